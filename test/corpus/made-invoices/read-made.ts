/** Reads drawn invoices as the service does, without looking anything up elsewhere. */
import type { Invoice } from '../../../core/contract/invoice.ts'
import { extractInvoices } from '../../../core/extraction/invoice/extract.ts'
import { readDocument } from '../../../core/reading/read-document.ts'
import { foundIn, invoicesOf } from '../../../core/workflows/invoices/analyze.ts'
import { completedOutput } from '../../../core/workflows/invoices/tasks.ts'
import { judgeInvoice, type Mark } from './judge-invoice.ts'
import type { MadeInvoice } from './made-invoice.ts'

export async function readInvoices(name: string, bytes: Uint8Array): Promise<readonly Invoice[]> {
  const fileName = `${name}.pdf`
  const document = await readDocument(bytes, { fileName })
  const output = await completedOutput(document, extractInvoices(document), null, undefined)
  const idsFor = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  return invoicesOf(foundIn([{ ...output, fileName }]), { createdAt: Date.UTC(2026, 6, 1), idsFor })
}

export interface Reading {
  readonly marks: readonly Mark[]
  readonly invoices: readonly Invoice[]
}

/** Every truth against the invoice in its place; an invoice too few is all missed, one too many invented. */
export async function readMade({ name, truths, failedChecks = [], draw }: MadeInvoice): Promise<Reading> {
  const invoices = await readInvoices(name, await draw())
  const marks = truths.flatMap((truth, index): readonly Mark[] => {
    const invoice = invoices[index]
    if (invoice !== undefined) return judgeInvoice(truth, invoice)
    return [{ at: `invoice ${index + 1}`, verdict: 'missed', expected: truth.expected, got: null }]
  })
  const extra = invoices
    .slice(truths.length)
    .map((invoice): Mark => ({ at: 'invoice', verdict: 'invented', expected: null, got: invoice.invoice_number }))
  const failed = new Set(
    invoices.flatMap(({ checks }) => checks.filter(check => check.passed === false).map(({ id }) => id)),
  )
  const checks = failedChecks.map((id): Mark => ({
    at: `check ${id}`,
    verdict: failed.has(id) ? 'right' : 'missed',
    expected: id,
    got: [...failed],
  }))
  return { marks: [...marks, ...extra, ...checks], invoices }
}
