/** What the forms of this batch share: state names, filled fields, drawn marks. */
import { dollars, fullName, penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { dated } from '../../2026-11-22/press/numbers.ts'
import { drawnForm } from '../../2026-11-23-b/loan/form.ts'
import { sheets } from '../../2026-11-23-b/type.ts'

export { cross } from '../../2026-11-23-b/loan/form.ts'
export { box } from '../../2026-11-23/loan/form-truth.ts'
export { copier, fax, flatbed, phone } from '../../2026-11-23-k/bank/statement.ts'
export { dollars, fullName, penned }

const states: Readonly<Record<string, string>> = { CO: 'Colorado', NH: 'New Hampshire', NY: 'New York', WA: 'Washington', TX: 'Texas', KY: 'Kentucky', NC: 'North Carolina', IL: 'Illinois', CA: 'California', MO: 'Missouri', IN: 'Indiana', LA: 'Louisiana' } // prettier-ignore

export const stateName = (code: string): string => states[code] ?? code
export const us = (iso: string | null): string => (iso === null ? '' : dated(iso, 'MM/DD/YYYY'))

type Form = Parameters<typeof drawnForm>[0] & { readonly size?: string }

export function drawn({ size, ...form }: Form): Drawn {
  const { applicant, printed, expected_any_of: any, style, pages } = form
  const named = [applicant.state, stateName(applicant.state)]
  const document = drawnForm({ ...form, expected_any_of: { businessState: named, ...(printed.includes('incorporated') && { incorporationState: named }), ...any } }) // prettier-ignore
  return size === undefined ? document : { ...document, html: sheets(style, pages, size) }
}

const quoted = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** Fields numbered as they are asked for. */
export function fieldsOf(prefix: string) {
  let count = 0
  return {
    text: (value: string, style = '', comb = 0) => `<span class="f" style="${style}" data-field="${prefix}${++count}" data-value="${quoted(value)}"${comb > 0 ? ` data-comb="${comb}"` : ''}></span>`,
    tick: (on: boolean) => `<span class="k" data-field="${prefix}${++count}" data-check="${on ? 'on' : 'off'}"></span>`,
  } // prettier-ignore
}
