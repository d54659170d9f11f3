/** What is left to review, in the order of the page, and what is selected of it. */
import { computed } from 'vue'
import type { Loaded, SessionState, SessionSubject } from './session-state.ts'

export type ReviewQueue = ReturnType<typeof reviewQueue>

export function reviewQueue<Subject extends Loaded>(
  { accepted, selected, editing, fault, news, onlyDoubtful }: SessionState<Subject>,
  about: SessionSubject<Subject>,
) {
  const queue = computed(() => about.reviewItems().filter(({ pointer }) => !accepted.value.has(pointer)))
  const queued = computed(() => new Set(queue.value.map(({ pointer }) => pointer)))

  function isInSight(pointer: string): boolean {
    if (!onlyDoubtful.value) return true
    // What is selected stays in sight, even when it has just left the queue.
    return [...queued.value, selected.value].some(
      other => other === pointer || other?.startsWith(`${pointer}/`) === true,
    )
  }
  function select(pointer: string | null): void {
    selected.value = pointer
    editing.value = fault.value = null
  }
  function move(by: 1 | -1): void {
    const { length } = queue.value
    if (length === 0) {
      news.value = 'Nothing is left to review.'
      return
    }
    const at = queue.value.findIndex(({ pointer }) => pointer === selected.value)
    select(queue.value[at === -1 ? (by === 1 ? 0 : length - 1) : (at + by + length) % length]!.pointer)
  }
  /** The next review item once the value at this pointer has left the queue. */
  function after(pointer: string): string | null {
    const at = queue.value.findIndex(reviewItem => reviewItem.pointer === pointer)
    return at === -1 ? null : ((queue.value[at + 1] ?? queue.value[at - 1])?.pointer ?? null)
  }
  function edit(pointer: string, start: string | null = null): void {
    select(pointer)
    editing.value = { pointer, start }
  }
  return { queue, queued, isInSight, select, move, after, edit }
}
