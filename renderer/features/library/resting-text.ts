/** Text that is typed, and passed on when the typing rests. */
import { onBeforeUnmount, ref, watch, type Ref } from 'vue'
import { onBeforeRouteLeave } from 'vue-router'

/** Typing rests this long before the service is asked. */
const RESTS_MS = 150

/** `current` is what was passed on last; `changed` takes what differs from it. */
export function restingText(current: () => string, changed: (typed: string) => void): Ref<string> {
  const text = ref(current())
  let resting: number | undefined
  // Another place is on its way: what was typed here last must not call it off.
  let isLeaving = false
  onBeforeRouteLeave(() => {
    isLeaving = true
    window.clearTimeout(resting)
  })
  watch(text, typed => {
    window.clearTimeout(resting)
    if (!isLeaving && typed !== current()) resting = window.setTimeout(() => changed(typed), RESTS_MS)
  })
  onBeforeUnmount(() => window.clearTimeout(resting))
  return text
}
