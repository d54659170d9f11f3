/** Cursors and days of the API's lists. */
import { Refusal } from '../errors.ts'
import type { Page, PagePosition, PageQuery } from '../store/page.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Nobody reads meaning into it: it may change with any version. */
const cursorOf = (position: PagePosition | null): string | null =>
  position === null ? null : Buffer.from(`${position.at}.${position.row}`).toString('base64url')

/** Throws Refusal BAD_VALUE. */
function positionOf(cursor: string, name: string): PagePosition {
  const [, at, row] = /^(\d{1,16})\.(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (at === undefined || row === undefined)
    throw new Refusal('BAD_VALUE', `${name} is none of this list; take the \`next\` of the page before.`)
  return { at: Number(at), row: Number(row) }
}

/** Callers of earlier versions page by times. */
function positionBefore(before: string): PagePosition {
  const time = /^\d{4}-\d\d-\d\dT/.test(before) ? Date.parse(before) : Number.NaN
  return Number.isNaN(time) ? positionOf(before, 'before') : { at: time, row: 0 }
}

interface ListParameters {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly before?: string | undefined
  /** ISO dates, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What the store is asked for. Throws Refusal BAD_VALUE for a cursor of another list. */
export const pageQuery = ({ limit, cursor, before, from, to }: ListParameters): PageQuery => ({
  limit,
  after: cursor !== undefined ? positionOf(cursor, 'cursor') : before !== undefined ? positionBefore(before) : null,
  from: from === undefined ? null : Date.parse(from),
  until: to === undefined ? null : Date.parse(to) + DAY_MS,
})

export const nextOf = ({ next }: Page<unknown>): string | null => cursorOf(next)

/** The entries of a list that is not stored as rows, from where `cursor` points; `limit` undefined: all. */
export function sliceOf<Entry>(
  entries: readonly Entry[],
  { limit, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): { readonly entries: readonly Entry[]; readonly next: string | null } {
  const begin = cursor === undefined ? 0 : positionOf(cursor, 'cursor').row
  const end = limit === undefined ? entries.length : begin + limit
  return { entries: entries.slice(begin, end), next: end < entries.length ? cursorOf({ at: 0, row: end }) : null }
}
