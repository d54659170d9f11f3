/** Which columns of a wide table are out of sight, and how to bring them in: nothing is cut off without a notice. */
import { useEventListener, useResizeObserver } from '@vueuse/core'
import { nextTick, onMounted, ref, watch, type Ref } from 'vue'

interface Columns {
  /** Columns that are not wholly in sight, left and right of those that are. */
  readonly before: Ref<number>
  readonly after: Ref<number>
  /** Scrolls so that the next column on that side is in sight. */
  readonly show: (side: 1 | -1) => void
}

/** The element that scrolls what stands in it. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    if (getComputedStyle(parent).overflowX === 'auto') return parent
  return document.documentElement
}

/**
 * Of a table whose first column stays while the others scroll under it. `table` holds it, or null while there is none;
 * the columns are the header cells with `data-column`.
 */
export function useColumnsInSight(table: Readonly<Ref<HTMLElement | null>>): Columns {
  const before = ref(0)
  const after = ref(0)
  const scroller = ref<HTMLElement | null>(null)

  const headers = (): readonly HTMLElement[] => [...(table.value?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  /** Left and right edge of what the columns are seen through. */
  function window(): readonly [number, number] {
    const { left, width } = scroller.value!.getBoundingClientRect()
    const label = table.value!.querySelector('thead th')!.getBoundingClientRect()
    const edge = left + scroller.value!.clientLeft
    return [Math.max(edge, label.right), edge + Math.min(width, scroller.value!.clientWidth)]
  }
  /** Edges of cells lie between pixels. */
  const pixel = 1
  function measure(): void {
    if (table.value === null || scroller.value === null) {
      before.value = after.value = 0
      return
    }
    const [left, right] = window()
    const edges = headers().map(head => head.getBoundingClientRect())
    before.value = edges.filter(edge => edge.left < left - pixel).length
    after.value = edges.filter(edge => edge.right > right + pixel).length
  }
  function show(side: 1 | -1): void {
    const [left, right] = window()
    const edges = headers().map(head => head.getBoundingClientRect())
    const next =
      side === 1 ? edges.find(edge => edge.right > right + pixel) : edges.findLast(edge => edge.left < left - pixel)
    if (next !== undefined) scroller.value!.scrollLeft += side === 1 ? next.right - right : next.left - left
  }

  onMounted(() => {
    watch(
      table,
      async element => {
        await nextTick()
        scroller.value = element === null ? null : scrollerOf(element)
        measure()
      },
      { immediate: true },
    )
  })
  useResizeObserver([table, scroller], measure)
  useEventListener(scroller, 'scroll', measure, { passive: true })
  return { before, after, show }
}
