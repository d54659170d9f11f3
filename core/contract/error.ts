/** The one shape of every error answer (specification 7), and the sentences the specification gives for its refusals. */
import { z } from 'zod'
import type { RefusalCode } from '../errors.ts'

/** Body of every error, on every route and for every status. Machine detail travels in headers. */
export const ErrorReply = z.object({ message: z.string() })
export type ErrorReply = z.infer<typeof ErrorReply>

/**
 * How an endpoint words its refusals: the sentence of the specification, put before what is particular to the request.
 * A code without an entry is told in the refusal's own words.
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

/** Specification 7, invoice rows. What cannot be processed is told in the refusal's own words. */
export const invoiceWording = {
  MISSING_FIELDS: 'Missing required fields; all PDF files and metadata must be provided',
  NOT_A_PDF: 'Only PDF files are allowed',
  WRONG_MEDIA_TYPE: 'Only PDF files are allowed',
} as const satisfies Wording

/** As for invoices: the specification shows no errors of /application/data. */
export const applicationWording = { ...invoiceWording } as const satisfies Wording
