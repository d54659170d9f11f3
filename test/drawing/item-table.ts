/** A table of texts: columns with headers, cells of one or several lines. */
import type { BlockStyle, Page } from './page.ts'

export interface ItemColumn {
  readonly header: string
  /** Left edge, right edge or middle, as it is aligned. */
  readonly x: number
  readonly align?: 'left' | 'right' | 'center'
}

export interface ItemTableStyle {
  /** What sets the headers off: a line below them, a colored stripe behind them, nothing. */
  readonly header?: 'rule' | 'shaded' | 'plain'
  readonly from?: number
  readonly to?: number
  /** Between rows, in points. */
  readonly step?: number
  /** A line below each row. */
  readonly lines?: boolean
}

type Cells = readonly (string | null)[]

/** Draws headers and rows; returns the y below. */
export function drawItemTable(
  page: Page,
  columns: readonly ItemColumn[],
  y: number,
  rows: readonly Cells[],
  style: ItemTableStyle = {},
): number {
  const { header = 'rule', from = 48, to = page.width - 48, step = 4, lines = false } = style
  const headers = columns.map(column => column.header)
  if (header === 'shaded') page.shade(from, y - 4, to - from, page.size + 8)
  let at = drawRow(page, columns, y, headers, 3, { bold: true })
  if (header === 'rule') page.rule(from, to, at - 2)
  at += 4
  for (const cells of rows) {
    at = drawRow(page, columns, at, cells, step, {})
    if (lines) page.rule(from, to, at - step / 2 - 2, 0.3)
  }
  return at + 4
}

function drawRow(
  page: Page,
  columns: readonly ItemColumn[],
  y: number,
  cells: Cells,
  gap: number,
  style: BlockStyle,
): number {
  let bottom = y + page.size * 1.35
  cells.forEach((cell, index) => {
    if (cell === null || cell === '') return
    const { x, align = 'left' } = columns[index]!
    bottom = Math.max(bottom, page.block(cell.split('\n'), x, y, { ...style, align }))
  })
  return bottom + gap
}
