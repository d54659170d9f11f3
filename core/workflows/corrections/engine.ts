/**
 * The correction engine: a correction of an analysis, or of the payload of an application, is stored under a stable path, validated and applied by
 * its kind, and everything that depends on it is recomputed as the next revision, all in one transaction.
 */
import { Refusal } from '../../errors.ts'
import type { Analysis, Correction } from '../../store/analyses.ts'
import type { Store } from '../../store/store.ts'
import type { AnalysisKinds, NewCorrection, StableCorrection } from '../analysis-kind.ts'
import type { AnalysisRevisions } from '../analysis-revisions.ts'
import { historySubject } from '../history-subject.ts'
import type { ApplicationRecords } from '../applications/records.ts'
import { standingCorrections } from './standing.ts'
import { loadExtractions } from '../intake/stored-extraction.ts'

export interface CorrectionServices {
  readonly store: Store
  readonly kinds: AnalysisKinds
  readonly revisions: AnalysisRevisions
  readonly applications: ApplicationRecords
  /** An event may be waiting to be sent. */
  readonly wakeOutbox: () => void
}

/** All throw Refusal NOT_FOUND, CONFLICT (no result yet), BAD_VALUE (nothing there to correct, or a value of another type). */
export class CorrectionEngine {
  readonly #services: CorrectionServices

  constructor(services: CorrectionServices) {
    this.#services = services
  }

  async correct(analysisId: string, given: NewCorrection): Promise<Correction> {
    const analysis = this.#correctable(analysisId)
    return this.#store(this.#services.kinds[analysis.kind].corrections.toStable(analysis, given), given)
  }

  /** Corrects the payload in the last submission, or in the analysis that the value comes from. */
  async correctApplication(appId: string, given: NewCorrection): Promise<Correction> {
    const { store, kinds } = this.#services
    if (store.applications.find(appId) === null) throw new Refusal('NOT_FOUND', 'No such application')
    const read = store.applications.workflows(appId).filter(({ state }) => state === 'done')
    const source = read.findLast(({ kind }) => kinds[kind].corrections.changesApplication) ?? read.at(-1)
    if (source === undefined) throw new Refusal('CONFLICT', 'The application has no payload yet that can be corrected.')
    const analysis = this.#correctable(source.analysisId)
    return this.#store(kinds.application.corrections.toStable(analysis, given), given)
  }

  #correctable(analysisId: string): Analysis {
    const analysis = this.#services.store.analyses.find(analysisId)
    if (analysis === null) throw new Refusal('NOT_FOUND', 'No such analysis.')
    if (analysis.revision > 0) return analysis
    throw new Refusal('CONFLICT', 'The analysis has no result yet that can be corrected.')
  }

  /** Repeats when another correction or document changes what it was prepared from. */
  async #store({ analysisId, path, value }: StableCorrection, given: NewCorrection): Promise<Correction> {
    const { store, kinds, applications, revisions, wakeOutbox } = this.#services
    const { kind: name, appId } = this.#correctable(analysisId)
    const kind = kinds[name]
    for (;;) {
      const before = store.analyses.corrections(analysisId)
      const old = kind.corrections.valueAt(this.#correctable(analysisId), path) as Correction['value']
      const pending = { ...given, path, value, old }
      const prepared = await kind.prepare(
        loadExtractions(store.uploads, name, analysisId),
        standingCorrections([...before, pending]),
      )
      const options = kind.corrections.changesApplication ? { pending } : {}
      const revision = appId === null ? null : await applications.prepare(appId, options)
      const correction = store.transaction(() => {
        const analysis = this.#correctable(analysisId)
        // Another correction was stored in the meantime: this one comes after it.
        if (store.analyses.corrections(analysisId).length !== before.length) return null
        if (appId !== null && applications.isStale(appId, revision)) return null
        const added = store.analyses.addCorrection(analysisId, pending)
        store.history.add({
          subject: historySubject(analysis),
          action: 'corrected',
          author: given.author,
          details: { path: given.path, old, value, note: given.note, correctionId: added.id },
          sourceId: analysisId,
        })
        revisions.add(analysis, prepared, revision !== null && revision.revision > 0 ? revision : null)
        return added
      })
      if (correction === null) continue
      wakeOutbox()
      return kind.corrections.changesApplication ? correction : { ...correction, path: given.path }
    }
  }
}
