/** What arithmetic decides where marks, headers and headings leave it open: sides, columns, accounts, years. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from './drawn-statement.ts'

const accountsIn = (...pages: readonly string[]) => extractBankStatements(drawn(...pages)).accounts
const amountsIn = (...pages: readonly string[]) =>
  accountsIn(...pages).map(({ transactions }) => transactions.map(({ amount }) => amount.value))

const unmarked = (closing: string, out: string) => `
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2025 - 01/31/2025            Business Checking

Beginning balance                 1,000.00
Total deposits                      825.00
Total withdrawals                   ${out}
Ending balance                    ${closing}

Transactions
Date    Description                    Amount
01/03   HARBOR SUPPLY CO               500.00
01/07   ACE RENTALS                    200.00
01/15   NORTHSIDE GROCERS              325.00
01/22   CITY POWER                      45.00
`

test('printed totals of both sides choose the sides of rows without marks', () => {
  expect(amountsIn(unmarked('1,580.00', '245.00'))).toEqual([[500, -200, 325, -45]])
})

test('totals that no assignment reaches change no side', () => {
  const [account] = accountsIn(unmarked('1,570.00', '255.00'))
  expect(account!.transactions.map(({ amount }) => Math.sign(amount.value))).toEqual([-1, -1, -1, -1])
  expect(account!.transactions.every(({ amount }) => amount.confidence < 0.9)).toBe(true)
})

test('columns with unknown headers take the roles that the running balances demand', () => {
  const page = `
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2025 - 01/31/2025            Business Checking

Transactions
Date    Description              Zugang      Abgang      Balance
01/03   HARBOR SUPPLY CO         500.00                 1,500.00
01/07   ACE RENTALS                          200.00     1,300.00
01/15   NORTHSIDE GROCERS        325.00                 1,625.00
01/22   CITY POWER                            45.00     1,580.00
01/28   CITY WATER                            80.00     1,500.00
`
  expect(amountsIn(page)).toEqual([[500, -200, 325, -45, -80]])
})

test('a heading may carry the count and the total of its list', () => {
  const page = `
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2025 - 01/31/2025            Business Checking

Beginning balance                 1,000.00
Ending balance                    1,580.00

Deposits and credits                        2 items totaling $825.00
01/03   HARBOR SUPPLY CO                                    500.00
01/15   NORTHSIDE GROCERS                                   325.00
Electronic debits                           2 items totaling $245.00
01/07   ACE RENTALS                                         200.00
01/22   CITY POWER                                           45.00
`
  expect(amountsIn(page)).toEqual([[500, 325, -200, -45]])
})

test('an opening balance that continues nothing begins the next account', () => {
  const account = (name: string, opening: string, closing: string, rows: string) => `
Lantern Valley Bank              January 1, 2025 through January 31, 2025
${name}
Account Number: 0000
Beginning balance                 ${opening}
Ending balance                    ${closing}

Deposits and additions
Date    Description                    Amount
${rows}
`
  const accounts = accountsIn(
    account('VALLEY BUSINESS CHECKING', '1,000.00', '1,500.00', '01/03   HARBOR SUPPLY CO        500.00'),
    account('VALLEY BUSINESS SAVINGS', '70,000.00', '70,012.50', '01/31   INTEREST PAID            12.50'),
  )
  expect(accounts.map(({ ending_balance: ending }) => ending?.value)).toEqual([1500, 70012.5])
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([1, 1])
})

test('a year printed over the dates completes them', () => {
  const page = `
Lantern Valley Bank                                 Account Number 44180027
Business Checking Account Statement

2025    Description                   Debit      Credit      Balance
        Balance brought forward                             1,000.00
03 JAN  HARBOR SUPPLY CO                         500.00     1,500.00
07 JAN  ACE RENTALS                  200.00                 1,300.00
        Balance carried forward                             1,300.00
`
  const [account] = accountsIn(page)
  expect(account!.transactions.map(({ date }) => date?.value)).toEqual(['2025-01-03', '2025-01-07'])
})
