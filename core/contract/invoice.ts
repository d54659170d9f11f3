/** Invoice analysis in the API: specification 2.3 and 2.4 plus the additive members of decisions.md 3. */
import { z } from 'zod'
import { PageGroups } from './analysis-documents.ts'
import { AppId } from './app-id.ts'
import { Check, Provenance } from './evidence.ts'
import { IntegrityFinding } from './integrity.ts'
import { InvoiceReports } from './invoice-reports.ts'

/** In full currency units; null: the document does not state it. */
const amount = z.number().nullable()
const date = z.iso.date().nullable()
const text = z.string().nullable()

/** Members as specification 2.4 lists them; `district` is null offline. */
export const ValidatedAddress = z.object({
  city: text,
  label: text,
  state: text,
  county: text,
  street: text,
  district: text,
  stateCode: text,
  postalCode: text,
  /** ISO 3166 alpha-3. */
  countryCode: text,
  countryName: text,
  houseNumber: text,
})

export const Party = z.object({
  name: text,
  address: text,
  is_address_valid: z.boolean(),
  validated_address_data: ValidatedAddress.nullable(),
})

export const lineCategories = ['hard', 'soft'] as const

export const InvoiceLine = z.object({
  /** MM/DD/YYYY. */
  date: text,
  'description/item': text,
  category: z.enum(lineCategories).nullable(),
  rate: amount,
  amount,
  quantity: amount,
  tax: amount,
})

export const Equipment = z.object({
  vin: text,
  make: text,
  year: text,
  model: text,
  titled: z.boolean().nullable(),
  /** Years from the model year to the invoice date. */
  equipment_age: z.number().int().nullable(),
  equipment_type: text,
  equipment_miles_hours: amount,
  serial_number: text,
  description: text,
  amount,
})

export const OtherDetails = z.object({
  ...Equipment.omit({ serial_number: true, description: true, amount: true }).shape,
  down_payment: amount,
})

export const InvoiceTax = z.object({
  label: text,
  /** Fraction: 0.0825 for 8.25 %. */
  rate: z.number().nullable(),
  base: amount,
  amount,
  /** Whether the amount is included in the prices of the lines; null when the document does not say. */
  included: z.boolean().nullable(),
})

/** One invoice, without the members that belong to the whole response. */
export const Invoice = z.object({
  id: z.number().int().min(1),
  sender: Party,
  receiver: Party,
  total_invoice_value: amount,
  transactions: z.array(InvoiceLine),
  /** The invoice number when it is purely numeric without leading zeros. */
  file_id: z.number().int().min(0).nullable(),
  doc_type: z.enum(['invoice', 'bill_of_sale', 'purchase_order']),
  /** ISO 8601 with UTC offset and microseconds. */
  created_at: z.iso.datetime({ offset: true }),
  other_details: OtherDetails,
  /** As printed. */
  invoice_number: text,
  /** YYYY-MM-DD. */
  invoice_date: date,
  due_date: date,
  currency: text,
  subtotal: amount,
  tax_total: amount,
  taxes: z.array(InvoiceTax),
  shipping: amount,
  discount: amount,
  amount_paid: amount,
  previous_balance: amount,
  amount_due: amount,
  payment_terms: text,
  purchase_order: text,
  trade_in: amount,
  lessee: z.object({ name: text, address: text }).nullable(),
  equipment: z.array(Equipment),
  file_name: z.string(),
  /** 1-based pages of the file that the invoice is on. */
  pages: z.array(z.number().int().min(1)),
  confidence_scores: z.object({
    overall: z.number().min(0).max(1).nullable(),
    fields: z.record(z.string(), z.number().min(0).max(1)),
  }),
  provenance: z.record(z.string(), Provenance),
  checks: z.array(Check),
})

/** The response: the first invoice's object plus the members that belong to all of them. */
export const InvoiceResult = z.object({
  ...Invoice.shape,
  /** Id under which the analysis is found at /analyses. */
  analysis_id: z.string(),
  /** All invoices in order, the first included; only when there are several. */
  invoices: z.array(Invoice).optional(),
  /** The workbook with all of them. */
  download_url: z.url(),
  /** ISO 8601 in UTC; null: the file is not removed. */
  download_url_expires_at: z.iso.datetime().nullable(),
  reports: InvoiceReports,
  /** What is missing or needs review, in sentences. */
  status_message: text,
  /** One entry per uploaded file; absent until the first inspection, after the answer, is over. */
  document_integrity: z
    .array(
      z.object({
        file_name: z.string(),
        /** Signs of change; empty: nothing was found; null: it could not be inspected; absent until its inspection is over. */
        integrity: z.array(IntegrityFinding).nullable().optional(),
      }),
    )
    .optional(),
})

/** One entry per uploaded file. Members beyond specification 2.3 are optional. */
export const InvoiceMetadata = z.object({
  appId: AppId,
  fileName: z.string().min(1),
  password: z.string().optional(),
  fileContent: z.string().optional(),
  documents: PageGroups.optional(),
})

export type ValidatedAddress = z.infer<typeof ValidatedAddress>
export type Party = z.infer<typeof Party>
export type InvoiceLine = z.infer<typeof InvoiceLine>
export type Equipment = z.infer<typeof Equipment>
export type OtherDetails = z.infer<typeof OtherDetails>
export type InvoiceTax = z.infer<typeof InvoiceTax>
export type Invoice = z.infer<typeof Invoice>
export type InvoiceResult = z.infer<typeof InvoiceResult>
export type InvoiceMetadata = z.infer<typeof InvoiceMetadata>
