/** The lists of a statement: registers with running balances, sections by kind, checks in columns, balances by day. */
import { isIn, isOut, type Block } from './blocks.ts'
import type { Posting } from './books.ts'
import type { Press } from './press.ts'

export type ColumnKind =
  | 'day'
  | 'value'
  | 'text'
  | 'kind'
  | 'ref'
  | 'check'
  | 'trace'
  | 'out'
  | 'in'
  | 'amount'
  | 'unsigned'
  | 'suffixed'
  | 'side'
  | 'balance'

/** `at`: left edge of texts, right edge of amounts. */
export interface Column {
  readonly kind: ColumnKind
  readonly head: readonly string[]
  readonly at: number
}

export interface Register {
  readonly columns: readonly Column[]
  readonly title?: string
  /** Words of the rows that bear the balances; none: no such rows. */
  readonly opening?: string
  readonly closing?: string
  /** Which rows have a running balance. */
  readonly balances?: 'all' | 'dayEnd'
  /** The day stands on the first row of each day only. */
  readonly dayOnce?: boolean
  readonly newestFirst?: boolean
  /** The amount stands on the last line of its text. */
  readonly amountLast?: boolean
  readonly totals?: string
  /** Letters of the column of sides. */
  readonly sides?: readonly [string, string]
  /** A rule under each row. */
  readonly ruled?: boolean
  readonly headless?: boolean
  readonly balanceMarked?: boolean
  readonly continued?: string
  /** The day stands over its rows, on a line of its own. */
  readonly dayLines?: boolean
  /** The day stands below the text of its row, before a reference. */
  readonly dayBelow?: boolean
  /** The column of days is too narrow: the second word of a day stands below the first. */
  readonly brokenDays?: boolean
}

const textKinds: ReadonlySet<ColumnKind> = new Set(['day', 'value', 'text', 'kind', 'ref', 'check', 'side', 'trace'])

function printHeaders(press: Press, printed: readonly Column[]): void {
  // Only headers of one line have other words; those of two keep their room.
  const columns = printed.map(column =>
    column.head.length === 1 ? { ...column, head: [press.words('head', column.head[0]!)] } : column,
  )
  const height = Math.max(...columns.map(({ head }) => head.length))
  for (const { kind, head, at } of columns)
    for (const [line, text] of head.entries()) {
      const y = press.y + (height - head.length + line) * press.size * 1.25
      if (textKinds.has(kind)) press.left(text, at, y, { bold: true })
      else press.right(text, at, y, { bold: true })
    }
  press.y += height * press.size * 1.25 + press.size * 0.5
}

const kindWord = ({ kind }: Posting): string =>
  ({ deposit: 'DEP', credit: 'BGC', card: 'POS', debit: 'DD', check: 'CHQ', fee: 'FEE', nsf: 'FEE', atm: 'ATM', interest: 'INT', refund: 'CR' })[kind] // prettier-ignore

function cellOf(press: Press, { kind }: Column, posting: Posting, register: Register, shown: { day: boolean; balance: boolean }): string {
  const { amount, balance, check } = posting
  const [debit, credit] = register.sides ?? ['D', 'C']
  switch (kind) {
    case 'day':
    case 'value':
      return shown.day ? press.manner.day(posting.day) : ''
    case 'kind':
      return kindWord(posting)
    case 'ref':
      return check === null ? '' : `${check}`
    case 'check':
      return check === null ? '' : `${check}`
    case 'out':
      return amount < 0 ? press.amountText(amount) : ''
    case 'in':
      return amount > 0 ? press.amountText(amount) : ''
    case 'amount':
      return press.signed(press.account.owed ? -amount : amount)
    case 'unsigned':
      return press.amountText(amount)
    case 'suffixed':
      return `${press.amountText(amount)} ${amount < 0 ? debit : credit}`
    case 'trace':
      return `${Math.abs(amount) * 7919 + 10_000_000}`.slice(0, 9)
    case 'side':
      return amount < 0 ? debit : credit
    case 'balance':
      return shown.balance ? press.signed(balance, register.balanceMarked) : ''
    case 'text':
      return ''
  }
} // prettier-ignore

/** One list of all postings in their order. */
export const register =
  (manner: Register): Block =>
  press => {
    const { columns } = manner
    if (manner.title !== undefined) press.title(manner.title)
    const { account } = press
    const textAt = columns.find(({ kind }) => kind === 'text')!.at
    const balanceAt = columns.find(({ kind }) => kind === 'balance')?.at ?? press.right_
    const dayAt = columns.find(({ kind }) => kind === 'day')?.at
    const balanceRow = (label: string, cents: number, day: string | null): void => {
      if (day !== null && dayAt !== undefined) press.left(press.manner.day(day), dayAt, press.y)
      press.left(label, textAt, press.y)
      press.right(press.signed(cents, manner.balanceMarked), balanceAt, press.y)
      press.y += press.step
    }
    const headers = (): void => {
      if (!manner.headless) printHeaders(press, columns)
    }
    if (!manner.headless) press.room(6)
    headers()
    press.repeat = () => {
      if (manner.continued !== undefined) press.title(manner.continued)
      headers()
    }
    const sides = (among: readonly Posting[]): void => {
      for (const { kind, at } of columns) {
        const side = kind === 'in' ? isIn : kind === 'out' ? isOut : null
        if (side === null) continue
        press.right(press.amountText(among.filter(side).reduce((sum, { amount }) => sum + amount, 0)), at, press.y, {
          bold: true,
        })
      }
      press.y += press.step
    }
    const rows = manner.newestFirst ? account.postings.toReversed() : account.postings
    const [above, below] = manner.newestFirst ? [manner.closing, manner.opening] : [manner.opening, manner.closing]
    if (above !== undefined)
      balanceRow(above, manner.newestFirst ? account.closing : account.opening, press.books.start)
    for (const [index, posting] of rows.entries()) {
      const broke = press.room(posting.lines.length)
      const ofDay = rows[index - 1]?.day === posting.day
      const lastOfDay = (manner.newestFirst ? rows[index - 1] : rows[index + 1])?.day !== posting.day
      const shown = { day: !(manner.dayOnce && ofDay) || broke, balance: manner.balances !== 'dayEnd' || lastOfDay }
      if (manner.dayLines === true && (!ofDay || broke)) {
        press.room(2)
        press.left(press.manner.longDay(posting.day), press.manner.left, press.y, { bold: true })
        press.y += press.step
      }
      for (const [at, line] of posting.lines.entries()) press.left(line, textAt, press.y + at * press.step)
      const low = manner.amountLast ? (posting.lines.length - 1) * press.step : 0
      for (const column of columns) {
        const text = cellOf(press, column, posting, manner, shown)
        if (text === '') continue
        const [month, ...rest] = manner.brokenDays === true && column.kind === 'day' ? text.split(' ') : []
        if (month !== undefined) {
          press.left(month, column.at, press.y)
          press.left(rest.join(' '), column.at, press.y + press.step)
        } else if (textKinds.has(column.kind)) press.left(text, column.at, press.y + (column.kind === 'side' ? low : 0))
        else press.right(text, column.at, press.y + low)
      }
      press.y += Math.max(posting.lines.length, manner.brokenDays === true ? 2 : 1) * press.step
      if (manner.dayBelow === true) {
        press.left(`${press.manner.longDay(posting.day)}   Transaction: ${index + 4418}`, textAt, press.y)
        press.y += press.step * 1.4
      }
      if (manner.ruled) press.rule(press.manner.left, press.right_, press.y - press.step * 0.15, 0.3)
    }
    if (below !== undefined) {
      press.room(1)
      balanceRow(below, manner.newestFirst ? account.opening : account.closing, manner.newestFirst ? press.books.start : press.books.end) // prettier-ignore
    }
    if (manner.totals !== undefined) {
      press.room(1)
      press.left(manner.totals, textAt, press.y, { bold: true })
      sides(account.postings)
    }
    press.repeat = null
    press.y += press.step
  }

export interface Section {
  readonly title: string
  readonly of: (posting: Posting) => boolean
  /** Words of the line that sums it up. */
  readonly total?: string
  readonly columns: readonly Column[]
  readonly negative?: boolean
  readonly continued?: string
  readonly headless?: boolean
  readonly marked?: boolean
  /** The sum stands beside the title. */
  readonly sumAbove?: boolean
  /** The title stands in the middle of the document. */
  readonly centerd?: boolean
}

export const section =
  (manner: Section): Block =>
  press => {
    const rows = press.account.postings.filter(manner.of)
    if (rows.length === 0) return
    const sum = rows.reduce((total, { amount }) => total + Math.abs(amount), 0)
    if (manner.centerd === true) {
      press.room(5)
      press.y += press.step
      press.center(press.words('title', manner.title), press.y, {})
      press.y += press.step
    } else press.title(manner.title)
    if (manner.sumAbove) press.right(press.marked(sum), press.right_, press.y - (press.size + 2) * 1.5, { bold: true })
    const headers = (): void => {
      if (!manner.headless) printHeaders(press, manner.columns)
    }
    headers()
    press.repeat = () => {
      press.title(manner.continued ?? `${manner.title} (continued)`)
      headers()
    }
    const textAt = manner.columns.find(({ kind }) => kind === 'text')!.at
    for (const [index, posting] of rows.entries()) {
      press.room(posting.lines.length)
      for (const [at, line] of posting.lines.entries()) press.left(line, textAt, press.y + at * press.step)
      for (const { kind, at } of manner.columns) {
        if (kind === 'day' || kind === 'value') press.left(press.manner.day(posting.day), at, press.y)
        else if (kind === 'trace')
          press.left(`${Math.abs(posting.amount) * 7919 + 10_000_000}`.slice(0, 9), at, press.y)
        else if (kind === 'check' && posting.check !== null) press.left(`${posting.check}`, at, press.y)
        else if (kind === 'amount' || kind === 'unsigned') {
          const cents = Math.abs(posting.amount)
          press.right(
            press.signed(manner.negative ? -cents : cents, manner.marked === true && index === 0),
            at,
            press.y,
          )
        }
      }
      press.y += posting.lines.length * press.step
    }
    press.repeat = null
    if (manner.total !== undefined) {
      press.room(1)
      press.left(manner.total, textAt, press.y, { bold: true })
      press.right(press.marked(manner.negative ? -sum : sum), manner.columns.find(({ kind }) => kind === 'amount' || kind === 'unsigned')!.at, press.y, { bold: true }) // prettier-ignore
      press.y += press.step
    }
    press.y += press.step * 0.5
  }

export interface Grid {
  readonly title: string
  readonly columns: number
  /** Order of the cells, with their headers. */
  readonly cells: readonly (readonly ['check' | 'day' | 'amount' | 'balance' | 'trace', string])[]
  /** Marks a check that does not follow on the one before. */
  readonly gapMark?: string
  readonly total?: string
  readonly note?: string
  /** Filled column by column rather than row by row. */
  readonly downward?: boolean
  readonly marked?: boolean
  /** Another manner of days than the rest of the document. */
  readonly day?: (iso: string) => string
}

/** Cells of several entries side by side. `entries`: of the account. */
function grid(press: Press, manner: Grid, entries: readonly { readonly check: number | null; readonly day: string; readonly cents: number }[]): void {
  if (entries.length === 0) return
  const { columns, cells } = manner
  press.title(manner.title)
  const width = (press.right_ - press.manner.left) / columns
  const cell = width / cells.length
  const headers = (): void => {
    for (let column = 0; column < Math.min(columns, entries.length); column++)
      for (const [at, [kind, printed]] of cells.entries()) {
        const other = press.words('head', printed)
        const head = press.widthOf(other, { bold: true }) < cell - 10 ? other : printed
        const x = press.manner.left + column * width + at * cell
        if (kind === 'amount' || kind === 'balance') press.right(head, x + cell - 12, press.y, { bold: true })
        else press.left(head, x, press.y, { bold: true })
      }
    press.y += press.step * 1.2
  }
  headers()
  press.repeat = headers
  const height = Math.ceil(entries.length / columns)
  for (let row = 0; row < height; row++) {
    press.room(1)
    for (let column = 0; column < columns; column++) {
      const index = manner.downward ? column * height + row : row * columns + column
      const entry = entries[index]
      if (entry === undefined) continue
      const gapped = entry.check !== null && index > 0 && entry.check !== (entries[index - 1]!.check ?? 0) + 1
      for (const [at, [kind]] of cells.entries()) {
        const x = press.manner.left + column * width + at * cell
        if (kind === 'check') press.left(`${entry.check}${gapped ? (manner.gapMark ?? '') : ''}`, x, press.y)
        else if (kind === 'day') press.left((manner.day ?? press.manner.day)(entry.day), x, press.y)
        else if (kind === 'trace') press.left(`${80_000_000 + entry.cents}`, x, press.y)
        else press.right(press.signed(entry.cents, manner.marked), x + cell - 12, press.y)
      }
    }
    press.y += press.step
  }
  press.repeat = null
  if (manner.total !== undefined) {
    press.left(manner.total, press.manner.left, press.y, { bold: true })
    press.right(press.marked(entries.reduce((sum, { cents }) => sum + cents, 0)), press.manner.left + 240, press.y, { bold: true }) // prettier-ignore
    press.y += press.step
  }
  if (manner.note !== undefined) {
    press.left(manner.note, press.manner.left, press.y, { size: press.size - 1 })
    press.y += press.step
  }
  press.y += press.step * 0.5
} // prettier-ignore

/** Checks paid, in the order of their numbers. */
export const checksGrid =
  (manner: Grid): Block =>
  press => {
    const checks = press.account.postings.filter(({ kind }) => kind === 'check').toSorted((a, b) => a.check! - b.check!)
    grid(press, manner, checks.map(({ check, day, amount }) => ({ check, day, cents: -amount }))) // prettier-ignore
  }

/** Postings of a kind without a word, as some banks list deposits and checks. */
export const wordlessGrid =
  (manner: Grid, of: (posting: Posting) => boolean): Block =>
  press => {
    const members = press.account.postings.filter(of)
    grid(press, manner, members.map(({ check, day, amount }) => ({ check, day, cents: Math.abs(amount) }))) // prettier-ignore
  }

/** The balance at the end of each day on which it changed. */
export const dailyGrid =
  (manner: Grid): Block =>
  press => {
    const { postings } = press.account
    const ends = postings.filter(({ day }, index) => postings[index + 1]?.day !== day)
    grid(press, manner, ends.map(({ day, balance }) => ({ check: null, day, cents: balance }))) // prettier-ignore
  }
