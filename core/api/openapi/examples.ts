/** Examples of the OpenAPI document: a small invented company, every figure of it adding up. */
import { buildStatement } from '../../contract/statement-figures.ts'
import type {
  FinancialRatios,
  FinancialStatementMetadata,
  FinancialStatementResult,
} from '../../contract/financial-statement.ts'
import type { FieldPath, StatementKind } from '../../contract/statement-figures.ts'
import type { Analysis, AnalysisAccepted } from '../../contract/service.ts'

const analysisId = '0d9cbe0c-6f0e-4f2b-9d0e-1d6a3c1f7b52'
const fileName = 'balance-sheet-2025.pdf'

export const metadataExample: readonly FinancialStatementMetadata[] = [
  {
    appId: 'app-1042',
    fileName,
    statementType: 'BALANCE_SHEET',
    periodEnd: '2025-12-31',
    companyName: 'Alder Creek Tool Works, Inc.',
    fiscalYear: '2025',
  },
]

const statement = <K extends StatementKind>(kind: K, figures: Partial<Record<FieldPath<K>, number>>) =>
  buildStatement(kind, path => figures[path] ?? null)

const balanceSheet = statement('balanceSheet', {
  'assets.currentAssets.cash': 120_000,
  'assets.currentAssets.accountsReceivable': 210_000,
  'assets.currentAssets.inventory': 90_000,
  'assets.currentAssets.totalCurrentAssets': 420_000,
  'assets.fixedAssets.propertyPlantEquipment': 400_000,
  'assets.fixedAssets.accumulatedDepreciation': -120_000,
  'assets.fixedAssets.totalFixedAssets': 280_000,
  'assets.totalAssets': 700_000,
  'liabilitiesAndEquity.currentLiabilities.accountsPayable': 140_000,
  'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': 140_000,
  'liabilitiesAndEquity.longTermLiabilities.longTermDebt': 210_000,
  'liabilitiesAndEquity.longTermLiabilities.totalLongTermLiabilities': 210_000,
  'liabilitiesAndEquity.totalLiabilities': 350_000,
  'liabilitiesAndEquity.equity.commonStock': 50_000,
  'liabilitiesAndEquity.equity.retainedEarnings': 300_000,
  'liabilitiesAndEquity.equity.totalEquity': 350_000,
  'liabilitiesAndEquity.totalLiabilitiesAndEquity': 700_000,
})

const ratios: FinancialRatios = {
  profitabilityRatios: {
    grossProfitMargin: null,
    operatingProfitMargin: null,
    netProfitMargin: null,
    returnOnAssets: null,
    returnOnEquity: null,
    returnOnInvestedCapital: null,
    ebitdaMargin: null,
  },
  liquidityRatios: {
    currentRatio: 3,
    quickRatio: 2.357,
    cashRatio: 0.857,
    operatingCashFlowRatio: null,
    cashConversionCycle: null,
  },
  solvencyRatios: {
    debtToEquity: 0.6,
    debtToAssets: 0.3,
    interestCoverageRatio: null,
    debtServiceCoverageRatio: null,
    equityMultiplier: 2,
  },
  efficiencyRatios: {
    assetTurnover: null,
    inventoryTurnover: null,
    receivablesTurnover: null,
    payablesTurnover: null,
    fixedAssetTurnover: null,
    operatingCycle: null,
  },
  valuationRatios: {
    priceToEarnings: null,
    priceToBook: null,
    enterpriseValueToEBITDA: null,
    priceToSales: null,
    dividendYield: null,
  },
}

const unknownGrowth = { growth: null, trend: null }

export const resultExample: FinancialStatementResult = {
  analysisId,
  companyName: 'Alder Creek Tool Works, Inc.',
  periodEnd: '2025-12-31',
  reportUrl: `http://127.0.0.1:4780/files/${analysisId}?expires=1775000000&signature=kR0xVb1c`,
  executiveSummary: {
    keyFindings: ['Current assets of 420,000 cover current liabilities of 140,000 3.0 times.'],
    recommendations: ['Obtain the income statement of the year ended 2025-12-31: profitability could not be judged.'],
  },
  financialHealth: { score: 78, rating: 'Good', trend: 'stable' },
  balanceSheet,
  incomeStatement: statement('incomeStatement', {}),
  cashFlowStatement: statement('cashFlowStatement', {}),
  financialRatios: ratios,
  trendAnalysis: {
    yearOverYear: {
      revenue: unknownGrowth,
      netIncome: unknownGrowth,
      totalAssets: unknownGrowth,
      totalLiabilities: unknownGrowth,
      operatingCashFlow: unknownGrowth,
    },
    quarterOverQuarter: null,
    multiYear: null,
    seasonal: null,
  },
  periods: [{ periodEnd: '2025-12-31', months: null, balanceSheet, incomeStatement: null, cashFlowStatement: null }],
  currency: 'USD',
  confidenceScores: { overall: 0.98, fields: { '/balanceSheet/assets/currentAssets/cash': 0.99 } },
  provenance: {
    '/balanceSheet/assets/currentAssets/cash': {
      fileName,
      page: 1,
      bbox: [421.2, 150.4, 468.9, 160.1],
      text: '120,000',
      label: 'Cash in bank',
      scale: 1,
      method: 'text',
    },
  },
  checks: [
    {
      id: 'balance_sheet_balances',
      passed: true,
      expected: 700_000,
      actual: 700_000,
      difference: 0,
      severity: 'high',
      message: 'Total assets equal total liabilities and equity.',
    },
  ],
  ratioDetails: {
    'liquidityRatios.currentRatio': {
      formula: 'totalCurrentAssets / totalCurrentLiabilities',
      inputs: {
        '/balanceSheet/assets/currentAssets/totalCurrentAssets': 420_000,
        '/balanceSheet/liabilitiesAndEquity/currentLiabilities/totalCurrentLiabilities': 140_000,
      },
      value: 3,
      reason: null,
      averageBasisValue: null,
    },
  },
  healthDetails: {
    scoreCoverage: 0.4,
    factors: [
      { name: 'liquidity', weight: 0.25, score: 90, metrics: [{ name: 'currentRatio', value: 3, points: 100 }] },
    ],
    caps: [],
  },
  industryClassification: {
    naicsCode: '332',
    naicsTitle: 'Fabricated Metal Product Manufacturing',
    sicCode: null,
    mccCode: null,
    confidence: 0.6,
    evidence: ['company name: Tool Works'],
  },
  industryBenchmark: null,
  documentIntegrity: [
    {
      fileName,
      pages: 1,
      ocrPages: 0,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      problems: [],
    },
  ],
  duplicates: [],
  statusMessage: null,
}

export const acceptedExample: AnalysisAccepted = {
  analysisId,
  status: 'started',
  status_url: `/analyses/${analysisId}`,
}

export const processingExample: Analysis = {
  analysisId,
  kind: 'financial-statements',
  appId: 'app-1042',
  status: 'processing',
  progress: 0.4,
  message: 'Reading page 2 of 5',
  companyName: null,
  periodEnd: null,
  revision: 0,
  createdAt: '2026-03-14T15:09:26.535Z',
  finishedAt: null,
  result: null,
}
