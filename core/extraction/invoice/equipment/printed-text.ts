/** A stretch of printed words as one text, with the way back from offsets to the words and their places. */
import type { Evidence, Field } from '../../../document/field.ts'
import { unionOf } from '../../../document/geometry.ts'
import { overlaps, plainText, tokensOf, type TextSpan, type Token } from './words.ts'
import { runningText, type PlacedWord } from '../running-text.ts'
import { fieldOf, invoiceConfidence, type InvoiceEvidence } from '../confidence.ts'
import { isRecognized, type Cell, type InvoiceView } from '../../layout/document-view.ts'

export interface Print {
  readonly view: InvoiceView
  readonly text: string
  /** `text` in lower case without accents, at the same offsets. */
  readonly plain: string
  readonly tokens: readonly Token[]
  readonly words: readonly PlacedWord<Cell>[]
  readonly ocr: boolean
  /** Offsets at which another cell of the same printed line begins. */
  readonly breaks: ReadonlySet<number>
  readonly page: number
}

/** The cells' words in the order given. Throws a RangeError for none. */
export function printOf(view: InvoiceView, cells: readonly Cell[]): Print {
  const { text: spaced, words } = runningText(cells)
  const text = spaced.slice(0, -1)
  const isSameLine = (a: Cell | undefined, b: Cell): boolean => a?.line === b.line && a.page === b.page
  const begin = words.filter(
    ({ line }, at) => at > 0 && words[at - 1]!.line !== line && isSameLine(words[at - 1]!.line, line),
  )
  const breaks = new Set(begin.map(({ start }) => start))
  const first = cells[0]
  if (first === undefined) throw new RangeError('A print has words')
  const plain = plainText(text)
  const ocr = isRecognized(view, first.page)
  return { view, text, plain, tokens: tokensOf(plain), words, ocr, breaks, page: first.page }
}

export interface ValueEvidence extends Omit<InvoiceEvidence, 'words' | 'ocr'> {
  /** The label as printed; null without one. */
  readonly labelText?: string | null
}

/** All of a text. */
export const wholeOf = ({ text }: Print): TextSpan => ({ start: 0, end: text.length })

/** The text between two offsets as a value. */
export const textField = (print: Print, span: TextSpan, how: ValueEvidence): Field<string> =>
  fieldFrom(print, span, print.text.slice(span.start, span.end), how)

/** A value read from the text between two offsets. */
export function fieldFrom<T>(print: Print, span: TextSpan, value: T, how: ValueEvidence): Field<T> {
  const inside = print.words.filter(word => overlaps(word, span))
  const words = inside.map(({ word }) => word)
  const confidence = invoiceConfidence({ ...how, words, ocr: print.ocr })
  return fieldOf(print.view, value, confidence, { evidence: evidenceOf(inside), label: how.labelText ?? null })
}

/** One piece of evidence per printed line. */
const evidenceOf = (words: readonly PlacedWord<Cell>[]): readonly Omit<Evidence, 'fileName'>[] =>
  [...Map.groupBy(words, ({ line: { page, line } }) => `${page} ${line}`).values()].map(group => ({
    page: group[0]!.line.page,
    box: unionOf(group.map(({ word }) => word.box)),
    text: group.map(({ word }) => word.text).join(' '),
  }))
