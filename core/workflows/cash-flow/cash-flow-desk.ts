/** The cash flow desk as the service offers it: choices in, the next revision out. */
import type { FullAnalysis } from '../../contract/application.ts'
import type { CashFlowChoices, CashFlowReply } from '../../contract/cash-flow.ts'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import { Refusal } from '../../errors.ts'
import type { Store } from '../../store/store.ts'
import type { Workbooks } from '../workbooks.ts'
import type { AnalysisRevisions } from '../analysis-revisions.ts'
import type { ApplicationRecords } from '../applications/records.ts'
import type { CorrectionEngine } from '../corrections/engine.ts'
import { choicesPath, mergedChoices } from './choices.ts'

/** Decided: links to workbooks of financial reports are valid for 7 days. */
const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

export interface CashFlowDeskServices {
  readonly store: Store
  readonly revisions: AnalysisRevisions
  readonly applications: ApplicationRecords
  readonly corrections: CorrectionEngine
  readonly workbooks: Workbooks
}

type CashFlowMembers = Pick<FullAnalysis, 'cash_flow' | 'debts' | 'global_cash_flow'>

export class CashFlowDesk {
  readonly #services: CashFlowDeskServices

  constructor(services: CashFlowDeskServices) {
    this.#services = services
  }

  /**
   * Stores the choices as the next revision, and returns what follows from them. Absent members stay as they were; none changes nothing but the
   * revision. Throws Refusal NOT_FOUND, CONFLICT (no result, or nothing with a cash flow), BAD_VALUE.
   */
  async choose(analysisId: string, given: CashFlowChoices, author: string | null): Promise<CashFlowReply> {
    const current = this.#members(analysisId).cash_flow
    if (current === undefined || current === null)
      throw new Refusal(
        'CONFLICT',
        'No income statement and no business return was read: there is no cash flow to compute.',
      )
    const merged = mergedChoices(current, given, author)
    await this.#services.corrections.correct(analysisId, {
      path: choicesPath,
      value: JSON.stringify(merged),
      note: null,
      author,
    })
    return this.#reply(analysisId)
  }

  /** Of an application the newest payload, whichever analysis changed it. */
  #members(analysisId: string): CashFlowMembers {
    const { store, revisions, applications } = this.#services
    const analysis = store.analyses.find(analysisId)
    if (analysis === null) throw new Refusal('NOT_FOUND', 'No such analysis.')
    if (analysis.kind === 'invoices') throw new Refusal('CONFLICT', 'Invoices have no cash flow.')
    const result =
      analysis.kind === 'application' ? applications.payload(analysis.appId!) : revisions.result(analysisId)
    if (result === null) throw new Refusal('CONFLICT', 'The analysis has no result yet.')
    return result as FullAnalysis | (FinancialStatementResult & Pick<FullAnalysis, 'global_cash_flow'>)
  }

  #reply(analysisId: string): CashFlowReply {
    const { store, workbooks } = this.#services
    const { cash_flow, debts, global_cash_flow } = this.#members(analysisId)
    const { revision } = store.analyses.find(analysisId)!
    return {
      analysisId,
      revision,
      cash_flow: cash_flow!,
      debts: debts ?? null,
      global_cash_flow: global_cash_flow ?? null,
      workbook_url: workbooks.download(analysisId, revision, LINK_LIFETIME_MS).url,
    }
  }
}
