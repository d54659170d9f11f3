/** What one page says of itself: its title, its number, "page 2 of 3", and how much of an invoice is on it. */
import head from '../../../vocabulary/invoice-head.json' with { type: 'json' }
import titleVocabulary from '../../../vocabulary/invoice-titles.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { datesIn } from '../../values/dates/date-tokens.ts'
import { identifierIn } from '../header/identifier.ts'
import { endsInNumber } from '../header/numbers.ts'
import type { InvoiceKind } from '../invoice.ts'
import { headersOf } from '../line-items/header.ts'
import { rowsOf } from '../line-items/rows.ts'
import type { NumberStyle } from '../../values/amounts/parse-amount.ts'
import { amountsOf } from '../totals/amounts.ts'
import type { Cell, InvoicePage, InvoiceView } from '../../layout/document-view.ts'
import { pageNumberIn, type PageNumber } from '../../layout/page-number.ts'
import { labeledValues, labelsIn, plainLabel } from '../../labels/labeled-values.ts'
import { titleOf } from './page-title.ts'

export interface PageEvidence {
  /** What the page calls itself; `foreign`: a document that is none of ours ("Terms and Conditions"); null: it has no title. */
  readonly title: InvoiceKind | 'foreign' | null
  /** Several sizes of the body's type, for a large title; 0 without one. */
  readonly prominence: number
  /** Number under a label that says it is the invoice's; null without one. */
  readonly number: string | null
  /** "Page 2 of 3"; null where it is not printed. */
  readonly place: PageNumber | null
  /** The page says of itself that it is none: "This is not an invoice". */
  readonly disclaimed: boolean
  readonly totals: number
  /** The values of its totals, and all amounts printed on it. */
  readonly sums: readonly number[]
  readonly printed: readonly number[]
  readonly amounts: number
  /** Words of balance sheets, bank statements, applications and filings. */
  readonly others: number
  /** How much it resembles an invoice by each kind of evidence. */
  readonly marks: Readonly<Record<Mark, number>>
}

/** The kinds of evidence; `others`, what speaks for another document, is negative. */
const kinds = ['title', 'number', 'totals', 'columns', 'parties', 'date', 'amounts', 'others'] as const
type Mark = (typeof kinds)[number]

/** How much pages that go on with each other resemble an invoice: each kind of evidence counts once, where it is strongest. */
export const scoreOf = (pages: readonly PageEvidence[]): number =>
  kinds.reduce((sum, kind) => sum + Math.max(...pages.map(({ marks }) => marks[kind])), 0)

/** The title of a page as a document of ours; null for none, and for another's. */
export const ownTitle = ({ title }: PageEvidence): InvoiceKind | null => (title === 'foreign' ? null : title)

/** A page above this bears an invoice; two strong marks and a weak one. */
export const enough = 4.5

const invoiceName = phrasePattern(titleVocabulary.names)
const disclaimer = phrasePattern(titleVocabulary.disclaimers)
const sellerWord = phrasePattern(titleVocabulary.sides.seller)
const buyerWord = phrasePattern(titleVocabulary.sides.buyer)
const totalLabels = { total: titleVocabulary.totals }
const partyLabels = { party: titleVocabulary.parties }
const numberLabels = {
  number: head.labels.invoice_number,
  other: [...head.labels.other, ...head.labels.purchase_order],
  title: head.labels.title,
}

export function evidenceOf(view: InvoiceView, page: InvoicePage): PageEvidence {
  const own: InvoiceView = { ...view, pages: [page] }
  const title = titleOf(page)
  const number = numberOn(own)
  const text = page.page.lines.map(line => line.text).join('\n')
  const plain = ` ${plainLabel(text)} `
  const labeled = labeledValues(own, totalLabels).filter(
    ({ value, place }) => place !== 'below' && isAmount(value, own),
  )
  const totals = new Set(labeled.map(({ label }) => plainLabel(label.text))).size
  const headers = headersOf(rowsOf(page, styleOf(own)), page.metrics)
  const columns = Math.max(0, ...headers.map(header => header.columns.length))
  const printed = page.cells.flatMap(cell => valuesIn(cell, own))
  const amounts = page.cells.filter(cell => isAmount(cell, own)).length
  const dated = datesIn(text, view.dateOrder).length > 0
  // Contracts name both sides in their sentences.
  const parties = labelsIn(own, partyLabels).length > 0 || (sellerWord.test(plain) && buyerWord.test(plain))
  const others = titleVocabulary.otherDocuments.filter(phrase => plain.includes(` ${phrase} `)).length
  const disclaimed = disclaimer.test(text)
  const named = title !== null && title.kind !== 'foreign'
  const marks = {
    title: named ? 2.5 : title !== null ? -3 : invoiceName.test(plain) ? 1 : 0,
    number: number !== null ? 2 : 0,
    totals: totals >= 2 ? 2.5 : totals === 1 ? 1.5 : 0,
    columns: columns >= 3 ? 2 : columns === 2 ? 1 : 0,
    parties: parties ? 1 : 0,
    date: dated ? 0.5 : 0,
    amounts: amounts > 0 ? 0.5 : -1,
    // Bills of utilities report accounts and balances as banks do, but have numbers of their own.
    others: -Math.min(6, Math.max(0, others - (number !== null && totals > 1 ? 2 : 1)) * 1.5),
  }
  return {
    title: title?.kind ?? null,
    prominence: title?.prominence ?? 0,
    number,
    place: placeOf(page),
    disclaimed,
    totals,
    sums: labeled.flatMap(({ value }) => valuesIn(value, own)),
    printed,
    amounts,
    others,
    marks,
  }
}

/** A page is numbered at its head or foot, in this share of its height from either edge. */
const pageEdge = 0.12

/** Where the page stands in its document. Text between its edges mentions pages too, and says of none how many there are. */
function placeOf({ page, cells }: InvoicePage): PageNumber | null {
  const atEdge = ({ box }: Pick<Cell, 'box'>): boolean =>
    box.bottom < pageEdge * page.height || box.top > (1 - pageEdge) * page.height
  // Browsers print the address of the page and "1/2" at its foot.
  const foot = cells.filter(({ line }) => line === page.lines.length - 1)
  const places = [...page.lines, ...foot].flatMap(line => {
    const place = pageNumberIn(line.text)
    return place === null || (place.of === null && !atEdge(line)) ? [] : [place]
  })
  return places.find(({ of }) => of !== null) ?? places[0] ?? null
}

/** The invoice number a page states under a label of its own; null without one. */
function numberOn(own: InvoiceView): string | null {
  const values = labeledValues(own, numberLabels)
  for (const { term, value, place, label } of values) {
    if (term === 'other') continue
    const number = identifierIn(value.text, own)
    if (term === 'title' && (place !== 'inside' || label.words.length > 3 || !endsInNumber(value.text, number)))
      continue
    if (number !== null && (term === 'number' || /\d{3}/.test(number)))
      return number.replace(/[^\p{L}\d]/gu, '').toLowerCase()
  }
  return null
}

const isAmount = (cell: Cell, own: InvoiceView): boolean => valuesIn(cell, own).length > 0

/** How a view of one page prints its numbers. */
const styleOf = ({ decimal, pages: [only] }: InvoiceView): NumberStyle => ({
  decimal,
  ocr: only?.page.source === 'ocr',
})

const valuesIn = (cell: Cell, own: InvoiceView): readonly number[] =>
  amountsOf(cell, styleOf(own)).flatMap(({ monetary, percent, dash, value }) =>
    monetary && !percent && !dash ? Math.abs(value) : [],
  )
