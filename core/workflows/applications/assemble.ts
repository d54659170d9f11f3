/** Everything read under one appId → the payload of specification 2.5, and beside it what a reviewer needs to trust it. */
import type { ApplicationFile, FullAnalysis, PayloadInvoice } from '../../contract/application.ts'
import type { Check, Provenance } from '../../contract/evidence.ts'
import type {
  AddressVerification,
  BankTransaction,
  RegistryEntry,
  TransactionRule,
  WebPresence,
} from '../../contract/full-analysis.ts'
import type { IntegrityFinding } from '../../contract/integrity.ts'
import type { DuplicateDocument } from '../../contract/links.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { filingIds, withFilings } from './filings.ts'
import { counterparties } from '../../analysis/bank/counterparties.ts'
import type { Found } from '../../lookups/applicant.ts'
import type { FinalState } from '../../store/applications.ts'
import type { Trace } from '../../store/traces.ts'
import { applicationAccounts, type ApplicationAccounts } from './accounts.ts'
import { applicationChecks } from './checks.ts'
import { emptyChecks, problemChecks, reviewReasons } from './document-checks.ts'
import { accountChecks, entryChecks } from './entry-checks.ts'
import type { ApplicationLoan } from './loan.ts'
import { answeredChecks, type ApplicationMaterial, type MaterialFile } from './load-application.ts'
import { feedChecks } from './feeds/feed-checks.ts'
import { applicationProvenance, type PlacedPayload } from './provenance.ts'
import { turnedPagesOf } from './turned-pages.ts'
import { answeredSums, findingsOf, integrityChecks, uninspected } from '../integrity/document-integrity.ts'
import { knownParties } from './known-parties.ts'
import { businessOf, companyOf, namedCompanies, otherApplicants, unnamedFiles } from './named-companies.ts'
import { duplicatesIn, tracesOf } from './links/traces.ts'
import { rulesInForce } from './review-transactions.ts'
import { returnAnalyses } from '../tax-returns/analyses.ts'
import { applicationDebtLists } from './debt-lists.ts'
import { applicationReturns, readReturnsOf } from './tax-returns.ts'
import { placeOf, type PlacedStatement } from './transaction-positions.ts'
import { cashFlowOf } from './cash-flow.ts'
import { applicantAnalysis, applicationStatements, payloadAnalysis } from './statements.ts'

/** What the providers answered. */
export interface ApplicantAnswers {
  readonly sos: Found<readonly RegistryEntry[]>
  readonly webPresence: Found<WebPresence>
  readonly addressVerification: Found<AddressVerification>
}

export interface AssembleApplicationInput {
  readonly material: ApplicationMaterial
  readonly loan: ApplicationLoan
  /** Of its own files, then those posted to the invoice endpoint. */
  readonly invoices: readonly Invoice[]
  readonly answers: ApplicantAnswers
  readonly dashboardUrl: string
  /** A signed address of an upload. */
  readonly urlOf: (uploadId: string) => string
  /** Epoch ms. */
  readonly asOf: number
  /** Reasons for a review that a reviewer has confirmed before. */
  readonly accepted: readonly string[]
}

/** Kept beside the payload. */
export interface ApplicationDetails {
  readonly checks: readonly Check[]
  readonly provenance: Readonly<Record<string, Provenance>>
  /** 0 to 1, by pointers into the payload. */
  readonly confidence: Readonly<Record<string, number>>
  readonly files: readonly ApplicationFile[]
  readonly transactions: readonly BankTransaction[]
  /** Decisions about all transactions like one; absent where an earlier version did not know any. */
  readonly rules?: readonly TransactionRule[]
  /** Whose transactions these are and where they stand, in their order; absent where an earlier version did not keep it. */
  readonly listed?: readonly PlacedStatement[]
  /** Ids of the statements summed up, in the order of the payload. */
  readonly statementIds: readonly string[]
  /** Of the filings, in the order of `sos`; null where a registry lists it. Absent where an earlier version did not keep it. */
  readonly filingIds?: readonly (string | null)[]
  /** What stands twice in its documents; absent where an earlier version did not look. */
  readonly duplicates?: readonly DuplicateDocument[]
  /** Why it is to be reviewed; empty: it is not. */
  readonly reasons: readonly string[]
}

export interface AssembledApplication {
  readonly payload: FullAnalysis
  readonly details: ApplicationDetails
  readonly state: FinalState
  readonly companyName: string | null
  /** What it can be compared with others by. */
  readonly traces: readonly Trace[]
}

/** Pure and synchronous. Doubts become checks and sentences, never errors. */
export function assembleApplication(input: AssembleApplicationInput): AssembledApplication {
  const { material, loan, invoices, answers } = input
  const accounts = applicationAccounts(material)
  const statements = applicationStatements(material)
  const returns = applicationReturns(material, statements.own).map(({ entry }) => entry)
  const debtLists = applicationDebtLists(material)
  const read = { loan, accounts, invoices, returns, debtLists }
  const desk = cashFlowOf({ ...read, material, companies: statements.companies })
  const { checks: cashFlowChecks, provenance: cashFlowPlaces, ...cashFlow } = desk
  const companies = namedCompanies(material, statements.files)
  const sums = answeredSums({ accounts, results: [...statements.own, ...invoices] })
  const findings = new Map(material.files.map(file => [file, findingsOf(file, sums.arithmetic)]))
  const sos = withFilings(answers.sos.value, material)
  const checks = [
    ...applicationChecks({
      loan: loan.data,
      accounts,
      invoices,
      companies: [...companies, ...otherApplicants(material, loan)],
      unnamed: unnamedFiles(statements.files),
      ...sos,
      asOf: input.asOf,
    }),
    ...(accounts?.shown ?? []).flatMap(accountChecks),
    ...(accounts === null ? [] : feedChecks(accounts.comparisons, accounts.otherNumbers, isReadWhole(accounts))),
    ...statements.checks,
    ...entryChecks(read),
    ...cashFlowChecks,
    ...problemChecks(material),
    ...emptyChecks(material),
    ...integrityChecks(findings, sums),
  ]
  const sources = { ...read, statements: statements.companies, filings: sos.filings }
  const reasons = reviewReasons(material, [...checks, ...answeredChecks({ ...material.answered, invoices })])
  const traces = tracesOf({ material, loan, invoices })
  const open = reasons.filter(reason => !input.accepted.includes(reason))
  const message = [
    ...reasons,
    ...[uninspected(material.files) ?? []].flat(),
    ...[answers.sos, answers.webPresence, answers.addressVerification].flatMap(({ status }) => status ?? []),
  ].join(' ')
  return {
    payload: {
      app_id: material.appId,
      dashboard_url: input.dashboardUrl,
      documents: nullIfEmpty(
        material.files.flatMap(file => documentsOf(file, input.urlOf(file.upload.id), findings.get(file) ?? null)),
      ),
      sos: sos.entries,
      web_presence: answers.webPresence.value,
      address_verification: answers.addressVerification.value,
      loan_app_data: loan.data,
      bankstatements_data: bankData(accounts, input),
      invoice_analysis: nullIfEmpty(invoices.map(payloadInvoice)),
      financial_statement_analysis: applicantAnalysis(statements, loan.data?.businessLegalName ?? null),
      financial_statement_analyses: nullIfEmpty(statements.companies.map(payloadAnalysis)),
      tax_returns: nullIfEmpty(returns),
      tax_return_analyses: nullIfEmpty(returnAnalyses(readReturnsOf(material))),
      debt_schedules: nullIfEmpty(debtLists),
      ...cashFlow,
      ...(message !== '' && { status_message: message }),
    },
    details: {
      checks,
      ...withPlaces(applicationProvenance(material, sources), cashFlowPlaces),
      files: material.files.map(fileOf),
      transactions: accounts?.transactions ?? [],
      rules: rulesInForce(material, accounts?.transactions ?? []),
      listed: placedStatements(material, accounts),
      statementIds: accounts?.shown.map(({ id }) => id) ?? [],
      filingIds: filingIds(sos),
      duplicates: duplicatesIn(traces),
      reasons,
    },
    state: open.length > 0 ? 'needs_review' : 'complete',
    companyName: companyOf(loan.data, companies) ?? businessOf(returns),
    traces,
  }
}

const withPlaces = (placed: PlacedPayload, more: Readonly<Record<string, Provenance>>): PlacedPayload => ({
  ...placed,
  provenance: { ...placed.provenance, ...more },
})

function placedStatements(
  material: ApplicationMaterial,
  accounts: ApplicationAccounts | null,
): readonly PlacedStatement[] {
  const turned = turnedPagesOf(material)
  return (accounts?.listed ?? []).map(({ id, fileName, reading, correctedRows }) => ({
    id,
    fileName,
    count: reading.transactions.length,
    places: reading.transactions.map((row, index) =>
      placeOf(row, { fileName, page: reading.pages[0] ?? 1 }, correctedRows.has(index), turned),
    ),
  }))
}

/** Whether the rows of a statement can be held against a feed: all of them were read, and none from pixels. */
const isReadWhole =
  ({ listed }: ApplicationAccounts) =>
  (document: string): boolean =>
    listed.every(
      ({ fileName, reading }) =>
        fileName !== document ||
        (reading.complete && reading.transactions.every(({ amount }) => amount.method !== 'ocr')),
    )

const nullIfEmpty = <T>(list: readonly T[]): T[] | null => (list.length === 0 ? null : [...list])

const bankData = (
  accounts: ApplicationAccounts | null,
  { loan, invoices, material }: AssembleApplicationInput,
): FullAnalysis['bankstatements_data'] =>
  accounts === null
    ? null
    : {
        bank_names_identified: [...accounts.bankNames],
        accounts_summaries: accounts.shown.map(({ summary }) => summary),
        sources: [...accounts.sources],
        comparisons: [...accounts.comparisons],
        counterparties: counterparties(accounts.entries, knownParties(loan.data, invoices, accounts), material.lenders),
      }

function payloadInvoice(invoice: Invoice): PayloadInvoice {
  const { id, confidence_scores: _, provenance: __, checks: ___, ...rest } = invoice
  return { invoice_id: id, down_payment: invoice.other_details.down_payment, ...rest }
}

/** One entry for a document, and one for each part of a package, opened at its first page. */
function documentsOf(
  file: MaterialFile,
  url: string,
  findings: readonly IntegrityFinding[] | null,
): NonNullable<FullAnalysis['documents']> {
  const { fileName: name } = file.upload
  const parts = file.read?.parts ?? []
  if (parts.length < 2)
    return [{ doc_type: parts[0]?.docType ?? file.docType, name, url, integrity: findings && [...findings] }]
  return parts.map(({ docType, pages }) => ({
    doc_type: docType,
    name,
    url: `${url}#page=${pages[0] ?? 1}`,
    // What concerns the whole file concerns each document in it.
    integrity: findings && findings.filter(({ page }) => page === null || pages.includes(page)),
  }))
}

function fileOf({ analysisId, upload, read, docType }: MaterialFile): ApplicationFile {
  const parts = read?.parts.map(part => ({
    doc_type: part.docType,
    confidence: part.confidence,
    evidence: [...part.evidence],
    pages: [...part.pages],
  }))
  const stated = { doc_type: docType, confidence: 1, evidence: ['Posted to the analysis of its kind.'], pages: [] }
  return {
    workflow_id: analysisId,
    name: upload.fileName,
    pages: read?.facts?.pages ?? null,
    parts: parts ?? [stated],
    problem: read?.refusal?.message ?? null,
  }
}
