/** Who sells, who buys, who leases: names and address blocks. */
import type { Figure } from '../../document/figure.ts'
import { unionOf } from '../../document/geometry.ts'
import { invoiceConfidence, type LabelStrength } from './invoice-confidence.ts'
import type { InvoiceKind, LinesReading, PartiesReading, PartyReading } from './invoice.ts'
import type { InvoicePage, InvoiceView } from './invoice-view.ts'
import { plainLabel } from './labelled-values.ts'
import { canName, emptyBlock, tidyName, type BlockPart } from './party-block.ts'
import { isAmong, partyCells, type PartyCell } from './party-cells.ts'
import { atFoot, atTop, domainsOf, headNames, mailOf, plainBlocks, statedNames } from './party-letterhead.ts'
import { labelledBlocks, type PartyBlock } from './party-roles.ts'
import { endsAsCompany, soundsLikeFinancier, type PartyRole } from './party-words.ts'

/** Blocks nothing heads are looked for on so many pages: letterheads repeat, terms do not matter. */
const pagesOfLetterheads = 3

interface Setting {
  readonly view: InvoiceView
  readonly cells: readonly PartyCell[]
  readonly domains: readonly string[]
  /** Plain text of every cell, for what is said again elsewhere. */
  readonly said: readonly { readonly cell: PartyCell; readonly text: string }[]
  readonly pageOf: (block: PartyBlock) => InvoicePage
}

/** The parties of one paper. On a purchase order the letterhead is the buyer's, and the vendor sends the goods. */
export function findParties(view: InvoiceView, items: LinesReading, kind: InvoiceKind = 'invoice'): PartiesReading {
  const pages = view.pages.map(page => ({ page, cells: outsideItems(partyCells(page), items) }))
  const cells = pages.flatMap(({ cells: own }) => own)
  const labelled = pages.flatMap(({ page, cells: own }) => labelledBlocks(own, page))
  const headed = labelled.flatMap(({ blocks }) => blocks)
  const used = [
    ...headed.flatMap(block => block.cells),
    ...labelled.flatMap(({ labels }) => labels.map(({ cell }) => cell)),
  ]
  const free = pages
    .slice(0, pagesOfLetterheads)
    .map(({ page, cells: own }) => ({ page, cells: own.filter(cell => !isAmong(cell, used)) }))
  const found = free.flatMap(({ page, cells: own }) => plainBlocks(own, page))
  const setting: Setting = {
    view,
    cells,
    domains: domainsOf(cells.map(({ text }) => text)),
    said: cells.map(cell => ({ cell, text: ` ${plainLabel(cell.text)} ` })),
    pageOf: block => view.pages.find(({ page }) => page.number === block.cells[0]!.page)!,
  }
  const plain = found.map(block =>
    block.text.name === null || saidAgain(setting, block.text.name.text, block.cells)
      ? block
      : (nameSaidBelow(block, setting) ?? block),
  )
  const withRole = (role: PartyRole): readonly PartyBlock[] =>
    headed.filter(({ label }) => label!.roles.includes(role) && !label!.roles.includes('other'))
  const letterhead = letterheadOf(setting, plain, free, withRole('remit'))
  const order = kind === 'purchase_order'
  const seller = bestOf(withRole('seller'))
  const senderBlock = seller ?? (order ? null : letterhead)
  const apart = plain.filter(
    block =>
      !order &&
      block !== letterhead &&
      !sameName(block, senderBlock) &&
      !atFoot(block, setting.pageOf(block)) &&
      block.cells[0]!.page === view.pages[0]?.page.number,
  )
  const window =
    senderBlock === null
      ? null
      : (apart.find(block => block.cells[0]!.box.top < 0.5 * setting.pageOf(block).page.height) ?? null)
  const lessor = withRole('lessor').filter(block => !sameName(block, senderBlock))
  const lessees = withRole('lessee')
  const shipped = bestOf(withRole('shipped').filter(({ label }) => !label!.roles.includes('lessee')))
  const billed = bestOf(withRole('billed')) ?? bestOf(lessor)
  const bought = bestOf(withRole('buyer').filter(({ label }) => !label!.roles.includes('shipped')))
  const lesseeBlock = bestOf(lessees)
  const receiverBlock = pick([billed, bought, order ? letterhead : null, window, lesseeBlock, shipped])
  const lessee = lesseeOf(receiverBlock, [lesseeBlock, bought, shipped], lesseeBlock)
  const all = [...headed, ...plain]
  return {
    sender:
      senderBlock === null
        ? nobody
        : partyOf(
            filled(senderBlock, seller === null ? all : [...all, ...(letterhead === null ? [] : [letterhead])]),
            setting,
            'sender',
          ),
    receiver: receiverBlock === null ? nobody : partyOf(filled(receiverBlock, all), setting, 'receiver'),
    lessee: lessee === null ? null : partyOf(filled(lessee, all), setting, 'lessee'),
  }
}

const nobody: PartyReading = { name: null, address: null }

function outsideItems(cells: readonly PartyCell[], { regions }: LinesReading): readonly PartyCell[] {
  return cells.filter(
    ({ page, box }) =>
      !regions.some(region => region.page === page && box.top >= region.top - 1 && box.bottom <= region.bottom + 1),
  )
}

/** Of several blocks with one role: the one that says most, then the first. */
function bestOf(blocks: readonly PartyBlock[]): PartyBlock | null {
  const worth = ({ text, label }: PartyBlock): number =>
    (text.name === null ? 0 : 2) +
    (text.complete ? 2 : text.address === null ? 0 : 1) +
    (label?.roles.length === 1 ? 0.1 : 0)
  return (
    blocks.filter(({ text }) => text.name !== null || text.complete).toSorted((a, b) => worth(b) - worth(a))[0] ?? null
  )
}

/** The first that names somebody; else the first there is. */
const pick = (blocks: readonly (PartyBlock | null)[]): PartyBlock | null =>
  blocks.find(block => block !== null && block.text.name !== null) ?? blocks.find(block => block !== null) ?? null

/** Names compared without the forms of firms. */
const nameKey = (block: PartyBlock | null): string =>
  !block?.text.name ? '' : plainLabel(block.text.name.text).replace(/ /g, '')

function sameName(a: PartyBlock | null, b: PartyBlock | null): boolean {
  const [x, y] = [nameKey(a), nameKey(b)]
  return x !== '' && y !== '' && (x === y || (Math.min(x.length, y.length) > 5 && (x.startsWith(y) || y.startsWith(x))))
}

/** An address for a name that has none, from another block of the same name. */
function filled(block: PartyBlock, all: readonly PartyBlock[]): PartyBlock & { readonly addressFrom: PartyBlock } {
  const other =
    block.text.address !== null
      ? undefined
      : all.find(candidate => candidate.text.complete && sameName(block, candidate))
  return {
    ...block,
    text: other === undefined ? block.text : { ...block.text, complete: true, address: null },
    addressFrom: other ?? block,
  }
}

/** Who uses what a lessor is billed for. */
function lesseeOf(
  receiver: PartyBlock | null,
  others: readonly (PartyBlock | null)[],
  named: PartyBlock | null,
): PartyBlock | null {
  if (receiver === null || receiver.text.name === null) return null
  if (named !== null && named !== receiver && named.text.name !== null && !sameName(named, receiver)) return named
  const lessor = receiver.label?.roles.includes('lessor') === true || soundsLikeFinancier(receiver.text.name.text)
  if (!lessor) return null
  return (
    others.find(
      other =>
        other !== null &&
        other !== receiver &&
        other.text.name !== null &&
        !sameName(other, receiver) &&
        !soundsLikeFinancier(other.text.name.text),
    ) ?? null
  )
}

/** The sender nobody heads: the block at the top, else the remittance address, the footer, or a name alone. */
function letterheadOf(
  setting: Setting,
  plain: readonly PartyBlock[],
  free: readonly { readonly page: InvoicePage; readonly cells: readonly PartyCell[] }[],
  remit: readonly PartyBlock[],
): PartyBlock | null {
  const inBlocks = plain.flatMap(({ cells }) => cells)
  const first = free[0]
  const heads =
    first === undefined
      ? []
      : headNames(
          first.cells.filter(cell => !isAmong(cell, inBlocks)),
          first.page,
          (name, cell) => saidAgain(setting, name, [cell]),
          setting.domains,
        )
  const stated = statedNames(setting.cells)
  const tops = plain.filter(block => atTop(block, setting.pageOf(block)))
  const feet = plain.filter(block => !atTop(block, setting.pageOf(block)))
  const named = (block: PartyBlock): PartyBlock => {
    if (block.text.name !== null && !heads.some(head => betterName(head.name, block.text.name!.text))) return block
    const head = heads.find(({ name }) => block.text.name === null || betterName(name, block.text.name.text))
    const said = stated.find(({ kind }) => kind === 'payee') ?? stated[0]
    const cell = head?.cell ?? said?.cell
    if (cell === undefined) return block
    const name: BlockPart = { text: head?.name ?? said!.name, lines: [0] }
    const address =
      block.text.address === null
        ? null
        : { ...block.text.address, lines: block.text.address.lines.map(line => line + 1) }
    return { ...block, cells: [cell, ...block.cells], text: { ...block.text, name, address, doubtfulName: false } }
  }
  const known = (block: PartyBlock): boolean =>
    block.text.name !== null &&
    (heads.some(({ name }) => likeNames(name, block.text.name!.text)) ||
      stated.some(({ name }) => likeNames(name, block.text.name!.text)) ||
      setting.domains.some(domain => mailOf(block.text.name!.text, domain)))
  const remitted = bestOf(remit)
  const top = tops.find(known) ?? tops[0]
  const foot = feet.find(known) ?? feet.find(block => block.text.name !== null && block.text.complete)
  // One block at the top may be the receiver in the window, when the foot tells another's name.
  if (
    top !== undefined &&
    foot !== undefined &&
    tops.length === 1 &&
    !known(top) &&
    known(foot) &&
    !sameName(top, foot)
  )
    return named(foot)
  if (
    top !== undefined &&
    remitted !== null &&
    tops.length === 1 &&
    !known(top) &&
    top.text.name !== null &&
    known(remitted)
  )
    return named(remitted)
  if (top !== undefined) return named(top)
  if (remitted !== null) return named(remitted)
  if (foot !== undefined) return named(foot)
  const said = stated.find(({ kind }) => kind === 'payee') ?? stated[0]
  const head = heads[0]
  const name = head?.name ?? said?.name
  if (name === undefined) return null
  return {
    label: null,
    cells: [head?.cell ?? said!.cell],
    text: { ...emptyBlock, name: { text: name, lines: [0] } },
    place: 'apart',
  }
}

/** A letterhead whose first line is a brand or a slogan: the name is the line the paper says again elsewhere. */
function nameSaidBelow(block: PartyBlock, setting: Setting): PartyBlock | null {
  const { text, cells } = block
  const first = text.name!.lines.at(-1)! + 1
  const until = text.address?.lines[0] ?? cells.length
  for (let line = first; line < until; line++) {
    const own = cells[line]!
    if (
      !canName(own.text) ||
      !(saidAgain(setting, own.text, [own]) || setting.domains.some(domain => mailOf(own.text, domain)))
    )
      continue
    return { ...block, text: { ...text, name: { text: tidyName(own.text), lines: [line] }, doubtfulName: false } }
  }
  return null
}

/** Two spellings of one name: the same first word, or one in the other. */
function likeNames(a: string, b: string): boolean {
  const [x, y] = [plainLabel(a), plainLabel(b)]
  const first = x.split(' ')[0]!
  return (
    x === y ||
    (x.length > 4 && y.startsWith(x)) ||
    (y.length > 4 && x.startsWith(y)) ||
    (first.length > 3 && first === y.split(' ')[0])
  )
}

/** "Contoso Ltd." over a block of "Contoso Headquarters": the firm's own name, by its ending. */
const betterName = (head: string, own: string): boolean =>
  endsAsCompany(head) && !endsAsCompany(own) && plainLabel(head).split(' ')[0] === plainLabel(own).split(' ')[0]

function saidAgain({ said }: Setting, name: string, own: readonly PartyCell[]): boolean {
  const text = plainLabel(name)
  if (text.length < 4) return false
  return said.some(
    other =>
      other.text.includes(` ${text} `) &&
      !own.some(cell => cell.page === other.cell.page && Math.abs(cell.box.top - other.cell.box.top) < 2),
  )
}

/** Letterheads of one page repeat on the next: only another place tells more. */
function partyOf(
  block: PartyBlock & { readonly addressFrom: PartyBlock },
  setting: Setting,
  side: 'sender' | 'receiver' | 'lessee',
): PartyReading {
  const { text, addressFrom } = block
  const strength = strengthOf(block, side)
  const name =
    text.name === null
      ? null
      : figureOf(text.name, block, setting, strength, nameConfirmations(block, setting), text.doubtfulName ? 0.85 : 1)
  const { address, complete } = addressFrom.text
  const located =
    address === null
      ? null
      : figureOf(
          address,
          addressFrom,
          setting,
          strength,
          complete ? (text.name === null ? 0 : 1) + (addressFrom === block ? 0 : -1) : 0,
          complete ? 1 : 0.85,
        )
  return { name, address: located }
}

function strengthOf({ label, text }: PartyBlock, side: 'sender' | 'receiver' | 'lessee'): LabelStrength {
  if (label === null) return text.complete ? 'weak' : 'none'
  const { roles } = label
  if (roles.includes('shipped') && side === 'receiver' && !roles.includes('buyer')) return 'none'
  if (roles.includes('shipped') && side === 'lessee' && !roles.includes('lessee')) return 'weak'
  if (roles.includes('remit')) return 'weak'
  return roles.includes('billed') || roles.includes('buyer') ? 'whole' : 'part'
}

function nameConfirmations(block: PartyBlock, setting: Setting): number {
  const { text, label } = block
  const name = text.name!.text
  const own = block.cells
  return (
    (text.complete && label !== null ? 1 : 0) +
    (saidAgain(setting, name, own) || setting.domains.some(domain => mailOf(name, domain)) ? 1 : 0) +
    (label === null && text.complete && endsAsCompany(name) ? 1 : 0)
  )
}

function figureOf(
  part: BlockPart,
  block: PartyBlock,
  { view }: Setting,
  label: LabelStrength,
  confirmations: number,
  certainty: number,
): Figure<string> {
  const cells = part.lines.flatMap(line => block.cells[line] ?? [])
  const own = cells.length === 0 ? block.cells : cells
  const method = view.pages.find(({ page }) => page.number === own[0]!.page)?.page.source === 'ocr' ? 'ocr' : 'text'
  const words = own.flatMap(cell => cell.words)
  const place = block.label === null || block.place === 'apart' ? 'sentence' : block.place
  return {
    value: part.text,
    confidence: invoiceConfidence({
      words,
      method,
      label,
      place,
      certainty,
      confirmations: Math.max(0, confirmations),
    }),
    method,
    evidence: own.map(cell => ({
      fileName: view.fileName,
      page: cell.page,
      box: unionOf(cell.words.map(word => word.box)),
      text: cell.text,
    })),
    label: block.label?.cell.text ?? null,
    scale: 1,
  }
}
