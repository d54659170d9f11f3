/** Parts of a statement around its lists: letterhead, address, facts of the account, summaries in their manners, fee boxes, small print. */
import { countOf, sumOf, type Account, type Posting } from './books.ts'
import type { Press } from './press.ts'

/** Something printed where the press stands; it leaves `y` below itself. */
export type Block = (press: Press) => void

export const gap =
  (lines: number): Block =>
  press => {
    press.y += lines * press.step
  }

export interface Letterhead {
  readonly at?: 'left' | 'center' | 'right'
  readonly size?: number
  /** Below the name: the bank's own address, a slogan. */
  readonly below?: readonly string[]
  /** On the other side: telephone, site, "Page 1 of 3". */
  readonly beside?: readonly string[]
  readonly name?: boolean
}

const filled = (press: Press, text: string): string => {
  const { books, account, manner, pageNumber, pages } = press
  return text
    .replace('{bank}', books.bank)
    .replace('{holder}', books.holder)
    .replace('{number}', account.number)
    .replace('{last4}', account.number.slice(-4))
    .replace('{product}', account.product)
    .replace('{start}', manner.longDay(books.start))
    .replace('{end}', manner.longDay(books.end))
    .replace('{from}', manner.day(books.start))
    .replace('{to}', manner.day(books.end))
    .replace('{page}', `${pageNumber}`)
    .replace('{pages}', `${pages}`)
    .replace('{opening}', press.marked(account.opening))
    .replace('{closing}', press.marked(account.closing))
}

export const letterhead =
  ({ at = 'left', size = 16, below = [], beside = [], name = true }: Letterhead): Block =>
  press => {
    const { manner, books } = press
    const top = press.y
    const options = { bold: true, size }
    if (name) {
      if (at === 'center') press.center(books.bank, top, options)
      else if (at === 'right') press.right(books.bank, press.right_, top, options)
      else press.left(books.bank, manner.left, top, options)
    }
    const y = top + (name ? size * 1.4 : 0)
    const own = below.map(text => filled(press, text))
    if (at === 'right') press.block(own, press.right_, y, { align: 'right' })
    else press.block(own, manner.left, y)
    press.block(beside.map(text => filled(press, text)), at === 'right' ? manner.left : press.right_, top, { align: at === 'right' ? 'left' : 'right' }) // prettier-ignore
    press.y = Math.max(y + own.length * press.size * 1.3, top + beside.length * press.size * 1.3) + press.step
  }

/** The holder's address as a window envelope shows it; `above`: what mailing machines print over it; `facts` beside it. */
export const addressee =
  ({ x = 0, above = [], facts = [], factsAt = 330, valueAt = 0 }: { readonly x?: number; readonly above?: readonly string[]; readonly facts?: readonly (readonly [string, string])[]; readonly factsAt?: number; readonly valueAt?: number } = {}): Block =>
  press => {
    const top = press.y
    const left = press.manner.left + x
    const { holder, address } = press.books
    const y = press.block([...above, holder, ...address], left, top)
    press.y = Math.max(y, factsBlock(press, facts, factsAt, valueAt, top)) + press.step * 1.5
  } // prettier-ignore

function factsBlock(press: Press, facts: readonly (readonly [string, string])[], x: number, valueAt: number, top: number): number {
  let y = top
  for (const [label, value] of facts) {
    press.left(filled(press, label), x, y)
    if (value !== '') {
      if (valueAt === 0) press.right(filled(press, value), press.right_, y)
      else press.left(filled(press, value), valueAt, y)
    }
    y += press.size * 1.4
  }
  return y
} // prettier-ignore

/** Label and value pairs where the press stands. */
export const facts =
  (rows: readonly (readonly [string, string])[], x = 0, valueAt = 180): Block =>
  press => {
    const left = x === 0 ? press.manner.left : x
    press.y = factsBlock(press, rows, left, left + valueAt, press.y) + press.step * 0.6
  }

export const heading =
  (text: string, size?: number): Block =>
  press => {
    press.title(filled(press, text), size)
  }

export const prose =
  (...texts: readonly string[]): Block =>
  press => {
    for (const text of texts)
      for (const line of press.wrapped(filled(press, text), press.right_ - press.manner.left)) {
        press.room(1)
        press.left(line, press.manner.left, press.y)
        press.y += press.step
      }
    press.y += press.step * 0.5
  }

/** What a line of a summary stands for. */
export type Part = 'opening' | 'closing' | ((posting: Posting) => boolean)
export interface SummaryRow {
  /** `#` becomes the count. */
  readonly label: string
  readonly part: Part | number
  readonly sign?: '+' | '-' | '='
  /** Shown negative, as banks do with what goes out. */
  readonly negative?: boolean
}

export const isIn = ({ amount }: Posting): boolean => amount > 0
export const isOut = ({ amount }: Posting): boolean => amount < 0

function valueOf({ opening, closing, postings }: Account, part: SummaryRow['part']): { cents: number; count: number } {
  if (part === 'opening') return { cents: opening, count: 0 }
  if (part === 'closing') return { cents: closing, count: 0 }
  if (typeof part === 'number') return { cents: part, count: 0 }
  const members = postings.filter(part)
  return { cents: sumOf(members, 1) + sumOf(members, -1), count: countOf(members, 1) + countOf(members, -1) }
}

const written = (press: Press, { label, part, sign, negative }: SummaryRow): { text: string; amount: string } => {
  const { cents, count } = valueOf(press.account, part)
  const amount = press.marked(negative && cents !== 0 ? -cents : cents)
  return { text: filled(press, press.words('label', label)).replace('#', `${count}`), amount: sign === undefined ? amount : `${sign} ${amount}` }
} // prettier-ignore

/** Label left, amount right, one below the other; with counts in a column of their own when `countAt` is given. */
export const summaryLines =
  (rows: readonly SummaryRow[], { x = 0, right = 300, countAt = 0 }: { readonly x?: number; readonly right?: number; readonly countAt?: number } = {}): Block =>
  press => {
    const left = x === 0 ? press.manner.left : x
    for (const row of rows) {
      press.room(1)
      const { text, amount } = written(press, row)
      press.left(text, left, press.y)
      const { count } = valueOf(press.account, row.part)
      if (countAt > 0 && count > 0) press.right(`${count}`, countAt, press.y)
      press.right(amount, right, press.y)
      press.y += press.step
    }
    press.y += press.step * 0.5
  } // prettier-ignore

/** Heads side by side and one row of amounts below them. */
export const summaryTable =
  (rows: readonly SummaryRow[], { stacked = false }: { readonly stacked?: boolean } = {}): Block =>
  press => {
    press.room(5)
    const width = (press.right_ - press.manner.left) / rows.length
    const texts = rows.map(row => written(press, row))
    const lines = texts.map(({ text }) => (stacked ? text.split(' ') : [text]))
    const height = Math.max(...lines.map(words => words.length))
    for (const [at, words] of lines.entries())
      for (const [line, word] of words.entries())
        press.right(word, press.manner.left + (at + 1) * width - 8, press.y + (height - words.length + line) * press.size * 1.25, { bold: true }) // prettier-ignore
    press.y += height * press.size * 1.25 + 4
    press.rule(press.manner.left, press.right_, press.y - 2)
    for (const [at, { amount }] of texts.entries())
      press.right(amount, press.manner.left + (at + 1) * width - 8, press.y)
    press.y += press.step * 1.8
  }

/** Pairs of label and amount two to a line. */
export const summaryPairs =
  (rows: readonly SummaryRow[]): Block =>
  press => {
    const middle = (press.manner.left + press.right_) / 2
    for (let at = 0; at < rows.length; at += 2) {
      press.room(1)
      for (const [side, row] of rows.slice(at, at + 2).entries()) {
        const { text, amount } = written(press, row)
        press.left(text, side === 0 ? press.manner.left : middle + 12, press.y)
        press.right(amount, side === 0 ? middle - 8 : press.right_, press.y)
      }
      press.y += press.step
    }
    press.y += press.step * 0.6
  }

/** The box of fees this period and this year: the year's amounts are no fees of this statement. */
export const feeBox =
  (labels: readonly [string, string, string, string]): Block =>
  press => {
    press.room(5)
    const fees = -press.account.postings.filter(({ kind }) => kind === 'nsf').reduce((sum, { amount }) => sum + amount, 0)
    const earlier = press.chance.pick([0, 7000, 10500])
    const [left, middle, right] = [press.manner.left, press.manner.left + 270, press.manner.left + 380]
    press.right(labels[2], middle, press.y, { bold: true })
    press.right(labels[3], right, press.y, { bold: true })
    press.y += press.step
    for (const [label, period, year] of [[labels[0], 0, press.chance.pick([0, 3500])], [labels[1], fees, fees + earlier]] as const) {
      press.left(label, left, press.y)
      press.right(press.marked(period), middle, press.y)
      press.right(press.marked(year), right, press.y)
      press.y += press.step
    }
    press.y += press.step * 0.5
  } // prettier-ignore

/** Rates and interest of the year: amounts that are no transactions. */
export const interestBox =
  (title: string): Block =>
  press => {
    press.title(title)
    const rows: readonly (readonly [string, string])[] = [
      ['Annual Percentage Yield Earned', '0.05%'],
      ['Average Daily Balance', press.marked(Math.round((press.account.opening + press.account.closing) / 2))],
      ['Interest Earned This Year', press.marked(1284)],
      ['Days in Statement Period', '31'],
    ]
    for (const [label, value] of rows) {
      press.left(label, press.manner.left, press.y)
      press.right(value, press.manner.left + 260, press.y)
      press.y += press.step
    }
    press.y += press.step * 0.5
  }

/** Advertising down the right side, beside whatever is printed next. */
export const sideColumn =
  (x: number, ...texts: readonly string[]): Block =>
  press => {
    let y = press.y
    for (const text of texts) {
      for (const line of press.wrapped(text, press.right_ - x)) {
        press.left(line, x, y, { size: press.size - 1 })
        y += press.step
      }
      y += press.step * 0.5
    }
  }

/** Runs blocks for each account, with a head of its own. */
export const eachAccount =
  (...blocks: readonly Block[]): Block =>
  press => {
    for (const account of press.books.accounts) {
      press.account = account
      for (const block of blocks) block(press)
    }
    press.account = press.books.accounts[0]!
  }

/** Accounts with number and balance, before their lists. */
export const overview =
  (headers: readonly [string, string, string]): Block =>
  press => {
    press.room(6)
    const { left } = press.manner
    press.left(headers[0], left, press.y, { bold: true })
    press.left(headers[1], left + 220, press.y, { bold: true })
    press.right(headers[2], press.right_, press.y, { bold: true })
    press.y += press.step
    for (const { product, number, closing } of press.books.accounts) {
      press.left(product, left, press.y)
      press.left(number, left + 220, press.y)
      press.right(press.marked(closing), press.right_, press.y)
      press.y += press.step
    }
    press.y += press.step
  }

/** Each account in a row with its balances and sums, as combined statements begin. */
export const consolidated =
  (headers: readonly [string, string, string, string, string]): Block =>
  press => {
    press.room(6)
    const { left } = press.manner
    const places = [left + 270, left + 350, left + 430, press.right_]
    press.left(headers[0], left, press.y, { bold: true })
    for (const [at, place] of places.entries()) press.right(headers[at + 1]!, place, press.y, { bold: true })
    press.y += press.step
    for (const { product, number, opening, closing, postings } of press.books.accounts) {
      press.left(`${product} ${number}`, left, press.y)
      const amounts = [opening, sumOf(postings, 1), sumOf(postings, -1), closing]
      for (const [at, place] of places.entries()) press.right(press.marked(amounts[at]!), place, press.y)
      press.y += press.step
    }
    press.y += press.step
  }
