/** Who sells, who buys, who leases: names and address blocks. */
import type { InvoiceKind, LineItems, ExtractedParties, ExtractedParty } from '../invoice.ts'
import { pageOf, type InvoiceView } from '../../layout/document-view.ts'
import { soundsLikeCompany } from '../../labels/party-words.ts'
import { partyOf } from './build-party.ts'
import { isAmong, partyCells, type PartyCell } from './cells.ts'
import { chooseParties } from './choose.ts'
import { labelsOfCells } from './labels.ts'
import { messagesOf } from '../mail.ts'
import { headNames, plainBlocks, statedNames } from './letterhead.ts'
import { domainsOf, ownName, type Mention, type MentionOrigin, type PartyBlock, type PartySetting } from './mention.ts'
import { partiesInProse } from './parties-in-prose.ts'
import { labeledBlocks, namedForms } from './roles.ts'

/** Blocks nothing heads are searched on so many pages: letterheads repeat, terms do not matter. */
const pagesOfLetterheads = 3

/** The parties of one document. */
export function findParties(view: InvoiceView, items: LineItems, kind: InvoiceKind = 'invoice'): ExtractedParties {
  // Sentences say it outright, and letterheads of lawyers' documents are nobody's.
  const inProse = kind === 'purchase_order' ? null : partiesInProse(view)
  const { setting, mentions } = mentionsOf(view, items)
  const { sender, receiver, lessee } = chooseParties(mentions, setting, kind)
  return {
    sender: inProse?.seller ?? (sender === null ? nobody : partyOf(sender, setting, 'sender')),
    receiver:
      inProse?.buyer ??
      (receiver === null ? nobody : partyOf(receiver, setting, 'receiver', kind === 'purchase_order')),
    lessee: inProse?.lessee ?? (lessee === null ? null : partyOf(lessee, setting, 'lessee')),
  }
}

/** Everybody the pages name outside their lines of items: blocks a label heads, blocks nothing heads, names alone. */
function mentionsOf(
  view: InvoiceView,
  items: LineItems,
): { readonly setting: PartySetting; readonly mentions: readonly Mention[] } {
  const pages = view.pages.map(page => {
    const cellLabels = labelsOfCells(page.page.source === 'ocr')
    const cells = outsideItems(partyCells(page), items, own => labeledBlocks(own, page, cellLabels).blocks)
    return { page, cells, cellLabels }
  })
  const cells = pages.flatMap(({ cells: own }) => own)
  const labeled = pages.map(({ page, cells: own, cellLabels }) => labeledBlocks(own, page, cellLabels))
  const messageOf = messagesOf(view)
  const blocks = labeled
    .flatMap(({ blocks: own }) => own)
    // "From" over a message names who wrote it, whether or not they sell.
    .filter(({ label }) => messageOf(label!.cell) === null)
  const headed = blocks
    .filter(({ label, text }) => !label!.roles.includes('other') && (text.name !== null || text.complete))
    .filter(({ label, text }) => !label!.roles.includes('preparer') || text.complete)
    // "Contractor | Engineer, recommended | Owner, approved": words beside each other name nobody by that alone.
    .filter(
      ({ label, text, place }) =>
        place !== 'beside' || label!.colon || text.address !== null || soundsLikeCompany(text.name!.text),
    )
  const used = [
    ...blocks.flatMap(({ cells: own }) => own),
    ...labeled.flatMap(({ labels }) => labels.map(({ cell }) => cell)),
  ]
  const setting: PartySetting = {
    view,
    domains: domainsOf(cells.map(({ text }) => text)),
    printedText: cells.map(cell => ({ cell, text: ` ${cell.tokens.map(({ token }) => token).join(' ')} ` })),
    messageOf,
    pageOf: block => pageOf(view, block.cells[0]!.page)!,
  }
  const free = pages
    .slice(0, pagesOfLetterheads)
    .map(({ cells: own, ...page }) => ({ ...page, cells: own.filter(cell => !isAmong(cell, used)) }))
  const forms = free.flatMap(({ page, cells: own, cellLabels }) => namedForms(own, page, cellLabels))
  const plain = free
    .flatMap(({ page, cells: own, cellLabels }) => plainBlocks(own, page, cellLabels))
    .map(block => ownName(block, setting))
    .filter(({ cells: own }) => !forms.some(form => own.some(cell => isAmong(cell, form.cells))))
  const inBlocks = plain.flatMap(({ cells: own }) => own)
  const titles = free.slice(0, 1).flatMap(({ page, cells: own, cellLabels }) => {
    const apart = own.filter(cell => !isAmong(cell, inBlocks))
    return headNames(apart, page, cellLabels)
  })
  const as = (origin: MentionOrigin, found: readonly PartyBlock[]): readonly Mention[] =>
    found.map(block => ({ ...block, origin, prominence: 0 }))
  return {
    setting,
    mentions: [...as('labeled', headed), ...as('plain', plain), ...as('form', forms), ...titles, ...statedNames(cells)],
  }
}

const nobody: ExtractedParty = { name: null, address: null }

/** The cells outside the lines, and those among them that a heading and a whole address show to be somebody's: a coupon beside the charges. */
function outsideItems(
  cells: readonly PartyCell[],
  { regions }: LineItems,
  blocksOf: (cells: readonly PartyCell[]) => readonly PartyBlock[],
): readonly PartyCell[] {
  const isOutside = ({ page, box }: PartyCell): boolean =>
    !regions.some(region => region.page === page && box.top >= region.top - 1 && box.bottom <= region.bottom + 1)
  if (cells.every(isOutside)) return cells
  const blocks = blocksOf(cells)
    .filter(({ text, label }) => text.complete && text.name !== null && label!.rest === null)
    .flatMap(block => [block.label!.cell, ...block.cells])
  return cells.filter(cell => isOutside(cell) || isAmong(cell, blocks))
}
