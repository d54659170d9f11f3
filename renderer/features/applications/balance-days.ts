/** The balances of an account day by day, from what its statements print beside the transactions. */
import type { AccountSummary, BankTransaction } from '../../../core/contract/full-analysis.ts'

export interface BalancePoint {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly balance: number
  /** Fees for insufficient funds charged on this day. */
  readonly nsf: number
}

export interface AccountBalances {
  readonly account: string
  readonly points: readonly BalancePoint[]
}

/** "Prairie State Bank 4821"; accounts are distinguished by bank and number. */
export const accountName = ({ bank_name: bank, account_number: number }: AccountSummary): string =>
  [bank ?? 'Account', number?.slice(-4)].filter(Boolean).join(' ')

/** Less than this is no difference: balances are printed to the cent. */
const cent = 0.005

/** The balance after every day of a period that prints no running balances; only where opening and transactions make the closing one. */
function walked(
  period: AccountSummary,
  transactions: readonly BankTransaction[],
): readonly (readonly [string, number])[] {
  const { start_date: start, end_date: end, starting_balance: opening, ending_balance: closing } = period
  if (start === null || end === null || opening === null || closing === null) return []
  const booked = transactions
    .flatMap(({ date, amount }) => (date !== null && date >= start && date <= end ? [{ date, amount }] : []))
    .sort((a, b) => a.date.localeCompare(b.date))
  let balance = opening
  const days = booked.map(({ date, amount }) => {
    balance = Math.round((balance + amount) * 100) / 100
    return [date, balance] as const
  })
  return Math.abs(balance - closing) < cent ? days : []
}

/**
 * Accounts with the balance at the end of every day that states one, oldest first: running balances as
 * printed or as opening and transactions make them, and those of the statements' ends.
 */
export function balancesOf(
  summaries: readonly AccountSummary[],
  transactions: readonly BankTransaction[],
): readonly AccountBalances[] {
  const accounts = Map.groupBy(summaries, summary => `${summary.bank_name}\n${summary.account_number}`)
  return [...accounts.values()].map(periods => {
    const number = periods[0]!.account_number
    const days = new Map<string, number>()
    const put = (date: string | null, balance: number | null): void => {
      if (date !== null && balance !== null) days.set(date, balance)
    }
    for (const { start_date: start, starting_balance: opening } of periods) put(start, opening)
    const own = transactions.filter(({ account_number: of }) => of === number)
    for (const period of periods) for (const [date, balance] of walked(period, own)) put(date, balance)
    for (const { date, balance } of own) put(date, balance)
    for (const { end_date: end, ending_balance: closing } of periods) put(end, closing)
    const nsf = Map.groupBy(
      own.filter(({ category, date }) => date !== null && /^nsf/i.test(category)),
      ({ date }) => date!,
    )
    const known = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
    // A fee on a day without a balance stands at the balance before it.
    for (const date of nsf.keys()) {
      const before = known.findLast(([day]) => day <= date)
      if (!days.has(date) && before !== undefined) days.set(date, before[1])
    }
    const points = [...days]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, balance]) => ({ date, balance, nsf: nsf.get(date)?.length ?? 0 }))
    return { account: accountName(periods[0]!), points }
  })
}
