/** Amounts as accountants print them: text to value, step, sign marks, and how certain the reading is. */
import { currencyOf, leadingCurrency, trailingCurrency } from './currencies.ts'
import { readDigits, type DecimalMark } from './digits.ts'

/** One amount read from its text. */
export interface AmountReading {
  /** With the printed sign (parentheses, minus before or after); CR and DR are left to the column, see `entry`. */
  readonly value: number
  /** Smallest printed unit: 0.01 for "1,234.56", 100000 for "8.5M". */
  readonly step: number
  /** A dash or the word nil: a stated zero. */
  readonly dash: boolean
  readonly percent: boolean
  /** ISO code, or the bare sign when it is ambiguous. */
  readonly currency: string | null
  /** Side of the ledger printed after the figure. */
  readonly entry: 'CR' | 'DR' | null
  /** 0 to 1: below 1 when a mark had to be repaired or can be read in two ways. */
  readonly certainty: number
  /** The last group of digits is short ("1,165,00"): the rest may stand on the next line. */
  readonly broken: boolean
}

/** How amounts of a table are printed. */
export interface AmountOptions {
  /** The decimal mark of the table; see `decimalMark`. */
  readonly decimal?: DecimalMark
  /** The text comes from recognition: letters may stand for digits, a dot for a comma. */
  readonly ocr?: boolean
}

/** A parenthesis lost by recognition or printing still says negative; one in six such marks is noise. */
const halfParenthesis = 0.85
/** Letters for digits: right more often than not where the rest of the token is digits. */
const repairedLetters = 0.6

const magnitudes: readonly (readonly [RegExp, number])[] = [
  [/\s?(?:thousands?|tsd)$/i, 1e3],
  [/\s?(?:millions?|mio\.?|mill\.?)$/i, 1e6],
  [/\s?(?:billions?|mrd\.?)$/i, 1e9],
  [/\s?lakhs?$/i, 1e5],
  [/\s?crores?$/i, 1e7],
  [/(?<=[\d.]\s?)(?:mm|mn|M|m)$/, 1e6],
  [/(?<=[\d.]\s?)(?:bn|Bn|BN|B|b)$/, 1e9],
  [/(?<=[\d.]\s?)(?:K|k)$/, 1e3],
]

const nilWord = /^(?:nil|-0-|-nil-|-+|- -|\(-+\)|-+%)$/i

/** ASCII without spaces and backquotes: most words of most documents. */
const plainAlready = /^[!-_a-~]*$/
/** Without one of these a text is no amount. */
const amountLike = /[\d\u2010-\u2015\u2212\ufe63\uff0d-]|n.?i.?l/i

/** Brackets, minus signs, quotes and spaces in one spelling; raised digits (footnotes) and invisible characters dropped. */
export function plainMarks(text: string): string {
  if (plainAlready.test(text)) return text
  return text
    .replace(/[\u00b9\u00b2\u00b3\u2070-\u2079\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .trim()
}

/** Cell borders and dirt recognized as marks around a figure; several dashes before it are a rule, not a minus. */
function withoutSpecks(text: string): string {
  return text
    .replace(/^[|_~^°"“”'«»:;*•]+(?=.*\d)/, '')
    .replace(/^-{2,}(?=[\d$£€(])/, '')
    .replace(/(?<=\d[.,\d]*\)?)\s?[|_~^°"“”'«»:;•]+$/, '')
    .replace(/(?<=\d)_(?=\d\d$)/, '.')
}

interface Marks {
  rest: string
  opened: boolean
  closed: boolean
  minus: boolean
  percent: boolean
  currency: string | null
  entry: 'CR' | 'DR' | null
  factor: number
}

/** Footnote references glued to a figure: "1,234(1)", "1,234(a)", "1,234*". Not "(1)" alone. */
const gluedFootnote = /(?<=\d\)?\s?)(?:\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)|\[[a-z\d]{1,2}\]|[*†‡§#^]+)$/i

function stripRight(marks: Marks): boolean {
  const text = marks.rest
  const cut = (length: number): true => {
    marks.rest = text.slice(0, text.length - length).trimEnd()
    return true
  }
  const footnote = gluedFootnote.exec(text)
  if (footnote !== null) return cut(footnote[0].length)
  if (/[)\]}>]$/.test(text) && !marks.closed) {
    marks.closed = true
    return cut(1)
  }
  if (/\d-$|\)-$|%-$/.test(text) && !marks.minus) {
    marks.minus = true
    return cut(1)
  }
  if (/%$/.test(text) && !marks.percent) {
    marks.percent = true
    return cut(1)
  }
  const entry = /(?<=[\d)]\s?)(CR|DR|Cr|Dr|cr|dr)\.?$/.exec(text)
  if (entry !== null && marks.entry === null) {
    if (marks.currency === 'INR' && /^cr/i.test(entry[0])) marks.factor *= 1e7
    else marks.entry = entry[1]?.toUpperCase() === 'CR' ? 'CR' : 'DR'
    return cut(entry[0].length)
  }
  const currency = marks.currency === null ? trailingCurrency(text) : null
  if (currency !== null) {
    marks.currency = currency.code
    return cut(currency.length)
  }
  if (marks.factor === 1) {
    for (const [pattern, factor] of magnitudes) {
      const match = pattern.exec(text)
      if (match === null) continue
      marks.factor = factor
      return cut(match[0].length)
    }
  }
  return false
}

function stripLeft(marks: Marks): boolean {
  const text = marks.rest
  if (/^[([{<]/.test(text) && !marks.opened) {
    marks.opened = true
    marks.rest = text.slice(1).trimStart()
    return true
  }
  if (/^[-~]/.test(text) && !marks.minus) {
    marks.minus = text.startsWith('-')
    marks.rest = text.slice(1).trimStart()
    return true
  }
  if (/^\+/.test(text)) {
    marks.rest = text.slice(1).trimStart()
    return true
  }
  const currency = marks.currency === null ? leadingCurrency(text) : null
  if (currency === null) return false
  marks.currency = currency.code
  marks.rest = text.slice(currency.length).trimStart()
  return true
}

const letterDigits: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['o', '0'],
  ['Q', '0'],
  ['D', '0'],
  ['l', '1'],
  ['I', '1'],
  ['i', '1'],
  ['|', '1'],
  ['!', '1'],
  ['Z', '2'],
  ['z', '2'],
  ['S', '5'],
  ['s', '5'],
  ['B', '8'],
  ['g', '9'],
  ['q', '9'],
])

/** Letters in place of digits, where at least half of the characters are digits and nothing else is foreign. */
function repairLetters(text: string): string | null {
  const digits = text.replace(/\D/g, '').length
  const marks = text.replace(/[^.,' ]/g, '').length
  if (digits === 0 || digits * 2 < text.length - marks) return null
  const repaired = [...text].map(letter => letterDigits.get(letter) ?? letter).join('')
  return /^[\d.,' ]+$/.test(repaired) ? repaired : null
}

/**
 * The amount a text stands for, or null when it is none. The whole text must be the amount: "Note 3", a date, a telephone
 * number or an account code are none. A bare year is an amount here; whether it heads a column is for the table to see.
 */
export function readAmount(text: string, options: AmountOptions = {}): AmountReading | null {
  if (!amountLike.test(text)) return null
  const plain = options.ocr === true ? withoutSpecks(plainMarks(text)) : plainMarks(text)
  if (plain === '' || !/\d|nil|-/i.test(plain)) return null
  const bare = plain.replace(/^\D{0,3}?\s?(?=-|nil)/i, prefix => (currencyOf(prefix.trim()) === null ? prefix : ''))
  if (nilWord.test(bare)) {
    return {
      value: 0,
      step: 1,
      dash: true,
      percent: bare.endsWith('%'),
      currency: bare === plain ? null : currencyOf(plain.slice(0, plain.length - bare.length).trim()),
      entry: null,
      certainty: 1,
      broken: false,
    }
  }
  if (!/\d/.test(plain)) return null
  const marks: Marks = {
    rest: plain,
    opened: false,
    closed: false,
    minus: false,
    percent: false,
    currency: null,
    entry: null,
    factor: 1,
  }
  while (stripLeft(marks) || stripRight(marks));
  let certainty = 1
  let digits = readDigits(marks.rest, options.decimal ?? '.', options.ocr === true)
  if (digits === null && options.ocr === true) {
    const repaired = repairLetters(marks.rest)
    digits = repaired === null ? null : readDigits(repaired, options.decimal ?? '.', true)
    certainty = repairedLetters
  }
  if (digits === null) return null
  if (marks.opened !== marks.closed) certainty *= halfParenthesis
  const negative = marks.opened || marks.closed || marks.minus
  const size = digits.value * marks.factor
  return {
    value: negative && size !== 0 ? -size : size,
    step: digits.step * marks.factor,
    dash: false,
    percent: marks.percent,
    currency: marks.currency,
    entry: marks.entry,
    certainty: certainty * digits.certainty,
    broken: digits.broken,
  }
}

/** A bare year such as heads a column: 1990 to 2035, possibly with a footnote mark. */
export function isYear(text: string): boolean {
  return /^(?:199\d|20[0-2]\d|203[0-5])(?:\s?(?:\([a-z\d]{1,3}\)|[*†‡§#]))?$/.test(plainMarks(text))
}

/** References to notes as they stand in a note column: "7", "(2,13)", "4, 5", "12a", "3.1". */
export function isNoteReference(text: string): boolean {
  return /^\(?\d{1,2}(?:\.\d{1,2})?[a-z]?(?:\s?[,&]\s?\d{1,2}(?:\.\d{1,2})?[a-z]?)*\)?$/.test(plainMarks(text))
}
