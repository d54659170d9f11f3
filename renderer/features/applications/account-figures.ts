/** What all bank accounts of an application say together. */
import type { AccountSummary } from '../../../core/contract/full-analysis.ts'

export interface AccountFields {
  /** A month: of each account the mean over its whole statement periods, all accounts together. null: none is known. */
  readonly trueRevenue: number | null
  /** Of the newest statement of each account, together. */
  readonly averageDailyBalance: number | null
  /** Fees for insufficient funds in all periods. */
  readonly nsfFees: number | null
  readonly negativeDays: number | null
  /** Advances that the accounts pay back, a lender counted once; null: there is no account. */
  readonly advances: number | null
}

const known = (values: readonly (number | null)[]): readonly number[] => values.filter(value => value !== null)
const sum = (values: readonly (number | null)[]): number | null => {
  const stated = known(values)
  return stated.length === 0 ? null : stated.reduce((total, value) => total + value, 0)
}
const mean = (values: readonly (number | null)[]): number | null => {
  const total = sum(values)
  return total === null ? null : total / known(values).length
}

/** Statement periods of one account each, in the order of the payload. */
export const accountGroups = (accounts: readonly AccountSummary[]): readonly (readonly number[])[] => [
  ...Map.groupBy(accounts.keys(), index => {
    const { bank_name: bank, account_number: number } = accounts[index]!
    return `${bank}\n${number}`
  }).values(),
]

/** A lender that several statements tell of is one; without a name, its rhythm and instalment tell it apart. */
const advancesOf = (accounts: readonly AccountSummary[]): number =>
  new Set(
    accounts.flatMap(({ mca_positions: positions }) =>
      positions.map(({ lender, frequency, payment }) => lender ?? `${frequency} ${payment}`),
    ),
  ).size

/** A month to date is no month. */
export function accountFields(accounts: readonly AccountSummary[]): AccountFields {
  const groups = accountGroups(accounts).map(indices => indices.map(index => accounts[index]!))
  const whole = groups.map(periods => periods.filter(({ is_mtd: running }) => running !== true))
  const newest = groups.flatMap(
    periods => periods.toSorted((a, b) => (b.end_date ?? '').localeCompare(a.end_date ?? ''))[0] ?? [],
  )
  return {
    trueRevenue: sum(whole.map(periods => mean(periods.map(({ true_revenue: revenue }) => revenue)))),
    averageDailyBalance: sum(newest.map(({ average_daily_balance: balance }) => balance)),
    nsfFees: sum(accounts.map(({ num_nsf_fees: count }) => count)),
    negativeDays: sum(accounts.map(({ negative_days: days }) => days)),
    advances: accounts.length === 0 ? null : advancesOf(accounts),
  }
}
