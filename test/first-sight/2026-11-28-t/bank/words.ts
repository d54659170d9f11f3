/** Further wordings of the checks of a book, which the common means leave aside. */
import type { Book, Posting } from '../../2026-11-23-o/bank/means.ts'

/** What a check may be called: as printed, by its number, or in the words of the trade. */
export function checksWorded(book: Book, describe: (posting: Posting) => string): Record<string, readonly string[]> {
  return Object.fromEntries(
    book.postings.flatMap((posting, i) =>
      posting.check === null
        ? []
        : [[`transactions.${i}.description`, [describe(posting), `Check ${posting.check}`, `Check #${posting.check}`, `Cheque ${posting.check}`, `${posting.check}`, 'Check']]],
    ),
  ) // prettier-ignore
}
