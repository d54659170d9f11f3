/** The words by which parties are distinguished: roles, fields of a form, titles, endings of firms; compared as plain tokens. */
import head from '../../vocabulary/invoice-head.json' with { type: 'json' }
import vocabulary from '../../vocabulary/invoice-parties.json' with { type: 'json' }
import { nameEndings } from '../../vocabulary/legal-forms.ts'
import { withoutAccents } from '../../vocabulary/spelling.ts'
import { indexOf, plainLabel, wordingsOf } from './phrases.ts'

/** What an address block is headed with. `preparer` heads whoever wrote or shipped it: a firm is the seller, a person works for one. `other` heads what is neither party: lienholders, carriers, banks, pick-up places. */
export type PartyRole = 'billed' | 'buyer' | 'shipped' | 'seller' | 'preparer' | 'remit' | 'lessee' | 'lessor' | 'other'
/** What a label inside a block says of the text behind it. */
export type PartyField = 'name' | 'address' | 'place' | 'country' | 'attention' | 'contact'

export const rolePhrases = indexOf<PartyRole>(vocabulary.roles)
export const qualifierPhrases = indexOf<'qualifier'>({ qualifier: vocabulary.roleQualifiers })
export const payeePhrases = indexOf<'payee' | 'signature'>({
  payee: vocabulary.payee,
  signature: vocabulary.signature,
})
export const fieldPhrases = indexOf<PartyField>(vocabulary.fields)

const setOf = (list: readonly string[]): ReadonlySet<string> => new Set(list.flatMap(wordingsOf))
export const notQualifiers = setOf(vocabulary.notQualifiers)
export const strongRoles = setOf(vocabulary.strongRoles)
export const connectors = setOf(vocabulary.roleConnectors)
export const endOfBlock = setOf([
  ...vocabulary.endOfBlock,
  ...Object.values(head.labels)
    .flat()
    .flatMap(wordingsOf)
    .filter(phrase => phrase.includes(' ')),
])
const titles = setOf(vocabulary.titles)
const titleWords = new Set([...titles].flatMap(title => title.split(' ')))
const titleNouns = setOf(vocabulary.titleNouns)
const nameTitles = setOf(vocabulary.nameTitles)
const departments = setOf(vocabulary.departments)

const companyWords = setOf(vocabulary.companyWords)
const financiers = setOf(vocabulary.financiers)
const sellingTrades = setOf(vocabulary.sellingTrades)
const countries = setOf(vocabulary.countries)
const streetWords = setOf(vocabulary.streetWords)
const fieldLabels = setOf(Object.values(vocabulary.fields).flat())
const contactLabels = setOf(vocabulary.fields.contact)
const unitWords = setOf(vocabulary.unitWords)
const unitBeginnings = setOf(vocabulary.unitBeginnings)
const streetEndings = vocabulary.streetEndings.map(plainLabel)

const atEnd = new RegExp(`(?:^|[\\s,.&(])${nameEndings}\\.?\\)?,?$`, 'iu')
const bare = new RegExp(`^\\s*(?:${nameEndings}\\.?[\\s,]*){1,4}$`, 'iu')
const inside = new RegExp(`[\\s,.]${nameEndings}(?=$|[\\s.,)])`, 'iu')

/** The words of a text as labels are compared; quicker than `plainLabel`, without its number signs of one letter. */
export const plainText = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .match(/#|[\p{L}\p{N}%]+/gu)
    ?.join(' ') ?? ''

const tokensOf = (text: string): string[] => plainText(text).split(' ')

/** "…, Inc.", "… GmbH & Co. KG": ends as firms' names do. */
export const endsAsCompany = (text: string): boolean => atEnd.test(text.trim())
/** Only "LLC", "Inc.", "GmbH & Co. KG": no name of its own. */
export const isCompanyEnding = (text: string): boolean => bare.test(text.replace(/&/g, ' '))
/** A firm by its form or its trade. */
export const soundsLikeCompany = (text: string): boolean =>
  inside.test(` ${text} `) || tokensOf(text).some(token => companyWords.has(token))
/** Words of a trade and nothing else: no name of its own. */
export const isTrade = (text: string): boolean => tokensOf(text).every(token => companyWords.has(token))
/** A firm whose trade is to sell what others use: equipment, machinery, supplies. */
export const soundsLikeSeller = (text: string): boolean => tokensOf(text).some(token => sellingTrades.has(token))
/** Someone who buys to lease: a bank, a lessor, a funder. */
export const soundsLikeFinancier = (text: string): boolean => tokensOf(text).some(token => financiers.has(token))
export const isNameTitle = (text: string): boolean => nameTitles.has(plainText(text))
export const isCountry = (text: string): boolean =>
  countries.has(plainText(text)) || countries.has(plainText(text).replace(/ /g, ''))

/** "Accounts Payable", "Attn Purchasing Dept.". */
export function isDepartment(text: string): boolean {
  const plain = plainText(text)
  return (
    departments.has(plain) ||
    (!/\b(?:city|county|town|village|state|police|fire|sheriff|university|school|highway|health) /.test(plain) &&
      /\b(?:dept|department|abteilung|abt|departement|departamento|afdeling)\b/.test(plain) &&
      !/\d/.test(plain))
  )
}

/** What a document calls itself: every word is one of titles, it ends in a noun for such documents, or it begins with a whole title and a number. */
export function isTitle(text: string): boolean {
  const plain = plainText(text)
  if (plain === '' || titles.has(plain)) return true
  const tokens = plain.split(' ')
  // "Budgetary quote", "Dealer invoice": what it is, and of which sort.
  if (tokens.length <= 4 && titleNouns.has(tokens.at(-1)!) && !/\d/.test(plain)) return true
  if (!tokens.some(token => titleWords.has(token))) return false
  return tokens.every(token => titleWords.has(token) || connectors.has(token) || /^(?:#|no|nr|number|\d+)$/.test(token))
}

/** "Vehicle identification number (VIN)", "Name (please print)": a label of a form, with what explains it. */
export function isFormCaption(text: string): boolean {
  const tokens = tokensOf(text.replace(/\s\([^()]*\)$/, ''))
  return endOfBlock.has(tokens.join(' '))
}
/** "Customer", "Name / Address", "Bill to / Ship to": only words that head blocks and fields, nobody's name. */
export function isHeading(text: string): boolean {
  const tokens = tokensOf(text)
  return (
    rolePhrases.at(tokens, 0).some(({ tokens: words }) => words.length === tokens.length) ||
    (tokens.length > 1 && tokens.every(token => fieldLabels.has(token)))
  )
}
/** "Phone", "E-mail": the whole label of a field that holds no address. */
export const isContactLabel = (text: string): boolean => contactLabels.has(plainText(text))
export const isStreetWord = (token: string): boolean => streetWords.has(token)
export const isUnitWord = (token: string): boolean => unitWords.has(token)
/** "Hauptstr", "Kerkstraat": one word that ends in a kind of street. */
export const hasStreetEnding = (token: string): boolean =>
  streetEndings.some(ending => token.length > ending.length + 2 && token.endsWith(ending))
/** "Near", "Opp.", "Dist.": what begins a line of an address that is neither street nor place. */
export const beginsUnit = (token: string): boolean => unitBeginnings.has(token)
