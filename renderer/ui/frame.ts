/** What lies over the work: the search palette, the list of keys. One at a time. */
import { defineStore } from 'pinia'
import { ref } from 'vue'

export type Overlay = 'palette' | 'keys'

export const useFrame = defineStore('frame', () => {
  const overlay = ref<Overlay | null>(null)
  const open = (which: Overlay): void => void (overlay.value = which)
  /** What was opened in its place meanwhile stays. */
  const close = (which: Overlay): void => {
    if (overlay.value === which) overlay.value = null
  }
  const toggle = (which: Overlay): void => void (overlay.value = overlay.value === which ? null : which)
  return { overlay, open, close, toggle }
})
