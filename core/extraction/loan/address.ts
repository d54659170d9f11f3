/** The address of a party of an application, put together from its parts. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { regionCode } from '../../vocabulary/states.ts'
import type { Field } from '../../document/field.ts'
import { cityStateZip, dateIn, oneLine, postalAddress, postalCodeIn, type PostalAddress } from './parse-answer.ts'
import { fieldOf, isStated, type Party, type PartyEntry } from './map-entry.ts'

type AddressFields = { -readonly [Part in keyof PostalAddress]: Field<string> | null }

/** The address of a party from its parts, wherever they stand: in one line, in lines of their own, or both. */
export function addressOf(fileName: string, entries: readonly PartyEntry[]): Readonly<AddressFields> {
  const found: AddressFields = { line1: null, line2: null, city: null, state: null, zip: null }
  for (const entry of entries) {
    if (!isStated(entry) || (entry.term === 'address' && found.line1 !== null)) continue
    for (const [part, text] of Object.entries(partsOf(entry)) as [keyof AddressFields, string | null][])
      if (text !== null && text.trim() !== '') found[part] ??= fieldOf(fileName, entry, text.trim())
  }
  return found
}

/** What an entry states of an address. */
function partsOf(entry: PartyEntry): Partial<PostalAddress> {
  const { term, value, dateOrder } = entry
  const plain = oneLine(value)
  switch (term) {
    case 'address':
      return isStreet(entry) ? postalAddress(value) : {}
    case 'address2':
      return { line2: plain.length < MAX.line2 ? plain : null }
    case 'cityStateZip':
      return cityStateZip(value)
    case 'city':
      return { city: isCity(entry) ? plain : null }
    case 'state':
      return { state: regionCode(value) === null ? null : plain }
    case 'zip':
      return { zip: postalCodeIn(value) ?? (dateOrder === 'day-first' && /^\d{4}$/.test(value) ? value : null) }
    default:
      return {}
  }
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
export function firstAddress(entries: readonly PartyEntry[], parties: readonly Party[]): readonly PartyEntry[] {
  for (const party of parties) {
    const own = entries.filter(
      ({ term, party: whose }) =>
        whose === party && ['address', 'address2', 'city', 'state', 'zip', 'cityStateZip'].includes(term ?? ''),
    )
    const start = own.findIndex(entry => isStated(entry) && (entry.term !== 'address' || isStreet(entry)))
    if (start >= 0) return own.slice(start)
  }
  return []
}
