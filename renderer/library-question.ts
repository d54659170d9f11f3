/** What is asked of the library, kept in the address of its view: a reload, a link and the way back lead to the same list. */
import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import type { LibraryQuestion } from './desk-api.ts'

export const pageSize = 100
export type LibrarySort = NonNullable<LibraryQuestion['sort']>
const sorts: readonly LibrarySort[] = ['received', 'name', 'company', 'period', 'size']

export interface LibraryState {
  readonly text: string
  readonly kind: string
  readonly status: string
  readonly sort: LibrarySort
  readonly descending: boolean
  readonly offset: number
}

const one = (value: LocationQuery[string] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''

export function stateOf(query: LocationQuery): LibraryState {
  const sort = sorts.find(known => known === one(query['sort'])) ?? 'received'
  const offset = Number(one(query['from']))
  return {
    text: one(query['text']),
    kind: one(query['kind']),
    status: one(query['status']),
    sort,
    descending: one(query['order']) === '' ? naturallyDescending(sort) : one(query['order']) === 'down',
    offset: Number.isInteger(offset) && offset > 0 ? offset : 0,
  }
}

/** The newest and the largest first, names from A on. */
export const naturallyDescending = (sort: LibrarySort): boolean => sort !== 'name' && sort !== 'company'

/** Only what is not so by itself. */
export const queryOf = ({ text, kind, status, sort, descending, offset }: LibraryState): LocationQueryRaw => ({
  ...(text !== '' && { text }),
  ...(kind !== '' && { kind }),
  ...(status !== '' && { status }),
  ...(sort !== 'received' && { sort }),
  ...(descending !== naturallyDescending(sort) && { order: descending ? 'down' : 'up' }),
  ...(offset > 0 && { from: String(offset) }),
})

/** A state as the service is asked; `kind` of the view itself goes before the filter. */
export const questionOf = (
  { text, kind, status, sort, descending, offset }: LibraryState,
  fixedKind: string | null,
): LibraryQuestion => ({ text, kind: fixedKind ?? kind, status, sort, descending, offset, limit: pageSize })
