/** Pages of lists that are sorted by time, newest first, and stay in place while entries are added. */

/** Where a page ends: the time (epoch ms) and the row number of its last entry; the latter separates entries of one moment. */
export interface PagePosition {
  readonly at: number
  readonly row: number
}

export interface Page<Entry> {
  readonly entries: readonly Entry[]
  /** Where the next page begins; null: this is the last. */
  readonly next: PagePosition | null
}

/** What lists are narrowed down to. Times are epoch ms; null: no bound. */
export interface PageQuery {
  readonly limit: number
  readonly after?: PagePosition | null
  /** Included. */
  readonly from?: number | null
  /** Excluded. */
  readonly until?: number | null
}

/** The members of a row that place it. */
export interface PlacedRow {
  readonly page_at: number
  readonly page_row: number
}

/** Before everything: the position of the first page. */
const first: PagePosition = { at: Number.MAX_SAFE_INTEGER, row: Number.MAX_SAFE_INTEGER }

/** The parameters of a statement that has `WHERE (at, rowid) < (:page_at, :page_row) AND at >= :from AND at < :until LIMIT :limit`. */
export const pageParameters = ({ limit, after, from, until }: PageQuery) => ({
  page_at: (after ?? first).at,
  page_row: (after ?? first).row,
  from: from ?? 0,
  until: until ?? Number.MAX_SAFE_INTEGER,
  // One more tells whether there is a next page.
  limit: Math.min(limit, Number.MAX_SAFE_INTEGER - 1) + 1,
})

/** The page of `rows`, which were read with `pageParameters`. */
export function pageOf<Row extends PlacedRow, Entry>(
  rows: readonly Row[],
  limit: number,
  entryOf: (row: Row) => Entry,
): Page<Entry> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isLast = rows.length <= limit || last === undefined
  return { entries: shown.map(entryOf), next: isLast ? null : { at: last.page_at, row: last.page_row } }
}
