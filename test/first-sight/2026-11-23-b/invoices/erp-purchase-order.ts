/** A foundry's purchase order from a large ERP package: items in tens, material numbers, price per unit, texts under each item; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal, noVehicle, service } from './deal.ts'

const style = `
.page{font:9pt/11.6pt Arimo;padding:.55in .6in}
.box{border:.7pt solid #000;padding:5pt 7pt}
.n td{padding:0 4pt 1pt 0}
.po{width:100%;margin-top:12pt}.po th{border-top:1pt solid #000;border-bottom:1pt solid #000;padding:2.5pt 3pt;font-weight:400}.po td{padding:2pt 3pt}
.x td{padding:0 3pt 0 44pt;font-size:8.6pt}
`

const seller = { name: 'Great Lakes Machine Tool Sales, Inc.', address: ['31200 Solon Road, Unit 6', 'SOLON OH 44139'] }
const buyer = { name: 'Hollander Precision Castings, Inc.', address: ['1850 Tyler Street', 'ERIE PA 16502'] }

interface Item extends Line {
  readonly per: string
}
const part = (code: string, line: Line, per = 'EA'): Item => ({ ...line, code, per })

const lines: readonly Item[] = [
  part('700018842', item(1, 18_645_000, 'VERTICAL MACHINING CENTER VMC-4020', { more: ['Maker: Okadaira, model VMC-4020, year 2026', '40 taper, 15,000 rpm, 30 tool side mount changer'] })),
  part('700018850', item(1, 1_284_000, 'CHIP CONVEYOR, HINGED BELT', { more: ['for item 00010, lift up 1,100 mm'] })),
  part('700018861', item(1, 972_500, 'PROBING PACKAGE, SPINDLE AND TOOL', { more: ['Radio transmission, macros included'] })),
  part('700020114', item(2, 486_250, 'MACHINE VISE 6 IN. DOUBLE STATION', { more: ['with hard jaws'] })),
  part('700020230', item(40, 18_475, 'TOOL HOLDER CAT40 COLLET CHUCK ER32', { more: ['balanced 25,000 rpm'] })),
  part('900000207', service('INSTALLATION AND LEVELING', 650_000, { more: ['one technician, three days'] }), 'AU'),
  part('900000215', item(5, 120_000, 'OPERATOR TRAINING', { more: ['at our Erie works'], category: 'soft' }), 'DAY'),
  part('900000311', service('INBOUND FREIGHT, AIR RIDE', 385_000, { more: ['Solon to Erie, insured'] }), 'AU'),
] // prettier-ignore

function head(page: number): string {
  const pairs = [
    ['PO number/date', '4500871263 / 07/22/2026'],
    ['Contact person/Telephone', 'M. Szymanski / 814-555-0164'],
    ['Our fax number', '814-555-0165'],
    ['Your vendor number with us', '1008834'],
    ['Page', `${page} of 2`],
  ]
  return `<table style="width:100%"><tr><td><b style="font-size:15pt;line-height:18pt">HOLLANDER</b><br>Precision Castings<td class="r" style="font-size:15pt;line-height:18pt">Purchase order</tr></table><table style="width:100%;margin-top:14pt"><tr><td style="width:52%"><div class="box" style="width:92%;min-height:76pt">${block(seller)}<br>USA</div><td><div class="box"><b>Information</b><table class="n">${pairs.map(row => rowOf(row)).join('')}</table></div></tr></table>`
}

export function erpPurchaseOrder(): Drawn {
  const total = totalOf(lines)
  const rows = lines.map(({ text, code, quantity = 1, per, rate = 0, cents, more = [] }, i) => `${rowOf([`000${i + 1}0`, `${code}`, text, '', '', ''])}${rowOf(['', `>${quantity.toFixed(3)}`, per === 'EA' ? 'each' : per === 'DAY' ? 'day(s)' : 'activ.unit', `>${formatAmount(rate)} / 1 ${per}`, '', `>${formatAmount(cents)}`])}<tr class="x"><td colspan="6">${more.join('<br>')}${i < 5 ? '<br>Delivery date: Day 10/16/2026' : ''}<br>&nbsp;</tr>`) // prettier-ignore
  const columns = '<tr><th style="width:.6in">Item<th style="width:.95in">Material<th style="width:2.6in">Description<th></th><th></th><th></th></tr><tr style="border-bottom:1pt solid #000"><td><td class="r">Order qty.<td>Unit<td class="r">Price per unit<td><td class="r">Net value</tr>'
  const first = `${head(1)}<table style="width:100%;margin-top:12pt"><tr><td style="width:52%"><b>Please deliver to:</b><br>Hollander Precision Castings, Inc.<br>Plant 2, Receiving Door 14<br>2011 Chestnut Street<br>ERIE PA 16502<td><b>Invoice to:</b><br>${block(buyer)}<br>ap@hollandercast.example</tr></table>
<table class="n" style="margin-top:12pt">${[['Delivery terms:', 'FCA Solon, OH'], ['Payment terms:', '30% with order, 60% before shipment, 10% net 30 after acceptance'], ['Currency:', 'USD']].map(row => rowOf(row)).join('')}</table>
<table class="po">${columns}${rows.slice(0, 5).join('')}</table>`
  const second = `${head(2)}<table class="po">${columns}${rows.slice(5).join('')}<tr><td colspan="3" style="border-top:1pt solid #000;padding-top:5pt"><b>Total net value excl. tax &nbsp; USD</b><td style="border-top:1pt solid #000"><td style="border-top:1pt solid #000"><td class="r" style="border-top:1pt solid #000;padding-top:5pt"><b>${formatAmount(total)}</b></tr></table>
<p style="margin-top:20pt">Pennsylvania manufacturing exemption: no sales tax is to be charged. Exemption certificate 84-1177 on file.</p><p>The purchase will be financed. The seller will be asked to invoice our equipment lender once it has issued a commitment; until then this order binds neither side beyond the first payment.</p><p>Please confirm price and delivery within five working days. Our general conditions of purchase (rev. 2024-03) apply; they are found on our web site. Packing slips must show the purchase order number and item.</p>
<p style="margin-top:30pt">Hollander Precision Castings, Inc.</p><p style="margin-top:30pt">_______________________________<br>Authorized signature</p>`
  return drawnDeal({
    name: 'machining-center-erp-purchase-order',
    family: 'erp-purchase-order',
    notes:
      'buyer’s purchase order from a large ERP package, two pages with the head repeated: vendor without a label in a box, ship-to plant beside invoice-to, items in tens over two rows (material number and text, then quantity with three decimals, unit, price per unit, net value), texts and delivery dates under each item, no sales tax, payment steps in the terms only',
    style,
    pages: [first, second],
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      doc_type: 'purchase_order',
      total_invoice_value: units(total),
      purchase_order: '4500871263',
      invoice_date: '2026-07-22',
      payment_terms: '30% with order, 60% before shipment, 10% net 30 after acceptance',
      other_details: { make: 'Okadaira', model: 'VMC-4020', year: '2026', equipment_type: 'VERTICAL MACHINING CENTER' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'order year minus model year' },
    acceptable: {
      doc_type: ['purchase_order', 'purchase order', 'po'],
      invoice_number: ['4500871263', null],
      file_id: [4500871263, null],
      subtotal: [units(total)],
      shipping: [3850],
      'receiver.address': ['Plant 2, Receiving Door 14, 2011 Chestnut Street, ERIE PA 16502'],
      'other_details.down_payment': [units(Math.round(total * 0.3))],
    },
    absent: ['due_date', 'discount', 'trade_in', ...noVehicle],
  })
} // prettier-ignore
