/** A storage container seller's sales order from a small firm's customer program: depot, release and condition columns, delivery by miles, card fee, wire box. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { $, lined, made, noMachine, safe, worded } from './kit.ts'

const style = `
.page{font:9.2pt/12.4pt 'Source Sans';padding:.5in .6in;color:#1b1b1b}
table{width:100%}
.l{margin-top:14pt}.l th{background:#f08a24;color:#fff;font-weight:700;padding:4pt 5pt}.l td{padding:5pt;border-bottom:.7pt solid #e2c9ad}
.m td{padding:2pt 5pt}.m td:first-child{background:#fbeee0;width:1.1in}
`
const seller = { name: 'Boxcar Bill’s Containers LLC', address: ['11900 Almeda Rd', 'Houston, TX 77045'] }
const buyer = { name: 'Pecan Grove Self Storage, LP', address: ['2117 FM 359', 'Richmond, TX 77406'] }
const lines: readonly Line[] = [
  item(10, 268_500, '20’ Standard, Cargo Worthy, used'),
  item(6, 389_000, '40’ High Cube, One Trip'),
  item(2, 594_500, '40’ High Cube Double Door, One Trip'),
  item(18, 14_500, 'Lock box, welded'),
  item(18, 41_500, 'Tilt-bed delivery, Zone 2 (26-50 mi)', { category: 'soft' }),
]
const more = [['HOU-4', 'MULTI', 'CW'], ['HOU-2', 'RAL 7035 gray', '1-Trip'], ['HOU-2', 'RAL 7035 gray', '1-Trip'], ['', '', ''], ['', '', '']] // prettier-ignore

export function containerOrder(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round(totalOf(lines.slice(0, 4)) * 0.0825)
  const total = subtotal + tax
  const deposit = Math.round(total * 0.1)
  const rows = lines.map(({ text, quantity, rate = 0, cents }, i) => rowOf([`>${quantity}`, safe(text), more[i]?.[0] ?? '', more[i]?.[1] ?? '', more[i]?.[2] ?? '', `>${$(rate)}`, `>${$(cents)}`])) // prettier-ignore
  const page = `<table><tr><td style="width:60%"><div style="display:inline-block;border:2.4pt solid #1b1b1b;padding:3pt 12pt;font:700 19pt/24pt 'Barlow Condensed';background:repeating-linear-gradient(90deg,#f08a24 0 6pt,#e57d12 6pt 9pt);color:#fff">BOXCAR BILL’S</div><br><b>${seller.name}</b><br>${seller.address.join(', ')}<br>(713) 555-0177 &nbsp; hello@boxcarbills.example<td class="r"><span style="font:700 20pt/24pt 'Barlow Condensed'">SALES ORDER</span><br>SO-260918-04</tr></table>
<table style="margin-top:14pt"><tr><td style="width:50%;padding-right:14pt"><b>Customer</b><br>${lined(buyer)}<br>Roy Kubena &nbsp; (281) 555-0139<br>roy@pecangrovestorage.example<td><table class="m">${[['Order date', 'Friday, September 18, 2026'], ['Sold by', 'Kaylee'], ['Need by', 'Oct 5 - Oct 16, 2026'], ['Deliver to', 'same, doors toward cab'], ['Terms', '10% down, balance before dispatch'], ['Customer PO', 'PG-77']].map(r => rowOf(r)).join('')}</table></tr></table>
<table class="l"><tr><th class="r" style="width:.4in">Qty<th>Container / Service<th>Depot<th>Color<th>Grade<th class="r">Each<th class="r">Total</tr>${rows.join('')}</table>
<table style="width:44%;margin:8pt 0 0 56%">${[['Merchandise &amp; services', $(subtotal)], ['Sales tax 8.25% (units &amp; lock boxes)', $(tax)]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}<tr class="b" style="font-size:11.6pt;line-height:18pt"><td>Order total<td class="r">${$(total)}</tr>${rowOf(['10% down payment, rec’d 9/18/26 ACH', `>(${$(deposit)})`])}<tr class="b"><td>Balance before dispatch<td class="r">${$(total - deposit)}</tr></table>
<p style="margin:16pt 0 0"><b>Wire or ACH only.</b> Bayou Vista Bank, ABA 113024588, acct 7710044182. Cards are accepted with a 3.5% fee. We never change bank details by e-mail; call us first.</p>
<p style="font-size:8.2pt;line-height:10.8pt;margin-top:9pt"><b>Grades.</b> One Trip: new from the factory, one load of cargo, may show light scuffs. CW (Cargo Worthy): 10-14 years old, wind and water tight, valid CSC plate possible, surface rust and dents to be expected. Colors of used units vary. <b>Site.</b> 40’ units need 100 ft straight-line clearance, 20’ units 60 ft, 14 ft of height. Dry runs are billed at $275.00 each; waiting after 30 minutes $95.00 per hour. <b>Cancellation.</b> Orders canceled after release numbers are issued carry 15%. Title to the units passes when they are paid in full. Containers have no titles or plates in Texas; this order and the paid receipt are your proof of ownership.</p>
<p style="margin-top:26pt">Customer signature ____________________________ &nbsp;&nbsp; Date ____________</p><div class="foot c" style="font-size:8pt;color:#7a5a36">BBB accredited &nbsp;&bull;&nbsp; 4.8 stars from 611 reviews &nbsp;&bull;&nbsp; Ask us about rent-to-own from $89/mo</div>`
  return made({
    name: 'self-storage-containers-sales-order', family: 'container-seller-sales-order',
    notes:
      'storage container seller’s sales order: number with the date inside, order date with the weekday in a shaded label table, depot, color and grade columns between description and price, delivery as a line, tax of the goods only, order total, ten percent down payment received in parentheses, balance before dispatch; delivery window of dates, card fee, waiting, dry run and rent-to-own amounts as noise; no title',
    style, pages: [page], sender: seller, receiver: buyer, lines, less: deposit,
    expected: {
      total_invoice_value: units(total), invoice_number: 'SO-260918-04', invoice_date: '2026-09-18', purchase_order: 'PG-77', payment_terms: '10% down, balance before dispatch', subtotal: units(subtotal), tax_total: units(tax), amount_due: units(total - deposit),
      other_details: { down_payment: units(deposit) },
    },
    acceptable: {
      ...worded(lines, ({ text }, i) => [[text, ...(more[i] ?? [])].join(' ').trim()]), shipping: [units(747_000), null], due_date: [null, '2026-10-05', '2026-10-16'], 'transactions.3.category': ['hard', 'soft'],
      'other_details.equipment_type': ['container', 'storage container', '20’ Standard', 'containers', null], 'sender.name': ['BOXCAR BILL’S', 'Boxcar Bill\'s Containers LLC'], 'other_details.titled': [false],
    },
    absent: ['discount', 'trade_in', 'other_details.vin', 'other_details.year', 'other_details.make', ...noMachine.slice(2, 3)],
  })
} // prettier-ignore
