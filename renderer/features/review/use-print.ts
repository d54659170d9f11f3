/** Whether the window is being printed: the print has everything that was read, and nothing to press. */
import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** True from before the pages are counted until the window is shown again. */
export function usePrint(): Readonly<Ref<boolean>> {
  const media = window.matchMedia('print')
  const printing = ref(media.matches)
  const change = (): void => void (printing.value = media.matches)
  // The change of medium comes too late for the count of pages.
  const begin = (): void => void (printing.value = true)
  onMounted(() => {
    media.addEventListener('change', change)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', change)
  })
  onBeforeUnmount(() => {
    media.removeEventListener('change', change)
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', change)
  })
  return printing
}
