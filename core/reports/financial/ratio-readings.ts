/**
 * The quantities in the ratios, in every variant that the analysis may have used: which EBITDA, which tax rate,
 * annualized or not.
 */
import type { FieldPath } from '../../contract/statement-figures.ts'
import { daysBetween, daysPerYear, monthsBefore } from '../../analysis/calendar.ts'
import {
  apply,
  constant,
  minus,
  overPositive,
  plus,
  sumOrNothing,
  times,
  unavailable,
  type Expression,
} from '../formula.ts'
import type { SetFields } from './raw-figures.ts'

/** `before` is the set a year earlier. */
export type Readings = (now: SetFields, before: SetFields | null) => readonly Expression[]

const ordinary = 'ordinaryIncomeExpense'
const current = 'assets.currentAssets'
const fixed = 'assets.fixedAssets'
const owedSoon = 'liabilitiesAndEquity.currentLiabilities'
const operating = 'operatingActivities'

const known = new WeakMap<SetFields, Fields>()
/** The quantities that ratios are computed from, collected once per set. */
export function figures(now: SetFields): Fields {
  const found = known.get(now) ?? collectQuantities(now)
  known.set(now, found)
  return found
}
const collectQuantities = (now: SetFields) => ({
  revenue: now.income(`${ordinary}.income.revenue`),
  costOfGoodsSold: now.income(`${ordinary}.income.costOfGoodsSold`),
  grossProfit: now.income(`${ordinary}.income.grossProfit`),
  operatingIncome: now.income(`${ordinary}.operatingIncome`),
  operatingExpenses: now.income(`${ordinary}.expenses.totalOperatingExpenses`),
  interest: now.income(`${ordinary}.interestExpense`),
  beforeTax: now.income(`${ordinary}.incomeBeforeTax`),
  tax: now.income(`${ordinary}.incomeTax`),
  netIncome: now.income('netIncome'),
  incomeDepreciation: now.income(`${ordinary}.expenses.depreciation`),
  cashDepreciation: now.cash(`${operating}.depreciation`),
  operatingCash: now.cash(`${operating}.netCashFromOperatingActivities`),
  cash: now.balance(`${current}.cash`),
  investments: now.balance(`${current}.shortTermInvestments`),
  receivables: now.balance(`${current}.accountsReceivable`),
  inventory: now.balance(`${current}.inventory`),
  currentAssets: now.balance(`${current}.totalCurrentAssets`),
  currentLiabilities: now.balance(`${owedSoon}.totalCurrentLiabilities`),
  payables: now.balance(`${owedSoon}.accountsPayable`),
  dueSoon: now.balance(`${owedSoon}.currentPortionOfLongTermDebt`),
  totalAssets: now.balance('assets.totalAssets'),
  liabilities: now.balance('liabilitiesAndEquity.totalLiabilities'),
  equity: now.balance('liabilitiesAndEquity.equity.totalEquity'),
  property: now.balance(`${fixed}.propertyPlantEquipment`),
  accumulated: now.balance(`${fixed}.accumulatedDepreciation`),
})
type Fields = ReturnType<typeof collectQuantities>

const debtPaths = [
  `${owedSoon}.shortTermDebt`,
  `${owedSoon}.currentPortionOfLongTermDebt`,
  'liabilitiesAndEquity.longTermLiabilities.longTermDebt',
] as const satisfies readonly FieldPath<'balanceSheet'>[]
export const debt = (now: SetFields): Expression => sumOrNothing(debtPaths.map(path => now.balance(path)))

/** As printed, else computed from gross profit. */
export const operatingIncomes = (f: Fields): readonly Expression[] => [
  f.operatingIncome,
  minus(f.grossProfit, f.operatingExpenses),
  minus(minus(f.revenue, f.costOfGoodsSold), f.operatingExpenses),
]
/** As printed, or with the interest added back that is printed among operating expenses. */
const operatingEarnings = (f: Fields): readonly Expression[] => [
  ...operatingIncomes(f),
  ...operatingIncomes(f).map(income => plus(income, f.interest)),
]
/** As printed, else pretax income less the printed tax. */
const beforeTaxes = (f: Fields): readonly Expression[] => [f.beforeTax, plus(f.netIncome, f.tax)]
export const beforeInterestAndTax = (f: Fields): readonly Expression[] => [
  ...beforeTaxes(f).map(earned => plus(earned, f.interest)),
  ...operatingEarnings(f),
]

/**
 * Earnings before interest, tax, depreciation and amortization; depreciation from the cash flow statement includes what
 * is part of cost of sales.
 */
export const ebitdas = (f: Fields): readonly Expression[] =>
  [...operatingEarnings(f), ...beforeTaxes(f).map(earned => plus(earned, f.interest))].flatMap(earned => [
    ...[f.cashDepreciation, f.incomeDepreciation].map(depreciation => plus(earned, depreciation)),
    // Depreciation printed below operating income is not deducted in it.
    minus(plus(earned, f.cashDepreciation), f.incomeDepreciation),
    earned,
  ])

/**
 * Factors that annualize the flows of an interim period: 365 over its days, or none. Every set has two, so that
 * variants keep their order.
 */
function annualFactors({ set: { months, periodEnd } }: SetFields): readonly Expression[] {
  const none = constant(1)
  if (months === null || months <= 0 || Math.round(months) === 12 || periodEnd === null) return [none, none]
  const days = daysBetween(monthsBefore(periodEnd, Math.round(months)), periodEnd)
  return [over365(days), none]
}
const over365 = (days: number): Expression => overPositive(constant(daysPerYear), constant(days))
const scaled = (flow: Expression, factor: Expression): Expression => (factor.text === '1' ? flow : times(flow, factor))

/** Flow divided by balance, by year. */
export const yearly =
  (flow: (f: Fields) => Expression, balance: (f: Fields) => Expression): Readings =>
  now => {
    const f = figures(now)
    return annualFactors(now).map(factor => overPositive(scaled(flow(f), factor), balance(f)))
  }

export const plain =
  (reading: (f: Fields, now: SetFields) => Expression | readonly Expression[]): Readings =>
  now => {
    const made = reading(figures(now), now)
    return 'text' in made ? [made] : made
  }

const taxRates = (f: Fields): readonly Expression[] => [
  ...beforeTaxes(f).map(earned =>
    apply('MAX', [constant(0), apply('MIN', [constant(0.5), overPositive(f.tax, earned)], Math.min)], Math.max),
  ),
  // The US federal rate when the statement has a loss or no rate; 0 for a business taxed at its owners.
  constant(0.21),
  constant(0),
]

export const returnOnInvestedCapital: Readings = now => {
  const f = figures(now)
  const liquid = sumOrNothing([f.cash, f.investments])
  const invested = minus(plus(debt(now), f.equity), liquid)
  return annualFactors(now).flatMap(factor =>
    operatingEarnings(f).flatMap(operatingIncome =>
      taxRates(f).map(rate => overPositive(scaled(times(operatingIncome, minus(constant(1), rate)), factor), invested)),
    ),
  )
}

const daysOf = (balance: Expression, flow: Expression, factor: Expression): Expression =>
  overPositive(times(constant(daysPerYear), balance), scaled(flow, factor))

/** Operating cycles and their payables days: with inventory, and for companies that state none. */
export const cycles = (now: SetFields) =>
  annualFactors(now).map(factor => {
    const f = figures(now)
    const receivable = daysOf(f.receivables, f.revenue, factor)
    const stock = daysOf(f.inventory, f.costOfGoodsSold, factor)
    const payable = daysOf(f.payables, f.costOfGoodsSold, factor)
    return { full: plus(stock, receivable), partial: [receivable, stock], payable }
  })

/** EBITDA and interest of a year over the interest and what falls due; maturities of a year are not scaled. */
export const debtServiceOver =
  (services: (f: Fields, before: Fields | null, interest: Expression) => readonly Expression[]): Readings =>
  (now, before) => {
    const f = figures(now)
    return annualFactors(now).flatMap(factor =>
      services(f, before && figures(before), scaled(f.interest, factor)).flatMap(service =>
        ebitdas(f).map(ebitda => overPositive(scaled(ebitda, factor), service)),
      ),
    )
  }

const capitalizations = (now: SetFields): readonly Expression[] =>
  [now.market('marketCapitalization'), times(now.market('sharePrice'), now.market('sharesOutstanding'))].filter(
    one => one.available,
  )
export const perCapitalization = (
  now: SetFields,
  reading: (market: Expression) => readonly Expression[],
): readonly Expression[] => {
  const made = capitalizations(now).flatMap(reading)
  return made.length > 0 ? made : [unavailable]
}
