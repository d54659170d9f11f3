/** A coffee equipment seller's invoice from a card payment service: customer, invoice details and payment side by side, deposit and balance with dates of their own. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.4pt/13.6pt 'Libre Franklin';color:#1a1a1a;padding:.7in .75in}
.h td{padding:10pt 0;border-top:.6pt solid #d0d0d0;border-bottom:.6pt solid #d0d0d0;font-size:8.8pt;line-height:12.8pt}.h b{display:block;font-weight:700;padding-bottom:3pt}
.l{width:100%;margin-top:22pt}.l th{font-weight:700;padding:5pt 0;border-bottom:.6pt solid #1a1a1a}.l td{padding:6pt 0;border-bottom:.5pt solid #e3e3e3}.l small{display:block;color:#6b6b6b;font-size:8pt;line-height:11pt}
.s{width:100%}.s td{padding:5pt 0}
.foot{font-size:8pt;line-height:11pt;color:#6b6b6b;left:.75in;right:.75in;border-top:.6pt solid #d0d0d0;padding-top:8pt}
`

const seller = { name: 'Second Crack Espresso Supply', address: ['1420 SE Belmont St', 'Portland, OR 97214'] }
const buyer = { name: 'Moss & Ember Coffee LLC', address: ['915 Franklin Blvd', 'Eugene, OR 97403'] }

const lines: readonly Line[] = [
  item(1, 1_649_000, 'La Marzocco Linea PB', { more: ['2 Group AV with scales, black'] }),
  item(2, 321_500, 'Mahlkönig E80 Supreme Grinder', { more: ['Single'] }),
  item(1, 689_900, 'Curtis G4 Twin Brewer', { more: ['With 4 servers'] }),
  item(1, 214_500, 'Reverse osmosis system', { more: ['400 gpd, blend valve, tank'] }),
  item(1, 379_500, 'Undercounter refrigerator, 60 in'),
  item(1, 145_000, 'Installation and calibration', {
    category: 'soft',
    more: ['Water, drain and power stubbed by others'],
  }),
]

export function cardReaderInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const discount = 100_000
  const freight = 62_500
  const total = subtotal - discount + freight
  const deposit = 800_000
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents }) => rowOf([`${text}${more.map(words => `<small>(${words})</small>`).join('')}`, `>${quantity}`, `>${amountText(rate)}`, `>${amountText(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><div style="width:42pt;height:42pt;border-radius:6pt;background:#5b3a29;color:#fff;font:700 16pt/42pt 'Libre Franklin';text-align:center">SC</div><b style="font-size:12pt;line-height:22pt">${seller.name}</b><td class="r" style="color:#6b6b6b">Page 1 of 1</tr></table>
<div style="font:700 20pt/26pt 'Libre Franklin';margin-top:18pt">Coffee bar, Franklin Blvd</div><div style="color:#6b6b6b">Invoice #000187<br>Issue date: August 11, 2026</div>
<p style="margin:14pt 0 18pt">Hi Priya, here is the whole bar as we talked about it. The balance can come from your finance company, just have them put the invoice number on the wire.</p>
<table class="h" style="width:100%;table-layout:fixed"><tr><td style="padding-right:14pt"><b>Customer</b>Priya Raman<br>${buyer.name.replace('&', '&amp;')}<br>priya@mossandember.example<br>(541) 555-0127<br>${buyer.address.join('<br>')}<td><b>Invoice Details</b>PDF created August 11, 2026<br>${amountText(total)}<br>Service date September 8, 2026<td><b>Payment</b>Deposit due August 14, 2026<br>${amountText(deposit)}<br><br>Balance due September 4, 2026<br>${amountText(total - deposit)}</tr></table>
<table class="l"><tr><th style="width:58%">Items<th class="r">Quantity<th class="r">Price<th class="r">Amount</tr>${rows.join('')}</table>
<table class="s">${rowOf(['Subtotal', `>${amountText(subtotal)}`])}${rowOf(['Package discount', `>-${amountText(discount)}`])}${rowOf(['Shipping', `>${amountText(freight)}`])}<tr style="font:700 13pt/18pt 'Libre Franklin'"><td style="border-top:.6pt solid #1a1a1a">Total Due<td class="r" style="border-top:.6pt solid #1a1a1a">${amountText(total)}</tr></table>
<div class="foot"><table style="width:100%"><tr><td><b>${seller.name}</b><br>${seller.address.join(', ')}<br>orders@secondcrack.example | (503) 555-0176<td class="r">Pay online<br>To pay your invoice go to https://pay.secondcrack.example/i/8Kq2Zr<br>Ships from Portland. Oregon has no sales tax.</tr></table></div>`
  return drawnDeal({
    name: 'espresso-bar-card-reader-invoice', family: 'card-payment-service-invoice',
    notes:
      'card payment service’s invoice: title is the job, number and issue date in gray under it, customer, invoice details and payment in three columns with a person above the firm, a total without a label in the middle column, deposit and balance each with a due date (neither is paid yet), item variations in parentheses, discount with a minus, no sales tax, the seller’s name under its mark, its address in the foot only',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '000187', invoice_date: '2026-08-11', subtotal: units(subtotal), discount: units(discount),
      shipping: units(freight), other_details: { make: 'La Marzocco', model: 'Linea PB' },
    },
    acceptable: {
      due_date: ['2026-09-04', '2026-08-14'], amount_due: [units(total), units(total - deposit)], 'other_details.down_payment': [units(deposit)],
      'receiver.name': ['Priya Raman', 'Priya Raman, Moss & Ember Coffee LLC'], 'sender.name': ['Second Crack Espresso Supply'], tax_total: [0],
      'other_details.equipment_type': ['espresso machine', '2 Group AV', null], 'other_details.model': ['Linea PB 2 Group AV', 'Linea PB 2 Group'],
      invoice_number: ['#000187', '187'],
    },
    absent: ['purchase_order', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
