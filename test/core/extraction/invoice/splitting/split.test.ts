import { expect, test } from 'vitest'
import { splitInvoices } from '../../../../../core/extraction/invoice/splitting/split.ts'
import { drawDocument } from '../../../../support/draw-page.ts'

const split = (...pages: readonly string[]): string[] =>
  splitInvoices(drawDocument(...pages)).map(
    ({ kind, pages: some }) => `${kind} ${some.map(({ number }) => number).join(',')}`,
  )

const invoice = (number: string, title = 'INVOICE', page = ''): string => `
  Prairie Trailer Sales                          ${title}
  Fargo, ND 58102                                Invoice No: ${number}
                                                 Date: 03/04/2024     ${page}
  Bill To: Acme Farms

  Qty    Description             Unit Price      Amount
  1      Flatbed trailer         12,000.00       12,000.00
                                 Subtotal        12,000.00
                                 Total           12,000.00
`
const beginning = `
  Prairie Trailer Sales                          INVOICE
  Fargo, ND 58102                                Invoice No: 4711
  Bill To: Acme Farms                            Page 1 of 2
  Qty    Description             Unit Price      Amount
  1      Flatbed trailer         12,000.00       12,000.00
`
const rest = `
  Page 2 of 2
  1      Winch                      500.00          500.00
                                 Total           12,500.00
`
const terms = `
  TERMS AND CONDITIONS
  1. The goods remain the property of the seller until they are paid for in full.
  2. The buyer shall inspect the goods on delivery and report any defect at once.
  3. Disputes are settled by the courts at the seat of the seller.
`
const mail = `
  From: Jane Doe
  Sent: Monday
  Subject: your machine
  Dear John, please find the papers attached. Kind regards, Jane
`

test('one page is one invoice', () => expect(split(invoice('4711'))).toEqual(['invoice 1']))
test('a second number is a second invoice', () =>
  expect(split(invoice('4711'), invoice('4712'))).toEqual(['invoice 1', 'invoice 2']))
test('a document of another name is another one, also with the same number', () =>
  expect(split(invoice('4711', 'INVOICE'), invoice('4711', 'PACKING SLIP'))).toEqual(['invoice 1']))
test('"page 2 of 2" goes on', () => expect(split(beginning, rest)).toEqual(['invoice 1,2']))
test('the foot a browser prints numbers the pages', () => {
  const order = (number: string, page: string): string => `
  Shipped on May ${page}, 2026
  Items Ordered                                  Price
  1 of: Balancer                               $649.99
                              Item(s) Subtotal: $649.99
                              Grand Total:      $649.99

  https://orders.example/print?id=${number}                     ${page}/2
`
  const first = `  Final Details for Order #4711-20\n${order('4711', '1')}`
  expect(split(first, order('4711', '2'))).toEqual(['invoice 1,2'])
})
test('a first page misread as the second goes on', () =>
  expect(split(beginning.replace('Page 1 of 2', 'Page 2'), rest.replace('2 of 2', '2'))).toEqual(['invoice 1,2']))
test('a quote without a title is one by its columns on one page and its totals on the next', () => {
  const lines = `
    Spray package for two aircraft                  Created: February 9, 2026
    Item & Description          Quantity     Unit Price         Total
    Spray drone                        2     $21,500.00    $43,000.00
    Flight battery                     6      $2,599.00    $15,594.00
`
  const sums = `
                                   One-time subtotal       $58,594.00
                                   Sales tax                $1,212.62
                                   Total                   $59,806.62
`
  expect(split(lines, sums)).toEqual(['invoice 1,2'])
})
test('a contract for a building is a sale', () =>
  expect(split(invoice('4711', 'GRAIN STORAGE CONTRACT'))).toEqual(['bill_of_sale 1']))
test('an exhibit that makes the price on the page before goes on', () => {
  const sale = `
    BILL OF SALE
    Copper Kettle, Inc. ("Seller"), for the sum of $60,000.00, sells to
    River Kitchens LLC ("Buyer") the assets listed in Exhibit A.
    The balance is payable at closing.
    Purchase price: $60,000.00
`
  const exhibit = (sum: string): string => `
    EXHIBIT A
    No.   Asset                  Quantity     Allocation
    1     Espresso machine              1     $38,750.00
    2     Goodwill                      1     $21,250.00
                     Total purchase price     ${sum}
`
  expect(split(sale, exhibit('$60,000.00'))).toEqual(['bill_of_sale 1,2'])
  expect(split(sale, exhibit('$75,000.00'))).toEqual(['bill_of_sale 1'])
})
test('an e-mail before and terms behind belong to none', () =>
  expect(split(mail, invoice('4711'), terms)).toEqual(['invoice 2']))
test('beside an invoice the bill of sale that is none is left out', () => {
  const sale = `
    BILL OF SALE
    THIS IS NOT AN INVOICE
    Seller: Prairie Trailer Sales          Buyer: Acme Farms
    Sale Price $ 12,000.00
    Total $ 12,000.00
  `
  expect(split(sale, invoice('4711'))).toEqual(['invoice 2'])
})
test('pages under one running head with number and version belong together, whatever pages their text mentions', () => {
  const head = `
  VANTAGE PLASTICS MACHINERY                     Quotation 26-40718 Rev. 2
`
  const items = `
  Item       Description                  Qty    Price
  EL220      Base machine                 1      148,600.00
                                          Total A      148,600.00
`
  const summary = `
  List total                                     148,600.00
  Total quotation value                          148,600.00
`
  const letter = '  To: Bluegrass Closures, Inc.   The prices follow on page 2; the terms stand on page 3.\n'
  expect(split(head + letter + items, head + items, head + summary)).toEqual(['quotation 1,2,3'])
})
test('a subtotal in the name of the document begins none', () =>
  expect(
    split(
      invoice('4711').replace(/ +(?:Subtotal|Total) .*/g, ''),
      '  Labor      500.00\n  Invoice Subtotal   12,500.00\n  Invoice Total   12,500.00',
    ),
  ).toEqual(['invoice 1,2']))
test('a note of returns that repeats the number is no invoice', () =>
  expect(split(invoice('4711'), invoice('4711', 'RETURNS'))).toEqual(['invoice 1']))

test.each([
  ['CREDIT NOTE', 'credit_note'],
  ['QUOTATION', 'quotation'],
  ['SALES RECEIPT', 'receipt'],
  ['BILL OF SALE', 'bill_of_sale'],
  ['RECHNUNG', 'invoice'],
  ['FACTUUR', 'invoice'],
  ['TAX INVOICE / DELIVERY CHALLAN', 'invoice'],
  ['SALES RECEIPT / BILL OF SALE', 'bill_of_sale'],
])('%s is a %s', (title, kind) => expect(split(invoice('4711', title))).toEqual([`${kind} 1`]))

test.each([
  ['a letter', mail],
  ['terms', terms],
  [
    'a price list',
    `
      PRICE LIST 2024
      Model        Description          Price
      A-100        Winch              1,200.00
      A-200        Hoist              2,400.00
    `,
  ],
  [
    'a balance sheet',
    `
      Acme Farms LLC
      Balance Sheet
      December 31, 2024
      Total current assets        120,000
      Total assets                400,000
      Total liabilities           150,000
      Retained earnings            90,000
    `,
  ],
  [
    'a bank statement',
    `
      First Bank                       Statement Period 01/01/2024 - 01/31/2024
      Account Summary
      Beginning balance     1,000.00
      Deposits              5,000.00
      Withdrawals           2,000.00
      Ending balance        4,000.00
    `,
  ],
])('%s holds no invoice', (_, page) => {
  expect(split(page)).toEqual([])
})
test('a title with the version of the document behind its number', () =>
  expect(
    split(`
  Brightwater Production              Rental quote Q26-118, version 3
  Client: Acme Farms                                      May 3, 2026

  Qty    Item                         Day rate     Extended
  2      Laser projector                625.00     1,250.00
                                    Quote total    1,250.00
`),
  ).toEqual(['quotation 1']))
