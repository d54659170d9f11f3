/** All statements of an applicant together → what each of them tells of balances, revenue and advances. */
import type { BankCategory } from '../../contract/bank-categories.ts'
import type { McaPosition } from '../../contract/full-analysis.ts'
import { categoryOf } from './categories.ts'
import { averageBusinessDayBalance, averageDailyBalance, dailyBalances, negativeDays } from './daily-balances.ts'
import { isOwed, type BankPeriod } from './entry.ts'
import { knownLenders, type Lender } from './lenders.ts'
import { findPositions, positionWithin } from './mca-positions.ts'
import { ownTransfers } from './own-transfers.ts'
import { entriesOf, largeDeposits, trueRevenue, type CategorizedEntry, type LargeDeposits } from './revenue.ts'
import { groupAccounts, recentPeriods } from './statement-series.ts'

/** What the analytics add to one statement; in the order of its entries. */
export interface PeriodAnalysis {
  /** Number of the account among all of them, from 0: equal for statements of one account. */
  readonly account: number
  readonly categories: readonly BankCategory[]
  /** null: dates or balances are missing, or the balance is owed. */
  readonly average_daily_balance: number | null
  /** Over Mondays to Fridays. */
  readonly average_business_day_balance: number | null
  readonly negative_days: number | null
  /** null: not all rows were read, or the balance is owed. */
  readonly true_revenue: number | null
  readonly mca_positions: readonly McaPosition[]
}

export interface AccountsAnalysis {
  /** In the order of `periods`. */
  readonly periods: readonly PeriodAnalysis[]
  /** Indices of the statements the summaries cover, ascending: the last four of each account and a month-to-date one. */
  readonly window: readonly number[]
  /** By number of the account: deposits unlike its others, measured over its whole statements. */
  readonly largeDeposits: readonly LargeDeposits[]
  /** Of all accounts that are not owed, rows that overlapping statements print counted once. */
  readonly entries: readonly CategorizedEntry[]
}

/** Pure. Statements in any order, of any number of accounts of one applicant. */
export function analyzeAccounts(
  periods: readonly BankPeriod[],
  lenders: readonly Lender[] = knownLenders,
): AccountsAnalysis {
  const groups = groupAccounts(periods)
  const categorized = categorize(periods, groups, lenders)
  const analyses: PeriodAnalysis[] = periods.map((period, index) => {
    const days = dailyBalances(period)
    const entries = categorized[index]!
    return {
      account: groups[index]!,
      categories: entries.map(({ category }) => category),
      average_daily_balance: days === null ? null : averageDailyBalance(days),
      average_business_day_balance: days === null ? null : averageBusinessDayBalance(days),
      negative_days: days === null ? null : negativeDays(days),
      true_revenue: isOwed(period) || !period.complete ? null : trueRevenue(entries.flatMap(entriesOf)),
      mca_positions: [],
    }
  })
  const window = recentPeriods(periods, groups)
  const large: LargeDeposits[] = []
  const all: CategorizedEntry[] = []
  for (const account of new Set(groups)) {
    const own = [...periods.keys()].filter(index => groups[index] === account)
    // Month-to-date rows never enter monthly averages (Ocrolus: completed months only).
    const whole = window.filter(
      index =>
        groups[index] === account && !periods[index]!.is_mtd && periods[index]!.complete && !isOwed(periods[index]!),
    )
    large[account] = largeDeposits(whole.map(index => categorized[index]!.flatMap(entriesOf)))
    const distinct = isOwed(periods[own[0]!]!) ? [] : distinctEntries(own, periods, categorized).flatMap(entriesOf)
    all.push(...distinct)
    const positions = findPositions(distinct, lenders)
    for (const index of own) {
      const { start_date: start, end_date: end } = periods[index]!
      const { true_revenue: revenue } = analyses[index]!
      analyses[index] = {
        ...analyses[index]!,
        mca_positions: positions.flatMap(position => positionWithin(position, { start, end, revenue }) ?? []),
      }
    }
  }
  return { periods: analyses, window, largeDeposits: large, entries: all }
}

/** By what a person decided, else by the words of each entry, then by what the accounts tell of each other. */
function categorize(
  periods: readonly BankPeriod[],
  groups: readonly number[],
  lenders: readonly Lender[],
): readonly (readonly CategorizedEntry[])[] {
  const worded = periods.map(({ entries }) =>
    entries.map(entry => ({
      date: entry.date,
      description: entry.description,
      amount: entry.amount,
      category: entry.reviewed?.category ?? categoryOf(entry, lenders),
      reviewed: entry.reviewed,
    })),
  )
  const transfers = ownTransfers(
    worded.flatMap((entries, index) =>
      entries.map(entry => ({
        ...entry,
        account: groups[index]!,
        isDecided: entry.reviewed?.category !== undefined,
      })),
    ),
  )
  let place = 0
  return worded.map(entries =>
    entries.map((entry): CategorizedEntry =>
      transfers.has(place++) && entry.category !== 'card_payment' && entry.reviewed?.category === undefined
        ? { ...entry, category: 'transfer' }
        : entry,
    ),
  )
}

/** Rows that several overlapping statements print count once. */
function distinctEntries(
  own: readonly number[],
  periods: readonly BankPeriod[],
  categorized: readonly (readonly CategorizedEntry[])[],
): readonly CategorizedEntry[] {
  const known = new Set<string>()
  const ordered = own.toSorted((a, b) => Number(periods[a]!.is_mtd) - Number(periods[b]!.is_mtd))
  return ordered.flatMap(index => {
    const rows = categorized[index]!.map(entry => ({
      entry,
      key: `${entry.date} ${entry.amount} ${entry.description.replace(/\W+/g, '').toUpperCase()}`,
    }))
    const fresh = rows.filter(({ key }) => !known.has(key)).map(({ entry }) => entry)
    // Only after the whole statement: equal rows of one statement are several payments.
    for (const { key } of rows) known.add(key)
    return fresh
  })
}
