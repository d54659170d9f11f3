/** A welding automation house's sales quotation from a mid-size company suite: document box, dollar signs apart, tax details and discount percent; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { sums, tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9pt/12pt 'PT Sans';padding:.5in .6in}
.d td{border:.7pt solid #4a6a8a;padding:2.4pt 7pt}
.h{width:100%;margin-top:12pt}.h td{padding:1.4pt 10pt 1.4pt 0}
.l{width:100%;margin-top:10pt}.l th{background:#dbe5ef;border-top:.8pt solid #4a6a8a;border-bottom:.8pt solid #4a6a8a;padding:3pt 4pt;font-weight:700}.l td{padding:5.2pt 4pt;border-bottom:.4pt dotted #9ab}.l small{display:block;font-size:8.2pt;line-height:10.6pt}
.s{width:52%;margin:12pt 0 0 48%}.s td{padding:2.4pt 4pt}
`

const seller = {
  name: 'Wabash Welding Automation, Inc.',
  address: ['4025 South US Highway 41', 'Terre Haute IN 47802'],
}
const buyer = { name: 'Hoosier Trailer Frames LLC', address: ['910 North Industrial Drive', 'Greencastle IN 46135'] }

const part = (code: string, line: Line, unit = 'Each') => ({ ...line, code, unit })
const lines = [
  part(
    'FAN-AM120ID',
    item(2, 4_785_000, 'FANUC ARC Mate 120iD robot, 6-axis', { more: ['R-30iB Plus controller, iPendant'] }),
  ),
  part('LIN-R450', item(2, 1_689_000, 'Power source 450 A with wire drive')),
  part('POS-2X1500', item(1, 4_120_000, 'Ferris wheel positioner, 1,500 kg per side')),
  part('FEN-CELL4', item(1, 1_345_000, 'Cell enclosure with light curtains and two doors')),
  part('FUM-4000', item(1, 1_162_500, 'Fume extractor, 4,000 CFM')),
  part('TCH-REAM', item(2, 214_500, 'Torch cleaning station')),
  part('TCP-CAL', item(2, 98_000, 'TCP calibration kit')),
  part('CON-TIP35', item(200, 385, 'Contact tip .035'), 'Piece'),
  part('ENG-PROG', item(60, 13_500, 'Offline programming, three part numbers', { category: 'soft' }), 'Hour'),
  part('ENG-INST', item(5, 145_000, 'Installation on site', { category: 'soft' }), 'Day'),
  part('TRN-ROB', item(2, 225_000, 'Operator school, per student', { category: 'soft' })),
]

export function salesQuotation(): Drawn {
  const subtotal = totalOf(lines)
  const discount = Math.round(subtotal * 0.03)
  const freight = 285_000
  const base = totalOf(lines.slice(0, 8)) - Math.round(totalOf(lines.slice(0, 8)) * 0.03)
  const tax = Math.round(base * 0.07)
  const before = subtotal - discount + freight
  const total = before + tax
  const usd = (cents: number) => `$ ${formatAmount(cents)}`
  const head = (page: number) => `<table style="width:100%"><tr><td><b style="font-size:13pt;line-height:17pt;color:#27496d">WABASH WELDING AUTOMATION</b><br>${seller.address.join(', ')}, USA<td class="r"><b style="font-size:15pt;line-height:20pt;color:#27496d">Sales Quotation</b></tr></table>
<table class="d" style="margin:8pt 0 0 auto"><tr><td>Document Number<td>Document Date<td>Page</tr><tr><td><b>12004417</b><td><b>04/21/26</b><td><b>${page}/2</b></tr></table>`
  const columns = '<tr><th>#<th style="width:46%">Description<th class="r">Quantity<th>UoM<th class="r">Price<th>Tax<th class="r">Total</tr>' // prettier-ignore
  const rows = lines.map(({ code, text, more = [], quantity = 1, unit, rate = 0, category, cents }, i) => rowOf([`00${i + 1}`.slice(-3), `${code}<small>${text}${more.map(words => `<br>${words}`).join('')}</small>`, `>${quantity.toLocaleString('en-US')}`, unit, `>${usd(rate)}`, category === 'hard' ? 'IN7' : 'EX', `>${usd(cents)}`])) // prettier-ignore
  const first = `${head(1)}<table style="width:100%;margin-top:10pt"><tr><td style="width:50%"><b>Bill To</b><br>${block(buyer)}<br>USA<td><b>Ship To</b><br>Hoosier Trailer Frames LLC<br>Plant 2, 1144 Tennessee Street<br>Greencastle IN 46135<br>USA</tr></table>
${tableOf([['Business Partner', '<b>C30412</b>', 'Contact Person', '<b>Rhonda Stites</b>', 'Your Reference', '<b>Frame line 4</b>'], ['Sales Employee', '<b>Grant Tolliver</b>', 'Valid Until', '<b>05/21/26</b>', 'Currency', '<b>US Dollar</b>'], ['Payment Terms', '<b>30/60/10</b>', 'Shipping Type', '<b>Flatbed</b>', 'Federal Tax ID', '<b>35-5550174</b>']], 'class="h"')}
<table class="l">${columns}${rows.join('')}</table><div class="r" style="margin-top:6pt"><i>continued on page 2</i></div>`
  const second = `${head(2)}<table class="s">${sums([['Quotation Subtotal:', usd(subtotal)], ['Discount 3.00%:', usd(discount)], ['Freight:', usd(freight)], ['Total Before Tax:', usd(before)], ['Total Tax Amount:', usd(tax)], ['<b>Total Amount:</b>', `<b>${usd(total)}</b>`]])}</table>
<p style="margin:22pt 0 3pt"><b>Tax Details</b></p>${tableOf([['Tax Code', 'Description', '>Tax %', '>Net', '>Tax'], ['IN7', 'Indiana sales tax', '>7.00', `>${usd(base)}`, `>${usd(tax)}`], ['EX', 'Exempt: services and freight', '>0.00', `>${usd(before - base)}`, `>${usd(0)}`]], 'class="l" style="width:72%;margin:0"')}
<p style="margin-top:22pt">30% with the order, 60% before shipment, 10% after the run-off at your plant. Delivery 22 weeks after the order and the part drawings.</p><p>A cycle time study is attached: 7.4 minutes per frame, 118 frames in two shifts. The saving over hand welding comes to $214,000 a year at your present volume.</p><p>Foundations, air and a 480 V drop of 125 A per robot are to be provided by the buyer.</p><p style="margin-top:30pt">Grant Tolliver, Sales Employee &nbsp; 812-555-0174 &nbsp; gtolliver@wabashwelding.example</p><div class="foot c" style="font-size:8pt">${seller.name}, ${seller.address.join(', ')}</div>`
  return drawnDeal({
    name: 'robot-welding-cell-sales-quotation', family: 'mid-size-suite-sales-quotation',
    notes:
      'mid-size company suite’s sales quotation of two pages: document number, date and page in a small box that repeats, bill-to and ship-to (another plant), three rows of pairs without colons, item code over description, dollar sign apart from the amount, all sums on the second page, discount percent of the whole, freight, "Total Before Tax", a tax table with net amounts as decoys, coded payment terms explained in a sentence, yearly saving as a decoy',
    style,
    pages: [first, second], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '12004417', invoice_date: '2026-04-21', payment_terms: '30/60/10', subtotal: units(subtotal),
      discount: units(discount), shipping: units(freight), tax_total: units(tax),
      other_details: { make: 'FANUC', model: 'ARC Mate 120iD', equipment_type: 'robot' },
    },
    acceptable: {
      payment_terms: ['30/60/10', '30% with the order, 60% before shipment, 10% after the run-off at your plant'], due_date: ['2026-05-21'],
      subtotal: [units(subtotal), units(before)], purchase_order: ['Frame line 4'], amount_due: [units(total)],
      'receiver.address': ['Plant 2, 1144 Tennessee Street, Greencastle IN 46135'], 'sender.name': ['WABASH WELDING AUTOMATION'],
      'other_details.equipment_type': ['6-axis robot', 'robot, 6-axis', 'welding robot'], 'other_details.down_payment': [units(Math.round(total * 0.3))],
    },
    absent: ['trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
