/** Bad input: what an underwriter is sent although it is no invoice, or one that contradicts itself. */
import { drawnInvoice, type MadeInvoice } from '../made-invoice.ts'

/** The same invoice with other sums at its foot. */
// prettier-ignore
const withSums = (name: string, what: string, failedChecks: readonly string[], sums: string, more: object, absent: readonly string[] = []) =>
  drawnInvoice({
    name,
    what,
    failedChecks,
    truths: [{
      expected: {
        'sender.name': 'Granite State Rentals', 'receiver.name': 'Merrimack Paving LLC', invoice_number: 'GS-118',
        invoice_date: '2026-04-02', ...more,
      },
      absent,
      items: [
        ['Plate compactor', 'hard', 2, 1_890],
        ['Trench rammer', 'hard', 1, 2_640],
      ],
    }],
    script: `
text b 15: 48,46 Granite State Rentals
text: 48,66 18 Kelley Street | Manchester, NH 03102
text b > 16: 562,46 INVOICE
pairs >562: 400,74 Invoice No. = GS-118 | Date = 04/02/2026
text: 48,110 Bill to | Merrimack Paving LLC | 7 Dow Street | Concord, NH 03301
table: 184 @48 Description = text | >400 Qty = quantity | >480 Price = <rate> | >562 Amount = <amount>
${sums === '' ? '' : `pairs >562: 400,245.45 ${sums}`}`,
  })

/** Invoices that are answered, with what is wrong of them among the checks. */
// prettier-ignore
export const contradictory: readonly MadeInvoice[] = [
  withSums('bad-invoice-without-total', 'lines, but no total anywhere', [], '', {}, ['tax_total', 'amount_due', 'discount']),
  withSums('bad-invoice-with-two-totals', 'two totals that differ', ['one_total'], 'Total = 6,420.00 | Total = 6,820.00', {}, ['tax_total']),
  withSums(
    'bad-invoice-that-does-not-add-up', 'subtotal and tax do not come to the total', ['total_equals_sum'],
    'Subtotal = 6,420.00 | Sales tax = 385.20 | Total = 7,805.20', { subtotal: 6_420, tax_total: 385.2, total_invoice_value: 7_805.2 },
  ),
]

/** Documents that are refused. */
// prettier-ignore
export const noInvoices: readonly Pick<MadeInvoice, 'name' | 'what' | 'draw'>[] = [
  drawnInvoice({
    name: 'bad-price-list',
    what: 'a price list: items with prices, nobody billed, nothing added up',
    script: `
text b ^ 16: 306,50 Granite State Rentals
text b ^ 13: 306,74 PRICE LIST 2026
table: 120 @60 Model = Plate compactor / Trench rammer / Concrete saw / Light tower / Generator 20 kW / Scissor lift 19 ft
| >540 List price = $1,890.00 / $2,640.00 / $1,120.00 / $8,950.00 / $14,300.00 / $11,750.00
text: 60,320 Prices valid until December 31, 2026, plus tax and freight. Subject to change without notice.
`,
  }),
  drawnInvoice({
    name: 'bad-letter-with-amounts',
    what: 'a letter that speaks of money',
    page: { font: 'Times-Roman', type: 11.5 },
    script: `
text: 72,72 Merrimack Paving LLC | 7 Dow Street | Concord, NH 03301 ; 72,140 April 9, 2026
; 72,176 Dear Ms. Laurent, | _
| we have bought from Granite State Rentals for twelve years, usually between $40,000 and $55,000
| a year, and have always paid within thirty days. Last year it was $51,200. We would be glad to
| answer any question about our account, and hope that the new credit line of $75,000 will be
| approved before the season begins. | _ | Yours sincerely, | Paul Merrill
`,
  }),
]
