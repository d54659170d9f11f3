/** The books of an invented company: statements that add up, period after period, from a handful of drivers. */
import type { Period } from '../../core/contract/financial-statement.ts'
import { buildStatement, type Statements } from '../../core/contract/statement-figures.ts'

/** Drivers of one period; amounts in full units, shares as fractions of revenue. */
export interface BookYear {
  readonly periodEnd: string
  readonly months: number
  readonly revenue: number
  readonly costShare: number
  readonly overheadShare: number
  readonly capitalExpenditure: number
  readonly debtRepaid: number
  readonly dividends: number
}

interface Balances {
  readonly accountsReceivable: number
  readonly inventory: number
  readonly prepaid: number
  readonly property: number
  readonly accumulated: number
  readonly payables: number
  readonly accrued: number
  readonly currentDebt: number
  readonly longDebt: number
  readonly retained: number
  readonly cash: number
}

/** Statements of each period, oldest first; the first opens with the balances of an earlier, unseen one. */
export function keepBooks(
  years: readonly BookYear[],
  size = 1,
): readonly (Statements & Pick<Period, 'periodEnd' | 'months'>)[] {
  const whole = (value: number) => Math.round(value * size)
  const first = years[0]!
  let opening: Balances = {
    accountsReceivable: whole(first.revenue * 0.11),
    inventory: whole(first.revenue * 0.08),
    prepaid: whole(24_300),
    property: whole(2_310_000),
    accumulated: whole(-884_000),
    payables: whole(first.revenue * 0.055),
    accrued: whole(96_200),
    currentDebt: whole(180_000),
    longDebt: whole(1_140_000),
    retained: whole(612_400),
    cash: 0,
  }
  const contributed = whole(250_000)
  opening = { ...opening, cash: owed(opening) + contributed + opening.retained - assetsBut(opening) }
  return years.map(year => {
    const yearly = year.months / 12
    const revenue = whole(year.revenue)
    const cost = whole(year.revenue * year.costShare)
    const gross = revenue - cost
    const depreciation = whole(214_000 * yearly)
    const [salaries, rent, marketing] = [0.42, 0.14, 0.06].map(share =>
      whole(year.revenue * year.overheadShare * share),
    ) as [number, number, number]
    const administrative = whole(year.revenue * year.overheadShare) - salaries - rent - marketing
    const expenses = salaries + rent + marketing + administrative + depreciation
    const operating = gross - expenses
    const interest = Math.round((opening.longDebt + opening.currentDebt) * 0.065 * yearly)
    const otherIncome = whole(6_200 * yearly)
    const beforeTax = operating - interest + otherIncome
    const tax = beforeTax > 0 ? Math.round(beforeTax * 0.25) : 0
    const net = beforeTax - tax
    const growth = year.revenue / yearly / first.revenue
    const debt = opening.currentDebt + opening.longDebt - whole(year.debtRepaid)
    const currentDebt = Math.min(debt, opening.currentDebt)
    const closing: Balances = {
      accountsReceivable: whole((year.revenue / yearly) * 0.118),
      inventory: whole((year.revenue / yearly) * 0.079),
      prepaid: whole(26_100 * growth),
      property: opening.property + whole(year.capitalExpenditure),
      accumulated: opening.accumulated - depreciation,
      payables: whole((year.revenue / yearly) * 0.058),
      accrued: whole(101_500 * growth),
      currentDebt,
      longDebt: debt - currentDebt,
      retained: opening.retained + net - whole(year.dividends),
      cash: 0,
    }
    const balances = { ...closing, cash: owed(closing) + contributed + closing.retained - assetsBut(closing) }
    const statements = {
      periodEnd: year.periodEnd,
      months: year.months,
      balanceSheet: balanceSheetOf(balances, contributed),
      incomeStatement: incomeStatementOf({
        revenue,
        cost,
        gross,
        salaries,
        rent,
        marketing,
        administrative,
        depreciation,
        expenses,
        operating,
        interest,
        otherIncome,
        beforeTax,
        tax,
        net,
      }),
      cashFlowStatement: cashFlowOf(opening, balances, {
        net,
        depreciation,
        capitalExpenditure: whole(year.capitalExpenditure),
        dividends: whole(year.dividends),
      }),
    }
    opening = balances
    return statements
  })
}

const assetsBut = (b: Balances): number => b.accountsReceivable + b.inventory + b.prepaid + b.property + b.accumulated
const owed = (b: Balances): number => b.payables + b.accrued + b.currentDebt + b.longDebt

/** A statement from the amounts given; all others are not stated. */
const stated = <K extends keyof Statements>(kind: K, figures: Readonly<Record<string, number>>): Statements[K] =>
  buildStatement(kind, path => figures[path] ?? null)

function balanceSheetOf(b: Balances, contributed: number): Statements['balanceSheet'] {
  const currentAssets = b.cash + b.accountsReceivable + b.inventory + b.prepaid
  const fixed = b.property + b.accumulated
  const currentLiabilities = b.payables + b.accrued + b.currentDebt
  const equity = contributed + b.retained
  return stated('balanceSheet', {
    'assets.currentAssets.cash': b.cash,
    'assets.currentAssets.accountsReceivable': b.accountsReceivable,
    'assets.currentAssets.inventory': b.inventory,
    'assets.currentAssets.shortTermInvestments': 0,
    'assets.currentAssets.prepaidExpenses': b.prepaid,
    'assets.currentAssets.totalCurrentAssets': currentAssets,
    'assets.fixedAssets.propertyPlantEquipment': b.property,
    'assets.fixedAssets.accumulatedDepreciation': b.accumulated,
    'assets.fixedAssets.totalFixedAssets': fixed,
    'assets.totalAssets': currentAssets + fixed,
    'liabilitiesAndEquity.currentLiabilities.accountsPayable': b.payables,
    'liabilitiesAndEquity.currentLiabilities.accruedExpenses': b.accrued,
    'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt': b.currentDebt,
    'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': currentLiabilities,
    'liabilitiesAndEquity.longTermLiabilities.longTermDebt': b.longDebt,
    'liabilitiesAndEquity.longTermLiabilities.totalLongTermLiabilities': b.longDebt,
    'liabilitiesAndEquity.totalLiabilities': currentLiabilities + b.longDebt,
    'liabilitiesAndEquity.equity.commonStock': contributed,
    'liabilitiesAndEquity.equity.retainedEarnings': b.retained,
    'liabilitiesAndEquity.equity.totalEquity': equity,
    'liabilitiesAndEquity.totalLiabilitiesAndEquity': currentLiabilities + b.longDebt + equity,
  })
}

function incomeStatementOf(f: Readonly<Record<string, number>>): Statements['incomeStatement'] {
  const ordinary = 'ordinaryIncomeExpense'
  return stated('incomeStatement', {
    [`${ordinary}.income.revenue`]: f['revenue']!,
    [`${ordinary}.income.costOfGoodsSold`]: f['cost']!,
    [`${ordinary}.income.grossProfit`]: f['gross']!,
    [`${ordinary}.expenses.salariesAndWages`]: f['salaries']!,
    [`${ordinary}.expenses.rentAndUtilities`]: f['rent']!,
    [`${ordinary}.expenses.depreciation`]: f['depreciation']!,
    [`${ordinary}.expenses.marketing`]: f['marketing']!,
    [`${ordinary}.expenses.generalAndAdministrative`]: f['administrative']!,
    [`${ordinary}.expenses.totalOperatingExpenses`]: f['expenses']!,
    [`${ordinary}.operatingIncome`]: f['operating']!,
    [`${ordinary}.interestExpense`]: f['interest']!,
    [`${ordinary}.incomeBeforeTax`]: f['beforeTax']!,
    [`${ordinary}.incomeTax`]: f['tax']!,
    'otherIncomeExpense.otherIncome': f['otherIncome']!,
    netIncome: f['net']!,
  })
}

function cashFlowOf(
  opening: Balances,
  closing: Balances,
  flows: { net: number; depreciation: number; capitalExpenditure: number; dividends: number },
): Statements['cashFlowStatement'] {
  const change = (name: keyof Balances) => closing[name] - opening[name]
  const working = {
    accountsReceivable: -change('accountsReceivable'),
    inventory: -change('inventory'),
    accountsPayable: change('payables'),
    otherWorkingCapital: change('accrued') - change('prepaid'),
  }
  const workingTotal = Object.values(working).reduce((sum, value) => sum + value, 0)
  const operating = flows.net + flows.depreciation + workingTotal
  const debt = change('currentDebt') + change('longDebt')
  const financing = debt - flows.dividends
  const activities = 'operatingActivities'
  return stated('cashFlowStatement', {
    [`${activities}.netIncome`]: flows.net,
    [`${activities}.depreciation`]: flows.depreciation,
    ...Object.fromEntries(
      Object.entries(working).map(([name, value]) => [`${activities}.changesInWorkingCapital.${name}`, value]),
    ),
    [`${activities}.changesInWorkingCapital.totalChangesInWorkingCapital`]: workingTotal,
    [`${activities}.netCashFromOperatingActivities`]: operating,
    'investingActivities.capitalExpenditures': -flows.capitalExpenditure,
    'investingActivities.netCashFromInvestingActivities': -flows.capitalExpenditure,
    'financingActivities.debtIssuanceRepayment': debt,
    'financingActivities.dividendsPaid': -flows.dividends,
    'financingActivities.netCashFromFinancingActivities': financing,
    netChangeInCash: change('cash'),
    beginningCashBalance: opening.cash,
    endingCashBalance: closing.cash,
  })
}
