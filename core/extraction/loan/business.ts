/** What an application says of the business and of what it asks for. Pure. */
import { stateCode } from '../../vocabulary/states.ts'
import type { Field } from '../../document/field.ts'
import type { TickedEntity } from './entity-type.ts'
import { entityTypeOf, isChoiceList, legalFormNames } from './legal-forms.ts'
import type { Term } from './labels.ts'
import { amountIn, dateIn, oneLine, phoneIn } from './parse-answer.ts'
import { addressOf, firstAddress } from './address.ts'
import { fieldOf, isCompanyName, isStated, type Party, type PartyEntry } from './map-entry.ts'
import type { LoanApplicationReading } from './loan-application.ts'
import { emailIn, websiteIn } from './web-names.ts'

/** Longer texts are paragraphs that only begin like a name. */
const MAX_NAME = 90
/** An amount asked for is at least this much, in dollars; smaller ones are fees, rates or misread. */
const MIN_LOAN = 500
const purposeTerms: readonly Term[] = [
  'equipmentPurpose',
  'workingCapital',
  'debtRefinancing',
  'realEstatePurpose',
  'inventoryPurpose',
  'acquisitionPurpose',
]

/** First stated entry of one of the terms that is one of the parties' and can be read. */
export function firstOf<T>(
  fileName: string,
  entries: readonly PartyEntry[],
  terms: readonly Term[],
  parties: readonly Party[],
  read: (value: string, entry: PartyEntry) => T | null,
): Field<T> | null {
  for (const party of parties)
    for (const term of terms)
      // What is filled into a field is surer than what is read off the print.
      for (const entry of [...entries].sort((a, b) => Number(b.source === 'field') - Number(a.source === 'field'))) {
        if (entry.term !== term || entry.party !== party || !isStated(entry)) continue
        const value = read(entry.value, entry)
        if (value !== null) return fieldOf(fileName, entry, value)
      }
  return null
}

/** Letters only, and every word recognized beyond doubt. */
const SURE = 0.85
const isSureOf = ({ value, words }: PartyEntry): boolean =>
  /^\p{Lu}[\p{L} .,'\n-]{4,}$/u.test(value) && words.every(({ confidence }) => confidence >= SURE)

export const nameIn = (value: string): string | null => {
  const text = oneLine(value).replace(/^[\s:;,.]+|[\s:;]+$/g, '')
  return text.length < 2 ||
    text.length > MAX_NAME ||
    !/\p{L}{2}/u.test(text) ||
    /@/.test(text) ||
    (!/[\p{Lu}\d]/u.test(text) && text.includes(' ')) ||
    dateIn(text)?.text === text ||
    isChoiceList(text) ||
    /^(?:of|for|to|in|and|or|if|is|by|www\.)\b/.test(text)
    ? null
    : text
}

type Texts = { -readonly [Name in keyof LoanApplicationReading['texts']]: Field<string> }
type Numbers = { -readonly [Name in keyof LoanApplicationReading['numbers']]: Field }

export interface BusinessFacts {
  readonly texts: Texts
  readonly numbers: Numbers
}

export function businessFacts(
  fileName: string,
  entries: readonly PartyEntry[],
  entity: TickedEntity | null,
  method: 'text' | 'ocr',
): BusinessFacts {
  const texts: Texts = {}
  const numbers: Numbers = {}
  const text = (name: keyof Texts, fieldValue: Field<string> | null): void => {
    if (fieldValue !== null) texts[name] ??= fieldValue
  }
  const own = (
    terms: readonly Term[],
    parties: readonly Party[],
    read: (value: string, entry: PartyEntry) => string | null,
  ) => firstOf(fileName, entries, terms, parties, read)
  const anyone: readonly Party[] = ['business', 'none', 'contact', 'owner', 'signature', 'equipment']
  text('businessLegalName', own(['legalName', 'applicantName', 'operatingName'], ['business', 'none'], nameIn))
  text('businessLegalName', own(['name'], ['business'], nameIn))
  text(
    'businessLegalName',
    own(['applicantName', 'legalName'], ['owner'], value => (isCompanyName(value) ? nameIn(value) : null)),
  )
  const dba = own(['dba'], anyone, nameIn)
  if (dba !== null && dba.value !== texts.businessLegalName?.value) text('businessDbaName', dba)
  text('ein', own(['taxId'], ['business', 'none', 'owner'], einIn))
  if (entity !== null)
    texts.entityType = {
      value: entity.value,
      confidence: method === 'ocr' ? 0.88 : 0.96,
      method,
      evidence: [{ fileName, page: entity.page, box: entity.box, text: entity.text }],
      label: entity.text,
      scale: 1,
    }
  text(
    'entityType',
    own(['entityType'], anyone, (value, entry) => {
      const plain = oneLine(value)
      // What recognition makes of a row of boxes and choices is no legal form.
      if (entry.method === 'ocr' && !legalFormNames.has(entityTypeOf(plain)) && !isSureOf(entry)) return null
      return plain.length > 60 || isChoiceList(plain) || !/\p{L}{2}/u.test(plain) ? null : entityTypeOf(plain)
    }),
  )
  const address = addressOf(fileName, firstAddress(entries, ['business']))
  text('businessAddressLine1', address.line1)
  text('businessAddressLine2', address.line2)
  text('businessCity', address.city)
  text('businessState', address.state)
  text('businessPostalCode', address.zip)
  if (address.state !== null) {
    const code = stateCode(address.state.value)
    if (code !== null) texts.businessStateCode = { ...address.state, value: code }
  }
  text('businessPhone', own(['phone', 'cellPhone'], ['business', 'none', 'contact'], phoneIn))
  text(
    'contactEmail',
    own(['email'], ['contact', 'business', 'none', 'owner', 'signature'], (value, entry) =>
      emailIn(value, entry.method === 'ocr'),
    ),
  )
  text(
    'website',
    own(['website'], anyone, (value, entry) => websiteIn(value, entry.method === 'ocr')),
  )
  text(
    'businessStartDate',
    own(['startDate'], anyone, value => {
      const date = dateIn(value)
      return date === null || date.precision === 'year' ? null : date.iso
    }),
  )
  text(
    'incorporationState',
    own(['formationState'], anyone, value => {
      const state = stateCode(value) === null ? value.split(/[/,\n]/)[0]! : value
      return stateCode(state) === null ? null : oneLine(state)
    }),
  )
  text('industry', own(['industry', 'naics'], anyone, industryIn))
  text(
    'useOfFunds',
    own(['use', 'purpose'], anyone, value =>
      isChoiceList(value) || oneLine(value).length > 400 ? null : nameOrNull(value),
    ),
  )
  const years = firstOf(fileName, entries, ['years'], anyone, value => {
    const match = /^\D{0,3}(\d{1,3}(?:\.\d+)?)\s*\+?\s*(?:years?|yrs?)?\b(?:.*?(\d{1,2})\s*(?:months?|mos?)\b)?/i.exec(
      oneLine(value),
    )
    return match === null || Number(match[1]) > 250 || /^\D*\d+\s*(?:months?|mos?)\b/i.test(value)
      ? null
      : Math.round((Number(match[1]) + Number(match[2] ?? 0) / 12) * 100) / 100
  })
  if (years !== null) numbers.yearsInBusiness = years
  const revenue = firstOf(fileName, entries, ['revenue'], anyone, (value, entry) =>
    amountIn(value, entry.method === 'ocr'),
  )
  if (revenue !== null) numbers.annualRevenue = revenue
  const amount = loanAmount(fileName, entries)
  if (amount !== null) numbers.loanAmount = amount
  return { texts, numbers }
}

const nameOrNull = (value: string): string | null => {
  const text = oneLine(value)
  return /\p{L}{3}/u.test(text) && !/^(?:of|for|to|the|in|and|or|if|is|by|i\.e)\b/.test(text) ? text : null
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
  return /\p{L}{3}/u.test(text) && text.length <= 160 ? text : null
}

/** The printed amount; where only amounts by purpose are, their sum. */
function loanAmount(fileName: string, entries: readonly PartyEntry[]): Field | null {
  const read = (value: string, entry: PartyEntry): number | null => {
    const amount = amountIn(value, entry.method === 'ocr')
    return amount !== null && amount >= MIN_LOAN ? amount : null
  }
  // "Amount" alone asks for the loan only where the loan is spoken of.
  const named = entries.filter(
    entry =>
      entry.term === 'amount' &&
      ((entry.meaning?.length ?? 0) > 1 ||
        entry.section?.kind === 'request' ||
        /loan|financ|request/i.test(entry.label)),
  )
  const parties: readonly Party[] = ['none', 'business', 'equipment', 'owner', 'contact', 'property', 'signature']
  const asked = firstOf(fileName, named, ['amount'], parties, read)
  if (asked !== null) return asked
  const purposes = entries.flatMap(entry => {
    if (!purposeTerms.includes(entry.term!) || !isStated(entry)) return []
    const value = read(entry.value, entry)
    return value === null ? [] : [fieldOf(fileName, entry, value)]
  })
  if (purposes.length === 0) return null
  return {
    value: purposes.reduce((sum, { value }) => sum + value, 0),
    confidence: Math.min(...purposes.map(({ confidence }) => confidence)) * 0.98,
    method: 'derived',
    evidence: purposes.flatMap(({ evidence }) => evidence),
    label: purposes.map(({ label }) => label).join(' + '),
    scale: 1,
  }
}
