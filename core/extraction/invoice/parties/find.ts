/** Who sells, who buys, who leases: names and address blocks. */
import type { InvoiceKind, LineItems, ExtractedParties, ExtractedParty } from '../invoice.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import { isAmong, partyCells, type PartyCell } from './cells.ts'
import { atFoot, domainsOf, plainBlocks } from './letterhead.ts'
import { parseBlock } from './block.ts'
import { withLabelsMarked } from './filled-rows.ts'
import { labelsOfCells } from './labels.ts'
import { partyOf, type FilledBlock } from './build-party.ts'
import type { PartyBlock } from './positioned-block.ts'
import { labeledBlocks, namedForms } from './roles.ts'
import { letterheadOf, ownName, type FreeCells, type PartySetting } from './find-sender.ts'
import { partiesInProse } from './parties-in-prose.ts'
import { soundsLikeCompany, soundsLikeFinancier, type PartyRole, plainText } from '../../labels/party-words.ts'

/** Blocks nothing heads are searched on so many pages: letterheads repeat, terms do not matter. */
const pagesOfLetterheads = 3
/** The window of an envelope ends above this share of the page. */
const windowBottom = 0.5

interface Blocks {
  readonly setting: PartySetting
  readonly headed: readonly PartyBlock[]
  readonly plain: readonly PartyBlock[]
  /** Forms that ask for a name and do not say whose. */
  readonly forms: readonly PartyBlock[]
  readonly free: readonly FreeCells[]
}

/** The parties of one document. On a purchase order the letterhead is the buyer's, and the vendor sends the goods. */
export function findParties(view: InvoiceView, items: LineItems, kind: InvoiceKind = 'invoice'): ExtractedParties {
  const order = kind === 'purchase_order'
  const { setting, headed, plain, forms, free } = blocksOf(view, items)
  const best = (role: PartyRole, ...except: readonly PartyRole[]): PartyBlock | null =>
    bestOf(
      headed.filter(
        ({ label, text }) =>
          // On an order "To" is who it is sent to: the vendor.
          !(order && role === 'buyer' && plainText(label!.cell.text) === 'to') &&
          // Nor is the firm's own buyer, who signs it, a party.
          !(order && plainText(label!.cell.text) === 'buyer' && text.address === null) &&
          label!.roles.includes(role) &&
          !['other' as const, ...except].some(other => label!.roles.includes(other)),
      ),
    )
  const letterhead = letterheadOf(setting, plain, free, best('remit'), order ? null : best('buyer', 'shipped'))
  const addressee = (): PartyBlock | null =>
    bestOf(headed.filter(({ label }) => plainText(label!.cell.text) === 'to' && label!.roles.length === 1))
  const labeled = best('seller') ?? (order ? addressee() : null)
  const seller = labeled !== null && !order && isSalesman(labeled, letterhead) ? null : labeled
  const sender = seller ?? (order ? null : letterhead)
  const lessor = best('lessor')
  const billed = best('billed') ?? (sameName(lessor, sender) ? null : lessor)
  const bought = best('buyer', 'shipped')
  const window = order || sender === null ? null : windowOf(plain, sender, setting)
  const lessee = best('lessee')
  const shipped = best('shipped', 'lessee')
  const receiver = pick([billed, bought, order ? letterhead : null, window, bestOf(forms), lessee, shipped])
  const user = userOf(receiver, lessee, [bought, shipped])
  const all = [...headed, ...plain, ...(letterhead === null ? [] : [letterhead])]
  const read = (block: PartyBlock | null, side: 'sender' | 'receiver' | 'lessee'): ExtractedParty | null =>
    block === null ? null : partyOf(filled(block, all), setting, side, order)
  // Sentences say it outright, and letterheads of lawyers' documents are nobody's.
  const inProse = order ? null : partiesInProse(view)
  return {
    sender: inProse?.seller ?? read(sender, 'sender') ?? nobody,
    receiver: inProse?.buyer ?? read(receiver, 'receiver') ?? nobody,
    lessee: read(user, 'lessee'),
  }
}

/** Every block of the pages outside their lines of items: those a label heads, and those nothing heads. */
function blocksOf(view: InvoiceView, items: LineItems): Blocks {
  const pages = view.pages.map(page => ({
    page,
    cells: outsideItems(withLabelsMarked(partyCells(page)), items),
    cellLabels: labelsOfCells(page.page.source === 'ocr'),
  }))
  const cells = pages.flatMap(({ cells: own }) => own)
  const labeled = pages.flatMap(({ page, cells: own, cellLabels }) => labeledBlocks(own, page, cellLabels))
  const headed = labeled.flatMap(({ blocks }) => blocks)
  const used = [
    ...headed.flatMap(block => block.cells),
    ...labeled.flatMap(({ labels }) => labels.map(({ cell }) => cell)),
  ]
  const free = pages
    .slice(0, pagesOfLetterheads)
    .map(({ page, cells: own, cellLabels }) => ({ page, cellLabels, cells: own.filter(cell => !isAmong(cell, used)) }))
  const setting: PartySetting = {
    view,
    cells,
    domains: domainsOf(cells.map(({ text }) => text)),
    printedText: cells.map(cell => ({ cell, text: ` ${cell.tokens.map(({ token }) => token).join(' ')} ` })),
    pageOf: block => view.pages.find(({ page }) => page.number === block.cells[0]!.page)!,
  }
  const plain = withoutLogos(
    free.flatMap(({ page, cells: own, cellLabels }) => plainBlocks(own, page, cellLabels)),
  ).map(block => ownName(block, setting))
  const forms = free.flatMap(({ page, cells: own, cellLabels }) => namedForms(own, page, cellLabels))
  const rest = plain.filter(({ cells: own }) => !forms.some(form => own.some(cell => isAmong(cell, form.cells))))
  return { setting, headed, plain: rest, forms, free }
}

/** Type so much larger than the next line's is a logo, and not the first line of an address. */
const logoSize = 1.4

/** A logo right over the window of an envelope is no part of the address when another block bears its name. */
function withoutLogos(blocks: readonly PartyBlock[]): readonly PartyBlock[] {
  return blocks.map(block => {
    const [logo, next] = block.cells
    if (logo === undefined || next === undefined || logo.size < logoSize * next.size || next.line === logo.line)
      return block
    const bears = (other: PartyBlock): boolean => {
      const [own, name] = [plainText(logo.text), plainText(other.text.name?.text ?? '')]
      return other !== block && other.text.complete && own.length > 3 && (name === own || name.startsWith(`${own} `)) && !sameAddress(block, other) // prettier-ignore
    }
    if (!blocks.some(bears)) return block
    const cells = block.cells.slice(1)
    return { ...block, cells, text: parseBlock(cells.map(({ text }) => text)), reachable: false, windowed: true }
  })
}

/** "Sold by: T. Nordstrom" under a whole letterhead is the salesman, "Dealers: SWARAJ TRACTORS" what the firm deals in. */
const isSalesman = ({ text, label }: PartyBlock, letterhead: PartyBlock | null): boolean =>
  text.address === null &&
  letterhead?.text.complete === true &&
  letterhead.text.name !== null &&
  (!soundsLikeCompany(text.name?.text ?? '') || /^(?:auth\w*\s)?dealers?$/.test(plainText(label?.cell.text ?? '')))

/** Who is written to in the window of an envelope: the first block of the first page nothing heads that is not the sender's. */
function windowOf(plain: readonly PartyBlock[], sender: PartyBlock, setting: PartySetting): PartyBlock | null {
  return (
    plain.find(block => {
      const { page } = setting.pageOf(block)
      return (
        block !== sender &&
        block.text.name !== null &&
        !sameName(block, sender) &&
        !sameAddress(block, sender) &&
        page.number === setting.view.pages[0]?.page.number &&
        block.cells[0]!.box.top < windowBottom * page.height &&
        !atFoot(block, setting.pageOf(block))
      )
    }) ?? null
  )
}

const nobody: ExtractedParty = { name: null, address: null }

function outsideItems(cells: readonly PartyCell[], { regions }: LineItems): readonly PartyCell[] {
  return cells.filter(
    ({ page, box }) =>
      !regions.some(region => region.page === page && box.top >= region.top - 1 && box.bottom <= region.bottom + 1),
  )
}

/** Of several blocks with one role: the one that says most, then the first. */
function bestOf(blocks: readonly PartyBlock[]): PartyBlock | null {
  const scoreOf = ({ text, label }: PartyBlock): number =>
    (text.name === null ? 0 : 2) +
    (text.complete ? 2 : text.address === null ? 0 : 1) +
    (label?.roles.length === 1 ? 0.1 : 0)
  return (
    blocks.filter(({ text }) => text.name !== null || text.complete).toSorted((a, b) => scoreOf(b) - scoreOf(a))[0] ??
    null
  )
}

/** The first that names somebody; else the first there is. */
const pick = (blocks: readonly (PartyBlock | null)[]): PartyBlock | null =>
  blocks.find(block => block !== null && block.text.name !== null) ?? blocks.find(block => block !== null) ?? null

/** Names compared without the forms of firms. */
const nameKey = (block: PartyBlock | null): string =>
  !block?.text.name ? '' : plainText(block.text.name.text).replace(/ /g, '')

function sameName(a: PartyBlock | null, b: PartyBlock | null): boolean {
  const [x, y] = [nameKey(a), nameKey(b)]
  return x !== '' && y !== '' && (x === y || (Math.min(x.length, y.length) > 5 && (x.startsWith(y) || y.startsWith(x))))
}

/** The same numbers, of house, box and postal code: another spelling of one address. Neighbors share only the code. */
function sameAddress(a: PartyBlock, b: PartyBlock | null): boolean {
  const numbers = (block: PartyBlock | null): readonly string[] =>
    (block?.text.address?.text ?? '').replace(/(\d{3}) (\d{3})(?!\d)/g, '$1$2').match(/\d+/g) ?? []
  const others = numbers(b)
  return numbers(a).some(number => number.length > 3) && numbers(a).every(number => others.includes(number))
}

/** An address for a name that has none, from another block of the same name. */
function filled(block: PartyBlock, all: readonly PartyBlock[]): FilledBlock {
  const other =
    block.text.address !== null
      ? undefined
      : all.find(candidate => candidate.text.complete && sameName(block, candidate))
  return { ...block, addressFrom: other ?? block }
}

/** Who uses what a lessor is billed for; null when the receiver is no lessor and nobody is named lessee. */
function userOf(
  receiver: PartyBlock | null,
  lessee: PartyBlock | null,
  others: readonly (PartyBlock | null)[],
): PartyBlock | null {
  if (receiver === null || receiver.text.name === null) return null
  const another = (block: PartyBlock | null): boolean =>
    block !== null && block !== receiver && block.text.name !== null && !sameName(block, receiver)
  if (another(lessee)) return lessee
  const lessor = receiver.label?.roles.includes('lessor') === true || soundsLikeFinancier(receiver.text.name.text)
  if (!lessor) return null
  return others.find(other => another(other) && !soundsLikeFinancier(other!.text.name!.text)) ?? null
}
