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
const flows = [
  'operatingActivities.netCashFromOperatingActivities',
  'investingActivities.netCashFromInvestingActivities',
  'financingActivities.netCashFromFinancingActivities',
] as const

/** Returns a copy with the signs corrected; a value whose sign no identity decides stays as printed. */
export function reconcileSigns(kind: StatementKind, figures: Fields, step: number): Fields {
  if (kind === 'incomeStatement') return reconcileOtherExpenses(reconcileTax(figures), step)
  if (kind === 'cashFlowStatement') return reconcileFlows(figures, step)
  return reconcileEquity(reconcileCredits(figures, step), step)
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

/**
 * Expenses are positive, however they are printed. They are negative (a gain) where only that agrees with net other
 * income.
 */
function reconcileOtherExpenses(figures: Fields, step: number): Fields {
  const [expenses, net] = [figures.get(other.expenses), figures.get(other.net)]
  if (expenses === undefined || net === undefined || expenses.value === 0) return figures
  const income = figures.get(other.income)?.value ?? 0
  const closes = (value: number) => Math.abs(income - value - net.value) <= toleranceOf(step, 3)
  return closes(-expenses.value) && !closes(expenses.value)
    ? withValue(figures, other.expenses, -expenses.value)
    : figures
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

const creditTotal = 'liabilitiesAndEquity.totalLiabilitiesAndEquity'

/**
 * Trial balances print credits as negative numbers: when total liabilities and equity is negative, that whole side is
 * negated.
 */
function reconcileCredits(figures: Fields, step: number): Fields {
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

/** A deficit printed without parentheses shows when assets less liabilities equal its negative. */
function reconcileEquity(figures: Fields, step: number): Fields {
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
