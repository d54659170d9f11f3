/** The lines of a page as rows of an item table: what is printed at one height, in cells split by gaps. */
import { centerOf, unionOf, verticalOverlap } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import { isCurrencyWord, isNumberWord, parseCell, type CellValue } from './values.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'
import { groupConsecutive } from '../../values/sequences.ts'
import { textOf, type InvoicePage } from '../../layout/document-view.ts'
import { isTypedSpace } from '../../layout/cells.ts'

export { textOf } from '../../layout/document-view.ts'

export interface RowCell {
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  /** null: text. */
  readonly value: CellValue | null
}

export interface PageRow {
  /** 1-based. */
  readonly page: number
  readonly cells: readonly RowCell[]
  readonly words: readonly Word[]
  readonly box: Box
  readonly text: string
  /** Typical height of its type. */
  readonly size: number
}

/** Words are split into cells by gaps wider than this many em, or this many spaces of the page. */
const cellGap = 0.85
const cellSpaces = 1.8

/** The rows of a page, top to bottom. */
export function rowsOf(page: InvoicePage, style: NumberStyle): readonly PageRow[] {
  const leftToRight = page.page.lines.map(({ words }) => words.toSorted((a, b) => a.box.left - b.box.left))
  return leftToRight.map(words => rowOf(words, page, style))
}

function rowOf(words: readonly Word[], { page, metrics }: InvoicePage, style: NumberStyle): PageRow {
  const strokes = page.rules.filter(rule => rule.direction === 'vertical').map(rule => rule.box)
  const box = unionOf(words.map(word => word.box))
  const near = strokes.filter(rule => verticalOverlap(rule, box) > 0.5 * (box.bottom - box.top))
  const wide = Math.max(cellGap * metrics.em, Math.min(cellSpaces * metrics.space, 1.3 * metrics.em))
  const begins = (before: Word, word: Word, open: readonly Word[]): boolean => {
    const gap = word.box.left - before.box.right
    const ruled = near.some(rule => centerOf(rule) > before.box.right - 2 && centerOf(rule) < word.box.left + 2)
    const twoNumbers =
      (/[.,]\d\d/.test(before.text + word.text) || gap > 1.6 * metrics.space) &&
      isNumberWord(before.text) &&
      (isNumberWord(word.text) || (isCurrencyWord(word.text) && !trails(gap, word, words[words.indexOf(word) + 1])))
    const isMarked = open.length === 1 && isCurrencyWord(before.text) && isNumberWord(word.text)
    const isApart = gap > wide && !isTypedSpace(before, word, style.ocr)
    return !isMarked && (ruled || isApart || (twoNumbers && gap > 0.6 * metrics.space))
  }
  const sizes = words.map(word => word.size).toSorted((a, b) => a - b)
  return {
    page: page.number,
    cells: groupConsecutive(words, begins).map(group => cellOfWords(group, style)),
    words,
    box,
    text: textOf(words),
    size: sizes[sizes.length >> 1] ?? metrics.em,
  }
}

/** Whether a mark stands behind its number ("44,40 €") rather than before the next one ("2  € 44,40"). */
const trails = (gap: number, mark: Word, next: Word | undefined): boolean =>
  next === undefined || !isNumberWord(next.text) || next.box.left - mark.box.right > 1.5 * gap

/** A cell of these words and the value they stand for. */
export function cellOfWords(words: readonly Word[], style: NumberStyle): RowCell {
  const text = textOf(words)
  return { words, text, box: unionOf(words.map(word => word.box)), value: parseCell(text, style) }
}
