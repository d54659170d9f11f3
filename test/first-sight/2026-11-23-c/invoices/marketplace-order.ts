/** A used woodworking line bought over a machinery marketplace: the seller and the marketplace beside each other, listings as cards. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, singles, sums, tableOf } from './parts.ts'

const style = `
.page{font:9.4pt/13pt 'IBM Plex Sans';color:#1f2933;padding:.55in .6in}
.card{border:.8pt solid #c8d1da;border-radius:5pt;padding:8pt 10pt;margin-top:8pt}.card table{width:100%}.q td{padding:0 10pt 0 0;font-size:8.6pt}
.s{width:56%;margin:12pt 0 0 44%}.s td{padding:3pt 4pt}
h4{font:700 8.4pt/11pt 'IBM Plex Sans';color:#52606d;margin:0 0 3pt;text-transform:uppercase;letter-spacing:.6pt}
`

const seller = { name: 'Catawba Valley Casegoods, Inc.', address: ['1180 Lenoir Rhyne Blvd SE', 'Hickory, NC 28602'] }
const buyer = { name: 'Dubois Cabinet & Millwork LLC', address: ['3950 North Newton Street', 'Jasper, IN 47546'] }

const machines = [
  { title: '2016 Biesse Rover A 1632 CNC Router', year: '2016', make: 'Biesse', model: 'Rover A 1632', serial: '1000041877', hours: '9,214', id: '5518820', cents: 4_650_000 },
  { title: '2018 Holz-Her Auriga 1308 Edgebander', year: '2018', make: 'Holz-Her', model: 'Auriga 1308', serial: '0/2-411', hours: '6,075', id: '5518826', cents: 1_875_000 },
] // prettier-ignore

export function marketplaceOrder(): Drawn {
  const lines: readonly Line[] = [
    ...machines.map(({ title, cents }): Line => ({ text: title, cents, category: 'hard' })),
    { text: 'Buyer protection fee (2.5%)', cents: Math.round(6_525_000 * 0.025), category: 'soft' },
    { text: 'Disconnection and loading by seller', cents: 160_000, category: 'soft' },
  ]
  const freight = 312_500
  const tax = Math.round(6_525_000 * 0.07)
  const total = totalOf(lines) + freight + tax
  const paid = 250_000
  const card = ({ title, year, make, model, serial, hours, id, cents }: (typeof machines)[number]) => `<div class="card"><table><tr><td style="width:74pt"><div style="width:64pt;height:48pt;background:#dfe6ec;border-radius:3pt"></div><td><b>${title}</b><br><span style="color:#52606d;font-size:8.6pt">Listing ${id} &middot; Used, under power &middot; Hickory, NC</span><table class="q" style="width:auto;margin-top:3pt"><tr>${[['Year', year], ['Make', make], ['Model', model], ['Serial no.', serial], ['Hours', hours]].map(([label, value]) => `<td><span style="color:#52606d">${label}</span><br>${value}`).join('')}</tr></table><td class="r" style="width:90pt"><b>${amountText(cents)}</b></tr></table></div>` // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="font:700 18pt/22pt 'IBM Plex Sans';color:#1167b1">machinepier<span style="font-size:9pt;color:#52606d;font-weight:400"> &nbsp; the used machinery market</span><td class="r"><b style="font-size:14pt;line-height:18pt">Order invoice</b></tr></table>
<table style="width:100%;margin-top:14pt"><tr>${[['Invoice no.', 'MP-7734120-1'], ['Order no.', '7734120'], ['Order date', 'Nov 4, 2026'], ['Invoice date', 'Nov 6, 2026'], ['Pay by', 'Nov 16, 2026']].map(([label, value]) => `<td><h4>${label}</h4>${value}`).join('')}</tr></table>
<table style="width:100%;margin-top:16pt"><tr><td style="width:34%"><h4>Seller</h4>${block(seller)}<br>Seller since 2019, rating 4.8<td style="width:34%"><h4>Buyer</h4>${block(buyer)}<br>Account 220418<td><h4>Issued for the seller by</h4>Machinepier Marketplace, Inc.<br>900 Congress Avenue, Floor 6<br>Austin, TX 78701</tr></table>
<h4 style="margin-top:18pt">Items (2)</h4>${machines.map(card).join('')}
<table class="s">${sums([['Items (2)', 6_525_000], ...lines.slice(2).map(({ text, cents }) => [text, cents] as const), ['Freight, Midstate Rigging (quoted)', freight], ['Indiana sales tax (7% of items)', tax]], amountText)}<tr style="border-top:1pt solid #1f2933;font-weight:700"><td>Order total<td class="r">${amountText(total)}</tr>${sums([['Reservation deposit, card ending 4471, Nov 4', `-${amountText(paid)}`]])}<tr style="font-weight:700;color:#1167b1"><td>Remaining balance<td class="r">${amountText(total - paid)}</tr></table>
<div class="card" style="margin-top:18pt"><h4>How to pay</h4>${tableOf([['Wire to', 'Machinepier Escrow Services, LLC, for the benefit of the seller'], ['Bank', 'Pecan Street National Bank, Austin, TX &nbsp; ABA 114000000 &nbsp; Account 7734120088'], ['Reference', 'MP-7734120-1']])}</div>
<p style="font-size:8.4pt;line-height:11.4pt;color:#52606d">The sale is made between seller and buyer. Similar machines sold for $48,900 to $61,500. Remove the machines by Dec 4, 2026; storage of $40.00 per day is charged by the seller afterwards. Finance this order from $1,640 per month.</p>
<div class="foot" style="font-size:8pt;color:#7b8794">machinepier.example/orders/7734120<span style="float:right">Nov 6, 2026, 10:42 AM &nbsp; 1/1</span></div>`
  return drawnDeal({
    name: 'cnc-router-edgebander-marketplace-order', family: 'marketplace-order-invoice',
    notes:
      'marketplace’s order invoice: five captioned facts in a row (invoice, order, two dates, pay by), seller, buyer and the issuing marketplace beside each other (the seller sells), two used machines as cards with year, make, model, serial number and hours captioned in small print, no quantities, fees, freight and tax in the sum only, reservation deposit, escrow account, prices of similar machines, storage and monthly payment as decoys',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'MP-7734120-1', invoice_date: '2026-11-06', due_date: '2026-11-16', shipping: units(freight),
      tax_total: units(tax), amount_due: units(total - paid),
      other_details: { make: 'Biesse', model: 'Rover A 1632', year: '2016', equipment_type: 'CNC Router', equipment_miles_hours: 9214, down_payment: units(paid) },
    },
    expected_derived: { 'other_details.equipment_age': 10, basis: 'invoice year minus model year of the first machine' },
    acceptable: {
      ...singles(lines),
      ...ofLines(machines, 'description/item', ({ title, id, serial }) => [title, `${title} Listing ${id}`, `${title} Listing ${id} Used, under power Hickory, NC`, `${title} ${serial}`]),
      subtotal: [units(6_525_000), units(totalOf(lines))], purchase_order: ['7734120'], 'other_details.vin': ['1000041877'],
    },
    absent: ['discount', 'trade_in'],
  })
} // prettier-ignore
