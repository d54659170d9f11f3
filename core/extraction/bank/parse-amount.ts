/** Amounts in the lines of a statement: figures that spaces broke, currency signs, marks of the side before and behind. */
import { unionOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import { currencyOf } from '../values/amounts/currencies.ts'
import type { DecimalMark } from '../values/amounts/amount.ts'
import { plainMarks } from '../values/amounts/normalize-marks.ts'
import { parseAmount } from '../values/amounts/parse-amount.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import { dayAt } from './transaction-dates.ts'

/** An amount as printed. `value` is its size; which side it stands on is told by `sign`, by its column or by its list. */
export interface MoneyToken {
  readonly value: number
  /** Printed sign: −1 for a minus, parentheses or DR, +1 for a plus or CR, 0 for none. */
  readonly sign: -1 | 0 | 1
  readonly entry: 'CR' | 'DR' | null
  /** Printed with cents, so that it can be nothing but an amount. */
  readonly cents: boolean
  /** Printed with a currency sign. */
  readonly currency: string | null
  readonly text: string
  readonly box: Box
  /** Indices of its first and last word in the line. */
  readonly first: number
  readonly last: number
  /** 0 to 1. */
  readonly confidence: number
}

/** A space inside a figure that a poor text layer or recognition broke, in characters. */
const brokenGap = 1
/** A space between thousands, beside a narrow digit. */
const groupGap = 1.6
/** A mark belongs to the figure within this distance, in characters; a currency sign may stand further off. */
const markGap = 2.5
const currencyGap = 9

interface Read {
  readonly value: number
  readonly cents: boolean
  readonly negative: boolean
  readonly entry: 'CR' | 'DR' | null
  readonly currency: string | null
  readonly certainty: number
}

/** "3,445.61OD", "12.00 D": the side behind a figure with cents. */
const sideBehind = /^(?<figure>[^a-z]*\d[.,]\d\d)\s?(?<mark>OD|O\/D|D|C)$/i
const sideOf = (mark: string): 'CR' | 'DR' => (/^C/i.test(mark) ? 'CR' : 'DR')

/** What a text stands for as money; null for days, percentages, codes and words. */
export function readMoney(text: string, decimal: DecimalMark, ocr: boolean): Read | null {
  const side = sideBehind.exec(text)
  if (side !== null) {
    const field = readMoney(side.groups!['figure']!, decimal, ocr)
    return field === null || !field.cents ? null : { ...field, entry: sideOf(side.groups!['mark']!) }
  }
  const plain = plainMarks(ocr ? text.replace(/§/g, '5') : text)
    .replace(/^[=~]\s?(?=[\d$£€.+-])/, '')
    .replace(/(?<=\d)\+$/, '')
  if (!/\d/.test(plain) || /%|[/\\:]|\d-\d/.test(plain)) return null
  // Long rows of digits without a mark are numbers of accounts and cards.
  if (/[a-z]{4}/i.test(plain) || /\d{8}/.test(plain.replace(/\.\d+$/, ''))) return null
  // Spreadsheets print floating-point noise: "8180.999999999999".
  const noise = /^(\D{0,3}\d+\.\d{2})\d{4,}$/.exec(plain)
  if (noise !== null) {
    const value = Math.round(Number(plain.replace(/[^\d.]/g, '')) * 100) / 100
    return { value, cents: true, negative: plain.includes('-'), entry: null, currency: null, certainty: 1 }
  }
  const strict = parseAmount(plain, { decimal })
  const reading = strict ?? (ocr || /\d[.,]/.test(plain) ? parseAmount(plain, { decimal, ocr: true }) : null)
  if (reading === null || reading.percent || reading.dash) return null
  const decimals = /[.,](\d+)\D*$/.exec(plain)?.[1]?.length ?? 0
  const cents = reading.step < 1 && decimals <= 2
  if (reading.step < 1 && !cents) return null
  // The recognizer drops the point of "1234.56" hardly ever, and adds letters more often.
  return {
    value: Math.round(Math.abs(reading.value) * 100) / 100,
    cents,
    // A faint minus is recognized as a wave.
    negative: reading.value < 0 || (ocr && /^~\s?[$£€]?\d/.test(text)),
    entry: reading.side,
    currency: reading.currency,
    certainty: reading.certainty * (strict === null && !ocr ? 0.7 : 1),
  }
}

/** Parts of a figure with a sign behind it may stand this far apart, in characters: a lost point leaves its room. */
const signedGap = 1.9
const mostParts = 4

/** A figure in several words, with its last word; null for figures in one. */
function brokenField(
  words: readonly Word[],
  index: number,
  decimal: DecimalMark,
  gap: (index: number) => number,
): { readonly read: Read; readonly last: number } | null {
  if (!/^[-$£€]{0,2}\d[\d.,]*$/.test(words[index]!.text)) return null
  let text = words[index]!.text
  let found: { readonly read: Read; readonly last: number } | null = null
  for (let last = index + 1; last < index + mostParts && last < words.length; last++) {
    const part = words[last]!.text
    if (!/^[\d.,]+[-+]?$/.test(part) || gap(last) > (/[-+]$/.test(part) ? signedGap : brokenGap)) break
    const point = !/[.,]$/.test(text) && /^\d\d[-+]$/.test(part) && /^[^.]*$/.test(text) ? decimal : ''
    text += point + part
    const marks =
      decimal === ','
        ? /^\D{0,2}(?:\d{1,3}(?:\.\d{3})+|\d+),\d\d[-+]?$/
        : /^\D{0,2}(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d[-+]?$/
    const read = marks.test(text) ? readMoney(text, decimal, true) : null
    if (read?.cents === true)
      found = { read: { ...read, certainty: read.certainty * (point === '' ? 0.95 : 0.9) }, last }
  }
  return found
}

/** The amounts of a row of words, left to right. */
export function moneyOf(
  words: readonly Word[],
  metrics: PageMetrics,
  decimal: DecimalMark,
  ocr: boolean,
): readonly MoneyToken[] {
  const found: MoneyToken[] = []
  const gap = (index: number): number =>
    ((words[index]?.box.left ?? Infinity) - (words[index - 1]?.box.right ?? -Infinity)) / metrics.character
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const day = dayAt(words, index)
    if (!/\d/.test(word.text)) {
      // "March 31, 2025": neither the day nor the year is money.
      if (day !== null && day.year !== null) index += day.count - 1
      continue
    }
    if (day !== null && !/^\d+\.\d\d$/.test(word.text)) {
      index += day.count - 1
      continue
    }
    let last = index
    let text = word.text
    let read = readMoney(text, decimal, ocr)
    // "44. 100, 22+", "6,398 71-": recognition breaks a figure at its marks, or loses the mark.
    const whole = ocr ? brokenField(words, index, decimal, gap) : null
    if (whole !== null) {
      read = whole.read
      last = whole.last
      text = words
        .slice(index, last + 1)
        .map(part => part.text)
        .join(' ')
    }
    // "41,9 82.42", "120 00", "1 50.00", "2,291.2 9": one figure that a space broke.
    const next = words[index + 1]
    const grouped = decimal === ',' && /^-?\d{1,3}$/.test(text) && /^\d{3},\d\d-?$/.test(next?.text ?? '')
    const near = grouped && gap(index) > groupGap ? groupGap : brokenGap
    if (
      whole === null &&
      next !== undefined &&
      gap(index + 1) < near &&
      (read === null || !read.cents || /[.,]\d$/.test(text))
    ) {
      const joined = readMoney(text + next.text, decimal, ocr)
      const spaced =
        /^[$£€-]?\d{1,3}$/.test(text) && /^\d\d$/.test(next.text)
          ? readMoney(`${text}.${next.text}`, decimal, ocr)
          : null
      const better = joined?.cents === true && /^[\d.,]+-?$/.test(next.text) ? joined : spaced
      if (better !== null) {
        read = { ...better, certainty: better.certainty * 0.7 }
        last = index + 1
        text = `${text} ${next.text}`
      }
    }
    if (read === null) continue
    let first = index
    let sign: -1 | 0 | 1 = read.negative ? -1 : /^\W*\+|\+$/.test(text) ? 1 : 0
    let currency = read.currency
    for (let at = index - 1; at >= 0; at--) {
      const mark = plainMarks(words[at]!.text)
      const distance = gap(at + 1)
      const named = currencyOf(mark)
      if (
        /^[-+=(]+$/.test(mark) &&
        distance < markGap &&
        !(at > 0 && /^-$/.test(mark) && gap(at) < 1 && distance < 1)
      ) {
        if (/[-(]/.test(mark)) sign = -1
        else if (mark.includes('+')) sign = 1
      } else if ((named !== null || /^[-+]?[$£€₹]$/.test(mark)) && distance < currencyGap) {
        currency ??= named ?? mark.slice(-1)
        if (mark.startsWith('-')) sign = -1
      } else break
      first = at
    }
    let entry = read.entry
    for (let at = last + 1; at < words.length; at++) {
      const mark = plainMarks(words[at]!.text)
      if (gap(at) > markGap) break
      if (/^(?:CR|DR|OD)\.?$/i.test(mark)) entry = sideOf(mark)
      // "921.58 D": overdrawn. A letter that other words follow begins a text.
      else if (/^[DC]$/.test(mark) && read.cents && gap(at + 1) > markGap) entry = sideOf(mark)
      // Soll and Haben.
      else if (decimal === ',' && /^[SH]$/.test(mark)) entry = mark === 'H' ? 'CR' : 'DR'
      else if (/^-$/.test(mark) && gap(at) < 1) sign = -1
      else if (/^\+$/.test(mark) && gap(at) < 1) sign = 1
      else if (!/^\)$/.test(mark)) break
      last = at
    }
    if (entry !== null) sign = entry === 'CR' ? 1 : -1
    const parts = words.slice(first, last + 1)
    const core = words.slice(index, last + 1)
    found.push({
      value: read.value,
      sign,
      entry,
      cents: read.cents,
      currency,
      text: parts.map(part => part.text).join(' '),
      box: unionOf(core.map(part => part.box)),
      first,
      last,
      confidence: Math.min(...core.map(part => part.confidence)) * read.certainty,
    })
    index = last
  }
  return found
}
