/** Which rows are no transactions, where the balances say that some are not: the arithmetic of the statement decides. */
import type { ListRow } from './list-row.ts'

/** Pairs of lists are searched up to this many. */
const mostPaired = 9
/** Half a cent: sums of binary fractions are not exact. */
const tolerance = 0.005
/** What is left must be most of what was read: anything adds up to something. */
const leastKept = 0.5

/**
 * Rows without those whose removal makes the balances close exactly, where all rows together do not: a list, lists under one heading, two
 * lists, rows of one make within a list, or everything from a row on. `sum` is the signed sum of rows; `wanted` what the balances demand.
 * The rows as they are when nothing closes, or more than half would go.
 */
export function withoutSurplusRows(
  rows: readonly ListRow[],
  sum: (rows: readonly ListRow[]) => number,
  wanted: number,
): readonly ListRow[] {
  const closes = (some: readonly ListRow[]): boolean => Math.abs(sum(some) - wanted) < tolerance
  if (rows.length < 2 || closes(rows)) return rows
  for (const surplus of candidates(rows)) {
    const kept = rows.filter(row => !surplus.has(row))
    if (kept.length >= leastKept * rows.length && kept.length < rows.length && closes(kept)) return kept
  }
  return rows
}

/** Sets of rows that may be something else than transactions, the likeliest first. */
function* candidates(rows: readonly ListRow[]): Generator<ReadonlySet<ListRow>> {
  const lists = [...Map.groupBy(rows, row => row.list).values()]
  for (const list of lists) yield new Set(list)
  // A second printing over several pages is several lists: under one heading, or all from one on.
  for (const section of Map.groupBy(rows, row => row.section?.title ?? '').values()) yield new Set(section)
  for (const at of lists.keys()) yield new Set(lists.slice(at).flat())
  if (lists.length <= mostPaired)
    for (const [at, list] of lists.entries())
      for (const other of lists.slice(at + 1)) yield new Set([...list, ...other])
  for (const shape of Map.groupBy(rows, shapeOf).values()) yield new Set(shape)
  for (const shape of Map.groupBy(rows, row => `${row.list} ${shapeOf(row)}`).values()) yield new Set(shape)
  for (const page of Map.groupBy(rows, row => `${row.list} ${row.page}`).values()) yield new Set(page)
  // Pictures of checks, other tables: what follows the last transaction. One row alone would fit too often.
  for (let at = rows.length - 2; at > 0; at--) yield new Set(rows.slice(at))
}

/** What a row has: rows of one table have the same. */
const shapeOf = ({ check, day, description, section, column, details }: ListRow): string =>
  [
    check !== null,
    day === null ? null : day.month === null,
    day?.year !== null,
    description === '' || section?.title.startsWith(description) === true,
    column,
    details !== '',
    section?.title,
  ].join('|')
