/** Money moved between accounts of one holder: the same amount out of one and into another within a few days. */
import type { BankCategory } from '../../contract/bank-categories.ts'
import { dayNumber } from '../calendar.ts'

export interface PostedEntry {
  /** Which account it stands in; equal for all statements of one. */
  readonly account: number
  readonly date: string | null
  /** Signed. */
  readonly amount: number
  readonly category: BankCategory
  /** A person set the category: what is no transfer then is no leg of one. */
  readonly isDecided?: boolean
}

/** A weekend between the two legs. */
const maxDaysApart = 3

/** What the words leave open; everything else is something of its own, however equal the amounts. */
const mayBeTransfer: ReadonlySet<BankCategory> = new Set(['transfer', 'deposit', 'payment', 'wire', 'check'])
const mayBeCard: ReadonlySet<BankCategory> = new Set([...mayBeTransfer, 'card_payment'])

const mayBe = ({ category, isDecided }: PostedEntry, categories: ReadonlySet<BankCategory>): boolean =>
  isDecided === true ? category === 'transfer' : categories.has(category)

/**
 * Indices of the entries that are legs of a transfer between two of the accounts: equal amount, opposite sign, at most 3 days apart
 * (domain convention). The nearest day wins, each leg counts once. Where neither leg calls itself a transfer, a day's distance is too much:
 * round amounts meet by chance.
 */
export function ownTransfers(entries: readonly PostedEntry[]): ReadonlySet<number> {
  const debits = new Map<number, number[]>()
  entries.forEach((entry, index) => {
    const { amount, date } = entry
    if (amount >= 0 || date === null || !mayBe(entry, mayBeCard)) return
    const key = Math.round(-amount * 100)
    debits.set(key, [...(debits.get(key) ?? []), index])
  })
  const pairs = entries.flatMap((credit, index) => {
    if (credit.amount <= 0 || credit.date === null || !mayBe(credit, mayBeTransfer)) return []
    return (debits.get(Math.round(credit.amount * 100)) ?? []).flatMap(other => {
      const debit = entries[other]!
      const apart = Math.abs(dayNumber(credit.date!) - dayNumber(debit.date!))
      const named = [credit, debit].some(({ category }) => category === 'transfer' || category === 'card_payment')
      return debit.account === credit.account || apart > (named ? maxDaysApart : 0)
        ? []
        : [{ index, other, apart, named }]
    })
  })
  const taken = new Set<number>()
  for (const { index, other } of pairs.sort((a, b) => Number(b.named) - Number(a.named) || a.apart - b.apart))
    if (!taken.has(index) && !taken.has(other)) taken.add(index).add(other)
  return taken
}
