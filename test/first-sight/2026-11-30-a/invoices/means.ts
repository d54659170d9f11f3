/** What the invoices of this batch share, beside the means of the batch of 2026-11-29-h. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { rowOf } from '../../2026-11-23/type.ts'

export * from '../../2026-11-29-h/invoices/means.ts'
export { branch, feeder, small, table } from '../bank/means.ts'

export const soft = { category: 'soft' } as const

/** Rows of a label and an amount at the right. */
export const sums = (pairs: readonly (readonly [label: string, amount: string])[]): string =>
  pairs.map(([label, amount]) => rowOf([label, `>${amount}`])).join('')

interface Restated {
  readonly quantity?: number
  readonly rate?: number
}

/** A truth whose lines have unit prices below a cent, or measures beside the priced one. */
export function restated(document: Drawn, members: readonly (Restated | undefined)[]): Drawn {
  const { transactions, ...rest } = document.truth.expected as { transactions: object[] }
  const lines = transactions.map((line, i) => {
    const { rate, ...others } = members[i] ?? {}
    return { ...line, ...others, ...(rate !== undefined && { rate: Number(rate.toFixed(6)) }) }
  })
  return { ...document, truth: { ...document.truth, expected: { ...rest, transactions: lines } } }
}
