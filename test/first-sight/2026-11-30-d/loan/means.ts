/** What the forms of this batch share, beside the means of the batch of 2026-11-30-c. */
import { form as earlierForm } from '../../2026-11-30-c/loan/means.ts'

export { cells, crosses, dollars, escape, fax, fieldsOf, fullName, handheld, office, penned, row, signing, ticks, us } from '../../2026-11-30-c/loan/means.ts' // prettier-ignore
export { fine } from '../../2026-11-28-x/financial/means.ts'

const states: Readonly<Record<string, string>> = { AB: 'Alberta', NSW: 'New South Wales', NC: 'North Carolina', AR: 'Arkansas', OK: 'Oklahoma', LA: 'Louisiana', NH: 'New Hampshire', KY: 'Kentucky', AL: 'Alabama', CT: 'Connecticut', AZ: 'Arizona' } // prettier-ignore

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
