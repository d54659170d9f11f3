/** Finished results of an invented company, for tests of what is made from results: the analysis is the real one, the documents are not. */
import { isYearApart } from '../../core/analysis/calendar.ts'
import { assessHealth } from '../../core/analysis/health.ts'
import { noMarketFacts, type MarketFacts, type RatioSubject } from '../../core/analysis/ratio-figures.ts'
import { computeRatios } from '../../core/analysis/ratios.ts'
import { analyzeTrends } from '../../core/analysis/trends.ts'
import type { Provenance } from '../../core/contract/evidence.ts'
import type { FinancialStatementResult, Period } from '../../core/contract/financial-statement.ts'
import {
  buildStatement,
  fieldAt,
  fieldPaths,
  pointerOf,
  statementKinds,
  type FieldPath,
  type StatementKind,
} from '../../core/contract/statement-figures.ts'
import { keepBooks, type BookYear } from './sample-books.ts'

/** Three years of a joinery with growing sales and shrinking debt. */
export const threeYears: readonly BookYear[] = [
  {
    periodEnd: '2023-12-31',
    months: 12,
    revenue: 5_840_000,
    costShare: 0.612,
    overheadShare: 0.262,
    capitalExpenditure: 190_000,
    debtRepaid: 150_000,
    dividends: 60_000,
  },
  {
    periodEnd: '2024-12-31',
    months: 12,
    revenue: 6_395_000,
    costShare: 0.604,
    overheadShare: 0.258,
    capitalExpenditure: 420_000,
    debtRepaid: 120_000,
    dividends: 75_000,
  },
  {
    periodEnd: '2025-12-31',
    months: 12,
    revenue: 7_118_000,
    costShare: 0.597,
    overheadShare: 0.256,
    capitalExpenditure: 310_000,
    debtRepaid: 210_000,
    dividends: 90_000,
  },
]

export interface SampleOptions {
  /** Oldest first. */
  readonly years?: readonly BookYear[]
  /** Factor on all amounts. */
  readonly size?: number
  readonly market?: Partial<MarketFacts>
  /** Changes the periods (newest first) before they are analyzed. */
  readonly edit?: (periods: Period[]) => Period[]
  /** Replaces members of the finished result. */
  readonly result?: Partial<FinancialStatementResult>
  readonly benchmark?: boolean
}

/** A result as the pipeline delivers it: the statements of the newest period on top, all periods below. */
export function sampleResult(options: SampleOptions = {}): FinancialStatementResult {
  const booked: Period[] = keepBooks(options.years ?? threeYears, options.size)
    .toReversed()
    .map(period => ({ ...period }))
  const periods = options.edit ? options.edit(booked) : booked
  const pick = <K extends StatementKind>(kind: K) => periods.find(period => period[kind] !== null) ?? null
  const subjectOf = (of: Period | null): RatioSubject => subject(of, periods, options.market ?? {})
  const latest = pick('incomeStatement') ?? pick('balanceSheet') ?? pick('cashFlowStatement')
  const now = subjectOf(latest)
  const prior =
    periods.find(
      period => latest && isYearApart(period.periodEnd, latest.periodEnd) && period.months === latest.months,
    ) ?? null
  const { ratios, details } = computeRatios(now)
  const benchmark = options.benchmark === false ? null : benchmarkOf(ratios)
  const health = assessHealth(
    { figures: now, ratios: details, balances: true },
    prior && { figures: subjectOf(prior), ratios: computeRatios(subjectOf(prior)).details, balances: true },
    {},
  )
  const { provenance, fields } = placesOf(periods)
  return {
    analysisId: '0193f0a2-5b1c-7c3e-9d55-3f1f6a0e7b21',
    companyName: 'Harrow & Pike Joinery, Inc.',
    periodEnd: latest?.periodEnd ?? null,
    reportUrl: 'http://127.0.0.1:4780/files/sample',
    executiveSummary: {
      keyFindings: [
        'Revenue rose 11.3 % to 7,118,000 from 6,395,000; gross margin widened from 39.6 % to 40.3 % as the cost of goods sold grew more slowly than sales.',
        'Debt service coverage stands well above the 1.25 most banks ask for.',
        'Total liabilities fell while total assets rose.',
      ],
      recommendations: [
        'Ask for an aging of accounts receivable: they grow in step with sales.',
        'Obtain the debt schedule to confirm the current portion of long-term debt.',
      ],
    },
    financialHealth: health.financialHealth,
    balanceSheet: now.balanceSheet?.figures ?? buildStatement('balanceSheet', () => null),
    incomeStatement: now.incomeStatement?.figures ?? buildStatement('incomeStatement', () => null),
    cashFlowStatement: now.cashFlowStatement?.figures ?? buildStatement('cashFlowStatement', () => null),
    financialRatios: ratios,
    trendAnalysis: analyzeTrends(periods, {
      balanceSheet: now.balanceSheet,
      incomeStatement: now.incomeStatement,
      cashFlowStatement: now.cashFlowStatement,
    }),
    periods: periods.map(period => ({
      ...period,
      ratioDetails: period === latest ? details : computeRatios(subjectOf(period)).details,
    })),
    currency: 'USD',
    confidenceScores: { overall: 0.96, fields },
    provenance,
    checks: checksOf(now),
    ratioDetails: details,
    healthDetails: health.details,
    industryClassification: {
      naicsCode: '337110',
      naicsTitle: 'Wood Kitchen Cabinet and Countertop Manufacturing',
      sicCode: '2434',
      mccCode: '5712',
      confidence: 0.81,
      evidence: ['company name: "Joinery"', 'revenue line: "Cabinet sales"'],
    },
    industryBenchmark: benchmark,
    documentIntegrity: [
      {
        fileName: 'harrow-pike-2025.pdf',
        pages: 14,
        ocrPages: 0,
        sha256: 'b1946ac92492d2347c6235b4d2611184aa0d3d1f66b1a3f2a9f5ad1f0e8a9c11',
        problems: [],
      },
      {
        fileName: 'harrow-pike-2024-scan.pdf',
        pages: 6,
        ocrPages: 6,
        sha256: '591785b794601e212b260e25925636fd1c2d3b4a5968778695a4b3c2d1e0f1a2',
        problems: ['No text layer on pages 1 to 6; read by OCR.'],
      },
    ],
    duplicates: [],
    statusMessage: null,
    ...options.result,
  }
}

function subject(of: Period | null, periods: readonly Period[], market: Partial<MarketFacts>): RatioSubject {
  const dated = <K extends StatementKind>(kind: K, period: Period | null) => {
    const figures = period?.[kind]
    return period && figures
      ? {
          periodEnd: period.periodEnd,
          months: kind === 'balanceSheet' ? null : period.months,
          figures: figures as NonNullable<Period[K]>,
          pointer: '',
        }
      : null
  }
  const opening = of && periods.find(period => period.balanceSheet && isYearApart(period.periodEnd, of.periodEnd))
  return {
    balanceSheet: dated('balanceSheet', of),
    incomeStatement: dated('incomeStatement', of),
    cashFlowStatement: dated('cashFlowStatement', of),
    opening: dated('balanceSheet', of?.months === 12 ? (opening ?? null) : null),
    market: { ...noMarketFacts, ...market },
  }
}

/** Every third amount read by OCR, some of them doubtful, totals of a year derived. */
function placesOf(periods: readonly Period[]): {
  provenance: Record<string, Provenance>
  fields: Record<string, number>
} {
  const provenance: Record<string, Provenance> = {}
  const fields: Record<string, number> = {}
  let count = 0
  const first = new Set<StatementKind>()
  periods.forEach((period, index) => {
    for (const kind of statementKinds) {
      const statement = period[kind]
      if (!statement) continue
      const prefix = first.has(kind) ? `/periods/${index}` : ''
      first.add(kind)
      for (const path of fieldPaths[kind] as readonly FieldPath[]) {
        const value = fieldAt(statement, path as never)
        if (value === null) continue
        count += 1
        const ocr = index % 2 === 1
        const method = count % 17 === 0 ? 'derived' : ocr ? 'ocr' : 'text'
        provenance[prefix + pointerOf(kind, path)] = {
          fileName: ocr ? 'harrow-pike-2024-scan.pdf' : 'harrow-pike-2025.pdf',
          page: statementKinds.indexOf(kind) + 3,
          bbox: [412.5, 120 + (count % 40) * 12, 470.25, 131 + (count % 40) * 12],
          text:
            method === 'derived'
              ? ''
              : value < 0
                ? `(${Math.abs(value).toLocaleString('en-US')})`
                : value.toLocaleString('en-US'),
          label: method === 'derived' ? null : (path.split('.').at(-1) ?? null),
          scale: 1,
          method,
        }
        fields[prefix + pointerOf(kind, path)] =
          method === 'derived' ? 0.93 : ocr ? [0.97, 0.91, 0.82, 0.64][count % 4]! : 0.99
      }
    }
  })
  return { provenance, fields }
}

function checksOf({
  balanceSheet,
  incomeStatement,
  cashFlowStatement,
}: RatioSubject): FinancialStatementResult['checks'] {
  const assets = balanceSheet?.figures.assets.totalAssets ?? null
  const both = balanceSheet?.figures.liabilitiesAndEquity.totalLiabilitiesAndEquity ?? null
  const net = incomeStatement?.figures.netIncome ?? null
  const netInCash = cashFlowStatement?.figures.operatingActivities.netIncome ?? null
  const check = (
    id: string,
    expected: number | null,
    actual: number | null,
    severity: 'info' | 'warning' | 'high',
    message: string,
  ) => ({
    id,
    passed: expected === null || actual === null ? null : expected === actual,
    expected,
    actual,
    difference: expected === null || actual === null ? null : actual - expected,
    severity,
    message,
  })
  return [
    check('balance.total', assets, both, 'high', 'Total assets against total liabilities and equity.'),
    check(
      'netIncome.same',
      net,
      netInCash,
      'warning',
      'Net income of the income statement against that of the cash flow statement.',
    ),
    check(
      'cash.ending',
      assets === null ? null : 412_310,
      assets === null ? null : 411_110,
      'warning',
      'Cash on the balance sheet is 412,310; ending cash of the cash flow statement is 411,110, a difference of 1,200.',
    ),
    check('sum.longTermInvestments', null, null, 'info', 'Not decided: not stated are long-term investments.'),
  ]
}

/** Industry amounts around the company's own, as a benchmark pack would state them. */
function benchmarkOf(
  ratios: FinancialStatementResult['financialRatios'],
): FinancialStatementResult['industryBenchmark'] {
  const industry: Readonly<Record<string, readonly [number, 1 | -1]>> = {
    grossProfitMargin: [0.344, 1],
    operatingProfitMargin: [0.04, 1],
    netProfitMargin: [0.04, 1],
    returnOnAssets: [0.094, 1],
    returnOnEquity: [0.254, 1],
    currentRatio: [2.08, 1],
    quickRatio: [1.27, 1],
    debtToEquity: [1.69, -1],
    debtToAssets: [0.63, -1],
    interestCoverageRatio: [7.57, 1],
    assetTurnover: [2.33, 1],
    inventoryTurnover: [6.92, 1],
    receivablesTurnover: [9.51, 1],
  }
  const own = new Map(Object.values(ratios).flatMap(group => Object.entries(group)))
  return {
    source: 'IRS SOI Corporation Source Book',
    year: 2013,
    naics: '31-33',
    level: 'sector',
    assetSizeClass: '$1 to $5 million',
    sampleSize: 37_270,
    ratios: Object.entries(industry).map(([name, [benchmark, direction]]) => {
      const value = own.get(name) ?? null
      const difference = value === null ? null : value - benchmark
      return { name, value, benchmark, difference, favorable: difference === null ? null : difference * direction > 0 }
    }),
  }
}
