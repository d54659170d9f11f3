/** What the statements of this batch share, beside the means of the batch of 2026-11-23-o: rows of facts, lists with totals, wrapped descriptions. */
import type { Block } from '../../2026-11-22/press/page.ts'
import { dated, escape, later, rowOf, type Posting } from '../../2026-11-23-o/bank/means.ts'

export type Shown = (posting: Posting) => string

/** Lines of a description as printed; `~` is where a line ends. */
export const lines = (text: string): string => escape(text).replace(/~/g, '<br>')

/** The same on one line. */
export const joined = (text: string): string => text.replace(/~/g, ' ')

/** The first of them. */
export const firstLine = (text: string): string => text.split('~')[0] ?? ''

/** Lines that a description takes. */
export const heightOf = (text: string): number => text.split('~').length

/** The party with the day before the posting where a pattern of a day stands in its name. */
export const withDay: Shown = p => p.party.replace(/MMDD|DDMON|DD\/MM\/YY/, pattern => dated(later(p.day, -1), pattern))

/** Rows of a label and a value aligned right. */
export const facts = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([label, value]) => rowOf([label, `>${value}`])).join('')

interface List {
  /** HTML of the heading above the table; `more` when it goes on overleaf. */
  readonly heading: (more: boolean) => string
  /** The row of column headings. */
  readonly columns: string
  readonly rows: readonly string[]
  /** Lines each row takes; one by default. */
  readonly heights?: readonly number[]
  /** Rows below the list, such as a total. */
  readonly last?: readonly string[]
  readonly cost?: number
}

/** A list that may go on overleaf with its heading and columns repeated. */
export function listOf({ heading, columns, rows, heights, last = [], cost = 3 }: List): Block {
  return {
    open: more => `${heading(more)}<table>${columns}`,
    rows: [...rows, ...last],
    lines: [...(heights ?? rows.map(() => 1)), ...last.map(() => 1)],
    close: '</table>',
    cost,
  }
}
