/** Manners of printing days, sides, heads and periods that banks share. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { readDay } from '../../../../core/extraction/bank/transaction-dates.ts'
import { parseStatementAmount } from '../../../../core/extraction/bank/line-amounts.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { drawn } from './drawn-statement.ts'

const parse = (text: string) => assembleAccounts(extractBankStatements(drawn(text)).accounts)
const listed = (text: string) => parse(text).transactions.map(({ date, amount }) => [date, amount])

test('a side may be joined to its amount, a plus may follow it', () => {
  const parsed = (text: string, decimal: '.' | ',' = '.') => parseStatementAmount(text, { decimal, ocr: false })
  expect(parsed('3,445.61OD')).toMatchObject({ value: 3445.61, side: 'DR' })
  expect(parsed('921.58 D')).toMatchObject({ value: 921.58, side: 'DR' })
  expect(parsed('12.00C')).toMatchObject({ value: 12, side: 'CR' })
  expect(parsed('44.100,22+', ',')).toMatchObject({ value: 44100.22, sign: 1 })
  expect(parsed('18D')?.side ?? null).toBeNull()
})

test('days that a narrow column breaks are whole again', () => {
  const statement = `
Lantern Valley Bank                             Account Number 44180027
Statement Period Sep 1, 2025 - Sep 30, 2025     Business Checking

Date   Description                   Debits      Credits       Balance
       Beginning Balance                                      1,000.00
Sep    Deposit                                    500.00      1,500.00
10
Sep    Card purchase Harbor          200.00                   1,300.00
11     Supply
Sep    Deposit                                    750.00      2,050.00
22
       Ending Balance                                         2,050.00
`
  expect(listed(statement)).toEqual([
    ['2025-09-10', 500],
    ['2025-09-11', -200],
    ['2025-09-22', 750],
  ])
})

test('years below their days are of them, and no text', () => {
  const statement = `
Deccan Mercantile Bank Ltd          Account Number : 50200044188127
Account Statement from 1 Apr 2025 to 30 Apr 2025

Txn Date   Value     Description              Debit       Credit       Balance
           Date
           Opening Balance                                            1,000.00
3 Apr      3 Apr     TO CLEARING AXIS         200.00                    800.00
2025       2025
7 Apr      7 Apr     BY TRANSFER NEFT                     150.00        950.00
2025       2025      SHREE CEMENT
`
  const { transactions } = parse(statement)
  expect(transactions.map(({ date, description }) => [date, description])).toEqual([
    ['2025-04-03', 'TO CLEARING AXIS'],
    ['2025-04-07', 'BY TRANSFER NEFT SHREE CEMENT'],
  ])
})

test('a heading centered over its columns is no part of their header', () => {
  const statement = `
PLATTE RIVER BANK & TRUST                Account Number   1188204417
Statement Dates 12/20/24 thru 1/19/25    COMMERCIAL CHECKING
Previous Balance          1,000.00
    2 Deposits/Credits      900.00
    1 Checks/Debits         300.00
Current Balance           1,600.00

                    DEPOSITS AND ADDITIONS
Date      Description                                   Amount
12/23     WIRE IN                                       600.00
 1/16     COUNTY OF ADAMS                               300.00
                    CHECKS AND WITHDRAWALS
Date      Description                                   Amount
12/27     COMCAST                                       300.00-
`
  expect(listed(statement)).toEqual([
    ['2024-12-23', 600],
    ['2025-01-16', 300],
    ['2024-12-27', -300],
  ])
})

test('a period stands in a column, line by line, before a month that a table is of', () => {
  const { summaries } = parse(`
Gateway Bank                                 Business Statement
                                             Account Number: 1 047 8821 6630
                                             Statement Period:
                                             Mar 3, 2025
                                             through
                                             Mar 31, 2025
SILVER BUSINESS CHECKING
Beginning Balance on Mar 3     1,000.00
Other Deposits                   500.00
Ending Balance on Mar 31       1,500.00
Other Deposits
Date     Description of Transaction     Amount
Mar 5    Electronic Deposit             500.00
Account Analysis Activity for: February 2025
`)
  expect(summaries[0]).toMatchObject({ start_date: '2025-03-03', end_date: '2025-03-31' })
})

test('without a date column, a row has the date printed below it', () => {
  const { transactions, summaries } = parse(`
Moneta                          Moneta Payments US Inc.
USD statement
1 July 2025 [GMT] - 31 July 2025 [GMT]
Account number 822000441188

Description                               Incoming     Outgoing      Amount
Sent money to Priya Nair                               -120.00       880.00
30 July 2025   Transaction: TRANSFER-1480044019
Received money from Atlas Rigging           400.00                 1,000.00
4 July 2025   Transaction: TRANSFER-1480044007
`)
  expect(transactions.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
    ['2025-07-04', 400, 1000],
    ['2025-07-30', -120, 880],
  ])
  expect(summaries[0]).toMatchObject({ starting_balance: 600, ending_balance: 880, start_date: '2025-07-01' })
})

test('balances alone make no further account', () => {
  const { summaries } = parse(`
Cedar Rapids Bank & Trust            Account Number: 6600184
Statement Period 01/01/2025 - 01/31/2025
Date     Description              Amount      Balance
         Beginning balance                   1,000.00
01/05    Deposit                  500.00     1,500.00
         Ending balance                      1,500.00
         Beginning balance                   8,000.00
         Ending balance                      8,200.00
`)
  expect(summaries).toHaveLength(1)
})

/** As recognition delivers it. */
function recognized(text: string) {
  const document = drawn(text)
  const pages = document.pages.map(page => ({ ...page, source: 'ocr' as const }))
  return assembleAccounts(extractBankStatements({ ...document, pages }).accounts)
}

test('OCR amounts without their point before a minus are complete; so are dates with a letter for a zero', () => {
  const { transactions } = recognized(`
PLATTE RIVER BANK & TRUST                Account Number   1188204417
Statement Dates 12/20/24 thru 1/19/25    COMMERCIAL CHECKING
Previous Balance         10,000.00
Current Balance           3,401.29

CHECKS AND WITHDRAWALS
Date      Description                                   Amount
12/23     ATM Withdrawal                                200 00-
12/24     COMCAST BUSINESS                            6,398 71-
JANO7     Fee                                             .00
`)
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ['2024-12-23', -200],
    ['2024-12-24', -6398.71],
  ])
  expect(readDay('JANO7')).toMatchObject({ day: 7, month: 1 })
})

test('the second line of a total is no heading', () => {
  const { transactions } = parse(`
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2025 - 01/31/2025            Business Checking
Beginning balance   1,000.00
Ending balance      1,400.00
Deposits
Date        Description                  Amount
01/05/25    Counter deposit              500.00
Total deposits and other                 $500.00
credits
01/09/25    Card purchase                -100.00
`)
  expect(transactions.map(({ amount }) => amount)).toEqual([500, -100])
})

test('the year above the dates of the list dates a period without one', () => {
  const statement = `
Northmoor Bank plc                      Account no 40913372
Statement from 02 FEB to 27 FEB         Balance last statement    1,000.00

2026      Particulars          Type    Paid out     Paid in       Balance
02 FEB    HARBOR SUPPLY        DEB       200.00                    800.00
27 FEB    COUNTER CREDIT       PIC                   150.00        950.00
`
  expect(parse(statement).summaries[0]).toMatchObject({ start_date: '2026-02-02', end_date: '2026-02-27' })
})
