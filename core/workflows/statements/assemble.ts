/** Extractions of one request's files → the documented result: periods, selection, checks, ratios, trends, health, industry, summary. */
import { assessHealth, type HealthSubject } from '../../analysis/health.ts'
import { classifyIndustry } from '../../analysis/industry/classify.ts'
import { compareWithIndustry } from '../../analysis/industry/benchmark.ts'
import type { MarketFacts } from '../../analysis/ratio-figures.ts'
import { computeRatios } from '../../analysis/ratios.ts'
import { summarize } from '../../analysis/summary.ts'
import { analyzeTrends } from '../../analysis/trends.ts'
import { identities } from '../../checks/identities.ts'
import type { Check } from '../../contract/evidence.ts'
import type { PageGroup } from '../../contract/analysis-documents.ts'
import type { CashFlowChoices } from '../../contract/cash-flow.ts'
import type {
  FinancialStatementMetadata,
  FinancialStatementResult,
  Period,
} from '../../contract/financial-statement.ts'
import { statementKinds } from '../../contract/statement-figures.ts'
import type { Page, Problem } from '../../document/model.ts'
import type { StatementExtraction } from '../../extraction/statements/statement.ts'
import type { Corrected } from '../analysis-kind.ts'
import { statementCashFlow } from '../cash-flow/statement-cash-flow.ts'
import { applyCorrections, type Correctable } from './apply-corrections.ts'
import { combinePeriods } from './combine-periods.ts'
import { combineReadings } from './combine-readings.ts'
import { plainStatement, type CombinedPeriod, type Selection } from './combined-statement.ts'
import { companyChecks, companyOf, currencyOf } from './company.ts'
import { crossChecks } from './cross-checks.ts'
import { contradictedFields, healthDoubts, maxContradictedConfidence } from './doubts.ts'
import { balances, identityChecks } from './identity-checks.ts'
import { periodRatios } from './period-ratios.ts'
import { displayedCheck, placeFields, provenanceOf, type TurnedPages } from './provenance.ts'
import { marketFacts, priorSubject, ratioSubject } from './ratio-subjects.ts'
import { entryChecks, selectStatements } from './select-statements.ts'
import { statusMessage } from './status-message.ts'

/** What the request's entry says about a file; null or absent where it says nothing. */
export type AssembleMetadata = {
  readonly [Name in 'statementType' | 'periodEnd' | 'companyName' | 'naicsCode' | keyof MarketFacts]?:
    FinancialStatementMetadata[Name] | null
}

/** What is known of a file beside its figures. */
export interface DocumentFacts {
  /** Which documents of the file these are; absent: all of it. */
  readonly documents?: readonly PageGroup[]
  readonly sha256: string
  readonly pages: number
  readonly ocrPages: number
  readonly problems: readonly Problem[]
  /** Pages that were turned upright for reading; boxes on them are turned back to the page as displayed. */
  readonly turnedPages?: readonly Pick<Page, 'number' | 'width' | 'height' | 'rotation'>[]
}

export interface AssembleFile {
  readonly extraction: StatementExtraction
  readonly metadata: AssembleMetadata
  readonly document: DocumentFacts
}

export interface AssembleInput {
  readonly analysisId: string
  readonly reportUrl: string
  /** In the order of the request. */
  readonly files: readonly AssembleFile[]
  /** Of values; applied last, in order; earlier corrections of the same path are superseded. */
  readonly corrections?: readonly Corrected[]
  /** Of the cash flow desk. */
  readonly choices?: CashFlowChoices
}

/**
 * Assembles the result. Pure and synchronous; the same input gives the same result. Throws Refusal BAD_VALUE for a correction of something
 * that cannot be corrected; doubts about the documents become `checks` and `statusMessage`.
 */
export function assembleStatements(input: AssembleInput): FinancialStatementResult {
  const { kept, duplicates } = withoutDuplicates(input.files)
  const combined = combine(kept, input.corrections ?? [])
  const { selection, checks } = combined
  const evidence = withEvidence(kept, combined)
  const { companyName, periodEnd, ratioDetails, healthDetails, industryClassification, industryBenchmark, ...amounts } =
    analyzed(kept, combined, evidence)
  const cashFlow = statementCashFlow(
    { periods: amounts.periods, currency: amounts.currency, provenance: evidence.provenance },
    kept.flatMap(({ extraction }) => extraction.readings),
    input.choices ?? {},
  )
  return {
    analysisId: input.analysisId,
    companyName,
    periodEnd,
    reportUrl: input.reportUrl,
    ...amounts,
    ...evidence,
    checks: checks.map(check => displayedCheck(check, turnedPagesOf(kept))),
    ...cashFlow,
    ratioDetails,
    healthDetails,
    industryClassification,
    industryBenchmark,
    documentIntegrity: input.files.map(({ extraction, document }) => ({
      fileName: extraction.fileName,
      pages: document.pages,
      ocrPages: document.ocrPages,
      sha256: document.sha256,
      problems: document.problems.map(problem => problem.message),
    })),
    duplicates,
    statusMessage: statusMessage({ files: kept, selection, checks, duplicates }),
  }
}

/** The statements of all files as one company's, corrected and checked. */
interface Combined extends Correctable {
  readonly periodEnd: string | null
  readonly checks: Check[]
}

function combine(kept: readonly AssembleFile[], corrections: readonly Corrected[]): Combined {
  const entries = kept.map(({ extraction, metadata }) => ({
    extraction,
    statementType: metadata.statementType ?? null,
    periodEnd: metadata.periodEnd ?? null,
    statedEnd: metadata.periodEnd ?? null,
    companyName: metadata.companyName ?? null,
  }))
  const combination = combineReadings(entries)
  const periods = combinePeriods(combination.statements)
  const selection = selectStatements(entries, periods, combination.undated)
  const statedNaics = kept.flatMap(({ metadata }) => metadata.naicsCode ?? []).at(0) ?? null
  const names = { companyName: companyOf(entries), currency: currencyOf(entries), naicsCode: statedNaics }
  const corrected = applyCorrections({ periods, selection, ...names }, corrections, homeOf(kept, selection))
  const judged = [
    ...identityChecks(corrected.selection, corrected.periods),
    ...crossChecks(corrected.selection, corrected.periods),
  ]
  const statedEnds = entries.map(({ periodEnd }) => periodEnd).filter(end => end !== null)
  return {
    ...corrected,
    periodEnd: latestEnd(corrected.selection) ?? statedEnds.sort().at(-1) ?? null,
    checks: [
      ...companyChecks(entries),
      ...entryChecks(entries),
      ...judged,
      ...combination.checks,
      ...problemChecks(kept, judged),
    ],
  }
}

type AnalyzedMembers = Omit<
  FinancialStatementResult,
  | 'analysisId'
  | 'reportUrl'
  | 'checks'
  | 'documentIntegrity'
  | 'duplicates'
  | 'statusMessage'
  | 'confidenceScores'
  | 'provenance'
>

/** The statements with everything computed from them. */
function analyzed(kept: readonly AssembleFile[], combined: Combined, evidence: EvidenceMembers): AnalyzedMembers {
  const { periods, selection, naicsCode, checks } = combined
  const [companyName, currency] = [combined.companyName?.value ?? null, combined.currency?.value ?? null]
  const statements = {
    balanceSheet: plainStatement('balanceSheet', selection.balanceSheet),
    incomeStatement: plainStatement('incomeStatement', selection.incomeStatement),
    cashFlowStatement: plainStatement('cashFlowStatement', selection.cashFlowStatement),
  }
  const subject = ratioSubject(selection, periods, marketFacts(kept), '')
  const { ratios, details } = computeRatios(subject)
  const ratiosOf = periodRatios(selection, periods, details)
  const plainPeriods = periods.map((period, index) => toPeriod(period, ratiosOf[index] ?? null))
  const trends = analyzeTrends(plainPeriods, selection)
  const businessWords = kept.flatMap(({ extraction }) => extraction.businessWords)
  const industry = classifyIndustry({ naicsCode, companyName, businessWords })
  const size = { totalAssets: statements.balanceSheet.assets.totalAssets, currency }
  const benchmark = compareWithIndustry(industry, size, ratios)
  const current: HealthSubject = {
    figures: subject,
    ratios: details,
    balances: balances(selection.balanceSheet),
    doubts: healthDoubts(selection, checks, evidence.confidenceScores.fields),
  }
  const health = assessHealth(current, priorSubject(selection, periods), benchmark?.values ?? {})
  const industryBenchmark = benchmark?.industryBenchmark ?? null
  return {
    companyName,
    periodEnd: combined.periodEnd,
    executiveSummary: summarize({
      statements,
      subject,
      ratioDetails: details,
      trends,
      health,
      benchmark: industryBenchmark,
      industryTitle: industry.naicsTitle,
      checks,
      currency,
    }),
    financialHealth: health.financialHealth,
    ...statements,
    financialRatios: ratios,
    trendAnalysis: trends,
    periods: plainPeriods,
    currency,
    ratioDetails: details,
    healthDetails: health.details,
    industryClassification: industry,
    industryBenchmark,
  }
}

const turnedPagesOf =
  (kept: readonly AssembleFile[]): TurnedPages =>
  (fileName, page) =>
    kept.find(f => f.extraction.fileName === fileName)?.document.turnedPages?.find(p => p.number === page)

type EvidenceMembers = Pick<FinancialStatementResult, 'confidenceScores' | 'provenance'>

/** The confidence and the provenance of every value that was read. */
function withEvidence(
  kept: readonly AssembleFile[],
  { selection, periods, companyName, currency, checks }: Combined,
): EvidenceMembers {
  const turned = turnedPagesOf(kept)
  const { provenance, fields } = placeFields(selection, periods, turned)
  for (const [pointer, field] of [
    ['/companyName', companyName],
    ['/currency', currency],
  ] as const)
    if (field) {
      provenance[pointer] = provenanceOf(field, kept[0]!.extraction.fileName, 1, turned)
      // The curves are those of amounts: texts keep their scores.
      fields[pointer] = field.confidence
    }
  for (const pointer of contradictedFields(checks))
    if (fields[pointer] !== undefined && provenance[pointer]?.method !== 'manual')
      fields[pointer] = Math.min(fields[pointer], maxContradictedConfidence)
  return { confidenceScores: { overall: overallConfidence(fields), fields }, provenance }
}

/** Files of the same content count once, unless they stand for other pages of it; the first is kept. */
function withoutDuplicates(files: readonly AssembleFile[]): {
  kept: AssembleFile[]
  duplicates: FinancialStatementResult['duplicates']
} {
  const first = new Map<string, string>()
  const kept: AssembleFile[] = []
  const duplicates: FinancialStatementResult['duplicates'] = []
  for (const file of files) {
    const { sha256, documents } = file.document
    const content = JSON.stringify([sha256, documents])
    const duplicateOf = first.get(content)
    if (duplicateOf !== undefined) {
      duplicates.push({ fileName: file.extraction.fileName, duplicateOf })
      continue
    }
    first.set(content, file.extraction.fileName)
    kept.push(file)
  }
  return { kept, duplicates }
}

function homeOf(
  files: readonly AssembleFile[],
  selection: Selection,
): { fileName: string; periodEnd: string | null; months: number | null } {
  return {
    fileName: files[0]?.extraction.fileName ?? '',
    periodEnd: latestEnd(selection) ?? files[0]?.metadata.periodEnd ?? null,
    months: (selection.incomeStatement ?? selection.cashFlowStatement)?.months ?? null,
  }
}

const latestEnd = (selection: Selection): string | null =>
  statementKinds
    .flatMap(kind => selection[kind]?.periodEnd ?? [])
    .sort()
    .at(-1) ?? null

function toPeriod(period: CombinedPeriod, ratioDetails: Period['ratioDetails']): Period {
  const { balanceSheet, incomeStatement, cashFlowStatement } = period.statements
  return {
    periodEnd: period.periodEnd,
    months: period.months,
    balanceSheet: balanceSheet && plainStatement('balanceSheet', balanceSheet),
    incomeStatement: incomeStatement && plainStatement('incomeStatement', incomeStatement),
    cashFlowStatement: cashFlowStatement && plainStatement('cashFlowStatement', cashFlowStatement),
    ...(period.derived && { derived: true }),
    ...(period.restated && { restated: true }),
    ratioDetails,
  }
}

/** A failed identity is judged again where its values were kept; where they were too doubtful to be stated, its failure must not go with them. */
function isDecided({ code, message }: Problem, checks: readonly Check[]): boolean {
  if (code !== 'SUM_BROKEN') return false
  const failed = identities.find(({ name }) => message.startsWith(`${name}:`))
  return checks.some(({ id, passed }) => passed !== null && id.split('.')[1] === failed?.id)
}

/** Doubts found while extracting, as checks that did not pass; what is only worth knowing stays undecided. */
const problemChecks = (files: readonly AssembleFile[], checks: readonly Check[]): Check[] =>
  files.flatMap(({ extraction }) =>
    extraction.problems
      .filter(problem => !isDecided(problem, checks))
      .map(({ code, message, severity }) => ({
        id: `document.${code}.${extraction.fileName}`,
        passed: severity === 'info' ? null : false,
        expected: null,
        actual: null,
        difference: null,
        severity,
        message,
      })),
  )

/** The mean over the figures at the top of the result; null when nothing is stated. */
function overallConfidence(fields: Readonly<Record<string, number>>): number | null {
  const top = Object.entries(fields).filter(([pointer]) =>
    /^\/(balanceSheet|incomeStatement|cashFlowStatement)\//.test(pointer),
  )
  return top.length > 0 ? top.reduce((sum, [, confidence]) => sum + confidence, 0) / top.length : null
}
