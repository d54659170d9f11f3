/** The invoices of an application: those in its own files, with what reviewers corrected, and those the invoice endpoint answered. */
import type { Invoice } from '../../contract/invoice.ts'
import type { Pool } from '../../jobs/task.ts'
import type { Store } from '../../store/store.ts'
import {
  correctedInvoices,
  foundIn,
  invoicesOf,
  type FoundInvoices,
  type ReadInvoiceFile,
} from '../invoices/analyze.ts'
import type { Corrected } from '../analysis-kind.ts'
import { partsOf, type ApplicationMaterial, type MaterialPart } from './load-application.ts'
import type { LookupSettings } from '../invoices/complete.ts'
import type { InvoiceTasks } from '../invoices/tasks.ts'

export const invoicePart = '/invoice_analysis/'

/** An invoice that stands in one of the application's own files. */
export interface OwnInvoice {
  /** Lasting: of its file and its place in it. */
  readonly id: string
  readonly analysisId: string
  readonly found: FoundInvoices['invoices'][number]
}

/** What an invoice of the payload is kept under: its own lasting id, or its place in the answer of another analysis. */
export type InvoiceHome =
  | { readonly kind: 'own'; readonly id: string }
  | { readonly kind: 'answered'; readonly analysisId: string; readonly index: number }

type Files = Pick<ApplicationMaterial, 'files'>

/** As read, in the order of the payload. */
function readInvoicesOf(material: Files): readonly OwnInvoice[] {
  const parts = partsOf(material).filter(({ part }) => part.invoices !== undefined)
  const analyses = [...new Set(parts.map(({ file }) => file.analysisId))]
  return analyses.flatMap(analysisId =>
    parts
      .filter(({ file }) => file.analysisId === analysisId)
      .flatMap(materialPart => {
        const { file, part } = materialPart
        return foundIn([invoiceFileOf(materialPart)]).invoices.map((found, index) => ({
          id: `${file.upload.id}.${part.pages[0] ?? 1}.${index}`,
          analysisId,
          found,
        }))
      }),
  )
}

function invoiceFileOf({ file, part }: MaterialPart): ReadInvoiceFile {
  const facts = file.read?.facts ?? null
  if (facts === null || part.invoices === undefined) throw new Error(`no invoices in ${file.upload.fileName}`)
  return { ...facts, ...part.invoices, fileName: file.upload.fileName }
}

/** Where the invoices of the payload are kept, in its order. */
export const invoiceHomes = (material: Files & Pick<ApplicationMaterial, 'answered'>): readonly InvoiceHome[] => [
  ...readInvoicesOf(material).map(({ id }): InvoiceHome => ({ kind: 'own', id })),
  ...material.answered.homes.map((home): InvoiceHome => ({ kind: 'answered', ...home })),
]

/** Those in its own files with their corrections, and with what follows from them looked up again. Throws Refusal BAD_VALUE. */
export async function ownInvoices(
  material: Files & Pick<ApplicationMaterial, 'corrections'>,
  lookups: LookupSettings,
  pool: Pool<InvoiceTasks>,
): Promise<readonly OwnInvoice[]> {
  const own = readInvoicesOf(material)
  const corrections = material.corrections.flatMap(({ path, value }): Corrected[] => {
    if (!path.startsWith(invoicePart)) return []
    const [id = '', ...rest] = path.slice(invoicePart.length).split('/')
    const index = own.findIndex(invoice => invoice.id === id)
    // Its file may have been removed since.
    return index === -1 ? [] : [{ path: `/invoices/${index}${invoiceMember(rest)}`, value }]
  })
  const found = { files: [], invoices: own.map(invoice => invoice.found) }
  const corrected = await correctedInvoices(found, corrections, lookups, pool)
  return own.map((invoice, index) => ({ ...invoice, found: corrected.invoices[index]! }))
}

/** A member of an invoice by its keys: the payload repeats the down payment, which has its place among the details. */
export const invoiceMember = (keys: readonly string[]): string =>
  keys.join('/') === 'down_payment' ? '/other_details/down_payment' : `/${keys.join('/')}`

/** The documented objects. Gives them their ids: to be called in a transaction. `createdAt`: epoch ms. */
export function numberedInvoices(
  store: Pick<Store, 'invoices'>,
  own: readonly OwnInvoice[],
  createdAt: number,
): readonly Invoice[] {
  const analyses = Map.groupBy(own, ({ analysisId }) => analysisId)
  return [...analyses].flatMap(([analysisId, invoices]) =>
    invoicesOf(
      { files: [], invoices: invoices.map(({ found }) => found) },
      { createdAt, idsFor: count => store.invoices.idsOf(analysisId, count) },
    ),
  )
}
