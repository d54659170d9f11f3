/** Signs the print leaves open, settled by the sums they enter: tax that may be a benefit, a cash flow "used" without parentheses. */
import type { StatementKind } from '../contract/statement-figures.ts'
import type { Field } from '../document/field.ts'
import { toleranceOf } from './check-statement.ts'

type Fields = ReadonlyMap<string, Field>

const tax = 'ordinaryIncomeExpense.incomeTax'
const pretax = 'ordinaryIncomeExpense.incomeBeforeTax'
const operating = 'ordinaryIncomeExpense.operatingIncome'
const flows = [
  'operatingActivities.netCashFromOperatingActivities',
  'investingActivities.netCashFromInvestingActivities',
  'financingActivities.netCashFromFinancingActivities',
] as const

/** A copy with the signs settled; figures whose sign the sums do not decide stay as printed. */
export function settleSigns(kind: StatementKind, figures: Fields, step: number): Fields {
  if (kind === 'incomeStatement') return settleOtherExpenses(settleTax(figures), step)
  if (kind === 'cashFlowStatement') return settleFlows(figures, step)
  return settleEquity(settleCredits(figures, step), step)
}

const withValue = (figures: Fields, path: string, value: number): Fields =>
  new Map(figures).set(path, { ...figures.get(path)!, value })

/** Share of the tax that other lines may make up beside it; where more is missing, one of the results was misread. */
const mostBetween = 0.5

/** Tax is what lies between income before tax and net income; of its two signs the one that comes nearer. */
function settleTax(figures: Fields): Fields {
  const charge = figures.get(tax)
  // Small statements print no income before tax: operations leave it.
  const before = figures.get(pretax) ?? figures.get(operating)
  const after = figures.get('netIncome')
  if (charge === undefined || charge.value === 0) return figures
  if (before !== undefined && after !== undefined) {
    const miss = (value: number) => Math.abs(before.value - value - after.value)
    const nearer =
      miss(charge.value) <= miss(-charge.value) || miss(-charge.value) > Math.abs(charge.value) * mostBetween
        ? charge.value
        : -charge.value
    return nearer === charge.value ? figures : withValue(figures, tax, nearer)
  }
  return figures
}

const other = {
  income: 'otherIncomeExpense.otherIncome',
  expenses: 'otherIncomeExpense.otherExpenses',
  net: 'otherIncomeExpense.netOtherIncomeExpense',
} as const

/** Expenses count up, however they are printed; those that came out as a gain show in what is left of the other income. */
function settleOtherExpenses(figures: Fields, step: number): Fields {
  const [expenses, net] = [figures.get(other.expenses), figures.get(other.net)]
  if (expenses === undefined || net === undefined || expenses.value === 0) return figures
  const income = figures.get(other.income)?.value ?? 0
  const closes = (value: number) => Math.abs(income - value - net.value) <= toleranceOf(step, 3)
  return closes(-expenses.value) && !closes(expenses.value)
    ? withValue(figures, other.expenses, -expenses.value)
    : figures
}

/** A flow printed without its sign is found by the change in cash: exactly one choice of signs must close it. */
function settleFlows(figures: Fields, step: number): Fields {
  const change = figures.get('netChangeInCash')
  const stated = flows.filter(path => figures.has(path) && figures.get(path)!.value !== 0)
  if (change === undefined || stated.length === 0) return figures
  const effect = figures.get('~exchangeEffect')?.value ?? 0
  const closes = (signs: readonly number[]) => {
    const moved = stated.reduce((sum, path, i) => sum + signs[i]! * figures.get(path)!.value, 0)
    // What rates did to the cash held is printed above the change or below it.
    return [moved, moved + effect].some(sum => Math.abs(sum - change.value) <= toleranceOf(step, stated.length + 2))
  }
  if (closes(stated.map(() => 1))) return figures
  const fitting: (readonly number[])[] = []
  for (let mask = 1; mask < 1 << stated.length; mask++) {
    const signs = stated.map((_, i) => (mask & (1 << i) ? -1 : 1))
    if (closes(signs)) fitting.push(signs)
  }
  if (fitting.length !== 1) return figures
  return stated.reduce(
    (all, path, i) => (fitting[0]![i] === 1 ? all : withValue(all, path, -all.get(path)!.value)),
    figures,
  )
}

const creditTotal = 'liabilitiesAndEquity.totalLiabilitiesAndEquity'

/** Ledgers print credits negative: when the total of liabilities and equity is, all of its side is. */
function settleCredits(figures: Fields, step: number): Fields {
  const [assets, total] = [figures.get('assets.totalAssets'), figures.get(creditTotal)]
  if (
    assets === undefined ||
    total === undefined ||
    total.value >= 0 ||
    Math.abs(assets.value + total.value) > toleranceOf(step, 2)
  )
    return figures
  return new Map(
    [...figures].map(([path, fieldValue]) => [
      path,
      (path === creditTotal || path.startsWith('liabilitiesAndEquity.equity.')) && !path.endsWith('treasuryStock')
        ? { ...fieldValue, value: -fieldValue.value }
        : fieldValue,
    ]),
  )
}

/** A deficit printed without parentheses shows in the balance. */
function settleEquity(figures: Fields, step: number): Fields {
  const path = 'liabilitiesAndEquity.equity.totalEquity'
  const [equity, liabilities, assets] = [
    figures.get(path),
    figures.get('liabilitiesAndEquity.totalLiabilities'),
    figures.get('assets.totalAssets'),
  ]
  if (equity === undefined || liabilities === undefined || assets === undefined) return figures
  const closes = (value: number) => Math.abs(assets.value - liabilities.value - value) <= toleranceOf(step, 3)
  return !closes(equity.value) && closes(-equity.value) ? withValue(figures, path, -equity.value) : figures
}
