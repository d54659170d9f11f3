/** The five reports of an invoice analysis (specification 2.4) as the answer carries them. Amounts are full units of their currency. */
import { z } from 'zod'

const amount = z.number().nullable()
const text = z.string().nullable()

/** Which invoice of the answer a row is about. */
const about = { invoice_id: z.number().int(), invoice_number: text }

/** Never added across currencies; null: the documents name none. */
const currency = text

export const InvoiceSummaryReport = z.object({
  invoices: z.array(
    z.object({
      ...about,
      file_name: z.string(),
      doc_type: z.string(),
      invoice_date: text,
      due_date: text,
      sender: text,
      receiver: text,
      currency,
      line_count: z.number().int(),
      subtotal: amount,
      tax_total: amount,
      total_invoice_value: amount,
      amount_due: amount,
      equipment: z.array(z.string()),
      failed_checks: z.number().int(),
      /** Mean confidence of what was read, 0 to 1. */
      confidence: z.number().nullable(),
    }),
  ),
  totals: z.array(
    z.object({
      currency,
      invoice_count: z.number().int(),
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
      /** Place in the invoice's `transactions`, from 0. */
      line: z.number().int(),
      date: text,
      'description/item': text,
      category: z.enum(['hard', 'soft']).nullable(),
      quantity: amount,
      rate: amount,
      amount,
      currency,
      /** Fraction of the invoice's stated lines. */
      share: z.number().nullable(),
    }),
  ),
  by_category: z.array(
    z.object({
      currency,
      category: z.enum(['hard', 'soft']).nullable(),
      line_count: z.number().int(),
      amount: z.number(),
      /** Fraction of all stated lines in this currency. */
      share: z.number().nullable(),
    }),
  ),
})

export const VendorAnalysisReport = z.object({
  vendors: z.array(
    z.object({
      name: z.string(),
      /** Stored invoices of this vendor, those of this answer included. */
      invoice_count: z.number().int(),
      totals: z.array(z.object({ currency, invoice_count: z.number().int(), total: z.number(), average: z.number() })),
      /** Invoice dates, YYYY-MM-DD. */
      first_seen: text,
      last_seen: text,
      /** By date, undated ones first; of very many only the newest. */
      invoices: z.array(
        z.object({
          ...about,
          /** YYYY-MM-DD. */
          date: text,
          currency,
          total: amount,
          /** Under which it is found at /analyses; null: in this same answer. */
          analysis: text,
        }),
      ),
      price_changes: z.array(
        z.object({
          'description/item': z.string(),
          currency,
          previous_invoice_id: z.number().int(),
          previous_date: text,
          previous_rate: z.number(),
          invoice_id: z.number().int(),
          date: text,
          rate: z.number(),
          /** Fraction of the earlier price. */
          change: z.number(),
        }),
      ),
      /** The course of every price in this answer that other invoices of the vendor state too, oldest first. */
      price_history: z.array(
        z.object({
          'description/item': z.string(),
          currency,
          points: z.array(z.object({ invoice_id: z.number().int(), date: text, rate: z.number() })),
        }),
      ),
      possible_duplicates: z.array(
        z.object({
          ...about,
          duplicate_of_id: z.number().int(),
          /** Under which the earlier one is found at /analyses; null: in this same answer. */
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
      invoice_date: text,
      due_date: text,
      /** Days from the invoice date to the due date as printed, or as the terms say. */
      days_to_pay: z.number().int().nullable(),
      /** The due date as printed, else the invoice date and the days of the terms. */
      due_by: text,
      /** `rate` is a fraction of the total; `until` the last day of the discount. */
      early_payment_discount: z.object({ rate: z.number(), days: z.number().int(), until: text, amount }).nullable(),
      /** Day of the analysis, YYYY-MM-DD: what follows is as of then. */
      as_of: z.string(),
      /** By the amount due; null when it is not stated. */
      payment_status: z.enum(['settled', 'open', 'overdue']).nullable(),
      days_overdue: z.number().int().nullable(),
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
      /** Fraction; null: taxes stated without a rate. */
      rate: z.number().nullable(),
      tax_count: z.number().int(),
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
      /** Lines that are goods; null when no line has a category. */
      hard_costs: amount,
      /** Lines that are services, fees or freight rather than goods; null when no line has a category. */
      soft_costs: amount,
      /** Lines of which neither is known. */
      unassigned_costs: amount,
      /** Freight charged besides the lines; null when the sums do not tell whether it is one of them. */
      freight_beside_lines: amount,
      /** Soft lines and freight as a fraction of the total billed. */
      soft_cost_share: z.number().nullable(),
      /** The same with the taxes. */
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
