/** The column that adds up the others, whatever stands over it: stores and their total, months and their year. */
import type { Amount } from '../../document/table.ts'

/** Fewer rows may add up by chance. */
const leastRows = 5
/** Of the rows with figures to add, this share has to. */
const leastShare = 0.9
/** Two columns and a third are a year, a change and the next year as well, where their headers do not name them. */
const leastAddends = 3

/**
 * The last of the columns `money` when its figures are the sums of the others', row for row; null otherwise. `named`: the headers
 * of the others tell them apart, so that two are enough.
 */
export function sumColumnOf(
  money: readonly number[],
  rows: readonly (readonly (Amount | null)[])[],
  named: boolean,
): number | null {
  const last = money.at(-1)
  const addends = money.slice(0, -1)
  if (last === undefined || addends.length < (named ? 2 : leastAddends)) return null
  const told = rows.flatMap(row => {
    const sum = row[last]
    const parts = addends.flatMap(index => row[index] ?? [])
    const filled = parts.filter(({ value }) => value !== 0).length
    return sum === null || sum === undefined || filled < 2 ? [] : [{ sum, parts }]
  })
  const closing = told.filter(
    ({ sum, parts }) =>
      Math.abs(parts.reduce((total, { value }) => total + value, 0) - sum.value) <=
      (sum.step * parts.length) / 2 + 1e-6,
  )
  return closing.length >= leastRows && closing.length >= told.length * leastShare ? last : null
}
