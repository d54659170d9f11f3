/** An ultrasound dealer's invoice from a cloud ERP package: total and due date in a gray banner beside the parties. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal, amountText, noVehicle, service } from './deal.ts'

const style = `
.page{font:9pt/12.2pt 'Open Sans';color:#222;padding:.5in .55in}
.total{background:#e3e3e3;padding:7pt 10pt;text-align:right}
.h{width:100%;margin-top:14pt}.h th{background:#e3e3e3;font-weight:700;padding:3pt 6pt;font-size:8.4pt}.h td{padding:4pt 6pt}
.i td{border-bottom:.4pt solid #ccc}.i small{display:block;font-size:8pt;line-height:10.4pt}
.s{width:42%;margin:8pt 0 0 58%}.s td{padding:2.4pt 6pt}
.stub{position:absolute;left:.55in;right:.55in;bottom:.45in;border-top:1pt dashed #777;padding-top:8pt}
`

const seller = { name: 'Cascadia Diagnostic Imaging, Inc.', address: ['18912 North Creek Pkwy Ste 120', 'Bothell WA 98011', 'United States'] } // prettier-ignore
const buyer = { name: "Summit Women's Health PLLC", address: ['2707 Colby Ave Suite 800', 'Everett WA 98201', 'United States'] } // prettier-ignore

const lines: readonly Line[] = [
  item(1, 8_475_000, 'VOL-E10 BT24', { more: ['Voluson E10 BT24 ultrasound system, refurbished', 'Serial: VE10-448213', 'Year of manufacture 2022'] }),
  item(1, 785_000, 'PRB-RAB6D', { more: ['RAB6-D volume convex probe', 'Serial: 302771KR9'] }),
  item(1, 690_000, 'PRB-C29D', { more: ['C2-9-D convex probe', 'Serial: 118840KR2'] }),
  item(1, 815_000, 'PRB-RIC59', { more: ['RIC5-9-D endocavity probe', 'Serial: 275016KR4'] }),
  item(1, 129_500, 'PRN-UPD898', { more: ['Black and white thermal printer'] }),
  service('SVC-INSTALL', 165_000, { more: ['On-site installation and DICOM setup'] }),
  service('WTY-EXT24', 940_000, { more: ['Extended warranty, months 13 to 36'] }),
] // prettier-ignore

export function totalBanner(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal - 165_000 - 940_000) * 0.099)
  const freight = 87_500
  const total = subtotal + tax + freight
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents, category }) => `<tr><td class="c">${quantity}<td><b>${text}</b><small>${more.join('<br>')}</small><td class="c">${category === 'hard' ? 'Yes' : 'No'}<td class="r">${amountText(rate)}<td class="r">${amountText(cents)}</tr>`) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><div style="font:700 15pt/18pt 'Open Sans';color:#0b6e69">cascadia imaging</div>${block(seller)}<td class="r"><span style="font-size:22pt;line-height:26pt">Invoice</span><br><b>#INV20418</b><br>9/21/2026</tr></table>
<table style="width:100%;margin-top:16pt"><tr><td style="width:31%"><b>Bill To</b><br>${block(buyer)}<td style="width:31%"><b>Ship To</b><br>Summit Women's Health PLLC<br>Imaging Dept, 3rd Floor<br>1330 Rockefeller Ave<br>Everett WA 98201<td><div class="total"><b style="font-size:9pt">TOTAL</b><br><span style="font:700 19pt/26pt 'Open Sans'">${amountText(total)}</span><br>Due Date: 10/21/2026</div></tr></table>
<table class="h"><tr><th>Terms<th>Due Date<th>PO #<th>Sales Rep<th>Shipping Method<th>Partner</tr>${rowOf(['Net 30', '10/21/2026', 'SWH-0915', 'Nora Lindahl', 'White glove', ''])}</table>
<table class="h i"><tr><th class="c">Quantity<th style="width:52%">Item<th class="c">Tax<th class="r">Rate<th class="r">Amount</tr>${rows.join('')}</table>
<table class="s">${rowOf(['>Subtotal', `>${amountText(subtotal)}`])}${rowOf(['>Shipping Cost (White glove)', `>${amountText(freight)}`])}${rowOf(['>Tax Total (9.9%)', `>${amountText(tax)}`])}<tr style="background:#e3e3e3;font-weight:700"><td class="r">Total<td class="r">${amountText(total)}</tr><tr style="font-weight:700"><td class="r">Amount Due<td class="r">${amountText(total)}</tr></table>
<div class="stub"><table style="width:100%"><tr><td><b>Remittance Slip</b><br>Customer: 3381 Summit Women's Health PLLC<br>Invoice # INV20418<td class="r">Amount Due &nbsp; ${amountText(total)}<br>Amount Paid &nbsp; ________________<br>Make checks payable to ${seller.name}</tr></table><div class="c" style="margin-top:8pt;font-size:8pt">INV20418 &nbsp; 1 of 1 &nbsp; ${formatAmount(0)} deposits applied</div></div>`
  return drawnDeal({
    name: 'refurbished-ultrasound-total-banner',
    family: 'erp-total-banner',
    notes:
      'cloud ERP package’s invoice: total and due date in a gray banner beside bill-to and ship-to (another street), addresses without commas and with the country, item codes in bold over descriptions and serial numbers, tax as Yes or No per line, freight outside the lines, remittance slip at the foot repeats the amount',
    style,
    pages: [page],
    sender: { ...seller, address: seller.address.slice(0, 2) },
    receiver: { ...buyer, address: buyer.address.slice(0, 2) },
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: 'INV20418',
      invoice_date: '2026-09-21',
      due_date: '2026-10-21',
      payment_terms: 'Net 30',
      purchase_order: 'SWH-0915',
      subtotal: units(subtotal),
      shipping: units(freight),
      tax_total: units(tax),
      amount_due: units(total),
      other_details: { make: 'Voluson', model: 'E10 BT24', year: '2022', equipment_type: 'ultrasound system' },
    },
    expected_derived: { 'other_details.equipment_age': 4, basis: 'invoice year minus year of manufacture' },
    acceptable: {
      ...Object.fromEntries(lines.map(({ text, more = [] }, i) => [`transactions.${i}.description/item`, [text, more[0], more.join(' '), [text, more[0]].join(' '), [text, ...more].join(' ')]])),
      invoice_number: ['#INV20418'],
      'sender.name': ['cascadia imaging'],
      'other_details.make': ['Voluson', null],
      'other_details.model': ['Voluson E10 BT24', 'E10', 'VOL-E10 BT24', 'Voluson E10'],
      'other_details.vin': ['VE10-448213'],
      'receiver.address': ['Imaging Dept, 3rd Floor, 1330 Rockefeller Ave, Everett WA 98201'],
    },
    absent: ['discount', 'trade_in', 'other_details.down_payment', noVehicle[1]],
  })
} // prettier-ignore
