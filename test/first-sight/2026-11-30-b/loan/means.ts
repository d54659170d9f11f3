/** What the forms of this batch share, beside the means of the batch of 2026-11-29-e. */
import { form as earlierForm } from '../../2026-11-29-e/loan/means.ts'

export { crosses, dollars, escape, fax, fieldsOf, fine, fullName, handheld, office, penned, signing, ticks, us } from '../../2026-11-29-e/loan/means.ts' // prettier-ignore

const states: Readonly<Record<string, string>> = { MT: 'Montana', MN: 'Minnesota', WA: 'Washington', FL: 'Florida', NJ: 'New Jersey', TX: 'Texas', CO: 'Colorado', TN: 'Tennessee', VT: 'Vermont', CA: 'California', ON: 'Ontario', OH: 'Ohio' } // prettier-ignore

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

/** Captions over answers side by side, each as wide as it is stated. */
export const captioned = (
  escaped: (text: string) => string,
  cells: readonly (readonly [caption: string, answer: string, grow?: number])[],
): string =>
  `<div class="w">${cells.map(([caption, answer, grow = 1]) => `<div style="flex:${grow}"><small>${caption}</small>${escaped(answer) || '&nbsp;'}</div>`).join('')}</div>`
