/** A list whose state is its address: requested again whenever that changes, paged, sorted, its rows selected. */
import { computed, proxyRefs, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { whenAnswered } from '../../api/answering.ts'
import { whenChanged } from '../../api/tabs.ts'
import { scrollToWhereLeft } from './left-off.ts'
import { naturallyDescending, pageSize, queryOf, stateOf, type ListState } from './library-question.ts'
import { loadedPage, type Page } from './loaded-page.ts'
import { useRemovals } from './removals.ts'
import { restingText } from './resting-text.ts'
import { selectedRows } from './selected-rows.ts'

export interface ListingParts<Row, Sort extends string> {
  readonly sorts: readonly Sort[]
  readonly idOf: (row: Row) => string
  /** Asks the service. Throws ServiceError. */
  readonly ask: (
    state: ListState<Sort>,
    part: { readonly offset: number; readonly limit: number },
    signal?: AbortSignal,
  ) => Promise<Page<Row>>
}

/** Its members change as the list does, and may be watched. */
export interface Listing<Row, Sort extends string> {
  readonly state: ListState<Sort>
  /** What is typed into the filter; asked for when it rests. */
  readonly text: string
  readonly type: (text: string) => void
  /** What is shown: rows of this page that are not about to be deleted. */
  readonly visible: readonly Row[]
  readonly chosen: readonly Row[]
  readonly selected: ReadonlySet<string>
  /** Rows on all pages. */
  readonly total: number
  readonly failure: string | null
  readonly isLoaded: boolean
  readonly isFiltered: boolean
  /** Every row of this page is selected, and there are more. */
  readonly isPageSelected: boolean
  readonly load: () => Promise<void>
  readonly change: (to: Partial<ListState<Sort>>) => Promise<unknown>
  readonly order: (by: Sort) => Promise<unknown>
  readonly select: (ids: readonly string[], on: boolean) => void
  /** All that fit, on every page. */
  readonly selectAll: () => Promise<void>
  readonly selectNone: () => void
}

export function useListing<Row extends { readonly analysisId: string }, Sort extends string>({
  sorts,
  idOf,
  ask,
}: ListingParts<Row, Sort>): Listing<Row, Sort> {
  const route = useRoute()
  const router = useRouter()
  const removals = useRemovals()
  const { name: home } = route
  const state = computed(() => stateOf(route.query, sorts))
  const change = (to: Partial<ListState<Sort>>): Promise<unknown> =>
    router.replace({ query: queryOf({ ...state.value, offset: 0, ...to }) })

  const page = loadedPage(
    signal => ask(state.value, { offset: state.value.offset, limit: pageSize }, signal),
    ({ rows, total }) => {
      // What was deleted may have been the last page.
      const isBeyond = rows.length === 0 && total > 0 && state.value.offset > 0
      if (isBeyond) void change({ offset: pageSize * Math.floor((total - 1) / pageSize) })
      return !isBeyond
    },
  )
  watch(page.rows, () => scrollToWhereLeft(route.fullPath), { flush: 'post' })
  const text = restingText(
    () => state.value.text,
    typed => void change({ text: typed }),
  )
  watch(
    () => route.query,
    () => {
      if (route.name !== home) return
      if (text.value.trim() !== state.value.text.trim()) text.value = state.value.text
      void page.load()
    },
  )
  watch(() => removals.done, page.load)
  whenAnswered(page.load)
  whenChanged(page.load)
  void page.load()

  const { rows: kept, ...selection } = selectedRows(page, idOf, part => ask(state.value, part))
  const notGone = (rows: Iterable<Row>): readonly Row[] =>
    [...rows].filter(({ analysisId }) => !removals.isPending(analysisId))
  const chosen = computed(() => notGone(kept.value.values()))
  return proxyRefs({
    state,
    text,
    type: (typed: string) => void (text.value = typed),
    visible: computed(() => notGone(page.rows.value)),
    chosen,
    selected: computed(() => new Set(kept.value.keys())),
    total: page.total,
    failure: page.failure,
    isLoaded: page.isLoaded,
    isFiltered: computed(() =>
      (['text', 'kind', 'status', 'since', 'until'] as const).some(name => state.value[name] !== ''),
    ),
    isPageSelected: computed(() => {
      const { length } = chosen.value
      return length > 0 && length === page.rows.value.length && page.total.value > length
    }),
    load: page.load,
    change,
    order: (by: Sort) =>
      change({ sort: by, descending: state.value.sort === by ? !state.value.descending : naturallyDescending(by) }),
    ...selection,
  })
}
