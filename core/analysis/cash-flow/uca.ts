/** The UCA cash flow of a period, and its checks. */
import type { CashFlowLines } from '../../contract/cash-flow.ts'
import type { Check } from '../../contract/evidence.ts'
import { exactAmount } from '../wording.ts'
import { evaluate, fromCents, toCents, type StatedValue } from './lines.ts'
import type { PeriodValues } from './periods.ts'
import { ucaRows } from './uca-rows.ts'

export interface Uca {
  /** null: see `reason`. */
  readonly lines: CashFlowLines | null
  readonly reason: string | null
  readonly checks: readonly Check[]
}

/** Without these no line follows. */
const required = [
  'sales',
  'net_income',
  'cash',
  'equity',
  'total_assets',
  'cash_0',
  'equity_0',
  'total_assets_0',
] as const

/** `at`: JSON pointer of the lines in the result. */
export function ucaOf(period: PeriodValues, at: string): Uca {
  const nothing = (reason: string): Uca => ({ lines: null, reason, checks: [] })
  if (period.kind === 'interim_annualized') return nothing('Changes between two balance sheets are not annualized.')
  if (period.opening === null) return nothing('There is no balance sheet from the start of the period.')
  const values: Readonly<Record<string, StatedValue>> = { ...period.flows, ...period.balances, ...period.opening }
  const absent = required.flatMap(name => (values[name]?.value === null ? [values[name].reason!] : []))
  if (absent.length > 0) return nothing([...new Set(absent)].join(' '))
  const lines = evaluate(ucaRows, values, at)
  const totals = (['', '_0'] as const).map(suffix => balanceGap(values, suffix))
  return { lines, reason: null, checks: [gapCheck(period, lines, totals, at), retainedCheck(period, values, at)] }
}

/** Assets less liabilities and equity, in cents. */
const balanceGap = (values: Readonly<Record<string, StatedValue>>, suffix: '' | '_0'): number =>
  values[`total_assets${suffix}`]!.value! -
  (values[`total_liabilities${suffix}`]?.value ?? 0) -
  values[`equity${suffix}`]!.value!

function gapCheck(period: PeriodValues, lines: CashFlowLines, gaps: readonly number[], at: string): Check {
  const [expected, actual] = [lines['change_on_balance_sheet']!.value!, lines['change_in_cash']!.value!]
  const passed = lines['gap']!.value === 0
  const unbalanced = gaps.some(gap => gap !== 0) ? ' A balance sheet does not balance.' : ''
  return {
    id: `uca.gap.${period.id}`,
    passed,
    expected,
    actual,
    difference: fromCents(toCents(actual) - toCents(expected)),
    severity: passed ? 'info' : 'warning',
    message: passed
      ? `${period.periodEnd}: the UCA cash flow ties to the change in cash of ${exactAmount(expected)}.`
      : `${period.periodEnd}: the UCA cash flow gives ${exactAmount(actual)}; cash changed by ${exactAmount(expected)}.${unbalanced}`,
    figures: [`${at}/change_in_cash`, `${at}/change_on_balance_sheet`],
  }
}

/** Equity may change by income and distributions only; anything else is shown, and fails here: it is no plug. */
function retainedCheck(period: PeriodValues, values: Readonly<Record<string, StatedValue>>, at: string): Check {
  const [opening, closing, net] = [values['equity_0']!.value!, values['equity']!.value!, values['net_income']!.value!]
  const paid = values['distributions']?.value ?? null
  const expected = opening + net - (paid ?? 0)
  const difference = closing - expected
  const passed = difference === 0 ? true : paid === null ? null : false
  const less = paid === null ? '' : ` less distributions of ${exactAmount(fromCents(paid))}`
  const open = paid === null ? ' Distributions are not stated.' : ''
  return {
    id: `uca.equity.${period.id}`,
    passed,
    expected: fromCents(expected),
    actual: fromCents(closing),
    difference: fromCents(difference),
    severity: passed === false ? 'warning' : 'info',
    message:
      passed === true
        ? `${period.periodEnd}: equity follows from net income${less}.`
        : `${period.periodEnd}: equity of ${exactAmount(fromCents(closing))} differs by ${exactAmount(Math.abs(fromCents(difference)))} from the opening equity and net income${less}.${open}`,
    figures: [`${at}/equity`, `${at}/equity_0`, `${at}/net_income`],
  }
}
