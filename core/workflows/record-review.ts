/** What a person did in a review, for the history: values accepted or reopened, the whole marked as reviewed or not. */
import type { HistoryAction } from '../contract/history.ts'
import type { Review } from '../store/library.ts'
import type { Store } from '../store/store.ts'
import { historySubject } from './history-subject.ts'

interface ReviewChange {
  readonly before: Review
  readonly after: Review
  /** Why it is reviewed although values are flagged. */
  readonly note: string | null
}

/** In the transaction that stores the review. */
export function recordReview(
  store: Pick<Store, 'analyses' | 'history'>,
  analysisId: string,
  { before, after, note }: ReviewChange,
  author: string,
): void {
  const analysis = store.analyses.find(analysisId)
  if (analysis === null) return
  const subject = historySubject(analysis)
  const add = (action: HistoryAction, details: object): void =>
    store.history.add({ subject, action, author, details, sourceId: analysisId })
  const lacking = (from: Review, other: Review): readonly string[] => {
    const known = new Set(other.accepted)
    return from.accepted.filter(path => !known.has(path))
  }
  const [accepted, reopened] = [lacking(after, before), lacking(before, after)]
  if (accepted.length > 0) add('accepted', { paths: accepted })
  if (reopened.length > 0) add('reopened_values', { paths: reopened })
  if (after.reviewed !== before.reviewed) add(after.reviewed ? 'reviewed' : 'reopened', { note })
}
