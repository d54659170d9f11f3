/**
 * The grammar of amounts: text → value, printed step, sign, side, currency, certainty. Every kind of document parses its amounts here;
 * which words of a line belong together is for `layout/tokens.ts` and the kinds to find.
 */
import type { PrintedNumber } from '../../../document/amount.ts'
import amountWords from '../../../vocabulary/amounts.json' with { type: 'json' }
import { withDigits } from '../../../vocabulary/spelling.ts'
import { leadingCurrency } from './currencies.ts'
import { parseDigits, type DecimalMark, type Digits } from './digits.ts'
import { separateMarks } from './marks.ts'
import { accountingSpelling, misreadSlash, plainMarks, withoutSpecks } from './normalize-marks.ts'

/** How a document, page or table prints its numbers. */
export interface NumberStyle {
  /** Decided by vote of its numbers; see `decimalMark`. */
  readonly decimal: DecimalMark
  /** The text comes from OCR: letters may stand for digits, a dot for a comma, specks for marks. */
  readonly ocr: boolean
}

/** An amount parsed from its text. Its `side` does not change the value: what it means depends on the column. */
export interface Amount extends PrintedNumber {
  /** As printed: −1 for parentheses or a minus, 1 for a plus, 0 for none. */
  readonly sign: -1 | 0 | 1
  /** Side of the ledger printed behind the digits (credit, debit, overdrawn). */
  readonly side: 'CR' | 'DR' | null
  /** Printed as money: with a currency, cents, thousands marks or "/-"; a bare number may be a count. */
  readonly monetary: boolean
  /** 0 to 1: below 1 when a mark was corrected or the text can be read in two ways. */
  readonly certainty: number
  /** The last group of digits is short ("1,165,00"): the rest may stand on the next line. */
  readonly broken: boolean
}

/** A parenthesis lost by OCR or printing still means negative; one in six such marks is noise. */
const halfParenthesisCertainty = 0.85
/** Letters for digits: right more often than not where the rest of the token is digits. */
const correctedLettersCertainty = 0.6

const nilWords: ReadonlySet<string> = new Set(amountWords.nil)
const dashes = /^(?:-+%?|-0-|- -|\(-+\))$/

/** Without one of these a text is no amount. */
const amountLike = /[\d\u2010-\u2015\u2212\ufe63\uff0d-]|n.?i.?l/i
/** Cents or thousands marks: a number that counts nothing. */
const monetaryShape = /\d[.,' ]\d{3}(?!\d)|\d[.,]\d\d\)?-?$/

/** A stated zero: a dash or the word nil, with a currency before it or not; null for anything else. */
function parseNil(plain: string): Amount | null {
  const currency = leadingCurrency(plain)
  const bare = currency === null ? plain : plain.slice(currency.length).trim()
  if (!dashes.test(bare) && !nilWords.has(bare.toLowerCase())) return null
  const percent = bare.endsWith('%')
  const code = currency?.code ?? null
  return { value: 0, sign: 0, step: 1, dash: true, percent, currency: code, side: null, monetary: false, certainty: 1, broken: false } // prettier-ignore
}

/** Digits with letters among them as OCR mistakes them, where at least half of the characters are digits and nothing else is foreign. */
function parseMisreadDigits(text: string, decimal: DecimalMark): Digits | null {
  const digits = text.replace(/\D/g, '').length
  const marks = text.replace(/[^.,' ]/g, '').length
  if (digits === 0 || digits * 2 < text.length - marks) return null
  const corrected = withDigits(text)
  const parsed = /^[\d.,' ]+$/.test(corrected) ? parseDigits(corrected, decimal, true) : null
  return parsed === null ? null : { ...parsed, certainty: parsed.certainty * correctedLettersCertainty }
}

/**
 * The amount a text stands for, or null when it is none. The whole text must be the amount: "Note 3", a date, a telephone
 * number or an account code are none. A bare year is an amount here; whether it heads a column is for the table to see.
 */
export function parseAmount(text: string, { decimal = '.', ocr = false }: Partial<NumberStyle> = {}): Amount | null {
  if (!amountLike.test(text)) return null
  const plain = ocr ? withoutSpecks(plainMarks(text).replace(misreadSlash, '/-')) : plainMarks(text)
  const nil = parseNil(plain)
  if (nil !== null || !/\d/.test(plain)) return nil
  const spelled = accountingSpelling(plain, decimal)
  const marks = separateMarks(spelled)
  const digits = parseDigits(marks.digits, decimal, ocr) ?? (ocr ? parseMisreadDigits(marks.digits, decimal) : null)
  if (digits === null) return null
  const negative = marks.opened || marks.closed || marks.sign < 0
  const size = digits.value * marks.factor
  return {
    value: negative && size !== 0 ? -size : size,
    sign: negative ? -1 : marks.sign,
    step: digits.step * marks.factor,
    dash: false,
    percent: marks.percent,
    currency: marks.currency,
    side: marks.side,
    monetary: marks.currency !== null || spelled !== plain || monetaryShape.test(plain),
    certainty: digits.certainty * (marks.opened === marks.closed ? 1 : halfParenthesisCertainty),
    broken: digits.broken,
  }
}

/** Printed with one or two decimals. */
export const hasCents = ({ step }: Amount): boolean => step === 0.01 || step === 0.1

/** The value where a credit reduces what is owed, as on invoices: negative with CR. */
export const creditAsNegative = ({ value, side }: Amount): number => (side === 'CR' ? -Math.abs(value) : value)

/** A bare year such as heads a column: 1990 to 2035, possibly with a footnote mark, or the letter that says actual, budget, estimate. */
export const isYear = (text: string): boolean =>
  /^(?:199\d|20[0-2]\d|203[0-5])(?:\s?(?:\([a-z\d]{1,3}\)|[*†‡§#])|[ABEFP])?$/.test(plainMarks(text))

/** References to notes as they stand in a note column: "7", "(2,13)", "4, 5", "12a", "3.1". */
export const isNoteReference = (text: string): boolean =>
  /^\(?\d{1,2}(?:\.\d{1,2})?[a-z]?(?:\s?[,&]\s?\d{1,2}(?:\.\d{1,2})?[a-z]?)*\)?$/.test(plainMarks(text))
