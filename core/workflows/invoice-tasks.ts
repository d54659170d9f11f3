/** What runs off the main thread for invoices: reading a file, and writing a workbook. */
import type { InvoiceResult } from '../contract/invoice.ts'
import type { InvoiceExtraction } from '../extraction/invoice/invoice.ts'
import type { TaskHandlers } from '../jobs/task.ts'
import { factsOf, readFile, type FileFacts, type FileInput } from './read-file.ts'

/** The invoices found in a file, and what is known of the file itself. */
export interface InvoicesOutput extends FileFacts {
  readonly extraction: InvoiceExtraction
}

export interface InvoiceTasks {
  readonly extractInvoices: { readonly input: FileInput; readonly output: InvoicesOutput }
  readonly invoiceReport: { readonly input: InvoiceResult; readonly output: Uint8Array }
}

export const invoiceTasks: TaskHandlers<InvoiceTasks> = {
  async extractInvoices(input, context) {
    const document = await readFile(input, null, context)
    // Loaded at the first invoice: whoever reads statements only need not wait for it.
    const { extractInvoices } = await import('../extraction/invoice/extract-invoices.ts')
    return { ...factsOf(document), extraction: extractInvoices(document) }
  },
  async invoiceReport(result) {
    const { invoiceReport } = await import('../reports/invoice-report.ts')
    return invoiceReport(result)
  },
}
