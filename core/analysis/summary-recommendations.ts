/** What to do next: each recommendation follows from a figure beyond a named threshold, and says so. */
import { ratioValue, balanceDate, flowPeriod, listed } from './summary-findings.ts'
import type { SummaryInput } from './summary-input.ts'
import { amount, dateInWords, days, percent, times } from './wording.ts'

type Rule = (input: SummaryInput) => string | null

/** The usual floor of bank covenants. */
const coverageFloor = 1.25
const currentRatioFloor = 1.25
const leverageCeiling = 3
/** Receivables older than this on average are slow in any trade on open terms of 30 to 60 days. */
const slowReceivableDays = 75
const largeGrowth = 0.25
const largeDecline = -0.1

/** In order of weight; when nothing stands out, the limits that are kept, with their figures. */
export function recommendations(input: SummaryInput): string[] {
  const found = rules.flatMap(rule => rule(input) ?? [])
  return found.length > 0 ? found : [withinLimits(input) ?? []].flat()
}

function withinLimits(input: SummaryInput): string | null {
  const kept = [
    ['solvencyRatios.debtServiceCoverageRatio', 'debt service coverage', `at least ${times(coverageFloor)}`],
    ['liquidityRatios.currentRatio', 'current ratio', `at least ${times(currentRatioFloor)}`],
    ['solvencyRatios.debtToEquity', 'liabilities to equity', `at most ${times(leverageCeiling)}`],
  ] as const
  const parts = kept.flatMap(([path, name, limit]) => {
    const value = ratioValue(input, path)
    return value === null ? [] : `${name} ${times(value)} (${limit})`
  })
  return parts.length === 0
    ? null
    : `The usual limits are kept at ${balanceDate(input)}: ${listed(parts)}; confirm with current-year figures.`
}

const doubtfulFields: Rule = ({ checks }) => {
  const failed = checks.filter(c => c.passed === false && c.severity === 'high')
  return failed.length === 0
    ? null
    : `Clear up before relying on the ratios: ${failed
        .slice(0, 2)
        .map(c => c.message.replace(/\.$/, ''))
        .join('; ')}.`
}

const debtService: Rule = input => {
  const coverage = ratioValue(input, 'solvencyRatios.debtServiceCoverageRatio')
  if (coverage === null || coverage >= coverageFloor) return null
  return coverage < 1
    ? `Do not rely on cash flow alone for repayment: EBITDA covers debt service ${times(coverage)} for ${flowPeriod(input)}. Ask for additional collateral or a guarantor, and for a debt schedule.`
    : `Keep the new payment small or longer: debt service coverage of ${times(coverage)} for ${flowPeriod(input)} lies below the usual floor of ${times(coverageFloor)}.`
}

const missingCoverage: Rule = ({ ratioDetails, statements }) => {
  const { reason, inputs } = ratioDetails['solvencyRatios.debtServiceCoverageRatio']
  if (reason !== 'missing_input' || statements.incomeStatement.netIncome === null) return null
  const wanted = [
    ['/incomeStatement/ordinaryIncomeExpense/interestExpense', 'interest expense'],
    ['/incomeStatement/ordinaryIncomeExpense/expenses/depreciation', 'depreciation'],
    [
      '/balanceSheet/liabilitiesAndEquity/currentLiabilities/currentPortionOfLongTermDebt',
      'the current portion of long-term debt',
    ],
  ] as const
  const absent = wanted.flatMap(([pointer, name]) => (inputs[pointer] === null ? name : []))
  return absent.length === 0
    ? null
    : `Ask for a debt schedule and a breakdown of expenses: ${listed(absent)} ${absent.length === 1 ? 'is' : 'are'} not stated, so debt service coverage cannot be computed.`
}

const liquidity: Rule = input => {
  const current = ratioValue(input, 'liquidityRatios.currentRatio')
  if (current === null || current >= currentRatioFloor) return null
  const { cash } = input.statements.balanceSheet.assets.currentAssets
  const onHand = cash === null ? '' : ` and cash is ${amount(cash, input.currency)}`
  return `Review recent bank statements and payable aging: current assets cover current liabilities only ${times(current)} at ${balanceDate(input)}${onHand}.`
}

const leverage: Rule = input => {
  const { totalEquity } = input.statements.balanceSheet.liabilitiesAndEquity.equity
  if (totalEquity !== null && totalEquity <= 0)
    return `Ask how the deficit will be covered, and whether owners' loans can be subordinated: equity is ${amount(totalEquity, input.currency)} at ${balanceDate(input)}.`
  const ratio = ratioValue(input, 'solvencyRatios.debtToEquity')
  return ratio === null || ratio <= leverageCeiling
    ? null
    : `Ask for a down payment or an equity contribution: liabilities are ${times(ratio)} equity of ${amount(totalEquity!, input.currency)} at ${balanceDate(input)}, above ${times(leverageCeiling)}.`
}

const collections: Rule = input => {
  const turnover = ratioValue(input, 'efficiencyRatios.receivablesTurnover')
  if (turnover === null || turnover <= 0 || 365 / turnover <= slowReceivableDays) return null
  const { accountsReceivable } = input.statements.balanceSheet.assets.currentAssets
  return `Ask for a receivable aging: ${amount(accountsReceivable!, input.currency)} of receivables stand for ${days(365 / turnover)} of revenue at ${balanceDate(input)}.`
}

const earningsWithoutCash: Rule = input => {
  const { operatingActivities } = input.statements.cashFlowStatement
  const [net, cash] = [
    operatingActivities.netIncome ?? input.statements.incomeStatement.netIncome,
    operatingActivities.netCashFromOperatingActivities,
  ]
  if (net === null || cash === null || net <= 0 || cash >= 0) return null
  return `Find out why profit did not become cash: net income was ${amount(net, input.currency)}, operations used ${amount(-cash, input.currency)} in ${flowPeriod(input)}.`
}

const loss: Rule = input => {
  const { netIncome } = input.statements.incomeStatement
  if (netIncome === null || netIncome >= 0) return null
  const { cash } = input.statements.balanceSheet.assets.currentAssets
  const reserve =
    cash === null ? '' : ` Cash of ${amount(cash, input.currency)} at ${balanceDate(input)} stands against it.`
  return `Ask for a plan back to profit and year-to-date figures: the net loss for ${flowPeriod(input)} was ${amount(-netIncome, input.currency)}.${reserve}`
}

const revenueChange: Rule = ({ trends, currency }) => {
  const { growth, current, prior, priorPeriodEnd } = trends.yearOverYear.revenue
  if (growth === null || typeof current !== 'number' || typeof prior !== 'number' || !priorPeriodEnd) return null
  const change = `revenue went from ${amount(prior, currency)} (period ended ${dateInWords(priorPeriodEnd)}) to ${amount(current, currency)}, ${percent(growth)}`
  if (growth <= largeDecline) return `Ask what was lost and whether it comes back: ${change}.`
  return growth >= largeGrowth ? `Check that working capital keeps up with growth: ${change}.` : null
}

const missingStatements: Rule = ({ subject }) => {
  const missing = [
    ...(subject.balanceSheet ? [] : ['the balance sheet']),
    ...(subject.incomeStatement ? [] : ['the income statement']),
    ...(subject.cashFlowStatement ? [] : ['the cash flow statement']),
  ]
  const present = subject.incomeStatement ?? subject.balanceSheet ?? subject.cashFlowStatement
  if (missing.length === 0 || !present?.periodEnd) return null
  return `Ask for ${listed(missing)} for ${dateInWords(present.periodEnd)}: ${missing.length === 1 ? 'it was' : 'they were'} not among the documents.`
}

const priorPeriod: Rule = ({ trends, subject }) => {
  const comparable = Object.values(trends.yearOverYear).some(g => g.priorPeriodEnd)
  const flows = subject.incomeStatement ?? subject.balanceSheet ?? subject.cashFlowStatement
  return comparable || !flows?.periodEnd
    ? null
    : `Ask for the statements of the year before ${dateInWords(flows.periodEnd)}: without them no growth can be shown.`
}

const sound: Rule = input => {
  const coverage = ratioValue(input, 'solvencyRatios.debtServiceCoverageRatio')
  const { score, rating } = input.health.financialHealth
  if (score === null || score < 65 || coverage === null || coverage < coverageFloor) return null
  return `Ordinary terms look supportable: ${score} points (${rating}) and debt service covered ${times(coverage)} for ${flowPeriod(input)}; confirm with current-year figures.`
}

const rules: readonly Rule[] = [
  doubtfulFields,
  debtService,
  missingCoverage,
  leverage,
  liquidity,
  earningsWithoutCash,
  loss,
  revenueChange,
  collections,
  missingStatements,
  priorPeriod,
  sound,
]
