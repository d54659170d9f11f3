/** A sign supply shop's invoice from a web shop's invoice add-on: unlabeled billing address, black table head, the price of the whole line only. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, tableOf } from '../../2026-11-23-c/invoices/parts.ts'

const style = `
.page{font:9pt/12.6pt 'Roboto';color:#000;padding:.75in .8in}
.o td{padding:0 12pt 1pt 0}
.l{width:100%;margin-top:22pt}.l th{background:#000;color:#fff;border:1pt solid #000;padding:4pt 5pt;font-weight:700}.l td{border-bottom:.5pt solid #ccc;padding:5pt}.l small{display:block;font-size:7.4pt;line-height:10pt}
.s{width:52%;margin:6pt 0 0 48%}.s td{border-bottom:.5pt solid #ccc;padding:4pt 5pt}
`

const seller = { name: 'Peachtree Sign Supply', address: ['1745 Marietta Boulevard NW', 'Atlanta, GA 30318'] }
const buyer = { name: 'Chattahoochee Signs & Wraps LLC', address: ['3008 Victory Drive', 'Columbus, GA 31903'] }

const lines: readonly Line[] = [
  item(1, 2_199_500, 'Roland TrueVIS VG3-640 Printer/Cutter 64"', {
    more: ['SKU: RO-VG3640', 'Ink set: 8 color, 500 ml'],
  }),
  item(1, 784_900, 'Cold Laminator 63" with Heat Assist', { more: ['SKU: LAM-63HA'] }),
  item(1, 649_000, 'Flatbed Applicator Table 5 x 12 ft', { more: ['SKU: APT-512', 'Weight: 780 lbs'] }),
  item(6, 18_900, 'Cast Wrap Vinyl 54" x 25 yd, Gloss White', { more: ['SKU: CW-5425-GW'] }),
  item(4, 16_450, 'Overlaminate 54" x 25 yd, Gloss', { more: ['SKU: OL-5425-G'] }),
  item(1, 129_900, 'RIP Software License', { more: ['SKU: RIP-1Y', 'Term: 12 months'], category: 'soft' }),
  item(1, 95_000, 'Remote Setup and Color Profiling', { more: ['SKU: SVC-SETUP'], category: 'soft' }),
]

export function shopPlugin(): Drawn {
  const subtotal = totalOf(lines)
  const [discount, freight] = [120_000, 68_500]
  const tax = Math.round((totalOf(lines.slice(0, 5)) - discount) * 0.08)
  const total = subtotal - discount + freight + tax
  const rows = lines.map(({ text, more = [], quantity, cents }) => `<tr><td>${text}${more.map(words => `<small>${words}</small>`).join('')}<td>${quantity}<td>${amountText(cents)}</tr>`) // prettier-ignore
  const sum = (label: string, value: string) => `<tr><td><b>${label}</b><td>${value}</tr>`
  const page = `<table style="width:100%"><tr><td style="width:58%"><div style="display:inline-block;background:#e85d04;color:#fff;font:700 17pt/36pt 'Roboto Condensed';padding:0 12pt">PEACHTREE SIGN</div><td><b>${seller.name}</b><br>${seller.address.join('<br>')}<br>404-555-0135<br>orders@peachtreesign.example</tr></table>
<div style="font:700 16pt/20pt 'Roboto';margin-top:26pt">INVOICE</div>
<table style="width:100%;margin-top:12pt"><tr><td style="width:31%">${block(buyer)}<br>rob@chattsigns.example<br>706-555-0166<td style="width:31%"><b>Ship To:</b><br>Chattahoochee Signs &amp; Wraps<br>Bay 4, 3014 Victory Drive<br>Columbus, GA 31903<td>${tableOf([['Invoice Number:', '2026-1418'], ['Invoice Date:', 'August 3, 2026'], ['Order Number:', '58817'], ['Order Date:', 'July 30, 2026'], ['Payment Method:', 'Lease / financing'], ['PO Number:', 'VERBAL-ROB']], 'class="o"')}</tr></table>
<table class="l"><tr><th style="width:62%">Product<th>Quantity<th>Price</tr>${rows.join('')}</table>
<table class="s">${sum('Subtotal', amountText(subtotal))}${sum('Discount', `-${amountText(discount)}`)}${sum('Shipping', `${amountText(freight)} <small>via LTL freight with liftgate</small>`)}${sum('GA Sales Tax', amountText(tax))}<tr style="border-top:1.6pt solid #000;border-bottom:1.6pt solid #000"><td><b>Total</b><td><b>${amountText(total)}</b></tr></table>
<p style="margin-top:26pt"><b>Customer Notes</b><br>Ship when the leasing company approves. Please call Rob an hour ahead, no dock.</p>
<div class="foot c" style="left:.8in;right:.8in;border-top:.5pt solid #ccc;padding-top:4pt;font-size:7.8pt">Returns within 14 days with an RMA number; 25% restocking. Inks and opened vinyl cannot be returned.</div>`
  return drawnDeal({
    name: 'wide-format-printer-shop-plugin-invoice', family: 'web-shop-invoice-plugin',
    notes:
      'invoice of a web shop’s invoice add-on: seller at the right without a label, billing address without a label beside a ship-to, invoice and order each with number and date, payment method instead of terms, black table head with three columns only (quantity, and "Price" is the amount of the line; no unit price printed), SKU and options in small print under the names, shipping amount with its method behind it, no due date',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines: lines.map(({ text, more = [], quantity = 1, cents, category }) => ({ text, more, quantity, cents, category })),
    expected: {
      total_invoice_value: units(total), invoice_number: '2026-1418', invoice_date: '2026-08-03', subtotal: units(subtotal), discount: units(discount),
      shipping: units(freight), tax_total: units(tax), other_details: { make: 'Roland', model: 'TrueVIS VG3-640' },
    },
    acceptable: {
      ...ofLines(lines, 'rate', ({ rate = 0, cents }) => [units(rate), units(cents)]),
      'transactions.5.category': ['soft', 'hard'], purchase_order: ['VERBAL-ROB', '58817'], payment_terms: ['Lease / financing'], amount_due: [units(total)],
      'receiver.address': ['Bay 4, 3014 Victory Drive, Columbus, GA 31903'], 'sender.name': ['PEACHTREE SIGN'],
      'other_details.equipment_type': ['Printer/Cutter', 'Printer/Cutter 64"', 'Printer', 'wide-format printer', 'Printer/Cutter 64'],
      'other_details.model': ['VG3-640'],
    },
    absent: ['due_date', 'trade_in', 'other_details.year', 'other_details.down_payment', 'other_details.vin', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
