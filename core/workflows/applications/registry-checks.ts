/** What registries list of the applicant: whether the business is in good standing. */
import type { Check } from '../../contract/evidence.ts'
import type { RegistryEntry } from '../../contract/full-analysis.ts'
import { named } from '../../contract/sentence.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import { applicantOf, check, subjectsOf, type CheckedApplication } from './checked-application.ts'
import { sosPart } from './correct-filings.ts'
import { closed } from './filing-checks.ts'

interface Listed {
  readonly entry: RegistryEntry
  readonly index: number
}

/**
 * One check for each state in which the applicant is registered: it fails where every registration there is closed. That is an exception unless the
 * business is active in another state, as one that gave up a branch is.
 */
export function registryChecks(application: CheckedApplication): readonly Check[] {
  const { registered = [] } = application
  const names = applicantOf(application)?.names ?? subjectsOf(application).map(({ name }) => name)
  const own = registered
    .map((entry, index): Listed => ({ entry, index }))
    .filter(({ entry: { name } }) => name !== null && names.some(one => sameCompany(one, name)))
  const isActive = own.some(({ entry }) => entry.status === 'active')
  return [...Map.groupBy(own, ({ entry }) => entry.state_name)].flatMap(([state, listed]): readonly Check[] => {
    const active = listed.find(({ entry }) => entry.status === 'active')
    // "Pending" and "unknown" say neither.
    const found = active ?? (listed.every(({ entry }) => closed.has(entry.status)) ? listed[0] : undefined)
    if (found === undefined) return []
    const { entry, index } = found
    return [
      check(
        `application.registry_status.${index}`,
        { passed: entry.status === 'active', severity: isActive ? 'warning' : 'high' },
        `${named(entry.name!)} is ${entry.status}${state === null ? '' : ` in ${state}`} according to the registry.`,
        { figures: [`${sosPart}${index}/status`] },
      ),
    ]
  })
}
