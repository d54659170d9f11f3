/** The page of a list that its address asks for: requested, requested again, given up when another one is wanted. */
import { onBeforeUnmount, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { ServiceError } from '../../api/request.ts'

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Rows on all pages. */
  readonly total: number
}

export interface LoadedPage<Row> {
  readonly rows: ShallowRef<readonly Row[]>
  readonly total: Ref<number>
  /** Why the service refused; null when it did not. */
  readonly failure: Ref<string | null>
  readonly isLoaded: Ref<boolean>
  readonly load: () => Promise<void>
}

/**
 * `ask` requests the page and may throw ServiceError; `accept` is called with what it found and answers whether it is to be shown.
 * A request still under way when the next one starts, or when the component goes, is aborted.
 */
export function loadedPage<Row>(
  ask: (signal: AbortSignal) => Promise<Page<Row>>,
  accept: (found: Page<Row>) => boolean,
): LoadedPage<Row> {
  const rows = shallowRef<readonly Row[]>([])
  const total = ref(0)
  const failure = ref<string | null>(null)
  const isLoaded = ref(false)
  let asked: AbortController | null = null

  async function load(): Promise<void> {
    asked?.abort()
    const { signal } = (asked = new AbortController())
    try {
      const found = await ask(signal)
      if (signal.aborted || !accept(found)) return
      rows.value = found.rows
      total.value = found.total
      failure.value = null
      isLoaded.value = true
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ServiceError)) throw error
      failure.value = error.message
    }
  }
  onBeforeUnmount(() => asked?.abort())
  return { rows, total, failure, isLoaded, load }
}
