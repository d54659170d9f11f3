/** Lists that print rows a second time, headings like column headers, long texts below short headers, boxes that close by themselves. */
import { expect, test } from 'vitest'
import type { Word } from '../../../../core/document/model.ts'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from './drawn-statement.ts'

const read = (text: string) => extractBankStatements(drawn(text)).accounts[0]!
const rowsOf = (text: string) => read(text).transactions.map(({ description, amount }) => [description, amount.value])

const head = `
Ketchum Valley Bank
Account Number 4471902
Business Checking
Statement period 03/01/2026 - 03/31/2026
`

const history = `
Date     Description               Amount       Balance
03/01    BEGINNING BALANCE                      1,000.00
03/02    COUNTER DEPOSIT             400.00     1,400.00
03/05    CHECK 1404                 -200.00     1,200.00
03/09    MON POWER                  -100.00     1,100.00
03/12    CHECK 1405                 -250.00       850.00
`

test('items that are listed again by kind are the rows of the history', () => {
  const again = `
Items Paid
Date     Item          Amount      Date     Item          Amount
03-05    Check 1404    200.00      03-09    ACH           100.00
03-12    Check 1405    250.00
`
  expect(rowsOf(head + history + again)).toHaveLength(4)
})

test('a list of other days is no repetition', () => {
  const more = `
Items Paid
Date     Item          Amount      Date     Item          Amount
03-15    Check 1404    200.00      03-19    ACH           100.00
03-22    Check 1405    250.00
`
  expect(rowsOf(head + history + more)).toHaveLength(7)
})

test('transfers that arrive in another account are rows of both', () => {
  const savings = `
Account Number 4471903
Business Savings
Beginning balance   5,000.00
Ending balance      5,550.00
Deposits
Date     Description               Amount
03/05    TRANSFER                  200.00
03/09    TRANSFER                  100.00
03/12    TRANSFER                  250.00
`
  const { accounts } = extractBankStatements(
    drawn(head + history.replaceAll(/CHECK 140\d|MON POWER/g, 'TRANSFER  ') + savings),
  )
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([4, 3])
})

test('a heading that names checks and their posting is no header of two columns', () => {
  const checks = `
Beginning balance   5,000.00
Ending balance      3,900.00
CHARGES/DEBITS
Date     Amount      Description
03/02    100.00-     MON POWER
CHECKS PROCESSED
There were 4 transactions totaling $1,000.00
Number    Date     Amount      Number    Date     Amount
5017      03/04    400.00      5019      03/09    300.00
5018      03/06    200.00      5020      03/11    100.00
`
  expect(rowsOf(head + checks).slice(1)).toEqual([
    ['Check 5017', -400],
    ['Check 5019', -300],
    ['Check 5018', -200],
    ['Check 5020', -100],
  ])
})

test('references of the bank beside checks are no part of them', () => {
  const checks = `
Beginning balance   5,000.00
Ending balance      4,000.00
Checks paid
Check     Amount      Date paid     Reference     Check     Amount      Date paid     Reference
30418     400.00      03/04         5610374590    30420     300.00      03/09         8904193347
30419     200.00      03/06         7181833430    30421     100.00      03/11         2821610001
`
  expect(rowsOf(head + checks).map(([description]) => description)).toEqual([
    'Check 30418',
    'Check 30420',
    'Check 30419',
    'Check 30421',
  ])
})

test('a text is as long as it is printed, however short the header above it', () => {
  const deposits = `
Beginning balance   5,000.00
Ending balance      32,416.35
Electronic deposits
Date     Amount ($)     Activity                                                    Bank
03/03      8,675.34     Ford Motor Co Vendor Pay 260603 008841720                   3808064915
03/05     18,741.01     Lear Corp Payments 260609 5500418822                        7158876618
`
  expect(rowsOf(head + deposits).map(([description]) => description)).toEqual([
    'Ford Motor Co Vendor Pay 260603 008841720',
    'Lear Corp Payments 260609 5500418822',
  ])
})

test('one amount beside nothing is not the balance of the account', () => {
  const card = `
Ketchum Commercial Card
Account Number 4471902
Statement period 03/01/2026 - 03/31/2026
Credit limit                   10,000.00
Payment due date               04/20/2026
Previous balance               1,000.00
Payments                       1,000.00
Purchases                        700.00
NEW BALANCE                      700.00

KIRSTEN VANDERHOOF     CREDITS     PURCHASES     FEES     TOTAL ACTIVITY
XXXX-1867                 0.00        300.00     0.00             300.00
Post     Tran
Date     Date      Transaction Description          Amount
03/06    03/06     PAYMENT - THANK YOU           1,000.00 CR
03/09    03/07     PLATT ELECTRIC                  300.00
03/12    03/10     BORDER STATES                   400.00
`
  const account = read(card)
  expect(account.ending_balance?.value).toBe(700)
  expect(account.transactions.map(({ date }) => date?.value)).toEqual(['2026-03-06', '2026-03-09', '2026-03-12'])
})

test('a number of an account that a space parts has no cents', () => {
  const branch = `
Ketchum Valley Bank
BURNSIDE          Account Number:     71423 02208 14
71423 - 120 ILSLEY AVE
Business Checking
Statement period 03/01/2026 - 03/31/2026
`
  const document = drawn(branch + history)
  // Set in proportional type: the spaces of the number are narrower than its digits.
  const narrow = ({ text, box, ...word }: Word): Word => ({
    ...word,
    text,
    box: text === '14' ? { ...box, left: box.left - 3, right: box.right - 3 } : box,
  })
  const pages = document.pages.map(page => ({
    ...page,
    lines: page.lines.map(line => ({ ...line, words: line.words.map(narrow) })),
  }))
  const { accounts } = extractBankStatements({ ...document, pages })
  expect(accounts.map(one => [one.account_number?.value, one.ending_balance?.value])).toEqual([['71423 02208 14', 850]])
})

test('a row of an overview is of the account whose number it prints behind the name', () => {
  const { accounts } = extractBankStatements(
    drawn(`
Ketchum Valley Credit Union
Statement period 03/01/2026 - 03/31/2026

Summary of your deposit accounts
                                             Beginning     Withdrawals      Deposits        Ending
                                               Balance                                     Balance
Business Member Share Savings - 3604188204    6,120.40      (1,000.00)          0.51      5,120.91
Business Checking - 3604188205                9,288.16      (8,854.92)     21,308.27     21,741.51

Business Member Share Savings - 3604188204
Deposits
Date      Amount       Description
03/31         0.51     Dividend
Withdrawals
Date      Amount       Description
03/04    (1,000.00)    Transfer to 3604188205

Business Checking - 3604188205
Deposits
Date      Amount       Description
03/05    21,308.27     PORT OF TACOMA - VENDOR
Withdrawals
Date      Amount       Description
03/09    (8,854.92)    ADP PAYROLL
`),
  )
  expect(accounts.map(one => [one.starting_balance?.value, one.ending_balance?.value])).toEqual([
    [6120.4, 5120.91],
    [9288.16, 21741.51],
  ])
})
