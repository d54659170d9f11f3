/** A file whose kind nobody stated → read once, and classified as statements or as invoices, whichever is found in it with more confidence. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { Document } from '../../document/model.ts'
import type { InvoiceExtraction, ExtractedInvoice } from '../../extraction/invoice/invoice.ts'
import { extractStatements } from '../../extraction/statements/extract.ts'
import type { StatementExtraction, StatementHints } from '../../extraction/statements/statement.ts'
import { Refusal } from '../../errors.ts'
import type { TaskContext } from '../../jobs/task.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import { completedOutput, type InvoicesOutput } from '../invoices/tasks.ts'
import { factsOf, readFile, type FileInput } from './read-file.ts'
import { relevanceFor } from './relevance.ts'
import type { ExtractOutput } from '../statements/tasks.ts'

export type ClassifiedFile =
  | { readonly kind: 'financial-statements'; readonly output: ExtractOutput }
  | { readonly kind: 'invoices'; readonly output: InvoicesOutput }

/** So many figures that are read surely are a statement beyond doubt: nothing else is looked for. */
const FULL_STATEMENT = 8
/** Confidence from which a figure speaks for what it was found in. */
const SURE = 0.7
const ownTypes: ReadonlySet<DocumentType> = new Set([
  ...(['balance_sheet', 'income_statement', 'cash_flow_statement', 'financial_statement'] as const),
  ...(['invoice', 'purchase_order', 'bill_of_sale'] as const),
])

type ClassifiedInput = FileInput & { readonly lookups: LookupSettings }

/** Reads a file that is stated to be invoices. Throws Refusal, NOT_FINANCIAL for a file without one. */
export async function readInvoiceFile(input: ClassifiedInput, context: TaskContext): Promise<ClassifiedFile> {
  const { invoiceTasks } = await import('../invoices/tasks.ts')
  const output = await invoiceTasks.extractInvoices(input, context)
  if (output.extraction.invoices.length > 0) return { kind: 'invoices', output }
  throw new Refusal('NOT_FINANCIAL', 'No invoice was found in it.', { fileName: input.fileName })
}

/** Reads the file for what it may be: of a long one the pages that matter. Throws Refusal. */
export const readForStatements = async (
  file: FileInput,
  { statementType }: Pick<StatementHints, 'statementType'>,
  context: TaskContext,
): Promise<Document> => readFile(file, await relevanceFor(statementType !== null), context)

/** Which of both it is. Throws Refusal NOT_FINANCIAL for a document with neither in it. */
export async function classify(
  document: Document,
  hints: StatementHints,
  lookups: LookupSettings,
): Promise<ClassifiedFile> {
  if (hints.statementType !== null) return statementsIn(document, extractStatements(document, hints))
  const { classifyDocument } = await import('../../extraction/classify/classify.ts')
  const types = classifyDocument(document).map(({ docType }) => docType)
  const isOther = isOfOtherKinds(types)
  // Its Schedule L is a balance sheet beyond doubt.
  if (isOther && types.includes('tax_return')) throw neither(document)
  const statements = extractStatements(document, hints)
  const certainty = statementCertainty(statements)
  // A statement beyond doubt is one whatever else it looks like.
  if (isOther && certainty < 1) throw neither(document)
  if (certainty === 1) return statementsIn(document, statements)
  // Loaded when something may be an invoice: a statement need not wait for it.
  const { extractInvoices } = await import('../../extraction/invoice/extract.ts')
  const invoices = extractInvoices(document)
  return invoiceCertainty(invoices) > certainty
    ? { kind: 'invoices', output: await completedOutput(document, invoices, lookups, undefined) }
    : statementsIn(document, statements)
}

/** Whether the documents of a file are all of other kinds, as far as they are known. */
function isOfOtherKinds(types: readonly DocumentType[]): boolean {
  const known = types.filter(type => type !== 'other')
  return known.length > 0 && !known.some(type => ownTypes.has(type))
}

function statementsIn(document: Document, extraction: StatementExtraction): ClassifiedFile {
  if (extraction.readings.length > 0)
    return { kind: 'financial-statements', output: { ...factsOf(document), extraction } }
  throw neither(document)
}

const neither = ({ fileName }: Document): Refusal =>
  new Refusal('NOT_FINANCIAL', 'No balance sheet, income statement, cash flow statement or invoice was found in it.', {
    fileName,
  })

/** 0 to 1: how much of a statement was read surely. */
function statementCertainty({ readings }: StatementExtraction): number {
  const sure = readings.map(
    ({ figures }) =>
      Object.values(figures).filter(field => field.confidence >= SURE && field.method !== 'derived').length,
  )
  return Math.min(1, Math.max(0, ...sure) / FULL_STATEMENT)
}

/** 0 to 1: how much of what makes an invoice was read surely. */
const invoiceCertainty = ({ invoices }: InvoiceExtraction): number => Math.max(0, ...invoices.map(certaintyOf))

function certaintyOf({ texts, figures, parties, lines }: ExtractedInvoice): number {
  const marks = [
    texts.invoice_number,
    texts.invoice_date,
    figures.total_invoice_value,
    parties.sender.name,
    parties.receiver.name,
    lines.find(line => line.amount !== null)?.amount,
  ]
  const sure = marks.filter(field => field !== null && field !== undefined && field.confidence >= SURE)
  return sure.length / marks.length
}
