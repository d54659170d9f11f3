/** Bad input: what an underwriter is sent although it is no invoice, or one that contradicts itself. */
import { amountOf, Desk, linesOf, sumOf, us, type Item } from '../desk.ts'
import type { MadeInvoice } from '../made-invoice.ts'

const items: readonly Item[] = [
  ['Plate compactor', 'hard', 2, 1_890],
  ['Trench rammer', 'hard', 1, 2_640],
]
const sum = sumOf(items)
const columns = [
  { head: 'Description', x: 48 },
  { head: 'Qty', x: 400, align: 'right' },
  { head: 'Price', x: 480, align: 'right' },
  { head: 'Amount', x: 562, align: 'right' },
] as const

/** The same invoice with other sums at its foot. */
const withSums = (sums: readonly (readonly [string, string])[]) => () => {
  const desk = new Desk()
  desk.block(48, 46, 'Granite State Rentals', { size: 15, bold: true })
  desk.block(48, 66, ['18 Kelley Street', 'Manchester, NH 03102'])
  desk.block(562, 46, 'INVOICE', { size: 16, bold: true, align: 'right' })
  desk.pairs(
    400,
    74,
    [
      ['Invoice No.', 'GS-118'],
      ['Date', '04/02/2026'],
    ],
    { right: 562 },
  )
  desk.block(48, 110, ['Bill to', 'Merrimack Paving LLC', '7 Dow Street', 'Concord, NH 03301'])
  const y = desk.table(
    columns,
    184,
    items.map(item => [item[0], String(item[2]), us(item[3]!), us(amountOf(item))]),
  )
  desk.pairs(400, y + 6, sums, { right: 562 })
  return desk.done()
}
const head = {
  sender: { name: 'Granite State Rentals' },
  receiver: { name: 'Merrimack Paving LLC' },
  invoice_number: 'GS-118',
  invoice_date: '2026-04-02',
  transactions: linesOf(items),
}

/** Invoices that are answered, with what is wrong of them among the checks. */
export const contradictory: readonly MadeInvoice[] = [
  {
    name: 'bad-invoice-without-total',
    what: 'lines, but no total anywhere',
    truths: [{ expected: head, absent: ['tax_total', 'amount_due', 'discount'] }],
    draw: withSums([]),
  },
  {
    name: 'bad-invoice-with-two-totals',
    what: 'two totals that differ',
    truths: [{ expected: head, absent: ['tax_total'] }],
    failedChecks: ['one_total'],
    draw: withSums([
      ['Total', us(sum)],
      ['Total', us(sum + 400)],
    ]),
  },
  {
    name: 'bad-invoice-that-does-not-add-up',
    what: 'subtotal and tax do not come to the total',
    truths: [{ expected: { ...head, subtotal: sum, tax_total: 385.2, total_invoice_value: 7_805.2 } }],
    failedChecks: ['total_equals_sum'],
    draw: withSums([
      ['Subtotal', us(sum)],
      ['Sales tax', us(385.2)],
      ['Total', us(7_805.2)],
    ]),
  },
]

/** Papers that are refused. */
export const noInvoices: readonly Pick<MadeInvoice, 'name' | 'what' | 'draw'>[] = [
  {
    name: 'bad-price-list',
    what: 'a price list: items with prices, nobody billed, nothing added up',
    draw: () => {
      const desk = new Desk()
      desk.block(306, 50, 'Granite State Rentals', { size: 16, bold: true, align: 'center' })
      desk.block(306, 74, 'PRICE LIST 2026', { size: 13, bold: true, align: 'center' })
      const prices: readonly (readonly [string, number])[] = [
        ['Plate compactor', 1_890],
        ['Trench rammer', 2_640],
        ['Concrete saw', 1_120],
        ['Light tower', 8_950],
        ['Generator 20 kW', 14_300],
        ['Scissor lift 19 ft', 11_750],
      ]
      desk.table(
        [
          { head: 'Model', x: 60 },
          { head: 'List price', x: 540, align: 'right' },
        ],
        120,
        prices.map(([name, price]) => [name, `$${us(price)}`]),
      )
      desk.block(
        60,
        320,
        'Prices valid until December 31, 2026, plus tax and freight. Subject to change without notice.',
      )
      return desk.done()
    },
  },
  {
    name: 'bad-letter-with-amounts',
    what: 'a letter that speaks of money',
    draw: () => {
      const desk = new Desk({ font: 'Times-Roman', type: 11.5 })
      desk.block(72, 72, ['Merrimack Paving LLC', '7 Dow Street', 'Concord, NH 03301'])
      desk.block(72, 140, 'April 9, 2026')
      desk.block(72, 176, [
        'Dear Ms. Laurent,',
        '',
        'we have bought from Granite State Rentals for twelve years, usually between $40,000 and $55,000',
        'a year, and have always paid within thirty days. Last year it was $51,200. We would be glad to',
        'answer any question about our account, and hope that the new credit line of $75,000 will be',
        'approved before the season begins.',
        '',
        'Yours sincerely,',
        'Paul Merrill',
      ])
      return desk.done()
    },
  },
]
