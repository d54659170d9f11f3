/** What the accounts show: turnover, balances, fees, advances, and who pays. */
import type { z } from 'zod'
import { centsText, numberText } from '../../contract/sentence.ts'
import type { AccountSummary } from '../../contract/full-analysis.ts'
import { dateText, present, sentence, type Fact, type Facts } from './facts.ts'
import type { MemoSentence } from './memo.ts'

/** A customer with less of all credits than this is no concentration: common lending practice looks at a fifth. */
const CONCENTRATION = 0.2

type Account = z.infer<typeof AccountSummary>

export function bankSentences(facts: Facts): readonly MemoSentence[] {
  const accounts = facts.payload.bankstatements_data?.accounts_summaries ?? []
  return present([
    ...accounts.flatMap((account, index) => accountSentences(facts, account, index)),
    ...customers(facts),
  ])
}

function accountSentences(facts: Facts, account: Account, index: number): readonly (MemoSentence | null)[] {
  const at = `/bankstatements_data/accounts_summaries/${index}`
  const member = (name: string): Fact | null => facts.amount(`${at}/${name}`)
  const { start_date: start, end_date: end } = account
  if (start === null || end === null) return []
  const period = `${dateText(start)} to ${dateText(end)}`
  /** Computed from the rows of the statement, which stand on all of its pages. */
  const measured = (text: string | null): Fact | null => facts.wholeDocument(text, `${at}/end_date`)
  const written = (value: number | null): string | null => (value === null ? null : centsText(value))
  const counted = (value: number | null, one: string, many: string): Fact | null =>
    measured(value === null ? null : value === 0 ? `no ${many}` : `${value} ${value === 1 ? one : many}`)
  return [
    sentence`From ${period} account ${facts.text(`${at}/account_number`)} at ${facts.text(`${at}/bank_name`)} had credits of ${member('total_credits')} and debits of ${member('total_debits')}.`,
    sentence`Its balance went from ${member('starting_balance')} to ${member('ending_balance')}.`,
    sentence`Its average daily balance was ${measured(written(account.average_daily_balance))}, and ${measured(written(account.true_revenue))} of its credits are revenue.`,
    sentence`It had ${counted(account.negative_days, 'day', 'days')} below zero and ${counted(account.num_nsf_fees, 'fee', 'fees')} for insufficient funds.`,
    ...account.mca_positions.map(
      ({ lender, payment, frequency, count }) =>
        sentence`It pays ${measured(lender)} ${measured(written(payment))} ${frequency.replaceAll('_', ' ')}, ${String(count)} times in the period: a merchant cash advance.`,
    ),
  ]
}

/** Customers that stand for much of all credits. */
function customers(facts: Facts): readonly (MemoSentence | null)[] {
  const { counterparties = [], accounts_summaries: accounts = [] } = facts.payload.bankstatements_data ?? {}
  const statements = (name: string): Fact | null => {
    const sources = accounts.flatMap(
      (_account, index) =>
        facts.wholeDocument(name, `/bankstatements_data/accounts_summaries/${index}/end_date`)?.sources ?? [],
    )
    return sources.length === 0 ? null : { text: name, sources }
  }
  return counterparties
    .filter(({ share_of_credits: share }) => share !== null && share >= CONCENTRATION)
    .map(
      ({ name, share_of_credits: share }) =>
        sentence`${statements(name)} stands for ${numberText(100 * share!, 1)} % of all credits.`,
    )
}
