/** Debts that the bank statements show: debits to lenders and lessors by payee, amount and rhythm, and advances that were found. */
import type { McaPosition } from '../../contract/full-analysis.ts'
import type { PaymentFrequency } from '../../contract/cash-flow.ts'
import { centsText } from '../../contract/sentence.ts'
import { cents, median } from '../bank/entry.ts'
import { soundsLikeLending } from '../bank/lenders.ts'
import { payeeOf } from '../bank/payee.ts'
import { frequencyOf, type Frequency } from '../bank/rhythm.ts'
import { dayNumber } from '../calendar.ts'

/** A debit of a deposit account. */
export interface BankDebit {
  /** ISO; null: the document leaves the year open. */
  readonly date: string | null
  readonly description: string
  /** Positive. */
  readonly amount: number
  readonly category: string
  /** JSON pointer. */
  readonly from: string
}

/** Payments to one lender of one amount. */
export interface BankDebt {
  readonly lender: string
  readonly kind: 'term' | 'lease' | 'mca'
  readonly payment: number | null
  /** null: too few payments, or no rhythm. */
  readonly frequency: PaymentFrequency | null
  readonly isPaidOff: boolean
  readonly from: readonly string[]
  /** The debits in words. */
  readonly detail: string
}

/** Payments of one debt differ by no more than this share: fees and rounding. */
const sameAmount = 0.02
/** Payments whose description has no word for a loan must come this often to count as one. */
const minWithoutCategory = 2

const kinds: Readonly<Record<string, BankDebt['kind']>> = { loan_payment: 'term', lease_payment: 'lease' }

export const frequencyName: Readonly<Record<Frequency, PaymentFrequency | null>> = {
  daily: 'weekday',
  weekday: 'weekday',
  weekly: 'weekly',
  twice_weekly: 'twice_weekly',
  biweekly: 'biweekly',
  monthly: 'monthly',
  irregular: null,
}

/** Groups of debits that pay debts. Payments of advances are left to the positions. */
export function bankDebts(debits: readonly BankDebit[]): readonly BankDebt[] {
  const groups = Map.groupBy(
    debits.filter(
      ({ category, description }) =>
        category in kinds || (category === 'payment' && soundsLikeLending(payeeOf(description))),
    ),
    ({ description }) => payeeOf(description),
  )
  return [...groups].flatMap(([payee, group]) =>
    ofOneAmount(group).flatMap(payments => {
      const category = payments.find(payment => payment.category in kinds)?.category
      if (payee === '' || (category === undefined && payments.length < minWithoutCategory)) return []
      return [
        {
          lender: titled(payee),
          kind: category === undefined ? ('term' as const) : kinds[category]!,
          payment: cents(median(payments.map(({ amount }) => amount))!),
          frequency: rhythmOf(payments),
          isPaidOff: false,
          from: payments.map(({ from }) => from),
          detail: payments.map(({ date, amount }) => `${date ?? 'undated'}: ${centsText(amount)}`).join('; '),
        },
      ]
    }),
  )
}

/** Two loans of one lender differ in their payments. */
function ofOneAmount(payments: readonly BankDebit[]): readonly (readonly BankDebit[])[] {
  const clusters: BankDebit[][] = []
  for (const payment of payments.toSorted((a, b) => a.amount - b.amount)) {
    const last = clusters.at(-1)
    if (last !== undefined && payment.amount <= last[0]!.amount * (1 + sameAmount)) last.push(payment)
    else clusters.push([payment])
  }
  return clusters.map(cluster => cluster.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')))
}

/** Two payments a month apart are monthly; else three make a rhythm. */
function rhythmOf(payments: readonly BankDebit[]): PaymentFrequency | null {
  const days = payments.flatMap(({ date }) => (date === null ? [] : [dayNumber(date)]))
  if (days.length === 2 && days[1]! - days[0]! >= 27 && days[1]! - days[0]! <= 34) return 'monthly'
  return frequencyName[frequencyOf(days)]
}

const titled = (text: string): string => text.toLowerCase().replace(/\b[a-z]/g, letter => letter.toUpperCase())

/** A position of one statement with its JSON pointer. */
export interface PlacedPosition {
  readonly position: McaPosition
  readonly from: string
}

/** Positions of several statements that are one advance. */
export function advanceDebts(positions: readonly PlacedPosition[]): readonly BankDebt[] {
  const named = Map.groupBy(
    positions.filter(({ position: { confidence, count } }) => confidence !== 'low' && count > 0),
    ({ position }) => position.lender ?? '',
  )
  return [...named].map(([lender, all]) => {
    const latest = all.toSorted((a, b) => (b.position.last_date ?? '').localeCompare(a.position.last_date ?? ''))[0]!
      .position
    return {
      lender: lender === '' ? 'Advance, lender not named' : lender,
      kind: 'mca' as const,
      payment: latest.payment,
      frequency: frequencyName[latest.frequency] ?? null,
      isPaidOff: all.some(({ position }) => position.events.some(({ event }) => event === 'paid_in_full')),
      from: all.map(({ from }) => from),
      detail: all
        .map(
          ({ position: { count, total_paid: total, first_date: first, last_date: last } }) =>
            `${first} to ${last}: ${count} debits, ${centsText(total ?? 0)}`,
        )
        .join('; '),
    }
  })
}
