/** The address of a party of an application, put together from its parts. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { regionCode } from '../../vocabulary/states.ts'
import type { Field } from '../../document/field.ts'
import { cityStateZip, dateIn, oneLine, postalAddress, postalCodeIn } from './parse-answer.ts'
import { fieldOf, isStated, type Party, type PartyEntry } from './map-entry.ts'

export interface AddressFields {
  readonly line1: Field<string> | null
  readonly line2: Field<string> | null
  readonly city: Field<string> | null
  readonly state: Field<string> | null
  readonly zip: Field<string> | null
}

/** The address of a party from its parts, wherever they stand: in one line, in lines of their own, or both. */
export function addressOf(fileName: string, entries: readonly PartyEntry[]): AddressFields {
  const found: { -readonly [Name in keyof AddressFields]: Field<string> | null } = {
    line1: null,
    line2: null,
    city: null,
    state: null,
    zip: null,
  }
  const put = (name: keyof AddressFields, entry: PartyEntry, value: string | null): void => {
    if (value !== null && value.trim() !== '') found[name] ??= fieldOf(fileName, entry, value.trim())
  }
  for (const entry of entries) {
    if (!isStated(entry)) continue
    const { term, value } = entry
    if (term === 'address') {
      if (found.line1 !== null || !isStreet(entry)) continue
      const address = postalAddress(value)
      put('line1', entry, address.line1)
      put('line2', entry, address.line2)
      put('city', entry, address.city)
      put('state', entry, address.state)
      put('zip', entry, address.zip)
    } else if (term === 'address2') put('line2', entry, oneLine(value).length < 30 ? oneLine(value) : null)
    else if (term === 'cityStateZip') {
      const place = cityStateZip(value)
      put('city', entry, place.city)
      put('state', entry, place.state)
      put('zip', entry, place.zip)
    } else if (term === 'city') {
      put('city', entry, isCity(entry) ? oneLine(value) : null)
    } else if (term === 'state') put('state', entry, regionCode(value) === null ? null : oneLine(value))
    else if (term === 'zip')
      put(
        'zip',
        entry,
        postalCodeIn(value) ?? (entry.dateOrder === 'day-first' ? (/^\d{4}$/.exec(value)?.[0] ?? null) : null),
      )
  }
  return found
}

const STREET = phrasePattern([...phrases.streets, ...phrases.postBoxes, ...phrases.otherPlaces])
const MAX_STREET = 160

/** Letters; small ones alone are what recognition makes of strokes. */
const isCity = ({ value, method }: PartyEntry): boolean =>
  /^\p{L}[\p{L}.' -]+$/u.test(oneLine(value)) && (method === 'text' || /\p{Lu}/u.test(value))

/** What is printed at the place of an address has a number, or a word of streets; what is filled into a field is trusted. */
function isStreet({ value, source }: PartyEntry): boolean {
  if (/@/.test(value) || !/[\p{L}\d]{2}/u.test(value) || dateIn(value)?.text === value.trim()) return false
  return source === 'field' || ((/\d/.test(value) || STREET.test(value)) && value.length <= MAX_STREET)
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
