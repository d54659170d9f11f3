/** What the statements of this batch share: the means of the batch of 2026-11-30-g, and groups whose amount stands on their heading. */
import { worked } from '../../2026-11-23-f/financial/statement.ts'
import { of, type Books, type Line } from '../../2026-11-30-g/financial/means.ts'

export { agree, alsoNamed, amount, body, escaped, fax, fine, of, office, percent, printed, statement, truthFrom, whole, withPrior, worn } from '../../2026-11-30-g/financial/means.ts' // prettier-ignore
export type { Books, Line } from '../../2026-11-30-g/financial/means.ts'
export { coarse, flat, phone } from '../../2026-11-28-z1/tax/scanners.ts'

/** Each heading with the amounts of its total; totals whose label starts with ~ are not printed themselves. */
export function headed(rows: readonly Line[]): Line[] {
  return rows
    .map((row, at): Line => {
      if (row.kind !== 'head') return row
      const total = rows.slice(at + 1).find(({ kind, indent }) => (kind === 'total' || kind === 'grand') && indent === row.indent) // prettier-ignore
      return total?.values === undefined ? row : { ...row, values: total.values }
    })
    .filter(({ label }) => !label.startsWith('~'))
}

/** Rows with only some of their columns. */
export const columnsOf = (rows: readonly Line[], ...columns: readonly number[]): Line[] =>
  rows.map(row => (row.values === undefined ? row : { ...row, values: columns.flatMap(at => row.values?.[at] ?? []) }))

/** Books of which only some columns are left. */
export const booksOf = (books: Books, ...columns: readonly number[]): Books =>
  new Map([...books].map(([name, values]) => [name, columns.map(at => values[at] ?? values[0] ?? 0)]))

/** Fails when the latest balance is not what the formula makes of the year before (names without an apostrophe are of the latest year). */
export function rolls(books: Books, name: string, from: string): void {
  const value = of(books, name)[0] ?? 0
  const expected = worked(from, books, 0)
  if (value !== expected)
    throw new Error(`${name} ${value} is not ${from} ${expected}: ${(value - expected).toFixed(2)} apart`)
}
