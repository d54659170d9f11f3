/** Results at the edges of what occurs: little known, much known, unusual amounts, hostile texts. */
import type { FinancialStatementResult, Period } from '../../core/contract/financial-statement.ts'
import { buildStatement } from '../../core/contract/statement-figures.ts'
import type { BookYear } from './sample-books.ts'
import { sampleResult, threeYears } from './sample-result.ts'

const months = (count: number): BookYear[] =>
  Array.from({ length: count }, (_, index) => ({
    periodEnd: new Date(Date.UTC(2024, index + 1, 0)).toISOString().slice(0, 10),
    months: 1,
    revenue: 480_000 + 90_000 * Math.sin((index / 12) * 2 * Math.PI) + 3_000 * index,
    costShare: 0.6,
    overheadShare: 0.25,
    capitalExpenditure: 12_000,
    debtRepaid: 14_000,
    dividends: 4_000,
  }))
const quarters = (count: number): BookYear[] =>
  Array.from({ length: count }, (_, index) => ({
    periodEnd: new Date(Date.UTC(2023, index * 3 + 3, 0)).toISOString().slice(0, 10),
    months: 3,
    revenue: 1_500_000 + [0, 210_000, 90_000, -180_000][index % 4]! + 20_000 * index,
    costShare: 0.61,
    overheadShare: 0.24,
    capitalExpenditure: 40_000,
    debtRepaid: 30_000,
    dividends: 10_000,
  }))

/** Texts that a spreadsheet might read as formulas, markup, or more than a cell holds. */
export const hostileTexts = [
  "=cmd|'/C calc'!A0",
  '+1+1',
  '@SUM(A1)',
  '-2+3',
  '<b>&"\'</b>',
  'Ünïcödé 株式会社 😀',
  'bell\u0007 half \ud800 pair',
  'x'.repeat(40_000),
] as const

const nothing = (periods: Period[]): Period[] =>
  periods.map(period => ({ ...period, balanceSheet: null, incomeStatement: null, cashFlowStatement: null }))
const only =
  (kind: 'balanceSheet' | 'incomeStatement' | 'cashFlowStatement') =>
  (periods: Period[]): Period[] => [
    {
      ...periods[0]!,
      balanceSheet: null,
      incomeStatement: null,
      cashFlowStatement: null,
      [kind]: periods[0]![kind],
      ...(kind === 'balanceSheet' && { months: null }),
    },
  ]

/** Name of the edge → its result. */
export const variants: Readonly<Record<string, () => FinancialStatementResult>> = {
  'three years': () => sampleResult(),
  'one year': () => sampleResult({ years: threeYears.slice(0, 1) }),
  'balance sheet only': () => sampleResult({ edit: only('balanceSheet'), benchmark: false }),
  'income statement only': () => sampleResult({ edit: only('incomeStatement') }),
  'cash flow statement only': () => sampleResult({ edit: only('cashFlowStatement') }),
  'nothing known': () =>
    sampleResult({
      edit: nothing,
      benchmark: false,
      result: {
        companyName: null,
        periodEnd: null,
        currency: null,
        periods: [],
        checks: [],
        documentIntegrity: [],
        executiveSummary: { keyFindings: [], recommendations: [] },
        industryClassification: {
          naicsCode: null,
          naicsTitle: null,
          sicCode: null,
          mccCode: null,
          confidence: 0,
          evidence: [],
        },
        statusMessage: 'No statement could be read.',
      },
    }),
  'figures on top only': () => sampleResult({ result: { periods: [] } }),
  '24 months': () => sampleResult({ years: months(24) }),
  '9 quarters': () => sampleResult({ years: quarters(9) }),
  'statements on different dates': () =>
    sampleResult({
      edit: ([newest, ...others]) => [
        { ...newest!, periodEnd: '2026-03-31', months: null, incomeStatement: null, cashFlowStatement: null },
        { ...newest!, balanceSheet: null },
        ...others,
      ],
    }),
  'annual and quarterly': () =>
    sampleResult({
      edit: annual =>
        [...annual, ...sampleResult({ years: quarters(5) }).periods].toSorted(
          (a, b) => b.periodEnd.localeCompare(a.periodEnd) || (b.months ?? 0) - (a.months ?? 0),
        ),
    }),
  'negative equity and losses': () =>
    sampleResult({
      years: threeYears.map(year => ({ ...year, overheadShare: 0.5, dividends: 400_000 })),
      result: { companyName: 'Loss & Sons' },
    }),
  'tiny amounts': () => sampleResult({ size: 1e-4, result: { currency: 'EUR' } }),
  'huge amounts': () => sampleResult({ size: 40_000, result: { currency: 'JPY' } }),
  'market data': () =>
    sampleResult({
      market: {
        marketCapitalization: 9_400_000,
        sharePrice: 12.5,
        sharesOutstanding: 752_000,
        dividendsPerShare: 0.11,
      },
    }),
  'hostile texts': () => {
    const result = sampleResult()
    const texts = hostileTexts
    const provenance = Object.fromEntries(
      Object.entries(result.provenance).map(([pointer, place], index) => [
        pointer,
        {
          ...place,
          label: texts[index % texts.length]!,
          text: texts[(index + 3) % texts.length]!,
          fileName: `${texts[(index + 5) % texts.length]!.slice(0, 60)}.pdf`,
        },
      ]),
    )
    return {
      ...result,
      companyName: '=HYPERLINK("http://127.0.0.1","&P Müller & Söhne")',
      provenance,
      executiveSummary: { keyFindings: [...texts], recommendations: [...texts.slice(0, 2)] },
      checks: result.checks.map((check, index) => ({ ...check, message: texts[index]! })),
    }
  },
  'nothing but unstated lines': () =>
    sampleResult({
      edit: periods =>
        periods.map(period => ({
          ...period,
          balanceSheet: buildStatement('balanceSheet', path => (path === 'assets.totalAssets' ? 100 : null)),
          incomeStatement: null,
          cashFlowStatement: null,
        })),
      benchmark: false,
    }),
}
