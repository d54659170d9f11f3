/** Financial statement analysis in the API: specification 2.1 and 2.2 plus the additive members of decisions.md 3. */
import { z } from 'zod'
import { PageGroups } from './analysis-documents.ts'
import { AppId } from './app-id.ts'
import { CashFlow, Debt } from './cash-flow.ts'
import { Check, Provenance } from './evidence.ts'
import { IntegrityFinding } from './integrity.ts'
import { FIELD, isGroup, statementOutlines, statementTypes, type Outline } from './statement-figures.ts'

/** `volatile`: of several years that change direction. */
const trends = ['increasing', 'stable', 'decreasing', 'volatile'] as const
export const healthRatings = ['Excellent', 'Good', 'Fair', 'Weak', 'Distressed', 'Insufficient data'] as const

/** A value in full currency units (scale applied); null: the document does not state it. */
const amount = z.number().nullable()
type Amount = typeof amount
const figures = <const Names extends readonly string[]>(names: Names) =>
  z.object(Object.fromEntries(names.map(name => [name, amount])) as Record<Names[number], Amount>)

type Schema<O> = O extends typeof FIELD
  ? Amount
  : O extends readonly string[]
    ? z.ZodObject<Record<O[number], Amount>>
    : z.ZodObject<{ -readonly [Key in keyof O]: Schema<O[Key]> }>

/** The schema of a statement, or of a part of it. */
function schemaOf<const O extends Outline>(outline: O): Schema<O> {
  const schema: z.ZodType =
    outline === FIELD
      ? amount
      : isGroup(outline)
        ? figures(outline)
        : z.object(Object.fromEntries(Object.entries(outline).map(([name, part]) => [name, schemaOf(part)])))
  return schema as unknown as Schema<O>
}

export const BalanceSheet = schemaOf(statementOutlines.balanceSheet)
export const IncomeStatement = schemaOf(statementOutlines.incomeStatement)
export const CashFlowStatement = schemaOf(statementOutlines.cashFlowStatement)

export const FinancialRatios = z.object({
  profitabilityRatios: figures([
    'grossProfitMargin',
    'operatingProfitMargin',
    'netProfitMargin',
    'returnOnAssets',
    'returnOnEquity',
    'returnOnInvestedCapital',
    'ebitdaMargin',
  ]),
  liquidityRatios: figures([
    'currentRatio',
    'quickRatio',
    'cashRatio',
    'operatingCashFlowRatio',
    'cashConversionCycle',
  ]),
  solvencyRatios: figures([
    'debtToEquity',
    'debtToAssets',
    'interestCoverageRatio',
    'debtServiceCoverageRatio',
    'equityMultiplier',
  ]),
  efficiencyRatios: figures([
    'assetTurnover',
    'inventoryTurnover',
    'receivablesTurnover',
    'payablesTurnover',
    'fixedAssetTurnover',
    'operatingCycle',
  ]),
  valuationRatios: figures([
    'priceToEarnings',
    'priceToBook',
    'enterpriseValueToEBITDA',
    'priceToSales',
    'dividendYield',
  ]),
})

const Growth = z.object({
  /** Fraction: (current − prior) / |prior|; null when either is missing or the prior is 0. */
  growth: z.number().nullable(),
  trend: z.enum(trends).nullable(),
  detail: z.enum(['turned_positive', 'turned_negative']).optional(),
  /** That each period covers: 12 or 3; null for balances. Absent in results of earlier versions. */
  months: z.number().int().min(1).nullable().optional(),
  current: amount.optional(),
  prior: amount.optional(),
  periodEnd: z.iso.date().nullable().optional(),
  priorPeriodEnd: z.iso.date().nullable().optional(),
})
const trendMembers = z.object({
  revenue: Growth,
  netIncome: Growth,
  totalAssets: Growth,
  totalLiabilities: Growth,
  operatingCashFlow: Growth,
})

const MultiYear = z.object({
  /** Period ends, oldest first, and the value at each. */
  periodEnds: z.array(z.iso.date()),
  values: z.array(amount),
  /** Compound annual growth rate as a fraction; null when either end is not positive. */
  cagr: z.number().nullable(),
  meanAbsoluteChange: z.number().nullable(),
  trend: z.enum(trends).nullable(),
})
const Seasonal = z.object({
  /** Season name ("Q1", "January") → index (1 = average of its year). */
  indices: z.record(z.string(), z.number()),
  strength: z.number(),
  message: z.string(),
})

/** `too_few_periods`: fewer than two whole years of quarters or months; `no_pattern`: the years do not agree on one, or it is weak. */
const seasonalReasons = ['too_few_periods', 'no_pattern'] as const

export const TrendAnalysis = z.object({
  yearOverYear: trendMembers,
  quarterOverQuarter: trendMembers.nullable().optional(),
  multiYear: z.record(z.string(), MultiYear).nullable().optional(),
  seasonal: z.record(z.string(), Seasonal).nullable().optional(),
  /** Why `seasonal` is null; null: it is not. Absent in results of earlier versions. */
  seasonalReason: z.enum(seasonalReasons).nullable().optional(),
})

export const ratioReasons = [
  'missing_input',
  'zero_denominator',
  'negative_equity',
  'no_debt',
  'market_data_required',
  'not_meaningful',
  'periods_differ',
] as const

export const RatioDetail = z.object({
  formula: z.string(),
  /** Input name (JSON pointer of the value) → value used. */
  inputs: z.record(z.string(), amount),
  value: z.number().nullable(),
  reason: z.enum(ratioReasons).nullable(),
  /** The same ratio over the average of opening and closing balances; null without a prior period. */
  averageBasisValue: z.number().nullable(),
  notes: z.array(z.string()).optional(),
  variants: z.record(z.string(), z.number().nullable()).optional(),
})

export const HealthDetails = z.object({
  scoreCoverage: z.number().min(0).max(1),
  factors: z.array(
    z.object({
      name: z.string(),
      weight: z.number(),
      score: z.number().min(0).max(100).nullable(),
      metrics: z.array(z.object({ name: z.string(), value: z.number().nullable(), points: z.number().nullable() })),
    }),
  ),
  caps: z.array(z.object({ reason: z.string(), maximum: z.number() })),
  altmanZ: z.object({ value: z.number().nullable(), zone: z.enum(['distress', 'gray', 'safe']).nullable() }).optional(),
  priorScore: z.number().nullable().optional(),
  message: z.string().optional(),
  /** Why the score is withheld or to be taken with care: checks that failed and key amounts that were not read. */
  doubts: z.array(z.string()).optional(),
})

export const IndustryClassification = z.object({
  naicsCode: z.string().nullable(),
  naicsTitle: z.string().nullable(),
  sicCode: z.string().nullable(),
  mccCode: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  evidence: z.array(z.string()),
  /** What the documents suggest where the confidence is below 0.7: for a person to confirm, used for nothing. */
  proposal: z
    .object({
      naicsCode: z.string(),
      naicsTitle: z.string().nullable(),
      sicCode: z.string().nullable(),
      mccCode: z.string().nullable(),
    })
    .nullable()
    .optional(),
})

export const IndustryBenchmark = z.object({
  source: z.string(),
  year: z.number().int(),
  naics: z.string(),
  level: z.string(),
  assetSizeClass: z.string(),
  sampleSize: z.number().min(0).nullable(),
  ratios: z.array(
    z.object({
      name: z.string(),
      value: z.number().nullable(),
      benchmark: z.number().nullable(),
      difference: z.number().nullable(),
      favorable: z.boolean().nullable(),
    }),
  ),
})

const period = {
  periodEnd: z.iso.date(),
  /** Months that the income and cash flow values cover; null when only a balance sheet has this period end. */
  months: z.number().min(0).nullable(),
  balanceSheet: BalanceSheet.nullable(),
  incomeStatement: IncomeStatement.nullable(),
  cashFlowStatement: CashFlowStatement.nullable(),
}
/** One period found in the documents. `derived`: computed from four quarters. */
export const Period = z.object({
  ...period,
  derived: z.boolean().optional(),
  restated: z.boolean().optional(),
  /** By the dotted path of each ratio; null: another period of the same end has them; absent in results of earlier versions. */
  ratioDetails: z.record(z.string(), RatioDetail).nullable().optional(),
})

export const FinancialStatementResult = z.object({
  analysisId: z.string(),
  companyName: z.string().nullable(),
  periodEnd: z.iso.date().nullable(),
  reportUrl: z.url(),
  executiveSummary: z.object({ keyFindings: z.array(z.string()), recommendations: z.array(z.string()) }),
  financialHealth: z.object({
    score: z.number().min(0).max(100).nullable(),
    rating: z.enum(healthRatings),
    trend: z.enum(['improving', 'stable', 'declining', 'not_available']),
  }),
  balanceSheet: BalanceSheet,
  incomeStatement: IncomeStatement,
  cashFlowStatement: CashFlowStatement,
  financialRatios: FinancialRatios,
  trendAnalysis: TrendAnalysis,
  periods: z.array(Period),
  currency: z.string().nullable(),
  confidenceScores: z.object({
    overall: z.number().min(0).max(1).nullable(),
    fields: z.record(z.string(), z.number().min(0).max(1)),
  }),
  provenance: z.record(z.string(), Provenance),
  checks: z.array(Check),
  ratioDetails: z.record(z.string(), RatioDetail),
  healthDetails: HealthDetails,
  industryClassification: IndustryClassification,
  industryBenchmark: IndustryBenchmark.nullable(),
  documentIntegrity: z.array(
    z.object({
      fileName: z.string(),
      pages: z.number().int().min(0),
      ocrPages: z.number().int().min(0),
      sha256: z.string(),
      problems: z.array(z.string()),
      /** Signs of change; empty: nothing was found; null: it could not be inspected; absent until its inspection, after the answer, is over. */
      integrity: z.array(IntegrityFinding).nullable().optional(),
    }),
  ),
  duplicates: z.array(z.object({ fileName: z.string(), duplicateOf: z.string() })),
  statusMessage: z.string().nullable(),
  /** null: no period has an income statement; absent in results of earlier versions. */
  cash_flow: CashFlow.nullable().optional(),
  /** null: no debt schedule was given; absent in results of earlier versions. */
  debts: z.array(Debt).nullable().optional(),
})

const isoDate = z.iso.date()

/** One metadata entry of a request (specification 2.1), with the additive members of decisions.md. */
export const FinancialStatementMetadata = z.object({
  appId: AppId,
  fileName: z.string().min(1),
  statementType: z.enum(statementTypes),
  periodEnd: isoDate,
  companyName: z.string().optional(),
  fiscalYear: z.union([z.string(), z.number()]).transform(String).optional(),
  password: z.string().optional(),
  fileContent: z.string().optional(),
  documents: PageGroups.optional(),
  marketCapitalization: z.number().positive().optional(),
  sharePrice: z.number().positive().optional(),
  sharesOutstanding: z.number().positive().optional(),
  dividendsPerShare: z.number().nonnegative().optional(),
  /** The company's industry, for benchmarks, in place of what the documents suggest: 2 to 6 digits of NAICS 2012. */
  naicsCode: z
    .string()
    .regex(/^\d{2,6}$/, 'must be 2 to 6 digits')
    .optional(),
})

export type BalanceSheet = z.infer<typeof BalanceSheet>
export type IncomeStatement = z.infer<typeof IncomeStatement>
export type CashFlowStatement = z.infer<typeof CashFlowStatement>
export type FinancialRatios = z.infer<typeof FinancialRatios>
export type Trend = (typeof trends)[number]
export type HealthRating = (typeof healthRatings)[number]
export type TrendAnalysis = z.infer<typeof TrendAnalysis>
export type RatioReason = (typeof ratioReasons)[number]
export type RatioDetail = z.infer<typeof RatioDetail>
export type HealthDetails = z.infer<typeof HealthDetails>
export type IndustryClassification = z.infer<typeof IndustryClassification>
export type IndustryBenchmark = z.infer<typeof IndustryBenchmark>
export type Period = z.infer<typeof Period>
export type FinancialStatementResult = z.infer<typeof FinancialStatementResult>
export type FinancialStatementMetadata = z.infer<typeof FinancialStatementMetadata>
