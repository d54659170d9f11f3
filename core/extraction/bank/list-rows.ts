/** The rows of lists: a row over several lines, from the date that opens it to the next row, and rows side by side on one line. */
import { horizontalOverlap, unionOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import sides from '../../vocabulary/bank-sides.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { isTotal } from './balance-summary.ts'
import { hasColumn, isDateRole, type ColumnHeader } from './column-headers.ts'
import type { ListContext } from './list-context.ts'
import type { AmountToken, DailyBalance, LineCells, ListRow, PrintedDay, SectionHeading, TextLine } from './printed.ts'
import { dayAt } from './transaction-dates.ts'

/** The description of a row without words: its heading in the singular. */
const titleOf = (section: SectionHeading | null): string => section?.title.replace(/s\b.*$/, '') ?? ''

export interface RowBuilder {
  date: PrintedDay | null
  readonly texts: string[]
  /** Of the line that bears the amount; null until one does. */
  cells: LineCells | null
  readonly textLeft: number | null
  readonly firstLine: number
  /** Bears the amount. */
  line: number
  lastLine: number
}

/** The amount of a row and the column it stands in; the larger one where two columns have one, null without any. */
export const amountOf = (cells: LineCells): { amount: AmountToken; column: 'debit' | 'credit' | 'amount' } | null => {
  const sides = (['debit', 'credit', 'amount'] as const).flatMap(column => {
    const amount = cells[column]
    return amount === null || (amount.value === 0 && !isUnread(amount)) ? [] : [{ amount, column }]
  })
  return sides.toSorted((a, b) => b.amount.value - a.amount.value)[0] ?? null
}

/** OCR found no amount beside a balance that may show it. */
export const isUnread = ({ value, cents, ocr }: AmountToken): boolean => ocr && value === 0 && !cents

/** More than a third of the words contain digits: a reference, not a description. */
function isReference(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter(word => /\d/.test(word)).length * 3 >= words.length
}

/** The row as printed; null for one that never got an amount. */
export function closeRow(
  open: RowBuilder,
  lines: readonly TextLine[],
  { section, list }: Pick<ListContext, 'section' | 'list'>,
): ListRow | null {
  const field = open.cells === null ? null : amountOf(open.cells)
  if (open.cells === null || field === null) return null
  const line = lines[open.line]!
  // A row over several lines may begin on the page before: what is marked is where its amount stands.
  const own = lines.slice(open.firstLine, open.lastLine + 1).filter(({ page }) => page === line.page)
  const [first, ...more] = open.texts
  const description = [first ?? '', ...more.filter(text => !isReference(text))].join(' ').trim()
  return {
    date: open.date,
    description: description === '' ? titleOf(section) : description,
    details: more.filter(isReference).join(' '),
    ...field,
    balance: open.cells.balance,
    check: open.cells.check,
    section,
    list,
    line: open.line,
    box: unionOf(own.map(({ box }) => box)),
  }
}

const checkWord = phrasePattern(sides.checks)
/** Most words of an entry beside others. */
const groupWords = 6

/** `box`: around its words. */
type GroupEntry = Pick<ListRow, 'date' | 'check' | 'amount' | 'box'> & Readonly<{ text: string }>

const checkNumber = /^[*#^~]*(?:\d{1,10}|[Xx]{3,6}\d{0,4})[*#^~]*$/

/** "$111" for 5111: in a number of a check OCR takes a five for an S, a dollar or a section sign. */
const digitsForLetters = (text: string): string =>
  /^[\dS$§OolIB*#^~]{3,8}$/.test(text) && text.replace(/\D/g, '').length * 2 >= text.length
    ? text.replace(/[S$§]/g, '5').replace(/[Oo]/g, '0').replace(/[lI]/g, '1').replace(/B/g, '8')
    : text

/**
 * The entries of a line, left to right, each closed by its amount, or by its date where amounts stand before dates. `aside`: columns of
 * references, which are nothing of an entry.
 */
function entriesOf(line: TextLine, amountFirst = false, aside: readonly Box[] = []): readonly GroupEntry[] {
  const entries: GroupEntry[] = []
  const sized = line.amounts.some(token => token.cents)
  const blank = { date: null, check: null, text: '', amount: null, first: 0 }
  let open: Pick<GroupEntry, 'date' | 'check' | 'text'> & { amount: AmountToken | null; first: number } = blank
  for (let index = 0; index < line.words.length; index++) {
    const printed = line.amounts.find(token => token.first === index && (token.cents || !sized))
    const amount = printed?.cents || (open.check !== null && open.date !== null) ? printed : undefined
    if (aside.some(column => horizontalOverlap(column, line.words[index]!.box) > 0)) continue
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

/** Number, date and amount side by side and nothing else: checks, whatever OCR made of the heading. */
export function isRowOfChecks(line: TextLine, context: ListContext): boolean {
  const entries = entriesOf(line)
  return (
    !context.isGrouped() &&
    entries.length >= 2 &&
    entries.every(({ date, check, text, amount }) => date !== null && check !== null && text === '' && amount.cents)
  )
}

/** The days' balances of a line. */
export const balancesOf = (line: TextLine, index: number): readonly DailyBalance[] =>
  entriesOf(line).flatMap(({ date, text, amount }) =>
    date !== null && text === '' ? [{ date, amount, line: index }] : [],
  )

/** Which side the list of an amount is headed with, where lists side by side each have one: "Date  Credits  Amount   Date  Debits  Amount". */
function sideAbove(header: ColumnHeader | null, { left }: Box): ListRow['column'] {
  if (header === null || header.groups < 2) return 'amount'
  const roles = header.columns.filter(({ box }) => box.left < left).map(({ role }) => role)
  return roles.slice(roles.findLastIndex(isDateRole)).find(role => role === 'credit' || role === 'debit') ?? 'amount'
}

/** The rows of a line of entries, left to right. */
export function groupedRows(line: TextLine, index: number, context: ListContext): readonly ListRow[] {
  const { header, section, list } = context
  const checks = section?.kind === 'checks' || hasColumn(header, 'check')
  const columns = hasColumn(header, 'check') ? header!.columns : []
  const aside = columns.flatMap(({ role, box }) => (role === 'reference' ? [box] : []))
  const entries = entriesOf(line, context.amountFirst(), aside)
  const hasBalances = hasColumn(header, 'balance')
  return entries.flatMap(({ date, check, text, amount, box }, at): readonly ListRow[] => {
    const behind = hasBalances ? entries[at + 1] : undefined
    const balance = behind?.date === null && behind.check === null && behind.text === '' ? behind.amount : null
    if (date === null && !(checks && check !== null)) return []
    if (amount.value === 0 || isTotal(text)) return []
    // A running header with a period contains numbers too, and a sentence about fees an amount.
    if (check === null && text.split(' ').filter(word => /\p{L}{2}/u.test(word)).length > groupWords) return []
    if (!amount.cents && /\p{L}{3}.*\s\p{L}{3}/u.test(text)) return []
    const number = check ?? (checks ? /^[Xx*]{3,}\d*/.exec(text)?.[0] : undefined) ?? null
    const described =
      checks && number !== null && !checkWord.test(text) ? `Check ${number} ${text.replace(number, '')}`.trim() : text
    return [
      {
        date,
        description: described === '' ? (checks ? 'Check' : titleOf(section)) : described,
        details: '',
        amount,
        column: sideAbove(header, amount.box),
        balance,
        check: checks ? number : null,
        section,
        list,
        line: index,
        box,
      },
    ]
  })
}
