/** The labeled values of an invoice's header, and the number of a text that was read there. */
import vocabulary from '../../../vocabulary/invoice-head.json' with { type: 'json' }
import type { Field } from '../../../document/field.ts'
import type { LineItems } from '../invoice.ts'
import { cellOf, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import { labeledValues, labelsIn, type LabelPhrases, type LabeledValue } from '../../labels/labeled-values.ts'

export type HeaderTerm = keyof typeof vocabulary.labels
export type HeaderValue = LabeledValue<HeaderTerm>

const phrases: LabelPhrases<HeaderTerm> = vocabulary.labels
const titlePhrases = { title: vocabulary.labels.title }

/** Every label of a header with the places of its value, on all pages, outside the lines. */
export const headerValues = (view: InvoiceView, items: LineItems): readonly HeaderValue[] =>
  labeledValues(view, phrases, { inner: true }).filter(({ label }) => !amongLines(label, items))

/** The cells that name the document: "INVOICE", "Rechnung". */
export const headerTitles = (view: InvoiceView): readonly Cell[] =>
  labelsIn(view, titlePhrases)
    .filter(({ rest, lead }) => rest === null && lead === null)
    .map(({ label }) => label)

/** The cells above captions, as forms print them under the line that is filled in. */
export function captioned(view: InvoiceView, items: LineItems, terms: readonly HeaderTerm[]): readonly HeaderValue[] {
  const some = Object.fromEntries(terms.map(term => [term, phrases[term]])) as LabelPhrases<HeaderTerm>
  return labelsIn(view, some).flatMap(({ term, label, rest, lead }): HeaderValue[] => {
    const page = view.pages.find(({ page: { number } }) => number === label.page)
    if (page === undefined || rest !== null || lead !== null || amongLines(label, items)) return []
    const above = page.cells
      .filter(
        ({ box }) =>
          box.bottom <= label.box.top + 0.3 * page.metrics.em &&
          label.box.top - box.bottom < 1.4 * page.metrics.em &&
          box.left < label.box.right &&
          box.right > label.box.left,
      )
      .at(-1)
    return above === undefined ? [] : [{ term, label, value: above, place: 'below', lead }]
  })
}

/** Whether a cell stands among the billed lines. */
export const amongLines = (cell: Cell, items: LineItems): boolean =>
  items.regions.some(
    region =>
      region.page === cell.page &&
      (cell.box.top + cell.box.bottom) / 2 > region.top &&
      (cell.box.top + cell.box.bottom) / 2 < region.bottom,
  )

/** What recognition leaves of a certainty when no sum confirms it, beside its own confidence in the words. */
const recognized = 0.95

/** A text read from a cell, or from `words` of it. */
export function textField(
  view: InvoiceView,
  value: string,
  cell: Cell,
  confidence: number,
  label: string | null,
): Field<string> {
  const page = view.pages.find(({ page: { number } }) => number === cell.page)
  const ocr = page?.page.source === 'ocr'
  const words = wordsOf(cell, value)
  const seen = words.words.reduce((lowest, word) => Math.min(lowest, word.confidence), 1)
  return {
    value,
    confidence: confidence * (ocr ? recognized * seen : 1),
    method: ocr ? 'ocr' : 'text',
    evidence: [{ fileName: view.fileName, page: cell.page, box: words.box, text: words.text }],
    label,
    scale: 1,
  }
}

/** The words of a cell that hold a value as printed; all of them when it was put together otherwise. */
function wordsOf(cell: Cell, value: string): Cell {
  const at = cell.text.indexOf(value)
  if (at < 0) return cell
  let offset = 0
  const words = cell.words.filter(word => {
    const [start, end] = [offset, offset + word.text.length]
    offset = end + 1
    return start < at + value.length && end > at
  })
  return words.length === 0 ? cell : cellOf(words, cell.page, cell.line)
}
