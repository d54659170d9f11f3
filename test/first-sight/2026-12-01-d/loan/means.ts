/** What the forms of this batch share, beside the means of the batch of 2026-11-30-h. */
import type { ScanManner } from '../../2026-11-22/press/scan.ts'
import { form as earlierForm } from '../../2026-11-30-h/loan/means.ts'

export { worn } from '../../2026-11-28-x/financial/means.ts'
export { crosses, dollars, escape, fax, fieldsOf, fine, fullName, handheld, office, penned, signing, ticks, totalOf, us } from '../../2026-11-30-h/loan/means.ts' // prettier-ignore

/** A multifunction machine in a dealer's office. */
export const desk: ScanManner = { dpi: 200, skewDegrees: -0.45, noise: 10, blur: 0.6, jpegQuality: 75, background: 244 }
/** A camera application that flattens what it saw. */
export const flattened: ScanManner = { dpi: 210, skewDegrees: 0.4, noise: 10, blur: 0.65, jpegQuality: 76, keystone: 0.006, shade: 16, background: 243 } // prettier-ignore

const states: Readonly<Record<string, string>> = { VA: 'Virginia', MO: 'Missouri', AZ: 'Arizona', OH: 'Ohio', NJ: 'New Jersey', NH: 'New Hampshire', IN: 'Indiana', WA: 'Washington', IA: 'Iowa', CO: 'Colorado', MI: 'Michigan', NC: 'North Carolina', NV: 'Nevada', KY: 'Kentucky', TX: 'Texas', NB: 'New Brunswick', NM: 'New Mexico', GA: 'Georgia', VIC: 'Victoria', NSW: 'New South Wales', ND: 'North Dakota' } // prettier-ignore

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

export const british = (iso: string | null): string => (iso ?? '').split('-').toReversed().join('/')

/** "Portsmouth, VA 23704". */
export const place = ({ city, state, zip }: { readonly city: string; readonly state: string; readonly zip: string }) =>
  `${city}, ${state} ${zip}`

/** A table row of cells; amounts to the right. */
export const line = (...texts: readonly (string | number)[]): string =>
  `<tr>${texts.map(text => (typeof text === 'number' ? `<td class="r">$${text.toLocaleString('en-US')}` : `<td>${text}`)).join('')}</tr>`
