/** A forklift dealer's quotation: specification in two columns, the price of the trucks at the end; photographed. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal, amountText, noVehicle, service } from './deal.ts'

const style = `
.page{font:10pt/13pt Carlito;padding:.6in .7in}
h4{font:700 10.4pt/13pt Carlito;background:#e2efe0;border-left:5pt solid #2f7d32;padding:2pt 6pt;margin:11pt 0 4pt}
.d{width:100%}.d td{padding:1.2pt 6pt;border-bottom:.3pt dotted #888;width:25%}.d td:nth-child(odd){color:#333;width:22%}
.p{width:100%}.p td,.p th{padding:3pt 6pt;border:.6pt solid #444}.p th{background:#f2f2f2;font-weight:700}
`

const seller = { name: 'Piedmont Lift Systems, Inc.', address: ['3915 Burlington Road', 'Greensboro, NC 27405'] }
const buyer = { name: 'Tarheel Furniture Components, Inc.', address: ['1205 Surrett Drive', 'High Point, NC 27260'] }

const lines: readonly Line[] = [
  item(2, 3_287_500, 'Yale ERC050VG electric counterbalance truck'),
  item(2, 612_000, '36 V industrial battery, 1,000 Ah'),
  item(2, 198_500, 'Three-phase charger, 480 V'),
  item(1, 87_500, 'Battery wash and watering kit'),
  service('Delivery and operator instruction', 49_500),
]

export function liftTruckQuote(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal - 49_500) * 0.07)
  const total = subtotal + tax
  const spec = [
    ['Manufacturer', 'Yale', 'Model', 'ERC050VG'],
    ['Year', '2026, new', 'Capacity', '5,000 lb at 24 in.'],
    ['Mast', '3-stage, 189 in.', 'Lowered height', '83 in.'],
    ['Carriage', 'Hook type with sideshift', 'Forks', '42 in.'],
    ['Tires', 'Cushion, non-marking', 'Voltage', '36 V'],
    ['Lights', 'LED, blue spot', 'Seat', 'Suspension'],
  ]
  const page = `<table style="width:100%"><tr><td style="font:700 20pt/24pt Carlito;color:#2f7d32">PIEDMONT LIFT SYSTEMS<td class="r" style="font-size:9pt;line-height:11.4pt">${block(seller)}<br>336-555-0158</tr></table>
<p style="margin:16pt 0 0">February 24, 2026 <span style="float:right">Quotation #PLS-14406</span></p>
<p style="margin:12pt 0 0">${block(buyer)}<br>Attn: Wayne Causey, plant manager</p><p style="margin:10pt 0 0">We are pleased to offer the following equipment for your assembly building:</p>
<h4>TWO (2) NEW ELECTRIC LIFT TRUCKS</h4><table class="d">${spec.map(row => rowOf(row)).join('')}</table>
<h4>PRICE</h4><table class="p"><tr><th>Qty<th>Description<th class="r">Each<th class="r">Extended</tr>${lines.map(({ quantity, text, rate = 0, cents }) => rowOf([`${quantity}`, text, `>${amountText(rate)}`, `>${amountText(cents)}`])).join('')}<tr><td colspan="3" class="r">Subtotal<td class="r">${amountText(subtotal)}</tr><tr><td colspan="3" class="r">NC / Guilford County sales tax 7.0%<td class="r">${amountText(tax)}</tr><tr style="font-weight:700"><td colspan="3" class="r">Total price<td class="r">${amountText(total)}</tr></table>
<h4>TERMS</h4><div>Availability: in stock, subject to prior sale &nbsp;&nbsp; FOB: High Point, NC &nbsp;&nbsp; Terms: Net 10 days, subject to credit approval<br>Price firm until March 26, 2026. Warranty: 12 months or 2,000 hours; power train 24 months or 4,000 hours.<br>Full maintenance can be added at $${formatAmount(18_900)} per truck and month. Serial numbers are given at delivery.</div>
<p style="margin:16pt 0 26pt">Sincerely, Brenda Stallings, territory manager</p><table style="width:100%"><tr><td style="width:46%;border-top:.7pt solid #000">Accepted by / title<td style="width:6%"><td style="width:22%;border-top:.7pt solid #000">P.O. number<td style="width:4%"><td style="border-top:.7pt solid #000">Date</tr></table>`
  return drawnDeal({
    name: 'electric-forklifts-quote-phone',
    family: 'lift-truck-quote',
    notes:
      'photograph of a forklift dealer’s quotation: letter head and date without labels, buyer without a label, specification pairs in two columns (make, model, year), price table with total rows inside, tax by county, maintenance per month and warranty hours as decoys, order number blank',
    style,
    pages: [page],
    scan: { dpi: 180, skewDegrees: -0.8, noise: 20, blur: 0.6, jpegQuality: 64, keystone: 0.014, shade: 34, background: 236 },
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: 'PLS-14406',
      invoice_date: '2026-02-24',
      payment_terms: 'Net 10 days, subject to credit approval',
      subtotal: units(subtotal),
      tax_total: units(tax),
      other_details: { make: 'Yale', model: 'ERC050VG', year: '2026', equipment_type: 'electric counterbalance truck' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'quote year minus model year' },
    acceptable: {
      payment_terms: ['Net 10 days', 'Net 10'],
      due_date: ['2026-03-26', '2026-03-06'],
      'other_details.equipment_type': ['LIFT TRUCK', 'ELECTRIC LIFT TRUCK', 'counterbalance truck', 'forklift', 'ELECTRIC LIFT TRUCKS'],
    },
    absent: ['purchase_order', 'discount', 'shipping', 'trade_in', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
