/** A medical laser maker's quote from a sales platform: label and value pairs in two columns, list price beside sales price. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { ofLines, sums, tableOf } from './parts.ts'

const style = `
.page{font:9pt/12pt 'Libre Franklin';color:#16325c;padding:.6in .6in}
.k{width:100%}.k td{padding:2.4pt 5pt;width:33%}.k td:nth-child(odd){color:#54698d;text-align:right;width:17%}
.l{width:100%;margin-top:18pt}.l th{background:#e0e5ee;border:.5pt solid #a8b7c7;padding:4pt 4pt;font-weight:700}.l td{border:.5pt solid #d8dde6;padding:4pt 4pt}
.s{width:50%;margin:10pt 0 0 50%}.s td{padding:2.4pt 5pt}
h4{font:700 10pt/13pt 'Libre Franklin';border-bottom:.8pt solid #16325c;margin:18pt 0 5pt}
`

const seller = { name: 'Veridian Aesthetics, Inc.', address: ['15 Technology Drive, Suite 100', 'Irvine, CA 92618'] }
const buyer = { name: 'Lumina Skin & Vein, PLLC', address: ['720 West Idaho Street', 'Boise, ID 83702'] }

const product = (text: string, detail: string, list: number, line: Line) => ({ ...line, text, detail, list })
const lines = [
  product('Clarus 755/1064', 'Dual-wavelength laser workstation, 24 mm', 14_900_000, item(1, 11_850_000, '')),
  product('Clarus CryoTip', 'Integrated skin cooling', 1_850_000, item(1, 1_400_000, '')),
  product('Handpiece 12 mm', 'Spare handpiece, 755 nm', 640_000, item(2, 480_000, '')),
  product('Eyewear Kit', 'Operator and patient, 5 pieces', 95_000, item(1, 95_000, '')),
  product('VeriCare 36', 'Service agreement, 36 months, parts and labor', 2_160_000, item(1, 1_650_000, '', { category: 'soft' })),
  product('Clinical Training', 'Two days on site', 450_000, item(1, 0, '', { category: 'soft' })),
] // prettier-ignore

export function salesPlatformQuote(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 187_500
  const tax = Math.round(totalOf(lines.slice(0, 4)) * 0.06)
  const total = subtotal + freight + tax
  const rows = lines.map(({ text, detail, list, rate = 0, quantity = 1, cents }) => rowOf([text, detail, `>${amountText(list)}`, `>${amountText(rate)}`, `>${quantity.toFixed(2)}`, `>${amountText(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="font:700 22pt/26pt 'Libre Franklin';color:#00857c">veridian<td class="r" style="font-size:18pt;line-height:26pt">Quote</tr></table>
${tableOf([['Company Address', seller.address.join('<br>') + '<br>United States', 'Created Date', '10/5/2026'], ['', '', 'Expiration Date', '10/30/2026'], ['', '', 'Quote Number', '00031458']], 'class="k" style="margin-top:14pt"')}
${tableOf([['Prepared By', 'Colette Armand', 'Contact Name', 'Priya Raman, MD'], ['Phone', '(949) 555-0140', 'Phone', '(208) 555-0175'], ['E-mail', 'carmand@veridianaesthetics.example', 'E-mail', 'praman@luminaskin.example'], ['Bill To Name', buyer.name, 'Ship To Name', buyer.name], ['Bill To', buyer.address.join('<br>') + '<br>United States', 'Ship To', '3045 East Overland Road, Suite 110<br>Meridian, ID 83642<br>United States']], 'class="k" style="margin-top:14pt"')}
<table class="l"><tr><th>Product<th style="width:30%">Line Item Description<th class="r">List Price<th class="r">Sales Price<th class="r">Quantity<th class="r">Total Price</tr>${rows.join('')}</table>
<table class="s">${sums([['Total Price', subtotal], ['Tax', tax], ['Shipping and Handling', freight], ['<b>Grand Total</b>', `<b>${amountText(total)}</b>`]], amountText)}</table>
<h4>Terms</h4><div>Payment terms: 10% due at signing, 90% due prior to shipment or lessor purchase order. The list prices above add up to ${amountText(lines.reduce((sum, { list, quantity = 1 }) => sum + list * quantity, 0))}; the sales prices hold until the expiration date. Use of the laser is restricted to licensed practitioners. Sales tax is estimated at 6% of tangible goods.</div>
<h4>Quote Acceptance Information</h4>${tableOf([['Signature', '_____________________________'], ['Name', '_____________________________'], ['Title', '_____________________________'], ['Date', '_____________________________']], 'class="k" style="width:70%"')}
<div class="foot c" style="color:#54698d;font-size:8pt">Veridian Aesthetics, Inc. &nbsp; Quotes of more than $100,000.00 need the approval of the regional manager.</div>`
  return drawnDeal({
    name: 'aesthetic-laser-sales-platform-quote', family: 'sales-platform-quote',
    notes:
      'sales platform’s quote: pairs of right-aligned gray labels and values in two columns without colons, company address without the company’s name (it stands in the foot only, the logo is short), number with leading zeros, bill-to and ship-to name and address in rows of their own, list price before sales price, quantities with two decimals, a training line at $0.00, "Total Price" is the sum of lines and "Grand Total" the total, sum of list prices in a sentence and approval limit as decoys',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '00031458', invoice_date: '2026-10-05',
      payment_terms: '10% due at signing, 90% due prior to shipment or lessor purchase order', subtotal: units(subtotal), shipping: units(freight),
      tax_total: units(tax), other_details: { model: 'Clarus 755/1064', equipment_type: 'Dual-wavelength laser workstation' },
    },
    acceptable: {
      ...ofLines(lines, 'description/item', ({ text, detail }) => [detail, `${text} ${detail}`]),
      due_date: ['2026-10-30'], amount_due: [units(total)], 'sender.name': ['veridian'], 'receiver.name': ['Priya Raman, MD, Lumina Skin & Vein, PLLC'],
      'receiver.address': ['3045 East Overland Road, Suite 110, Meridian, ID 83642'], 'other_details.make': ['Clarus', 'Veridian', 'Veridian Aesthetics'],
      'other_details.model': ['755/1064', 'Clarus 755', 'Clarus'], 'other_details.equipment_type': ['laser', 'laser workstation'],
      'other_details.down_payment': [units(Math.round(total / 10))],
    },
    absent: ['file_id', 'purchase_order', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
