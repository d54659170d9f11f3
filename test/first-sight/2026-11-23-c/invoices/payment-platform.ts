/** A dental laboratory supplier's invoice from a payment platform: plain page, the amount and its due date as a headline. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal, noVehicle, service } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { sums, tableOf } from './parts.ts'

const style = `
.page{font:9pt/12.6pt 'Inter';color:#1a1a1a;padding:.5in .5in}
.n td{padding:1pt 14pt 1pt 0}
.l{width:100%;margin-top:22pt}.l th{border-bottom:.8pt solid #1a1a1a;padding:3pt 0;font-size:8pt}.l td{padding:5pt 0}.l small{color:#6a6a6a;font-size:8.2pt}
.s{width:50%;margin:12pt 0 0 50%}.s td{padding:3pt 0;border-top:.4pt solid #ddd}
`

const seller = {
  name: 'Arcwell Dental Lab Supply, Inc.',
  address: ['88 East Broad Street, Suite 640', 'Columbus, Ohio 43215'],
}
const buyer = { name: 'Gem City Crown & Bridge LLC', address: ['1420 Stanley Avenue', 'Dayton, Ohio 45404'] }

const lines: readonly Line[] = [
  item(1, 3_499_000, 'Millmaster D5 five-axis dental mill', { more: ['Wet and dry, 20-puck changer'] }),
  item(2, 589_500, 'Resinline Pro 3D printer'),
  item(1, 749_000, 'Sinterform S2 zirconia furnace'),
  item(12, 16_450, 'Zirconia puck, 98 mm, assorted shades'),
  service('Premium support plan', 238_800, { more: ['Jun 3, 2026 – Jun 3, 2027'] }),
  service('White-glove delivery and setup', 125_000),
]

export function paymentPlatform(): Drawn {
  const subtotal = totalOf(lines)
  const promotion = 150_000
  const net = subtotal - promotion
  const base = net - 238_800 - 125_000
  const tax = Math.round(base * 0.075)
  const total = net + tax
  const due = `${amountText(total)} USD due July 3, 2026`
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents, category }) => rowOf([`${text}${more.map(words => `<br><small>${words}</small>`).join('')}`, `>${quantity}`, `>${amountText(rate)}`, `>${category === 'hard' ? '7.5%' : ''}`, `>${amountText(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="font:700 20pt/26pt 'Inter'">Invoice<td class="r" style="font:700 13pt/26pt 'Inter';color:#5b5bd6">arcwell</tr></table>
${tableOf([['<b>Invoice number</b>', '<b>4F82C1D9-0014</b>'], ['Date of issue', 'June 3, 2026'], ['Date due', 'July 3, 2026']], 'class="n" style="margin-top:8pt"')}
<table style="width:100%;margin-top:18pt"><tr><td style="width:36%"><b>${seller.name}</b><br>${seller.address.join('<br>')}<br>United States<br>+1 614-555-0188<br>billing@arcwelldental.example<td style="width:32%"><b>Bill to</b><br>${block(buyer)}<br>United States<br>ap@gemcitycrown.example<td><b>Ship to</b><br>Gem City Crown & Bridge LLC<br>1436 Stanley Avenue, Dock 2<br>Dayton, Ohio 45404<br>United States</tr></table>
<div style="font:700 15pt/20pt 'Inter';margin-top:24pt">${due}</div><div style="margin-top:6pt;color:#5b5bd6;text-decoration:underline">Pay online</div><p style="margin:10pt 0 0">Equipment ships in three weeks. Financing through your leasing company is welcome; send us their purchase order.</p>
<table class="l"><tr><th style="width:50%">Description<th class="r">Qty<th class="r">Unit price<th class="r">Tax<th class="r">Amount</tr>${rows.join('')}</table>
<table class="s">${sums([['Subtotal', subtotal], ['Lab show 2026 ($1,500.00 off)', `-${amountText(promotion)}`], ['Total excluding tax', net], [`Sales Tax - Ohio (7.5% on ${amountText(base)})`, tax], ['Total', total], ['<b>Amount due</b>', `<b>${amountText(total)} USD</b>`]], amountText)}</table>
<div class="foot" style="left:.5in;right:.5in;border-top:.4pt solid #ddd;padding-top:5pt;font-size:8pt">4F82C1D9-0014 &middot; ${due}<span style="float:right">Page 1 of 1</span></div>`
  return drawnDeal({
    name: 'dental-mill-payment-platform-invoice', family: 'payment-platform-headline',
    notes:
      'payment platform’s invoice: three pairs without colons, seller in bold without a label beside bill-to and ship-to, amount and due date as a headline in one sentence and again in the foot, tax percent column before the amount, support period as dates under a line, coupon with its amount in the label, total excluding tax, tax with its base in the label, nothing paid',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '4F82C1D9-0014', invoice_date: '2026-06-03', due_date: '2026-07-03', subtotal: units(subtotal),
      discount: units(promotion), tax_total: units(tax), amount_due: units(total), other_details: { make: 'Millmaster', model: 'D5', equipment_type: 'dental mill' },
    },
    acceptable: {
      shipping: [1250], 'receiver.address': ['1436 Stanley Avenue, Dock 2, Dayton, Ohio 45404'], 'other_details.equipment_type': ['five-axis dental mill', 'mill'],
      'other_details.model': ['D5 five-axis'], 'other_details.make': ['Millmaster', null],
    },
    absent: ['purchase_order', 'trade_in', 'other_details.year', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
