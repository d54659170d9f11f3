/** Parties a sentence names: "… that ACME Trailers Inc., of 12 Elm St, Fargo, ND 58102 ("Seller") … sells to …". */
import vocabulary from '../../../vocabulary/invoice-parties.json' with { type: 'json' }
import { phraseChoices, phraseSource } from '../../../vocabulary/phrase-pattern.ts'
import type { Field } from '../../../document/field.ts'
import type { Word } from '../../../document/model.ts'
import type { ExtractedParty } from '../invoice.ts'
import { cellOf, type InvoiceView } from '../../layout/document-view.ts'
import { runningText, type PlacedWord } from '../running-text.ts'
import { partyField } from './build-party.ts'
import { piecesOf, type Span } from './address.ts'
import { isCompanyEnding } from '../../labels/party-words.ts'
import { couldBeName, tidyName } from './name.ts'

export interface PartiesInProse {
  readonly seller: ExtractedParty | null
  readonly buyer: ExtractedParty | null
  /** Who the buyer leases to; null when no sentence says. */
  readonly lessee: ExtractedParty | null
}

interface ProseLine {
  readonly words: readonly Word[]
  readonly page: number
}

interface NamedParty {
  readonly role: 'seller' | 'buyer' | 'lessee' | null
  readonly name: Span
  readonly address: Span
}

/** Sentences about the sale stand on the first pages. */
const pagesOfSentences = 2
/** An address in a sentence is no longer than this. */
const longestAddress = 150
const longestName = 70

/** What leads from a name to its address. */
const links =
  /(?:,?\s+an?\s+(?:[\p{L}.]+\s+){0,5}(?:company|corporation|partnership|individual|resident|person|entity|llc|inc\.?)\b)?,?\s+(?:whose\s+(?:\p{L}+\s+)?address\s+is(?:\s+at)?|(?:with|having)\s?(?:an?\s+|its\s+)?(?:\p{L}+\s+){0,3}(?:address|offices?|place of business)\s+(?:at|of|in)|(?:located|residing|situated|based|doing business|domiciled)\s+(?:at|in)|of)\s+(?=[\d\p{L}#])|,\s+(?=\d{1,6}[A-Z]?\s+[\p{Lu}\d]|P\.?\s?O\.?\s?Box\b)/giu
/** Small words within names. */
const small = /^(?:and|of|the|de|la|et|y|von|van|der)$/
const nameWord = /^["“(]?[\p{Lu}\d&]/u
const words = vocabulary.prose
const sellers = phraseChoices(words.sellers)
const buyers = phraseChoices(words.buyers)
/** Words before a name that are none of it. */
const leadWord = new RegExp(`^${phraseChoices([...words.sellers, ...words.buyers, ...words.leads])}[,:]?$`, 'i')
const roleBehind = new RegExp(
  String.raw`^\s*[,(]{0,2}\s*(?:${phraseChoices(words.definitions)}\s+)*["“'‘(]*(?:the\s+)?(${sellers}|${buyers})\b(?!\s?:)`,
  'i',
)
const sellerBefore = new RegExp(`${phraseSource([...words.sellers, ...words.beforeSellers])}[,:]?\\s*$`, 'i')
const lesseeBefore = new RegExp(`${phraseSource(words.beforeLessees)}[,:]?\\s*$`, 'i')
const buyerBefore = new RegExp(`(?:${phraseSource(words.buyers)}[,:]?|${phraseSource(words.beforeBuyers)})\\s*$`, 'i')
const isSeller = (role: string): boolean => words.sellers.includes(role.toLowerCase())

/** Who sells, who buys and who leases by the sentences of a document; null: not stated, of the two sides unless both are. */
export function partiesInProse(view: InvoiceView): PartiesInProse {
  const lines = view.pages
    .slice(0, pagesOfSentences)
    .flatMap(({ page }) => page.lines.map((line): ProseLine => ({ words: line.words, page: page.number })))
  const { text, words } = runningText(lines)
  const inProse = addressed(text)
  const first = (role: NamedParty['role']): NamedParty | undefined => inProse.find(one => one.role === role)
  const [seller, buyer, lessee] = [first('seller'), first('buyer'), first('lessee')]
  const reading = ({ name, address }: NamedParty): ExtractedParty => ({
    name: fieldOf(view, words, name, tidyName(text.slice(name.start, name.end))),
    address: fieldOf(view, words, address, text.slice(address.start, address.end)),
  })
  const both = seller !== undefined && buyer !== undefined
  return {
    seller: both ? reading(seller) : null,
    buyer: both ? reading(buyer) : null,
    lessee: lessee === undefined ? null : reading(lessee),
  }
}

/** Names with an address behind them. */
function addressed(text: string): readonly NamedParty[] {
  const found: NamedParty[] = []
  let from = 0
  for (const link of text.matchAll(links)) {
    if (link.index < from) continue
    const name = nameBefore(text, from, link.index)
    const start = link.index + link[0].length
    // "August, 2024 sold to …"
    const dated = /^(?:19|20)\d\d\s\p{Ll}/u.test(text.slice(start))
    const address = name === null || dated ? null : addressFrom(text, start)
    if (name === null || address === null) continue
    const behind = roleBehind.exec(text.slice(address.end, address.end + 80))?.[1]
    const before = text.slice(Math.max(0, name.start - 30), name.start)
    found.push({ role: roleOf(before, behind), name, address })
    from = address.end
  }
  return found
}

/** The role of a name by the words before it, or the role the words behind it define. */
function roleOf(before: string, behind: string | undefined): NamedParty['role'] {
  if (lesseeBefore.test(before)) return 'lessee'
  if (behind !== undefined) return isSeller(behind) ? 'seller' : 'buyer'
  if (sellerBefore.test(before)) return 'seller'
  return buyerBefore.test(before) ? 'buyer' : null
}

/** The name that ends at an offset: the longest run of its words, forms of firms behind commas; null when none is there. */
function nameBefore(text: string, from: number, end: number): Span | null {
  const words = [...text.slice(Math.max(from, end - longestName), end).matchAll(/\S+/g)]
  let first = words.length
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at]![0]
    const behind = words
      .slice(at + 1)
      .map(([one]) => one)
      .join(' ')
    if (/[:;]$|\p{Ll}{3}\.$/u.test(word) && at < words.length - 1) break
    if (word.endsWith(',') && behind !== '' && !isCompanyEnding(behind)) break
    if (leadWord.test(word) || !(nameWord.test(word) || small.test(word))) break
    if (nameWord.test(word)) first = at
  }
  const start = Math.max(from, end - longestName) + (words[first]?.index ?? 0)
  const name = text.slice(start, end).trim()
  return first < words.length && name.length > 3 && couldBeName(tidyName(name)) && !/^\d|\s\d+$/.test(name)
    ? { start, end }
    : null
}

/** The address that begins at an offset, up to its postal code and country. */
function addressFrom(text: string, start: number): Span | null {
  const own = text.slice(start, start + longestAddress).split(/[("“;]|\s(?:paid|hereby|does|do|in consideration)\s/)[0]!
  const pieces = piecesOf([own])
  const at = pieces.findIndex(({ kind }) => kind === 'place')
  if (at < 0 || pieces[0]!.kind === 'plain' || pieces[0]!.kind === 'contact') return null
  const country = pieces[at + 1]?.kind === 'country' ? pieces[at + 1]! : null
  return { start, end: start + (country ?? pieces[at]!).end }
}

/** The words of a span as a field, a sentence's lines one after the other. */
function fieldOf(
  view: InvoiceView,
  words: readonly PlacedWord<ProseLine>[],
  { start, end }: Span,
  value: string,
): Field<string> {
  const own = words.filter(word => word.start < end && word.end > start)
  const lines = [...Map.groupBy(own, ({ line }) => line)]
  const cells = lines.map(([{ page }, placed], line) => cellOf(placed.map(({ word }) => word), page, line)) // prettier-ignore
  return partyField(view, value, cells, { label: 'whole', place: 'sentence', confirmations: 1, again: false })
}
