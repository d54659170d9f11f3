/** What runs off the main thread for invoices: reading a file, looking up what was corrected, and writing a workbook. */
import type { InvoiceResult } from '../../contract/invoice.ts'
import type { PageGroup } from '../../contract/analysis-documents.ts'
import type { Document } from '../../document/model.ts'
import type { InvoiceExtraction, ExtractedInvoice } from '../../extraction/invoice/invoice.ts'
import type { TaskHandlers } from '../../jobs/task.ts'
import type { CompletedInvoices, LookupSettings, PartyAddresses } from './complete.ts'
import { statedDocuments, textsOfPages } from '../intake/page-groups.ts'
import { factsOf, readFile, type FileFacts, type FileInput } from '../intake/read-file.ts'

export interface InvoicesInput extends FileInput {
  /** Which documents of the file are read, each as one invoice; absent: the invoices of the whole file are found. */
  readonly documents?: readonly PageGroup[] | undefined
  /** null: nothing is looked up. */
  readonly lookups: LookupSettings | null
}

/** The invoices found in a file, and what is known of the file itself. */
export interface InvoicesOutput extends FileFacts {
  /** Completed by what was looked up. */
  readonly extraction: InvoiceExtraction
  /** One entry per invoice. */
  readonly addresses: readonly PartyAddresses[]
}

export interface InvoiceTasks {
  readonly extractInvoices: { readonly input: InvoicesInput; readonly output: InvoicesOutput }
  /** Looks up again what was corrected. */
  readonly completeInvoices: {
    readonly input: { readonly readings: readonly ExtractedInvoice[]; readonly lookups: LookupSettings }
    readonly output: CompletedInvoices
  }
  readonly invoiceReport: { readonly input: InvoiceResult; readonly output: Uint8Array }
}

/** What was found in a document, with what is known elsewhere. */
export async function completedOutput(
  document: Document,
  extraction: InvoiceExtraction,
  lookups: LookupSettings | null,
  signal: AbortSignal | undefined,
): Promise<InvoicesOutput> {
  if (lookups === null) {
    const addresses = extraction.invoices.map(() => ({ sender: null, receiver: null }))
    return { ...factsOf(document), extraction, addresses }
  }
  const { completeInvoices } = await import('./complete.ts')
  const { readings, addresses } = await completeInvoices(extraction.invoices, lookups, signal)
  return { ...factsOf(document), extraction: { ...extraction, invoices: readings }, addresses }
}

export const invoiceTasks: TaskHandlers<InvoiceTasks> = {
  async extractInvoices({ lookups, documents, ...input }, context) {
    const document = await readFile(input, null, context)
    // Loaded at the first invoice: whoever reads statements only need not wait for it.
    const { extractInvoices } = await import('../../extraction/invoice/extract.ts')
    const found =
      documents === undefined
        ? [extractInvoices(document)]
        : statedDocuments(document, documents).map(one => extractInvoices(one, { isOne: true }))
    const extraction = {
      fileName: document.fileName,
      invoices: found.flatMap(({ invoices }) => invoices),
      problems: found.flatMap(({ problems }) => problems),
    }
    return textsOfPages(await completedOutput(document, extraction, lookups, context.signal), documents ?? null)
  },
  async completeInvoices({ readings, lookups }, { signal }) {
    const { completeInvoices } = await import('./complete.ts')
    return completeInvoices(readings, lookups, signal)
  },
  async invoiceReport(result) {
    const { invoiceReport } = await import('../../reports/invoice-report.ts')
    return invoiceReport(result)
  },
}
