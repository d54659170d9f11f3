/** The Excel workbook of an application's cash flow desk. */
import type { FullAnalysis } from '../contract/application.ts'
import { addCashFlowSheets } from './cash-flow/cash-flow-book.ts'
import { packParts, renderParts } from './package-file.ts'

/** Writes the workbook (.xlsx): Cash Flow, UCA, Debt, Global, with live formulas over the inputs. Without a cash flow it has one empty sheet. */
export async function cashFlowReport({
  cash_flow: cashFlow,
  debts,
  global_cash_flow: global,
  loan_app_data: loan,
}: FullAnalysis): Promise<Uint8Array> {
  const { default: ExcelWorkbook } = await import('exceljs/lib/doc/workbook.js')
  const book = new ExcelWorkbook()
  book.creator = 'Underwriter Desk'
  book.lastModifiedBy = 'Underwriter Desk'
  book.title = 'Cash flow'
  // Viewers that calculate recompute the cached results.
  book.calcProperties.fullCalcOnLoad = true
  const company = loan?.businessLegalName ?? 'Company not stated'
  const title = (name: string) => ({ company, title: name, facts: cashFlow?.currency ?? 'Currency not stated' })
  if (cashFlow) addCashFlowSheets(book, { cashFlow, debts: debts ?? null, global: global ?? null, title })
  else book.addWorksheet('Cash Flow')
  return packParts(await renderParts(book))
}
