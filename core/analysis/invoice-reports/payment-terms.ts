/** Payment terms in figures: days to pay and early payment discount, from the dates and the words of the terms. */
import type { Invoice } from '../../contract/invoice.ts'
import type { PaymentTermsReport } from '../../contract/invoice-reports.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export function reportPaymentTerms(invoices: readonly Invoice[]): PaymentTermsReport {
  return {
    invoices: invoices.map(invoice => ({
      invoice_id: invoice.id,
      invoice_number: invoice.invoice_number,
      currency: invoice.currency,
      payment_terms: invoice.payment_terms,
      invoice_date: invoice.invoice_date,
      due_date: invoice.due_date,
      days_to_pay: daysBetween(invoice.invoice_date, invoice.due_date) ?? netDays(invoice.payment_terms),
      early_payment_discount: earlyDiscount(invoice.payment_terms),
      total_invoice_value: invoice.total_invoice_value,
      down_payment: invoice.other_details.down_payment,
      trade_in: invoice.trade_in,
      amount_paid: invoice.amount_paid,
      previous_balance: invoice.previous_balance,
      amount_due: invoice.amount_due,
    })),
  }
}

function daysBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
  return Number.isFinite(days) ? days : null
}

const inDays = /\b(\d{1,3})\s*(?:days?|tage?n?|jours?|d[ií]as?|dagen|giorni)\b/gi
const atOnce =
  /\bdue (?:up)?on receipt\b|\bc\.?\s?o\.?\s?d\b|\bcash on delivery\b|\bpayable on delivery\b|\bsofort\b|à réception|\bal contado\b/i

/** "Net 30", "30 days net", "zahlbar innerhalb 14 Tagen", "à 30 jours", "binnen 30 dagen" → days; receipt and delivery → 0. */
function netDays(terms: string | null): number | null {
  if (terms === null) return null
  const net = /\b(?:net|netto)\s*(\d{1,3})\b/i.exec(terms)
  if (net !== null) return Number(net[1])
  // The days of a discount come before those of the whole.
  const days = [...terms.matchAll(inDays)].map(found => Number(found[1]))
  if (days.length > 0) return Math.max(...days)
  return atOnce.test(terms) ? 0 : null
}

const discounts: readonly RegExp[] = [
  // 2/10 net 30 and 2%/10, n/30
  /\b(\d{1,2}(?:[.,]\d+)?)\s*%?\s*\/\s*(\d{1,3})\b(?=.*\bn(?:et)?\b)/i,
  // 1% 10 net 30
  /\b(\d{1,2}(?:[.,]\d+)?)\s*%\s*(\d{1,3})\s*,?\s*net\b/i,
  // 3 % Skonto bei Zahlung innerhalb von 10 Tagen
  /\b(\d{1,2}(?:[.,]\d+)?)\s*%[^%\d]{0,40}?(\d{1,3})\s*(?:days?|tage?n?|jours?|d[ií]as?|dagen|giorni)\b/i,
]

function earlyDiscount(terms: string | null): { rate: number; days: number } | null {
  if (terms === null) return null
  const found = discounts.map(pattern => pattern.exec(terms)).find(match => match !== null)
  return found === undefined ? null : { rate: Number(found[1]!.replace(',', '.')) / 100, days: Number(found[2]) }
}
