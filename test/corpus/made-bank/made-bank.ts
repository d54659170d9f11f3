/** A bank statement of a layout and a seed: its document, and the truth of what was printed. */
import { scanOf, type ScanManner } from '../../drawing/scan.ts'
import { chanceOf, type Chance } from '../../drawing/chance.ts'
import type { Block } from './blocks.ts'
import { booksOf, countOf, sumOf, type Account, type Books, type BooksWish } from './books.ts'
import { rewordedWish, rewordingOf } from './rewording.ts'
import { Press, type Manner } from './press.ts'

export interface BankLayout {
  readonly name: string
  readonly wish: Omit<BooksWish, 'start' | 'end'>
  /** First and last day of each statement in the file, ISO. */
  readonly periods: readonly (readonly [string, string])[]
  readonly manner: Manner
  readonly blocks: readonly Block[]
  /** Prints the head of later pages. */
  readonly head?: Block
  readonly foot?: Block
  /** Members of an account that the document does not state, so that nothing is asked of them. */
  readonly unstated?: readonly string[]
  readonly monthToDate?: boolean
  /** The document names no holder. */
  readonly holderless?: boolean
}

export interface RowTruth {
  readonly date: string
  readonly description: string
  /** Its first line; the others are references as often as words. */
  readonly title: string
  readonly amount: number
  readonly balance: number
}

export interface StatementTruth {
  readonly accounts: readonly Readonly<Record<string, string | number | boolean>>[]
  readonly holder: string | null
  readonly rows: readonly RowTruth[]
}

export interface MadeStatement {
  readonly name: string
  readonly bytes: Uint8Array
  readonly truth: StatementTruth
}

const amountOf = (cents: number): number => cents / 100

function accountTruth(account: Account, books: Books, layout: BankLayout): StatementTruth['accounts'][number] {
  const { postings } = account
  const fees = postings.filter(({ kind }) => kind === 'nsf')
  const all: Record<string, string | number | boolean> = {
    account_number: account.number,
    ...(account.type !== null && { account_type: account.type }),
    account_subtype: account.product,
    start_date: books.start,
    end_date: books.end,
    starting_balance: amountOf(account.opening),
    ending_balance: amountOf(account.closing),
    total_credits: amountOf(sumOf(postings, 1)),
    total_debits: amountOf(sumOf(postings, -1)),
    num_total_credits: countOf(postings, 1),
    num_total_debits: countOf(postings, -1),
    total_nsf_fees: amountOf(sumOf(fees, -1)),
    is_mtd: layout.monthToDate === true,
    bank_name: books.bank,
  }
  for (const member of layout.unstated ?? []) delete all[member]
  return all
}

function booksFor(layout: BankLayout, chance: Chance): readonly Books[] {
  const all: Books[] = []
  for (const [start, end] of layout.periods) {
    const before = all.at(-1)
    // The next month goes on where the last one ended, with the same holder.
    const accounts = layout.wish.accounts.map((account, at) =>
      before === undefined ? account : { ...account, opening: before.accounts[at]!.closing },
    )
    const books = booksOf(chance, { ...layout.wish, accounts, start, end })
    all.push(before === undefined ? books : { ...books, holder: before.holder, address: before.address })
  }
  return all
}

/** Draws it twice: the first printing counts the pages. */
export async function madeStatement(layout: BankLayout, seed: number, scan?: ScanManner): Promise<MadeStatement> {
  const draw = (pages: number): { press: Press; all: readonly Books[] } => {
    const chance = chanceOf(seed)
    const all = booksFor({ ...layout, wish: rewordedWish(layout.wish, seed) }, chance)
    const press = new Press(all[0]!, layout.manner, chance, pages, rewordingOf(seed))
    for (const [at, books] of all.entries()) {
      press.books = books
      press.account = books.accounts[0]!
      if (layout.head !== undefined) press.runningHead = () => void ((press.y = 36), layout.head!(press))
      if (layout.foot !== undefined) press.foot = () => layout.foot!(press)
      if (at > 0) {
        const later = press.runningHead
        press.runningHead = () => void (press.y = 40)
        press.pageNumber = 0
        press.turn()
        press.runningHead = later
      }
      for (const block of layout.blocks) block(press)
    }
    press.foot?.()
    return { press, all }
  }
  const counted = draw(0).press
  const { press, all } = draw(counted.pageNumber)
  const drawn = await press.done()
  await counted.done()
  const rows = all.flatMap(({ accounts }) =>
    accounts.flatMap(
      ({ postings }) =>
      postings.map(({ day, lines, amount, balance }): RowTruth => ({ date: day, description: lines.join(' '), title: lines[0]!, amount: amountOf(amount), balance: amountOf(balance) })), // prettier-ignore
    ),
  )
  return {
    name: `${layout.name}-${seed}${scan === undefined ? '' : '-scan'}`,
    bytes: scan === undefined ? drawn : await scanOf(drawn, scan),
    truth: {
      accounts: all.flatMap(books => books.accounts.map(account => accountTruth(account, books, layout))),
      holder: layout.holderless ? null : all[0]!.holder,
      rows,
    },
  }
}
