/** The steps of a review: accepted, corrected, undone. */
import { kindOfDoubt, type DoubtKind } from './doubt.ts'
import type { SavedReviewState } from './saved-review.ts'
import type { ReviewQueue } from './review-queue.ts'
import type { Arranged, Value } from './review.ts'
import type { Loaded, SessionState, SessionSubject, Step } from './session-state.ts'

const LAST_ONE = ' That was the last one: it is marked as reviewed.'

export function reviewSteps<Subject extends Loaded>(
  state: SessionState<Subject>,
  about: SessionSubject<Subject>,
  queue: ReviewQueue,
  review: SavedReviewState,
) {
  const { accept, acceptAll } = acceptance(state, about, queue, review)
  const { post, reload, correct, restore } = correction(state, about, queue, review)
  const { nameOf, shown } = about
  const { steps, news, accepted, reviewed, selected, editing } = state

  async function undoAccepted({ pointers, ...last }: Step & { readonly done: 'accepted' }): Promise<boolean> {
    accepted.value = new Set([...accepted.value].filter(other => !pointers.includes(other)))
    if (last.reviewed) reviewed.value = false
    const [first] = pointers
    // The next key may follow before the service has answered.
    queue.select(first ?? null)
    if (!(await review.saveReview())) return false
    news.value =
      pointers.length === 1 ? `${nameOf(first!)} needs review again.` : `${pointers.length} values need review again.`
    return true
  }
  async function undoCorrected({ pointer, old, ...last }: Step & { readonly done: 'corrected' }): Promise<boolean> {
    const from = selected.value
    if (!(await post(pointer, old, 'Undone'))) return false
    if (last.reviewed) await review.setReviewed(false)
    news.value = `${nameOf(pointer)} is ${shown(old, pointer)} again.`
    // Whoever has gone on, or types, is not called back.
    if (selected.value === from && editing.value === null) queue.select(pointer)
    return true
  }
  async function undoArranged({ undo, news: sentence }: Step & { readonly done: 'arranged' }): Promise<boolean> {
    if (!(await reload(undo))) return false
    news.value = sentence
    return true
  }
  /** Does something beside the values and loads what came of it; `undone` is what is stated when it was taken back. */
  async function arrange(work: () => Promise<Arranged>): Promise<void> {
    let arranged: Arranged | null = null
    if (!(await reload(async () => (arranged = await work())))) return
    const { did, undo, undone } = arranged!
    news.value = did
    steps.value = [...steps.value, { done: 'arranged', undo, news: undone }]
  }
  /** Takes the last step of this sitting back; a correction goes back to the old value, and both stay in the history. */
  async function undo(): Promise<void> {
    const last = steps.value.at(-1)
    if (last === undefined) {
      const { length } = state.subject.value?.corrections ?? []
      news.value = length > 0 ? 'Earlier corrections can be undone under History.' : 'Nothing to undo.'
      return
    }
    const isUndone =
      last.done === 'accepted'
        ? await undoAccepted(last)
        : last.done === 'corrected'
          ? await undoCorrected(last)
          : await undoArranged(last)
    if (isUndone) steps.value = steps.value.slice(0, -1)
  }
  return { accept, acceptAll, arrange, correct, restore, undo }
}

function acceptance<Subject extends Loaded>(
  { selected, accepted, steps, news, reviewed }: SessionState<Subject>,
  { nameOf }: SessionSubject<Subject>,
  { queue, queued, after, select }: ReviewQueue,
  { isReviewedNow, saveReview }: SavedReviewState,
) {
  async function accept(): Promise<void> {
    const pointer = selected.value
    if (pointer === null || !queued.value.has(pointer)) return
    const next = after(pointer)
    accepted.value = new Set([...accepted.value, pointer])
    const last = isReviewedNow()
    steps.value = [...steps.value, { done: 'accepted', pointers: [pointer], reviewed: last }]
    news.value = `Accepted ${nameOf(pointer)}.${last ? LAST_ONE : ''}`
    // The next key may follow before the service has answered.
    if (next !== null) select(next)
    if (await saveReview()) return
    accepted.value = new Set([...accepted.value].filter(other => other !== pointer))
    if (last) reviewed.value = false
    steps.value = steps.value.filter(step => step.done !== 'accepted' || !step.pointers.includes(pointer))
    news.value = `${nameOf(pointer)} could not be accepted.`
  }

  /** Accepts every value whose doubt is of a kind: one step, undone as one. */
  async function acceptAll(kind: DoubtKind): Promise<void> {
    const pointers = queue.value.flatMap(({ pointer, doubt }) =>
      kindOfDoubt(doubt)?.word === kind.word ? [pointer] : [],
    )
    const before = accepted.value
    accepted.value = new Set([...before, ...pointers])
    const last = isReviewedNow()
    if (!(await saveReview())) {
      accepted.value = before
      if (last) reviewed.value = false
      news.value = 'They could not be accepted.'
      return
    }
    steps.value = [...steps.value, { done: 'accepted', pointers, reviewed: last }]
    news.value = `Accepted ${pointers.length} ${pointers.length === 1 ? 'value' : 'values'} ${kind.name}.${last ? ' Nothing is left: it is marked as reviewed.' : ''}`
    if (!queued.value.has(selected.value ?? '')) select(queue.value[0]?.pointer ?? null)
  }

  return { accept, acceptAll }
}

function correction<Subject extends Loaded>(
  state: SessionState<Subject>,
  { correct: send, load, nameOf, shown, valueOf }: SessionSubject<Subject>,
  { queued, after, select }: ReviewQueue,
  { isReviewedNow, saveReview }: SavedReviewState,
) {
  const { subject, openedId, steps, news, saving, fault, guarded } = state

  /** Loads the subject again after some work. False when the service refused it. */
  async function reload(work: () => Promise<unknown>): Promise<boolean> {
    const id = openedId.value!
    saving.value = true
    fault.value = null
    const done = await guarded(async () => {
      await work()
      const loaded = await load(id, () => undefined)
      if (openedId.value === id) subject.value = loaded
    })
    saving.value = false
    return done
  }
  const post = (pointer: string, value: Value, note: string | null): Promise<boolean> => {
    const id = openedId.value!
    return reload(() => send(id, { path: pointer, value, note }))
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
    if (state.selected.value !== pointer) return
    select(next !== null && (queued.value.has(next) || valueOf(next) !== null) ? next : pointer)
  }
  async function restore(pointer: string, old: Value): Promise<void> {
    const now = valueOf(pointer)
    if (!(await post(pointer, old, 'Undone'))) return
    steps.value = [...steps.value, { done: 'corrected', pointer, old: now, reviewed: false }]
    news.value = `${nameOf(pointer)} is ${shown(old, pointer)} again.`
  }
  return { post, reload, correct, restore }
}
