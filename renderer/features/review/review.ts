/** What the parts of a review share, whatever is reviewed: what is selected, what needs a look, how it is called and corrected. */
import { inject, provide, type InjectionKey } from 'vue'
import type { LibraryDocument } from '../../../core/contract/desk.ts'
import type { Provenance } from '../../../core/contract/evidence.ts'
import type { Correction } from '../../../core/contract/service.ts'
import type { DoubtKind } from './doubt.ts'
import type { Place } from './place.ts'
import type { ValueType } from './typed-value.ts'

export type Value = Correction['value']

/** A value that a person may look at, accept and correct. */
export interface ReviewItem {
  /** JSON pointer into what is reviewed. */
  readonly pointer: string
  /** Why it needs review, in a word or a few. */
  readonly doubt: string
}

/** The value being typed; `start` is what the field opens with, null for the value as it is. */
export interface Editing {
  readonly pointer: string
  readonly start: string | null
}

/** Something done beside the values, and how it is taken back; both in sentences for the status line. */
export interface Arranged {
  readonly did: string
  readonly undo: () => Promise<unknown>
  readonly undone: string
}

/** A review as components see it. */
export interface Review {
  readonly documents: readonly LibraryDocument[]
  /** Oldest first. */
  readonly corrections: readonly Correction[]
  readonly accepted: ReadonlySet<string>
  readonly reviewed: boolean
  readonly selected: string | null
  readonly editing: Editing | null
  /** The service's refusal of the last attempt. */
  readonly fault: string | null
  readonly saving: boolean
  /** What happened last, in a sentence. */
  readonly news: string
  readonly canUndo: boolean
  readonly places: readonly Place[]
  /** In the order of the page, without what was accepted. */
  readonly queue: readonly ReviewItem[]
  /** Whether only what needs a look is shown. */
  onlyDoubtful: boolean

  readonly valueOf: (pointer: string) => Value
  /** "Cash, 2025-12-31", "Line 3, amount". */
  readonly nameOf: (pointer: string) => string
  /** A value of this pointer for people. */
  readonly shown: (value: Value, pointer: string) => string
  /** What is typed there; null: it cannot be corrected. */
  readonly typeOf: (pointer: string) => ValueType | null
  readonly provenanceOf: (pointer: string) => Provenance | null
  /** 0 to 1; null where nothing is stated. */
  readonly confidenceOf: (pointer: string) => number | null
  /** Messages of the failed checks it takes part in. */
  readonly failedOf: (pointer: string) => readonly string[]
  /** Whether a value, or anything below a pointer, is shown: always, unless only what needs a look is. */
  readonly isInSight: (pointer: string) => boolean

  readonly select: (pointer: string | null) => void
  /** Moves through the queue; from a value outside it, to the first. */
  readonly move: (by: 1 | -1) => void
  readonly edit: (pointer: string, start?: string | null) => void
  readonly accept: () => Promise<void>
  /** Accepts all values whose doubt is of a kind. */
  readonly acceptAll: (kind: DoubtKind) => Promise<void>
  /** Does something beside the values, such as with its documents; undone as one step. */
  readonly arrange: (work: () => Promise<Arranged>) => Promise<void>
  readonly correct: (pointer: string, value: Value) => Promise<void>
  readonly undo: () => Promise<void>
  /** Sets a value back to what it was before a correction of the history. */
  readonly restore: (pointer: string, old: Value) => Promise<void>
  /** `note`: why it is reviewed although values are flagged. */
  readonly setReviewed: (value: boolean, note?: string | null) => Promise<void>
}

const key: InjectionKey<Review> = Symbol('review')

export const provideReview = (review: Review): void => provide(key, review)

/** The review that a work around this component provides. */
export function useReview(): Review {
  const review = inject(key)
  if (review === undefined) throw new Error('this component belongs into a review')
  return review
}
