/** What was accepted, and whether all is reviewed, as the service keeps it. */
import * as desk from '../../api/desk-api.ts'
import type { ReviewQueue } from './review-queue.ts'
import type { Loaded, SessionState } from './session-state.ts'

export type SavedReviewState = ReturnType<typeof savedReview>

export function savedReview<Subject extends Loaded>(
  { subject, reviewed, accepted, guarded }: SessionState<Subject>,
  { queue }: ReviewQueue,
) {
  /** Saved one after the other: a fast hand must not have an older state arrive last. */
  let savedBefore: Promise<unknown> = Promise.resolve()
  function saveReview(note: string | null = null): Promise<boolean> {
    const id = subject.value?.reviewId ?? null
    if (id === null) return Promise.resolve(true)
    const review = { reviewed: reviewed.value, accepted: [...accepted.value], ...(note !== null && { note }) }
    const save = savedBefore.then(() => guarded(async () => void (await desk.saveReview(id, review))))
    savedBefore = save
    return save
  }
  async function setReviewed(value: boolean, note: string | null = null): Promise<void> {
    reviewed.value = value
    if (!(await saveReview(note))) reviewed.value = !value
  }
  /** The last value was reviewed: the analysis is reviewed with it. True when that is new. */
  function isReviewedNow(): boolean {
    if (queue.value.length > 0 || reviewed.value) return false
    reviewed.value = true
    return true
  }
  return { saveReview, setReviewed, isReviewedNow }
}
