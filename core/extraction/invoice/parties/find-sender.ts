/** Who sends a document that heads its address with nothing: letterhead, return line, remittance address, foot, or a name alone. */
import type { InvoicePage, InvoiceView } from '../../layout/document-view.ts'
import { emptyBlock } from './block.ts'
import { couldBeName, tidyName } from './name.ts'
import { isAmong, type PartyCell } from './cells.ts'
import { atFoot, atTop, headNames, mailOf, statedNames } from './letterhead.ts'
import type { CellLabels } from './labels.ts'
import type { PartyBlock } from './positioned-block.ts'
import { endsAsCompany, plainText } from '../../labels/party-words.ts'

/** Context of the document while its parties are chosen. */
export interface PartySetting {
  readonly view: InvoiceView
  readonly cells: readonly PartyCell[]
  /** Domains of mail and web addresses. */
  readonly domains: readonly string[]
  /** Plain text of every cell, to find what is printed again elsewhere. */
  readonly printedText: readonly { readonly cell: PartyCell; readonly text: string }[]
  readonly pageOf: (block: PartyBlock) => InvoicePage
}

/** The window of an envelope begins below this share of the page, a letterhead above it. */
const windowTop = 0.11
/** A logo so many of its heights above a block is not the name of the block. */
const farAbove = 2.5
/** Type so much larger than the first line's is the name, and the first line a slogan. */
const muchLarger = 1.25

/** What the law makes a firm print at the foot of its own documents. */
const legalLine =
  /\b(?:registered office|regd\.? office|registered in|company (?:reg\w*|no|number)\b|si[èe]ge social|capital social|registro mercantil|handelsregister|amtsgericht|hrb\s?\d|kvk|rcs\b)/iu

export interface FreeCells {
  readonly page: InvoicePage
  readonly cellLabels: CellLabels
  readonly cells: readonly PartyCell[]
}

/**
 * The sender's block of a document; null when there is none. `plain` are the blocks nothing heads, `free` the cells that
 * belong to no headed block, `remitted` the remittance address, `buyer` whom a label names as such.
 */
export function letterheadOf(
  setting: PartySetting,
  plain: readonly PartyBlock[],
  free: readonly FreeCells[],
  remitted: PartyBlock | null,
  buyer: PartyBlock | null,
): PartyBlock | null {
  const inBlocks = plain.flatMap(({ cells }) => cells)
  const [first] = free
  const topNames =
    first === undefined
      ? []
      : headNames(
          first.cells.filter(cell => !isAmong(cell, inBlocks)),
          first.page,
          (name, cell) => isPrintedAgain(setting, name, [cell]),
          setting.domains,
          first.cellLabels,
        )
  const stated = statedNames(setting.cells)
  const payee = stated.find(({ kind }) => kind === 'payee') ?? stated[0]
  const known = ({ text: { name }, cells }: PartyBlock): boolean =>
    name !== null &&
    (cells.some(cell => legalLine.test(cell.text)) ||
      [...topNames, ...stated].some(other => likeNames(other.name, name.text)) ||
      setting.domains.some(domain => mailOf(name.text, domain)))
  /** The block under the firm's own name, where that stands apart from it. */
  const named = (block: PartyBlock): PartyBlock => {
    const own = block.text.name?.text ?? null
    const head = topNames.find(({ name }) => own === null || betterName(name, own))
    const whole = stated.find(({ name }) => betterName(name, head?.name ?? own ?? ''))
    const better = whole ?? head ?? (own === null ? payee : undefined)
    return better === undefined ? block : withName(block, better.name, better.cell)
  }
  const nameAlone = ({ name, cell }: { readonly name: string; readonly cell: PartyCell }): PartyBlock => ({
    label: null,
    cells: [cell],
    text: { ...emptyBlock, name: { text: name, lines: [0] } },
    place: 'apart',
  })
  const tops = plain.filter(block => block.windowed !== true && atTop(block, setting.pageOf(block)))
  const feet = plain.filter(block => !atTop(block, setting.pageOf(block)))
  // Of several blocks the one that is paid is the sender's, and the one that is billed is not.
  const paid = remitted === null ? undefined : tops.find(block => likeBlocks(block, remitted))
  const others = buyer === null ? tops : tops.filter(block => !likeBlocks(block, buyer))
  // The firm its mail is written from heads the page, and its address beside it bears no name.
  const own = topNames.find(({ name }) => setting.domains.some(domain => mailOf(name, domain)))
  const beside =
    own === undefined || tops.some(known)
      ? undefined
      : tops.find(
          ({ text, cells }) =>
            text.name === null &&
            text.complete &&
            Math.abs(cells[0]!.box.top - own.cell.box.top) < headReach * own.cell.size,
        )
  const top =
    beside ??
    (tops.length > 1 ? (paid ?? (others.length === 1 ? others[0] : undefined)) : undefined) ??
    tops.find(known) ??
    tops.find(({ reachable }) => reachable === true) ??
    tops.find(isLarge(setting)) ??
    tops[0]
  const foot = feet.find(known) ?? feet.findLast(({ text }) => text.name !== null && text.complete)
  const owned = foot !== undefined && known(foot) && atFoot(foot, setting.pageOf(foot))
  if (top !== undefined && !known(top) && (top.reachable !== true || owned) && tops.length === 1) {
    // The one block at the top may be the receiver in the window, when foot, remittance or payee are another's.
    const inWindow = top.cells[0]!.box.top > windowTop * setting.pageOf(top).page.height
    const footed =
      foot !== undefined &&
      (known(foot) || (inWindow && atFoot(foot, setting.pageOf(foot)) && endsAsCompany(foot.text.name?.text ?? '')))
    if (footed && !likeBlocks(top, foot)) return named(foot)
    const letterhead = remitted?.text.name ?? null
    const headed =
      letterhead !== null &&
      !likeBlocks(top, remitted!) &&
      setting.cells.some(cell => isHeading(cell, letterhead.text, setting))
    if (remitted !== null && (known(remitted) || headed) && top.text.name !== null) return named(remitted)
    const other = payee ?? topNames.find(({ cell }) => top.cells[0]!.box.top - cell.box.bottom > farAbove * cell.size)
    if (inWindow && other !== undefined && top.text.name !== null) return nameAlone(other)
  }
  const block = top ?? remitted ?? foot
  if (block !== undefined) return named(block)
  const alone = topNames[0] ?? payee
  return alone === undefined ? null : nameAlone(alone)
}

/** Whether a cell at the head of the first page bears a name: customers are not paid, and do not head the document. */
function isHeading({ page, box, text }: PartyCell, name: string, { view }: PartySetting): boolean {
  const [first] = view.pages
  return (
    first !== undefined &&
    page === first.page.number &&
    box.top < windowTop * first.page.height &&
    likeNames(text, name) &&
    endsAsCompany(name)
  )
}

/** So many heights of its name a letterhead is deep. */
const headReach = 4

/** A name set larger than the text, as letterheads are and addresses in windows are not. */
const isLarge =
  (setting: PartySetting) =>
  (block: PartyBlock): boolean => {
    const { name } = block.text
    const size = name === null ? 0 : (block.cells[name.lines[0] ?? 0]?.size ?? 0)
    return size > 1.2 * setting.pageOf(block).metrics.em
  }

function withName(block: PartyBlock, name: string, cell: PartyCell): PartyBlock {
  const { address } = block.text
  return {
    ...block,
    cells: [cell, ...block.cells],
    text: {
      ...block.text,
      name: { text: name, lines: [0] },
      address: address === null ? null : { ...address, lines: address.lines.map(line => line + 1) },
      doubtfulName: false,
    },
  }
}

/** A block under the name it is most likely printed for: the largest line, else the one the document prints again. */
export function ownName(block: PartyBlock, setting: PartySetting): PartyBlock {
  const { text, cells } = block
  if (text.name === null || text.name.lines.length !== 1) return block
  const [first] = text.name.lines
  const size = cells[first!]?.size ?? Infinity
  const until = text.address?.lines[0] ?? cells.length
  const rivals = cells.flatMap((cell, line) => (line > first! && line < until && couldBeName(cell.text) ? [line] : []))
  const larger = rivals.find(line => cells[line]!.size > muchLarger * size)
  // A logo over the firm's whole name: "corebridge", "Corebridge Systems".
  const fuller = rivals.find(line => plainText(cells[line]!.text).startsWith(`${plainText(text.name!.text)} `))
  const again =
    larger ??
    fuller ??
    (isKnown(setting, text.name.text, cells)
      ? undefined
      : rivals.find(line => isKnown(setting, cells[line]!.text, [cells[line]!])))
  if (again === undefined) return block
  return {
    ...block,
    text: { ...text, name: { text: tidyName(cells[again]!.text), lines: [again] }, doubtfulName: false },
  }
}

/** A name the document prints again, or writes its mail from. */
export const isKnown = (setting: PartySetting, name: string, own: readonly PartyCell[]): boolean =>
  isPrintedAgain(setting, name, own) || setting.domains.some(domain => mailOf(name, domain))

/** Two spellings of one name: one begins the other, or they share a distinctive first word. */
function likeNames(a: string, b: string): boolean {
  const [x, y] = [plainText(a), plainText(b)]
  const first = x.split(' ')[0]!
  return (
    x === y ||
    (x.length > 4 && y.startsWith(x)) ||
    (y.length > 4 && x.startsWith(y)) ||
    (first.length > 3 && first === y.split(' ')[0])
  )
}

const likeBlocks = (a: PartyBlock, b: PartyBlock): boolean =>
  a.text.name !== null && b.text.name !== null && likeNames(a.text.name.text, b.text.name.text)

/** "Elkhorn Ltd." over a block of "Elkhorn Headquarters": the firm's own name, by its ending. */
const betterName = (head: string, own: string): boolean =>
  endsAsCompany(head) && !endsAsCompany(own) && plainText(head).split(' ')[0] === plainText(own).split(' ')[0]

/** Whether the document prints a name again at another height than its own. */
export function isPrintedAgain(
  { printedText }: Pick<PartySetting, 'printedText'>,
  name: string,
  own: readonly PartyCell[],
): boolean {
  const text = plainText(name)
  if (text.length < 4) return false
  return printedText.some(
    other =>
      other.text.includes(` ${text} `) &&
      !own.some(cell => cell.page === other.cell.page && Math.abs(cell.box.top - other.cell.box.top) < 2),
  )
}
