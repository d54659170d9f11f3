/** An oilfield tank yard's invoice for a battery setting: lease, well and cost authority, tanks and treaters, crew and crane by hours, coding stamp with a pen; copier scan. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { lined, made, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:9pt/11.6pt Arimo;padding:.5in .6in}
table{width:100%}
.k td{padding:1.4pt 5pt;border-bottom:.5pt solid #888}.k td:nth-child(odd){font-weight:700;font-size:8pt;width:1in}
.l{border:1pt solid #000}.l th{border-bottom:1pt solid #000;font-weight:700;padding:2.4pt 5pt;font-size:8.4pt}.l td{padding:3pt 5pt}
.l th+th,.l td+td{border-left:.5pt solid #000}
.s td{padding:1.8pt 5pt}
.st{position:absolute;left:.95in;bottom:1.55in;width:3.1in;border:2pt solid #333;padding:4pt 8pt;transform:rotate(-3deg);font:700 8.6pt/14pt Arimo;color:#333}
.st span{font:15pt/12pt Kalam;color:#222}
`
const seller = { name: 'Permian Tank & Vessel Co.', address: ['10418 W. County Rd. 127', 'Odessa, TX 79765'] }
const buyer = { name: 'Three Rivers Operating, LLC', address: ['500 W. Texas Ave., Ste. 1180', 'Midland, TX 79701'] }
const goods = [
  ["500 BBL API 12F welded steel tank, 15'6\" x 16', internally coated", 'EA', 4, 2_468_000, true],
  ['500 BBL fiberglass SWD tank 15\'6" x 16\' w/ 24" flat back manway', 'EA', 2, 1_985_000, true],
  ["6' x 20' vertical heater treater 75# WP, 750M BTU, s/n 26-3118", 'EA', 1, 3_874_500, true],
  ['30" x 10\' 2-phase vertical separator 250# WP, s/n 26-3120', 'EA', 2, 1_426_500, true],
  ['Walkway and stairs, 6 tank, galvanized', 'LOT', 1, 1_863_000, true],
  ['Thief hatch 8", 4 oz', 'EA', 6, 42_850, true],
  ["Steel containment 80' x 40' x 36\" w/ liner", 'LOT', 1, 1_318_000, true],
  ['Gang truck and 4 man crew', 'HR', 32, 28_500, false],
  ['Winch truck and lowboy, set tanks', 'HR', 18, 24_500, false],
  ['Mileage, 3 units', 'MI', 414, 475, false],
] as const

export function oilfieldYardInvoice(): Drawn {
  const lines = goods.map(([text, , quantity, rate, taxed]) => item(quantity, rate, text, { category: taxed ? 'hard' : 'soft' }))
  const subtotal = totalOf(lines)
  const taxable = totalOf(lines.slice(0, 7))
  const tax = Math.round(taxable * 0.0675)
  const total = subtotal + tax
  const rows = lines.map(({ text, quantity = 1, rate = 0, cents }, i) => `<tr><td class="r">${quantity.toFixed(2)}<td class="c">${goods[i]?.[1]}<td>${safe(text)}<td class="c">${goods[i]?.[4] ? 'T' : ''}<td class="r">${f(rate)}<td class="r">${f(cents)}</tr>`)
  const page = `<table><tr><td style="width:1.2in"><svg width="78" height="52"><rect x="4" y="10" width="30" height="40" fill="none" stroke="#000" stroke-width="3"/><rect x="40" y="10" width="30" height="40" fill="none" stroke="#000" stroke-width="3"/><path d="M2,10 L19,2 L36,10 M38,10 L55,2 L72,10" fill="none" stroke="#000" stroke-width="3"/></svg><td><b style="font:700 18pt/22pt 'Zilla Slab'">${safe(seller.name)}</b><br>${seller.address.join(', ')}<br>Office 432-555-0139 &nbsp; Dispatch 432-555-0140 (24 hr)<td class="r"><b style="font-size:15pt;line-height:19pt">INVOICE</b></tr></table>
<table style="margin-top:8pt"><tr><td style="width:45%;padding-right:14pt"><b>TO:</b><br><div style="padding-left:14pt">${lined(buyer)}<br>Attn: Accounts Payable / J. Ramos</div><td><table class="k">${[['Invoice No.', '26-20773', 'Date', '05/29/2026'], ['Field Ticket', 'FT 88119-88124', 'Ordered By', 'Cody Burch'], ['Lease', 'UNIVERSITY 31-14', 'Well No.', '3H, 4H BATTERY'], ['AFE No.', 'TR-26-0418', 'County / St.', 'ANDREWS, TX'], ['P.O. No.', '', 'Terms', 'NET 45']].map(row => `<tr>${row.map(cell => `<td>${cell}`).join('')}</tr>`).join('')}</table></tr></table>
<table class="l" style="margin-top:10pt"><tr><th class="r" style="width:.6in">QTY<th class="c" style="width:.45in">UOM<th>DESCRIPTION<th class="c" style="width:.3in">TX<th class="r" style="width:.9in">UNIT PRICE<th class="r" style="width:1.05in">TOTAL</tr>${rows.join('')}<tr style="height:40pt"><td><td><td style="vertical-align:bottom;font-size:8pt">Work performed 05/18 thru 05/26/2026. Hydro tested 05/27.<td><td><td></tr></table>
<table style="margin-top:8pt"><tr><td style="width:60%;padding-right:20pt;font-size:7.8pt;line-height:9.8pt">Master service agreement dated 02/11/2024 governs. Vessels carry ASME U-1 data reports, mailed apart. Prices subject to tank steel index at time of shipment. Lien rights are reserved under Texas Property Code ch. 56.<br><b>Please remit to: P.O. Box 60417, Midland, TX 79711</b><td><table class="s" style="border:1pt solid #000">${[['Taxable', f(taxable)], ['Non-taxable', f(subtotal - taxable)], ['Sales tax 6.75% (Andrews Co.)', f(tax)], ['<b>INVOICE TOTAL</b>', `<b>$ ${f(total)}</b>`]].map(([a, b]) => `<tr><td>${a}<td class="r">${b}</tr>`).join('')}</table></tr></table>
<div class="st">RECEIVED &nbsp; JUN 03 2026<br>AFE / GL <span>0418 / 8310</span><br>OK TO PAY <span>J.R.</span> &nbsp; LENDER <span>Basin Capital</span></div><div class="foot c" style="font-size:7.6pt">Tanks &bull; Treaters &bull; Separators &bull; Walkways &bull; Battery Construction &nbsp;&nbsp; Page 1 of 1</div>`
  return made({
    name: 'tank-battery-oilfield-yard-invoice-scan', family: 'oilfield-yard-invoice', scan: { dpi: 200, skewDegrees: 0.35, noise: 18, blur: 0.42, jpegQuality: 70 },
    notes:
      'copier scan of an oilfield tank yard’s invoice: facts in a four-column grid with lease, well, cost authority and empty P.O., quantity with two decimals before the unit, tax flag column, crew and winch truck in hours, mileage, taxable and non-taxable sums instead of a subtotal; receiving stamp with pen entries and another date, field tickets, work dates and agreement date as decoys; remittance box',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '26-20773', invoice_date: '2026-05-29', payment_terms: 'NET 45', tax_total: units(tax),
    },
    acceptable: {
      ...worded(lines, () => []), subtotal: [units(subtotal), null], amount_due: [units(total), null], due_date: [null, '2026-07-13'], purchase_order: [null, 'TR-26-0418'],
      'sender.address': [seller.address.join(', '), 'P.O. Box 60417, Midland, TX 79711'], 'other_details.vin': [null, '26-3118'], 'other_details.equipment_type': [null, 'tank', 'welded steel tank', '500 BBL API 12F welded steel tank', 'heater treater', 'tanks', 'vertical heater treater'], 'other_details.model': [null, 'API 12F'], 'other_details.make': [null],
      ...Object.fromEntries(lines.map((line, i) => [`transactions.${i}.description/item`, [line.text, line.text.replace(', s/n 26-3118', '').replace(', s/n 26-3120', '')]])),
    },
    absent: ['discount', 'shipping', 'trade_in', 'other_details.year', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
} // prettier-ignore
