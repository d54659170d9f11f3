/** The executive summary: key findings and recommendations, each naming the figures and the period behind it. */
import type { Check, FinancialStatementResult, IndustryBenchmark, RatioDetail, Statements, TrendAnalysis } from '../contract/financial-statement.ts'
import { findings } from './summary-findings.ts'
import { recommendations } from './summary-recommendations.ts'
import type { Health } from './health.ts'
import type { RatioSubject } from './ratio-figures.ts'
import type { RatioPath } from './ratios.ts'

/** Everything the sentences are made of. */
export interface SummaryInput {
  readonly statements: Statements
  readonly subject: RatioSubject
  readonly ratioDetails: Readonly<Record<RatioPath, RatioDetail>>
  readonly trends: TrendAnalysis
  readonly health: Health
  readonly benchmark: IndustryBenchmark | null
  readonly industryTitle: string | null
  readonly checks: readonly Check[]
  readonly currency: string | null
}

export const summarise = (input: SummaryInput): FinancialStatementResult['executiveSummary'] => ({
  keyFindings: findings(input),
  recommendations: recommendations(input),
})
