/** Balances and sums outside the lists: label and amount on one line, one above the other, or as the columns of a small table. */
import { horizontalOverlap, unionOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import { dayAt } from './transaction-dates.ts'
import { monthOf } from '../values/dates/months.ts'
import { balanceLabelOf, isOtherBalance, type BalanceLabel } from './balance-labels.ts'
import type { MoneyToken } from './parse-amount.ts'
import { segmentsOfLine, textOf, type TextLine } from './statement-text.ts'

export interface SummaryEntry {
  readonly label: BalanceLabel
  readonly text: string
  readonly money: MoneyToken
  /** A count printed beside the sum ("28", "30 CREDITS"). */
  readonly count: number | null
  readonly line: number
  /** Stands in a row that begins with an account's name or number. */
  readonly rowText: string | null
}

/** A label's amount stands at most this far below it, in type sizes. */
const below = 2.6

const lettered = (text: string): boolean => /[a-z]{2}/i.test(text)

/** Words before a figure with the whole numbers beside them taken for counts. */
function parted(words: readonly string[]): { text: string; count: number | null } {
  const rest = words.length > 2 && /^(?:plus|less|minus|add)\b/i.test(words[0]!) ? words.slice(1) : [...words]
  let count: number | null = null
  const take = (word: string | undefined): boolean => word !== undefined && /^\(?\d{1,5}\)?$/.test(word)
  if (
    rest.length > 1 &&
    take(rest.at(-1)) &&
    !/^(?:on|of|,)$/i.test(rest.at(-2) ?? '') &&
    monthOf((rest.at(-2) ?? '').toLowerCase()) === null &&
    !/^\(?(?:19|20)\d\d\)?$/.test(rest.at(-1)!)
  )
    count = Number(rest.pop()!.replace(/\D/g, ''))
  if (take(rest[0]) && rest.length > 1) count = Number(rest.shift()!.replace(/\D/g, ''))
  return { text: rest.join(' '), count }
}

/** What the words before an amount announce: all of them, or those since a wide gap. */
function labelBefore(
  line: TextLine,
  from: number,
  to: number,
): { label: BalanceLabel; text: string; count: number | null } | null {
  const segments = segmentsOfLine(line, from, to)
  for (let start = 0; start < segments.length; start++) {
    const words = segments
      .slice(start)
      .flat()
      .map(word => word.text)
    const { text, count } = parted(words)
    const label = lettered(text) ? balanceLabelOf(text) : null
    if (label !== null) return { label, text, count }
  }
  return null
}

/** "Previous   $5,512.33" over "Balance": a narrow column breaks its labels. The line with the whole label before its amount. */
function withLabelBelow(line: TextLine, next: TextLine | undefined): TextLine | null {
  const [money, ...others] = line.money
  if (money === undefined || others.length > 0 || money.first === 0 || next === undefined) return null
  const close = next.page === line.page && next.box.top - line.box.bottom < line.metrics.em
  const below = close && next.words.length <= 3 && Math.abs(next.box.left - line.box.left) < 0.5 * line.metrics.em
  if (!below || /\d/.test(next.text) || next.box.right > money.box.left) return null
  // Its words stand beside each other as those of one label do.
  let right = line.words[money.first - 1]!.box.right
  const rest = next.words.map(word => {
    const left = right + line.metrics.space
    right = left + word.box.right - word.box.left
    return { ...word, box: { ...word.box, left, right } }
  })
  const words = [...line.words.slice(0, money.first), ...rest, ...line.words.slice(money.first)]
  const moved = { ...money, first: money.first + rest.length, last: money.last + rest.length }
  return { ...line, words, money: [moved] }
}

/** Entries of one line: each amount with the words before it. */
function alongLine(line: TextLine, index: number): readonly SummaryEntry[] {
  const entries: SummaryEntry[] = []
  const sized = line.money.some(token => token.cents)
  let from = 0
  for (const money of line.money) {
    if (sized && !money.cents) continue
    const found = labelBefore(line, from, money.first)
    if (found !== null) {
      const counting = found.label === 'creditCount' || found.label === 'debitCount'
      if (money.cents || counting || money.currency !== null || (!sized && line.money.length === 1))
        entries.push({ ...found, money, line: index, rowText: null })
    }
    from = money.last + 1
  }
  return entries
}

/** "Deposits 5 $6,653.08  Debits 35 $14,836.47": the sums of both sides on one line are no transaction. */
export function sumsBothSides(line: TextLine): boolean {
  const labels = new Set(alongLine(line, 0).map(({ label }) => label))
  return labels.has('credits') && labels.has('debits')
}

/** "Statement balance" and "$164,517.75" below it. */
function belowLabel(lines: readonly TextLine[], index: number, taken: ReadonlySet<number>): readonly SummaryEntry[] {
  const line = lines[index]!
  if (line.money.some(token => token.cents)) return []
  return segmentsOfLine(line).flatMap((segment): readonly SummaryEntry[] => {
    const label = balanceLabelOf(textOf(segment))
    if (label === null || label === 'creditCount' || label === 'debitCount') return []
    const box = unionOf(segment.map(word => word.box))
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]!
      if (other.page !== line.page || other.box.top - line.box.bottom > below * line.metrics.em || taken.has(next))
        break
      const money = other.money.find(
        token => (token.cents || token.currency !== null) && horizontalOverlap(token.box, box) > 0,
      )
      if (
        money !== undefined &&
        labelBefore(other, 0, money.first) === null &&
        other.words.length <= 3 * other.money.length + 2
      )
        return [{ label, text: textOf(segment), money, count: null, line: next, rowText: null }]
    }
    return []
  })
}

/** The words of a head that stand over a zone, with those of the same phrase beside them that stand over no other figure's. */
function wordsOver(head: TextLine, zone: Box): readonly Word[] {
  const over = (word: Word): boolean => horizontalOverlap(word.box, zone) > 0.5 * (word.box.right - word.box.left)
  return segmentsOfLine(head).flatMap(segment => {
    const box = unionOf(segment.map(word => word.box))
    const mostly = horizontalOverlap(box, zone) > 0.5 * (box.right - box.left)
    return mostly && segment.length <= longestHead ? segment : segment.filter(over)
  })
}
/** Words of one head: "Withdrawals and other subtractions". */
const longestHead = 6

/** How many lines a head over figures may take. */
const tallest = 4

/** Rows of days one below the other tell each day's sums and balance, not the period's. */
function isDayByDay(lines: readonly TextLine[], index: number): boolean {
  const dated = (line: TextLine | undefined): boolean =>
    line !== undefined &&
    line.page === lines[index]!.page &&
    line.money.some(token => token.cents) &&
    dayAt(line.words, 0) !== null
  return dated(lines[index]) && (dated(lines[index + 1]) || dated(lines[index - 1]))
}

/** A row of figures under heads ("Previous balance | Payments | Purchases | New balance"): at least two heads must be known. */
function underHeads(lines: readonly TextLine[], index: number): readonly SummaryEntry[] {
  const line = lines[index]!
  const sized = line.money.some(token => token.cents)
  const figures = line.money.filter(
    token =>
      token.cents ||
      !sized ||
      (line.money.length >= 3 && token.box.left - (line.words[token.first - 1]?.box.right ?? 0) > line.metrics.em),
  )
  if (figures.length < 2 || isDayByDay(lines, index)) return []
  const heads: TextLine[] = []
  let floor = line.box.top
  for (let above = index - 1; above >= 0 && heads.length < tallest; above--) {
    const other = lines[above]!
    if (other.page !== line.page || floor - other.box.bottom > 2 * line.metrics.em) break
    if (other.money.some(token => token.cents)) {
      // Rows of the same table between the head and this one.
      if (heads.length === 0 && other.money.filter(token => token.cents).length === figures.length) {
        floor = other.box.top
        continue
      }
      break
    }
    heads.unshift(other)
    floor = other.box.top
  }
  if (heads.length === 0) return []
  const edges = figures.map(token => token.box)
  const entries = figures.flatMap((money, at): readonly SummaryEntry[] => {
    // Nothing stands before the first figure: all to its left is its head.
    const first = money.first === 0 ? 0 : money.box.left - 2 * line.metrics.em
    const left = at === 0 ? first : (edges[at - 1]!.right + money.box.left) / 2
    const right = at === figures.length - 1 ? money.box.right + 60 : (money.box.right + edges[at + 1]!.left) / 2
    const zone = { ...money.box, left, right }
    const words = heads.flatMap(head => wordsOver(head, zone)).map(word => word.text)
    // The leftmost column's zone may hold a head of the texts before it ("Card type").
    const tails = words.map((_, from) => words.slice(from).join(' '))
    const from = tails.findIndex(tail => balanceLabelOf(tail) !== null)
    // "Withheld ending" is not the ending balance, whatever its last word says alone.
    const text = from < 0 || isOtherBalance(words[from - 1] ?? '') ? '' : tails[from]!
    const label = balanceLabelOf(text)
    return label === null
      ? []
      : [
          {
            label,
            text,
            money,
            count: null,
            line: index,
            rowText: textOf(line.words.slice(0, figures[0]!.first)) || null,
          },
        ]
  })
  return new Set(entries.map(entry => entry.label)).size >= 2 ? entries : []
}

/** All entries outside the rows of the lists, in reading order. */
export function summaryEntries(lines: readonly TextLine[], taken: ReadonlySet<number>): readonly SummaryEntry[] {
  const along = lines.map((line, index) => {
    if (taken.has(index)) return []
    const own = alongLine(line, index)
    const broken = own.length > 0 ? null : withLabelBelow(line, lines[index + 1])
    return broken === null ? own : alongLine(broken, index)
  })
  const tables = lines.map((_, index) => (taken.has(index) || along[index]!.length > 0 ? [] : underHeads(lines, index)))
  return lines.flatMap((line, index): readonly SummaryEntry[] => {
    if (taken.has(index)) return []
    if (along[index]!.length > 0) return along[index]!
    if (tables[index]!.length > 0) return tables[index]!
    const overTable = tables
      .slice(index + 1, index + 1 + tallest)
      .some((entries, at) => entries.length > 0 && lines[index + 1 + at]!.page === line.page)
    return overTable ? [] : belowLabel(lines, index, taken)
  })
}
