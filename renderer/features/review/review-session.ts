/** The state and the steps of a review: selected, accepted, corrected, undone; the same for statements, invoices and applications. */
import { computed, ref, shallowRef, type ShallowRef } from 'vue'
import type { LibraryDocument, Review as SavedReview } from '../../../core/contract/desk.ts'
import type { AnalysisProgress, Correction } from '../../../core/contract/service.ts'
import { whenAnswered } from '../../api/answering.ts'
import { ServiceError } from '../../api/request.ts'
import * as desk from '../../api/desk-api.ts'
import type { Editing, ReviewItem, Value } from './review.ts'

/** What was loaded of the thing under review, whatever its kind. */
export interface Loaded {
  readonly documents: readonly LibraryDocument[]
  readonly corrections: readonly Correction[]
  /** The analysis under which it is kept what was accepted; null: nothing is. */
  readonly reviewId: string | null
  readonly review: SavedReview
  /** Why there is nothing to review; null when there is. */
  readonly failure: string | null
}

export interface SessionSubject<Subject extends Loaded> {
  /** Loads it, telling of progress until it is over. Throws ServiceError. */
  readonly load: (id: string, report: (progress: AnalysisProgress) => void) => Promise<Subject>
  readonly correct: (id: string, correction: Pick<Correction, 'path' | 'value' | 'note'>) => Promise<unknown>
  /** All that needs a look, accepted or not, in the order of the page. */
  readonly reviewItems: () => readonly ReviewItem[]
  readonly valueOf: (pointer: string) => Value
  readonly nameOf: (pointer: string) => string
  readonly shown: (value: Value, pointer: string) => string
  /** Called when another thing is opened. */
  readonly reset?: () => void
}

/** `reviewed`: it was the last one, and marked all as reviewed. */
type Step =
  | { readonly done: 'accepted'; readonly pointer: string; readonly reviewed: boolean }
  | { readonly done: 'corrected'; readonly pointer: string; readonly old: Value; readonly reviewed: boolean }

/** `subject` is written by the session and read by whoever made it. */
export function reviewSession<Subject extends Loaded>(
  subject: ShallowRef<Subject | null>,
  about: SessionSubject<Subject>,
) {
  const { nameOf, shown, valueOf } = about
  const openedId = ref<string | null>(null)
  const progress = shallowRef<AnalysisProgress | null>(null)
  const failure = ref<string | null>(null)
  const accepted = shallowRef<ReadonlySet<string>>(new Set())
  const reviewed = ref(false)
  const selected = ref<string | null>(null)
  const editing = shallowRef<Editing | null>(null)
  const fault = ref<string | null>(null)
  const saving = ref(false)
  const news = ref('')
  const onlyDoubtful = ref(false)
  const steps = shallowRef<readonly Step[]>([])

  const documents = computed(() => subject.value?.documents ?? [])
  const corrections = computed(() => subject.value?.corrections ?? [])
  const queue = computed(() => about.reviewItems().filter(({ pointer }) => !accepted.value.has(pointer)))
  const queued = computed(() => new Set(queue.value.map(({ pointer }) => pointer)))
  const canUndo = computed(() => steps.value.length > 0)
  function isInSight(pointer: string): boolean {
    if (!onlyDoubtful.value) return true
    // What is selected stays in sight, even when it has just left the queue.
    return [...queued.value, selected.value].some(
      other => other === pointer || other?.startsWith(`${pointer}/`) === true,
    )
  }

  async function guarded(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      fault.value = error.message
      return false
    }
  }

  /** Opens it, or reopens it; follows it while it is being read. A failure is reported in `failure`. */
  async function open(id: string): Promise<void> {
    if (openedId.value !== id) {
      subject.value = null
      steps.value = []
      selected.value = null
      onlyDoubtful.value = false
      about.reset?.()
    }
    openedId.value = id
    progress.value = null
    editing.value = failure.value = fault.value = null
    news.value = ''
    try {
      const loaded = await about.load(id, now => {
        if (openedId.value === id) progress.value = now
      })
      // Another one was opened in the meantime: what arrives late must not stand in its place.
      if (openedId.value !== id) return
      progress.value = null
      accepted.value = new Set(loaded.review.accepted)
      reviewed.value = loaded.review.reviewed
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

  /** Saved one after the other: a fast hand must not have an older state arrive last. */
  let savedBefore: Promise<unknown> = Promise.resolve()
  function saveReview(): Promise<boolean> {
    const id = subject.value?.reviewId ?? null
    if (id === null) return Promise.resolve(true)
    const review = { reviewed: reviewed.value, accepted: [...accepted.value] }
    const save = savedBefore.then(() => guarded(async () => void (await desk.saveReview(id, review))))
    savedBefore = save
    return save
  }
  async function setReviewed(value: boolean): Promise<void> {
    reviewed.value = value
    if (!(await saveReview())) reviewed.value = !value
  }
  /** The last value was reviewed: the analysis is reviewed with it. True when that is new. */
  function isReviewedNow(): boolean {
    if (queue.value.length > 0 || reviewed.value) return false
    reviewed.value = true
    return true
  }
  const thatWasAll = ' That was the last one: it is marked as reviewed.'

  async function accept(): Promise<void> {
    const pointer = selected.value
    if (pointer === null || !queued.value.has(pointer)) return
    const next = after(pointer)
    accepted.value = new Set([...accepted.value, pointer])
    const last = isReviewedNow()
    steps.value = [...steps.value, { done: 'accepted', pointer, reviewed: last }]
    news.value = `Accepted ${nameOf(pointer)}.${last ? thatWasAll : ''}`
    // The next key may follow before the service has answered.
    if (next !== null) select(next)
    if (await saveReview()) return
    accepted.value = new Set([...accepted.value].filter(other => other !== pointer))
    if (last) reviewed.value = false
    steps.value = steps.value.filter(step => step.done !== 'accepted' || step.pointer !== pointer)
    news.value = `${nameOf(pointer)} could not be accepted.`
  }

  function edit(pointer: string, start: string | null = null): void {
    select(pointer)
    editing.value = { pointer, start }
  }
  async function post(pointer: string, value: Value, note: string | null): Promise<boolean> {
    const id = openedId.value!
    saving.value = true
    fault.value = null
    const done = await guarded(async () => {
      await about.correct(id, { path: pointer, value, note })
      const loaded = await about.load(id, () => undefined)
      if (openedId.value === id) subject.value = loaded
    })
    saving.value = false
    return done
  }
  async function correct(pointer: string, value: Value): Promise<void> {
    const old = valueOf(pointer)
    const known = corrections.value.some(({ path }) => path === pointer)
    if (old === value && (known || !queued.value.has(pointer))) return select(pointer)
    const wasQueued = queued.value.has(pointer)
    const next = wasQueued ? after(pointer) : pointer
    if (!(await post(pointer, value, null))) return
    const last = wasQueued && isReviewedNow()
    steps.value = [...steps.value, { done: 'corrected', pointer, old, reviewed: last }]
    news.value = `${nameOf(pointer)}: ${shown(old, pointer)} is now ${shown(value, pointer)}. Totals and ratios updated.${last ? thatWasAll : ''}`
    if (last) void saveReview()
    select(next !== null && (queued.value.has(next) || valueOf(next) !== null) ? next : pointer)
  }
  /** Takes the last step of this sitting back; a correction goes back to the old value, and both stay in the history. */
  async function undo(): Promise<void> {
    const last = steps.value.at(-1)
    if (last === undefined) {
      news.value =
        corrections.value.length > 0 ? 'Earlier corrections can be undone under History.' : 'Nothing to undo.'
      return
    }
    if (last.done === 'accepted') {
      accepted.value = new Set([...accepted.value].filter(pointer => pointer !== last.pointer))
      if (last.reviewed) reviewed.value = false
      if (!(await saveReview())) return
      news.value = `${nameOf(last.pointer)} needs review again.`
    } else {
      if (!(await post(last.pointer, last.old, 'Undone'))) return
      if (last.reviewed) await setReviewed(false)
      news.value = `${nameOf(last.pointer)} is ${shown(last.old, last.pointer)} again.`
    }
    steps.value = steps.value.slice(0, -1)
    select(last.pointer)
  }
  async function restore(pointer: string, old: Value): Promise<void> {
    const now = valueOf(pointer)
    if (!(await post(pointer, old, 'Undone'))) return
    steps.value = [...steps.value, { done: 'corrected', pointer, old: now, reviewed: false }]
    news.value = `${nameOf(pointer)} is ${shown(old, pointer)} again.`
  }

  return {
    openedId,
    progress,
    failure,
    documents,
    corrections,
    accepted,
    reviewed,
    selected,
    editing,
    fault,
    saving,
    news,
    onlyDoubtful,
    canUndo,
    queue,
    isInSight,
    valueOf,
    nameOf,
    shown,
    open,
    select,
    move,
    setReviewed,
    accept,
    edit,
    correct,
    undo,
    restore,
  }
}
