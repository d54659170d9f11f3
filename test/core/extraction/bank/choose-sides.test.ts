/** A doubtful amount that the printed sums decide, and one they do not. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import type { Word } from '../../../../core/document/model.ts'
import { drawn } from './drawn-statement.ts'

const recognized = (amount: string, other = '45.00', confidence = 0.7) => {
  const document = drawn(`
Lantern Valley Bank                                 Account Number 44180027
Statement Period 01/01/2025 - 01/31/2025            Business Checking

Beginning balance                 1,000.00
Deposits and other credits          500.00
Withdrawals and other debits        266.57
Ending balance                    1,233.43

Deposits and Other Credits
Date    Description                    Amount
01/03   DEPOSIT 0041                   500.00

Withdrawals and Other Debits
Date    Description                    Amount
01/07   HARBOR SUPPLY                  200.00
01/15   ACE RENTALS                    ${amount}
01/22   CITY POWER                      ${other}
`)
  const unsure = (words: readonly Word[]): Word[] => words.map(word => ({ ...word, confidence }))
  const pages = document.pages.map(page => ({
    ...page,
    source: 'ocr' as const,
    lines: page.lines.map(line => ({ ...line, words: unsure(line.words) })),
  }))
  return extractBankStatements({ ...document, pages }).accounts[0]!
}

test('where no single reading makes the sums close, amounts stay as they were read', () => {
  const { transactions, problems } = recognized('77.10', '93.40', 1)
  expect(transactions.map(({ amount }) => amount.value)).toEqual([500, -200, -77.1, -93.4])
  expect(problems.map(({ code }) => code)).toEqual(['statement_not_reconciled'])
  // The deposit is all that the printed total of its side names.
  expect(transactions.map(({ amount }) => amount.confidence >= 0.97)).toEqual([true, false, false, false])
})
