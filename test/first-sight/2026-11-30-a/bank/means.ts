/** What the statements of this batch share, beside the means of the batch of 2026-11-29-h. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import type { Book, Posting } from '../../2026-11-29-h/bank/means.ts'

export * from '../../2026-11-29-h/bank/means.ts'
export type { Flow } from '../../2026-11-22/bank/books.ts'

/** A branch's copier that prints and scans somewhat gray. */
export const branch: ScanManner = { dpi: 200, skewDegrees: 0.7, noise: 11, blur: 0.6, jpegQuality: 72, background: 240 } // prettier-ignore
/** A telephone held over a page on a kitchen table. */
export const table: ScanManner = { dpi: 215, skewDegrees: -0.8, noise: 12, blur: 0.6, jpegQuality: 75, keystone: 0.015, shade: 30, background: 239 } // prettier-ignore
/** A feeder at 240 dots per inch that pulls to the left. */
export const feeder: ScanManner = { dpi: 240, skewDegrees: -0.5, noise: 9, blur: 0.7, jpegQuality: 76, background: 244 } // prettier-ignore
/** A multifunction machine that saves small files. */
export const small: ScanManner = { dpi: 170, skewDegrees: 0.4, noise: 8, blur: 0.45, jpegQuality: 66, background: 247 }

/** Wordings of each check: by its number alone, in the words of the trade, and with what stands beside it. */
export function checkWords(books: readonly Book[], ...wordings: readonly ((posting: Posting) => string)[]): Record<string, readonly string[]> {
  const postings = books.flatMap(book => book.postings)
  return Object.fromEntries(
    postings.flatMap((posting, i) =>
      posting.check === null
        ? []
        : [[`transactions.${i}.description`, [`Check ${posting.check}`, `Check #${posting.check}`, `${posting.check}`, 'Check', ...wordings.map(words => words(posting))]]],
    ),
  )
} // prettier-ignore

/** Cents with the minus behind that banks print after what goes out. */
export const minusBehind = (text: string, out: boolean): string => `${text}${out ? '-' : '&nbsp;'}`

/** Paragraphs of small print. */
export const smallPrint = (...paragraphs: readonly string[]): string =>
  `<div style="font-size:7.4pt;line-height:9.4pt;margin-top:12pt">${paragraphs.map(text => `<p style="margin:0 0 5pt">${text}</p>`).join('')}</div>`

/** Where pages begin and end when rows of these heights are set, so many lines on the first page and so many on the others. */
export function chunked<T>(rows: readonly T[], heightOf: (row: T) => number, [first, next]: readonly [number, number]): { from: number; to: number }[] {
  const chunks: { from: number; to: number }[] = []
  let [from, room] = [0, first]
  for (const [i, row] of rows.entries()) {
    if (room < heightOf(row)) {
      chunks.push({ from, to: i })
      from = i
      room = next
    }
    room -= heightOf(row)
  }
  return [...chunks, { from, to: rows.length }]
} // prettier-ignore
