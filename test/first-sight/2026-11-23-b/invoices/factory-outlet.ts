/** A machine builder's outlet: base machine and options with item codes, list total, discount, freight and rigging; scanned. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal, noVehicle, service } from './deal.ts'

const style = `
.page{font:9.2pt/12pt 'Roboto';padding:.5in .6in}
.bar{border-top:5pt solid #b3001b;padding-top:6pt}
.l{width:100%;margin-top:10pt}.l th{border-bottom:1.4pt solid #b3001b;padding:2pt 4pt;font-weight:700}.l td{padding:2.6pt 4pt;border-bottom:.3pt solid #bbb}.l small{display:block;font-size:8pt;line-height:10pt}
.s{width:50%;margin:10pt 0 0 50%}.s td{padding:2pt 4pt}
`

const seller = { name: 'Ridgeline CNC Center, Inc.', address: ['2850 S 900 W', 'Salt Lake City, UT 84119'] }
const buyer = { name: 'Delgado Tool & Die LLC', address: ['1177 W 2700 N', 'Ogden, UT 84404'] }

const lines: readonly Line[] = [
  item(1, 6_799_500, 'Turning center, 10 in. chuck, 3.0 in. bar', { code: 'VT-25Y', more: ['8,000 lb, 24-station hybrid turret, 4,000 rpm'] }),
  item(1, 1_099_500, 'Y-axis with live tooling', { code: 'LTY' }),
  item(1, 529_500, 'Tailstock, servo, programmable', { code: 'TAIL' }),
  item(1, 399_500, 'Automatic tool presetter', { code: 'ATP' }),
  item(1, 239_500, 'Parts catcher', { code: 'PCATCH' }),
  item(1, 339_500, 'Belt-type chip conveyor', { code: 'CONV-B' }),
  item(1, 299_500, 'High-pressure coolant, 300 psi', { code: 'HPC300' }),
  item(1, 179_500, 'Early power failure module', { code: 'PFDM' }),
  item(1, 0, 'Rigid tapping', { code: 'RTAP' }),
  item(1, 0, 'Ethernet interface', { code: 'ETHER' }),
  item(6, 42_500, 'Live tool holder, axial, ER25', { code: 'LTH-A25' }),
  service('Certified installation and on-site training, 2 days', 295_000, { code: 'INST-T2' }),
  service('Rigging and placement', 340_000, { code: 'RIG' }),
] // prettier-ignore

export function factoryOutlet(): Drawn {
  const list = totalOf(lines)
  const discount = 598_000
  const freight = 218_000
  const tax = Math.round((list - discount - 295_000 - 340_000) * 0.0725)
  const total = list - discount + freight + tax
  const rows = lines.map(({ code, text, more, quantity = 1, rate = 0, cents }) => rowOf([`${code}`, `${text}${more ? `<small>${more.join('<br>')}</small>` : ''}`, `>${quantity}`, rate === 0 ? '>Included' : `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])) // prettier-ignore
  const page = `<div class="bar"><table style="width:100%"><tr><td><b style="font-size:20pt;line-height:23pt">VIRTEX</b> machine tools<br>${block(seller)}<br>801-555-0127<td class="r"><span style="font-size:15pt;line-height:20pt">EQUIPMENT PROPOSAL</span><br>Proposal number: RC-26-20771<br>Revision: 2<br>Date: June 11, 2026<br>Valid until: July 11, 2026</tr></table></div>
<table style="width:100%;margin-top:12pt"><tr><td style="width:50%"><b>Prepared for</b><br>${block(buyer)}<br>Attn: Luis Delgado, 801-555-0170<td><b>Prepared by</b><br>Karen Whitfield, sales engineer<br>801-555-0129<br>kwhitfield@ridgelinecnc.example<br>F.O.B.: factory</tr></table>
<p style="margin:12pt 0 0">Model: <b>VT-25Y</b> &nbsp;&nbsp; Control: next generation &nbsp;&nbsp; Power: 208 V, 3 phase &nbsp;&nbsp; Delivery: 4 to 6 weeks after order</p>
<table class="l"><tr><th style="width:.85in">Item<th>Description<th class="r">Qty<th class="r">Unit price<th class="r">Extended</tr>${rows.join('')}</table>
<table class="s">${rowOf(['Total list price', `>${formatAmount(list)}`])}${rowOf(['Package discount', `>(${formatAmount(discount)})`])}${rowOf(['<b>Net selling price</b>', `><b>${formatAmount(list - discount)}</b>`])}${rowOf(['Estimated freight', `>${formatAmount(freight)}`])}${rowOf(['Sales tax 7.25% (estimate)', `>${formatAmount(tax)}`])}<tr style="font-weight:700;border-top:1.4pt solid #b3001b"><td>Grand total (US dollars)<td class="r">${formatAmount(total)}</tr></table>
<p style="margin-top:12pt;font-size:8.2pt;line-height:10.4pt">Terms: 10% deposit with order, balance before shipment or an approved purchase order of a leasing company. Monthly payments from $1,702 (60 months, on approved credit). Prices may change without notice. Tooling, electrical hookup and air supply are the buyer’s. Machine warranty: one year parts and labor.</p>
<table style="width:100%;margin-top:22pt"><tr><td style="width:60%;border-top:.7pt solid #000">Accepted: name and signature<td style="width:6%"><td style="border-top:.7pt solid #000">Date</tr></table>`
  return drawnDeal({
    name: 'turning-center-factory-outlet-scan',
    family: 'factory-outlet-proposal',
    notes:
      'copier scan of a machine builder’s outlet: base machine and options with codes, two options "Included" at 0.00, list total, package discount in parentheses, net selling price, freight and estimated tax outside the lines, deposit percentage and monthly payment in the terms as decoys, two dates beside the number, nobody has accepted',
    style,
    pages: [page],
    scan: { dpi: 200, skewDegrees: 0.35, noise: 18, blur: 0.45, jpegQuality: 68 },
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: 'RC-26-20771',
      invoice_date: '2026-06-11',
      subtotal: units(list),
      discount: units(discount),
      shipping: units(freight),
      tax_total: units(tax),
      other_details: { make: 'VIRTEX', model: 'VT-25Y', equipment_type: 'Turning center' },
    },
    acceptable: {
      subtotal: [units(list - discount)],
      due_date: ['2026-07-11'],
      payment_terms: ['10% deposit with order, balance before shipment or an approved purchase order of a leasing company'],
      'other_details.down_payment': [units(Math.round(total * 0.1))],
      'sender.name': ['VIRTEX machine tools'],
      'transactions.8.rate': [0, null],
      'transactions.9.rate': [0, null],
    },
    absent: ['purchase_order', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
