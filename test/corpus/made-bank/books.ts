/** The books a drawn bank statement is printed from: postings with their balances, all in whole cents, by chance and repeatable. */
import type { AccountType } from '../../../core/contract/full-analysis.ts'
import type { Chance } from '../../drawing/chance.ts'
import { holders, payers, payees, services, towns, type Land } from './names.ts'

export type PostingKind =
  'deposit' | 'credit' | 'card' | 'debit' | 'check' | 'fee' | 'nsf' | 'atm' | 'interest' | 'refund'

export interface Posting {
  /** ISO. */
  readonly day: string
  /** What the bank writes, line by line. */
  readonly lines: readonly string[]
  /** Credits positive; of an owed account too, where they lower the balance. */
  readonly amount: number
  readonly kind: PostingKind
  readonly check: number | null
  /** After it. */
  readonly balance: number
}

export interface Account {
  /** As the statement prints it. */
  readonly number: string
  readonly product: string
  /** null: the document does not say. */
  readonly type: AccountType | null
  readonly opening: number
  readonly closing: number
  readonly postings: readonly Posting[]
  readonly owed: boolean
}

export interface Books {
  readonly bank: string
  readonly land: Land
  readonly holder: string
  /** Street and town, as the country writes them. */
  readonly address: readonly string[]
  /** ISO, both inclusive. */
  readonly start: string
  readonly end: string
  readonly accounts: readonly Account[]
}

export interface AccountWish {
  readonly product: string
  readonly type: AccountType | null
  readonly number: string
  readonly postings: number
  /** How likely each kind is; those left out do not happen. */
  readonly kinds: Readonly<Partial<Record<PostingKind, number>>>
  readonly opening?: number
  /** Lines of a description, most and fewest. */
  readonly lines?: readonly [number, number]
}

export interface BooksWish {
  readonly bank: string
  readonly land: Land
  readonly accounts: readonly AccountWish[]
  readonly start: string
  readonly end: string
  /** Private persons rather than firms. */
  readonly person?: boolean
}

const DAY = 86_400_000
const serial = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY
export const dateAt = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)
export const daysOf = (start: string, end: string): readonly string[] =>
  Array.from({ length: serial(end) - serial(start) + 1 }, (_, index) => dateAt(serial(start) + index))
/** Whether a posting is of one of the kinds. */
export const of =
  (...wanted: readonly PostingKind[]) =>
  ({ kind }: Posting): boolean =>
    wanted.includes(kind)
export const sumOf = (postings: readonly Posting[], sign: 1 | -1): number =>
  postings.reduce((sum, { amount }) => sum + (Math.sign(amount) === sign ? Math.abs(amount) : 0), 0)
export const countOf = (postings: readonly Posting[], sign: 1 | -1): number =>
  postings.filter(({ amount }) => Math.sign(amount) === sign).length

/** The books of a statement; the same chance gives the same books. */
export function booksOf(chance: Chance, wish: BooksWish): Books {
  const { bank, land, start, end } = wish
  const own = holders[land]
  return {
    bank, land, start, end,
    holder: chance.pick(wish.person ? own.persons : own.firms),
    address: chance.pick(towns[land]),
    accounts: wish.accounts.map(account => accountOf(chance, wish, account)),
  } // prettier-ignore
}

const incoming: ReadonlySet<PostingKind> = new Set(['deposit', 'credit', 'interest', 'refund'])
const feeOf = (land: Land): number => ({ US: 3500, CA: 4800, UK: 1200, NL: 950, NZ: 1000, DE: 700, SG: 2000 })[land]

function accountOf(chance: Chance, { land, start, end }: BooksWish, wish: AccountWish): Account {
  const owed = wish.type === 'credit card' || wish.type === 'line of credit' || wish.type === 'loan'
  const opening = wish.opening ?? Math.round(chance.logarithmic(150_000, 6_000_000))
  const days = daysOf(start, end)
  const chosen = Array.from({ length: wish.postings }, () => chance.pick(days)).toSorted()
  const kinds = Object.entries(wish.kinds).map(([kind, weight]) => [weight, kind as PostingKind] as const)
  let check = chance.whole(1010, 8800)
  let balance = opening
  const postings = chosen.map((day, index): Posting => {
    const kind = kinds.length === 0 ? 'debit' : chance.weighted(kinds)
    const size =
      kind === 'nsf' || kind === 'fee'
        ? kind === 'nsf' ? feeOf(land) : chance.pick([250, 500, 1000, 1500, 2500])
        : kind === 'interest'
          ? chance.whole(12, 940)
          : kind === 'atm'
            ? chance.pick([2000, 4000, 6000, 10000, 20000])
            : Math.round(chance.logarithmic(incoming.has(kind) ? 8_000 : 900, incoming.has(kind) ? 900_000 : 380_000)) // prettier-ignore
    const amount = incoming.has(kind) ? size : -size
    balance += owed ? -amount : amount
    if (kind === 'check') check += chance.pick([1, 1, 1, 1, 2, 5])
    const written = wordsOf(chance, land, kind, index, check)
    const [min, max] = wish.lines ?? [1, 1]
    const lines = written.slice(0, chance.whole(min, Math.min(max, written.length)))
    return { day, lines, amount, kind, check: kind === 'check' ? check : null, balance }
  })
  const { product, type, number } = wish
  return { number, product, type, opening, closing: balance, postings, owed }
}

const code = (chance: Chance, digits: number): string =>
  Array.from({ length: digits }, () => chance.whole(0, 9)).join('')

/** What a purchase abroad adds: an amount and a rate that are no amounts of the account. */
const foreign = (chance: Chance): string => `USD ${chance.whole(5, 400)}.${code(chance, 2)} RATE 1.${code(chance, 4)}`

/** A first line that says what it was, and lines of references and places that some banks add. */
function wordsOf(chance: Chance, land: Land, kind: PostingKind, index: number, check: number): readonly string[] {
  const payee = chance.pick(payees[land])
  const payer = chance.pick(payers[land])
  const place = chance.pick(towns[land]).at(-1)!.replace(/[\d,].*$/, '').trim() // prettier-ignore
  const words = services[land]
  switch (kind) {
    case 'deposit':
      return [`${words.deposit} ${code(chance, 4)}`, `${place} ${words.branch}`, `REF ${code(chance, 10)}`]
    case 'credit':
      return [`${words.credit} ${payer}`, `${words.reference} ${code(chance, 8)}`, `ID ${code(chance, 9)} TRN ${code(chance, 6)}`] // prettier-ignore
    case 'card':
      return [`${words.card} ${payee}`, chance.is(0.25) ? `${foreign(chance)} ${words.cardMark} ${code(chance, 4)}` : `${place} ${words.cardMark} ${code(chance, 4)}`, `SEQ ${code(chance, 12)}`] // prettier-ignore
    case 'debit':
      return [`${words.debit} ${payee}`, `${words.reference} ${code(chance, 7)}`, `ID ${code(chance, 9)}`]
    case 'check':
      return [`${words.check} ${check}`]
    case 'fee':
      return [chance.pick(words.fees)]
    case 'nsf':
      return [words.returned, `${words.reference} ${code(chance, 6)}`]
    case 'atm':
      return [`${words.cash} ${place}`, `${words.terminal} ${code(chance, 5)}`]
    case 'interest':
      return [words.interest]
    case 'refund':
      return [`${words.refund} ${payee}`, `${words.reference} ${code(chance, 6)} ${index}`]
  }
}
