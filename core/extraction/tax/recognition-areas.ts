/** What of a recognized form is worth being recognized again: its columns of figures, and who the owner of a Schedule K-1 is. */
import type { Box, Page, RecognitionAreas, Word } from '../../document/model.ts'
import { formPage } from './page-view.ts'
import { sheetOf } from './sheets.ts'

/** A word that may be an amount, or what recognition left of one. */
const figure = /^[($<]?\d{1,3}(?:[.,]\d{2,3})+\W{0,2}$|^\d{1,3},$|^[($<]?\d{1,3}\.$|^\d{4,}$/

/**
 * Distances in points.
 * - `column`: Right edges of the amounts of one column lie within so much.
 * - `width`: Wide enough for a part of every amount of the column: what reaches into it is read whole.
 */
const reach = { column: 9, width: 26 } as const

/**
 * A Schedule K-1 names the issuer and the owner at its left, in type that often touches the captions. Shares of the width and height.
 * - `items`: Where these items stand.
 * - `numbers`: Where their identifying numbers begin.
 * - `parts`: From where to where they are read as blocks: all, those about the issuer, those about the owner.
 */
const k1 = {
  items: { from: 0.04, to: 0.38, top: 0.1, bottom: 0.5 },
  numbers: { from: 0.09, to: 0.2 },
  parts: [
    [0.1, 0.5],
    [0.1, 0.3],
    [0.3, 0.45],
  ],
} as const

/** null: the page is no form, or was not recognized. */
export function recognitionAreas(page: Page): RecognitionAreas | null {
  if (page.source !== 'ocr') return null
  const sheet = sheetOf(formPage(page, ''))?.sheet
  if (sheet === undefined) return null
  const words = page.lines.flatMap(({ words }) => words)
  const top = Math.min(...words.map(({ box }) => box.top))
  const bottom = Math.max(...words.map(({ box }) => box.bottom))
  const columns = figureColumns(words).map(column => ({ ...column, top, bottom }))
  const { width, height } = page
  const { items, numbers } = k1
  const isK1 = sheet.startsWith('K-1')
  const down = { top: items.top * height, bottom: items.bottom * height }
  return {
    columns: isK1 ? [...columns, { left: numbers.from * width, right: numbers.to * width, ...down }] : columns,
    certain: words.filter(isCaption).map(({ box }) => box),
    texts: isK1 ? partsOf(page) : [],
  }
}

const partsOf = ({ width, height }: Page): readonly Box[] =>
  k1.parts.map(([top = 0, bottom = 1]) => ({
    left: k1.items.from * width,
    right: k1.items.to * width,
    top: top * height,
    bottom: bottom * height,
  }))

/** A word of letters that was recognized for certain. */
const isCaption = ({ text, confidence }: Word): boolean => confidence > CERTAIN && /[a-z]{4}/i.test(text)
const CERTAIN = 0.85

function figureColumns(words: readonly Word[]): readonly Pick<Box, 'left' | 'right'>[] {
  const columns: { left: number; right: number }[] = []
  for (const { box } of words.filter(({ text }) => figure.test(text)).toSorted((a, b) => b.box.right - a.box.right)) {
    const column = columns.at(-1)
    if (column !== undefined && column.right - box.right <= reach.column) continue
    columns.push({ left: Math.max(0, box.right - reach.width), right: box.right })
  }
  return columns
}
