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

/** The entries of a line, left to right, each closed by its amount, or by its date where amounts stand before dates. */
export function entriesOf(line: TextLine, amountFirst = false): readonly GroupEntry[] {
  const entries: GroupEntry[] = []
  const sized = line.amounts.some(token => token.cents)
  const blank = { date: null, check: null, text: '', amount: null, first: 0 }
  let open: Pick<GroupEntry, 'date' | 'check' | 'text'> & { amount: AmountToken | null; first: number } = blank
  for (let index = 0; index < line.words.length; index++) {
    const printed = line.amounts.find(token => token.first === index && (token.cents || !sized))
    const amount = printed?.cents || (open.check !== null && open.date !== null) ? printed : undefined
    const date = open.date === null ? dayAt(line.words, index) : null
    const word = line.ocr ? digitsForLetters(line.words[index]!.text) : line.words[index]!.text
    if (date !== null) {
      open = { ...open, date }
      index += date.count - 1
    } else if (amount !== undefined) {
      open = { ...open, amount }
      index = amount.last
    } else if (open.check === null && checkNumber.test(word)) open = { ...open, check: word.replace(/[*#^~]/g, '') }
    else if (/[\p{L}\d]/u.test(word)) open = { ...open, text: `${open.text} ${word}`.trim() }
    if (open.amount === null || (amountFirst && open.date === null)) continue
    const { first, ...entry } = { ...open, amount: open.amount }
    entries.push({ ...entry, box: unionOf(line.words.slice(first, index + 1).map(({ box }) => box)) })
    open = { ...blank, first: index + 1 }
  }
  return entries
}
