/** A restaurant supply web shop's invoice: pictures, short names, shipping choice, order summary box. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal, amountText, noVehicle, service } from './deal.ts'

const style = `
.page{font:8.8pt/12pt 'Nunito Sans';color:#1d1d1d;padding:.45in .55in}
.it{display:flex;gap:10pt;border-bottom:.6pt solid #ddd;padding:7pt 0;align-items:center}
.it i{width:34pt;height:34pt;border-radius:4pt;background:linear-gradient(120deg,#e8edf1,#b9c5cf)}
.it .n{flex:1}.it .q{width:44pt;text-align:center}.it .p{width:74pt;text-align:right}
.card{border:.7pt solid #cfd6dc;border-radius:6pt;padding:9pt 11pt;flex:1}
.gray{color:#6a737b;font-size:8pt}
`

const seller = { name: 'KitchenHaul', address: ['6001 Lakeshore Commerce Dr', 'Hebron, KY 41048'] }
const buyer = { name: 'Saffron Lane Catering LLC', address: ['915 Walnut St, Unit 2', 'Cincinnati, OH 45202'] }

const lines: readonly Line[] = [
  item(1, 949_900, 'Brenmark CTX-6 Half-Size Combi Oven, Boilerless, 208V/3Ph', { code: '418CTX6E' }),
  item(1, 59_900, 'Brenmark Stand for CTX-6 Combi Oven with Pan Slides', { code: '418STDCTX' }),
  item(2, 339_900, 'Polarvane PV-2R 54" Two Section Solid Door Reach-In Refrigerator', { code: '772PV2RHC' }),
  item(1, 789_900, 'Polarvane PV-BC14 Roll-In Blast Chiller, 200 lb.', { code: '772PVBC14' }),
  item(3, 124_900, 'Carrigan Insulated Heated Holding Cabinet, Full Height', { code: '220HC1836' }),
  item(12, 8_450, 'Carrigan 18" x 26" Sheet Pan, 12 Gauge, case of 12', { code: '220SP18CS' }),
  service('2-Year Extended Service Plan, combi oven', 64_900, { code: 'PLAN24CTX' }),
] // prettier-ignore

export function webshopOrder(): Drawn {
  const subtotal = totalOf(lines)
  const shipping = 43_500
  const discount = 75_000
  const tax = Math.round((subtotal - discount - 64_900) * 0.078)
  const total = subtotal - discount + shipping + tax
  const rows = lines.map(({ text, code, quantity = 1, rate = 0, cents }) => `<div class="it"><i></i><div class="n">${text}<br><span class="gray">Item #: ${code} &nbsp; Each</span></div><div class="p">${amountText(rate)}</div><div class="q">${quantity}</div><div class="p"><b>${amountText(cents)}</b></div></div>`) // prettier-ignore
  const sumRow = (label: string, value: string) => `<div style="display:flex;justify-content:space-between;padding:1.6pt 0"><span>${label}</span><span>${value}</span></div>` // prettier-ignore
  const page = `<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #e4572e;padding-bottom:8pt"><div style="font:700 22pt/26pt 'Nunito Sans';color:#e4572e">KitchenHaul</div><div style="text-align:right">Invoice for order <b>KH-58120774</b><br>Order placed March 3, 2026 at 10:42 AM EST</div></div>
<div style="display:flex;gap:10pt;margin:12pt 0"><div class="card"><b>Billing address</b><br>Dana Kowalczyk<br>${buyer.name}<br>${buyer.address.join('<br>')}<br>(513) 555-0151</div><div class="card"><b>Shipping address</b><br>${buyer.name}<br>Loading dock, 920 Sycamore St<br>Cincinnati, OH 45202<br><span class="gray">Commercial, liftgate needed</span></div><div class="card"><b>Payment method</b><br>Purchase order, tax account 31-0044<br>PO number: SLC-0226<br><br><b>Delivery</b><br>Common carrier, 5 to 8 business days</div></div>
<div class="it gray" style="padding:2pt 0"><div style="width:34pt"></div><div class="n">Product</div><div class="p">Price</div><div class="q">Qty</div><div class="p">Total</div></div>${rows.join('')}
<div style="display:flex;gap:14pt;margin-top:12pt"><div style="flex:1" class="gray">Invoice date: March 5, 2026, the day of shipment.<br>Freight claims must be noted on the delivery receipt. Returns within 30 days, less freight, with authorization only. Special order items cannot be returned.<br><br>Leasing available from $612.00 per month. Reward points earned: 3,118.</div><div style="width:42%" class="card"><b>Order summary</b>${sumRow('Subtotal (21 items)', amountText(subtotal))}${sumRow('Promotion SPRING26', `−${amountText(discount)}`)}${sumRow('Shipping &amp; handling', amountText(shipping))}${sumRow('Estimated tax', amountText(tax))}<div style="border-top:.7pt solid #cfd6dc;font-weight:700;font-size:11pt;margin-top:3pt;padding-top:3pt">${sumRow('Order total', amountText(total))}</div></div></div>
<div class="foot gray c">KitchenHaul, a trade name of Kitchen Haul Supply, Inc. &nbsp; ${seller.address.join(', ')} &nbsp; 859-555-0117</div>`
  return drawnDeal({
    name: 'catering-kitchen-webshop-order',
    family: 'webshop-order',
    notes:
      'web shop’s invoice of an order: three cards (billing, shipping, payment), pictures, item numbers under product names that start with the maker, price before quantity, promotion with a minus, order date above and invoice date in the gray text, seller’s name and address in the footer, lease payment as a decoy; six kinds of equipment',
    style,
    pages: [page],
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: 'KH-58120774',
      invoice_date: '2026-03-05',
      purchase_order: 'SLC-0226',
      subtotal: units(subtotal),
      discount: units(discount),
      shipping: units(shipping),
      tax_total: units(tax),
      other_details: { make: 'Brenmark', model: 'CTX-6' },
    },
    acceptable: {
      invoice_date: ['2026-03-03'],
      'sender.name': ['Kitchen Haul Supply, Inc.'],
      'receiver.address': ['Loading dock, 920 Sycamore St, Cincinnati, OH 45202'],
      'other_details.equipment_type': ['Combi Oven', 'Half-Size Combi Oven', null],
      'receiver.name': ['Dana Kowalczyk'],
      payment_terms: ['Purchase order'],
      amount_due: [units(total)],
    },
    absent: ['due_date', 'trade_in', 'other_details.down_payment', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
