/** The words of machines and vehicles: makers, kinds of equipment, labels; and how they are found in printed text. */
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import goods from '../../../vocabulary/invoice-goods.json' with { type: 'json' }
import { isLegalForm } from '../../../vocabulary/legal-forms.ts'
import { type Phrase, PhraseIndex } from '../../labels/phrases.ts'
import { sameToken } from '../../labels/tokens.ts'

/** What a maker makes, as far as its name says. */
export type EquipmentField = keyof typeof vocabulary.makers

/** Two offsets in a text. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Whether two spans of one text share a character. */
export const overlaps = (a: TextSpan, b: TextSpan): boolean => a.start < b.end && b.start < a.end

/** A run of letters and digits; offsets in the text. */
export interface Token extends TextSpan {
  readonly token: string
}

export interface Maker {
  readonly name: string
  readonly fields: readonly EquipmentField[]
  /** Also a word of the language, a name of people or of another trade: it needs more evidence. */
  readonly common: boolean
}

export interface Found<T> extends TextSpan {
  readonly item: T
  /** Index of the first token, and of the one after the last. */
  readonly from: number
  readonly to: number
}

/** Lower case without accents, every character at the offset it had. */
export function plainText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  let plain = ''
  for (const letter of text) {
    const bare = letter
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
    plain += bare.length === letter.length ? bare : letter.length === 1 && bare.length > 1 ? bare[0]! : letter
  }
  return plain
}

export function tokensOf(plain: string): readonly Token[] {
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(match => ({
    token: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const phraseTokens = (phrase: string): readonly string[] => tokensOf(plainText(phrase)).map(({ token }) => token)

type Phrases<T> = PhraseIndex<Phrase<T>>
const phrasesOf = <T>(entries: readonly (readonly [string, T])[]): Phrases<T> =>
  new PhraseIndex(entries.map(([phrase, term]) => ({ term, tokens: phraseTokens(phrase) })))

/** The longest phrase that begins with token `at`; null for none. */
function phraseAt<T>(phrases: Phrases<T>, tokens: readonly Token[], at: number): Found<T> | null {
  const [hit] = phrases.at(tokens, at)
  if (hit === undefined) return null
  const to = at + hit.tokens.length
  return { item: hit.term, from: at, to, start: tokens[at]!.start, end: tokens[to - 1]!.end }
}

function allOf<T>(phrases: Phrases<T>, tokens: readonly Token[]): readonly Found<T>[] {
  const found: Found<T>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const hit = phraseAt(phrases, tokens, at)
    if (hit === null) continue
    found.push(hit)
    at = hit.to - 1
  }
  return found
}

const commonWords = new Set(vocabulary.commonWords.map(name => plainText(name)))

/** The phrases of a table of fields, each with its field. */
const fieldPhrases = (table: object): readonly (readonly [phrase: string, field: EquipmentField])[] =>
  (Object.entries(table) as [EquipmentField, string[]][]).flatMap(([field, list]) =>
    list.map(phrase => [phrase, field] as const),
  )

const makersByName = Map.groupBy(fieldPhrases(vocabulary.makers), ([name]) => plainText(name))
const makers: readonly Maker[] = [...makersByName].map(([plain, own]) => ({
  name: own[0]![0],
  fields: [...new Set(own.map(([, field]) => field))],
  common: commonWords.has(plain) || plain.length <= 2,
}))
const makerPhrases = phrasesOf(makers.map(maker => [maker.name, maker] as const))
/** One wrong letter leaves a long name recognizable. */
const longMakers = makers.filter(maker => /^\p{L}{7,}$/u.test(maker.name) && !maker.common)

/** The maker that begins with token `at`. On OCR pages one wrong letter in a long name is forgiven. */
export function makerAt(tokens: readonly Token[], at: number, ocr = false): Found<Maker> | null {
  const exact = phraseAt(makerPhrases, tokens, at)
  const token = tokens[at]
  if (exact !== null || !ocr || token === undefined || token.token.length < 6) return exact
  const isNear = (plain: string): boolean =>
    Math.abs(plain.length - token.token.length) <= 1 && sameToken(token.token, plain, true)
  const [only, ...others] = longMakers.filter(({ name }) => isNear(plainText(name)))
  return only === undefined || others.length > 0 ? null : { ...token, item: only, from: at, to: at + 1 }
}

const plural = ([kind, field]: readonly [string, EquipmentField]): readonly [string, EquipmentField] => [
  `${kind}s`,
  field,
]
const typePhrases = phrasesOf(fieldPhrases(vocabulary.types).flatMap(entry => [entry, plural(entry)]))
export const typeAt = (tokens: readonly Token[], at: number): Found<EquipmentField> | null =>
  phraseAt(typePhrases, tokens, at)
export const typesIn = (tokens: readonly Token[]): readonly Found<EquipmentField>[] =>
  allOf(typePhrases, tokens).filter(type => !namesStreet(tokens, type))

/** "12 Mill Road", "902 Old Crane Street": the number of a house, and a street named for a machine. */
const namesStreet = (tokens: readonly Token[], { from, to }: Found<unknown>): boolean =>
  streets.has(tokens[to]?.token ?? '') &&
  tokens.slice(Math.max(0, from - 2), from).some(({ token }) => /^\d{1,5}$/.test(token))

/** Words of descriptions that are nobody's name. */
export const ordinary: ReadonlySet<string> = new Set(
  [...vocabulary.descriptiveWords, ...goods.hard, ...goods.soft].flatMap(phrase => [
    ...plainText(phrase).split(' '),
    ...plainText(phrase).split(/[ -]/),
  ]),
)
/** Words that kinds of machines are named with: "bridge", "brush". */
export const kindWords: ReadonlySet<string> = new Set(
  Object.values(vocabulary.types).flatMap(kinds => kinds.flatMap(kind => kind.split(/[ -]/))),
)

/** The word describes things, or names a kind of machine with others. */
export const isDescriptive = (word: string): boolean => ordinary.has(word) || kindWords.has(word)

const wordSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(plainText))
const stops = wordSet(vocabulary.modelStops)
const companies = wordSet(vocabulary.companyWords)
const streets = wordSet(vocabulary.streetWords)
const used = wordSet(vocabulary.usedWords)
const phraseSet = (words: readonly string[]): Phrases<string> => phrasesOf(words.map(word => [word, word] as const))
const services = phraseSet(vocabulary.notMachines)

/** The word ends a model name. */
export const closesModel = (plain: string): boolean => stops.has(plain)
/** Forms of two letters begin models ("PC 200"); those that begin none are among the words. */
export const isCompanyWord = (token: string): boolean =>
  companies.has(token) || (token.length > 2 && isLegalForm(token))
export const isStreetWord = (token: string): boolean => streets.has(token)
export const isUsedWord = (token: string): boolean => used.has(token)
/** Words that say the line is about a part or a service, not a machine. */
export const serviceWordsIn = (tokens: readonly Token[]): readonly Found<string>[] => allOf(services, tokens)

function mentionOf(words: readonly string[]): (text: string) => boolean {
  const phrases = phraseSet(words)
  return text => allOf(phrases, tokensOf(plainText(text))).length > 0
}
export const deniesTitle = mentionOf(vocabulary.notTitled)
export const mentionsTitle = mentionOf(vocabulary.titleWords)
export const mentionsTradeIn = mentionOf(vocabulary.tradeWords)
export const isPriceOfUnit = mentionOf(vocabulary.priceLines)

export const equipmentLabels = vocabulary.labels
export type EquipmentTerm = keyof typeof vocabulary.labels

const labelWords = new Set(Object.values(equipmentLabels).flatMap(list => list.flatMap(phraseTokens)))
/** The word occurs in labels of forms: a value of such words only is another label. */
export const isLabelWord = (token: string): boolean => labelWords.has(token)

/** A pattern for labels in running text: any of the phrases, punctuation between their words, no letter or digit around. */
export function labelPattern(phrases: readonly string[]): RegExp {
  const sources = phrases
    .map(phraseTokens)
    .filter(tokens => tokens.length > 0)
    .toSorted((a, b) => b.length - a.length || b.join('').length - a.join('').length)
    .map(tokens => tokens.join('[\\s./°º:#&-]{0,3}'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
