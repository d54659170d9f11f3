/** The debt schedule from every source, reconciled line by line: what is stated, and what the bank shows. */
import type { Debt } from '../../contract/cash-flow.ts'
import type { Check } from '../../contract/evidence.ts'
import { daysBetween, daysPerYear } from '../calendar.ts'
import type { BankDebt } from './bank-debts.ts'
import { debtChecks, hasSchedule, type DebtSources } from './debt-checks.ts'
import { fromCents, toCents } from './lines.ts'
import { impliedRate, paymentsPerYear } from './loan.ts'
import { matchDebts } from './match-debts.ts'
import { statedDebts, type StatedDebt } from './stated-debts.ts'

export interface DebtSchedule {
  /** null: no source states a debt. */
  readonly debts: readonly Debt[] | null
  readonly checks: readonly Check[]
}

/** Builds the schedule. Pure; each group of bank debits confirms at most one scheduled debt. */
export function debtSchedule(sources: DebtSources): DebtSchedule {
  const { lists, bank, asOf } = sources
  const all = statedDebts(lists)
  if (all.length === 0 && bank.length === 0 && !hasSchedule(lists)) return { debts: null, checks: [] }
  const lines = all.map(({ line }) => line)
  const matches = matchDebts(lines, bank)
  const isComplete = hasSchedule(lists)
  const stated = all.map((one, index) => statedDebt({ ...one, index, match: matches[index]!, asOf, isComplete }))
  const found = bank.filter(one => !matches.includes(one)).map((one, index) => bankDebt(one, index, isComplete))
  const debts = [...stated, ...found]
  return { debts, checks: debtChecks(debts, lines, sources) }
}

const annualOf = (payment: number | null, frequency: Debt['frequency']): number | null =>
  payment === null || frequency === null ? null : fromCents(toCents(payment) * paymentsPerYear[frequency])

interface MatchedDebt extends StatedDebt {
  readonly index: number
  readonly match: BankDebt | null
  readonly asOf: string | null
  /** A debt schedule is there. */
  readonly isComplete: boolean
}

function statedDebt({ line, sources, isScheduled, index, match, asOf, isComplete }: MatchedDebt): Debt {
  const payment = line.payment ?? match?.payment ?? null
  const frequency = line.frequency ?? match?.frequency ?? null
  const balance = line.balance ?? null
  const maturity = line.maturity ?? null
  const isPaidOff = match?.isPaidOff === true || balance === 0
  return {
    id: `${isScheduled ? 'schedule' : 'balance-sheet'}-${index + 1}`,
    lender: line.lender,
    kind: match?.kind ?? 'other',
    original_amount: line.original_amount ?? null,
    balance,
    rate_percent: line.rate_percent ?? null,
    maturity,
    payment,
    frequency,
    annual_debt_service: annualOf(payment, frequency),
    collateral: line.collateral ?? null,
    subordinated: line.subordinated ?? false,
    status: isPaidOff ? 'paid_off' : statusOf({ isScheduled, isPaid: match !== null, isComplete }),
    sources: [...sources, ...(match === null ? [] : [sourceOf(match)])],
    implied_rate_percent: impliedOf({ balance, payment, frequency, maturity, asOf }),
  }
}

interface Standing {
  readonly isScheduled: boolean
  /** The bank shows payments. */
  readonly isPaid: boolean
  readonly isComplete: boolean
}

function statusOf({ isScheduled, isPaid, isComplete }: Standing): Debt['status'] {
  if (isScheduled) return isPaid ? 'confirmed' : 'schedule_only'
  if (!isPaid) return 'balance_sheet_only'
  return isComplete ? 'undisclosed' : 'bank_only'
}

function bankDebt(one: BankDebt, index: number, isComplete: boolean): Debt {
  return {
    id: `bank-${index + 1}`,
    lender: one.lender,
    kind: one.kind,
    original_amount: null,
    balance: null,
    rate_percent: null,
    maturity: null,
    payment: one.payment,
    frequency: one.frequency,
    annual_debt_service: annualOf(one.payment, one.frequency),
    collateral: null,
    subordinated: false,
    status: one.isPaidOff ? 'paid_off' : statusOf({ isScheduled: false, isPaid: true, isComplete }),
    sources: [sourceOf(one)],
    implied_rate_percent: null,
  }
}

const sourceOf = ({ kind, from, detail }: BankDebt): Debt['sources'][number] => ({
  kind: kind === 'mca' ? 'mca' : 'bank',
  from: [...from],
  detail,
  balance: null,
  as_of: null,
})

interface Terms extends Pick<Debt, 'balance' | 'payment' | 'frequency' | 'maturity'> {
  readonly asOf: string | null
}

function impliedOf({ balance, payment, frequency, maturity, asOf }: Terms): number | null {
  if (balance === null || payment === null || frequency === null || maturity === null || asOf === null) return null
  const months = Math.round((daysBetween(asOf, maturity) / daysPerYear) * 12)
  return impliedRate(balance, (payment * paymentsPerYear[frequency]) / 12, months)
}
