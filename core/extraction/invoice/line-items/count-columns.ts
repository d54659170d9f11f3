/** Counts that stand before names instead of in a column ("2 of: Lift"), and amounts that counts and printed prices make. */
import { cellAt, valueAt, type LineRoles } from './arithmetic.ts'
import type { TableRow } from './columns.ts'
import type { LineDraft } from './draft.ts'
import { cellOfWords } from './rows.ts'
import { isNumberWord } from './values.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'

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
