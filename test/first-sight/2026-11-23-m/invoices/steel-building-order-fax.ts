/** A steel building seller's purchase order form, typed and faxed: building data in blanks, openings, accessories with prices, deposit and balance, initials at each clause. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { made, ones, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:9.6pt/12.4pt Arimo;padding:.55in .6in}
table{width:100%}
u{text-decoration:none;border-bottom:.9pt solid #000;font:10.4pt/12.4pt 'Courier Prime';padding:0 5pt}
.g td{border:1pt solid #000;padding:2.4pt 5pt}.g td.t,.g td.r{font:10.4pt/12.4pt 'Courier Prime'}
.bar{background:#000;color:#fff;font-weight:700;padding:1.4pt 5pt;margin:7pt 0 4pt}
.d td{padding:2pt 0}
`
const seller = {
  name: 'IRONHORSE STEEL STRUCTURES, INC.',
  address: ['6650 E. 47th Ave. Dr., Ste. 200', 'Denver, CO 80216'],
}
const buyer = { name: 'Delgado Diesel Repair LLC', address: ['3905 County Road 39', 'Fort Lupton, CO 80621'] }
const goods = [
  ['Rigid frame building package 60 x 100 x 18', 7_648_000, 'hard'],
  ['Framed openings (4) 14 x 14, (1) 12 x 14', 462_500, 'hard'],
  ['Walk doors 3070 w/ hardware (3)', 288_000, 'hard'],
  ['Insulation, 6" roof 4" walls, WMP-50', 1_193_400, 'hard'],
  ['Gutters, downspouts and trim, Koko Brown', 341_600, 'hard'],
  ['Crane beams, 5 ton, 80 LF', 876_900, 'hard'],
  ['Stamped drawings and anchor bolt plan', 265_000, 'soft'],
] as const

export function steelBuildingOrderFax(): Drawn {
  const lines = goods.map(([text, cents, category]): Line => ({ text, cents, category }))
  const subtotal = totalOf(lines)
  const [discount, freight] = [600_000, 384_500]
  const total = subtotal - discount + freight
  const deposit = Math.round(total * 0.25)
  const blank = (text: string, width = 0) => `<u${width ? ` style="display:inline-block;min-width:${width}pt"` : ''}>${text || '&nbsp;'}</u>`
  const data = [[`Width ${blank('60\'')} Length ${blank('100\'')} Eave ${blank('18\'')}`, `Roof pitch ${blank('1:12')} Bays ${blank('4 @ 25\'')}`], [`Wind ${blank('115 MPH')} Exp. ${blank('C')} Snow ${blank('30 PSF')}`, `Seismic ${blank('B')} Code ${blank('IBC 2021')}`], [`Roof ${blank('26 GA GALVALUME')}`, `Walls ${blank('26 GA LIGHT STONE')}`]]
  const page = `<div style="position:absolute;left:.5in;right:.5in;top:.12in;font:8.4pt/10pt Cousine"><table><tr><td>JAN-15-2026 03:41P FROM:IRONHORSE STEEL 3035550182<td>TO:9705550104<td class="r">P.1/1</tr></table></div>
<table><tr><td style="width:66%"><b style="font-size:17pt;line-height:20pt">${seller.name}</b><br>${seller.address.join(', ')}<br>Ph. (303) 555-0181 &nbsp;&nbsp; Fax (303) 555-0182<td class="r"><b style="font-size:13pt;line-height:17pt">PURCHASE ORDER</b><br>P.O. / Job No. ${blank('26-0117')}<br>Date ${blank('1/15/26')}</tr></table>
<div class="bar">PURCHASER</div><table class="d"><tr><td colspan="2">Name ${blank(buyer.name, 250)} &nbsp; Attn. ${blank('Raul Delgado', 110)}</tr><tr><td colspan="2">Address ${blank(buyer.address[0] ?? '', 180)} &nbsp; City/St/Zip ${blank(buyer.address[1] ?? '', 170)}</tr><tr><td>Phone ${blank('970-555-0103')} Fax ${blank('970-555-0104')}<td>Job site ${blank('SAME, WELD CO.')}</tr></table>
<div class="bar">BUILDING</div><table class="d">${data.map(row => rowOf(row)).join('')}</table>
<div class="bar">PRICE</div><table class="g">${lines.map(({ text, cents }) => `<tr><td class="t">${safe(text)}<td class="r" style="width:1.35in">$ ${f(cents)}</tr>`).join('')}<tr><td class="t">&nbsp;<td></tr><tr><td>LESS: CANCELLED-ORDER / MILL DISCOUNT, if purchased by Jan. 16<td class="r">$ ${f(discount)}-</tr><tr><td>FREIGHT TO JOB SITE (two loads, purchaser unloads)<td class="r">$ ${f(freight)}</tr><tr><td>SALES TAX (purchaser is responsible for use tax due)<td class="r">not incl.</tr><tr class="b"><td>TOTAL PRICE<td class="r">$ ${f(total)}</tr><tr><td>DEPOSIT with order, 25%, non-refundable after drawings<td class="r">$ ${f(deposit)}</tr><tr class="b"><td>BALANCE, certified funds or lender's wire before shipment<td class="r">$ ${f(total - deposit)}</tr></table>
<p style="font-size:8.2pt;line-height:10.2pt;margin:8pt 0 0">1. Price is for material only; erection, concrete, and permits are by purchaser. ${blank('RD')} &nbsp; 2. Mill steel price is protected for 30 days from this date; later shipment may carry a surcharge of up to 4%. ${blank('RD')} &nbsp; 3. Standard lead time is 10 to 12 weeks after approval of drawings; storage after 30 days is $50 per day. ${blank('RD')} &nbsp; 4. Limited warranty: structure 20 years, paint 40 years. &nbsp; 5. This order is not binding on the seller until countersigned in Denver.</p>
<table style="margin-top:40pt"><tr><td style="width:46%">${penned(33, 160)}<div style="border-top:.9pt solid #000">Purchaser &nbsp;&nbsp;&nbsp;&nbsp; Date <span style="font:15pt/11pt Caveat">1-15-26</span></div><td style="width:8%"><td>${penned(71, 140)}<div style="border-top:.9pt solid #000">Project manager: Kyle Bannister, ext. 118</div></tr></table>`
  return made({
    name: 'diesel-shop-steel-building-order-fax', family: 'steel-building-seller-purchase-order', scan: { dpi: 200, skewDegrees: 0.25, noise: 30, blur: 0.5, jpegQuality: 70, threshold: 150 },
    notes:
      'fax of a steel building seller’s own purchase order form (issued by the seller): typed values over printed blanks, black section bars that a fax keeps, building data in blanks, prices without quantities in ruled cells with the dollar sign apart, discount with a minus behind, tax "not incl.", deposit of 25% and balance; fax line with another date form and telephone numbers, lead time, storage and surcharge as decoys; initialed and signed',
    style, pages: [page], sender: seller, receiver: buyer, lines, less: deposit,
    expected: {
      total_invoice_value: units(total), invoice_number: '26-0117', invoice_date: '2026-01-15', discount: units(discount), shipping: units(freight), amount_due: units(total - deposit),
      other_details: { down_payment: units(deposit) },
    },
    acceptable: {
      ...ones(lines), ...worded(lines, () => []), 'transactions.2.quantity': [null, 1, 3], 'transactions.2.rate': [null, 960, 2880], subtotal: [units(subtotal), null], purchase_order: [null, '26-0117'], doc_type: ['invoice', 'purchase_order', 'order', 'quotation', 'contract'],
      payment_terms: [null, 'certified funds or lender\'s wire before shipment', '25% deposit with order'], 'other_details.equipment_type': [null, 'building', 'steel building', 'Rigid frame building'], tax_total: [null, 0], 'other_details.make': [null, 'IRONHORSE'], 'other_details.model': [null], amount_due: [units(total - deposit), units(total)],
    },
    absent: ['due_date', 'trade_in', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
