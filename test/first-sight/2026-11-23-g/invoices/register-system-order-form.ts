/** A restaurant register vendor's order form: customer and order facts side by side, hardware, prepaid subscription with its months, services, fees of card processing; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { dollars } from './pieces.ts'

const style = `
.page{font:9pt/12pt Inter;font-family:'Inter';color:#1d1d1f;padding:.55in .6in}
h2{font:700 11pt/15pt 'Inter';margin:16pt 0 4pt;color:#c2410c}
.k td{padding:1.6pt 12pt 1.6pt 0}.k td:first-child{color:#6b7280;width:1.25in}
.l{width:100%}.l th{border-bottom:1.2pt solid #1d1d1f;font-weight:700;font-size:8.2pt;padding:3pt 4pt}.l td{border-bottom:.5pt solid #d1d5db;padding:4pt}.l .t td{font-weight:700;border-bottom:0}
`

const seller = { name: 'Tablekeep, Inc.', address: ['500 Congress Street, Suite 900', 'Portland, ME 04101'] }
const buyer = { name: 'Casco Chowder Company LLC', address: ['41 Custom House Wharf', 'Portland, ME 04101'] }

const hardware = [
  item(4, 89_900, 'Countertop Terminal Kit (14 in, cash drawer, printer)'),
  item(6, 49_900, 'Handheld Order Tablet'),
  item(3, 64_900, 'Kitchen Display 22 in with bump bar'),
  item(2, 129_900, 'Self-order Kiosk, freestanding'),
  item(1, 38_500, 'Network Kit (router, switch, 2 access points)'),
]
const months = 36
const plan = (quantity: number, monthly: number, text: string): Line => ({ text, quantity, rate: monthly, cents: quantity * monthly * months, category: 'soft' }) // prettier-ignore
const software = [
  plan(1, 16_500, 'Core Point of Sale, per location'),
  plan(1, 7_500, 'Online Ordering'),
  plan(3, 2_500, 'Kitchen Display License'),
  plan(1, 9_000, 'Payroll & Team, up to 40 staff'),
]
const services = [item(1, 149_900, 'On-site Installation', { category: 'soft' }), item(4, 17_500, 'Menu Build and Training, per session', { category: 'soft' })] // prettier-ignore

export function registerSystemOrderForm(): Drawn {
  const lines = [...hardware, ...software, ...services]
  const subtotal = totalOf(lines)
  const discount = 250_000
  const shipping = 21_000
  const tax = Math.round(totalOf(hardware) * 0.055)
  const total = subtotal - discount + shipping + tax
  const head = `<table style="width:100%"><tr><td style="font:700 18pt/22pt 'Inter';color:#c2410c">tablekeep<td class="r"><b style="font-size:13pt;line-height:17pt">Order Form</b><br>Q-118402-3</tr></table>`
  const clean = (text: string) => text.replace('&', '&amp;')
  const rowsOf = (some: readonly Line[], term: boolean) => some.map(({ text, quantity = 1, rate = 0, cents }) => rowOf([clean(text), `>${quantity}`, `>${dollars(rate)}${term ? ' /mo' : ''}`, ...(term ? [`>${months}`] : []), `>${dollars(cents)}`])).join('') // prettier-ignore
  const table = (title: string, some: readonly Line[], term = false) => `<h2>${title}</h2><table class="l"><tr><th>Product<th class="r" style="width:.5in">Qty<th class="r" style="width:1.05in">${term ? 'Monthly Fee' : 'Unit Price'}${term ? '<th class="r" style="width:.65in">Months' : ''}<th class="r" style="width:1.05in">Total</tr>${rowsOf(some, term)}<tr class="t"><td colspan="${term ? 4 : 3}" class="r">${title.split(' (')[0]} total<td class="r">${dollars(totalOf(some))}</tr></table>` // prettier-ignore
  const foot = (page: number) => `<div class="foot" style="font-size:7.4pt;color:#6b7280">Tablekeep, Inc. Confidential. Order Form Q-118402-3 <span style="float:right">${page} of 2</span></div>`
  const first = `${head}<table style="width:100%;margin-top:14pt"><tr><td style="width:52%">${tableOf([['Legal Name', `<b>${buyer.name}</b>`], ['DBA', 'Casco Chowder'], ['Location', buyer.address.join('<br>')], ['Contact', 'Meredith Alley, Owner'], ['Email', 'meredith@cascochowder.example'], ['Phone', '(207) 555-0166']], 'class="k"')}<td>${tableOf([['Vendor', `<b>${seller.name}</b><br>${seller.address.join('<br>')}`], ['Account Executive', 'Jonah Reyes'], ['Created', 'September 2, 2026'], ['Valid Until', 'September 30, 2026'], ['Subscription Term', '36 months'], ['Payment Terms', 'Prepaid, due on signature']], 'class="k"')}</tr></table>
${table('Hardware', hardware)}${table('Software Subscriptions (36 months, prepaid)', software, true)}${table('Services', services)}${foot(1)}`
  const second = `${head}<h2>Summary</h2><table class="l" style="width:60%">${rowOf(['Hardware', `>${dollars(totalOf(hardware))}`])}${rowOf(['Software Subscriptions', `>${dollars(totalOf(software))}`])}${rowOf(['Services', `>${dollars(totalOf(services))}`])}${rowOf(['<b>Subtotal</b>', `><b>${dollars(subtotal)}</b>`])}${rowOf(['Bundle Discount', `>${dollars(-discount)}`])}${rowOf(['Shipping', `>${dollars(shipping)}`])}${rowOf(['Estimated Sales Tax (hardware, 5.5%)', `>${dollars(tax)}`])}<tr class="t" style="font-size:11pt"><td>Order Total<td class="r">${dollars(total)}</tr></table>
<h2>Card processing</h2><table class="l"><tr><th>Card type<th class="r">Rate<th class="r">Per transaction</tr>${rowOf(['Visa, Mastercard, Discover, in person', '>2.49%', '>$0.15'])}${rowOf(['American Express, in person', '>3.19%', '>$0.15'])}${rowOf(['All cards, online', '>3.50%', '>$0.15'])}</table>
<p>Estimated monthly card volume: $84,000.00. Rates may change with 30 days’ notice. Processing fees are withheld from daily deposits and are not part of the Order Total.</p>
<h2>Terms</h2><p>By signing, Customer orders the products above and agrees to the Merchant Agreement. Hardware carries a 24 month warranty. After the Subscription Term, subscriptions renew month to month at the then current list price. If a third party finances this order, Customer remains responsible for the subscriptions, and the finance company may be billed the Order Total in Customer’s name.</p>
<table style="width:100%;margin-top:34pt"><tr><td style="width:46%"><div style="border-top:.8pt solid #1d1d1f;padding-top:3pt">${buyer.name}, signature and date</div><td style="width:8%"><td><div style="border-top:.8pt solid #1d1d1f;padding-top:3pt">${seller.name}, signature and date</div></tr></table>${foot(2)}`
  return drawnDeal({
    name: 'restaurant-registers-order-form', family: 'register-vendor-order-form',
    notes:
      'restaurant register vendor’s order form of two pages: buyer (legal name, DBA, location) and vendor as label and value lists side by side, quote number with a version below the title, hardware, software with a monthly fee and months in columns (prepaid, the line amount is quantity times fee times months), services, each table with its total, summary with a bundle discount in parentheses, shipping and tax; card processing rates and card volume as decoys, vendor’s city the same as the buyer’s',
    style,
    pages: [first, second], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'Q-118402-3', invoice_date: '2026-09-02', payment_terms: 'Prepaid, due on signature', subtotal: units(subtotal),
      discount: units(discount), shipping: units(shipping), tax_total: units(tax),
    },
    acceptable: {
      amount_due: [units(total)], due_date: ['2026-09-30'], 'receiver.name': ['Casco Chowder Company LLC DBA Casco Chowder', 'Casco Chowder'], invoice_number: ['Q-118402'], 'sender.name': ['tablekeep', 'Tablekeep'],
      ...Object.fromEntries(software.flatMap(({ quantity = 1, rate = 0, cents }, i) => [
        [`transactions.${hardware.length + i}.quantity`, [quantity, quantity * months, months]],
        [`transactions.${hardware.length + i}.rate`, [units(rate), units(cents / quantity)]],
      ])),
      'other_details.equipment_type': ['Countertop Terminal Kit', 'Countertop Terminal', 'Point of Sale', null],
    },
    absent: ['purchase_order', 'trade_in', 'other_details.make', 'other_details.model', 'other_details.year', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
