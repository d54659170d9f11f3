/** A financial statement as a table: labels with indents and leaders, columns of amounts, rules at the totals. */
import type { Ledger, Row } from './ledger.ts'
import type { Page } from './page.ts'

/** A printed column: its right edge, what stands above it, and its text for a row (null: blank). */
export interface PrintedColumn {
  readonly right: number
  readonly header?: readonly string[]
  readonly text: (row: Row, index: number) => string | null
}

export interface TableStyle {
  readonly x: number
  readonly y: number
  readonly columns: readonly PrintedColumn[]
  readonly rowHeight?: number
  readonly indent?: number
  readonly leaders?: boolean
  readonly boldTotals?: boolean
  readonly boldHeadings?: boolean
  /** Rules above the amounts of totals; `double` under the last row too. */
  readonly rules?: 'none' | 'single' | 'double'
  readonly headerRule?: boolean
  /** Labels wider than this are broken at a space onto a second line, amounts on the last. */
  readonly labelWidth?: number
  readonly rows?: readonly Row[]
}

/** Draws the rows and returns the y below the last one. */
export function drawStatementTable(page: Page, ledger: Ledger, style: TableStyle): number {
  const { x, columns, rowHeight = page.size * 1.5, indent = 10, rules = 'single' } = style
  const rows = style.rows ?? ledger.rows
  let y = drawHeaders(page, style)
  for (const [index, row] of rows.entries()) {
    const bold =
      (row.style === 'total' && (style.boldTotals ?? true)) || (row.style === 'heading' && (style.boldHeadings ?? true))
    const labelX = x + row.level * indent
    const texts = columns.map(column => (row.style === 'heading' ? null : column.text(row, index)))
    const lines =
      style.labelWidth === undefined ? [row.label] : page.wrapped(row.label, style.labelWidth - (labelX - x), { bold })
    for (const line of lines.slice(0, -1)) {
      page.left(line, labelX, y, { bold })
      y += rowHeight
    }
    page.left(lines.at(-1)!, labelX, y, { bold })
    if (style.leaders && row.label !== '' && row.style !== 'heading' && texts.some(text => text !== null))
      drawLeaders(page, labelX + page.widthOf(lines.at(-1)!, { bold }) + 4, columns[0]!.right - 70, y)
    for (const [place, text] of texts.entries()) {
      if (text === null) continue
      // A closing parenthesis hangs to the right of the amounts, as accountants set it.
      const hang = text.endsWith(')') ? page.widthOf(')', { bold }) : 0
      page.right(text, columns[place]!.right + hang, y, { bold })
      if (row.style === 'total' && rules !== 'none') page.rule(columns[place]!.right - 58, columns[place]!.right, y - 2)
      if (row.style === 'total' && rules === 'double' && index === rows.length - 1)
        for (const gap of [0, 2]) page.rule(columns[place]!.right - 58, columns[place]!.right, y + page.size + 1 + gap)
    }
    y += rowHeight
  }
  return y
}

function drawHeaders(page: Page, style: TableStyle): number {
  const height = Math.max(0, ...style.columns.map(column => column.header?.length ?? 0))
  const step = page.size * 1.3
  for (const column of style.columns)
    for (const [line, text] of (column.header ?? []).entries())
      page.right(text, column.right, style.y + (height - (column.header ?? []).length + line) * step, { bold: true })
  const below = style.y + height * step
  if (style.headerRule) page.rule(style.x, Math.max(...style.columns.map(column => column.right)), below)
  return below + (height > 0 ? 5 : 0)
}

function drawLeaders(page: Page, from: number, to: number, y: number): void {
  const dot = page.widthOf('. ')
  const count = Math.floor((to - from) / dot)
  if (count > 1) page.left('. '.repeat(count).trimEnd(), to - count * dot, y)
}
