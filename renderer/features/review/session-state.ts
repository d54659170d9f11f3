/** The state of a review that its parts share, and what a kind of document brings to it. */
import { ref, shallowRef, type ShallowRef } from 'vue'
import type { LibraryDocument, Review as SavedReview } from '../../../core/contract/desk.ts'
import type { AnalysisProgress, Correction } from '../../../core/contract/service.ts'
import { ServiceError } from '../../api/request.ts'
import type { Editing, ReviewItem, Value } from './review.ts'

/** What was loaded of the thing under review, whatever its kind. */
export interface Loaded {
  readonly documents: readonly LibraryDocument[]
  readonly corrections: readonly Correction[]
  /** The analysis under which accepted values are saved; null: nothing is saved. */
  readonly reviewId: string | null
  readonly review: SavedReview
  /** Why there is nothing to review; null when there is. */
  readonly failure: string | null
}

export interface SessionSubject<Subject extends Loaded> {
  /** Loads it, reporting progress until it is over. Throws ServiceError. */
  readonly load: (id: string, report: (progress: AnalysisProgress) => void) => Promise<Subject>
  readonly correct: (id: string, correction: Pick<Correction, 'path' | 'value' | 'note'>) => Promise<unknown>
  /** All that needs review, accepted or not, in the order of the page. */
  readonly reviewItems: () => readonly ReviewItem[]
  readonly valueOf: (pointer: string) => Value
  readonly nameOf: (pointer: string) => string
  readonly shown: (value: Value, pointer: string) => string
  /** Called when another thing is opened. */
  readonly reset?: () => void
}

/** A step that can be undone. `reviewed`: it was the last one, and marked all as reviewed. */
export type Step =
  /** The first of them is selected again. */
  | { readonly done: 'accepted'; readonly pointers: readonly string[]; readonly reviewed: boolean }
  /** Something beside the values: `undo` takes it back, and `news` says that it was. */
  | { readonly done: 'arranged'; readonly undo: () => Promise<unknown>; readonly news: string }
  | { readonly done: 'corrected'; readonly pointer: string; readonly old: Value; readonly reviewed: boolean }

/** `subject` is written by the session and read by whoever made it. */
export function sessionState<Subject extends Loaded>(subject: ShallowRef<Subject | null>) {
  /** Why the service refused a correction or what was accepted. */
  const fault = ref<string | null>(null)
  return {
    subject,
    openedId: ref<string | null>(null),
    progress: shallowRef<AnalysisProgress | null>(null),
    /** Why there is nothing to review. */
    failure: ref<string | null>(null),
    accepted: shallowRef<ReadonlySet<string>>(new Set()),
    reviewed: ref(false),
    selected: ref<string | null>(null),
    editing: shallowRef<Editing | null>(null),
    fault,
    saving: ref(false),
    /** What was done last, for screen readers and the status line. */
    news: ref(''),
    onlyDoubtful: ref(false),
    steps: shallowRef<readonly Step[]>([]),
    /** False when the service refused the work; its sentence stands in `fault`. */
    guarded: async (work: () => Promise<void>): Promise<boolean> => {
      try {
        await work()
        return true
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        fault.value = error.message
        return false
      }
    },
  }
}
export type SessionState<Subject extends Loaded> = ReturnType<typeof sessionState<Subject>>
