/** The selected transaction in a list of which only the rows in sight are drawn: its row comes into sight and has the keys, the arrow keys move it. */
import { computed, nextTick, onMounted, watch, type ComputedRef, type Ref } from 'vue'
import type { ListedTransaction } from '../applications/transaction-list.ts'
import { transactionAt, transactionPointer, type TransactionPointer } from '../applications/transaction-values.ts'
import { useReview } from './review.ts'

export interface ListInSight {
  /** All transactions, reloaded after every correction. */
  readonly transactions: () => unknown
  /** All that are found, in their order. */
  readonly rows: Readonly<Ref<readonly ListedTransaction[]>>
  /** Those of them that are drawn. */
  readonly drawn: Readonly<Ref<readonly unknown[]>>
  /** In CSS pixels; the head, which stands on top of the rows, is as high. */
  readonly rowHeight: Readonly<Ref<number>>
  /** What scrolls; null: it is not there yet. */
  readonly container: Readonly<Ref<HTMLElement | null>>
  /** Takes away what hides rows. */
  readonly showAll: () => void
}

export interface ChosenTransaction {
  /** null: none is selected. */
  readonly selected: ComputedRef<TransactionPointer | null>
  /** Takes the keys that move the selection. */
  readonly press: (event: KeyboardEvent) => void
}

export function useChosenTransaction({
  transactions,
  rows,
  drawn,
  rowHeight,
  container,
  showAll,
}: ListInSight): ChosenTransaction {
  const review = useReview()
  const selected = computed(() => transactionAt(review.selected))
  const place = computed(() =>
    selected.value === null ? -1 : rows.value.findIndex(({ index }) => index === selected.value!.index),
  )

  /** The row is on its way: it is drawn only once the list has been scrolled to it. */
  let isExpected = false
  async function bringIntoSight(): Promise<void> {
    isExpected = selected.value !== null
    if (selected.value !== null && place.value === -1) {
      // Chosen on paper, or in another part.
      showAll()
      await nextTick()
    }
    const element = container.value
    if (element === null || place.value === -1) return
    const [top, seen] = [place.value * rowHeight.value, element.clientHeight - rowHeight.value]
    if (top < element.scrollTop || top + rowHeight.value > element.scrollTop + seen)
      element.scrollTop = Math.max(0, top - seen / 3)
    giveKeys()
  }
  /** Whoever came from another part has left the keys there with what is gone: they belong to the row. */
  function giveKeys(): void {
    if (!isExpected || review.selected === null || review.editing !== null) return
    const value = container.value?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(review.selected)}"]`)
    if (!value) return
    isExpected = false
    if (document.activeElement === document.body) value.focus({ preventScroll: true })
  }
  watch([() => selected.value?.index, transactions], bringIntoSight, { flush: 'post' })
  watch(drawn, giveKeys, { flush: 'post' })
  onMounted(bringIntoSight)

  const moves: Readonly<Record<string, (from: number) => number>> = {
    ArrowDown: from => from + 1,
    ArrowUp: from => Math.max(0, from - 1),
    Home: () => 0,
    End: () => rows.value.length - 1,
  }
  function press(event: KeyboardEvent): void {
    const target = moves[event.key]?.(place.value)
    if (target === undefined || review.editing !== null) return
    event.preventDefault()
    const row = rows.value[Math.min(target, rows.value.length - 1)]
    if (row !== undefined) review.select(transactionPointer(row.index, selected.value?.member ?? 'amount'))
  }
  return { selected, press }
}
