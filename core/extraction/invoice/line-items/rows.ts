/** The lines of a page as rows of an item table: what is printed at one height, in cells split by gaps. */
import { unionOf, verticalOverlap } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import { isCurrencyWord, isNumberWord, parseCell, type CellValue } from './values.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'
import { leadingCurrency } from '../../values/amounts/currencies.ts'
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
  const groups: Word[][] = [words.slice(0, 1)]
  for (const [index, word] of words.slice(1).entries()) {
    const open = groups.at(-1)!
    const before = open.at(-1)!
    const next = words[index + 2]
    const gap = word.box.left - before.box.right
    const ruled = near.some(({ left, right }) => {
      const x = (left + right) / 2
      return x > before.box.right - 2 && x < word.box.left + 2
    })
    const twoNumbers =
      (/[.,]\d\d/.test(before.text + word.text) || gap > 1.6 * metrics.space) &&
      isNumberWord(before.text) &&
      (isNumberWord(word.text) || (isCurrencyWord(word.text) && !trails(gap, word, next)))
    const grouped = isSpacedAmount(textOf([...open, word]))
    const mark = open.length === 1 && isCurrencyWord(before.text) && isNumberWord(word.text)
    if (
      !mark &&
      !(grouped && gap < cellSpaces * metrics.space) &&
      (ruled || (gap > wide && !isTypedSpace(before, word, style.ocr)) || (twoNumbers && gap > 0.6 * metrics.space))
    )
      groups.push([word])
    else open.push(word)
  }
  const sizes = words.map(word => word.size).toSorted((a, b) => a - b)
  return {
    page: page.number,
    cells: groups.map(group => cellOfWords(group, style)),
    words,
    box,
    text: textOf(words),
    size: sizes[sizes.length >> 1] ?? metrics.em,
  }
}

/** "R 286 400.00": behind a currency the groups of one number stand a space apart. */
const isSpacedAmount = (text: string): boolean =>
  /^\D+[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d\d)?$/.test(text) && leadingCurrency(text) !== null

/** Whether a mark stands behind its number ("44,40 €") rather than before the next one ("2  € 44,40"). */
const trails = (gap: number, mark: Word, next: Word | undefined): boolean =>
  next === undefined || !isNumberWord(next.text) || next.box.left - mark.box.right > 1.5 * gap

/** A cell of these words and the value they stand for. */
export function cellOfWords(words: readonly Word[], style: NumberStyle): RowCell {
  const text = textOf(words)
  return { words, text, box: unionOf(words.map(word => word.box)), value: parseCell(text, style) }
}
