/** A move between two applications as one change of both: their next revisions, histories and corrections in one transaction. */
import type { Clock } from '../../clock.ts'
import type { Analysis, Correction } from '../../store/analyses.ts'
import type { Store } from '../../store/store.ts'
import type { AnalysisRevisions } from '../analysis-revisions.ts'
import type { Held } from './held-file.ts'
import type { LoadedFile } from './load-application.ts'
import { movedCorrections } from './moved-corrections.ts'
import type { ApplicationRecords, PreparedRevision } from './records.ts'

export interface MoveServices {
  readonly clock: Clock
  readonly store: Store
  readonly applications: ApplicationRecords
  readonly revisions: AnalysisRevisions
  /** An event may be waiting to be sent. */
  readonly wakeOutbox: () => void
}

/** What a move changes: files that get other contents, a file that comes in, one that goes. */
export interface Move {
  readonly from: string
  readonly to: string
  readonly left: (files: readonly LoadedFile[]) => readonly LoadedFile[]
  readonly joined: (files: readonly LoadedFile[]) => readonly LoadedFile[]
  readonly write: () => void
  /** Corrections that go with it, under the paths they get. */
  readonly corrections: readonly Correction[]
  /** What the histories of both say. */
  readonly fileName: string
  /** Analyses that the next revisions of both applications belong to. */
  readonly analyses: readonly [from: Analysis, to: string]
}

/** Both applications in one transaction, prepared again when something else changed one of them. */
export async function commitMove(
  { store, applications, revisions, wakeOutbox }: MoveServices,
  change: Move,
  author: string,
): Promise<void> {
  const { from, to, left, joined, write, fileName, analyses, corrections } = change
  const [source, targetId] = analyses
  for (;;) {
    const before = await applications.prepare(from, { changed: left })
    const after = await applications.prepare(to, { changed: joined, arrived: corrections })
    const isStored = store.transaction(() => {
      const isStale = (appId: string, revision: PreparedRevision | null) => applications.isStale(appId, revision)
      if (isStale(from, before) || isStale(to, after)) return false
      write()
      const entry = { author, sourceId: targetId }
      const [leftHistory, joinedHistory] = [from, to].map(appId => ({ analysisId: null, appId }))
      store.history.add({ ...entry, subject: leftHistory!, action: 'moved_out', details: { fileName, to } })
      store.history.add({ ...entry, subject: joinedHistory!, action: 'moved_in', details: { fileName, from } })
      revisions.add(source, null, before)
      revisions.add(store.analyses.find(targetId)!, null, after)
      return true
    })
    if (!isStored) continue
    wakeOutbox()
    return
  }
}

/** With an analysis of the application that files can be put into; it goes again when the work fails. */
export async function withTarget<T>(
  { store, clock }: Pick<MoveServices, 'store' | 'clock'>,
  appId: string,
  work: (analysisId: string) => Promise<T>,
): Promise<T> {
  const analysisId = clock.id()
  const isNew = store.applications.find(appId) === null
  store.transaction(() => {
    store.applications.open(appId, {})
    store.analyses.add({ id: analysisId, kind: 'application', appId, keyId: null })
    store.jobs.finish(store.jobs.add(analysisId).id)
  })
  try {
    return await work(analysisId)
  } catch (error) {
    store.transaction(() => {
      store.analyses.remove(analysisId)
      if (isNew && store.applications.workflows(appId).length === 0) store.applications.remove(appId)
    })
    throw error
  }
}

/** Corrections of the pages, under the paths they get in `to`; `pages` null: of the whole file. */
export const correctionsOf = (
  store: Store,
  { appId, upload }: Held,
  pages: readonly number[] | null,
  to: string,
): readonly Correction[] =>
  store.applications
    .workflows(appId)
    .flatMap(({ analysisId }) => movedCorrections(store.analyses.corrections(analysisId), upload.id, pages, to))

/** Corrections of the pages go with them; `pages` null: of the whole file. */
export function moveCorrections(
  store: Store,
  held: Held,
  pages: readonly number[] | null,
  to: { readonly analysisId: string; readonly uploadId: string },
): void {
  for (const { id, path } of correctionsOf(store, held, pages, to.uploadId))
    store.analyses.moveCorrection(id, { analysisId: to.analysisId, path })
}
