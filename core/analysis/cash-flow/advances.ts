/** Advances on receivables as debts: positions of several statements that are one, joined with the debits that pay them. */
import type { McaPosition } from '../../contract/full-analysis.ts'
import { centsText } from '../../contract/sentence.ts'
import type { BankDebt } from './bank-debts.ts'
import { frequencyName } from './payment-rhythm.ts'

/** A position of one statement with its JSON pointer. */
export interface PlacedPosition {
  readonly position: McaPosition
  readonly from: string
}

/** Debts of the bank with the positions that are the same advances; positions without debits of their own are debts themselves. */
export function withAdvances(debts: readonly BankDebt[], positions: readonly PlacedPosition[]): readonly BankDebt[] {
  const advances = advanceDebts(positions)
  const free = new Set(advances)
  const joined = debts.map(debt => {
    const same = advances.find(({ lender }) => lender.toLowerCase() === debt.lender.toLowerCase())
    if (same === undefined || !free.delete(same)) return debt
    return {
      ...debt,
      kind: 'mca' as const,
      isPaidOff: same.isPaidOff,
      frequency: debt.frequency ?? same.frequency,
      from: [...debt.from, ...same.from],
    }
  })
  return [...joined, ...free]
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
      amounts: [],
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
