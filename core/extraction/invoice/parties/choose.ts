/** Which party has which role: the mentions of one party grouped, every party scored for every role, the roles assigned jointly. */
import roles from '../../../vocabulary/invoice-roles.json' with { type: 'json' }
import type { InvoiceKind } from '../invoice.ts'
import { assign } from '../../solve/assignment.ts'
import { recordRanking, type RankedCandidate } from '../../solve/record-choice.ts'
import { scoreFeatures, type Features } from '../../solve/candidate.ts'
import { endsAsCompany, plainText, soundsLikeFinancier, type PartyRole } from '../../labels/party-words.ts'
import { featuresOf, type Mention, type PartyBlock, type PartySetting } from './mention.ts'

/** Everything a document says of one party. */
export interface Party {
  readonly mentions: readonly Mention[]
  /** The strongest of each feature among its mentions. */
  readonly features: Features
}

export interface ChosenParties {
  readonly sender: ChosenMention | null
  readonly receiver: ChosenMention | null
  /** Who uses what a lessor is billed for; null when the receiver is no lessor and nobody is named lessee. */
  readonly lessee: ChosenMention | null
}

/** A mention whose address may have been found in another mention of the same party. */
export interface ChosenMention extends Mention {
  readonly addressFrom: Mention
}

/**
 * What each feature of a party is worth for each role. A label that names the role outweighs every sign of position and style; -30 excludes: nobody
 * has a role under a label that names another. On a purchase order (`order`) the letterhead is the buyer's, and only a label says who sells.
 */
const weightsOf: Readonly<Record<'document' | 'order', Readonly<Record<'sender' | 'receiver', Features>>>> = roles

const sides = ['sender', 'receiver'] as const

/** Of the places of one buyer, that where the goods go is the last to be the buyer's own. */
const goodsOnly = -3

/** A party that scores less has no role. */
const minScore = 0.1

export function chooseParties(mentions: readonly Mention[], setting: PartySetting, kind: InvoiceKind): ChosenParties {
  const weights = weightsOf[kind === 'purchase_order' && !isSellersForm(mentions) ? 'order' : 'document']
  const parties = groupMentions(mentions).map((own): Party => ({ mentions: own, features: strongest(own, setting) }))
  const score = (party: Party, role: 'sender' | 'receiver', index: number): number =>
    scoreFeatures(party.features, weights[role]) - index / 100
  const costs = sides.map(role => parties.map((party, index) => -score(party, role, index)))
  const chosen = assign(costs, -minScore).map(index => (index === null ? null : parties[index]!))
  const [sender = null, receiver = null] = chosen
  for (const [at, role] of sides.entries())
    recordRanking('parties', `${role}.name`, parties, {
      chosen: chosen[at] ?? null,
      describe: party => described(party, score(party, role, parties.indexOf(party))),
    })
  const mentionOf = (party: Party | null, own: Features): ChosenMention | null =>
    party === null ? null : bestMention(party, own, setting)
  const user = userOf(parties, receiver, sender)
  return {
    sender: mentionOf(sender, weights.sender),
    receiver: mentionOf(receiver, { ...weights.receiver, shipped: goodsOnly }),
    lessee: mentionOf(user, { ...weightsOf.document.receiver, lessee: 30 }),
  }
}

/** A seller's own order form calls itself a purchase order too: its labels say who buys, with an address, and nobody who sells. */
const isSellersForm = (mentions: readonly Mention[]): boolean =>
  mentions.some(
    mention =>
      hasRole(mention, 'buyer') && mention.text.address !== null && plainText(mention.label!.cell.text) !== 'to',
  )

function described({ mentions, features }: Party, score: number): RankedCandidate {
  const named = mentions.find(({ text }) => text.name !== null) ?? mentions[0]!
  return {
    value: named.text.name?.text ?? named.text.address?.text ?? '',
    score,
    features,
    evidence: mentions.flatMap(({ cells }) => cells.slice(0, 1)),
  }
}

/** The mention that fits a role best, under the party's full name and with its address. */
function bestMention({ mentions }: Party, weights: Features, setting: PartySetting): ChosenMention {
  const ranked = mentions
    .map((mention, index) => ({ mention, score: scoreFeatures(featuresOf(mention, setting), weights) - index / 100 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ mention }) => mention)
  const best = ranked[0]!
  const own = best.text.name?.text ?? null
  const fuller = mentions.find(({ text }) => text.name !== null && (own === null || isFuller(text.name.text, own)))
  const located = ranked.find(({ text }) => text.complete) ?? ranked.find(({ text }) => text.address !== null)
  return { ...(fuller ?? best), addressFrom: best.text.address === null ? (located ?? best) : best }
}

/** "Elkhorn Ltd." over a block of "Elkhorn Headquarters": the firm's own name, by its ending. */
const isFuller = (name: string, own: string): boolean =>
  endsAsCompany(name) && !endsAsCompany(own) && plainText(name).split(' ')[0] === plainText(own).split(' ')[0]

function strongest(mentions: readonly Mention[], setting: PartySetting): Features {
  const all: Record<string, number> = {}
  for (const features of mentions.map(mention => featuresOf(mention, setting)))
    for (const [name, value] of Object.entries(features)) all[name] = Math.max(all[name] ?? 0, value)
  // The shipper on a freight bill may be who is billed.
  return all.billed === 1 ? { ...all, seller: 0, sellingFirm: 0, preparer: 0 } : all
}

/** Mentions of one party together, in reading order. A block without a name belongs to the letterhead it stands at, else to the payee. */
function groupMentions(mentions: readonly Mention[]): readonly (readonly Mention[])[] {
  const groups: Mention[][] = []
  for (const mention of mentions) {
    const [own, ...more] = groups.filter(group => group.some(other => isSameParty(mention, other)))
    if (own === undefined) groups.push([mention])
    else own.push(mention, ...more.flatMap(group => groups.splice(groups.indexOf(group), 1).flat()))
  }
  const names = groups.filter(own => own.some(({ origin }) => origin === 'title' || origin === 'payee'))
  const titles = names.filter(own => own.some(({ origin }) => origin === 'title'))
  const host = titles.toSorted((a, b) => prominenceOf(b) - prominenceOf(a))[0] ?? names[0]
  const nameless = groups.find(
    own =>
      own !== host &&
      own.every(
        ({ text, origin, cells }) =>
          text.name === null && origin === 'plain' && (text.placed || cells[0]!.page === host?.[0]!.cells[0]!.page),
      ),
  )
  if (host === undefined || nameless === undefined) return groups
  host.push(...nameless)
  return groups.filter(own => own !== nameless)
}

const hasRole = ({ label }: Mention, role: PartyRole): boolean => label?.roles.includes(role) === true

const prominenceOf = (mentions: readonly Mention[]): number => Math.max(...mentions.map(({ prominence }) => prominence))

/** Sides that no one party has: a label names who buys, another mention who sells. */
const isBuying = ({ label }: Mention): boolean =>
  label !== null && label.roles.some(role => role !== 'seller' && role !== 'preparer' && role !== 'remit')

/** One name is, or begins, the other; or the address is the same; or a letterhead and a firm share their distinctive first word. */
export function isSameParty(a: Mention, b: Mention): boolean {
  const [x, y] = [a, b].map(({ text }) => plainText(text.name?.text ?? ''))
  if (x === '' || y === '') return isSameAddress(a, b)
  const [short, long] = [x, y]
    .map(name => name!.replaceAll(' ', ''))
    .toSorted((one, other) => one.length - other.length)
  if (short === long || (short!.length > 4 && long!.startsWith(short!))) return true
  if (isBuying(a) !== isBuying(b)) return false
  return isSameAddress(a, b) || isFuller(x!, y!) || isFuller(y!, x!)
}

/** The same numbers, of house, box and postal code: another spelling of one address. Neighbors share only the code. */
export function isSameAddress(a: PartyBlock, b: PartyBlock): boolean {
  const numbers = ({ text }: PartyBlock): readonly string[] =>
    (text.address?.text ?? '').replace(/(\d{3}) (\d{3})(?!\d)/g, '$1$2').match(/\d+/g) ?? []
  const [own, others] = [numbers(a), numbers(b)]
  return own.some(number => number.length > 3) && own.every(number => others.includes(number))
}

function userOf(parties: readonly Party[], receiver: Party | null, sender: Party | null): Party | null {
  if (receiver === null || !receiver.features.named) return null
  const others = parties.filter(party => party !== receiver && party !== sender && party.features.named === 1)
  const lessee = others.find(({ features }) => features.lessee === 1)
  if (lessee !== undefined) return lessee
  const finances = ({ mentions }: Party): boolean =>
    mentions.some(({ text }) => soundsLikeFinancier(text.name?.text ?? ''))
  if (receiver.features.lessor !== 1 && !finances(receiver)) return null
  return others.find(party => (party.features.buyer ?? party.features.shipped) === 1 && !finances(party)) ?? null
}
