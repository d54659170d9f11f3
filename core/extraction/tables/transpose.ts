/** Tables turned by a quarter: periods as rows, the lines of a statement as headings of columns. */
import { unionOf } from '../../document/geometry.ts'
import { isPeriodText } from '../values/dates/periods.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { isEmpty, type DraftRow } from './draft-row.ts'
import type { Block } from './build-blocks.ts'
import words from '../../vocabulary/table-words.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'

/**
 * What makes rows periods and columns lines: so many rows named by a period or as their total, more than this share of all rows with numbers (an
 * average may stand below them), and so many columns that are headed, none by a period. Half or double changes no tuned statement.
 */
const limits = { periods: 2, share: 0.6, lines: 3 } as const

const totals = phrasePattern(words.columns.total, 'whole')

/** What the rows and columns of a table are read from. */
type Draft = Readonly<{ block: Block; rows: readonly DraftRow[] }>

/** A table of periods below each other, "2024 | 3,905 | 2,236", with the periods as columns and the headings as labels; any other as it is. */
export function withPeriodsAsColumns(draft: Draft, order: DateOrder): Draft {
  const { block, rows } = draft
  const numbered = rows.filter(row => !isEmpty(row))
  // A year set right of where labels begin was read as a number.
  const isNamed = numbered.some(({ label, cells }) => label !== '' || cells[0]?.year !== true)
  const nameOf = ({ label, cells }: DraftRow): string => (isNamed ? label : cells[0]!.text)
  const periods = numbered.filter(row => isPeriodText(nameOf(row), order) || totals.test(nameOf(row)))
  const lines = block.header.texts
    .map((pieces, index) => ({ label: pieces.join(' '), index }))
    .filter(({ label, index }) => /\p{L}{2}/u.test(label) && (isNamed || index > 0))
  const areRows = periods.length >= limits.periods && periods.length > limits.share * numbered.length
  if (!areRows || lines.length < limits.lines || lines.some(({ label }) => isPeriodText(label, order))) return draft
  return {
    block: {
      ...block,
      extents: periods.map(({ box }) => box),
      notes: periods.map(() => false),
      header: { ...block.header, texts: periods.map(row => [nameOf(row)]) },
    },
    rows: lines.map(({ label, index }): DraftRow => {
      const cells = periods.map(row => row.cells[index] ?? null)
      const box = unionOf(cells.map((cell, at) => cell?.box ?? periods[at]!.box))
      return { words: [], label, cells, box, lastTop: box.top, left: null, ruleAbove: false }
    }),
  }
}
