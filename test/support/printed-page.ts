/** A document of one page from text as a typewriter would print it: columns of 6 points, lines of 13. */
import { lineOf } from '../../core/document/lines.ts'
import type { Document, Word } from '../../core/document/model.ts'

/** Two spaces part cells. A lower `confidence` makes it a recognized page. */
export function printedPage(text: string, confidence = 1): Document {
  const rows = text.split('\n')
  const lines = rows.flatMap((row, y) => {
    const words = [...row.matchAll(/\S+/g)].map((match): Word => ({
      text: match[0],
      box: {
        left: 40 + 6 * match.index,
        right: 40 + 6 * (match.index + match[0].length),
        top: 40 + 13 * y,
        bottom: 50 + 13 * y,
      },
      confidence,
      bold: false,
      size: 10,
    }))
    return words.length === 0 ? [] : [lineOf(words)]
  })
  const source = confidence === 1 ? 'text-layer' : 'ocr'
  return {
    fileName: 'printed.pdf',
    pages: [{ number: 1, width: 700, height: 80 + 13 * rows.length, source, lines, rules: [] }],
    problems: [],
  }
}
