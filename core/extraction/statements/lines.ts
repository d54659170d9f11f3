/** The lines of one statement: rows of its tables with one value per period, labels normalized, inset columns merged. */
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import signs from '../../vocabulary/statement-signs.json' with { type: 'json' }
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { Box } from '../../document/model.ts'
import type { TableAmount } from '../../document/amount.ts'
import type { Column, FinancialTable, Row } from '../../document/table.ts'
import { normalizeLabel, type NormalizedLabel } from '../../vocabulary/normalize-label.ts'

export interface StatementLine {
  /** As printed. */
  readonly label: string
  readonly normal: NormalizedLabel
  readonly labelBox: Box | null
  readonly indent: number
  readonly bold: boolean
  readonly ruleAbove: boolean
  readonly page: number
  readonly top: number
  /** One per period of the statement; all null for a heading. */
  readonly values: readonly (TableAmount | null)[]
  readonly side: FinancialTable['side']
}

export const isHeading = (line: StatementLine): boolean => line.values.every(value => value === null)

/** A column of a table that gives amounts of a period, with the inset columns whose amounts stand for it. */
export interface PeriodColumn {
  readonly index: number
  readonly column: Column
  /** Indices of inset detail columns directly before it. */
  readonly parts: readonly number[]
}

/**
 * The columns that are periods: where columns are stores, funds or entities, only their total, or the first of them when nothing totals them;
 * budget, percentage, change and note columns never.
 */
export function periodColumns(table: FinancialTable): readonly PeriodColumn[] {
  const columns: PeriodColumn[] = []
  let parts: number[] = []
  for (const [index, column] of table.columns.entries()) {
    if (column.role === 'part' || isInset(table, index)) {
      if (table.rows.filter(row => row.cells[index]).length >= inset.minAmounts) parts.push(index)
    } else if (column.role === 'period') {
      const period = column.period ?? table.columns[parts[0] ?? index]!.period
      columns.push({ index, column: { ...column, period }, parts })
      parts = []
    } else parts = []
  }
  const entities = columns.filter(({ column }) => column.entity !== null)
  const distinct = new Set(entities.map(({ column }) => column.entity)).size
  if (distinct === 0 || (distinct === 1 && entities.length === columns.length)) return columns
  const totals = columns.filter(({ column }) => column.total)
  if (totals.length > 0) return totals
  const sum = sumOfOthers(table, columns)
  if (sum !== null) return [{ ...sum, column: { ...sum.column, total: true } }]
  const plain = columns.filter(({ column }) => column.entity === null)
  if (plain.length > 0) return plain
  return entities.filter(({ column }) => column.entity === entities[0]!.column.entity)
}

/**
 * The one column of several that is in every row the sum of the others: "Unadjusted | Adjustments | Adjusted", stores and all of them. Null where
 * none is, or where a column has amounts in fewer than `inset.minAmounts` rows.
 */
function sumOfOthers(table: FinancialTable, columns: readonly PeriodColumn[]): PeriodColumn | null {
  const rows = table.rows.map(({ cells }) => columns.map(({ index }) => cells[index]?.value ?? 0))
  const isFilled = (at: number) => rows.filter(values => values[at] !== 0).length >= inset.minAmounts
  if (columns.length < 3 || !columns.every((_, at) => isFilled(at))) return null
  const isSum = (at: number) =>
    rows.every(values => Math.abs(values.reduce((sum, value) => sum + value, 0) - 2 * values[at]!) < 0.005)
  return columns.find((_, at) => isSum(at)) ?? null
}

/**
 * Two columns side by side under one header and one period, hardly ever filled in one row, are an inset detail column and its totals; those of
 * debits and credits hold one balance for each account. A printed zero fills no column.
 */
function isInset(table: FinancialTable, index: number): boolean {
  const [column, next] = [table.columns[index]!, table.columns[index + 1]]
  if (next === undefined || column.role !== 'period' || next.role !== 'period') return false
  const [own, other] = [column.period, next.period]
  // A title centered over the page may stand over the inner column alone.
  const isHeadless = [column, next].some(({ header, period }) => header === '' && period === null)
  if (!isHeadless && (own?.end !== other?.end || own?.months !== other?.months)) return false
  const sides = debits.test(column.header) && credits.test(next.header)
  const alike = next.header.startsWith(column.header) || column.header.startsWith(next.header)
  if (!sides && !alike && (!next.total || column.total)) return false
  const details = table.rows.filter(row => row.cells[index]?.value)
  const shared = details.filter(row => row.cells[index + 1]?.value).length
  return shared <= details.length * (isHeadless ? inset.maxSharedHeadless : inset.maxSharedRows)
}
const { debit: debits, credit: credits } = patternsOf(words.columns)
/**
 * What makes a list one with a column of details set in. Half or double of any member changes 3 of 54 tuned statements at most.
 * - `maxSharedRows`: Rows that close an inset list fill both columns.
 * - `maxSharedHeadless`: A column without a header or period is no other year's only where hardly a row fills both.
 * - `minAmounts`: An inset column has several details; fewer are stray numbers inside labels.
 */
const inset = { maxSharedRows: 0.5, maxSharedHeadless: 0.1, minAmounts: 3 } as const

/** What is left at the end is taken off what was bought. */
const remaining = phrasePattern(signs.remaining, 'start')

/** A row whose inset column holds an item and whose outer column a subtotal prints two lines in one. */
function linesOfRow(row: Row, columns: readonly PeriodColumn[], side: FinancialTable['side']): StatementLine[] {
  const inner = columns.map(({ parts }) => parts.map(part => row.cells[part]).findLast(cell => cell) ?? null)
  const outer = columns.map(({ index }) => row.cells[index] ?? null)
  const both = inner.some((cell, i) => cell?.value && outer[i]?.value)
  const named = normalizeLabel(row.label)
  const normal = { ...named, less: named.less || remaining.test(row.label) }
  // "Total" alone names nothing.
  const label = normal.total && normal.tokens.length === 0 ? '' : row.label
  const base = { ...row, label, normal, side }
  if (!both) return [{ ...base, values: outer.map((cell, i) => (cell?.value ? cell : (inner[i] ?? cell))) }]
  return [
    { ...base, values: inner },
    { ...base, label: '', normal: normalizeLabel(''), labelBox: null, ruleAbove: true, values: outer },
  ]
}

/** The lines of a table under the given columns; rows that hold amounts only in other columns are left out. */
export function linesOfTable(table: FinancialTable, columns: readonly PeriodColumn[]): readonly StatementLine[] {
  return table.rows.flatMap(row => {
    const lines = linesOfRow(row, columns, table.side)
    const heading = lines.length === 1 && isHeading(lines[0]!)
    const isOther = (cell: Row['cells'][number], at: number) =>
      cell && !cell.percent && table.columns[at]!.role !== 'note'
    return heading && (row.label === '' || row.cells.some(isOther)) ? [] : lines
  })
}
