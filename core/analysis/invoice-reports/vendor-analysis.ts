/** Vendor analysis: each sender of the answer over all its stored invoices. */
import { compareDates } from '../calendar.ts'
import type { VendorAnalysisReport } from '../../contract/invoice-reports.ts'
import { cents } from './sums.ts'
import { numberKey, type VendorInvoice } from './vendor-invoice.ts'

type Vendor = VendorAnalysisReport['vendors'][number]
type PriceChange = Vendor['price_changes'][number]
type Duplicate = Vendor['possible_duplicates'][number]

/** Prices nearer than this are the same: unit prices are printed rounded. */
const PRICE_STEP = 0.005

/**
 * `current`: the invoices of the answer; `history`: earlier stored ones, of any sender. Price changes and duplicates are those the
 * answer's own invoices take part in: changes between older ones were reported then.
 */
export function analyzeVendors(
  current: readonly VendorInvoice[],
  history: readonly VendorInvoice[],
): VendorAnalysisReport {
  const keys = [...new Set(current.map(({ senderKey }) => senderKey))]
  return {
    vendors: keys.map(key => {
      const own = current.filter(({ senderKey }) => senderKey === key)
      const earlier = history.filter(({ senderKey }) => senderKey === key)
      const all = [...earlier, ...own].toSorted(byDate)
      const duplicates = duplicatesAmong(own, earlier)
      const dates = all.flatMap(({ date }) => date ?? [])
      return {
        name: own[0]!.senderName,
        invoice_count: all.length,
        totals: totalsOf(all),
        first_seen: dates[0] ?? null,
        last_seen: dates.at(-1) ?? null,
        invoices: listed(all, own),
        price_changes: priceChanges(all, own),
        price_history: priceHistory(all, own),
        possible_duplicates: duplicates,
      }
    }),
  }
}

/** Undated ones first, in the order they were stored. */
const byDate = (a: VendorInvoice, b: VendorInvoice): number => compareDates(a.date, b.date) || a.id - b.id

function totalsOf(all: readonly VendorInvoice[]): Vendor['totals'] {
  const totals = new Map<string | null, number[]>()
  for (const { currency, total } of all)
    if (total !== null) totals.set(currency, [...(totals.get(currency) ?? []), total])
  return [...totals].map(([currency, values]) => {
    const total = cents(values.reduce((sum, value) => sum + value, 0))
    return { currency, invoice_count: values.length, total, average: cents(total / values.length) }
  })
}

/** More than this many are counted and added up, not listed. */
const LISTED = 500

/** The newest of them, oldest first. */
const listed = (all: readonly VendorInvoice[], own: readonly VendorInvoice[]): Vendor['invoices'] => {
  const mine = new Set(own)
  return all.slice(-LISTED).map(invoice => ({
    invoice_id: invoice.id,
    invoice_number: invoice.number,
    date: invoice.date,
    currency: invoice.currency,
    total: invoice.total,
    analysis: mine.has(invoice) ? null : invoice.analysisId,
  }))
}

/** The course of every price that one of the answer's own invoices states and another one states as well. */
function priceHistory(all: readonly VendorInvoice[], own: readonly VendorInvoice[]): Vendor['price_history'] {
  const mine = new Set(own.flatMap(invoice => invoice.items.map(({ key }) => placeOf(key, invoice))))
  const courses = new Map<string, Vendor['price_history'][number]>()
  for (const invoice of all)
    for (const { key, description, rate } of invoice.items) {
      const place = placeOf(key, invoice)
      if (!mine.has(place)) continue
      const course = courses.get(place) ?? { 'description/item': description, currency: invoice.currency, points: [] }
      courses.set(place, course)
      // Two prices on one invoice are two articles under one name: the first one stands for it.
      if (course.points.at(-1)?.invoice_id !== invoice.id)
        course.points.push({ invoice_id: invoice.id, date: invoice.date, rate })
    }
  return [...courses.values()].filter(({ points }) => points.length > 1)
}

/** An item in one currency. */
const placeOf = (key: string, { currency }: VendorInvoice): string => JSON.stringify([key, currency])

/** A price against the one the invoice before it states for the same item in the same currency. */
function priceChanges(all: readonly VendorInvoice[], own: readonly VendorInvoice[]): PriceChange[] {
  const changes: PriceChange[] = []
  const mine = new Set(own)
  const last = new Map<string, { readonly invoice: VendorInvoice; readonly rate: number }>()
  for (const invoice of all)
    for (const { key, description, rate } of invoice.items) {
      const place = placeOf(key, invoice)
      const before = last.get(place)
      last.set(place, { invoice, rate })
      // Two prices on one invoice are two articles under one name, not a change.
      if (before === undefined || before.invoice === invoice || before.rate <= 0) continue
      if (Math.abs(rate - before.rate) < PRICE_STEP || !(mine.has(invoice) || mine.has(before.invoice))) continue
      changes.push({
        'description/item': description,
        currency: invoice.currency,
        previous_invoice_id: before.invoice.id,
        previous_date: before.invoice.date,
        previous_rate: before.rate,
        invoice_id: invoice.id,
        date: invoice.date,
        rate,
        change: (rate - before.rate) / before.rate,
      })
    }
  return changes
}

/** Each invoice of the answer against the first one before it that has its number, else its content. */
function duplicatesAmong(own: readonly VendorInvoice[], earlier: readonly VendorInvoice[]): Duplicate[] {
  const byNumber = new Map<string, VendorInvoice>()
  const byContent = new Map<string, VendorInvoice>()
  const mine = new Set(own)
  return [...earlier, ...own].flatMap(invoice => {
    const number = invoice.number === null ? '' : numberKey(invoice.number)
    const content = invoice.contentHash ?? ''
    const sameNumber = byNumber.get(number)
    const other = sameNumber ?? byContent.get(content)
    if (number !== '' && sameNumber === undefined) byNumber.set(number, invoice)
    if (content !== '' && !byContent.has(content)) byContent.set(content, invoice)
    if (other === undefined || !mine.has(invoice)) return []
    const duplicate: Duplicate = {
      invoice_id: invoice.id,
      invoice_number: invoice.number,
      duplicate_of_id: other.id,
      duplicate_of_analysis: mine.has(other) ? null : other.analysisId,
      reason: sameNumber === undefined ? 'same_content' : 'same_number',
    }
    return [duplicate]
  })
}
