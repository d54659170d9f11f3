/** Which debt of the bank a line of the debt schedule is: by the lender's name, by the payment, or because nothing else is left. */
import vocabulary from '../../vocabulary/debt-payments.json' with { type: 'json' }
import type { ScheduledDebt } from '../../contract/cash-flow.ts'
import type { BankDebt } from './bank-debts.ts'

/** Payments that agree within this share are one. */
export const samePayment = 0.005
/** Payments of one lender further apart than this share are of two debts, or of a loan with another rate. */
const otherPayment = 0.25
/** A variable rate moves a payment by no more than this share within some months. */
const variableRate = 0.1
const minPrefix = 4

const common = new Set(vocabulary.commonWords)
const lines = new RegExp(vocabulary.lines)
const aliases = vocabulary.aliases.flatMap(([name, ...others]) =>
  others.map(other => ({ test: new RegExp(`(?<![A-Z])${other}(?![A-Z])`), name: name! })),
)

/** The words of a lender's name that are its own, abbreviations written out. */
function wordsOf(name: string): readonly string[] {
  const plain = name.toUpperCase().replace(/[^A-Z0-9]+/g, ' ')
  const known = aliases.flatMap(alias => (alias.test.test(plain) ? [alias.name] : []))
  return `${plain} ${known.join(' ')}`
    .split(' ')
    .filter(word => word.length > 1 && !/\d/.test(word) && !common.has(word))
}

const isLine = (name: string): boolean => lines.test(name.toUpperCase())

const isSameWord = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= minPrefix && (a.startsWith(b) || b.startsWith(a)))

export const isSameLender = (a: string, b: string): boolean => {
  const others = wordsOf(b)
  return wordsOf(a).some(word => others.some(other => isSameWord(word, other)))
}

/**
 * The debt of the bank that each line is, or null; every one at most once. Names and payments that agree go first, then names, then payments, at
 * last the only line left with the only debt of the bank that names no lender.
 */
export function matchDebts(
  schedule: readonly ScheduledDebt[],
  bank: readonly BankDebt[],
): readonly (BankDebt | null)[] {
  const found = new Map<number, BankDebt>()
  const free = new Set(bank)
  const take = (fits: (line: ScheduledDebt, one: BankDebt) => boolean): void => {
    for (const [index, line] of schedule.entries()) {
      if (found.has(index)) continue
      const match = [...free].filter(one => fits(line, one)).toSorted((a, b) => off(line, a) - off(line, b))[0]
      if (match === undefined) continue
      found.set(index, match)
      free.delete(match)
    }
  }
  take((line, one) => isSameLender(line.lender, one.lender) && off(line, one) <= samePayment)
  take((line, one) => isSameLender(line.lender, one.lender) && off(line, one) <= otherPayment)
  take((line, one) => isSameLender(line.lender, one.lender))
  take((line, one) => off(line, one) <= samePayment)
  take((line, one) => wordsOf(one.lender).length === 0 && isLine(line.lender) && isLine(one.lender))
  const nameless = [...free].filter(({ lender }) => wordsOf(lender).length === 0)
  if (found.size === schedule.length - 1 && nameless.length === 1)
    take((line, one) => one === nameless[0] && mayBe(line, one))
  return schedule.map((_, index) => found.get(index) ?? null)
}

/** By how much of the stated payment the bank's differ, the closest of them; 1 where one is not known. */
function off(line: ScheduledDebt, { payment, amounts }: BankDebt): number {
  const stated = line.payment ?? null
  if (stated === null || stated === 0 || payment === null) return 1
  return Math.min(...[payment, ...amounts].map(amount => Math.abs(amount - stated) / stated))
}

const mayBe = (line: ScheduledDebt, one: BankDebt): boolean =>
  ((line.payment ?? null) === null || off(line, one) <= variableRate) &&
  ((line.frequency ?? null) === null || one.frequency === null || line.frequency === one.frequency)
