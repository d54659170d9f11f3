/**
 * The one shape of every error response (specification 7), and the sentences the specification prescribes for errors.
 */
import { z } from 'zod'
import type { RefusalCode } from '../errors.ts'

/** Body of every error, on every route and for every status. Machine detail travels in headers. */
export const ErrorReply = z.object({ message: z.string() })
export type ErrorReply = z.infer<typeof ErrorReply>

/**
 * How an endpoint words its errors: the sentence of the specification, which precedes what is particular to the
 * request. For a code without an entry the error's own message is used.
 */
export type Wording = Partial<Readonly<Record<RefusalCode, string>>>

const unprocessableStatements = 'Documents must be clear and contain valid financial data'

/** Specification 7, financial statement rows. */
export const financialStatementWording = {
  MISSING_FIELDS: 'Missing required fields: all files and metadata must be provided',
  NOT_A_PDF: 'Only PDF files are accepted',
  WRONG_MEDIA_TYPE: 'Only PDF files are accepted',
  ENCRYPTED: unprocessableStatements,
  WRONG_PASSWORD: unprocessableStatements,
  NO_PAGES: unprocessableStatements,
  TOO_MANY_PAGES: unprocessableStatements,
  UNREADABLE: unprocessableStatements,
  NOT_FINANCIAL: unprocessableStatements,
} as const satisfies Wording

/** Specification 7, invoice rows. Documents that cannot be processed are reported in the error's own words. */
export const invoiceWording = {
  MISSING_FIELDS: 'Missing required fields; all PDF files and metadata must be provided',
  NOT_A_PDF: 'Only PDF files are allowed',
  WRONG_MEDIA_TYPE: 'Only PDF files are allowed',
} as const satisfies Wording

/** The specification shows no errors of /application/data: as for invoices, with the kinds of files it takes. */
export const applicationWording = {
  ...invoiceWording,
  NOT_A_PDF:
    'Only PDF files, pictures (PNG, JPEG, TIFF), bank feeds (OFX, QBO, QFX, CSV), statements in XLSX or CSV, ZIP archives and e-mail messages are accepted',
} as const satisfies Wording
