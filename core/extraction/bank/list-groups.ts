/** Lists that stand side by side: checks paid in two or three columns, end-of-day balances, deposits as pairs of day and amount. */
import { unionOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { dayAt, type PrintedDay } from './transaction-dates.ts'
import type { MoneyToken } from './parse-amount.ts'
import type { TextLine } from './statement-text.ts'

export interface GroupEntry {
  readonly day: PrintedDay | null
  readonly check: string | null
  readonly text: string
  readonly money: MoneyToken
  /** Around its words. */
  readonly box: Box
}

const checkNumber = /^[*#^~]*(?:\d{1,10}|[Xx]{3,6}\d{0,4})[*#^~]*$/

/** "$111" for 5111: in a number of a check recognition takes a five for an S, a dollar or a section sign. */
const digitsForLetters = (text: string): string =>
  /^[\dS$§OolIB*#^~]{3,8}$/.test(text) && text.replace(/\D/g, '').length * 2 >= text.length
    ? text.replace(/[S$§]/g, '5').replace(/[Oo]/g, '0').replace(/[lI]/g, '1').replace(/B/g, '8')
    : text

/** The entries of a line, each closed by its amount (or by its day, where amounts stand before days), left to right. */
export function entriesOf(line: TextLine, amountFirst = false): readonly GroupEntry[] {
  const entries: GroupEntry[] = []
  let waiting: MoneyToken | null = null
  let day: PrintedDay | null = null
  let check: string | null = null
  let text: string[] = []
  let first = 0
  const sized = line.money.some(token => token.cents)
  const close = (entry: Omit<GroupEntry, 'box'>, last: number): void => {
    const boxes = line.words.slice(first, last + 1).map(({ box }) => box)
    entries.push({ ...entry, box: unionOf(boxes) })
    first = last + 1
  }
  for (let index = 0; index < line.words.length; index++) {
    const money = line.money.find(token => token.first === index && (token.cents || !sized))
    const printed = dayAt(line.words, index)
    const word = line.ocr ? digitsForLetters(line.words[index]!.text) : line.words[index]!.text
    if (amountFirst && printed !== null && waiting !== null) {
      close({ day: printed, check, text: text.join(' '), money: waiting }, index + printed.count - 1)
      waiting = null
      check = null
      text = []
      index += printed.count - 1
    } else if (amountFirst && money !== undefined && money.cents) {
      waiting = money
      index = money.last
    } else if (printed !== null && day !== null && check !== null && money === undefined) {
      // The amount between was not recognized; the next entry begins before its number.
      day = printed
      first = index
      check = text.findLast(part => checkNumber.test(part)) ?? null
      text = []
      index += printed.count - 1
    } else if (printed !== null && day === null) {
      day = printed
      index += printed.count - 1
    } else if (money !== undefined && (money.cents || (check !== null && day !== null))) {
      close({ day, check, text: text.join(' '), money }, money.last)
      day = null
      check = null
      text = []
      index = money.last
    } else if (check === null && checkNumber.test(word)) check = word.replace(/[*#^~]/g, '')
    else if (/[\p{L}\d]/u.test(word)) text.push(word)
  }
  return entries
}
