/** What the forms of this batch share, beside the means of the batch of 2026-11-30-d. */
import { form as earlierForm } from '../../2026-11-30-d/loan/means.ts'

export { cells, crosses, dollars, escape, fax, fieldsOf, fine, fullName, handheld, office, penned, row, signing, ticks, us } from '../../2026-11-30-d/loan/means.ts' // prettier-ignore

const states: Readonly<Record<string, string>> = { WV: 'West Virginia', MD: 'Maryland', IA: 'Iowa', WI: 'Wisconsin', SC: 'South Carolina', ON: 'Ontario', CA: 'California', PA: 'Pennsylvania', LA: 'Louisiana', RI: 'Rhode Island', SA: 'South Australia' } // prettier-ignore

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

/** The sum of whole dollars by name. */
export const totalOf = (items: readonly (readonly [string, number])[]): number =>
  items.reduce((total, [, amount]) => total + amount, 0)
