/** How a drawn document looks: type, numbers, rules, extra columns, the place of titles. */
import type { Chance } from '../../drawing/chance.ts'
import type { Company } from './company.ts'

export type Extra = 'share' | 'change' | 'budget' | 'notes' | 'parts' | 'plans'

export interface Manner {
  readonly font: 'Helvetica' | 'Times-Roman' | 'Courier'
  readonly size: number
  readonly rowHeight: number
  readonly indent: number
  /** Totals stand one step further in than their heading. */
  readonly totalsDeeper: boolean
  readonly decimals: 0 | 2
  readonly negative: 'parentheses' | 'minus' | 'trailing'
  readonly zero: '-' | '—' | '0'
  /** ends: first and total rows · apart: the same with the sign at the left of its column. */
  readonly sign: 'none' | 'ends' | 'apart' | 'totals' | 'all'
  readonly rules: 'none' | 'single' | 'double'
  readonly headerRule: boolean
  readonly leaders: boolean
  readonly boldTotals: boolean
  readonly boldHeadings: boolean
  readonly labelWidth: number | null
  readonly gaps: boolean
  /** Details in an inner column, totals in an outer one; single columns only. */
  readonly inset: boolean
  readonly extras: readonly Extra[]
  readonly costsInParentheses: boolean
  readonly centerd: boolean
  readonly companyFirst: boolean
  readonly format: 'LETTER' | 'A4'
  readonly cover: boolean
  readonly narrative: boolean
  readonly notesTable: boolean
  readonly together: boolean
  readonly sides: boolean
  readonly stamp: boolean
}

export function mannerOf(chance: Chance, company: Company, columns: number): Manner {
  const { family, scale } = company
  const books = family === 'books'
  const local = family === 'uk' || family === 'ifrs'
  const single = columns === 1
  const font = chance.weighted([[6, 'Helvetica'], [4, 'Times-Roman'], [family === 'cpa' || books ? 1.5 : 0, 'Courier']] as const) // prettier-ignore
  const wide = columns > 5
  const sign = local ? 'none' : chance.weighted([[books ? 6 : 1, 'none'], [3, 'ends'], [books ? 1 : 5, 'apart'], [books ? 3 : 1, 'totals'], [0.7, 'all']] as const) // prettier-ignore
  const extras: Extra[] = []
  if (local ? chance.is(0.5) : chance.is(0.06)) extras.push('notes')
  if (!wide && chance.is(books ? 0.2 : 0.06)) extras.push('share')
  if (columns === 2 && chance.is(0.15)) extras.push('change')
  if (single && chance.is(0.08)) extras.push('budget')
  const decimals = scale === 1 && !local && chance.is(books ? 0.65 : 0.15) ? 2 : 0
  const negative = chance.weighted([[books ? 3 : 8, 'parentheses'], [books ? 4 : 0.5, 'minus'], [books ? 0.4 : 0, 'trailing']] as const) // prettier-ignore
  const labelWidth = chance.is(0.2) ? chance.whole(130, 190) : null
  const inset = single && extras.length === 0 && chance.is(family === 'cpa' ? 0.15 : 0.04)
  const sides = single && extras.length === 0 && !inset && !local && chance.is(0.05)
  const leaders = chance.is(books ? 0.05 : 0.15)
  return {
    font,
    size: wide ? chance.whole(6, 7) : chance.whole(font === 'Courier' ? 7 : 8, font === 'Courier' ? 9 : 11),
    rowHeight: 1.15 + 0.6 * chance.next(),
    indent: chance.pick([0, 6, 9, 12, 18]),
    totalsDeeper: chance.is(0.25),
    decimals: wide ? 0 : decimals,
    negative,
    zero: chance.pick(['-', '—', '0']),
    sign: wide ? 'none' : sign,
    rules: chance.weighted([[3, 'single'], [3, 'double'], [2, 'none']] as const), // prettier-ignore
    headerRule: chance.is(0.4),
    leaders,
    boldTotals: chance.is(0.6),
    boldHeadings: chance.is(0.7),
    labelWidth,
    gaps: chance.is(0.5),
    inset,
    extras,
    costsInParentheses: family === 'ifrs' ? chance.is(0.6) : family === 'uk' ? chance.is(0.4) : chance.is(0.08),
    centerd: chance.is(books || family === 'cpa' ? 0.8 : 0.5),
    companyFirst: chance.is(0.75),
    format: local ? 'A4' : 'LETTER',
    cover: !books && chance.is(0.2),
    narrative: !books && chance.is(0.3),
    notesTable: !books && chance.is(0.15),
    together: chance.is(0.3),
    sides,
    stamp: books && chance.is(0.5),
  }
}
