/** Which column of a state's file says what, by the names in its first row. */
import vocabulary from '../../vocabulary/registry-columns.json' with { type: 'json' }

export const registryFields = [
  'name',
  'fileNumber',
  'type',
  'status',
  'filingDate',
  'endDate',
  'jurisdiction',
  'stateType',
  'agentName',
  'agentFirst',
  'agentMiddle',
  'agentLast',
  'role',
  'partyName',
  'partyFirst',
  'partyMiddle',
  'partyLast',
] as const
type RegistryField = (typeof registryFields)[number]
type AddressPart = 'line1' | 'line2' | 'city' | 'state' | 'zip'
type AddressColumns = { readonly [Part in AddressPart]?: number }

export interface RegistryColumns {
  readonly count: number
  /** Index of the column of each field that was found. */
  readonly fields: { readonly [Field in RegistryField]?: number }
  /** Of the places in order of preference: the principal one, the business's, the mailing one. */
  readonly addresses: readonly AddressColumns[]
}

const abbreviations: Readonly<Record<string, string>> = vocabulary.abbreviations

/** "Entity_Name", "entityName", "ENTITY NAME " → "entity name". */
function plainHeader(header: string): string {
  return header
    .replace(/^\uFEFF/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/#/g, ' number ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map(word => (Object.hasOwn(abbreviations, word) ? abbreviations[word]! : word))
    .join(' ')
    .replace(/\bnumber number\b/g, 'number')
}

/** Some portals write their headers without any space: "entityformdate". */
const runTogether = (pattern: string): string => pattern.replace(/ (?!\?)/g, ' ?')

/** null: no column is the name of a business. The order of the vocabulary decides where several columns would do. */
export function registryColumns(header: readonly string[]): RegistryColumns | null {
  const plain = header.map(plainHeader)
  const fields: { [Field in RegistryField]?: number } = {}
  for (const field of registryFields) {
    for (const pattern of vocabulary.columns[field]) {
      const test = new RegExp(runTogether(pattern))
      const at = plain.findIndex(text => test.test(text))
      if (at < 0) continue
      fields[field] = at
      break
    }
  }
  if (fields.name === undefined) return null
  const taken = new Set(Object.values(fields))
  const addresses = vocabulary.places.flatMap((place): AddressColumns[] => {
    const columns: { [Part in AddressPart]?: number } = {}
    const begins = new RegExp(runTogether(place))
    for (const [part, ending] of Object.entries(vocabulary.addressParts) as [AddressPart, string][]) {
      const ends = new RegExp(runTogether(`^ (?:office |street |business |of business )*(?:${ending})`))
      const at = plain.findIndex((text, index) => {
        const start = begins.exec(text)
        return start !== null && !taken.has(index) && ends.test(text.slice(start[0].length))
      })
      if (at >= 0) columns[part] = at
    }
    return columns.line1 === undefined && columns.city === undefined ? [] : [columns]
  })
  return { count: header.length, fields, addresses }
}

/** "agentFirst" → "agent first". */
const inWords = (field: string): string => field.replace(/([A-Z])/g, ' $1').toLowerCase()

/** What every column of the file is classified as, in words and in the file's order; null when unused. */
export function columnMeanings({ count, fields, addresses }: RegistryColumns): readonly (string | null)[] {
  const meanings = Array.from({ length: count }, (): string | null => null)
  for (const columns of addresses)
    for (const [part, at] of Object.entries(columns)) meanings[at] = `address, ${part.replace(/(\d)/, ' $1')}`
  for (const [field, at] of Object.entries(fields)) meanings[at] = inWords(field)
  return meanings
}
