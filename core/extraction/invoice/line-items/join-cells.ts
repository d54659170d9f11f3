/** What the cells say together that stand in one column of a row. */
import { cellOfWords, type RowCell } from './rows.ts'
import type { NumberStyle } from './values.ts'

/** The cells that fell into one column of a row as one: a figure parted by a space, words beside each other, a figure beside stray marks. */
export function joinedCell(cells: readonly RowCell[], style: NumberStyle): RowCell | null {
  const [first] = cells
  if (first === undefined) return null
  const figures = cells.filter(cell => cell.value !== null && !cell.value.word)
  // A rate of tax printed into the column of prices.
  const own = figures.filter(cell => cell.value?.percent === false)
  if (figures.length > 1 && own.length === 1) return own[0]!
  // A border or a spot read as a letter, far from the figure of its column.
  const lone = figures.length === 1 && cells.length === 2 ? cells.find(cell => cell !== figures[0])! : null
  if (style.ocr && lone !== null && lone.text.length <= 2 && isApart(lone, figures[0]!)) return figures[0]!
  // A count without a head of its own stands before the money of the next column.
  const money = figures.filter(({ value }) => value!.money || value!.value >= leastMoney)
  if (figures.length > 1 && money.length === 1 && figures.every(cell => cell === money[0] || isApart(cell, money[0]!)))
    return money[0]!
  const words = cells.flatMap(cell => cell.words)
  // "9,12,500 | 00": rupees and paise in columns of their own.
  const [main, cents] = figures
  if (figures.length === 2 && cells.length === 2 && /\d{3}$/.test(main!.text) && /^\d\d$/.test(cents!.text)) {
    const whole = cellOfWords(words, style)
    const value = main!.value!
    return { ...whole, value: { ...value, value: value.value + Math.sign(value.value) * (cents!.value!.value / 100), step: 0.01, money: true } } // prettier-ignore
  }
  return cells.length === 1 ? first : cellOfWords(words, style)
}

/** Cells this far apart (in heights of their type) are no parts of one figure. */
const farApart = 1.5
/** Whole numbers from here on are money rather than counts. */
const leastMoney = 1000
const isApart = (a: RowCell, b: RowCell): boolean =>
  Math.max(a.box.left - b.box.right, b.box.left - a.box.right) > farApart * (b.box.bottom - b.box.top)
