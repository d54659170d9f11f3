/** The context of a line: the heading and the column headers above it. */
import sections from '../../vocabulary/bank-sections.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { isDateRole, type ColumnHeader } from './column-headers.ts'
import { columnPositions, withUnknownColumns, type ColumnPositions } from './column-positions.ts'
import type { SectionHeading } from './section-headings.ts'
import type { TextLine } from './text-lines.ts'

const detail = phrasePattern(sections.details, 'start')
const image = phrasePattern(sections.never)
const activity = phrasePattern(sections.all)

/** The current list of the parser; every heading and column header changes it. */
export class ListContext {
  header: ColumnHeader | null = null
  positions: ColumnPositions | null = null
  section: SectionHeading | null = null
  /** The section whose summary this is, where a summary stands between its heading and its list. */
  outer: SectionHeading | null = null
  /** Number of the list; rows of one list share it. */
  list = 0
  /** Line indices of column headers. */
  readonly headers: number[] = []

  /** Dates with a balance each, and nothing else. */
  isBalanceHeader(): boolean {
    return (
      this.header !== null && this.header.columns.every(column => isDateRole(column.role) || column.role === 'balance')
    )
  }

  /** No column of dates: the date stands with the text of its row. */
  hasNoDateColumn(): boolean {
    return this.header !== null && !this.header.columns.some(column => isDateRole(column.role))
  }

  /** Several entries stand side by side on one line. */
  isGrouped(): boolean {
    if (this.section?.kind === 'checks') return true
    if (this.header === null) return false
    const texts = this.header.columns.some(column => column.role === 'description')
    return this.header.groups > 1 || (!texts && this.header.columns.some(column => column.role === 'check'))
  }

  /** Left edge of the first column of amounts; infinite without one. */
  amountsLeft(): number {
    const amounts =
      this.header?.columns.filter(
        column => !isDateRole(column.role) && ['debit', 'credit', 'amount', 'balance'].includes(column.role),
      ) ?? []
    return amounts.length === 0 ? Infinity : Math.min(...amounts.map(column => column.box.left))
  }

  /** Amounts stand before their dates. */
  amountFirst(): boolean {
    const roles = this.header?.columns.map(column => column.role) ?? []
    const [amount, date] = [roles.indexOf('amount'), roles.findIndex(isDateRole)]
    return amount >= 0 && date > amount
  }

  /** Enters the list below a column header. `hasRows`: whether a section has had rows already. */
  enterHeader(
    printed: ColumnHeader,
    lines: readonly TextLine[],
    index: number,
    hasRows: (section: SectionHeading | null) => boolean,
  ): void {
    const header = withUnknownColumns(lines, index, printed)
    const described =
      header.columns.some(column => column.role === 'description') &&
      header.columns.some(column => isDateRole(column.role))
    const sided = header.columns.some(column => ['debit', 'credit', 'balance'].includes(column.role)) && described
    if (this.section?.kind === 'aside' && (sided || (described && activity.test(this.section.title))))
      this.section = null
    if (this.section?.kind === 'balances' && sided) this.section = null
    // A header of another shape ends the section before it, unless that section has no rows yet.
    const checks = header.columns.some(column => column.role === 'check') && !described
    if (this.section?.kind === 'checks' && described && !header.columns.some(column => column.role === 'check'))
      this.section = null
    // "Draft Summary" over numbers, dates and amounts of checks.
    const summary =
      this.section?.kind === 'aside' &&
      !image.test(this.section.title) &&
      header.columns.some(column => isDateRole(column.role))
    if (checks && (this.section === null || this.section.kind === 'all' || summary))
      this.section = { kind: 'checks', title: 'Checks' }
    // A second table of dates and amounts under one heading is another list whose own heading was not recognized: checks have numbers.
    if (header.groups > 1 && !described && !checks && hasRows(this.section))
      this.section = header.columns.some(column => column.role === 'reference' || column.role === 'check')
        ? { kind: 'checks', title: 'Checks' }
        : { kind: 'balances', title: 'Daily balances' }
    this.header = header
    this.positions = columnPositions(lines, index, header)
    this.headers.push(index)
    this.list++
  }

  /** Enters the list below a heading; column headers stay valid for following lists of the same shape. */
  enterSection(section: SectionHeading): void {
    const before = this.section
    if (section.kind !== 'aside') this.outer = null
    else if (before !== null && before.kind !== 'aside') this.outer = before
    this.section = section
    this.list++
    const kept =
      this.header !== null &&
      this.header.groups === 1 &&
      this.header.columns.some(column => column.role === 'description')
    const sameShape = !['checks', 'balances', 'aside'].includes(section.kind) && before?.kind !== 'checks'
    if (!kept || !sameShape) {
      this.header = null
      this.positions = null
    }
  }

  /** "New Charges", "Summary", "Detail": the list of the first heading begins after its summary. True when the line ends the summary. */
  leaveSummary(line: TextLine): boolean {
    const begins = this.section?.kind === 'aside' && this.outer !== null && detail.test(line.text)
    if (!begins || line.amounts.length > 0) return false
    this.section = this.outer
    this.outer = null
    this.list++
    return true
  }
}
