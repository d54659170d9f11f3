/** A change of the documents of one or two analyses as one transaction: their next revisions, corrections, reviews and histories. */
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import type { HistoryAction } from '../../contract/history.ts'
import { Refusal } from '../../errors.ts'
import type { Correction } from '../../store/analyses.ts'
import type { Store } from '../../store/store.ts'
import type { Upload } from '../../store/uploads.ts'
import type { AnalysisKinds } from '../analysis-kind.ts'
import type { AnalysisRevisions } from '../analysis-revisions.ts'
import type { LoadedFile } from '../applications/load-application.ts'
import type { ApplicationRecords, PreparedRevision, PrepareOptions } from '../applications/records.ts'
import { setAsidePart, standingCorrections } from '../corrections/standing.ts'
import { historySubject } from '../history-subject.ts'
import {
  followed,
  placesOf,
  type Followed,
  type Move,
  type MovedPages,
  type Places,
  type Side,
} from './follow-corrections.ts'
import type { OwnAnalysis, OwnFile } from './own-analysis.ts'

export interface ChangeServices {
  readonly store: Store
  readonly kinds: AnalysisKinds
  readonly revisions: AnalysisRevisions
  readonly applications: ApplicationRecords
  /** An event may be waiting to be sent. */
  readonly wakeOutbox: () => void
}

/** An analysis with the files it is to have; none: it is removed afterwards. */
export interface Changed {
  readonly own: OwnAnalysis
  readonly files: readonly OwnFile[]
  readonly history: { readonly action: HistoryAction; readonly details: object }
}

export interface ToApplication {
  readonly appId: string
  /** The submission that holds the document from now on. */
  readonly analysisId: string
  /** Its files as they are afterwards. */
  readonly changed: (files: readonly LoadedFile[]) => readonly LoadedFile[]
  readonly fileName: string
  readonly pathOf: Places['pathOf']
}

export interface DocumentChange {
  readonly source: Changed
  /** null: nothing moves to another analysis. */
  readonly target: (Changed & { readonly isNew: boolean }) | null
  /** Where a document goes that moves to an application. */
  readonly application?: ToApplication
  readonly moved: MovedPages | null
  readonly author: string
  /** Stores the files, in the transaction. */
  readonly write: () => void
}

interface Prepared {
  readonly changed: Changed
  readonly prepared: unknown
}

/** Throws Refusal CONFLICT when something else changed one of the analyses meanwhile; then nothing is changed. */
export async function changeAnalyses(services: ChangeServices, change: DocumentChange): Promise<void> {
  const { store, revisions, applications, wakeOutbox } = services
  const changed = [change.source, ...(change.target === null ? [] : [change.target])]
  const move = await moveOf(services, change)
  const corrections = correctionsAfter(change, move)
  const prepared: Prepared[] = []
  for (const one of changed)
    if (one.files.length > 0)
      prepared.push({
        changed: one,
        prepared: await prepare(services, one, corrections.get(one.own.analysis.id) ?? []),
      })
  const { application = null } = change
  const appIds = [...new Set([...changed.map(({ own }) => own.analysis.appId), application?.appId ?? null])].filter(
    id => id !== null,
  )
  const changesOf = (appId: string): PrepareOptions =>
    appId === application?.appId
      ? { changed: application.changed, arrived: corrections.get(application.analysisId) ?? [] }
      : {}
  for (;;) {
    const next: (PreparedRevision | null)[] = []
    for (const appId of appIds) next.push(await applications.prepare(appId, changesOf(appId)))
    const isStored = store.transaction(() => {
      if (appIds.some((appId, index) => applications.isStale(appId, next[index]!))) return false
      refuseStale(store, change)
      const reviews = changed.map(({ own }) => store.library.review(own.analysis.id))
      change.write()
      for (const [index, one] of changed.entries()) {
        const side = index === 0 ? move.source : move.target!
        for (const { id, path } of one.own.corrections) store.analyses.moveCorrection(id, followed(path, side, move))
        const accepted = reviews[index]!.accepted.map(path => followed(path, side, move))
        saveReview(store, one, accepted)
        store.history.add({
          subject: historySubject(one.own.analysis),
          action: one.history.action,
          author: change.author,
          details: one.history.details,
          sourceId: one.own.analysis.id,
        })
      }
      for (const { changed: one, prepared: ready } of prepared)
        revisions.add(store.analyses.find(one.own.analysis.id)!, ready, null)
      for (const revision of next) commit(services, change, revision)
      return true
    })
    if (!isStored) continue
    wakeOutbox()
    return
  }
}

/** The next revision of an application; of the one that a document moved to also that of the submission it came with. */
function commit(
  { store, applications, revisions }: ChangeServices,
  { application, source, author }: DocumentChange,
  revision: PreparedRevision | null,
): void {
  if (revision === null) return
  if (revision.appId !== application?.appId) {
    if (revision.revision > 0) applications.commit(revision)
    return
  }
  const { appId, analysisId, fileName } = application
  store.history.add({
    subject: { analysisId: null, appId },
    action: 'moved_in',
    author,
    details: { fileName, fromAnalysis: source.own.analysis.id },
    sourceId: analysisId,
  })
  revisions.add(store.analyses.find(analysisId)!, null, revision)
}

const contentOf = ({ id, metadata }: Upload): unknown => [id, metadata]

function refuseStale(store: Store, { source, target }: DocumentChange): void {
  for (const one of [source, ...(target === null || target.isNew ? [] : [target])]) {
    const { analysis, corrections, files } = one.own
    const uploads = store.uploads.ofAnalysis(analysis.id)
    // An inspection that ends makes a revision, too, and changes neither.
    const isSame =
      store.analyses.corrections(analysis.id).length === corrections.length &&
      JSON.stringify(uploads.map(contentOf)) === JSON.stringify(files.map(({ upload }) => contentOf(upload)))
    if (isSame) continue
    throw new Refusal('CONFLICT', 'The analysis was changed meanwhile; look at it and try again.')
  }
}

/** What was accepted stays accepted where it still stands; an analysis whose documents changed is to be reviewed again. */
function saveReview(store: Store, { own }: Changed, accepted: readonly Followed[]): void {
  if (store.analyses.find(own.analysis.id) === null) return
  const kept = accepted.filter(
    ({ analysisId, path }) => analysisId === own.analysis.id && !path.startsWith(setAsidePart),
  )
  store.library.saveReview(own.analysis.id, { reviewed: false, accepted: kept.map(({ path }) => path) })
}

async function moveOf(services: ChangeServices, { source, target, moved, application }: DocumentChange): Promise<Move> {
  const sideOf = async ({ own, files }: Changed): Promise<Side> => ({
    analysisId: own.analysis.id,
    before: placesOf(own.files, statementsOf(services.store.analyses.result(own.analysis.id))),
    after: files.length === 0 ? null : await placesAfter(services, own, files),
  })
  return {
    source: await sideOf(source),
    target: target === null ? sideOfApplication(application) : await sideOf(target),
    moved,
    isNew: target?.isNew ?? false,
  }
}

const sideOfApplication = (application: ToApplication | undefined): Side | null => {
  if (application === undefined) return null
  const { analysisId, pathOf } = application
  return {
    analysisId,
    before: { nameOf: path => path, printedAt: () => null, pathOf: () => null },
    after: { nameOf: path => path, printedAt: () => null, pathOf },
  }
}

const statementsOf = (result: unknown): FinancialStatementResult | null =>
  typeof result === 'object' && result !== null && 'periods' in result ? (result as FinancialStatementResult) : null

async function placesAfter(
  { kinds }: ChangeServices,
  { analysis }: OwnAnalysis,
  files: readonly OwnFile[],
): Promise<Places> {
  const isInvoices = analysis.kind === 'invoices'
  const reads = files.map(({ read }) => read)
  return placesOf(files, isInvoices ? null : statementsOf(await kinds[analysis.kind].prepare(reads, [])))
}

/** By analysis, in the order in which they were made. */
function correctionsAfter({ source, target }: DocumentChange, move: Move): ReadonlyMap<string, readonly Correction[]> {
  const all = [
    ...source.own.corrections.map(correction => ({ correction, to: followed(correction.path, move.source, move) })),
    ...(target?.own.corrections ?? []).map(correction => ({
      correction,
      to: followed(correction.path, move.target!, move),
    })),
  ].toSorted((a, b) => a.correction.createdAt - b.correction.createdAt)
  return new Map(
    [...Map.groupBy(all, ({ to }) => to.analysisId)].map(([id, list]) => [
      id,
      list.map(({ correction, to }) => ({ ...correction, path: to.path })),
    ]),
  )
}

async function prepare(
  { kinds }: ChangeServices,
  { own, files }: Changed,
  corrections: readonly Correction[],
): Promise<unknown> {
  const reads = files.map(({ read }) => read)
  return kinds[own.analysis.kind].prepare(reads, standingCorrections(corrections))
}
