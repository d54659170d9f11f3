/** A bakery machine rebuilder's typed invoice: no table, a paragraph for every machine with dotted leaders to its price; fax. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { $, lined, made, ones, safe } from './kit.ts'

const style = `
.page{font:11.4pt/14.6pt 'Tinos';padding:.6in .95in}
.d{display:flex;margin:0}.d i{flex:1;width:0;overflow:hidden;white-space:nowrap;margin:0 4pt;font-style:normal}
`
const seller = {
  name: 'KOLBE BAKERY MACHINERY, INC.',
  address: ['2117 N. Mannheim Road', 'Melrose Park, Illinois 60160'],
}
const buyer = { name: 'Hearth & Rye Bread Company', address: ['5501 W. Lisbon Avenue', 'Milwaukee, Wisconsin 53210'] }
const machines = [
  [
    'One (1) rebuilt Adamatic two-pocket dough divider and rounder',
    ['Serial no. 20417, 220 volt, 3 phase', 'New piston block, belts, bearings and paint'],
    3_975_000,
  ],
  [
    'One (1) rebuilt Hobart M-802 spiral-type mixer, 80 qt.',
    ['Serial no. 11-228-417, with bowl, hook and beater'],
    1_385_000,
  ],
  [
    'One (1) used Baxter OV210G double rack oven, natural gas',
    ['Serial no. 24-1104882, 2019, with new hood and 4 racks'],
    2_860_000,
  ],
  ['One (1) new Kolbe model 48-12 cooling conveyor', ['12 ft. long, stainless frame, variable speed'], 947_500],
  ['Rigging and start-up at your plant, two men, three days', [], 684_000],
] as const

export function rebuilderInvoice(): Drawn {
  const lines = machines.map(([text, , cents], i): Line => ({ text, cents, category: i === 4 ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const freight = 187_500
  const total = subtotal + freight
  const deposit = 3_000_000
  const leader = (text: string, cents: string) => `<p class="d"><span>${text}</span><i>${' .'.repeat(120)}</i><span>${cents}</span></p>`
  const page = `<div style="font:8.6pt/10pt Cousine;margin:-24pt -40pt 20pt">10/13/2026 TUE 10:07 &nbsp; FAX 708 555 0161 &nbsp; Kolbe Bakery Mach. &nbsp; --&gt; &nbsp; Lakeshore Leasing &nbsp;&nbsp;&nbsp; P. 001/001</div>
<div class="c"><b style="font-size:19pt;line-height:24pt;letter-spacing:1pt">${seller.name}</b><br><i>Rebuilders of fine bakery equipment since 1957</i><br>${seller.address.join(' &nbsp;&bull;&nbsp; ')}<br>Telephone (708) 555-0160</div><div style="border-top:2.4pt double #000;margin:9pt 0 14pt"></div>
<p class="r" style="margin:0">October 12, 2026</p><p style="margin:0"><b>INVOICE NO. 6604</b></p>
<p style="margin:12pt 0 0">${lined(buyer)}</p><p style="margin:10pt 0 0">Attention: Mr. Elias Brandt<br>Your order of September 28, 2026</p>
<p style="margin:12pt 0 8pt">FOR THE FOLLOWING EQUIPMENT, F.O.B. MELROSE PARK:</p>
${machines.map(([text, notes, cents], i) => `${leader(safe(text), i === 0 ? $(cents) : $(cents).slice(1))}<div style="padding-left:30pt;margin-bottom:8pt">${notes.join('<br>')}</div>`).join('')}
<div style="margin:12pt 0 0 42%">${leader('Sub-total', $(subtotal))}${leader('Freight to Milwaukee', $(freight).slice(1))}${leader('<b>TOTAL</b>', `<b>${$(total)}</b>`)}${leader('Less deposit received 9/30/26', $(deposit).slice(1))}<div style="border-top:1pt solid #000;margin-top:2pt"></div>${leader('<b>BALANCE DUE</b>', `<b>${$(total - deposit)}</b>`)}</div>
<p style="margin:16pt 0 0">Terms: Balance by wire or certified check before machines leave our floor. Bakery production machinery, Wisconsin exemption certificate received, no sales tax charged. Rebuilt machines carry our guarantee of six months on parts; used machines are sold as they are.</p>
<p style="margin:12pt 0 0">Thank you for your business.</p><p style="margin:8pt 0 0 55%">KOLBE BAKERY MACHINERY, INC.<br>Walter Kolbe, Jr.</p>`
  return made({
    name: 'bread-bakery-rebuilder-invoice-fax', family: 'typed-leader-dots-invoice', scan: { dpi: 200, skewDegrees: 0.25, noise: 32, blur: 0.5, jpegQuality: 70, threshold: 150 },
    notes:
      'fax of a bakery machine rebuilder’s typed invoice: fax header with another date and names, no table at all, quantity in words inside each description, dotted leaders to the price, details indented below, dollar sign on the first price only, sums in the same leaders, deposit without a sign after "Less deposit received", balance due',
    style, pages: [page], sender: seller, receiver: buyer, lines, less: deposit,
    expected: {
      total_invoice_value: units(total), invoice_number: '6604', invoice_date: '2026-10-12', subtotal: units(subtotal), shipping: units(freight), amount_due: units(total - deposit),
      other_details: { make: 'Adamatic', equipment_type: 'dough divider and rounder', down_payment: units(deposit) },
    },
    acceptable: {
      ...ones(lines), tax_total: [0, null], payment_terms: ['Balance by wire or certified check before machines leave our floor', 'Balance by wire or certified check before machines leave our floor.', null], 'other_details.equipment_type': ['dough divider', 'two-pocket dough divider and rounder', 'dough divider and rounder'],
      'other_details.vin': ['20417', null], 'other_details.year': [null, '2019'], 'other_details.equipment_age': [null, 7], 'other_details.model': [null, 'two-pocket'], purchase_order: [null],
      ...Object.fromEntries(machines.map(([text, notes], i) => [`transactions.${i}.description/item`, [text, text.replace('One (1) ', ''), [text, ...notes].join(' '), [text.replace('One (1) ', ''), ...notes].join(' ')]])),
    },
    absent: ['discount', 'trade_in', 'due_date', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
