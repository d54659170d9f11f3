/** Reconciles the rows of one account: columns, sections and signs suggest each side, running balances decide. */
import sides from '../../vocabulary/bank-sides.json' with { type: 'json' }
import { patternsOf } from '../../vocabulary/phrase-pattern.ts'
import { mayBeMisreadAmount } from '../../vocabulary/spelling.ts'
import { labeledSide } from './account-totals.ts'
import { dateOf } from './transaction-dates.ts'
import { bankConfidence, cents, equal, followBalances, signedValue } from './amounts.ts'
import { isUnread } from './list-rows.ts'
import type { DayFrame, ListRow, PrintedAccount, StatementFacts } from './printed.ts'

/** A row on its way to a side and an amount that the balances bear out. */
interface RowDraft {
  readonly row: ListRow
  /** Credits positive. */
  amount: number
  balance: number | null
  /** A column, section or sign shows its side; otherwise it is a guess from words. */
  firm: boolean
  /** A running balance or a sum agrees with it. */
  proven: boolean
  /** The printed text of an amount that the balances or totals corrected; otherwise null. */
  chosen: string | null
}

export interface SignedRow extends Readonly<RowDraft> {
  /** ISO; null when the year stays open. */
  readonly date: string | null
  /** 0 to 1. */
  readonly confidence: number
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

type Side = Pick<RowDraft, 'firm'> & { readonly sign: -1 | 1 }

/** The printed side of a row. `owed`: charges raise the balance and payments lower it. */
function sideOf(row: ListRow, owed: boolean): Side {
  const { column, section, description } = row
  const { entry, sign } = row.amount
  const negative = sign === -1
  const side = (credit: boolean, firm = true): Side => ({ sign: credit ? 1 : -1, firm })
  if (column === 'debit') return side(negative && entry === null && reversal.test(description))
  if (column === 'credit') return side(!negative || entry === null)
  if (entry !== null) return side(entry === 'CR')
  // A minus among deposits takes back; a minus among withdrawals is their mark, as in "-25.00".
  if (section !== null && section.kind !== 'all')
    return side(
      labeledSide({ label: section.kind, text: section.title }, owed) === 'credits'
        ? owed || !negative
        : owed && negative,
    )
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

/** Rows printed alike, in one column with one sign under headings of one title: what one of them means, the others mean too. */
export const markOf = ({ row: { column, section, amount } }: Pick<RowDraft, 'row'>): string =>
  [column, section?.title, amount.sign, amount.entry].join('|')

/** The amount of a row that `gap` makes of it, where OCR may have misread it for the printed one; null where not. */
export function correctedBy({ row, amount: read }: Pick<RowDraft, 'row' | 'amount'>, gap: number): number | null {
  const amount = cents(read + gap)
  const isMisread =
    row.amount.ocr && Math.sign(amount) === Math.sign(read) && mayBeMisreadAmount(row.amount.text, Math.abs(amount))
  return isMisread || isUnread(row.amount) ? amount : null
}

/** The only row whose correction closes a gap, with its amount; of several only one that was not read at all. Null for none or several. */
export function onlyCorrection<Row extends Pick<RowDraft, 'row' | 'amount'>>(rows: readonly Row[], gap: number) {
  const unread = rows.filter(({ row }) => isUnread(row.amount))
  const [only, ...others] = (unread.length > 0 ? unread : rows).flatMap(one => {
    const amount = correctedBy(one, cents(gap))
    return amount === null ? [] : [{ one, amount }]
  })
  return only === undefined || others.length > 0 ? null : only
}

/** The balances printed apart from the rows, null where they are not, and what completes the dates of rows. */
type KnownBalances = Pick<PrintedAccount, 'owed'> &
  Pick<StatementFacts, 'order'> &
  Readonly<Record<'opening' | 'closing', number | null> & { frame: DayFrame }>

/** What an amount adds to the balance, or a change of the balance as an amount; on a card the balance is what is owed. */
const flowOf = (amount: number, owed: boolean): number => (owed ? -amount : amount)

/** "31,82.76" for 3,182.76: only its marks are misplaced. */
const hasDigitsOf = (text: string, value: number): boolean =>
  text.replace(/\D/g, '') === Math.abs(value).toFixed(2).replace('.', '')

/** Follows the running balances and corrects what one misreading explains: a side, an amount or a balance. */
function correctByBalances(drafts: readonly RowDraft[], { opening, closing, owed }: KnownBalances): void {
  let before = opening
  // The balance before the group is printed, or follows from rows that reach it.
  let isSure = true
  let group: RowDraft[] = []
  for (const [index, draft] of drafts.entries()) {
    group.push(draft)
    if (draft.balance === null) continue
    let reached = draft.balance
    const flowIn = (some: readonly RowDraft[]): number =>
      some.reduce((total, { amount }) => total + flowOf(amount, owed), 0)
    const sum = (): number => flowIn(group)
    if (before !== null) {
      const wanted = draft.balance - before
      const [only, ...others] = group
      if (others.length === 0 && equal(Math.abs(wanted), Math.abs(only!.amount))) {
        only!.amount = cents(flowOf(wanted, owed))
        only!.firm = true
      } else if (!equal(wanted, sum())) {
        const off = flowOf(wanted - sum(), owed)
        const unread = group.filter(({ row }) => isUnread(row.amount))
        const correction = onlyCorrection(group, off)
        const fixed = cents(before + sum())
        // The following rows, or the closing balance, distinguish a misread balance from a misread amount.
        const behind = drafts.slice(index + 1)
        const next = behind.findIndex(one => one.balance !== null)
        const until = next < 0 ? behind : behind.slice(0, next + 1)
        const end = next < 0 ? closing : until.at(-1)!.balance
        const leadsOn = (balance: number): boolean =>
          end !== null && until.every(({ row }) => !isUnread(row.amount)) && equal(balance + flowIn(until), end)
        const doubtful = unread.length === 0 ? !group[0]!.row.amount.cents : isSure && leadsOn(draft.balance)
        if (unread.length === 0 && leadsOn(fixed) && !leadsOn(draft.balance)) {
          const { text, ocr } = draft.row.balance!
          const isMisread = ocr ? mayBeMisreadAmount(text, fixed) : hasDigitsOf(text, fixed)
          reached = fixed
          // A misprinted digit stays as it is, and does not follow.
          if (isMisread || ocr) draft.balance = isMisread ? fixed : null
          if (isMisread) draft.chosen ??= text
        } else if (correction !== null && doubtful) {
          correction.one.chosen = correction.one.row.amount.text
          correction.one.amount = correction.amount
        }
      }
      isSure = draft.balance !== null && equal(reached - before, sum())
      if (isSure) for (const one of group) one.proven = true
    }
    before = reached
    group = []
  }
}

/** Rows that print one side alike in so many rows that balances prove show what their mark means. */
const minProvenAlike = 3

/** A row that no balance proves and no mark shows is of the side of all proven rows printed like it. */
function followProvenSides(drafts: readonly RowDraft[]): void {
  const proven = drafts.filter(draft => draft.proven)
  const alike = Map.groupBy(proven, markOf)
  for (const draft of drafts.filter(one => !one.proven && !one.firm)) {
    const shown = alike.get(markOf(draft)) ?? []
    const [sign, ...others] = new Set(shown.map(({ amount }) => Math.sign(amount)))
    if (sign === undefined || others.length > 0 || shown.length < minProvenAlike) continue
    draft.amount = sign * Math.abs(draft.amount)
    draft.firm = true
  }
}

/** Assigns sides and corrects misread amounts and balances. */
export function reconcileRows(rows: readonly ListRow[], known: KnownBalances): ReconciledRows {
  const { owed, order, frame } = known
  const unmarked = sidesOfUnmarked(rows, owed)
  const sideFor = (row: ListRow): Side => {
    const side = sideOf(row, owed)
    const sign = side.firm || row.balance !== null ? undefined : unmarked.get(row.list)
    return sign === undefined ? side : { sign, firm: !row.amount.ocr }
  }
  const dateFor = ({ date }: ListRow): string | null => (date === null ? null : dateOf(date, order, frame))
  const dates = rows.flatMap(row => dateFor(row) ?? [])
  const lists = new Set(rows.filter(row => row.balance !== null).map(row => row.section?.title ?? ''))
  const newestFirst = dates.length > 0 && dates[0]! > dates.at(-1)! && lists.size <= 1
  const all = (newestFirst ? rows.toReversed() : rows).map((row): RowDraft => {
    const { sign, firm } = sideFor(row)
    const balance = row.balance === null ? null : signedValue(row.balance)
    return { row, amount: sign * row.amount.value, balance, firm, proven: false, chosen: null }
  })
  correctByBalances(all, known)
  followProvenSides(all)
  const steps = all.map(draft => ({ flow: flowOf(draft.amount, owed), balance: draft.balance }))
  const moved = (from: number, to?: number): number => steps.slice(from, to).reduce((sum, { flow }) => sum + flow, 0)
  const [from, to] = [steps.findIndex(one => one.balance !== null), steps.findLastIndex(one => one.balance !== null)]
  const { reconciled, implied, guessed } = bankConfidence
  return {
    rows: all.map(draft => ({
      ...draft,
      date: dateFor(draft.row),
      confidence:
        Math.min(draft.row.amount.confidence, draft.chosen === null ? 1 : guessed) *
        (draft.proven ? reconciled : draft.firm ? implied : guessed),
    })),
    first: from < 0 ? null : cents(steps[from]!.balance! - moved(0, from + 1)),
    last: to < 0 ? null : cents(steps[to]!.balance! + moved(to + 1)),
    ...followBalances(steps, known.opening),
  }
}
