/** Amounts whose thousands a space sets apart and whose side stands right behind, labels of a period below each other, two balances by their days. */
import { expect, test } from 'vitest'
import { linesOf } from '../../../../core/document/lines.ts'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { amountsOf } from '../../../../core/extraction/bank/line-amounts.ts'
import { metricsOf } from '../../../../core/extraction/layout/page-metrics.ts'
import { drawn } from './drawn-statement.ts'

const accountIn = (page: string) => extractBankStatements(drawn(page)).accounts[0]!

test('a side behind cents belongs to an amount whose thousands a space sets apart', () => {
  const words = ['14', '483.46Cr'].map((text, at) => ({
    text,
    box: { left: at * 13, top: 0, right: at * 13 + text.length * 5, bottom: 9 },
    confidence: 1,
    bold: false,
    size: 9,
  }))
  const [amount, ...more] = amountsOf(words, metricsOf(linesOf(words)), {
    decimal: '.',
    ocr: false,
    fileName: 'statement.pdf',
    page: 1,
  })
  expect(amount).toMatchObject({ value: 14483.46, entry: 'CR' })
  expect(more).toEqual([])
})

test.each([
  ['From', 'To'],
  ['FROM', 'THROUGH'],
])('the days below each other behind %s and %s are the period', (from, to) => {
  const account = accountIn(`
Lantern Valley Trust                     Account     44180027
Business Checking                        ${from}        03/01/26
                                         ${to}     03/31/26

Date     Description              Withdrawals     Deposits      Balance
03/03    DEPOSIT                                    532.33     9,587.45
03/04    ACH INSURANCE               1,560.45                  8,027.00
03/09    DEPOSIT                                    100.00     8,127.00
`)
  expect([account.start_date?.value, account.end_date?.value]).toEqual(['2026-03-01', '2026-03-31'])
})

test('the day of the balance before is not the end of the statement', () => {
  const account = accountIn(`
Lantern Valley Bank                              Commercial Card statement
Statement date 15 June 2026                      Card number 5434 7711 2044 8820
Credit limit                  7,500.00
Balance on 15 May 2026        1,000.00
Credits received                900.00
New charges                     244.50
Balance owed                    344.50
Minimum payment                  25.00

Date       Details                           Charges      Credits
18 May     HEXHAM TOOL SUPPLY                 184.50
29 May     DIRECT DEBIT PAYMENT - THANK YOU               900.00
02 Jun     CARLISLE FUEL                       60.00
`)
  expect(account.end_date?.value).toBe('2026-06-15')
  expect(account.transactions.map(({ date }) => date?.value)).toEqual(['2026-05-18', '2026-05-29', '2026-06-02'])
})
