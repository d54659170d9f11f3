/** When an invoice was written and when it is to be paid: printed dates only, none computed. */
import type { Field } from '../../../document/field.ts'
import { datesIn } from '../../values/dates/date-tokens.ts'
import { kindFit } from './numbers.ts'
import { amongLines, chooseField, labeledCandidate, placeOf, textField } from './labeled-fields.ts'
import type { Header, HeaderCandidate, HeaderTerm, HeaderValue } from './labeled-fields.ts'
import { cellOf, pageOf, type Cell, type InvoiceView } from '../../layout/document-view.ts'
import { labelWords, wordingsOf } from '../../labels/labeled-values.ts'
import { phrasePattern, phraseSource } from '../../../vocabulary/phrase-pattern.ts'
import vocabulary from '../../../vocabulary/invoice-head.json' with { type: 'json' }

/** Of two labeled dates, the one whose label says more of an invoice is it. */
const labelScores: { readonly [Term in HeaderTerm]?: number } = {
  invoice_date: 1,
  date: 0.96,
  order_date: 0.8,
  delivery_date: 0.66,
  po_date: 0.6,
}
/** Led up to by the words of a label; by "dated" alone, which may be of a document that is mentioned; by the words of a payment and "until". */
const sentenceScores = { led: 0.94, dated: 0.92, until: 0.9 } as const
const behindNumber = 0.97
/** The one date of the header, or of the whole document, that no label claims. */
const unlabeledScores = { header: 0.72, document: 0.55 } as const
const laterPage = 0.9

const words = vocabulary.dates
/** Words that may stand between a label and its date. */
const filler = phrasePattern(words.fillers, 'whole')
const until = new RegExp(`${phraseSource(words.until)}\\s*$`, 'iu')
const paid = phrasePattern(words.paid)
/** "If paid by 6/21 deduct 262.71": a discount's day, not the invoice's. */
const offered = phrasePattern(words.offers)
/** "Landshut, den", "Fait à Lyon, le": where a letter was written. */
const townBefore = /^\p{Lu}[\p{L} .'-]{1,30},?\s+(?:\p{Ll}{1,3}|d\.d\.)\s*$|^\p{Lu}[\p{L} .'-]{1,30},\s*$/u

const sentencePhrases = {
  invoice_date: [...vocabulary.labels.invoice_date, ...vocabulary.labels.order_date, ...words.contractLeads].flatMap(
    wordingsOf,
  ),
  due_date: vocabulary.labels.due_date.flatMap(wordingsOf).filter(phrase => phrase !== 'due'),
}

export function findInvoiceDate(
  header: Header,
  number: Field<string> | null,
  dueDate: Field<string> | null,
): Field<string> | null {
  const { view, values } = header
  const candidates = [
    ...values.flatMap(value => datedValue(header, value)),
    ...(number === null ? [] : datesBehind(view, number)),
    ...sentenceDates(header, 'invoice_date'),
  ]
  return chooseField(view, 'invoice_date', candidates) ?? unlabeledDate(header, dueDate)
}

export function findDueDate(header: Header): Field<string> | null {
  const { view, values } = header
  const labeled = values.flatMap(one => {
    const date = one.term === 'due_date' ? dateOf(view, one.value) : null
    return date === null ? [] : [labeledCandidate(one, date.iso, date.certainty)]
  })
  return chooseField(view, 'due_date', [...labeled, ...sentenceDates(header, 'due_date')])
}

/** A labeled date as a candidate for the invoice's own. */
function datedValue({ view, kind }: Header, labeled: HeaderValue): readonly HeaderCandidate[] {
  const { term, value, label, lead } = labeled
  const ordered = kind === 'purchase_order' && (term === 'po_date' || term === 'order_date')
  const base = ordered ? 1 : labelScores[term]
  const date = base === undefined || (term === 'date' && lead !== null) ? null : dateOf(view, value)
  if (base === undefined || date === null) return []
  const fit = term === 'invoice_date' ? kindFit(label.text, kind) : 1
  const page = label.page === view.pages[0]?.page.number ? 1 : laterPage
  return [labeledCandidate(labeled, date.iso, base * fit * page * date.certainty)]
}

/** The date a labeled value begins with, with the certainty of its order; null when it begins with another thing. */
function dateOf(view: InvoiceView, { text }: Cell): { readonly iso: string; readonly certainty: number } | null {
  const date = datesIn(text, view.dateOrder)[0]
  // "Wed, Dec 15, 2025", "vom 05.06.2018": weekdays and fillers only.
  if (date === undefined || !labelWords(text.slice(0, date.start)).every(word => filler.test(word))) return null
  return { iso: date.iso, certainty: date.ambiguous ? view.dateOrderCertainty : 1 }
}

/** "No. & date of invoice" heads both. */
const isDateWord = (word: string): boolean => vocabulary.labels.date.includes(word)

/** "Facture n°562044387 du 02 Juillet 2015", "Rechnung Nr. 42 vom …": the date right behind the number. */
function datesBehind(view: InvoiceView, number: Field<string>): readonly HeaderCandidate[] {
  const cells = pageOf(view, number.evidence[0]?.page ?? 0)?.cells ?? []
  return cells.flatMap(cell => {
    const at = cell.text.indexOf(number.value)
    if (at < 0) return []
    const rest = cell.text.slice(at + number.value.length)
    const next = cells.find(other => other.line === cell.line && other.box.left >= cell.box.right)
    const announced = rest.trim() === '' && next !== undefined && labelWords(number.label ?? '').some(isDateWord)
    const date = dateOf(view, { ...cell, text: announced ? next.text : rest })
    if (date === null) return []
    return [{ value: date.iso, cell, label: cell.text.slice(0, at).trim(), score: behindNumber * date.certainty }]
  })
}

/** Dates in sentences that are led up to by the words of a label: "Bitte überweisen Sie bis zum 21.05.2014". */
function sentenceDates({ view, items }: Header, term: 'invoice_date' | 'due_date'): readonly HeaderCandidate[] {
  const cells = view.pages.flatMap(({ cells: own, page }) => {
    // "Signed  this  14th  day  of …": typed sentences whose words stand as wide apart as cells.
    const typed = page.lines.flatMap(({ words }, line) => (words.length > 4 ? [cellOf(words, page.number, line)] : []))
    return [...own, ...(term === 'invoice_date' ? typed : [])].filter(cell => !amongLines(cell, items))
  })
  return cells.flatMap(cell =>
    datesIn(cell.text, view.dateOrder).flatMap((date): HeaderCandidate[] => {
      const before = cell.text.slice(0, date.start)
      const all = labelWords(before)
      const last = all.findLastIndex(word => !filler.test(word))
      const leads = all.slice(last).map((_, index) => ` ${all.slice(0, last + 1 + index).join(' ')}`)
      const led = sentencePhrases[term].filter(phrase => leads.some(lead => lead.endsWith(` ${phrase}`)))
      const clause = before.split(/[,;]\s|\.\s+(?=\p{Lu})/u).at(-1)!
      const paidUntil = term === 'due_date' && until.test(clause) && paid.test(clause) && !offered.test(cell.text)
      if (all.length < 2 || !(led.length > 0 || paidUntil)) return []
      const way = led.some(phrase => phrase !== 'dated') ? 'led' : led.length > 0 ? 'dated' : 'until'
      const score = sentenceScores[way] * (date.ambiguous ? view.dateOrderCertainty : 1)
      return [{ value: date.iso, cell, label: before.trim(), score }]
    }),
  )
}

const claiming: ReadonlySet<string> = new Set(['other', 'due_date', 'delivery_date'])

/** The only date in the header of the first page that no other label claims, or the only one of the whole document. */
function unlabeledDate({ view, values, items }: Header, dueDate: Field<string> | null): Field<string> | null {
  const [first] = view.pages
  if (first === undefined) return null
  const claimed = new Set(values.flatMap(({ term, value }) => (claiming.has(term) ? placeOf(value) : [])))
  const lines = items.regions.find(({ page }) => page === first.page.number)
  const end = Math.min(0.5 * first.page.height, lines?.top ?? Infinity)
  const head = first.cells.filter(cell => cell.box.top <= end && !claimed.has(placeOf(cell)))
  const all = view.pages.flatMap(({ cells }) => cells)
  const datesOf = (cells: readonly Cell[]) =>
    cells.flatMap(cell =>
      datesIn(cell.text, view.dateOrder).map(date => ({ ...date, cell, before: cell.text.slice(0, date.start) })),
    )
  const dates = datesOf(head)
  // A date that fills its cell, or follows a town ("Lyon, le 3 avril 2024"), goes before one inside a text.
  const alone = dates.filter(
    ({ start, end: stop, cell, before }) => stop - start > 0.6 * cell.text.length || townBefore.test(before),
  )
  const free = dates.filter(({ before }) => !/\p{L}{2}\s?:?\s*$|[-–]\s*$/u.test(before))
  for (const [offered, score] of [
    [alone, unlabeledScores.header],
    [free, unlabeledScores.header],
    [datesOf(all), unlabeledScores.document],
  ] as const) {
    const [only, ...others] = offered.filter(({ iso }) => iso !== dueDate?.value)
    if (only === undefined) continue
    if (others.some(({ iso }) => iso !== only.iso)) return null
    return textField(view, only.iso, only.cell, score * (only.ambiguous ? view.dateOrderCertainty : 1))
  }
  return null
}
