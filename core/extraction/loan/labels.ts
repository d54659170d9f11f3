/** What a label of a form asks for, and of whom. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { PhraseIndex } from '../labels/phrases.ts'
import { isSameWord, misprintTolerance } from '../../vocabulary/spelling.ts'
import groups from '../../vocabulary/loan-terms.json' with { type: 'json' }
import vocabulary from '../../vocabulary/loan-labels.json' with { type: 'json' }

/** What a question asks for. */
export type Term = keyof typeof vocabulary.terms
export type Role = keyof typeof vocabulary.roles

/** Questions that ask the same parties, or are answered in the same way, by the name of their group. */
export const termGroups = Object.fromEntries(
  Object.entries(groups).map(([name, terms]) => [name, new Set(terms)]),
) as unknown as { readonly [Name in keyof typeof groups]: ReadonlySet<Term> }

/** Share of a label's words (0 to 1) that the vocabulary explains: all of them. */
export const WHOLE_COVER = 0.99

/** Share of a label's words (0 to 1) from which the vocabulary knows what it asks: two of three, or three of five. */
export const KNOWN_COVER = 0.6

/** What an answer is as a whole; `words`: letters without numbers. */
export type AnswerKind = 'date' | 'sum' | 'percent' | 'phone' | 'email' | 'web' | 'words'

export interface Meaning {
  readonly term: Term
  /** Of whom, as far as the label itself says. */
  readonly role: Role | null
  /** "Owner 2", "second guarantor": 2. */
  readonly ordinal: number | null
  /** Share of the label's meaningful words that are explained, 0 to 1. */
  readonly cover: number
  /** Number of words of the phrase. */
  readonly length: number
  /** The phrase is a word that may only say of whom: "Owner". */
  readonly isRole: boolean
}

interface Phrase<Name> {
  /** Counts only as the whole of a label's meaningful words (a leading "=" in the table). */
  readonly whole: boolean
  readonly name: Name
  readonly tokens: readonly string[]
}

const indexed = <Name extends string>(table: Readonly<Record<Name, readonly string[]>>): PhraseIndex<Phrase<Name>> =>
  new PhraseIndex(
    (Object.entries(table) as [Name, readonly string[]][]).flatMap(([name, phrases]) =>
      phrases.map(phrase => ({ name, tokens: spelledOut(labelTokens(phrase)), whole: phrase.startsWith('=') })),
    ),
    (word, token) => !spelledRight.has(word) && sameToken(word, token),
  )
/** Abbreviations of labels, and other words for the same. */
const abbreviations: ReadonlyMap<string, string> = new Map(Object.entries(vocabulary.abbreviations))

function spelledOut(tokens: readonly string[]): string[] {
  return tokens.map(token => abbreviations.get(token) ?? token)
}
const terms = indexed<Term>(vocabulary.terms)
const roles = indexed<Role>(vocabulary.roles)
const fillers = new Set([...vocabulary.fillers, ...spelledOut(vocabulary.fillers)])
/** What a label adds to say how it is to be understood asks nothing. */
const REMARK = new RegExp(`[\\s,;–-]+${phraseSource(phrases.remarks)}.*$`, 'iu')

/** Words of a label as they are compared; possessives lose their s, dotted initials their dots ("I.D."). */
export function labelTokens(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/\b(?:[a-z]\.){2,}/gi, initials => `${initials.replace(/\./g, '')} `)
      .replace(/['’`]s\b/gi, '')
      .replace(/['’`]/g, '')
      .toLowerCase()
      .match(/[a-z]+|\d+|%/g) ?? []
  )
}

/** Shorter words that differ in their first letter are other words. Half or double of any member changes no tuned form. */
const tolerance = { ...misprintTolerance, minLengthOfWrongFirst: 8 }

/** Long words may differ by one letter: a misprint or a misreading; the first letter is read best. */
export const sameToken = (word: string, token: string): boolean => isSameWord(word, token, tolerance)

/** Words of the vocabulary are themselves, not others misread: "office" is no "officer". */
const spelledRight: ReadonlySet<string> = new Set([
  ...Object.values(vocabulary.terms).flatMap(phrases => phrases.flatMap(phrase => spelledOut(labelTokens(phrase)))),
  ...Object.values(vocabulary.roles).flatMap(phrases => phrases.flatMap(labelTokens)),
  ...fillers,
])

/** The word stands in some question of the vocabulary. */
export const isKnownWord = (word: string): boolean =>
  spelledOut(labelTokens(word)).some(token => spelledRight.has(token))

const ordinals: ReadonlyMap<string, number> = new Map(Object.entries(vocabulary.ordinals))

/** "17A. Signature of Applicant", "(b) Amount": the number of the question. */
const ITEM_NUMBER = /^\s*(?:\d{1,2}\s?[a-z]?\s?[.):]\s*|[a-z][.)]\s+|\((?:\d{1,2}|[a-z])\)\s*)(?=[\p{L}#%])/iu

/** A label without the number it has among the questions of its form. */
export const withoutItemNumber = (text: string): string => text.replace(ITEM_NUMBER, '')

/** The words before a hint in brackets, and the hint; "(EIN)" may be the label itself. */
function withoutBrackets(text: string): string {
  const plain = text.replace(/\([^)]*\)?/g, ' ')
  return plain.replace(REMARK, '') || plain
}

/** What the label asks; null when the vocabulary does not know it. The longest phrase counts, the first of equals. */
export function meaningOf(text: string): Meaning | null {
  const meaning = translated(text) ?? meaningOfLabel(text)
  if (meaning !== null && meaning.cover >= KNOWN_COVER) return meaning
  const [first] = meaningsOfParts(text) ?? []
  return first === undefined ? meaning : { ...first, cover: KNOWN_COVER }
}

/** What stands between several questions in one caption. */
const PART = /\s*[/|,&+]\s*|\s+and\s+/i

/** What each part of "Phone / e-mail" asks; null for a caption that is no such list. */
export function meaningsOfParts(text: string): readonly Meaning[] | null {
  const parts = text.replace(/:$/, '').split(PART)
  const meanings = parts
    .map(meaningOfLabel)
    .filter((meaning): meaning is Meaning => meaning !== null && meaning.cover > WHOLE_COVER)
  return parts.length < 2 || meanings.length < parts.length ? null : meanings
}

/** Share of the words of a label that the vocabulary explains; 0 when it does not know what the label asks. */
export const coverOf = (text: string): number => meaningOf(text)?.cover ?? 0

/** "Start date / Fecha de inicio": of a caption in two languages the part the vocabulary knows; null where it knows words of both. */
function translated(text: string): Meaning | null {
  const parts = text.split(/\s+[/|·]\s+/)
  if (parts.length !== 2) return null
  const meanings = parts.map(meaningOfLabel)
  const at = meanings.findIndex(meaning => meaning !== null && meaning.cover > WHOLE_COVER)
  if (at < 0) return null
  const [own, other] = [labelTokens(parts[at]!), labelTokens(parts[1 - at]!)]
  // Words of both languages may be the same: "Postal code / Code postal".
  const foreign = other.filter(token => own.includes(token) || !spelledRight.has(abbreviations.get(token) ?? token))
  return other.length > 0 && foreign.length * 2 >= other.length ? meanings[at]! : null
}

function meaningOfLabel(text: string): Meaning | null {
  const label = withoutItemNumber(text)
  const plain = meaningOfTokens(labelTokens(withoutBrackets(label)))
  const whole = label.includes('(') ? meaningOfTokens(labelTokens(label)) : null
  // "Name (printed)": the words in brackets make another question of it.
  const isOther = whole !== null && whole.cover > WHOLE_COVER && whole.length > (plain?.length ?? 0)
  if (isOther && plain !== null && whole.term !== plain.term) return whole
  if (plain !== null && plain.cover >= KNOWN_COVER) return plain
  // "Name on the door (DBA)": words nobody knows, explained by those in brackets.
  const inside = meaningOfTokens(labelTokens(/\s\(([^()]+)\):?$/.exec(label)?.[1] ?? ''))
  if (inside !== null && inside.cover > WHOLE_COVER && termGroups.bracketed.has(inside.term)) return inside
  const best = whole === null || (plain !== null && plain.cover >= whole.cover) ? plain : whole
  return (best !== null && best.cover >= KNOWN_COVER) || !/^[\p{Lu}\d%(]/u.test(label)
    ? best
    : (composedMeaning(labelTokens(label)) ?? best)
}

/** "Gross sales 2025" */
const YEAR = /^(?:19|20)\d\d$/

/** Questions put as sentences, and those that only their answer decides (`answer`), known by words of each of several kinds: "Describe how the loan funds will be used". */
const composed = vocabulary.composed.map(({ term, of, not, answer = null }) => ({
  term: term as Term,
  answer: answer as AnswerKind | null,
  kinds: of.map(words => new Set(words.split(' '))),
  not: new Set(not?.split(' ')),
}))
const others: ReadonlySet<string> = new Set(vocabulary.roles.decoy)
/**
 * Words of labels. Half or double of any member changes no tuned form.
 * - `composed`: Longer sentences explain more than they ask.
 * - `leading`, `leadingWithWhose`: Words of the longest labels, and of labels that also say whose answer it is ("Owner 1 full legal name …").
 */
const MAX = { composed: 16, leading: 6, leadingWithWhose: 7 } as const

/** What a caption asks that says too little by itself, from what its answer is as a whole: "Launched: July 1, 2020". */
export const meaningByAnswer = (label: string, answer: AnswerKind): Meaning | null =>
  composedMeaning(spelledOut(labelTokens(withoutItemNumber(label))), answer)

function composedMeaning(written: readonly string[], known: AnswerKind | null = null): Meaning | null {
  const tokens = written.map(token => (YEAR.test(token) ? 'year' : token))
  if (tokens.length > MAX.composed || tokens.some(token => others.has(token))) return null
  const found = composed.find(
    ({ kinds, not, answer }) =>
      answer === known &&
      kinds.every(words => tokens.some(token => words.has(token))) &&
      !tokens.some(token => not.has(token)),
  )
  return found === undefined
    ? null
    : { term: found.term, role: null, ordinal: null, cover: KNOWN_COVER, length: found.kinds.length, isRole: false }
}

const persons: ReadonlySet<string> = new Set(phrases.persons)

/** "Owner 2", "second guarantor", a number at the end; "first name" counts nothing. */
function ordinalOf(tokens: readonly string[]): number | null {
  const counted = (at: number): boolean => persons.has(tokens[at] ?? '')
  if (tokens.some((token, at) => token === 'co' && counted(at + 1))) return 2
  for (let at = 0; at < tokens.length; at++) {
    const number = ordinals.get(tokens[at]!)
    // "SSN last 4" asks for four digits.
    if (number === undefined || tokens[at - 1] === 'last') continue
    if (/\d/.test(tokens[at]!) ? at === tokens.length - 1 || counted(at - 1) : counted(at + 1)) return number
  }
  return null
}

/** Nothing but fillers and whose it is stands beside the phrase. */
function isWhole(tokens: readonly string[], at: number, length: number): boolean {
  return tokens.every((token, index) => (index >= at && index < at + length) || fillers.has(token) || isRoleWord(token))
}

const isRoleWord = (token: string): boolean => roles.startingWith(token, false).length > 0
const isRole = ({ tokens }: Phrase<Term>): boolean => tokens.length === 1 && isRoleWord(tokens[0]!)

/** Whoever else a caption names, it asks about somebody the application is not about, or about a second address. */
const outweighs: ReadonlySet<Role> = new Set(['decoy', 'alternate'])

export function meaningOfTokens(written: readonly string[]): Meaning | null {
  const tokens = spelledOut(written)
  let best: Phrase<Term> | null = null
  let bestAt = -1
  for (let at = 0; at < tokens.length; at++) {
    const phrase = terms
      .at(tokens, at, true)
      .find(({ tokens: own, whole }) => !whole || isWhole(tokens, at, own.length))
    // "Owner 1 Last": a word that may only say whose it is yields to one that says what.
    if (phrase === undefined || (best !== null && phrase.tokens.length < best.tokens.length + (isRole(best) ? 0 : 1)))
      continue
    best = phrase
    bestAt = at
  }
  if (best === null) return null
  const explained = new Set<number>(best.tokens.map((_, offset) => bestAt + offset))
  const inPhrase = (at: number): boolean => at >= bestAt && at < bestAt + best.tokens.length
  let role: Role | null = null
  for (let at = 0; at < tokens.length; at++) {
    for (const phrase of roles.at(tokens, at, true).slice(0, 1)) {
      for (let offset = 0; offset < phrase.tokens.length; offset++) explained.add(at + offset)
      // The "employer" of an identification number is the applicant, and the "prior" year is the applicant's.
      if (phrase.name === 'employer' && best.name === 'taxId') continue
      if (inPhrase(at) && (best.name === 'revenue' || (best.name === 'vendorName' && phrase.name === 'decoy'))) continue
      // What belongs to others outweighs all else.
      const isMoreParticular =
        (role === 'applicant' && phrase.name !== 'applicant') ||
        // "Corporate officer": a person of the business.
        (role === 'business' && phrase.name === 'owner' && termGroups.ofPersons.has(best.name))
      if (role === null || outweighs.has(phrase.name) || isMoreParticular) role = role === 'decoy' ? role : phrase.name
    }
  }
  const ordinal = ordinalOf(tokens)
  const meaningful = tokens
    .map((_, at) => at)
    .filter(at => !(fillers.has(tokens[at]!) || YEAR.test(tokens[at]!)) || inPhrase(at))
  return {
    term: best.name,
    role,
    ordinal,
    cover: meaningful.filter(at => explained.has(at)).length / meaningful.length,
    length: best.tokens.length,
    isRole: isRole(best) && meaningful.length === 1,
  }
}

/** A label with which a text begins: how many of its words, and what it asks; null when it begins with none. */
export function leadingLabel(words: readonly string[]): { readonly count: number; readonly meaning: Meaning } | null {
  const whose = leadingWithWhose(words)
  for (let count = Math.min(MAX.leading, words.length - 1); count >= 1; count--) {
    const tokens = labelTokens(words.slice(0, count).join(' '))
    if (tokens.length === 0) continue
    const phrase = terms.at(spelledOut(tokens), 0, true).find(({ tokens: own }) => own.length === tokens.length)
    if (phrase === undefined) continue
    const meaning = meaningOfTokens(tokens)
    if (meaning !== null) return whose !== null && whose.count > count ? whose : { count, meaning }
  }
  return whose
}

/** "Owner 1 Full Legal Name Ann Lee": a label that begins with whose it is, up to the last word the vocabulary knows. */
function leadingWithWhose(words: readonly string[]): { readonly count: number; readonly meaning: Meaning } | null {
  for (let count = Math.min(MAX.leadingWithWhose, words.length - 1); count >= 2; count--) {
    const tokens = spelledOut(labelTokens(words.slice(0, count).join(' ')))
    if (tokens.length < 2 || isKnownWord(words[count]!)) continue
    if (!tokens.every(token => spelledRight.has(token) || ordinals.has(token))) continue
    const meaning = meaningOfTokens(tokens)
    if (meaning === null || meaning.isRole || meaning.cover < KNOWN_COVER) continue
    const ends = terms
      .at(tokens, Math.max(0, tokens.length - meaning.length), true)
      .some(({ name, tokens: own }) => name === meaning.term && own.length === meaning.length)
    if (ends) return { count, meaning }
  }
  return null
}
