/**
 * Lines of a calculation as data: sums and quotients over named lines. Services, workbook and tests evaluate the same rows, so a
 * formula exists once. Amounts are computed in whole cents, hence sums are exact.
 */
import type { CashFlowLine, CashFlowLines } from '../../contract/cash-flow.ts'

/** A value before the calculation: whole cents for amounts, plain for days; null has a reason. */
export interface StatedValue {
  readonly value: number | null
  /** JSON pointers of its evidence. */
  readonly from: readonly string[]
  readonly reason: string | null
  readonly notes?: readonly string[]
}

/** A line that documents or a person state. */
export interface StatedRow {
  readonly name: string
  readonly label: string
  readonly unit?: 'amount' | 'days'
}
/** A signed sum such as `net_income + interest - [capex]`; a name in brackets counts where it is stated. */
export interface SumRow {
  readonly name: string
  readonly label: string
  readonly sum: string
}
/** `numerator / denominator`, or with `times` that many days. */
export interface QuotientRow {
  readonly name: string
  readonly label: string
  readonly over: readonly [numerator: string, denominator: string]
  readonly times?: string
}
export type Row = StatedRow | SumRow | QuotientRow

export interface Term {
  readonly name: string
  readonly sign: 1 | -1
  readonly optional: boolean
}

/** To whole cents, halves away from zero; amounts of documents have at most two decimals. */
export const toCents = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-6)
export const fromCents = (cents: number): number => cents / 100

export const missing = (reason: string): StatedValue => ({ value: null, from: [], reason })

/** The terms of a sum. Throws for a formula that is malformed, which is a bug. */
export function termsOf(sum: string): readonly Term[] {
  const tokens = sum.trim().split(/\s+/)
  const terms: Term[] = []
  let sign: 1 | -1 = 1
  for (const token of tokens) {
    if (token === '+' || token === '-') {
      sign = token === '-' ? -1 : 1
      continue
    }
    const [, open, name, close] = /^(\[)?(\w+)(\])?$/.exec(token) ?? []
    if (name === undefined || (open === undefined) !== (close === undefined)) throw new Error(`malformed sum: ${sum}`)
    terms.push({ name, sign, optional: open !== undefined })
    sign = 1
  }
  return terms
}

/** Evaluates rows in their order; each may name lines before it. `at`: JSON pointer of the lines in the result. */
export function evaluate(
  rows: readonly Row[],
  stated: Readonly<Record<string, StatedValue | undefined>>,
  at: string,
): CashFlowLines {
  const lines: Record<string, CashFlowLine> = {}
  const exact: Record<string, number | null> = {}
  const calculation = { rows, lines, exact, at }
  for (const row of rows) {
    const line = 'sum' in row ? sumLine(row, calculation) : 'over' in row ? quotientLine(row, calculation) : null
    const { value, ...rest } = line ?? statedLine(row, stated[row.name])
    exact[row.name] = value
    lines[row.name] = { ...rest, value: value !== null && rest.unit === 'amount' ? fromCents(value) : value }
  }
  return lines
}

interface Calculation {
  readonly rows: readonly Row[]
  readonly lines: Readonly<Record<string, CashFlowLine>>
  readonly exact: Readonly<Record<string, number | null>>
  readonly at: string
}

function statedLine({ label, unit = 'amount' }: StatedRow, given: StatedValue | undefined): CashFlowLine {
  const { value, from, reason, notes = [] } = given ?? missing(`${label}: not stated.`)
  return {
    label,
    value,
    unit,
    formula: 'stated',
    from: [...from],
    reason: value === null ? (reason ?? `${label}: not stated.`) : null,
    notes: [...notes],
  }
}

function sumLine({ label, sum }: SumRow, { lines, exact, at }: Calculation): CashFlowLine {
  const terms = termsOf(sum)
  const isStated = ({ name }: Term): boolean => exact[name] !== null
  const absent = terms.filter(term => !term.optional && !isStated(term))
  const counted = terms.filter(isStated)
  const words = terms.map(
    ({ name, sign }, index) => `${sign < 0 ? '− ' : index === 0 ? '' : '+ '}${lower(lines[name]!.label, index)}`,
  )
  const value =
    absent.length > 0 || counted.length === 0
      ? null
      : counted.reduce((total, { name, sign }) => total + sign * exact[name]!, 0)
  return {
    label,
    // No negative zero.
    value: value === 0 ? 0 : value,
    unit: 'amount',
    formula: words.join(' '),
    from: counted.map(({ name }) => `${at}/${name}`),
    reason: value === null ? whyNot((absent.length > 0 ? absent : terms).map(({ name }) => lines[name]!)) : null,
    notes: terms
      .filter(term => term.optional && !isStated(term))
      .map(({ name }) => `${lines[name]!.label} is not stated and not part of it.`),
  }
}

function quotientLine({ label, over: [of, by], times }: QuotientRow, { lines, exact, at }: Calculation): CashFlowLine {
  const [numerator, denominator] = [exact[of] ?? null, exact[by] ?? null]
  const factor = times === undefined ? 1 : (exact[times] ?? null)
  const names = [of, by, ...(times === undefined ? [] : [times])]
  const base = {
    label,
    unit: times === undefined ? ('ratio' as const) : ('days' as const),
    formula: `${lines[of]!.label} / ${lower(lines[by]!.label, 1)}${times === undefined ? '' : ` × ${lower(lines[times]!.label, 1)}`}`,
    from: names.map(name => `${at}/${name}`),
    notes: [],
  }
  if (numerator === null || denominator === null || factor === null)
    return {
      ...base,
      value: null,
      reason: whyNot(names.filter(name => exact[name] === null).map(name => lines[name]!)),
    }
  if (denominator <= 0)
    return { ...base, value: null, reason: `${lines[by]!.label} is ${denominator === 0 ? 'zero' : 'negative'}.` }
  return { ...base, value: (numerator / denominator) * factor, reason: null }
}

const lower = (label: string, index: number): string =>
  index === 0 || /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** The root causes: a line that is null because of others repeats theirs. */
const whyNot = (lines: readonly CashFlowLine[]): string =>
  [...new Set(lines.flatMap(({ reason }) => reason ?? []))].join(' ') || 'Nothing it is computed from is stated.'
