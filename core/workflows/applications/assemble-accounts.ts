/** Account readings → the documented account summaries and transactions. */
import { analyzeAccounts, type PeriodAnalysis } from '../../analysis/bank/analyze-accounts.ts'
import { counterpartyName } from '../../analysis/bank/counterparty-name.ts'
import type { BankPeriod, ReviewedEntry } from '../../analysis/bank/entry.ts'
import { knownLenders, type Lender } from '../../analysis/bank/lenders.ts'
import { isRevenue, type CategorizedEntry, type LargeDeposits } from '../../analysis/bank/revenue.ts'
import { checkAccount } from '../../checks/check-account.ts'
import { contradictedDays } from '../../checks/daily-balances.ts'
import type { BankCategory } from '../../contract/bank-categories.ts'
import type { Check } from '../../contract/evidence.ts'
import type { AccountSummary, BankTransaction } from '../../contract/full-analysis.ts'
import { isOwed } from '../../extraction/bank/account-identity.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import { centsText, quoted } from '../../contract/sentence.ts'
import { nsfFees, type FeeTotals } from './nsf-fees.ts'
import { rulePathOf } from './review-transactions.ts'

const rounded = (value: number): number => Math.round(value * 100) / 100

type ReviewedEntries = ReadonlyMap<number, ReviewedEntry>
const none: ReviewedEntries = new Map()

/**
 * Summaries in the order of `accounts` and all their transactions. `groups`: for each the number of its account, equal for statements of
 * one; `window`: indices of those the payload shows. `reviewed`: what a person decided about transactions, for each account by their place.
 */
export function assembleAccounts(
  accounts: readonly AccountReading[],
  lenders: readonly Lender[] = knownLenders,
  reviewed: readonly ReviewedEntries[] = [],
): {
  readonly summaries: readonly AccountSummary[]
  readonly transactions: readonly BankTransaction[]
  readonly groups: readonly number[]
  readonly window: readonly number[]
  /** Of all accounts that are not owed, every row once. */
  readonly entries: readonly CategorizedEntry[]
} {
  const { periods, largeDeposits, window, entries } = analyzeAccounts(
    accounts.map((account, index) => periodOf(account, reviewed[index] ?? none)),
    lenders,
  )
  return {
    groups: periods.map(({ account }) => account),
    window,
    entries,
    summaries: accounts.map((account, index) => {
      const analysis = periods[index]!
      const large = window.includes(index) ? largeDeposits[analysis.account]! : null
      return summaryOf(account, analysis, { large, fees: nsfFees(account, reviewed[index] ?? none) })
    }),
    transactions: accounts.flatMap((account, index) =>
      account.transactions.map((transaction, place) =>
        transactionOf(account, transaction, periods[index]!.categories[place]!, {
          reviewed: reviewed[index]?.get(place),
          lenders,
        }),
      ),
    ),
  }
}

/** A reading as the analytics go by it. */
const periodOf = (account: AccountReading, reviewed: ReviewedEntries): BankPeriod => ({
  account_number: account.account_number?.value ?? null,
  account_type: account.account_type?.value ?? null,
  bank_name: account.bank_name?.value ?? null,
  account_holder: account.account_holder?.value ?? null,
  start_date: account.start_date?.value ?? null,
  end_date: account.end_date?.value ?? null,
  starting_balance: account.starting_balance?.value ?? null,
  ending_balance: account.ending_balance?.value ?? null,
  is_mtd: account.is_mtd,
  entries: account.transactions.map(({ date, description, details, amount, balance, checkNumber, section }, place) => ({
    date: date?.value ?? null,
    description: `${description} ${details}`.trim(),
    amount: amount.value,
    balance: balance?.value ?? null,
    checkNumber,
    section,
    reviewed: reviewed.get(place),
  })),
  complete: account.complete,
  dailyBalances: account.dailyBalances,
})

/** The sum of one side's transactions, positive; null unless the whole list was read. */
function listed(account: AccountReading, sign: 1 | -1): { readonly sum: number; readonly count: number } | null {
  if (!account.complete) return null
  const amounts = account.transactions.map(({ amount }) => amount.value).filter(value => Math.sign(value) === sign)
  return { sum: rounded(amounts.reduce((sum, value) => sum + Math.abs(value), 0)), count: amounts.length }
}

function summaryOf(
  account: AccountReading,
  analysis: PeriodAnalysis,
  { large, fees }: { readonly large: LargeDeposits | null; readonly fees: FeeTotals },
): AccountSummary {
  const [credits, debits] = [listed(account, 1), listed(account, -1)]
  return {
    account_number: account.account_number?.value ?? null,
    account_type: account.account_type?.value ?? null,
    account_subtype: account.account_subtype?.value ?? null,
    start_date: account.start_date?.value ?? null,
    end_date: account.end_date?.value ?? null,
    starting_balance: account.starting_balance?.value ?? null,
    ending_balance: account.ending_balance?.value ?? null,
    total_debits: account.total_debits?.value ?? debits?.sum ?? null,
    total_credits: account.total_credits?.value ?? credits?.sum ?? null,
    total_nsf_fees: fees.total,
    num_total_debits: account.num_total_debits?.value ?? debits?.count ?? null,
    num_total_credits: account.num_total_credits?.value ?? credits?.count ?? null,
    is_mtd: account.is_mtd,
    bank_name: account.bank_name?.value ?? null,
    num_nsf_fees: fees.count,
    nsf_fee_refunds: fees.refunds,
    average_daily_balance: analysis.average_daily_balance,
    negative_days: analysis.negative_days,
    true_revenue: analysis.true_revenue,
    account_holder: account.account_holder?.value ?? null,
    currency: account.currency?.value ?? null,
    mca_positions: [...analysis.mca_positions],
    checks: [...accountChecks(account, fees), ...largeDepositChecks(account, large)],
  }
}

/** Deposits of this period unlike the account's others; none without revenue to measure them by. */
function largeDepositChecks(account: AccountReading, large: LargeDeposits | null): readonly Check[] {
  const [start, end] = [account.start_date?.value, account.end_date?.value]
  if (large === null || large.threshold === null || start === undefined || end === undefined) return []
  const { threshold } = large
  return large.deposits
    .filter(({ date }) => date !== null && date >= start && date <= end)
    .map(({ date, amount, description }) => ({
      id: 'bank.large_deposit',
      passed: false,
      expected: threshold,
      actual: amount,
      difference: rounded(amount - threshold),
      severity: 'info',
      message: `${quoted(description)} of ${centsText(amount)} on ${date} is large: above ${centsText(threshold)}, the larger of half a month's revenue and three usual deposits.`,
    }))
}

/** Reconciliation and sums of an account, and every doubt of its reading. */
function accountChecks(account: AccountReading, fees: FeeTotals): readonly Check[] {
  const [credits, debits] = [listed(account, 1), listed(account, -1)]
  const owed = isOwed(account.account_type?.value ?? null)
  const feeSum = account.complete && account.printed_nsf_fees !== null ? fees.listed : null
  const checks = checkAccount({
    owed,
    brokenBalances: account.brokenBalances ?? 0,
    amounts: {
      starting_balance: account.starting_balance?.value ?? null,
      ending_balance: account.ending_balance?.value ?? null,
      total_credits: account.total_credits?.value ?? credits?.sum ?? null,
      total_debits: account.total_debits?.value ?? debits?.sum ?? null,
      all_credits: sumOf(account, 1),
      all_debits: sumOf(account, -1),
      listed_credits: account.total_credits === null ? null : sumOf(account, 1),
      listed_debits: account.total_debits === null ? null : sumOf(account, -1),
      printed_nsf_fees: account.printed_nsf_fees === null ? null : fees.total,
      listed_nsf_fees: feeSum,
    },
  })
  const compared = checks.some(({ id, passed }) => id === 'rows_reconcile' && passed === false)
  // The difference in amounts says more than the sentence of the extraction.
  const problems = account.problems.filter(({ code }) => code !== notReconciled || !compared)
  return [
    ...checks,
    ...(account.contradicted ?? []).map(({ member, printed, expected }): Check => {
      const asPrinted = `${quoted(printed.label ?? '')} is printed as ${centsText(printed.value)}`
      return {
        id: contradicted,
        passed: false,
        expected,
        actual: printed.value,
        difference: rounded(printed.value - expected),
        severity: 'high',
        message: `${asPrinted}, but the rows listed make it ${centsText(expected)}`,
        figures: [`/${member}`],
      }
    }),
    ...daysContradicted(account).map(({ day, expected }): Check => ({
      id: dailyBalances,
      passed: false,
      expected,
      actual: day.balance,
      difference: rounded(day.balance - expected),
      severity: 'warning',
      message: dayMessage(day, expected),
    })),
    ...problems.map(({ code, message, severity }): Check => ({
      id: code,
      passed: severity === 'info' ? null : false,
      expected: null,
      actual: null,
      difference: null,
      severity: code === notReconciled ? 'high' : severity,
      message,
    })),
  ]
}

/** Balances of a table of days that the rows contradict. */
export const daysContradicted = (account: AccountReading) =>
  contradictedDays({
    days: account.dailyBalances,
    rows: account.transactions.map(({ date, amount }) => ({ date: date?.value ?? null, amount: amount.value })),
    opening: account.starting_balance?.value ?? null,
    closing: account.ending_balance?.value ?? null,
    owed: isOwed(account.account_type?.value ?? null),
  })

export const dayMessage = ({ date, balance }: AccountReading['dailyBalances'][number], expected: number): string =>
  `The balance of ${date} is printed as ${centsText(balance)}, but the rows listed make it ${centsText(expected)}`

/** A balance of a table of days that the rows contradict. */
export const dailyBalances = 'daily_balance_contradicted'

/** A balance or total printed a second time that the rows do not bear out. */
export const contradicted = 'total_contradicted'

/** What extraction says of rows that do not lead from balance to balance: nothing may be concluded from such a list. */
const notReconciled = 'statement_not_reconciled'

const sumOf = (account: AccountReading, sign: 1 | -1): number | null =>
  account.transactions.length === 0
    ? null
    : rounded(
        account.transactions.reduce(
          (sum, { amount }) => (Math.sign(amount.value) === sign ? sum + Math.abs(amount.value) : sum),
          0,
        ),
      )

function transactionOf(
  account: AccountReading,
  transaction: AccountReading['transactions'][number],
  category: BankCategory,
  { reviewed, lenders }: { readonly reviewed: ReviewedEntry | undefined; readonly lenders: readonly Lender[] },
): BankTransaction {
  const amount = transaction.amount.value
  const description = `${transaction.description} ${transaction.details}`.trim()
  const isCounted = amount >= 0 && !isOwed(account.account_type?.value ?? null)
  const parts = (reviewed?.parts ?? []).map(part => ({
    category: part.category,
    amount: Math.sign(amount) * part.amount,
    is_revenue: isCounted ? isRevenue({ amount: part.amount, category: part.category }) : null,
  }))
  return {
    account_number: account.account_number?.value ?? null,
    date: transaction.date?.value ?? null,
    description: transaction.description,
    amount,
    balance: transaction.balance?.value ?? null,
    category,
    check_number: transaction.checkNumber,
    category_source: reviewed?.categorySource ?? 'automatic',
    is_revenue: isCounted ? isRevenue({ amount, category, reviewed }) : null,
    counterparty: counterpartyName(description, lenders)?.name ?? null,
    similar_path: rulePathOf(description, amount, lenders),
    ...(parts.length > 0 && { parts }),
  }
}
