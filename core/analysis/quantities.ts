/** The quantities the formulas name: figures of the statements, and what follows from them by definition. */
import { cashStandsApart } from './current-assets.ts'
import type { RatioInputs } from './ratio-figures.ts'
import { exactAmount } from './wording.ts'

/** US federal corporate rate since 2018 (26 U.S.C. 11(b)): stands in for the rate of a loss year. */
export const usFederalRate = 0.21
/** An effective rate outside these bounds says more about one-off items than about the tax on operating profit. */
const highestTaxRate = 0.5

export type Quantity = (f: RatioInputs) => number | null

const sum = (...parts: readonly (number | null)[]): number | null =>
  parts.reduce((total, part) => (total === null || part === null ? null : total + part), 0)

export const revenue: Quantity = f => f.income('ordinaryIncomeExpense.income.revenue')
export const costOfGoodsSold: Quantity = f => f.income('ordinaryIncomeExpense.income.costOfGoodsSold')
export const netIncome: Quantity = f => f.income('netIncome')
export const totalAssets: Quantity = f => f.balance('assets.totalAssets')
export const totalEquity: Quantity = f => f.balance('liabilitiesAndEquity.equity.totalEquity')
export const inventory: Quantity = f => f.balance('assets.currentAssets.inventory')
export const accountsReceivable: Quantity = f => f.balance('assets.currentAssets.accountsReceivable')
export const accountsPayable: Quantity = f => f.balance('liabilitiesAndEquity.currentLiabilities.accountsPayable')

/** As printed, with the cash that some programs print beside it. */
export const currentAssets: Quantity = f => {
  const stated = f.balance('assets.currentAssets.totalCurrentAssets')
  const sheet = f.balanceSheet
  if (stated === null || sheet === null || !cashStandsApart(sheet)) return stated
  f.note('cash stands beside the printed total of current assets and is added to it')
  return sum(stated, f.balance('assets.currentAssets.cash'))
}
export const currentLiabilities: Quantity = f =>
  f.balance('liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities')
export const operatingCashFlow: Quantity = f => f.cashFlow('operatingActivities.netCashFromOperatingActivities')

/** As printed, else total assets less equity: what is not owned is owed. */
export const totalLiabilities: Quantity = f => {
  const stated = f.balance('liabilitiesAndEquity.totalLiabilities')
  if (stated !== null) return stated
  const [assets, equity] = [totalAssets(f), totalEquity(f)]
  if (assets === null || equity === null) return null
  f.note('total liabilities not stated, taken as total assets less total equity')
  return assets - equity
}

/** As printed, else revenue less cost of goods sold. */
export const grossProfit: Quantity = f => {
  const stated = f.income('ordinaryIncomeExpense.income.grossProfit')
  if (stated !== null) return stated
  const [sales, cost] = [revenue(f), costOfGoodsSold(f)]
  return sales === null || cost === null ? null : sales - cost
}

/** As printed, else gross profit less total operating expenses. */
export const operatingIncome: Quantity = f => {
  const stated = f.income('ordinaryIncomeExpense.operatingIncome')
  if (stated !== null) return stated
  const [gross, expenses] = [grossProfit(f), f.income('ordinaryIncomeExpense.expenses.totalOperatingExpenses')]
  if (gross === null || expenses === null) return null
  f.note('operating income not stated, taken as gross profit less total operating expenses')
  return gross - expenses
}
export const interestExpense: Quantity = f => f.income('ordinaryIncomeExpense.interestExpense')

/** Income before tax as printed, else net income plus income tax. */
const incomeBeforeTax: Quantity = f => {
  const stated = f.income('ordinaryIncomeExpense.incomeBeforeTax')
  if (stated !== null) return stated
  const [net, tax] = [netIncome(f), f.income('ordinaryIncomeExpense.incomeTax')]
  return net === null || tax === null ? null : net + tax
}

/** Operating income before interest: as printed, with the interest expense that is printed among operating expenses added back. */
export const operatingEarnings: Quantity = f => {
  const operating = operatingIncome(f)
  if (operating === null || !f.costPlaces.interestIsOperating) return operating
  const interest = interestExpense(f)
  if (interest === null || interest === 0) return operating
  f.note(`interest expense of ${exactAmount(interest)} is printed among operating expenses and added back`)
  return operating + interest
}

/** Earnings before interest and tax: income before tax plus interest expense (RMA), else operating income before interest. */
export const earningsBeforeInterestAndTax: Quantity = f => {
  const [beforeTax, interest] = [incomeBeforeTax(f), interestExpense(f)]
  if (beforeTax !== null && interest !== null) return beforeTax + interest
  const operating = operatingEarnings(f)
  if (operating !== null) f.note('operating income stands for earnings before interest and tax')
  return operating
}

/** Cash-flow depreciation where the periods fit (it also holds what is inside cost of goods sold), else the income statement's. */
export const depreciation: Quantity = f => {
  const inCashFlow = f.cashFlowFitsIncome ? f.cashFlow('operatingActivities.depreciation') : null
  return inCashFlow ?? f.income('ordinaryIncomeExpense.expenses.depreciation')
}

/**
 * Operating income before interest plus the depreciation and amortization deducted in it; without a printed operating income, earnings
 * before interest and tax plus them.
 */
export const ebitda: Quantity = f => {
  const operating = operatingEarnings(f)
  const all = depreciation(f)
  if (operating === null) return sum(earningsBeforeInterestAndTax(f), all)
  const below = f.costPlaces.depreciationIsOther ? f.income('ordinaryIncomeExpense.expenses.depreciation') : null
  if (all === null || below === null || below === 0) return sum(operating, all)
  f.note(`depreciation of ${exactAmount(below)} is printed below operating income and not added back`)
  return operating + all - below
}

export const cashAndInvestments: Quantity = f =>
  sum(
    f.balance('assets.currentAssets.cash'),
    f.optionalBalance('assets.currentAssets.shortTermInvestments', 'short-term investments'),
  )

/** Accounts receivable; none where the stated parts close the current assets without them. */
export const quickAssets: Quantity = f => {
  const receivable = accountsReceivable(f)
  const none = receivable === null && f.sectionCloses('assets.currentAssets.accountsReceivable')
  if (none) f.note('no receivables: the current assets add up without them')
  return sum(cashAndInvestments(f), none ? 0 : receivable)
}

/** Interest-bearing debt: short-term debt, current portion of long-term debt, long-term debt; null when none of the three is known. */
export const interestBearingDebt: Quantity = f => {
  const parts = [
    ['liabilitiesAndEquity.currentLiabilities.shortTermDebt', 'short-term debt'],
    ['liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt', 'current portion of long-term debt'],
    ['liabilitiesAndEquity.longTermLiabilities.longTermDebt', 'long-term debt'],
  ] as const
  const known = parts.some(([path]) => f.balance(path) !== null || f.sectionCloses(path))
  return known ? sum(...parts.map(([path, name]) => f.optionalBalance(path, name))) : null
}

/** Current portion of long-term debt at the start of the period (what fell due in it), else at its end. */
export const maturities: Quantity = f => {
  const path = 'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt'
  const opening = f.openingBalance(path)
  if (opening !== null) {
    f.note('current portion of long-term debt at the start of the period')
    return opening
  }
  const closing = f.balance(path)
  if (closing !== null) return closing
  if (!f.sectionCloses(path)) return null
  f.note('no current portion of long-term debt: the current liabilities add up without one')
  return 0
}

/**
 * Income tax over income before tax, between 0 and 0.5. A profit without any tax line is that of a pass-through entity (0);
 * a loss has no telling rate (US federal rate). Both assumptions are noted.
 */
const taxRate: Quantity = f => {
  const tax = f.income('ordinaryIncomeExpense.incomeTax')
  const before = f.income('ordinaryIncomeExpense.incomeBeforeTax')
  const net = netIncome(f)
  if (tax !== null && before !== null && before > 0) return Math.min(highestTaxRate, Math.max(0, tax / before))
  if (tax !== null && before === null && net !== null && net + tax > 0)
    return Math.min(highestTaxRate, Math.max(0, tax / (net + tax)))
  if (tax === null && net !== null && net > 0 && (before === null || before === net)) {
    f.note('no income tax line: treated as a pass-through entity, tax rate 0')
    return 0
  }
  f.note(`effective tax rate not available, the US federal rate of ${usFederalRate * 100}% is used`)
  return usFederalRate
}

export const netOperatingProfitAfterTax: Quantity = f => {
  const operating = operatingEarnings(f)
  return operating === null ? null : operating * (1 - taxRate(f)!)
}

export const investedCapital: Quantity = f => {
  const [debt, equity, cash] = [interestBearingDebt(f), totalEquity(f), cashAndInvestments(f)]
  return debt === null || equity === null || cash === null ? null : debt + equity - cash
}

/** Property, plant and equipment less accumulated depreciation, which the contract states as a negative figure. */
export const netFixedAssets: Quantity = f => {
  const property = f.balance('assets.fixedAssets.propertyPlantEquipment')
  if (property === null) return null
  return property + (f.balance('assets.fixedAssets.accumulatedDepreciation') ?? 0)
}

/** From the request, else price times shares; null, with that reason, when the request says neither. */
export const marketCapitalization: Quantity = f => {
  const stated = f.market('marketCapitalization')
  if (stated !== null) return stated
  const [price, shares] = [f.market('sharePrice'), f.market('sharesOutstanding')]
  if (price !== null && shares !== null) return price * shares
  f.reason = 'market_data_required'
  return null
}

export const enterpriseValue: Quantity = f => {
  const [capitalization, debt, cash] = [marketCapitalization(f), interestBearingDebt(f), cashAndInvestments(f)]
  return capitalization === null || debt === null || cash === null ? null : capitalization + debt - cash
}
