/** The address of a party of an application, put together from its parts. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { regionCode, stateCodesOf, stateNamesOf } from '../../vocabulary/states.ts'
import type { Field } from '../../document/field.ts'
import { dateIn, oneLine } from './parse-answer.ts'
import { termGroups, type Term } from './labels.ts'
import { fieldOf, isStated } from './answer-fields.ts'
import { isUnreadable } from './handwriting.ts'
import type { Party, PartyEntry } from './assign-parties.ts'

const noAddress = { line1: null, line2: null, city: null, state: null, zip: null } as const
type AddressFields = { -readonly [Part in keyof PostalAddress]: Field<string> | null }

/** The address of a party from its parts, wherever they stand: in one line, in lines of their own, or both. */
export function addressOf(entries: readonly PartyEntry[]): Readonly<AddressFields> {
  const found: AddressFields = { ...noAddress }
  for (const entry of entries) {
    if (!isStated(entry) || (entry.term === 'address' && found.line1 !== null)) continue
    for (const [part, text] of Object.entries(readers[entry.term!]?.(entry) ?? {}) as [
      keyof AddressFields,
      string | null,
    ][])
      if (text !== null && text.trim() !== '') found[part] ??= fieldOf(entry, text.trim())
  }
  return withTown(found)
}

const TOWN_BEHIND = /^(.*\S),\s+(\p{L}[\p{L}.' -]+)$/su
/** Behind the town of an address in Great Britain. */
const COUNTY = new RegExp(`,\\s+${phraseSource(phrases.counties)}$`, 'iu')

/** "1420 Mill Road, Springfield" with the state or code asked for elsewhere: the last part of a street that is no part of it is the town. */
function withTown(found: AddressFields): AddressFields {
  const { line1, city } = found
  const [street, town] = TOWN_BEHIND.exec(line1?.value.replace(COUNTY, '') ?? '')?.slice(1) ?? []
  if (line1?.method !== 'text' || city !== null || town === undefined || STREET.test(town) || unitLine.test(town))
    return found
  return { ...found, line1: { ...line1, value: street! }, city: { ...line1, value: town } }
}

/** What the answer to each question states of an address. */
const readers: Readonly<Partial<Record<Term, (entry: PartyEntry) => Partial<PostalAddress>>>> = {
  address: entry => (isStreet(entry) ? postalAddress(entry.value) : {}),
  address2: ({ value }) => ({ line2: oneLine(value).length < MAX.line2 ? oneLine(value) : null }),
  cityStateZip: ({ value }) => cityStateZip(value),
  city: entry => ({ city: isCity(entry) ? oneLine(entry.value) : null }),
  state: ({ value }) => ({ state: regionCode(value) === null ? null : oneLine(value) }),
  zip: ({ value, dateOrder }) => ({
    zip: postalCodeIn(value) ?? (dateOrder === 'day-first' && /^\d{4}$/.test(value) ? value : null),
  }),
}

/** The code of the state; null without a state, or for one that is unknown. */
export function stateCodeOf({ state }: Pick<AddressFields, 'state'>): Field<string> | null {
  const code = state === null ? null : regionCode(state.value)
  return state === null || code === null ? null : { ...state, value: code }
}

const STREET = phrasePattern([...phrases.streets, ...phrases.postBoxes, ...phrases.otherPlaces])
/**
 * Characters of the lines of an address. Half or double of any member changes no tuned form.
 * - `street`: Characters of a street with its town; longer answers are remarks.
 * - `line2`: "Suite 400", "2nd floor, rear entrance": longer answers are another address.
 */
const MAX = { street: 160, line2: 30 } as const

/** Letters; small ones alone are what recognition makes of strokes. */
const isCity = ({ value, method }: PartyEntry): boolean =>
  /^\p{L}[\p{L}.' -]+$/u.test(oneLine(value)) && (method === 'text' || /\p{Lu}/u.test(value))

/** What is printed at the place of an address has a number, or a word of streets; what is filled into a field is trusted. */
function isStreet({ value, source }: PartyEntry): boolean {
  if (/@/.test(value) || !/[\p{L}\d]{2}/u.test(value) || dateIn(value)?.text === value.trim()) return false
  return source === 'field' || ((/\d/.test(value) || STREET.test(value)) && value.length <= MAX.street)
}

/** Entries of the first address of a party: a second street begins another one. */
export function firstAddress(entries: readonly PartyEntry[], party: Party): readonly PartyEntry[] {
  const own = entries.filter(({ term, party: whose }) => whose === party && termGroups.address.has(term!))
  const start = own.findIndex(
    entry => isUnreadable(entry.value) || (isStated(entry) && (entry.term !== 'address' || isStreet(entry))),
  )
  return start < 0 ? [] : own.slice(start)
}

export interface PostalAddress {
  readonly line1: string | null
  readonly line2: string | null
  readonly city: string | null
  /** As printed. */
  readonly state: string | null
  readonly zip: string | null
}

const stateNames = (['US', 'CA', 'AU'] as const)
  .flatMap(country => [...stateNamesOf(country), ...stateCodesOf(country)])
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const zipCode = String.raw`\d{5}(?:\s?-\s?\d{4})?|[a-z]\d[a-z]\s?\d[a-z]\d`
/** Four digits are a code of Australia only behind a state no other country has: "TX 7870" lost a digit, and "WA 6000" may have. */
const elsewhere = new Set((['US', 'CA'] as const).flatMap(country => stateCodesOf(country)))
const australian = [...stateNamesOf('AU'), ...stateCodesOf('AU').filter(code => !elsewhere.has(code))].join('|')
const codeBehindState = String.raw`${zipCode}|(?<=\b(?:${australian})\.?[\s,]+)\d{4}`
const ukCode = String.raw`[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}`
const placeEnd = new RegExp(
  String.raw`^(?<before>.*?)[\s,]*\b(?:(?<state>${stateNames})\.?[\s,]+(?<zip>${codeBehindState})(?:[\s,]+(?:usa?|united states|canada).*)?|(?<code>${ukCode}))$`,
  'is',
)
const postalCode = new RegExp(String.raw`(?<![\w-])(?:${zipCode}|${ukCode})(?![\w-])`, 'i')

/** The ZIP or postal code of the United States, Canada or Great Britain in a text. */
const postalCodeIn = (text: string): string | null => postalCode.exec(text)?.[0].replace(/\s?-\s?/, '-') ?? null
const unit = `(?:(?:${phraseSource(phrases.units)}|#)[\\s.#]*[\\w-]+)`
const unitLine = new RegExp(`^(?:${unit}|${phraseSource(phrases.postBoxes)}[\\s.#]*[\\w-]*)$`, 'iu')

/** Street, city, state and ZIP of an address in one or several lines; what it does not hold is null. */
export function postalAddress(text: string): PostalAddress {
  const lines = text.split('\n').map(line => line.trim().replace(/[,;]+$/, ''))
  const whole = placeEnd.exec(lines.join('\n'))
  const { before, state, zip, code } = whole?.groups ?? {}
  if (before === undefined) {
    const [line1 = null, second = null] = lines.filter(line => line !== '')
    return { ...noAddress, line1, line2: second !== null && unitLine.test(second) ? second : null }
  }
  const rows = before.split('\n')
  const last = rows.pop()!.trim().replace(/,$/, '')
  const comma = last.lastIndexOf(',')
  // "812 Mill Road Springfield": nothing says where the city begins.
  const isStreet = comma < 0 && /\d/.test(last)
  const city = isStreet ? '' : last.slice(comma + 1).trim()
  const street = [...rows, isStreet ? last : last.slice(0, Math.max(comma, 0))]
    .map(row => row.trim().replace(/,$/, ''))
    .filter(row => row !== '')
  const [line1 = null, ...more] = street
  return {
    line1,
    line2: more.find(row => unitLine.test(row)) ?? null,
    city: city === '' ? null : city,
    state: state?.trim() ?? null,
    zip: code ?? postalCodeIn(zip!) ?? zip!,
  }
}

/** City, state and ZIP as far as a text states them: "Springfield, MO 65803". */
export function cityStateZip(text: string): Pick<PostalAddress, 'city' | 'state' | 'zip'> {
  const plain = text
    .replace(/\n/g, ' ')
    .replace(/\s*[/|]\s*/g, ', ')
    .trim()
  const place = new RegExp(
    String.raw`^(?:(?<city>[\p{L}][\p{L}.' -]*?)[\s,]+)?(?<state>${stateNames})\.?(?:[\s,]+(?<zip>${codeBehindState}))?$`,
    'iu',
  ).exec(plain)
  const { city = null, state = null, zip = null } = place?.groups ?? {}
  return { city, state, zip }
}
