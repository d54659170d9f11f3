/** A file of an application: read once, parted into documents, and each part handed to whoever knows its kind. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { StatementType } from '../../contract/statement-figures.ts'
import type { Document } from '../../document/model.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import type { DocumentPart } from '../../extraction/classify/document-part.ts'
import type { LoanApplicationReading } from '../../extraction/loan/loan-application.ts'
import type { StatementExtraction } from '../../extraction/statements/statement.ts'
import type { TaskContext } from '../../jobs/task.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import { completedOutput, type InvoicesOutput } from '../invoices/tasks.ts'
import { factsOf, readFile, type FileFacts, type FileInput } from '../intake/read-file.ts'

export interface ApplicationFileInput extends FileInput {
  /** What the uploader says it is; null: it is found out. */
  readonly docType: DocumentType | null
  readonly statementType: StatementType | null
  readonly periodEnd: string | null
  /** null: nothing is looked up. */
  readonly lookups: LookupSettings | null
}

/** What was found in a part; a member is absent where its kind was not looked for. */
export interface ReadPart extends DocumentPart {
  readonly accounts?: readonly AccountReading[]
  /** null: looked for, not found. */
  readonly loan?: LoanApplicationReading | null
  readonly invoices?: Pick<InvoicesOutput, 'extraction' | 'addresses'>
  readonly statements?: StatementExtraction
}

export interface ApplicationFileOutput extends FileFacts {
  readonly parts: readonly ReadPart[]
}

const invoiceTypes: ReadonlySet<DocumentType> = new Set(['invoice', 'purchase_order', 'bill_of_sale'])
const statementDocTypes: ReadonlySet<DocumentType> = new Set([
  'balance_sheet',
  'income_statement',
  'cash_flow_statement',
  'financial_statement',
])
const docTypeOf: Readonly<Record<StatementType, DocumentType>> = {
  BALANCE_SHEET: 'balance_sheet',
  INCOME_STATEMENT: 'income_statement',
  CASH_FLOW_STATEMENT: 'cash_flow_statement',
}

/** Throws Refusal when the file cannot be read; a part in which nothing is found is no fault. */
export async function readApplicationFile(
  { docType, statementType, periodEnd, lookups, ...file }: ApplicationFileInput,
  context: TaskContext,
): Promise<ApplicationFileOutput> {
  const document = await readFile(file, null, context)
  const stated = docType ?? (statementType === null ? null : docTypeOf[statementType])
  const parts = stated === null ? await classified(document) : [wholeAs(document, stated)]
  const hints = { statementType, periodEnd, companyName: null, fiscalYear: null }
  const read: ReadPart[] = []
  for (const part of parts) read.push({ ...part, ...(await extracted(document, part)) })
  return { ...factsOf(document), parts: read }

  /** Extractors are loaded when the first part of their kind comes. */
  async function extracted(whole: Document, { docType: type, pages }: DocumentPart): Promise<Partial<ReadPart>> {
    if (type === 'bankstatement') {
      const { extractBankStatements } = await import('../../extraction/bank/extract.ts')
      return { accounts: extractBankStatements(whole, pages).accounts }
    }
    if (type === 'loan_application') {
      const { extractLoanApplication } = await import('../../extraction/loan/extract.ts')
      return { loan: extractLoanApplication(whole, pages).application }
    }
    if (invoiceTypes.has(type)) {
      const { extractInvoices } = await import('../../extraction/invoice/extract.ts')
      const found = extractInvoices(pagesOf(whole, pages))
      const { extraction, addresses } = await completedOutput(whole, found, lookups, context.signal)
      return { invoices: { extraction, addresses } }
    }
    if (statementDocTypes.has(type)) {
      const { extractStatements } = await import('../../extraction/statements/extract.ts')
      return { statements: extractStatements(pagesOf(whole, pages), hints) }
    }
    return {}
  }
}

async function classified(document: Document): Promise<readonly DocumentPart[]> {
  const { classifyDocument } = await import('../../extraction/classify/classify.ts')
  return classifyDocument(document)
}

const wholeAs = ({ pages }: Document, docType: DocumentType): DocumentPart => ({
  docType,
  confidence: 1,
  evidence: ['Stated by the uploader.'],
  pages: pages.map(page => page.number),
})

/** The document with these pages only. Data it carries belongs to the whole and stays with it. */
function pagesOf(document: Document, numbers: readonly number[]): Document {
  if (numbers.length === document.pages.length) return document
  const { attachments: _, ...part } = document
  const wanted = new Set(numbers)
  return { ...part, pages: document.pages.filter(page => wanted.has(page.number)) }
}
