/** Computes the twenty-eight ratios: each a value, or the reason why it has none, with its trace. */
import type { FinancialRatios, RatioDetail } from '../contract/financial-statement.ts'
import { RatioInputs, type RatioSubject } from './ratio-figures.ts'
import { ratioRows, type Outcome, type RatioPath, type RatioRow } from './ratio-rows.ts'

export interface RatioResult {
  readonly ratios: FinancialRatios
  /** By `group.name`, as in `ratios`. */
  readonly details: Record<RatioPath, RatioDetail>
}

/** Computes every ratio. Pure; no value is ever NaN or infinite, and a null value always has a reason. */
export function computeRatios(subject: RatioSubject): RatioResult {
  const ratios: Record<string, Record<string, number | null>> = {}
  const details: Record<string, RatioDetail> = {}
  for (const row of ratioRows) {
    const detail = detailOf(row, subject)
    details[row.path] = detail
    const [group, name] = row.path.split('.') as [string, string]
    ;(ratios[group] ??= {})[name] = detail.value
  }
  return { ratios: ratios as unknown as FinancialRatios, details: details }
}

function detailOf(row: RatioRow, subject: RatioSubject): RatioDetail {
  const trace = new RatioInputs(subject)
  const outcome = finite(row.compute(trace))
  const value = typeof outcome === 'number' ? outcome : null
  const average =
    row.averaged && subject.opening && value !== null
      ? finite(row.compute(new RatioInputs(subject, { averaged: true })))
      : null
  const annualized = trace.annualFactor
  const scaled = scaling(row, subject, trace)
  if (value !== null && scaled !== null)
    trace.note(`flows of ${scaled.months} months scaled to a year by ${scaled.factor.toFixed(4)}`)
  const printed = scaled === null ? {} : { asPrinted: row.compute }
  const variants = Object.entries({ ...row.variants, ...printed }).flatMap(([name, compute]) => {
    if (name === 'annualized' && annualized === 1) return []
    const variant = finite(compute(new RatioInputs(subject, { asPrinted: name === 'asPrinted' })))
    return typeof variant === 'number' ? [[name, variant] as const] : []
  })
  return {
    formula: row.formula,
    inputs: trace.inputs,
    value,
    reason: typeof outcome === 'number' ? null : outcome,
    averageBasisValue: typeof average === 'number' ? average : null,
    ...(trace.notes.length > 0 && { notes: trace.notes }),
    ...(variants.length > 0 && { variants: Object.fromEntries(variants) }),
  }
}

/** The months of an interim period whose flows the ratio scales to a year, and by how much; null where it scales nothing. */
function scaling(
  { scaled }: RatioRow,
  { incomeStatement, cashFlowStatement }: RatioSubject,
  trace: RatioInputs,
): { months: number | null; factor: number } | null {
  if (scaled === undefined) return null
  const [flows, factor] =
    scaled === 'cash flow' ? [cashFlowStatement, trace.cashFlowFactor] : [incomeStatement, trace.annualFactor]
  return flows === null || factor === 1 ? null : { months: flows.months, factor }
}

/** Figures so far apart that their quotient overflows say nothing. */
const finite = (outcome: Outcome): Outcome =>
  typeof outcome === 'number' && !Number.isFinite(outcome) ? 'not_meaningful' : outcome === 0 ? 0 : outcome
