/** How many were sold and what one costs, where no column says it: "Qty: 4, $119.49 each", "1,400 ft @ 14.85", "2 of: Lift". */
import { cellAt, valueAt, type LineRoles } from './arithmetic.ts'
import type { TableRow } from './columns.ts'
import type { LineDraft } from './draft.ts'
import type { AmountPair } from './label-amount-pairs.ts'
import { cellOfWords, type RowCell } from './rows.ts'
import type { NumberStyle } from '../../values/amounts/amount.ts'
import type { PageRows } from './tables.ts'
import { isNumberWord } from './values.ts'

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

/** What stands between a count and the name of what is counted: "2 of: Lift". */
const afterCount = 'of:'

/** The index of the description a row begins with a count ("2 of: Lift"); null without one. */
export const countBefore = (row: TableRow, { descriptions }: LineRoles): number | null =>
  descriptions.find(index => {
    const words = row.cells[index]?.words ?? []
    return words.length > 2 && isNumberWord(words[0]!.text) && words[1]!.text.toLowerCase() === afterCount
  }) ?? null

/** The row with the count before its name in a column of its own, the last. */
export function withCount(row: TableRow, roles: LineRoles, style: NumberStyle): TableRow {
  const at = countBefore(row, roles)
  if (at === null) return { ...row, cells: [...row.cells, null] }
  const [count, , ...name] = row.cells[at]!.words
  return { ...row, cells: [...row.cells.with(at, cellOfWords(name, style)), cellOfWords([count!], style)] }
}

/** The draft of a row that states a count and the price of one, with the amount they make; null for any other. */
export function multiplied(draft: LineDraft): LineDraft | null {
  const { row, roles } = draft
  const [count, rate] = [valueAt(row, roles.quantity), cellAt(row, roles.rate)]
  if ((roles.amount ?? roles.gross) !== null || count === null || !rate?.value || rate.value.word) return null
  if (row.row.cells.some(({ box, value }) => value !== null && box.left >= rate.box.right)) return null
  const value = { ...rate.value, value: Math.round(100 * count.value * rate.value.value) / 100 }
  const cells = [...row.cells, { ...rate, value }]
  return { ...draft, row: { ...row, cells }, roles: { ...roles, amount: cells.length - 1 }, productCloses: true }
}
