/** A fitness dealer's proposal from an online proposal tool: cover, pricing table and an option not taken, acceptance; three pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, drawnDeal, noVehicle, service } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { sums } from './parts.ts'

const style = `
.page{font:10pt/14.4pt 'Nunito Sans';color:#2f3640;padding:.8in .85in}
h2{font:700 17pt/22pt 'Nunito Sans';color:#c2452d;margin:0 0 8pt}
.l{width:100%;margin-top:14pt}.l th{background:#f4f4f5;padding:6pt 7pt;font-weight:700;font-size:9pt}.l td{padding:6pt 7pt;border-bottom:.5pt solid #e2e2e4}.l small{display:block;color:#7b8087;font-size:8.6pt;line-height:11.6pt}
.s{width:46%;margin:6pt 0 0 54%}.s td{padding:3.6pt 7pt}
.foot{font-size:8pt;color:#8a8f96}
`

const seller = { name: 'Saguaro Fitness Outfitters, LLC', address: ['1455 West Drake Drive', 'Tempe, AZ 85283'] }
const buyer = { name: 'Ponderosa Strength Club LLC', address: ['2112 North Fourth Street', 'Flagstaff, AZ 86004'] }

const lines: readonly Line[] = [
  item(6, 689_900, 'Matrix T50 Treadmill', { more: ['XR console, 5 HP drive, warranty 5 years on the motor'] }),
  item(4, 449_500, 'Matrix R50 Recumbent Bike', { more: ['XR console'] }),
  item(3, 529_000, 'Double Half Rack', { more: ['With platform inserts and storage'] }),
  item(1, 1_164_000, 'Dumbbell Set 5 to 100 lb', { more: ['20 pairs, urethane, with three-tier rack'] }),
  item(1_800, 495, 'Rubber Flooring, per sq ft', { more: ['8 mm rolls, black with gray fleck'] }),
  service('Delivery and Installation', 695_000),
]

export function onlineProposal(): Drawn {
  const subtotal = totalOf(lines)
  const discount = Math.round(subtotal * 0.06)
  const tax = Math.round((subtotal - discount - 695_000) * 0.09)
  const total = subtotal - discount + tax
  const foot = (page: number) => `<div class="foot" style="left:.85in;right:.85in">Proposal for Ponderosa Strength Club LLC<span style="float:right">${page} / 3</span></div>`
  const rows = lines.map(({ text, more = [], rate = 0, quantity = 1, cents }) => rowOf([`<b>${text}</b>${more.map(words => `<small>${words}</small>`).join('')}`, `>${amountText(rate)}`, `>${quantity.toLocaleString('en-US')}`, `>${amountText(cents)}`])) // prettier-ignore
  const cover = `<div style="position:absolute;left:0;top:0;right:0;height:4.2in;background:#c2452d;color:#fff;padding:1.9in .85in 0"><div style="font:700 30pt/36pt 'Nunito Sans'">Club Equipment Proposal</div><div style="font-size:13pt;line-height:20pt">A complete floor for your second location</div></div><div style="margin-top:4.2in"><table style="width:100%"><tr><td style="width:50%"><b style="color:#c2452d">Prepared for</b><br>Kendra Yazzie, Owner<br>${buyer.name}<br>${buyer.address.join('<br>')}<td><b style="color:#c2452d">Created by</b><br>Marcus Feld<br>${seller.name}<br>${seller.address.join('<br>')}<br>480-555-0146</tr></table><p style="margin-top:60pt">Proposal SFO-1192<br>Created July 14, 2026<br>Valid through August 13, 2026</p></div>${foot(1)}`
  const pricing = `<h2>Dear Kendra,</h2><p style="margin:0">Thank you for walking the space with us on July 8. Below is the equipment we talked about for the 6,400 sq ft floor. Prices hold for 30 days, and the two years of preventive maintenance we discussed can be added now or later.</p><h2 style="margin-top:20pt">Pricing</h2>
<table class="l"><tr><th style="width:55%">Name<th class="r">Price<th class="r">QTY<th class="r">Subtotal</tr>${rows.join('')}</table>
<table class="s">${sums([['Subtotal', amountText(subtotal)], ['Discount (6%)', `-${amountText(discount)}`], ['Sales Tax (9%)', amountText(tax)]])}<tr style="font:700 12pt/16pt 'Nunito Sans';border-top:1pt solid #2f3640"><td>Total<td class="r">${amountText(total)}</tr></table><p style="color:#7b8087;font-size:8.6pt;margin-top:22pt">Optional, not selected and not in the total: &#9744; Preventive Maintenance, 2 years, $3,840.00</p>${foot(2)}`
  const acceptance = `<h2>Terms</h2><p>A deposit of 25% reserves the equipment; the balance is due before installation, from you or from your leasing company. Sales tax is estimated and does not apply to installation. Canceled orders are charged 15% of the total. Flooring is cut on site; offcuts stay with you.</p><p>Sample payment: 60 months at $1,699 with approved credit; not an offer to lend.</p>
<h2 style="margin-top:26pt">Acceptance</h2><p>By signing below both parties agree to this proposal and its terms.</p><table style="width:100%;margin-top:44pt"><tr>${[['Saguaro Fitness Outfitters, LLC', 'Marcus Feld', '07 / 14 / 2026'], ['Ponderosa Strength Club LLC', 'Kendra Yazzie', '07 / 21 / 2026']].map(([company, name, date], i) => `<td style="width:50%;padding-right:26pt">${penned(91 + 8 * i, 140)}<div style="border-top:.7pt solid #2f3640"><b>${company}</b><br>${name}<br>${date}</div>`).join('')}</tr></table><p style="margin-top:40pt;font-size:8pt;color:#8a8f96">Document ref. 7KQWA-M2NTV-X4RPD-9HSLE. Signed with a verified e-mail address, IP 203.0.113.48.</p>${foot(3)}`
  return drawnDeal({
    name: 'club-equipment-online-proposal', family: 'online-proposal-three-pages',
    notes:
      'online proposal of three pages: cover in color with prepared-for and created-by blocks and the number and dates without colons, pricing table on the second page with an option that was not selected below the total, quantity of 1,800 square feet, discount in percent, last column called Subtotal, deposit percentage, sample payment and floor area as decoys, two later dates at the signatures',
    style,
    pages: [cover, pricing, acceptance], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'SFO-1192', invoice_date: '2026-07-14', subtotal: units(subtotal), discount: units(discount),
      tax_total: units(tax), other_details: { make: 'Matrix', model: 'T50', equipment_type: 'Treadmill' },
    },
    acceptable: {
      due_date: ['2026-08-13'],
      payment_terms: ['A deposit of 25% reserves the equipment; the balance is due before installation', '25% deposit, balance due before installation'],
      shipping: [6950], amount_due: [units(total)], 'receiver.name': ['Kendra Yazzie, Ponderosa Strength Club LLC'],
      'other_details.down_payment': [units(Math.round(total / 4))],
    },
    absent: ['purchase_order', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
