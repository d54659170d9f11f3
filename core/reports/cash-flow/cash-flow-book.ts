/** The sheets Cash Flow, UCA, Debt and Global: in the workbook of a statement analysis after its own, and alone for an application. */
import type { Workbook } from 'exceljs'
import { ucaRows } from '../../analysis/cash-flow/uca-rows.ts'
import type { Chart } from '../charts.ts'
import { letter } from '../financial/ratio-plan.ts'
import { addSheet, titleRows } from '../workbook.ts'
import { addCashFlowSheet, headingOf } from './cash-flow-sheet.ts'
import type { CashFlowContent } from './content.ts'
import { addDebtSheet, planDebts } from './debt-sheet.ts'
import { addGlobalSheet } from './global-sheet.ts'
import { addLines, planLines, type LineColumn } from './lines-table.ts'

const ucaSheet = 'UCA'
const firstRow = titleRows + 1

/** Adds the sheets that there is something for; their charts are drawn when the book is written. */
export function addCashFlowSheets(book: Workbook, content: CashFlowContent): readonly Chart[] {
  const { cashFlow, debts, global, title } = content
  const periods = cashFlow.periods.filter(({ uca }) => uca !== null)
  const columns = periods.map((period): LineColumn => ({
    heading: headingOf(period),
    rows: ucaRows,
    lines: period.uca!,
    linked: {},
  }))
  const plan = planLines(columns, firstRow)
  const cellOf = (id: string, line: string): string | null => {
    const index = periods.findIndex(period => period.id === id)
    return index === -1 ? null : `'${ucaSheet}'!$${letter(index + 2)}$${plan.rowOf(line)}`
  }
  const table = addCashFlowSheet(book, { ...content, debtTotals: planDebts(debts ?? []), uca: { cellOf } })
  if (columns.length > 0) {
    const sheet = addSheet(book, ucaSheet, title('UCA cash flow'), {
      headerRows: [1, firstRow],
      headerColumns: 'A:A',
      frozenRows: firstRow,
      frozenColumns: 1,
      widths: [44, ...columns.map(() => 17)],
    })
    addLines(sheet, columns, firstRow, index => letter(index + 2))
  }
  if (debts !== null) addDebtSheet(book, debts, { title, paidOff: cashFlow.choices.proposed_loan?.pays_off ?? [] })
  const chart = global === null ? null : addGlobalSheet(book, global, { title, cashFlow, table })
  return chart === null ? [] : [chart]
}
