/** The five reports of an invoice analysis (specification 2.4) in the API. Amounts are in full currency units. */
import { z } from 'zod'

const amount = z.number().nullable()
const date = z.iso.date().nullable()
const count = z.number().int().min(0)
const text = z.string().nullable()

/** The invoice of the response that a row is about. */
const about = { invoice_id: z.number().int().min(1), invoice_number: text }

/** Amounts are never added across currencies; null: the documents state no currency. */
const currency = text

export const InvoiceSummaryReport = z.object({
  invoices: z.array(
    z.object({
      ...about,
      file_name: z.string(),
      doc_type: z.enum(['invoice', 'bill_of_sale', 'purchase_order']),
      invoice_date: date,
      due_date: date,
      sender: text,
      receiver: text,
      currency,
      line_count: count,
      subtotal: amount,
      tax_total: amount,
      total_invoice_value: amount,
      amount_due: amount,
      equipment: z.array(z.string()),
      failed_checks: count,
      /** Average confidence of the values that were read, 0 to 1. */
      confidence: z.number().min(0).max(1).nullable(),
    }),
  ),
  totals: z.array(
    z.object({
      currency,
      invoice_count: count,
      /** Sums over the invoices that state the member; null when none does. */
      total_invoice_value: amount,
      amount_due: amount,
    }),
  ),
})

export const TransactionBreakdownReport = z.object({
  lines: z.array(
    z.object({
      ...about,
      /** Index in the invoice's `transactions`, from 0. */
      line: count,
      /** MM/DD/YYYY, as in the invoice. */
      date: text,
      'description/item': text,
      category: z.enum(['hard', 'soft']).nullable(),
      quantity: amount,
      rate: amount,
      amount,
      currency,
      /** Fraction of the invoice's stated line amounts. */
      share: z.number().nullable(),
    }),
  ),
  by_category: z.array(
    z.object({
      currency,
      category: z.enum(['hard', 'soft']).nullable(),
      line_count: count,
      amount: z.number(),
      /** Fraction of all stated line amounts in this currency. */
      share: z.number().nullable(),
    }),
  ),
})

export const VendorAnalysisReport = z.object({
  vendors: z.array(
    z.object({
      name: z.string(),
      /** Number of stored invoices of this vendor, including those of this response. */
      invoice_count: count,
      totals: z.array(z.object({ currency, invoice_count: count, total: z.number(), average: z.number() })),
      /** Invoice dates, YYYY-MM-DD. */
      first_seen: date,
      last_seen: date,
      /** By date, undated invoices first; only the newest when there are many. */
      invoices: z.array(
        z.object({
          ...about,
          /** YYYY-MM-DD. */
          date,
          currency,
          total: amount,
          /** Id under /analyses; null: in this response. */
          analysis: text,
        }),
      ),
      price_changes: z.array(
        z.object({
          'description/item': z.string(),
          currency,
          previous_invoice_id: z.number().int().min(1),
          previous_date: date,
          previous_rate: z.number(),
          invoice_id: z.number().int().min(1),
          date,
          rate: z.number(),
          /** Fraction of the earlier price. */
          change: z.number(),
        }),
      ),
      /** Price history of each item that other invoices of the vendor list too, oldest first. */
      price_history: z.array(
        z.object({
          'description/item': z.string(),
          currency,
          points: z.array(z.object({ invoice_id: z.number().int().min(1), date, rate: z.number() })),
        }),
      ),
      possible_duplicates: z.array(
        z.object({
          ...about,
          duplicate_of_id: z.number().int().min(1),
          /** Id of the earlier one under /analyses; null: in this response. */
          duplicate_of_analysis: text,
          reason: z.enum(['same_number', 'same_content']),
        }),
      ),
    }),
  ),
})

export const PaymentTermsReport = z.object({
  invoices: z.array(
    z.object({
      ...about,
      currency,
      payment_terms: text,
      invoice_date: date,
      due_date: date,
      /** Days from the invoice date to the due date, as printed or by the payment terms. */
      days_to_pay: z.number().int().nullable(),
      /** The due date as printed, else the invoice date plus the days of the terms. */
      due_by: date,
      /** `rate` is a fraction of the total; `until` is the last date on which the discount applies. */
      early_payment_discount: z.object({ rate: z.number(), days: count, until: date, amount }).nullable(),
      /** Date of the analysis, YYYY-MM-DD: the members below are as of then. */
      as_of: z.iso.date(),
      /** Based on the amount due; null when it is not stated. */
      payment_status: z.enum(['settled', 'open', 'overdue']).nullable(),
      days_overdue: count.nullable(),
      total_invoice_value: amount,
      down_payment: amount,
      trade_in: amount,
      amount_paid: amount,
      previous_balance: amount,
      amount_due: amount,
    }),
  ),
})

export const TaxAndFeesReport = z.object({
  taxes: z.array(
    z.object({
      ...about,
      currency,
      label: text,
      /** Fraction. */
      rate: z.number().nullable(),
      base: amount,
      amount,
      included: z.boolean().nullable(),
    }),
  ),
  by_rate: z.array(
    z.object({
      currency,
      /** Fraction; null for taxes stated without a rate. */
      rate: z.number().nullable(),
      tax_count: count,
      base: amount,
      amount,
    }),
  ),
  invoices: z.array(
    z.object({
      ...about,
      currency,
      subtotal: amount,
      discount: amount,
      shipping: amount,
      tax_total: amount,
      /** Tax as a fraction of the total before tax; null when either is not stated. */
      effective_tax_rate: z.number().nullable(),
      /** Sum of the lines that are goods; null when no line has a category. */
      hard_costs: amount,
      /** Sum of the lines that are services, fees or freight; null when no line has a category. */
      soft_costs: amount,
      /** Sum of the lines without a category. */
      unassigned_costs: amount,
      /** Freight charged in addition to the lines; null when the sums do not show whether it is one of them. */
      freight_beside_lines: amount,
      /** Soft costs and freight as a fraction of the total billed. */
      soft_cost_share: z.number().nullable(),
      /** The same including taxes. */
      soft_cost_share_with_tax: z.number().nullable(),
    }),
  ),
})

export const InvoiceReports = z.object({
  invoice_summary: InvoiceSummaryReport,
  transaction_breakdown: TransactionBreakdownReport,
  vendor_analysis: VendorAnalysisReport,
  payment_terms: PaymentTermsReport,
  tax_and_fees: TaxAndFeesReport,
})

export type InvoiceSummaryReport = z.infer<typeof InvoiceSummaryReport>
export type TransactionBreakdownReport = z.infer<typeof TransactionBreakdownReport>
export type VendorAnalysisReport = z.infer<typeof VendorAnalysisReport>
export type PaymentTermsReport = z.infer<typeof PaymentTermsReport>
export type TaxAndFeesReport = z.infer<typeof TaxAndFeesReport>
export type InvoiceReports = z.infer<typeof InvoiceReports>
