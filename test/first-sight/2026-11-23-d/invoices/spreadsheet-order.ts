/** A brewery's purchase order on a spreadsheet template, sent by fax: vendor and ship-to under dark heads, dashes in empty rows and sums. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:10.4pt/13.4pt Carlito;padding:.7in .6in}
.n td{border:.8pt solid #000;padding:1.4pt 8pt}.n td:first-child{border:0;text-align:right}
.h{background:#333;color:#fff;font-weight:700;padding:1.6pt 6pt}
.t{width:100%;margin-top:11pt}.t th{background:#333;color:#fff;font-weight:700;padding:1.6pt 5pt;border:.8pt solid #333}.t td{border:.8pt solid #000;padding:2pt 5pt}
.s td{padding:1.6pt 5pt}
`

const seller = { name: 'Cascade Tank & Brewhouse Fabricators', address: ['2745 SE 20th Avenue', 'Portland, OR 97202'] }
const buyer = { name: 'Sawtooth Basin Brewing Co.', address: ['318 East Park Boulevard', 'Boise, ID 83712'] }

const part = (code: string, quantity: number, rate: number, text: string) => item(quantity, rate, text, { code })
const lines: readonly Line[] = [
  part('FV-30', 3, 2_148_000, '30 BBL fermenter, jacketed, dished top'),
  part('BT-30', 1, 1_935_000, '30 BBL brite tank with carb stone'),
  part('GC-10', 1, 2_680_000, 'Glycol chiller, 10 HP, G&D GD-10H'),
  part('CK-02', 1, 745_000, 'CIP cart, two vessels, 5 HP pump'),
  part('TC-HS', 24, 11_850, 'Tri-clamp hose assembly, 2 in. x 10 ft'),
  { ...part('FOB-L', 1, 160_000, 'Crating and loading'), category: 'soft' },
]

export function spreadsheetOrder(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 418_000
  const total = subtotal + freight
  const rows = lines.map(({ code = '', text, quantity, rate = 0, cents }) => rowOf([code, text.replace('&', '&amp;'), `>${quantity}`, `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])) // prettier-ignore
  const page = `<div style="position:absolute;top:.2in;left:.5in;right:.5in;font:8pt/10pt Cousine">Apr 02 2026 03:41PM HP Fax SAWTOOTH BREWING 208-555-0104 <span style="float:right">page 1</span></div>
<table style="width:100%"><tr><td><b style="font-size:17pt;line-height:22pt">${buyer.name}</b><br>${buyer.address.join('<br>')}<br>Phone: 208-555-0103 &nbsp; Fax: 208-555-0104<td class="r"><b style="font-size:20pt;line-height:26pt">PURCHASE ORDER</b>${tableOf([['DATE', '4/1/2026'], ['PO #', '[2604-01]']], 'class="n" style="margin-left:auto;width:2in"')}</tr></table>
<table style="width:100%;margin-top:14pt"><tr><td style="width:48%"><div class="h">VENDOR</div><div style="padding:4pt 6pt">${block(seller)}<br>Attn: Shane Oduya<br>Fax: 503-555-0178</div><td style="width:4%"><td><div class="h">SHIP TO</div><div style="padding:4pt 6pt">Sawtooth Basin Brewing Co.<br>Production, 4411 Federal Way<br>Boise, ID 83716<br>Attn: Maddie Kerr</div></tr></table>
<table class="t"><tr><th>REQUISITIONER<th>SHIP VIA<th>F.O.B.<th>SHIPPING TERMS</tr>${rowOf(['M. Kerr', 'Flatbed', 'Portland', 'Prepay &amp; add'])}</table>
<table class="t"><tr><th style="width:.8in">ITEM #<th>DESCRIPTION<th class="r" style="width:.6in">QTY<th class="r" style="width:1.05in">UNIT PRICE<th class="r" style="width:1.15in">TOTAL</tr>${rows.join('')}${rowOf(['&nbsp;', '', '', '', '>-']).repeat(7)}</table>
<table style="width:100%"><tr><td style="padding:8pt 20pt 0 0"><div style="background:#ddd;font-weight:700;padding:1.6pt 6pt">Comments or Special Instructions</div><div style="border:.8pt solid #999;padding:5pt 6pt;min-height:66pt">Per your quote 1147 of 3/19. 25% down by our check, rest by Bitterroot Equipment Finance after inspection. Need tanks before June 12. Jackets tested to 15 psi.</div><td style="width:2.75in;padding-top:6pt"><table class="s" style="width:100%">${[['SUBTOTAL', formatAmount(subtotal)], ['TAX', '-'], ['SHIPPING', formatAmount(freight)], ['OTHER', '-']].map(([label, value]) => rowOf([`${label}`, '', `>${value}`])).join('')}<tr style="font-weight:700;border-top:1.6pt double #000"><td>TOTAL<td>$<td class="r">${formatAmount(total)}</tr></table></tr></table>
<table style="width:70%;margin-top:44pt"><tr><td style="width:60%">${penned(37, 150)}<div style="border-top:.8pt solid #000">Authorized by</div><td style="width:8%"><td><div style="margin-top:-14pt">4/1/2026</div><div style="border-top:.8pt solid #000">Date</div></tr></table>
<p class="c" style="position:absolute;left:.6in;right:.6in;bottom:.5in;margin:0;font-size:9pt">If you have any questions about this purchase order, please contact Maddie Kerr, 208-555-0103, maddie@sawtoothbrewing.example</p>`
  return drawnDeal({
    name: 'brewery-tanks-spreadsheet-order-fax', family: 'spreadsheet-purchase-order',
    notes:
      'fax of a small brewery’s purchase order from a spreadsheet template: the buyer in the head, vendor and ship-to (another street) under dark bars, number left in the template’s square brackets, short dates, item numbers, dashes in empty rows and in tax and other, dollar sign apart, the vendor’s quote number, down payment in percent and a lender in the comments, fax line with the next day’s date; signed',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: -0.25, noise: 36, blur: 0.6, jpegQuality: 70, threshold: 152 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      doc_type: 'purchase_order', total_invoice_value: units(total), purchase_order: '2604-01', invoice_date: '2026-04-01', subtotal: units(subtotal),
      shipping: units(freight), other_details: { equipment_type: 'fermenter' },
    },
    acceptable: {
      doc_type: ['purchase_order', 'purchase order', 'po'], purchase_order: ['2604-01', '[2604-01]'], invoice_number: ['2604-01', '[2604-01]', null],
      tax_total: [0], amount_due: [units(total)], payment_terms: ['Prepay & add', '25% down', '25% down by our check, rest by Bitterroot Equipment Finance after inspection'],
      'receiver.address': ['Production, 4411 Federal Way, Boise, ID 83716'], 'other_details.equipment_type': ['fermenter', '30 BBL fermenter', '30 BBL fermenter, jacketed'],
      'other_details.make': ['G&D', null], 'other_details.model': ['FV-30', 'GD-10H', null], 'other_details.down_payment': [units(Math.round(total / 4))],
      due_date: ['2026-06-12'],
    },
    absent: ['discount', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
