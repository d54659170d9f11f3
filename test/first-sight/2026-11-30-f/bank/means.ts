/** What the statements of this batch share, beside the means of the batch of 2026-11-30-e. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { later, plain, type Book, type Posting } from '../../2026-11-30-e/bank/means.ts'

export * from '../../2026-11-30-e/bank/means.ts'

/** An office machine at 300 dots per inch. */
export const crisp: ScanManner = { dpi: 300, skewDegrees: 0.4, noise: 7, blur: 0.8, jpegQuality: 78, background: 247 }
/** A copier’s copy of a copy, scanned at 200 dots per inch. */
export const recopied: ScanManner = { dpi: 200, skewDegrees: -0.6, noise: 12, blur: 0.6, jpegQuality: 73, background: 239 } // prettier-ignore
/** A feeder of a mail room at 220 dots per inch. */
export const mailroom: ScanManner = { dpi: 220, skewDegrees: 0.5, noise: 9, blur: 0.6, jpegQuality: 75, background: 245 } // prettier-ignore
/** A telephone held over a desk. */
export const desk: ScanManner = { dpi: 220, skewDegrees: -0.6, noise: 11, blur: 0.6, jpegQuality: 77, keystone: 0.012, shade: 28, background: 241 } // prettier-ignore
/** A fax from a dealer’s back office. */
export const officeFax: ScanManner = { dpi: 204, skewDegrees: -0.3, noise: 9, blur: 0.5, jpegQuality: 80, threshold: 160 } // prettier-ignore

/** Balances computed again after postings were put in. */
export function rebalanced(book: Book, postings: readonly Posting[]): Book {
  let balance = book.opening
  const own = postings.map(posting => ({ ...posting, balance: (balance += posting.cents) }))
  return { ...book, postings: own, closing: balance }
}

/** The same book with a fee on the next posting day after each day that ends below zero. */
export function withOverdraftFees(book: Book, party: string, fee: number): Book {
  const days = [...new Set(book.postings.map(({ day }) => day))]
  let current = book
  for (const [i, day] of days.entries()) {
    const last = current.postings.findLast(posting => posting.day === day)
    const next = days[i + 1]
    if (last === undefined || next === undefined || last.balance >= 0) continue
    const charged: Posting = { day: next, kind: 'nsf', party, reference: '', cents: -fee, check: null, balance: 0 }
    const at = current.postings.findLastIndex(posting => posting.day <= next)
    current = rebalanced(current, current.postings.toSpliced(at + 1, 0, charged))
  }
  return current
}

/** The same book with the postings of a kind on its last day. */
export function atTheEnd(book: Book, kind: Posting['kind']): Book {
  const [own, others] = [true, false].map(of => book.postings.filter(posting => (posting.kind === kind) === of))
  return rebalanced(book, [...(others ?? []), ...(own ?? []).map(posting => ({ ...posting, day: book.end }))])
}

/** Cents with a minus before the amount when it is below zero. */
export const signedBefore = (cents: number): string => `${cents < 0 ? '-' : ''}${plain(cents)}`

/** The day before, within the period. */
export const dayBefore = (book: Book, { day }: Posting): string => (day === book.start ? day : later(day, -1))
