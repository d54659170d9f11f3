/** The selected rows of a list, on this page and on others. */
import { shallowRef, type ShallowRef } from 'vue'
import { ServiceError } from '../../api/request.ts'
import type { LoadedPage, Page } from './loaded-page.ts'

/** The service gives out so many rows at a time. */
const MAX_ROWS = 500

export interface SelectedRows<Row> {
  /** By id. */
  readonly rows: ShallowRef<ReadonlyMap<string, Row>>
  /** Selects rows of this page, or no longer does. */
  readonly select: (ids: readonly string[], on: boolean) => void
  /** Selects all that fit, on every page; a refusal stands in the failure of the page. */
  readonly selectAll: () => Promise<void>
  readonly selectNone: () => void
}

/** `ask` requests any part of the list. */
export function selectedRows<Row>(
  { rows: onPage, failure }: LoadedPage<Row>,
  idOf: (row: Row) => string,
  ask: (part: { readonly offset: number; readonly limit: number }) => Promise<Page<Row>>,
): SelectedRows<Row> {
  const rows = shallowRef<ReadonlyMap<string, Row>>(new Map())
  function select(ids: readonly string[], on: boolean): void {
    const next = new Map(rows.value)
    for (const row of onPage.value.filter(row => ids.includes(idOf(row))))
      if (on) next.set(idOf(row), row)
      else next.delete(idOf(row))
    rows.value = next
  }
  async function selectAll(): Promise<void> {
    const all: Row[] = []
    try {
      for (;;) {
        const page = await ask({ offset: all.length, limit: MAX_ROWS })
        all.push(...page.rows)
        if (page.rows.length < MAX_ROWS || all.length >= page.total) break
      }
      rows.value = new Map(all.map(row => [idOf(row), row]))
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failure.value = error.message
    }
  }
  return { rows, select, selectAll, selectNone: () => void (rows.value = new Map()) }
}
