/** Removes spurious rows where the balances show that some rows are no transactions. */
import { cents, equal } from './amounts.ts'
import type { ListRow } from './list-row.ts'

/** What is left must be most of what was read: anything adds up to something. */
const minKept = 0.5
/** Two amounts may add up to a third by chance. */
const minSummed = 3

/**
 * Rows without those whose removal makes the balances close exactly, where all rows together do not: a list, lists under one heading, rows
 * of one shape, or everything from a row on. `sum`: the signed sum of rows; `wanted`: closing less opening balance.
 * Unchanged when nothing closes, or more than half of the rows would go.
 */
export function withoutSpuriousRows(
  rows: readonly ListRow[],
  sum: (rows: readonly ListRow[]) => number,
  wanted: number,
): readonly ListRow[] {
  const closes = (some: readonly ListRow[]): boolean => equal(sum(some), wanted)
  if (rows.length < 2 || closes(rows)) return rows
  for (const spurious of candidates(rows)) {
    const kept = rows.filter(row => !spurious.has(row))
    if (kept.length >= minKept * rows.length && kept.length < rows.length && closes(kept)) return kept
  }
  return rows
}

/** Sets of rows that may be something else than transactions, the likeliest first. */
function* candidates(rows: readonly ListRow[]): Generator<ReadonlySet<ListRow>> {
  yield new Set(rows.filter((_, at) => isSubtotal(rows, at)))
  const lists = [...Map.groupBy(rows, row => row.list).values()]
  for (const list of lists) yield new Set(list)
  // A second copy over several pages is several lists: under one heading, or all lists from one on.
  for (const section of Map.groupBy(rows, row => row.section?.title ?? '').values()) yield new Set(section)
  for (const at of lists.keys()) yield new Set(lists.slice(at).flat())
  for (const shape of Map.groupBy(rows, shapeOf).values()) yield new Set(shape)
  for (const shape of Map.groupBy(rows, row => `${row.list} ${shapeOf(row)}`).values()) yield new Set(shape)
  for (const page of Map.groupBy(rows, row => `${row.list} ${row.page}`).values()) yield new Set(page)
  // Pictures of checks, other tables: what follows the last transaction. One row alone would fit too often.
  for (let at = rows.length - 2; at > 0; at--) yield new Set(rows.slice(at))
}

/** "Subtotal carried to next page": a row that the rows of its list right above add up to. */
function isSubtotal(rows: readonly ListRow[], at: number): boolean {
  const { amount, list } = rows[at]!
  let sum = 0
  for (let above = at - 1; above >= 0 && rows[above]!.list === list && sum < amount.value; above--) {
    sum = cents(sum + rows[above]!.amount.value)
    if (at - above >= minSummed && equal(sum, amount.value)) return true
  }
  return false
}

/** What a row has: rows of one table have the same. */
const shapeOf = ({ check, date, description, section, column, details }: ListRow): string =>
  [
    check !== null,
    date === null ? null : date.month === null,
    date?.year !== null,
    description === '' || section?.title.startsWith(description) === true,
    column,
    details !== '',
    section?.title,
  ].join('|')
