/** The keys within a statement: Tab reaches one figure of it, the arrows go on from there. */
import { computed, type ComputedRef } from 'vue'
import type { SpreadRow } from '../statements/statement-spread.ts'

/** What is shown, and what is selected in it; read again whenever it changes. */
export interface WalkedFields {
  readonly rows: readonly SpreadRow[]
  readonly selected: string | null
  /** A figure is being typed: the arrows are the field's. */
  readonly isTyping: boolean
}
export interface FieldKeys {
  /** Pointer of the figure that Tab reaches; null: there is none. */
  readonly reachable: ComputedRef<string | null>
  readonly walk: (event: KeyboardEvent) => void
}

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function useValueKeys(walked: () => WalkedFields, select: (pointer: string) => void): FieldKeys {
  const reachable = computed(() => {
    const { rows, selected } = walked()
    const all = rows.flatMap(({ figures }) => figures.map(({ pointer }) => pointer))
    return selected !== null && all.includes(selected) ? selected : (all[0] ?? null)
  })
  function walk(event: KeyboardEvent): void {
    const { rows, isTyping } = walked()
    const by = arrows[event.key]
    const at = (event.target as HTMLElement).closest<HTMLElement>('[data-pointer]')?.dataset['pointer']
    if (by === undefined || at === undefined || isTyping) return
    const row = rows.findIndex(({ figures }) => figures.some(({ pointer }) => pointer === at))
    const column = rows[row]?.figures.findIndex(({ pointer }) => pointer === at) ?? -1
    const next = rows[row + by[0]]?.figures[column + by[1]]
    event.preventDefault()
    if (next) select(next.pointer)
  }
  return { reachable, walk }
}
