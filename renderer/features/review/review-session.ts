/** A review: opened, its queue, its steps; the same for statements, invoices and applications. */
import { computed, type ShallowRef } from 'vue'
import { whenAnswered } from '../../api/answering.ts'
import { whenChanged } from '../../api/tabs.ts'
import { ServiceError } from '../../api/request.ts'
import { reviewQueue } from './review-queue.ts'
import { reviewSteps } from './review-steps.ts'
import { savedReview } from './saved-review.ts'
import { sessionState, type Loaded, type SessionState, type SessionSubject } from './session-state.ts'

/** `subject` is written by the session and read by whoever made it. */
export function reviewSession<Subject extends Loaded>(
  subject: ShallowRef<Subject | null>,
  about: SessionSubject<Subject>,
) {
  const state = sessionState(subject)
  const { openedId, progress, failure, accepted, reviewed, selected, editing, fault, saving, news, onlyDoubtful } =
    state
  const queue = reviewQueue(state, about)
  const review = savedReview(state, queue)
  const { valueOf, nameOf, shown } = about
  return {
    openedId,
    progress,
    failure,
    accepted,
    reviewed,
    selected,
    editing,
    fault,
    saving,
    news,
    onlyDoubtful,
    documents: computed(() => subject.value?.documents ?? []),
    corrections: computed(() => subject.value?.corrections ?? []),
    canUndo: computed(() => state.steps.value.length > 0),
    open: opening(state, about),
    queue: queue.queue,
    isInSight: queue.isInSight,
    select: queue.select,
    move: queue.move,
    edit: queue.edit,
    setReviewed: review.setReviewed,
    ...reviewSteps(state, about, queue, review),
    valueOf,
    nameOf,
    shown,
  }
}

/** Opens a subject, or reopens it, and follows it while it is being read; a failure is reported in `failure`, and retried when the service answers again. */
function opening<Subject extends Loaded>(
  state: SessionState<Subject>,
  about: SessionSubject<Subject>,
): (id: string) => Promise<void> {
  const { subject, openedId, progress, failure, editing, fault } = state

  function clear(id: string): void {
    if (openedId.value !== id) {
      subject.value = null
      state.steps.value = []
      state.selected.value = null
      state.onlyDoubtful.value = false
      about.reset?.()
    }
    openedId.value = id
    progress.value = null
    editing.value = failure.value = fault.value = null
    state.news.value = ''
  }
  async function open(id: string): Promise<void> {
    clear(id)
    try {
      const loaded = await about.load(id, now => {
        if (openedId.value === id) progress.value = now
      })
      // Another one was opened in the meantime: what arrives late must not stand in its place.
      if (openedId.value !== id) return
      progress.value = null
      state.accepted.value = new Set(loaded.review.accepted)
      state.reviewed.value = loaded.review.reviewed
      subject.value = loaded
      failure.value = loaded.failure
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (openedId.value === id) failure.value = error.message
    }
  }
  whenAnswered(() => {
    if (subject.value === null && failure.value !== null && openedId.value !== null) void open(openedId.value)
  })
  /** What another window changed; not under a hand that types. */
  whenChanged(async () => {
    const id = openedId.value
    if (id === null || subject.value === null || editing.value !== null || state.saving.value) return
    await state.guarded(async () => {
      const loaded = await about.load(id, () => undefined)
      if (openedId.value !== id || editing.value !== null) return
      state.accepted.value = new Set(loaded.review.accepted)
      state.reviewed.value = loaded.review.reviewed
      subject.value = loaded
    })
  })
  return open
}
