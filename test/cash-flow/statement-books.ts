/** What statements print, as a second calculation takes it. */
import type { Statements } from '../../core/contract/statement-figures.ts'
import type { Books, Cents, Sheet } from './calculator.ts'

export const cents = (amount: number | null | undefined): Cents =>
  amount === null || amount === undefined ? null : Math.round(amount * 100)
const less = (a: Cents, b: Cents): Cents => (a === null || b === null ? null : a - b)

export interface StatedYear {
  readonly income: Statements['incomeStatement']
  /** null: there is none. */
  readonly flows: Statements['cashFlowStatement'] | null
  readonly close: Statements['balanceSheet'] | null
  readonly open: Statements['balanceSheet'] | null
}

export function statementSheet(sheet: Statements['balanceSheet'] | null): Sheet | null {
  if (sheet === null) return null
  const { currentAssets, fixedAssets, totalAssets } = sheet.assets
  const { currentLiabilities, longTermLiabilities, totalLiabilities, equity } = sheet.liabilitiesAndEquity
  const gross = cents(fixedAssets.propertyPlantEquipment)
  const own = cents(equity.totalEquity)
  return {
    cash: cents(currentAssets.cash),
    receivables: cents(currentAssets.accountsReceivable),
    inventory: cents(currentAssets.inventory),
    prepaids: cents(currentAssets.prepaidExpenses),
    shortInvestments: cents(currentAssets.shortTermInvestments),
    netFixedAssets: gross === null ? null : gross + (cents(fixedAssets.accumulatedDepreciation) ?? 0),
    intangibles: cents(fixedAssets.intangibleAssets),
    longInvestments: cents(fixedAssets.longTermInvestments),
    payables: cents(currentLiabilities.accountsPayable),
    accruals: cents(currentLiabilities.accruedExpenses),
    shortDebt: cents(currentLiabilities.shortTermDebt),
    maturities: cents(currentLiabilities.currentPortionOfLongTermDebt),
    longDebt: cents(longTermLiabilities.longTermDebt),
    deferredTax: cents(longTermLiabilities.deferredTaxLiabilities),
    equity: own,
    dueFromOwners: null,
    currentAssets: cents(currentAssets.totalCurrentAssets),
    currentLiabilities: cents(currentLiabilities.totalCurrentLiabilities),
    totalAssets: cents(totalAssets),
    totalLiabilities: cents(totalLiabilities) ?? less(cents(totalAssets), own),
  }
}

/** Within a full unit, for statements in whole dollars. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 100

/** A payment that the section prints; zero where its other lines add up to its total. */
function paid(section: Readonly<Record<string, number | null>> | undefined, line: string): Cents {
  if (section === undefined) return null
  const own = cents(section[line])
  if (own !== null) return 0 - own
  const rows = Object.entries(section).filter(([, value]) => value !== null)
  const total = rows.find(([name]) => name.startsWith('netCash'))
  const parts = rows.filter(([name]) => !name.startsWith('netCash'))
  const sum = parts.reduce((all, [, value]) => all + cents(value)!, 0)
  return total !== undefined && parts.length > 0 && isNear(sum, cents(total[1])!) ? 0 : null
}

/** Depreciation of the cash flow statement holds what is inside the cost of goods sold; that of the income statement does not. */
export function statementBooks({ income, flows, close, open }: StatedYear): Books {
  const { income: top, expenses, interestExpense, incomeTax } = income.ordinaryIncomeExpense
  const { otherIncome, otherExpenses, netOtherIncomeExpense } = income.otherIncomeExpense
  const [whole, own] = [cents(flows?.operatingActivities.depreciation), cents(expenses.depreciation)]
  const isOther = netOtherIncomeExpense !== null || otherIncome !== null || otherExpenses !== null
  const other = isOther
    ? (cents(netOtherIncomeExpense) ?? (cents(otherIncome) ?? 0) - (cents(otherExpenses) ?? 0))
    : null
  const [interest, tax, net] = [cents(interestExpense), cents(incomeTax), cents(income.netIncome)]
  const operating = cents(income.ordinaryIncomeExpense.operatingIncome)
  // Interest is printed below operating income, or among the expenses above it: what is printed leads to net income without another line.
  const isWhole =
    operating !== null &&
    net !== null &&
    [interest ?? 0, 0].some(below => isNear(operating + (other ?? 0) - (tax ?? 0) - below, net))
  return {
    sales: cents(top.revenue),
    costOfGoods: cents(top.costOfGoodsSold),
    depreciation: whole ?? own ?? (hasNothingToDepreciate(close) ? 0 : null),
    depreciationInCost:
      whole !== null && own !== null && whole > own && top.costOfGoodsSold !== null ? whole - own : null,
    amortization: null,
    interest: interest ?? (isWhole ? 0 : null),
    tax: tax ?? (isWhole ? 0 : null),
    otherIncome: other,
    netIncome: net,
    distributions: paid(flows?.financingActivities, 'dividendsPaid'),
    capex: paid(flows?.investingActivities, 'capitalExpenditures'),
    filed: null,
    close: statementSheet(close),
    open: statementSheet(open),
  }
}

/** The current assets are all assets. */
function hasNothingToDepreciate(sheet: Statements['balanceSheet'] | null): boolean {
  if (sheet === null || sheet.assets.totalAssets === null) return false
  const { currentAssets, fixedAssets, totalAssets } = sheet.assets
  const fixed = (fixedAssets.propertyPlantEquipment ?? 0) + (fixedAssets.intangibleAssets ?? 0)
  return fixed === 0 && currentAssets.totalCurrentAssets === totalAssets
}
