/** A golf simulator builder's invoice from a client management service: cover strip, services with details, payment schedule with a first payment made; two pages. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { $, made, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:9.6pt/13.4pt Lato;padding:.6in .8in;color:#2b2b2b}
table{width:100%}
.band{position:absolute;left:0;right:0;top:0;height:1.35in;background:linear-gradient(100deg,#1d3a2b,#3f6b4d);color:#fff;padding:.42in .8in 0}
.l th{font-size:8pt;letter-spacing:.6pt;color:#777;border-bottom:.7pt solid #ccc;padding:4pt 0}.l td{padding:11pt 0;border-bottom:.5pt solid #e3e3e3}.l small{display:block;font-size:8.2pt;line-height:11pt;color:#777;padding-right:20pt}
.s td{padding:3pt 0}
.p td{padding:7pt 8pt;border-bottom:.5pt solid #e3e3e3}
`
const seller = { name: 'Fairway Indoors Studio LLC', address: ['510 Meridian Parkway, Unit C', 'Durham, NC 27713'] }
const buyer = { name: 'The Back Nine Taproom LLC', address: ['229 W Main Street', 'Carrboro, NC 27510'] }
const goods = [
  ['Foresight GCQuad Launch Monitor', 'Ball and club data, 2 year warranty, FSX Play license', 2, 1_549_900, 'hard'],
  ['Uneekor EYE XO2 Launch Monitor', 'Overhead, three camera, bays 3 and 4', 2, 1_199_900, 'hard'],
  ['Bay Enclosure 16 x 10 x 11', 'Steel frame, impact screen, foam cushions, side netting', 4, 487_500, 'hard'],
  ['BenQ AK700ST Projector', '4K laser short throw, ceiling plate and 30 ft HDMI', 4, 329_900, 'hard'],
  ['Gaming PC + Touch Kiosk', 'RTX 4070, 27 in touch display on pedestal', 4, 398_000, 'hard'],
  ['Turf, Hitting Strip and Subfloor', 'SigPro strips, 1,120 sq ft putting turf, foam underlay', 1, 1_642_000, 'hard'],
  ['Installation and Calibration', 'Two technicians, five days on site', 1, 1_180_000, 'soft'],
  ['Booking Software Onboarding', 'Calendar, door access and payments set up', 1, 145_000, 'soft'],
] as const

export function clientFlowInvoice(): Drawn {
  const lines = goods.map(([text, , quantity, rate, category]) => item(quantity, rate, text, { category }))
  const subtotal = totalOf(lines)
  const discount = 250_000
  const tax = Math.round((totalOf(lines.slice(0, 6)) - discount) * 0.075)
  const total = subtotal - discount + tax
  const half = Math.round(total * 0.5)
  const second = Math.round(total * 0.4)
  const rows = lines.map(({ text, quantity = 1, rate = 0, cents }, i) => rowOf([`<b>${safe(text)}</b><small>${goods[i]?.[1]}</small>`, `>${quantity}`, `>${$(rate)}`, `>${$(cents)}`]))
  const head = '<tr><th>Service<th class="r" style="width:.5in">Qty<th class="r" style="width:1.1in">Price<th class="r" style="width:1.15in">Subtotal</tr>'
  const one = `<div class="band"><div style="font:700 20pt/24pt 'Montserrat'">Four Bay Build-Out</div><div style="font-size:9pt">Fairway Indoors Studio &nbsp;/&nbsp; hello@fairwayindoors.example</div></div>
<table style="margin-top:1.05in"><tr><td style="width:36%"><span style="color:#777">From</span><br><b>${seller.name}</b><br>${seller.address.join('<br>')}<br>(919) 555-0136<td style="width:36%"><span style="color:#777">To</span><br><b>${buyer.name}</b><br>${buyer.address.join('<br>')}<br>Reese Calloway<td class="r"><span style="color:#777">Invoice #</span> <b>000318</b><br><span style="color:#777">Created</span> Jun 2, 2026<br><span style="color:#777">Project date</span> Jul 13, 2026<br><span style="color:#777">Status</span> Partially paid</tr></table>
<table class="l" style="margin-top:16pt">${head}${rows.join('')}</table><div class="foot" style="color:#999;font-size:7.6pt"><table><tr><td>Invoice #000318<td class="r">1/2</tr></table></div>`
  const payment = (n: number, when: string, cents: number, state: string, color: string) => `<tr><td style="width:28%"><b>Payment ${n} of 3</b><td>${when}<td class="r">${$(cents)}<td style="width:1in;text-align:right"><span style="background:${color};color:#fff;border-radius:8pt;padding:1pt 8pt;font-size:8pt">${state}</span></tr>`
  const two = `<table style="width:46%;margin-left:54%" class="s">${[['Subtotal', $(subtotal)], ['Multi-bay discount', `-${$(discount)}`], ['NC + Orange County tax (7.5%)', $(tax)], ['<b>Grand total</b>', `<b>${$(total)}</b>`], ['Amount paid', $(half)], ['<b>Remaining balance</b>', `<b>${$(total - half)}</b>`]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table>
<h3 style="font:700 12pt/16pt 'Montserrat';margin:26pt 0 6pt">Payment schedule</h3><table class="p">${payment(1, 'Paid Jun 4, 2026 by ACH', half, 'PAID', '#3f6b4d')}${payment(2, 'Due Jul 6, 2026', second, 'UPCOMING', '#999')}${payment(3, 'Due on completion', total - half - second, 'UPCOMING', '#999')}</table>
<p style="margin-top:20pt;font-size:8.6pt;line-height:12pt;color:#555"><b>A note from Fairway Indoors</b><br>Thanks for letting us build your bays! Ceiling must be clear to 10 ft 6 in by July 10. Electrical (two 20 amp circuits per bay) is by your contractor. Launch monitors ship only after payment 2. The simulator software subscription of $499.00 per bay per year is billed by the maker and is not on this invoice. Your finance company may pay payments 2 and 3 together.</p>
<p style="font-size:8.6pt;line-height:12pt;color:#555">Payments are secured and processed online. Credit cards carry a 3% convenience charge.</p><div class="foot" style="color:#999;font-size:7.6pt"><table><tr><td>Invoice #000318<td class="r">2/2</tr></table></div>`
  return made({
    name: 'taproom-golf-bays-client-flow-invoice', family: 'client-flow-service-invoice',
    notes:
      'invoice from a client management service for small firms: project name as the headline instead of the word invoice, "Service" column also for goods, details in gray below, sums overleaf with a discount that lowers the taxable amount, amount paid and remaining balance, payment schedule with a paid, a dated and an undated payment; subscription per bay and card charge as decoys; number with leading zeros',
    style, pages: [one, two], sender: seller, receiver: buyer, lines, less: half,
    expected: {
      total_invoice_value: units(total), invoice_number: '000318', invoice_date: '2026-06-02', subtotal: units(subtotal), discount: units(discount), tax_total: units(tax), amount_due: units(total - half),
      other_details: { make: 'Foresight', model: 'GCQuad', equipment_type: 'Launch Monitor' },
    },
    acceptable: {
      ...worded(lines, (_, i) => [`${goods[i]?.[0]} ${goods[i]?.[1]}`]), due_date: ['2026-07-06', null], file_id: [318, null], 'other_details.down_payment': [units(half), null], 'other_details.make': ['Foresight', null], 'other_details.model': ['GCQuad', 'GCQuad Launch Monitor', null], 'other_details.equipment_type': ['Launch Monitor', 'golf simulator', null],
    },
    absent: ['purchase_order', 'shipping', 'trade_in', 'payment_terms', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
