/** What the statements of a period state for the cash flow desk: each item once, from its most complete source. */
import {
  pointerOf,
  fieldAt,
  type FieldPath,
  type StatementKind,
  type Statements,
} from '../../contract/statement-figures.ts'
import { exactAmount } from '../wording.ts'
import { samePeriod } from '../calendar.ts'
import type { DatedStatement } from '../ratio-figures.ts'
import { fromCents, missing, toCents, type StatedValue } from './lines.ts'

/** The statements of one period, with the balance sheet that it began with. */
export interface PeriodStatements {
  readonly periodEnd: string
  readonly months: number | null
  readonly incomeStatement: DatedStatement<'incomeStatement'> | null
  readonly cashFlowStatement: DatedStatement<'cashFlowStatement'> | null
  readonly balanceSheet: DatedStatement<'balanceSheet'> | null
  readonly opening: DatedStatement<'balanceSheet'> | null
}

export type Values = Readonly<Record<string, StatedValue>>

/** Parts that lead from operating income to net income within this amount leave room for no other line. */
const closingTolerance = 1

const labelOf: Readonly<Record<StatementKind, string>> = {
  balanceSheet: 'balance sheet',
  incomeStatement: 'income statement',
  cashFlowStatement: 'cash flow statement',
}

/** A field as the calculation takes it, named in its reason when it is missing. */
export function stated<K extends StatementKind>(
  statement: DatedStatement<K> | null,
  kind: K,
  path: FieldPath<K>,
  name: string,
): StatedValue {
  if (statement === null) return missing(`${name}: there is no ${labelOf[kind]} of this period.`)
  const value = fieldAt<K>(statement.figures, path)
  if (value === null) return missing(`${name}: not stated in the ${labelOf[kind]}.`)
  return { value: toCents(value), from: [statement.pointer + pointerOf(kind, path)], reason: null }
}

const negated = (given: StatedValue): StatedValue => ({
  ...given,
  value: given.value === null ? null : 0 - given.value,
})

const income = 'ordinaryIncomeExpense'

/** Flows of the income statement and the cash flow statement. */
export function flowValues(period: PeriodStatements): Values {
  const of = (path: FieldPath<'incomeStatement'>, name: string): StatedValue =>
    stated(period.incomeStatement, 'incomeStatement', path, name)
  const values = {
    net_income: of('netIncome', 'Net income'),
    sales: of(`${income}.income.revenue`, 'Sales'),
    cogs: of(`${income}.income.costOfGoodsSold`, 'Cost of goods sold'),
    interest: of(`${income}.interestExpense`, 'Interest expense'),
    income_tax: of(`${income}.incomeTax`, 'Income tax'),
    other_income: otherIncome(of),
    depreciation: depreciationOf(period),
    cogs_depreciation: depreciationInCost(
      flow(period, 'operatingActivities.depreciation', 'Depreciation and amortization'),
      of(`${income}.expenses.depreciation`, 'Depreciation and amortization'),
      of(`${income}.income.costOfGoodsSold`, 'Cost of goods sold'),
    ),
    capital_expenditures: outflow(period, 'investingActivities', 'capitalExpenditures', 'Capital expenditures'),
    distributions: outflow(period, 'financingActivities', 'dividendsPaid', 'Distributions'),
  }
  return { ...values, ...absentLines(period, values) }
}

/** A field of the cash flow statement, when that covers the period of the income statement. */
function flow(period: PeriodStatements, path: FieldPath<'cashFlowStatement'>, name: string): StatedValue {
  return stated(fittingFlows(period), 'cashFlowStatement', path, name)
}

type Section = 'investingActivities' | 'financingActivities'

/** A payment as a positive amount; zero where the section of the cash flow statement adds up to its total without such a line. */
function outflow(period: PeriodStatements, section: Section, member: string, name: string): StatedValue {
  const printed = flow(period, `${section}.${member}` as FieldPath<'cashFlowStatement'>, name)
  if (printed.value !== null) return negated(printed)
  const parts: Readonly<Record<string, number | null>> = fittingFlows(period)?.figures[section] ?? {}
  const amounts = Object.entries(parts)
  const [total] = amounts.flatMap(([key, value]) => (key.startsWith('netCash') && value !== null ? [value] : []))
  const lines = amounts.flatMap(([key, value]) => (key.startsWith('netCash') || value === null ? [] : [value]))
  const isClosed =
    total !== undefined &&
    lines.length > 0 &&
    Math.abs(lines.reduce((sum, line) => sum + line, 0) - total) <= closingTolerance
  return isClosed
    ? {
        value: 0,
        from: [],
        reason: null,
        notes: [`No such line: the section of the cash flow statement adds up without one.`],
      }
    : printed
}

function fittingFlows({
  cashFlowStatement: flows,
  incomeStatement,
}: PeriodStatements): DatedStatement<'cashFlowStatement'> | null {
  if (flows === null || incomeStatement === null) return flows
  const isSameEnd =
    flows.periodEnd !== null &&
    incomeStatement.periodEnd !== null &&
    samePeriod(flows.periodEnd, incomeStatement.periodEnd)
  return isSameEnd &&
    (flows.months === null || incomeStatement.months === null || flows.months === incomeStatement.months)
    ? flows
    : null
}

function otherIncome(of: (path: FieldPath<'incomeStatement'>, name: string) => StatedValue): StatedValue {
  const net = of('otherIncomeExpense.netOtherIncomeExpense', 'Other income less other expenses')
  if (net.value !== null) return net
  const [gains, costs] = [
    of('otherIncomeExpense.otherIncome', 'Other income'),
    of('otherIncomeExpense.otherExpenses', 'Other expenses'),
  ]
  if (gains.value === null && costs.value === null) return net
  return { value: (gains.value ?? 0) - (costs.value ?? 0), from: [...gains.from, ...costs.from], reason: null }
}

/** The cash flow statement's depreciation holds what is inside the cost of goods sold, too; else the income statement's. */
function depreciationOf(period: PeriodStatements): StatedValue {
  const inFlows = flow(period, 'operatingActivities.depreciation', 'Depreciation and amortization')
  if (inFlows.value !== null) return inFlows
  const inIncome = stated(
    period.incomeStatement,
    'incomeStatement',
    `${income}.expenses.depreciation`,
    'Depreciation and amortization',
  )
  if (inIncome.value !== null || !hasNoFixedAssets(period.balanceSheet?.figures ?? null)) return inIncome
  return {
    value: 0,
    from: [],
    reason: null,
    notes: ['No depreciation line, and the assets add up without fixed assets.'],
  }
}

/** What the whole depreciation holds beside that printed among the operating expenses: it is inside the cost of goods sold. */
export function depreciationInCost(whole: StatedValue, printed: StatedValue, cogs: StatedValue): StatedValue {
  if (whole.value === null || printed.value === null || cogs.value === null || whole.value <= printed.value)
    return missing('Depreciation in the cost of goods sold: not stated.')
  return { value: whole.value - printed.value, from: [...whole.from, ...printed.from], reason: null }
}

function hasNoFixedAssets(sheet: Statements['balanceSheet'] | null): boolean {
  if (sheet === null) return false
  const { currentAssets, fixedAssets, totalAssets } = sheet.assets
  const isEmpty = (fixedAssets.propertyPlantEquipment ?? 0) === 0 && (fixedAssets.intangibleAssets ?? 0) === 0
  return isEmpty && totalAssets !== null && currentAssets.totalCurrentAssets === totalAssets
}

/** Interest and tax without a line are zero where what is stated leads from operating income to net income; else they stay unknown. */
function absentLines({ incomeStatement }: PeriodStatements, values: Values): Values {
  const { income_tax: tax, interest } = values
  if (incomeStatement === null || (tax!.value !== null && interest!.value !== null)) return {}
  const { operatingIncome } = incomeStatement.figures.ordinaryIncomeExpense
  const net = values['net_income']!.value
  if (operatingIncome === null || net === null) return {}
  // Interest is printed below operating income, or among its costs: either way may close.
  const reached = toCents(operatingIncome) + (values['other_income']!.value ?? 0) - (tax!.value ?? 0)
  const closes = [interest!.value ?? 0, 0].some(below => Math.abs(reached - below - net) <= closingTolerance * 100)
  if (!closes) return {}
  const note = `No such line: operating income of ${exactAmount(operatingIncome)} leads to net income of ${exactAmount(fromCents(net))} without one.`
  const zero: StatedValue = { value: 0, from: [...values['net_income']!.from], reason: null, notes: [note] }
  return { ...(tax!.value === null && { income_tax: zero }), ...(interest!.value === null && { interest: zero }) }
}
