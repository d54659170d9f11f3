/** A business return against the financial statements of the same company and year. */
import type { Check } from '../contract/evidence.ts'
import type { TaxReturn } from '../contract/tax-return.ts'
import { linesOf } from '../vocabulary/tax-lines.ts'
import { check, pointerOf } from './tax-check.ts'

/** What the statements of one period state; null: they do not. */
export interface StatedPeriod {
  /** ISO. */
  readonly periodEnd: string
  /** Of the flows; null: not known. */
  readonly months: number | null
  readonly revenue: number | null
  readonly netIncome: number | null
  readonly totalAssets: number | null
  readonly equity: number | null
}

type Filed = Pick<TaxReturn, 'form' | 'tax_year' | 'period_end' | 'lines'>

const names = {
  revenue: 'Receipts of the return are the revenue of the statements',
  netIncome: 'Book income of Schedule M-1 is the net income of the statements',
  totalAssets: 'Total assets of Schedule L are those of the statements',
  equity: 'Equity of Schedule L is that of the statements',
} as const

/** What is compared: the first line of the return that is filled, against the statements. Net income is that of the books (Schedule M-1). */
const compared = [
  { id: 'revenue', lines: ['net_receipts', 'gross_receipts'] },
  { id: 'netIncome', lines: ['M1_book_income'] },
  { id: 'totalAssets', lines: ['L_total_assets', 'total_assets_heading'] },
] as const

/** Equity of Schedule L: the lines that make it, the first of them the one that every return with equity fills. */
const equity = {
  plus: [
    ['L_retained_earnings', 'L_retained_unappropriated', 'L_partners_capital'],
    ['L_retained_appropriated'],
    ['L_capital_stock'],
    ['L_paid_in_capital'],
    ['L_equity_adjustments'],
  ],
  minus: 'L_treasury_stock',
} as const

/** Days between the ends of one year as books and return have it (52- and 53-week years). */
const SAME_END_DAYS = 7
/** Returns are in whole dollars; statements in thousands differ by their rounding. */
const SHARE = 0.001

/** Of other bases (cash, tax) statements differ for good reasons: a difference is a warning. Pure. */
export function checkReturnStatements(filed: Filed, periods: readonly StatedPeriod[]): readonly Check[] {
  const { form, tax_year: year, period_end: end, lines } = filed
  if (end === null || !['1120-S', '1065', '1120'].includes(form)) return []
  const days = (other: string): number => Math.abs(Date.parse(other) - Date.parse(end)) / 86_400_000
  const known = linesOf(form, year)
  const keyOf = (ids: readonly string[]): string | undefined =>
    ids.flatMap(line => known.find(other => other.id === line)?.key ?? []).find(key => lines[key] !== undefined)
  const compare = (id: keyof typeof names, keys: readonly string[], actual: number): readonly Check[] => {
    const isFlow = id === 'revenue' || id === 'netIncome'
    const period = periods.find(
      one => days(one.periodEnd) <= SAME_END_DAYS && one[id] !== null && (!isFlow || (one.months ?? 12) === 12),
    )
    if (period === undefined) return []
    const expected = period[id]!
    const passed = Math.abs(actual - expected) <= Math.max(1, SHARE * Math.abs(expected))
    return [
      check(
        { id: `return_statements_${id}`, name: names[id], severity: 'warning' },
        { actual, expected, difference: actual - expected },
        { passed, figures: keys.map(pointerOf) },
      ),
    ]
  }
  const [first, ...others] = equity.plus.map(keyOf)
  const added = first === undefined ? [] : [first, ...others.flatMap(key => key ?? [])]
  const taken = keyOf([equity.minus])
  const owned = added.reduce((sum, key) => sum + lines[key]!, taken === undefined ? 0 : -Math.abs(lines[taken]!))
  return [
    ...compared.flatMap(({ id, lines: ids }) => {
      const key = keyOf(ids)
      return key === undefined ? [] : compare(id, [key], lines[key]!)
    }),
    ...(first === undefined ? [] : compare('equity', taken === undefined ? added : [...added, taken], owned)),
  ]
}
