/** What the statements of this batch share, beside the means of the batch of 2026-11-30-f. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { dailyBalances, plain, rowOf, sideBySide, type Book } from '../../2026-11-30-f/bank/means.ts'

export * from '../../2026-11-30-f/bank/means.ts'

/** A feeder in a loan department at 300 dots per inch. */
export const department: ScanManner = { dpi: 300, skewDegrees: -0.45, noise: 8, blur: 0.85, jpegQuality: 76, background: 246 } // prettier-ignore
/** A shop's all-in-one machine at 200 dots per inch. */
export const shopCopier: ScanManner = { dpi: 200, skewDegrees: 0.6, noise: 11, blur: 0.55, jpegQuality: 74, background: 241 } // prettier-ignore
/** An accountant's scanner at 240 dots per inch. */
export const bureau: ScanManner = { dpi: 240, skewDegrees: 0.3, noise: 8, blur: 0.65, jpegQuality: 77, background: 248 } // prettier-ignore
/** A telephone held over a page on a counter. */
export const counter: ScanManner = { dpi: 225, skewDegrees: 0.7, noise: 11, blur: 0.6, jpegQuality: 78, keystone: 0.011, shade: 26, background: 242 } // prettier-ignore
/** A fax from a dealer's sales desk. */
export const deskFax: ScanManner = { dpi: 204, skewDegrees: 0.35, noise: 9, blur: 0.5, jpegQuality: 80, threshold: 162 } // prettier-ignore

/** Balances at the end of each day, so many beside each other. */
export function dailyRows(book: Book, across: number, day: (iso: string) => string, shown: (cents: number) => string = plain, attributes = ''): string[] {
  return sideBySide(dailyBalances(book), across).map(cells => rowOf(cells.flatMap(cell => (cell ? [day(cell.day), `>${shown(cell.balance)}`, '&emsp;'] : ['', '', ''])), attributes))
} // prettier-ignore

/** The headings of such a table. */
export const dailyHeadings = (across: number, date: string, balance: string, attributes = ''): string => rowOf(Array.from({ length: across }, () => [date, `>${balance}`, '']).flat(), attributes) // prettier-ignore
