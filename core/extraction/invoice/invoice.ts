/** What extraction delivers for invoices: one reading per invoice found in a document. Types only. */
import type { Field } from '../../document/field.ts'
import type { Problem } from '../../document/model.ts'
import type vocabulary from '../../vocabulary/invoice-titles.json'

/** What the document calls itself; all but `purchase_order` and `bill_of_sale` are answered as doc_type "invoice". */
export type InvoiceKind = keyof typeof vocabulary.titles

/** Amounts of the whole invoice, in full units; a discount, a payment and a trade-in allowance are positive. */
export const invoiceAmounts = [
  'total_invoice_value',
  'subtotal',
  'tax_total',
  'shipping',
  'discount',
  'amount_due',
  'amount_paid',
  'previous_balance',
  'down_payment',
  'trade_in',
] as const
export type InvoiceAmount = (typeof invoiceAmounts)[number]
export type InvoiceFields = { readonly [Name in InvoiceAmount]?: Field }

/** Texts of the whole invoice. Dates are ISO; the number and the order are as printed; the currency is an ISO 4217 code. */
export const invoiceTexts = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'payment_terms',
  'purchase_order',
  'currency',
] as const
export type InvoiceText = (typeof invoiceTexts)[number]
export type InvoiceTexts = { readonly [Name in InvoiceText]?: Field<string> }

/** Name and address block of who sells, buys or leases; the address is one line, its parts joined by ", ". */
export interface ExtractedParty {
  readonly name: Field<string> | null
  readonly address: Field<string> | null
}

export interface ExtractedParties {
  readonly sender: ExtractedParty
  readonly receiver: ExtractedParty
  /** Who uses what a lessor is billed for; null when nobody but the receiver is named. */
  readonly lessee: ExtractedParty | null
}

export interface ExtractedTax {
  readonly label: string | null
  /** Fraction: 0.0825 for 8.25 %. */
  readonly rate: Field | null
  readonly base: Field | null
  readonly amount: Field | null
  /** Contained in the lines' prices; null when the document does not say. */
  readonly included: boolean | null
}

/** One billed line. `amount` may be 0 when 0, "Included" or "No charge" is printed; null when nothing is. */
export interface LineItem {
  readonly description: Field<string>
  /** ISO date of the line itself. */
  readonly date: Field<string> | null
  readonly quantity: Field | null
  /** Price of one unit. */
  readonly rate: Field | null
  readonly amount: Field | null
  /** Tax of the line as an amount. */
  readonly tax: Field | null
  readonly discount: Field | null
  readonly category: Field<'hard' | 'soft'> | null
  /** Heading of the group the line stands under. */
  readonly section: string | null
  /** A fee that is added below the sum of the lines: that sum does not hold it. */
  readonly apart?: boolean
}

/**
 * Texts of a machine or vehicle. `vin`: seventeen characters whose check digit is valid, or as printed by makers who use none; `year`: four
 * digits.
 */
type EquipmentText = 'vin' | 'serial_number' | 'make' | 'model' | 'year' | 'equipment_type' | 'description'

/** One machine or vehicle. */
export interface ExtractedEquipment extends Readonly<Record<EquipmentText, Field<string> | null>> {
  readonly titled: Field<boolean> | null
  readonly equipment_miles_hours: Field | null
  readonly amount: Field | null
  /** Taken in payment, not sold: never the first of the result. */
  readonly tradeIn: boolean
  /** Doubts about this unit. */
  readonly problems?: readonly Problem[]
}

/** Where the lines of an invoice stand: what lies outside is head, parties, totals and notes. */
export interface ItemRegion {
  /** 1-based. */
  readonly page: number
  readonly top: number
  readonly bottom: number
}

/** What the item table gave. */
export interface LineItems {
  readonly lines: readonly LineItem[]
  readonly regions: readonly ItemRegion[]
  /** The one line is what a sentence sells: its price is what is paid for all. */
  readonly fromSentence?: boolean
}

/** What stands under the lines. */
export interface InvoiceTotals {
  readonly figures: InvoiceFields
  readonly taxes: readonly ExtractedTax[]
  /** Surcharges and rounding that the total contains and no other number names, with their signs. */
  readonly adjustments?: readonly Field[]
  /** Fees among the sums that are billed like lines; the subtotal does not hold them. */
  readonly charges?: readonly Field[]
  /** Other values printed under labels that say "total" as plainly as the one taken. */
  readonly rivalTotals?: readonly Field[]
  /** Every sum printed under a plain label, taken or not. */
  readonly otherSums?: readonly Field[]
}

export interface ExtractedInvoice extends Omit<InvoiceTotals, 'charges'> {
  readonly kind: InvoiceKind
  /** 1-based. */
  readonly pages: readonly number[]
  readonly parties: ExtractedParties
  readonly texts: InvoiceTexts
  readonly lines: readonly LineItem[]
  readonly equipment: readonly ExtractedEquipment[]
  /** Contradictions and doubts of this invoice: they become checks. */
  readonly problems: readonly Problem[]
}

/** Everything found in one document. No invoices: nothing in it is one. */
export interface InvoiceExtraction {
  readonly fileName: string
  readonly invoices: readonly ExtractedInvoice[]
  readonly problems: readonly Problem[]
}
