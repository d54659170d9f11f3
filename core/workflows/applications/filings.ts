/** Filings among the documents of an application as entries of registries. */
import type { RegistryEntry } from '../../contract/full-analysis.ts'
import type { FilingReading, FilingText } from '../../extraction/filing/filing.ts'
import { registryDate, stateTypeOf, statusOf } from '../../lookups/registry/registry-values.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import { stateName } from '../../vocabulary/states.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'

/** Of the payload: the entries of registries. */
export const sosPart = '/sos/'

interface Filing {
  readonly fileName: string
  readonly name: string
  readonly reading: FilingReading
  /** What it does not state is null, or unknown. */
  readonly entry: RegistryEntry
}

/** A filing with its entry in the payload. */
export interface PlacedFiling extends Filing {
  readonly index: number
  /** The entry says what the filing does; else what a registry lists of the same business. */
  readonly isOwn: boolean
}

/** In the order of the documents. */
function filingsOf(material: Pick<ApplicationMaterial, 'files'>): readonly Filing[] {
  return partsOf(material).flatMap(({ file, part: { filing } }): Filing[] => {
    const name = filing?.texts.name?.value
    if (!filing || name === undefined) return []
    const stated = (text: FilingText): string | null => filing.texts[text]?.value ?? null
    const { state } = filing
    const home = { code: state ?? '', name: state === null ? null : stateName(state) }
    const [type, jurisdiction] = [stated('type'), stated('jurisdiction')]
    const entry: RegistryEntry = {
      name,
      type,
      status: statusOf(stated('status'), null),
      address: stated('address'),
      agent_name: stated('agent_name'),
      state_name: home.name,
      state_type: state === null ? 'unknown' : stateTypeOf({ stateType: null, type, jurisdiction }, home),
      file_number: stated('file_number'),
      filing_date: registryDate(stated('filing_date')),
    }
    return [{ fileName: file.upload.fileName, name, reading: filing, entry }]
  })
}

/** Entries of registries, then filings; what a registry lists under the same number and name stands once. null: neither. */
export function withFilings(
  listed: readonly RegistryEntry[] | null,
  material: Pick<ApplicationMaterial, 'files'>,
): { readonly entries: RegistryEntry[] | null; readonly filings: readonly PlacedFiling[] } {
  const entries = [...(listed ?? [])]
  const filings = filingsOf(material).map((filing): PlacedFiling => {
    const known = entries.findIndex(one => isSame(one, filing.entry))
    if (known !== -1) return { ...filing, index: known, isOwn: false }
    return { ...filing, index: entries.push(filing.entry) - 1, isOwn: true }
  })
  return { entries: listed === null && filings.length === 0 ? null : entries, filings }
}

const isSame = (one: RegistryEntry, other: RegistryEntry): boolean =>
  one.file_number !== null && one.file_number === other.file_number && sameCompany(one.name ?? '', other.name ?? '')
