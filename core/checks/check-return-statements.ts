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
}

type Filed = Pick<TaxReturn, 'form' | 'tax_year' | 'period_end' | 'lines'>

/** What is compared: the first line of the return that is filled, against the statements. Net income is that of the books (Schedule M-1). */
const compared = [
  {
    id: 'revenue',
    name: 'Receipts of the return are the revenue of the statements',
    lines: ['net_receipts', 'gross_receipts'],
  },
  {
    id: 'netIncome',
    name: 'Book income of Schedule M-1 is the net income of the statements',
    lines: ['M1_book_income'],
  },
  {
    id: 'totalAssets',
    name: 'Total assets of Schedule L are those of the statements',
    lines: ['L_total_assets', 'total_assets_heading'],
  },
] as const

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
  return compared.flatMap(({ id, name, lines: ids }): readonly Check[] => {
    const isFlow = id !== 'totalAssets'
    const period = periods.find(
      one => days(one.periodEnd) <= SAME_END_DAYS && one[id] !== null && (!isFlow || (one.months ?? 12) === 12),
    )
    const key = ids
      .flatMap(line => known.find(other => other.id === line)?.key ?? [])
      .find(key => lines[key] !== undefined)
    if (period === undefined || key === undefined) return []
    const [actual, expected] = [lines[key]!, period[id]!]
    const passed = Math.abs(actual - expected) <= Math.max(1, SHARE * Math.abs(expected))
    return [
      check(
        { id: `return_statements_${id}`, name, severity: 'warning' },
        { actual, expected, difference: actual - expected },
        { passed, figures: [pointerOf(key)] },
      ),
    ]
  })
}
