/** Filings with a secretary of state held against the applicant: whose they are, and whether the business is in good standing. */
import type { Check } from '../../contract/evidence.ts'
import type { RegistryEntry } from '../../contract/full-analysis.ts'
import { named } from '../../contract/sentence.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import { applicantOf, check, type CheckedApplication } from './checked-application.ts'
import { sosPart } from './correct-filings.ts'
import type { PlacedFiling } from './filings.ts'

/** A lender does not fund a business in these; "pending" and "unknown" say neither. */
export const closed: ReadonlySet<RegistryEntry['status']> = new Set(['inactive', 'dissolved', 'suspended'])

export function filingChecks(application: CheckedApplication): readonly Check[] {
  const applicant = applicantOf(application)
  return (application.filings ?? []).flatMap((filing): readonly Check[] => {
    const { name, fileName, index } = filing
    if (applicant === null) return standing(filing)
    const isOwn = applicant.names.some(one => sameCompany(one, name))
    const is = `${named(fileName)} is a filing of ${named(name)}`
    const whose = check(
      `application.filing_name.${fileName}.${index}`,
      { passed: isOwn, severity: 'high' },
      isOwn ? `${is}.` : `${is}; ${applicant.stands(applicant.names[0]!)}.`,
      { figures: [`${sosPart}${index}/name`] },
    )
    return isOwn ? [whose, ...standing(filing)] : [whose]
  })
}

function standing({ name, fileName, index, entry: { status, state_name: state } }: PlacedFiling): readonly Check[] {
  const isClosed = closed.has(status)
  if (!isClosed && status !== 'active') return []
  return [
    check(
      `application.filing_status.${fileName}.${index}`,
      { passed: !isClosed, severity: 'high' },
      `${named(name)} is ${status}${state === null ? '' : ` in ${state}`} according to ${named(fileName)}.`,
      { figures: [`${sosPart}${index}/status`] },
    ),
  ]
}
