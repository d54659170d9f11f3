/** The executive summary: key findings and recommendations, each naming the figures and the period behind it. */
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import { findings } from './summary-findings.ts'
import type { SummaryInput } from './summary-input.ts'
import { recommendations } from './summary-recommendations.ts'

export const summarize = (input: SummaryInput): FinancialStatementResult['executiveSummary'] => ({
  keyFindings: findings(input),
  recommendations: recommendations(input),
})
