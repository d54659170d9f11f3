/** The keys of a review: J and K through the queue, Enter accepts, F2 or typing corrects, Z undoes, Esc leaves. */
import { onBeforeUnmount, onMounted } from 'vue'
import { isTyping } from '../../ui/typing.ts'
import type { Review } from './review.ts'

/** A begun amount or date: what cannot be meant as a command. */
const beginsValue = /^[\d(.]$/

/** What has a meaning of its own for Enter. */
const controls = 'button, a, input, summary, [role="tab"], [role="menuitem"], [role="treeitem"]'

/** Listens as long as the component stands. `turnTo` brings the tab of a value to the front. */
export function useReviewKeys(review: Review, turnTo: (pointer: string) => void): void {
  function go(by: 1 | -1): void {
    review.move(by)
    if (review.selected !== null) turnTo(review.selected)
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && !activeElement.closest('[data-pointer]')) activeElement.blur()
  }
  function begin(pointer: string, start: string | null): void {
    turnTo(pointer)
    review.edit(pointer, start)
  }
  function press(event: KeyboardEvent): void {
    if (isTyping(event) || event.defaultPrevented) return
    const { key, target } = event
    const onValue = target instanceof HTMLElement && target.closest('[data-pointer]') !== null
    const onControl = target instanceof HTMLElement && !onValue && target.closest(controls) !== null
    const { selected, editing } = review
    // Its field is on its way, with the tab it stands in: keys that arrive before it belong to it.
    const opening = selected !== null && editing?.pointer === selected ? editing : null
    const at = review.queue.findIndex(({ pointer }) => pointer === selected)
    const act = (): (() => unknown) | null => {
      if (opening !== null && selected !== null) {
        if (key.length === 1) return () => begin(selected, (opening.start ?? '') + key)
        if (key === 'Enter' && !onControl) return () => undefined
      }
      if (key === 'j' || key === 'J') return () => go(1)
      if (key === 'k' || key === 'K') return () => go(-1)
      if (key === 'z' || key === 'Z') return () => review.undo()
      if (selected === null) return null
      if (key === 'Escape') return () => review.select(null)
      if (key === 'Enter' && !onControl && at !== -1) return () => review.accept()
      if (key === 'Tab' && onValue && at !== -1 && review.queue[at + (event.shiftKey ? -1 : 1)])
        return () => go(event.shiftKey ? -1 : 1)
      if (review.typeOf(selected) === null) return null
      if (key === 'F2') return () => begin(selected, null)
      if (beginsValue.test(key)) return () => begin(selected, key)
      return null
    }
    const found = act()
    if (found === null) return
    event.preventDefault()
    void found()
  }
  onMounted(() => window.addEventListener('keydown', press))
  onBeforeUnmount(() => window.removeEventListener('keydown', press))
}
