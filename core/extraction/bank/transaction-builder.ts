/** Builds one row of a list: its date opens it, lines of text and its amount follow, the next row closes it. */
import { unionOf } from '../../document/geometry.ts'
import type { ListContext } from './list-context.ts'
import { titleOf } from './side-by-side.ts'
import type { AmountToken, LineCells, ListRow, PrintedDay, TextLine } from './printed-statement.ts'

export interface TransactionBuilder {
  date: PrintedDay | null
  readonly texts: string[]
  /** Of the line that bears the amount; null until one does. */
  cells: LineCells | null
  readonly textLeft: number | null
  readonly firstLine: number
  /** Bears the amount. */
  line: number
  lastLine: number
}

/** A line of text alone that waits for the row below it. */
export interface PendingText {
  readonly text: string
  readonly left: number
  readonly line: number
}

/** The amount of a row and the column it stands in; the larger one where two columns have one, null without any. */
export const amountOf = (cells: LineCells): { amount: AmountToken; column: 'debit' | 'credit' | 'amount' } | null => {
  const sides = (['debit', 'credit', 'amount'] as const).flatMap(column => {
    const amount = cells[column]
    return amount === null || amount.value === 0 ? [] : [{ amount, column }]
  })
  return sides.toSorted((a, b) => b.amount.value - a.amount.value)[0] ?? null
}

/** More than a third of the words contain digits: a reference, not a description. */
function isReference(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter(word => /\d/.test(word)).length * 3 >= words.length
}

/** The row as printed; null for one that never got an amount. */
export function closeTransaction(
  open: TransactionBuilder,
  lines: readonly TextLine[],
  { section, list }: Pick<ListContext, 'section' | 'list'>,
): ListRow | null {
  const field = open.cells === null ? null : amountOf(open.cells)
  if (open.cells === null || field === null) return null
  const line = lines[open.line]!
  // A row over several lines may begin on the page before: what is marked is where its amount stands.
  const own = lines.slice(open.firstLine, open.lastLine + 1).filter(({ page }) => page === line.page)
  const [first, ...more] = open.texts
  const description = [first ?? '', ...more.filter(text => !isReference(text))].join(' ').trim()
  return {
    date: open.date,
    description: description === '' ? titleOf(section) : description,
    details: more.filter(isReference).join(' '),
    amount: field.amount,
    column: field.column,
    balance: open.cells.balance,
    check: open.cells.check,
    section,
    list,
    line: open.line,
    box: unionOf(own.map(({ box }) => box)),
  }
}
