/** Comparison with the public figures of the company's industry and size. */
import type { FinancialRatios, IndustryBenchmark, IndustryClassification } from '../../contract/financial-statement.ts'
import type { Benchmarks } from '../health.ts'
import { benchmarkMetrics, benchmarkPack, type BenchmarkIndustry, type BenchmarkPack } from './benchmark-pack.ts'

/** The benchmark in the result, and its values by ratio path for the health score. */
export interface IndustryComparison {
  readonly industryBenchmark: IndustryBenchmark
  readonly values: Benchmarks
}

/** Asset classes of the pack: total assets from 1 dollar up to, but not including, the bound. */
const assetClasses: readonly (readonly [name: string, below: number, shown: string])[] = [
  ['1_to_500k', 500_000, 'under $500,000'],
  ['500k_to_1m', 1_000_000, '$500,000 to $1 million'],
  ['1m_to_5m', 5_000_000, '$1 to $5 million'],
  ['5m_to_10m', 10_000_000, '$5 to $10 million'],
  ['10m_to_25m', 25_000_000, '$10 to $25 million'],
  ['25m_to_50m', 50_000_000, '$25 to $50 million'],
  ['50m_to_100m', 100_000_000, '$50 to $100 million'],
]
const allSizes = ['all', 'all sizes'] as const
/** Thin equity of the smallest firms makes their equity ratios meaningless; those of the next class stand in (domain 1.5). */
const distortedClass = '1_to_500k'
const standInClass = '500k_to_1m'
const equityRatios = new Set(['returnOnEquity', 'totalLiabilitiesToEquity', 'equityMultiplier'])

/**
 * The figures of the most specific industry that is published for the company's asset class (minor, major, sector), else of the most
 * specific one over all sizes. Null when the industry is unknown, or nothing is published for it. Asset classes are in US dollars: for
 * another currency, or unknown total assets, all sizes count.
 */
export function compareWithIndustry(
  industry: IndustryClassification,
  company: { readonly totalAssets: number | null; readonly currency: string | null },
  ratios: FinancialRatios,
): IndustryComparison | null {
  if (industry.naicsCode === null) return null
  const pack = benchmarkPack()
  const candidates = industriesFor(industry.naicsCode, pack)
  const [size, shown] = assetClassOf(company)
  const record = candidates.find(c => c.sizes[size]) ?? candidates[0]
  if (!record) return null
  const used = record.sizes[size] ? ([size, shown] as const) : allSizes
  return comparison(record, used, pack, ratios)
}

function assetClassOf({
  totalAssets,
  currency,
}: {
  totalAssets: number | null
  currency: string | null
}): readonly [string, string] {
  if (totalAssets === null || totalAssets <= 0 || (currency !== null && currency !== 'USD')) return allSizes
  const found = assetClasses.find(([, below]) => totalAssets < below)
  return found ? [found[0], found[2]] : allSizes
}

/** Industries that contain a NAICS code, most specific first. */
export function industriesFor(naicsCode: string, pack: Pick<BenchmarkPack, 'industries'>): BenchmarkIndustry[] {
  const depth = { minor: 0, major: 1, sector: 2, all: 3 }
  return pack.industries
    .filter(
      ({ level, covers }) =>
        level !== 'all' && covers.some(prefix => naicsCode.startsWith(prefix) || naicsCode === prefix),
    )
    .sort((a, b) => depth[a.level] - depth[b.level] || longest(b.covers, naicsCode) - longest(a.covers, naicsCode))
}

/** Of overlapping minors the one that names the code most exactly. */
const longest = (covers: readonly string[], code: string): number =>
  Math.max(0, ...covers.filter(prefix => code.startsWith(prefix)).map(prefix => prefix.length))

function comparison(
  record: BenchmarkIndustry,
  [size, shown]: readonly [string, string],
  pack: BenchmarkPack,
  ratios: FinancialRatios,
): IndustryComparison {
  const row = record.sizes[size]!
  const standIn = size === distortedClass ? record.sizes[standInClass] : undefined
  const byPath = new Map(
    Object.entries(ratios).flatMap(([group, members]) =>
      Object.entries(members).map(([name, value]) => [`${group}.${name}`, value] as const),
    ),
  )
  const values: Benchmarks = {}
  const compared = benchmarkMetrics.map(({ path, source, better }, index) => {
    const benchmark = (equityRatios.has(source) && standIn ? standIn : row)[index + 1] ?? null
    const value = byPath.get(path) ?? null
    const difference = value === null || benchmark === null ? null : value - benchmark
    if (benchmark !== null) values[path] = benchmark
    const favorable =
      difference === null || better === null ? null : better === 'higher' ? difference >= 0 : difference <= 0
    return { name: path.split('.')[1]!, value, benchmark, difference, favorable }
  })
  return {
    industryBenchmark: {
      source: pack.source,
      year: pack.year,
      naics: record.naics,
      level: `${record.level}: ${record.title}`,
      assetSizeClass: shown,
      sampleSize: row[0] ?? null,
      ratios: compared.filter(r => r.benchmark !== null),
    },
    values,
  }
}
