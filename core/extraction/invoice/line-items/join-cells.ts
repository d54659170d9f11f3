/** What the cells say together that stand in one column of a row. */
import { cellOfWords, type RowCell } from './rows.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'

/** The cells of one column of a row as one: words beside each other, a number split by a space, or the amount beside a count. */
export function mergeCells(cells: readonly RowCell[], style: NumberStyle): RowCell | null {
  const [first] = cells
  if (first === undefined || cells.length === 1) return first ?? null
  const numbers = cells.filter(cell => cell.value !== null && !cell.value.word)
  const [amount, ...more] = numbers.filter(({ value }) => value!.isAmount || value!.value >= minAmount)
  if (amount !== undefined && more.length === 0) {
    // A count without a header of its own, or a border OCR read as a letter, stands apart from the amount of the next column.
    const others = numbers.length > 1 ? numbers : cells.filter(({ text }) => style.ocr && text.length <= 2)
    const apart = others.filter(cell => cell !== amount && isDistant(cell, amount))
    if (apart.length > 0 && apart.length === (numbers.length > 1 ? numbers : cells).length - 1) return amount
  }
  return cellOfWords(
    cells.flatMap(cell => cell.words),
    style,
  )
}

/** Cells this far apart (in heights of their type) are no parts of one number. */
const minDistance = 1.5
/** Whole numbers from here on are amounts rather than counts. */
const minAmount = 1000
const isDistant = (a: RowCell, b: RowCell): boolean =>
  Math.max(a.box.left - b.box.right, b.box.left - a.box.right) > minDistance * (b.box.bottom - b.box.top)
