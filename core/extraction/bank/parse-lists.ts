/** The lists of a statement, line by line: rows over several lines, days printed once, sums and balances between the rows. */
import { balanceRowOf, isTotal } from './balance-labels.ts'
import { sumsBothSides } from './balance-summary.ts'
import { headAt, isDate, type ColumnHead } from './column-headers.ts'
import type { PrintedDay } from './transaction-dates.ts'
import { headingAt } from './list-headings.ts'
import { ListPlace } from './list-location.ts'
import type { DailyBalance, ListMark, ListRow, Lists } from './list-row.ts'
import { cellsOfLine, type LineCells } from './line-cells.ts'
import { closedRow, fieldOf, openedRow, type OpenRow, type PendingText } from './transaction-builder.ts'
import type { SectionHead } from './section-headings.ts'
import { balancesOf, groupedRows, groupedTotal, isRowOfBalances, isRowOfChecks } from './side-by-side.ts'
import type { TextLine } from './statement-text.ts'

/** A line of the same row follows within this part of the type size. */
const rowGap = 1.1
/** A row without a day belongs to the day above it within this many type sizes. */
const dayGap = 3.2
/** A list whose head is not repeated goes on over the page. */
const pageTop = 0.3
/** Words of a line that begins a row; more are a sentence. */
const textWords = 14
/** Lines of text over the line with the amount. */
const mostPending = 4

class ListReader {
  readonly rows: ListRow[] = []
  readonly marks: ListMark[] = []
  readonly balances: DailyBalance[] = []
  readonly taken = new Set<number>()
  readonly lines: readonly TextLine[]
  readonly place = new ListPlace()
  open: OpenRow | null = null
  day: PrintedDay | null = null
  pending: PendingText[] = []
  lastRowLine = -1
  /** Days stand on lines of their own, over their rows. */
  dayLines = false
  /** Rows of this statement bear their amount on their last line. */
  amountLast = false

  constructor(lines: readonly TextLine[]) {
    this.lines = lines
  }

  read(): Lists {
    const { place } = this
    for (let index = 0; index < this.lines.length; index++) {
      const line = this.lines[index]!
      if (/\bpage\s*:?\s*\d+\s*(?:of|\/)\s*\d+\b/i.test(line.text) && line.money.every(token => !token.cents)) continue
      const head = headAt(this.lines, index)
      const section = headingAt(this.lines, index, place.textLeft())
      // "Deposits & Other Credits" names columns as well as a list; a head of columns has a day or a text among them.
      const named = head?.columns.some(column => isDate(column.role) || column.role === 'description') === true
      if (head !== null && (section === null || (named && head.columns.length >= 2))) {
        this.startHead(head, index)
        index += head.count - 1
        continue
      }
      if (section !== null && this.endsTotal(index)) continue
      if (section !== null) {
        this.startSection(section)
        continue
      }
      // A running head over the list is no row of it.
      if (line.repeated && line.money.every(token => !token.cents)) continue
      if (place.leaveSummary(line)) continue
      if (place.section?.kind === 'aside' || place.section?.kind === 'pending') continue
      if (isRowOfBalances(line, place, this.rows.at(-1))) {
        this.close()
        place.section = { kind: 'balances', title: 'Daily balances' }
      } else if (isRowOfChecks(line, place)) this.startSection({ kind: 'checks', title: 'Checks' })
      if (place.section?.kind === 'balances' || place.isBalanceHead()) this.readBalances(line, index)
      else if (place.isGrouped()) this.readGroups(line, index)
      else if (place.head !== null || place.section !== null) this.readLine(line, index)
    }
    this.close()
    const { rows, marks, balances, taken } = this
    return { rows, marks, balances, taken, heads: place.heads }
  }

  /** "Total deposits and other" over "credits": the second line of a label is no heading. */
  endsTotal(index: number): boolean {
    const [line, before] = [this.lines[index]!, this.marks.at(-1)]
    const above = this.lines[index - 1]
    if (before === undefined || above === undefined || before.line !== index - 1 || !/^\p{Ll}/u.test(line.text))
      return false
    return before.kind === 'total' && line.words.length <= 2 && line.box.top - above.box.bottom < line.metrics.em
  }

  startHead(head: ColumnHead, index: number): void {
    this.close()
    this.pending = []
    this.place.enterHead(head, this.lines, index, section =>
      this.rows.some(row => row.section !== null && row.section === section),
    )
  }

  startSection(section: SectionHead): void {
    this.close()
    this.pending = []
    this.day = null
    this.place.enterSection(section)
  }

  readBalances(line: TextLine, index: number): void {
    const found = balancesOf(line, index)
    this.balances.push(...found)
    if (found.length > 0) this.taken.add(index)
  }

  readGroups(line: TextLine, index: number): void {
    const total = groupedTotal(line, index, this.place)
    const rows = total === null ? groupedRows(line, index, this.place) : []
    if (total !== null) this.marks.push(total)
    this.rows.push(...rows)
    if (total !== null || rows.length > 0) this.taken.add(index)
  }

  readLine(line: TextLine, index: number): void {
    const cells = this.cellsOf(line)
    const field = fieldOf(cells)
    const dated = cells.day !== null || cells.placeholder || cells.pending
    if (this.readMark(index, cells, field !== null)) return
    if (
      dated &&
      field === null &&
      this.place.isDayless() &&
      this.open !== null &&
      this.open.cells !== null &&
      this.open.day === null
    ) {
      // "31 July 2025  Transaction: CARD-1480" below the text of its row.
      this.open.day = cells.day
      if (cells.text !== '') this.open.texts.push(cells.text)
      this.open.lastLine = index
      return
    }
    if (dated) {
      this.close()
      if (cells.pending) return
      this.day = cells.day
      if (cells.day?.count === line.words.length) {
        this.dayLines = true
        this.lastRowLine = index
        return
      }
      this.open = this.opened(cells, field === null ? null : cells, index)
      return
    }
    if (field !== null) {
      if (line.money.length > 1 && sumsBothSides(line)) {
        this.close()
        return
      }
      if (this.open !== null && this.open.cells === null) {
        this.open.cells = cells
        if (cells.text !== '') this.open.texts.push(cells.text)
        this.open.lastLine = index
        this.open.line = index
        this.amountLast = true
        return
      }
      if (this.belongs(line, cells)) {
        this.close()
        this.open = { ...this.opened(cells, cells, index), day: this.day }
      }
      return
    }
    if (cells.text === '' || line.repeated) return
    this.readText(line, index, cells)
  }

  /** Sums and balances between rows. */
  readMark(index: number, cells: LineCells, hasField: boolean): boolean {
    const balance = balanceRowOf(cells.text)
    const total = isTotal(cells.text) && cells.day === null
    if (!hasField && cells.balance === null) return false
    if (balance === null && !total) return false
    // A payment called "Total Wine" has a day; a balance with a day of its own has nothing in the columns of amounts but itself.
    if (
      balance !== null &&
      cells.day !== null &&
      hasField &&
      cells.balance !== null &&
      cells.debit === null &&
      cells.credit === null &&
      cells.amount?.value !== cells.balance.value
    )
      return false
    this.close()
    this.pending = []
    // "Total no. of deposits: 6" is no sum of money.
    if (/\b(?:no|number|#)\b|# of/i.test(cells.text)) return true
    const { section, list } = this.place
    this.marks.push({ kind: balance ?? 'total', label: cells.text, cells, section, list, line: index })
    this.taken.add(index)
    // Only an opening balance is followed by rows of its day; a closing balance ends the list.
    if (balance === 'opening') {
      this.day = cells.day
      this.lastRowLine = index
    } else if (balance === 'closing') this.lastRowLine = -1
    return true
  }

  /** A row that begins on this line, with the text that waits for it. */
  opened(cells: LineCells, complete: LineCells | null, index: number): OpenRow {
    const before = this.pending.filter(({ line }) => this.lines[line]!.page === this.lines[index]!.page)
    this.pending = []
    return openedRow(cells, complete, index, before)
  }

  /** A row without a day of its own: close below the row before, its text below that row's text. */
  belongs(line: TextLine, cells: LineCells): boolean {
    const { head, section, heads } = this.place
    const described = cells.text !== '' || this.pending.length > 0
    if (!described && cells.balance === null) return false
    const sided = section !== null && section.kind !== 'all'
    if (head === null && !this.dayLines) return false
    const before = this.lines[this.open?.lastLine ?? this.lastRowLine]
    if (before === undefined) return sided ? false : cells.balance !== null
    if (before.page !== line.page)
      return line.box.top < pageTop * line.pageHeight || this.lines[heads.at(-1) ?? 0]!.page === line.page
    return line.box.top - before.box.bottom < dayGap * line.metrics.em
  }

  /** A line of text alone: it goes on with the row above, or begins the row below. */
  readText(line: TextLine, index: number, cells: LineCells): void {
    const { em } = line.metrics
    const open = this.open
    const before = open === null ? undefined : this.lines[open.lastLine]
    const next = this.lines[index + 1]
    const gapNext = next === undefined || next.page !== line.page ? Infinity : next.box.top - line.box.bottom
    const inside = cells.textLeft !== null && cells.textLeft < this.place.amountsLeft()
    if (open !== null && before !== undefined && inside) {
      const samePage = before.page === line.page
      const gap = samePage ? line.box.top - before.box.bottom : 0
      const aligned =
        open.textLeft === null || Math.abs(cells.textLeft - open.textLeft) < 3.5 * em || cells.textLeft > open.textLeft
      const follows = samePage
        ? gap < rowGap * em
        : line.box.top < pageTop * line.pageHeight && Math.abs(cells.textLeft - (open.textLeft ?? 0)) < 2.5 * em
      const begins = this.amountLast && open.cells !== null && this.bearsAmount(index + 1)
      const nearer = (gapNext < 0.45 * gap && open.cells !== null) || begins
      if (follows && aligned && !nearer) {
        open.texts.push(cells.text)
        open.lastLine = index
        this.taken.add(index)
        return
      }
    }
    if (open !== null && open.cells !== null) this.close()
    if (inside && gapNext < rowGap * em && line.words.length <= textWords) {
      this.pending.push({ text: cells.text, left: cells.textLeft, line: index })
      if (this.pending.length > mostPending) this.pending.shift()
    } else this.pending = []
  }

  /** The next line has an amount and no day: where amounts stand last, this line begins its row. */
  bearsAmount(index: number): boolean {
    const next = this.lines[index]
    if (next === undefined) return false
    const cells = this.cellsOf(next)
    return cells.day === null && fieldOf(cells) !== null
  }

  cellsOf(line: TextLine): LineCells {
    return cellsOfLine(line, this.place.head, this.place.places)
  }

  close(): void {
    const open = this.open
    this.open = null
    const row = open === null ? null : closedRow(open, this.lines, this.place)
    if (open === null || row === null) return
    for (let at = open.line; at <= open.lastLine; at++) this.taken.add(at)
    this.lastRowLine = open.lastLine
    this.rows.push(row)
  }
}

/** Reads the lists in the lines of a statement. */
export function readLists(lines: readonly TextLine[]): Lists {
  return new ListReader(lines).read()
}
