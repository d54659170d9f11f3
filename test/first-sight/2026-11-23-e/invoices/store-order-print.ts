/** The order page of a large online store, printed from a browser for the lender: two shipments with sums of their own and a grand total; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sum, units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.4pt/12.4pt Arimo;padding:.55in .7in}
.top{position:absolute;top:.22in;left:.35in;right:.35in;font:7.6pt/9pt Arimo}.bot{position:absolute;bottom:.22in;left:.35in;right:.35in;font:7.6pt/9pt Arimo}
.o{width:100%;border:1.4pt solid #000;margin-top:12pt}.o .h{font-weight:700;text-align:center;font-size:10.6pt;padding:3pt;border-bottom:1.4pt solid #000}.o td{padding:2pt 6pt}
.s{width:100%}.s td{padding:.8pt 6pt;text-align:right}.s td:last-child{width:.95in}
`

const seller = { name: 'Harborline Marketplace Services, Inc.', address: ['2260 Elliott Landing', 'Seattle, WA 98121'] }
const buyer = { name: 'Three Creeks Auto Repair LLC', address: ['1840 NE 3RD ST', 'PRINEVILLE, OR 97754-2214'] }

const sold = (line: Line, by: string) => ({ ...line, by })
const shipments = [
  {
    on: 'May 12, 2026', freight: 34_900, lines: [
      sold(item(2, 389_900, 'Katool 2 Post Lift 11,000 lb, Asymmetric, Clear Floor, Dual Point Lock Release'), 'Katool Direct (seller profile)'),
      sold(item(1, 329_900, 'Katool 4 Post Alignment Lift 14,000 lb with Turn Plates and Slip Plates'), 'Katool Direct (seller profile)'),
      sold(item(1, 239_999, 'Coseng C995 Tire Changer with Assist Arm, 30" Rim, 220V'), 'Harborline.example'),
      sold(item(1, 164_999, 'Coseng C95 Wheel Balancer with Laser and LED, 36" Wheel'), 'Harborline.example'),
    ],
  },
  {
    on: 'May 14, 2026', freight: 0, lines: [
      sold(item(1, 418_900, 'Ingersoll Rand 2475N7.5 80 gal Two-Stage Air Compressor 7.5 HP 230/1'), 'Harborline.example'),
      sold(item(3, 27_950, 'Rolling Oil Drain, 20 gal, Air Operated'), 'Wrench & Bay Supply'),
    ],
  },
] as const // prettier-ignore

export function storeOrderPrint(): Drawn {
  const lines = shipments.flatMap(({ lines: some }) => [...some])
  const subtotal = totalOf(lines)
  const freight = sum(shipments.map(({ freight: one }) => one))
  const discount = 50_000
  const total = subtotal + freight - discount
  const top = '<div class="top">5/19/26, 8:06 AM<span style="position:absolute;left:0;right:0;text-align:center">Harborline.example - Order 113-4471820-6620417</span></div>'
  const bottom = (page: number) => `<div class="bot">https://www.harborline.example/orders/print?id=113-4471820-6620417<span style="float:right">${page}/2</span></div>`
  const sums = (some: readonly Line[], ship: number, promotion: number) => `<table class="s"><tr><td>Item(s) Subtotal:<td>${amountText(totalOf(some))}</tr><tr><td>Shipping &amp; Handling:<td>${amountText(ship)}</tr>${promotion ? `<tr><td>Promotion applied:<td>-${amountText(promotion)}</tr>` : ''}<tr><td><td>-----</tr><tr><td>Total before tax:<td>${amountText(totalOf(some) + ship - promotion)}</tr><tr><td>Sales Tax:<td>$0.00</tr><tr><td><td>-----</tr><tr class="b"><td>Total for This Shipment:<td>${amountText(totalOf(some) + ship - promotion)}</tr></table>` // prettier-ignore
  const shipment = ({ on, freight: ship, lines: some }: (typeof shipments)[number], promotion: number) => `<table class="o"><tr><td colspan="2" class="h">Shipped on ${on}</tr><tr class="b"><td>Items Ordered<td class="r">Price</tr>${some.map(({ text, quantity = 1, rate = 0, by }) => `${rowOf([`${quantity} of: <i>${text}</i><br><span style="font-size:8.2pt">Sold by: ${by.replace('&', '&amp;')}<br><br>Condition: New</span>`, `>${amountText(rate)}`])}`).join('')}</table><table class="o" style="margin:0;border-top:0"><tr><td style="width:52%"><b>Shipping Address:</b><br>Denny Rourke<br>${block(buyer)}<br>United States<br><br><b>Shipping Speed:</b><br>${promotion ? 'Standard Shipping' : 'Freight with lift gate'}<td>${sums(some, ship, promotion)}</tr></table>`
  const first = `${top}<div class="c" style="font:700 19pt/24pt Arimo;font-style:normal;margin-top:4pt">harborline <span style="font-weight:400">business</span></div><div class="c" style="font:700 12pt/16pt Arimo;margin-top:8pt">Final Details for Order #113-4471820-6620417</div>
<div style="margin-top:10pt"><b>Order Placed:</b> May 9, 2026<br><b>PO number:</b> BAY-EXPANSION<br><b>Harborline.example order number:</b> 113-4471820-6620417<br><b>Order Total: ${amountText(total)}</b></div>${shipment(shipments[0], 0)}${bottom(1)}`
  const second = `${top}${shipment(shipments[1], discount)}
<table class="o"><tr><td colspan="2" class="h">Payment information</tr><tr><td style="width:52%"><b>Payment Method:</b><br>Pay by Invoice<br><br><b>Billing address</b><br>Denny Rourke<br>${block(buyer)}<br>United States<td><table class="s"><tr><td>Item(s) Subtotal:<td>${amountText(subtotal)}</tr><tr><td>Shipping &amp; Handling:<td>${amountText(freight)}</tr><tr><td>Promotion applied:<td>-${amountText(discount)}</tr><tr><td><td>-----</tr><tr><td>Total before tax:<td>${amountText(total)}</tr><tr><td>Estimated Tax:<td>$0.00</tr><tr><td><td>-----</tr><tr class="b"><td>Grand Total:<td>${amountText(total)}</tr></table></tr></table>
<p style="margin-top:14pt">To view the status of your order, return to <u>Order Summary</u>.</p><p class="c" style="font-size:8pt;margin-top:20pt"><u>Conditions of Use</u> | <u>Privacy Notice</u> © 2012-2026, ${seller.name}<br>${seller.address.join(', ')}</p>${bottom(2)}`
  return drawnDeal({
    name: 'auto-shop-lifts-store-order-print', family: 'online-store-order-print',
    notes:
      'order page of a large online store printed from a browser (time and title above, address below): order number in the heading, a PO number, two shipments with dates, items as "2 of:" with the price of one and no amount, third-party sellers in small print, sums per shipment and a grand total, promotion with a minus, tax 0.00, billing address as the buyer with a person above the firm; the store’s company and street in the last line only; the sellers in small print are not the sender',
    style,
    pages: [first, second], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '113-4471820-6620417', invoice_date: '2026-05-09', purchase_order: 'BAY-EXPANSION',
      subtotal: units(subtotal), shipping: units(freight), discount: units(discount), other_details: { make: 'Katool' },
    },
    acceptable: {
      ...ofLines(lines, 'description/item', ({ text, quantity = 1 }) => [text, `${quantity} of: ${text}`]),
      invoice_date: ['2026-05-09', '2026-05-12', '2026-05-14'], tax_total: [0], amount_due: [units(total)], payment_terms: ['Pay by Invoice'],
      'receiver.name': ['Denny Rourke', 'Denny Rourke, Three Creeks Auto Repair LLC'], 'sender.name': ['Harborline', 'harborline business', 'Harborline.example', 'Katool Direct'],
      'other_details.model': ['2 Post Lift', null], 'other_details.equipment_type': ['2 Post Lift', '2 Post Lift 11,000 lb', 'Lift', 'Post Lift', 'auto lift'],
    },
    absent: ['due_date', 'trade_in', 'other_details.year', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
