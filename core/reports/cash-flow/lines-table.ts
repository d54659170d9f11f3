/** Lines of the cash flow desk as a table: periods side by side, each computed line a formula over the cells it names. */
import type { Worksheet } from 'exceljs'
import { termsOf, type Row } from '../../analysis/cash-flow/lines.ts'
import type { CashFlowLines } from '../../contract/cash-flow.ts'
import { binding, cellOf, guarded, type CellFormula, type Expression } from '../formula.ts'
import { color, numberFormat, put, restyle, rowRule, styles, type CellStyle } from '../workbook.ts'

/** A column: its heading, what it computes by, and its values. */
export interface LineColumn {
  readonly heading: string
  readonly rows: readonly Row[]
  readonly lines: CashFlowLines
  /** Formulas for lines that come from another part of the workbook, by name. */
  readonly linked: Readonly<Record<string, CellFormula>>
}

export interface LinesTable {
  /** Row of a line, 1-based; undefined: it is in no column. */
  readonly rowOf: (name: string) => number | undefined
  readonly nextRow: number
}

const formats: Readonly<Record<string, string>> = {
  amount: numberFormat.cents,
  ratio: numberFormat.times,
  days: numberFormat.days,
}
/** Lines that a reader looks for first. */
const prominent: ReadonlySet<string> = new Set([
  'ebitda',
  'adjusted_ebitda',
  'debt_service',
  'dscr',
  'fccr',
  'pro_forma_dscr',
  'change_in_cash',
  'gap',
  'financing_surplus',
  'net_cash_income',
])

/** The order of lines over all columns: each column's own order, merged. */
function orderOf(columns: readonly LineColumn[]): readonly string[] {
  const order: string[] = []
  for (const { rows } of columns) {
    let at = 0
    for (const { name } of rows) {
      const known = order.indexOf(name)
      if (known === -1) order.splice(at++, 0, name)
      else at = known + 1
    }
  }
  return order
}

/** Where each line will stand when the table begins in a row. */
export function planLines(columns: readonly LineColumn[], from: number): LinesTable {
  const order = orderOf(columns)
  return {
    rowOf: name => (order.includes(name) ? from + 1 + order.indexOf(name) : undefined),
    nextRow: from + 2 + order.length,
  }
}

/** Writes the table; `letterOf` names the column of a period. */
export function addLines(
  sheet: Worksheet,
  columns: readonly LineColumn[],
  from: number,
  letterOf: (index: number) => string,
): LinesTable {
  const table = planLines(columns, from)
  put(sheet, [from, 1], null, styles.head)
  for (const [index, { heading, rows, lines, linked }] of columns.entries()) {
    put(sheet, [from, index + 2], heading, styles.headRight)
    for (const row of rows) {
      const at = table.rowOf(row.name)!
      const line = lines[row.name]!
      const isComputed = 'sum' in row || 'over' in row
      const expression = isComputed ? expressionOf(row, lines, name => `${letterOf(index)}${table.rowOf(name)}`) : null
      const content = linked[row.name] ?? (expression === null ? line.value : guarded(expression))
      put(sheet, [at, index + 2], content, cellStyle(row.name, line.unit, isComputed || row.name in linked))
      put(
        sheet,
        [at, 1],
        line.label,
        restyle(styles.text, {
          border: rowRule,
          ...(prominent.has(row.name) && { font: { ...styles.text.font, bold: true } }),
        }),
      )
    }
  }
  return table
}

function cellStyle(name: string, unit: string, isComputed: boolean): CellStyle {
  const base = restyle(styles.amount, { numFmt: formats[unit]!, border: rowRule })
  if (prominent.has(name)) return restyle(base, { font: { ...styles.amount.font, bold: true } })
  // Inputs in blue, as analysts mark what may be typed over.
  return isComputed ? base : restyle(base, { font: { ...styles.amount.font, color: { argb: `FF${color.input}` } } })
}

/** A sum or quotient over cells. Optional terms count as 0 where their cell is empty. */
function expressionOf(row: Row, lines: CashFlowLines, cell: (name: string) => string): Expression {
  const value = lines[row.name]!.value
  const need = (name: string): Expression => cellOf(cell(name), lines[name]!.value)
  const base = { value, available: true, binding: binding.sum }
  if ('sum' in row) {
    const terms = termsOf(row.sum)
    const text = terms
      .map(
        ({ name, sign, optional }, index) =>
          `${sign < 0 ? '-' : index === 0 ? '' : '+'}${optional ? `N(${cell(name)})` : cell(name)}`,
      )
      .join('')
    const required = terms.filter(({ optional }) => !optional)
    const anyOf = `COUNT(${terms.map(({ name }) => cell(name)).join(',')})>0`
    return {
      ...base,
      text,
      parts: required.map(({ name }) => need(name)),
      ...(required.length === 0 && { condition: anyOf }),
    }
  }
  if (!('over' in row)) throw new Error(`${row.name} is no formula`)
  const [of, by] = row.over
  const times = row.times === undefined ? '' : `*${cell(row.times)}`
  return {
    ...base,
    text: `${cell(of)}/${cell(by)}${times}`,
    parts: [need(of), need(by), ...(row.times === undefined ? [] : [need(row.times)])],
    condition: `${cell(by)}>0`,
  }
}
