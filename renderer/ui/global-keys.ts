/** The keys that work everywhere in the window: search, the list of keys, and G with the place to go to. */
import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'
import { goKeys } from '../features/review/key-list.ts'
import { isTyping } from './typing.ts'

export interface GlobalKeys {
  readonly search: () => void
  readonly list: () => void
  readonly go: (address: string) => void
  /** Something lies over the work and has the keys. */
  readonly isCovered: () => boolean
}

/** True while G waits for the place; it waits as long as it takes, and any other key ends it. */
export function useGlobalKeys({ search, list, go, isCovered }: GlobalKeys): Ref<boolean> {
  const going = ref(false)

  function actionOf(event: KeyboardEvent): (() => void) | null {
    const { key } = event
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k') return search
    if (isCovered() || isTyping(event)) return null
    if (going.value) {
      const place = goKeys.find(other => other.key === key.toUpperCase())
      if (place !== undefined) return () => go(place.to)
      return key === 'Escape' ? () => {} : null
    }
    if (key === '?') return list
    if (key === 'g' || key === 'G') return () => void (going.value = true)
    return null
  }
  function press(event: KeyboardEvent): void {
    // Shift on its own is on the way to a key, not one.
    if (event.key === 'Shift' || event.repeat) return
    const action = actionOf(event)
    going.value = false
    if (action === null) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  const forget = (): void => void (going.value = false)
  onMounted(() => {
    // Before the work below hears of them: the second key of two means the place.
    window.addEventListener('keydown', press, { capture: true })
    window.addEventListener('pointerdown', forget)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', press, { capture: true })
    window.removeEventListener('pointerdown', forget)
  })
  return going
}
