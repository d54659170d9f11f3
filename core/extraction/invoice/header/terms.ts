/** Terms of payment as printed: under their label, or as the sentence that states them. */
import vocabulary from '../../../vocabulary/invoice-head.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import type { Field } from '../../../document/field.ts'
import { heightOf, middleOf } from '../../../document/geometry.ts'
import { cellOf, pageOf, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import { textField, type Header, type HeaderTerm } from './labeled-fields.ts'

const words = vocabulary.paymentTerms
/** What terms of payment are made of, in any of the languages. */
const usual = phrasePattern(words.usual)
/** The labels of other values, and clauses of the terms of sale: neither says anything of payment. */
const otherLabel = phrasePattern(words.otherLabels, 'whole')
const clause = phrasePattern(words.clauses)
/** Words that no statement of terms ends with: the rest stands in the next line. */
const goesOn = phrasePattern(words.goOn, 'end')
/** How something is paid, and not when. */
const means = phrasePattern(words.means, 'start')
/** A due "date" that is a term: "on receipt", "sofort". */
const atOnce = phrasePattern(words.atOnce)

/** A longer text is a clause of a contract. */
const longest = 110
/** How sure each label makes terms; the label of a due date only those that are paid at once. */
const scores: { readonly [Term in HeaderTerm]?: number } = {
  payment_terms: 0.96,
  payment: 0.94,
  terms: 0.95,
  due_date: 0.9,
}
/** What does not read like terms is believed less, and only under a label that can mean nothing else. */
const unusual = 0.8

export const findPaymentTerms = (header: Header): Field<string> | null =>
  labeledTerms(header, true) ?? labeledTerms(header, false)

/** Terms under a label: those that read like terms, or else whatever a label of theirs vouches for. */
function labeledTerms({ view, values }: Header, likeTerms: boolean): Field<string> | null {
  let best: Field<string> | null = null
  // "Payment 2 of 3" is a row of a schedule.
  const answered = new Set<Cell>(
    values.filter(({ value: { text } }) => /^\d+ of \d+$/.test(text)).map(({ label }) => label),
  )
  for (const { term, value, label, place } of values) {
    const score = scores[term]
    if (score === undefined) continue
    const cell = goesOn.test(value.text) ? withNextLine(view, value) : value
    const text = firstSentence(cell.text).replace(/\.$/, '')
    if (text.length > longest || otherLabel.test(text) || /:$/.test(text) || clause.test(cell.text) || /\d=/.test(text))
      continue
    const stated = usual.test(text)
    const vouched = term === 'payment_terms'
    if (
      likeTerms
        ? !stated
        : !vouched || place === 'below' || !(place === 'inside' || label.text.endsWith(':')) || !/\p{L}{3}/u.test(text)
    )
      continue
    // "Payment" heads how something is paid, too.
    if (term === 'payment' && means.test(text)) continue
    if (!vouched && /[$£€₹]\s?\d|\d[.,]\d\d\b(?!\s?%)/.test(text)) continue
    if (term === 'due_date' && (place === 'below' || !atOnce.test(text))) continue
    // "Payment is due …" is a sentence, "Payment: …" a label.
    if (term === 'payment' && place === 'inside' && !/[:#]$/.test(label.text)) continue
    // A label is answered once, at the best of its places.
    if (answered.has(label)) continue
    answered.add(label)
    // "Terms" under "Shipping" are of freight: the label that says more goes first.
    const found = { ...textField(view, text, cell, stated ? score : score * unusual), label: label.text }
    if (best === null || found.confidence > best.confidence) best = found
  }
  return best
}

/** A text with the line that goes on right under its beginning; itself where none does. */
function withNextLine(view: InvoiceView, cell: Cell): Cell {
  const next = pageOf(view, cell.page)?.cells.find(
    ({ box }) =>
      box.top > middleOf(cell.box) &&
      box.top - cell.box.bottom < heightOf(cell.box) &&
      Math.abs(box.left - cell.box.left) < heightOf(cell.box),
  )
  return next === undefined || cell.text.length + next.text.length > longest || /[:#$]/.test(next.text)
    ? cell
    : cellOf([...cell.words, ...next.words], cell.page, cell.line)
}

/** Without what follows; what stands behind a semicolon in a long one is another way to pay. */
function firstSentence(text: string): string {
  const sentence = text.split(/(?<=\p{L}{4}|\d)\.\s+(?=\p{Lu})/u)[0]!
  return sentence.length > longest ? sentence.split(/;\s/)[0]! : sentence
}
