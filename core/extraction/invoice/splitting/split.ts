/** Which pages of a document make which invoice, and what kind of document each is. */
import titleVocabulary from '../../../vocabulary/invoice-titles.json' with { type: 'json' }
import type { Document, Page } from '../../../document/model.ts'
import type { InvoiceKind } from '../invoice.ts'
import { invoiceView } from '../../layout/document-view.ts'
import { groupConsecutive } from '../../values/sequences.ts'
import { enough, evidenceOf, ownTitle, scoreOf, type PageEvidence } from './page-evidence.ts'

export interface InvoicePages {
  readonly kind: InvoiceKind
  readonly pages: readonly Page[]
}

/** The pages that go on with each other. */
type Group = readonly Member[]
interface Member extends PageEvidence {
  readonly page: Page
}

/** Documents that accompany an invoice and repeat it. */
const companions: ReadonlySet<string> = new Set(titleVocabulary.companions)
/** Longer documents are books: no invoice is searched after this page. */
const maxPages = 200

/**
 * The invoices of a document in the order of their pages; empty when it has none (a price list, a letter, a balance sheet, a bank statement).
 * Terms, e-mails, slips and other documents between them belong to none; beside an invoice, documents that only accompany it are left out.
 */
export function splitInvoices(document: Document): readonly InvoicePages[] {
  const view = invoiceView(document, document.pages.slice(0, maxPages))
  const printed = view.pages.filter(({ page }) => page.lines.length > 0)
  const members = printed.map((page): Member => ({ page: page.page, ...evidenceOf(view, page) }))
  const groups = groupConsecutive(members, (_, member, group) => !continues(group, member))
  // Inside a report or a statement of account a page has to say more to be an invoice.
  const elsewhere = members.filter(({ others }) => others >= 3).length * 3 > members.length
  const needed = (group: Group): number => (elsewhere ? enough + 2.5 : titled(group) && short ? enough - 1 : enough)
  const short = members.length <= maxShortPages
  const found = groups
    .filter(group => group[0]!.title !== 'foreign')
    .filter(group => scoreOf(group) >= needed(group))
    .filter((group, _, all) => named(group) || !all.some(named))
    .filter((group, index, all) => !all.slice(0, index).some(before => repeats(before, group)))
  const invoices = found.filter(group => !companions.has(kindOf(group)) && !group.some(({ disclaimed }) => disclaimed))
  return (invoices.length > 0 ? invoices : found).map(group => ({
    kind: kindOf(group),
    pages: group.map(({ page }) => page),
  }))
}

/** In a file of few sheets a large title says what they are, however little stands under it: a bill of sale in prose. */
const maxShortPages = 4
const largeTitle = 1.5
const titled = (group: Group): boolean => group.some(page => ownTitle(page) !== null && page.prominence > largeTitle)

/** A document with a title or a number; one without either is no invoice beside one that has them. */
const named = (group: Group): boolean => group.some(page => page.number !== null || ownTitle(page) !== null)

/** Whether a later document bears the number of an earlier one: a copy, a slip, a note of returns. */
function repeats(before: Group, group: Group): boolean {
  const numbers = (pages: Group): string[] => pages.flatMap(({ number }) => number ?? [])
  return numbers(group).some(number => numbers(before).includes(number))
}

/** Whether a page goes on with the invoice before it. */
function continues(group: Group, next: PageEvidence): boolean {
  const last = group.at(-1)!
  const number = group.map(page => page.number).find(one => one !== null) ?? null
  const kind = group[0]!.title
  // A document of another name is another document, also when it repeats the number.
  if (next.title !== null && kind !== null && next.title !== kind && next.prominence > 1.6) return false
  if (next.title === 'foreign') return false
  if (number !== null && next.number !== null && next.number !== number) return false
  const before = last.place
  if (next.place !== null && before !== null) {
    if (next.place.page === before.page + 1 && next.place.of === before.of) return true
    // A scan's page number is misread more often than a document begins with its second page.
    if (next.place.page === before.page && next.place.page > 1) return true
  }
  if (number !== null && next.number === number) return true
  // An exhibit lists what the price on the page before is made of.
  const exhibits = next.sums.some(sum => group.some(({ printed }) => printed.includes(sum)))
  if (next.title === null && next.number === null && exhibits) return true
  // A head of its own (title with parties or number) begins a new document once the one before is complete.
  const complete = group.some(({ totals }) => totals > 0)
  if (next.title !== null && (complete || scoreOf([next]) >= enough)) return false
  // Without a head: the rest of a table that has no total yet, or the total itself; signatures and notes say nothing more.
  return next.amounts > 0 ? !complete : scoreOf(group.slice(0, 1)) >= enough
}

/** What the group calls itself on the page that resembles an invoice most. */
function kindOf(group: Group): InvoiceKind {
  const titles = group.toSorted((a, b) => scoreOf([b]) - scoreOf([a])).map(ownTitle)
  return titles.find(title => title !== null) ?? 'invoice'
}
