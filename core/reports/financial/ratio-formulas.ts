/**
 * The ratios as live formulas. Each has one or more variants (which EBITDA, which tax rate, annualized or not): the
 * analysis used one of them, and the workbook uses the variant that gives the analysis's value.
 */
import { apply, minus, overPositive, plus, sumOfStated, sumOrNothing, unavailable } from '../formula.ts'
import {
  beforeInterestAndTax,
  cycles,
  debt,
  debtServiceOver,
  ebitdas,
  operatingIncomes,
  perCapitalization,
  plain,
  returnOnInvestedCapital,
  yearly,
  type Readings,
} from './ratio-readings.ts'

export type RatioUnit = 'percent' | 'times' | 'days'

export interface RatioDefinition {
  /** Name in the contract. */
  readonly name: string
  readonly title: string
  readonly unit: RatioUnit
  /** The formula in words, used when the analysis gives none. */
  readonly words: string
  /** Variants in order of preference. */
  readonly readings: Readings
  /** Variants that an earlier period uses only when the latest period did. */
  readonly unusual?: Readings
}
export interface RatioGroup {
  readonly name: string
  readonly title: string
  readonly ratios: readonly RatioDefinition[]
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
        readings: plain(f => [
          overPositive(f.grossProfit, f.revenue),
          overPositive(minus(f.revenue, f.costOfGoodsSold), f.revenue),
        ]),
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
        readings: yearly(
          f => f.netIncome,
          f => f.totalAssets,
        ),
      },
      {
        name: 'returnOnEquity',
        title: 'Return on equity',
        unit: 'percent',
        words: 'net income / total equity',
        readings: yearly(
          f => f.netIncome,
          f => f.equity,
        ),
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
        // Some programs print cash beside the total of current assets.
        readings: plain(f => [
          overPositive(f.currentAssets, f.currentLiabilities),
          overPositive(plus(f.currentAssets, f.cash), f.currentLiabilities),
        ]),
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
        readings: yearly(
          f => f.operatingCash,
          f => f.currentLiabilities,
        ),
      },
      {
        name: 'cashConversionCycle',
        title: 'Cash conversion cycle',
        unit: 'days',
        words: 'operating cycle − 365 / payables turnover',
        readings: now => cycles(now).map(({ full, payable }) => minus(full, payable)),
        unusual: now =>
          cycles(now).flatMap(({ full, partial, payable }) => [...partial.map(part => minus(part, payable)), full]),
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
        readings: plain(f =>
          [f.liabilities, minus(f.totalAssets, f.equity)].map(owed => overPositive(owed, f.totalAssets)),
        ),
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
        // The maturities of the year just ended are in the balance sheet before it.
        readings: debtServiceOver((f, before, interest) =>
          [before?.dueSoon ?? unavailable, f.dueSoon].map(due => plus(interest, due)),
        ),
        unusual: debtServiceOver((f, before, interest) => [interest, before?.dueSoon ?? unavailable, f.dueSoon]),
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
        readings: yearly(
          f => f.revenue,
          f => f.totalAssets,
        ),
      },
      {
        name: 'inventoryTurnover',
        title: 'Inventory turnover',
        unit: 'times',
        words: 'cost of goods sold / inventory',
        readings: yearly(
          f => f.costOfGoodsSold,
          f => f.inventory,
        ),
      },
      {
        name: 'receivablesTurnover',
        title: 'Receivables turnover',
        unit: 'times',
        words: 'revenue / accounts receivable',
        readings: yearly(
          f => f.revenue,
          f => f.receivables,
        ),
      },
      {
        name: 'payablesTurnover',
        title: 'Payables turnover',
        unit: 'times',
        words: 'cost of goods sold / accounts payable',
        readings: yearly(
          f => f.costOfGoodsSold,
          f => f.payables,
        ),
      },
      {
        name: 'fixedAssetTurnover',
        title: 'Fixed asset turnover',
        unit: 'times',
        words: 'revenue / net property, plant and equipment',
        readings: now => [
          ...yearly(
            f => f.revenue,
            f => (f.property.available ? plus(f.property, sumOrNothing([f.accumulated])) : unavailable),
          )(now, null),
          ...yearly(
            f => f.revenue,
            f => f.property,
          )(now, null),
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
        readings: plain((f, now) => perCapitalization(now, market => [overPositive(market, f.netIncome)])),
      },
      {
        name: 'priceToBook',
        title: 'Price to book',
        unit: 'times',
        words: 'market capitalization / total equity',
        readings: plain((f, now) => perCapitalization(now, market => [overPositive(market, f.equity)])),
      },
      {
        name: 'enterpriseValueToEBITDA',
        title: 'Enterprise value to EBITDA',
        unit: 'times',
        words: '(market capitalization + debt − cash and short-term investments) / EBITDA',
        readings: plain((f, now) => {
          const liquid = sumOrNothing([f.cash, f.investments])
          return perCapitalization(now, market =>
            ebitdas(f).map(ebitda => overPositive(minus(plus(market, debt(now)), liquid), ebitda)),
          )
        }),
      },
      {
        name: 'priceToSales',
        title: 'Price to sales',
        unit: 'times',
        words: 'market capitalization / revenue',
        readings: plain((f, now) => perCapitalization(now, market => [overPositive(market, f.revenue)])),
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
            ...perCapitalization(now, market => [overPositive(apply('ABS', [paid], Math.abs), market)]),
          ]
        }),
      },
    ],
  },
]
