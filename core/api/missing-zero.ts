/** `?missing=zero`: the documented figures of a result with 0 where they are null, for clients that know only numbers. */
import type { FullAnalysis, PayloadInvoice } from '../contract/application.ts'
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import type { Invoice, InvoiceResult } from '../contract/invoice.ts'
import type { AccountSummary } from '../contract/full-analysis.ts'
import type { AnalysisResult } from '../contract/service.ts'

/** Every null leaf of a tree of figures becomes 0. */
function zeroed<Tree>(tree: Tree): Tree {
  if (tree === null) return 0 as Tree
  if (typeof tree !== 'object') return tree
  return Object.fromEntries(
    Object.entries(tree as Record<string, unknown>).map(([name, value]) => [name, zeroed(value)]),
  ) as Tree
}

/** Only numbers of specification 2.2, 2.4 and 2.5 change; names, dates and the additive members keep their null. */
export const withZeros = (result: AnalysisResult): AnalysisResult =>
  'app_id' in result
    ? payloadWithZeros(result)
    : 'analysis_id' in result
      ? invoicesWithZeros(result)
      : statementsWithZeros(result)

/** Parts of the payload that are not there stay null: nothing in them is a number. */
export const payloadWithZeros = (payload: FullAnalysis): FullAnalysis => ({
  ...payload,
  loan_app_data: payload.loan_app_data && {
    ...payload.loan_app_data,
    loanAmount: payload.loan_app_data.loanAmount ?? 0,
    yearsInBusiness: payload.loan_app_data.yearsInBusiness ?? 0,
  },
  bankstatements_data: payload.bankstatements_data && {
    ...payload.bankstatements_data,
    accounts_summaries: payload.bankstatements_data.accounts_summaries.map(accountWithZeros),
  },
  invoice_analysis: payload.invoice_analysis?.map(payloadInvoiceWithZeros) ?? null,
})

const accountWithZeros = (account: AccountSummary): AccountSummary => ({
  ...account,
  starting_balance: account.starting_balance ?? 0,
  ending_balance: account.ending_balance ?? 0,
  total_debits: account.total_debits ?? 0,
  total_credits: account.total_credits ?? 0,
  total_nsf_fees: account.total_nsf_fees ?? 0,
  num_total_debits: account.num_total_debits ?? 0,
  num_total_credits: account.num_total_credits ?? 0,
})

const payloadInvoiceWithZeros = (invoice: PayloadInvoice): PayloadInvoice => ({
  ...invoiceWithZeros(invoice),
  down_payment: invoice.down_payment ?? 0,
})

const invoicesWithZeros = ({ invoices, ...result }: InvoiceResult): InvoiceResult => ({
  ...invoiceWithZeros(result),
  ...(invoices !== undefined && { invoices: invoices.map(invoiceWithZeros) }),
})

/** equipment_miles_hours stays: the specification itself allows null there. */
function invoiceWithZeros<Some extends Omit<Invoice, 'id' | 'confidence_scores' | 'provenance' | 'checks'>>(
  invoice: Some,
): Some {
  const { other_details: details } = invoice
  return {
    ...invoice,
    total_invoice_value: invoice.total_invoice_value ?? 0,
    file_id: invoice.file_id ?? 0,
    transactions: invoice.transactions.map(line => ({ ...line, rate: line.rate ?? 0, amount: line.amount ?? 0 })),
    other_details: {
      ...details,
      down_payment: details.down_payment ?? 0,
      equipment_age: details.equipment_age ?? 0,
    },
  }
}

function statementsWithZeros(result: FinancialStatementResult): FinancialStatementResult {
  const { yearOverYear } = result.trendAnalysis
  const growths = Object.fromEntries(
    Object.entries(yearOverYear).map(([member, growth]) => [member, { ...growth, growth: growth.growth ?? 0 }]),
  )
  return {
    ...result,
    financialHealth: { ...result.financialHealth, score: result.financialHealth.score ?? 0 },
    balanceSheet: zeroed(result.balanceSheet),
    incomeStatement: zeroed(result.incomeStatement),
    cashFlowStatement: zeroed(result.cashFlowStatement),
    financialRatios: zeroed(result.financialRatios),
    trendAnalysis: { ...result.trendAnalysis, yearOverYear: growths as typeof yearOverYear },
  }
}
