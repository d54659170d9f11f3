/** A bank feed as an extractor's findings: its accounts like those of a statement, every value of method "feed". */
import type { Field } from '../../document/field.ts'
import type { AccountReading, TransactionReading } from '../../extraction/bank/bank-statement.ts'
import type { Feed, FeedAccount, FeedRow } from '../../extraction/feeds/feed.ts'

/** A feed has lines and no boxes. */
const noBox = { left: 0, top: 0, right: 0, bottom: 0 } as const

/** The accounts of a feed. `pending` rows are named as a problem of the first. */
export function accountsOfFeed({ accounts, pending }: Feed, fileName: string): readonly AccountReading[] {
  return accounts.map((account, index) => readingOf(account, fileName, index === 0 ? pending : 0))
}

function readingOf(account: FeedAccount, fileName: string, pending: number): AccountReading {
  const stated = <T>(value: T | null): Field<T> | null =>
    value === null ? null : { value, confidence: 1, method: 'feed', evidence: [], label: null, scale: 1 }
  return {
    account_number: stated(account.accountNumber),
    account_type: stated(account.accountType),
    account_subtype: null,
    bank_name: stated(account.bankName),
    account_holder: stated(account.accountHolder),
    currency: stated(account.currency),
    start_date: stated(account.start),
    end_date: stated(account.end),
    starting_balance: stated(account.startingBalance),
    ending_balance: stated(account.endingBalance),
    total_debits: null,
    total_credits: null,
    num_total_debits: null,
    num_total_credits: null,
    printed_nsf_fees: null,
    is_mtd: false,
    transactions: account.rows.map(row => transactionOf(row, fileName)),
    complete: true,
    dailyBalances: [],
    pages: [1],
    problems:
      pending === 0
        ? []
        : [
            {
              code: 'feed_pending_rows',
              message: `${pending} transactions that are not posted yet were left out`,
              page: null,
              severity: 'info',
            },
          ],
  }
}

function transactionOf(row: FeedRow, fileName: string): TransactionReading {
  const written = <T>(value: T, text: string): Field<T> => ({
    value,
    confidence: 1,
    method: 'feed',
    evidence: [{ fileName, page: 1, box: noBox, text, line: row.line }],
    label: null,
    scale: 1,
  })
  return {
    date: written(row.date, row.date),
    description: row.description,
    details: row.details,
    amount: written(row.amount, row.text),
    balance: row.balance === null ? null : written(row.balance, String(row.balance)),
    checkNumber: row.checkNumber,
    section: null,
  }
}
