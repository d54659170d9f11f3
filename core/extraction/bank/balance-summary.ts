/**
 * Balances and sums outside the lists, by their labels ("Beginning balance on May 1", "Total deposits", "85 DEBITS"): label and amount on one
 * line, one above the other, or as the columns of a small table.
 */
import { horizontalOverlap, widthOf } from '../../document/geometry.ts'
import type { Box, Word } from '../../document/model.ts'
import labels from '../../vocabulary/bank-balances.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { textOf } from '../layout/text-rows.ts'
import { monthOf } from '../values/dates/months.ts'
import { equal, signedValue } from './amounts.ts'
import type { AmountToken, SummaryEntry, TextLine } from './printed.ts'
import { fold, segmentsIn } from './text-lines.ts'

/** The first of these labels that a text begins with counts. */
const balanceLabels = ['creditCount', 'debitCount', 'opening', 'closing', 'credits', 'debits'] as const
type BalanceLabel = SummaryEntry['label']

const source = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`
/** A pattern for texts that contain one of the words. */
export const labelPattern = (patterns: readonly string[]): RegExp => new RegExp(source(patterns), 'i')
const startsWith = (patterns: readonly string[]): RegExp => new RegExp(`^${source(patterns)}(?![a-z])`)

/** All labels of a kind together, which most texts have none of, and each of them: a shorter one may end within a longer one. */
const patterns = balanceLabels.map(
  label => [label, [startsWith(labels[label]), ...labels[label].map(one => startsWith([one]))]] as const,
)
const never = new RegExp(`\\b${source(labels.never)}\\b`)
const overdue = startsWith(labels.overdue)

const companions: ReadonlySet<string> = new Set(labels.companions)
/** A word that may follow a label without changing its meaning: of a date, a preposition, the account, a currency, a footnote. */
const isCompanion = (word: string): boolean =>
  /^(?:\d*(?:st|nd|rd|th)?|[il])$/.test(word) || companions.has(word) || monthOf(word) !== null

/** A plain text before it is looked up: folded, without marks before its words. */
const plain = (text: string): string =>
  fold(text)
    .replace(/&/g, ' & ')
    .replaceAll('_', ' ')
    .replaceAll('(s)', 's')
    .replace(/^[^a-z#]+(?=[a-z#])/, '')
    .replace(/^(?:plus|less|minus|add|deduct)\b:?\s*(?:the\s|your\s|total\s)?(?=[a-z])/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()

/**
 * The longest labels of balances ("Total of all deposits and other credits this statement period") are shorter, in characters.
 * Half changes 1 of 46 tuned bank statements, double 0.
 */
const maxLabel = 90

/** "August 3 balance": the day before a label, as companions stand behind it. */
const leadingDay = /^([a-z]{3,9})\.? \d{1,2}(?:st|nd|rd|th)?,?(?: \d{4})? (?=(?:[a-z]+ )?balance)/

/** The label a whole text consists of, in one language or in two ("Solde reporté / Balance forward"); null for any other text. */
export function balanceLabelOf(printed: string): BalanceLabel | null {
  const label = wholeLabelOf(printed)
  if (label !== null || !printed.includes(' / ')) return label
  const [known = null, ...others] = new Set(printed.split(' / ').flatMap(text => wholeLabelOf(text) ?? []))
  return others.length > 0 ? null : known
}

function wholeLabelOf(text: string): BalanceLabel | null {
  const folded = plain(text).replace(leadingDay, (day: string, month: string) => (monthOf(month) === null ? day : ''))
  if (folded === '' || folded.length > maxLabel || never.test(folded) || overdue.test(folded)) return null
  const isWhole = (pattern: RegExp): boolean => {
    const behind = folded.replace(pattern, '').split(/[\s:.,;=()*¹²³†+£$€/-]+|(?<=[a-z])(?=\d)/)
    return pattern.test(folded) && behind.every(isCompanion)
  }
  return patterns.find(([, [any, ...each]]) => any.test(folded) && each.some(isWhole))?.[0] ?? null
}

/** Whether a text has a word that makes a balance another one: average, available, withheld. */
export const isOtherBalance = (text: string): boolean => never.test(plain(text))

/** The opening or closing balance a row of a list announces; null for other rows. */
export function balanceRowOf(text: string): 'opening' | 'closing' | null {
  const label = balanceLabelOf(text)
  return label === 'opening' || label === 'closing' ? label : null
}

/** Whether a text names a sum of the year, which is of other lists too. */
export const isOfYear = (text: string): boolean => ofYear.test(text)
const ofYear = labelPattern(labels.ofYear)

const total = new RegExp(`^\\W*${source(labels.total)}`, 'i')

/** Whether a text announces a total: "Total deposits", "8 item(s) totaling". */
export const isTotal = (text: string): boolean => total.test(text)

const signWord = phrasePattern(labels.signWords, 'start')
const lettered = (text: string): boolean => /[a-z]{2}/i.test(text)

const isYear = (word: string): boolean => /^\(?(?:19|20)\d\d\)?$/.test(word)

/** The words before an amount, without a count printed among them ("30 CREDITS"). */
function splitCount(words: readonly string[]): Pick<SummaryEntry, 'text' | 'count'> {
  const rest = words.length > 2 && signWord.test(words[0]!) ? words.slice(1) : [...words]
  let count: number | null = null
  const take = (word: string | undefined): boolean => word !== undefined && /^\(?\d{1,5}\)?$/.test(word)
  const before = rest.at(-2) ?? ''
  const isOfDate = /^(?:on|of|,)$/i.test(before) || monthOf(before.toLowerCase()) !== null || isYear(rest.at(-1) ?? '')
  if (rest.length > 1 && take(rest.at(-1)) && !isOfDate) count = Number(rest.pop()!.replace(/\D/g, ''))
  if (take(rest[0]) && rest.length > 1) count = Number(rest.shift()!.replace(/\D/g, ''))
  return { text: rest.join(' '), count }
}

/** The label before an amount: all words before it, or those after a wide gap. */
function labelBefore(line: TextLine, from: number, to: number): Pick<SummaryEntry, 'label' | 'text' | 'count'> | null {
  // "Account 330044902202  Routing 061120771 Opening": an identifier is of another label.
  const first = line.words.slice(0, to).findLastIndex(({ text }) => /^\d{5,}$/.test(text)) + 1
  const segments = segmentsIn(line.words.slice(Math.max(from, first), to), line.metrics)
  for (let start = 0; start < segments.length; start++) {
    const words = segments.slice(start).flatMap(segment => segment.words)
    // "Enclosures  2  Total additions": the number answers another label.
    if (start > 0 && /^\d+$/.test(segments[start]!.text) && lettered(segments[start - 1]!.text)) continue
    const { text, count } = splitCount(words.map(word => word.text))
    // "2025 Interest Paid" is of another time than the statement.
    const label = lettered(text) && !isYear(words[0]!.text) ? balanceLabelOf(text) : null
    if (label !== null) return { label, text, count }
  }
  return null
}

/** Entries of one line: each amount with the words before it. */
function alongLine(line: TextLine, index: number): readonly SummaryEntry[] {
  const entries: SummaryEntry[] = []
  const sized = line.amounts.some(token => token.cents)
  let from = 0
  /** The amount before, which no label names. */
  let lone: Word | null = null
  for (const amount of line.amounts) {
    if (sized && !amount.cents) continue
    const found = labelBefore(line, from, amount.first)
    if (found !== null) {
      // "TOTAL DEBITS 33  TOTAL CREDITS 16" are counts, and "Number of deposits 11  27,685.19" a sum.
      const few = !sized && line.amounts.length > 1 && /^\d{1,4}$/.test(amount.text)
      const isCount = found.label.endsWith('s') ? few : !amount.cents
      const label = found.label.replace(/s$|Count$/, isCount ? 'Count' : 's') as BalanceLabel
      const counting = label === 'creditCount' || label === 'debitCount'
      // "23 debit, 11 credit": the count stands before its label.
      const counted = line.segments.some(({ words }) => words.includes(lone!) && words.includes(line.words[from]!))
      const isOwn = !counting || lone === null || !counted
      if (isOwn && (amount.cents || counting || amount.currency !== null || (!sized && line.amounts.length === 1)))
        entries.push({ ...found, label, amount, line: index, rowText: null })
    }
    lone = found === null ? line.words[amount.last]! : null
    from = amount.last + 1
  }
  return entries
}

/** "Deposits 5 $6,653.08  Debits 35 $14,836.47": sums of both sides, or both balances, on one line are no transaction. */
export function sumsBothSides(line: TextLine): boolean {
  const labels = new Set(alongLine(line, 0).map(({ label }) => label))
  return (labels.has('credits') && labels.has('debits')) || (labels.has('opening') && labels.has('closing'))
}

/** The header words above a column zone, with the rest of their phrase where it stands above no other column. */
function wordsOver(header: TextLine, zone: Box): readonly Word[] {
  const over = ({ box }: Pick<Word, 'box'>): boolean => horizontalOverlap(box, zone) > 0.5 * widthOf(box)
  return header.segments.flatMap(({ words, box }) =>
    words.length > limits.headerWords ? words.filter(over) : over({ box }) ? words : [],
  )
}
/**
 * Sizes of headers of a summary.
 * - `headerWords`: Words of one header: "Withdrawals and other subtractions".
 * - `wordsBesideAmount`: A single amount below its label stands alone.
 * - `lastHeaderReach`: Points to the right of the last amount in which its header may stand: an inch is the usual column, the margin of the page
 *   is nearer.
 * - `headerLines`: Lines a stacked column header may take.
 */
const limits = { headerWords: 6, wordsBesideAmount: 5, lastHeaderReach: 60, headerLines: 4 } as const
/**
 * - `between`: Sums between the balances of a summary; among more some signs close by chance.
 * - `gap`: Lines from one amount of a summary to the next: a label may stand above each.
 */
const sums = { between: 5, gap: 3 } as const

/** A row of amounts under column headers ("Previous balance | Payments | Purchases | New balance"); at least two headers must be labels. */
function underHeaders(lines: readonly TextLine[], index: number): readonly SummaryEntry[] {
  const line = lines[index]!
  const sized = line.amounts.some(token => token.cents)
  const amounts = line.amounts.filter(
    token =>
      token.cents ||
      !sized ||
      (line.amounts.length >= 3 && token.box.left - (line.words[token.first - 1]?.box.right ?? 0) > line.metrics.em),
  )
  const [amount, ...more] = amounts
  if (amount === undefined) return []
  // "PAGE 1" is no balance.
  if (more.length === 0 && (!amount.cents || line.words.length > limits.wordsBesideAmount)) return []
  const headers: TextLine[] = []
  let floor = line.box.top
  for (let above = index - 1; above >= 0 && headers.length < limits.headerLines; above--) {
    const other = lines[above]!
    if (other.page !== line.page || floor - other.box.bottom > 2 * line.metrics.em) break
    const sums = other.amounts.filter(token => token.cents).length
    // Other rows of the same table stand between the header and this row.
    if (sums > 0 && (headers.length > 0 || sums !== amounts.length)) break
    if (sums === 0) headers.unshift(other)
    floor = other.box.top
  }
  if (headers.length === 0) return []
  const entries = amounts.flatMap((amount, at): readonly SummaryEntry[] => {
    const [before, behind] = [amounts[at - 1]?.box, amounts[at + 1]?.box]
    // Where nothing stands before the first amount, everything to its left belongs to its header.
    const first = amount.first === 0 ? 0 : amount.box.left - 2 * line.metrics.em
    const left = before === undefined ? first : (before.right + amount.box.left) / 2
    const last = amount.box.right + limits.lastHeaderReach
    const right = behind === undefined ? last : (amount.box.right + behind.left) / 2
    const zone = { ...amount.box, left, right }
    const words = headers.flatMap(header => wordsOver(header, zone)).map(word => word.text)
    // The leftmost zone may also contain the header of a text column before it ("Card type").
    const tails = words.map((_, from) => words.slice(from).join(' '))
    const from = tails.findIndex(tail => balanceLabelOf(tail) !== null)
    // "Withheld ending" is not the ending balance, although its last word alone would be.
    const text = from < 0 || isOtherBalance(words[from - 1] ?? '') ? '' : tails[from]!
    const label = balanceLabelOf(text)
    const rowText = textOf(line.words.slice(0, amounts[0]!.first)) || null
    return label === null ? [] : [{ label, text, amount, count: null, line: index, rowText }]
  })
  return new Set(entries.map(entry => entry.label)).size >= Math.min(2, amounts.length) ? entries : []
}

/** An amount with the index of its line. */
type Printed = Pick<SummaryEntry, 'amount' | 'line'>

/**
 * Amounts of which the first, with those between added and deducted, makes the last: no label needs to name them. None where no signs do, or
 * several.
 */
function entriesBySum(lines: readonly TextLine[], parts: readonly Printed[], inRow: boolean): readonly SummaryEntry[] {
  const [opening = 0, closing = 0] = [parts[0], parts.at(-1)].map(part => part && signedValue(part.amount))
  const between = parts.slice(1, -1).map(({ amount }) => amount)
  // Of nothing and one amount, that amount is always the sum.
  const sizes = new Set(parts.flatMap(({ amount: { value } }) => (value === 0 ? [] : [value])))
  if (between.length < 2 || between.length > sums.between || opening === closing || sizes.size < 3) return []
  const none = opening < closing ? -1 : 1
  // A printed sign is none to choose; nothing goes with whatever sign is wanted.
  const allows = ({ value, sign }: AmountToken, chosen: number): boolean =>
    value === 0 ? chosen === none : sign === 0 || sign === chosen
  const [only, ...others] = [...Array(2 ** between.length).keys()]
    .map(way => between.map((_, at) => ((way >> at) & 1 ? 1 : -1)))
    .filter(signs => new Set(signs).size === 2 && between.every((amount, at) => allows(amount, signs[at]!)))
    .filter(signs =>
      equal(
        between.reduce((sum, { value }, at) => sum + signs[at]! * value, opening),
        closing,
      ),
    )
  if (only === undefined || others.length > 0) return []
  const labels = ['opening', ...only.map(sign => (sign === 1 ? 'credits' : 'debits')), 'closing'] as const
  return parts.map(({ line, amount }, at): SummaryEntry => {
    const text = textOf(lines[line]!.words.slice(0, lines[line]!.amounts.find(token => token.cents)!.first))
    // What stands before a row of sums is of the first of them.
    return {
      label: labels[at]!,
      text: inRow && at > 0 ? '' : text,
      amount,
      count: null,
      line,
      rowText: (inRow && text) || null,
      byBalance: true,
    }
  })
}

/** The balances and sums that stand one below the other, by their arithmetic; none where a label contradicts it. */
function balancedLines(lines: readonly TextLine[]): readonly SummaryEntry[] {
  const lone = lines.flatMap(({ listed, amounts }, line): readonly Printed[] => {
    const [amount, ...more] = amounts.filter(token => token.cents)
    return listed || amount === undefined || more.length > 0 ? [] : [{ line, amount }]
  })
  const blocks = lone.flatMap((_, from) =>
    [...Array(sums.between + 3).keys()].map(size => lone.slice(from, from + size)),
  )
  return blocks.flatMap(block => {
    const near = block.every(
      ({ line, amount }, at) =>
        amount.page === block[0]!.amount.page && line - (block[at - 1]?.line ?? line) <= sums.gap,
    )
    // Nothing, or the same amount twice, makes a sum of whatever stands beside it.
    const distinct = new Set([0, ...block.map(one => one.amount.value)]).size > block.length
    return near && distinct ? entriesBySum(lines, block, false) : []
  })
}

/** All entries outside the rows of the lists, in reading order. */
export function findSummaryEntries(lines: readonly TextLine[]): readonly SummaryEntry[] {
  const blocks = balancedLines(lines)
  return lines.flatMap((line, index): readonly SummaryEntry[] => {
    if (line.listed) return []
    const along = alongLine(line, index)
    const block = blocks.find(one => one.line === index)
    const row = line.amounts.filter(token => token.cents).map(amount => ({ line: index, amount }))
    const found = along.length > 0 ? along : block === undefined ? entriesBySum(lines, row, true) : [block]
    const under = underHeaders(lines, index)
    return [...found, ...under.filter(({ amount }) => found.every(other => other.amount !== amount))]
  })
}
