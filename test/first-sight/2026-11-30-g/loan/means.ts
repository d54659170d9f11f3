/** What the forms of this batch share, beside the means of the batch of 2026-11-30-d. */
import { form as earlierForm } from '../../2026-11-30-d/loan/means.ts'

export { cells, crosses, dollars, escape, fax, fieldsOf, fine, fullName, handheld, office, penned, row, signing, ticks, us } from '../../2026-11-30-d/loan/means.ts' // prettier-ignore

const states: Readonly<Record<string, string>> = { UT: 'Utah', MO: 'Missouri', IA: 'Iowa', CA: 'California', OH: 'Ohio', SK: 'Saskatchewan', VIC: 'Victoria', TN: 'Tennessee', NM: 'New Mexico', MI: 'Michigan', WA: 'Washington' } // prettier-ignore

/** The drawing: states by code or name. */
export const form = (facts: Parameters<typeof earlierForm>[0]) => {
  const { applicant: a, printed, expected_any_of: any } = facts
  const state = [a.state, states[a.state] ?? a.state]
  return earlierForm({
    ...facts,
    expected_any_of: {
      businessState: state,
      ...(printed.includes('incorporated') && { incorporationState: state }),
      ...any,
    },
  })
}
