/** The postings a drawn bank statement is printed from: seeded, in whole cents, on business days, with balances that follow. */
import { chanceOf, later, partsOf, sum } from '../press/numbers.ts'

export type PostingKind =
  | 'deposit'
  | 'ach-in'
  | 'wire-in'
  | 'interest'
  | 'refund'
  | 'card'
  | 'ach-out'
  | 'wire-out'
  | 'transfer-out'
  | 'atm'
  | 'check'
  | 'fee'
  | 'nsf'

export interface Posting {
  /** ISO. */
  readonly day: string
  readonly kind: PostingKind
  readonly party: string
  /** Digits, for a bank's reference column or trace number. */
  readonly reference: string
  /** Credits positive. */
  readonly cents: number
  readonly check: number | null
  /** Of the account after it. */
  readonly balance: number
}

/** Movements of one kind: so many, of about that size. */
export interface Flow {
  readonly kind: PostingKind
  readonly parties: readonly string[]
  readonly count: number
  /** Dollars. */
  readonly mean: number
  /** The same amount each time. */
  readonly fixed?: boolean
  /** Days of the month, for what recurs (rent, payroll, loans). */
  readonly days?: readonly number[]
}

export interface Book {
  /** ISO, both included. */
  readonly start: string
  readonly end: string
  readonly opening: number
  readonly closing: number
  readonly postings: readonly Posting[]
}

const creditKinds: readonly PostingKind[] = ['deposit', 'ach-in', 'wire-in', 'interest', 'refund']
const holidays = [
  '2026-05-25',
  '2026-06-19',
  '2026-07-03',
  '2026-09-07',
  '2026-10-12',
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
]

export const isCredit = (posting: Posting): boolean => posting.cents > 0
export const creditsOf = (book: Book): Posting[] => book.postings.filter(isCredit)
export const debitsOf = (book: Book): Posting[] => book.postings.filter(posting => posting.cents < 0)
export const ofKind = (book: Book, ...kinds: readonly PostingKind[]): Posting[] =>
  book.postings.filter(posting => kinds.includes(posting.kind))
/** Of postings, in cents, as a positive amount. */
export const totalOf = (postings: readonly Posting[]): number => Math.abs(sum(postings.map(({ cents }) => cents)))

interface BookWish {
  readonly seed: number
  readonly start: string
  readonly end: string
  /** Cents. */
  readonly opening: number
  readonly flows: readonly Flow[]
  readonly firstCheck?: number
}

export function bookOf({ seed, start, end, opening, flows, firstCheck = 1001 }: BookWish): Book {
  const chance = chanceOf(seed)
  const days = businessDays(start, end)
  const entries = flows.flatMap(flow =>
    Array.from({ length: flow.count }, (_, i) => {
      const wished = flow.days?.[i % flow.days.length]
      const day = wished === undefined ? chance.pick(days) : (days.find(d => Number(partsOf(d).d) >= wished) ?? days.at(-1) ?? end)
      const cents = flow.fixed ? Math.round(flow.mean * 100) : Math.round(flow.mean * 100 * (0.35 + 1.3 * chance.next() * (0.5 + chance.next())))
      const party = flow.parties[(flow.count >= flow.parties.length ? i : chance.whole(0, 99)) % flow.parties.length] ?? ''
      return { day, kind: flow.kind, party, cents: creditKinds.includes(flow.kind) ? cents : -cents, reference: chance.digits(10) }
    }),
  ) // prettier-ignore
  entries.sort((a, b) => a.day.localeCompare(b.day) || Number(b.cents > 0) - Number(a.cents > 0))
  let balance = opening
  let check = firstCheck
  const postings = entries.map((entry): Posting => {
    balance += entry.cents
    const number = entry.kind === 'check' ? check : null
    if (number !== null) check += chance.next() < 0.15 ? 2 : 1
    return { ...entry, check: number, balance }
  })
  return { start, end, opening, closing: balance, postings }
}

function businessDays(start: string, end: string): string[] {
  const days: string[] = []
  for (let day = start; day <= end; day = later(day, 1))
    if (![0, 6].includes(partsOf(day).weekday) && !holidays.includes(day)) days.push(day)
  return days
}

/** Balance at the end of each day with postings. */
export function dailyBalances(book: Book): { day: string; balance: number }[] {
  const last = new Map(book.postings.map(({ day, balance }) => [day, balance]))
  return [...last].map(([day, balance]) => ({ day, balance }))
}

/** Mean of the end-of-day balances over every calendar day. */
export function averageBalance(book: Book): number {
  const ends = new Map(dailyBalances(book).map(({ day, balance }) => [day, balance]))
  let balance = book.opening
  const balances: number[] = []
  for (let day = book.start; day <= book.end; day = later(day, 1)) balances.push((balance = ends.get(day) ?? balance))
  return Math.round(sum(balances) / balances.length)
}
