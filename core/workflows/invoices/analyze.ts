/** Invoices in one or several files → one result: every file read in the pool, then assembled with the history of their vendors. */
import { checkInvoice } from '../../checks/check-invoice.ts'
import { buildInvoiceReports } from '../../analysis/invoice-reports/build-reports.ts'
import type { VendorInvoice } from '../../analysis/invoice-reports/vendor-invoice.ts'
import type { PageGroup } from '../../contract/analysis-documents.ts'
import type { Check } from '../../contract/evidence.ts'
import type { Invoice, InvoiceResult } from '../../contract/invoice.ts'
import { Refusal } from '../../errors.ts'
import type { ExtractedInvoice } from '../../extraction/invoice/invoice.ts'
import type { Pool } from '../../jobs/task.ts'
import { assembleInvoice } from './assemble.ts'
import type { LookupSettings, PartyAddresses } from './complete.ts'
import type { Corrected } from '../analysis-kind.ts'
import { correctInvoices } from './correct.ts'
import { invoiceStatus } from './status-message.ts'
import type { InvoicesOutput, InvoiceTasks } from './tasks.ts'
import type { FileInput } from '../intake/read-file.ts'
import { nothingFound, readFiles, type ReadingOutcome, type ReadOptions } from '../intake/read-files.ts'
import { rememberedInvoices } from './vendor-history.ts'

/** A file with the documents that are read of it; undefined: all. */
export interface InvoiceFile extends FileInput {
  readonly documents?: readonly PageGroup[] | undefined
}

/** A file that was read. Plain data, kept so that a correction need not read it again. */
export interface ReadInvoiceFile extends InvoicesOutput {
  readonly fileName: string
}

/** Invoices in the order of their files, with what the answer needs of those. */
export interface FoundInvoices {
  readonly invoices: readonly {
    readonly reading: ExtractedInvoice
    readonly addresses: PartyAddresses
    readonly file: Pick<ReadInvoiceFile, 'fileName' | 'turnedPages'>
  }[]
  readonly files: readonly Pick<ReadInvoiceFile, 'fileName' | 'problems'>[]
}

/** What the answer says besides what was read. */
export interface InvoiceContext {
  readonly analysisId: string
  /** Epoch ms. */
  readonly createdAt: number
  readonly download: { readonly url: string; readonly expiresAt: string }
  /** One id for each of so many invoices. */
  readonly idsFor: (count: number) => readonly number[]
  /** Stored invoices of these senders from other analyses. */
  readonly earlierOf: (senderKeys: readonly string[]) => readonly VendorInvoice[]
}

/** Reads every file, several at a time; one without an invoice is refused. */
export const readInvoices = (
  files: readonly InvoiceFile[],
  lookups: LookupSettings,
  pool: Pool<InvoiceTasks>,
  { signal, group, onProgress }: ReadOptions = {},
): Promise<ReadingOutcome<ReadInvoiceFile>> =>
  readFiles(
    files,
    async ({ source, fileName, password, documents }, onProgress) => {
      const options = { fileName, onProgress, ...(signal && { signal }), ...(group !== undefined && { group }) }
      const output = await pool.run('extractInvoices', { source, fileName, password, lookups, documents }, options)
      if (output.extraction.invoices.length > 0) return { ...output, fileName }
      throw new Refusal('NOT_FINANCIAL', nothingFound('No invoice was found in it.', output.problems), { fileName })
    },
    onProgress === undefined ? {} : { onProgress },
  )

export const foundIn = (files: readonly ReadInvoiceFile[]): FoundInvoices => ({
  files: files.map(({ fileName, problems }) => ({ fileName, problems })),
  invoices: files.flatMap(({ extraction, addresses, fileName, turnedPages }) =>
    extraction.invoices.map((reading, index) => ({
      reading,
      addresses: addresses[index]!,
      file: { fileName, turnedPages },
    })),
  ),
})

/** What was found with the corrections, and with what follows from them looked up again. Throws Refusal BAD_VALUE. */
export async function correctedInvoices(
  found: FoundInvoices,
  corrections: readonly Corrected[],
  lookups: LookupSettings,
  pool: Pool<InvoiceTasks>,
): Promise<FoundInvoices> {
  if (corrections.length === 0) return found
  const corrected = correctInvoices(
    found.invoices.map(({ reading }) => reading),
    corrections,
  )
  const { readings, addresses } = await pool.run('completeInvoices', { readings: corrected, lookups })
  return {
    ...found,
    invoices: found.invoices.map(({ file }, index) => ({
      file,
      reading: readings[index]!,
      addresses: addresses[index]!,
    })),
  }
}

/** The documented objects of the invoices. */
export function invoicesOf(
  { invoices }: FoundInvoices,
  { createdAt, idsFor }: Pick<InvoiceContext, 'createdAt' | 'idsFor'>,
): readonly Invoice[] {
  const ids = idsFor(invoices.length)
  return invoices.map(({ reading, addresses, file }, index) =>
    assembleInvoice(reading, {
      id: ids[index]!,
      createdAt: withMicroseconds(createdAt),
      fileName: file.fileName,
      turnedPages: file.turnedPages,
      sender: addresses.sender,
      receiver: addresses.receiver,
      checks: [...checkInvoice(reading), ...addressChecks(addresses)],
    }),
  )
}

/** The answer, and what later answers about the same vendors will go by. */
export function invoiceResult(
  found: FoundInvoices,
  context: InvoiceContext,
): { readonly result: InvoiceResult; readonly remembered: readonly VendorInvoice[] } {
  const invoices = invoicesOf(found, context)
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
    status_message: invoiceStatus(invoices, found.files, lookupStatus(found)),
  }
  return { result, remembered }
}

/** What a provider that could not be asked leaves to say. */
const lookupStatus = ({ invoices }: FoundInvoices): readonly string[] => [
  ...new Set(
    invoices.flatMap(({ addresses: { sender, receiver } }) => [sender, receiver].flatMap(a => a?.status ?? [])),
  ),
]

/** Whether the addresses are valid, and why not. */
const addressChecks = ({ sender, receiver }: PartyAddresses): readonly Check[] =>
  (
    [
      ['sender', sender],
      ['receiver', receiver],
    ] as const
  ).flatMap(([party, verdict]) =>
    verdict === null
      ? []
      : [
          {
            id: `${party}_address_valid`,
            passed: verdict.undecided ? null : verdict.valid,
            expected: null,
            actual: null,
            difference: null,
            severity: verdict.valid || verdict.undecided ? 'info' : 'warning',
            message: `${party === 'sender' ? 'Seller' : 'Buyer'}: ${verdict.reason ?? 'the address is complete, and its ZIP code, city and state agree.'}`,
            figures: [`/${party}/address`],
          },
        ],
  )

/** 2026-03-14T15:09:26.535000+00:00: the clock ticks in milliseconds, the contract writes microseconds. */
const withMicroseconds = (time: number): string => new Date(time).toISOString().replace('Z', '000+00:00')
