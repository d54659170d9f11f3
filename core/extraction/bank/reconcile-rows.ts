/** Reconciles the rows of one account: columns, sections and signs suggest each side, running balances decide. */
import sides from '../../vocabulary/bank-sides.json' with { type: 'json' }
import { patternsOf } from '../../vocabulary/phrase-pattern.ts'
import { mayBeMisreadAmount } from '../../vocabulary/spelling.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { dateOf, type DayFrame } from './transaction-dates.ts'
import { bankConfidence, cents, equal, followBalances, signedValue } from './amounts.ts'
import type { ListRow } from './list-row.ts'

/** A row with its side. `amount`: credits positive. */
export interface SignedRow {
  readonly row: ListRow
  readonly amount: number
  readonly balance: number | null
  readonly date: string | null
  /** 0 to 1. */
  readonly confidence: number
  /** A column, section or sign shows its side; otherwise it is a guess from words. */
  readonly firm: boolean
  /** A running balance or a sum agrees with it. */
  readonly proven: boolean
  /** The printed text of an amount that the balances or totals corrected; otherwise null. */
  readonly chosen: string | null
}

export interface ReconciledRows {
  /** In chronological order as far as printed. */
  readonly rows: readonly SignedRow[]
  /** Balance before the first and after the last row, where running balances show it. */
  readonly first: number | null
  readonly last: number | null
  /** Rows whose running balance follows from the one before, and rows whose balance does not. */
  readonly passed: number
  readonly failed: number
}

const { incoming, outgoing, towardsCard, reversals: reversal } = patternsOf(sides)

interface Side {
  readonly sign: -1 | 1
  /** Whether a column, section or sign shows it; otherwise it is a guess from words. */
  readonly firm: boolean
}

/** The printed side of a row. `owed`: charges raise the balance and payments lower it. */
export function sideOf(row: ListRow, owed: boolean): Side {
  const { column, section, description } = row
  const { entry, sign } = row.amount
  const negative = sign === -1
  const side = (credit: boolean, firm = true): Side => ({ sign: credit ? 1 : -1, firm })
  if (column === 'debit') return side(negative && entry === null && reversal.test(description))
  if (column === 'credit') return side(!negative || entry === null)
  if (entry !== null) return side(entry === 'CR')
  // A minus among deposits takes back; a minus among withdrawals is their mark, as in "-25.00".
  if (section !== null && section.kind !== 'all')
    return side(section.kind === 'credits' ? owed || !negative : owed && negative)
  if (sign !== 0) return side(owed === negative)
  return side(owed ? towardsCard.test(description) : incoming.test(description) && !outgoing.test(description), false)
}

/** Marks on a smaller share of the rows are exceptions and show nothing about the others. */
const minMarked = 0.1

/** By list, the side of rows without a mark in a column of amounts where all marks are of one side: the other one. */
function sidesOfUnmarked(rows: readonly ListRow[], owed: boolean): ReadonlyMap<number, -1 | 1> {
  const single = rows.filter(
    ({ column, section, balance }) => column === 'amount' && (section?.kind ?? 'all') === 'all' && balance === null,
  )
  return new Map(
    [...Map.groupBy(single, row => row.list)].flatMap(([list, members]): [number, -1 | 1][] => {
      const marks = members.filter(({ amount }) => amount.sign !== 0)
      const marked = new Set(marks.map(row => sideOf(row, owed).sign))
      // A card has one payment among many purchases.
      const shown = marked.size === 1 && (owed || marks.length >= minMarked * members.length)
      return shown ? [[list, marked.has(1) ? -1 : 1]] : []
    }),
  )
}

interface RowDraft {
  row: ListRow
  side: Side
  value: number
  balance: number | null
  proven: boolean
  chosen: string | null
}

/** The balances printed apart from the rows, null where they are not, and what completes the dates of rows. */
interface KnownBalances {
  readonly opening: number | null
  readonly closing: number | null
  readonly owed: boolean
  readonly order: DateOrder
  readonly frame: DayFrame
}

/** Follows the running balances and corrects what one misreading explains: a side, an amount or a balance. */
function correctByBalances(drafts: readonly RowDraft[], { opening, closing, owed }: KnownBalances): void {
  let before = opening
  let group: RowDraft[] = []
  for (const [index, draft] of drafts.entries()) {
    group.push(draft)
    if (draft.balance === null) continue
    const direction = owed ? -1 : 1
    const sum = (): number => group.reduce((total, one) => total + one.side.sign * one.value * direction, 0)
    if (before !== null) {
      const wanted = draft.balance - before
      const [only] = group
      if (group.length === 1 && equal(Math.abs(wanted), only!.value))
        only!.side = { sign: wanted * direction < 0 ? -1 : 1, firm: true }
      else if (!equal(wanted, sum())) {
        const off = cents(wanted - sum())
        // The correction that closes the gap, if exactly one row of the group allows it.
        const options = group.flatMap(one => {
          const value = cents(one.value + one.side.sign * direction * off)
          return value > 0 && mayBeMisreadAmount(one.row.amount.text, value) ? [{ one, value }] : []
        })
        const after = drafts[index + 1]
        const fixed = cents(before + sum())
        const next = after?.balance ?? null
        // The following row, or the closing balance, distinguishes a misread balance from a misread amount.
        const leadsOn = (balance: number): boolean =>
          after === undefined
            ? closing !== null && equal(balance, closing)
            : next !== null && equal(balance + after.side.sign * after.value * direction, next)
        const nextAgrees = leadsOn(fixed)
        const nextPasses = leadsOn(draft.balance)
        const doubtful = group.some(one => one.row.ocr || one.row.amount.confidence < 1) || !group[0]!.row.amount.cents
        if (nextAgrees && !nextPasses) {
          if (mayBeMisreadAmount(draft.row.balance!.text, fixed)) draft.chosen ??= draft.row.balance!.text
          draft.balance = mayBeMisreadAmount(draft.row.balance!.text, fixed) ? fixed : null
        } else if (options.length === 1 && doubtful) {
          const { one, value } = options[0]!
          one.chosen = one.row.amount.text
          one.value = value
        }
      }
      if (draft.balance !== null && equal(draft.balance - before, sum())) for (const one of group) one.proven = true
    }
    before = draft.balance ?? (before === null ? null : cents(before + sum()))
    group = []
  }
}

/** Rows that print one side alike in so many rows that balances prove show what their mark means. */
const minProvenAlike = 3

/** A row that no balance proves and no mark shows is of the side of all proven rows printed like it. */
function followProvenSides(drafts: readonly RowDraft[]): void {
  const markOf = ({ row }: RowDraft): string =>
    `${row.column}|${row.amount.sign}|${row.amount.entry}|${row.section?.title}`
  const alike = Map.groupBy(
    drafts.filter(({ proven }) => proven),
    markOf,
  )
  for (const draft of drafts) {
    if (draft.proven || draft.side.firm) continue
    const shown = alike.get(markOf(draft)) ?? []
    const [sign, ...others] = new Set(shown.map(({ side }) => side.sign))
    if (sign !== undefined && others.length === 0 && shown.length >= minProvenAlike) draft.side = { sign, firm: true }
  }
}

/** Assigns sides and corrects misread amounts and balances. */
export function reconcileRows(rows: readonly ListRow[], known: KnownBalances): ReconciledRows {
  const unmarked = sidesOfUnmarked(rows, known.owed)
  const sideFor = (row: ListRow): Side => {
    const side = sideOf(row, known.owed)
    const sign = side.firm || row.balance !== null ? undefined : unmarked.get(row.list)
    return sign === undefined ? side : { sign, firm: !row.ocr }
  }
  const dates = rows.flatMap(row => (row.date === null ? [] : (dateOf(row.date, known.order, known.frame) ?? [])))
  const lists = new Set(rows.filter(row => row.balance !== null).map(row => row.section?.title ?? ''))
  const newestFirst = dates.length > 0 && dates[0]! > dates.at(-1)! && lists.size <= 1
  const drafts = (newestFirst ? rows.toReversed() : rows).map((row): RowDraft => ({
    row,
    side: sideFor(row),
    value: row.amount.value,
    balance: row.balance === null ? null : signedValue(row.balance),
    proven: false,
    chosen: null,
  }))
  correctByBalances(drafts, known)
  followProvenSides(drafts)
  const flowOf = ({ side, value }: RowDraft): number => side.sign * value * (known.owed ? -1 : 1)
  const moved = (some: readonly RowDraft[]): number => some.reduce((sum, draft) => sum + flowOf(draft), 0)
  const steps = drafts.map(draft => ({ flow: flowOf(draft), balance: draft.balance }))
  const [from, to] = [steps.findIndex(one => one.balance !== null), steps.findLastIndex(one => one.balance !== null)]
  const first = from < 0 ? null : cents(drafts[from]!.balance! - moved(drafts.slice(0, from + 1)))
  const last = to < 0 ? null : cents(drafts[to]!.balance! + moved(drafts.slice(to + 1)))
  const { reconciled, implied, guessed } = bankConfidence
  return {
    rows: drafts.map(({ side, value, ...draft }) => ({
      ...draft,
      amount: cents(side.sign * value),
      date: draft.row.date === null ? null : dateOf(draft.row.date, known.order, known.frame),
      confidence:
        Math.min(draft.row.amount.confidence, draft.chosen === null ? 1 : guessed) *
        (draft.proven ? reconciled : side.firm ? implied : guessed),
      firm: side.firm,
    })),
    first,
    last,
    ...followBalances(steps, known.opening),
  }
}
