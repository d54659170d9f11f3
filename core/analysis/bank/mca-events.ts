/**
 * What became of an advance while it was paid back: changed instalments, changed frequency, end of payments (Ocrolus:
 * events per lender).
 */
import { compareDates } from '../calendar.ts'
import type { McaEvent } from '../../contract/full-analysis.ts'
import { median } from './entry.ts'
import { frequencyOf, type Frequency } from './rhythm.ts'
import { centsText, quoted } from '../../contract/sentence.ts'

/** A payment out of the account. */
export interface Payment {
  readonly date: string | null
  /** Days since the epoch. */
  readonly day: number
  readonly description: string
  /** Positive. */
  readonly amount: number
}

/** Instalments are the same within this share: fees and roundings. */
const sameShare = 0.02
/** A different amount counts once it is paid this often in a row. */
const minInRow = 2
/** A frequency is recognized from this many payments on. */
const minOfRhythm = 4
/** Payments have ended when this many of their usual gaps pass without one. */
const gapsOfSilence = 3
/** A last payment of this many instalments pays off the balance. */
const payoffTimes = 3

const paidOff = /\b(?:PAID IN FULL|PIF|PAY-?OFF|FINAL (?:PAYMENT|PMT|PYMT))\b/i
const stopped = /\bSTOP(?:PED)?[ -]?(?:PAYMENT|PMT|PYMT|PAY)\b/i

/** The events of one position, oldest first. `payments`: oldest first; `lastDay`: how far the statements reach. Pure. */
export function eventsOf(payments: readonly Payment[], lastDay: number): readonly McaEvent[] {
  if (payments.length === 0) return []
  const end = endOf(payments, lastDay)
  return [...changesOfAmount(payments), ...changesOfRhythm(payments), ...(end === null ? [] : [end])].toSorted((a, b) =>
    compareDates(a.date, b.date),
  )
}

const same = (a: number, b: number): boolean => Math.abs(a - b) <= sameShare * Math.max(a, b)

function changesOfAmount(payments: readonly Payment[]): McaEvent[] {
  const events: McaEvent[] = []
  let level = payments[0]!.amount
  for (const [at, { amount, date }] of payments.entries()) {
    if (same(amount, level)) continue
    const run = payments.slice(at, at + minInRow)
    const held = run.length === minInRow && run.every(payment => same(payment.amount, amount))
    if (!held) continue
    events.push({
      event: amount < level ? 'reduced' : 'increased',
      date,
      detail: `Payments went from ${centsText(level)} to ${centsText(amount)}`,
    })
    level = amount
  }
  return events
}

/** Weekends prove nothing: banks may or may not post on them. */
const plain = (frequency: Frequency): Frequency => (frequency === 'daily' ? 'weekday' : frequency)

/** The first day from which payments have a different frequency than before; null when either has none. */
function changesOfRhythm(payments: readonly Payment[]): McaEvent[] {
  const days = [...new Set(payments.map(({ day }) => day))]
  for (let at = minOfRhythm; at + minOfRhythm <= days.length; at++) {
    const [before, after] = [plain(frequencyOf(days.slice(0, at))), plain(frequencyOf(days.slice(at - 1)))]
    if (before === 'irregular' || after === 'irregular' || before === after) continue
    const date = payments.find(({ day }) => day === days[at])!.date
    const words = (frequency: Frequency): string => frequency.replace('_', ' ')
    return [{ event: 'frequency_change', date, detail: `Payments went from ${words(before)} to ${words(after)}` }]
  }
  return []
}

/** How the payments ended; null while they continue, or when it cannot be determined yet. */
function endOf(payments: readonly Payment[], lastDay: number): McaEvent | null {
  const last = payments.at(-1)!
  const payoff = payments.findLast(({ description }) => paidOff.test(description))
  if (payoff !== undefined) return { event: 'paid_in_full', date: payoff.date, detail: quoted(payoff.description) }
  const halted = payments.findLast(({ description }) => stopped.test(description))
  if (halted !== undefined) return { event: 'stop_payment', date: halted.date, detail: quoted(halted.description) }
  const gap = median(payments.slice(1).map(({ day }, index) => day - payments[index]!.day))
  if (gap === null || payments.length < minOfRhythm) return null
  // A gap over a weekend does not count.
  const silence = Math.max(gapsOfSilence * gap, 7)
  if (lastDay - last.day <= silence) return null
  const usual = median(payments.slice(0, -1).map(({ amount }) => amount))!
  if (last.amount >= payoffTimes * usual)
    return {
      event: 'paid_in_full',
      date: last.date,
      detail: `A last payment of ${centsText(last.amount)}, several times the usual ${centsText(usual)}, and none after it`,
    }
  return {
    event: 'payments_ended',
    date: last.date,
    detail: `No payment after this day, though the statements go on for ${lastDay - last.day} days`,
  }
}
