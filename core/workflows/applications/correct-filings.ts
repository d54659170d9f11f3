/** Corrections of filings in the payload's `sos`: kept under the file and page of the filing, since its place changes with what registries list. */
import { RegistryEntry } from '../../contract/full-analysis.ts'
import { Refusal } from '../../errors.ts'
import type { Corrected } from '../analysis-kind.ts'

/** Of the payload: the entries of registries. */
export const sosPart = '/sos/'

const members = [
  'name',
  'type',
  'status',
  'address',
  'agent_name',
  'state_name',
  'state_type',
  'file_number',
  'filing_date',
] as const satisfies readonly (keyof RegistryEntry)[]
type Member = (typeof members)[number]

/** What stands in the place of what was read. */
export type FilingCorrections = Partial<Pick<RegistryEntry, Member>>

/**
 * `/sos/0/status` → `/sos/UPLOAD.1/status`; `ids`: of the filings in the order of the entries, null where a registry lists it. null: it names no value
 * of a filing. Throws Refusal BAD_VALUE when the value is not of its kind.
 */
export function stableFilingPath({ path, value }: Corrected, ids: readonly (string | null)[]): string | null {
  const [place = '', name = '', ...rest] = path.slice(sosPart.length).split('/')
  const id = /^\d+$/.test(place) ? ids[Number(place)] : ids.find(known => known === place)
  const member = members.find(known => known === name)
  if (!id || member === undefined || rest.length > 0) return null
  // A filing is of somebody.
  if (!RegistryEntry.shape[member].safeParse(value).success || (member === 'name' && value === null))
    throw new Refusal('BAD_VALUE', `${JSON.stringify(value)} cannot stand at ${path}.`)
  return `${sosPart}${id}/${member}`
}

/** Where a lasting path leads now; null: its filing is gone, or a registry lists the same. */
export function presentFilingPath(stable: string, ids: readonly (string | null)[]): string | null {
  const [id = '', ...rest] = stable.slice(sosPart.length).split('/')
  const index = ids.indexOf(id)
  return index === -1 ? null : `${sosPart}${index}/${rest.join('/')}`
}

/** Of one filing; later ones of the same member win. */
export const correctionsOfFiling = (id: string, corrections: readonly Corrected[]): FilingCorrections =>
  Object.fromEntries(
    corrections
      .filter(({ path }) => path.startsWith(`${sosPart}${id}/`))
      .map(({ path, value }) => [path.slice(sosPart.length + id.length + 1), value]),
  )
