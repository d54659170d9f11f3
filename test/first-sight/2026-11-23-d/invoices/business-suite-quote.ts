/** A packaging machinery house's sales quote from a business suite: captions over values in rows of five, line discount, amounts with and without tax. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, sums } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.4pt/12.4pt 'Source Sans';padding:.6in .65in}
.k{width:100%;margin-top:12pt;table-layout:fixed}.k small{display:block;font-weight:700;font-size:8.6pt;line-height:11pt}
.l{width:100%;margin-top:18pt}.l th{border-bottom:1pt solid #000;padding:3pt 4pt;font-weight:700;vertical-align:bottom}.l td{padding:3.4pt 4pt}
.s{width:56%;margin:8pt 0 0 44%}.s td{padding:2pt 4pt}
.foot{font-size:8.2pt;line-height:10.6pt;border-top:.6pt solid #999;padding-top:5pt}
`

const seller = { name: 'Badger Packaging Machinery, Inc.', address: ['2870 Prairie Avenue', 'Beloit, WI 53511'] }
const buyer = { name: 'Kickapoo Valley Cheese Cooperative', address: ['405 Depot Street', 'Viroqua, WI 54665'] }

const part = (code: string, line: Line, unit = 'Piece', percent = 0) => ({ ...line, code, unit, percent, cents: Math.round(line.cents * (1 - percent / 100)) }) // prettier-ignore
const lines = [
  part('1928-S', item(1, 6_849_000, 'Multivac R 105 thermoforming packager, 2026'), 'Piece', 6),
  part('1936-S', item(2, 512_500, 'Forming die set, 2 x 3')),
  part('1964-W', item(1, 1_974_000, 'Checkweigher CW-3000 with reject arm'), 'Piece', 6),
  part('1968-S', item(1, 845_000, 'Thermal transfer printer, inline')),
  part('1972-W', item(18, 21_400, 'Conveyor section, stainless, 12 in.'), 'Foot'),
  part('RES-10', item(40, 14_500, 'Start-up engineer', { category: 'soft' }), 'Hour'),
  part('TRV-01', item(1, 165_000, 'Travel and lodging', { category: 'soft' })),
]

export function businessSuiteQuote(): Drawn {
  const subtotal = totalOf(lines)
  const discount = 250_000
  const taxable = totalOf(lines.slice(0, 5)) - discount
  const exempt = totalOf(lines.slice(5))
  const tax = Math.round(taxable * 0.055)
  const total = subtotal - discount + tax
  const pair = (label: string, value: string) => `<td><small>${label}</small>${value}`
  const rows = lines.map(({ code, text, quantity = 1, unit, rate = 0, percent, cents }) => rowOf([code, text, `>${quantity}`, unit, `>${formatAmount(rate)}`, `>${percent || ''}`, `>${formatAmount(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><span style="font-size:17pt;line-height:21pt">Sales Quote S-QUO1042</span><br>March 24, 2026<br>Page 1 of 1<td class="r"><span style="font:700 22pt/24pt 'Barlow Condensed';letter-spacing:3pt;color:#7a1f1f">BADGER</span></tr></table>
<table style="width:100%;margin-top:20pt"><tr><td style="width:55%">${block(buyer)}<br>Attn. Duane Rasmussen<td>${block(seller)}<br>608-555-0138</tr></table>
<table class="k" style="margin-top:22pt"><tr>${pair('Quote Valid To', 'April 23, 2026')}${pair('Your Reference', 'RFQ KV-26-03')}${pair('Salesperson', 'Lori Benz')}${pair('Payment Terms', '50% down, net 30')}${pair('Shipment Method', 'FOB Beloit')}</tr></table>
<table class="k"><tr>${pair('Customer No.', 'C02217')}${pair('Estimated Delivery', '16 weeks')}${pair('Tax Registration', '39-5550138')}<td><td></tr></table>
<table class="l"><tr><th>No.<th style="width:38%">Description<th class="r">Quantity<th>Unit of<br>Measure<th class="r">Unit Price<br>Excl. Tax<th class="r">Discount %<th class="r">Line Amount<br>Excl. Tax</tr>${rows.join('')}</table>
<table class="s" style="border-top:1pt solid #000">${sums([['Subtotal', subtotal], ['Invoice Discount Amount', -discount], ['Total Excl. Tax', subtotal - discount], ['Amount Subject to Sales Tax', taxable], ['Amount Exempt from Sales Tax', exempt], ['Total Tax', tax], ['<b>Total USD Incl. Tax</b>', `<b>${formatAmount(total)}</b>`]])}</table>
<p style="margin-top:22pt">The line is tested with your film and product before it ships. Freight is collect. If you lease, please let us know the name of the lessor so that we can invoice it directly.</p>
<div class="foot" style="left:.65in;right:.65in"><table style="width:100%"><tr><td><b>Home Page</b><br>www.badgerpackaging.example<td><b>Email</b><br>sales@badgerpackaging.example<td><b>Bank</b><br>Rock River Community Bank<td><b>Bank Branch No.</b><br>075914477<td><b>Account No.</b><br>118 40 772</tr></table></div>`
  return drawnDeal({
    name: 'cheese-packager-business-suite-quote', family: 'business-suite-sales-quote',
    notes:
      'business suite’s sales quote: number in the title with the date and page under it, buyer left and seller right without labels, captions over values in two rows, item numbers, unit words between quantity and price, line discount percent (amount is after it) left blank where none, document discount with a minus, subtotal and total without tax, taxable and exempt amounts as decoys, tax registration and bank in the foot',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'S-QUO1042', invoice_date: '2026-03-24', payment_terms: '50% down, net 30',
      subtotal: units(subtotal), discount: units(discount), tax_total: units(tax),
      other_details: { make: 'Multivac', model: 'R 105', year: '2026', equipment_type: 'thermoforming packager' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'quote year minus model year' },
    acceptable: {
      ...ofLines(lines, 'rate', ({ quantity = 1, cents, rate }) => [units(rate ?? 0), units(cents / quantity)]),
      subtotal: [units(subtotal), units(subtotal - discount)], purchase_order: ['RFQ KV-26-03'], due_date: ['2026-04-23'], amount_due: [units(total)],
      discount: [units(discount), units(discount + Math.round(6_849_000 * 0.06) + Math.round(1_974_000 * 0.06))],
      'receiver.name': ['Kickapoo Valley Cheese Cooperative, Duane Rasmussen'], 'sender.name': ['BADGER'],
      'other_details.equipment_type': ['packager'], 'other_details.down_payment': [units(Math.round(total / 2))],
    },
    absent: ['shipping', 'trade_in', ...noVehicle],
  })
} // prettier-ignore
