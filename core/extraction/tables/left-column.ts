/** Amounts printed left of their labels, as British clubs print last year's: read as a column behind all others. */
import { medianOf } from '../../document/geometry.ts'
import type { Box, Page, Word } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { type PageMetrics } from '../layout/page-metrics.ts'
import { segmentsOf, textRowOf, type TextRow } from '../layout/text-rows.ts'
import type { NumberToken } from '../layout/tokens.ts'

/**
 * What shows a column left of the labels.
 * - `rows`, `share`: So many rows begin with an amount, and this share of all rows with amounts; numbers of accounts and lines are no amounts.
 * - `edge`: Their right edges lie this near each other, in type sizes.
 */
const limits = { rows: 6, share: 0.5, edge: 0.6 } as const

/** The amount a row begins with, a label behind it; null without one. */
function leading({ tokens }: TextRow): NumberToken | null {
  const [first, second] = tokens
  const isAmount = first?.kind === 'number' && second?.kind === 'word' && /\d[.,]\d{2,3}\b/.test(first.text)
  return isAmount ? first : null
}

/** The rows with what stands left of their labels moved behind the page's right edge, and how far: 0 where nothing was moved. */
export function withLeftColumnLast(
  textRows: readonly TextRow[],
  page: Page,
  metrics: PageMetrics,
): { readonly textRows: readonly TextRow[]; readonly moved: number } {
  const rights = textRows.flatMap(row => leading(row)?.digitsRight ?? [])
  if (rights.length < limits.rows) return { textRows, moved: 0 }
  const edge = medianOf(rights) + limits.edge * metrics.em
  const aligned = rights.filter(right => right <= edge && right > edge - 2 * limits.edge * metrics.em).length
  const numbered = textRows.filter(({ tokens }) => tokens.some(({ kind }) => kind === 'number')).length
  if (aligned < limits.rows || aligned < limits.share * numbered) return { textRows, moved: 0 }
  const behind = (word: Word): Word => ({ ...word, box: shifted(word.box, page.width) })
  return {
    moved: page.width,
    textRows: textRows.map(row => {
      const left = new Set(segmentsOf(row.words, metrics).flatMap(({ box, words }) => (box.right <= edge ? words : [])))
      if (left.size === 0) return row
      const words = [...row.words.filter(word => !left.has(word)), ...[...left].map(behind)]
      return textRowOf(words, metrics, page.source === 'ocr')
    }),
  }
}

const shifted = (box: Box, by: number): Box => ({ ...box, left: box.left + by, right: box.right + by })

/** The table with its moved amounts where they are printed. */
export const withAmountsInPlace = (table: FinancialTable, moved: number): FinancialTable => ({
  ...table,
  rows: table.rows.map(row => ({
    ...row,
    cells: row.cells.map(cell =>
      cell !== null && moved > 0 && cell.box.left >= moved ? { ...cell, box: shifted(cell.box, -moved) } : cell,
    ),
  })),
})
