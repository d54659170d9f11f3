/** A ratio with all that explains it: formula, inputs, why it is missing, and the industry it stands against. */
import type { FinancialStatementResult } from '../../../core/contract/financial-statement.ts'
import { amount, count, ratio, reason, title } from '../../formats/format.ts'

export interface RatioInput {
  /** JSON pointer of the figure. */
  readonly pointer: string
  /** "Total assets". */
  readonly name: string
  readonly value: number | null
}

export interface ExplainedRatio {
  /** As the contract calls it: "currentRatio". */
  readonly id: string
  readonly name: string
  readonly number: number | null
  /** For people; null: not available. */
  readonly value: string | null
  /** Why it is not available; null where it is. */
  readonly reason: string | null
  readonly formula: string
  readonly inputs: readonly RatioInput[]
  readonly notes: readonly string[]
  /** Of the industry; null where none is known. */
  readonly benchmark: number | null
  readonly industry: string | null
  readonly verdict: 'better' | 'worse' | null
}

/** "totalAssets" reads as "total assets". */
const readable = (formula: string): string =>
  formula.replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, name => title(name).toLowerCase())

/**
 * "IRS SOI 2013, NAICS 332, assets $1 to $5 million; aggregate of 37,270 returns, not a median"; null: there is no industry to compare with.
 */
export function benchmarkSource({ industryBenchmark: found }: FinancialStatementResult): string | null {
  if (found === null) return null
  const sample = found.sampleSize === null ? '' : ` of ${count(found.sampleSize)} returns`
  return `${found.source} ${found.year}, NAICS ${found.naics}, assets ${found.assetSizeClass}; aggregate${sample}, not a median`
}

export function explainedRatio(result: FinancialStatementResult, id: string, value: number | null): ExplainedRatio {
  const detail = Object.entries(result.ratioDetails).find(([path]) => path.split(/[./]/).at(-1) === id)?.[1]
  const benchmark = result.industryBenchmark?.ratios.find(other => other.name === id)
  const variants = Object.entries({ 'on average balances': detail?.averageBasisValue ?? null, ...detail?.variants })
  const inputs = Object.entries(detail?.inputs ?? {}).map(([pointer, stated]) => ({
    pointer,
    name: title(pointer.split('/').at(-1)!),
    value: stated,
  }))
  return {
    id,
    name: title(id),
    number: value,
    value: value === null ? null : ratio(id, value),
    reason: value === null ? reasonOf(detail?.reason, inputs) : null,
    formula: readable(detail?.formula ?? ''),
    inputs,
    notes: [
      ...(detail?.notes ?? []),
      ...variants.flatMap(([variant, other]) =>
        other === null ? [] : [`${ratio(id, other)} ${variantName(variant)}`],
      ),
    ],
    benchmark: benchmark?.benchmark ?? null,
    industry: typeof benchmark?.benchmark === 'number' ? ratio(id, benchmark.benchmark) : null,
    verdict: typeof benchmark?.favorable === 'boolean' ? (benchmark.favorable ? 'better' : 'worse') : null,
  }
}

/** Another way to compute a ratio: "asPrinted" reads as "as printed". */
const variantName = (variant: string): string => (variant.includes(' ') ? variant : title(variant).toLowerCase())

/** Of a missing input its name: "needs depreciation". */
function reasonOf(code: string | null | undefined, inputs: ExplainedRatio['inputs']): string {
  const missing = code === 'missing_input' ? inputs.filter(({ value }) => value === null) : []
  return missing.length === 0 ? reason(code) : `needs ${missing.map(({ name }) => name.toLowerCase()).join(', ')}`
}

/** The tooltip of a ratio, one line each. */
export function ratioLines(explained: ExplainedRatio, source: string | null): readonly string[] {
  const { name, formula, inputs, reason: why, industry, verdict } = explained
  const inputLine = inputs
    .map(({ name: input, value }) => `${input} ${value === null ? 'not stated' : amount(value)}`)
    .join(' · ')
  return [
    `${name} = ${formula}`,
    inputLine,
    why === null ? '' : `Not available: ${why}`,
    industry === null ? '' : `Industry ${industry}${verdict === null ? '' : `, this is ${verdict}`}: ${source}`,
  ].filter(line => line !== '')
}
