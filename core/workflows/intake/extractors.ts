/**
 * The registry of extractors: for each kind of document how probable it is for given pages, what it finds in them, and what the inbox shows of that.
 * A new kind of document is one more entry here and one more member of `Extracted`; nothing else asks which kind it deals with.
 */
import type { Classification } from '../../contract/desk.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { Document } from '../../document/model.ts'
import { selectPages } from '../../document/select-pages.ts'
import type { TraceEntry } from '../../document/trace.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import type { DocumentPart } from '../../extraction/classify/score-part.ts'
import type { DebtScheduleReading } from '../../extraction/debts/debt-schedule.ts'
import type { FilingReading } from '../../extraction/filing/filing.ts'
import type { LoanApplicationReading } from '../../extraction/loan/loan-application.ts'
import type { StatementExtraction, StatementHints } from '../../extraction/statements/statement.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import type { InvoiceExtraction } from '../../extraction/invoice/invoice.ts'
import type { TaxExtraction } from '../../extraction/tax/tax-return.ts'
import { completedOutput, type InvoicesOutput } from '../invoices/tasks.ts'

/** What each extractor finds, under its kind. */
export interface Extracted {
  readonly statements: StatementExtraction
  readonly accounts: readonly AccountReading[]
  /** null: there is no application on the pages. */
  readonly loan: LoanApplicationReading | null
  readonly invoices: Pick<InvoicesOutput, 'extraction' | 'addresses'>
  readonly tax: TaxExtraction
  /** null: the pages name no business. */
  readonly filing: FilingReading | null
  /** null: the pages list no debts. */
  readonly debts: DebtScheduleReading | null
}
export type ExtractorKind = keyof Extracted

/** What classification knows of the pages of a document. */
export type PageFeatures = Pick<DocumentPart, 'docType' | 'confidence'>

export interface ExtractionHints {
  /** 1-based. The pages to extract from; the document itself stays whole. */
  readonly pages: readonly number[]
  readonly statement: StatementHints
  /** null: nothing is looked up. */
  readonly lookups: LookupSettings | null
  readonly signal?: AbortSignal | undefined
}

/** Members of a classification that what was extracted can fill. */
export type Description = Partial<Pick<Classification, 'statements' | 'companyName' | 'accountsUntil'>>

/** Pure: what is printed, before anything is looked up. */
export type Extract<Found> = (document: Document, hints: ExtractionHints) => Found

/** `document`: the pages of the part alone. */
export type Explain<Found> = (found: Found, document: Document) => readonly TraceEntry[]

export interface Extractor<Result, Found = Result> {
  readonly kind: ExtractorKind
  /** 0 to 1: the probability that pages with these features hold what this extractor is for. */
  score(features: PageFeatures): number
  /** Its code is loaded at the first document of its kind. */
  load(): Promise<Extract<Found>>
  /** Completes what was found by lookups; absent where nothing is looked up. */
  readonly complete?: (found: Found, document: Document, hints: ExtractionHints) => Promise<Result>
  /** What an explanation shows beside what the stages recorded: loaded when one is asked for. */
  explain(): Promise<Explain<Found>>
  /** Which members `describe` may fill: an extraction that can add nothing is not run. */
  readonly describes: readonly (keyof Description)[]
  describe(result: Result): Description
  /** Before a submission it is run over the whole file: its parts lend each other headers and totals. */
  readonly extractsWholeFile: boolean
  /** It may find something in a file nothing is known of. */
  readonly describesUnclassified: boolean
}

export const noStatementHints: StatementHints = {
  statementType: null,
  periodEnd: null,
  companyName: null,
  fiscalYear: null,
}

const scoreOf =
  (...types: readonly DocumentType[]) =>
  ({ docType, confidence }: PageFeatures): number =>
    types.includes(docType) ? confidence : 0

const statementTypeOf = {
  balanceSheet: 'BALANCE_SHEET',
  incomeStatement: 'INCOME_STATEMENT',
  cashFlowStatement: 'CASH_FLOW_STATEMENT',
} as const

const statements: Extractor<StatementExtraction> = {
  kind: 'statements',
  extractsWholeFile: true,
  describesUnclassified: true,
  score: scoreOf('balance_sheet', 'income_statement', 'cash_flow_statement', 'financial_statement'),
  async load() {
    const { readStatementsOf } = await import('../statements/unread-statements.ts')
    return (document, { pages, statement }) => readStatementsOf(selectPages(document, pages), statement)
  },
  explain: async () => (await import('../explain/explained-identities.ts')).explainStatements,
  describes: ['statements', 'companyName'],
  /** The statements with their newest period, the one with most amounts first. */
  describe({ readings, companyName }) {
    const found = [...Map.groupBy(readings, ({ kind }) => kind)].map(([kind, columns]) => ({
      statementType: statementTypeOf[kind],
      periodEnd: newest(columns.map(({ periodEnd }) => periodEnd)),
      amounts: Math.max(...columns.map(({ figures }) => Object.keys(figures).length)),
    }))
    return {
      statements: found
        .toSorted((a, b) => b.amounts - a.amounts)
        .map(({ statementType, periodEnd }) => ({ statementType, periodEnd })),
      companyName: readings.length === 0 ? null : (companyName?.value ?? null),
    }
  },
}

const accounts: Extractor<readonly AccountReading[]> = {
  kind: 'accounts',
  extractsWholeFile: false,
  describesUnclassified: false,
  score: scoreOf('bankstatement'),
  async load() {
    const { extractBankStatements } = await import('../../extraction/bank/extract.ts')
    return (document, { pages }) => extractBankStatements(document, pages).accounts
  },
  explain: async () => (await import('../explain/explained-identities.ts')).explainAccounts,
  describes: ['accountsUntil', 'companyName'],
  describe: readings => ({
    accountsUntil: newest(readings.map(({ end_date: end }) => end?.value ?? null)),
    companyName: readings.find(account => account.account_holder !== null)?.account_holder?.value ?? null,
  }),
}

const loan: Extractor<LoanApplicationReading | null> = {
  kind: 'loan',
  extractsWholeFile: false,
  describesUnclassified: false,
  score: scoreOf('loan_application'),
  async load() {
    const { extractLoanApplication } = await import('../../extraction/loan/extract.ts')
    return (document, { pages }) => extractLoanApplication(document, pages).application
  },
  explain: () => Promise.resolve(() => []),
  describes: ['companyName'],
  describe: application => ({ companyName: application?.texts.businessLegalName?.value ?? null }),
}

const invoices: Extractor<Extracted['invoices'], InvoiceExtraction> = {
  kind: 'invoices',
  extractsWholeFile: true,
  describesUnclassified: false,
  score: scoreOf('invoice', 'purchase_order', 'bill_of_sale'),
  async load() {
    const { extractInvoices } = await import('../../extraction/invoice/extract.ts')
    return (document, { pages }) => extractInvoices(selectPages(document, pages))
  },
  async complete(found, document, { lookups, signal }) {
    const { extraction, addresses } = await completedOutput(document, found, lookups, signal)
    return { extraction, addresses }
  },
  explain: async () => (await import('../explain/explained-identities.ts')).explainInvoices,
  describes: ['companyName'],
  describe: ({ extraction }) => ({
    companyName: extraction.invoices.find(({ parties }) => parties.sender.name)?.parties.sender.name?.value ?? null,
  }),
}

const tax: Extractor<TaxExtraction> = {
  kind: 'tax',
  extractsWholeFile: false,
  describesUnclassified: false,
  score: scoreOf('tax_return'),
  async load() {
    const { extractTaxReturns } = await import('../../extraction/tax/extract.ts')
    return (document, { pages }) => extractTaxReturns(document, pages)
  },
  explain: () => Promise.resolve(() => []),
  describes: ['companyName'],
  describe: ({ returns }) => ({ companyName: returns.find(({ name }) => name !== null)?.name?.value ?? null }),
}

const filing: Extractor<FilingReading | null> = {
  kind: 'filing',
  extractsWholeFile: false,
  describesUnclassified: false,
  score: scoreOf('sos_filing'),
  async load() {
    const { extractFiling } = await import('../../extraction/filing/extract.ts')
    return (document, { pages }) => extractFiling(document, pages)
  },
  explain: () => Promise.resolve(() => []),
  describes: ['companyName'],
  describe: found => ({ companyName: found?.texts.name?.value ?? null }),
}

const debts: Extractor<DebtScheduleReading | null> = {
  kind: 'debts',
  extractsWholeFile: false,
  describesUnclassified: false,
  score: scoreOf('debt_schedule'),
  async load() {
    const { extractDebts } = await import('../../extraction/debts/extract.ts')
    return (document, { pages }) => extractDebts(document, pages)
  },
  explain: () => Promise.resolve(() => []),
  describes: ['companyName'],
  describe: found => ({ companyName: found?.company?.value ?? null }),
}

/** Extractors that find a part of their own in documents of another kind: applications list debts. */
export const partlyOf = ({ docType }: PageFeatures): readonly AnyExtractor[] =>
  docType === 'loan_application' ? [debts as AnyExtractor] : []

/** In the order in which they may name the company of a document. */
const registry = [statements, accounts, loan, invoices, tax, filing, debts] as const
/** An extractor as seen by code that treats all alike. */
export type AnyExtractor = Extractor<unknown>
export const extractors = registry as readonly AnyExtractor[]

/** Extracts and looks up what `hints` allow. */
export async function extractWith(
  extractor: AnyExtractor,
  document: Document,
  hints: ExtractionHints,
): Promise<unknown> {
  const extract = await extractor.load()
  const found = extract(document, hints)
  return extractor.complete?.(found, document, hints) ?? found
}

/** The extractor with the best score for these pages; null: there is none for them. */
export function extractorFor(features: PageFeatures): AnyExtractor | null {
  const best = extractors.toSorted((a, b) => b.score(features) - a.score(features))[0]
  return best === undefined || best.score(features) === 0 ? null : best
}

const newest = (days: readonly (string | null)[]): string | null =>
  days
    .filter(day => day !== null)
    .toSorted()
    .at(-1) ?? null
