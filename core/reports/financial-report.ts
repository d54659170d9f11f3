/** The Excel report of a financial statement analysis: seven sheets, live formulas over the raw data, native charts. */
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import { addCharts } from './chart-parts.ts'
import { addExecutiveSummary } from './financial/executive-summary.ts'
import { present } from './financial/presentation.ts'
import { addRatios, planRatios } from './financial/ratios.ts'
import { addRawData } from './financial/raw-data.ts'
import { balanceSheetLayout, cashFlowLayout, incomeStatementLayout } from './financial/statement-lines.ts'
import { addStatementSheet } from './financial/statement-sheet.ts'
import { addTrends } from './financial/trends.ts'

/**
 * Writes the workbook (.xlsx). Every amount outside Raw Data is a formula that points there; ratios and growths are formulas with their
 * cached results, and what is unknown stays blank. exceljs and jszip are loaded here, not at start-up: most requests never need them.
 */
export async function financialReport(result: FinancialStatementResult): Promise<Uint8Array> {
  const [{ default: Workbook }, { default: JSZip }] = await Promise.all([import('exceljs/lib/doc/workbook.js'), import('jszip')])
  const book = new Workbook()
  book.creator = 'Underwriter Desk'
  book.lastModifiedBy = 'Underwriter Desk'
  book.title = `Financial statement analysis${result.companyName ? ` of ${result.companyName}` : ''}`
  // A viewer that calculates need not trust the cached results.
  book.calcProperties.fullCalcOnLoad = true
  const presentation = present(result)
  const ratios = planRatios(presentation)
  addExecutiveSummary(book, presentation, ratios)
  addStatementSheet(book, presentation, balanceSheetLayout)
  addStatementSheet(book, presentation, incomeStatementLayout)
  addStatementSheet(book, presentation, cashFlowLayout)
  const charts = [...addRatios(book, presentation, ratios), ...addTrends(book, presentation)]
  addRawData(book, presentation)
  // Stored first, compressed once after the charts are in.
  const plain = await book.xlsx.writeBuffer({ zip: { compression: 'STORE' } } as never)
  const zip = await JSZip.loadAsync(plain)
  await addCharts(zip, charts, new Map(book.worksheets.map(sheet => [sheet.name, sheet.id])))
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: fastCompression } })
}

/** A tenth larger than the best compression, in half the time. */
const fastCompression = 3
