/** Amounts of money in the cells of a page, in every form they are printed: `1.234,56`, `11,100=00`, `625000/-`, `(34,500.00)`, `25,000.00-`. */
import { unionOf } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import { currencyOf } from '../../values/amounts/currencies.ts'
import { creditAsNegative, type DecimalMark } from '../../values/amounts/amount.ts'
import { plainMarks } from '../../values/amounts/normalize-marks.ts'
import { parseAmount } from '../../values/amounts/parse-amount.ts'
import { monthOf } from '../../values/dates/months.ts'
import type { Cell } from '../../layout/document-view.ts'
import { misreadSlash } from '../line-items/values.ts'

export interface AmountSpot {
  readonly words: readonly Word[]
  /** As printed. */
  readonly text: string
  readonly box: Box
  readonly cell: Cell
  /** Index in the cell of the first word. */
  readonly at: number
  readonly value: number
  readonly step: number
  readonly percent: boolean
  /** 0 to 1. */
  readonly certainty: number
  /** Printed as money: with a currency, decimals, thousands marks or "/-"; a bare number may be a quantity. */
  readonly money: boolean
  /** A dash or "nil": a stated zero. */
  readonly dash: boolean
}

/** Marks that stand between a currency and its figure, and the sign of the rupee as recognition renders it. */
const between = /^[;:=.]+$/
const signOnly = /^(?:[-−–(+]|\(-\)|\(\+\))$/
const fieldWord = /\d/
/** Letters beside the digits make a code: "CK#20417", "VF-3SS"; currencies, signs of the ledger and magnitudes do not. */
const foreignLetters = /\p{L}/u
/** "DD15", "3118h": digits with letters; a lone misread letter is the recognizer's. */
const ledger = /^(?:cr|dr)\.?$/i

/** A word of an amount that is no figure itself. */
const isMark = (text: string): boolean =>
  currencyOf(text) !== null ||
  currencyOf(text.replace(/[.:;]$/, '')) !== null ||
  // "-USD 1,891.69", "-Rs. 450".
  (/^[-−(]\p{L}{2,3}\.?$/u.test(text) && noCode(text)) ||
  between.test(text) ||
  signOnly.test(text) ||
  ['/-', '/', '-', '/=', '%', 'TTC', 'HT'].includes(text) ||
  ledger.test(text)

const noCode = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return (
    !foreignLetters.test(text) ||
    letters.length <= 1 ||
    /^(?:rs|inr|usd|eur|gbp|cad|aud|chf|us|ca|cdn|au|nz|cr|dr|kr|zar|aed|sek|nok|dkk|pln|mxn|brl|hk)$/i.test(letters)
  )
}

const isDateLike = (text: string): boolean => /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}$/.test(text) || /\d:\d\d/.test(text)

export interface AmountStyle {
  readonly decimal: DecimalMark
  readonly ocr: boolean
}

/** The amounts of a cell, left to right; codes, dates and telephone numbers are none. */
export function amountsOf(cell: Cell, style: AmountStyle): readonly AmountSpot[] {
  const spots: AmountSpot[] = []
  const { words } = cell
  // "3. Total due": the number of a line of the form.
  let at = words.length > 1 && /^\d{1,2}[.)]$/.test(words[0]!.text) && /^\p{L}/u.test(words[1]!.text) ? 1 : 0
  const month = (word: Word | undefined): boolean => word !== undefined && monthOf(word.text.replace(/[.,]$/, '').toLowerCase()) !== null // prettier-ignore
  // "7 May 2025" is no money.
  const dated = (index: number): boolean =>
    (/^(?:19|20)\d\d$/.test(words[index]!.text) && (month(words[index - 1]) || month(words[index - 2]))) ||
    (/^\d{1,2}(?:st|nd|rd|th)?[.,]?$/.test(words[index]!.text) && (month(words[index - 1]) || month(words[index + 1])))
  while (at < words.length) {
    let end = at
    while (end < words.length && !dated(end) && (isMark(words[end]!.text) || isField(words[end]!.text, style))) end++
    if (end === at) {
      at++
      continue
    }
    spots.push(...spotsOf(cell, at, end, style))
    at = end
  }
  return spots
}

const isField = (text: string, { decimal, ocr }: AmountStyle): boolean =>
  (fieldWord.test(text) || /^(?:nil|-+|—)$/i.test(text)) &&
  noCode(text) &&
  !isDateLike(text) &&
  (parseAmount(tidy(ocr ? text.replace(misreadSlash, '/-') : text, decimal), { decimal, ocr }) !== null ||
    (ocr && /^\d{2}$/.test(text)))

/** The amount of a run of words as a whole; else those of its words. */
function spotsOf(cell: Cell, from: number, to: number, style: AmountStyle): readonly AmountSpot[] {
  // A currency mark belongs to the figure behind it rather than to the one before it.
  for (let size = to - from; size >= 1; size--)
    for (let start = from; start + size <= to; start++) {
      if (size < to - from && onlyMarks(cell.words.slice(start, start + size))) continue
      const spot = spotOf(cell, start, start + size, style)
      if (spot === null) continue
      return [...spotsOf(cell, from, start, style), spot, ...spotsOf(cell, start + size, to, style)]
    }
  return []
}

const onlyMarks = (words: readonly Word[]): boolean => words.every(word => isMark(word.text))

function spotOf(cell: Cell, from: number, to: number, style: AmountStyle): AmountSpot | null {
  const words = cell.words.slice(from, to)
  const figures = words.filter(word => fieldWord.test(word.text))
  const text = words.map(word => word.text).join(' ')
  if (figures.length === 0) {
    const dash = /^(?:(?:nil|-{1,3}|—|–)\s?)$/i.test(text.replace(/^[$€£₹]\s?/, ''))
    return dash && cell.words.length <= 2 ? bare(cell, words, from, text, { value: 0, step: 1, dash: true }) : null
  }
  const reading = readText(text, figures.length, style)
  if (reading === null) return null
  return bare(cell, words, from, text, reading)
}

interface Reading {
  readonly value: number
  readonly step: number
  readonly dash: boolean
  readonly percent?: boolean
  readonly certainty?: number
  readonly money?: boolean
}

function bare(cell: Cell, words: readonly Word[], at: number, text: string, reading: Reading): AmountSpot {
  const { value, step, dash, percent = false, certainty = 1, money = false } = reading
  const box = unionOf(words.map(word => word.box))
  return { words, text, box, cell, at, value, step, percent, certainty, money, dash }
}

/** "11,100=00", "740000/-", "Rs ; 999", "(-)0.62": spellings of the trade as the common reader of amounts knows them. */
function tidy(text: string, decimal: DecimalMark): string {
  return plainMarks(text)
    .replace(/^[~˜∼]\s?(?=[\d$£€₹])/, '-')
    .replace(/(?<=\d\)?)[.,;:]+$/, '')
    .replace(/\s*\/\s?[-=]$/, '')
    .replace(/(?<=\d)\/$/, '')
    .replace(/=(?=\d\d$)/, decimal)
    .replace(/(?<=,\d{3}|\d{4})-(?=00$)|(?<=,\d{3})-(?=\d\d$)/, decimal)
    .replace(/(?<=\d),[-–—]{1,2}$/, '')
    .replace(/\s[;:=]+\s/g, ' ')
    .replace(/^\(-\)\s?/, '-')
    .replace(/^([-−])\p{L}{2,3}\.?\s(?=\d)/u, '$1')
    .replace(/^\(\+\)\s?/, '')
    .replace(/^([A-Za-z]{2,3})\.?\s?[:;=]\s?/, '$1 ')
    .replace(/\s(?:TTC|HT)$/, '')
    .replace(/^[;:=.]+\s?(?=[\d$€£₹(-])/, '')
    .replace(/^\+\s?/, '')
    .trim()
}

/** Marks that say a figure is money. */
const moneyMarks = /[$€£₹¥]|\d[.,]\d{2}\)?-?$|\d[.,' ]\d{3}\b|\/\s?-|=\d\d|\b(?:rs|inr|usd|eur|gbp|cad|aud|chf)\b/i

/** A point lost by recognition before the last two digits: "102,525 50", "274 58". */
const lostPoint = /^([^\d]*\d{1,3}(?:[.,]?\d{3})*)\s(\d{2})$/
/** The space may part a quantity from a figure just as well. */
const lostPointCertainty = 0.7

function readText(printed: string, figures: number, { decimal, ocr }: AmountStyle): Reading | null {
  const text = ocr ? printed.replace(misreadSlash, '/-') : printed
  // With "=00" for decimals every other mark parts thousands.
  const thousandsOnly = /\d=\d\d\)?$/.test(text)
  const tidied = thousandsOnly ? tidy(text.replace(/(?<=\d)[.,](?=\d)/g, ''), decimal) : tidy(text, decimal)
  const money = moneyMarks.test(text)
  const whole = (source: string): Reading | null => {
    const read = parseAmount(source, { decimal, ocr })
    if (read === null || read.broken) return null
    const value = creditAsNegative(read)
    return { value, step: read.step, dash: read.dash, percent: read.percent, certainty: read.certainty, money }
  }
  if (figures === 1) return whole(tidied)
  const lost = lostPoint.exec(tidied)
  if (lost !== null) {
    if (!ocr && !/[.,]/.test(lost[1]!)) return whole(tidied)
    const digits = lost[1]!.replace(/(?<=\d)[.,](?=\d{3})/g, '')
    const read = parseAmount(`${digits}.${lost[2]!}`, { decimal: '.', ocr })
    if (read !== null) return { value: read.value, step: 0.01, dash: false, certainty: lostPointCertainty, money: true }
  }
  // "1 234,56" and "4,699 .67" are one figure, "1 4,500.00" is a quantity and a price.
  const spaced = whole(tidied)
  if (spaced !== null && spaced.certainty! >= 0.7) return spaced
  if (ocr && /\d[.,]\s\d|\d\s[.,]\d/.test(tidied)) return whole(tidied.replace(/\s?([.,])\s?/g, '$1'))
  return null
}
