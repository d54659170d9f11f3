/** The Excel workbook of an application: applicant, exceptions, bank accounts, transactions, invoices, statements, the cash flow desk, signs of change. */
import type { Workbook } from 'exceljs'
import type { FullAnalysis } from '../contract/application.ts'
import { byFile } from '../contract/integrity-lists.ts'
import { addAccounts } from './application/accounts.ts'
import { addCounterparties } from './application/counterparties.ts'
import { addExceptions } from './application/exceptions.ts'
import { addInvoices } from './application/invoices.ts'
import { planTransactions } from './application/plan-transactions.ts'
import type { ApplicationBook, ReportedApplication } from './application/reported-application.ts'
import { addSummary } from './application/summary.ts'
import { addTransactions } from './application/transactions.ts'
import { addCharts } from './chart-parts.ts'
import type { Chart } from './charts.ts'
import { addCashFlowSheets } from './cash-flow/cash-flow-book.ts'
import { present } from './financial/presentation.ts'
import { planRatios } from './financial/ratio-plan.ts'
import { addStatementSheets } from './financial/statement-book.ts'
import { addIntegritySheet } from './integrity/integrity-sheet.ts'
import { addTaxReturnSheet } from './tax-returns/tax-return-sheet.ts'
import { packParts, renderParts } from './package-file.ts'

/**
 * Writes the workbook (.xlsx). Sums and differences are live formulas over the rows they are about; what is not stated is blank. A sheet
 * that there is nothing for is left out. exceljs is loaded here rather than at start-up.
 */
export async function applicationReport(application: ReportedApplication): Promise<Uint8Array> {
  const { payload, transactions } = application
  const { default: ExcelWorkbook } = await import('exceljs/lib/doc/workbook.js')
  const book = new ExcelWorkbook()
  book.creator = 'Underwriter Desk'
  book.lastModifiedBy = 'Underwriter Desk'
  const company = application.company ?? payload.loan_app_data?.businessLegalName ?? 'Applicant not stated'
  book.title = `Application ${payload.app_id} of ${company}`
  // Viewers that calculate recompute the cached results.
  book.calcProperties.fullCalcOnLoad = true
  const title = (name: string) => ({ company, title: name, facts: `Application ${payload.app_id}` })
  const plan = planTransactions(transactions)
  const described: ApplicationBook = { ...application, title, plan }
  addSummary(book, described)
  addExceptions(book, described)
  addAccounts(book, described)
  addCounterparties(book, described)
  if (plan !== null) addTransactions(book, plan, title)
  addInvoices(book, described)
  const charts = addSpread(book, payload)
  const { cash_flow: cashFlow, debts, global_cash_flow: global, documents, tax_returns: returns } = payload
  const bridge = cashFlow
    ? addCashFlowSheets(book, { cashFlow, debts: debts ?? null, global: global ?? null, title })
    : []
  if (returns && returns.length > 0) addTaxReturnSheet(book, returns, title)
  addIntegritySheet(book, byFile(documents ?? []), title)
  const parts = await renderParts(book)
  addCharts(parts, [...charts, ...bridge], new Map(book.worksheets.map(sheet => [sheet.name, sheet.id])))
  return packParts(parts)
}

/** The statements of the applicant, else of the first company whose statements are there; what the sheets say names the company. */
function addSpread(book: Workbook, payload: FullAnalysis): readonly Chart[] {
  const analysis = payload.financial_statement_analysis ?? payload.financial_statement_analyses?.[0]
  if (!analysis) return []
  const presentation = present({ ...analysis, analysisId: payload.app_id, reportUrl: payload.dashboard_url })
  return addStatementSheets(book, presentation, planRatios(presentation))
}
