/** A vending equipment distributor's order form: the whole price list printed, quantities only where ordered; flatbed scan. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { made, noMachine, safe, worded } from './kit.ts'

const style = `
.page{font:9pt/11.6pt Carlito;padding:.45in .55in}
table{width:100%}
.l td,.l th{border:.7pt solid #777;padding:2pt 5pt}.l th{background:#1f4e79;color:#fff;font-weight:700}.l .g td{background:#ddebf7;font-weight:700}.l td:last-child,.l td:nth-child(4){text-align:right}.l td:nth-child(1){text-align:center}
.f td{border-bottom:.7pt solid #777;padding:5pt 3pt 1pt}.f td:nth-child(odd){border:0;font-weight:700;width:.85in}
`
const seller = { name: 'Tidewater Vending Equipment Co.', address: ['5820 Ward Court', 'Virginia Beach, VA 23455'] }
const buyer = { name: 'Chesapeake Break Room Services LLC', address: ['1316 Yacht Drive', 'Chesapeake, VA 23320'] }
const list: readonly (readonly [string, string, number, number, ('soft' | 'hard')?] | string)[] = [
  'GLASSFRONT SNACK', ['AMS39-640', 'AMS 39" Visi-Combo, 40 sel.', 614_500, 4], ['AMS35-VCB', 'AMS 35" Visi-Combo', 572_500, 0], ['NTL168', 'National 168 Snack, 5-wide', 498_000, 0],
  'COLD DRINK', ['RVCC-804', 'Royal Vendors RVCC 804, 10 sel.', 438_500, 3], ['DN5800', 'Dixie-Narco BevMax 4, 45 sel.', 689_000, 2], ['DN276E', 'Dixie-Narco 276E, can', 361_000, 0],
  'MICRO MARKET', ['KSK-22T', 'Self-checkout kiosk, 22" with scanner', 329_500, 2], ['TRU-GDM49', 'True GDM-49 cooler, 2 door', 462_900, 2], ['TRU-GDM23F', 'True GDM-23F freezer, 1 door', 418_400, 1], ['FIX-8', 'Market fixture wall, 8 ft', 287_500, 0],
  'PAYMENT', ['NYX-VPOS', 'Cashless reader, touch, LTE', 34_900, 9], ['MEI-CF8', 'Coin changer, 5 tube', 28_750, 0], ['MEI-VN27', 'Bill validator, $1-$20', 33_500, 9],
  'SERVICES', ['DLV-SET', 'Liftgate delivery, placed & programmed, per machine', 17_500, 9, 'soft'], ['HAUL', 'Haul away old machine', 12_500, 0, 'soft'],
] // prettier-ignore

export function vendingOrderForm(): Drawn {
  const lines = list.flatMap((row): Line[] => (typeof row === 'string' || row[3] === 0 ? [] : [{ text: row[1], code: row[0], quantity: row[3], rate: row[2], cents: row[2] * row[3], category: row[4] ?? 'hard' }]))
  const subtotal = totalOf(lines)
  const discount = Math.round(subtotal * 0.04)
  const tax = Math.round((subtotal - discount - 157_500) * 0.06)
  const total = subtotal - discount + tax
  const rows = list.map(row => (typeof row === 'string' ? `<tr class="g"><td colspan="5" style="text-align:left">${row}</tr>` : rowOf([row[3] === 0 ? '' : `${row[3]}`, row[0], safe(row[1]), f(row[2]), row[3] === 0 ? '$ -' : `$ ${f(row[2] * row[3])}`]))) // prettier-ignore
  const page = `<table><tr><td><b style="font-size:18pt;line-height:22pt;color:#1f4e79">${seller.name}</b><br>${seller.address.join(', ')} &nbsp; Ph 757-555-0115 &nbsp; Fx 757-555-0116<td class="r"><b style="font-size:14pt;line-height:18pt">EQUIPMENT ORDER FORM</b><br>Price list eff. 1/1/26 rev. C</tr></table>
<table class="f" style="margin-top:6pt"><tr><td>Company<td style="width:42%">${buyer.name}<td>Order Date<td>4/22/2026</tr><tr><td>Address<td>${buyer.address[0]}<td>Order No.<td>TV-3318</tr><tr><td>City/St/Zip<td>${buyer.address[1]}<td>Cust. P.O.<td></tr><tr><td>Contact<td>Denise Holloway 757-555-0190<td>Sales Rep<td>Art Binkley</tr><tr><td>Ship To<td>Same<td>Terms<td>Lease / net on delivery</tr></table>
<table class="l" style="margin-top:10pt"><tr><th class="c" style="width:.5in">QTY<th style="width:1in">MODEL<th>DESCRIPTION<th class="r" style="width:.85in">PRICE EA.<th class="r" style="width:1.05in">EXTENDED</tr>${rows.join('')}
${[['SUBTOTAL', `$ ${f(subtotal)}`], ['PACKAGE DISCOUNT 4%', `$ (${f(discount)})`], ['VA SALES TAX 6.0% (equipment)', `$ ${f(tax)}`], ['FREIGHT', 'Included']].map(([a, b]) => `<tr><td colspan="4" class="r" style="text-align:right">${a}<td>${b}</tr>`).join('')}<tr class="b"><td colspan="4" style="text-align:right">ORDER TOTAL<td>$ ${f(total)}</tr></table>
<p style="font-size:8pt;line-height:10pt;margin:8pt 0 0">Prices subject to change without notice. Cashless readers carry a service fee of $9.95 per month and 5.95% per sale, billed by the processor. Warranty: one year parts, 90 days labor within 60 miles. Restocking 20%. A deposit of 25% is due with cash orders; leased orders ship when the lessor's purchase order is received.</p>
<table style="margin-top:32pt"><tr><td style="width:55%">${penned(17, 150)}<div style="border-top:.8pt solid #000;width:85%">Authorized signature</div><td><span style="font:15pt/12pt Caveat;position:absolute;margin-top:-13pt">4-22-26</span><div style="border-top:.8pt solid #000;width:60%">Date</div></tr></table>`
  return made({
    name: 'break-room-vending-order-form-scan', family: 'price-list-order-form', scan: { dpi: 200, skewDegrees: 0.3, noise: 11, blur: 0.42, jpegQuality: 74, background: 250 },
    notes:
      'flatbed scan of a vending distributor’s order form from a spreadsheet: the whole price list is printed in groups, only nine of fifteen models have a quantity and an extension (others "$ -"), package discount in parentheses, tax of equipment only, freight "Included", order total; blank customer P.O.; monthly reader fee and deposit percent in small print; signed with a pen',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'TV-3318', invoice_date: '2026-04-22', payment_terms: 'Lease / net on delivery', subtotal: units(subtotal), discount: units(discount), tax_total: units(tax),
      other_details: { make: 'AMS', model: 'AMS39-640' },
    },
    acceptable: {
      ...worded(lines, ({ text, code }) => [`${code} ${text}`]), amount_due: [units(total)], 'other_details.model': ['AMS39-640', '39" Visi-Combo', 'Visi-Combo'], 'other_details.equipment_type': ['GLASSFRONT SNACK', 'snack machine', 'vending machine', 'Visi-Combo', null], shipping: [0, null],
    },
    absent: ['purchase_order', 'trade_in', 'due_date', ...noMachine],
  })
} // prettier-ignore
