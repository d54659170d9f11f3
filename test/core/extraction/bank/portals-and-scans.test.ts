/** Prints of portals and exports, statements in two languages, and scans of which an amount or a heading is lost. */
import { expect, test } from 'vitest'
import type { Document } from '../../../../core/document/model.ts'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { findSummaryEntries } from '../../../../core/extraction/bank/balance-summary.ts'
import { parseStatementAmount } from '../../../../core/extraction/bank/line-amounts.ts'
import { buildTextLines } from '../../../../core/extraction/bank/text-lines.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { drawn } from './drawn-statement.ts'

const read = (...pages: readonly string[]) => extractBankStatements(drawn(...pages)).accounts
const scanned = (...pages: readonly string[]): Document => {
  const document = drawn(...pages)
  return { ...document, pages: document.pages.map(page => ({ ...page, source: 'ocr' as const })) }
}
const amountsOf = (account: ReturnType<typeof read>[number] | undefined): readonly number[] =>
  account?.transactions.map(({ amount }) => amount.value) ?? []
const entriesOf = (text: string) =>
  findSummaryEntries(buildTextLines(drawn(text))).map(({ label, amount, count }) => [label, amount.value, count])

const portal = `
11/19/26, 6:42 PM                 Accounts | Alder Fork Community Bank
Alder Fork Community Bank                          Hello, Ferris Landscaping LLC
BUSINESS EVERYDAY CHECKING ...7715
Available balance                                     $48,496.02
Current balance                                       $1,650.00
Showing                             Nov 2, 2026 to Nov 19, 2026
Balance on Nov 1, 2026                                $1,500.00

Pending (2)
Pending         Debit Card ARCO 0118 YAKIMA WA                     -$64.18
Pending         Mobile deposit - hold until Nov 24                $1,500.00

Posted
Date            Description                         Amount         Balance
Nov 19, 2026    ACH Debit PACIFIC POWER            -$50.00       $1,650.00
Nov 9, 2026     Mobile deposit                     $400.00       $1,700.00
Nov 2, 2026     Check 4402                        -$200.00       $1,300.00
`

test('a portal lists what is pending over what is posted, and names the balance before below the current one', () => {
  const [account, ...others] = read(portal)
  expect(others).toEqual([])
  expect(amountsOf(account)).toEqual([-200, 400, -50])
  expect([account!.starting_balance?.value, account!.ending_balance?.value]).toEqual([1500, 1650])
})

test('pending rows below the columns of the posted ones have no balance', () => {
  const [account] = read(`
Alder Fork Community Bank
BUSINESS EVERYDAY CHECKING ...7715

Pending transactions
Date            Description                         Amount         Balance
Nov 19, 2026    Debit Card ARCO 0118               -$64.18
Nov 18, 2026    Debit Card ARCO 0118               -$20.00

Posted transactions
Date            Description                         Amount         Balance
Nov 19, 2026    ACH Debit PACIFIC POWER            -$50.00       $1,650.00
Nov 9, 2026     Mobile deposit                     $200.00       $1,700.00
`)
  expect(amountsOf(account)).toEqual([200, -50])
})

test('what a stroke separates is no part of the name of the bank', () => {
  expect(read(portal)[0]!.bank_name?.value).toBe('Alder Fork Community Bank')
})

const exported = [
  `
Account statement export                                    page 1 of 2
institution           Quillmark (banking services by Tidewater National Bank)
account               Operating - checking - 9900 4418 207
period                2026-10-01 to 2026-10-31
opening_balance       1000.00
total_credits         500.00 (2)
total_debits          100.00 (1)
closing_balance       1400.00

timestamp (UTC)         type     counterparty        status     amount    running_balance
2026-10-01 18:36:18     credit   FAIRE WHOLESALE     settled    300.00            1300.00
2026-10-02 13:24:17     credit   STRIPE PAYOUT       settled    200.00            1500.00
`,
  `
Account statement export                                    page 2 of 2
timestamp (UTC)         type     counterparty     status    amount    running_balance
2026-10-30 12:55:27     debit    META ADS         settled  -100.00           1400.00
`,
]

test('an export names its columns again on each page, and its totals with underscores', () => {
  const [account] = read(...exported)
  expect(
    account!.transactions.map(({ description, amount }) => [description.includes('timestamp'), amount.value]),
  ).toEqual([
    [false, 300],
    [false, 200],
    [false, -100],
  ])
  expect([account!.starting_balance?.value, account!.ending_balance?.value]).toEqual([1000, 1400])
  expect(account!.bank_name?.value).toBe('Tidewater National Bank')
})

test('labels in two languages, and behind a day', () => {
  expect(entriesOf('Solde reporté / Balance forward      $1,204.10')).toEqual([['opening', 1204.1, null]])
  expect(entriesOf('August 30 closing balance            $1,204.10')).toEqual([['closing', 1204.1, null]])
  // The label of two sides is of neither.
  expect(entriesOf('Opening balance / Closing balance    $1,204.10')).toEqual([])
})

test('totals of small whole numbers are counts, and a number of deposits in cents is their sum', () => {
  expect(entriesOf('TOTAL DEBITS     33      TOTAL CREDITS     16')).toEqual([
    ['debitCount', 33, null],
    ['creditCount', 16, null],
  ])
  expect(entriesOf('Number of deposits     11     27,685.19')).toContainEqual(['credits', 27_685.19, 11])
})

test('a semicolon between thousands is a comma that OCR misread', () => {
  expect(parseStatementAmount('2;312.69', { decimal: '.', ocr: true })?.value).toBe(2312.69)
  expect(parseStatementAmount('2;312.69', { decimal: '.', ocr: false })).toBeNull()
})

const caisse = `
Caisse populaire de la Rivière                      Relevé de compte / Account statement
Folio 088204                                        Du 2026-02-01 au 2026-02-28

Date          Description                    Retrait      Dépôt        Solde
              Solde reporté / Balance forward                        1,000.00
2026-02-03    Dépôt / Deposit                             200.00     1,200.00
2026-02-09    Hydro                           50.00                  1,150.00
`

test('a caisse is a bank, and its folio the number of the account', () => {
  const [account] = read(caisse)
  expect(account!.bank_name?.value).toBe('Caisse populaire de la Rivière')
  expect(account!.account_number?.value).toBe('088204')
})

const lost = (amount: string): Document =>
  scanned(`
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2026 - 01/31/2026            Business Checking

Date    Description                    Debits      Credits       Balance
        Beginning Balance                                        1,000.00
01/03   DEPOSIT 0041                                500.00      1,500.00
01/07   ACH DEBIT HARBOR SUPPLY        ${amount}                   1,300.00
01/15   ACH CREDIT NORTH HOMES                      750.00      2,050.00
        Ending Balance                                          2,050.00
`)

test('an amount that OCR could not read is what its balance makes it, and corrected only there', () => {
  for (const amount of ['      ', 'ZOO.-O']) {
    const [account] = extractBankStatements(lost(amount)).accounts
    expect(amountsOf(account)).toEqual([500, -200, 750])
    expect(account!.problems.map(({ code }) => code)).toContain('reading_chosen')
    expect(account!.complete).toBe(true)
  }
})

test('without balances that lead on, an amount that could not be read stays unread', () => {
  const text = lost('      ')
  const wrong = {
    ...text,
    pages: text.pages.map(page => ({ ...page, lines: page.lines.filter(({ text }) => !/NORTH|Ending/.test(text)) })),
  }
  expect(amountsOf(extractBankStatements(wrong).accounts[0])).toEqual([500])
})

test('the sums of several lists are no further rows of them', () => {
  const text = `
Pinewater Bank                                    Account Number 5581 2207
Statement Period June 1, 2026 - June 30, 2026     Business Checking
Beginning balance                                 1,000.00
Ending balance                                    1,150.00

Deposits
06/02   DEPOSIT                                     200.00
06/09   DEPOSIT                                     100.00
06/30   3 entries                                   300.00
Withdrawals
06/04   CITY POWER                                  100.00
06/11   WATER                                        50.00
06/30   2 entries                                   150.00
`
  expect(amountsOf(read(text)[0])).toEqual([200, 100, -100, -50])
})

test('dates beside each other are each of what stands over it', () => {
  const text = `
Kettle Run Bank                                    Account Number 5581 2207
LAST STATEMENT      THIS STATEMENT
05/29/26            06/30/26
Beginning balance                                  1,000.00
Date    Description                    Debits      Credits       Balance
06/02   DEPOSIT                                     200.00      1,200.00
Ending balance                                     1,200.00
`
  const [account] = read(text)
  expect([account!.start_date?.value, account!.end_date?.value]).toEqual(['2026-05-30', '2026-06-30'])
})

test('what may be a fee or the item that was paid leaves the fees open', () => {
  const text = (words: string): string => `
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2026 - 01/31/2026            Business Checking

Date    Description                    Debits      Credits       Balance
        Beginning Balance                                        1,000.00
01/03   DEPOSIT 0041                                500.00      1,500.00
01/07   ${words.padEnd(31)}34.00                   1,466.00
        Ending Balance                                          1,466.00
`
  const fees = (words: string) => {
    const [summary] = assembleAccounts(read(text(words))).summaries
    return [summary!.total_nsf_fees, summary!.num_nsf_fees]
  }
  expect(fees('PAID OVERDRAFT ITEM')).toEqual([null, null])
  expect(fees('OVERDRAFT ITEM FEE')).toEqual([34, 1])
  expect(fees('OVERDRAFT PAID SYSCO CORP')).toEqual([0, 0])
})

test('a balance with its day below the sums of a summary heads no list', () => {
  const [account] = read(`
Riverfront Bank                  Four-week statement
Account                          Restaurant Checking 7704-118
August 3 balance                 $1,000.00
Money in                         $500.00
Money out                        $200.00
August 28, 2026 balance          $1,300.00
Day       Description                      Amount
Aug 3     Republic Waste                   (200.00)
Aug 19    Toast Inc Daily Sales             500.00
`)
  expect(amountsOf(account)).toEqual([-200, 500])
  expect([account!.starting_balance?.value, account!.ending_balance?.value]).toEqual([1000, 1300])
  expect([account!.total_credits?.value, account!.total_debits?.value]).toEqual([500, 200])
})

test('a balance a day: the next one tells a misread balance from a misread amount', () => {
  const { accounts } = extractBankStatements(
    scanned(`
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2026 - 01/31/2026            Business Checking

Date    Description                    Debits      Credits       Balance
        Beginning Balance                                        1,000.00
01/03   DEPOSIT 0041                                500.00
01/03   ACH DEBIT HARBOR SUPPLY        200.00                    7,300.00
01/15   ACH CREDIT NORTH HOMES                      750.00
01/15   ACH DEBIT CITY POWER            50.00                    2,000.00
        Ending Balance                                           2,000.00
`),
  )
  expect(amountsOf(accounts[0])).toEqual([500, -200, 750, -50])
  expect(accounts[0]!.transactions.map(({ balance }) => balance?.value ?? null)).toEqual([null, 1300, null, 2000])
})
