/** The lists of a statement, line by line: rows over several lines, days printed once, sums and balances between the rows. */
import { unionOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { balanceRowOf, isTotal } from './balance-labels.ts'
import { headAt, isDate, type ColumnHead } from './column-heads.ts'
import { columnPlaces, type ColumnPlaces } from './column-places.ts'
import { dayAt, type PrintedDay } from './days.ts'
import { entriesOf } from './list-groups.ts'
import type { DailyBalance, ListMark, ListRow, Lists } from './list-row.ts'
import { cellsOfLine, type LineCells } from './line-cells.ts'
import { loneHeading, sectionAt, sectionOf, type SectionHead } from './section-heads.ts'
import { textOf, type MoneyToken, type TextLine } from './statement-text.ts'

interface OpenRow {
  day: PrintedDay | null
  texts: string[]
  cells: LineCells | null
  textLeft: number | null
  firstLine: number
  /** Bears the amount. */
  line: number
  lastLine: number
}

/** A line of the same row follows within this part of the type size. */
const rowGap = 1.1
/** A row without a day belongs to the day above it within this many type sizes. */
const dayGap = 3.2
/** Most words of an entry beside others. */
const groupWords = 6
/** A list whose head is not repeated goes on over the page. */
const pageTop = 0.3

const figureOf = (cells: LineCells): { money: MoneyToken; column: 'debit' | 'credit' | 'amount' } | null => {
  const sides = (['debit', 'credit', 'amount'] as const).flatMap(column => {
    const money = cells[column]
    const side = column === 'amount' && cells.side !== null && money?.sign === 0 ? cells.side : column
    return money === null || money.value === 0 ? [] : [{ money, column: side }]
  })
  return sides.toSorted((a, b) => b.money.value - a.money.value)[0] ?? null
}

/** More than a third of its words hold digits: a reference, no text a reader would call the transaction by. */
export function isReference(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter(word => /\d/.test(word)).length * 3 >= words.length
}

class ListReader {
  readonly rows: ListRow[] = []
  readonly marks: ListMark[] = []
  readonly balances: DailyBalance[] = []
  readonly taken = new Set<number>()
  readonly heads: number[] = []
  readonly lines: readonly TextLine[]
  head: ColumnHead | null = null
  places: ColumnPlaces | null = null
  section: SectionHead | null = null
  list = 0
  open: OpenRow | null = null
  day: PrintedDay | null = null
  pendingTexts: { text: string; left: number; line: number }[] = []
  lastRowLine = -1
  /** Rows of this statement bear their amount on their last line. */
  amountLast = false

  constructor(lines: readonly TextLine[]) {
    this.lines = lines
  }

  read(): Lists {
    for (let index = 0; index < this.lines.length; index++) {
      const line = this.lines[index]!
      if (/\bpage\s*:?\s*\d+\s*(?:of|\/)\s*\d+\b/i.test(line.text) && line.money.every(token => !token.cents)) continue
      const head = headAt(this.lines, index)
      const section =
        line.repeated && !this.isFollowedByList(index)
          ? null
          : (sectionAt(line) ?? loneHeading(line, this.textLeft()) ?? this.summedHeading(line, index))
      // "Deposits & Other Credits" names columns as well as a list; a head of columns has a day or a text among them.
      const named = head?.columns.some(column => isDate(column.role) || column.role === 'description') === true
      if (head !== null && (section === null || (named && head.columns.length >= 2))) {
        this.startHead(head, index)
        index += head.count - 1
        continue
      }
      if (section !== null) {
        this.startSection(section)
        continue
      }
      // A running head over the list is no row of it.
      if (line.repeated && line.money.every(token => !token.cents)) continue
      if (this.section?.kind === 'aside' || this.section?.kind === 'pending') continue
      if (this.isRowOfBalances(line)) {
        this.close()
        this.section = { kind: 'balances', title: 'Daily balances' }
      } else if (this.isRowOfChecks(line)) this.startSection({ kind: 'checks', title: 'Checks' })
      if (this.section?.kind === 'balances' || this.isBalanceHead()) this.readBalances(line, index)
      else if (this.isGrouped()) this.readGroups(line, index)
      else if (this.head !== null || this.section !== null) this.readLine(line, index)
    }
    this.close()
    const { rows, marks, balances, taken, heads } = this
    return { rows, marks, balances, taken, heads }
  }

  /** "Deposits and other additions $10,340.03" over its rows; the same words in a summary are followed by no row with a day. */
  summedHeading(line: TextLine, index: number): SectionHead | null {
    const [sum, ...others] = line.money
    if (sum === undefined || others.length > 0 || !sum.cents || sum.last !== line.words.length - 1) return null
    const section = sectionOf(textOf(line.words.slice(0, sum.first)))
    if (section === null || section.kind === 'aside' || section.kind === 'balances') return null
    const after = this.lines.slice(index + 1, index + 3).filter(other => other.page === line.page)
    const listed = after.some(other => other.money.some(token => token.cents) && dayAt(other.words, 0) !== null)
    return listed || headAt(this.lines, index + 1) !== null ? section : null
  }

  /** Pairs of day and amount side by side without a word: end-of-day balances, even where their heading was not recognised. */
  isRowOfBalances(line: TextLine): boolean {
    if (this.section?.kind === 'balances') return false
    // In a list of checks every entry has its number.
    const numbered = this.section?.kind === 'checks' && (this.rows.at(-1)?.check ?? null) !== null
    if (this.isGrouped() && !numbered) return false
    const entries = entriesOf(line)
    const bare = entries.every(({ day, check, text }) => day !== null && check === null && text === '')
    const words = entries.reduce((sum, { day, money }) => sum + (day?.count ?? 0) + money.last - money.first + 1, 0)
    return entries.length >= 2 && bare && words === line.words.length
  }

  /** Number, day and amount side by side and nothing else: checks, whatever was recognised of their heading. */
  isRowOfChecks(line: TextLine): boolean {
    if (this.isGrouped() || line.money.filter(token => token.cents).length < 2) return false
    const entries = entriesOf(line)
    return (
      entries.length >= 2 &&
      entries.every(({ day, check, text, money }) => day !== null && check !== null && text === '' && money.cents)
    )
  }

  /** Two statements of one file have their headings at the same places: what a list follows is no running head. */
  isFollowedByList(index: number): boolean {
    const [next, after] = this.lines.slice(index + 1, index + 3)
    const page = this.lines[index]!.page
    if (next === undefined || next.page !== page) return false
    const dated = (line: TextLine | undefined): boolean =>
      line !== undefined && line.page === page && line.money.some(token => token.cents) && dayAt(line.words, 0) !== null
    return headAt(this.lines, index + 1) !== null
      ? dated(this.lines[index + 2]) || dated(this.lines[index + 3])
      : dated(next) || dated(after)
  }

  isBalanceHead(): boolean {
    return this.head !== null && this.head.columns.every(column => isDate(column.role) || column.role === 'balance')
  }

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

  amountFirst(): boolean {
    const roles = this.head?.columns.map(column => column.role) ?? []
    const [amount, day] = [roles.indexOf('amount'), roles.findIndex(isDate)]
    return amount >= 0 && day > amount
  }

  startHead(head: ColumnHead, index: number): void {
    this.close()
    this.pendingTexts = []
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
    // A second table of days and amounts under one heading is no list of it: its own heading was not recognised.
    const pairs = head.groups > 1 && !described && !checks
    if (pairs && this.rows.some(row => row.section !== null && row.section === this.section))
      // Balances have no numbers; checks do.
      this.section = head.columns.some(column => column.role === 'reference' || column.role === 'check')
        ? { kind: 'checks', title: 'Checks' }
        : { kind: 'balances', title: 'Daily balances' }
    this.head = head
    this.places = columnPlaces(this.lines, index, head)
    this.heads.push(index)
    this.list++
  }

  /** "Draft Summary" over numbers, days and amounts of checks. */
  isSummaryOf(head: ColumnHead): boolean {
    return (
      this.section?.kind === 'aside' &&
      !/image/i.test(this.section.title) &&
      head.columns.some(column => isDate(column.role))
    )
  }

  startSection(section: SectionHead): void {
    this.close()
    this.pendingTexts = []
    const before = this.section
    this.section = section
    this.day = null
    this.list++
    const kept =
      this.head !== null && this.head.groups === 1 && this.head.columns.some(column => column.role === 'description')
    const sameShape = !['checks', 'balances', 'aside'].includes(section.kind) && before?.kind !== 'checks'
    if (!kept || !sameShape) {
      this.head = null
      this.places = null
    }
  }

  readBalances(line: TextLine, index: number): void {
    for (const entry of entriesOf(line))
      if (entry.day !== null && entry.text === '') {
        this.balances.push({ day: entry.day, money: entry.money, line: index })
        this.taken.add(index)
      }
  }

  readGroups(line: TextLine, index: number): void {
    if (isTotal(line.text)) {
      this.marks.push({
        kind: 'total',
        label: line.text,
        cells: cellsOfLine(line, this.head),
        section: this.section,
        list: this.list,
        line: index,
      })
      this.taken.add(index)
      return
    }
    const checks =
      this.section?.kind === 'checks' || this.head?.columns.some(column => column.role === 'check') === true
    for (const entry of entriesOf(line, this.amountFirst())) {
      if (entry.day === null && !(checks && entry.check !== null)) continue
      if (entry.money.value === 0) continue
      // A running head that names a period has numbers too, and a sentence of fees an amount.
      if (entry.check === null && entry.text.split(' ').filter(word => /\p{L}{2}/u.test(word)).length > groupWords)
        continue
      if (!entry.money.cents && /\p{L}{3,}.*\s\p{L}{3,}/u.test(entry.text)) continue
      const text = isTotal(entry.text) ? null : entry.text
      if (text === null) continue
      const number = entry.check ?? (checks ? /^[Xx*]{3,}\d*/.exec(text)?.[0] : undefined) ?? null
      const described =
        checks && number !== null && !/check|cheque|draft/i.test(text)
          ? `Check ${number} ${text.replace(number, '')}`.trim()
          : text
      this.taken.add(index)
      this.rows.push({
        day: entry.day,
        description: described === '' ? (checks ? 'Check' : titleOf(this.section)) : described,
        details: '',
        money: entry.money,
        column: 'amount',
        balance: null,
        check: checks ? number : null,
        section: this.section,
        list: this.list,
        line: index,
        page: line.page,
        ocr: line.ocr,
        box: entry.box,
      })
    }
  }

  readLine(line: TextLine, index: number): void {
    const cells = cellsOfLine(line, this.head, this.places)
    const figure = figureOf(cells)
    const dated = cells.day !== null || cells.placeholder || cells.pending
    if (this.readMark(line, index, cells, figure !== null)) return
    if (dated) {
      this.close()
      if (cells.pending) return
      this.day = cells.day
      this.open = this.opened(cells, figure === null ? null : cells, index)
      return
    }
    if (figure !== null) {
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
  readMark(line: TextLine, index: number, cells: LineCells, hasFigure: boolean): boolean {
    const balance = balanceRowOf(cells.text)
    const total = isTotal(cells.text) && cells.day === null
    if (!hasFigure && cells.balance === null) return false
    if (balance === null && !total) return false
    // A payment called "Total Wine" has a day; a balance with a day of its own has nothing in the columns of amounts but itself.
    if (
      balance !== null &&
      cells.day !== null &&
      hasFigure &&
      cells.balance !== null &&
      cells.debit === null &&
      cells.credit === null &&
      cells.amount?.value !== cells.balance.value
    )
      return false
    this.close()
    this.pendingTexts = []
    // "Total no. of deposits: 6" is no sum of money.
    if (/\b(?:no|number|#)\b|# of/i.test(cells.text)) return true
    this.marks.push({
      kind: balance ?? 'total',
      label: cells.text,
      cells,
      section: this.section,
      list: this.list,
      line: index,
    })
    this.taken.add(index)
    // Only an opening balance is followed by rows of its day.
    if (balance === 'opening') {
      this.day = cells.day
      this.lastRowLine = index
    }
    return true
  }

  opened(cells: LineCells, complete: LineCells | null, index: number): OpenRow {
    const before = this.pendingTexts.filter(({ line }) => this.lines[line]!.page === this.lines[index]!.page)
    this.pendingTexts = []
    return {
      day: cells.day,
      texts: [...before.map(({ text }) => text), ...(cells.text === '' ? [] : [cells.text])],
      cells: complete,
      textLeft: before[0]?.left ?? cells.textLeft,
      firstLine: before[0]?.line ?? index,
      line: index,
      lastLine: index,
    }
  }

  /** A row without a day of its own: close below the row before, its text below that row's text. */
  belongs(line: TextLine, cells: LineCells): boolean {
    const described = cells.text !== '' || this.pendingTexts.length > 0
    if (!described && cells.balance === null) return false
    const sided = this.section !== null && this.section.kind !== 'all'
    if (this.head === null) return false
    const before = this.lines[this.open?.lastLine ?? this.lastRowLine]
    if (before === undefined) return sided ? false : cells.balance !== null
    if (before.page !== line.page)
      return line.box.top < pageTop * line.pageHeight || this.lines[this.heads.at(-1) ?? 0]!.page === line.page
    return line.box.top - before.box.bottom < dayGap * line.measure.em
  }

  /** A line of text alone: it goes on with the row above, or begins the row below. */
  readText(line: TextLine, index: number, cells: LineCells): void {
    const { em } = line.measure
    const open = this.open
    const before = open === null ? undefined : this.lines[open.lastLine]
    const next = this.lines[index + 1]
    const gapNext = next === undefined || next.page !== line.page ? Infinity : next.box.top - line.box.bottom
    const money =
      this.head?.columns.filter(
        column => !isDate(column.role) && ['debit', 'credit', 'amount', 'balance'].includes(column.role),
      ) ?? []
    const limit = money.length === 0 ? Infinity : Math.min(...money.map(column => column.box.left))
    const inside = cells.textLeft !== null && cells.textLeft < limit
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
    if (inside && gapNext < rowGap * em && line.words.length <= 14) {
      if (open !== null && open.cells !== null) this.close()
      this.pendingTexts.push({ text: cells.text, left: cells.textLeft, line: index })
      if (this.pendingTexts.length > 4) this.pendingTexts.shift()
    } else {
      if (open !== null && open.cells !== null) this.close()
      this.pendingTexts = []
    }
  }

  /** The next line has an amount and no day: where amounts stand last, this line begins its row. */
  bearsAmount(index: number): boolean {
    const next = this.lines[index]
    if (next === undefined) return false
    const cells = cellsOfLine(next, this.head, this.places)
    return cells.day === null && figureOf(cells) !== null
  }

  close(): void {
    const open = this.open
    this.open = null
    if (open === null || open.cells === null) return
    const figure = figureOf(open.cells)
    if (figure === null) return
    const line = this.lines[open.line]!
    const [first, ...more] = open.texts
    const description = [first ?? '', ...more.filter(text => !isReference(text))].join(' ').trim()
    for (let at = open.line; at <= open.lastLine; at++) this.taken.add(at)
    this.lastRowLine = open.lastLine
    this.rows.push({
      day: open.day,
      description: description === '' ? titleOf(this.section) : description,
      details: more.filter(isReference).join(' '),
      money: figure.money,
      column: figure.column,
      balance: open.cells.balance,
      check: open.cells.check,
      section: this.section,
      list: this.list,
      line: open.line,
      page: line.page,
      ocr: line.ocr,
      box: this.boxOf(open),
    })
  }

  /** A row over several lines may begin on the page before: what is marked is where its amount stands. */
  boxOf({ firstLine, line, lastLine }: OpenRow): Box {
    const own = this.lines.slice(firstLine, lastLine + 1).filter(({ page }) => page === this.lines[line]!.page)
    return unionOf(own.map(({ box }) => box))
  }
}

const titleOf = (section: SectionHead | null): string => section?.title.replace(/s\b.*$/, '') ?? ''

/** Reads the lists in the lines of a statement. */
export function readLists(lines: readonly TextLine[]): Lists {
  return new ListReader(lines).read()
}
