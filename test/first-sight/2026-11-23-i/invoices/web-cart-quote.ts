/** A growing supplies web shop's quote made from a cart: original and proposed prices, SKU under the name, coupon, freight method, buttons and links of the page printed along. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { $, lined, made, noMachine, safe, worded } from './kit.ts'

const style = `
.page{font:9pt/12.4pt 'Open Sans';color:#333;padding:.55in .6in}
table{width:100%}
.l{margin-top:12pt}.l th{border-bottom:1.4pt solid #ccc;font-weight:700;padding:4pt 5pt}.l td{border-bottom:.6pt solid #ddd;padding:6pt 5pt}.l small,.l s{font-size:7.6pt;color:#777}
.q{background:#f5f5f5;padding:8pt 12pt;line-height:13pt}
`
const seller = { name: 'GreenBench Grower Supply', address: ['2205 NE Loop Drive', 'Ames, IA 50010'] }
const buyer = { name: 'Loess Hills Microgreens', address: ['1480 Bluffs Road', 'Council Bluffs, Iowa, 51503'] }
const lines = [
  item(24, 62_400, 'Fluence SPYDR 2p LED Top Light, 645 W, 277 V', { code: 'FL-SPY2P-277' }),
  item(12, 118_900, 'Rolling Bench, 5 ft x 24 ft, Aluminum with Trays', { code: 'GB-RB524' }),
  item(1, 897_500, 'Fertigation Controller, 4 Zone, with Dosers', { code: 'DN-FERT4-K' }),
  item(3, 346_800, 'Quest 335 Dehumidifier, 335 pint, 230 V', { code: 'QU-335-230' }),
  item(2, 129_950, 'HAF Fan Package, 20 inch, set of 8', { code: 'HAF20-8' }),
  item(1, 214_000, 'Remote Commissioning, one day', { code: 'SVC-COMM1', category: 'soft' }),
]
const listed = [72_900, 131_500, 995_000, 389_900, 129_950, 214_000]

export function webCartQuote(): Drawn {
  const subtotal = totalOf(lines)
  const [discount, freight] = [100_000, 184_760]
  const tax = 0
  const total = subtotal - discount + freight
  const rows = lines.map(({ text, code, quantity, rate = 0, cents }, i) => rowOf([`<b style="color:#006838">${safe(text)}</b><br><small>SKU: ${code}</small>`, `>${listed[i] === rate ? '' : `<s>${$(listed[i] ?? 0)}</s><br>`}${$(rate)}`, `>${quantity}`, `>${$(cents)}`])) // prettier-ignore
  const sum = [['Subtotal', $(subtotal)], ['Discount (GROW1000)', `-${$(discount)}`], ['Shipping &amp; Handling (LTL Freight - Liftgate Delivery)', $(freight)], ['Tax (exempt, certificate on file)', $(tax)]] // prettier-ignore
  const page = `<div style="font-size:7.4pt;color:#888;margin:-20pt 0 12pt">11/4/26, 9:18 AM<span style="float:right">Quote # QT000011926 | GreenBench Grower Supply</span></div>
<table><tr><td><div style="font:700 17pt/22pt 'Open Sans';color:#006838">&#10047; GreenBench</div><span style="font-size:7.8pt">${seller.name}, ${seller.address.join(', ')} &nbsp; 515-555-0187</span><td class="r" style="font-size:7.8pt">Hello, Bree! &nbsp; | &nbsp; My Account &nbsp; | &nbsp; My Cart (6)</tr></table>
<div style="border-top:.7pt solid #ccc;margin:8pt 0 12pt"></div>
<div style="font:700 17pt/22pt 'Open Sans'">Spring expansion, phase 2</div><table style="margin:4pt 0 10pt"><tr><td>Quote # <b>QT000011926</b> &nbsp; <span style="border:1pt solid #1a7f37;color:#1a7f37;border-radius:2pt;padding:0 5pt;font-size:7.6pt">Approved</span><td class="r" style="font-size:8.4pt">Created: Oct 29, 2026 (Bree Nolte) &nbsp;&nbsp; Sales Rep: Hamid Yusuf<br>Expires: Nov 28, 2026</tr></table>
<table><tr><td style="width:33%"><b>Company</b><br>${buyer.name}<br>Bree Nolte<td style="width:33%"><b>Billing Address</b><br>${lined(buyer)}<br>T: 712-555-0126<td><b>Shipping Address</b><br>${buyer.name}<br>Greenhouse 3, gate off Hwy 183<br>Crescent, Iowa, 51526</tr></table>
<table class="l"><tr><th>Product<th class="r" style="width:1.2in">Price<th class="r" style="width:.6in">Qty<th class="r" style="width:1.15in">Subtotal</tr>${rows.join('')}</table>
<table style="margin-top:12pt"><tr><td style="width:46%;padding-right:22pt"><b>Comments</b><div style="font-size:8pt;line-height:11pt;border-left:2pt solid #ddd;padding-left:7pt;margin-top:3pt"><b>Hamid Yusuf</b>, Oct 30, 2026, 10:02 AM<br>Bree, lights and benches at contract price. The utility rebate is about $4,300, paid to you after install.<br><b>Bree Nolte</b>, Nov 2, 2026, 4:51 PM<br>Great, lease company needs the quote in our LLC name.</div><td><div class="q"><table>${sum.map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}<tr class="b" style="font-size:11pt;line-height:20pt;border-top:.7pt solid #bbb"><td>Quote Grand Total<td class="r">${$(total)}</tr></table></div><div style="margin-top:8pt;text-align:right"><span style="background:#006838;color:#fff;padding:4pt 12pt;border-radius:2pt">Proceed to Checkout</span></div><div class="r" style="font-size:7.8pt;margin-top:7pt;color:#006838">Print &nbsp; | &nbsp; Send to Sales Rep &nbsp; | &nbsp; Close Quote</div></tr></table>
<div style="position:absolute;left:.6in;right:.6in;bottom:.35in;font-size:7.4pt;color:#888">https://www.greenbench.example/negotiable_quote/quote/view/quote_id/11926/<span style="float:right">1/1</span></div>`
  return made({
    name: 'greenhouse-lights-web-cart-quote', family: 'web-shop-negotiated-quote',
    notes:
      'web shop’s negotiated quote printed from a browser: title is the buyer’s own name for the quote, number beside a status badge, created and expiry dates small at the right, list prices struck through above the agreed ones, SKU under the name, coupon as discount, freight method inside the label, tax of zero with a reason, comments with an estimated rebate, buttons, browser header and footer with another date',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'QT000011926', invoice_date: '2026-10-29', subtotal: units(subtotal), discount: units(discount), shipping: units(freight), tax_total: 0,
      other_details: { make: 'Fluence', model: 'SPYDR 2p', equipment_type: 'LED Top Light' },
    },
    acceptable: {
      ...worded(lines, ({ text, code }) => [`${text} SKU: ${code}`]), tax_total: [0, null], amount_due: [units(total)], due_date: [null, '2026-11-28'], 'other_details.model': ['SPYDR 2p', 'FL-SPY2P-277', 'SPYDR'], 'other_details.equipment_type': ['LED Top Light', 'Top Light', 'LED Light'],
      'receiver.address': ['Greenhouse 3, gate off Hwy 183, Crescent, Iowa, 51526', '1480 Bluffs Road, Council Bluffs, IA 51503'], 'sender.name': ['GreenBench'],
    },
    absent: ['purchase_order', 'payment_terms', 'trade_in', ...noMachine],
  })
} // prettier-ignore
