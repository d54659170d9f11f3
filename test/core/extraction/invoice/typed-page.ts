/** Pages typed as text: a word stands where its characters do, so that a layout can be seen in the test. */
import { linesOf } from '../../../../core/document/lines.ts'
import type { Document, Page, Word } from '../../../../core/document/model.ts'
import { findLines } from '../../../../core/extraction/invoice/line-items/find.ts'
import type { LineItems } from '../../../../core/extraction/invoice/invoice.ts'
import { invoiceView } from '../../../../core/extraction/layout/document-view.ts'

/** Points per character and per line of the typed page. */
const character = 5
const lineHeight = 12
const size = 9

export interface TypedOptions {
  readonly ocr?: boolean
  /** Of recognized words. */
  readonly confidence?: number
}

/** One page; a line holding nothing but dots is half a line of space. */
export function typedPage(text: string, number: number, { ocr = false, confidence = 0.93 }: TypedOptions = {}): Page {
  const words: Word[] = []
  let top = 30
  for (const line of text.split('\n')) {
    for (const match of line.matchAll(/\S+/g)) {
      const left = 20 + match.index * character
      words.push({
        text: match[0],
        box: { left, top, right: left + match[0].length * character - 0.5, bottom: top + size },
        confidence: ocr ? confidence : 1,
        bold: false,
        size,
      })
    }
    top += lineHeight
  }
  return {
    number,
    width: 612,
    height: 792,
    source: ocr ? 'ocr' : 'text-layer',
    lines: linesOf(words),
    rules: [],
  }
}

export function typedDocument(texts: readonly string[], options: TypedOptions = {}): Document {
  return { fileName: 'typed.pdf', pages: texts.map((text, index) => typedPage(text, index + 1, options)), problems: [] }
}

/** What the lines of the typed pages are. */
export function linesOfTyped(text: string | readonly string[], options: TypedOptions = {}): LineItems {
  return findLines(invoiceView(typedDocument(typeof text === 'string' ? [text] : text, options)))
}

/** Description, quantity, rate, amount, category of every line: the shortest form in which a table can be compared. */
export function table(
  text: string | readonly string[],
  options: TypedOptions = {},
): readonly (readonly [string, number | null, number | null, number | null, string | null])[] {
  return linesOfTyped(text, options).lines.map(line => [
    line.description.value,
    line.quantity?.value ?? null,
    line.rate?.value ?? null,
    line.amount?.value ?? null,
    line.category?.value ?? null,
  ])
}
