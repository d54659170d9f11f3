/** `?missing=zero`: the documented figures of a result with 0 where they are null, for clients that know only numbers. */
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import type { Invoice, InvoiceResult } from '../contract/invoice.ts'
import type { AnalysisResult } from '../contract/service.ts'

/** Every null leaf of a tree of figures becomes 0. */
function zeroed<Tree>(tree: Tree): Tree {
  if (tree === null) return 0 as Tree
  if (typeof tree !== 'object') return tree
  return Object.fromEntries(
    Object.entries(tree as Record<string, unknown>).map(([name, value]) => [name, zeroed(value)]),
  ) as Tree
}

/** Only numbers of specification 2.2 and 2.4 change; names, dates and the additive members keep their null, as 2.5 does for all. */
export const withZeros = (result: AnalysisResult): AnalysisResult =>
  'app_id' in result ? result : 'analysis_id' in result ? invoicesWithZeros(result) : statementsWithZeros(result)

const invoicesWithZeros = ({ invoices, ...result }: InvoiceResult): InvoiceResult => ({
  ...invoiceWithZeros(result),
  ...(invoices !== undefined && { invoices: invoices.map(invoiceWithZeros) }),
})

/** equipment_miles_hours stays: the specification itself allows null there. */
function invoiceWithZeros<Some extends Invoice>(invoice: Some): Some {
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
