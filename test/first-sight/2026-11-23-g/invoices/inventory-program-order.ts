/** An eye care instrument distributor's sales order from an inventory program: bar code, captioned row of order facts, line types, comments, sums with a named tax. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { part } from './pieces.ts'

const style = `
.page{font:9pt/11.8pt 'IBM Plex Sans',Arimo;padding:.5in .55in}
.g{width:100%}.g th{background:#d9d9d9;border:.6pt solid #888;font-weight:700;font-size:7.8pt;padding:2pt 4pt;text-align:center}.g td{border:.6pt solid #888;padding:2.4pt 4pt;text-align:center}
.l{width:100%;margin-top:10pt}.l th{background:#d9d9d9;border:.6pt solid #888;font-weight:700;font-size:8pt;padding:2pt 4pt;text-align:center}.l td{padding:4pt;border-bottom:.4pt dotted #888}.l small{display:block;font-size:8pt;line-height:10.2pt}
.s td{padding:2pt 5pt;border:.6pt solid #888}
.v{height:26pt;width:1.9in;margin-left:auto;background:repeating-linear-gradient(90deg,#000 0 1.2pt,#fff 1.2pt 2.6pt,#000 2.6pt 4.6pt,#fff 4.6pt 5.6pt,#000 5.6pt 6.2pt,#fff 6.2pt 8.4pt)}
`

const seller = { name: 'Meridian Ophthalmic Supply', address: ['1855 Technology Drive', 'Boise, ID 83709'] }
const buyer = { name: 'Wood River Eye Center PC', address: ['311 North River Street', 'Hailey, ID 83333'] }

const lines = [
  part('NDK-ARK1S', item(1, 1_389_500, 'Nidek ARK-1s Auto Ref/Keratometer', { more: ['Serial Number: 841107'] })),
  part(
    'NDK-RT6100',
    item(2, 1_745_000, 'Nidek RT-6100 Intelligent Refractor', { more: ['Serial Number: 760318, 760324'] }),
  ),
  part('HAAG-BQ900', item(2, 1_198_000, 'Haag-Streit BQ 900 Slit Lamp', { more: ['LED, R900 tonometer'] })),
  part('REL-880', item(2, 879_500, 'Reliance 880 Chair and 7900 Stand')),
  part('NDK-LM7P', item(1, 389_000, 'Nidek LM-7P Auto Lensmeter')),
  part('CRT-DELV', item(1, 86_500, 'White glove delivery, Wood River Valley', { category: 'soft' })),
  part('SVC-SETUP', item(2, 42_500, 'Lane setup and calibration', { category: 'soft' })),
]

export function inventoryProgramOrder(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round(totalOf(lines.slice(0, 5)) * 0.06)
  const total = subtotal + tax
  const kinds = ['Sale', 'Sale', 'Sale', 'Sale', 'Sale', 'Shipping', 'Service']
  const rows = lines.map(({ code, text, more = [], quantity = 1, rate = 0, cents }, i) => rowOf([`<div class="c">${i + 1}</div>`, `${kinds[i]}`, `${code}`, `${text}${more.map(words => `<small>${words}</small>`).join('')}`, `>${quantity}ea`, `>$${formatAmount(rate)}`, `>$${formatAmount(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:55%"><b style="font-size:13pt;line-height:17pt">${seller.name}</b><br>${seller.address.join('<br>')}<br>United States<br>208-555-0161<br>orders@meridianophthalmic.example<td class="r"><b style="font-size:18pt;line-height:24pt">Sales Order</b><div class="v"></div><b style="font-size:11pt;line-height:15pt">S10418</b><br>Order Date: 11/02/2026</tr></table>
<table class="g" style="margin-top:14pt"><tr><th style="width:50%">Bill To<th>Ship To</tr><tr><td style="text-align:left">${block(buyer)}<br>United States<td style="text-align:left">${block(buyer)}<br>United States<br>Attn: Dr. Sun, rear entrance</tr></table>
<table class="g" style="margin-top:8pt"><tr><th>Customer<th>Customer PO<th>Sales Rep<th>Payment Terms<th>FOB Point<th>Carrier<th>Ship Service<th>Date Scheduled</tr>${rowOf(['WRIVER-01', 'WREC-2026-31', 'hbaird', 'NET 30', 'Destination', 'Will Call', '', '11/18/2026'])}</table>
<table class="l"><tr><th style="width:.3in">#<th style="width:.6in">Type<th style="width:.95in">Number<th>Description<th style="width:.5in">Qty<th style="width:.85in">Unit Price<th style="width:.95in">Total Price</tr>${rows.join('')}</table>
<table style="width:100%;margin-top:14pt"><tr><td style="padding-right:20pt"><b>Note:</b> Second lane to be installed after the remodel. Lessor: Sawtooth Practice Finance will send its own purchase order; hold shipment until received. Chair color: Harbor Blue.<td style="width:2.5in"><table class="s" style="width:100%">${rowOf(['Subtotal:', `>$${formatAmount(subtotal)}`])}${rowOf(['Idaho Sales Tax (6.0%):', `>$${formatAmount(tax)}`])}<tr class="b"><td>Total:<td class="r">$${formatAmount(total)}</tr></table></tr></table>
<table style="width:100%;margin-top:40pt"><tr><td style="width:48%"><div style="border-top:.7pt solid #000">Approval</div><td style="width:8%"><td><div style="border-top:.7pt solid #000">Date</div></tr></table>
<div class="foot" style="font-size:7.8pt">November 2, 2026 10:22:41 AM MST <span style="float:right">Page 1 of 1</span></div>`
  return drawnDeal({
    name: 'exam-lanes-inventory-program-order', family: 'inventory-program-sales-order',
    notes:
      'eye care instrument distributor’s sales order from an inventory program: bar code above the number at the right, bill-to and ship-to under gray captions with the country, eight captioned facts in a row (one empty, scheduled date a decoy), line numbers, line types (sale, shipping, service), item numbers, serial numbers in a second row, quantity with "ea" joined on, tax named after the state on goods only, lessor in the note, print date with a time in the foot',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'S10418', invoice_date: '2026-11-02', purchase_order: 'WREC-2026-31', payment_terms: 'NET 30', subtotal: units(subtotal),
      tax_total: units(tax), other_details: { make: 'Nidek', model: 'ARK-1s', equipment_type: 'Auto Ref/Keratometer' },
    },
    acceptable: {
      amount_due: [units(total)], due_date: ['2026-11-18', '2026-12-02'], shipping: [865], 'other_details.vin': ['841107'], 'sender.address': [`${seller.address.join(', ')}, United States`],
      'receiver.address': [`${buyer.address.join(', ')}, United States`], 'other_details.equipment_type': ['Auto Refractor', 'autorefractor', 'Auto Ref', 'Keratometer'],
    },
    absent: ['discount', 'trade_in', 'other_details.year', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
