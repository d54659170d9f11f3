/** Balances printed day by day as evidence, lists side by side, sums that are no rows, and the dates that columns and dots print. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from './drawn-statement.ts'

const accounts = (...pages: readonly string[]) => extractBankStatements(drawn(...pages)).accounts
const rowsOf = (...pages: readonly string[]) =>
  accounts(...pages).flatMap(({ transactions }) => transactions.map(({ date, amount }) => [date?.value, amount.value]))

/** The same document as OCR would read it. */
function recognized(text: string, confidence: number) {
  const document = drawn(text)
  const pages = document.pages.map(page => ({
    ...page,
    source: 'ocr' as const,
    lines: page.lines.map(line => ({ ...line, words: line.words.map(word => ({ ...word, confidence })) })),
  }))
  return extractBankStatements({ ...document, pages }).accounts[0]!
}

const byDays = `
Ketchum Valley Bank
Account Number 4471902
Business Checking
Statement period 03/01/2026 - 03/31/2026

Previous Balance  1,000.00   Deposits  1,600.00   Withdrawals  600.00   Current Balance  2,000.00

ACCOUNT TRANSACTIONS
Date     Description              Amount
03/02    CARD DEPOSIT             500.00
03/02    SUPPLY HOUSE PMT         200.00-
03/04    POWER COMPANY            100.00
03/05    CARD DEPOSIT             980.00
03/06    RENT PMT                 300.00-
03/09    CARD DEPOSIT             200.00

BALANCE BY DATE
03/02    1,300.00    03/04    1,200.00    03/05    2,100.00    03/06    1,800.00    03/09    2,000.00
`

test('balances of days give a row its lost minus and correct a misread digit', () => {
  const { transactions, problems } = recognized(byDays, 0.6)
  expect(transactions.map(({ amount }) => amount.value)).toEqual([500, -200, -100, 900, -300, 200])
  expect(problems.map(({ code }) => code)).toEqual(['reading_chosen'])
})

test('of a list that OCR can hardly read, the rows that the balances of days support remain', () => {
  const deposits = Array.from({ length: 6 }, () => '03/05    CARD DEPOSIT             471.00').join('\n')
  const { transactions, complete, problems } = recognized(byDays.replace(/03\/05 .*980.00/, deposits), 0.6)
  expect(transactions.map(({ amount }) => amount.value)).toEqual([500, -200, -100, -300, 200])
  expect(complete).toBe(false)
  expect(problems.map(({ code }) => code)).toContain('transactions_not_read')
})

test('balances of which most do not follow from the rows change nothing', () => {
  const other = byDays
    .replace('1,300.00', '1,301.00')
    .replace('1,200.00', '1,205.00')
    .replace('03/05    2,100', '03/05    2,222')
  expect(recognized(other, 1).transactions.map(({ amount }) => Math.abs(amount.value))).toEqual([
    500, 200, 100, 980, 300, 200,
  ])
})

test('a day that stands over its rows with its balance dates them', () => {
  expect(
    rowsOf(`
Tidewater Money        Statement  October 2026
Operating account 2204417731           Oct 1 - Oct 31, 2026
Opening balance   Money in     Money out    Closing balance
$1,000.00         +$300.00     -$450.00     $850.00

October 1, 2026                            Balance $900.00
Zoom subscription                          -$100.00
October 5, 2026                            Balance $850.00
Card payout                                +$300.00
Payroll                                    -$350.00
`),
  ).toEqual([
    ['2026-10-01', -100],
    ['2026-10-05', 300],
    ['2026-10-05', -350],
  ])
})

test('lists side by side are read one after the other', () => {
  const [account] = accounts(`
Mohican Valley Bank
Account Number 601 882 7  Statement Date September 30, 2026
Business Checking
Balance August 31                      1,000.00
3 Deposits and credits                   900.00
5 Checks and debits                      450.00
Balance September 30                   1,450.00

Deposits and Credits                           Withdrawals and Debits
9/1     Deposit                300.00          9/2     POS SUPPLY              50.00
9/2     INSURANCE PMT          200.00          9/3     DENTAL LAB             100.00
9/9     Deposit                400.00          9/17    ELECTRIC               150.00
                                               Checks
                                               9/4     5120                    90.00
                                               9/8     5121                    60.00
Daily Balances
9/1    1,300.00    9/3    1,350.00    9/8    1,200.00    9/17    1,450.00
`)
  expect(account!.account_number?.value).toBe('601 882 7')
  expect(account!.transactions.map(({ amount }) => amount.value)).toEqual([300, 200, 400, -50, -100, -150, -90, -60])
  expect(account!.complete).toBe(true)
})

const columns = (closing: string) => `
Lakeland Commerce Bank
Account number 0082441790
Business Checking
Report range 07/01/2026 - 07/31/2026
Opening ledger      1,000.00
Closing ledger      1,300.00

Date         Description              Credit amount    Debit amount
07/01/2026   LOCKBOX DEPOSIT               500.00
07/09/2026   POWER COMPANY                                   150.00
07/13/2026   CHECK PAID                                       50.00
${closing}
`

test('sums of both sides on one line are no transaction, whatever their label', () => {
  for (const label of ['Account totals', 'NUMBER OF DEPOSITS/CHECKS PAID: 1 / 2'])
    expect(rowsOf(columns(`${label.padEnd(40)}500.00          200.00`))).toEqual([
      ['2026-07-01', 500],
      ['2026-07-09', -150],
      ['2026-07-13', -50],
    ])
})

test.each([
  [
    'headings with a count and a sum',
    '2 electronic credits totaling $700.00',
    '1 checks and other debits totaling $200.00',
  ],
  ['headings that continue', 'electronic credits, continued', 'checks and other debits, continued'],
])('%s open their lists', (_, credits, debits) => {
  expect(
    rowsOf(`
Ozark Valley Bank
Account 20-1884-7        Business Checking
February 3 - March 4, 2026
Balance on February 2, 2026     1,000.00
Balance on March 4, 2026        1,500.00

${credits}
Posted     Effective   Description           Amount
2/3/26     2/3/26      GLOBAL MERCH DEP      400.00
2/4/26     2/4/26      PAYOUT                300.00
${debits}
Posted     Effective   Description           Amount
2/5/26     2/4/26      FARM FRESH MEATS      200.00
`),
  ).toEqual([
    ['2026-02-03', 400],
    ['2026-02-04', 300],
    ['2026-02-05', -200],
  ])
})

test('dots are no sign of day and month where a second number is no month', () => {
  const statement = (first: string, second: string) => `
Pebble Bank       ${first} - ${second}
Account number 8100 2277 4196
Business Checking
Starting balance     $1,000.00
Ending balance       $1,300.00
Date          Description         Amount      Balance
${first}    Mobile deposit      +400.00     1,400.00
${second}    Rent                -100.00     1,300.00
`
  const [american] = accounts(statement('10.01.2026', '10.31.2026'))
  expect([american!.start_date?.value, american!.end_date?.value]).toEqual(['2026-10-01', '2026-10-31'])
  expect(rowsOf(statement('10.01.2026', '10.31.2026')).map(([date]) => date)).toEqual(['2026-10-01', '2026-10-31'])
  expect(rowsOf(statement('01.10.2026', '31.10.2026')).map(([date]) => date)).toEqual(['2026-10-01', '2026-10-31'])
})

test('a period whose ends stand below "From" and "To", and one in two languages', () => {
  const period = (lines: string) =>
    accounts(`
Plains Commerce Bank
Commercial Checking Statement
${lines}
Opening balance     1,000.00
Closing balance     1,400.00
Date         Description         Amount      Balance
06/03/2026   Deposit             400.00      1,400.00
`).map(({ start_date, end_date }) => [start_date?.value, end_date?.value])[0]
  const table = `Account        From          To            Currency
0330118826     01-JUN-26     30-JUN-26     USD`
  expect(period(table)).toEqual(['2026-06-01', '2026-06-30'])
  expect(period('Account 0330118826  Periodo 06-01-2026 a / to 06-30-2026')).toEqual(['2026-06-01', '2026-06-30'])
})

test('a list under column headers ends a summary; the table of a summary does not', () => {
  const statement = (row: string) => `
Elkhorn River Bank              Visa Business
Account Number 4256 1890 0031 7745
Statement closing date 04/06/2026
ACCOUNT SUMMARY                 CREDIT LINE INFORMATION
Previous balance    1,000.00    Credit line      12,500.00
New balance         1,350.00
Date     Description            Amount
${row}
03/09    HYDRAULIC HOSE CO      150.00
03/10    NEBR DMV TITLE          50.00
`
  expect(rowsOf(statement('03/06    CASEYS 2208 MADISON    100.00')).length).toBe(3)
  expect(rowsOf(statement('03/06    Previous balance     1,000.00'))).toEqual([])
})

test('a heading that OCR misread by a letter opens its list', () => {
  const statement = `
Cheat River Bank
Account 7718820      Business Checking
August 1, 2026 - August 31, 2026
Beginning balance    1,000.00
Ending balance       1,100.00
DEPOSITS AND OLHER CREDITS
Date     Description        Amount
08/03    STATE VENDOR PAY   300.00
ELECTRONIC AND OLHER DEBITS
Date     Description        Amount
08/04    OXYGEN SUPPLY      200.00
`
  expect(recognized(statement, 0.95).transactions.map(({ amount }) => amount.value)).toEqual([300, -200])
})

test('a day of which OCR lost the month is not that of the row above', () => {
  const statement = `
Brazos Valley Credit Union
Statement 02/01/2026 - 02/28/2026
ID 0060 BUSINESS CHECKING
Post Date   Transaction Description     Amount     Balance
Feb 01      Previous Balance                      1,000.00
Feb 02      Deposit by Check            300.00    1,300.00
03          Deposit by Check            100.00    1,400.00
`
  const datesOf = (text: string) => recognized(text, 0.95).transactions.map(({ date }) => date?.value ?? null)
  expect(datesOf(statement)).toEqual(['2026-02-02', null])
  // Between two rows of one day it can be no other.
  const more = `${statement}Feb 02      Deposit by Check            200.00    1,600.00\n`
  expect(datesOf(more)).toEqual(['2026-02-02', '2026-02-02', '2026-02-02'])
})

test('a sum in the margin of a list is none of its amounts', () => {
  expect(
    rowsOf(`
Casco Citizens Bank
Account number 1104-882-0     Business Checking
September 1, 2026 through September 30, 2026
Previous Balance     1,000.00
Current Balance      1,900.00
Deposits & Credits
Date      Amount      Description                 Total Deposits & Credits
09/01     400.00      DEPOSIT                     $900.00
09/02     500.00      STATE PAY 004418
`),
  ).toEqual([
    ['2026-09-01', 400],
    ['2026-09-02', 500],
  ])
})
