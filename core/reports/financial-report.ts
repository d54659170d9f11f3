/** The Excel report of a financial statement analysis: seven sheets, live formulas over the raw data, native charts, then the cash flow desk and signs of change. */
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import { addCharts } from './chart-parts.ts'
import { addCashFlowSheets } from './cash-flow/cash-flow-book.ts'
import { addExecutiveSummary } from './financial/executive-summary.ts'
import { present } from './financial/presentation.ts'
import { planRatios } from './financial/ratio-plan.ts'
import { addStatementSheets } from './financial/statement-book.ts'
import { addIntegritySheet } from './integrity/integrity-sheet.ts'
import { packParts, renderParts } from './package-file.ts'

/**
 * Writes the workbook (.xlsx). Every amount outside Raw Data is a formula that refers to it; ratios and growth rates
 * are formulas with cached results, and unknown values are blank. The same result gives the same bytes. exceljs is
 * loaded here rather than at start-up, because most requests do not need it.
 */
export async function financialReport(result: FinancialStatementResult): Promise<Uint8Array> {
  const { default: Workbook } = await import('exceljs/lib/doc/workbook.js')
  const book = new Workbook()
  book.creator = 'Underwriter Desk'
  book.lastModifiedBy = 'Underwriter Desk'
  book.title = `Financial statement analysis${result.companyName ? ` of ${result.companyName}` : ''}`
  // Viewers that calculate recompute the cached results.
  book.calcProperties.fullCalcOnLoad = true
  const presentation = present(result)
  const ratios = planRatios(presentation)
  addExecutiveSummary(book, presentation, ratios)
  const charts = addStatementSheets(book, presentation, ratios)
  if (result.cash_flow)
    addCashFlowSheets(book, {
      cashFlow: result.cash_flow,
      debts: result.debts ?? null,
      global: null,
      title: name => presentation.title(name),
    })
  const documents = result.documentIntegrity.map(({ fileName, integrity }) => ({ fileName, findings: integrity }))
  addIntegritySheet(book, documents, name => presentation.title(name))
  const parts = await renderParts(book)
  addCharts(parts, charts, new Map(book.worksheets.map(sheet => [sheet.name, sheet.id])))
  return packParts(parts)
}
