/** What the forms of this batch share: their documents and truths, and pieces of print. */
import type { LoanFacts } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { formTruth } from '../../2026-11-23/loan/form-truth.ts'
import { sheets } from '../type.ts'

const states: Readonly<Record<string, string>> = { OR: 'Oregon', KY: 'Kentucky', MI: 'Michigan', VT: 'Vermont', CO: 'Colorado', IN: 'Indiana', TN: 'Tennessee', FL: 'Florida', GA: 'Georgia', MT: 'Montana', TX: 'Texas', NH: 'New Hampshire', MA: 'Massachusetts', AZ: 'Arizona' } // prettier-ignore

export const stateName = (code: string): string => states[code] ?? code

interface Form extends LoanFacts {
  readonly name: string
  readonly style: string
  readonly pages: readonly string[]
  readonly scan?: ScanManner
}

export function drawnForm({ name, style, pages, scan, ...facts }: Form): Drawn {
  const { applicant, printed, expected_any_of: any = {} } = facts
  const truth = formTruth({
    ...facts,
    expected_any_of: {
      businessState: [applicant.state, stateName(applicant.state)],
      email: [applicant.email, ...applicant.owners.map(({ email }) => email)],
      ...(printed.includes('start') && applicant.start.length === 7 && { businessStartDate: [applicant.start, `${applicant.start}-01`] }),
      ...any,
    },
  })
  return { name, kind: 'loan', html: sheets(style, pages), ...(scan && { scan }), truth }
} // prettier-ignore

/** A drawn square with a cross: no letters. */
export const cross = (on: boolean): string =>
  `<svg width="10" height="10" viewBox="0 0 10 10" style="vertical-align:-1pt"><rect x=".5" y=".5" width="9" height="9" fill="none" stroke="#000" stroke-width=".9"/>${on ? '<path d="M1.5,1.5 L8.5,8.5 M8.5,1.5 L1.5,8.5" stroke="#000" stroke-width="1.3"/>' : ''}</svg>`
