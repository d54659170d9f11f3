/** Checks a bank statement's balances and totals and reports each as a check with its amounts. */
import type { Check } from '../contract/evidence.ts'
import { centsText } from '../contract/sentence.ts'
import identities from './bank-identities.json' with { type: 'json' }

/** Amounts of one account by member name; null for what is not stated. Sums are positive. */
export type AccountAmounts = Readonly<Record<string, number | null>>

export interface AccountToCheck {
  readonly amounts: AccountAmounts
  /** Balances are owed (credit card, loan): debits raise them. */
  readonly owed: boolean
  /** Number of transactions whose running balance does not follow from the one before. */
  readonly brokenBalances: number
}

interface Way {
  readonly plus: readonly string[]
  readonly minus?: readonly string[]
}
interface Identity {
  readonly id: string
  readonly name: string
  readonly total: string
  readonly ways: readonly Way[]
  readonly owedWays?: readonly Way[]
  readonly severity: string
}

/** Amounts that the account's summary carries as members, so a check can point at them. */
const pointed: ReadonlySet<string> = new Set(['starting_balance', 'ending_balance', 'total_credits', 'total_debits'])

/** Currency amounts agree to the cent. */
const tolerance = 0.005

const rounded = (value: number): number => Math.round(value * 100) / 100

/** Builds the checks of one account. An identity none of whose members is stated is omitted. Pure. */
export function checkAccount(account: AccountToCheck): readonly Check[] {
  const checks = (identities as readonly Identity[]).flatMap((identity): readonly Check[] => {
    const way = ((account.owed ? identity.owedWays : undefined) ?? identity.ways)[0]
    if (way === undefined) return []
    const amount = (name: string): number | null => account.amounts[name] ?? null
    const minus = way.minus ?? []
    const members = [...way.plus, ...minus]
    const actual = amount(identity.total)
    const known = members.every(name => amount(name) !== null)
    if (actual === null && !known) return []
    const expected = known
      ? rounded(
          way.plus.reduce((sum, name) => sum + amount(name)!, 0) - minus.reduce((sum, name) => sum + amount(name)!, 0),
        )
      : null
    const difference = expected === null || actual === null ? null : rounded(actual - expected)
    const passed = difference === null ? null : Math.abs(difference) < tolerance
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
        severity: identity.severity as Check['severity'],
        message,
        figures: [identity.total, ...members].filter(name => pointed.has(name)).map(name => `/${name}`),
      },
    ]
  })
  if (account.brokenBalances === 0) return checks
  return [
    ...checks,
    {
      id: 'running_balances_follow',
      passed: false,
      expected: 0,
      actual: account.brokenBalances,
      difference: account.brokenBalances,
      severity: 'warning',
      message: `${account.brokenBalances} running balances do not follow from the transactions before them`,
    },
  ]
}
