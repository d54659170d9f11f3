/** Terms of payment as printed: under their label, or as the sentence that states them. */
import vocabulary from '../../../vocabulary/invoice-head.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import type { Field } from '../../../document/field.ts'
import { heightOf } from '../../../document/geometry.ts'
import { nearestBelow } from '../../labels/labeled-values.ts'
import { cellOf, pageOf, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import { textField, type Header, type HeaderTerm, type HeaderValue } from './labeled-fields.ts'

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

export function findPaymentTerms({ view, values }: Header): Field<string> | null {
  // "Payment 2 of 3" is a row of a schedule.
  const schedule = values.filter(({ value: { text } }) => /^\d+ of \d+$/.test(text)).map(({ label }) => label)
  const all = values.flatMap(value => (schedule.includes(value.label) ? [] : (termsAt(view, value) ?? [])))
  const stated = all.filter(({ isStated }) => isStated)
  const able = stated.length > 0 ? stated : all
  // A label is answered once, at the best of its places. "Terms" under "Shipping" are of freight: the label that says more goes first.
  const answers = able.filter(({ at }, index) => able.findIndex(other => other.at === at) === index)
  return answers.toSorted((a, b) => b.field.confidence - a.field.confidence)[0]?.field ?? null
}

/** What stands at a label as terms: what reads like them, or whatever a label of theirs vouches for; null for anything else. */
function termsAt(
  view: InvoiceView,
  { term, value, label, place }: HeaderValue,
): { readonly at: Cell; readonly isStated: boolean; readonly field: Field<string> } | null {
  const score = scores[term]
  if (score === undefined) return null
  const cell = goesOn.test(value.text) ? withNextLine(view, value) : value
  const text = firstSentence(cell.text).replace(/\.$/, '')
  if (text.length > longest || otherLabel.test(text) || /:$/.test(text) || clause.test(cell.text) || /\d=/.test(text))
    return null
  const isStated = usual.test(text)
  const vouched = term === 'payment_terms'
  const isBeside = place === 'inside' || (place === 'right' && label.text.endsWith(':'))
  if (!isStated && !(vouched && isBeside && /\p{L}{3}/u.test(text))) return null
  // "Payment" heads how something is paid, too.
  if (term === 'payment' && means.test(text)) return null
  if (!vouched && /[$£€₹]\s?\d|\d[.,]\d\d\b(?!\s?%)/.test(text)) return null
  if (term === 'due_date' && (place === 'below' || !atOnce.test(text))) return null
  // "Payment is due …" is a sentence, "Payment: …" a label.
  if (term === 'payment' && place === 'inside' && !/[:#]$/.test(label.text)) return null
  const field = { ...textField(view, text, cell, isStated ? score : score * unusual), label: label.text }
  return { at: label, isStated, field }
}

/** A text with the line that goes on right under it; itself where none does. */
function withNextLine(view: InvoiceView, cell: Cell): Cell {
  const next = nearestBelow(pageOf(view, cell.page)!, cell)
  const isOther = next === null || next.box.top - cell.box.bottom > heightOf(cell.box) || /[:#$]/.test(next.text)
  return isOther || cell.text.length + next.text.length > longest
    ? cell
    : cellOf([...cell.words, ...next.words], cell.page, cell.line)
}

/** Without what follows; what stands behind a semicolon in a long one is another way to pay. */
function firstSentence(text: string): string {
  const sentence = text.split(/(?<=\p{L}{4}|\d)\.\s+(?=\p{Lu})/u)[0]!
  return sentence.length > longest ? sentence.split(/;\s/)[0]! : sentence
}
