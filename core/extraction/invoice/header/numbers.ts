/** The number of an invoice and the purchase order it answers, distinguished from every other number in the header. */
import vocabulary from '../../../vocabulary/invoice-head.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import type { Field } from '../../../document/field.ts'
import { heightOf } from '../../../document/geometry.ts'
import { chooseField, labeledCandidate } from './labeled-fields.ts'
import type { Header, HeaderCandidate, HeaderTerm, HeaderValue } from './labeled-fields.ts'
import { identifierIn, numberSign, version } from './identifier.ts'
import { titleNumbers } from './title-number.ts'
import type { InvoiceKind } from '../invoice.ts'
import { pageOf, type InvoiceView } from '../../layout/document-view.ts'

const words = vocabulary.numbers
/** A label that is nothing but such a mark. */
const bareSign = (label: string): boolean => numberSign.test(label.replace(/[\s.:]+$/, ''))

/** How sure a label makes a number. A bare "No." beside the title is as good as "Invoice no."; the buyer's order has labels of its own. */
type Scores = { readonly [Term in HeaderTerm]?: number }
const labelScores: Scores = { invoice_number: 1, title: 0.9, order_number: 0.7, reference: 0.7 }
const underTitle = 0.91
/** "Reference" beside a number of the seller's own is what the buyer gave. */
const purchaseScores: Scores = { purchase_order: 0.985, order_number: 0.85, reference: 0.7 }

/** The invoice's own number; null when none is printed. An order's number serves when it is the only one. */
export function findInvoiceNumber(header: Header): Field<string> | null {
  const { view, values, kind } = header
  const candidates = values.flatMap((value): HeaderCandidate[] => {
    const base = labelScores[value.term]
    if (base === undefined) return []
    // An order has its own number under "PO"; beside it others are of the quotation it answers.
    if (kind === 'purchase_order' && (value.term !== 'invoice_number' || kindFit(value.label.text, kind) < 1)) return []
    // "Your quote: 7719-B"
    if (value.lead !== null && otherSide.test(value.lead)) return []
    const number = identifierIn(value.value.text, view)
    if (number === null || (value.term === 'title' && !followsTitle(value, number))) return []
    // "U0": what recognition makes of a drawing.
    if (value.value.words.every(({ confidence }) => confidence < noise)) return []
    const isSign = value.term === 'order_number' && bareSign(value.label.text)
    if (isSign && isSecondLine(value, view)) return []
    const score = isSign && value.lead === null ? underTitle : base * kindFit(value.label.text, kind)
    return [labeledCandidate(value, number, value.lead === null ? score : score * inSentence)]
  })
  return chooseField(view, 'invoice_number', candidates.length > 0 ? candidates : titleNumbers(header))
}

/** "#" under "Job": the end of a heading over two lines. */
const isSecondLine = ({ label, place }: HeaderValue, view: InvoiceView): boolean =>
  place === 'below' &&
  (pageOf(view, label.page)?.cells ?? []).some(
    ({ box, text }) =>
      /^\p{L}+$/u.test(text) && box.bottom < label.box.bottom && label.box.top - box.bottom < heightOf(label.box),
  )

const otherSide = phrasePattern(words.otherSide, 'end')
const noise = 0.35

/** "Pay online or by card. Invoice ID: INV2-7Q": behind other words a label names the same less surely than at the head. */
const inSentence = 0.98

/** The buyer's order; null when none is printed. On a purchase order it is the document's own number. */
export function findPurchaseOrder(
  { view, values, kind }: Header,
  invoiceNumber: Field<string> | null,
): Field<string> | null {
  const candidates = values.flatMap((value): HeaderCandidate[] => {
    const base = purchaseScores[value.term]
    if (base === undefined || (value.term === 'order_number' && kind !== 'purchase_order')) return []
    const number = orderInWords(value, view) ?? identifierIn(value.value.text, view)
    if (number === null) return []
    const own = invoiceNumber === null || invoiceNumber.value === number || value.lead !== null
    // "Payment | Date | Reference" heads what was paid.
    const paid = values.some(
      ({ term, label: { page, line } }) => term === 'payment' && page === value.label.page && line === value.label.line,
    )
    if (value.term === 'reference' && (own || paid || wordsBehind(value.value.text, number))) return []
    return [labeledCandidate(value, number, base)]
  })
  const found = chooseField(view, 'purchase_order', candidates)
  return found?.value === invoiceNumber?.value && kind !== 'purchase_order' ? null : found
}

/** "BAY-EXPANSION", "Bin site 3": an order named in capitals, or in words with a number behind them, alone behind its label. */
const nameOfOrder =
  /^\p{Lu}[\p{Lu}\d/-]{2,}(?: [\p{Lu}/-]{2,}){0,2}$|^\p{Lu}\p{L}+(?: \p{L}+){0,2} (?:\d{1,4}|\p{Ll}{4,})$/u
const noOrder = phrasePattern(words.noOrder, 'start')

/** A buyer's order named in words, with or without a number, at the end of its line; null under headings, where another column may be meant. */
function orderInWords({ term, value, place }: HeaderValue, view: InvoiceView): string | null {
  const { text, page, line, box } = value
  if (term !== 'purchase_order' || place === 'below' || text.length > 24 || noOrder.test(text)) return null
  const cells = pageOf(view, page)?.cells ?? []
  const isLast = cells.every(cell => cell.line !== line || cell.box.left <= box.left)
  return isLast && nameOfOrder.test(text) ? text : null
}

/** An address or a sentence beside a label may begin with a number, too. */
const wordsBehind = (text: string, number: string): boolean =>
  /\p{L}{3}.*\p{L}{3}/u.test(text.slice(text.indexOf(number) + number.length))

const kindWords = Object.entries(words.kinds).map(([kind, list]) => [kind, phrasePattern(list)] as const)
/** The number of another kind of document stands on this one too: the quotation an invoice came of, the invoice a credit note is for. */
const otherKind = 0.88

/** How well a label (of a number, of a date) fits a document of this kind: 1, or less when it mentions another kind. */
export function kindFit(label: string, kind: InvoiceKind): number {
  const named = kindWords.find(([, pattern]) => pattern.test(label))?.[0]
  return named === undefined || named === kind || (named === 'invoice' && kind !== 'credit_note') ? 1 : otherKind
}

/** Whether a text is a number of a document with nothing but its version behind it. */
export const endsInNumber = (text: string, number: string | null): boolean =>
  number !== null &&
  text
    .split(/\s[|•·]\s/)[0]!
    .replace(version, '')
    .endsWith(number)

/** A title is followed by its number at once; a number beside or under it needs digits enough. */
const followsTitle = ({ value, place }: HeaderValue, number: string): boolean =>
  place === 'inside' ||
  (endsInNumber(value.text, number) && (place === 'right' ? /\d\d/.test(number) : /\d{3}/.test(number)))
