/** The applicant in the registries of states: of the service the settings name, and of those that were imported. */
import type { RegistryEntry } from '../../contract/full-analysis.ts'
import type { Registry } from '../../store/registry.ts'
import type { ApplicantSubject, Found } from '../applicant.ts'
import { findEntries } from './find-entries.ts'
import { RegistryFailure, type OnlineRegistry } from './online-registry.ts'
import { stateCode, stateName } from '../../vocabulary/states.ts'

export interface RegistrySources {
  readonly imported: Registry | null
  readonly online: OnlineRegistry | null
}

const noneSetUp = 'No secretary-of-state registry is set up: the business was not looked up.'
const noName = 'The name of the business is not known: it was not looked up in a registry.'

/** Rejects only when `signal` is aborted. Found nothing where it was looked for: an empty list. */
export async function findRegistryEntries(
  subject: Pick<ApplicantSubject, 'name' | 'dbaName' | 'stateCode' | 'incorporationState'>,
  { imported, online }: RegistrySources,
  signal?: AbortSignal,
): Promise<Found<readonly RegistryEntry[]>> {
  const names = [subject.name, subject.dbaName].filter(name => name !== null)
  const available = imported?.list().map(({ state }) => state) ?? []
  if (available.length === 0 && online === null) return { value: null, status: noneSetUp }
  if (names.length === 0) return { value: null, status: noName }
  const asked = [subject.incorporationState, subject.stateCode].flatMap(state => stateCode(state) ?? [])
  const states = [...new Set(asked)]
  let failure: string | null = null
  if (online !== null) {
    const answers = await askOnline(online, names[0]!, states, signal)
    if (typeof answers !== 'string') {
      if (answers.length > 0 || available.length === 0) return { value: answers, status: null }
    } else {
      failure = `The registry service ${answers}`
      if (available.length === 0) return { value: null, status: `${failure}: the business was not looked up.` }
    }
  }
  signal?.throwIfAborted()
  const found = await findEntries(imported!, { names, states })
  const missing = states.filter(state => !available.includes(state)).map(state => stateName(state) ?? state)
  const covered = states.length === 0 || missing.length < states.length
  const status = [
    failure === null ? null : `${failure}; the imported registries were searched.`,
    missing.length === 0 ? null : `No registry of ${missing.join(' and ')} was imported.`,
  ].filter(sentence => sentence !== null)
  return { value: found.length > 0 || covered ? found : null, status: status.length === 0 ? null : status.join(' ') }
}

/** The reason as the end of a sentence when it fails. */
async function askOnline(
  online: OnlineRegistry,
  name: string,
  states: readonly string[],
  signal?: AbortSignal,
): Promise<readonly RegistryEntry[] | string> {
  try {
    const places = states.length === 0 ? [null] : states
    return (await Promise.all(places.map(state => online.find(name, state, signal)))).flat()
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof RegistryFailure)) throw error
    return error.message
  }
}
