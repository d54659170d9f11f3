/** What the forms of this batch share: a form with the readings that any underwriter would take, cells and ticks. */
import { escape } from '../../2026-11-22/press/numbers.ts'
import { box, cross, drawn } from '../../2026-11-23-l/loan/form.ts'

export { escape } from '../../2026-11-22/press/numbers.ts'
export { box, cross, dollars, fullName, penned, phone, us } from '../../2026-11-23-l/loan/form.ts'
export { coarse, fine, office, worn } from '../../2026-11-28-x/financial/means.ts'

const states: Readonly<Record<string, string>> = { WA: 'Washington', WV: 'West Virginia', MN: 'Minnesota', NC: 'North Carolina', IL: 'Illinois', KY: 'Kentucky', NM: 'New Mexico', PA: 'Pennsylvania', GA: 'Georgia', BC: 'British Columbia', OR: 'Oregon' } // prettier-ignore

/** The drawing: states by code or name, years in business where only the start is printed. */
export const form = (facts: Parameters<typeof drawn>[0]) => {
  const { applicant: a, printed, expected_any_of: any } = facts
  const state = [a.state, states[a.state] ?? a.state]
  return drawn({
    ...facts,
    expected_any_of: {
      businessState: state,
      ...(printed.includes('incorporated') && { incorporationState: state }),
      ...(printed.includes('start') && !printed.includes('years') && { yearsInBusiness: [a.years, null] }),
      ...(!printed.includes('use') && { useOfFunds: [null, a.equipment || null] }),
      ...any,
    },
  })
}

/** A cell of a form: a small caption above its answer. */
export const cell = (caption: string, answer: string, span = 1): string =>
  `<td colspan="${span}"><small>${caption}</small>${escape(answer) || '&nbsp;'}</td>`

/** A table row of a caption and an answer. */
export const row = (caption: string, answer: string): string =>
  `<tr><td class="l">${caption}</td><td class="v">${escape(answer) || '&nbsp;'}</td></tr>`

/** Options, the chosen one with a check mark. */
export const ticks = (options: readonly string[], chosen: string, mark = box): string =>
  options.map(option => `${mark(option === chosen)} ${option}`).join(' &nbsp; ')

/** The same with crosses. */
export const crosses = (options: readonly string[], chosen: string): string => ticks(options, chosen, cross)

/** Lines to sign on. */
export const signing = (lines: readonly (readonly [html: string, caption: string, grow: number])[], top = 34): string =>
  `<div style="display:flex;gap:.3in;margin-top:${top}pt">${lines.map(([html, caption, grow]) => `<div style="flex:${grow}"><div style="min-height:12pt">${html}</div><div style="border-top:.7pt solid #000">${caption}</div></div>`).join('')}</div>`
