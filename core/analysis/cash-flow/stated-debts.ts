/** Debts that documents and people state: the same debt of several lists is one, with everything that any of them states. Pure. */
import type { Debt, ScheduledDebt } from '../../contract/cash-flow.ts'
import { isSameLender } from './match-debts.ts'

type SourceKind = Exclude<Debt['sources'][number]['kind'], 'bank' | 'mca'>

/** One list of debts. */
export interface StatedList {
  readonly kind: SourceKind
  /** What it is, in words. */
  readonly detail: string
  /** ISO: the day its balances stand at; null: not known. */
  readonly asOf: string | null
  readonly lines: readonly {
    readonly debt: ScheduledDebt
    /** JSON pointers. */
    readonly from: readonly string[]
  }[]
}

/** A debt with all lists that state it. */
export interface StatedDebt {
  /** Of each member what the first list states that states it. */
  readonly line: ScheduledDebt
  readonly sources: Debt['sources']
  /** A debt schedule or an application states it, not the balance sheet alone. */
  readonly isScheduled: boolean
}

/** The debt schedule that a person or a program entered, as a list; empty: none was. */
export const enteredDebts = (entered: readonly ScheduledDebt[] | null | undefined): readonly StatedList[] =>
  entered === undefined || entered === null
    ? []
    : [
        {
          kind: 'schedule',
          detail: 'Debt schedule',
          asOf: null,
          lines: entered.map((debt, index) => ({ debt, from: [`/cash_flow/choices/debt_schedule/${index}`] })),
        },
      ]

/** Payments or original amounts of one debt agree within this share. */
const sameAmount = 0.005
/** Balances of one debt some months apart differ by no more than this share. */
const nearBalance = 0.35

/** In the order of the lists: what a person entered goes before documents. Two lines of one list are never one debt. */
export function statedDebts(lists: readonly StatedList[]): readonly StatedDebt[] {
  const debts: StatedDebt[] = []
  for (const { kind, detail, asOf, lines } of lists) {
    const isScheduled = kind !== 'balance_sheet'
    const free = new Set(debts.keys())
    const homes = new Map<number, number>()
    const match = (fits: (one: ScheduledDebt, other: ScheduledDebt) => boolean): void => {
      for (const [index, { debt }] of lines.entries()) {
        const home = homes.has(index) ? undefined : [...free].find(at => fits(debts[at]!.line, debt))
        if (home === undefined) continue
        homes.set(index, home)
        free.delete(home)
      }
    }
    // Names with equal amounts first: they distinguish several loans of one bank.
    match((one, other) => isSameLender(one.lender, other.lender) && agreeing(one, other) > 0 && !differ(one, other))
    match((one, other) => agreeing(one, other) > 1 && !differ(one, other))
    match((one, other) => isSameLender(one.lender, other.lender) && !differ(one, other) && isNear(one, other))
    for (const [index, { debt, from }] of lines.entries()) {
      const source = { kind, from: [...from], detail, balance: debt.balance ?? null, as_of: asOf }
      const home = homes.get(index)
      if (home === undefined) debts.push({ line: debt, sources: [source], isScheduled })
      else {
        const known = debts[home]!
        debts[home] = {
          line: filled(known.line, debt),
          sources: [...known.sources, source],
          isScheduled: known.isScheduled || isScheduled,
        }
      }
    }
  }
  return debts
}

const numbers = ['original_amount', 'balance', 'payment'] as const

/** Both amounts where both lines state them. */
const pairs = (one: ScheduledDebt, other: ScheduledDebt) =>
  numbers.flatMap(name => {
    const [a, b] = [one[name] ?? null, other[name] ?? null]
    return a === null || b === null || a + b === 0 ? [] : [{ name, share: Math.abs(a - b) / Math.max(a, b) }]
  })

const agreeing = (one: ScheduledDebt, other: ScheduledDebt): number =>
  pairs(one, other).filter(({ share }) => share <= sameAmount).length

/** What a debt began with does not change. */
const differ = (one: ScheduledDebt, other: ScheduledDebt): boolean =>
  pairs(one, other).some(({ name, share }) => name === 'original_amount' && share > sameAmount)

const isNear = (one: ScheduledDebt, other: ScheduledDebt): boolean =>
  pairs(one, other).every(({ name, share }) => name !== 'balance' || share <= nearBalance)

const filled = (first: ScheduledDebt, more: ScheduledDebt): ScheduledDebt => ({
  ...more,
  ...Object.fromEntries(Object.entries(first).filter(([, value]) => value !== null && value !== undefined)),
  lender: first.lender,
})
