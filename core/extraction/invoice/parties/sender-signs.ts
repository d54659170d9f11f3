/** What shows that a block or a name is the sender's own: its place on the page, legal notices, domains. */
import vocabulary from '../../../vocabulary/invoice-parties.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { plainText } from '../../labels/party-words.ts'
import type { InvoicePage } from '../../layout/document-view.ts'
import type { PartyCell } from './cells.ts'

/** A letterhead stands in this share of the page, a footer below that one. */
export const topShare = 0.3
const footShare = 0.72

export const atTop = ({ box }: PartyCell, { page }: InvoicePage): boolean => box.top < topShare * page.height
export const atFoot = ({ box }: PartyCell, { page }: InvoicePage): boolean => box.top > footShare * page.height

/** What the law makes a firm print at the foot of its own documents. */
export const hasLegalNotice = (text: string): boolean => legalNotice.test(text)
const legalNotice = phrasePattern(vocabulary.legalNotices)

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
  /(?:([\p{L}\d._-]+)@|[wW]{3}\.|[hH][tT]{2}[pP][sS]?:\/\/(?:[wW]{3}\.)?)([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.\p{L}{2,}|(?:^|\s)([a-z\d-]{4,})\.[a-z]{2,7}$/gu

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
