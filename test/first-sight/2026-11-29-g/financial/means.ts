/** What the statements of this batch share, beside the means of the batch of 2026-11-29-b. */
import { of, type Books } from '../../2026-11-29-b/financial/means.ts'

export { agree, amount, body, dollars, escaped, of, office, percent, printed, statement, truthFrom, whole, worn } from '../../2026-11-29-b/financial/means.ts' // prettier-ignore
export type { Books, Line } from '../../2026-11-29-b/financial/means.ts'

/** Books of several statements as one, each by the column that is the latest period, so that a formula finds it at any column. */
export const latestOf = (...parts: readonly (readonly [Books, number])[]): Books =>
  new Map(
    parts.flatMap(([books, column]) =>
      [...books.keys()].map(name => {
        const value = of(books, name)[column] ?? 0
        return [name, [value, value, value, value, value]] as const
      }),
    ),
  )

/** Amounts in brackets with what follows from them: `[1 2]` becomes what `more` makes of 1 and 2. */
export const expanded = (text: string, more: (values: readonly number[]) => readonly number[]): string =>
  text.replace(/\[([-\d. ]+)\]/g, (_, inner: string) =>
    more(inner.split(' ').map(Number))
      .map(value => Math.round(value * 100) / 100)
      .join(' '),
  )
