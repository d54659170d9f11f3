/** Where the lines of a statement stand: under which heading, and under which heads of columns. */
import { isDate, type ColumnHead } from './column-headers.ts'
import { columnPlaces, type ColumnPlaces } from './column-positions.ts'
import type { SectionHead } from './section-headings.ts'
import type { TextLine } from './statement-text.ts'

/** "Detail *Indicates posting date" is a heading still. */
const detailWords = 6

/** The list the reader is in. It changes with every heading and every head of columns. */
export class ListPlace {
  head: ColumnHead | null = null
  places: ColumnPlaces | null = null
  section: SectionHead | null = null
  /** The section whose summary this is, where a summary stands between its heading and its list. */
  outer: SectionHead | null = null
  /** Number of the list; rows of one list share it. */
  list = 0
  /** Where heads of columns were seen, by line index. */
  readonly heads: number[] = []

  /** Days with a balance each, and nothing else. */
  isBalanceHead(): boolean {
    return this.head !== null && this.head.columns.every(column => isDate(column.role) || column.role === 'balance')
  }

  /** No column of days: the day stands with the text of its row. */
  isDayless(): boolean {
    return this.head !== null && !this.head.columns.some(column => isDate(column.role))
  }

  /** Several entries stand side by side on one line. */
  isGrouped(): boolean {
    if (this.section?.kind === 'checks') return true
    if (this.head === null) return false
    const texts = this.head.columns.some(column => column.role === 'description')
    return this.head.groups > 1 || (!texts && this.head.columns.some(column => column.role === 'check'))
  }

  /** Where descriptions begin, by their head. */
  textLeft(): number | null {
    const day = this.head?.columns.find(column => isDate(column.role))
    const text = this.head?.columns.find(column => column.role === 'description')
    return day === undefined || text === undefined || text.box.left < day.box.right ? null : text.box.left
  }

  /** Left edge of the first column of amounts; infinite without one. */
  amountsLeft(): number {
    const money =
      this.head?.columns.filter(
        column => !isDate(column.role) && ['debit', 'credit', 'amount', 'balance'].includes(column.role),
      ) ?? []
    return money.length === 0 ? Infinity : Math.min(...money.map(column => column.box.left))
  }

  /** Amounts stand before their days. */
  amountFirst(): boolean {
    const roles = this.head?.columns.map(column => column.role) ?? []
    const [amount, day] = [roles.indexOf('amount'), roles.findIndex(isDate)]
    return amount >= 0 && day > amount
  }

  /** Enters the list below a head of columns. `hasRows`: whether a section has had rows already. */
  enterHead(
    head: ColumnHead,
    lines: readonly TextLine[],
    index: number,
    hasRows: (section: SectionHead | null) => boolean,
  ): void {
    const described =
      head.columns.some(column => column.role === 'description') && head.columns.some(column => isDate(column.role))
    const sided = head.columns.some(column => ['debit', 'credit', 'balance'].includes(column.role)) && described
    if (this.section?.kind === 'aside' && (sided || (described && /activ|transact|histor/i.test(this.section.title))))
      this.section = null
    if (this.section?.kind === 'balances' && sided) this.section = null
    // The head of a list of another shape ends the section before it, unless the section has had no rows yet.
    const checks = head.columns.some(column => column.role === 'check') && !described
    if (this.section?.kind === 'checks' && described && !head.columns.some(column => column.role === 'check'))
      this.section = null
    if (checks && (this.section === null || this.section.kind === 'all' || this.isSummaryOf(head)))
      this.section = { kind: 'checks', title: 'Checks' }
    // A second table of days and amounts under one heading is no list of it: its own heading was not recognized.
    const pairs = head.groups > 1 && !described && !checks
    if (pairs && hasRows(this.section))
      // Balances have no numbers; checks do.
      this.section = head.columns.some(column => column.role === 'reference' || column.role === 'check')
        ? { kind: 'checks', title: 'Checks' }
        : { kind: 'balances', title: 'Daily balances' }
    this.head = head
    this.places = columnPlaces(lines, index, head)
    this.heads.push(index)
    this.list++
  }

  /** Enters the list below a heading; heads of columns stay where lists of one shape follow each other under them. */
  enterSection(section: SectionHead): void {
    const before = this.section
    if (section.kind !== 'aside') this.outer = null
    else if (before !== null && before.kind !== 'aside') this.outer = before
    this.section = section
    this.list++
    const kept =
      this.head !== null && this.head.groups === 1 && this.head.columns.some(column => column.role === 'description')
    const sameShape = !['checks', 'balances', 'aside'].includes(section.kind) && before?.kind !== 'checks'
    if (!kept || !sameShape) {
      this.head = null
      this.places = null
    }
  }

  /** "New Charges", "Summary", "Detail": the list of the first heading begins after its summary. Tells whether a line says so. */
  leaveSummary(line: TextLine): boolean {
    const begins = this.section?.kind === 'aside' && this.outer !== null && /^\W*details?\b/i.test(line.text)
    if (!begins || line.money.length > 0 || line.words.length > detailWords) return false
    this.section = this.outer
    this.outer = null
    this.list++
    return true
  }

  /** "Draft Summary" over numbers, days and amounts of checks. */
  private isSummaryOf(head: ColumnHead): boolean {
    return (
      this.section?.kind === 'aside' &&
      !/image/i.test(this.section.title) &&
      head.columns.some(column => isDate(column.role))
    )
  }
}
