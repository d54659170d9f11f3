/** The five reports over the invoices of one answer. */
import type { Invoice } from '../../contract/invoice.ts'
import type {
  InvoiceReports,
  InvoiceSummaryReport,
  TransactionBreakdownReport,
} from '../../contract/invoice-reports.ts'
import { reportPaymentTerms } from './payment-terms.ts'
import { about, currenciesOf, shareOf, sumOf } from './sums.ts'
import { reportTaxes } from './tax-and-fees.ts'
import { analyzeVendors } from './vendor-analysis.ts'
import type { VendorInvoice } from './vendor-invoice.ts'

/** What the vendor analysis goes by. */
export interface VendorHistory {
  /** The invoices of the answer that name a sender. */
  readonly current: readonly VendorInvoice[]
  /** Stored invoices of other analyses. */
  readonly earlier: readonly VendorInvoice[]
}

/** Pure; nothing is added up that the documents do not state. */
export function buildInvoiceReports(invoices: readonly Invoice[], vendors: VendorHistory): InvoiceReports {
  return {
    invoice_summary: summarize(invoices),
    transaction_breakdown: breakDown(invoices),
    vendor_analysis: analyzeVendors(vendors.current, vendors.earlier),
    payment_terms: reportPaymentTerms(invoices),
    tax_and_fees: reportTaxes(invoices),
  }
}

function summarize(invoices: readonly Invoice[]): InvoiceSummaryReport {
  return {
    invoices: invoices.map(invoice => ({
      ...about(invoice),
      file_name: invoice.file_name,
      doc_type: invoice.doc_type,
      invoice_date: invoice.invoice_date,
      due_date: invoice.due_date,
      sender: invoice.sender.name,
      receiver: invoice.receiver.name,
      currency: invoice.currency,
      line_count: invoice.transactions.length,
      subtotal: invoice.subtotal,
      tax_total: invoice.tax_total,
      total_invoice_value: invoice.total_invoice_value,
      amount_due: invoice.amount_due,
      equipment: invoice.equipment.map(nameOfUnit).filter(name => name !== ''),
      failed_checks: invoice.checks.filter(({ passed }) => passed === false).length,
      confidence: invoice.confidence_scores.overall,
    })),
    totals: currenciesOf(invoices).map(currency => {
      const same = invoices.filter(invoice => invoice.currency === currency)
      return {
        currency,
        invoice_count: same.length,
        total_invoice_value: sumOf(same.map(invoice => invoice.total_invoice_value)),
        amount_due: sumOf(same.map(invoice => invoice.amount_due)),
      }
    }),
  }
}

const nameOfUnit = ({ year, make, model, vin, serial_number, description }: Invoice['equipment'][number]): string => {
  const name = [year, make, model].filter(part => part !== null).join(' ') || description
  const number = vin ?? serial_number
  return [name, number].filter(part => part !== null && part !== '').join(', ')
}

function breakDown(invoices: readonly Invoice[]): TransactionBreakdownReport {
  const lines = invoices.flatMap(invoice => {
    const whole = sumOf(invoice.transactions.map(({ amount }) => amount))
    return invoice.transactions.map((line, index) => ({
      ...about(invoice),
      line: index,
      date: line.date,
      'description/item': line['description/item'],
      category: line.category,
      quantity: line.quantity,
      rate: line.rate,
      amount: line.amount,
      currency: invoice.currency,
      share: shareOf(line.amount, whole),
    }))
  })
  const groups = currenciesOf(invoices).flatMap(currency => {
    const same = lines.filter(line => line.currency === currency && line.amount !== null)
    const whole = sumOf(same.map(({ amount }) => amount))
    return (['hard', 'soft', null] as const).flatMap(category => {
      const amounts = same.filter(line => line.category === category).map(({ amount }) => amount)
      const amount = sumOf(amounts)
      return amount === null
        ? []
        : [{ currency, category, line_count: amounts.length, amount, share: shareOf(amount, whole) }]
    })
  })
  return { lines, by_category: groups }
}
