/** Text rows → rows: which numbers stand in which column, and which lines make one label. */
import { horizontalOverlap, middleOf, unionOf } from '../../document/geometry.ts'
import type { Box, Rule, Word } from '../../document/model.ts'
import { isNoteReference } from '../values/amounts/parse-amount.ts'
import { type TextRow, textOf } from '../layout/text-rows.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import { type ColumnExtent, columnIndexOf } from './columns.ts'
import { type DraftRow, isEmpty } from './draft-row.ts'
import { labelText } from './labels.ts'
import type { NumberToken } from '../layout/tokens.ts'
import { joinLabels } from './wrapped-labels.ts'
import { joinConsecutive } from '../values/sequences.ts'

/** The columns of numbers that rows are read from, and what is drawn between them. */
type RowLayout = Readonly<{ extents: readonly ColumnExtent[]; rules: readonly Rule[]; metrics: PageMetrics }>

/** Numbers of a text row by column; words that run into the columns make the text row text. */
function cellsOf({ tokens }: TextRow, { extents, metrics }: RowLayout): (NumberToken | null)[] {
  const cells: (NumberToken | null)[] = extents.map(() => null)
  const left = Math.min(...extents.map(extent => extent.left)) - metrics.em
  const right = Math.max(...extents.map(extent => extent.right)) + metrics.em
  const words = tokens.flatMap(token => (token.kind === 'word' ? [token.word] : []))
  const inside = words.filter(({ box, text }) => box.left >= left && box.left < right && text.length > 2)
  if (inside.length >= 3) return cells
  const labelRight = words.findLast(({ box, text }) => box.left < left && text.length > 1)?.box.right ?? -Infinity
  for (const token of tokens) {
    if (token.kind !== 'number' || token.box.left < labelRight - 1) continue
    const column = columnIndexOf(token, extents, metrics)
    const extent = extents[column]
    if (extent === undefined) continue
    const held = cells[column]
    if (!held || Math.abs(token.digitsRight - extent.right) < Math.abs(held.digitsRight - extent.right))
      cells[column] = token
  }
  return cells
}

/**
 * What separates stray words from a label. Half or double of any member changes 2 of 54 tuned statements at most.
 * - `gap`: Words set apart from a label by more than this, in type sizes, are not of it: a word space is a third of one.
 * - `maxConfidence`, `maxLength`: A speck made a word is short and recognized with less than this confidence.
 */
const stray = { gap: 1.2, maxConfidence: 0.6, maxLength: 3 } as const
/**
 * Where the stroke over a row of numbers may be, in type sizes: from so far above it when no row stands there, down to where OCR boxes of the row
 * begin too high, and beginning this far left of the columns; longer ones are borders.
 * Half or double of any member changes 1 of 54 tuned statements at most.
 */
const strokeReach = { above: 1.5, below: 0.45, left: 4 } as const

/** Words of the text row that are neither numbers of a cell nor stand right of the first one. */
function labelWords(textRow: TextRow, cells: DraftRow['cells'], { extents }: RowLayout): readonly Word[] {
  const numbers = cells.filter(cell => cell !== null)
  const limit =
    numbers.length === 0
      ? Math.max(...extents.map(({ right }) => right))
      : Math.min(...numbers.map(({ words, box }) => words[0]?.box.left ?? box.left))
  const cellWords = new Set(numbers.flatMap(({ words }) => words))
  const drawn = new Set(
    textRow.tokens.flatMap(token => (token.kind === 'leader' || token.kind === 'rule' ? [token.box] : [])),
  )
  const words = textRow.words.filter(word => !cellWords.has(word) && word.box.left < limit && !drawn.has(word.box))
  while (words.length > 1) {
    const from = words.findLastIndex(
      (word, index) => index > 0 && word.box.left - (words[index - 1]?.box.right ?? 0) > stray.gap * word.size,
    )
    if (from < 1 || !isStray(words.slice(from))) break
    words.splice(from)
  }
  return words
}

/** Words set apart behind a label: a reference to a note without a column of its own, or a speck made a word. */
function isStray(words: readonly Word[]): boolean {
  if (isNoteReference(textOf(words))) return true
  return words.every(word => word.confidence < stray.maxConfidence && word.text.length <= stray.maxLength)
}

/** The row a text row makes below the row `above`. */
function draftOf(textRow: TextRow, above: DraftRow | undefined, layout: RowLayout): DraftRow {
  const cells = cellsOf(textRow, layout)
  const words = labelWords(textRow, cells, layout)
  const label = labelText(words)
  const { box } = textRow
  const isLabeled = /[\p{L}\d]/u.test(label)
  return {
    words: isLabeled ? words : [],
    label: isLabeled ? label : '',
    cells,
    box,
    lastTop: box.top,
    left: isLabeled ? Math.min(...words.map(word => word.box.left)) : null,
    ruleAbove: cells.some(cell => cell !== null) && ruleOver(box, above?.box ?? null, layout),
  }
}

/**
 * Horizontal strokes under numbers: within the columns, not the borders of cells or the page. Two strokes close together
 * end what stands above them and open nothing.
 */
function ruleOver(row: Box, above: Box | null, { extents, rules, metrics }: RowLayout): boolean {
  const left = Math.min(...extents.map(extent => extent.left)) - strokeReach.left * metrics.em
  const top = above === null ? row.top - strokeReach.above * metrics.em : middleOf(above)
  const bottom = row.top + strokeReach.below * metrics.em
  return rules.some(({ direction, box }) => {
    const isBetween = box.left >= left && box.top <= bottom && box.top >= top
    return direction === 'horizontal' && isBetween && extents.some(extent => horizontalOverlap(box, extent) > 0)
  })
}

/** The rows of a block, top to bottom. Rows without cells are headings. */
export function rowsOf(textRows: readonly TextRow[], layout: RowLayout): readonly DraftRow[] {
  const drafts: DraftRow[] = []
  for (const textRow of textRows) {
    const draft = draftOf(textRow, drafts.at(-1), layout)
    if (draft.label !== '' || !isEmpty(draft)) drafts.push(draft)
  }
  const printed = drafts.flatMap(({ cells }) =>
    cells.flatMap(cell => /\.(\d{1,4})\D*$/.exec(cell?.text ?? '')?.[1]?.length ?? []),
  )
  const decimals = printed.toSorted((a, b) => a - b)[printed.length >> 1] ?? 0
  return joinLabels(joinWrappedNumbers(withoutOtherLanguage(drafts), decimals), layout.metrics.em)
}

/** Lists in two languages print at least so many labels twice, and nearly all of them. */
const bilingual = { min: 6, share: 0.75 } as const

/** The rows of a list that prints every label in another language on the line above, without those lines. */
function withoutOtherLanguage(drafts: readonly DraftRow[]): readonly DraftRow[] {
  const labeled = drafts.filter(row => row.label !== '' && !isEmpty(row))
  const doubled = new Set(
    drafts.filter((row, index) => {
      const below = drafts[index + 1]
      return isEmpty(row) && below && labeled.includes(below) && Math.abs(below.left! - row.left!) < 2
    }),
  )
  const isBilingual = doubled.size >= bilingual.min && doubled.size >= bilingual.share * labeled.length
  return isBilingual ? drafts.filter(row => !doubled.has(row)) : drafts
}

/** A digit or two in the line below that complete a number cut by a narrow cell ("1,165,00" / "0", "163.1" / "0"). */
const joinWrappedNumbers = (rows: readonly DraftRow[], decimals: number): readonly DraftRow[] =>
  joinConsecutive(rows, (above, row) => {
    const cells = row.label === '' ? completed(above, row, decimals) : null
    return cells && { ...above, box: unionOf([above.box, row.box]), cells }
  })

/** The cells of a row with the digits of the line below; null where any of those completes nothing. */
function completed(above: DraftRow, row: DraftRow, decimals: number): DraftRow['cells'] | null {
  if (isEmpty(row)) return null
  const cells: (NumberToken | null)[] = [...above.cells]
  for (const [index, tail] of row.cells.entries()) {
    const cell = above.cells[index]
    if (tail === null) continue
    const [, mark, digits] = /([.,])(\d+)$/.exec(cell?.text ?? '') ?? []
    const missing = (mark === ',' ? 3 : decimals) - (digits?.length ?? 0)
    if (!cell || mark === undefined || !/^\d{1,2}$/.test(tail.text) || tail.text.length !== missing) return null
    const box = unionOf([cell.box, tail.box])
    cells[index] = { ...cell, text: cell.text + tail.text, box, words: [...cell.words, ...tail.words] }
  }
  return cells
}
