/** A car wash supplier's equipment purchase agreement: numbered articles, equipment schedule, payments by milestone; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { drawnDeal, noVehicle } from './deal.ts'

const style = `
.page{font:9.2pt/13pt 'Merriweather';font-size:8.8pt;padding:.7in .8in}
h3{font:700 10pt/14pt 'Merriweather';margin:13pt 0 3pt}p{margin:4pt 0;text-align:justify}
.s{width:100%;margin-top:5pt}.s th{border-top:1.2pt solid #000;border-bottom:.6pt solid #000;padding:3pt 4pt;font-weight:700}.s td{padding:2.6pt 4pt}.s tr.t td{border-top:.6pt solid #000}
.foot{text-align:center;font-size:7.6pt}
`

const seller = { name: 'ClearTunnel Wash Systems, LLC', address: ['7725 Paramount Drive', 'Lenexa, Kansas 66219'] }
const buyer = {
  name: 'Flint Hills Express Wash, LLC',
  address: ['1908 Fort Riley Boulevard', 'Manhattan, Kansas 66502'],
}

const lines: readonly Line[] = [
  item(1, 11_845_000, 'Conveyor, over/under, 110 feet, with correlator'),
  item(2, 1_462_500, 'Soft-cloth wrap-around washer, pair'),
  item(1, 1_890_000, 'Overhead mitter curtain, 5 rows'),
  item(1, 2_375_000, 'High-pressure wheel and side blaster'),
  item(8, 228_000, 'Drying producer, 15 HP'),
  item(1, 3_120_000, 'Chemical dispensing and tunnel controller'),
  item(2, 1_785_000, 'Pay station with license plate reader'),
  item(1, 4_650_000, 'Installation and start-up', { category: 'soft' }),
]

export function purchaseAgreement(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 985_000
  const tax = Math.round((subtotal - 4_650_000) * 0.0895)
  const total = subtotal + freight + tax
  const [signing, shipment] = [Math.round(total * 0.3), Math.round(total * 0.6)]
  const rest = total - signing - shipment
  const party = ({ name, address }: typeof seller) => `<b>${name}</b>, of ${address.join(', ')}`
  const foot = (page: number) => `<div class="foot">Equipment Purchase Agreement CT-1187 &nbsp;&nbsp; Page ${page} of 2 &nbsp;&nbsp; Buyer’s initials ______</div>`
  const first = `<div class="c" style="font:700 14pt/18pt 'Merriweather'">EQUIPMENT PURCHASE AGREEMENT</div><div class="c">Agreement No. CT-1187</div>
<p style="margin-top:16pt">This agreement is made on January 28, 2026 between ${party(seller)} (“Seller”), and ${party(buyer)} (“Buyer”).</p>
<h3>1. Equipment</h3><p>Seller sells and Buyer buys the new equipment and services listed in this schedule, to be installed at 1920 Fort Riley Boulevard, Manhattan, Kansas.</p>
<table class="s"><tr><th style="width:.5in">Qty.<th>Description<th class="r">Unit price<th class="r">Price</tr>${lines.map(({ quantity, text, rate = 0, cents }) => rowOf([`${quantity}`, text, `>$${formatAmount(rate)}`, `>$${formatAmount(cents)}`])).join('')}${rowOf(['', 'Price of equipment and installation', '', `>$${formatAmount(subtotal)}`], ' class="t"')}${rowOf(['', 'Freight, prepaid and added', '', `>$${formatAmount(freight)}`])}${rowOf(['', 'Kansas and local retailers’ sales tax, 8.95% of equipment', '', `>$${formatAmount(tax)}`])}${rowOf(['', '<b>Total purchase price</b>', '', `><b>$${formatAmount(total)}</b>`], ' class="t"')}</table>
<h3>2. Payment</h3><p>Buyer pays the total purchase price in three payments:</p><table class="s">${[['(a) on signing this agreement, as a down payment', signing], ['(b) ten days before shipment', shipment], ['(c) on completion of start-up', rest]].map(([label, cents]) => rowOf([`${label}`, `>$${formatAmount(Number(cents))}`])).join('')}</table>
<h3>3. Financing</h3><p>Payments (b) and (c) may be made by a lender or lessor of Buyer’s choice. If Buyer does not obtain a commitment for at least $350,000.00 within 45 days, either party may end this agreement, and Seller returns the down payment less engineering costs of not more than $7,500.00.</p>${foot(1)}`
  const second = `<h3>4. Delivery</h3><p>Seller ships within sixteen weeks after receipt of payment (a) and of approved drawings. Buyer provides the building, the pit, water, gas, compressed air and three-phase power at its own cost before installation starts.</p><h3>5. Title and security interest</h3><p>Title passes to Buyer, or to its lessor, when payment (b) is received. Until all payments are made Seller keeps a purchase-amountText security interest in the equipment and its proceeds.</p><h3>6. Warranty</h3><p>Seller warrants the equipment against defects in material and workmanship for one year after start-up, and the conveyor frame for five years. Cloth, bearings, hoses and nozzles are wear parts. There is no other warranty, express or implied, and no liability for lost profits.</p><h3>7. Default</h3><p>An overdue payment bears interest at 1.5% per month. After ten days’ notice Seller may stop work, repossess the equipment, or both.</p><h3>8. General</h3><p>This document is the whole agreement, changes must be in writing, and the law of Kansas governs. Neither party may assign it without the other’s consent, except to Buyer’s lender or lessor.</p>
<table style="width:100%;margin-top:50pt"><tr>${[['SELLER', seller.name, 'Gordon Haas, Vice President'], ['BUYER', buyer.name, 'Renee Stockdale, Manager']].map(([role, name, person], i) => `<td style="width:50%;padding-right:24pt"><b>${role}</b><br>${name}<div style="border-top:.7pt solid #000;margin-top:40pt">${penned(17 + 6 * i, 150)}By: ${person}<br>Date: January ${28 + i}, 2026</div>`).join('')}</tr></table>${foot(2)}`
  return drawnDeal({
    name: 'car-wash-tunnel-purchase-agreement',
    family: 'purchase-agreement-milestones',
    notes:
      'equipment purchase agreement of two pages: parties, addresses and date in a sentence, schedule with freight and tax rows inside the table, three milestone payments that repeat the total (the first is the down payment), commitment and engineering amounts, two signing dates as decoys, installation address in a sentence; no make or model',
    style,
    pages: [first, second],
    sender: { ...seller, address: seller.address },
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: 'CT-1187',
      invoice_date: '2026-01-28',
      subtotal: units(subtotal),
      shipping: units(freight),
      tax_total: units(tax),
      other_details: { down_payment: units(signing) },
    },
    acceptable: {
      amount_due: [units(total), units(total - signing)],
      payment_terms: ['30% on signing', 'in three payments'],
      'other_details.equipment_type': ['Conveyor', 'Car wash', 'Conveyor, over/under', 'car wash equipment'],
    },
    absent: ['due_date', 'purchase_order', 'discount', 'trade_in', 'other_details.make', 'other_details.model', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
