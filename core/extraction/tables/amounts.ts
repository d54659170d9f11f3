/** Numbers → amounts, with the conventions of the whole table: decimal mark, sides of the ledger. */
import { medianOf } from '../../document/geometry.ts'
import type { TableAmount } from '../../document/amount.ts'
import type { Word } from '../../document/model.ts'
import { parseAmount, type Amount } from '../values/amounts/parse-amount.ts'
import { decimalMark } from '../values/amounts/digits.ts'
import type { DraftRow } from './draft-row.ts'
import type { NumberToken } from '../layout/tokens.ts'

function wordConfidence(number: NumberToken): number {
  const digits = number.words.filter(({ text }) => /\d/.test(text))
  const words = digits.length > 0 ? digits : number.words
  return Math.min(...words.map(({ confidence }) => confidence))
}

/**
 * Amounts written with a pen into a printed form.
 * - `height`: They are more than this share as high as the labels: 1.9 where measured; print is 0.9 to 1.3.
 * - `belief`: Recognition believes as much of its misreadings of them as of print: a sum proves them, two equal totals do not.
 */
const hand = { height: 1.5, belief: 0.1 } as const

/** How far recognized amounts can be believed beyond what recognition says of each. */
function beliefIn(rows: readonly DraftRow[]): number {
  const heightOf = (words: readonly Word[]): number => medianOf(words.map(({ box }) => box.bottom - box.top))
  const amounts = rows.flatMap(({ cells }) => cells.flatMap(cell => (cell === null || cell.dash ? [] : cell.words)))
  const labels = rows.flatMap(({ words, cells }) => (cells.some(cell => cell !== null) ? words : []))
  const written = [amounts, labels].map(words => words.filter(({ text }) => /[\p{Lu}\d]/u.test(text)))
  return written.every(words => words.length > 0) && heightOf(written[0]!) > hand.height * heightOf(written[1]!)
    ? hand.belief
    : 1
}

function amountOf(number: NumberToken, reading: Amount, sign: 1 | -1, belief: number): TableAmount {
  return {
    value: reading.value === 0 ? 0 : reading.value * sign,
    text: number.text,
    box: number.box,
    step: reading.step,
    confidence: wordConfidence(number) * reading.certainty * belief,
    dash: reading.dash,
    percent: reading.percent,
    currency: reading.currency,
  }
}

/** A column that prints CR or DR at some numbers means "the other way round" by the rarer mark; one that prints it at all means nothing. */
function reversedEntry(readings: readonly (Amount | null)[]): 'CR' | 'DR' | null {
  const stated = readings.filter(reading => reading !== null && !reading.dash)
  const credits = stated.filter(reading => reading?.side === 'CR').length
  const debits = stated.filter(reading => reading?.side === 'DR').length
  if (credits + debits === 0 || Math.max(credits, debits) === stated.length) return null
  return debits === 0 || (credits > 0 && credits <= debits) ? 'CR' : 'DR'
}

/** The amounts of all rows; null where nothing or "n/a" stands. `skip` marks columns that hold no amounts (note references). */
export function amountsOf(
  rows: readonly DraftRow[],
  skip: readonly boolean[],
  ocr: boolean,
): readonly (readonly (TableAmount | null)[])[] {
  const texts = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, index) => (cell === null || skip[index] || cell.percent ? [] : [cell.text])),
  )
  const decimal = decimalMark(texts)
  const readings = rows.map(row =>
    row.cells.map(cell => (cell === null || cell.blank ? null : parseAmount(cell.text, { decimal, ocr }))),
  )
  const belief = ocr ? beliefIn(rows) : 1
  const reversed = rows[0]?.cells.map((_, column) => reversedEntry(readings.map(row => row[column] ?? null))) ?? []
  return rows.map(({ cells }, rowIndex) =>
    cells.map((cell, column) => {
      const reading = readings[rowIndex]![column] ?? null
      if (cell === null || reading === null) return null
      const entry = reversed[column] ?? null
      return amountOf(cell, reading, entry !== null && reading.side === entry ? -1 : 1, belief)
    }),
  )
}
