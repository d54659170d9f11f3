/** When an invoice was written and when it is to be paid: printed dates only, none computed. */
import type { Field } from '../../../document/field.ts'
import { isoDate } from '../../values/dates/months.ts'
import { datesIn } from '../../values/dates/date-tokens.ts'
import { kindFit } from './numbers.ts'
import { amongLines, captioned, textField, type HeaderTerm, type HeaderValue } from './labeled-fields.ts'
import type { InvoiceKind, LineItems } from '../invoice.ts'
import type { Cell, InvoiceView } from '../../layout/document-view.ts'
import { plainLabel } from '../../labels/labeled-values.ts'
import vocabulary from '../../../vocabulary/invoice-head.json' with { type: 'json' }

interface Candidate {
  readonly iso: string
  readonly cell: Cell
  readonly label: string
  readonly score: number
}

const placeScores = { inside: 0.985, right: 0.98, below: 0.97 } as const
/** Of two labeled dates, the one whose label says more of an invoice is it. */
const labelScores: { readonly [Term in HeaderTerm]?: number } = {
  invoice_date: 1,
  date: 0.96,
  order_date: 0.8,
  delivery_date: 0.66,
  po_date: 0.6,
}
/** A date that stands alone in the header is the document's own, usually. */
const headerDateScore = 0.72
/** Words that may stand between a label and its date in a sentence. */
const filler = /^(?:on|the|le|am|vom|du|of|is|dated|den|el|il|del|op|em|date|be|or|before)$/

/** The date a labeled value begins with; null when it begins with another thing. */
function dateOf(view: InvoiceView, { value }: HeaderValue): { readonly iso: string; readonly sure: number } | null {
  const bare = parseCompactDate(value.text, view)
  if (bare !== null) return bare
  const date = datesIn(value.text, view.dateOrder)[0]
  if (date === undefined) return null
  const before = plainLabel(value.text.slice(0, date.start)).split(' ')
  // "Wed, Dec 15, 2025", "vom 05.06.2018": weekdays and fillers only.
  if (!before.every(word => word === '' || filler.test(word) || weekday.test(word))) return null
  return { iso: date.iso, sure: date.ambiguous ? view.dateOrderCertainty : 1 }
}
/** "20260314", "14 03 2026": dates only where a label says so. */
function parseCompactDate(text: string, view: InvoiceView): { readonly iso: string; readonly sure: number } | null {
  const compact = /^(20\d\d)(\d\d)(\d\d)$/.exec(text)
  if (compact !== null) return withCertainty(isoDate(Number(compact[1]), Number(compact[2]), Number(compact[3])), 0.97)
  const spaced = /^(\d{1,2}) (\d{1,2}) (20\d\d)$/.exec(text)
  const date = spaced === null ? undefined : datesIn(text.replaceAll(' ', '/'), view.dateOrder)[0]
  return date === undefined ? null : withCertainty(date.iso, date.ambiguous ? 0.9 * view.dateOrderCertainty : 0.95)
}
const withCertainty = (iso: string | null, sure: number): { readonly iso: string; readonly sure: number } | null =>
  iso === null ? null : { iso, sure }

const weekday =
  /^(?:mon|tue|wed|thu|fri|sat|sun)|^(?:mo|di|mi|do|fr|sa|so)$|tag$|^(?:lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|maa|din|woe|don|vrij|zat|zon)/

export function findInvoiceDate(
  view: InvoiceView,
  values: readonly HeaderValue[],
  items: LineItems,
  kind: InvoiceKind,
  number: Field<string> | null,
  dueDate: Field<string> | null,
): Field<string> | null {
  const dated = (value: HeaderValue): Candidate[] => {
    const ordered = kind === 'purchase_order' && (value.term === 'po_date' || value.term === 'order_date')
    const base = ordered ? 1 : labelScores[value.term]
    const date = base === undefined || (value.term === 'date' && value.lead !== null) ? null : dateOf(view, value)
    if (base === undefined || date === null) return []
    // "Date ______" under a signature is the signer's.
    const signed = value.term === 'date' && foot(view, value.label)
    const early = earlyPage(view, value.label) ? 1 : 0.9
    // Books date a document of any kind: "Document date" beside "Posting date".
    const fitting =
      value.term !== 'invoice_date' || /^doc/i.test(value.label.text) ? 1 : kindFit(value.label.text, kind)
    const score = base * fitting * placeScores[value.place] * date.sure * (signed ? 0.6 : 1) * early
    return [{ iso: date.iso, cell: value.value, label: value.label.text, score }]
  }
  const candidates = values.flatMap(dated)
  const behind = number === null ? null : dateBehind(view, number)
  if (behind !== null) candidates.push(behind)
  candidates.push(...sentenceDates(view, 'invoice_date', items))
  const caption = (): Field<string> | null => {
    const above = captioned(view, items, ['invoice_date', 'date']).flatMap(dated)
    return chosen(
      view,
      above.map(one => ({ ...one, score: 0.8 * one.score })),
    )
  }
  return (
    chosen(view, candidates) ??
    caption() ??
    dateInHeader(view, values, items, dueDate) ??
    onlyDateOfDocument(view, values, items, dueDate)
  )
}

export function findDueDate(view: InvoiceView, values: readonly HeaderValue[], items: LineItems): Field<string> | null {
  const candidates = values.flatMap((value): Candidate[] => {
    const date = value.term === 'due_date' ? dateOf(view, value) : null
    if (date === null || /^past|^over/.test(value.lead ?? '')) return []
    const bare = /^due:?$/i.test(value.label.text) ? 0.93 : 1
    return [
      {
        iso: date.iso,
        cell: value.value,
        label: value.label.text,
        score: placeScores[value.place] * date.sure * bare,
      },
    ]
  })
  candidates.push(...sentenceDates(view, 'due_date', items))
  return chosen(view, candidates)
}

const foot = (view: InvoiceView, cell: Cell): boolean => {
  const page = view.pages.find(({ page: { number } }) => number === cell.page)?.page
  return page !== undefined && cell.box.top > 0.66 * page.height
}
const earlyPage = (view: InvoiceView, cell: Cell): boolean => view.pages[0]?.page.number === cell.page

/** The best candidate; a different date under as good a label casts doubt on it. */
function chosen(view: InvoiceView, candidates: readonly Candidate[]): Field<string> | null {
  const [best, ...others] = candidates.toSorted((a, b) => b.score - a.score)
  if (best === undefined) return null
  const rival = others.some(({ iso, score }) => iso !== best.iso && score > 0.985 * best.score)
  return textField(view, best.iso, best.cell, best.score * (rival ? 0.8 : 1), best.label)
}

/** "Facture n°562044387 du 02 Juillet 2015", "Rechnung Nr. 42 vom …": the date right behind the number. */
function dateBehind(view: InvoiceView, number: Field<string>): Candidate | null {
  for (const { page, cells } of view.pages)
    for (const cell of cells) {
      const at = page.number === number.evidence[0]?.page ? cell.text.indexOf(number.value) : -1
      if (at < 0) continue
      const rest = cell.text.slice(at + number.value.length)
      const date = datesIn(rest, view.dateOrder)[0]
      if (
        date === undefined ||
        !/^[\s,;|/–-]*(?:vom|du|dated?|of|van|from|del|dal|de|le)?[\s:]*$/i.test(rest.slice(0, date.start))
      )
        continue
      const score = 0.97 * (date.ambiguous ? view.dateOrderCertainty : 1)
      return { iso: date.iso, cell, label: cell.text.slice(0, at).trim(), score }
    }
  return null
}

/** How contracts lead up to their date: "made this 14th day of March, 2026". */
const sentenceLeads = [
  'made this',
  'on this',
  'this',
  'as of',
  'made on',
  'made and entered into',
  'executed on',
  'sold on',
  'effective',
  'date of this sale',
]

const sentencePhrases = {
  invoice_date: [...vocabulary.labels.invoice_date, ...sentenceLeads].map(plainLabel),
  due_date: vocabulary.labels.due_date.map(plainLabel).filter(phrase => phrase !== 'due'),
}

/** Dates in sentences that are led up to by the words of a label: "Bitte überweisen Sie bis zum 21.05.2014". */
function sentenceDates(view: InvoiceView, term: 'invoice_date' | 'due_date', items: LineItems): readonly Candidate[] {
  return view.pages.flatMap(({ cells }) =>
    cells.flatMap(cell => {
      if (amongLines(cell, items)) return []
      return datesIn(cell.text, view.dateOrder).flatMap((date): Candidate[] => {
        const words = plainLabel(cell.text.slice(0, date.start)).split(' ')
        if (words.length < 2) return []
        const led = [words, words.slice(0, -1), words.slice(0, -2)].some(
          (some, cut) =>
            words.slice(words.length - cut).every(word => filler.test(word)) &&
            sentencePhrases[term].some(phrase => some.join(' ').endsWith(` ${phrase}`) || some.join(' ') === phrase),
        )
        const until = term === 'due_date' && paidUntil(cell.text.slice(0, date.start))
        const score = (led ? 0.94 : 0.9) * (date.ambiguous ? view.dateOrderCertainty : 1)
        return led || until ? [{ iso: date.iso, cell, label: cell.text.slice(0, date.start).trim(), score }] : []
      })
    }),
  )
}

/** "Zahlbar innerhalb 30 Tagen netto bis", "Please transfer the amount by": payment up to a date; not for a discount. */
function paidUntil(before: string): boolean {
  const clause = before.split(/[,;]\s|\.\s+(?=\p{Lu})/u).at(-1) ?? before
  return (
    /\b(?:bis|by|until|before|avant|voor|antes|entro|at[ée])(?:\s+(?:zum|the|le|el|del|il|de|op|and|or))*\s*$/iu.test(
      clause,
    ) &&
    /\bdue\b|f[äa]llig|zahl|[üu]berweis|begleich|\bpay|\bpaid|transfer|remit|settle|pai|r[ée]gl|betal|overma|pag[ao]|abon/iu.test(
      clause,
    ) &&
    !/skonto|discount|escompte|sconto|korting|descuento/i.test(clause)
  )
}

/** The only date in the header of the first page that no other label claims. */
function dateInHeader(
  view: InvoiceView,
  values: readonly HeaderValue[],
  items: LineItems,
  dueDate: Field<string> | null,
): Field<string> | null {
  const [first] = view.pages
  if (first === undefined) return null
  const claimed = new Set(
    values
      .filter(({ term }) => term === 'other' || term === 'due_date')
      .map(({ value }) => `${value.line} ${value.box.left}`),
  )
  const lines = items.regions.find(({ page }) => page === first.page.number)
  const end = Math.min(0.5 * first.page.height, lines?.top ?? Infinity)
  const dates = first.cells.flatMap(cell => {
    if (cell.box.top > end || claimed.has(`${cell.line} ${cell.box.left}`)) return []
    return datesIn(cell.text, view.dateOrder).flatMap(date => {
      const [before, after] = [cell.text.slice(0, date.start), cell.text.slice(date.end)]
      // A date of a range, or one that a word claims.
      const dateline = townBefore.test(before) && after.trim() === ''
      if (!dateline && /\p{L}{2}\s?:?\s*$|[-–]\s*$/u.test(before) && !/(?:,|\d)\s*$/.test(before)) return []
      if (/^\s*(?:[-–]|to|through|bis|au)\s/i.test(after)) return []
      return [{ date, cell, dateline }]
    })
  })
  // A date that fills its cell, or follows a town ("Lyon, le 3 avril 2024"), goes before one inside a text.
  const datelines = dates.filter(({ dateline }) => dateline)
  const alone = datelines.length > 0 ? datelines : dates.filter(({ date, cell }) => date.end - date.start > 0.6 * cell.text.length) // prettier-ignore
  const offered = (alone.length > 0 ? alone : dates).filter(({ date }) => date.iso !== dueDate?.value)
  const days = new Set(offered.map(({ date }) => date.iso))
  const only = offered[0]
  if (only === undefined || days.size > 1) return null
  return textField(
    view,
    only.date.iso,
    only.cell,
    headerDateScore * (only.date.ambiguous ? view.dateOrderCertainty : 1),
    null,
  )
}

/** "Landshut, den", "Fait à Lyon, le", "Sevilla, a": where a letter was written. */
const townBefore =
  /^(?:fait [àa] )?\p{Lu}[\p{L} .'-]{1,30},?\s+(?:den|le|el|a|il|d\.d\.)\s*$|^\p{Lu}[\p{L} .'-]{1,30},\s*$/u

/** The one date the whole document names, where no label says what it is of. */
const only = 0.55

function onlyDateOfDocument(
  view: InvoiceView,
  values: readonly HeaderValue[],
  items: LineItems,
  dueDate: Field<string> | null,
): Field<string> | null {
  const claimed = new Set(
    values.filter(({ term }) => term === 'other').map(({ value }) => `${value.page} ${value.line} ${value.box.left}`),
  )
  const found = view.pages.flatMap(({ cells }) =>
    cells.flatMap(cell =>
      amongLines(cell, items) || claimed.has(`${cell.page} ${cell.line} ${cell.box.left}`)
        ? []
        : datesIn(cell.text, view.dateOrder).map(date => ({ date, cell })),
    ),
  )
  const [first] = found
  if (first === undefined || first.date.iso === dueDate?.value) return null
  if (found.some(({ date }) => date.iso !== first.date.iso)) return null
  return textField(view, first.date.iso, first.cell, only * (first.date.ambiguous ? view.dateOrderCertainty : 1), null)
}
