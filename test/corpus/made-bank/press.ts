/** The document a bank statement is printed on: running headers, page breaks that repeat what the bank repeats, days and amounts in its manner. */
import { Page } from '../../drawing/page.ts'
import type { Chance } from '../../drawing/chance.ts'
import type { Account, Books } from './books.ts'

export interface AmountStyle {
  readonly decimal: '.' | ','
  readonly thousands: ',' | '.' | ' ' | "'" | ''
  /** Before amounts of summaries; '' for none. */
  readonly mark: string
  /** How less than nothing is written. */
  readonly negative: 'lead' | 'trail' | 'OD' | 'DR'
}

export interface Manner {
  readonly font: 'Helvetica' | 'Times-Roman' | 'Courier'
  readonly size: number
  readonly format: 'LETTER' | 'A4'
  readonly left: number
  /** Line to line, in type sizes. */
  readonly pitch: number
  readonly day: (iso: string) => string
  readonly longDay: (iso: string) => string
  readonly amountText: AmountStyle
}

export const plainAmounts: AmountStyle = { decimal: '.', thousands: ',', mark: '$', negative: 'lead' }

const english = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore
const german = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'] // prettier-ignore
const two = (value: number): string => `${value}`.padStart(2, '0')
const partsOf = (iso: string): readonly [number, number, number] =>
  iso.split('-').map(Number) as [number, number, number]

/** Days as banks write them; `y`, `m`, `d` in amounts, `M` and `N` the month by name, short and long. */
export const writeDay =
  (pattern: string, months: readonly string[] = english) =>
  (iso: string): string => {
    const [year, month, day] = partsOf(iso)
    const name = months[month - 1]!
    const parts: Readonly<Record<string, string>> = {
      yyyy: `${year}`, yy: two(year % 100), mm: two(month), m: `${month}`, dd: two(day), d: `${day}`, MON: name.slice(0, 3).toUpperCase(), Mon: name.slice(0, 3), Month: name,
    } // prettier-ignore
    return pattern.replace(/yyyy|yy|mm|m|dd|d|MON|Month|Mon/g, part => parts[part]!)
  }
export const germanDay = writeDay('d. Month yyyy', german)

export class Press extends Page {
  books: Books
  manner: Manner
  readonly chance: Chance
  /** Pages of the whole, known from a first printing; 0 during it. */
  readonly pages: number
  readonly right_: number
  readonly bottom: number
  y = 40
  pageNumber = 1
  account: Account
  /** Prints the head of each page after the first and sets `y` below it. */
  runningHead: () => void = () => {
    this.y = 60
  }
  foot: (() => void) | null = null
  /** What a list prints again on top of a new page. */
  repeat: (() => void) | null = null

  /** Other words of the seed. */
  readonly words: (kind: 'label' | 'title' | 'head', text: string) => string

  constructor(books: Books, manner: Manner, chance: Chance, pages: number, words: Press['words'] = (_, text) => text) {
    super({ size: manner.format })
    this.books = books
    this.manner = manner
    this.chance = chance
    this.pages = pages
    this.words = words
    this.account = books.accounts[0]!
    this.type(manner.font, manner.size).leading = 1.3
    this.right_ = this.width - manner.left
    this.bottom = this.height - 64
  }

  get step(): number {
    return this.size * this.manner.pitch
  }

  /** Room for so many lines, else a new page. Returns whether one began. */
  room(lines: number): boolean {
    if (this.y + lines * this.step < this.bottom) return false
    this.turn()
    this.repeat?.()
    return true
  }

  turn(): void {
    this.foot?.()
    this.nextPage()
    this.type(this.manner.font, this.manner.size)
    this.pageNumber++
    this.runningHead()
  }

  /** The size of an amount, without a sign. */
  amountText(cents: number): string {
    const { decimal, thousands } = this.manner.amountText
    const [whole, rest] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string]
    return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + decimal + rest
  }

  /** With its sign in the bank's manner; `marked`: with the currency before it. */
  signed(cents: number, marked = false): string {
    const { mark, negative } = this.manner.amountText
    const text = (marked ? mark : '') + this.amountText(cents)
    if (cents >= 0) return text
    switch (negative) {
      case 'lead':
        return `-${text}`
      case 'trail':
        return `${text}-`
      case 'OD':
        return `${text} OD`
      case 'DR':
        return `${text} DR`
    }
  }

  marked(cents: number): string {
    return this.signed(cents, true)
  }

  /** Prints with another left margin. */
  shifted(left: number, print: () => void): void {
    const { manner } = this
    this.manner = { ...manner, left }
    print()
    this.manner = manner
  }

  title(text: string, size = this.size + 2, x = this.manner.left): void {
    this.room(4)
    this.y += this.step * 0.6
    this.left(this.words('title', text), x, this.y, { bold: true, size })
    this.y += size * 1.5
  }
}
