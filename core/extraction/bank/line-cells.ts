/** The cells of one line under column headers: date, amounts by column, check number, text. */
import { centerOf, horizontalOverlap, unionOf, widthOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import periods from '../../vocabulary/bank-periods.json' with { type: 'json' }
import sides from '../../vocabulary/bank-sides.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { textOf } from '../layout/text-rows.ts'
import { isAmountRole, isDateRole, type ColumnHeader, type HeaderColumn } from './column-headers.ts'
import type { AmountToken, LineCells, PrintedDay, TextLine } from './printed.ts'
import { segmentsIn } from './text-lines.ts'
import { dayAt, dayInMonth, dayOfPair, opensPeriod, type HeadedMonth } from './transaction-dates.ts'

type Role = HeaderColumn['role']
type AmountColumn = 'debit' | 'credit' | 'amount' | 'balance'

/**
 * Distances of amounts, and the rank of dates without a column.
 * - `reach`, `reachWhole`: Maximum distance of an amount from its column header, in type sizes; whole numbers must stand closer.
 * - `apart`: An amount stands apart from words this many characters away: a word space is half a character.
 * - `looseRank`: Rank of a date without a column: behind the plain date's, before the transaction's.
 */
const limits = { reach: 6.5, reachWhole: 3.5, apart: 1.5, looseRank: 1.5 } as const
const placeholderDate = /^(?:dd|mm|yy(?:yy)?)([/.-])(?:dd|mm)\1(?:yy(?:yy)?|dd)$/i
const pendingWord = phrasePattern(sides.pending, 'whole')
const unpostedStatus = phrasePattern(sides.unposted, 'whole')
/** "On 14 Apr" below a payee is the day of the purchase. */
const preposition = phrasePattern(periods.prepositions, 'whole')
const checkNumber = /^[*#^~]?\s?(?:\d{2,10}|[Xx]{3,6}\d{0,4})[*#^~]?$/

const edges: readonly ((box: Box) => number)[] = [box => box.right, box => box.left, centerOf]
/** Distance of an amount from a column header: the best aligned of their edges and centers. */
export const headerDistance = (amount: Box, header: Box): number =>
  Math.min(...edges.map(edge => Math.abs(edge(amount) - edge(header))))

/** Which date column counts: the date of posting, else the plain date, else the date of the transaction. */
const dateRank = ['posted', 'date', 'transacted', 'effective']

/** An amount and the role of its column. */
type Placed = readonly [role: Role, token: AmountToken]

/** The amounts of a line by column. Each column takes the nearest amount. */
function byColumn(line: TextLine, header: ColumnHeader): readonly Placed[] {
  const columns = header.columns.filter(column => isAmountRole(column.role))
  const em = line.metrics.em
  const pairs = line.amounts.flatMap(token => {
    const next = line.words[token.last + 1]
    const before = line.words[token.first - 1]
    // A whole number inside a text is none of the column's.
    const apart =
      (next === undefined || next.box.left - token.box.right > limits.apart * line.metrics.character) &&
      (before === undefined ||
        token.box.left - before.box.right > limits.apart * line.metrics.character ||
        token.currency !== null ||
        token.sign !== 0)
    return columns.flatMap(column => {
      const away = headerDistance(token.box, column.box)
      const near = token.cents
        ? away < limits.reach * em || horizontalOverlap(token.box, column.box) > 0
        : apart && away < limits.reachWhole * em
      return near ? [{ token, column, away }] : []
    })
  })
  const chosen = new Map<HeaderColumn, AmountToken>()
  // Whole numbers beside amounts with cents are often sheets or tellers: they only fill columns that are still empty.
  const byFit = pairs.toSorted((a, b) => Number(b.token.cents) - Number(a.token.cents) || a.away - b.away)
  for (const { token, column } of byFit)
    if (!chosen.has(column) && ![...chosen.values()].includes(token)) chosen.set(column, token)
  return [...chosen].map(([{ role }, token]) => [role, token])
}

/**
 * The amounts of a line without column headers: the last of the line, with or without a running balance after it; "July 2  $253.10  FRESHCART
 * SETTLEMENT". `behindDate`: index of the word behind the date with which the line begins; null without one.
 */
function byOrder({ amounts, words }: TextLine, behindDate: number | null): readonly Placed[] {
  const tail = amounts.filter(token => token.cents).slice(-2)
  const last = tail.at(-1)
  if (last === undefined) return []
  const ends = words.length - 1 - last.last <= 1
  if (!ends && !(tail.length === 1 && last.first === behindDate)) return []
  const [amount] = tail
  return amount!.last + 1 === last.first
    ? [
        ['amount', amount!],
        ['balance', last],
      ]
    : [['amount', last]]
}

/** Where the date of a line stands: in its column, else at the line's beginning. */
function findDate(
  line: TextLine,
  header: ColumnHeader | null,
  month: HeadedMonth | null,
): { date: PrintedDay; all: ReadonlySet<number> } | null {
  const columns = header?.columns.filter(column => isDateRole(column.role)) ?? []
  const found: { date: PrintedDay; rank: number }[] = []
  const all = new Set<number>()
  for (let index = 0; index < line.words.length; index++) {
    const whole = dayAt(line.words, index)
    const ofMonth = month !== null && index === 0 ? dayInMonth(line.words[0]!.text, month) : null
    const date = whole ?? ofMonth ?? dayOfPair(line.words, index)
    if (date === null || opensPeriod(line.words, index, date)) continue
    const box = unionOf(line.words.slice(index, index + date.count).map(word => word.box))
    const column = columns
      .filter(({ box: at }) => horizontalOverlap(widened(at, 2 * line.metrics.em), box) > 0.5 * widthOf(box))
      .toSorted((a, b) => headerDistance(box, a.box) - headerDistance(box, b.box))[0]
    const leads =
      whole !== null &&
      (index === 0 || (index === 1 && line.words[0]!.text.length <= 2 && !preposition.test(line.words[0]!.text)))
    if (column !== undefined || (leads && columns.length <= 1)) {
      found.push({ date, rank: column === undefined ? limits.looseRank : dateRank.indexOf(column.role) })
      for (let at = 0; at < date.count; at++) all.add(index + at)
    }
    index += date.count - 1
  }
  const best = found.toSorted((a, b) => a.rank - b.rank)[0]
  return best === undefined ? null : { date: best.date, all }
}

const widened = (box: Box, by: number): Box => ({ ...box, left: box.left - by, right: box.right + by })

/** The cells of a line; without a header the last amounts of the line are used in order. `month`: heads rows that print their day alone. */
export function cellsOfLine(line: TextLine, header: ColumnHeader | null, month: HeadedMonth | null = null): LineCells {
  const date = findDate(line, header, month)
  const amounts: Record<AmountColumn, AmountToken | null> = { debit: null, credit: null, amount: null, balance: null }
  const used = new Set<number>(date?.all)
  const placed = header === null ? byOrder(line, used.has(0) ? date!.date.count : null) : byColumn(line, header)
  for (const [role, token] of placed) {
    // "Gross" and "Fee" beside "Net" are parts of the amount.
    if (role !== 'ignored') amounts[role as AmountColumn] ??= token
    for (let at = token.first; at <= token.last; at++) used.add(at)
  }
  const rest = [...line.words.entries()].filter(([index]) => !used.has(index))
  const dates = header?.columns.filter(({ role }) => isDateRole(role)) ?? []
  // "02" for "Feb 02": whatever day it is, it is not that of the row above.
  const isMisread = (index: number, { text, box }: Word): boolean =>
    line.ocr &&
    date === null &&
    index === 0 &&
    /\d/.test(text) &&
    line.amounts.some(token => token.cents) &&
    dates.some(column => horizontalOverlap(column.box, box) > 0)
  const placeholders = rest.filter(([index, word]) => placeholderDate.test(word.text) || isMisread(index, word))
  const checkColumn = header?.columns.find(column => column.role === 'check')
  const checkZone = checkColumn === undefined ? null : widened(checkColumn.box, line.metrics.em)
  const check = rest.find(
    ([, { text, box }]) => checkZone !== null && horizontalOverlap(checkZone, box) > 0 && checkNumber.test(text),
  )
  for (const [index] of [...placeholders, ...(check === undefined ? [] : [check])]) used.add(index)
  const words = describing(line, header, used)
  return {
    date: date?.date ?? null,
    text: textOf(words),
    textLeft: words[0]?.box.left ?? null,
    ...amounts,
    check: check?.[1].text.replace(/[*#^~\s]/g, '') ?? null,
    pending: pendingWord.test(line.words[0]!.text) || line.segments.some(({ text }) => unpostedStatus.test(text)),
    placeholder: placeholders.length > 0,
  }
}

/** The words of the description: neither amount nor date, nor in another column. */
function describing(line: TextLine, header: ColumnHeader | null, used: ReadonlySet<number>): readonly Word[] {
  const rest = line.words.filter((_, index) => !used.has(index))
  if (header === null || rest.length === 0) return rest
  const texts = header.columns.filter(column => column.role === 'description')
  // A text is wider than its header: where no column stands behind it, it ends with the line.
  const last = header.columns.reduce((far, column) => (column.box.right > far.box.right ? column : far))
  const right = last.role === 'description' ? Infinity : last.box.right + 3 * line.metrics.em
  const others = [
    ...header.columns.filter(({ role }) => ['type', 'status', 'reference'].includes(role)).map(({ box }) => box),
    ...header.unknown,
  ]
  const inside = rest.filter(({ box }) => box.left < right)
  if (others.length === 0 || texts.length === 0) return inside
  const segments = segmentsIn(inside, line.metrics)
  const kept = segments.filter(
    ({ box }) =>
      !others.some(at => horizontalOverlap(at, box) > 0) || texts.some(({ box: at }) => horizontalOverlap(at, box) > 0),
  )
  return (kept.length === 0 ? segments : kept).flatMap(segment => segment.words)
}
