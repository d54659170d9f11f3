/** Parses the lists of a statement line by line: rows over several lines, dates printed once, totals and balances between rows. */
import sections from '../../vocabulary/bank-sections.json' with { type: 'json' }
import { patternsOf } from '../../vocabulary/phrase-pattern.ts'
import { balanceLabelOf, balanceRowOf, isOfYear, isTotal, sumsBothSides } from './balance-summary.ts'
import { dateRoles, hasColumn, headerAt, type ColumnHeader } from './column-headers.ts'
import { dayAt, monthOfHeading, type HeadedMonth } from './transaction-dates.ts'
import { pageNumberOf } from './statement-period.ts'
import { headingAt, ListContext } from './list-context.ts'
import { inferHeader, knownSums, type KnownSums } from './infer-columns.ts'
import { cellsOfLine } from './line-cells.ts'
import { amountOf, balancesOf, closeRow, groupedRows, isRowOfChecks, isUnread, type RowBuilder } from './list-rows.ts'
import { textOf } from '../layout/text-rows.ts'
import { pageHead } from '../layout/thresholds.ts'
import type { DailyBalance, LineCells, ListMark, ListRow, Lists, SectionHeading, TextLine } from './printed.ts'

/**
 * How lines of one row follow each other, in type sizes.
 * - `row`: A line of the same row follows within this part of the type size.
 * - `date`: A row without a date belongs to the date above it within this many type sizes.
 * - `textEdge`, `pageEdge`: Text of a row goes on left-aligned, or indented to the right, within this many type sizes; over a page break it is
 *   aligned closer.
 * - `nearer`: A line this much nearer to the row below than to the row above belongs below.
 */
const gaps = { row: 1.1, date: 3.2, textEdge: 3.5, pageEdge: 2.5, nearer: 0.45 } as const
/**
 * - `textWords`: Words of a line that begins a row; more are a sentence.
 * - `pending`: Lines of text over the line with the amount.
 * - `minRows`: Rows of a list that show that the header above it is of another table.
 * - `centsShare`: Of a statement in cents at least this share of the amounts that end a line has them.
 */
const limits = { textWords: 14, pending: 4, minRows: 3, centsShare: 0.5 } as const

const { undated } = patternsOf(sections)

/** A line of text alone that waits for the row below it. */
type PendingText = Readonly<{ text: string; left: number; line: number }>

class ListParser {
  readonly rows: ListRow[] = []
  readonly marks: ListMark[] = []
  readonly balances: DailyBalance[] = []
  /** Line indices of column headers. */
  readonly headers: number[] = []
  readonly listLines = new Set<number>()
  readonly lines: readonly TextLine[]
  readonly context = new ListContext()
  builder: RowBuilder | null = null
  date: ListRow['date'] = null
  pending: PendingText[] = []
  lastRowLine = -1
  /** Dates stand on lines of their own, over their rows. */
  dateLines = false

  /** Stands over rows that print their day alone. */
  month: HeadedMonth | null = null

  /** Rows of this statement bear their amount on their last line. */
  amountLast = false
  /** Most amounts of this statement are printed to the cent: a whole number without a date is a page, an account or a count. */
  readonly inCents: boolean

  readonly known: KnownSums

  constructor(lines: readonly TextLine[]) {
    this.lines = lines
    this.known = knownSums(lines)
    const last = lines.flatMap(({ amounts }) => amounts.at(-1) ?? [])
    this.inCents = last.filter(({ cents }) => cents).length >= limits.centsShare * last.length
  }

  parse(): Lists {
    const { context } = this
    for (let index = 0; index < this.lines.length; index++) {
      const line = this.lines[index]!
      const header = headerAt(this.lines, index)
      const section = this.isOfRow(line) ? null : headingAt(this.lines, index)
      // "Deposits & Other Credits" names columns as well as a list; a column header has a date or a text among them, and gaps between them.
      const isApart = line.segments.filter(({ text }) => /\p{L}/u.test(text)).length > 1
      const hasColumns = isApart && hasColumn(header, 'description', ...dateRoles)
      if (header !== null && (section === null || hasColumns)) {
        this.startHeader(header, index)
        index += header.count - 1
        continue
      }
      if (section !== null) {
        this.startSection(section)
        continue
      }
      // A running header over the list is no row of it.
      if (line.repeated && line.amounts.every(token => !token.cents)) continue
      if (context.leaveSummary(line)) continue
      if (context.header === null && context.section === null && this.isDayHeading(index))
        context.enterSection({ kind: 'all', title: '' })
      this.inferColumns(index)
      if (context.section?.kind === 'aside' || context.section?.kind === 'pending') continue
      if (isRowOfChecks(line, context)) this.startSection({ kind: 'checks', title: 'Checks' })
      if (context.section?.kind === 'balances' || context.isBalanceHeader()) this.parseBalances(line, index)
      else if (context.isGrouped()) this.parseGroups(line, index)
      else if (context.header !== null || context.section !== null) this.parseLine(line, index)
    }
    this.close()
    // A date that OCR lost between two equal ones is the same.
    const rows = this.rows.map((row, at, all) => {
      const [before, behind] = [all[at - 1]?.date, all[at + 1]?.date]
      const same = before?.month === behind?.month && before?.day === behind?.day
      return row.date === null && before && behind && same ? { ...row, date: before } : row
    })
    const lines = this.lines.map((line, index) => ({ ...line, listed: this.listLines.has(index) }))
    return { rows, marks: this.marks, balances: this.balances, lines, headers: this.headers }
  }

  /** "Cleared by image" right below the text of a row goes on with it; a heading stands apart, or begins where rows begin. */
  isOfRow({ page, box, metrics: { em } }: TextLine): boolean {
    const { textLeft = null, lastLine = 0, firstLine = 0 } = this.builder ?? {}
    const [above, first] = [this.lines[lastLine]!, this.lines[firstLine]!]
    const isAligned = textLeft !== null && Math.abs(box.left - textLeft) < em && textLeft - first.box.left > em
    return isAligned && above.page === page && box.top - above.box.bottom < gaps.row * em
  }

  /** The list of the heading ended with its total, and a heading that nobody knows stands over the next columns. */
  hasEnded(index: number): boolean {
    const { section } = this.context
    const ended = this.marks.findLast(({ kind }) => kind === 'total')
    if (section === null || ended?.section !== section || this.lastRowLine > ended.line) return false
    const between = this.lines.slice(ended.line + 1, index)
    return (
      between.length > 0 && between.every(({ repeated, amounts }) => !repeated && amounts.every(({ cents }) => !cents))
    )
  }

  startHeader(header: ColumnHeader, index: number): void {
    this.close()
    this.pending = []
    this.headers.push(index)
    if (this.hasEnded(index)) this.context.section = null
    this.context.enterHeader(header, this.startsList(header, index))
  }

  /** A row of a transaction stands below the header; the table of a summary begins with a balance. */
  startsList(header: ColumnHeader, index: number): boolean {
    const below = this.lines[index + header.count]
    if (below === undefined || dayAt(below.words, 0) === null) return false
    const cells = cellsOfLine(below, header)
    const isPosted = this.context.section?.kind !== 'pending' || cells.balance !== null
    return amountOf(cells) !== null && isPosted && below.segments.every(({ text }) => balanceRowOf(text) === null)
  }

  /** The columns of a list whose header no vocabulary knows, or that has none, are inferred at its first row. */
  inferColumns(index: number): void {
    const { header, section } = this.context
    if (header !== null && section?.kind !== 'aside' && (header.unknown.length === 0 || header.groups > 1)) return
    const inferred = inferHeader(this, index, header)
    if (inferred === null) return
    if (section?.kind === 'aside') this.context.section = null
    if (header === null) this.startHeader(inferred, index)
    else this.context.header = inferred
  }

  startSection(section: SectionHeading): void {
    this.close()
    this.pending = []
    this.date = null
    this.context.enterSection(section)
  }

  parseBalances(line: TextLine, index: number): void {
    const found = balancesOf(line, index)
    this.balances.push(...found)
    if (found.length > 0) this.listLines.add(index)
  }

  parseGroups(line: TextLine, index: number): void {
    // "16 checks   Total checks paid   11,901.10"
    const total = [line, ...line.segments].find(({ text }) => isTotal(text))
    if (total !== undefined) return this.addMark('total', total.text, this.cellsOf(line), index)
    const rows = groupedRows(line, index, this.context)
    this.rows.push(...rows)
    if (rows.length > 0) this.listLines.add(index)
  }

  parseLine(line: TextLine, index: number): void {
    const { context } = this
    const month = monthOfHeading(line.text)
    if (month !== null && hasColumn(this.context.header, ...dateRoles)) {
      this.close()
      this.pending = []
      this.month = month
      this.listLines.add(index)
      return
    }
    if (context.header !== null && context.section !== null && this.isOfOtherColumns(index)) context.header = null
    const cells = this.cellsOf(line)
    const field = amountOf(cells)
    if (this.parseDayHeading(index, cells)) return
    const dated = cells.date !== null || cells.placeholder || cells.pending
    if (this.parseMark(index, cells, field !== null)) return
    const { builder } = this
    const undatedList = this.context.header !== null && !hasColumn(this.context.header, ...dateRoles)
    if (dated && field === null && undatedList && builder?.cells && builder.date === null) {
      // "31 July 2025  Transaction: CARD-1480" below the text of its row.
      builder.date = cells.date
      this.continueRow(builder, cells, index)
      return
    }
    if (dated) {
      this.close()
      if (cells.pending) return
      this.date = cells.date
      if (cells.date?.count === line.words.length) {
        this.dateLines = true
        this.lastRowLine = index
        return
      }
      this.builder = this.openRow(field === null ? this.withUnread(cells, line) : cells, index)
      return
    }
    if (field !== null) {
      // "$7,022.10 CR - $3,062.41 + $5,094.64 = $9,054.33 CR": more amounts than a row has, and nothing they are of.
      const sums = line.amounts.filter(({ cents }) => cents).length
      if ((sums > 2 && !/\p{L}{3}/u.test(cells.text)) || (sums > 1 && sumsBothSides(line))) {
        this.close()
        return
      }
      if (this.isSideSum(cells, index)) {
        this.close()
        this.lastRowLine = -1
        return
      }
      if (builder !== null && (builder.cells === null || isUnread(amountOf(builder.cells)!.amount))) {
        builder.cells = cells
        builder.line = index
        this.continueRow(builder, cells, index)
        this.amountLast = true
        return
      }
      if ((field.amount.cents || !this.inCents) && this.isContinuation(line, cells)) {
        this.close()
        this.builder = { ...this.openRow(cells, index), date: this.date }
      }
      return
    }
    if (cells.text === '' || line.repeated || pageNumberOf(line) !== null) return
    this.parseText(line, index, cells)
  }

  /** "56  Money in  49,204.86" below the last of rows that all print their day and their balance. */
  isSideSum({ text, balance }: LineCells, index: number): boolean {
    // A balance that is printed once a day follows on another row.
    const isLast = this.lines.slice(index + 1).every(({ amounts }) => amounts.filter(({ cents }) => cents).length < 2)
    const label = balanceLabelOf(text.replace(/^\d{1,5}\s/, ''))
    const { list } = this.context
    const own = this.rows.filter(row => row.list === list)
    const isWhole = own.length >= limits.minRows && own.every(row => row.balance !== null && row.date !== null)
    return isWhole && isLast && !this.dateLines && balance === null && (label === 'credits' || label === 'debits')
  }

  /** The header is of another table: no row stands below it, and no column of it over the amounts of the list that begins here. */
  isOfOtherColumns(index: number): boolean {
    const dated = this.lines.slice(index, index + limits.minRows).filter(row => {
      const last = row.amounts.at(-1)
      const isDated = dayAt(row.words, 0) !== null && last?.cents === true && last.last === row.words.length - 1
      return isDated && amountOf(this.cellsOf(row)) === null
    })
    return dated.length === limits.minRows && this.rows.every(row => row.line < this.headers.at(-1)!)
  }

  /** "October 1, 2026   Balance $18,874.20" over the rows of the day, which print no date. */
  parseDayHeading(index: number, { date }: LineCells): boolean {
    if (date === null || !this.isDayHeading(index)) return false
    this.close()
    this.date = date
    this.dateLines = true
    this.lastRowLine = index
    this.balances.push({ date, amount: this.lines[index]!.amounts[0]!, line: index })
    this.listLines.add(index)
    return true
  }

  isDayHeading(index: number): boolean {
    const [line, next] = [this.lines[index]!, this.lines[index + 1]]
    // Rows under a day's heading print no date.
    if (this.builder !== null && dayAt(this.lines[this.builder.line]!.words, 0) !== null) return false
    const [amount, ...more] = line.amounts
    const date = dayAt(line.words, 0)
    // The last balance of a list stands behind rows of its day.
    const isNew = date?.day !== this.date?.day || date?.month !== this.date?.month
    if (
      date === null ||
      !isNew ||
      !amount?.cents ||
      more.length > 0 ||
      next === undefined ||
      dayAt(next.words, 0) !== null
    )
      return false
    const label = balanceRowOf(textOf(line.words.slice(date.count, amount.first)))
    return label === 'closing' && next.amounts.some(token => token.cents) && balanceRowOf(next.text) === null
  }

  continueRow(builder: RowBuilder, { text }: LineCells, index: number): void {
    if (text !== '') builder.texts.push(text)
    builder.lastLine = index
  }

  /** Totals and balances between rows. */
  parseMark(index: number, cells: LineCells, hasAmount: boolean): boolean {
    const balance = balanceRowOf(cells.text)
    const bothSides = cells.debit !== null && cells.credit !== null
    // Without a date, amounts of both sides are sums whatever their label.
    const sums = bothSides && /\p{L}{3}/u.test(cells.text) && cells.debit.value > 0 && cells.credit.value > 0
    const announced = [cells.text, this.lines[index]!.segments[0]!.text].some(isTotal)
    const total = cells.date === null ? sums || announced : bothSides && announced
    if (!hasAmount && cells.balance === null) return false
    if (balance === null && !total) return false
    // A payment called "Total Wine" has a date; a balance with a date of its own has nothing in the columns of amounts but itself.
    const alone = cells.debit === null && cells.credit === null && cells.amount?.value !== cells.balance?.value
    if (balance !== null && cells.date !== null && hasAmount && cells.balance !== null && alone) return false
    this.close()
    this.pending = []
    if (!isOfYear(cells.text)) this.addMark(balance ?? 'total', cells.text, cells, index)
    // Only an opening balance is followed by rows of its date; a closing balance ends the list.
    if (balance === 'opening') {
      this.date = cells.date
      // Parts of a summary follow one without a date.
      this.lastRowLine = cells.date === null && !this.dateLines ? -1 : index
    } else if (balance === 'closing' || cells.balance !== null) this.lastRowLine = -1
    return true
  }

  addMark(kind: ListMark['kind'], text: string, cells: LineCells, index: number): void {
    const { section, list, header } = this.context
    this.marks.push({ kind, text, cells, section, list, line: index })
    // A total above every list is of the summary.
    if (kind !== 'total' || section !== null || header !== null || this.rows.length > 0) this.listLines.add(index)
  }

  /** A row that begins on this line, with the text that waits for it. */
  openRow(cells: LineCells, index: number): RowBuilder {
    const before = this.pending.filter(({ line }) => this.lines[line]!.page === this.lines[index]!.page)
    this.pending = []
    const text = [...before.map(one => one.text), cells.text].join(' ').trim()
    return {
      date: cells.date,
      texts: text === '' ? [] : [text],
      cells: amountOf(cells) === null ? null : cells,
      textLeft: before[0]?.left ?? cells.textLeft,
      firstLine: before[0]?.line ?? index,
      line: index,
      lastLine: index,
    }
  }

  /** A row without a date of its own: close below the row before, its text below that row's text. */
  isContinuation(line: TextLine, cells: LineCells): boolean {
    const { header, section } = this.context
    const described = cells.text !== '' || this.pending.length > 0
    if (isOfYear(cells.text)) return false
    // The interest of a card is charged on no day of its own.
    if (described && section !== null && undated.test(section.title)) return true
    if (!described && cells.balance === null) return false
    if (header === null && !this.dateLines) return false
    const before = this.lines[this.builder?.lastLine ?? this.lastRowLine]
    if (before === undefined) return (section?.kind ?? 'all') === 'all' && cells.balance !== null
    if (before.page !== line.page)
      return line.box.top < pageHead * line.pageHeight || this.lines[this.headers.at(-1) ?? 0]!.page === line.page
    return line.box.top - before.box.bottom < gaps.date * line.metrics.em
  }

  /** A line of text alone: it goes on with the row above, or begins the row below. */
  parseText(line: TextLine, index: number, cells: LineCells): void {
    const { em } = line.metrics
    const builder = this.builder
    const before = builder === null ? undefined : this.lines[builder.lastLine]
    const next = this.lines[index + 1]
    const gapNext = next === undefined || next.page !== line.page ? Infinity : next.box.top - line.box.bottom
    const inside = cells.textLeft !== null && cells.textLeft < this.context.amountsLeft()
    if (builder !== null && before !== undefined && inside) {
      const samePage = before.page === line.page
      const gap = samePage ? line.box.top - before.box.bottom : 0
      const aligned =
        builder.textLeft === null ||
        Math.abs(cells.textLeft - builder.textLeft) < gaps.textEdge * em ||
        cells.textLeft > builder.textLeft
      const follows = samePage
        ? gap < gaps.row * em
        : line.box.top < pageHead * line.pageHeight &&
          Math.abs(cells.textLeft - (builder.textLeft ?? 0)) < gaps.pageEdge * em
      // Where amounts stand last, an amount without a date ends a row that this line begins.
      const end = this.amountLast && next !== undefined ? this.cellsOf(next) : null
      const begins = end !== null && end.date === null && amountOf(end) !== null
      const nearer = builder.cells !== null && (begins || gapNext < gaps.nearer * gap)
      if (follows && aligned && !nearer) {
        this.continueRow(builder, cells, index)
        return
      }
    }
    if (builder !== null && builder.cells !== null) this.close()
    if (inside && gapNext < gaps.row * em && line.words.length <= limits.textWords) {
      this.pending.push({ text: cells.text, left: cells.textLeft, line: index })
      if (this.pending.length > limits.pending) this.pending.shift()
    } else this.pending = []
  }

  /** The cells of a line whose amount OCR could not read: nothing yet, with what was read for it. */
  withUnread(cells: LineCells, { words, ocr, ...line }: TextLine): LineCells {
    const { balance } = cells
    const left = this.context.amountsLeft()
    const read = words.filter(({ box }) => box.right > left && box.right < (balance?.box.left ?? Infinity))
    const isAmount = balance !== null || (read.length > 0 && (cells.textLeft ?? left) < left)
    if (!ocr || !isAmount || this.context.header === null) return cells
    const text = textOf(read)
    const place = { ...line, ocr, currency: null, confidence: 0, first: 0, last: 0, ...balance }
    const amount = { ...place, value: 0, sign: 0, entry: null, cents: false, text } as const
    return { ...cells, text: cells.text.replace(text, '').trim(), amount }
  }

  cellsOf(line: TextLine): LineCells {
    return cellsOfLine(line, this.context.header, this.month)
  }

  close(): void {
    const builder = this.builder
    this.builder = null
    const row = builder === null ? null : closeRow(builder, this.lines, this.context)
    if (builder === null || row === null) return
    for (let at = builder.firstLine; at <= builder.lastLine; at++) this.listLines.add(at)
    this.lastRowLine = builder.lastLine
    this.rows.push(row)
  }
}

/** Reads the lists in the lines of a statement. */
export function parseLists(lines: readonly TextLine[]): Lists {
  return new ListParser(lines).parse()
}
