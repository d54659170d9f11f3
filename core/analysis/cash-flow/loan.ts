/** Payments of a loan. Standard annuity: payment = (P − B·v^n) · i / (1 − v^n), i the rate of a period, v = 1 / (1 + i). */
import type { PaymentFrequency, ProposedLoan, ProposedLoanResult } from '../../contract/cash-flow.ts'
import { fromCents, toCents } from './lines.ts'

/** Payments a year; weekdays as banks count them: 252. */
export const paymentsPerYear: Readonly<Record<PaymentFrequency, number>> = {
  weekday: 252,
  twice_weekly: 104,
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  annual: 1,
}

const monthlyRate = (ratePercent: number): number => ratePercent / 1200

/** The exact level payment a month that leaves `residual` after `months`; without rounding. */
export function levelPayment(principal: number, ratePercent: number, months: number, residual = 0): number {
  const rate = monthlyRate(ratePercent)
  if (rate === 0) return (principal - residual) / months
  const discount = (1 + rate) ** -months
  return ((principal - residual * discount) * rate) / (1 - discount)
}

/** What is owed after `months` payments. */
function owedAfter(principal: number, ratePercent: number, payment: number, months: number): number {
  const rate = monthlyRate(ratePercent)
  if (rate === 0) return principal - payment * months
  const growth = (1 + rate) ** months
  return principal * growth - (payment * (growth - 1)) / rate
}

/** Level payment, balloon and debt service of a proposed loan; amounts to the cent. */
export function proposedLoan(loan: ProposedLoan): ProposedLoanResult {
  const { amount, rate_percent: rate, term_months: term } = loan
  const financed = fromCents(toCents(amount + (loan.finance_fees === true ? (loan.fees ?? 0) : 0)))
  const over = loan.amortization_months ?? term
  const residual = loan.balloon ?? null
  const payment = fromCents(toCents(levelPayment(financed, rate, residual === null ? over : term, residual ?? 0)))
  const left = residual ?? (over <= term ? 0 : owedAfter(financed, rate, payment, term))
  const payments = Math.min(term, residual === null ? over : term)
  const balloon = fromCents(Math.max(0, toCents(left)))
  const inFirstYear = Math.min(12, payments)
  const dueInFirstYear = term <= 12 ? balloon : 0
  return {
    financed_amount: financed,
    payment,
    balloon,
    total_interest: fromCents(toCents(payment * payments + balloon - financed)),
    annual_debt_service: fromCents(toCents(payment * inFirstYear + dueInFirstYear)),
  }
}

/** The same loan with a rate higher by so many percentage points. */
export const withRise = (loan: ProposedLoan, points: number): ProposedLoan => ({
  ...loan,
  rate_percent: loan.rate_percent + points,
})

const steps = 60

/** The annual rate, in percent, at which `payment` a month pays `principal` off in `months`; null: no rate from 0 to 200 % does. */
export function impliedRate(principal: number, payment: number, months: number): number | null {
  if (principal <= 0 || months < 1 || payment * months < principal - 0.005) return null
  let [low, high] = [0, 200]
  if (levelPayment(principal, high, months) < payment) return null
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2
    if (levelPayment(principal, middle, months) < payment) low = middle
    else high = middle
  }
  return Math.round(((low + high) / 2) * 1e4) / 1e4
}
