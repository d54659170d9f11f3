/** The results of analyses: assembled by their kind, stored as revisions, and returned under fresh links. */
import { isDeepStrictEqual } from 'node:util'
import type { FullAnalysis } from '../contract/application.ts'
import type { AnalysisResult } from '../contract/service.ts'
import type { Analysis } from '../store/analyses.ts'
import type { Store } from '../store/store.ts'
import type { AnalysisKinds, Download } from './analysis-kind.ts'
import type { ApplicationRecords, PreparedRevision } from './applications/records.ts'
import type { Workbooks } from './workbooks.ts'

export interface RevisionServices {
  readonly store: Store
  readonly kinds: AnalysisKinds
  readonly workbooks: Workbooks
  readonly applications: ApplicationRecords
}

export class AnalysisRevisions {
  readonly #services: RevisionServices

  constructor(services: RevisionServices) {
    this.#services = services
  }

  /**
   * Stores what was prepared as the next revision of an analysis, and the next revision of its application (null: there is none, or no payload of
   * it yet). In the transaction that ends or corrects the analysis.
   */
  add(analysis: Analysis, prepared: unknown, application: PreparedRevision | null): void {
    const { store, kinds, workbooks, applications } = this.#services
    const kind = kinds[analysis.kind]
    let payload: FullAnalysis | null = null
    const commitApplication = (): FullAnalysis | null =>
      (payload ??= application === null ? null : applications.commit(application))
    const assembled = kind.assemble(prepared, {
      analysis,
      download: lifetimeMs => workbooks.download(analysis.id, analysis.revision + 1, lifetimeMs),
      commitApplication,
    })
    if (assembled !== null) {
      const result = kind.withIntegrity(assembled, store.inspections.ofAnalysis(analysis.id))
      store.analyses.addRevision(analysis.id, result, kind.headline(result))
    }
    commitApplication()
  }

  /** Stores what the inspection of its files found as the next revision of an analysis. In the transaction that says so. */
  addInspected(analysisId: string): void {
    const { store, kinds, workbooks } = this.#services
    const analysis = store.analyses.find(analysisId)
    const stored = store.analyses.result(analysisId)
    if (analysis === null || stored === null) return
    const kind = kinds[analysis.kind]
    const inspected = kind.withIntegrity(stored, store.inspections.ofAnalysis(analysisId))
    if (isDeepStrictEqual(inspected, stored)) return
    const download = (lifetimeMs: number): Download => workbooks.download(analysisId, analysis.revision + 1, lifetimeMs)
    store.analyses.addRevision(analysisId, kind.withFreshLinks(inspected, download), kind.headline(inspected))
  }

  /** The newest result with links that are valid from now; null: none yet, or no such analysis. */
  result(analysisId: string): AnalysisResult | null {
    const { store, kinds, workbooks } = this.#services
    const analysis = store.analyses.find(analysisId)
    const stored = store.analyses.result(analysisId)
    if (analysis === null || stored === null) return null
    const kind = kinds[analysis.kind]
    return kind.withFreshLinks(stored, lifetimeMs => workbooks.download(analysisId, analysis.revision, lifetimeMs))
  }

  /** A result as it was at a revision, its link too; null: there is none. */
  resultAt(analysisId: string, revision: number): AnalysisResult | null {
    return this.#services.store.analyses.result(analysisId, revision)
  }
}
