/** Checks compared with the file of those issued, and accounts named by what stands beside them. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from './drawn-statement.ts'

const read = (...pages: readonly string[]) => extractBankStatements(drawn(...pages)).accounts

const issued = `
Copper Ford State Bank                               COMMERCIAL CHECKING
                                                     ACCOUNT 204-418-9
TEASEL CULVERT LLC                                   04/01/2026 TO 04/30/2026

Balance 04/01    Deposits and credits    Checks and debits    Balance 04/30
1,000.00         500.00                  400.00               1,100.00

DEPOSITS AND CREDITS
DATE     DESCRIPTION                                                   AMOUNT
04/03    REMOTE DEPOSIT                                                500.00
         TOTAL DEPOSITS AND CREDITS                                    500.00

CHECKS PAID AGAINST ISSUE FILE
PAID     CHECK    ISSUED TO                ISSUED     STATUS           AMOUNT
04/01    11804    HAZEL TAX OFFICE         03/28      MATCHED          100.00
04/08    11805    M & R FENCE CO           03/31      PAID-DECISION    200.00

OTHER DEBITS
DATE     DESCRIPTION                                                   AMOUNT
04/10    WAGE PAY                                                      100.00

ISSUED AND NOT PAID AT STATEMENT DATE
CHECK    ISSUED TO                         ISSUED                      AMOUNT
11799    T. ALDER (STOPPED)                03/27                        70.00
11826    CENTER REBAR INC                  04/29                        90.00
`

test('checks paid against an issue file are debits, and those issued and not paid are no transactions', () => {
  expect(read(issued)[0]!.transactions.map(({ amount, date }) => [date?.value, amount.value])).toEqual([
    ['2026-04-03', 500],
    ['2026-04-01', -100],
    ['2026-04-08', -200],
    ['2026-04-10', -100],
  ])
})

const register = (heading: string, sums: string): string => `
alderpoint
${heading}
October 2026
Teasel Biscuit Company LLC                           Account number 0041182207
Balance on October 1         $1,000.00
${sums}
Balance on October 31          $950.00

Transactions
Date          Description              Amount        Balance
Oct 1, 2026   Transfer to reserve     -$50.00        $950.00
`

test('where money went does not name the account', () => {
  const [account] = read(register('Checking statement 1/3', 'Moved to savings   $50.00'))
  expect(account!.account_type?.value).toBe('checking')
})

test('an account with an overdraft limit is a current account', () => {
  const [account] = read(register('Statement report', 'Overdraft limit   $500.00'))
  expect(account!.account_type?.value).toBe('checking')
})

test('the term of a certificate is part of its name, and the merchant number stands for an account', () => {
  const certificate = register('13-Month Business Certificate Account 4418-20733', '').replace(/ +Account number.*/, '')
  const [account] = read(certificate)
  expect(account!.account_type?.value).toBe('cd')
  expect(account!.account_subtype?.value).toBe('13-Month Business Certificate Account')
  const merchant = register('Merchant balance statement', '').replace(
    'Account number 0041182207',
    'Merchant ID 4418 2207 118',
  )
  expect(read(merchant)[0]!.account_number?.value).toBe('4418 2207 118')
})
