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
    row.averaged && subject.opening && value !== null ? finite(row.compute(new RatioInputs(subject, true))) : null
  const annualized = trace.annualFactor
  if (value !== null && annualized !== 1 && row.averaged)
    trace.note(`flows of ${subject.incomeStatement!.months} months scaled to a year by ${annualized.toFixed(4)}`)
  const variants = Object.entries(row.variants ?? {}).flatMap(([name, compute]) => {
    if (name === 'annualized' && annualized === 1) return []
    const variant = finite(compute(new RatioInputs(subject)))
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

/** Figures so far apart that their quotient overflows say nothing. */
const finite = (outcome: Outcome): Outcome =>
  typeof outcome === 'number' && !Number.isFinite(outcome) ? 'not_meaningful' : outcome === 0 ? 0 : outcome
