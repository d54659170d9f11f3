/** Rows that moved no money, columns and headings of unusual lists, boxes beside lists, and amounts that only a total reveals. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { drawn } from './drawn-statement.ts'

const read = (text: string) => extractBankStatements(drawn(text)).accounts[0]!
const amountsOf = (text: string) => read(text).transactions.map(({ amount }) => amount.value)

/** The same document as OCR would read it. */
function recognized(text: string) {
  const document = drawn(text)
  const pages = document.pages.map(page => ({ ...page, source: 'ocr' as const }))
  return extractBankStatements({ ...document, pages }).accounts[0]!
}

const head = (opening: string, credits: string, debits: string, closing: string): string => `
Ketchum Valley Bank
Account Number 4471902
Business Checking
Statement period 03/01/2026 - 03/31/2026

Beginning balance   ${opening}
Total deposits      ${credits}
Total withdrawals   ${debits}
Ending balance      ${closing}
`

test('payments that failed or were canceled are no transactions', () => {
  const statement = `${head('1,000.00', '500.00', '200.00', '1,300.00')}
Date     Description               Method                  Amount
03/02    HARLOW STUDIO             ACH in                  500.00
03/03    PACKRIGHT BOXES           ACH out                -200.00
03/04    WAREHOUSE ROW             ACH out    Failed      -125.00
03/05    META ADS                  Card       Canceled     -50.00
`
  expect(amountsOf(statement)).toEqual([500, -200])
})

test('checks have a column of amounts beside other debits', () => {
  const statement = `${head('1,000.00', '500.00', '300.00', '1,200.00')}
Date     Description            Checks     Other Debits      Deposits     Other Credits      Balance
03/02    NIGHT DROP                                            400.00                       1,400.00
03/03    CHECK 7118             200.00                                                      1,200.00
03/04    MON POWER                               100.00                                     1,100.00
03/05    VENDOR PMT                                                            100.00       1,200.00
`
  expect(amountsOf(statement)).toEqual([400, -200, -100, 100])
})

test('the total of a list tells which of its amounts OCR misread', () => {
  const statement = `${head('1,000.00', '2,340.90', '200.00', '3,140.90')}
DEPOSITS
Date     Description               Amount
03/02    COUNTER DEPOSIT           1,250.00
03/03    COUNTER DEPOSIT           1,990.90
Total deposits                     2,340.90
WITHDRAWALS
Date     Description               Amount
03/05    SUPPLY HOUSE              200.00
Total withdrawals                  200.00
`
  const { transactions, problems } = recognized(statement)
  expect(transactions.map(({ amount }) => amount.value)).toEqual([1250, 1090.9, -200])
  expect(problems.map(({ code }) => code)).toEqual(['reading_chosen'])
})

test('columns of a trade between date and amount are headers of a list', () => {
  const statement = `${head('1,000.00', '0.00', '150.00', '850.00')}
Post Date    Time     Site                  Odometer    Gallons    Amount
03/02        14:17    FLYING JAY SALINA     184,318     20.189     -100.00
03/03        09:37    LOVZ COLBY            184,765     10.189      -50.00
`
  expect(read(statement).transactions.map(({ description }) => description)).toEqual([
    expect.stringContaining('FLYING JAY SALINA'),
    expect.stringContaining('LOVZ COLBY'),
  ])
})

test('a total that rows from balance to balance contradict is none of theirs', () => {
  const statement = `
Ketchum Valley Bank
Account Number 4471902
Business Savings
Statement period 03/01/2026 - 03/31/2026
Date     Description               Withdrawals    Deposits      Balance
03/01    BALANCE FORWARD                                        500.00
03/31    DIVIDEND                                  10.00        510.00
03/31    ENDING BALANCE                                         510.00
Fees this period   28.00   Fees this year   56.00
`
  expect(read(statement)).toMatchObject({ total_debits: null, ending_balance: { value: 510 } })
})

test('a card: what is paid is a credit and its interest a debit, and a period beside a summary is no row', () => {
  const account = read(`
Lakehead Bank Visa
Account number 4500 XXXX XXXX 8204
                                     Previous balance                   $842.06
                                     Payments                          -$842.06
                                     Other credits                      -$62.14
September 12 to October 11, 2026     Total credits                     -$904.20
                                     Purchases                          $225.44
                                     Interest                            $18.44
                                     Total charges                      $243.88
                                     Amount Due                         $181.74

Your payments
Trans      Post
date       date     Description                                  Amount($)
Sep 28     Sep 28   PAYMENT THANK YOU                              842.06
                    Total payments                                $842.06

Your new charges and credits
Trans      Post
date       date     Description                                  Amount($)
Sep 14     Sep 15   HARDWARE 418 KINGSTON ON                       162.56
Sep 15     Sep 16   GAS 88 KINGSTON ON                              62.88
Sep 24     Sep 24   HARDWARE 418 KINGSTON ON                       -62.14

Your interest
Trans      Post
date       date     Description                                  Amount($)
Sep 30     Sep 30   REGULAR PURCHASES INTEREST                      18.44
                    Total interest this period                     $18.44
`)
  expect(account.transactions.map(({ amount }) => amount.value)).toEqual([842.06, -162.56, -62.88, 62.14, -18.44])
  expect(account.total_credits?.value).toBe(904.2)
  expect(account.total_debits?.value).toBe(243.88)
})

test('days of two words stand under the column of dates, in the order that the period shows', () => {
  const account = read(`
Disa River Bank
Account Number 04 188 204 7
Statement from 02 March 2026 to 31 March 2026

Details                         Debits         Credits    Date         Balance
BALANCE BROUGHT FORWARD                                   03 01       1,000.00
CREDIT TRANSFER                                 400.00    03 02       1,400.00
CARD PURCHASE                  200.00-                    03 05       1,200.00
DEBIT ORDER                    100.00-                    03 06       1,100.00
`)
  expect(account.transactions.map(({ date }) => date?.value)).toEqual(['2026-03-02', '2026-03-05', '2026-03-06'])
})

test('a dash joins the days of purchase and posting, and numbers beside the column of dates are none', () => {
  const statement = `${head('1,000.00', '500.00', '200.00', '1,300.00')}
Date               Description                Amount
03/02 - 03/03      HARLOW STUDIO              500.00
03/03 - 03/05      UNIT 10 02 PACKRIGHT      -200.00
`
  expect(amountsOf(statement)).toEqual([500, -200])
  expect(read(statement).transactions.map(({ date }) => date?.value)).toEqual(['2026-03-02', '2026-03-03'])
})
