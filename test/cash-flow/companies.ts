/** Invented companies: two balance sheets that balance and the year between them, some lines not printed. */
import {
  buildStatement,
  type FieldPath,
  type StatementKind,
  type Statements,
} from '../../core/contract/statement-figures.ts'
import { chanceOf, type Chance } from '../drawing/chance.ts'
import type { StatedYear } from './statement-books.ts'

type Fields<K extends StatementKind> = Readonly<Partial<Record<FieldPath<K>, number>>>
const build = <K extends StatementKind>(kind: K, figures: Fields<K>): Statements[K] =>
  buildStatement(kind, path => figures[path] ?? null)

const round = (amount: number): number => Math.round(amount * 100) / 100
const add = (...amounts: readonly (number | undefined)[]): number =>
  round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0))

/** A line that the company has, and prints, with this probability. */
const may = (chance: Chance, probability: number, from: number, to: number): number | undefined =>
  chance.is(probability) ? round(chance.logarithmic(from, to)) : undefined

function sheetOf(chance: Chance): Statements['balanceSheet'] {
  const cash = round(chance.logarithmic(1_000, 900_000))
  const receivables = may(chance, 0.85, 5_000, 2_000_000)
  const inventory = may(chance, 0.7, 5_000, 2_000_000)
  const prepaids = may(chance, 0.5, 500, 60_000)
  const short = may(chance, 0.2, 1_000, 300_000)
  const otherCurrent = may(chance, 0.4, 500, 90_000)
  const gross = may(chance, 0.85, 20_000, 6_000_000)
  const depreciated = gross === undefined ? undefined : -round(gross * chance.next() * 0.8)
  const intangible = may(chance, 0.3, 1_000, 400_000)
  const long = may(chance, 0.2, 1_000, 400_000)
  const otherLong = may(chance, 0.4, 500, 90_000)
  const current = add(cash, receivables, inventory, prepaids, short, otherCurrent)
  const total = add(current, gross, depreciated, intangible, long, otherLong)
  const payables = may(chance, 0.9, 5_000, 900_000)
  const accruals = may(chance, 0.6, 1_000, 200_000)
  const shortDebt = may(chance, 0.4, 5_000, 400_000)
  const maturities = may(chance, 0.7, 2_000, 300_000)
  const otherDue = may(chance, 0.4, 500, 90_000)
  const longDebt = may(chance, 0.7, 5_000, 2_000_000)
  const deferred = may(chance, 0.2, 500, 90_000)
  const otherOwed = may(chance, 0.3, 500, 90_000)
  const due = add(payables, accruals, shortDebt, maturities, otherDue)
  const liabilities = add(due, longDebt, deferred, otherOwed)
  const equity = round(total - liabilities)
  return build('balanceSheet', {
    'assets.currentAssets.cash': cash,
    ...given('assets.currentAssets.accountsReceivable', receivables),
    ...given('assets.currentAssets.inventory', inventory),
    ...given('assets.currentAssets.prepaidExpenses', prepaids),
    ...given('assets.currentAssets.shortTermInvestments', short),
    ...given('assets.currentAssets.otherCurrentAssets', otherCurrent),
    'assets.currentAssets.totalCurrentAssets': current,
    ...given('assets.fixedAssets.propertyPlantEquipment', gross),
    ...given('assets.fixedAssets.accumulatedDepreciation', depreciated),
    ...given('assets.fixedAssets.intangibleAssets', intangible),
    ...given('assets.fixedAssets.longTermInvestments', long),
    'assets.totalAssets': total,
    ...given('liabilitiesAndEquity.currentLiabilities.accountsPayable', payables),
    ...given('liabilitiesAndEquity.currentLiabilities.accruedExpenses', accruals),
    ...given('liabilitiesAndEquity.currentLiabilities.shortTermDebt', shortDebt),
    ...given('liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt', maturities),
    'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': due,
    ...given('liabilitiesAndEquity.longTermLiabilities.longTermDebt', longDebt),
    ...given('liabilitiesAndEquity.longTermLiabilities.deferredTaxLiabilities', deferred),
    ...(chance.is(0.7) ? { 'liabilitiesAndEquity.totalLiabilities': liabilities } : {}),
    'liabilitiesAndEquity.equity.totalEquity': equity,
    'liabilitiesAndEquity.totalLiabilitiesAndEquity': total,
  })
}

const given = (path: FieldPath<'balanceSheet'>, amount: number | undefined): Fields<'balanceSheet'> =>
  amount === undefined ? {} : { [path]: amount }

/** The company of a seed. */
export function madeCompany(seed: number): StatedYear {
  const chance = chanceOf(seed)
  const sales = round(chance.logarithmic(90_000, 20_000_000))
  const cost = round(sales * (0.2 + chance.next() * 0.5))
  const own = round(sales * chance.next() * 0.05)
  const inCost = chance.is(0.4) ? round(cost * chance.next() * 0.05) : 0
  const expenses = round(sales * (0.05 + chance.next() * 0.35) + own)
  const operating = round(sales - cost - expenses)
  const interest = round(sales * chance.next() * 0.03)
  const other = chance.is(0.5) ? round(sales * (chance.next() - 0.5) * 0.02) : null
  const tax = round(Math.max(0, operating - interest) * 0.21)
  const top = 'ordinaryIncomeExpense'
  const paid = chance.is(0.6) ? round(sales * chance.next() * 0.05) : null
  return {
    open: sheetOf(chance),
    close: sheetOf(chance),
    income: build('incomeStatement', {
      [`${top}.income.revenue`]: sales,
      [`${top}.income.costOfGoodsSold`]: cost,
      [`${top}.income.grossProfit`]: round(sales - cost),
      [`${top}.expenses.depreciation`]: own,
      [`${top}.expenses.totalOperatingExpenses`]: expenses,
      [`${top}.operatingIncome`]: operating,
      [`${top}.interestExpense`]: interest,
      [`${top}.incomeTax`]: tax,
      ...(other === null ? {} : { 'otherIncomeExpense.netOtherIncomeExpense': other }),
      netIncome: round(operating - interest + (other ?? 0) - tax),
    }),
    flows: chance.is(0.7)
      ? build('cashFlowStatement', {
          'operatingActivities.depreciation': round(own + inCost),
          'investingActivities.capitalExpenditures': -round(sales * chance.next() * 0.05),
          ...(paid === null ? {} : { 'financingActivities.dividendsPaid': -paid }),
        })
      : null,
  }
}
