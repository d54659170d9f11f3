/** Every transaction knows where its row stands: over its lines, and beside others of its line. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import type { Document, Box } from '../../../../core/document/model.ts'
import { drawn } from './drawn-statement.ts'

const statement = `
Larkspur Community Bank
Business Checking Statement
Account number: 000-4417702
Statement period: 03/01/2025 through 03/31/2025

Beginning balance    1,000.00
Ending balance       1,555.00

Deposits
Date        Description                                Amount
03/04       Wire from Juniper Freight                  700.00
            for hauling in February
03/18       Counter deposit                            210.00

Checks
Number   Date     Amount      Number   Date     Amount
1041     03/06    120.00      1043     03/11     95.00
1042     03/07    140.00
`

/** The words of the page within a box, as they stand there. */
function within(document: Document, page: number, box: Box): string {
  const words = document.pages[page - 1]!.lines.flatMap(line => line.words)
  return words
    .filter(
      word =>
        word.box.left >= box.left &&
        word.box.right <= box.right &&
        word.box.top >= box.top &&
        word.box.bottom <= box.bottom,
    )
    .map(({ text }) => text)
    .join(' ')
}

test('a row is placed by all its lines, one beside others by its own words', () => {
  const document = drawn(statement)
  const { transactions } = extractBankStatements(document).accounts[0]!
  const placed = transactions.map(({ place: context }) =>
    context === undefined ? null : within(document, context.page, context.box),
  )
  expect(placed).toEqual([
    '03/04 Wire from Juniper Freight 700.00 for hauling in February',
    '03/18 Counter deposit 210.00',
    '1041 03/06 120.00',
    '1043 03/11 95.00',
    '1042 03/07 140.00',
  ])
})

test('a row whose text ran over the page is placed where its amount stands', () => {
  const header = 'Date        Description                                Amount      Balance'
  const document = drawn(
    `
Larkspur Community Bank
Business Checking Statement
Account number: 000-4417702
Statement period: 03/01/2025 through 03/31/2025
Beginning balance    1,000.00
Ending balance       1,600.00

${header}
03/04       Wire from Juniper Freight                  700.00    1,700.00
`,
    `
${header}
03/18       Card purchase at Mill Road                -100.00    1,600.00
`,
  )
  const { transactions } = extractBankStatements(document).accounts[0]!
  expect(transactions.map(({ place: context }) => context?.page)).toEqual([1, 2])
  expect(within(document, 2, transactions[1]!.place!.box)).toBe('03/18 Card purchase at Mill Road -100.00 1,600.00')
})
