/** A power systems dealer's quotation for a standby generator: project head, bill of material with unpriced features, price block with options apart, exclusions and terms; two pages off a copier. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { singles } from '../../2026-11-23-c/invoices/parts.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { dollars } from './pieces.ts'

const style = `
.page{font:10pt/13.2pt Tinos;padding:.7in .85in}
.k td{padding:1pt 12pt 1pt 0}.k td:first-child{font-weight:700;width:1in}
h3{font:700 10.4pt/13.6pt Tinos;text-decoration:underline;margin:11pt 0 3pt}
ul{margin:2pt 0 4pt;padding-left:28pt}li{margin:0}
.s{width:84%;margin-left:24pt}.s td{padding:2pt 0}
`

const seller = {
  name: 'Sunbelt Standby Power Systems, LLC',
  address: ['6105 Airline Highway', 'Baton Rouge, LA 70805'],
}
const buyer = { name: 'Bayou Teche Seafood Processors, Inc.', address: ['1020 Port Road', 'Delcambre, LA 70528'] }

export function generatorQuotation(): Drawn {
  const lines: readonly Line[] = [
    { text: 'Item 1, Generator Set', quantity: 1, rate: 14_238_000, cents: 14_238_000, category: 'hard' },
    { text: 'Item 2, Automatic Transfer Switch', quantity: 2, rate: 968_500, cents: 1_937_000, category: 'hard' },
    { text: 'Item 3, Startup, Load Bank Test and Training', quantity: 1, rate: 385_000, cents: 385_000, category: 'soft' },
  ]
  const subtotal = totalOf(lines)
  const freight = 426_000
  const total = subtotal + freight
  const list = (points: readonly string[]) => `<ul>${points.map(point => `<li>${point}`).join('')}</ul>`
  const first = `<table style="width:100%"><tr><td><div style="font:700 20pt/24pt Arimo;letter-spacing:-.5pt">SUNBELT <span style="font-weight:400">Standby Power</span></div><td class="r" style="font-size:8.4pt;line-height:10.6pt">${block(seller)}<br>225-555-0139</tr></table><div style="border-top:2pt solid #000;margin:6pt 0 14pt"></div>
<table style="width:100%"><tr><td style="width:58%"><table class="k">${rowOf(['To:', `${block(buyer)}`])}${rowOf(['Attention:', 'Mr. Remy Landry, Plant Manager'])}${rowOf(['Project:', 'Delcambre freezer plant, standby power'])}</table><td><table class="k">${rowOf(['Quote No.:', 'BR-26-1187 R1'])}${rowOf(['Date:', 'May 14, 2026'])}${rowOf(['Inquiry:', 'E-mail of 5/4/26'])}${rowOf(['Valid for:', '30 days'])}</table></tr></table>
<p style="margin:14pt 0 0">We are pleased to offer the following equipment for the above project. It is based on your one-line drawing E-201 dated 4/20/26 and no other document.</p>
<h3>BILL OF MATERIAL</h3><p style="margin:4pt 0 0"><b>Item 1. &nbsp; Quantity 1 &nbsp; Generac MD500 Industrial Diesel Generator Set</b></p>${list(['500 kW / 625 kVA standby, 277/480 V, 3 phase, 4 wire, 60 Hz, 1800 rpm', 'EPA stationary emergency certified engine, 18.1 L, 6 cylinder', 'Level 2 sound attenuated aluminum enclosure, 72 dBA at 23 ft, 180 mph wind rated', 'UL 142 double wall base tank, 1,010 gallons, 24 hour run time at full load', 'Power Zone Pro controller with remote annunciator', '800 A main line circuit breaker, 80% rated, LSI trip', 'Battery, battery rack, 10 A charger and block heater', '2 year / 2,000 hour limited warranty'])}<p style="margin:8pt 0 0"><b>Item 2. &nbsp; Quantity 2 &nbsp; Automatic Transfer Switch, 400 A</b></p>${list(['3 pole, 480 V, open transition, NEMA 3R stainless steel enclosure', 'In-phase monitor, 7 day exerciser', 'Service entrance rated (ATS-1 only)'])}<p style="margin:8pt 0 0"><b>Item 3. &nbsp; Startup, Load Bank Test and Training</b></p>${list(['One visit during working hours, 2 hour resistive load bank test to NFPA 110', 'Operator training, one session, O&amp;M manuals, 1 printed and 1 on flash drive'])}
<h3>PRICE</h3><table class="s">${lines.map(({ text, quantity = 1, rate = 0, cents }) => rowOf([`${text}${quantity > 1 ? ` &nbsp; (${quantity} at ${dollars(rate)})` : ''}`, `>${dollars(cents)}`])).join('')}${rowOf(['Freight to jobsite, offloading by others', `>${dollars(freight)}`])}<tr class="b" style="border-top:1pt solid #000"><td>TOTAL NET PRICE, TAXES NOT INCLUDED<td class="r">${dollars(total)}</tr></table>
<div class="foot c" style="font-size:8.4pt">BR-26-1187 R1 &nbsp; Page 1 of 2</div>`
  const second = `<table style="width:100%;font-size:8.8pt"><tr><td>${seller.name}<td class="r">Quote No. BR-26-1187 R1 &nbsp; May 14, 2026</tr></table><div style="border-top:1pt solid #000;margin:4pt 0 8pt"></div>
<h3>OPTIONAL ADDERS (not included above)</h3><table class="s">${rowOf(['A. &nbsp; Five year comprehensive warranty', '>ADD $7,420.00'])}${rowOf(['B. &nbsp; Galvanized steel stairs and platform', '>ADD $11,860.00'])}${rowOf(['C. &nbsp; Planned maintenance, two visits a year, per year', '>ADD $2,150.00'])}</table>
<h3>EXCLUSIONS</h3><p style="margin:2pt 0 0">Concrete pad, crane and offloading, fuel, wiring and conduit, permits, coordination study, arc flash labels, utility charges, and any item not listed in the Bill of Material.</p>
<h3>LEAD TIME</h3><p style="margin:2pt 0 0">Submittals 2 weeks after order. Generator set 34 to 38 weeks after release; transfer switches 16 weeks. Storage after 30 days is charged at 1% per month.</p>
<h3>TERMS</h3><p style="margin:2pt 0 0">Net 30 days from shipment with approved credit; no retainage. If a leasing company pays, its purchase order must reach us before release. Orders canceled after release to the factory carry a charge of 25% of the price. Minimum charge for a second startup visit: $1,850.00.</p>
<p style="margin:16pt 0 0">Respectfully submitted,</p><div style="margin-top:30pt">${penned(58, 150)}</div><p style="margin:0">Claude Fontenot<br>Industrial Sales, 225-555-0192</p>
<h3 style="margin-top:26pt">ACCEPTANCE</h3><p style="margin:4pt 0 0">Accepted by: ______________________________ &nbsp;&nbsp; Date: ______________ &nbsp;&nbsp; P.O. No.: ______________</p><div class="foot c" style="font-size:8.4pt">BR-26-1187 R1 &nbsp; Page 2 of 2</div>`
  return drawnDeal({
    name: 'standby-generator-bill-of-material-quote-scan', family: 'power-dealer-bill-of-material',
    notes:
      'copier scan of a power systems dealer’s two-page quotation: seller in small print at the right, label and value pairs without a frame, number with a revision, bill of material with items as paragraphs and unpriced bullets full of figures, then a price list of three items (quantity and unit price in parentheses for the switches), freight as the fourth row, total net price without tax on the first page; options not included, cancellation percent, storage percent and a minimum charge as decoys overleaf; acceptance not signed',
    style,
    pages: [first, second], scan: { dpi: 200, skewDegrees: 0.3, noise: 17, blur: 0.42, jpegQuality: 70 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'BR-26-1187 R1', invoice_date: '2026-05-14', payment_terms: 'Net 30 days from shipment', shipping: units(freight),
      other_details: { make: 'Generac', model: 'MD500', equipment_type: 'Industrial Diesel Generator Set' },
    },
    acceptable: {
      ...singles([lines[0] as Line]), 'transactions.2.quantity': [1], 'transactions.2.rate': [3850], subtotal: [units(subtotal), units(total)], amount_due: [units(total)], due_date: ['2026-06-13'],
      invoice_number: ['BR-26-1187', 'BR-26-1187 R1'], payment_terms: ['Net 30 days', 'Net 30', 'Net 30 days from shipment with approved credit', 'Net 30 days from shipment with approved credit; no retainage'],
      'receiver.name': ['Bayou Teche Seafood Processors, Inc., Mr. Remy Landry'], 'sender.name': ['SUNBELT Standby Power'], 'other_details.equipment_type': ['Generator Set', 'Diesel Generator Set', 'generator', 'standby generator'],
      'transactions.0.description/item': ['Item 1, Generator Set', 'Generator Set', 'Generac MD500 Industrial Diesel Generator Set'],
      'transactions.1.description/item': ['Item 2, Automatic Transfer Switch', 'Automatic Transfer Switch', 'Automatic Transfer Switch, 400 A', 'Item 2, Automatic Transfer Switch (2 at $9,685.00)'],
      'transactions.2.description/item': ['Item 3, Startup, Load Bank Test and Training', 'Startup, Load Bank Test and Training'],
    },
    absent: ['purchase_order', 'discount', 'tax_total', 'trade_in', 'other_details.year', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
