/** The number at the title of the first page that no label of an invoice names: "Contract R-118204", "W.O. 11824", "4500118204 Change 0". */
import vocabulary from '../../../vocabulary/invoice-head.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { horizontalOverlap, middleOf, verticalOverlap } from '../../../document/geometry.ts'
import type { Box } from '../../../document/model.ts'
import { textOf, type Cell } from '../../layout/document-view.ts'
import { titleOf } from '../splitting/page-title.ts'
import { placeOf, type Header, type HeaderCandidate } from './labeled-fields.ts'
import { identifierIn } from './identifier.ts'

const { titleLeads, titleTails } = vocabulary.numbers
/** What may stand before the number and behind it; with anything else it is a number of something else. */
const lead = phrasePattern(titleLeads, 'whole')
const leadAtEnd = phrasePattern(titleLeads, 'end')
const tail = phrasePattern(titleTails, 'start')
/** How sure a number is with a word that leads to it, and alone: less than under any label of an invoice. */
const scores = { led: 0.88, bare: 0.84 }
/** In em: how far under a title its number stands, and how far the right edges of both may differ. */
const reach = { below: 3, edge: 1 }

/** Candidates for the number: within the title, beside it or right under it, unless another label has it or it stands in the table of items. */
export function titleNumbers({ view, values, items }: Header): readonly HeaderCandidate[] {
  const [page] = view.pages
  const title = page === undefined ? null : titleOf(page)
  if (page === undefined || title === null) return []
  const isTitle = ({ box }: Cell): boolean =>
    horizontalOverlap(box, title.box) > 0 && verticalOverlap(box, title.box) > 0
  // "WORK ORDER INVOICE" names this document, whatever else begins with a word of it; a purchase order names its own number.
  const others = values.filter(({ term, label }) => !own.has(term) && !(term === 'other' && isTitle(label)))
  const claimed = new Set(others.map(({ value }) => placeOf(value)))
  const end = items.regions.find(region => region.page === page.page.number)?.top ?? Infinity
  return page.cells.flatMap((cell): readonly HeaderCandidate[] => {
    const isWithin = isTitle(cell)
    const atTitle = isWithin || isBeside(cell.box, title.box) || isUnder(cell.box, title.box, page.metrics.em)
    if (!atTitle || cell.box.top >= end || claimed.has(placeOf(cell))) return []
    const at = cell.words.findIndex(({ text }) => /\d/.test(text))
    if (at < 0) return []
    const [before, text] = [textOf(cell.words.slice(0, at)), textOf(cell.words.slice(at))]
    const number =
      (at === 0 && !isWithin) || (isWithin ? leadAtEnd : lead).test(before) ? identifierIn(text, view) : null
    if (number === null || number.replace(/\D/g, '').length < 3 || (at === 0 && zip.test(number))) return []
    const rest = text.slice(text.indexOf(number) + number.length).trim()
    if (rest !== '' && !tail.test(rest)) return []
    return [{ value: number, cell, label: before, score: at > 0 ? scores.led : scores.bare }]
  })
}

const zip = /^\d{5}(?:-\d{4})?$/
const own: ReadonlySet<string> = new Set(['invoice_number', 'title', 'order_number'])

const isBeside = (box: Box, title: Box): boolean =>
  box.left >= title.right - 1 && verticalOverlap(box, title) > 0.5 * (box.bottom - box.top)

const isUnder = (box: Box, title: Box, em: number): boolean =>
  box.top > middleOf(title) &&
  box.top - title.bottom < reach.below * em &&
  (horizontalOverlap(box, title) > 0 || Math.abs(box.right - title.right) < reach.edge * em)
