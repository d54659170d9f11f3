/** Checks a bank statement's balances and totals and reports each as a check with its amounts. */
import type { Check } from '../contract/evidence.ts'
import { centsText } from '../contract/sentence.ts'
import { bankIdentities } from './bank-identities.ts'
import { checkIdentity } from './identity.ts'

/** Amounts of one account by member name; null for what is not stated. Sums are positive. */
export type AccountAmounts = Readonly<Record<string, number | null>>

export interface AccountToCheck {
  readonly amounts: AccountAmounts
  /** Balances are owed (credit card, loan): debits raise them. */
  readonly owed: boolean
  /** Number of transactions whose running balance does not follow from the one before. */
  readonly brokenBalances: number
}

const identities = bankIdentities.filter(({ use }) => use !== 'choice')

/** Amounts that the account's summary carries as members, so a check can point at them. */
const pointed: ReadonlySet<string> = new Set(['starting_balance', 'ending_balance', 'total_credits', 'total_debits'])

/** Amounts of accounts are printed in cents. */
const step = 0.01

const rounded = (value: number): number => Math.round(value * 100) / 100

/** Fails where running balances do not follow from the transactions before them. */
export const runningBalances = 'running_balances_follow'

/** Builds the checks of one account. An identity none of whose members is stated is omitted. Pure. */
export function checkAccount(account: AccountToCheck): readonly Check[] {
  const checks = identities.flatMap((identity): readonly Check[] => {
    const outcome = checkIdentity(
      identity,
      { amount: name => account.amounts[name] ?? null, meets: condition => (condition === 'owed') === account.owed },
      step,
    )
    const { actual, verdict, plus, minus } = outcome
    if (actual === null && outcome.expected === null) return []
    // Balances alone say nothing about rows that were not read.
    if (identity.id === 'rows_reconcile' && plus.length + minus.length < 2) return []
    const expected = outcome.expected === null ? null : rounded(outcome.expected)
    const difference = outcome.difference === null ? null : rounded(outcome.difference)
    const passed = verdict === 'not checked' ? null : verdict === 'pass'
    const message =
      passed === null
        ? `${identity.name}: not checked, because an amount is not stated`
        : passed
          ? identity.name
          : `${identity.name}: a difference of ${centsText(Math.abs(difference!))}`
    return [
      {
        id: identity.id,
        passed,
        expected,
        actual,
        difference,
        severity: identity.severity,
        message,
        figures: [identity.total, ...[...plus, ...minus].map(({ name }) => name)]
          .filter(name => pointed.has(name))
          .map(name => `/${name}`),
      },
    ]
  })
  if (account.brokenBalances === 0) return checks
  return [
    ...checks,
    {
      id: runningBalances,
      passed: false,
      expected: 0,
      actual: account.brokenBalances,
      difference: account.brokenBalances,
      severity: 'warning',
      message:
        account.brokenBalances === 1
          ? 'A running balance does not follow from the transactions before it'
          : `${account.brokenBalances} running balances do not follow from the transactions before them`,
    },
  ]
}
