/** The number of an invoice and the purchase order it answers, distinguished from every other number in the header. */
import type { Field } from '../../../document/field.ts'
import { datesIn } from '../../values/dates/date-tokens.ts'
import { headerTitles, textField, type HeaderTerm, type HeaderValue } from './labeled-fields.ts'
import type { InvoiceKind } from '../invoice.ts'
import type { Cell, InvoiceView } from '../../layout/document-view.ts'

/** Words that end a number inside a sentence: "471102 vom 05.06.2018", "562044387 du 02 Juillet". */
const ending =
  /^(?:vom|du|dated?|of|van|from|le|del|dal|datum|fecha|on|for|has|is|was|to|and|und|et|page|seite|due|pour|customer|po)$/i
/** A mark of a number before the number itself. */
const numberSign = /^(?:#+|no\.?:?|nr\.?:?|n[°º]\.?:?|num\.?|number:?|№)$/i

/** The identifier a text begins with, as printed; null when it begins with none. A digit has to be in it. */
export function identifierIn(text: string, view: InvoiceView): string | null {
  const words = text
    .replace(/^[\s:=#.–—-]+/, '')
    .split(/\s+/)
    .filter((word, index) => index > 0 || !numberSign.test(word))
  const first = words[0] === undefined ? -1 : words[0].replace(/^[#:=]+/, '') === '' ? 1 : 0
  const taken: string[] = []
  for (const word of words.slice(Math.max(0, first))) {
    const plain = word.replace(/^[#:=([]+|[,;:)\]]+$/g, '')
    // "LWC -4500019": type of one width leaves room beside its hyphen.
    const behind = /^-\d{3}/.test(plain) && /^\p{Lu}{1,6}$/u.test(taken.at(-1) ?? '')
    const piece = behind || /^[\p{L}\d][\p{L}\d\-/._#&*\\+:]*$/u.test(plain) || /^[-/]$/.test(plain)
    if (!piece || (taken.length > 0 && ending.test(plain)) || taken.length >= 5) break
    const wordy = !/\d/.test(plain)
    // "INV 2024 001", "RE - 15", "CPF SOW 002": short capitals before or between digits belong to the number.
    if (wordy && !/^(?:[\p{Lu}]{1,6}|[-/])$/u.test(plain)) break
    if (taken.some(one => /\d/.test(one)) && wordy && !/^[-/\p{Lu}]$/u.test(plain)) break
    taken.push(plain)
    if (word !== plain && /[,;:)]$/.test(word)) break
  }
  const dates = datesIn(text, view.dateOrder)
  const beforeDate = dates[0] === undefined ? text.length : dates[0].start
  while (taken.length > 0 && (!/\d/.test(taken.at(-1)!) || text.indexOf(taken.at(-1)!) >= beforeDate)) {
    if (taken.length > 1 && text.indexOf(taken.at(-1)!) < beforeDate && /^[A-Z]$/.test(taken.at(-1)!)) break
    taken.pop()
  }
  const number = taken
    .join(' ')
    .replace(/(?<=\p{Lu}) (?=-\d{3})/u, '')
    .replace(/[.]+$/, '')
  return plausible(number) ? number : null
}

/** No date, telephone number, amount, percentage or vehicle: what a number of an invoice does not look like. */
function plausible(number: string): boolean {
  if (!/\d/.test(number) || number.length > 32) return false
  if (/^(?:[A-Z]{3}\s)?[\d,]+\.\d\d$|^\d{1,3}(?:,\d{3})+$/.test(number)) return false
  if (/^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/.test(number)) return false
  // A vehicle's number; a tax number of India.
  if (/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/.test(number)) return false
  return !/^[A-HJ-NPR-Z\d]{17}$/.test(number) || /^\d+$/.test(number)
}

interface Candidate {
  readonly number: string
  readonly cell: Cell
  readonly label: string
  readonly score: number
}

/** How sure a label makes a number, by its kind and where the number stands. */
const placeScores = { inside: 0.985, right: 0.98, below: 0.965 } as const
const labelScores: { readonly [Term in HeaderTerm]?: number } = { invoice_number: 1, title: 0.9, order_number: 0.7 }
/** Another invoice's number. */
const foreign =
  /original|previous|prior|related|credited|reference|vendor|supplier|customer|your|ursprung|ihre|votre|su$/

/** The invoice's own number; null when none is printed. An order's number serves when it is the only one. */
export function findInvoiceNumber(
  view: InvoiceView,
  values: readonly HeaderValue[],
  kind: InvoiceKind,
): Field<string> | null {
  const order = kind === 'purchase_order'
  const titles = headerTitles(view)
  const candidates = values.flatMap((value): Candidate[] => {
    const base = labelScores[value.term]
    if (base === undefined || (order && value.term !== 'invoice_number')) return []
    if (value.lead !== null && (value.term === 'order_number' || foreign.test(value.lead))) return []
    const number = identifierIn(value.value.text, view)
    if (number === null) return []
    if (value.term === 'title' && !titled(value, number) && !inDatedRow(value, values, view)) return []
    // "No. 4711" or "# 4711" beside or under the title is as good as "Invoice no. 4711".
    const bare = value.term === 'order_number' && bareSign.test(value.label.text)
    const own = bare && value.place !== 'below' && titles.some(title => neighbors(title, value.label, view))
    if (value.term === 'order_number' && !own && !orderFits(value, number, view)) return []
    const score = (own ? underTitle : base * kindFit(value.label.text, kind)) * placeScores[value.place]
    return [{ number, cell: value.value, label: value.label.text, score }]
  })
  return chosen(view, candidates) ?? numberUnderDateLabel(view, values)
}

/** A number where the label promised the date: "Invoice Date: SWT/22" over "Invoice Date: 23/06/2025". */
function numberUnderDateLabel(view: InvoiceView, values: readonly HeaderValue[]): Field<string> | null {
  for (const { term, label, value, place } of values) {
    if (term !== 'invoice_date' || place === 'below' || datesIn(value.text, view.dateOrder).length > 0) continue
    const number = identifierIn(value.text, view)
    if (number !== null && number === value.text.trim())
      return textField(view, number, value, misnamedScore, label.text)
  }
  return null
}
const misnamedScore = 0.6

/** What a label calls the document whose number it is. */
const kindWords: readonly (readonly [InvoiceKind, RegExp])[] = [
  ['credit_note', /credit|gutschrift|korrektur|storno|avoir|abono|cr[eé]dit/i],
  ['quotation', /quot|estimate|proposal|angebot|devis|presupuesto|offert|preventivo|or[cç]amento|offer/i],
  ['receipt', /receipt|rcpt|quittung|re[cç]u|recibo|kwitantie|ricevuta/i],
  ['bill_of_sale', /\bsale|agreement|contract|document|\bdoc\b|vertrag/i],
  ['statement', /statement/i],
  ['delivery_note', /challan|delivery/i],
]
/** The number of another kind of document stands on this one too: the quotation an invoice came of, the invoice a credit note is for. */
const otherKind = 0.94

/** How well a label (of a number, of a date) fits a document of this kind: 1, or less when it mentions another kind. */
export function kindFit(label: string, kind: InvoiceKind): number {
  if (/invoice|\binv\b|rechnung(?!skorr)|factu|fattura|fatura|faktura/i.test(label) && !/credit/i.test(label))
    return kind === 'credit_note' ? 0.97 : 1
  const named = kindWords.find(([, words]) => words.test(label))
  // A quotation that bears an invoice's number has become one.
  if (named?.[0] === 'quotation') return 0.965
  return named === undefined || named[0] === kind ? 1 : otherKind
}

const bareSign = /^(?:#|number|no|nr|num|nummer|n[°º*]?|numero)[.:#\s]*$/i
const underTitle = 0.91
/** How far under the title its number may stand, in heights of the type. */
const titleReach = 3.5

/** Whether a label stands beside a title in its line, or under it before anything else does. */
function neighbors(title: Cell, label: Cell, view: InvoiceView): boolean {
  if (title.page !== label.page) return false
  const em = view.pages.find(({ page }) => page.number === title.page)?.metrics.em ?? 10
  const beside = label.box.left >= title.box.right - 1 && Math.abs(label.box.bottom - title.box.bottom) < 1.2 * em
  const gap = label.box.top - title.box.bottom
  const under =
    gap > -0.4 * em &&
    gap < titleReach * em &&
    label.box.right > title.box.left - em &&
    label.box.left < title.box.right + em
  return beside || under
}

/** A title is followed by its number at once; a number beside or under it needs a sign or many digits. */
function titled({ value, place }: HeaderValue, number: string): boolean {
  const text = value.text.replace(/^[:\s]+/, '')
  if (/^(?:#|no\b|nr\b|n[°º]|№)/i.test(text)) return true
  const rest = text.slice(text.indexOf(number) + number.length)
  if (place === 'inside')
    return !/^(?:19|20)\d\d$/.test(number) && !/\p{L}{4}/u.test(rest.replace(/dated?|vom|page/gi, ''))
  if (rest.trim() !== '' || /^(?:19|20)\d\d$/.test(number)) return false
  // Under a title five digits may be a postal code.
  return place === 'right' ? /\d\d/.test(number) : /\d{3}/.test(number) && !/^\d{5}$/.test(number)
}

/** "Invoice | Date" over "34960 | 9/26/2026": a title among headers of a row whose other values stand in the line of the number. */
const inDatedRow = (title: HeaderValue, values: readonly HeaderValue[], view: InvoiceView): boolean =>
  title.place === 'below' &&
  values.some(
    ({ term, label, value, place }) =>
      place === 'below' &&
      (term === 'date' || term === 'invoice_date') &&
      label.page === title.label.page &&
      label.line === title.label.line &&
      value.line === title.value.line &&
      datesIn(value.text, view.dateOrder).length > 0,
  )

/** A bare "No." or "Order #" must hold the number alone. */
function orderFits({ value, label, place }: HeaderValue, number: string, view: InvoiceView): boolean {
  if (value.text.replace(/^[#:\s]+/, '') !== number) return false
  if (/order|ord|confirm|transac|ticket|contract|agreement|auftrag|vorgang/i.test(label.text))
    return /\d\d/.test(number)
  // A bare "No." heads the numbers of lines as often as the number of the document.
  const first = view.pages[0]
  if (first === undefined || value.page !== first.page.number) return false
  return value.box.top < 0.4 * first.page.height && (place !== 'below' || /\d{3}/.test(number)) && /\d\d/.test(number)
}

/** The best candidate: another number under as good a label casts doubt, the same number again takes it away. */
function chosen(view: InvoiceView, candidates: readonly Candidate[]): Field<string> | null {
  const best = candidates.toSorted((a, b) => b.score - a.score)[0]
  if (best === undefined) return null
  const key = (number: string): string => number.replace(/[^\p{L}\d]/gu, '').toLowerCase()
  const rivals = candidates.filter(({ number, score }) => key(number) !== key(best.number) && score > 0.97 * best.score)
  const again = candidates.filter(one => key(one.number) === key(best.number)).length
  const others = candidates.some(({ number, score }) => key(number) !== key(best.number) && score > 0.9 * best.score)
  const doubt = rivals.length > 0 ? (again > rivals.length ? 0.88 : 0.75) : others ? 0.9 : 1
  return textField(view, best.number, best.cell, best.score * doubt, best.label)
}

/** The buyer's order; null when none is printed. On a purchase order it is the document's own number. */
export function findPurchaseOrder(
  view: InvoiceView,
  values: readonly HeaderValue[],
  kind: InvoiceKind,
  invoiceNumber: Field<string> | null,
): Field<string> | null {
  const candidates = values.flatMap((value): Candidate[] => {
    const own = kind === 'purchase_order' && value.term === 'order_number'
    if (value.term !== 'purchase_order' && !own) return []
    if (/^box\b/i.test(value.value.text) || /\bbox$/i.test(value.lead ?? '')) return []
    const number = identifierIn(value.value.text, view)
    if (number === null || (own && !orderFits(value, number, view))) return []
    const bare = /^(?:p\.?\s?o\.?|bestellung|purchase order)[:\s]*$/i.test(value.label.text)
    if (bare && value.place !== 'inside' && value.value.text.length > number.length + 3) return []
    return [
      { number, cell: value.value, label: value.label.text, score: (own ? 0.85 : 0.985) * placeScores[value.place] },
    ]
  })
  const found = chosen(view, candidates)
  if (found === null || found.value !== invoiceNumber?.value) return found
  return kind === 'purchase_order' ? found : null
}
