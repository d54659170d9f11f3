/** What the statements of this batch share, beside the means of the batch of 2026-11-23-k. */
import type { Book, Posting } from '../../2026-11-22/bank/books.ts'
import type { Truth } from '../../2026-11-22/press/document.ts'

export {
  averageBalance,
  bookOf,
  creditsOf,
  dailyBalances,
  debitsOf,
  ofKind,
  totalOf,
} from '../../2026-11-22/bank/books.ts'
export type { Book, Posting } from '../../2026-11-22/bank/books.ts'
export type { Drawn } from '../../2026-11-22/press/document.ts'
export { dated, escape, formatAmount, later } from '../../2026-11-22/press/numbers.ts'
export { paginated, sideBySide } from '../../2026-11-22/press/page.ts'
export { rowOf } from '../../2026-11-23/type.ts'
export {
  copier,
  drawnStatement,
  fax,
  fixed,
  flatbed,
  flow,
  gap,
  phone,
  plain,
  solvent,
} from '../../2026-11-23-k/bank/statement.ts'

type Wording = (posting: Posting) => string

/** Further wordings of each description, checks left aside. */
export function worded(books: readonly Book[], ...wordings: readonly Wording[]): Record<string, readonly string[]> {
  const postings = books.flatMap(book => book.postings)
  return Object.fromEntries(
    postings.flatMap((posting, i) =>
      posting.check === null
        ? [[`transactions.${i}.description`, [...new Set(wordings.map(words => words(posting)))]]]
        : [],
    ),
  )
}

/** A truth whose accounts are of a month that is not over. */
export const monthToDate =
  (dates: { readonly start_date: string; readonly end_date: string }) =>
  (truth: Truth): Truth => {
    for (const account of (truth.expected as { accounts: object[] }).accounts)
      Object.assign(account, { is_mtd: true, ...dates })
    return truth
  }
