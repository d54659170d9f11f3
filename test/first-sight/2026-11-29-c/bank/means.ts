/** What the statements of this batch share, beside the means of the batch of 2026-11-28-z2. */
import { formatAmount, plain, type Book, type Posting } from '../../2026-11-28-z2/bank/means.ts'

export * from '../../2026-11-28-z2/bank/means.ts'
export { fax } from '../../2026-11-28-z1/tax/scanners.ts'

/** Ways to write the number of an account: as printed, and its digits alone. */
export const numbered = (...printed: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    printed.map((number, i) => [`accounts[${i}].account_number`, [number, number.replace(/[^\dX*x]/g, '')]]),
  )

/** The amount when the posting is of that side, nothing otherwise. */
export const debitOf = ({ cents }: Posting): string => (cents < 0 ? plain(cents) : '')
export const creditOf = ({ cents }: Posting): string => (cents > 0 ? plain(cents) : '')

/** The balance after the last posting of its day, nothing after the others. */
export function endOfDay(book: Book, i: number, shown: (cents: number) => string = formatAmount): string {
  const { day, balance } = book.postings[i] ?? { day: '', balance: 0 }
  return book.postings[i + 1]?.day === day ? '' : shown(balance)
}

/** A line with something at its left and its right end. */
export const apart = (left: string, right: string, style = ''): string =>
  `<div style="display:flex;justify-content:space-between;${style}"><div>${left}</div><div class="r">${right}</div></div>`
