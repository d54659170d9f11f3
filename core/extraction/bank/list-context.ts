/** The context of a line: the heading and the column headers above it. */
import sections from '../../vocabulary/bank-sections.json' with { type: 'json' }
import { patternsOf, phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { textOf } from '../layout/text-rows.ts'
import { isTotal } from './balance-summary.ts'
import { dateRoles, hasColumn, headerAt, isAmountRole, isDateRole, type ColumnHeader } from './column-headers.ts'
import type { SectionHeading, TextLine } from './printed.ts'
import { sectionAt, sectionOf } from './section-headings.ts'
import { dayAt, opensPeriod } from './transaction-dates.ts'

const detail = phrasePattern(sections.details, 'start')
const { never: image, all: activity } = patternsOf(sections)

/** Numbers and amounts of checks alone: no list of them has credits or balances, whatever OCR made of its description. */
const listsChecks = (header: ColumnHeader): boolean =>
  hasColumn(header, 'check') && !hasColumn(header, 'description', 'credit', 'balance')

/** The current list of the parser; every heading and column header changes it. */
export class ListContext {
  header: ColumnHeader | null = null
  section: SectionHeading | null = null
  /** The section whose summary this is, where a summary stands between its heading and its list. */
  outer: SectionHeading | null = null
  /** Number of the list; rows of one list share it. */
  list = 0

  /** Dates with a balance each, and nothing else. */
  isBalanceHeader(): boolean {
    return this.header?.columns.every(({ role }) => isDateRole(role) || role === 'balance') === true
  }

  /** Several entries stand side by side on one line. */
  isGrouped(): boolean {
    if (this.section?.kind === 'checks') return true
    const { header } = this
    return header !== null && (header.groups > 1 || listsChecks(header))
  }

  /** Left edge of the first column of amounts; infinite without one. */
  amountsLeft(): number {
    const amounts = this.header?.columns.filter(({ role }) => isAmountRole(role) && role !== 'ignored') ?? []
    return Math.min(Infinity, ...amounts.map(({ box }) => box.left))
  }

  /** Amounts stand before their dates. */
  amountFirst(): boolean {
    const roles = this.header?.columns.map(column => column.role) ?? []
    const [amount, date] = [roles.indexOf('amount'), roles.findIndex(isDateRole)]
    return amount >= 0 && date > amount
  }

  /** Enters the list below a column header. `startsList`: a transaction stands below. */
  enterHeader(header: ColumnHeader, startsList: boolean): void {
    const dated = hasColumn(header, ...dateRoles)
    const described = dated && hasColumn(header, 'description')
    const sided = described && hasColumn(header, 'debit', 'credit', 'balance')
    const { kind, title } = this.section ?? { kind: 'all', title: '' }
    // A header of another shape ends the section before it, unless that section has no rows yet.
    if (
      (sided && (kind === 'aside' || kind === 'balances')) ||
      (described && kind === 'aside' && (activity.test(title) || (startsList && !image.test(title)))) ||
      (described && kind === 'checks' && !hasColumn(header, 'check')) ||
      // What is pending has moved no balance yet.
      (sided && kind === 'pending' && startsList)
    )
      this.section = null
    // "Draft Summary" over numbers, dates and amounts of checks.
    const checks = listsChecks(header) && !described
    if (checks && (kind === 'all' || (kind === 'aside' && dated && !image.test(title))))
      this.section = { kind: 'checks', title: 'Checks' }
    this.header = header
    this.list++
  }

  /** Enters the list below a heading; column headers stay valid for following lists of the same shape. */
  enterSection(section: SectionHeading): void {
    const before = this.section
    if (section.kind !== 'aside') this.outer = null
    else if (before !== null && before.kind !== 'aside') this.outer = before
    this.section = section
    this.list++
    // Inferred columns (which take no line) are of their own list.
    const kept = this.header?.groups === 1 && this.header.count > 0 && hasColumn(this.header, 'description')
    const sameShape = !['checks', 'balances', 'aside'].includes(section.kind) && before?.kind !== 'checks'
    if (!kept || !sameShape) this.header = null
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

/** The heading at a line; null for other lines. */
export function headingAt(lines: readonly TextLine[], index: number): SectionHeading | null {
  const line = lines[index]!
  const bare = sectionAt(line)
  if (bare !== null) return bare
  // "Deposits and other additions $10,340.03" over its rows; the same words in a summary are followed by no row with a date.
  const sum = line.amounts.at(-1)
  if (sum === undefined || !sum.cents || sum.last !== line.words.length - 1) return null
  const end = line.segments[0]!.words.length
  const rest = textOf(line.words.slice(end, sum.first))
  // "18 deposits and credits, $12,852.19"
  const named = textOf(line.words.slice(0, Math.min(end, sum.first))).replace(
    /^\d{1,4}\s|,$|(?:\s\d{1,4} (?:items?|transactions?))?\stotall?ing$/g,
    '',
  )
  const section = rest === '' || isTotal(rest) ? sectionOf(named) : null
  if (section === null || section.kind === 'aside' || section.kind === 'balances') return null
  const after = lines.slice(index + 1, index + 3).filter(other => other.page === line.page)
  const isRow = ({ words, amounts }: TextLine): boolean => {
    const day = dayAt(words, 0)
    return day !== null && !opensPeriod(words, 0, day) && amounts.some(token => token.cents)
  }
  const listed = after.some(isRow)
  return listed || headerAt(lines, index + 1) !== null ? section : null
}
