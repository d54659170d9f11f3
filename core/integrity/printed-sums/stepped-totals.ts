/** Totals that stand in a column of their own, right of their parts and below the last of them, as accounts without labels for totals print them. */
import type { MissedTotal } from './column-totals.ts'
import { isOneDigit } from './one-digit.ts'
import type { Table } from './table-sums.ts'

/** Hundredths: smaller totals are met by chance. */
const MIN_TOTAL = 100_000

/** Steps that miss by one digit, where another step of the same two columns holds. */
export const brokenSteps = (table: Table): readonly MissedTotal[] =>
  table.flatMap((parts, at) => table.slice(at + 1).flatMap(totals => brokenBetween(parts, totals)))

function brokenBetween(parts: Table[number], totals: Table[number]): readonly MissedTotal[] {
  const rows = [...totals.keys()].toSorted((a, b) => a - b)
  const steps = rows
    .map((row, at): MissedTotal => {
      const above = [...parts].filter(([part]) => part < row && part > (rows[at - 1] ?? -1)).map(([, figure]) => figure)
      return { total: totals.get(row)!, parts: above, expected: above.reduce((sum, { value }) => sum + value, 0) }
    })
    .filter(step => step.parts.length > 1 && Math.abs(step.total.value) >= MIN_TOTAL)
  const broken = steps.filter(({ total, expected }) => total.value !== expected)
  const isMeant = broken.length < steps.length
  return isMeant ? broken.filter(step => isOneDigit(step.expected - step.total.value, [step.total, ...step.parts])) : []
}
