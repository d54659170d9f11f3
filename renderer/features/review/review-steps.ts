/** The steps of a review: accepted, corrected, undone. */
import type { SavedReviewState } from './saved-review.ts'
import type { ReviewQueue } from './review-queue.ts'
import type { Value } from './review.ts'
import type { Loaded, SessionState, SessionSubject, Step } from './session-state.ts'

const LAST_ONE = ' That was the last one: it is marked as reviewed.'

export function reviewSteps<Subject extends Loaded>(
  state: SessionState<Subject>,
  about: SessionSubject<Subject>,
  queue: ReviewQueue,
  review: SavedReviewState,
) {
  const { accept } = acceptance(state, about, queue, review)
  const { post, correct, restore } = correction(state, about, queue, review)
  const { nameOf, shown } = about
  const { steps, news, accepted, reviewed } = state

  async function undoAccepted({ pointer, ...last }: Step): Promise<boolean> {
    accepted.value = new Set([...accepted.value].filter(other => other !== pointer))
    if (last.reviewed) reviewed.value = false
    if (!(await review.saveReview())) return false
    news.value = `${nameOf(pointer)} needs review again.`
    return true
  }
  async function undoCorrected({ pointer, old, ...last }: Step & { readonly done: 'corrected' }): Promise<boolean> {
    if (!(await post(pointer, old, 'Undone'))) return false
    if (last.reviewed) await review.setReviewed(false)
    news.value = `${nameOf(pointer)} is ${shown(old, pointer)} again.`
    return true
  }
  /** Takes the last step of this sitting back; a correction goes back to the old value, and both stay in the history. */
  async function undo(): Promise<void> {
    const last = steps.value.at(-1)
    if (last === undefined) {
      const { length } = state.subject.value?.corrections ?? []
      news.value = length > 0 ? 'Earlier corrections can be undone under History.' : 'Nothing to undo.'
      return
    }
    if (!(last.done === 'accepted' ? await undoAccepted(last) : await undoCorrected(last))) return
    steps.value = steps.value.slice(0, -1)
    queue.select(last.pointer)
  }
  return { accept, correct, restore, undo }
}

function acceptance<Subject extends Loaded>(
  { selected, accepted, steps, news, reviewed }: SessionState<Subject>,
  { nameOf }: SessionSubject<Subject>,
  { queued, after, select }: ReviewQueue,
  { isReviewedNow, saveReview }: SavedReviewState,
) {
  async function accept(): Promise<void> {
    const pointer = selected.value
    if (pointer === null || !queued.value.has(pointer)) return
    const next = after(pointer)
    accepted.value = new Set([...accepted.value, pointer])
    const last = isReviewedNow()
    steps.value = [...steps.value, { done: 'accepted', pointer, reviewed: last }]
    news.value = `Accepted ${nameOf(pointer)}.${last ? LAST_ONE : ''}`
    // The next key may follow before the service has answered.
    if (next !== null) select(next)
    if (await saveReview()) return
    accepted.value = new Set([...accepted.value].filter(other => other !== pointer))
    if (last) reviewed.value = false
    steps.value = steps.value.filter(step => step.done !== 'accepted' || step.pointer !== pointer)
    news.value = `${nameOf(pointer)} could not be accepted.`
  }

  return { accept }
}

function correction<Subject extends Loaded>(
  state: SessionState<Subject>,
  { correct: send, load, nameOf, shown, valueOf }: SessionSubject<Subject>,
  { queued, after, select }: ReviewQueue,
  { isReviewedNow, saveReview }: SavedReviewState,
) {
  const { subject, openedId, steps, news, saving, fault, guarded } = state

  async function post(pointer: string, value: Value, note: string | null): Promise<boolean> {
    const id = openedId.value!
    saving.value = true
    fault.value = null
    const done = await guarded(async () => {
      await send(id, { path: pointer, value, note })
      const loaded = await load(id, () => undefined)
      if (openedId.value === id) subject.value = loaded
    })
    saving.value = false
    return done
  }
  async function correct(pointer: string, value: Value): Promise<void> {
    const old = valueOf(pointer)
    const known = (subject.value?.corrections ?? []).some(({ path }) => path === pointer)
    if (old === value && (known || !queued.value.has(pointer))) return select(pointer)
    const wasQueued = queued.value.has(pointer)
    const next = wasQueued ? after(pointer) : pointer
    if (!(await post(pointer, value, null))) return
    const last = wasQueued && isReviewedNow()
    steps.value = [...steps.value, { done: 'corrected', pointer, old, reviewed: last }]
    news.value = `${nameOf(pointer)}: ${shown(old, pointer)} is now ${shown(value, pointer)}. Totals and ratios updated.${last ? LAST_ONE : ''}`
    if (last) void saveReview()
    select(next !== null && (queued.value.has(next) || valueOf(next) !== null) ? next : pointer)
  }
  async function restore(pointer: string, old: Value): Promise<void> {
    const now = valueOf(pointer)
    if (!(await post(pointer, old, 'Undone'))) return
    steps.value = [...steps.value, { done: 'corrected', pointer, old: now, reviewed: false }]
    news.value = `${nameOf(pointer)} is ${shown(old, pointer)} again.`
  }
  return { post, correct, restore }
}
