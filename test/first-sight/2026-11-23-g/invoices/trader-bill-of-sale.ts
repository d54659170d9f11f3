/** A used machine trader's bill of sale that serves as its invoice: machines with hours in a table, resale certificate, sums with deposit, wire instructions, signatures; phone photo. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, singles } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { dollars, html } from './pieces.ts'

const style = `
.page{font:10.4pt/14pt Carlito;padding:.65in .75in}
.l{width:100%;margin-top:14pt}.l th{border:1pt solid #000;background:#d9e2f3;font-weight:700;padding:3pt 5pt;text-align:center}.l td{border:1pt solid #000;padding:4pt 5pt}
.s{width:46%;margin-left:54%}.s td{border:1pt solid #000;border-top:0;padding:3pt 5pt}
`

const seller = {
  name: 'Magnolia Forestry Equipment Exchange',
  address: ['4117 Highway 25 South', 'Louisville, MS 39339'],
}
const buyer = { name: 'Noxubee Timber Harvesting, LLC', address: ['880 Prairie Point Road', 'Macon, MS 39341'] }

const machines = [
  { year: '2021', make: 'Tigercat', model: '720G', about: 'Wheel Feller Buncher, 5702 head', serial: '7206418', hours: '4,916', cents: 16_450_000 },
  { year: '2020', make: 'John Deere', model: '648L-II', about: 'Grapple Skidder, dual arch', serial: '1DW648LXPLC704182', hours: '6,240', cents: 13_900_000 },
] // prettier-ignore

export function traderBillOfSale(): Drawn {
  const lines: readonly Line[] = [
    ...machines.map(({ year, make, model, about, cents }): Line => ({ text: `${year} ${make} ${model} ${about}`, cents, category: 'hard' })),
    { text: 'Trucking to Macon, 2 loads', cents: 140_000, category: 'soft' },
    { text: 'UCC search and document fee', cents: 35_000, category: 'soft' },
  ] // prettier-ignore
  const subtotal = totalOf(lines)
  const tax = Math.round(totalOf(lines.slice(0, 2)) * 0.015)
  const total = subtotal + tax
  const deposit = 2_000_000
  const rows = machines.map(({ year, make, model, about, serial, hours, cents }) => rowOf([year, make, model, about, serial, `>${hours}`, `>${dollars(cents)}`])) // prettier-ignore
  const page = `<div class="c"><b style="font-size:18pt;line-height:23pt;color:#1f3864">${seller.name}</b><br>${seller.address.join(', ')} &nbsp; | &nbsp; 662-555-0148 &nbsp; | &nbsp; magnoliaforestry.example</div><div class="c" style="font:700 16pt/22pt Carlito;margin-top:12pt;text-decoration:underline">BILL OF SALE</div>
<table style="width:100%;margin-top:12pt"><tr><td style="width:58%"><b>Sold to:</b><br>${block(buyer)}<br>662-555-0110 &nbsp; Tommy Dade<td><b>Invoice #:</b> 26-0418<br><b>Date of sale:</b> September 9, 2026<br><b>Salesman:</b> Buck Haynes<br><b>Finance:</b> Delta Equipment Capital</tr></table>
<p style="margin:14pt 0 0">For the sum stated below, Seller sells, transfers and delivers to Buyer the following equipment, free and clear of all liens and encumbrances:</p>
<table class="l"><tr><th>Year<th>Make<th>Model<th>Description<th>Serial #<th>Hours<th>Price</tr>${rows.join('')}<tr><td colspan="6">Trucking to Macon, 2 loads<td class="r">${dollars(140_000)}</tr><tr><td colspan="6">UCC search and document fee<td class="r">${dollars(35_000)}</tr></table>
<table class="s">${rowOf(['Subtotal', `>${dollars(subtotal)}`])}${rowOf(['MS tax, logging equipment 1.5%', `>${dollars(tax)}`])}<tr class="b"><td>Total sale price<td class="r">${dollars(total)}</tr>${rowOf(['Deposit rec’d 8/31 ck 2207', `>- $${formatAmount(deposit)}`])}<tr class="b" style="background:#d9e2f3"><td>Balance due<td class="r">${dollars(total - deposit)}</tr></table>
<p style="margin:12pt 0 0">All equipment is sold <b>AS IS, WHERE IS</b>, with no warranty of any kind, express or implied. Buyer has inspected the equipment. Hours are as shown on the meter and are not guaranteed. Title passes when the balance is paid.</p>
<p style="margin:10pt 0 0"><b>Wire to:</b> Tallahaga Bank, ABA 065301418, account 1104187, ${html(seller.name)}. Call to verify before you send a wire.</p>
<table style="width:100%;margin-top:34pt"><tr><td style="width:46%">${penned(23, 160)}<div style="border-top:.8pt solid #000">Seller, by Buck Haynes &nbsp;&nbsp;&nbsp; <span style="font:14pt/12pt Caveat">9/9</span></div><td style="width:8%"><td>${penned(91, 150)}<div style="border-top:.8pt solid #000">Buyer, by Tommy Dade &nbsp;&nbsp;&nbsp; <span style="font:14pt/12pt Caveat">Sept 9</span></div></tr></table>`
  return drawnDeal({
    name: 'feller-buncher-skidder-trader-bill-of-sale-phone', family: 'trader-bill-of-sale-invoice',
    notes:
      'photograph of a used machine trader’s bill of sale from a word processor that serves as its invoice: centered letterhead on one line, underlined title, sold-to with a person’s name behind the phone number, "Invoice #" and "Date of sale" at the right with the finance company, two machines with year, make, model, description, serial number and hours in columns, fees in merged rows of the same table, tax of logging equipment, total sale price, deposit with a minus and a space, balance; wire instructions as decoys; signed and dated with a pen',
    style,
    pages: [page], scan: { dpi: 190, skewDegrees: 0.5, noise: 14, blur: 0.55, jpegQuality: 72, keystone: 0.012, shade: 32, background: 238 }, sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '26-0418', invoice_date: '2026-09-09', subtotal: units(subtotal), tax_total: units(tax), amount_due: units(total - deposit),
      other_details: { make: 'Tigercat', model: '720G', year: '2021', equipment_type: 'Wheel Feller Buncher', equipment_miles_hours: 4916, down_payment: units(deposit) },
    },
    expected_derived: { 'other_details.equipment_age': 5, basis: 'year of sale minus model year of the first machine' },
    acceptable: {
      ...singles(lines), shipping: [1400], 'other_details.vin': ['7206418'], 'other_details.equipment_type': ['Feller Buncher'],
      ...ofLines(machines, 'description/item', ({ year, make, model, about, serial, hours }) => [`${year} ${make} ${model} ${about}`, `${year} ${make} ${model}`, about, `${make} ${model} ${about}`, `${year} ${make} ${model} ${about} ${serial}`, `${year} ${make} ${model} ${about} ${serial} ${hours}`]),
      'other_details.titled': [true],
    },
    absent: ['due_date', 'purchase_order', 'discount', 'trade_in'],
  })
} // prettier-ignore
