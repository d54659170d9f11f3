/** A spray drone dealer's quote from a marketing and deal platform: reference and dates on one line, comments, products with one price column, totals, purchase terms; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.6pt/14pt 'Lato';color:#33475b;padding:.6in .7in}
.top{background:#2d5d3a;color:#fff;margin:-.6in -.7in 0;padding:.45in .7in .3in}
h3{font:700 13pt/18pt 'Lato';margin:18pt 0 6pt}
.l{width:100%}.l th{font-weight:700;padding:6pt;background:#f5f8fa;border-bottom:1pt solid #cbd6e2}.l td{padding:8pt 6pt;border-bottom:.6pt solid #cbd6e2}.l small{display:block;font-size:8.2pt;line-height:11pt;color:#516f90}
.s{width:52%;margin-left:48%}.s td{padding:4pt 6pt}
`

const seller = { name: 'Delta Aerial Ag', address: ['611 Highway 82 East', 'Leland, MS 38756', 'United States'] }
const buyer = { name: 'Bogue Phalia Planting Co.', address: ['2240 Choctaw Road', 'Shaw, MS 38773', 'United States'] }

const lines: readonly Line[] = [
  item(2, 2_150_000, 'DJI Agras T50 spray drone', { more: ['Aircraft, spray system with four nozzles, remote controller'] }),
  item(6, 259_900, 'DB1560 flight battery', { more: ['30 Ah'] }),
  item(2, 419_900, 'C10000 charging station', { more: ['Inverter generator, 10 kW, gasoline'] }),
  item(1, 139_900, 'T50 spreading system', { more: ['75 liter hopper, for cover crop seed'] }),
  item(1, 1_485_000, 'Drone nurse trailer, 2026', { more: ['24 ft gooseneck deck with 1,000 gal tank, mixing tote and generator rack; built to order'] }),
  item(2, 125_000, 'Part 137 paperwork and pilot training', { category: 'soft', more: ['Per pilot, at Leland'] }),
] // prettier-ignore

export function dealPlatformQuote(): Drawn {
  const subtotal = totalOf(lines)
  const discount = 240_000
  const tax = Math.round((totalOf(lines.slice(0, 5)) - discount) * 0.015)
  const total = subtotal - discount + tax
  const care = 189_000
  const rows = lines.map(({ text, more = [], quantity = 1, rate = 0, cents }) => rowOf([`<b>${text}</b>${more.map(words => `<small>${words}</small>`).join('')}`, `>${quantity}`, `>${amountText(rate)}`, `>${amountText(cents)}`])) // prettier-ignore
  const first = `<div class="top"><div style="font:700 22pt/28pt 'Lato'">T50 spray package, two aircraft</div><div style="margin-top:6pt">${buyer.name}</div><table style="width:100%;margin-top:10pt;font-size:8.6pt;line-height:12pt"><tr><td>${buyer.address.join('<br>')}<td>Will Barksdale<br>will@boguephalia.example<br>662-555-0139<td class="r">Reference: 20260209-141807733<br>Quote created: February 9, 2026<br>Quote expires: March 11, 2026<br>Quote created by: Tori Vance</tr></table></div>
<h3>Comments from Tori Vance</h3><p style="margin:0">Will, this is the same set your neighbors at Stoneville fly. Early order price is good through the date above. Your lender may sign in the buyer’s place; please send me the name before we order the trailer.</p>
<h3>Products &amp; Services</h3><table class="l"><tr><th style="width:52%">Item &amp; Description<th class="r">Quantity<th class="r">Unit Price<th class="r">Total</tr>${rows.join('')}<tr><td><b>Drone care plan</b><small>Two aircraft, crash repair at half price</small><td class="r">1<td class="r">${amountText(care)}<br>/ year<td class="r">${amountText(care)} / year<br>for 3 years</tr></table><div class="foot r" style="font-size:8pt">1 / 2</div>`
  const second = `<table class="s" style="border-top:1pt solid #cbd6e2">${rowOf(['Annual subtotal', `>${amountText(care)}`])}${rowOf(['One-time subtotal', `>${amountText(subtotal)}`])}${rowOf(['Early order discount', `>-${amountText(discount)}`])}${rowOf(['MS farm equipment tax (1.5%)', `>${amountText(tax)}`])}<tr style="font:700 12pt/18pt 'Lato';background:#f5f8fa"><td>Total<td class="r">${amountText(total)}</tr></table>
<p style="font-size:8.4pt;line-height:11.4pt;margin:6pt 0 0 48%">The care plan is billed each year by the maker from the day of activation and is not part of the total.</p>
<h3>Purchase terms</h3><p style="margin:0">Net 10 from delivery. A down payment of 20% is due when the quote is signed. Aircraft ship within 14 days, the trailer in about 9 weeks. Waivers and registrations are the pilot’s own. Batteries are covered for 1,500 cycles or 12 months.</p>
<h3>Signature</h3><table style="width:100%;margin-top:26pt"><tr><td style="width:48%;border-top:.6pt solid #33475b">Signature<td style="width:4%"><td style="border-top:.6pt solid #33475b">Date</tr><tr><td style="padding-top:26pt"><div style="border-top:.6pt solid #33475b">Printed name</div><td><td style="padding-top:26pt"><div style="border-top:.6pt solid #33475b">Countersignature</div></tr></table>
<h3>Questions? Contact me</h3><p style="margin:0"><b>Tori Vance</b><br>Applications specialist<br>tori@deltaaerial.example<br>662-555-0184</p><p>${block(seller)}</p><div class="foot r" style="font-size:8pt">2 / 2</div>`
  return drawnDeal({
    name: 'spray-drones-deal-platform-quote', family: 'deal-platform-web-quote',
    notes:
      'spray drone dealer’s quote of two pages from a deal platform: package name as the title on a colored band with the buyer below it, reference of date and digits instead of a quote number, created and expires, comments from the sales rep, a yearly plan among the products that is not part of the total, annual and one-time subtotals, discount with a minus, down payment in percent in the terms, the seller’s name and address last below the contact; a trailer with a year after drones without one',
    style,
    pages: [first, second], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '20260209-141807733', invoice_date: '2026-02-09', subtotal: units(subtotal), discount: units(discount),
      tax_total: units(tax), other_details: { make: 'DJI', model: 'Agras T50', equipment_type: 'spray drone' },
    },
    acceptable: {
      due_date: ['2026-03-11'], amount_due: [units(total)], 'other_details.model': ['T50'],
      'receiver.name': ['Will Barksdale', buyer.name], payment_terms: ['Net 10 from delivery', 'Net 10', 'Net 10 from delivery. A down payment of 20% is due when the quote is signed.'],
      'other_details.equipment_type': ['drone'], 'other_details.year': ['2026'], 'other_details.equipment_age': [0], 'other_details.down_payment': [units(Math.round(total / 5))],
    },
    absent: ['purchase_order', 'shipping', 'trade_in', ...noVehicle],
  })
} // prettier-ignore
