/**
 * Chooses the signs that the print leaves open by the identities they enter: a tax that may be a benefit, a cash flow
 * "used" without parentheses.
 */
import type { StatementKind } from '../contract/statement-figures.ts'
import type { Field } from '../document/field.ts'
import { toleranceOf } from './identity.ts'

type Fields = ReadonlyMap<string, Field>

const tax = 'ordinaryIncomeExpense.incomeTax'
const pretax = 'ordinaryIncomeExpense.incomeBeforeTax'
const operating = 'ordinaryIncomeExpense.operatingIncome'
const ordinary = 'ordinaryIncomeExpense.netOrdinaryIncome'
const flows = [
  'operatingActivities.netCashFromOperatingActivities',
  'investingActivities.netCashFromInvestingActivities',
  'financingActivities.netCashFromFinancingActivities',
] as const

/** Returns a copy with the signs corrected; a value whose sign no identity decides stays as printed. */
export function reconcileSigns(kind: StatementKind, figures: Fields, step: number): Fields {
  if (kind === 'incomeStatement') return reconcileOtherExpenses(reconcileNetOther(reconcileTax(figures), step), step)
  if (kind === 'cashFlowStatement') return reconcileFlows(figures, step)
  return reconcileEquity(figures, step)
}

/** With the other sign of a value where only that closes. */
function reconciled(figures: Fields, path: string, closes: (value: number) => boolean): Fields {
  const value = figures.get(path)?.value ?? 0
  return value !== 0 && closes(-value) && !closes(value) ? withValue(figures, path, -value) : figures
}

const withValue = (figures: Fields, path: string, value: number): Fields =>
  new Map(figures).set(path, { ...figures.get(path)!, value })

/**
 * Other lines may account for up to this share of the tax; a larger difference means that one of the results was
 * misread.
 */
const maxOtherShare = 0.5

/** Tax is the difference of income before tax and net income; chooses the sign that comes closer. */
function reconcileTax(figures: Fields): Fields {
  const charge = figures.get(tax)
  // Small statements print no income before tax; operating income takes its place.
  const before = figures.get(pretax) ?? figures.get(operating)
  const after = figures.get('netIncome')
  if (charge === undefined || charge.value === 0) return figures
  if (before !== undefined && after !== undefined) {
    const miss = (value: number) => Math.abs(before.value - value - after.value)
    const nearer =
      miss(charge.value) <= miss(-charge.value) || miss(-charge.value) > Math.abs(charge.value) * maxOtherShare
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

/** Net other income below operating income has the sign by which that leads to the result: "Other (income) / expense" prints costs positive. */
function reconcileNetOther(figures: Fields, step: number): Fields {
  const before = figures.get(operating) ?? figures.get(ordinary)
  const after = figures.get(pretax) ?? figures.get('netIncome')
  if (before === undefined || after === undefined) return figures
  const taxed = figures.has(pretax) ? 0 : (figures.get(tax)?.value ?? 0)
  return reconciled(
    figures,
    other.net,
    net => Math.abs(before.value + net - taxed - after.value) <= toleranceOf(step, 4),
  )
}

/**
 * Expenses are positive, however they are printed. They are negative (a gain) where only that agrees with net other
 * income.
 */
function reconcileOtherExpenses(figures: Fields, step: number): Fields {
  const net = figures.get(other.net)
  if (net === undefined) return figures
  const income = figures.get(other.income)?.value ?? 0
  return reconciled(figures, other.expenses, spent => Math.abs(income - spent - net.value) <= toleranceOf(step, 3))
}

/**
 * Cash flows printed without signs must add up to the change in cash; they are changed only when exactly one choice of
 * signs does.
 */
function reconcileFlows(figures: Fields, step: number): Fields {
  const change = figures.get('netChangeInCash')
  const stated = flows.filter(path => figures.has(path) && figures.get(path)!.value !== 0)
  if (change === undefined || stated.length === 0) return figures
  const effect = figures.get('~exchangeEffect')?.value ?? 0
  const closes = (signs: readonly number[]) => {
    const moved = stated.reduce((sum, path, i) => sum + signs[i]! * figures.get(path)!.value, 0)
    // The effect of exchange rates is printed above the change in cash or below it.
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

/** A deficit printed without parentheses shows when assets less liabilities equal its negative. */
function reconcileEquity(figures: Fields, step: number): Fields {
  const [liabilities, assets] = [
    figures.get('liabilitiesAndEquity.totalLiabilities'),
    figures.get('assets.totalAssets'),
  ]
  if (liabilities === undefined || assets === undefined) return figures
  const left = assets.value - liabilities.value
  return reconciled(
    figures,
    'liabilitiesAndEquity.equity.totalEquity',
    equity => Math.abs(left - equity) <= toleranceOf(step, 3),
  )
}
