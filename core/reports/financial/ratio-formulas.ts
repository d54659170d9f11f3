/**
 * The ratios as live formulas. Each has one or more readings (which EBITDA, which tax rate, annualised how): the analysis
 * chose one, and the workbook uses the reading that gives the analysis's own value.
 */
import type { FigurePath } from '../../contract/financial-statement.ts'
import { daysBetween, daysPerYear, monthsBefore } from '../../analysis/calendar.ts'
import { apply, constant, minus, overPositive, plus, sumOfStated, sumOrNothing, times, unavailable, type Expression } from '../formula.ts'
import type { SetFigures } from './raw-figures.ts'

export type RatioUnit = 'percent' | 'times' | 'days'

export interface RatioDefinition {
  /** Name in the contract. */
  readonly name: string
  readonly title: string
  readonly unit: RatioUnit
  /** The formula in words, shown where the analysis gives none. */
  readonly words: string
  /** Readings in order of preference. */
  readonly readings: Readings
  /** Readings an earlier period takes only when the latest one did. */
  readonly unusual?: Readings
}
/** `before` is the set a year earlier. */
type Readings = (now: SetFigures, before: SetFigures | null) => readonly Expression[]
export interface RatioGroup {
  readonly name: string
  readonly title: string
  readonly ratios: readonly RatioDefinition[]
}

const ordinary = 'ordinaryIncomeExpense'
const current = 'assets.currentAssets'
const fixed = 'assets.fixedAssets'
const owedSoon = 'liabilitiesAndEquity.currentLiabilities'
const operating = 'operatingActivities'

const known = new WeakMap<SetFigures, Figures>()
/** The figures ratios are made of, gathered once per set. */
function figures(now: SetFigures): Figures {
  const found = known.get(now) ?? gather(now)
  known.set(now, found)
  return found
}
const gather = (now: SetFigures) => ({
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
type Figures = ReturnType<typeof gather>

const debtPaths = [
  `${owedSoon}.shortTermDebt`,
  `${owedSoon}.currentPortionOfLongTermDebt`,
  'liabilitiesAndEquity.longTermLiabilities.longTermDebt',
] as const satisfies readonly FigurePath<'balanceSheet'>[]
const debt = (now: SetFigures): Expression => sumOrNothing(debtPaths.map(path => now.balance(path)))

/** As printed, else what is left of the gross profit. */
const operatingIncomes = (f: Figures): readonly Expression[] => [
  f.operatingIncome,
  minus(f.grossProfit, f.operatingExpenses),
  minus(minus(f.revenue, f.costOfGoodsSold), f.operatingExpenses),
]
/** As printed, else before the tax that was taken off. */
const beforeTaxes = (f: Figures): readonly Expression[] => [f.beforeTax, plus(f.netIncome, f.tax)]
const beforeInterestAndTax = (f: Figures): readonly Expression[] => [
  ...beforeTaxes(f).map(earned => plus(earned, f.interest)),
  ...operatingIncomes(f),
]

/** Earnings before interest, tax, depreciation and amortisation: depreciation of the cash flow statement catches what stands inside cost of sales. */
const ebitdas = (f: Figures): readonly Expression[] =>
  [...operatingIncomes(f), ...beforeTaxes(f).map(earned => plus(earned, f.interest))].flatMap(earned =>
    [f.cashDepreciation, f.incomeDepreciation].map(depreciation => plus(earned, depreciation)),
  )

/** Factors that bring flows of an interim period to a year: 365 over its days, or none. Every set has two, so that readings keep their places. */
function annualFactors({ set: { months, periodEnd } }: SetFigures): readonly Expression[] {
  const none = constant(1)
  if (months === null || months <= 0 || Math.round(months) === 12 || periodEnd === null) return [none, none]
  const days = daysBetween(monthsBefore(periodEnd, Math.round(months)), periodEnd)
  return [over365(days), none]
}
const over365 = (days: number): Expression => overPositive(constant(daysPerYear), constant(days))
const scaled = (flow: Expression, factor: Expression): Expression => (factor.text === '1' ? flow : times(flow, factor))

/** Flow over balance, by year. */
const yearly =
  (flow: (f: Figures) => Expression, balance: (f: Figures) => Expression): Readings =>
  now => {
    const f = figures(now)
    return annualFactors(now).map(factor => overPositive(scaled(flow(f), factor), balance(f)))
  }

const plain =
  (reading: (f: Figures, now: SetFigures) => Expression | readonly Expression[]): Readings =>
  now => {
    const made = reading(figures(now), now)
    return 'text' in made ? [made] : made
  }

const taxRates = (f: Figures): readonly Expression[] => [
  ...beforeTaxes(f).map(earned =>
    apply('MAX', [constant(0), apply('MIN', [constant(0.5), overPositive(f.tax, earned)], Math.min)], Math.max),
  ),
  // US federal rate where the statement shows a loss or no rate; none for a business taxed in its owners' hands.
  constant(0.21),
  constant(0),
]

const returnOnInvestedCapital: Readings = now => {
  const f = figures(now)
  const liquid = sumOrNothing([f.cash, f.investments])
  const invested = minus(plus(debt(now), f.equity), liquid)
  return annualFactors(now).flatMap(factor =>
    operatingIncomes(f).flatMap(operatingIncome =>
      taxRates(f).map(rate => overPositive(scaled(times(operatingIncome, minus(constant(1), rate)), factor), invested)),
    ),
  )
}

const daysOf = (balance: Expression, flow: Expression, factor: Expression): Expression =>
  overPositive(times(constant(daysPerYear), balance), scaled(flow, factor))

/** Operating cycles and the payables days that go with them: with inventory, and for firms that state none. */
const cycles = (now: SetFigures) =>
  annualFactors(now).map(factor => {
    const f = figures(now)
    const receivable = daysOf(f.receivables, f.revenue, factor)
    const stock = daysOf(f.inventory, f.costOfGoodsSold, factor)
    const payable = daysOf(f.payables, f.costOfGoodsSold, factor)
    return { full: plus(stock, receivable), partial: [receivable, stock], payable }
  })

const debtServiceOver =
  (services: (f: Figures, before: Figures | null) => readonly Expression[]): Readings =>
  (now, before) => {
    const f = figures(now)
    return services(f, before && figures(before)).flatMap(service => ebitdas(f).map(ebitda => overPositive(ebitda, service)))
  }

const capitalisations = (now: SetFigures): readonly Expression[] =>
  [now.market('marketCapitalization'), times(now.market('sharePrice'), now.market('sharesOutstanding'))].filter(one => one.available)
const perCapitalisation = (now: SetFigures, reading: (market: Expression) => readonly Expression[]): readonly Expression[] => {
  const made = capitalisations(now).flatMap(reading)
  return made.length > 0 ? made : [unavailable]
}

export const ratioGroups: readonly RatioGroup[] = [
  {
    name: 'profitabilityRatios',
    title: 'Profitability',
    ratios: [
      {
        name: 'grossProfitMargin',
        title: 'Gross profit margin',
        unit: 'percent',
        words: 'gross profit / revenue',
        readings: plain(f => [overPositive(f.grossProfit, f.revenue), overPositive(minus(f.revenue, f.costOfGoodsSold), f.revenue)]),
      },
      {
        name: 'operatingProfitMargin',
        title: 'Operating profit margin',
        unit: 'percent',
        words: 'operating income / revenue',
        readings: plain(f => operatingIncomes(f).map(operatingIncome => overPositive(operatingIncome, f.revenue))),
      },
      {
        name: 'netProfitMargin',
        title: 'Net profit margin',
        unit: 'percent',
        words: 'net income / revenue',
        readings: plain(f => overPositive(f.netIncome, f.revenue)),
      },
      {
        name: 'ebitdaMargin',
        title: 'EBITDA margin',
        unit: 'percent',
        words: '(operating income + depreciation and amortization) / revenue',
        readings: plain(f => ebitdas(f).map(ebitda => overPositive(ebitda, f.revenue))),
      },
      {
        name: 'returnOnAssets',
        title: 'Return on assets',
        unit: 'percent',
        words: 'net income / total assets',
        readings: yearly(f => f.netIncome, f => f.totalAssets),
      },
      {
        name: 'returnOnEquity',
        title: 'Return on equity',
        unit: 'percent',
        words: 'net income / total equity',
        readings: yearly(f => f.netIncome, f => f.equity),
      },
      {
        name: 'returnOnInvestedCapital',
        title: 'Return on invested capital',
        unit: 'percent',
        words: 'operating income × (1 − tax rate) / (debt + equity − cash and short-term investments)',
        readings: returnOnInvestedCapital,
      },
    ],
  },
  {
    name: 'liquidityRatios',
    title: 'Liquidity',
    ratios: [
      {
        name: 'currentRatio',
        title: 'Current ratio',
        unit: 'times',
        words: 'current assets / current liabilities',
        readings: plain(f => overPositive(f.currentAssets, f.currentLiabilities)),
      },
      {
        name: 'quickRatio',
        title: 'Quick ratio',
        unit: 'times',
        words: '(cash + short-term investments + receivables) / current liabilities',
        readings: plain(f => overPositive(sumOfStated([f.cash, f.investments, f.receivables]), f.currentLiabilities)),
      },
      {
        name: 'cashRatio',
        title: 'Cash ratio',
        unit: 'times',
        words: '(cash + short-term investments) / current liabilities',
        readings: plain(f => overPositive(sumOfStated([f.cash, f.investments]), f.currentLiabilities)),
      },
      {
        name: 'operatingCashFlowRatio',
        title: 'Operating cash flow ratio',
        unit: 'times',
        words: 'net cash from operating activities / current liabilities',
        readings: plain(f => overPositive(f.operatingCash, f.currentLiabilities)),
      },
      {
        name: 'cashConversionCycle',
        title: 'Cash conversion cycle',
        unit: 'days',
        words: 'operating cycle − 365 / payables turnover',
        readings: now => cycles(now).map(({ full, payable }) => minus(full, payable)),
        unusual: now => cycles(now).flatMap(({ full, partial, payable }) => [...partial.map(part => minus(part, payable)), full]),
      },
    ],
  },
  {
    name: 'solvencyRatios',
    title: 'Solvency',
    ratios: [
      {
        name: 'debtToEquity',
        title: 'Debt to equity (debt to worth)',
        unit: 'times',
        words: 'total liabilities / total equity',
        readings: plain(f => [f.liabilities, minus(f.totalAssets, f.equity)].map(owed => overPositive(owed, f.equity))),
      },
      {
        name: 'debtToAssets',
        title: 'Debt to assets',
        unit: 'times',
        words: 'total liabilities / total assets',
        readings: plain(f => [f.liabilities, minus(f.totalAssets, f.equity)].map(owed => overPositive(owed, f.totalAssets))),
      },
      {
        name: 'interestCoverageRatio',
        title: 'Interest coverage',
        unit: 'times',
        words: '(income before tax + interest) / interest',
        readings: plain(f => beforeInterestAndTax(f).map(earned => overPositive(earned, f.interest))),
      },
      {
        name: 'debtServiceCoverageRatio',
        title: 'Debt service coverage',
        unit: 'times',
        words: 'EBITDA / (interest + current portion of long-term debt)',
        // Maturities of the year just closed stand in the balance sheet before it.
        readings: debtServiceOver((f, before) => [before?.dueSoon ?? unavailable, f.dueSoon].map(due => plus(f.interest, due))),
        unusual: debtServiceOver((f, before) => [f.interest, before?.dueSoon ?? unavailable, f.dueSoon]),
      },
      {
        name: 'equityMultiplier',
        title: 'Equity multiplier',
        unit: 'times',
        words: 'total assets / total equity',
        readings: plain(f => overPositive(f.totalAssets, f.equity)),
      },
    ],
  },
  {
    name: 'efficiencyRatios',
    title: 'Efficiency',
    ratios: [
      {
        name: 'assetTurnover',
        title: 'Asset turnover',
        unit: 'times',
        words: 'revenue / total assets',
        readings: yearly(f => f.revenue, f => f.totalAssets),
      },
      {
        name: 'inventoryTurnover',
        title: 'Inventory turnover',
        unit: 'times',
        words: 'cost of goods sold / inventory',
        readings: yearly(f => f.costOfGoodsSold, f => f.inventory),
      },
      {
        name: 'receivablesTurnover',
        title: 'Receivables turnover',
        unit: 'times',
        words: 'revenue / accounts receivable',
        readings: yearly(f => f.revenue, f => f.receivables),
      },
      {
        name: 'payablesTurnover',
        title: 'Payables turnover',
        unit: 'times',
        words: 'cost of goods sold / accounts payable',
        readings: yearly(f => f.costOfGoodsSold, f => f.payables),
      },
      {
        name: 'fixedAssetTurnover',
        title: 'Fixed asset turnover',
        unit: 'times',
        words: 'revenue / net property, plant and equipment',
        readings: now => [
          ...yearly(f => f.revenue, f => (f.property.available ? plus(f.property, sumOrNothing([f.accumulated])) : unavailable))(now, null),
          ...yearly(f => f.revenue, f => f.property)(now, null),
        ],
      },
      {
        name: 'operatingCycle',
        title: 'Operating cycle',
        unit: 'days',
        words: '365 / inventory turnover + 365 / receivables turnover',
        readings: now => cycles(now).map(({ full }) => full),
        unusual: now => cycles(now).flatMap(({ partial }) => partial),
      },
    ],
  },
  {
    name: 'valuationRatios',
    title: 'Valuation',
    ratios: [
      {
        name: 'priceToEarnings',
        title: 'Price to earnings',
        unit: 'times',
        words: 'market capitalization / net income',
        readings: plain((f, now) => perCapitalisation(now, market => [overPositive(market, f.netIncome)])),
      },
      {
        name: 'priceToBook',
        title: 'Price to book',
        unit: 'times',
        words: 'market capitalization / total equity',
        readings: plain((f, now) => perCapitalisation(now, market => [overPositive(market, f.equity)])),
      },
      {
        name: 'enterpriseValueToEBITDA',
        title: 'Enterprise value to EBITDA',
        unit: 'times',
        words: '(market capitalization + debt − cash and short-term investments) / EBITDA',
        readings: plain((f, now) => {
          const liquid = sumOrNothing([f.cash, f.investments])
          return perCapitalisation(now, market =>
            ebitdas(f).map(ebitda => overPositive(minus(plus(market, debt(now)), liquid), ebitda)),
          )
        }),
      },
      {
        name: 'priceToSales',
        title: 'Price to sales',
        unit: 'times',
        words: 'market capitalization / revenue',
        readings: plain((f, now) => perCapitalisation(now, market => [overPositive(market, f.revenue)])),
      },
      {
        name: 'dividendYield',
        title: 'Dividend yield',
        unit: 'percent',
        words: 'dividends per share / share price',
        readings: plain((_, now) => {
          const paid = now.cash('financingActivities.dividendsPaid')
          return [
            overPositive(now.market('dividendsPerShare'), now.market('sharePrice')),
            ...perCapitalisation(now, market => [overPositive(apply('ABS', [paid], Math.abs), market)]),
          ]
        }),
      },
    ],
  },
]

/** Agreement to far more digits than any sheet shows; the analysis may round or order its arithmetic differently. */
const tolerance = 1e-6
export const agrees = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))

export interface ChosenReading {
  /** Null: no formula over the raw figures gives the analysis's value; show the value itself (or a blank). */
  readonly expression: Expression | null
  /** Which reading it was, to read other periods alike. */
  readonly place: { readonly unusual: boolean; readonly index: number } | null
}

/** The reading that gives the stated value; for a ratio the analysis left blank, the first one, where it is blank too. */
export function chooseReading(
  ratio: RatioDefinition,
  stated: number | null,
  now: SetFigures,
  before: SetFigures | null,
): ChosenReading {
  const usual = ratio.readings(now, before)
  if (stated === null) {
    const blank = usual.find(reading => reading.available)
    return { expression: blank?.value === null ? blank : null, place: null }
  }
  const unusual = ratio.unusual?.(now, before) ?? []
  for (const [list, isUnusual] of [[usual, false], [unusual, true]] as const) {
    const index = list.findIndex(reading => reading.available && agrees(reading.value, stated))
    if (index >= 0) return { expression: list[index]!, place: { unusual: isUnusual, index } }
  }
  return { expression: null, place: null }
}

/** Another period, read like the latest where its figures allow, else by the first usual reading they allow, else blank. */
export function readAlike(
  ratio: RatioDefinition,
  { place }: ChosenReading,
  now: SetFigures,
  before: SetFigures | null,
): Expression {
  const usual = ratio.readings(now, before)
  const list = place?.unusual ? (ratio.unusual?.(now, before) ?? []) : usual
  // Readings repeat for every way to bring flows to a year, and periods differ in how many ways there are.
  const alike = place && list.length > 0 ? list[place.index % list.length] : undefined
  if (alike && alike.available && alike.value !== null) return alike
  return usual.find(reading => reading.available && reading.value !== null) ?? usual.find(reading => reading.available) ?? unavailable
}
