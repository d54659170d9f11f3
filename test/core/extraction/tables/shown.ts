/** Tables as short text, so that a test reads like the page it draws. */
import type { Column, FinancialTable, Row } from '../../../../core/document/table.ts'

/** "role end/months", with "!" for an exact day, "R" for restated, "total", "(entity)". */
export function shownColumn(column: Column): string {
  const period =
    column.period === null
      ? ''
      : ` ${column.period.end}/${column.period.months}${column.period.exact ? '!' : ''}${column.period.restated ? 'R' : ''}`
  return `${column.role}${period}${column.total ? ' total' : ''}${column.entity === null ? '' : ` (${column.entity})`}`
}

export function shownColumns(table: FinancialTable | undefined): readonly string[] {
  return table?.columns.map(shownColumn) ?? []
}

/** "label: figure, figure"; "." for an empty cell, "_" before a row below a rule; a heading is its label alone. */
export function shownRow(row: Row): string {
  const cells = row.cells.map(cell => (cell === null ? '.' : `${cell.value}${cell.percent ? '%' : ''}`))
  const label = `${row.ruleAbove ? '_' : ''}${row.label}`
  return cells.every(cell => cell === '.') ? label : `${label}: ${cells.join(', ')}`
}

export function shownRows(table: FinancialTable | undefined): readonly string[] {
  return table?.rows.map(shownRow) ?? []
}
