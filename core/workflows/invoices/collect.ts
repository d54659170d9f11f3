/** Invoices of any number of files as they are read: the whole of each goes to disk, only what reports need stays in memory. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildInvoiceReports } from '../../analysis/invoice-reports/build-reports.ts'
import type { VendorInvoice } from '../../analysis/invoice-reports/vendor-invoice.ts'
import type { Invoice, InvoiceResult } from '../../contract/invoice.ts'
import type { Problem } from '../../document/model.ts'
import { foundIn, invoicesOf, type ReadInvoiceFile } from './analyze.ts'
import { invoiceStatus } from './status-message.ts'
import { rememberedInvoices } from './vendor-history.ts'

/** One for a run; `close` removes what lies on disk. */
export class InvoiceCollector {
  readonly #folder = mkdtempSync(join(tmpdir(), 'invoices-'))
  readonly #file = openSync(join(this.#folder, 'invoices.json'), 'wx+', 0o600)
  readonly #places: { readonly offset: number; readonly length: number }[] = []
  readonly #analysisId: string
  readonly #createdAt: number
  /** Without provenance and the confidence of members. */
  readonly #slim: Invoice[] = []
  readonly #remembered: VendorInvoice[] = []
  readonly #troubled: { readonly fileName: string; readonly problems: readonly Problem[] }[] = []
  #end = 0

  /** `createdAt` in epoch ms. */
  constructor(analysisId: string, createdAt: number) {
    this.#analysisId = analysisId
    this.#createdAt = createdAt
  }

  get count(): number {
    return this.#slim.length
  }

  /** Numbers the invoices of a file on from those before. */
  add(file: ReadInvoiceFile): void {
    const idsFor = (count: number): number[] => Array.from({ length: count }, (_, index) => this.count + index + 1)
    const invoices = invoicesOf(foundIn([file]), { createdAt: this.#createdAt, idsFor })
    for (const invoice of invoices) {
      const bytes = Buffer.from(JSON.stringify(invoice))
      writeSync(this.#file, bytes, 0, bytes.length, this.#end)
      this.#places.push({ offset: this.#end, length: bytes.length })
      this.#end += bytes.length
      const { overall } = invoice.confidence_scores
      this.#slim.push({ ...invoice, provenance: {}, confidence_scores: { overall, fields: {} } })
    }
    this.#remembered.push(...rememberedInvoices(invoices, this.#analysisId))
    const problems = file.problems.filter(({ severity }) => severity !== 'info')
    if (problems.length > 0) this.#troubled.push({ fileName: file.fileName, problems })
  }

  /** The answer over all of them, the invoices beyond the first without provenance: enough for a workbook. */
  result(downloadUrl: string): InvoiceResult {
    return {
      ...this.#whole(0),
      analysis_id: this.#analysisId,
      ...(this.count > 1 && { invoices: this.#slim }),
      download_url: downloadUrl,
      download_url_expires_at: null,
      reports: buildInvoiceReports(this.#slim, { current: this.#remembered, earlier: [] }),
      status_message: invoiceStatus(this.#slim, this.#troubled),
    }
  }

  /** A result as JSON in pieces, every invoice of it whole. */
  *json({ invoices, ...result }: InvoiceResult): Generator<string> {
    const text = JSON.stringify(result, null, 2)
    if (invoices === undefined) {
      yield text
      return
    }
    yield `${text.slice(0, text.lastIndexOf('\n}'))},\n  "invoices": [\n`
    for (const index of invoices.keys())
      yield `    ${JSON.stringify(this.#whole(index))}${index === invoices.length - 1 ? '\n' : ',\n'}`
    yield '  ]\n}'
  }

  close(): void {
    closeSync(this.#file)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #whole(index: number): Invoice {
    const { offset, length } = this.#places[index]!
    const bytes = Buffer.allocUnsafe(length)
    readSync(this.#file, bytes, 0, length, offset)
    return JSON.parse(bytes.toString()) as Invoice
  }
}
