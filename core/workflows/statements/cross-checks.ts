/** Checks between statements: cash, net income and retained earnings must tell the same story in each of them. */
import { daysBetween, isYearApart, monthsBefore } from '../../analysis/calendar.ts'
import { exactAmount } from '../../analysis/wording.ts'
import type { Check } from '../../contract/evidence.ts'
import { pointerOf, statementKinds, type FieldPath, type StatementKind } from '../../contract/statement-figures.ts'
import { valueOf, type CombinedPeriod, type CombinedStatement, type Selection } from './combined-statement.ts'

const cash: FieldPath = 'assets.currentAssets.cash'
const shortTermInvestments: FieldPath = 'assets.currentAssets.shortTermInvestments'
const retainedEarnings: FieldPath = 'liabilitiesAndEquity.equity.retainedEarnings'
/** An opening balance sheet may lie this many days off the computed first day: 52-week years, months of unlike length. */
const openingToleranceDays = 15

/**
 * The checks of the selected statements, then of those of the other periods. Those whose members are missing are not checked (`passed` null), where
 * both statements exist. Derived years repeat their parts and are left to them.
 */
export function crossChecks(selection: Selection, periods: readonly CombinedPeriod[]): Check[] {
  const selected = new Set<CombinedStatement | null>(statementKinds.map(kind => selection[kind]))
  return [
    ...comparisons(selection, periods, '').map(({ check }) => check),
    ...periods.flatMap(({ statements, derived, periodEnd }, index) =>
      (derived ? [] : comparisons(statements, periods, `/periods/${index}`))
        .filter(({ of }) => !of.every(statement => selected.has(statement)))
        .map(({ check }) => ({ ...check, id: `${check.id}.${periodEnd}`, message: `${periodEnd}: ${check.message}` })),
    ),
  ]
}

/** A check between statements, and those it compares at the end of their period. */
interface Comparison {
  readonly check: Check
  readonly of: readonly CombinedStatement[]
}

/** `prefix`: where the statements stand in the result. */
function comparisons(
  { balanceSheet: sheet, incomeStatement: income, cashFlowStatement: flows }: Selection,
  periods: readonly CombinedPeriod[],
  prefix: string,
): readonly Comparison[] {
  const opening = openingBalanceSheet(flows ?? income, periods)
  const at = (kind: StatementKind, path: FieldPath): string => prefix + pointerOf(kind, path)
  const cashFigures = [at('balanceSheet', cash), at('cashFlowStatement', 'endingCashBalance')]
  const incomeFigures = [at('incomeStatement', 'netIncome'), at('cashFlowStatement', 'operatingActivities.netIncome')]
  return [
    ...(sheet && flows && sheet.periodEnd === flows.periodEnd
      ? [{ check: { ...endingCash(sheet, flows), figures: cashFigures }, of: [sheet, flows] }]
      : []),
    ...(opening && flows ? [{ check: beginningCash(opening, flows), of: [flows] }] : []),
    ...(income && flows && income.periodEnd === flows.periodEnd && sameLength(income, flows)
      ? [{ check: { ...netIncome(income, flows), figures: incomeFigures }, of: [income, flows] }]
      : []),
    ...(sheet && income && opening && sheet.periodEnd === income.periodEnd
      ? [{ check: retained(sheet, opening, income, flows), of: [sheet, income] }]
      : []),
  ]
}

const sameLength = (a: CombinedStatement, b: CombinedStatement): boolean =>
  a.months === b.months || a.months === null || b.months === null

/** The balance sheet at the start of a flow statement's period; null when there is none, or the length is unknown and none a year before. */
export function openingBalanceSheet(
  flows: CombinedStatement | null,
  periods: readonly CombinedPeriod[],
): CombinedStatement<'balanceSheet'> | null {
  if (!flows?.periodEnd) return null
  const { periodEnd, months } = flows
  const start = months === null ? null : monthsBefore(periodEnd, Math.round(months))
  const period = periods.find(
    p =>
      p.statements.balanceSheet &&
      (start === null
        ? isYearApart(p.periodEnd, periodEnd)
        : Math.abs(daysBetween(p.periodEnd, start)) <= openingToleranceDays),
  )
  return period?.statements.balanceSheet ?? null
}

function endingCash(sheet: CombinedStatement, flows: CombinedStatement): Check {
  const ending = valueOf(flows, 'endingCashBalance')
  const onSheet = valueOf(sheet, cash)
  const investments = valueOf(sheet, shortTermInvestments)
  const tolerance = toleranceOf(sheet, flows, 2)
  if (
    ending !== null &&
    onSheet !== null &&
    investments !== null &&
    Math.abs(onSheet + investments - ending) <= tolerance
  )
    return compared(
      'cash.ending',
      { label: 'Cash and short-term investments on the balance sheet', value: onSheet + investments },
      { label: 'ending cash of the cash flow statement', value: ending },
      tolerance,
    )
  const check = compared(
    'cash.ending',
    { label: 'Cash on the balance sheet', value: onSheet },
    { label: 'ending cash of the cash flow statement', value: ending },
    tolerance,
  )
  // Filers' cash flow statements end on cash including restricted cash, which the balance sheet carries elsewhere.
  return check.passed === false && ending! > onSheet!
    ? explained(check, 'Restricted cash counted in the cash flow statement would explain it.')
    : check
}

const beginningCash = (opening: CombinedStatement, flows: CombinedStatement): Check => {
  const check = compared(
    'cash.beginning',
    { label: `Cash on the balance sheet of ${opening.periodEnd}`, value: valueOf(opening, cash) },
    { label: 'beginning cash of the cash flow statement', value: valueOf(flows, 'beginningCashBalance') },
    toleranceOf(opening, flows, 2),
  )
  return check.passed === false ? explained(check, 'Restricted cash or a restatement would explain it.') : check
}

const netIncome = (income: CombinedStatement, flows: CombinedStatement): Check =>
  compared(
    'netIncome.same',
    { label: 'Net income of the income statement', value: valueOf(income, 'netIncome') },
    { label: 'net income of the cash flow statement', value: valueOf(flows, 'operatingActivities.netIncome') },
    toleranceOf(income, flows, 2),
  )

/** Change of retained earnings against net income less dividends; distributions outside both statements make it differ. */
function retained(
  sheet: CombinedStatement,
  opening: CombinedStatement,
  income: CombinedStatement,
  flows: CombinedStatement | null,
): Check {
  const [closing, start, net] = [
    valueOf(sheet, retainedEarnings),
    valueOf(opening, retainedEarnings),
    valueOf(income, 'netIncome'),
  ]
  const dividends = flows ? (valueOf(flows, 'financingActivities.dividendsPaid') ?? 0) : 0
  const change = closing === null || start === null ? null : closing - start
  const check = compared(
    'retainedEarnings.change',
    {
      label: dividends === 0 ? 'Net income' : `Net income less dividends of ${exactAmount(Math.abs(dividends))}`,
      value: net === null ? null : net + dividends,
    },
    { label: `the change of retained earnings since ${opening.periodEnd}`, value: change },
    toleranceOf(sheet, income, 4),
  )
  return check.passed === false
    ? explained(check, "Owners' draws, or current earnings on a line of their own, would explain it.")
    : check
}

/** A difference with a lawful explanation that neither statement states: it failed all the same, at the lowest severity. */
const explained = (check: Check, explanation: string): Check => ({
  ...check,
  severity: 'info',
  message: `${check.message} ${explanation}`,
})

/** Half a printed unit for every addend, each rounded on its own. */
const toleranceOf = (a: CombinedStatement, b: CombinedStatement, addends: number): number =>
  (Math.max(a.step, b.step) * addends) / 2 + 1e-6

/** A value that is compared; null: not stated. */
interface Side {
  readonly label: string
  readonly value: number | null
}

function compared(
  id: string,
  { label: left, value: expected }: Side,
  { label: right, value: actual }: Side,
  tolerance: number,
): Check {
  if (expected === null || actual === null) {
    const missing = [...(expected === null ? [left] : []), ...(actual === null ? [right] : [])].join(' and ')
    return {
      id,
      passed: null,
      expected,
      actual,
      difference: null,
      severity: 'info',
      message: `Not decided: not stated is ${lowerFirst(missing)}.`,
    }
  }
  const difference = actual - expected
  const passed = Math.abs(difference) <= tolerance
  const message = passed
    ? `${left} ${exactAmount(expected)} = ${right} ${exactAmount(actual)}.`
    : `${left} is ${exactAmount(expected)}; ${right} is ${exactAmount(actual)}, a difference of ${exactAmount(Math.abs(difference))}.`
  return { id, passed, expected, actual, difference, severity: passed ? 'info' : 'warning', message }
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
