/** The twenty-eight ratios as data: path, formula in words, and how each is computed. */
import type { FinancialRatios, RatioReason } from '../contract/financial-statement.ts'
import { daysPerYear } from './calendar.ts'
import * as q from './quantities.ts'
import type { Quantity } from './quantities.ts'
import type { RatioInputs } from './ratio-figures.ts'

/** `group.name` of a ratio in the result. */
export type RatioPath = {
  [G in keyof FinancialRatios]: `${G}.${keyof FinancialRatios[G] & string}`
}[keyof FinancialRatios]

export interface RatioRow {
  readonly path: RatioPath
  /** As an analyst writes it, in the names of the contract. */
  readonly formula: string
  readonly compute: (f: RatioInputs) => Outcome
  /** Mixes a flow with a balance, so that the mean of opening and closing balances gives another value. */
  readonly averaged?: true
  /** Flows of an interim period are scaled to a year, because they meet a balance or an obligation of twelve months. */
  readonly scaled?: 'income' | 'cash flow'
  readonly variants?: Readonly<Record<string, (f: RatioInputs) => Outcome>>
}

/** A value, or why there is none. */
export type Outcome = number | RatioReason

interface Terms {
  readonly of: Quantity
  readonly over: Quantity
  /** The flow is scaled by 365 / days of the period (decisions: ROA, ROE, ROIC and the turnovers). */
  readonly annualized?: boolean
  /** Why there is no value when the denominator is below zero; without it a negative denominator counts. */
  readonly negative?: RatioReason
  /** Why there is no value when the denominator is zero. */
  readonly zero?: RatioReason
  /** Why there is no value when the numerator is zero or below. */
  readonly loss?: RatioReason
}

/** Numerator over denominator, or the reason why not. */
const quotient =
  ({ of, over, annualized = false, negative = 'not_meaningful', zero = 'zero_denominator', loss }: Terms) =>
  (f: RatioInputs): Outcome => {
    const [numerator, denominator] = [of(f), over(f)]
    if (f.periodsDiffer) return 'periods_differ'
    if (numerator === null || denominator === null) return f.reason ?? 'missing_input'
    if (denominator === 0) return zero
    if (denominator < 0) return negative
    if (loss && numerator <= 0) return loss
    return (numerator * (annualized ? f.annualFactor : 1)) / denominator
  }

const equity = { over: q.totalEquity, negative: 'negative_equity', zero: 'negative_equity' } as const

const inventoryTurnover = quotient({ of: q.costOfGoodsSold, over: q.inventory, annualized: true })
const receivablesTurnover = quotient({ of: q.revenue, over: q.accountsReceivable, annualized: true })
const payablesTurnover = quotient({ of: q.costOfGoodsSold, over: q.accountsPayable, annualized: true })

/** 365 / turnover; a turnover of 0 has no days. */
const daysOf = (turnover: Outcome): Outcome =>
  typeof turnover !== 'number' ? turnover : turnover === 0 ? 'zero_denominator' : daysPerYear / turnover

/** Days of inventory; 0 for a firm without an inventory line. */
function inventoryDays(f: RatioInputs): Outcome {
  if (q.inventory(f) === 0 || (q.inventory(f) === null && q.totalAssets(f) !== null)) {
    f.note('no inventory on the balance sheet: inventory days 0')
    return 0
  }
  return daysOf(inventoryTurnover(f))
}

/** Days of receivables; 0 for a firm whose current assets add up without receivables. */
function receivableDays(f: RatioInputs): Outcome {
  const receivable = q.accountsReceivable(f)
  if (receivable === 0 || (receivable === null && f.sectionCloses('assets.currentAssets.accountsReceivable'))) {
    f.note('no receivables on the balance sheet: receivable days 0')
    return 0
  }
  return daysOf(receivablesTurnover(f))
}

function operatingCycle(f: RatioInputs): Outcome {
  const [inventory, receivable] = [inventoryDays(f), receivableDays(f)]
  if (q.revenue(f) === null) return 'missing_input'
  if (f.periodsDiffer) return 'periods_differ'
  if (typeof inventory !== 'number') return inventory
  return typeof receivable === 'number' ? inventory + receivable : receivable
}

function cashConversionCycle(f: RatioInputs): Outcome {
  const [cycle, payable] = [operatingCycle(f), daysOf(payablesTurnover(f))]
  if (typeof cycle !== 'number') return cycle
  return typeof payable === 'number' ? cycle - payable : payable
}

/** Interest coverage and debt service coverage of a company that pays none are not infinite, they do not exist: `no_debt`. */
const noDebt = { zero: 'no_debt' } as const

/** Purchases: cost of goods sold plus the growth of inventory. */
const purchases: Quantity = f => {
  const [cost, closing, opening] = [
    q.costOfGoodsSold(f),
    q.inventory(f),
    f.openingBalance('assets.currentAssets.inventory'),
  ]
  return cost === null || closing === null || opening === null ? null : cost + closing - opening
}

const dividends: Quantity = f => {
  const paid = f.cashFlow('financingActivities.dividendsPaid')
  return paid === null ? null : Math.abs(paid)
}

function dividendYield(f: RatioInputs): Outcome {
  const [perShare, price] = [f.market('dividendsPerShare'), f.market('sharePrice')]
  if (perShare !== null && price !== null) return price > 0 ? perShare / price : 'zero_denominator'
  return quotient({ of: dividends, over: q.marketCapitalization })(f)
}

const timesFactor = (value: number | null, factor: number): number | null => (value === null ? null : value * factor)
const annual =
  (of: Quantity): Quantity =>
  f =>
    timesFactor(of(f), f.annualFactor)

/** EBITDA and interest of a year over what falls due in one: `maturities` are never scaled. */
const debtServiceCoverage = (maturities: Quantity): RatioRow['compute'] =>
  quotient({
    of: annual(q.ebitda),
    over: f => {
      const [interest, due] = [annual(q.interestExpense)(f), maturities(f)]
      return interest === null || due === null ? null : interest + due
    },
    ...noDebt,
  })

/** Every ratio in the order of the specification. */
export const ratioRows: readonly RatioRow[] = [
  {
    path: 'profitabilityRatios.grossProfitMargin',
    formula: 'grossProfit / revenue',
    compute: quotient({ of: q.grossProfit, over: q.revenue }),
  },
  {
    path: 'profitabilityRatios.operatingProfitMargin',
    formula: 'operatingIncome / revenue',
    compute: quotient({ of: q.operatingIncome, over: q.revenue }),
  },
  {
    path: 'profitabilityRatios.netProfitMargin',
    formula: 'netIncome / revenue',
    compute: quotient({ of: q.netIncome, over: q.revenue }),
  },
  {
    path: 'profitabilityRatios.returnOnAssets',
    formula: 'netIncome / totalAssets',
    compute: quotient({ of: q.netIncome, over: q.totalAssets, annualized: true }),
    averaged: true,
    scaled: 'income',
  },
  {
    path: 'profitabilityRatios.returnOnEquity',
    formula: 'netIncome / totalEquity',
    compute: quotient({ of: q.netIncome, ...equity, annualized: true }),
    averaged: true,
    scaled: 'income',
  },
  {
    path: 'profitabilityRatios.returnOnInvestedCapital',
    formula: 'operatingIncome × (1 − tax rate) / (interest-bearing debt + totalEquity − cash − shortTermInvestments)',
    compute: quotient({ of: q.netOperatingProfitAfterTax, over: q.investedCapital, annualized: true }),
    averaged: true,
    scaled: 'income',
  },
  {
    path: 'profitabilityRatios.ebitdaMargin',
    formula: '(operatingIncome + depreciation) / revenue',
    compute: quotient({ of: q.ebitda, over: q.revenue }),
  },
  {
    path: 'liquidityRatios.currentRatio',
    formula: 'totalCurrentAssets / totalCurrentLiabilities',
    compute: quotient({ of: q.currentAssets, over: q.currentLiabilities }),
  },
  {
    path: 'liquidityRatios.quickRatio',
    formula: '(cash + shortTermInvestments + accountsReceivable) / totalCurrentLiabilities',
    compute: quotient({ of: q.quickAssets, over: q.currentLiabilities }),
  },
  {
    path: 'liquidityRatios.cashRatio',
    formula: '(cash + shortTermInvestments) / totalCurrentLiabilities',
    compute: quotient({ of: q.cashAndInvestments, over: q.currentLiabilities }),
  },
  {
    path: 'liquidityRatios.operatingCashFlowRatio',
    formula: 'netCashFromOperatingActivities / totalCurrentLiabilities',
    compute: quotient({ of: f => timesFactor(q.operatingCashFlow(f), f.cashFlowFactor), over: q.currentLiabilities }),
    scaled: 'cash flow',
  },
  {
    path: 'liquidityRatios.cashConversionCycle',
    formula: '365 / inventoryTurnover + 365 / receivablesTurnover − 365 / payablesTurnover',
    compute: cashConversionCycle,
    averaged: true,
    scaled: 'income',
  },
  {
    path: 'solvencyRatios.debtToEquity',
    formula: 'totalLiabilities / totalEquity',
    compute: quotient({ of: q.totalLiabilities, ...equity }),
    variants: { interestBearingDebtToEquity: quotient({ of: q.interestBearingDebt, ...equity }) },
  },
  {
    path: 'solvencyRatios.debtToAssets',
    formula: 'totalLiabilities / totalAssets',
    compute: quotient({ of: q.totalLiabilities, over: q.totalAssets }),
  },
  {
    path: 'solvencyRatios.interestCoverageRatio',
    formula: '(incomeBeforeTax + interestExpense) / interestExpense',
    compute: quotient({ of: q.earningsBeforeInterestAndTax, over: q.interestExpense, ...noDebt }),
    variants: { operatingIncomeToInterest: quotient({ of: q.operatingIncome, over: q.interestExpense, ...noDebt }) },
  },
  {
    path: 'solvencyRatios.debtServiceCoverageRatio',
    formula: '(operatingIncome + depreciation) / (interestExpense + currentPortionOfLongTermDebt)',
    compute: debtServiceCoverage(q.maturities),
    scaled: 'income',
    variants: {
      closingMaturities: debtServiceCoverage(f =>
        f.balance('liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt'),
      ),
      annualized: debtServiceCoverage(q.maturities),
    },
  },
  {
    path: 'solvencyRatios.equityMultiplier',
    formula: 'totalAssets / totalEquity',
    compute: quotient({ of: q.totalAssets, ...equity }),
  },
  {
    path: 'efficiencyRatios.assetTurnover',
    formula: 'revenue / totalAssets',
    compute: quotient({ of: q.revenue, over: q.totalAssets, annualized: true }),
    averaged: true,
    scaled: 'income',
  },
  {
    path: 'efficiencyRatios.inventoryTurnover',
    formula: 'costOfGoodsSold / inventory',
    compute: inventoryTurnover,
    averaged: true,
    scaled: 'income',
  },
  {
    path: 'efficiencyRatios.receivablesTurnover',
    formula: 'revenue / accountsReceivable',
    compute: receivablesTurnover,
    averaged: true,
    scaled: 'income',
  },
  {
    path: 'efficiencyRatios.payablesTurnover',
    formula: 'costOfGoodsSold / accountsPayable',
    compute: payablesTurnover,
    averaged: true,
    scaled: 'income',
    variants: { purchasesToPayables: quotient({ of: purchases, over: q.accountsPayable, annualized: true }) },
  },
  {
    path: 'efficiencyRatios.fixedAssetTurnover',
    formula: 'revenue / (propertyPlantEquipment + accumulatedDepreciation)',
    compute: quotient({ of: q.revenue, over: q.netFixedAssets, annualized: true }),
    averaged: true,
    scaled: 'income',
  },
  {
    path: 'efficiencyRatios.operatingCycle',
    formula: '365 / inventoryTurnover + 365 / receivablesTurnover',
    compute: operatingCycle,
    averaged: true,
    scaled: 'income',
  },
  {
    path: 'valuationRatios.priceToEarnings',
    formula: 'market capitalization / netIncome',
    compute: quotient({ of: q.marketCapitalization, over: q.netIncome }),
    variants: { annualized: quotient({ of: q.marketCapitalization, over: annual(q.netIncome) }) },
  },
  {
    path: 'valuationRatios.priceToBook',
    formula: 'market capitalization / totalEquity',
    compute: quotient({ of: q.marketCapitalization, ...equity }),
  },
  {
    path: 'valuationRatios.enterpriseValueToEBITDA',
    formula:
      '(market capitalization + interest-bearing debt − cash − shortTermInvestments) / (operatingIncome + depreciation)',
    compute: quotient({ of: q.enterpriseValue, over: q.ebitda }),
    variants: { annualized: quotient({ of: q.enterpriseValue, over: annual(q.ebitda) }) },
  },
  {
    path: 'valuationRatios.priceToSales',
    formula: 'market capitalization / revenue',
    compute: quotient({ of: q.marketCapitalization, over: q.revenue }),
    variants: { annualized: quotient({ of: q.marketCapitalization, over: annual(q.revenue) }) },
  },
  {
    path: 'valuationRatios.dividendYield',
    formula: 'dividendsPerShare / sharePrice, or |dividendsPaid| / market capitalization',
    compute: dividendYield,
  },
]
