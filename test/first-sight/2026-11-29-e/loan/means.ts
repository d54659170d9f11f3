/** What the forms of this batch share, beside the means of the batch of 2026-11-28-y. */
import { form as earlierForm } from '../../2026-11-28-y/loan/means.ts'

export { fieldsOf } from '../../2026-11-23-l/loan/form.ts'
export { cell, crosses, dollars, escape, fine, fullName, office, penned, signing, ticks, us, worn } from '../../2026-11-28-y/loan/means.ts' // prettier-ignore
export { fax, phone as handheld } from '../../2026-11-28-z1/tax/scanners.ts'

const states: Readonly<Record<string, string>> = { ME: 'Maine', AR: 'Arkansas', MS: 'Mississippi', OR: 'Oregon', NV: 'Nevada', LA: 'Louisiana', WI: 'Wisconsin', NY: 'New York', KS: 'Kansas', AZ: 'Arizona', MI: 'Michigan', GA: 'Georgia' } // prettier-ignore

/** The drawing: states by code or name; years, full or begun, where only the start is printed; addresses with their city where they are one answer. */
export const form = (facts: Parameters<typeof earlierForm>[0] & { readonly oneLine?: boolean }) => {
  const { oneLine = false, ...rest } = facts
  const { applicant: a, printed, expected_any_of: any } = rest
  const state = [a.state, states[a.state] ?? a.state]
  const [owner] = a.owners
  return earlierForm({
    ...rest,
    expected_any_of: {
      businessState: state,
      ...(printed.includes('incorporated') && { incorporationState: state }),
      ...(oneLine && { businessAddressLine1: [a.street, `${a.street}, ${a.city}, ${a.state} ${a.zip}`] }),
      ...(oneLine && owner && { ownerAddressLine1: [owner.street, `${owner.street}, ${owner.city}, ${owner.state} ${owner.zip}`] }),
      ...(printed.includes('start') && !printed.includes('years') && { yearsInBusiness: [a.years, a.years + 1, null] }),
      ...any,
    },
  })
} // prettier-ignore
