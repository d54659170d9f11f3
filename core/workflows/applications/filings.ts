/** Filings among the documents of an application as entries of registries. */
import type { RegistryEntry } from '../../contract/full-analysis.ts'
import { registryDate, stateTypeOf, statusOf } from '../../lookups/registry/registry-values.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import { stateName } from '../../vocabulary/states.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'

/** In the order of the documents. What a filing does not state is null, or unknown. */
export function filingsOf(material: Pick<ApplicationMaterial, 'files'>): readonly RegistryEntry[] {
  return partsOf(material).flatMap(({ part: { filing } }): RegistryEntry[] => {
    if (filing === undefined || filing === null) return []
    const { name, type, status, address, agent_name, jurisdiction, file_number, filing_date, state } = filing
    const home = { code: state ?? '', name: state === null ? null : stateName(state) }
    return [
      {
        name,
        type,
        status: statusOf(status, null),
        address,
        agent_name,
        state_name: home.name,
        state_type: state === null ? 'unknown' : stateTypeOf({ stateType: null, type, jurisdiction }, home),
        file_number,
        filing_date: registryDate(filing_date),
      },
    ]
  })
}

/** Entries of registries, then filings; what a registry lists under the same number and name stands once. null: neither. */
export function withFilings(
  listed: readonly RegistryEntry[] | null,
  filings: readonly RegistryEntry[],
): RegistryEntry[] | null {
  if (filings.length === 0) return listed === null ? null : [...listed]
  const known = listed ?? []
  const isListed = (filing: RegistryEntry): boolean =>
    known.some(
      one =>
        one.file_number === filing.file_number &&
        one.file_number !== null &&
        sameCompany(one.name ?? '', filing.name ?? ''),
    )
  return [...known, ...filings.filter(filing => !isListed(filing))]
}
