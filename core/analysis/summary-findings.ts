/** Findings from the statements, most important first; a topic whose values are missing is omitted. */
import { currentAssetsOf } from './current-assets.ts'
import type { RatioPath } from './ratio-rows.ts'
import type { SummaryInput } from './summary-input.ts'
import { amount, capitalized, dateInWords, days, percent, periodInWords, plainNumber, times } from './wording.ts'

type Sentence = (input: SummaryInput) => string | null

/** All topics, in the order in which they are reported. */
export const findings = (input: SummaryInput): string[] => topics.flatMap(topic => topic(input) ?? [])

export const ratioValue = ({ ratioDetails }: SummaryInput, path: RatioPath): number | null => ratioDetails[path].value

/** "the year ended December 31, 2024" of the income statement, else of the cash flow statement. */
export function flowPeriod({ subject }: SummaryInput): string {
  const flows = subject.incomeStatement ?? subject.cashFlowStatement
  return flows?.periodEnd ? periodInWords(flows.periodEnd, flows.months) : 'the period'
}

/** "December 31, 2024", the balance sheet's date. */
export const balanceDate = ({ subject }: SummaryInput): string =>
  subject.balanceSheet?.periodEnd ? dateInWords(subject.balanceSheet.periodEnd) : 'the balance sheet date'

const revenueSentence: Sentence = input => {
  const { revenue } = input.statements.incomeStatement.ordinaryIncomeExpense.income
  if (revenue === null) return null
  const { growth, prior, priorPeriodEnd } = input.trends.yearOverYear.revenue
  const first = `Revenue for ${flowPeriod(input)} was ${amount(revenue, input.currency)}`
  if (growth === null || typeof prior !== 'number' || !priorPeriodEnd) return `${first}.`
  const before = `${amount(prior, input.currency)} for the period ended ${dateInWords(priorPeriodEnd)}`
  return `${first}, ${changeInWords(growth)} from ${before}.`
}

const changeInWords = (growth: number): string =>
  growth === 0 ? 'unchanged' : `${growth > 0 ? 'up' : 'down'} ${percent(Math.abs(growth))}`

const profitSentence: Sentence = input => {
  const { netIncome, ordinaryIncomeExpense } = input.statements.incomeStatement
  if (netIncome === null) return null
  const margin = ratioValue(input, 'profitabilityRatios.netProfitMargin')
  const kind = netIncome < 0 ? 'Net loss' : 'Net income'
  const ofRevenue = margin === null ? '' : `, ${percent(Math.abs(margin))} of revenue`
  const base = `${kind} for ${flowPeriod(input)} was ${amount(Math.abs(netIncome), input.currency)}${ofRevenue}`
  const { prior, priorPeriodEnd } = input.trends.yearOverYear.netIncome
  const before =
    typeof prior !== 'number' || !priorPeriodEnd
      ? ''
      : `, against ${prior < 0 ? 'a net loss' : 'net income'} of ${amount(Math.abs(prior), input.currency)} for the period ended ${dateInWords(priorPeriodEnd)}`
  const { operatingIncome } = ordinaryIncomeExpense
  const masked =
    operatingIncome !== null && operatingIncome < 0 && netIncome > 0
      ? `; operations themselves lost ${amount(-operatingIncome, input.currency)}, so the profit rests on other income`
      : ''
  return `${base}${before}${masked}.`
}

const marginSentence: Sentence = input => {
  const [gross, operating] = [
    ratioValue(input, 'profitabilityRatios.grossProfitMargin'),
    ratioValue(input, 'profitabilityRatios.operatingProfitMargin'),
  ]
  const ebitda = ratioValue(input, 'profitabilityRatios.ebitdaMargin')
  const parts = [
    ...(gross === null ? [] : [`gross ${percent(gross)}`]),
    ...(operating === null ? [] : [`operating ${percent(operating)}`]),
    ...(ebitda === null ? [] : [`EBITDA ${percent(ebitda)}`]),
  ]
  return parts.length < 2 ? null : `Margins for ${flowPeriod(input)}: ${listed(parts)} of revenue.`
}

const liquiditySentence: Sentence = input => {
  const current = ratioValue(input, 'liquidityRatios.currentRatio')
  if (current === null) return null
  const currentAssets = currentAssetsOf(input.statements.balanceSheet)!
  const { totalCurrentLiabilities } = input.statements.balanceSheet.liabilitiesAndEquity.currentLiabilities
  const quick = ratioValue(input, 'liquidityRatios.quickRatio')
  const working = currentAssets - totalCurrentLiabilities!
  const capital = `working capital is ${amount(working, input.currency)}`
  return (
    `Current assets of ${amount(currentAssets, input.currency)} cover current liabilities of ${amount(totalCurrentLiabilities!, input.currency)} ` +
    `${times(current)}${quick === null ? '' : ` (${times(quick)} without inventory and prepaid items)`} at ${balanceDate(input)}; ${capital}.`
  )
}

const leverageSentence: Sentence = input => {
  const { equity, totalLiabilities } = input.statements.balanceSheet.liabilitiesAndEquity
  const { totalEquity } = equity
  if (totalEquity === null) return null
  if (totalEquity <= 0)
    return `Equity is ${totalEquity < 0 ? `negative at ${amount(totalEquity, input.currency)}` : 'zero'} at ${balanceDate(input)}: liabilities exceed what the company owns.`
  const [toEquity, toAssets] = [
    ratioValue(input, 'solvencyRatios.debtToEquity'),
    ratioValue(input, 'solvencyRatios.debtToAssets'),
  ]
  if (toEquity === null || totalLiabilities === null) return null
  const share = toAssets === null ? '' : ` and finance ${percent(toAssets)} of total assets`
  return `Total liabilities of ${amount(totalLiabilities, input.currency)} are ${times(toEquity)} equity of ${amount(totalEquity, input.currency)}${share} at ${balanceDate(input)}.`
}

const coverageSentence: Sentence = input => {
  const [service, interest] = [
    ratioValue(input, 'solvencyRatios.debtServiceCoverageRatio'),
    ratioValue(input, 'solvencyRatios.interestCoverageRatio'),
  ]
  const { interestExpense } = input.statements.incomeStatement.ordinaryIncomeExpense
  const paid = interestExpense === null ? '' : ` of ${amount(interestExpense, input.currency)}`
  if (service !== null) {
    const also = interest === null ? '' : `; earnings before interest and tax cover interest${paid} ${times(interest)}`
    return `EBITDA covers interest and the current portion of long-term debt ${times(service)} for ${flowPeriod(input)}${also}.`
  }
  return interest === null
    ? null
    : `Earnings before interest and tax cover interest expense${paid} ${times(interest)} for ${flowPeriod(input)}.`
}

const cashFlowSentence: Sentence = input => {
  const { operatingActivities, investingActivities } = input.statements.cashFlowStatement
  const flow = operatingActivities.netCashFromOperatingActivities
  if (flow === null) return null
  const { currency } = input
  const spent = investingActivities.capitalExpenditures
  const free =
    spent === null
      ? ''
      : `; after capital expenditures of ${amount(Math.abs(spent), currency)}, ${amount(flow - Math.abs(spent), currency)} remained`
  const { netIncome } = operatingActivities
  const against = netIncome === null ? '' : ` against net income of ${amount(netIncome, currency)}`
  const flows = input.subject.cashFlowStatement!
  const period = flows.periodEnd ? periodInWords(flows.periodEnd, flows.months) : 'the period'
  return `Operations ${flow < 0 ? 'used' : 'generated'} ${amount(Math.abs(flow), currency)} of cash in ${period}${against}${free}.`
}

const cycleSentence: Sentence = input => {
  const cycle = ratioValue(input, 'liquidityRatios.cashConversionCycle')
  const receivables = ratioValue(input, 'efficiencyRatios.receivablesTurnover')
  const inventory = ratioValue(input, 'efficiencyRatios.inventoryTurnover')
  const payables = ratioValue(input, 'efficiencyRatios.payablesTurnover')
  const parts = [
    ...(receivables ? [`receivables ${days(365 / receivables)}`] : []),
    ...(inventory ? [`inventory ${days(365 / inventory)}`] : []),
    ...(payables ? [`payables ${days(365 / payables)}`] : []),
  ]
  if (parts.length === 0) return null
  const sum = cycle === null ? '' : `, a cash conversion cycle of ${days(cycle)}`
  return `Working capital at ${balanceDate(input)} turns in ${listed(parts)}${sum}.`
}

const balanceTrendSentence: Sentence = input => {
  const { totalAssets, totalLiabilities } = input.trends.yearOverYear
  if (totalAssets.growth === null || totalLiabilities.growth === null || !totalAssets.priorPeriodEnd) return null
  return (
    `Since ${dateInWords(totalAssets.priorPeriodEnd)} total assets went from ${amount(totalAssets.prior!, input.currency)} to ${amount(totalAssets.current!, input.currency)} ` +
    `(${signed(totalAssets.growth)}) and total liabilities from ${amount(totalLiabilities.prior!, input.currency)} to ${amount(totalLiabilities.current!, input.currency)} (${signed(totalLiabilities.growth)}).`
  )
}

const signed = (fraction: number): string => `${fraction > 0 ? '+' : ''}${percent(fraction)}`

const severalYearsSentence: Sentence = ({ trends, currency }) => {
  const revenue = trends.multiYear?.revenue
  if (!revenue) return null
  const [first, last] = [revenue.values[0]!, revenue.values.at(-1)!]
  if (first === null || last === null) return null
  const range = `from ${amount(first, currency)} (${revenue.periodEnds[0]!.slice(0, 4)}) to ${amount(last, currency)} (${revenue.periodEnds.at(-1)!.slice(0, 4)})`
  if (revenue.trend === 'volatile')
    return `Revenue over ${revenue.values.length} years is volatile: it went ${range} with changes of direction in between.`
  return `Over ${revenue.values.length} years revenue went ${range}${revenue.cagr === null ? '' : `, a compound annual growth of ${percent(revenue.cagr)}`}.`
}

const seasonSentence: Sentence = ({ trends }) => trends.seasonal?.['revenue']?.message ?? null

const altmanSentence: Sentence = input => {
  const altman = input.health.details.altmanZ
  if (!altman || altman.value === null) return null
  const meaning = {
    distress: 'in the distress zone (below 1.1)',
    gray: 'in the gray zone (1.1 to 2.6)',
    safe: 'in the safe zone (above 2.6)',
  }[altman.zone as string]
  return `Altman Z″ at ${balanceDate(input)} is ${plainNumber(altman.value)}, ${meaning}.`
}

/** The ratios furthest from the industry, at most this many. */
const maxComparisons = 3
/** Nearer to the benchmark than this share of it is like the industry. */
const likeIndustry = 0.15

const industrySentence: Sentence = ({ benchmark, industryTitle }) => {
  if (!benchmark) return null
  const compared = benchmark.ratios
    .filter(r => r.value !== null && r.benchmark !== null && r.benchmark !== 0 && r.favorable !== null)
    .map(r => ({ ...r, distance: (r.value! - r.benchmark!) / Math.abs(r.benchmark!) }))
    .filter(r => Math.abs(r.distance) > likeIndustry)
    .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance))
    .slice(0, maxComparisons)
  const source = `${benchmark.source}, ${benchmark.year}`
  if (compared.length === 0) return null
  const parts = compared.map(
    r =>
      `${benchmarkName(r.name)} ${benchmarkField(r.name, r.value!)} against ${benchmarkField(r.name, r.benchmark!)} (${r.favorable ? 'better' : 'weaker'})`,
  )
  return `Against ${industryTitle ?? `NAICS ${benchmark.naics}`} (${source}): ${listed(parts)}.`
}

const benchmarkName = (path: string): string =>
  path
    .split('.')
    .at(-1)!
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
const benchmarkField = (path: string, value: number): string =>
  /Margin$|returnOn/.test(path) ? percent(value) : plainNumber(value)

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const healthSentence: Sentence = ({ health }) => {
  const { score, rating, trend } = health.financialHealth
  if (score === null) return null
  const factors = health.details.factors
    .flatMap(f => (f.score === null ? [] : [{ name: f.name.toLowerCase(), score: f.score }]))
    .sort((a, b) => b.score - a.score)
  const [best, worst] = [factors[0]!, factors.at(-1)!]
  const spread =
    factors.length < 2
      ? ''
      : `; strongest is ${best.name} (${Math.round(best.score)}), weakest ${worst.name} (${Math.round(worst.score)})`
  const moved =
    trend === 'not_available' ? '' : `, ${trend} from ${Math.round(health.details.priorScore!)} a year before`
  return `${capitalized(rating.toLowerCase())} financial health: ${score} of 100 points${moved}${spread}.`
}

const topics: readonly Sentence[] = [
  healthSentence,
  revenueSentence,
  profitSentence,
  marginSentence,
  cashFlowSentence,
  coverageSentence,
  liquiditySentence,
  leverageSentence,
  balanceTrendSentence,
  cycleSentence,
  severalYearsSentence,
  seasonSentence,
  altmanSentence,
  industrySentence,
]
