/** A correction of an analysis, or of the payload of an application: kept, and everything computed anew, in one transaction. */
import { valueAt } from '../contract/value-at.ts'
import { Refusal } from '../errors.ts'
import type { Analysis, Correction } from '../store/analyses.ts'
import type { Store } from '../store/store.ts'
import type { AnalysisKinds, AnyAnalysisKind } from './analysis-kind.ts'
import { loadExtractions } from './intake/stored-extraction.ts'
import type { ApplicationRecords, NewCorrection } from './applications/records.ts'

export interface CorrectionServices {
  readonly store: Store
  readonly kinds: AnalysisKinds
  readonly applications: ApplicationRecords
  /** Keeps what was prepared as the next revision. In a transaction. */
  readonly keep: (analysis: Analysis, kind: AnyAnalysisKind, prepared: unknown) => void
}

export interface Corrections {
  correct(analysisId: string, given: NewCorrection): Promise<Correction>
  correctApplication(appId: string, given: NewCorrection): Promise<Correction>
}

/** Both throw Refusal NOT_FOUND, CONFLICT (no result yet), BAD_VALUE (nothing there to correct). */
export function openCorrections({ store, kinds, applications, keep }: CorrectionServices): Corrections {
  function correctable(analysisId: string): Analysis {
    const analysis = store.analyses.find(analysisId)
    if (analysis === null) throw new Refusal('NOT_FOUND', 'No such analysis.')
    if (analysis.revision > 0) return analysis
    throw new Refusal('CONFLICT', 'The analysis has no result yet that could be corrected.')
  }

  async function correct(analysisId: string, given: NewCorrection): Promise<Correction> {
    const { kind: name, appId } = correctable(analysisId)
    if (name === 'application') return correctPayload(analysisId, appId!, given)
    const kind = kinds[name]
    for (;;) {
      const before = store.analyses.corrections(analysisId)
      const prepared = await kind.prepare(loadExtractions(store.uploads, name, analysisId), [...before, given])
      const revision = appId === null ? null : await applications.prepare(appId)
      const correction = store.transaction(() => {
        const analysis = correctable(analysisId)
        // Another correction came meanwhile: this one comes after it.
        if (store.analyses.corrections(analysisId).length !== before.length) return null
        if (appId !== null && applications.isStale(appId, revision)) return null
        const old = valueAt(store.analyses.result(analysisId), given.path)
        const added = store.analyses.addCorrection(analysisId, { ...given, old })
        keep(analysis, kind, prepared)
        if (revision !== null && revision.revision > 0) applications.commit(revision)
        return added
      })
      if (correction !== null) return correction
    }
  }

  /** `analysisId`: the submission it is kept under. */
  async function correctPayload(analysisId: string, appId: string, given: NewCorrection): Promise<Correction> {
    const done = await applications.correct(analysisId, appId, given)
    if (!('analysisId' in done)) return done
    const { path, value, analysisId: elsewhere } = done
    return { ...(await correct(elsewhere, { ...given, path, value })), path: given.path }
  }

  return {
    correct,
    correctApplication(appId, given) {
      if (store.applications.find(appId) === null) throw new Refusal('NOT_FOUND', 'No such application')
      const read = store.applications.workflows(appId).filter(({ state }) => state === 'done')
      const submission = read.findLast(({ kind }) => kind === 'application') ?? read.at(-1)
      if (submission === undefined)
        throw new Refusal('CONFLICT', 'The application has no payload yet that could be corrected.')
      return correctPayload(submission.analysisId, appId, given)
    },
  }
}
