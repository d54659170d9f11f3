/** A cabinet maker's purchase order from a desktop bookkeeping package: vendor and ship-to boxes, items with the customer job, total in large print, signed; flatbed scan. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { part } from './pieces.ts'

const style = `
.page{font:10pt/13pt Arimo;padding:.5in .55in}
.x{border:1pt solid #000;width:100%}.x th{border-bottom:1pt solid #000;font-weight:400;padding:2pt 5pt}.x td{padding:4pt 6pt}
.d td,.d th{border:1pt solid #000;padding:3pt 8pt;text-align:center}
.l{width:100%;border:1pt solid #000;height:4.45in}.l th{border:1pt solid #000;font-weight:400;text-align:center;padding:3pt;height:1pt}.l td{border-left:1pt solid #000;padding:2.6pt 5pt;height:1pt}.l tr:last-child td{height:auto}
`

const seller = { name: 'Great Lakes Woodtech Inc.', address: ['4480 Clyde Park Ave SW', 'Wyoming, MI 49509'] }
const buyer = { name: 'Grand Haven Casework, Inc.', address: ['16810 Comstock Street', 'Grand Haven, MI 49417'] }

const lines = [
  part('BHX050', item(1, 11_840_000, 'Weeke BHX 050 vertical CNC drill and dowel, 2025 demo machine')),
  part('Infeed', item(1, 685_000, 'Roller infeed and return conveyor')),
  part('Vac-C', item(1, 412_500, 'Dust collector, 10 HP, cartridge, indoor')),
  part('Tool kit', item(2, 89_000, 'Drill bit and collet kit')),
  part('Labels', item(1, 326_000, 'Label printer with barcode scanner, mounted')),
  part('Install', item(3, 140_000, 'Installation and operator training, per day', { category: 'soft' })),
  part('Freight', item(1, 287_500, 'Freight and rigging to our dock', { category: 'soft' })),
]

export function desktopPurchaseOrder(): Drawn {
  const total = totalOf(lines)
  const rows = lines.map(({ code, text, quantity = 1, rate = 0, cents }, i) => rowOf([`${code}`, text, `>${quantity}`, `>${formatAmount(rate)}`, i < 5 ? '' : 'CNC cell', `>${formatAmount(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:58%"><b style="font-size:12pt;line-height:16pt">${buyer.name}</b><br>${buyer.address.join('<br>')}<td class="r"><b style="font-size:19pt;line-height:26pt">Purchase Order</b><table class="d" style="margin:6pt 0 0 auto"><tr><td>Date<td>P.O. No.</tr><tr><td>2/19/2026<td>6218</tr></table></tr></table>
<table style="width:100%;margin:28pt 0 22pt"><tr><td style="width:46%"><table class="x"><tr><th>Vendor</tr><tr><td style="height:82pt">${block(seller)}</tr></table><td style="width:8%"><td><table class="x"><tr><th>Ship To</tr><tr><td style="height:82pt">${buyer.name}<br>Plant 2, rear dock<br>1820 Industrial Park Drive<br>Grand Haven, MI 49417</tr></table></tr></table>
<table class="d" style="width:100%;margin-bottom:-1pt"><tr><td>Terms<td>Expected<td>Ship Via<td>Account #<td>Rep</tr><tr><td>20/80 on delivery<td>4/13/2026<td>Your carrier<td>GH-2208<td>Deb K.</tr></table>
<table class="l"><tr><th style="width:.85in">Item<th>Description<th style="width:.5in">Qty<th style="width:.95in">Rate<th style="width:.85in">Customer<th style="width:1.05in">Amount</tr>${rows.join('')}${rowOf(['', '<div style="padding-top:14pt">Per your quote 26-0177 of 2/4/2026.<br>Invoice will be paid by our lease company. Copy invoice to Lakeshore Capital Leasing, Muskegon.</div>', '', '', '', ''])}</table>
<table style="width:100%;border:1pt solid #000;margin-top:-1pt"><tr><td style="width:60%;padding:6pt">&nbsp;<td style="border-left:1pt solid #000;padding:6pt 8pt"><b style="font-size:14pt;line-height:20pt">Total <span style="float:right">$${formatAmount(total)}</span></b></tr></table>
<table style="width:100%;margin-top:14pt"><tr><td style="width:40%;padding-top:22pt">${penned(37, 160)}<div style="border-top:1pt solid #000">Authorized signature</div><td style="width:4%"><td><table class="d" style="width:100%;white-space:nowrap;font-size:9pt"><tr><td>Phone #<td>Fax #<td>E-mail</tr><tr><td>616-555-0114<td>616-555-0115<td>purchasing@ghcasework.example</tr></table></tr></table>`
  return drawnDeal({
    name: 'cnc-drill-desktop-purchase-order-scan', family: 'desktop-bookkeeping-purchase-order',
    notes:
      'flatbed scan of a purchase order from a desktop bookkeeping package: the buyer as letterhead, vendor and ship-to (another building of the buyer) in boxes, date and number in a small grid, expected date as a decoy, ruled columns down the page with a mostly empty customer column, freight and installation as lines, no subtotal and no tax, total in large print; the vendor’s quote number and the lease company in a text row, the buyer’s phone and fax at the foot; signed',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: -0.25, noise: 11, blur: 0.38, jpegQuality: 74, background: 251 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      doc_type: 'purchase_order', total_invoice_value: units(total), purchase_order: '6218', invoice_date: '2026-02-19', payment_terms: '20/80 on delivery',
      other_details: { make: 'Weeke', model: 'BHX 050', year: '2025', equipment_type: 'vertical CNC drill and dowel' },
    },
    expected_derived: { 'other_details.equipment_age': 1, basis: 'order year minus model year' },
    acceptable: {
      doc_type: ['purchase_order', 'purchase order', 'po'], invoice_number: ['6218', null], file_id: [6218, null], amount_due: [units(total)], subtotal: [units(total)], shipping: [2875],
      due_date: ['2026-04-13'], 'receiver.address': ['1820 Industrial Park Drive, Grand Haven, MI 49417'], 'other_details.model': ['BHX050', 'BHX 050'],
      'other_details.equipment_type': ['vertical CNC drill', 'CNC drill', 'CNC drill and dowel', 'drill', 'demo machine'],
    },
    absent: ['discount', 'trade_in', 'tax_total', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
