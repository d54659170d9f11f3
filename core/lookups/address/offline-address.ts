/** Addresses checked without any network: the parts are there, the ZIP code exists, and ZIP code, city and state agree. */
import type { ValidatedAddress } from '../../contract/invoice.ts'
import type { AddressVerdict, AddressVerifier } from '../lookups.ts'
import { foreignCountryOf, withoutCountry } from './countries.ts'
import { streetLine, titled, type StreetParser } from './us-street.ts'
import { openZipTable, type ZipTable } from './zip-table.ts'

interface AddressData {
  readonly zips: ZipTable
  readonly parser: StreetParser
}

const notVerifiable = 'The address is not verifiable offline: it is not in the United States.'

/**
 * Offline validation of US addresses. Valid says that it parses to a house number and street (or a box) and that ZIP code, city
 * and state agree; never that mail would be delivered. The tables are loaded at the first question; `tablesFolder` is a cache of
 * this machine, where they are kept as they are needed. Null: they are made ready by each verifier, in a tenth of a second.
 */
export function createOfflineAddressVerifier(tablesFolder: string | null = null): AddressVerifier {
  let data: Promise<AddressData> | null = null
  return {
    async verify(address, signal) {
      signal?.throwIfAborted()
      data ??= loadData(tablesFolder)
      return verdictOn(address, await data)
    },
  }
}

async function loadData(tablesFolder: string | null): Promise<AddressData> {
  const [zips, parser] = await Promise.all([openZipTable(tablesFolder), import('parse-address')])
  return { zips, parser: parser.default }
}

const refused = (reason: string): AddressVerdict => ({
  valid: false,
  data: null,
  reason,
  ...(reason === notVerifiable && { undecided: true }),
})

async function verdictOn(printed: string, { zips, parser }: AddressData): Promise<AddressVerdict> {
  const lines = printed
    .replace(/[\r\n;|•·]+/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/(?:,\s*)+/g, ', ')
    .replace(/^[\s,]+|(?<![\s,.])[\s,.]+$/g, '')
  if (lines === '') return refused('The address is empty.')
  const text = withoutCountry(lines)
  const ending = endingOf(text, zips)
  if (ending === null)
    return (await foreignCountryOf(lines)) !== null ? refused(notVerifiable) : refused(missingEnding(text, zips))
  const { zip, extension, state, before } = ending
  const place = zips.lookup(zip)
  if (place === null) return refused(`ZIP code ${zip} does not exist.`)
  if (state !== null && state !== place.state)
    return refused(`ZIP code ${zip} is in ${stateName(zips, place.state)}, not in ${stateName(zips, state)}.`)
  const street = beforeCity(before, place.city)
  if (street === null)
    return refused(
      `ZIP code ${zip} belongs to ${place.city}, ${place.state}, not to ${claimedCity(before, place.state, zips)}.`,
    )
  const line = streetLine(
    street.split(/,\s*/).filter(part => part !== ''),
    parser,
  )
  if (line === null) return refused('No house number and street, and no post office box, was found in the address.')
  const postalCode = extension === null ? zip : `${zip}-${extension}`
  const { houseNumber, unit } = line
  const first = [houseNumber, line.street].filter(part => part !== null).join(' ')
  const data: ValidatedAddress = {
    city: place.city,
    label: [first, unit, place.city, `${place.state} ${postalCode}`, 'United States']
      .filter(part => part !== null)
      .join(', '),
    state: stateName(zips, place.state),
    county: place.county === 'Unknown' ? null : place.county,
    street: line.street,
    district: null,
    stateCode: place.state,
    postalCode,
    countryCode: 'USA',
    countryName: 'United States',
    houseNumber,
  }
  return { valid: true, data, reason: null }
}

interface Ending {
  readonly zip: string
  readonly extension: string | null
  /** Two letters; null when the address names no state. */
  readonly state: string | null
  /** What stands before the state. */
  readonly before: string
}

const zipEnd = /(?<![\s,.-])[\s,.-]*\b(\d{5})(?:\s?-\s?(\d{4})|(\d{4}))?$/

/** State and ZIP code at the end; null without a ZIP code that a state or its own city stands before. */
function endingOf(text: string, zips: ZipTable): Ending | null {
  const match = zipEnd.exec(text)
  if (match === null) return null
  const zip = match[1]!
  const extension = match[2] ?? match[3] ?? null
  const head = text.slice(0, match.index)
  const state = stateAtEnd(head, zips)
  if (state !== null) return { zip, extension, ...state }
  const city = zips.lookup(zip)?.city
  return city !== undefined && beforeCity(head, city) !== null ? { zip, extension, state: null, before: head } : null
}

/** The state a text ends with, abbreviated or in full, and the text before it. */
function stateAtEnd(text: string, zips: ZipTable): { readonly state: string; readonly before: string } | null {
  const short = /(?:^|[\s,.])([A-Za-z])\.?\s?([A-Za-z])\.?$/.exec(text)
  if (short !== null) {
    const state = (short[1]! + short[2]!).toUpperCase()
    if (isState(zips, state)) return { state, before: text.slice(0, short.index).replace(/(?<![\s,])[\s,]+$/, '') }
  }
  const words = text.split(/[\s,]+/)
  for (const count of [4, 3, 2, 1]) {
    const name = words.slice(-count).join(' ')
    const state = words.length > count ? zips.stateOf(name.toUpperCase()) : null
    if (state === null || !isState(zips, state)) continue
    const at = new RegExp(`${words.slice(-count).map(escaped).join('[\\s,]+')}$`).exec(text)
    return { state, before: text.slice(0, at?.index ?? text.length).replace(/(?<![\s,])[\s,]+$/, '') }
  }
  return null
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** What the table of states leaves out. */
const otherStates: Readonly<Record<string, string>> = {
  DC: 'District of Columbia',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
}
const stateName = (zips: ZipTable, state: string): string => zips.stateName(state) ?? otherStates[state] ?? state
const isState = (zips: ZipTable, state: string): boolean =>
  zips.stateName(state) !== null || otherStates[state] !== undefined

/** Words of place names that are written in several ways; both sides are brought to one. */
const spelled: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: 'saint',
    ste: 'sainte',
    ft: 'fort',
    mt: 'mount',
    mtn: 'mountain',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    no: 'north',
    so: 'south',
    hts: 'heights',
    spgs: 'springs',
    spg: 'spring',
    twp: 'township',
    vlg: 'village',
    jct: 'junction',
    bch: 'beach',
    lk: 'lake',
    ctr: 'center',
    pt: 'point',
    crk: 'creek',
    grv: 'grove',
    hls: 'hills',
    is: 'island',
    fls: 'falls',
    pk: 'park',
    cty: 'city',
    fpo: 'apo',
    dpo: 'apo',
  }),
)
const cityWords = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
    .map(word => spelled.get(word) ?? word)

/** Other names of cities the table lists under one. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['new york', ['manhattan', 'new york city', 'nyc']],
  ['washington', ['washington d c', 'washington dc']],
])

/** The text before the city it ends with; null when it ends with another one. One wrong letter in a long name is forgiven. */
function beforeCity(text: string, city: string): string | null {
  const words = [...text.matchAll(/[^\s,]+/g)]
  const names = [city, ...(otherNames.get(city.toLowerCase()) ?? [])].map(cityWords)
  for (let count = 1; count <= Math.min(5, words.length); count++) {
    const at = words[words.length - count]!.index
    const tail = cityWords(text.slice(at))
    // A city of several words may be printed in one, and the other way round.
    if (names.some(name => tail.join('') === name.join('') || almost(tail.join(''), name.join(''))))
      return text.slice(0, at).replace(/(?<![\s,])[\s,]+$/, '')
  }
  return null
}

function almost(a: string, b: string): boolean {
  if (b.length < 7 || Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  const [x, y] = [a.slice(same), b.slice(same)]
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)
}

/** What the address calls its city, for the reason: the longest ending that is a city of the state, else the last part. */
function claimedCity(text: string, state: string, zips: ZipTable): string {
  const last = text.split(/,\s*/).at(-1) ?? text
  const words = last.split(' ')
  for (const count of [4, 3, 2, 1]) {
    const name = words.slice(-count).join(' ')
    const normal = cityWords(name).join(' ')
    if (count <= words.length && (zips.hasCity(name, state) || zips.hasCity(normal, state))) return titled(name)
  }
  return titled(/\d/.test(last) ? words.slice(-2).join(' ') : last)
}

/** Why an address without state and ZIP code at its end cannot be checked. */
function missingEnding(text: string, zips: ZipTable): string {
  if (stateAtEnd(text, zips) !== null) return 'The address has no ZIP code.'
  return /\b\d{5}(?:-\d{4})?$/.test(text)
    ? 'The address names no state and no city its ZIP code belongs to.'
    : notVerifiable
}
