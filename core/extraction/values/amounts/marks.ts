/** What stands around the digits of an amount: parentheses, signs, percent, the side of the ledger, currency, magnitude, footnotes. */
import amountWords from '../../../vocabulary/amounts.json' with { type: 'json' }
import { leadingCurrency, trailingCurrency } from './currencies.ts'

/** The marks of an amount, and the digits that remain. */
export interface Marks {
  readonly digits: string
  readonly opened: boolean
  readonly closed: boolean
  readonly sign: -1 | 0 | 1
  readonly percent: boolean
  readonly currency: string | null
  readonly side: 'CR' | 'DR' | null
  /** Of "million", "K": what the digits are multiplied by. */
  readonly factor: number
}

type Draft = { -readonly [Key in keyof Marks]: Marks[Key] }

const magnitudes: ReadonlyMap<string, number> = new Map(Object.entries(amountWords.magnitudes))
const sides: ReadonlyMap<string, string> = new Map(Object.entries(amountWords.sides))
const sidesBehindCents: ReadonlyMap<string, string> = new Map(Object.entries(amountWords.sidesBehindCents))
/** Ten millions, in lakhs and crores. */
const crore = 1e7

/** Footnote references glued to an amount: "1,234(1)", "1,234(a)", "1,234*". Not "(1)" alone. */
const gluedFootnote = /(?<=\d\)?\s?)(?:\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)|\[[a-z\d]{1,2}\]|[*†‡§#^]+)$/i
/** The last word behind the digits, or behind what closes them. */
const wordBehind = /(?<=[\d.)%]\s?)([\p{L}/]+)\.?$/u
const wordBehindCents = /(?<=\d[.,]\d\d\s?)([\p{L}/]+)$/u

function takeRight(marks: Draft): boolean {
  const text = marks.digits
  const drop = (length: number): true => {
    marks.digits = text.slice(0, text.length - length).trimEnd()
    return true
  }
  const footnote = gluedFootnote.exec(text)
  if (footnote !== null) return drop(footnote[0].length)
  if (/[)\]}>]$/.test(text) && !marks.closed) {
    marks.closed = true
    return drop(1)
  }
  if (/[\d)%][-+]$/.test(text) && marks.sign === 0) {
    marks.sign = text.endsWith('-') ? -1 : 1
    return drop(1)
  }
  if (text.endsWith('%') && !marks.percent) {
    marks.percent = true
    return drop(1)
  }
  return takeWordRight(marks, drop)
}

function takeWordRight(marks: Draft, drop: (length: number) => true): boolean {
  const text = marks.digits
  const [tail, word = ''] = wordBehind.exec(text) ?? []
  const side = sides.get(word) ?? sidesBehindCents.get(wordBehindCents.exec(text)?.[1] ?? '')
  if (tail !== undefined && side !== undefined && marks.side === null) {
    // "₹ 12.5 Cr": crores.
    if (marks.currency === 'INR' && side === 'CR') marks.factor *= crore
    else marks.side = side === 'CR' ? 'CR' : 'DR'
    return drop(tail.length)
  }
  const currency = marks.currency === null ? trailingCurrency(text) : null
  if (currency !== null) {
    marks.currency = currency.code
    return drop(currency.length)
  }
  const factor = tail === undefined || marks.factor !== 1 ? undefined : magnitudes.get(word.toLowerCase())
  if (tail === undefined || factor === undefined) return false
  marks.factor = factor
  return drop(tail.length)
}

function takeLeft(marks: Draft): boolean {
  const text = marks.digits
  const drop = (length: number): true => {
    marks.digits = text.slice(length).trimStart()
    return true
  }
  if (/^[([{<]/.test(text) && !marks.opened) {
    marks.opened = true
    return drop(1)
  }
  if (/^[-~+]/.test(text) && marks.sign === 0) {
    marks.sign = text.startsWith('-') ? -1 : text.startsWith('+') ? 1 : 0
    return drop(1)
  }
  const currency = marks.currency === null ? leadingCurrency(text) : null
  if (currency === null) return false
  marks.currency = currency.code
  drop(currency.length)
  // "Rs ; 999", "USD: 40".
  marks.digits = marks.digits.replace(/^[;:=]\s?(?=[\d(-])/, '')
  return true
}

/** Separates the marks of a text from its digits, from both ends inwards. */
export function separateMarks(text: string): Marks {
  const marks: Draft = {
    digits: text,
    opened: false,
    closed: false,
    sign: 0,
    percent: false,
    currency: null,
    side: null,
    factor: 1,
  }
  while (takeLeft(marks) || takeRight(marks));
  return marks
}
