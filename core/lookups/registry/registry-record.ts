/** A row of a state's file → the record that is kept of it. */
import vocabulary from '../../vocabulary/registry-columns.json' with { type: 'json' }
import type { RegistryRecord } from '../../store/registry.ts'
import type { RegistryColumns, registryFields } from './registry-columns.ts'
import { registryDate, stateTypeOf, statusOf } from './registry-values.ts'

const agentRole = new RegExp(vocabulary.roles.agent, 'i')
const addressRole = new RegExp(vocabulary.roles.address, 'i')

/** Words that stand for nothing. */
const nothing = /^(?:n\/?a|null|none|nil|unknown|not (?:available|applicable|provided)|[-.*_ ]*)$/i

/** Why a row is left out, as half a sentence. */
export type RowFault = string

/** A fault: the row names no business, or has cells no column is for, so that none can be trusted. */
export function registryRecord(
  cells: readonly string[],
  { count, fields, addresses }: RegistryColumns,
  state: { readonly code: string; readonly name: string | null },
): RegistryRecord | RowFault {
  if (cells.length > count && cells.slice(count).some(cell => cell.trim() !== ''))
    return `it has ${cells.length} cells for ${count} columns`
  const cell = (at: number | undefined): string | null => {
    const text = at === undefined ? '' : (cells[at] ?? '').replace(/\s+/g, ' ').trim()
    return nothing.test(text) ? null : text
  }
  const field = (name: (typeof registryFields)[number]): string | null => cell(fields[name])
  const joined = (...names: readonly (typeof registryFields)[number][]): string | null => {
    const parts = names.flatMap(name => field(name) ?? [])
    return parts.length === 0 ? null : parts.join(' ')
  }
  const name = field('name')
  if (name === null || !/[\p{L}\p{N}]/u.test(name)) return 'it names no business'
  // Files with a row for every person and place of a business say in a column whose row it is.
  const role = field('role')
  const hasAddress = role === null || addressRole.test(role)
  const partyAgent = role !== null && agentRole.test(role)
  const type = field('type')
  return {
    name,
    type,
    status: statusOf(field('status'), registryDate(field('endDate'))),
    address: hasAddress ? addressOf(addresses, cell) : null,
    agentName: partyAgent
      ? (field('partyName') ?? joined('partyFirst', 'partyMiddle', 'partyLast') ?? field('agentName'))
      : (field('agentName') ?? joined('agentFirst', 'agentMiddle', 'agentLast')),
    stateType: stateTypeOf({ stateType: field('stateType'), type, jurisdiction: field('jurisdiction') }, state),
    fileNumber: field('fileNumber'),
    filingDate: registryDate(field('filingDate')),
  }
}

/** Of the first place that has one: "12 Pier Rd, Suite 4, Astoria, OR 97103". */
function addressOf(
  addresses: RegistryColumns['addresses'],
  cell: (at: number | undefined) => string | null,
): string | null {
  for (const { line1, line2, city, state, zip } of addresses) {
    const ending = [cell(state), cell(zip)].flatMap(part => part ?? []).join(' ')
    const parts = [cell(line1), cell(line2), cell(city)].flatMap(part => part ?? [])
    if (parts.length > 0) return [...parts, ...(ending === '' ? [] : [ending])].join(', ')
  }
  return null
}
