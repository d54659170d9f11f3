/** Invoices in one or several files → one result: every file read in the pool, then assembled with the history of their vendors. */
import { checkInvoice } from '../checks/check-invoice.ts'
import { buildInvoiceReports } from '../analysis/invoice-reports/build-reports.ts'
import type { VendorInvoice } from '../analysis/invoice-reports/vendor-invoice.ts'
import type { Invoice, InvoiceResult } from '../contract/invoice.ts'
import { Refusal } from '../errors.ts'
import type { Pool } from '../jobs/task.ts'
import { assembleInvoice } from './assemble-invoice.ts'
import { correctInvoices, type Correction } from './correct-invoices.ts'
import { invoiceStatus } from './invoice-status.ts'
import type { InvoicesOutput, InvoiceTasks } from './invoice-tasks.ts'
import type { FileInput } from './read-file.ts'
import { readFiles, type ReadingOutcome, type ReadOptions } from './read-files.ts'
import { rememberedInvoices } from './remembered-invoices.ts'

/** A file that was read. Plain data, kept so that a correction need not read it again. */
export interface ReadInvoiceFile extends InvoicesOutput {
  readonly fileName: string
}

/** What the answer says besides what was read. */
export interface InvoiceContext {
  readonly analysisId: string
  /** Epoch ms. */
  readonly createdAt: number
  readonly download: { readonly url: string; readonly expiresAt: string }
  readonly corrections: readonly Correction[]
  /** One id for each of so many invoices. */
  readonly idsFor: (count: number) => readonly number[]
  /** Stored invoices of these senders from other analyses. */
  readonly earlierOf: (senderKeys: readonly string[]) => readonly VendorInvoice[]
}

/** Reads every file, several at a time; one without an invoice is refused. */
export const readInvoices = (
  files: readonly FileInput[],
  pool: Pool<InvoiceTasks>,
  { signal, onProgress }: ReadOptions = {},
): Promise<ReadingOutcome<ReadInvoiceFile>> =>
  readFiles(
    files,
    async ({ source, fileName, password }, tell) => {
      const options = { fileName, onProgress: tell, ...(signal !== undefined && { signal }) }
      const output = await pool.run('extractInvoices', { source, fileName, password }, options)
      if (output.extraction.invoices.length > 0) return { ...output, fileName }
      throw new Refusal('NOT_FINANCIAL', 'No invoice was found in it.', { fileName })
    },
    onProgress === undefined ? {} : { onProgress },
  )

/** The invoices of files that were read, in their order. Throws Refusal BAD_VALUE for a correction of something that is not there. */
export function invoicesOf(
  files: readonly ReadInvoiceFile[],
  { createdAt, corrections, idsFor }: Pick<InvoiceContext, 'createdAt' | 'corrections' | 'idsFor'>,
): readonly Invoice[] {
  const found = files.flatMap(file => file.extraction.invoices.map(reading => ({ file, reading })))
  const readings = correctInvoices(
    found.map(({ reading }) => reading),
    corrections,
  )
  const ids = idsFor(readings.length)
  return readings.map((reading, index) => {
    const { fileName, turnedPages } = found[index]!.file
    return assembleInvoice(reading, {
      id: ids[index]!,
      createdAt: withMicroseconds(createdAt),
      fileName,
      turnedPages,
      sender: null,
      receiver: null,
      checks: checkInvoice(reading),
    })
  })
}

/** The answer, and what later answers about the same vendors will go by. */
export function invoiceResult(
  files: readonly ReadInvoiceFile[],
  context: InvoiceContext,
): { readonly result: InvoiceResult; readonly remembered: readonly VendorInvoice[] } {
  const invoices = invoicesOf(files, context)
  const [first] = invoices
  if (first === undefined) throw new Error('an answer needs an invoice')
  const remembered = rememberedInvoices(invoices, context.analysisId)
  const senders = [...new Set(remembered.map(({ senderKey }) => senderKey))]
  const vendors = { current: remembered, earlier: context.earlierOf(senders) }
  const result: InvoiceResult = {
    ...first,
    analysis_id: context.analysisId,
    ...(invoices.length > 1 && { invoices: [...invoices] }),
    download_url: context.download.url,
    download_url_expires_at: context.download.expiresAt,
    reports: buildInvoiceReports(invoices, vendors),
    status_message: invoiceStatus(invoices, files),
  }
  return { result, remembered }
}

/** 2026-03-14T15:09:26.535000+00:00: the clock ticks in milliseconds, the contract writes microseconds. */
const withMicroseconds = (time: number): string => new Date(time).toISOString().replace('Z', '000+00:00')
