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

/** Takes one mark off an end of the digits; null where there is none, or one of its kind was taken already. */
type Step = (marks: Marks) => Partial<Marks> | null

/** A step that takes what a pattern finds. `meaning`: what it changes; null where it is no mark. */
const taking =
  (pattern: RegExp, meaning: (marks: Marks, found: RegExpExecArray) => Partial<Marks> | null): Step =>
  marks => {
    const found = pattern.exec(marks.digits)
    const change = found === null ? null : meaning(marks, found)
    return change === null ? null : { ...change, digits: marks.digits.replace(pattern, '').trim() }
  }

/** The marks before the digits, then those behind them; the first that is found is taken. */
const steps: readonly Step[] = [
  taking(/^[([{<]/, ({ opened }) => (opened ? null : { opened: true })),
  taking(/^[-~+]/, ({ sign }, [mark]) => (sign === 0 ? { sign: mark === '-' ? -1 : mark === '+' ? 1 : 0 } : null)),
  ({ currency, digits }) => {
    const found = currency === null ? leadingCurrency(digits) : null
    if (found === null) return null
    const rest = digits.slice(found.length).trimStart()
    // "Rs ; 999", "USD: 40".
    return { currency: found.code, digits: rest.replace(/^[;:=]\s?(?=[\d(-])/, '') }
  },
  taking(gluedFootnote, () => ({})),
  taking(/[)\]}>]$/, ({ closed }) => (closed ? null : { closed: true })),
  taking(/(?<=[\d)%])[-+]$/, ({ sign }, [mark]) => (sign === 0 ? { sign: mark === '-' ? -1 : 1 } : null)),
  taking(/[%¢]$/, ({ percent }) => (percent ? null : { percent: true })),
  taking(wordBehind, ({ side, currency, factor, digits }, [, word]) => {
    const found = sides.get(word!) ?? sidesBehindCents.get(wordBehindCents.exec(digits)?.[1] ?? '')
    if (found === undefined || side !== null) return null
    // "₹ 12.5 Cr": crores.
    return currency === 'INR' && found === 'CR' ? { factor: factor * crore } : { side: found === 'CR' ? 'CR' : 'DR' }
  }),
  ({ currency, digits }) => {
    const found = currency === null ? trailingCurrency(digits) : null
    return found === null ? null : { currency: found.code, digits: digits.slice(0, -found.length).trimEnd() }
  },
  taking(wordBehind, ({ factor }, [, word]) => {
    const found = factor === 1 ? magnitudes.get(word!.toLowerCase()) : undefined
    return found === undefined ? null : { factor: found }
  }),
]

const unmarked = {
  opened: false,
  closed: false,
  sign: 0,
  percent: false,
  currency: null,
  side: null,
  factor: 1,
} as const

/** Digits with what separates their groups, and no mark any more: most numbers have none. */
const bare = /^[\d.,' ]*$/

/** Separates the marks of a text from its digits, from both ends inwards. */
export function separateMarks(text: string): Marks {
  let marks: Marks = { ...unmarked, digits: text }
  while (!bare.test(marks.digits)) {
    let change: Partial<Marks> | null = null
    for (const step of steps) if ((change = step(marks)) !== null) break
    if (change === null) break
    marks = { ...marks, ...change }
  }
  return marks
}
