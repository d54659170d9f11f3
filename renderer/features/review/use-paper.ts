/** Whether the window is being printed: on paper there is everything that was read, and nothing to press. */
import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** True from before the pages are counted until the window is looked at again. */
export function usePaper(): Readonly<Ref<boolean>> {
  const paper = window.matchMedia('print')
  const printing = ref(paper.matches)
  const change = (): void => void (printing.value = paper.matches)
  // The change of medium comes too late for the count of pages.
  const begin = (): void => void (printing.value = true)
  onMounted(() => {
    paper.addEventListener('change', change)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', change)
  })
  onBeforeUnmount(() => {
    paper.removeEventListener('change', change)
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', change)
  })
  return printing
}
