/** Debts that the bank statements show: debits to lenders and lessors by payee, amount and rhythm. */
import type { PaymentFrequency } from '../../contract/cash-flow.ts'
import { centsText } from '../../contract/sentence.ts'
import { counterpartyName } from '../bank/counterparty-name.ts'
import { cents, median } from '../bank/entry.ts'
import { paidWords } from '../bank/payee.ts'
import { financedBy, knownLenders, type Lender } from '../bank/lenders.ts'
import { debtWords, type DebtKind, type DebtWords } from './debt-words.ts'
import { byDebt, isLevel, rhythmOf } from './payment-rhythm.ts'

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

/** Payments to one lender of one debt. */
export interface BankDebt {
  readonly lender: string
  readonly kind: DebtKind
  /** The median; null: no payment is known. */
  readonly payment: number | null
  /** Of the single payments, oldest first; empty: not known. */
  readonly amounts: readonly number[]
  /** null: too few payments, or no rhythm. */
  readonly frequency: PaymentFrequency | null
  readonly isPaidOff: boolean
  readonly from: readonly string[]
  /** The debits in words. */
  readonly detail: string
}

/** A name that lends, without a word of a debt, must be paid this often. */
const minNamed = 2
/** A level debit of every business day for two weeks is an advance, whoever takes it; smaller ones are fares and fees. */
const nameless = { count: 10, payment: 50 }
/** Names that banks cut off are one from so many letters on. */
const minCut = 8
/** A debit without words is of a debt when its amount differs from one with words by no more than this share. */
const sameAmount = 0.02
/** So many debits are listed by date; more are summed up. */
const maxListed = 12

const kinds: Readonly<Record<string, DebtKind>> = { loan_payment: 'term', lease_payment: 'lease', mca_payment: 'mca' }
/** Categories that leave open whether a debit pays a debt. */
const open: ReadonlySet<string> = new Set([
  ...Object.keys(kinds),
  'payment',
  'transfer',
  'wire',
  'interest',
  'owner_draw',
])

/** Groups of debits that pay debts, each with every debit it names. `lenders`: of advances, as the user changed them. */
export function bankDebts(
  debits: readonly BankDebit[],
  lenders: readonly Lender[] = knownLenders,
): readonly BankDebt[] {
  const groups = byPayee(
    debits.filter(({ category }) => open.has(category)),
    lenders,
  )
  return groups.flatMap(group => {
    const { words, debits: own } = speaking(group, lenders)
    const lender = lenderName(own, lenders)
    if (lender === '') return []
    return byDebt(own).flatMap(payments => debtOf(payments, { words, lender }) ?? [])
  })
}

/** By whom they pay: the name, or the words that stay the same; a name that is cut off goes to the whole one. */
function byPayee(debits: readonly BankDebit[], lenders: readonly Lender[]): readonly (readonly BankDebit[])[] {
  const keyed = Map.groupBy(
    debits,
    ({ description }) => counterpartyName(description, lenders)?.name ?? paidWords(description),
  )
  const merged: { key: string; group: BankDebit[] }[] = []
  for (const [key, group] of [...keyed].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = merged.at(-1)
    if (last !== undefined && last.key.length >= minCut && key.startsWith(last.key)) last.group.push(...group)
    else merged.push({ key, group: [...group] })
  }
  return merged.map(({ group }) => group)
}

/** The debits that say of what kind they are, with those of the same amounts; where none does, all of them. */
function speaking(group: readonly BankDebit[], lenders: readonly Lender[]): Spoken {
  const worded = new Map(
    group.flatMap(debit => [[debit, wordsOf(debit, lenders)] as const]).filter(([, words]) => words),
  )
  const all = [...worded.values()]
  const words = all.find(one => one?.strength === 'pays') ?? all[0] ?? null
  if (words === null || worded.size === group.length) return { words, debits: group }
  // A bank may cut off the word of a debt; and a person who is paid for work may have lent as well.
  const amounts = [...worded.keys()].map(({ amount }) => amount)
  const isSame = (amount: number): boolean => amounts.some(one => Math.abs(one - amount) <= sameAmount * one)
  return { words, debits: group.filter(debit => worded.has(debit) || isSame(debit.amount)) }
}

interface Spoken {
  /** null: of no debt. */
  readonly words: DebtWords | null
  readonly debits: readonly BankDebit[]
}

function wordsOf({ description, category }: BankDebit, lenders: readonly Lender[]): DebtWords | null {
  const words = debtWords(description, lenders)
  if (words?.strength === 'pays') return category === 'owner_draw' && !/\bREPAY/i.test(description) ? null : words
  const kind = kinds[category]
  return kind === undefined ? words : { strength: 'pays', kind }
}

function lenderName(group: readonly BankDebit[], lenders: readonly Lender[]): string {
  const { description } = group.toSorted((a, b) => b.description.length - a.description.length)[0]!
  const financed = financedBy(description, lenders)
  return financed?.kind === 'lender' && financed.name !== null ? financed.name : titled(paidWords(description))
}

interface Payee {
  readonly words: DebtWords | null
  readonly lender: string
}

/** null: the payments need not be those of a debt. */
function debtOf(payments: readonly BankDebit[], { words, lender }: Payee): BankDebt | null {
  const frequency = rhythmOf(payments)
  const payment = cents(median(payments.map(({ amount }) => amount))!)
  const level = isLevel(payments)
  const isNameless =
    frequency === 'weekday' && level && payments.length >= nameless.count && payment >= nameless.payment
  if (words === null ? !isNameless : !isEnough(words, { count: payments.length, frequency, level })) return null
  return {
    lender,
    // Firms that lend take daily and weekly debits for advances.
    kind: words === null || (words.strength !== 'pays' && isFrequent(frequency)) ? 'mca' : words.kind,
    payment,
    amounts: payments.map(({ amount }) => amount),
    frequency,
    isPaidOff: false,
    from: payments.map(({ from }) => from),
    detail: listed(payments),
  }
}

const isFrequent = (frequency: PaymentFrequency | null): boolean =>
  frequency === 'weekday' || frequency === 'weekly' || frequency === 'twice_weekly'

interface Recurrence {
  readonly count: number
  readonly frequency: PaymentFrequency | null
  readonly level: boolean
}

/** The weaker the words, the more the payments must show. */
function isEnough({ strength }: DebtWords, { count, frequency, level }: Recurrence): boolean {
  if (strength === 'pays') return true
  if (count < minNamed || frequency === null) return false
  return strength === 'lends' || level || (isFrequent(frequency) && count >= nameless.count)
}

function listed(payments: readonly BankDebit[]): string {
  const all = payments.map(({ date, amount }) => `${date ?? 'undated'}: ${centsText(amount)}`)
  if (all.length <= maxListed) return all.join('; ')
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const [first, last] = [payments[0]!.date, payments.at(-1)!.date]
  const days = first === null || last === null ? '' : `${first} to ${last}: `
  return `${days}${payments.length} debits, ${centsText(cents(total))}`
}

const titled = (text: string): string => text.toLowerCase().replace(/\b[a-z]/g, letter => letter.toUpperCase())
