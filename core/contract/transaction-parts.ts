/** A transaction of which parts were split off. */
import type { BankTransaction } from './full-analysis.ts'

/** What is left of its amount beside its parts, of its sign, to the cent; 0 where they are all of it. */
export const restOf = ({ amount, parts = [] }: Pick<BankTransaction, 'amount' | 'parts'>): number =>
  Math.round(100 * parts.reduce((left, part) => left - part.amount, amount)) / 100
