/** Filings among the documents of an application as entries of registries. */
import type { RegistryEntry } from '../../contract/full-analysis.ts'
import type { FilingReading, FilingText } from '../../extraction/filing/filing.ts'
import { registryDate, stateTypeOf, statusOf } from '../../lookups/registry/registry-values.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import { stateName } from '../../vocabulary/states.ts'
import { correctionsOfFiling, type FilingCorrections } from './correct-filings.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'

interface Filing {
  /** Of its file and its first page: what corrections name it by. */
  readonly id: string
  readonly fileName: string
  readonly name: string
  readonly reading: FilingReading
  /** What it does not state is null, or unknown; what a reviewer corrected stands in it. */
  readonly entry: RegistryEntry
  readonly corrected: FilingCorrections
}

/** A filing with its entry in the payload. */
export interface PlacedFiling extends Filing {
  readonly index: number
  /** The entry says what the filing does; else what a registry lists of the same business. */
  readonly isOwn: boolean
}

type FilingMaterial = Pick<ApplicationMaterial, 'files' | 'corrections'>

/** In the order of the documents. */
function filingsOf(material: FilingMaterial): readonly Filing[] {
  return partsOf(material).flatMap(({ file, part: { filing, pages } }): Filing[] => {
    const printed = filing?.texts.name?.value
    if (!filing || printed === undefined) return []
    const id = `${file.upload.id}.${pages[0] ?? 1}`
    const corrected = correctionsOfFiling(id, material.corrections)
    const name = corrected.name ?? printed
    const stated = (text: FilingText): string | null => filing.texts[text]?.value ?? null
    const { state } = filing
    const home = { code: state ?? '', name: state === null ? null : stateName(state) }
    const [type, jurisdiction] = [stated('type'), stated('jurisdiction')]
    const entry: RegistryEntry = {
      name: printed,
      type,
      status: statusOf(stated('status'), null),
      address: stated('address'),
      agent_name: stated('agent_name'),
      state_name: home.name,
      state_type: state === null ? 'unknown' : stateTypeOf({ stateType: null, type, jurisdiction }, home),
      file_number: stated('file_number'),
      filing_date: registryDate(stated('filing_date')),
      ...corrected,
    }
    return [{ id, fileName: file.upload.fileName, name, reading: filing, entry, corrected }]
  })
}

/** Entries of registries, then filings; what a registry lists under the same number and name stands once. null: neither. */
export function withFilings(
  listed: readonly RegistryEntry[] | null,
  material: FilingMaterial,
): {
  readonly entries: RegistryEntry[] | null
  readonly filings: readonly PlacedFiling[]
  readonly registered: readonly RegistryEntry[]
} {
  const entries = [...(listed ?? [])]
  const filings = filingsOf(material).map((filing): PlacedFiling => {
    const known = entries.findIndex(one => isSame(one, filing.entry))
    if (known !== -1) return { ...filing, index: known, isOwn: false }
    return { ...filing, index: entries.push(filing.entry) - 1, isOwn: true }
  })
  return { entries: listed === null && filings.length === 0 ? null : entries, filings, registered: listed ?? [] }
}

/** What corrections name the entries by; null: of one that a registry lists. */
export const filingIds = ({
  entries,
  filings,
}: Pick<ReturnType<typeof withFilings>, 'entries' | 'filings'>): readonly (string | null)[] =>
  (entries ?? []).map((_, index) => filings.find(filing => filing.isOwn && filing.index === index)?.id ?? null)

const isSame = (one: RegistryEntry, other: RegistryEntry): boolean =>
  one.file_number !== null && one.file_number === other.file_number && sameCompany(one.name ?? '', other.name ?? '')
