/** What the forms of this batch share, beside the means of the batch of 2026-11-30-b. */
import { captioned, escape, form as earlierForm } from '../../2026-11-30-b/loan/means.ts'

export { crosses, dollars, escape, fax, fieldsOf, fullName, handheld, office, penned, signing, ticks, us } from '../../2026-11-30-b/loan/means.ts' // prettier-ignore
export { worn } from '../../2026-11-28-x/financial/means.ts'

const states: Readonly<Record<string, string>> = { PA: 'Pennsylvania', NE: 'Nebraska', GA: 'Georgia', NY: 'New York', AK: 'Alaska', SC: 'South Carolina', ID: 'Idaho', WI: 'Wisconsin', MS: 'Mississippi', ND: 'North Dakota', IL: 'Illinois' } // prettier-ignore

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

/** Captions over answers side by side. */
export const cells = (...parts: Parameters<typeof captioned>[1]): string => captioned(escape, parts)

/** A table row of a caption and its answers. */
export const row = (caption: string, ...answers: readonly string[]): string =>
  `<tr><td class="l">${caption}${answers.map(answer => `<td>${escape(answer) || '&nbsp;'}`).join('')}</tr>`
