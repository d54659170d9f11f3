/** Truths of bank statements, from the books they were printed from. */
import { units } from '../press/numbers.ts'
import type { Truth } from '../press/document.ts'
import { creditsOf, debitsOf, ofKind, totalOf, type Book, type Posting } from './books.ts'

export interface AccountFacts {
  readonly book: Book
  readonly account: {
    readonly account_number: string
    readonly account_type?: string
    readonly account_subtype?: string
    readonly bank_name: string
  }
  /** What is printed as the description, all lines. */
  readonly describe: (posting: Posting) => string
  /** Balance column printed: on every row, on the last row of a day, or not. */
  readonly balances?: 'every' | 'daily' | 'none'
  /** Balances are owed: the signs of opening and closing turn, movements do not. */
  readonly owed?: boolean
  /** Fees and interest the statement lists as debits, but that no check counts as NSF. */
  readonly nsfRefunds?: boolean
}

export interface BankFacts {
  readonly family: string
  readonly notes: string
  readonly holder: string
  readonly currency?: string
  readonly accounts: readonly AccountFacts[]
  readonly acceptable?: Readonly<Record<string, readonly unknown[]>>
  readonly absent?: readonly string[]
}

export function bankTruth({ family, notes, holder, currency = 'USD', accounts, acceptable, absent }: BankFacts): Truth {
  const rows = accounts.flatMap(facts => facts.book.postings.map((posting, i) => ({ posting, facts, i })))
  const checks = Object.fromEntries(
    rows.flatMap(({ posting: { check } }, i) =>
      check === null
        ? []
        : [[`transactions.${i}.description`, [`Check ${check}`, `${check}`, 'Check', `Check #${check}`]]],
    ),
  )
  return {
    kind: 'bank_statement',
    family,
    notes,
    expected: {
      accounts: accounts.map(accountTruth),
      account_holder: holder,
      currency,
      transactions: rows.map(({ posting, facts, i }) => ({
        date_iso: posting.day,
        description: facts.describe(posting),
        amount: units(posting.cents),
        ...(hasBalance(facts, i) && { balance: units(facts.owed ? -posting.balance : posting.balance) }),
      })),
    },
    acceptable: { ...checks, ...acceptable },
    ...(absent && { absent }),
  }
}

function hasBalance({ book, balances = 'none' }: AccountFacts, i: number): boolean {
  return balances === 'every' || (balances === 'daily' && book.postings[i + 1]?.day !== book.postings[i]?.day)
}

function accountTruth({ book, account, owed = false }: AccountFacts): object {
  const nsf = ofKind(book, 'nsf')
  const sign = owed ? -1 : 1
  return {
    ...account,
    start_date: book.start,
    end_date: book.end,
    starting_balance: units(sign * book.opening),
    ending_balance: units(sign * book.closing),
    total_debits: units(totalOf(debitsOf(book))),
    total_credits: units(totalOf(creditsOf(book))),
    num_total_debits: debitsOf(book).length,
    num_total_credits: creditsOf(book).length,
    total_nsf_fees: units(totalOf(nsf)),
    num_nsf_fees: nsf.length,
    is_mtd: false,
  }
}
