/** The Excel workbook of an invoice analysis: its five reports and the raw values, with live formulas and charts. */
import type { InvoiceResult } from '../contract/invoice.ts'
import { addCharts } from './chart-parts.ts'
import { addBreakdown } from './invoice/breakdown.ts'
import { present } from './invoice/presentation.ts'
import { addRawData } from './invoice/raw-data.ts'
import { fillSummary, startSummary } from './invoice/summary.ts'
import { addTaxes } from './invoice/taxes.ts'
import { addTerms } from './invoice/terms.ts'
import { addVendors } from './invoice/vendors.ts'
import { addIntegritySheet } from './integrity/integrity-sheet.ts'
import { packParts, renderParts } from './package-file.ts'

/**
 * Writes the workbook (.xlsx) for all invoices of a response. Sums, shares and differences are formulas with cached
 * results over the lines on Transaction Breakdown and the values on Raw Data; currencies are never added together;
 * values that are not stated show `n/s`. The same result gives the same bytes. exceljs is loaded here rather than at
 * start-up.
 */
export async function invoiceReport(result: InvoiceResult): Promise<Uint8Array> {
  const { default: ExcelWorkbook } = await import('exceljs/lib/doc/workbook.js')
  const book = new ExcelWorkbook()
  book.creator = 'Underwriter Desk'
  book.lastModifiedBy = 'Underwriter Desk'
  book.title = 'Invoice analysis'
  // Viewers that calculate recompute the cached results.
  book.calcProperties.fullCalcOnLoad = true
  const presentation = present(result)
  const summary = startSummary(book, presentation)
  const breakdown = addBreakdown(book, presentation)
  const vendorCharts = addVendors(book, presentation)
  const terms = addTerms(book, presentation)
  const taxes = addTaxes(book, presentation, breakdown)
  fillSummary(summary, presentation, taxes, terms)
  addRawData(book, presentation)
  const files = result.document_integrity ?? []
  const documents = files.map(({ file_name: fileName, integrity: findings }) => ({ fileName, findings }))
  addIntegritySheet(book, documents, name => presentation.title(name))
  const parts = await renderParts(book)
  const charts = [...breakdown.charts, ...vendorCharts, ...taxes.charts]
  addCharts(parts, charts, new Map(book.worksheets.map(sheet => [sheet.name, sheet.id])))
  return packParts(parts)
}
