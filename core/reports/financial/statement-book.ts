/** The sheets of a spread: three statements, ratios, trends and the raw data that all of them refer to. */
import type { Workbook } from 'exceljs'
import type { Chart } from '../charts.ts'
import type { Presentation } from './presentation.ts'
import type { RatioPlan } from './ratio-plan.ts'
import { addRatios } from './ratios.ts'
import { addRawData } from './raw-data.ts'
import { balanceSheetLayout, cashFlowLayout, incomeStatementLayout } from './statement-lines.ts'
import { addStatementSheet } from './statement-sheet.ts'
import { addTrends } from './trends.ts'

/** Adds the sheets and returns their charts. */
export function addStatementSheets(book: Workbook, presentation: Presentation, ratios: RatioPlan): readonly Chart[] {
  addStatementSheet(book, presentation, balanceSheetLayout)
  addStatementSheet(book, presentation, incomeStatementLayout)
  addStatementSheet(book, presentation, cashFlowLayout)
  const charts = [...addRatios(book, presentation, ratios), ...addTrends(book, presentation)]
  addRawData(book, presentation)
  return charts
}
