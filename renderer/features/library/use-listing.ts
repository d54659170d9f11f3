/** A list whose state is its address: requested again whenever that changes, paged, sorted, its rows selected. */
import { computed, nextTick, onBeforeUnmount, ref, shallowRef, watch } from 'vue'
import { onBeforeRouteLeave, useRoute, useRouter } from 'vue-router'
import { whenAnswered } from '../../api/answering.ts'
import { ServiceError } from '../../api/request.ts'
import { scrollToWhereLeft } from './left-off.ts'
import { naturallyDescending, pageSize, queryOf, stateOf, type ListState } from './library-question.ts'
import { useRemovals } from './removals.ts'

/** Typing rests this long before the service is asked. */
const RESTS_MS = 150
/** The service gives out so many rows at a time. */
const MAX_ROWS = 500

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Rows on all pages. */
  readonly total: number
}

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
  const text = ref(state.value.text)
  const rows = shallowRef<readonly Row[]>([])
  const total = ref(0)
  const failure = ref<string | null>(null)
  const isLoaded = ref(false)
  const kept = shallowRef<ReadonlyMap<string, Row>>(new Map())

  const change = (to: Partial<ListState<Sort>>): Promise<unknown> =>
    router.replace({ query: queryOf({ ...state.value, offset: 0, ...to }) })

  let asked: AbortController | null = null
  async function load(): Promise<void> {
    asked?.abort()
    const request = (asked = new AbortController())
    try {
      const found = await ask(state.value, { offset: state.value.offset, limit: pageSize }, request.signal)
      if (request.signal.aborted) return
      // What was deleted may have been the last page.
      if (found.rows.length === 0 && found.total > 0 && state.value.offset > 0)
        return void change({ offset: pageSize * Math.floor((found.total - 1) / pageSize) })
      rows.value = found.rows
      total.value = found.total
      failure.value = null
      isLoaded.value = true
      void nextTick(() => scrollToWhereLeft(route.fullPath))
    } catch (error) {
      if (request.signal.aborted) return
      if (!(error instanceof ServiceError)) throw error
      failure.value = error.message
    }
  }

  let resting: number | undefined
  // Another place is on its way: what was typed here last must not call it off.
  let isLeaving = false
  onBeforeRouteLeave(() => {
    isLeaving = true
    window.clearTimeout(resting)
  })
  watch(text, typed => {
    window.clearTimeout(resting)
    if (isLeaving) return
    if (typed !== state.value.text) resting = window.setTimeout(() => void change({ text: typed }), RESTS_MS)
  })
  watch(
    () => route.query,
    () => {
      if (route.name !== home) return
      if (text.value.trim() !== state.value.text.trim()) text.value = state.value.text
      void load()
    },
  )
  watch(() => removals.done, load)
  whenAnswered(load)
  void load()
  onBeforeUnmount(() => {
    window.clearTimeout(resting)
    asked?.abort()
  })

  const order = (by: Sort): Promise<unknown> =>
    change({ sort: by, descending: state.value.sort === by ? !state.value.descending : naturallyDescending(by) })
  function select(ids: readonly string[], on: boolean): void {
    const next = new Map(kept.value)
    for (const row of rows.value.filter(row => ids.includes(idOf(row))))
      if (on) next.set(idOf(row), row)
      else next.delete(idOf(row))
    kept.value = next
  }
  async function selectAll(): Promise<void> {
    const all: Row[] = []
    try {
      for (;;) {
        const page = await ask(state.value, { offset: all.length, limit: MAX_ROWS })
        all.push(...page.rows)
        if (page.rows.length < MAX_ROWS || all.length >= page.total) break
      }
      kept.value = new Map(all.map(row => [idOf(row), row]))
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failure.value = error.message
    }
  }
  const isGone = ({ analysisId }: Row): boolean => removals.isPending(analysisId)
  const visible = computed(() => rows.value.filter(row => !isGone(row)))
  const chosen = computed(() => [...kept.value.values()].filter(row => !isGone(row)))
  const selected = computed(() => new Set(kept.value.keys()))
  return {
    get state() {
      return state.value
    },
    get text() {
      return text.value
    },
    type: typed => void (text.value = typed),
    get visible() {
      return visible.value
    },
    get chosen() {
      return chosen.value
    },
    get selected() {
      return selected.value
    },
    get total() {
      return total.value
    },
    get failure() {
      return failure.value
    },
    get isLoaded() {
      return isLoaded.value
    },
    get isFiltered() {
      return (['text', 'kind', 'status', 'since', 'until'] as const).some(name => state.value[name] !== '')
    },
    get isPageSelected() {
      const { length } = chosen.value
      return length > 0 && length === rows.value.length && total.value > length
    },
    load,
    change,
    order,
    select,
    selectAll,
    selectNone: () => void (kept.value = new Map()),
  }
}
