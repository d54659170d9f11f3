/** A place where a document names somebody: a block with its text, how it was found, and the features that show whose it is. */
import vocabulary from '../../../vocabulary/invoice-parties.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import type { Features } from '../../solve/candidate.ts'
import type { InvoicePage, InvoiceView } from '../../layout/document-view.ts'
import { endsAsCompany, plainText, soundsLikeCompany, soundsLikeSeller } from '../../labels/party-words.ts'
import { emptyBlock, isAttention, parseBlock, type BlockText } from './block.ts'
import type { PartyCell } from './cells.ts'
import type { RoleLabel } from './labels.ts'
import type { MessageOf } from '../mail.ts'
import { couldBeName, tidyName } from './name.ts'

/** A letterhead stands in this share of the page, a footer below that one. */
export const topShare = 0.3
const footShare = 0.72

export const atTop = ({ box }: PartyCell, { page }: InvoicePage): boolean => box.top < topShare * page.height
export const atFoot = ({ box }: PartyCell, { page }: InvoicePage): boolean => box.top > footShare * page.height

/** Whether a domain is made of a name: "plumbinghale" of "Hale Plumbing", "brmtg" of the initials of five words. */
export function mailOf(name: string, domain: string): boolean {
  const plain = domain.replace(/[^\p{L}\d]/gu, '')
  const tokens = plainText(name.replace(/&/g, ' and '))
    .split(' ')
    .filter(token => token.length > 1)
  const initials = plainText(name)
    .split(' ')
    .map(token => token[0])
    .join('')
  if (plain.length >= 3 && (initials === plain || tokens.join('') === plain)) return true
  const own = tokens.filter(token => token.length >= 4 && plain.includes(token))
  return (
    (own.length > 0 && own.join('').length >= 0.65 * plain.length) ||
    // "inkandanvil" of "Ink & Anvil Apparel": the domain is how the name begins.
    (plain.length >= minDomain && tokens.join('').startsWith(plain))
  )
}

/** Shorter domains begin other names, too. */
const minDomain = 6

const publicProviders: ReadonlySet<string> = new Set(vocabulary.mailProviders)

const firmsMailboxes: ReadonlySet<string> = new Set(vocabulary.firmsMailboxes)

/** A domain of a mail or web address on the pages, without its ending. */
export interface PrintedDomain {
  readonly domain: string
  /** A web address, or the mailbox of a department that sells: those of persons are printed for both sides. */
  readonly official: boolean
}

const webOrMail =
  /(?:(?<![\p{L}\d._-])([\p{L}\d._-]+)@|[wW]{3}\.|[hH][tT]{2}[pP][sS]?:\/\/(?:[wW]{3}\.)?)([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.\p{L}{2,}|(?:^|\s)([a-z\d-]{4,})\.[a-z]{2,7}$/gu

/** The domains of all mail and web addresses; the box at a public provider instead of the provider. */
export function domainsOf(texts: readonly string[]): readonly PrintedDomain[] {
  return texts.flatMap(text =>
    [...text.matchAll(webOrMail)].flatMap(match => {
      const domain = (match[3] ?? match[2]!.split('.').at(-1)!).toLowerCase()
      const box = match[1]?.toLowerCase() ?? ''
      if (!publicProviders.has(domain)) return [{ domain, official: box === '' || firmsMailboxes.has(box) }]
      const name = box.replace(/\d+$/, '')
      return name.length > 4 ? [{ domain: name, official: false }] : []
    }),
  )
}

/** A block with its text and what it is headed with. */
export interface PartyBlock {
  readonly label: RoleLabel | null
  readonly cells: readonly PartyCell[]
  readonly text: BlockText
  readonly place: 'beside' | 'below' | 'apart'
  /** Telephone, mail or tax number stand with it, as senders print them. */
  readonly reachable?: boolean
}

/** The block of some cells under the label that heads it; null: nothing heads it. */
export const blockFrom = (
  label: RoleLabel | null,
  cells: readonly PartyCell[],
  place: PartyBlock['place'],
): PartyBlock => ({ label, cells, place, text: parseBlock(cells.map(({ text }) => text)) })

/** `labeled`: a label says whose it is; `form`: fields for somebody unnamed; `title`, `payee`, `signature`: a name alone. */
export type MentionOrigin = 'labeled' | 'plain' | 'form' | 'title' | 'payee' | 'signature'

export interface Mention extends PartyBlock {
  readonly origin: MentionOrigin
  /** How much of a letterhead a name alone is; 0 for blocks. */
  readonly prominence: number
}

/** A name that stands in no address block: at the head of a page, in running text or beside its label. */
export const mentionOfName = (name: string, cell: PartyCell, origin: MentionOrigin, prominence = 0): Mention => ({
  label: null,
  cells: [cell],
  text: { ...emptyBlock, name: { text: name, lines: [0] } },
  place: 'apart',
  origin,
  prominence,
})

/** Context of the document while its parties are chosen. */
export interface PartySetting {
  readonly view: InvoiceView
  readonly domains: readonly PrintedDomain[]
  /** Plain text of every cell, to find what is printed again elsewhere. */
  readonly printedText: readonly { readonly cell: PartyCell; readonly text: string }[]
  readonly pageOf: (block: PartyBlock) => InvoicePage
  readonly messageOf: MessageOf
}

/** The window of an envelope begins below this share of the page, a letterhead above it, and it ends above the second. */
const windowTop = 0.11
const windowBottom = 0.5
/** A name set so much larger than the text is a letterhead's. */
const largeType = 1.2

/** Type so much larger than the text's is a logo. */
export const logoSize = 1.4

/** Type so much larger than the first line's is the name, and the first line a slogan. */
const muchLarger = 1.25

/** What a mention shows of its part in the document; 0 to 1 each, 2 and more only for the prominence of a title. */
export function featuresOf(mention: Mention, setting: PartySetting): Features {
  const { text, origin, label, cells } = mention
  const name = text.name?.text ?? ''
  const page = setting.pageOf(mention)
  const first = cells[0]!
  const is = (fact: boolean): number => (fact ? 1 : 0)
  const own = setting.domains.filter(({ domain }) => mailOf(name, domain))
  const shared = {
    bias: 1,
    named: is(text.name !== null),
    located: is(text.address !== null),
    complete: is(text.complete),
    mailed: is(name !== '' && own.length > 0),
    official: is(name !== '' && own.some(({ official }) => official)),
    trade: is(soundsLikeSeller(name)),
  }
  if (label !== null && origin === 'labeled') {
    const heading = plainText(label.cell.text)
    const roles = Object.fromEntries(label.roles.map(role => [role, 1]))
    return {
      ...shared,
      ...roles,
      // One label of several roles is less than one of its own.
      joint: is(label.roles.length > 1),
      sellingFirm: is(label.roles.includes('seller') && (soundsLikeCompany(name) || text.address !== null)),
      addressee: is(heading === 'to'),
      // The buyer who signs for the firm.
      employee: is(heading === 'buyer' && text.address === null),
    }
  }
  if (origin !== 'plain') return { ...shared, [origin]: origin === 'title' ? Math.min(2, mention.prominence) : 1 }
  const size = text.name === null ? 0 : (cells[text.name.lines[0] ?? 0]?.size ?? 0)
  const message = setting.messageOf(first)
  const logo = hasLogo(mention, page, setting)
  const onFirst = page.page.number === setting.view.pages[0]?.page.number
  const slip = isOnSlip(first, page)
  return {
    ...shared,
    plain: 1,
    signed: is(message === 'own'),
    answered: is(message === 'other'),
    top: is(atTop(first, page)),
    foot: is(!slip && atFoot(first, page)),
    reachable: is(mention.reachable === true),
    attended: is(isAttended(mention, page)),
    large: is(size > largeType * page.metrics.em),
    logo: is(logo),
    window: is(!logo && onFirst && text.name !== null && (slip || first.box.top < windowBottom * page.page.height)),
    low: is(first.box.top > windowTop * page.page.height),
    firm: endsAsCompany(name) ? 1 : soundsLikeCompany(name) ? 0.5 : 0,
  }
}

/** An attention stands so many heights of the type below the address it belongs to, at the same edge. */
const attentionReach = { below: 2.5, edge: 1 } as const

/** Whether the document is for the attention of somebody at the firm. */
function isAttended({ cells }: PartyBlock, page: InvoicePage): boolean {
  const { box, size } = cells.at(-1)!
  const isBelow = (other: Pick<PartyCell, 'box'>): boolean =>
    other.box.top > box.top &&
    other.box.top - box.bottom < attentionReach.below * size &&
    Math.abs(other.box.left - box.left) < attentionReach.edge * size
  return [...cells, ...page.cells.filter(isBelow)].some(({ text }) => isAttention(text))
}

/** Whether a cell stands on the slip that goes back with the payment: it shows the buyer's address in a window of its own. */
const isOnSlip = (cell: PartyCell, { cells }: InvoicePage): boolean =>
  cells.some(({ text, box }) => box.bottom < cell.box.top && slips.test(text))
const slips = phrasePattern(vocabulary.returnSlips)

/** Whether large type at the head of the page begins the name of a block: "FITFLOOR" of "Fit Floor Direct". */
function hasLogo({ text: { name }, cells }: PartyBlock, page: InvoicePage, { printedText }: PartySetting): boolean {
  const whole = plainText(name?.text ?? '').replaceAll(' ', '')
  const own = name?.lines.map(line => cells[line]) ?? []
  return printedText.some(({ cell, text }) => {
    const logo = text.replaceAll(' ', '')
    const large = cell.page === page.page.number && atTop(cell, page) && cell.size > logoSize * page.metrics.em
    return large && logo.length > 3 && whole.startsWith(logo) && !own.includes(cell)
  })
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
  isPrintedAgain(setting, name, own) || setting.domains.some(({ domain }) => mailOf(name, domain))

/** Whether the document prints a name again at another height than its own. */
export function isPrintedAgain(
  { printedText }: Pick<PartySetting, 'printedText'>,
  name: string,
  own: readonly PartyCell[],
): boolean {
  const text = plainText(name)
  return printedText.some(
    other =>
      other.text.includes(` ${text} `) &&
      !own.some(cell => cell.page === other.cell.page && Math.abs(cell.box.top - other.cell.box.top) < 2),
  )
}
