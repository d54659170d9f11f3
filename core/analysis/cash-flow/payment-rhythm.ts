/** The rhythm of a debt's payments: payments may be missed, and those of several debts to one lender are taken apart. */
import type { PaymentFrequency } from '../../contract/cash-flow.ts'
import { median } from '../bank/entry.ts'
import { frequencyOf, steadyAmounts, type Frequency } from '../bank/rhythm.ts'
import { dayNumber } from '../calendar.ts'

/** A dated amount, positive; date null: the document leaves the year open. */
export interface DatedPayment {
  readonly date: string | null
  readonly amount: number
}

export const frequencyName: Readonly<Record<Frequency, PaymentFrequency | null>> = {
  daily: 'weekday',
  weekday: 'weekday',
  weekly: 'weekly',
  twice_weekly: 'twice_weekly',
  biweekly: 'biweekly',
  monthly: 'monthly',
  irregular: null,
}

/** Days between payments, and how far holidays and weekends move one. */
const cadences = [
  { frequency: 'weekly', days: 7, slack: 1 },
  { frequency: 'biweekly', days: 14, slack: 2 },
  { frequency: 'monthly', days: 30.4, slack: 4 },
  { frequency: 'quarterly', days: 91.3, slack: 6 },
] as const
/** Gaps that fit a cadence, where every third payment may be missed and one may come late. */
const share = { fitting: 0.8, direct: 0.5, maxMissed: 2 }
/** Payments of one level differ by no more than this share: fees and rounding. */
const sameLevel = 0.02
/** Share of payments at one level that makes them level. */
const levelShare = 0.7
/** More levels than this are no debts of one lender, but amounts that vary. */
const maxLevels = 3

/** null: too few payments, or no rhythm. Two payments a month apart are monthly; else three make a rhythm. */
export function rhythmOf(payments: readonly DatedPayment[]): PaymentFrequency | null {
  const days = [...new Set(payments.flatMap(({ date }) => (date === null ? [] : [dayNumber(date)])))].sort(
    (a, b) => a - b,
  )
  if (days.length === 2) return days[1]! - days[0]! >= 27 && days[1]! - days[0]! <= 34 ? 'monthly' : null
  const regular = frequencyName[frequencyOf(days)]
  if (regular !== null || days.length < 3) return regular
  const gaps = days.slice(1).map((day, at) => day - days[at]!)
  for (const { frequency, days: period, slack } of cadences) {
    const times = gaps.map(gap => {
      const count = Math.round(gap / period)
      return Math.abs(gap - count * period) <= slack ? count : 0
    })
    const fitting = times.filter(count => count >= 1 && count <= share.maxMissed + 1).length / gaps.length
    const direct = times.filter(count => count === 1).length / gaps.length
    if (fitting >= share.fitting && direct >= share.direct) return frequency
  }
  return null
}

/** Whether nearly all payments are of one amount, or of a second one from some day on. */
export function isLevel(payments: readonly DatedPayment[]): boolean {
  const amounts = payments.map(({ amount }) => amount)
  if (steadyAmounts(amounts).length >= levelShare * amounts.length) return true
  const levels = levelsOf(payments).filter(level => level.length > 1)
  const covered = levels.reduce((sum, { length }) => sum + length, 0)
  return levels.length <= maxLevels - 1 && covered >= 0.9 * payments.length && !levels.some((level, at) => overlaps(level, levels[at + 1])) // prettier-ignore
}

/** Payments by amount, within 2 % of the lowest; each oldest first. */
function levelsOf<P extends DatedPayment>(payments: readonly P[]): readonly (readonly P[])[] {
  const levels: P[][] = []
  for (const payment of payments.toSorted((a, b) => a.amount - b.amount)) {
    const last = levels.at(-1)
    if (last !== undefined && payment.amount <= last[0]!.amount * (1 + sameLevel)) last.push(payment)
    else levels.push([payment])
  }
  return levels.map(oldestFirst)
}

const oldestFirst = <P extends DatedPayment>(payments: readonly P[]): readonly P[] =>
  payments.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))

/** Whether one began before the other had ended. */
const overlaps = (a: readonly DatedPayment[], b: readonly DatedPayment[] | undefined): boolean =>
  b !== undefined && (a[0]!.date ?? '') <= (b.at(-1)!.date ?? '') && (b[0]!.date ?? '') <= (a.at(-1)!.date ?? '')

/**
 * The payments of one lender by debt: two loans run side by side with payments of their own; a payment that was raised or lowered, a rate
 * that varies, and a late fee stay with theirs.
 */
export function byDebt<P extends DatedPayment>(payments: readonly P[]): readonly (readonly P[])[] {
  const all = oldestFirst(payments)
  const levels = levelsOf(all)
  const recurring = levels.filter(level => level.length > 1 && rhythmOf(level) !== null)
  if (recurring.length < 2 || recurring.length > maxLevels || !overlaps(recurring[0]!, recurring[1])) return [all]
  const rest = levels.filter(level => !recurring.includes(level)).flat()
  // Much that is of no level: amounts vary, and levels are chance.
  if (rest.length * 3 > all.length) return [all]
  const debts = recurring.map(level => ({ level: [...level], usual: median(level.map(({ amount }) => amount))! }))
  for (const payment of rest)
    debts
      .toSorted((a, b) => Math.abs(a.usual - payment.amount) - Math.abs(b.usual - payment.amount))[0]!
      .level.push(payment)
  return debts.map(({ level }) => oldestFirst(level))
}
