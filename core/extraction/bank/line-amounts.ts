/** The amounts in a line of a statement: digits that spaces broke are joined, signs and sides before and behind belong to them. */
import { unionOf } from '../../document/geometry.ts'
import type { Word } from '../../document/model.ts'
import type { PageMetrics } from '../layout/page-metrics.ts'
import { textOf } from '../layout/text-rows.ts'
import { hasCents, parseAmount, type Amount, type NumberStyle } from '../values/amounts/parse-amount.ts'
import { currencyOf } from '../values/amounts/currencies.ts'
import { plainMarks } from '../values/amounts/normalize-marks.ts'
import { dayAt } from './transaction-dates.ts'
import type { AmountToken } from './printed.ts'

/**
 * Distances within an amount, in characters.
 * - `broken`: A space inside an amount that a poor text layer or OCR put there, in characters.
 * - `wideBroken`: A lost point before cents, or a space between thousands, leaves more room.
 * - `mark`, `minus`, `currency`: A mark belongs to the amount within this distance, in characters; a minus stands close, a currency sign may
 *   stand further off.
 */
const gaps = { broken: 1, wideBroken: 1.9, mark: 2.5, minus: 1, currency: 9 } as const
/** Most words one amount is joined from: thousands, hundreds, point and cents. */
const maxParts = 4
/**
 * Certainty of amounts that are not printed as one word.
 * - `joined`, `tolerant`: Certainty of an amount joined from several words, and of one that only the tolerance for OCR parses in a text layer.
 */
const certainties = { joined: 0.9, tolerant: 0.7 } as const

const whole = {
  '.': /^\D{0,2}(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d(?:[-+]|[CD]R)?$/i,
  ',': /^\D{0,2}(?:\d{1,3}(?:\.\d{3})+|\d+),\d\d(?:[-+]|[CD]R)?$/i,
} as const

/** The amount a text stands for; null for days, percentages, codes ("P7B"), rates and words. */
export function parseStatementAmount(printed: string, style: NumberStyle): Amount | null {
  const text = style.ocr ? printed.replace(/(?<=\d);(?=\d{3}[.,])/, ',') : printed
  // Long rows of digits without a mark are numbers of accounts and cards.
  if (/[\\:]|\d[-/]\d|\d[bkm]|[a-z]{4}|\d{8}(?!\d*$)/i.test(text) || /^\D*\d{8,}$/.test(text)) return null
  const strict = parseAmount(text, { decimal: style.decimal })
  const tolerant = style.ocr || /\d[.,]/.test(text) ? parseAmount(text, { ...style, ocr: true }) : null
  const amount = strict ?? tolerant
  if (amount === null || amount.percent || amount.dash || (amount.step < 1 && !hasCents(amount))) return null
  return strict === null && !style.ocr ? { ...amount, certainty: amount.certainty * certainties.tolerant } : amount
}

/** How a page prints its numbers, and which page it is. */
interface PrintStyle extends NumberStyle, Pick<AmountToken, 'fileName' | 'page'> {}

/** The words of a line, how they are printed, and the space before each in characters. */
type Line = Readonly<{ words: readonly Word[]; style: PrintStyle; gap: (index: number) => number }>

type Digits = NonNullable<ReturnType<typeof digitsAt>>

/** The amount that begins at a word, which a space may have broken: "41,9 82.42", "120 00", "44. 100, 22+". */
function digitsAt({ words, style, gap }: Line, index: number) {
  let text = words[index]!.text
  const single = parseStatementAmount(text, style)
  let found = single === null ? null : { text, amount: single, last: index }
  // "02208 14" is a number of an account.
  if (!/^[-$£€]{0,2}(?!0\d)\d[\d.,]*$/.test(text)) return found
  for (let last = index + 1; last < Math.min(index + maxParts, words.length); last++) {
    const part = words[last]!.text
    // "717 11" at the end of its column lost its point.
    const lostPoint = style.ocr && /^\d\d$/.test(part) && gap(last + 1) > gaps.wideBroken
    const wide = lostPoint || /^\d\d[-+]$/.test(part) || (style.decimal === ',' && /^\d{3},\d\d-?$/.test(part))
    if (!/^[\d.,]+(?:[-+]|[CD]R)?$/i.test(part) || gap(last) >= (wide ? gaps.wideBroken : gaps.broken)) break
    const point = /^[^.]*[^.,]$/.test(text) && /^\d\d[-+]?$/.test(part) ? style.decimal : ''
    text += point + part
    const amount = whole[style.decimal].test(text) ? parseStatementAmount(text, style) : null
    if (amount !== null) found = { text, amount: { ...amount, certainty: amount.certainty * certainties.joined }, last }
  }
  return found
}

/** The first word of an amount: signs and currencies stand before it. */
function firstWordOf({ words, gap }: Line, index: number): number {
  let first = index
  for (let at = index - 1; at >= 0; at--) {
    const mark = plainMarks(words[at]!.text)
    const sign =
      /^[-+=(]+$/.test(mark) && gap(at + 1) < gaps.mark && (mark !== '-' || gap(at) >= gaps.minus || at === 0)
    const currency = (currencyOf(mark) ?? currencyOf(mark.slice(1))) !== null && gap(at + 1) < gaps.currency
    if (!sign && !currency) break
    first = at
  }
  return first
}

/** The last word of an amount: signs and the side of the ledger stand behind it. */
function lastWordOf({ words, style, gap }: Line, { last: from, amount }: Digits): number {
  let last = from
  for (let at = from + 1; at < words.length && gap(at) <= gaps.mark; at++) {
    const mark = plainMarks(words[at]!.text)
    // "921.58 D": a letter that other words follow begins a text. Soll and Haben stand behind decimal commas.
    const letter = style.decimal === ',' ? /^[DCSH]$/ : /^[DC]$/
    const side = /^(?:CR|DR|OD)\.?$/i.test(mark) || (letter.test(mark) && hasCents(amount) && gap(at + 1) > gaps.mark)
    if (!side && mark !== ')' && !(/^[-+]$/.test(mark) && gap(at) < gaps.minus)) break
    last = at
  }
  return last
}

const ledgerSides = { S: 'DR', H: 'CR' } as const

function tokenOf(line: Line, index: number, digits: Digits): AmountToken {
  const { words, style } = line
  const first = firstWordOf(line, index)
  const last = lastWordOf(line, digits)
  const behind = textOf(words.slice(digits.last + 1, last + 1))
  const german = /^[SH]$/.test(behind) ? ledgerSides[behind as 'S' | 'H'] : null
  const marked = `${textOf(words.slice(first, index)).replaceAll(/[ =]/g, '')}${digits.text}${german === null ? behind : ''}`
  const amount = parseStatementAmount(marked, style) ?? digits.amount
  const side = german ?? amount.side
  return {
    value: Math.round(Math.abs(digits.amount.value) * 100) / 100,
    sign: side === null ? amount.sign : side === 'CR' ? 1 : -1,
    entry: side,
    cents: hasCents(digits.amount),
    currency: amount.currency,
    fileName: style.fileName,
    page: style.page,
    ocr: style.ocr,
    text: textOf(words.slice(first, last + 1)),
    box: unionOf(words.slice(index, digits.last + 1).map(({ box }) => box)),
    first,
    last,
    confidence:
      Math.min(...words.slice(index, digits.last + 1).map(({ confidence }) => confidence)) * digits.amount.certainty,
  }
}

/** "~25.00", "00~-": OCR makes a wave of a faint minus, and marks of dirt before one behind the digits. */
const withPlainMinus = (word: Word): Word => ({
  ...word,
  text: word.text
    .replace(/^~(?=[$£€]?\d)|(?<=\d)[~°'’`"*_]*[~-]$/, '-')
    .replace(/(?<=[.,]\d\d)cr$/i, 'CR')
    .replace(/(?<=[.,]\d\d)0D$/, 'OD'),
})

/** The amounts of a row of words, left to right. */
export function amountsOf(printed: readonly Word[], metrics: PageMetrics, style: PrintStyle): readonly AmountToken[] {
  const words = style.ocr ? printed.map(withPlainMinus) : printed
  const found: AmountToken[] = []
  const gap = (index: number): number =>
    ((words[index]?.box.left ?? Infinity) - (words[index - 1]?.box.right ?? -Infinity)) / metrics.character
  const line: Line = { words, style, gap }
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const day = dayAt(words, index)
    const numeric = /\d/.test(word.text)
    // "March 31, 2025": neither the day nor the year is an amount.
    if (day !== null && (numeric ? !/^\d+\.\d\d$/.test(word.text) : day.year !== null)) {
      index += day.count - 1
      continue
    }
    const digits = numeric ? digitsAt(line, index) : null
    if (digits === null) continue
    const token = tokenOf(line, index, digits)
    found.push(token)
    index = token.last
  }
  return found
}
