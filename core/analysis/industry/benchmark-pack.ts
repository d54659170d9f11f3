/** Public industry figures shipped with the program: their shape, and which of them answers to which ratio of the result. */
import { readFileSync } from 'node:fs'
import { resourcePath } from '../../reading/resource-path.ts'
import type { RatioPath } from '../ratio-rows.ts'

export interface BenchmarkMetric {
  readonly path: RatioPath
  /** The column of the pack. */
  readonly source: string
  /** Whether more is better, less is, or neither by itself. */
  readonly better: 'higher' | 'lower' | null
}

/** Same definitions on both sides (domain: year-end balances); the pack's debt to equity counts all liabilities here, as the result's does. */
export const benchmarkMetrics: readonly BenchmarkMetric[] = [
  { path: 'profitabilityRatios.grossProfitMargin', source: 'grossProfitMargin', better: 'higher' },
  { path: 'profitabilityRatios.operatingProfitMargin', source: 'operatingProfitMargin', better: 'higher' },
  { path: 'profitabilityRatios.netProfitMargin', source: 'netProfitMargin', better: 'higher' },
  { path: 'profitabilityRatios.returnOnAssets', source: 'returnOnAssets', better: 'higher' },
  { path: 'profitabilityRatios.returnOnEquity', source: 'returnOnEquity', better: 'higher' },
  { path: 'profitabilityRatios.ebitdaMargin', source: 'ebitdaMargin', better: 'higher' },
  { path: 'liquidityRatios.currentRatio', source: 'currentRatio', better: 'higher' },
  { path: 'liquidityRatios.quickRatio', source: 'quickRatio', better: 'higher' },
  { path: 'liquidityRatios.cashRatio', source: 'cashRatio', better: 'higher' },
  { path: 'solvencyRatios.debtToEquity', source: 'totalLiabilitiesToEquity', better: 'lower' },
  { path: 'solvencyRatios.debtToAssets', source: 'debtToAssets', better: 'lower' },
  { path: 'solvencyRatios.interestCoverageRatio', source: 'interestCoverageRatio', better: 'higher' },
  { path: 'solvencyRatios.equityMultiplier', source: 'equityMultiplier', better: 'lower' },
  { path: 'efficiencyRatios.assetTurnover', source: 'assetTurnover', better: 'higher' },
  { path: 'efficiencyRatios.inventoryTurnover', source: 'inventoryTurnover', better: 'higher' },
  { path: 'efficiencyRatios.receivablesTurnover', source: 'receivablesTurnover', better: 'higher' },
  { path: 'efficiencyRatios.payablesTurnover', source: 'payablesTurnover', better: null },
  { path: 'efficiencyRatios.fixedAssetTurnover', source: 'fixedAssetTurnover', better: 'higher' },
]

export interface BenchmarkIndustry {
  /** "all", a sector ("23", "31-33"), a major of three digits or a minor of six, as the IRS numbers them. */
  readonly naics: string
  /** Beginnings of the NAICS codes the industry consists of. */
  readonly covers: readonly string[]
  readonly level: 'all' | 'sector' | 'major' | 'minor'
  readonly title: string
  /** Asset class → returns, then the metrics in the order of `benchmarkMetrics`; null where the IRS withheld a figure. */
  readonly sizes: Readonly<Record<string, readonly (number | null)[]>>
}

export interface BenchmarkPack {
  readonly source: string
  readonly year: number
  readonly industries: readonly BenchmarkIndustry[]
}

let loaded: BenchmarkPack | null = null

/** Read at first use: most requests of one-off runs never need it. */
export function benchmarkPack(): BenchmarkPack {
  return (loaded ??= JSON.parse(readFileSync(resourcePath('benchmarks', 'irs-soi-2013.json'), 'utf8')) as BenchmarkPack)
}
