/** What the statements of this batch share: the means of the batch of 2026-11-28-x, and tables under column headings. */
import { body, isFirst, signed, whole, type Line } from '../../2026-11-28-x/financial/means.ts'

export { agree, amount, body, coarse, escaped, fine, of, office, percent, printed, statement, truthFrom, whole, worn } from '../../2026-11-28-x/financial/means.ts' // prettier-ignore
export type { Books, Line } from '../../2026-11-28-x/financial/means.ts'

/** Whole dollars under the headings, a dollar sign before the first amount and each grand total. */
export const dollars = (headings: readonly string[], rows: readonly Line[], zero = '-'): string =>
  `<table><tr class="h"><td>${headings.map(text => `<td class="n">${text}`).join('')}</tr>${body(rows, (values, row, index) => values.map(value => (isFirst(rows, index) || row.kind === 'grand' ? signed(whole(zero)(value)) : whole(zero)(value))), 11)}</table>` // prettier-ignore
