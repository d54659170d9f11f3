/** What DSCR becomes when revenue falls and the rate of the proposed loan rises, and where it reaches the floor. */
import type { CashFlowPeriod, CreditPolicy, ProposedLoan, Sensitivity } from '../../contract/cash-flow.ts'
import { levelPayment, proposedLoan, withRise } from './loan.ts'
import { fromCents, toCents } from './lines.ts'

/** Percent of revenue, and percentage points: the steps that credit memos show. */
const declines = [0, 5, 10, 15, 20, 25, 30] as const
const rises = [0, 1, 2, 3] as const
const maxRise = 100

export interface SensitivityInput {
  readonly period: CashFlowPeriod
  readonly policy: CreditPolicy
  /** That DSCR has to reach. */
  readonly floor: number
  readonly loan: ProposedLoan | null
}

/**
 * Earnings lost with revenue: decline × gross profit where the cost of goods sold falls with revenue, decline × sales where no cost does.
 * The rate acts on the payment of the proposed loan only.
 */
export function sensitivityOf({ period, policy, floor, loan }: SensitivityInput): Sensitivity {
  const { lines } = period
  const at = (name: string): number | null => lines[name]?.value ?? null
  const service = loan === null ? 'debt_service' : 'pro_forma_service'
  const [cash, owed, exposed] = [at('adjusted_ebitda'), at(service), exposedEarnings(period, policy)]
  const absent = [
    ...(cash === null ? [lines['adjusted_ebitda']?.reason] : []),
    ...(owed === null ? [lines[service]?.reason] : []),
    ...(exposed === null ? [lines['sales']?.reason ?? lines['cogs']?.reason] : []),
  ]
  const base = {
    period: period.id,
    revenue_declines: [...declines],
    rate_rises: loan === null ? [0] : [...rises],
    floor,
  }
  if (cash === null || owed === null || exposed === null || owed <= 0)
    return {
      ...base,
      dscr: base.revenue_declines.map(() => base.rate_rises.map(() => null)),
      break_even_decline: null,
      break_even_rise: null,
      reason: absent.filter(reason => reason !== undefined && reason !== null).join(' ') || 'There is no debt service.',
    }
  const serviceAt = (points: number): number => owed + (loan === null ? 0 : risenBy(loan, points))
  return {
    ...base,
    dscr: declines.map(decline =>
      base.rate_rises.map(points => (cash - (decline / 100) * exposed) / serviceAt(points)),
    ),
    break_even_decline: exposed <= 0 ? null : rounded(Math.max(0, ((cash - floor * owed) / exposed) * 100)),
    break_even_rise: loan === null ? null : riseTo(cash / floor - owed, loan),
    reason: null,
  }
}

function exposedEarnings({ lines }: CashFlowPeriod, { variable_costs: variable }: CreditPolicy): number | null {
  const [sales, cogs] = [lines['sales']?.value ?? null, lines['cogs']?.value ?? null]
  if (sales === null) return null
  if (variable === 'none') return sales
  return cogs === null ? null : fromCents(toCents(sales) - toCents(cogs))
}

const risenBy = (loan: ProposedLoan, points: number): number =>
  fromCents(
    toCents(proposedLoan(withRise(loan, points)).annual_debt_service) - toCents(proposedLoan(loan).annual_debt_service),
  )

/** The rise in percentage points that raises the annual payment by `room`; 0: there is none left; null: none up to 100 points does. */
function riseTo(room: number, loan: ProposedLoan): number | null {
  if (room <= 0) return 0
  const exact = (points: number): number => annualPayment(withRise(loan, points)) - annualPayment(loan)
  if (exact(maxRise) < room) return null
  let [low, high] = [0, maxRise]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (exact(middle) < room) low = middle
    else high = middle
  }
  return rounded((low + high) / 2)
}

/** Of the first year, without rounding to cents. */
function annualPayment(loan: ProposedLoan): number {
  const { financed_amount: financed } = proposedLoan(loan)
  const { term_months: term, amortization_months: over, balloon } = loan
  const hasBalloon = balloon !== undefined && balloon !== null
  return (
    levelPayment(financed, loan.rate_percent, hasBalloon ? term : (over ?? term), balloon ?? 0) * Math.min(12, term)
  )
}

/** A ten-thousandth of a percent. */
const rounded = (percent: number): number => Math.round(percent * 1e4) / 1e4
