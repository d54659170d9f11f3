/** How many were sold and what one costs, where the text of a listed thing says it: "Qty: 4, $119.49 each", "1,400 ft @ 14.85". */
import type { AmountPair } from './label-amount-pairs.ts'
import { cellOfWords, type RowCell } from './rows.ts'
import type { PageRows } from './tables.ts'

export interface CountedPrice {
  readonly quantity: RowCell
  readonly rate: RowCell
}

/** The text of a listed thing takes no more rows. */
const maxRows = 5

/** The count and the price among the words of a pair and of the rows below it that make its amount; null without them. */
export function countedPrice(
  pair: AmountPair,
  pairs: readonly AmountPair[],
  pages: readonly PageRows[],
): CountedPrice | null {
  const source = pages.find(({ page }) => page.page.number === pair.page)
  if (source === undefined) return null
  const from = source.rows.indexOf(pair.row)
  const own = source.rows.slice(from, from + maxRows)
  const next = own.findIndex((row, at) => at > 0 && pairs.some(other => other.row === row))
  const words = own.slice(0, next < 0 ? own.length : next).flatMap(row => row.words)
  const numbers = words.flatMap(word => {
    const text = word.text.replace(/^\(|[),;]+$/g, '')
    const cell = cellOfWords([{ ...word, text }], source.style)
    return pair.cell.words.includes(word) || cell.value === null || cell.value.word || cell.value.percent ? [] : [cell]
  })
  for (const quantity of numbers)
    for (const rate of numbers) {
      const isCount = !quantity.value!.isAmount && rate.value!.isAmount
      if (isCount && Math.abs(quantity.value!.value * rate.value!.value - pair.value) < 0.006) return { quantity, rate }
    }
  return null
}
