/** What the cells say together that stand in one column of a row. */
import { cellOfWords, type RowCell } from './rows.ts'
import type { NumberStyle } from './values.ts'

/** The cells that fell into one column of a row as one: a number split by a space, words beside each other, a number beside stray marks. */
export function mergeCells(cells: readonly RowCell[], style: NumberStyle): RowCell | null {
  const [first] = cells
  if (first === undefined) return null
  const figures = cells.filter(cell => cell.value !== null && !cell.value.word)
  // A rate of tax printed into the column of prices.
  const own = figures.filter(cell => cell.value?.percent === false)
  if (figures.length > 1 && own.length === 1) return own[0]!
  // A border or a spot read as a letter, far from the number of its column.
  const lone = figures.length === 1 && cells.length === 2 ? cells.find(cell => cell !== figures[0])! : null
  if (style.ocr && lone !== null && lone.text.length <= 2 && isDistant(lone, figures[0]!)) return figures[0]!
  // A count without a header of its own stands before the amount of the next column.
  const amount = figures.filter(({ value }) => value!.isAmount || value!.value >= minAmount)
  if (
    figures.length > 1 &&
    amount.length === 1 &&
    figures.every(cell => cell === amount[0] || isDistant(cell, amount[0]!))
  )
    return amount[0]!
  const words = cells.flatMap(cell => cell.words)
  // "9,12,500 | 00": rupees and paise in columns of their own.
  const [main, cents] = figures
  if (figures.length === 2 && cells.length === 2 && /\d{3}$/.test(main!.text) && /^\d\d$/.test(cents!.text)) {
    const whole = cellOfWords(words, style)
    const value = main!.value!
    return { ...whole, value: { ...value, value: value.value + Math.sign(value.value) * (cents!.value!.value / 100), step: 0.01, isAmount: true } } // prettier-ignore
  }
  return cells.length === 1 ? first : cellOfWords(words, style)
}

/** Cells this far apart (in heights of their type) are no parts of one number. */
const minDistance = 1.5
/** Whole numbers from here on are amount rather than counts. */
const minAmount = 1000
const isDistant = (a: RowCell, b: RowCell): boolean =>
  Math.max(a.box.left - b.box.right, b.box.left - a.box.right) > minDistance * (b.box.bottom - b.box.top)
