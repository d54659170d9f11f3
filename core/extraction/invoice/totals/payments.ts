/** What was paid, taken in trade and carried over, and what is still due: the second half of the sums. */
import type { TotalCandidate } from './candidate.ts'
import { candidatesOf, near, optionsOf, strengthOf, sumOfOption, type Option } from './options.ts'

export interface PaymentChoice {
  readonly due: TotalCandidate | null
  readonly paid: Option
  readonly down: Option
  readonly trade: Option
  readonly previous: TotalCandidate | null
}

/** A due amount that follows from total and payments. */
const dueCloses = 0.8
/** Due = total with nothing paid. */
const dueEquals = 0.3

export interface ScoredPayments extends PaymentChoice {
  readonly score: number
  readonly closes: number
}

/** The best payments under a total; with none printed, what they say of it is left to the sums. */
export function choosePayments(candidates: readonly TotalCandidate[], total: TotalCandidate | null): ScoredPayments {
  const dues = [null, ...candidatesOf(candidates, 'amount_due')]
  const previous = [null, ...candidatesOf(candidates, 'previous_balance')]
  const every = candidates.filter(({ term }) => term === 'amount_paid')
  const paids = [...optionsOf(candidatesOf(candidates, 'amount_paid')), ...(every.length > 1 ? [every] : [])]
  const downs = optionsOf(candidatesOf(candidates, 'down_payment'))
  const trades = optionsOf(candidatesOf(candidates, 'trade_in'))
  let best: ScoredPayments | null = null
  for (const due of dues)
    for (const before of previous)
      for (const paid of paids)
        for (const down of downs)
          for (const trade of trades) {
            const off = sumOfOption(paid) + sumOfOption(down) + sumOfOption(trade)
            const moved = off !== 0 || (before?.fieldValue.value ?? 0) !== 0
            const expected = total === null ? null : total.fieldValue.value - off + (before?.fieldValue.value ?? 0)
            const holds = expected !== null && due !== null && near(expected, due.fieldValue.value)
            // A total read from the label of the due amount says nothing of it.
            const same = due !== null && total !== null && due.spot === total.spot
            const score =
              (due?.strength ?? 0) +
              (before?.strength ?? 0) +
              strengthOf(paid) +
              strengthOf(down) +
              strengthOf(trade) +
              (holds && !same ? (moved ? dueCloses : dueEquals) : 0) -
              (!holds && due !== null && total !== null ? 0.3 : 0)
            if (best !== null && score <= best.score + 1e-9) continue
            best = { due, paid, down, trade, previous: before, score, closes: holds && !same ? 1 : 0 }
          }
  return best!
}
