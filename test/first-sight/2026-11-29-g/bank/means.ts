/** What the statements of this batch share, beside the means of the batch of 2026-11-29-c. */
import { debitsOf, type Book, type Posting } from '../../2026-11-29-c/bank/means.ts'

export * from '../../2026-11-29-c/bank/means.ts'

/** Books of following months as one. */
export function following(books: readonly Book[]): Book {
  const [first] = books
  const last = books.at(-1)
  if (first === undefined || last === undefined) throw new Error('no months')
  for (const [i, book] of books.entries())
    if (i > 0 && book.opening !== books[i - 1]?.closing) throw new Error(`month ${i} does not follow`)
  return { ...first, end: last.end, closing: last.closing, postings: books.flatMap(book => book.postings) }
}

/** Checks paid, by number. */
export const checksOf = (book: Book): Posting[] =>
  debitsOf(book)
    .filter(({ check }) => check !== null)
    .sort((a, b) => (a.check ?? 0) - (b.check ?? 0))
