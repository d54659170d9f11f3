/** The labeled values of an invoice's header, and the number of a text that was read there. */
import vocabulary from '../../../vocabulary/invoice-head.json' with { type: 'json' }
import type { Field } from '../../../document/field.ts'
import { middleOf } from '../../../document/geometry.ts'
import { fieldOf } from '../confidence.ts'
import type { InvoiceKind, LineItems } from '../invoice.ts'
import { runningText } from '../running-text.ts'
import { cellOf, isRecognized, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import { recordRanking } from '../../solve/record-choice.ts'
import { labeledValues, type LabelPhrases, type LabeledValue } from '../../labels/labeled-values.ts'

export type HeaderTerm = keyof typeof vocabulary.labels
export type HeaderValue = LabeledValue<HeaderTerm>

/** What the fields of a header are found by. */
export interface Header {
  readonly view: InvoiceView
  readonly items: LineItems
  readonly kind: InvoiceKind
  /** Every label with the places of its value. */
  readonly values: readonly HeaderValue[]
}

/** A possible value of a field, with the label that names it. */
export interface HeaderCandidate {
  readonly value: string
  readonly cell: Cell
  readonly label: string
  readonly score: number
}

const phrases: LabelPhrases<HeaderTerm> = vocabulary.labels

/** Every label of a header with the places of its value, on all pages, outside the lines. */
export const headerValues = (view: InvoiceView, items: LineItems): readonly HeaderValue[] =>
  labeledValues(view, phrases, { inner: true }).filter(({ label }) => !amongLines(label, items))

/** How sure the place of a value at its label makes it. */
const placeScores = { inside: 0.985, right: 0.98, below: 0.968 } as const

/** A text at a label as a candidate: `score` is how sure the label and the text make it, wherever it stands. */
export const labeledCandidate = (
  { value, label, place }: HeaderValue,
  text: string,
  score: number,
): HeaderCandidate => ({ value: text, cell: value, label: label.text, score: score * placeScores[place] })

/** Another value under as good a label casts doubt on the best; the same value printed again takes some of it away. */
const rivalScore = 0.975
const doubt = { rival: 0.77, outnumbered: 0.88 } as const

/** The best candidate for the field of a header; null without any. */
export function chooseField(
  view: InvoiceView,
  field: 'invoice_number' | 'purchase_order' | 'invoice_date' | 'due_date',
  candidates: readonly HeaderCandidate[],
): Field<string> | null {
  const [best] = candidates.toSorted((a, b) => b.score - a.score)
  recordRanking('header', field, candidates, {
    chosen: best ?? null,
    describe: ({ value, score, cell }) => ({ value, score, evidence: [cell] }),
  })
  if (best === undefined) return null
  const key = ({ value }: HeaderCandidate): string => value.replace(/[^\p{L}\d]/gu, '').toLowerCase()
  const rivals = candidates.filter(one => key(one) !== key(best) && one.score > rivalScore * best.score).length
  const again = candidates.filter(one => key(one) === key(best)).length
  const factor = rivals === 0 ? 1 : again > rivals ? doubt.outnumbered : doubt.rival
  return { ...textField(view, best.value, best.cell, best.score * factor), label: best.label }
}

/** Where a cell begins: a name for it. */
export const placeOf = ({ page, line, box }: Cell): string => `${page} ${line} ${box.left}`

/** Whether a cell stands among the billed lines. */
export const amongLines = (cell: Cell, items: LineItems): boolean =>
  items.regions.some(
    ({ page, top, bottom }) => page === cell.page && middleOf(cell.box) > top && middleOf(cell.box) < bottom,
  )

/** What recognition leaves of a certainty when no sum confirms it, beside its own confidence in the words. */
const recognized = 0.95

/** A text read from a cell, or from `words` of it. */
export function textField(view: InvoiceView, value: string, cell: Cell, confidence: number): Field<string> {
  const words = wordsOf(cell, value)
  const seen = words.words.reduce((lowest, word) => Math.min(lowest, word.confidence), 1)
  const read = isRecognized(view, cell.page) ? recognized * seen : 1
  return fieldOf(view, value, confidence * read, { evidence: [words] })
}

/** The words of a cell that hold a value as printed; all of them when it was put together otherwise. */
function wordsOf(cell: Cell, value: string): Cell {
  const at = cell.text.indexOf(value)
  const own = runningText([cell]).words.filter(({ start, end }) => at >= 0 && start < at + value.length && end > at)
  const words = own.map(({ word }) => word)
  return words.length === 0 ? cell : cellOf(words, cell.page, cell.line)
}
