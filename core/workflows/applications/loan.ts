/** The loan application among the documents, completed by what the caller knows of the applicant. */
import type { Applicant } from '../../contract/application.ts'
import type { Provenance } from '../../contract/evidence.ts'
import type { LoanAppData, LoanOwner } from '../../contract/full-analysis.ts'
import type { LoanApplicationReading } from '../../extraction/loan/loan-application.ts'
import { stateCode } from '../../vocabulary/states.ts'
import { partsOf, type ApplicationMaterial, type MaterialPart } from './load-application.ts'
import { correctedLoan, impliedMember, masked } from './correct.ts'
import { assembleLoanApplication } from './assemble-loan-application.ts'

export interface ApplicationLoan {
  /** null: neither a document nor the caller says anything. */
  readonly data: LoanAppData | null
  /** The form it was read from; null when there is none. */
  readonly form: (MaterialPart & { readonly reading: LoanApplicationReading }) | null
  /** Pointers into the payload of what the caller stated or a reviewer corrected. */
  readonly stated: Readonly<Record<string, Provenance>>
}

const part = '/loan_app_data/'

const empty: LoanAppData = {
  businessLegalName: null,
  businessDbaName: null,
  ein: null,
  entityType: null,
  businessAddressLine1: null,
  businessAddressLine2: null,
  businessCity: null,
  businessState: null,
  businessStateCode: null,
  businessPostalCode: null,
  loanAmount: null,
  yearsInBusiness: null,
  businessStartDate: null,
  signed_application: null,
  signed_application_on_date: null,
  contactFirstName: null,
  contactLastName: null,
  contactEmail: null,
  businessPhone: null,
  contactOwnershipPercentage: null,
  incorporationState: null,
  website: null,
  industry: null,
  annualRevenue: null,
  useOfFunds: null,
  owners: [],
  equipment: null,
  other_fields: {},
}
/** Nothing of an owner is stated. */
export const noOwner: LoanOwner = {
  firstName: null,
  lastName: null,
  phone: null,
  email: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  zip: null,
  ssn: null,
  ownershipPercentage: null,
  dob: null,
}

/** Of several forms the fullest stands; nothing distinguishes the others, and they are not mixed into it. */
export function applicationLoan({
  files,
  applicant,
  corrections,
}: Pick<ApplicationMaterial, 'files' | 'applicant' | 'corrections'>): ApplicationLoan {
  const forms = partsOf({ files }).flatMap(({ file, part }) =>
    part.loan === undefined || part.loan === null
      ? []
      : [{ file, part, reading: part.loan, data: assembleLoanApplication(part.loan) }],
  )
  const [fullest = null] = forms.toSorted((a, b) => statedCount(b.data) - statedCount(a.data))
  const known = Object.keys(applicant).length > 0
  const stated: Record<string, Provenance> = {}
  const data = known ? completed(fullest?.data ?? empty, applicant, stated) : (fullest?.data ?? null)
  if (data === null) return { data, form: fullest, stated }
  const corrected = correctedLoan(data, corrections)
  for (const { path, value } of corrections) {
    if (!path.startsWith(part)) continue
    stated[path] = statedValue(value, 'manual')
    const implied = impliedMember(path)
    if (implied !== null) stated[part + implied] = statedValue(corrected[implied], 'derived')
  }
  return { data: corrected, form: fullest, stated }
}

/** How many members are not null. */
const statedCount = (data: LoanAppData | null): number =>
  data === null ? -1 : Object.values(data).filter(value => value !== null).length + data.owners.length

/** The caller's facts where the form says nothing. */
function completed(data: LoanAppData, applicant: Applicant, stated: Record<string, Provenance>): LoanAppData {
  const { owners = [], equipment = null, other_fields: others = {}, ...facts } = applicant
  const note = (pointer: string, value: unknown): void => {
    stated[`/loan_app_data/${pointer}`] = statedValue(value)
  }
  const filled: Record<string, unknown> = { ...data }
  for (const [name, value] of Object.entries(facts)) {
    if ((value ?? null) === null || (filled[name] ?? null) !== null) continue
    filled[name] = value
    note(name, value)
  }
  const { businessState, businessStateCode } = filled as LoanAppData
  if (businessStateCode === null && facts.businessState !== undefined) {
    filled['businessStateCode'] = stateCode(businessState)
    note('businessStateCode', filled['businessStateCode'])
  }
  if (data.owners.length === 0 && owners.length > 0) {
    filled['owners'] = owners.map(owner => ({ ...noOwner, ...owner, ssn: masked(owner.ssn ?? null) }))
    note('owners', owners.length)
  }
  if (data.equipment === null && equipment !== null) {
    filled['equipment'] = { vendor: equipment.vendor ?? null, description: equipment.description ?? null }
    note('equipment', equipment.description ?? equipment.vendor ?? '')
  }
  const unasked = Object.entries(others).filter(([name]) => (data.other_fields[name] ?? null) === null)
  filled['other_fields'] = { ...data.other_fields, ...Object.fromEntries(unasked) }
  for (const [name, value] of unasked) note(`other_fields/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, value)
  return filled as LoanAppData
}

const statedValue = (value: unknown, method: 'metadata' | 'manual' | 'derived' = 'metadata'): Provenance => ({
  fileName: '',
  page: 1,
  bbox: null,
  text: String(value),
  label: null,
  scale: 1,
  method,
})
