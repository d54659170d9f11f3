/** What applications share, and what stands twice in one of them: evidence for a person, found by comparing keyed hashes. */
import { z } from 'zod'

/** What is compared: whole files, pages of bank statements by their rows, invoices, and what identifies an applicant. */
export const traceKinds = [
  'file',
  'statement_page',
  'invoice',
  'account_number',
  'ein',
  'address',
  'phone',
  'email',
  'owner',
  'vin',
] as const

/** What lists call them. */
export const traceNames: Readonly<Record<TraceKind, string>> = {
  file: 'Same file',
  statement_page: 'Same rows of a bank statement',
  invoice: 'Same invoice',
  account_number: 'Same account number',
  ein: 'Same EIN',
  address: 'Same address',
  phone: 'Same phone',
  email: 'Same email',
  owner: 'Same owner or signer',
  vin: 'Same vehicle (VIN)',
}

const text = z.string().nullable()
/** 1-based; null: the whole file, or it is not known. */
const page = z.number().int().min(1).nullable()

export const LinkMatch = z.object({
  kind: z.enum(traceKinds),
  /** File of this application; null: the caller stated it. */
  document: text,
  page,
  /** File of the other one. */
  other_document: text,
  other_page: page,
})

/** Another application that shares something with this one. */
export const ApplicationLink = z.object({
  app_id: z.string(),
  company_name: text,
  /** Both are of one company, as far as their names tell; null: the name of either is not known. */
  same_company: z.boolean().nullable(),
  matches: z.array(LinkMatch),
})

/** Something that stands twice in one application. */
export const DuplicateDocument = z.object({
  kind: z.enum(traceKinds),
  document: text,
  page,
  duplicate_of: text,
  duplicate_of_page: page,
})

export type TraceKind = (typeof traceKinds)[number]
export type LinkMatch = z.infer<typeof LinkMatch>
export type ApplicationLink = z.infer<typeof ApplicationLink>
export type DuplicateDocument = z.infer<typeof DuplicateDocument>
