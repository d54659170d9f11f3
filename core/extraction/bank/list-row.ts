/** Rows, totals and balances of lists as printed.  */
import type { Box } from '../../document/model.ts'
import type { PrintedDay } from './transaction-dates.ts'
import type { LineCells } from './line-cells.ts'
import type { SectionHeading } from './section-headings.ts'
import type { AmountToken } from './line-amounts.ts'
import type { TextLine } from './text-lines.ts'

/** A row of a list as printed; reconciliation adds its sign and year. */
export interface ListRow {
  readonly date: PrintedDay | null
  readonly description: string
  /** Lines of references below the description: numbers, cards, identifications. */
  readonly details: string
  readonly amount: AmountToken
  readonly column: 'debit' | 'credit' | 'amount'
  readonly balance: AmountToken | null
  readonly check: string | null
  readonly section: SectionHeading | null
  /** Rows of one list share a number. */
  readonly list: number
  /** Index of the line that bears the amount. */
  readonly line: number
  readonly page: number
  readonly ocr: boolean
  /** Around all that is printed of the row on that page. */
  readonly box: Box
}

/** A sum or a balance that stands between the rows. */
export interface ListMark {
  readonly kind: 'opening' | 'closing' | 'total'
  readonly label: string
  readonly cells: LineCells
  readonly section: SectionHeading | null
  readonly list: number
  readonly line: number
}

/** The amount of a balance between rows, whatever column it stands in. */
export const balanceOfMark = ({ cells }: ListMark): AmountToken | null =>
  cells.balance ?? cells.amount ?? cells.credit ?? cells.debit

export interface DailyBalance {
  readonly date: PrintedDay
  readonly amount: AmountToken
  readonly line: number
}

export interface Lists {
  readonly rows: readonly ListRow[]
  readonly marks: readonly ListMark[]
  readonly balances: readonly DailyBalance[]
  /** All lines of the statement, marked where they are rows, sums or balances of lists. */
  readonly lines: readonly TextLine[]
  /** Line indices of column headers. */
  readonly headers: readonly number[]
}
