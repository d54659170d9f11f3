/** A conveyor maker's sales order acknowledgment from a manufacturing suite: lines with releases below, miscellaneous charges apart, deposit invoices listed; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9pt/11.6pt Arimo;padding:.5in .6in}
.k td{padding:1pt 8pt 1pt 0}.k td:first-child{font-weight:700;text-align:right}
.l{width:100%;margin-top:12pt}.l th{border-bottom:1.4pt solid #000;font-weight:700;padding:2pt 4pt}.l td{padding:5pt 4pt 0}.l .in td{padding:0 4pt;font-size:8.4pt;line-height:10.6pt}.l .rel td{padding:1pt 4pt 0;font-size:8.2pt;line-height:10pt;color:#333}
.s{width:48%;margin:14pt 0 0 52%}.s td{padding:2pt 4pt}
`

const seller = {
  name: 'Grand Traverse Conveying, Inc.',
  address: ['1780 Barlow Street', 'Traverse City MI 49686', 'USA'],
}
const buyer = {
  name: 'Leelanau Cherry Processors',
  address: ['8811 S Maple Valley Road', 'Suttons Bay MI 49682', 'USA'],
}

const part = (code: string, line: Line, unit: string, ship: string) => ({ ...line, code, unit, ship })
const lines = [
  part('BE-1218-34', item(1, 3_746_500, 'Bucket elevator, continuous, 34 ft', { more: ['Stainless contact parts, 12 x 8 buckets, 7.5 HP'] }), 'EA', '2/15/2027'),
  part('VF-2496', item(2, 1_428_000, 'Vibratory feeder 24 x 96', { more: ['Dewatering screen section 36 in'] }), 'EA', '2/15/2027'),
  part('BC-24S', item(146, 21_850, 'Belt conveyor, 24 in sanitary'), 'FT', '3/1/2027'),
  part('IT-30', item(1, 1_985_000, 'Inspection table, 10 person, lighted'), 'EA', '3/1/2027'),
  part('CP-4PLC', item(1, 2_264_000, 'Control panel, PLC with HMI', { more: ['NEMA 4X, 480 V, UL label'] }), 'EA', '3/1/2027'),
  part('RS-18', item(3, 497_500, 'Rotary stem shaker, 18 in', { more: ['Hinged guards, wash-down motor'] }), 'EA', '3/1/2027'),
  part('WT-600', item(2, 612_500, 'Water tank, 600 gal, with overflow flume'), 'EA', '3/1/2027'),
  part('CW-PLT', item(1, 1_144_000, 'Catwalk and platform, galvanized', { more: ['34 ft, two stairs, OSHA rails'] }), 'EA', '3/1/2027'),
  part('SP-KIT', item(1, 318_750, 'Recommended spares kit'), 'EA', '3/1/2027'),
] // prettier-ignore

export function manufacturingAcknowledgment(): Drawn {
  const charges: readonly Line[] = [
    { text: 'Crating and Loading', cents: 187_500, category: 'soft' },
    { text: 'Field Supervision, 5 Days', cents: 825_000, category: 'soft' },
  ]
  const all: readonly Line[] = [...lines, ...charges]
  const goods = totalOf(lines)
  const discount = 350_000
  const total = totalOf(all) - discount
  const deposit = Math.round(total * 0.3)
  const head = (page: number) => `<table style="width:100%"><tr><td><b style="font-size:12pt;line-height:15pt">${seller.name}</b><br>${seller.address.join('<br>')}<br>Phone: 231-555-0153<td class="r"><b style="font-size:15pt;line-height:19pt">Sales Order Acknowledgment</b><br><b style="font-size:11pt;line-height:15pt">Sales Order: 10874</b><br>Page ${page} of 2</tr></table>`
  const parties = `<table style="width:100%;margin-top:16pt"><tr><td style="width:50%"><b>Sold To:</b><div style="padding-left:14pt">${block(buyer)}<br>Attn: Bev Kolarik</div><td><b>Ship To:</b><div style="padding-left:14pt">Leelanau Cherry Processors<br>Plant 2<br>11020 E Duck Lake Road<br>Suttons Bay MI 49682<br>USA</div></tr></table>
<table style="width:100%;margin-top:12pt;border-top:1.4pt solid #000;border-bottom:1.4pt solid #000"><tr><td>${tableOf([['Order Date:', '11/9/2026'], ['Need By:', '3/15/2027'], ['PO Number:', 'LCP-26-0447'], ['Terms:', '30% deposit, 60% at shipment, 10% net 30']], 'class="k"')}<td>${tableOf([['Sales Person:', 'Nolan Achterberg'], ['Ship Via:', 'Customer carrier'], ['FOB:', 'Traverse City'], ['Your Quote:', '7719-B']], 'class="k"')}</tr></table>`
  const table = (rows: string) => `<table class="l"><tr><th style="width:.4in">Line<th>Part Number/Description<th style="width:.45in">Rev<th class="r" style="width:1.05in">Order Qty<th class="r" style="width:1.1in">Unit Price<th class="r" style="width:1.1in">Ext. Price</tr>${rows}</table>`
  const rowsOf = (some: typeof lines, first: number) => some.map(({ code, text, more = [], quantity = 1, unit, ship, rate = 0, cents }, i) => `${rowOf([`${first + i}`, code, 'A', `>${quantity.toFixed(2)} ${unit}`, `>${formatAmount(rate)} /1`, `>${formatAmount(cents)}`])}${[text, ...more].map(words => rowOf(['', words, '', '', '', ''], ' class="in"')).join('')}<tr class="rel"><td><td colspan="5">Rel 1 &nbsp;&nbsp; Ship By: ${ship} &nbsp;&nbsp; Quantity: ${quantity.toFixed(2)} ${unit} &nbsp;&nbsp; Make Direct</tr>`).join('') // prettier-ignore
  const first = `${head(1)}${parties}${table(rowsOf(lines, 1))}<p class="r" style="font-size:8.4pt">Continued on next page</p>`
  const second = `${head(2)}<table class="l" style="width:70%"><tr><th>Order Miscellaneous Charges<th>Code<th class="r">Amount</tr>${rowOf(['Crating and Loading', 'CRATE', `>${formatAmount(187_500)}`])}${rowOf(['Field Supervision, 5 Days', 'FSUP', `>${formatAmount(825_000)}`])}</table>
<table class="s" style="border-top:1.4pt solid #000">${rowOf(['Line Total:', `>${formatAmount(goods)}`])}${rowOf(['Order Discount:', `>${formatAmount(discount)}-`])}${rowOf(['Line Miscellaneous Charges:', '>0.00'])}${rowOf(['Order Miscellaneous Charges:', `>${formatAmount(1_012_500)}`])}${rowOf(['Tax:', '>0.00'])}<tr style="font-weight:700;border-top:.8pt solid #000"><td>Order Total:<td class="r">${formatAmount(total)} USD</tr></table>
<p style="margin:24pt 0 4pt"><b>Deposit billing schedule</b></p><table class="l" style="width:62%;margin-top:0"><tr><th>Milestone<th class="r">Percent<th class="r">Amount</tr>${rowOf(['Deposit with order', '>30', `>${formatAmount(deposit)}`])}${rowOf(['At shipment', '>60', `>${formatAmount(Math.round(total * 0.6))}`])}${rowOf(['Net 30', '>10', `>${formatAmount(total - deposit - Math.round(total * 0.6))}`])}</table>
<p style="margin-top:22pt">Thank you for your order. Please check that quantities, prices and dates agree with your purchase order and let us know within three working days. The equipment qualifies for the industrial processing exemption; form 3372 is on file. Serial numbers are assigned at shipment. If a leasing company takes over the order, its purchase order has to reach us before the second milestone.</p><p style="margin-top:34pt">_______________________________________<br>Authorized by</p>`
  return drawnDeal({
    name: 'cherry-line-manufacturing-acknowledgment', family: 'manufacturing-suite-acknowledgment',
    notes:
      'conveyor maker’s order acknowledgment of two pages from a manufacturing suite: order number in the title, sold-to and ship-to (another plant), part number above the description, revision, quantity with its unit, "/1" behind the unit price, a release row with date and quantity under each line, miscellaneous charges in a table of their own on page two (their descriptions have no quantity), discount with a trailing minus, tax 0.00, "USD" behind the order total, milestones with amounts; the buyer’s quote number as a decoy, a need-by date in the next year',
    style,
    pages: [first, second], sender: seller, receiver: buyer,
    lines: all,
    expected: {
      total_invoice_value: units(total), invoice_number: '10874', invoice_date: '2026-11-09', purchase_order: 'LCP-26-0447',
      payment_terms: '30% deposit, 60% at shipment, 10% net 30', discount: units(discount), other_details: { equipment_type: 'Bucket elevator' },
    },
    acceptable: {
      ...Object.fromEntries([9, 10].flatMap(i => [[`transactions.${i}.quantity`, [1, 5]], [`transactions.${i}.rate`, [units(all[i]?.cents ?? 0), 1650]]])),
      tax_total: [0], subtotal: [units(goods), units(totalOf(all))], amount_due: [units(total)], 'other_details.down_payment': [units(deposit)], due_date: ['2027-03-15'],
      'receiver.address': ['Plant 2, 11020 E Duck Lake Road, Suttons Bay MI 49682, USA'], 'other_details.model': ['BE-1218-34', null],
      'other_details.make': ['Grand Traverse Conveying', 'Grand Traverse', 'Grand Traverse Conveying, Inc.', null], 
      'other_details.equipment_type': ['Bucket elevator, continuous', 'elevator', 'continuous bucket elevator'],
    },
    absent: ['trade_in', 'shipping', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
