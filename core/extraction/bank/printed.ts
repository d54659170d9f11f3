/** What is printed on a statement, from its lines to its accounts: what the steps of the extraction hand to each other. Types only. */
import type { NumberOnPage } from '../../document/amount.ts'
import type { Evidence, Field } from '../../document/field.ts'
import type { Box } from '../../document/model.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import type { Segment } from '../layout/text-rows.ts'
import type { Amount } from '../values/amounts/parse-amount.ts'
import type { DateOrder, DateToken } from '../values/dates/date-tokens.ts'

/**
 * An amount as printed. `value` is its size; its `sign` (−1 for a minus, parentheses or DR, +1 for a plus or CR), its column or its list say
 * which side it is on.
 */
export interface AmountToken extends Pick<Amount, 'value' | 'sign' | 'currency'>, NumberOnPage, Evidence {
  readonly ocr: boolean
  readonly entry: 'CR' | 'DR' | null
  /** Printed with cents, so that it can be nothing but an amount. */
  readonly cents: boolean
  /** Indices of its first and last word in the line. */
  readonly first: number
  readonly last: number
}

/** A printed line and where it stands. */
export interface TextLine extends Evidence, Segment {
  readonly pageHeight: number
  readonly amounts: readonly AmountToken[]
  readonly ocr: boolean
  readonly metrics: PageMetrics
  /** Repeated at the same position of other pages: letterhead, running header, footer. */
  readonly repeated: boolean
  /** A row, sum or balance of a list; false before the lists are parsed. */
  readonly listed: boolean
  /** Words with no wide gap between them. */
  readonly segments: readonly Segment[]
}

/** A day as printed; of its two `numbers` the order of the document decides which one is the month. */
export interface PrintedDay extends Pick<DateToken, 'year' | 'month' | 'day' | 'numbers'> {
  /** How many words it takes. */
  readonly count: number
  readonly text: string
}

/** A period, which completes days without a year; either end may be unknown. ISO dates. */
export type DayFrame = Readonly<Record<'start' | 'end', string | null>>

/**
 * `credits`, `debits`, `checks`, `fees`: one side; `all`: both sides; `balances`: end-of-day balances; `pending`: not posted yet;
 * `aside`: tables that are no list of transactions (fee calculations, summaries, images).
 */
export type SectionKind = 'credits' | 'debits' | 'checks' | 'fees' | 'all' | 'balances' | 'pending' | 'aside'

/** The heading of a list. */
export type SectionHeading = Readonly<{ kind: SectionKind; title: string }>

/** The cells of one line; a row of a list may take several lines. */
export interface LineCells extends Readonly<Record<'debit' | 'credit' | 'amount' | 'balance', AmountToken | null>> {
  readonly date: PrintedDay | null
  readonly text: string
  /** Left edge of the text; null without one. */
  readonly textLeft: number | null
  readonly check: string | null
  readonly pending: boolean
  /** The date column contains no date: "mm/dd/yyyy", or a day of which OCR lost the month. */
  readonly placeholder: boolean
}

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
  /** Around all that is printed of the row on that page. */
  readonly box: Box
}

/** A sum or a balance that stands between the rows. */
export type ListMark = Pick<ListRow, 'section' | 'list' | 'line'> &
  Readonly<{ kind: 'opening' | 'closing' | 'total'; text: string; cells: LineCells }>

/** An end-of-day balance of a table of its own. */
export type DailyBalance = Readonly<{ date: PrintedDay; amount: AmountToken; line: number }>

export interface Lists {
  readonly rows: readonly ListRow[]
  readonly marks: readonly ListMark[]
  readonly balances: readonly DailyBalance[]
  /** All lines of the statement, marked where they are rows, sums or balances of lists. */
  readonly lines: readonly TextLine[]
  /** Line indices of column headers. */
  readonly headers: readonly number[]
}

/** A labeled amount outside the lists. */
export interface SummaryEntry {
  readonly label: 'creditCount' | 'debitCount' | 'opening' | 'closing' | 'credits' | 'debits'
  readonly text: string
  readonly amount: AmountToken
  /** A count printed beside the sum ("28", "30 CREDITS"). */
  readonly count: number | null
  readonly line: number
  /** Stands in a row that begins with an account's name or number. */
  readonly rowText: string | null
  /** The side follows from arithmetic, not from a label: 'credits' raise the balance, also of what is owed. */
  readonly byBalance?: true
}

/** An account number outside the lists: its `text` as printed (masked stays masked), its digits, the index of its line. */
export type NumberMention = Readonly<Record<'text' | 'digits', string>> & { readonly line: number }

/** The lines of a statement that belong to one account. */
export interface AccountPart {
  readonly mentions: readonly NumberMention[]
  /** Indices of its lines, ascending. */
  readonly lines: readonly number[]
  /** Its name in the overview; null without one. */
  readonly title: string | null
}

/** A period and the line it was read from, by its index. */
export type StatementPeriod = DayFrame & Readonly<{ line: number; text: string }>

/** Facts of a statement shared by all its accounts. */
export interface StatementFacts {
  readonly lines: readonly TextLine[]
  readonly lists: Lists
  readonly order: DateOrder
  readonly period: StatementPeriod | null
  readonly statementDate: StatementPeriod | null
  /** How many days are printed to be in the period. */
  readonly days: number | null
  /** The only year printed in the page header or in column headers; null for none or several. */
  readonly year: string | null
  readonly bankName: Field<string> | null
  readonly holder: Field<string> | null
  readonly currency: Field<string> | null
  readonly monthToDate: boolean
  /** A page is missing: "Page 1 of 3" of which two are not there. */
  readonly pagesMissing: boolean
  /** The last of its pages is there, whatever others are missing. */
  readonly lastPageThere: boolean
}

/** What is printed of one account. */
export interface PrintedAccount extends Pick<Lists, 'rows' | 'marks' | 'balances'> {
  /** Labeled amounts outside the lists. */
  readonly entries: readonly SummaryEntry[]
  /** A card or loan: charges raise the balance. */
  readonly owed: boolean
}
