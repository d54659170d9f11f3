/** A sheet as a page: each cell where it stands in the grid, so that the tables of statements are found as on print; and back to the cells. */
import type { Box, Line, Page, Word } from '../../../document/model.ts'
import { addressOf, type Sheet, type SheetCell } from './sheet.ts'

/** Points: a line, the type, a character, the space between columns, the margin of the page. */
const page = { line: 14, type: 10, character: 5, gap: 18, margin: 36 } as const

/** Where a sheet's cells lie on its page. */
export interface SheetGrid {
  readonly sheet: string
  /** Right edges of the columns, in points; beyond the last one there is none. */
  readonly columns: readonly number[]
}

export interface SheetPage {
  readonly page: Page
  readonly grid: SheetGrid
}

/** `number`: of the page, from 1. Rows of the sheet without a cell are empty lines. */
export function pageOfSheet(sheet: Sheet, number: number): SheetPage {
  const widths: number[] = []
  for (const { column, text } of sheet.cells)
    widths[column] = Math.max(widths[column] ?? 0, text.length * page.character)
  const columns: number[] = []
  for (let at = 0, x = page.margin; at < widths.length; at++) columns.push((x += (widths[at] ?? 0) + page.gap))
  const rows = Map.groupBy(sheet.cells, ({ row }) => row)
  const lines = [...rows.values()].map(cells => lineOf(cells, columns))
  const last = Math.max(0, ...rows.keys())
  return {
    page: {
      number,
      width: (columns.at(-1) ?? 0) + page.margin,
      height: (last + 1) * page.line + 2 * page.margin,
      source: 'text-layer',
      lines,
      rules: [],
    },
    grid: { sheet: sheet.name, columns },
  }
}

function lineOf(cells: readonly SheetCell[], columns: readonly number[]): Line {
  const words = cells.flatMap(cell => wordsOf(cell, columns))
  const boxes = words.map(({ box }) => box)
  return {
    words,
    text: words.map(({ text }) => text).join(' '),
    box: {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: boxes[0]!.top,
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: boxes[0]!.bottom,
    },
  }
}

function wordsOf({ text, row, column, bold, right }: SheetCell, columns: readonly number[]): readonly Word[] {
  const end = columns[column]! - page.gap
  const start = column === 0 ? page.margin : columns[column - 1]!
  const left = right ? end - text.length * page.character : start
  const top = page.margin + row * page.line
  return [...text.matchAll(/\S+/g)].map(match => ({
    text: match[0],
    box: {
      left: left + match.index * page.character,
      top,
      right: left + (match.index + match[0].length) * page.character,
      bottom: top + page.type,
    },
    confidence: 1,
    bold,
    size: page.type,
  }))
}

/** The address of the cell in which a box lies: the one of its right edge, for amounts stand there. */
export function cellAt({ columns }: SheetGrid, box: Box): string {
  const row = Math.floor((box.top - page.margin) / page.line + 0.5)
  const column = columns.findIndex(edge => box.right <= edge)
  return addressOf(Math.max(0, row), column === -1 ? columns.length - 1 : column)
}
