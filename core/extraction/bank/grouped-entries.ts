/** Lists that stand side by side: checks paid in two or three columns, end-of-day balances, deposits as pairs of date and amount. */
import { unionOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { dayAt, type PrintedDay } from './transaction-dates.ts'
import type { AmountToken } from './line-amounts.ts'
import type { TextLine } from './text-lines.ts'

export interface GroupEntry {
  readonly date: PrintedDay | null
  readonly check: string | null
  readonly text: string
  readonly amount: AmountToken
  /** Around its words. */
  readonly box: Box
}

const checkNumber = /^[*#^~]*(?:\d{1,10}|[Xx]{3,6}\d{0,4})[*#^~]*$/

/** "$111" for 5111: in a number of a check OCR takes a five for an S, a dollar or a section sign. */
const digitsForLetters = (text: string): string =>
  /^[\dS$§OolIB*#^~]{3,8}$/.test(text) && text.replace(/\D/g, '').length * 2 >= text.length
    ? text.replace(/[S$§]/g, '5').replace(/[Oo]/g, '0').replace(/[lI]/g, '1').replace(/B/g, '8')
    : text

/** The entries of a line, each closed by its amount (or by its date, where amounts stand before dates), left to right. */
export function entriesOf(line: TextLine, amountFirst = false): readonly GroupEntry[] {
  const entries: GroupEntry[] = []
  let waiting: AmountToken | null = null
  let date: PrintedDay | null = null
  let check: string | null = null
  let text: string[] = []
  let first = 0
  const sized = line.amounts.some(token => token.cents)
  const close = (entry: Omit<GroupEntry, 'box'>, last: number): void => {
    const boxes = line.words.slice(first, last + 1).map(({ box }) => box)
    entries.push({ ...entry, box: unionOf(boxes) })
    first = last + 1
  }
  for (let index = 0; index < line.words.length; index++) {
    const amount = line.amounts.find(token => token.first === index && (token.cents || !sized))
    const printed = dayAt(line.words, index)
    const word = line.ocr ? digitsForLetters(line.words[index]!.text) : line.words[index]!.text
    if (amountFirst && printed !== null && waiting !== null) {
      close({ date: printed, check, text: text.join(' '), amount: waiting }, index + printed.count - 1)
      waiting = null
      check = null
      text = []
      index += printed.count - 1
    } else if (amountFirst && amount !== undefined && amount.cents) {
      waiting = amount
      index = amount.last
    } else if (printed !== null && date !== null && check !== null && amount === undefined) {
      // The amount between was not recognized; the next entry begins before its number.
      date = printed
      first = index
      check = text.findLast(part => checkNumber.test(part)) ?? null
      text = []
      index += printed.count - 1
    } else if (printed !== null && date === null) {
      date = printed
      index += printed.count - 1
    } else if (amount !== undefined && (amount.cents || (check !== null && date !== null))) {
      close({ date, check, text: text.join(' '), amount }, amount.last)
      date = null
      check = null
      text = []
      index = amount.last
    } else if (check === null && checkNumber.test(word)) check = word.replace(/[*#^~]/g, '')
    else if (/[\p{L}\d]/u.test(word)) text.push(word)
  }
  return entries
}
