/** The Excel workbook of an application: its cash flow desk and the signs of change in its documents. */
import type { FullAnalysis } from '../contract/application.ts'
import { byFile } from '../contract/integrity-lists.ts'
import { addCashFlowSheets } from './cash-flow/cash-flow-book.ts'
import { addIntegritySheet } from './integrity/integrity-sheet.ts'
import { addTaxReturnSheet } from './tax-returns/tax-return-sheet.ts'
import { packParts, renderParts } from './package-file.ts'

/** Writes the workbook (.xlsx): Cash Flow, UCA, Debt, Global and Tax Returns, with live formulas over the inputs, and Integrity. Without a cash flow its sheet is empty. */
export async function cashFlowReport({
  cash_flow: cashFlow,
  debts,
  global_cash_flow: global,
  loan_app_data: loan,
  documents,
  tax_returns: returns,
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
  if (returns && returns.length > 0) addTaxReturnSheet(book, returns, title)
  addIntegritySheet(book, byFile(documents ?? []), title)
  return packParts(await renderParts(book))
}
