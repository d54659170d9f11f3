/** The column that adds up the others, whatever stands over it: stores and their total, months and their year. */
import type { Amount } from '../../document/table.ts'

/** Fewer rows may add up by chance. */
const minSumRows = 5
/** Of the rows with numbers to add, this share has to. */
const minSumShare = 0.9
/** Two columns and a third are a year, a change and the next year as well, where their headers do not name them. */
const minAddends = 3

/**
 * The last of the columns `money` when its numbers are the sums of the others', row for row; null otherwise. `named`: the headers
 * of the others tell them apart, so that two are enough.
 */
export function sumColumnOf(
  periodIndices: readonly number[],
  rows: readonly (readonly (Amount | null)[])[],
  named: boolean,
): number | null {
  const last = periodIndices.at(-1)
  const addends = periodIndices.slice(0, -1)
  if (last === undefined || addends.length < (named ? 2 : minAddends)) return null
  const addable = rows.flatMap(row => {
    const sum = row[last]
    const parts = addends.flatMap(index => row[index] ?? [])
    const filled = parts.filter(({ value }) => value !== 0).length
    return sum === null || sum === undefined || filled < 2 ? [] : [{ sum, parts }]
  })
  const closing = addable.filter(
    ({ sum, parts }) =>
      Math.abs(parts.reduce((total, { value }) => total + value, 0) - sum.value) <=
      (sum.step * parts.length) / 2 + 1e-6,
  )
  return closing.length >= minSumRows && closing.length >= addable.length * minSumShare ? last : null
}
