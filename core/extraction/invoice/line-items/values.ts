/** What stands in a cell of an item table: a number with its unit, a word for zero, or text. */
import rows from '../../../vocabulary/invoice-rows.json' with { type: 'json' }
import { creditAsNegative, parseAmount, type NumberStyle } from '../../values/amounts/parse-amount.ts'
import { currencyOf } from '../../values/amounts/currencies.ts'
import { plainLabel } from '../../labels/labeled-values.ts'

/** A number as it stands in a cell. */
export interface CellValue {
  readonly value: number
  /** Smallest printed unit: 0.01 for "9.50". */
  readonly step: number
  /** "hrs" of "12 hrs", "Stk" of "20 Stk"; null without one. */
  readonly unit: string | null
  readonly percent: boolean
  /** Printed as money: with a currency, cents or marks of thousands, it is an amount wherever it stands. */
  readonly isAmount: boolean
  readonly certainty: number
  /** "Included", "N/C", "Free", a dash: a stated zero. */
  readonly word: boolean
}

const units: ReadonlySet<string> = new Set(rows.units)
const zeroWords: ReadonlySet<string> = new Set(rows.zero)

/** Marks of item tables beside their numbers; those of amounts are a matter of their grammar. */
const amountMarks: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s?[x×]$/i, ''],
  // "X 1 =": between its price and what they make.
  [/^[x×]\s?(\d+)(?:\s?=)?$/i, '$1'],
  [/^@\s?(?=[\d$£€₹])/, ''],
  // "6,899.00 Y": whether it is taxed.
  [/(?<=[.,]\d\d)\s[TYNXE]$/, ''],
  // "37,465.00 /1", "186,450.00 / 1 EA": the price of one.
  [/(?<=[.,]\d\d)\s?\/\s?1(?:\s\p{Lu}{2,4})?$/u, ''],
  // "3,299.00/Each": what one costs.
  [/(?<=\d)\s?\/\s?(?=\p{L}{2,6}\.?$)/u, ' '],
  [/(?<=[.,]\d\d)[.,;:]$/, ''],
]

/** A currency sign OCR does not know. */
const misreadCurrency = /^[xX%#¥&?*]\s(?=\d)/

/** A number, then at most two words of a unit; "m²" and "M3" are units as well. */
const withUnit = /^([^\p{L}]*\d[.,' ]*-?)\s?([\p{L}][\p{L}²³./0-9()-]*(?:\s[\p{L}.]+)?)[.,]?$/u

/** Whether a word is a unit of measure. */
export const isUnit = (text: string): boolean => units.has(plainLabel(text)) || /^[a-z]{1,3}[²³]$/i.test(text)

/** The value a cell's text stands for; null when it is text. */
export function parseCell(text: string, style: NumberStyle): CellValue | null {
  const trimmed = style.ocr ? text.trim().replace(misreadCurrency, '') : text.trim()
  const plain = amountMarks.reduce((rest, [pattern, to]) => rest.replace(pattern, to), trimmed)
  const read = withMetrics(plain, style) ?? amountOf(plain, style)
  if (read !== null || !zeroWords.has(plainLabel(text))) return read
  return { value: 0, step: 1, unit: null, percent: false, isAmount: false, certainty: 1, word: true }
}

/** "3 m²" and "12 hrs" are measures, never millions. */
function withMetrics(text: string, style: NumberStyle): CellValue | null {
  const unit = withUnit.exec(text)
  if (unit?.[1] === undefined || unit[2] === undefined || !isUnit(unit[2])) return null
  const value = amountOf(unit[1].trim(), style)
  return value === null || value.word ? null : { ...value, unit: unit[2] }
}

function amountOf(text: string, style: NumberStyle): CellValue | null {
  // A lone letter or bracket is no number, however OCR may err.
  if (!/\d/.test(text) && !/^[^\p{L}\d]{0,2}\s?[-–—]{1,2}(?:[.,][-–—]{1,2})?$/u.test(text)) return null
  const amount = parseAmount(text, style)
  if (amount === null) return null
  const { step, percent, certainty, monetary: isAmount, dash: word } = amount
  return { value: creditAsNegative(amount), step, unit: null, percent, isAmount, certainty, word }
}

/** A word that is nothing but the mark of a currency, or of the rupee. */
export const isCurrencyWord = (text: string): boolean =>
  currencyOf(text) !== null || currencyOf(text.replace(/[.:;]$/, '')) !== null

const numberish = /^[^\p{L}\d]*\d[^\p{L}]*$/u

/** Digits and their marks, with no letters; dates are none, with a year or without. */
export const isNumberWord = (text: string): boolean =>
  numberish.test(text) && !/^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$|^\d\d\/\d\d[,;]?$/.test(text) && !/^:\d/.test(text)
