/** What the statements of this batch share: the means of the batch of 2026-12-01-a, and scanners of their own. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { dated, dayBefore, type Book, type Posting } from '../../2026-12-01-a/bank/means.ts'

export * from '../../2026-12-01-a/bank/means.ts'

/** A bookkeeper's desktop scanner at 200 dots per inch. */
export const bookkeeper: ScanManner = { dpi: 200, skewDegrees: 0.45, noise: 10, blur: 0.55, jpegQuality: 75, background: 244 } // prettier-ignore
/** A credit union's imaging machine at 240 dots per inch. */
export const imaging: ScanManner = { dpi: 240, skewDegrees: -0.35, noise: 8, blur: 0.65, jpegQuality: 76, background: 247 } // prettier-ignore
/** A hotel's copier at 300 dots per inch. */
export const hotel: ScanManner = { dpi: 300, skewDegrees: 0.3, noise: 7, blur: 0.8, jpegQuality: 77, background: 246 } // prettier-ignore
/** A telephone held over a shop's bench. */
export const bench: ScanManner = { dpi: 225, skewDegrees: -0.6, noise: 11, blur: 0.6, jpegQuality: 78, keystone: 0.012, shade: 26, background: 242 } // prettier-ignore
/** A library's machine at 180 dots per inch. */
export const library: ScanManner = { dpi: 180, skewDegrees: 0.4, noise: 8, blur: 0.45, jpegQuality: 77, background: 248 } // prettier-ignore

/** The day of purchase of a card's row, the day of posting of the others. */
export const sold = (book: Book, p: Posting): string => (p.kind === 'card' ? dayBefore(book, p) : p.day)

/** Rows may be dated by purchase or by posting. */
export const eitherDay = (book: Book): Record<string, readonly unknown[]> =>
  Object.fromEntries(book.postings.map((p, i) => [`transactions.${i}.date_iso`, [...new Set([p.day, sold(book, p)])]]))

/** Cents with a sign before the dollar mark: "-$1,234.00". */
export const minusDollar = (text: string, cents: number): string => `${cents < 0 ? '-' : ''}$${text}`

/** A day as "06/03". */
export const slashed = (iso: string): string => dated(iso, 'MM/DD')
