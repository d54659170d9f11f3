/** Text rows → rows: which numbers stand in which column, and which lines make one label. */
import { middleOf, unionOf } from '../../document/geometry.ts'
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

/** Numbers of a text row by column; words that run into the columns make the text row text. */
function cellsOf(textRow: TextRow, extents: readonly ColumnExtent[], metrics: PageMetrics): (NumberToken | null)[] {
  const cells: (NumberToken | null)[] = extents.map(() => null)
  const zone = Math.min(...extents.map(({ left }) => left)) - metrics.em
  const zoneRight = Math.max(...extents.map(({ right }) => right)) + metrics.em
  const inside = textRow.tokens.flatMap(token =>
    token.kind === 'word' &&
    token.word.box.left >= zone &&
    token.word.box.left < zoneRight &&
    token.word.text.length > 2
      ? [token.word]
      : [],
  )
  if (inside.length >= 3) return cells
  const last = textRow.tokens.findLast(
    token => token.kind === 'word' && token.word.box.left < zone && token.word.text.length > 1,
  )
  const labelRight = last?.kind === 'word' ? last.word.box.right : -Infinity
  for (const token of textRow.tokens) {
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
function labelWords(
  textRow: TextRow,
  cells: readonly (NumberToken | null)[],
  extents: readonly ColumnExtent[],
): readonly Word[] {
  const first = Math.min(...cells.flatMap(cell => (cell === null ? [] : [cell.words[0]?.box.left ?? cell.box.left])))
  const limit = first === Infinity ? Math.max(...extents.map(({ right }) => right)) : first
  const cellWords = new Set(cells.flatMap(cell => cell?.words ?? []))
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

function draftOf(
  textRow: TextRow,
  extents: readonly ColumnExtent[],
  metrics: PageMetrics,
  ruleAbove: boolean,
): DraftRow {
  const cells = cellsOf(textRow, extents, metrics)
  const words = labelWords(textRow, cells, extents)
  const label = labelText(words)
  const meaningful = /[\p{L}\d]/u.test(label)
  return {
    words: meaningful ? words : [],
    label: meaningful ? label : '',
    cells,
    box: textRow.box,
    lastTop: textRow.box.top,
    left: meaningful ? Math.min(...words.map(({ box }) => box.left)) : null,
    ruleAbove: ruleAbove && cells.some(cell => cell !== null),
  }
}

/**
 * Horizontal strokes under numbers: within the columns, not the borders of cells or the page. Two strokes close together
 * end what stands above them and open nothing.
 */
function ruleOver(
  row: Box,
  above: Box | null,
  context: { readonly extents: readonly ColumnExtent[]; readonly rules: readonly Rule[]; readonly em: number },
): boolean {
  const { extents, rules, em } = context
  const left = Math.min(...extents.map(extent => extent.left)) - strokeReach.left * em
  const top = above === null ? row.top - strokeReach.above * em : middleOf(above)
  return rules.some(
    ({ direction, box }) =>
      direction === 'horizontal' &&
      box.left >= left &&
      box.top <= row.top + strokeReach.below * em &&
      box.top >= top &&
      extents.some(extent => box.left < extent.right && box.right > extent.left),
  )
}

/** The rows of a block, top to bottom. Rows without cells are headings. */
export function rowsOf(
  textRows: readonly TextRow[],
  extents: readonly ColumnExtent[],
  rules: readonly Rule[],
  metrics: PageMetrics,
): readonly DraftRow[] {
  const drafts: DraftRow[] = []
  for (const textRow of textRows) {
    const ruleAbove = ruleOver(textRow.box, drafts.at(-1)?.box ?? null, { extents, rules, em: metrics.em })
    const draft = draftOf(textRow, extents, metrics, ruleAbove)
    if (draft.label === '' && isEmpty(draft)) continue
    drafts.push(draft)
  }
  const printed = drafts.flatMap(({ cells }) =>
    cells.flatMap(cell => /\.(\d{1,4})\D*$/.exec(cell?.text ?? '')?.[1]?.length ?? []),
  )
  const decimals = printed.toSorted((a, b) => a - b)[printed.length >> 1] ?? 0
  return joinLabels(joinWrappedNumbers(withoutOtherLanguage(drafts), decimals), metrics.em)
}

/** Lists in two languages print at least so many labels twice, and nearly all of them. */
const bilingual = { min: 6, share: 0.75 } as const

/** The rows of a list that prints every label in another language on the line above, without those lines. */
function withoutOtherLanguage(drafts: readonly DraftRow[]): readonly DraftRow[] {
  const labeled = drafts.filter(row => row.label !== '' && !isEmpty(row))
  const doubled = new Set(
    drafts.flatMap((row, index) => {
      const below = drafts[index + 1]
      return isEmpty(row) && below !== undefined && labeled.includes(below) && Math.abs(below.left! - row.left!) < 2
        ? [row]
        : []
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
