/** What an application says of the business and of what it asks for. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { endsAsCompany } from '../labels/party-words.ts'
import { phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { regionCode } from '../../vocabulary/states.ts'
import type { Field } from '../../document/field.ts'
import { entityTypeOf, isEntityType, legalFormNames } from './entity-type.ts'
import { termGroups, type Term } from './labels.ts'
import { amountIn, dateIn, oneLine, phoneIn, emailIn, websiteIn } from './parse-answer.ts'
import { addressOf, firstAddress, stateCodeOf } from './address.ts'
import type { LoanApplicationReading, LoanNumber, LoanText } from './loan-application.ts'
import { isOfSentence, isPartOfSentence } from './captions.ts'
import { fieldOf, fieldsFound, joinedFields, isStated, firstOf, DOUBT } from './answer-fields.ts'
import { isCompanyName, type Party, type PartyEntry } from './assign-parties.ts'

/**
 * What separates answers from remarks and misreadings. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `name`: Longer texts are paragraphs that only begin like a name.
 * - `years`: No firm is older.
 * - `minLoan`: An amount asked for is at least this much, in dollars; smaller ones are fees, rates or misread.
 * - `entity`, `industry`: Characters of an answer: a legal form with its state, and an industry in words; longer ones are remarks.
 */
const LIMITS = { name: 90, years: 250, minLoan: 500, entity: 60, industry: 160 } as const

/** The address of e-mail an entry states. */
export const emailOf = (value: string, { method }: PartyEntry): string | null => emailIn(value, method === 'ocr')

/** The amount an entry states; null where it states none. */
export const amountOf = (value: string, { method }: PartyEntry): number | null => amountIn(value, method === 'ocr')

export const nameIn = (value: string): string | null => {
  const text = oneLine(value).replace(/^[\s:;,.]+|[\s:;]+$/g, '')
  return text.length > LIMITS.name ||
    !/\p{L}{2}/u.test(text) ||
    /@/.test(text) ||
    (!/[\p{Lu}\d]/u.test(text) && text.includes(' ')) ||
    dateIn(text)?.text === text ||
    phoneIn(text) !== null ||
    isPartOfSentence(text)
    ? null
    : text
}

const anyone: readonly Party[] = ['business', 'none', 'contact', 'owner', 'signature', 'equipment']

type Read<T> = (value: string, entry: PartyEntry) => T | null
type TextRule = readonly [name: LoanText, terms: readonly Term[], parties: readonly Party[], read: Read<string>]

const KIND_OF_BUSINESS = phrasePattern(phrases.kindsOfBusiness)

/** "Business: Tool and die shop": what the firm does, in words of a sentence where a name has capitals; a longer question asks for a name. */
const isKindOfWork = (value: string, { label, meaning }: PartyEntry): boolean =>
  !isEntityType(value) &&
  (KIND_OF_BUSINESS.test(label) || (meaning?.length === 1 && SENTENCE.test(oneLine(value)) && !endsAsCompany(value)))
const firmIn: Read<string> = (value, entry) => (isKindOfWork(value, entry) ? null : nameIn(value))
const workIn: Read<string> = (value, entry) => (isKindOfWork(value, entry) ? industryIn(value) : null)
const nameForForm: Read<string> = (value, entry) =>
  isCompanyName(value) && !isEntityType(value) ? firmIn(value, entry) : null
const SENTENCE = /^\p{Lu}[\p{Ll}-]+(?:,? [\p{Ll}-]+)+$/u

/** Where the texts about the business stand; of several rules for a name the first that finds one counts. */
const textRules: readonly TextRule[] = [
  ['businessLegalName', ['legalName', 'applicantName', 'operatingName'], ['business', 'none'], firmIn],
  ['businessLegalName', ['name'], ['business'], nameIn],
  // "Entity" is answered with a legal form or with the name of the firm.
  ['businessLegalName', ['entityType'], ['business', 'none'], nameForForm],
  ['businessDbaName', ['dba'], anyone, nameIn],
  ['ein', ['taxId'], ['business', 'none', 'owner'], einIn],
  // "Federal ID or Social Security No."
  ['ein', ['ssn'], ['business', 'none', 'owner'], value => (/^\s*\d\d-\d{7}\s*$/.test(value) ? einIn(value) : null)],
  ['entityType', ['entityType'], anyone, entityTypeIn],
  ['businessPhone', ['phone', 'cellPhone'], ['business', 'none', 'contact'], phoneIn],
  ['contactEmail', ['email'], ['contact', 'business', 'none', 'owner', 'signature'], emailOf],
  ['website', ['website'], anyone, (value, { method }) => websiteIn(value, method === 'ocr')],
  // "Incorporated" is answered with a state or with a date.
  ['businessStartDate', ['startDate', 'formationState'], anyone, startDateIn],
  ['incorporationState', ['formationState'], anyone, stateIn],
  ['incorporationState', ['entityType'], anyone, stateBesideForm],
  ['industry', ['industry', 'naics'], anyone, industryIn],
  // "Business" and "Type of business" are answered with a name, a legal form or with what the firm does.
  ['industry', ['legalName', 'entityType'], anyone, workIn],
  ['useOfFunds', ['use', 'purpose'], anyone, useIn],
]

/** What the form states about the business and its request; `entity`: the ticked legal form. */
export function businessFacts(
  entries: readonly PartyEntry[],
  entity: Field<string> | null,
): Pick<LoanApplicationReading, 'texts' | 'numbers'> {
  const address = addressOf(firstAddress(entries, 'business'))
  const texts = fieldsFound<LoanText, string>([
    ...textRules.map(([name, terms, parties, read]) => [name, firstOf(entries, terms, parties, read)] as const),
    // What stands at the question is surer than which of the boxes recognition saw ticked.
    ['entityType', entity],
    ['businessAddressLine1', address.line1],
    ['businessAddressLine2', address.line2],
    ['businessCity', address.city],
    ['businessState', address.state],
    ['businessPostalCode', address.zip],
    ['businessStateCode', stateCodeOf(address)],
  ])
  // What a person does alone has the person's name in law.
  const person =
    texts.entityType?.value === 'Sole Proprietor'
      ? firstOf(entries, ['legalName', 'applicantName'], anyone, nameIn)
      : null
  if (person !== null) texts.businessLegalName ??= person
  if (texts.businessDbaName?.value === texts.businessLegalName?.value) delete texts.businessDbaName
  const numbers = fieldsFound<LoanNumber, number>([
    ['yearsInBusiness', firstOf(entries, ['years'], anyone, yearsIn)],
    ['annualRevenue', firstOf(entries, ['revenue'], anyone, amountOf)],
    ['annualRevenue', firstOf(entries, ['annualIncome'], ['business'], amountOf)],
    ['loanAmount', loanAmount(entries)],
  ])
  return { texts, numbers }
}

function entityTypeIn(value: string, entry: PartyEntry): string | null {
  const plain = oneLine(value)
  // What OCR makes of a row of boxes and choices is no legal form.
  if (entry.method === 'ocr' && !legalFormNames.has(entityTypeOf(plain))) return null
  const isVague = KIND_OF_BUSINESS.test(entry.label) || entry.meaning?.length === 1
  return plain.length > LIMITS.entity || !/\p{L}{2}/u.test(plain) || (isVague && !isEntityType(plain))
    ? null
    : entityTypeOf(plain)
}

function startDateIn(value: string, { dateOrder, section }: PartyEntry): string | null {
  // "Opening" among the questions about the project.
  if (section?.kind === 'request') return null
  // "04/11": a day without a year would be no beginning.
  const date = dateIn(value.replace(/^\s*(0?[1-9]|1[0-2])\s*[/-]\s*(\d\d)\s*$/, '$1/01/$2'), dateOrder)
  return date === null || date.precision === 'year' ? null : date.iso
}

/** "WA / 2013": the state, as printed. */
function stateIn(value: string): string | null {
  const state = [value, ...value.split(/[/,\n]/), value.replace(/\d.*/s, '')].find(
    part => regionCode(part.trim()) !== null,
  )
  return state === undefined ? null : oneLine(state)
}

/** "LLC · Idaho", "S corporation (Georgia)", "a Delaware corporation": the state before or behind the legal form. */
function stateBesideForm(value: string): string | null {
  const words = value.split(/[^\p{L}.'-]+/u).filter(word => !/^(?:an?|of|in|-*)$/.test(word))
  const cuts = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
  const found = cuts.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
  return found.find(([state, form]) => regionCode(state) !== null && isEntityType(form))?.[0] ?? null
}

const YEARS = new RegExp(`^\\D{0,3}(\\d{1,3}(?:\\.\\d+)?)(?:.*?(\\d{1,2})\\s*${phraseSource(phrases.months)})?`, 'iu')
const MONTHS_ALONE = new RegExp(`^\\D*\\d+\\s*${phraseSource(phrases.months)}`, 'iu')
/** Years with months as a fraction; null for months alone. */
function yearsIn(value: string): number | null {
  const match = YEARS.exec(oneLine(value))
  if (match === null || Number(match[1]) > LIMITS.years || MONTHS_ALONE.test(value)) return null
  return Math.round((Number(match[1]) + Number(match[2] ?? 0) / 12) * 100) / 100
}

function useIn(value: string): string | null {
  const text = oneLine(value)
  return /\p{L}{3}/u.test(text) && !isOfSentence(text) ? text : null
}

/** Two digits and seven; nine digits that are not written like a social security number. */
function einIn(value: string): string | null {
  const text = value.replace(/\s+/g, ' ').trim()
  const match = /(?<!\d)\d{2}\s?-\s?\d{7}(?!\d)/.exec(text)
  if (match !== null) return match[0].replace(/\s/g, '')
  return /^\d{9}$/.test(text) ? `${text.slice(0, 2)}-${text.slice(2)}` : null
}

/** "541940 — Veterinary services": the words; null for a bare code. */
function industryIn(value: string): string | null {
  const text = oneLine(value)
    .replace(/^\(?\d{4,6}\)?\s*[-–—:,]?\s*/, '')
    .replace(/\s*[-–—:(]\s*\d{4,6}\)?$/, '')
  return /\p{L}{3}/u.test(text) && text.length <= LIMITS.industry ? text : null
}

/** The printed amount; where only amounts by purpose are, their sum. */
function loanAmount(entries: readonly PartyEntry[]): Field | null {
  const read = (value: string, entry: PartyEntry): number | null => {
    const amount = amountOf(value, entry)
    return amount !== null && amount >= LIMITS.minLoan ? amount : null
  }
  const parties: readonly Party[] = ['none', 'business', 'equipment', 'owner', 'contact', 'property', 'signature']
  const wordsOf = ({ meaning }: PartyEntry): number => meaning?.length ?? 0
  // "Amount" alone asks for the loan only where the loan is spoken of, and nothing says more.
  const named = entries
    .filter(entry => wordsOf(entry) > 1 || entry.section?.kind === 'request')
    .toSorted((a, b) => Math.min(2, wordsOf(b)) - Math.min(2, wordsOf(a)))
  const asked = firstOf(named, ['amount'], parties, read)
  if (asked !== null) return asked
  const purposes = entries.flatMap(entry => {
    if (!termGroups.purposes.has(entry.term!) || !isStated(entry)) return []
    const value = read(entry.value, entry)
    return value === null ? [] : [fieldOf(entry, value)]
  })
  if (purposes.length === 0) return null
  const total = purposes.reduce((sum, { value }) => sum + value, 0)
  const joined = joinedFields(purposes, total)
  return { ...joined, confidence: joined.confidence * DOUBT.sum, method: 'derived' }
}
