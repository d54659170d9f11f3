/** A file nobody has submitted yet → what it is taken for: the documents in it, the statements and whose they are. */
import type { Classification } from '../../contract/desk.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { Document } from '../../document/model.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { readFile, type FileInput } from './read-file.ts'

/** What a file is, and how it was read. */
export interface ClassifiedDocument {
  readonly classification: Classification
  readonly document: Document
}

export interface ClassifyTasks {
  readonly classifyFile: { readonly input: FileInput; readonly output: ClassifiedDocument }
}

const statementTypeOf = {
  balanceSheet: 'BALANCE_SHEET',
  incomeStatement: 'INCOME_STATEMENT',
  cashFlowStatement: 'CASH_FLOW_STATEMENT',
} as const

const statementDocuments: ReadonlySet<DocumentType> = new Set([
  'balance_sheet',
  'income_statement',
  'cash_flow_statement',
  'financial_statement',
])
const invoiceDocuments: ReadonlySet<DocumentType> = new Set(['invoice', 'purchase_order', 'bill_of_sale'])

/** Reads the file once. Throws Refusal when it cannot be read. */
export async function classifyFile(file: FileInput, context: TaskContext): Promise<ClassifiedDocument> {
  const document = await readFile(file, null, context)
  const { classifyDocument } = await import('../../extraction/classify/classify.ts')
  const parts = classifyDocument(document).map(({ docType, confidence, pages }) => ({
    docType,
    confidence,
    pages: [...pages],
  }))
  const holds = (types: ReadonlySet<DocumentType>): boolean => parts.some(({ docType }) => types.has(docType))
  // What the classifier knows nothing about may still be a statement without the usual words.
  const unknown = parts.every(({ docType }) => docType === 'other')
  const found = holds(statementDocuments) || unknown ? await statementsOf(document) : nothing
  const accounts = await accountsIn(document, pagesOf('bankstatement', parts))
  const companyName =
    found.companyName ??
    accounts.holder ??
    (await applicantOf(document, pagesOf('loan_application', parts))) ??
    (holds(invoiceDocuments) ? await senderOf(document) : null)
  const { length: pages } = document.pages
  return {
    classification: { parts, statements: found.statements, companyName, accountsUntil: accounts.until, pages },
    document,
  }
}

type Found = Pick<Classification, 'statements' | 'companyName'>
const nothing: Found = { statements: [], companyName: null }

/** The statements with their newest period, the one with most figures first. */
async function statementsOf(document: Document): Promise<Found> {
  const { extractStatements } = await import('../../extraction/statements/extract.ts')
  const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
  const { readings, companyName } = extractStatements(document, hints)
  const byKind = Map.groupBy(readings, ({ kind }) => kind)
  const statements = [...byKind].map(([kind, columns]) => ({
    statementType: statementTypeOf[kind],
    periodEnd:
      columns
        .flatMap(({ periodEnd }) => periodEnd ?? [])
        .toSorted()
        .at(-1) ?? null,
    figures: Math.max(...columns.map(({ figures }) => Object.keys(figures).length)),
  }))
  return {
    statements: statements
      .toSorted((a, b) => b.figures - a.figures)
      .map(({ statementType, periodEnd }) => ({ statementType, periodEnd })),
    companyName: readings.length === 0 ? null : (companyName?.value ?? null),
  }
}

const pagesOf = (type: DocumentType, parts: Classification['parts']): readonly number[] =>
  parts.flatMap(({ docType, pages }) => (docType === type ? pages : []))

/** Whose the accounts are, and the last day the statements cover; null where there are none or they do not say. */
async function accountsIn(
  document: Document,
  pages: readonly number[],
): Promise<{ readonly holder: string | null; readonly until: string | null }> {
  if (pages.length === 0) return { holder: null, until: null }
  const { extractBankStatements } = await import('../../extraction/bank/extract.ts')
  const { accounts } = extractBankStatements(document, pages)
  const ends = accounts.flatMap(({ end_date: end }) => end?.value ?? [])
  return {
    holder: accounts.find(account => account.account_holder !== null)?.account_holder?.value ?? null,
    until: ends.toSorted().at(-1) ?? null,
  }
}

async function applicantOf(document: Document, pages: readonly number[]): Promise<string | null> {
  if (pages.length === 0) return null
  const { extractLoanApplication } = await import('../../extraction/loan/extract.ts')
  return extractLoanApplication(document, pages).application?.texts.businessLegalName?.value ?? null
}

async function senderOf(document: Document): Promise<string | null> {
  const { extractInvoices } = await import('../../extraction/invoice/extract.ts')
  return (
    extractInvoices(document).invoices.find(({ parties }) => parties.sender.name)?.parties.sender.name?.value ?? null
  )
}
