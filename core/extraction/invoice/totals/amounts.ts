/** Amounts in the cells of a page, in every form they are printed: `1.234,56`, `11,100=00`, `625000/-`, `(34,500.00)`, `25,000.00-`. */
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import { unionOf } from '../../../document/geometry.ts'
import type { Box, Word } from '../../../document/model.ts'
import type { Cell } from '../../layout/document-view.ts'
import { creditAsNegative, parseAmount, type Amount, type NumberStyle } from '../../values/amounts/parse-amount.ts'
import { isCurrencyWord } from '../line-items/values.ts'
import { dateAt } from '../../values/dates/date-tokens.ts'
import { groupConsecutive } from '../../values/sequences.ts'

/** An amount in a cell; its value is negative with CR. */
export interface PrintedAmount extends Amount {
  readonly words: readonly Word[]
  /** As printed. */
  readonly text: string
  readonly box: Box
  readonly cell: Cell
  /** Index in the cell of the first word. */
  readonly at: number
}

/** Marks between a currency and its digits, signs, and marks behind the digits; "-Rs.", "-USD". */
const mark = /^(?:[;:=.]+|[-−–(+]|\(-\)|\(\+\)|\/-?|\/=|%|[-−(]\p{L}{2,3}\.?)$/u
/** Net and gross behind a French amount, sides of the ledger. */
const words: ReadonlySet<string> = new Set(['TTC', 'HT', 'CR', 'DR', 'Cr', 'Dr'])

/** A word of an amount that has no digits itself. */
const isMark = (text: string): boolean => isCurrencyWord(text) || words.has(text) || mark.test(text)

const isDateLike = (text: string): boolean => dateAt(text, 0)?.end === text.length || /\d:\d\d/.test(text)

/** The amounts of a cell, left to right; codes, dates and telephone numbers are none. */
export function amountsOf(cell: Cell, style: NumberStyle): readonly PrintedAmount[] {
  const { words } = cell
  // "3. Total due": the number of a line of the form.
  const first = words.length > 1 && /^\d{1,2}[.)]$/.test(words[0]!.text) && /^\p{L}/u.test(words[1]!.text) ? 1 : 0
  const parts = words.flatMap((_, at) => (at >= first && isPart(words, at, style) ? [at] : []))
  const runs = groupConsecutive(parts, (before, at) => at > before + 1)
  return runs.flatMap(run => printedAmountsIn(cell, run[0]!, run.at(-1)! + 1, style))
}

const isPart = (words: readonly Word[], at: number, style: NumberStyle): boolean =>
  isMark(words[at]!.text) || (isField(words[at]!.text, style) && !isReading(words, at))

/** "7,920 hrs" is a meter's reading, "25,000 rpm" a measure. */
const readingUnit = new RegExp(`^(?:${[...vocabulary.readingUnits, ...vocabulary.modelUnits].join('|')})[.,:;)]*$`, 'i')
const isReading = (words: readonly Word[], at: number): boolean =>
  /^[\d,]+$/.test(words[at]!.text) && readingUnit.test(words[at + 1]?.text ?? '')

const isField = (text: string, style: NumberStyle): boolean =>
  (/\d/.test(text) || /^(?:nil|-+|—)$/i.test(text)) &&
  !/^0\d+$/.test(text) &&
  !isDateLike(text) &&
  parse(text, style) !== null

/** The amount of a run of words as a whole; else those of its words. */
function printedAmountsIn(cell: Cell, from: number, to: number, style: NumberStyle): readonly PrintedAmount[] {
  // A currency mark belongs to the figure behind it rather than to the one before it.
  for (let size = to - from; size >= 1; size--)
    for (let start = from; start + size <= to; start++) {
      const printed = printedAmountAt(cell, start, start + size, style)
      if (printed === null) continue
      return [
        ...printedAmountsIn(cell, from, start, style),
        printed,
        ...printedAmountsIn(cell, start + size, to, style),
      ]
    }
  return []
}

function printedAmountAt(cell: Cell, at: number, to: number, style: NumberStyle): PrintedAmount | null {
  const words = cell.words.slice(at, to)
  const text = words.map(word => word.text).join(' ')
  const numbers = words.filter(word => /\d/.test(word.text)).length
  const amount = parse(text, style)
  if (amount === null || amount.broken || (numbers === 0 && !(amount.dash && cell.words.length <= 2))) return null
  // "1 234,56" is one number, "1 4,500.00" is a quantity and a price.
  if (numbers > 1 && amount.certainty < 0.7) return null
  const box = unionOf(words.map(word => word.box))
  return { ...amount, value: creditAsNegative(amount), words, text, box, cell, at }
}

/** The amount of a text: marks of trade before, between and behind its parts are no part of it. */
const parse = (text: string, style: NumberStyle): Amount | null =>
  parseAmount(
    text
      .replace(/(?<=\d\)?)[.,;:]+$/, '')
      // The end of a remark in brackets; on scans the opening bracket may be lost.
      .replace(style.ocr ? /$^/ : /^([^(]*\d)\)$/, '$1'),
    style,
  )
