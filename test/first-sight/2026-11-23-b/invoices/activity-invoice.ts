/** A turf dealer's invoice from an online bookkeeping program: activity in bold, its description in gray below. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, amountText, service } from './deal.ts'

const style = `
.page{font:9.4pt/13pt Arimo;color:#393a3d;padding:.6in .65in}
.cap{color:#2c7fb8;font-size:8.4pt}
.act{width:100%;margin-top:22pt}.act th{background:#d9ecf7;color:#2c7fb8;font-size:8.4pt;padding:5pt 6pt}.act td{padding:6pt 6pt;border-bottom:.5pt solid #d4d7dc}.act small{display:block;font-size:8.6pt;color:#6b6c72}
.sum{width:46%;margin:8pt 0 0 54%}.sum td{padding:3pt 6pt}
`

const seller = { name: 'Prairie Grove Turf & Power LLC', address: ['1290 Heritage Pkwy', 'Springdale, AR 72764 US'] }
const buyer = { name: 'Elk Creek Grounds Care LLC', address: ['4418 Wagon Wheel Rd', 'Lowell, AR 72745'] }

const lines: readonly Line[] = [
  item(2, 1_389_900, 'Mower:Zero turn', { more: ['Exmark Lazer Z E-Series 60" deck, Kawasaki FX921V', 'Serial 417209336 / 417209341'] }),
  item(1, 1_124_900, 'Mower:Stand-on', { more: ['Exmark Staris S-Series 52" deck', 'Serial 417311870'] }),
  item(1, 689_500, 'Trailer:Landscape', { more: ['Enclosed landscape trailer 7x16 tandem axle', 'VIN 53BLTEA28TU041975'] }),
  item(3, 42_900, 'Handheld:Blower', { more: ['Backpack blower 79.9 cc'] }),
  service('Setup', 45_000, { more: ['Assembly, blades, first service at 25 hours'] }),
  service('Discount', -100_000, { more: ['Fleet program'] }),
] // prettier-ignore

export function activityInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal - 45_000) * 0.0975)
  const paid = 750_000
  const total = subtotal + tax
  const pair = (label: string, value: string) => `<span class="cap"><b>${label}</b></span> &nbsp;${value}<br>`
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents }) => `<tr><td style="width:58%"><b>${text}</b><small>${more.join('<br>')}</small><td class="r">${quantity}<td class="r">${formatAmount(rate)}<td class="r">${formatAmount(cents)}${text === 'Setup' ? '' : 'T'}</tr>`) // prettier-ignore
  const page = `<div style="float:right;width:92pt;height:54pt;border-radius:8pt;background:#3f7d20;color:#fff;font:700 15pt/18pt Lato;padding:9pt">Prairie Grove</div><div><b>${seller.name.replace('&', '&amp;')}</b><br>${seller.address.join('<br>')}<br>479-555-0139<br>billing@prairiegroveturf.example</div>
<div style="font-size:20pt;line-height:24pt;color:#2c7fb8;margin:22pt 0 12pt">INVOICE</div>
<table style="width:100%"><tr><td style="width:34%"><span class="cap"><b>BILL TO</b></span><br>${block(buyer)}<td style="width:34%"><span class="cap"><b>SHIP TO</b></span><br>Elk Creek Grounds Care LLC<br>4418 Wagon Wheel Rd, Shop B<br>Lowell, AR 72745<td class="r">${pair('INVOICE #', '10587')}${pair('DATE', '04/06/2026')}${pair('DUE DATE', '05/06/2026')}${pair('TERMS', 'Net 30')}</tr></table>
<hr style="border:0;border-top:1pt solid #9cc7e4;margin:14pt 0 8pt"><table style="width:60%"><tr><td><span class="cap"><b>SALES REP</b></span><br>Kyle<td><span class="cap"><b>P.O. NUMBER</b></span><br>EC-0331<td><span class="cap"><b>SHIP VIA</b></span><br>Our truck</tr></table>
<table class="act"><tr><th>ACTIVITY<th class="r">QTY<th class="r">RATE<th class="r">AMOUNT</tr>${rows.join('')}</table>
<div style="float:left;width:45%;margin-top:10pt;font-size:8.6pt">Thank you for your business. Equipment stays our property until paid. Please write the invoice number on your check.</div>
<table class="sum">${[
    ['SUBTOTAL', formatAmount(subtotal)],
    ['TAX (9.75%)', formatAmount(tax)],
    ['TOTAL', formatAmount(total)],
    ['PAYMENT', formatAmount(paid)],
  ]
    .map(([label, value]) => `<tr><td class="cap">${label}<td class="r">${value}</tr>`)
    .join(
      '',
    )}<tr><td class="cap" style="border-top:1pt dotted #9cc7e4">BALANCE DUE<td class="r" style="border-top:1pt dotted #9cc7e4;font:700 14pt/18pt Arimo">${amountText(total - paid)}</tr></table>`
  return drawnDeal({
    name: 'mower-fleet-activity-invoice',
    family: 'bookkeeping-activity',
    notes:
      'online bookkeeping program’s invoice: labels before values at the right, bill-to and ship-to, product name in bold with gray description and serial numbers below, T after taxed amounts, discount as a negative line, payment made, balance due in large print; four kinds of equipment, a trailer VIN in a description',
    style,
    pages: [page],
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: '10587',
      invoice_date: '2026-04-06',
      due_date: '2026-05-06',
      payment_terms: 'Net 30',
      purchase_order: 'EC-0331',
      subtotal: units(subtotal),
      tax_total: units(tax),
      amount_due: units(total - paid),
      other_details: { make: 'Exmark', model: 'Lazer Z E-Series' },
    },
    acceptable: {
      discount: [1000],
      'sender.address': ['1290 Heritage Pkwy, Springdale, AR 72764'],
      'receiver.address': ['4418 Wagon Wheel Rd, Shop B, Lowell, AR 72745'],
      'other_details.down_payment': [units(paid)],
      'other_details.vin': ['53BLTEA28TU041975'],
      'other_details.equipment_type': ['Mower', 'Zero turn', 'Zero turn mower', 'Mower:Zero turn'],
      'other_details.model': ['Lazer Z', 'Lazer Z E-Series 60"', 'Lazer Z E-Series 60'],
      'transactions.5.category': ['soft', 'hard'],
    },
    absent: ['shipping', 'trade_in', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
}
