/** An invoice as the vendor analysis remembers it, and the keys under which the same vendor, number and item are found again. */
import { isLegalForm } from '../../vocabulary/legal-forms.ts'

export interface VendorInvoice {
  /** The integer id of the invoice. */
  readonly id: number
  /** Under which it is found at /analyses. */
  readonly analysisId: string
  readonly senderKey: string
  readonly senderName: string
  /** As printed. */
  readonly number: string | null
  /** YYYY-MM-DD. */
  readonly date: string | null
  readonly currency: string | null
  /** Full currency units. */
  readonly total: number | null
  /** Equal for invoices that say the same; null when too little was read to compare. */
  readonly contentHash: string | null
  readonly items: readonly VendorItem[]
}

/** A line that states a price of one unit. */
export interface VendorItem {
  readonly key: string
  readonly description: string
  readonly rate: number
}

const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[.'’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** A company name without case, accents, punctuation and legal form; null for a name without letters or digits. */
export function vendorKey(name: string | null): string | null {
  const all = words(name ?? '')
  const named = all.filter(word => !isLegalForm(word))
  return (named.length > 0 ? named : all).join(' ') || null
}

/** A number of an invoice without blanks, case and punctuation. */
export const numberKey = (number: string): string => words(number).join('')

/** A description without case, accents and punctuation: the same item on another invoice. */
export const itemKey = (description: string): string => words(description).join(' ')
