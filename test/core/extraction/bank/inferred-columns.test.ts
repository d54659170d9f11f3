/** Lists and summaries whose words no vocabulary knows: arithmetic shows what they are. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { parseStatementAmount } from '../../../../core/extraction/bank/line-amounts.ts'
import { assembleAccounts } from '../../../../core/workflows/applications/assemble-accounts.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { drawn } from './drawn-statement.ts'

const parse = (text: string) => assembleAccounts(extractBankStatements(drawn(text)).accounts)
const listed = (text: string) => parse(text).transactions.map(({ date, amount }) => [date, amount])

const head = `
Lantern Valley Bank                             Account Number 44180027
Statement Period Sep 1, 2025 - Sep 30, 2025     Business Checking
`

test('columns that nothing names have the roles with which the balances follow', () => {
  const rows = `
1001  09/02  Harbor Supply        120.00               880.00
1002  09/09  Brightline Homes                 500.00   1,380.00
1003  09/15  Granger Lumber       80.25                1,299.75
1004  09/22  Ohio Edison          99.75                1,200.00
`
  const expected = [
    ['2025-09-02', -120],
    ['2025-09-09', 500],
    ['2025-09-15', -80.25],
    ['2025-09-22', -99.75],
  ]
  expect(listed(`${head}${rows}`)).toEqual(expected)
  expect(listed(`${head}\nGlim  Brank                     Plonk         Vint      Thole${rows}`)).toEqual(expected)
})

test('a summary whose labels nothing knows is one where its amounts make its last', () => {
  const { summaries, transactions } = parse(`${head}
What was there          $1,000.00
Arrived                 $  500.00
Left again              $  300.00
What is there now       $1,200.00

Date   Description          Amount
09/09  Brightline Homes     500.00
09/15  Granger Lumber      -200.25
09/22  Ohio Edison          -99.75
`)
  expect(summaries[0]).toMatchObject({ starting_balance: 1000, ending_balance: 1200, total_credits: 500, total_debits: 300 }) // prettier-ignore
  expect(transactions.map(({ amount }) => amount)).toEqual([500, -200.25, -99.75])
})

test('of two columns of dates the second is the day of posting', () => {
  const text = `${head}
Date   Date   Description          Amount     Balance
              Beginning balance               1,000.00
09/08  09/09  Brightline Homes     500.00     1,500.00
09/14  09/15  Granger Lumber      -200.25     1,299.75
`
  expect(listed(text)).toEqual([
    ['2025-09-09', 500],
    ['2025-09-15', -200.25],
  ])
})

test('a count before a heading, and the balances beside an account number, are no rows', () => {
  const { summaries, transactions } = parse(`
Lantern Valley Bank       Statement Period Sep 1, 2025 - Sep 30, 2025

Account 330044902202   Routing 061120771 Opening $1,000.00   Closing $1,300.00
2 DEPOSITS/CREDITS
Date   Amount    Description
09/09  500.00    Brightline Homes
09/10  100.00    Mobile deposit
1 CHARGES/DEBITS
Date   Amount    Description
09/15  300.00    Granger Lumber
`)
  expect(transactions.map(({ amount }) => amount)).toEqual([500, 100, -300])
  expect(summaries[0]).toMatchObject({ account_number: '330044902202', starting_balance: 1000, ending_balance: 1300 })
})

test('marks of dirt before a minus are no part of an OCR amount', () => {
  expect(parseStatementAmount('100-', { decimal: '.', ocr: true })?.sign).toBe(-1)
  const page = drawPage(
    `
    Lantern Valley Bank                   Account Number 44180027
    Statement Period 09/01/25 - 09/30/25  Business Checking

    Date     Description        Amount      Balance
             Beginning balance              1,000.00
    09/09    Brightline Homes   500.00      1,500.00
    09/15    Granger Lumber     200.00~-    1,300.00
    09/22    Ohio Edison        100.00~     1,200.00
    `,
    { source: 'ocr' },
  )
  const { accounts } = extractBankStatements({ fileName: 'statement.pdf', problems: [], pages: [page] })
  expect(accounts[0]?.transactions.map(({ amount }) => amount.value)).toEqual([500, -200, -100])
})
