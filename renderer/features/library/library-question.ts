/** What is asked of a list, kept in the address of its view: a reload, a link and the way back lead to the same list. */
import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import type { AnalysesQuestion, LibraryQuestion } from '../../api/desk-api.ts'

export const pageSize = 100
export type DocumentSort = NonNullable<LibraryQuestion['sort']>
export type AnalysisSort = NonNullable<AnalysesQuestion['sort']>
export const documentSorts: readonly DocumentSort[] = ['received', 'name', 'company', 'period', 'size']
export const analysisSorts: readonly AnalysisSort[] = ['received', 'company', 'period']

export interface ListState<Sort extends string = string> {
  readonly text: string
  readonly kind: string
  readonly status: string
  /** First and last day, both included (ISO); empty: no bound. */
  readonly since: string
  readonly until: string
  readonly sort: Sort
  readonly descending: boolean
  readonly offset: number
}

const one = (value: LocationQuery[string] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The state an address tells; `sorts` are those of its list, the first of them the default. */
export function stateOf<Sort extends string>(query: LocationQuery, sorts: readonly Sort[]): ListState<Sort> {
  const sort = sorts.find(known => known === one(query['sort'])) ?? sorts[0]!
  const offset = Number(one(query['from']))
  const [since, until] = [one(query['since']), one(query['until'])]
  return {
    text: one(query['text']),
    kind: one(query['kind']),
    status: one(query['status']),
    since: isDay(since) ? since : '',
    until: isDay(until) ? until : '',
    sort,
    descending: one(query['order']) === '' ? naturallyDescending(sort) : one(query['order']) === 'down',
    offset: Number.isInteger(offset) && offset > 0 ? offset : 0,
  }
}

/** The newest and the largest first, names from A on. */
export const naturallyDescending = (sort: string): boolean => sort !== 'name' && sort !== 'company'

/** Only what is not so by itself. */
export const queryOf = ({
  text,
  kind,
  status,
  since,
  until,
  sort,
  descending,
  offset,
}: ListState): LocationQueryRaw => ({
  ...(text !== '' && { text }),
  ...(kind !== '' && { kind }),
  ...(status !== '' && { status }),
  ...(since !== '' && { since }),
  ...(until !== '' && { until }),
  ...(sort !== 'received' && { sort }),
  ...(descending !== naturallyDescending(sort) && { order: descending ? 'down' : 'up' }),
  ...(offset > 0 && { from: String(offset) }),
})

/** The beginning of a day where the window is, `days` later, as ISO time; null for no day. */
function beginning(day: string, days = 0): string | null {
  if (day === '') return null
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + days).toISOString()
}

/** Documents as the service is asked for them: days are those on which they came in. */
export const documentsQuestion = ({ since, until, ...state }: ListState<DocumentSort>): LibraryQuestion => ({
  ...state,
  since: beginning(since),
  until: beginning(until, 1),
  limit: pageSize,
})

/** Analyses of a kind as the service is asked for them: days are those on which their periods end. */
export const analysesQuestion = (state: ListState<AnalysisSort>, kind: string): AnalysesQuestion => ({
  ...state,
  kind,
  limit: pageSize,
})
