/** Which pages of a document make which invoice, and what kind of document each is. */
import titleVocabulary from '../../../vocabulary/invoice-titles.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import type { Document, Page } from '../../../document/model.ts'
import type { InvoiceKind } from '../invoice.ts'
import { invoiceView } from '../../layout/document-view.ts'
import { chargeList } from '../line-items/charges.ts'
import { pairsOn } from '../line-items/label-amount-pairs.ts'
import { pageRows } from '../line-items/tables.ts'
import { enough, evidenceOf, type PageEvidence } from './page-evidence.ts'

export interface InvoicePages {
  readonly kind: InvoiceKind
  readonly pages: readonly Page[]
}

interface Group {
  readonly members: { readonly page: Page; readonly evidence: PageEvidence }[]
}

/** Documents that accompany an invoice and repeat it. */
const companions: ReadonlySet<InvoiceKind> = new Set([
  'receipt',
  'delivery_note',
  'purchase_order',
  'statement',
  'quotation',
  'bill_of_sale',
])
/** Longer documents are books: no invoice is searched after this page. */
const maxPages = 200

/**
 * The invoices of a document in the order of their pages; empty when it has none (a price list, a letter, a balance sheet, a bank statement).
 * Terms, e-mails, slips and other documents between them belong to none; beside an invoice, documents that only accompany it are left out.
 */
export function splitInvoices(document: Document): readonly InvoicePages[] {
  const view = invoiceView(document, document.pages.slice(0, maxPages))
  const groups: Group[] = []
  for (const page of view.pages) {
    if (page.page.lines.length === 0) continue
    const evidence = evidenceOf(view, page)
    const member = { page: page.page, evidence }
    const current = groups.at(-1)
    if (current !== undefined && continues(current, evidence)) current.members.push(member)
    else groups.push({ members: [member] })
  }
  const evidences = groups.flatMap(({ members }) => members.map(({ evidence }) => evidence))
  // Inside a report or a statement of account a page has to say more to be an invoice.
  const elsewhere = evidences.filter(({ others }) => others >= 3).length * 3 > evidences.length
  const needed = (group: Group): number => (elsewhere ? enough + 2.5 : titled(group) && short ? enough - 1 : enough)
  const short = evidences.length <= maxShortPages
  const found = groups
    .filter(group => group.members[0]!.evidence.title !== 'foreign')
    .filter(
      group =>
        Math.max(...group.members.map(({ evidence }) => evidence.score)) >= needed(group) ||
        (short && !elsewhere && asksForSum(document, group)),
    )
    .filter((group, _, all) => named(group) || !all.some(named))
    .filter((group, index, all) => !all.slice(0, index).some(before => repeats(before, group)))
    .map(group => ({
      kind: kindOf(group),
      pages: group.members.map(({ page }) => page),
      disclaimed: group.members.some(({ evidence }) => evidence.disclaimed),
    }))
  const invoices = found.some(({ kind, disclaimed }) => !companions.has(kind) && !disclaimed)
  return found
    .filter(({ kind, disclaimed }) => !invoices || (!companions.has(kind) && !disclaimed))
    .map(({ kind, pages }) => ({ kind, pages }))
}

/** A letter that requests payment, with charges that make the sum it asks for, bills them: letters of offices have no title. */
const minLetterScore = 2
const request = phrasePattern(titleVocabulary.requests)

function asksForSum(document: Document, { members }: Group): boolean {
  if (Math.max(...members.map(({ evidence }) => evidence.score)) < minLetterScore) return false
  if (members.some(({ evidence }) => evidence.others > 1 || evidence.disclaimed || evidence.amounts > maxLetterAmounts))
    return false
  const pages = members.map(({ page }) => page)
  const rows = pageRows(invoiceView(document, pages))
  const charges = chargeList(rows.flatMap(pairsOn))
  if (charges === null || charges.pairs.length === 0) return false
  // Charges and a tax that make a sum ask for it without a word.
  return charges.taxed || pages.some(page => request.test(page.lines.map(line => line.text).join(' ')))
}
/** More amounts than these make a list of prices, a report, a statement. */
const maxLetterAmounts = 15

/** In a file of few sheets a large title says what they are, however little stands under it: a bill of sale in prose. */
const maxShortPages = 4
const largeTitle = 1.5
const titled = ({ members }: Group): boolean =>
  members.some(
    ({ evidence }) => evidence.title !== null && evidence.title !== 'foreign' && evidence.prominence > largeTitle,
  )

/** A document with a title or a number; one without either is no invoice beside one that has them. */
const named = ({ members }: Group): boolean =>
  members.some(({ evidence }) => evidence.number !== null || (evidence.title !== null && evidence.title !== 'foreign'))

/** Whether a later document bears the number of an earlier one: a copy, a slip, a note of returns. */
function repeats(before: Group, group: Group): boolean {
  const numbers = ({ members }: Group): string[] => members.flatMap(({ evidence }) => evidence.number ?? [])
  return numbers(group).some(number => numbers(before).includes(number))
}

/** Whether a page goes on with the invoice before it. */
function continues({ members }: Group, next: PageEvidence): boolean {
  const last = members.at(-1)!
  const number = members.map(({ evidence }) => evidence.number).find(one => one !== null) ?? null
  const kind = members[0]!.evidence.title
  // A document of another name is another document, also when it repeats the number.
  if (next.title !== null && kind !== null && next.title !== kind && next.prominence > 1.6) return false
  if (next.title === 'foreign') return false
  if (next.disclaimed !== last.evidence.disclaimed) return false
  if (number !== null && next.number !== null && next.number !== number) return false
  const before = last.evidence.place
  if (next.place !== null && before !== null) {
    if (next.place.page === before.page + 1 && next.place.of === before.of) return true
    if (next.place.page <= before.page && !(number !== null && number === next.number)) return false
  }
  if (next.place?.page === 1 && members.length > 0 && next.number !== number) return false
  if (number !== null && next.number === number) return true
  if (next.place !== null && next.place.page === members.length + 1) return true
  // A head of its own (title with parties or number) begins a new document once the one before is complete.
  const complete = members.some(({ evidence }) => evidence.totals > 0)
  if (next.title !== null && (complete || next.score >= enough)) return false
  // Without a head: the rest of a table that has no total yet, or the total itself; signatures and notes say nothing more.
  return next.amounts > 0 ? !complete : members[0]!.evidence.score >= enough
}

/** What the group calls itself on the page that resembles an invoice most. */
function kindOf({ members }: Group): InvoiceKind {
  const titled = members
    .filter(({ evidence }) => evidence.title !== null && evidence.title !== 'foreign')
    .toSorted((a, b) => b.evidence.score - a.evidence.score)[0]
  const title = titled?.evidence.title
  return title === undefined || title === null || title === 'foreign' ? 'invoice' : title
}
