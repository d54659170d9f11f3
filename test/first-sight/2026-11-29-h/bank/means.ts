/** What the statements of this batch share, beside the means of the batch of 2026-11-29-g. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { plain, type Book } from '../../2026-11-29-g/bank/means.ts'

export * from '../../2026-11-29-g/bank/means.ts'
export { cab, needles } from '../invoices/means.ts'

/** Cents as "1.234,56". */
export const comma = (cents: number): string => plain(cents).replace(/[.,]/g, mark => (mark === '.' ? ',' : '.'))
/** Cents as "1 234,56". */
export const spaced = (cents: number): string => plain(cents).replace(/[.,]/g, mark => (mark === '.' ? ',' : '&nbsp;'))
/** Cents as "1'234.56". */
export const apostrophe = (cents: number): string => plain(cents).replace(/,/g, "'")
/** Cents of a currency without decimals as "1,234". */
export const entire = (cents: number): string => plain(cents).replace(/\.00$/, '')

/** The same movements in whole units of the currency. */
export function inWhole(book: Book): Book {
  let balance = book.opening
  const postings = book.postings.map(posting => {
    const cents = Math.round(posting.cents / 100) * 100
    balance += cents
    return { ...posting, cents, balance }
  })
  return { ...book, closing: balance, postings }
}

/** Readings of the movements of an account that other movements of the truth stand before. */
export const after = (before: number, words: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> => Object.fromEntries(Object.entries(words).map(([path, own]) => [path.replace(/\d+/, at => `${Number(at) + before}`), own])) // prettier-ignore

/** A worn copier that takes pages in at an angle. */
export const slanted: ScanManner = { dpi: 200, skewDegrees: 1.1, noise: 12, blur: 0.6, jpegQuality: 70, background: 238 } // prettier-ignore
/** A coarse scan of a page that a needle printer wrote. */
export const draft: ScanManner = { dpi: 160, skewDegrees: -0.4, noise: 8, blur: 0.45, jpegQuality: 82 }
/** A fax at its fine setting, light. */
export const lightFax: ScanManner = { dpi: 204, skewDegrees: -0.35, noise: 10, blur: 0.5, jpegQuality: 80, threshold: 168 } // prettier-ignore
