/** What a form asks beyond the contract's names, under its own words in camel case. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import fields from '../../vocabulary/loan-fields.json' with { type: 'json' }
import type { Field } from '../../document/field.ts'
import { labelTokens, type Term } from './labels.ts'
import { dateIn, phoneIn, withoutSsn } from './parse-answer.ts'
import { addressOf, firstAddress, stateCodeOf } from './address.ts'
import { amountOf } from './business.ts'
import { fieldOf, fieldsFound, isStated, firstOf, DOUBT } from './answer-fields.ts'
import type { Party, PartyEntry } from './assign-parties.ts'

type Value = string | number | boolean
type Others = Record<string, Field<Value>>
type Reader = (value: string, entry: PartyEntry) => Value | null

const anyone: readonly Party[] = ['business', 'none', 'owner', 'contact', 'equipment', 'employer', 'property', 'vendor', 'signature'] // prettier-ignore
/**
 * What separates answers from prose. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `length`: Characters of an answer in words; longer ones are paragraphs.
 * - `months`: Terms of loans and leases are shorter; larger numbers are amounts.
 * - `signatureReach`: Points: a date nearer to the label of a signature than this is the signature's.
 */
const LIMITS = { length: 160, months: 480, signatureReach: 30 } as const
/**
 * Printed answers to questions nobody knows have at most so many characters and words, and such questions so many words: more is prose.
 * Half or double of any member changes 9 of 41 tuned forms at most.
 */
const UNKNOWN = { characters: 60, words: 8, labelWords: 9 } as const

const plain: Reader = value => {
  const text = value.replace(/\s*\n\s*/g, ', ').trim()
  return text.length > LIMITS.length || /^[•◦·]/.test(text) || !/[\p{L}\d]/u.test(text) ? null : withoutSsn(text)
}
const count: Reader = value => {
  const match = /^\D{0,4}(\d{1,3}(?:,\d{3})+|\d{1,6})\b/.exec(value.trim())
  return match === null ? null : Number(match[1]!.replace(/,/g, ''))
}
const date: Reader = (value, { dateOrder }) => {
  const found = dateIn(value, dateOrder)
  return found?.precision === 'day' ? found.iso : null
}
/** Months: "84 months", "60 mo", "5 years", "60". */
const months: Reader = value => {
  const match = /^\D{0,3}(\d{1,3})\s*([a-z]*)/i.exec(value.trim())
  const number = match === null ? 0 : Number(match[1])
  if (number < 1 || number > LIMITS.months) return null
  return /^y/i.test(match![2]!) ? number * 12 : number
}

const codeIn =
  (pattern: RegExp): Reader =>
  value =>
    pattern.exec(value)?.[0] ?? null

const readers: Readonly<Record<keyof typeof fields, Reader>> = {
  amount: amountOf,
  text: plain,
  count,
  date,
  months,
  phone: phoneIn,
  naics: codeIn(/(?<!\d)\d{4,6}(?!\d)/),
  sic: codeIn(/(?<!\d)\d{4}(?!\d)/),
  year: codeIn(/(?:18|19|20)\d\d/),
  yearAlone: value => (dateIn(value)?.precision === 'year' ? dateIn(value)!.text : null),
}

/** Name of a further field → the questions that ask for it, and how an answer is read. */
const named = (Object.keys(readers) as (keyof typeof fields)[]).flatMap(kind =>
  Object.entries(fields[kind] as Readonly<Record<string, readonly Term[]>>).map(([name, terms]) => ({
    name,
    terms,
    read: readers[kind],
  })),
)
/** Numbers that identify people or accounts are not repeated. */
const SECRET = phrasePattern(phrases.secrets)
const NO_QUESTION = phrasePattern(phrases.noQuestions, 'start')

/** Known further questions, and every other label that is answered, by its own words; `taken`: names of the contract's fields. */
export function otherFacts(entries: readonly PartyEntry[], taken: ReadonlySet<string>): Others {
  const others: Others = fieldsFound<string, Value>([
    ...named.map(({ name, terms, read }) => [name, firstOf(entries, terms, anyone, read)] as const),
    ['applicationDate', applicationDate(entries)],
    ['employerName', firstOf(entries, ['name', 'legalName'], ['employer'], plain)],
    ['jobTitle', firstOf(entries, ['title'], ['employer'], plain)],
    ...(['employer', 'property'] as const).flatMap(party => addressFacts(entries, party)),
  ])
  for (const entry of entries) {
    const name = camelCase(entry.label)
    if (!isUnknownQuestion(entry) || name.length < 3 || name in others || taken.has(name) || SECRET.test(name)) continue
    const value = plain(entry.value, entry)
    if (value !== null) others[name] = fieldOf(entry, value, DOUBT.unknownQuestion)
  }
  return others
}

/** The date of the application, where it is not that of a signature. */
function applicationDate(entries: readonly PartyEntry[]): Field<Value> | null {
  const isOfApplication = ({ term, party }: PartyEntry): boolean => term === 'applicationDate' && party !== 'signature'
  const dated = entries.filter(isOfApplication).find(entry => date(entry.value, entry) !== null)
  if (dated === undefined) return null
  const isBeside = ({ labelBox }: PartyEntry): boolean =>
    Math.abs(labelBox.top - dated.labelBox.top) <= LIMITS.signatureReach
  const isOfSignature = entries.some(entry => entry.term === 'signature' && isBeside(entry))
  return isOfSignature ? null : fieldOf(dated, date(dated.value, dated)!)
}

function addressFacts(entries: readonly PartyEntry[], party: 'employer' | 'property') {
  const address = addressOf(firstAddress(entries, party))
  return [
    [`${party}AddressLine1`, address.line1],
    [`${party}City`, address.city],
    [`${party}StateCode`, stateCodeOf(address)],
    [`${party}PostalCode`, address.zip],
  ] as const
}

/** An answered question the vocabulary does not know: few words that ask for nothing secret, and an answer that is no prose. */
function isUnknownQuestion(entry: PartyEntry): boolean {
  const { label, value, term, party, source } = entry
  if (term !== null || party === 'signature' || !isStated(entry)) return false
  if (SECRET.test(label) || NO_QUESTION.test(label) || /\d{5}/.test(label)) return false
  const isLong = value.length > UNKNOWN.characters || value.split(/\s+/).length > UNKNOWN.words
  if (source === 'print' && isLong) return false
  // A list of choices goes on behind its comma.
  if (!/[\p{L}\d]/u.test(value) || /^[•◦·)(]|[,;]$/.test(value)) return false
  const { length } = labelTokens(label.replace(/\([^)]*\)?/g, ' '))
  return length > 0 && length <= UNKNOWN.labelWords
}

const MAX_NAME_WORDS = 6

/** Words → camelCase, at most six of them; empty when there are none. */
export function camelCase(text: string): string {
  const words = text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/['’`]/g, '')
    .replace(/#/g, ' number ')
    .replace(/%/g, ' percent ')
    .match(/[\p{L}\d]+/gu)
  return (words ?? [])
    .slice(0, MAX_NAME_WORDS)
    .join(' ')
    .toLowerCase()
    .replace(/ (.)/gu, (_, first: string) => first.toUpperCase())
    .replace(/^\d+/, '')
}
