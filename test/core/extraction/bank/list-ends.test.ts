/** Where lists begin and end: summaries between a heading and its list, lines of days, what follows a closing balance. */
import { expect, test } from 'vitest'
import { isTotal } from '../../../../core/extraction/bank/balance-summary.ts'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { sectionOf } from '../../../../core/extraction/bank/section-headings.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { drawn } from './drawn-statement.ts'

const parse = (text: string) => assembleAccounts(extractBankStatements(drawn(text)).accounts)
const listed = (text: string) => parse(text).transactions.map(({ date, amount }) => [date, amount])

test('a list goes on after the summary of its heading, and members have one account', () => {
  const statement = `
Business Platinum Card
TALLGRASS ENERGY SVCS LLC              Prairie Express Bank
Closing Date 08/03/25                  Account Ending 4-21007

New Balance  $1,150.00   Minimum Payment Due  $40.00   Payment Due Date  08/28/25
Previous Balance       $1,000.00
Payments/Credits        -$500.00
New Charges             +$650.00
New Balance            $1,150.00
Credit Limit          $40,000.00

Payments and Credits
Summary
Payments                -$500.00
Detail   *Indicates posting date
Payments                                 Amount
07/20/25*   ONLINE PAYMENT - THANK YOU   -$500.00
New Charges
Summary
MORGAN P ELLISON 4-21007   $250.00
DANA K RUIZ 4-21015        $400.00
Detail
MORGAN P ELLISON
Card Ending 4-21007
07/08/25    HILTON GARDEN INN            $250.00
DANA K RUIZ
Card Ending 4-21015
07/23/25    SHERWIN WILLIAMS             $400.00
`
  expect(parse(statement).summaries).toMatchObject([
    { account_number: '4-21007', account_type: 'credit card', starting_balance: 1000, ending_balance: 1150 },
  ])
  expect(listed(statement)).toEqual([
    ['2025-07-20', 500],
    ['2025-07-08', -250],
    ['2025-07-23', -400],
  ])
})

test('a date alone on its line is the date of the rows below it', () => {
  const statement = `
Tidewater Coastal Bank                 Statement for March 2025
Business Checking (****2207)
Opening balance    $1,000.00
Closing balance    $1,250.00

Transactions
March 3, 2025
Zelle Payment To Kevin            -$65.00      $935.00
March 5, 2025
Deposit                          +$400.00    $1,335.00
Card Purchase Shell               -$85.00    $1,250.00
`
  expect(listed(statement)).toEqual([
    ['2025-03-03', -65],
    ['2025-03-05', 400],
    ['2025-03-05', -85],
  ])
})

const register = (after: string): string => `
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2025 - 01/31/2025            Business Checking

Date    Description                    Debits      Credits       Balance
        Beginning Balance                                        1,000.00
01/03   DEPOSIT 0041                                500.00       1,500.00
01/07   ACH DEBIT HARBOR               200.00                    1,300.00
${after}
`

test('what stands below the closing balance, and the sums of both sides on one line, are no transactions', () => {
  const expected = [
    ['2025-01-03', 500],
    ['2025-01-07', -200],
  ]
  const closing = '        Ending Balance                                           1,300.00'
  expect(listed(register(`${closing}\n        Dividends paid year to date        1.71`))).toEqual(expected)
  expect(listed(register('Deposits         1   $500.00     Checks/Debits   1   $200.00'))).toEqual(expected)
})

test('beside gross and fee the net is the amount; what is withheld is no balance', () => {
  const statement = `
Fernway Payments Ltd           Account number 4418820
Statement period 05/01/2025 - 05/31/2025
        Opening balance   Closing balance   Withheld beginning   Withheld ending
USD            1,000.00          1,048.50                 0.00              0.00

Date         Description                         Gross        Fee        Net
05/06/2025   Payment received from Ella         100.00      -3.50      96.50
05/09/2025   Payment to Uline                   -48.00       0.00     -48.00
`
  expect(listed(statement)).toEqual([
    ['2025-05-06', 96.5],
    ['2025-05-09', -48],
  ])
  expect(parse(statement).summaries[0]).toMatchObject({ starting_balance: 1000, ending_balance: 1048.5 })
})

test('a footnote behind the heading of a list is no part of it', () => {
  expect(sectionOf('Checks paid * a number is missing before this check')).toEqual({
    kind: 'checks',
    title: 'Checks paid',
  })
  expect(sectionOf('Checks Paid *Indicates a gap in sequence')?.kind).toBe('checks')
})

test('a line that counts the transactions of both sides is their sum', () => {
  expect(isTotal('April: 0 withdrawals, 2 additions')).toBe(true)
  expect(isTotal('3 deposits and 12 checks')).toBe(true)
  expect(isTotal('2 Deposits Inc')).toBe(false)
})

test('of two dates in columns headed on two lines the day of posting counts', () => {
  const statement = `
Lantern Valley Bank                                 Account Number 44180027
Statement Period 04/01/2026 - 04/30/2026            Business Checking

Posting     Effective
Date        Date         Description              Amount      New Balance
                         Beginning Balance                       1,000.00
04/02/26    04/01/26     WITHDRAWAL POS          -116.59           883.41
04/08/26    04/07/26     DEPOSIT                  672.73         1,556.14
`
  expect(listed(statement)).toEqual([
    ['2026-04-02', -116.59],
    ['2026-04-08', 672.73],
  ])
})

test('a running head with the last digits leaves the whole number of the first page to the account', () => {
  const page = (number: string, row: string): string => `
Checking ••3917                                     August 2026 statement
${number}
Opening balance on Aug 3                                         $1,000.00
Date        Description                       Amount         Balance
${row}
`
  const first = page(
    'Account number 202481703917',
    'Aug 03      ACH Pull                         -$116.59         $883.41',
  )
  const second = page('', 'Aug 07      ACH In                            $672.73       $1,556.14')
  const [account] = assembleAccounts(extractBankStatements(drawn(first, second)).accounts).summaries
  expect(account!.account_number).toBe('202481703917')
})
