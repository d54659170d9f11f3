/** Everything the sentences of the executive summary are made of. */
import type { Check } from '../contract/evidence.ts'
import type { IndustryBenchmark, RatioDetail, TrendAnalysis } from '../contract/financial-statement.ts'
import type { Statements } from '../contract/statement-figures.ts'
import type { Health } from './health.ts'
import type { RatioSubject } from './ratio-figures.ts'
import type { RatioPath } from './ratio-rows.ts'

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
