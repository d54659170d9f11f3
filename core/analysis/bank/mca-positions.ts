/** Advances a business pays back out of its account: by the names of lenders, and by the rhythm of debits. */
import type { McaEvent, McaPosition } from '../../contract/full-analysis.ts'
import { dayNumber } from '../calendar.ts'
import { counterpartyName } from './counterparty-name.ts'
import { cents, median } from './entry.ts'
import { financedBy, knownLenders, soundsLikeLending, type Lender } from './lenders.ts'
import { eventsOf } from './mca-events.ts'
import { paidWords, payeeOf } from './payee.ts'
import { frequencyOf, steadyAmounts, type Frequency } from './rhythm.ts'
import type { CategorizedEntry } from './revenue.ts'
import { centsText, named } from '../../contract/sentence.ts'

/** A position over all that is known of an account; `payments` and `fundings` are its rows, oldest first. */
export interface FoundPosition {
  readonly lender: string | null
  readonly frequency: Frequency
  readonly payments: readonly CategorizedEntry[]
  readonly fundings: readonly CategorizedEntry[]
  readonly confidence: McaPosition['confidence']
  readonly reasons: readonly string[]
  /** Oldest first. */
  readonly events: readonly McaEvent[]
}

/** The same amount this often is a rhythm (domain convention). */
const minSame = 5
/** Share of the payments that must be of the same amount. */
const steadyShare = 0.8
/** Without a name and without a funding credit, a day's rhythm must last two weeks to count. */
const minUnnamed = 10
/** An advance is many times its instalment. */
const fundingTimes = 8

/** Categories that leave open what a debit is: only these may be an advance nobody named. */
const open: ReadonlySet<string> = new Set(['payment', 'mca_payment', 'loan_payment'])

interface Dated extends CategorizedEntry {
  readonly day: number
}

/** Positions among the entries of one account, over all its statements; named ones first. */
export function findPositions(
  entries: readonly CategorizedEntry[],
  lenders: readonly Lender[] = knownLenders,
): readonly FoundPosition[] {
  const dated = entries
    .flatMap((entry): Dated[] => (entry.date === null ? [] : [{ ...entry, day: dayNumber(entry.date) }]))
    .sort((a, b) => a.day - b.day)
  const named = new Map<string, Dated[]>()
  const payees = new Map<string, Dated[]>()
  const add = (groups: Map<string, Dated[]>, key: string, entry: Dated): void => {
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  for (const entry of dated) {
    const found = financedBy(entry.description, lenders)
    const decided = entry.reviewed?.category
    if (decided !== undefined) {
      if (decided !== 'mca_payment' && decided !== 'mca_funding') continue
      add(named, counterpartyName(entry.description, lenders)?.name ?? '', entry)
    } else if (found?.kind === 'lender') {
      if (entry.category === 'mca_payment' || entry.category === 'mca_funding') add(named, found.name ?? '', entry)
    } else if (found === null && entry.amount < 0 && open.has(entry.category))
      add(payees, paidWords(entry.description), entry)
  }
  const lastDay = dated.at(-1)?.day ?? 0
  const eventful = (position: Quiet): FoundPosition => ({
    ...position,
    events: eventsOf(
      position.payments.map(payment => ({ ...payment, amount: -payment.amount })),
      lastDay,
    ),
  })
  return [
    ...[...named].flatMap(([name, group]) => namedPosition(name === '' ? null : name, group)),
    ...[...payees].flatMap(([payee, group]) => (payee === '' ? [] : unnamedPosition(payee, group, dated))),
  ].map(eventful)
}

/** A position before its events are looked for. */
type Quiet = Omit<FoundPosition, 'payments' | 'events'> & { readonly payments: readonly Dated[] }

function namedPosition(lender: string | null, group: readonly Dated[]): Quiet[] {
  const payments = group.filter(({ amount }) => amount < 0)
  const fundings = group.filter(({ amount }) => amount > 0)
  const isDecided = group.some(({ reviewed }) => reviewed?.category !== undefined)
  const reasons = [
    isDecided
      ? 'A reviewer categorized it as an advance'
      : lender === null
        ? 'The description tells an advance'
        : `The description names ${lender}`,
  ]
  const frequency = frequencyOf(payments.map(({ day }) => day))
  const steady = isSteady(payments)
  if (steady) reasons.push(rhythmReason(payments, frequency))
  if (fundings.length > 0) reasons.push(fundingReason(fundings.at(-1)!))
  if (payments.length === 0) {
    reasons.push('No payment is seen yet')
    return [{ lender, frequency, payments, fundings, confidence: 'medium', reasons }]
  }
  const confidence =
    isDecided || (lender !== null && (steady || fundings.length > 0))
      ? 'high'
      : payments.length > 1 || steady
        ? 'medium'
        : 'low'
  return [{ lender, frequency, payments, fundings, confidence, reasons }]
}

/** At least five, nearly all of one amount. */
function isSteady(payments: readonly Dated[]): boolean {
  const amounts = payments.map(({ amount }) => -amount)
  const same = steadyAmounts(amounts).length
  return same >= minSame && same >= steadyShare * amounts.length
}

function unnamedPosition(payee: string, payments: readonly Dated[], all: readonly Dated[]): Quiet[] {
  const frequency = frequencyOf(payments.map(({ day }) => day))
  if (!isSteady(payments) || !['daily', 'weekday', 'weekly', 'twice_weekly'].includes(frequency)) return []
  const everyDay = frequency === 'daily' || frequency === 'weekday'
  const lends = soundsLikeLending(payee)
  const payment = median(payments.map(({ amount }) => -amount))!
  const [significant = ''] = payee.split(' ')
  const fundings = all.filter(
    ({ amount, day, description }) =>
      amount >= fundingTimes * payment &&
      day <= payments[0]!.day &&
      significant.length > 3 &&
      payeeOf(description).split(' ').includes(significant),
  )
  // Fixed weekly debits are also rents, dues and services: without a lender's word or its money they prove nothing.
  if (!lends && fundings.length === 0 && !(everyDay && payments.length >= minUnnamed)) return []
  const reasons = [rhythmReason(payments, frequency)]
  if (lends) reasons.push(`The payee's name sounds like a lender: ${named(payee)}`)
  if (fundings.length > 0) reasons.push(fundingReason(fundings.at(-1)!))
  const confidence = fundings.length > 0 && lends ? 'high' : lends || fundings.length > 0 ? 'medium' : 'low'
  return [{ lender: titled(payee), frequency, payments, fundings, confidence, reasons }]
}

const titled = (text: string): string => text.toLowerCase().replace(/\b[a-z]/g, letter => letter.toUpperCase())

function rhythmReason(payments: readonly Dated[], frequency: Frequency): string {
  const amount = median(payments.map(entry => -entry.amount))!
  const rhythm = frequency === 'irregular' ? '' : `, ${frequency.replace('_', ' ')}`
  return `${payments.length} debits of about ${centsText(amount)}${rhythm}`
}
const fundingReason = (funding: Dated): string => `A credit of ${centsText(funding.amount)} came in on ${funding.date}`

/**
 * A position as one statement period tells it: count, sum and dates of the payments from `start` to `end` (ISO, inclusive; null: open),
 * frequency and confidence of the whole account. `revenue`: true revenue of the period; null: unknown. null when nothing of it is in the period.
 */
export function positionWithin(
  position: FoundPosition,
  {
    start,
    end,
    revenue,
  }: { readonly start: string | null; readonly end: string | null; readonly revenue: number | null },
): McaPosition | null {
  const within = ({ date }: CategorizedEntry): boolean =>
    date !== null && (start === null || date >= start) && (end === null || date <= end)
  const payments = position.payments.filter(within)
  if (payments.length === 0 && !position.fundings.some(within)) return null
  const total = cents(payments.reduce((sum, { amount }) => sum - amount, 0))
  const payment = median(payments.map(({ amount }) => -amount))
  // The advance these payments go back to: the last one before the period's end.
  const funding = position.fundings.findLast(({ date }) => end === null || date! <= end) ?? null
  return {
    lender: position.lender,
    frequency: position.frequency,
    payment: payment === null ? null : cents(payment),
    total_paid: total,
    count: payments.length,
    first_date: payments[0]?.date ?? null,
    last_date: payments.at(-1)?.date ?? null,
    funding_amount: funding?.amount ?? null,
    funding_date: funding?.date ?? null,
    // Payments and revenue of the same days: their daily means have the same ratio as their sums.
    holdback: revenue === null || revenue <= 0 ? null : Math.round((total / revenue) * 1e4) / 1e4,
    confidence: position.confidence,
    reasons: [...position.reasons],
    events: position.events.filter(
      ({ date }) => date === null || ((start === null || date >= start) && (end === null || date <= end)),
    ),
  }
}
