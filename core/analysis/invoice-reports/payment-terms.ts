/** Payment terms in figures: days to pay, early payment discount, and what is open or overdue, from the dates and the words of the terms. */
import type { Invoice } from '../../contract/invoice.ts'
import type { PaymentTermsReport } from '../../contract/invoice-reports.ts'
import { about, cents, daysAfter, daysBetween } from './sums.ts'

type TermsRow = PaymentTermsReport['invoices'][number]

export const reportPaymentTerms = (invoices: readonly Invoice[]): PaymentTermsReport => ({
  invoices: invoices.map(termsOf),
})

function termsOf(invoice: Invoice): TermsRow {
  const { invoice_date: date, due_date: due, payment_terms: terms, total_invoice_value: total } = invoice
  const days = daysBetween(date, due) ?? netDays(terms)
  const dueBy = due ?? daysAfter(date, days)
  return {
    ...about(invoice),
    currency: invoice.currency,
    payment_terms: terms,
    invoice_date: date,
    due_date: due,
    days_to_pay: days,
    due_by: dueBy,
    early_payment_discount: earlyDiscount(terms, date, total),
    ...standing(invoice.amount_due, dueBy, invoice.created_at.slice(0, 10)),
    total_invoice_value: total,
    down_payment: invoice.other_details.down_payment,
    trade_in: invoice.trade_in,
    amount_paid: invoice.amount_paid,
    previous_balance: invoice.previous_balance,
    amount_due: invoice.amount_due,
  }
}

/** What is not known to be owed is not called overdue. `today`: YYYY-MM-DD. */
function standing(
  open: number | null,
  dueBy: string | null,
  today: string,
): Pick<TermsRow, 'as_of' | 'payment_status' | 'days_overdue'> {
  if (open === null) return { as_of: today, payment_status: null, days_overdue: null }
  if (open <= 0) return { as_of: today, payment_status: 'settled', days_overdue: null }
  const late = daysBetween(dueBy, today)
  return late !== null && late > 0
    ? { as_of: today, payment_status: 'overdue', days_overdue: late }
    : { as_of: today, payment_status: 'open', days_overdue: null }
}

const inDays = /\b(\d{1,3})\s*(?:days?|tage?n?|jours?|d[ií]as?|dagen|giorni)\b/gi
const atOnce =
  /\bdue (?:up)?on receipt\b|\bc\.?\s?o\.?\s?d\b|\bcash on delivery\b|\bpayable on delivery\b|\bsofort\b|à réception|\bal contado\b/i

/** Counted from the end of some month: how many days that makes depends on what the parties mean by it. */
const endOfMonth =
  /\beom\b|\bend of (?:the )?month\b|\bfin de mois\b|\bmonatsende\b|\bfin de mes\b|\beinde (?:van de )?maand\b/i

/** "Net 30", "30 days net", "zahlbar innerhalb 14 Tagen", "à 30 jours", "binnen 30 dagen" → days; receipt and delivery → 0. */
function netDays(terms: string | null): number | null {
  if (terms === null || endOfMonth.test(terms)) return null
  const net = /\b(?:net|netto)\s*(\d{1,3})\b/i.exec(terms)
  if (net !== null) return Number(net[1])
  // The days of a discount come before those of the whole.
  const days = [...terms.matchAll(inDays)].map(found => Number(found[1]))
  if (days.length > 0) return Math.max(...days)
  return atOnce.test(terms) ? 0 : null
}

const discounts: readonly RegExp[] = [
  // 2/10 net 30 and 2%/10, n/30
  /\b(\d{1,2}(?:[.,]\d+)?)\s*(?:%\s*)?\/\s*(\d{1,3})\b(?=.*\bn(?:et)?\b)/i,
  // 1% 10 net 30
  /\b(\d{1,2}(?:[.,]\d+)?)\s*%\s*(\d{1,3})\s*(?:,\s*)?net\b/i,
  // 3 % Skonto bei Zahlung innerhalb von 10 Tagen
  /\b(\d{1,2}(?:[.,]\d+)?)\s*%[^%\d]{0,40}?(\d{1,3})\s*(?:days?|tage?n?|jours?|d[ií]as?|dagen|giorni)\b/i,
]

function earlyDiscount(
  terms: string | null,
  date: string | null,
  total: number | null,
): TermsRow['early_payment_discount'] {
  if (terms === null) return null
  const found = discounts.map(pattern => pattern.exec(terms)).find(match => match !== null)
  if (found === undefined) return null
  const [rate, days] = [Number(found[1]!.replace(',', '.')) / 100, Number(found[2])]
  return { rate, days, until: daysAfter(date, days), amount: total === null ? null : cents(total * rate) }
}
