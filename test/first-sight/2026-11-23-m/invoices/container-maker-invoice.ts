/** A roll-off container maker's invoice on its printed form: typed lines with serial ranges and colors, steel surcharge, bill of lading and trucker; copier scan. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { made, ones, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:9.4pt/12pt 'Roboto Condensed';padding:.5in .55in}
table{width:100%}
.ty,.ty td{font:10pt/12.6pt Cousine}
.g td,.g th{border:.9pt solid #24506e;padding:1.6pt 5pt}.g th{background:#24506e;color:#fff;font-size:8pt;font-weight:700;text-align:center}
.l td{border-top:0;border-bottom:0}
.bx{border:.9pt solid #24506e;border-radius:6pt;padding:4pt 8pt;height:1in}
`
const seller = {
  name: 'BLUEGRASS CONTAINER & FABRICATION, INC.',
  address: ['2901 Old Louisville Road', 'Bowling Green, KY 42101'],
}
const buyer = { name: 'HATCHER WASTE HAULING LLC', address: ['1366 SHELBYVILLE HWY', 'TULLAHOMA, TN 37388'] }
const goods = [
  [8, 'RT-30', '30 YD RECTANGULAR ROLL-OFF, 7GA FLOOR', 'S/N 61184-61191  HUNTER GREEN', 689_500],
  [6, 'RT-20', '20 YD RECTANGULAR ROLL-OFF, 7GA FLOOR', 'S/N 61192-61197  HUNTER GREEN', 587_500],
  [4, 'TUB-10', '10 YD TUB STYLE CONCRETE BOX, 3/16 FLR', 'S/N 61198-61201  BLACK', 478_000],
  [24, 'RL-4', '4 YD REAR LOAD, SLOPE, PLASTIC LIDS', 'S/N R-20418 THRU R-20441', 98_400],
  [36, 'FL-6', '6 YD FRONT LOAD, FLAT TOP, W/ CASTERS', '', 114_200],
  [2, 'OCT-34', '34 YD OCTAGON RECEIVER BOX', 'S/N 61202, 61203', 1_247_500],
  [18, 'TARP-M', 'MANUAL SIDE ROLL TARP KIT, INSTALLED', '', 48_900],
] as const

export function containerMakerInvoice(): Drawn {
  const priced = goods.map(([quantity, code, text, more, rate]) => item(quantity, rate, text, { code, ...(more !== '' && { more: [more.replace('  ', ' ')] }) }))
  const surcharge = Math.round(totalOf(priced.slice(0, 6)) * 0.025)
  const lines = [...priced, { text: 'STEEL SURCHARGE 2.5% PER QUOTE', cents: surcharge, category: 'soft' as const }]
  const subtotal = totalOf(lines)
  const freight = 552_000
  const total = subtotal + freight
  const rows = [
    ...priced.map(({ code, text, quantity = 1, rate = 0, cents }, i) => `<tr><td class="c">${quantity}<td class="c">${quantity}<td>${code}<td>${safe(text)}${goods[i]?.[3] ? `<br>&nbsp;&nbsp;${goods[i][3]}` : ''}<td class="r">${f(rate)}<td class="r">${f(cents)}</tr>`),
    `<tr><td><td><td><td>${lines[7]?.text}<td><td class="r">${f(surcharge)}</tr>`,
  ]
  const page = `<table><tr><td style="width:70%"><span style="font:700 18pt/21pt 'Roboto Condensed';color:#24506e">BLUEGRASS CONTAINER</span> <b style="color:#24506e">&amp; FABRICATION, INC.</b><br>${seller.address.join(' &#9679; ')} &#9679; (270) 555-0124 &#9679; FAX (270) 555-0126<br><i>Roll-offs &#9679; Compactor Receivers &#9679; Front &amp; Rear Load &#9679; Self Dumping Hoppers</i><td class="r"><b style="font-size:16pt;line-height:20pt;color:#24506e">INVOICE</b><br><b class="ty" style="font-size:12pt">N&#186; 30962</b></tr></table>
<table style="margin-top:10pt"><tr><td style="width:48%"><div class="bx"><b style="color:#24506e">SOLD TO</b><div class="ty" style="padding-left:10pt">${[buyer.name, ...buyer.address].join('<br>')}</div></div><td style="width:4%"><td><div class="bx"><b style="color:#24506e">SHIP TO</b><div class="ty" style="padding-left:10pt">HATCHER - TRANSFER YARD<br>209 E HOGAN ST<br>MANCHESTER, TN 37355<br>CALL LEON 931-555-0150</div></div></tr></table>
<table class="g" style="margin-top:9pt"><tr><th>DATE<th>YOUR ORDER NO.<th>OUR ORDER<th>B/L NO.<th>TRUCKER<th>SALESMAN<th>TERMS</tr><tr class="ty"><td>03-27-26<td>LH0310<td>17740<td>30962-A/B/C/D<td>OUR TRUCK<td>DALE<td>NET 15 DAYS</tr></table>
<table class="g l ty" style="margin-top:6pt;border-bottom:.9pt solid #24506e"><tr><th style="width:.5in">ORD<th style="width:.5in">SHIP<th style="width:.75in">MODEL<th>DESCRIPTION<th style="width:.9in">PRICE<th style="width:1.1in">AMOUNT</tr>${rows.join('')}<tr style="height:${60}pt"><td><td><td><td style="vertical-align:bottom">** THANK YOU LEON - 4 LOADS **<td><td></tr></table>
<table style="margin-top:-.9pt"><tr><td style="width:62.5%;font-size:8pt;line-height:10pt;padding:6pt 20pt 0 0">Containers are built to ANSI Z245.30 and Z245.60. Any shortage must be noted on the bill of lading. Workmanship is warranted for one year; wear, paint fade and damage by hooks, rollers or overload are not. A finance charge of 1&#189;% per month (18% per annum) is made on past due accounts. Out of state sale, no Kentucky tax collected.<br><br><b>REMIT TO: P.O. BOX 1188, BOWLING GREEN, KY 42102</b><td><table class="g"><tr><td>SUB TOTAL<td class="r ty" style="width:1.1in">${f(subtotal)}</tr><tr><td>FREIGHT<td class="r ty">${f(freight)}</tr><tr><td>SALES TAX<td class="r ty">&nbsp;</tr><tr><td><b>PAY THIS AMOUNT</b><td class="r ty"><b>$${f(total)}</b></tr></table></tr></table><div class="foot c" style="font-size:7.6pt;color:#24506e">WHITE - CUSTOMER &nbsp;&nbsp; YELLOW - OFFICE &nbsp;&nbsp; PINK - SHIPPING</div>`
  return made({
    name: 'waste-hauler-roll-offs-container-invoice-scan', family: 'container-maker-printed-form-invoice', scan: { dpi: 190, skewDegrees: -0.4, noise: 19, blur: 0.45, jpegQuality: 68 },
    notes:
      'copier scan of a roll-off container maker’s printed form filled by a fixed-width printer: ordered and shipped columns, model column, serial ranges and colors in second lines, steel surcharge as a line with an amount only, freight in the sums, tax cell empty, "Pay this amount"; invoice number only behind "Nº" under the title, own order and bill of lading numbers as decoys; post office box to remit',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '30962', invoice_date: '2026-03-27', purchase_order: 'LH0310', payment_terms: 'NET 15 DAYS', subtotal: units(subtotal), shipping: units(freight), amount_due: units(total),
    },
    acceptable: {
      ...worded(lines, ({ text }, i) => { const [, code = '', , more = ''] = goods[i] ?? []; const tail = more.replace('  ', ' '); return [`${code} ${text}`, `${text} ${tail}`, `${code} ${text} ${tail}`].map(words => words.trim()) }), ...ones(lines.slice(7), 7), amount_due: [units(total), null],
      'transactions.7.category': ['soft', 'hard'], 'sender.name': ['BLUEGRASS CONTAINER & FABRICATION, INC.', 'BLUEGRASS CONTAINER'], 'sender.address': [seller.address.join(', '), 'P.O. BOX 1188, BOWLING GREEN, KY 42102'], 'receiver.address': [buyer.address.join(', '), '209 E HOGAN ST, MANCHESTER, TN 37355'],
      'other_details.make': [null, 'BLUEGRASS'], 'other_details.model': [null, 'RT-30'], 'other_details.equipment_type': [null, 'ROLL-OFF', '30 YD RECTANGULAR ROLL-OFF', 'RECTANGULAR ROLL-OFF', 'containers', 'roll-off container'], due_date: [null, '2026-04-11'], 'other_details.vin': [null, '61184'],
    },
    absent: ['discount', 'trade_in', 'tax_total', 'other_details.year', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
} // prettier-ignore
