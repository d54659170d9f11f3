/** A municipal equipment dealer's contract pricing worksheet of a cooperative purchasing program: lettered sections with base price, published and unpublished options, fee and total. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { made, ones, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:8.4pt/10.6pt Arimo;padding:.42in .5in}
table{width:100%}
.g td{border:.8pt solid #000;padding:2.2pt 4pt}.y{background:#fdf7cf}.h td,.h{background:#d9e2ec;font-weight:700}
.n td{text-align:right}.n td:first-child{text-align:left}
`
const seller = { name: 'Heartland Municipal Equipment, Inc.', address: ['4417 Refugee Road', 'Columbus, OH 43232'] }
const buyer = { name: 'Village of Cedar Fork', address: ['118 N Main Street', 'Cedar Fork, OH 43022'] }
const base = ['Elgin Pelican NP three-wheel street sweeper, 3.6 cu yd', 24_886_500] as const
const published = [
  ['PL-014 Dual side brooms', 1_148_000],
  ['PL-022 Lower roller wash down', 96_500],
  ['PL-031 Rear camera, color', 138_200],
  ['PL-040 LED beacon and arrow stick', 217_400],
  ['PL-047 Air ride seats, both sides', 164_300],
  ['PL-055 AM/FM/Bluetooth radio', 58_900],
  ['PL-063 Front spray bar', 127_600],
  ['PL-071 Auto lube system', 684_500],
  ['PL-080 Extra main broom', 109_800],
  ['PL-088 Paint, DPW yellow', 245_000],
] as const
const unpublished = [
  ['Village decals and unit number', 64_500, 'soft'],
  ['Operator training, second day', 95_000, 'soft'],
] as const

export function cooperativePricingWorksheet(): Drawn {
  const fee: Line = { text: 'Order processing fee', cents: 60_000, category: 'soft' }
  const lines: Line[] = [
    { text: base[0], cents: base[1], category: 'hard' },
    ...published.map(([text, cents]): Line => ({ text, cents, category: 'hard' })),
    ...unpublished.map(([text, cents, category]): Line => ({ text, cents, category })),
    fee,
  ]
  const options = totalOf(lines.slice(1, 11))
  const extra = totalOf(lines.slice(11, 13))
  const discount = 1_250_000
  const freight = 385_000
  const unit = base[1] + options + extra
  const total = unit + fee.cents + freight - discount
  const pairs = [0, 2, 4, 6, 8].map(i => rowOf([safe(published[i]?.[0] ?? ''), `>${f(published[i]?.[1] ?? 0)}`, safe(published[i + 1]?.[0] ?? ''), `>${f(published[i + 1]?.[1] ?? 0)}`]))
  const section = (text: string) => `<tr class="h"><td colspan="4">${text}</tr>`
  const page = `<table class="g"><tr class="h"><td style="width:62%;text-align:center;font-size:11pt;line-height:15pt" rowspan="2">CONTRACT PRICING WORKSHEET<br><span style="font-size:8.4pt">For Catalog &amp; Price Sheet Type Purchases</span><td>Contract No.: &nbsp; SW-11-26</tr><tr class="h"><td>Date Prepared: &nbsp; 4/22/2026</tr><tr><td colspan="2" style="font-size:7.4pt;font-style:italic">This worksheet is prepared by the contractor and given to the end user. If a purchase order is issued, both documents must be sent to the cooperative at 800-555-0140 or orders@buyohiotogether.example.</tr></table>
<table class="g" style="margin-top:6pt"><tr><td style="width:14%">Buying Agency:<td class="y" style="width:36%">${buyer.name}<td style="width:14%">Contractor:<td class="y">${seller.name}</tr><tr><td>Address:<td class="y">${buyer.address.join(', ')}<td>Address:<td class="y">${seller.address.join(', ')}</tr><tr><td>Contact Person:<td class="y">Gail Stover, Fiscal Officer<td>Prepared By:<td class="y">Mitch Aldridge</tr><tr><td>Phone:<td class="y">740-555-0113<td>Phone:<td class="y">614-555-0186</tr><tr><td>Email:<td class="y">fiscal@cedarfork.example<td>Quote Ref:<td class="y">HME-26-1190</tr><tr><td>Product Code:<td class="y">EP04<td>Description:<td class="y">${base[0]}</tr></table>
<table class="g n" style="margin-top:6pt"><tr class="h"><td colspan="3">A. Product Item Base Unit Price Per Contractor's Contract:<td class="y" style="width:1.1in">${f(base[1])}</tr>${section('B. Published Options - Itemize below - Attach additional sheet(s) if necessary - Include option code in description if applicable. (Published options are options which were submitted and priced in the contractor\'s bid.)')}<tr><td class="b">Description<td class="b" style="width:1in">Cost<td class="b" style="text-align:left">Description<td class="b">Cost</tr>${pairs.map(row => row.replace(/<td>(?!.*<td>)/, '<td style="text-align:left">')).join('')}<tr><td colspan="2" style="border:0"><td class="b">Subtotal From Additional Sheet(s):<td>&nbsp;</tr><tr><td colspan="2" style="border:0"><td class="b">Subtotal B:<td class="y">${f(options)}</tr>
${section('C. Unpublished Options - Itemize below - Attach additional sheet(s) if necessary. (Unpublished options are items which were not submitted and priced in the contractor\'s bid.)')}<tr><td>${unpublished[0][0]}<td>${f(unpublished[0][1])}<td style="text-align:left">${unpublished[1][0]}<td>${f(unpublished[1][1])}</tr><tr><td colspan="2" style="border:0"><td class="b">Subtotal C:<td class="y">${f(extra)}</tr><tr><td colspan="2">Check: Total cost of unpublished options (C) cannot exceed 25% of the total of the base unit price plus published options (A+B).<td style="text-align:left">For this transaction the percentage is:<td>${((extra / (base[1] + options)) * 100).toFixed(2)}%</tr>
${section('D. Total Cost Before Any Applicable Trade-In / Other Allowances / Discounts (A+B+C)')}<tr><td>Quantity Ordered: &nbsp; <span class="y" style="padding:0 14pt">1</span><td style="text-align:left" colspan="2">X Subtotal of A + B + C:<td class="y">${f(unit)}</tr><tr><td colspan="2" style="border:0"><td class="b">Subtotal D:<td class="y">${f(unit)}</tr>
<tr class="h"><td colspan="3">E. Order Processing Fee (amount per current policy)<td class="y">${f(fee.cents)}</tr>${section('F. Trade-Ins / Special Discounts / Other Allowances / Freight / Installation')}<tr><td>Special discount, demo hours credit<td>-${f(discount)}<td style="text-align:left">Freight, Elgin IL to Columbus OH, and PDI<td>${f(freight)}</tr><tr><td>Trade-in: none<td>&nbsp;<td class="b">Subtotal F:<td class="y">-${f(discount - freight)}</tr><tr class="h"><td colspan="2">Delivery Date: &nbsp; 120 days ARO<td style="font-size:9.6pt">G. Total Purchase Price (D+E+F):<td class="y" style="font-size:9.6pt">$${f(total)}</tr></table>
<p style="font-size:7.4pt;line-height:9.2pt;margin:8pt 0 0">Demo unit, 2025 build, s/n NP-44182-D, 61 hours. Purchase by tax-exempt lease purchase: lessor to be named as payee on the title; municipal rate sheet on request. Payment due 30 days after acceptance. Pricing held 60 days from the date prepared.</p>`
  return made({
    name: 'village-sweeper-cooperative-pricing-worksheet', family: 'cooperative-contract-pricing-worksheet',
    notes:
      'pricing worksheet of a cooperative purchasing program that serves as a municipal dealer’s quote: spreadsheet form with lettered sections and yellow cells, buying agency and contractor side by side, options two to a row with their costs, option codes inside the text, check percentage, quantity one, processing fee, discount and freight in one section whose subtotal is negative, no tax; machine’s build year, serial number and hours in a sentence below; quote reference in the contacts',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'HME-26-1190', invoice_date: '2026-04-22', discount: units(discount), shipping: units(freight),
      other_details: { make: 'Elgin', model: 'Pelican NP', year: '2025', equipment_type: 'street sweeper', equipment_miles_hours: 61 },
    },
    expected_derived: { 'other_details.equipment_age': 1, basis: 'year of the quote minus build year' },
    acceptable: {
      ...ones(lines), ...worded(lines, ({ text }, i) => [text.replace(/^PL-\d+ /, ''), ...(i === 0 ? ['A. Product Item Base Unit Price Per Contractor\'s Contract', `EP04 ${base[0]}`, 'Product Item Base Unit Price Per Contractor\'s Contract', 'Elgin Pelican NP three-wheel street sweeper'] : []), ...(i === 13 ? ['E. Order Processing Fee', 'Order Processing Fee (amount per current policy)', 'E. Order Processing Fee (amount per current policy)'] : [])]),
      invoice_number: ['HME-26-1190', 'SW-11-26', null], subtotal: [units(unit), units(unit + fee.cents), null], amount_due: [units(total), null], payment_terms: [null, '30 days after acceptance', 'Payment due 30 days after acceptance'],
      'other_details.vin': ['NP-44182-D', null], 'other_details.equipment_type': ['street sweeper', 'sweeper', 'three-wheel street sweeper'], 'other_details.model': ['Pelican NP', 'Pelican', 'NP'], 'transactions.9.category': ['hard'], 'transactions.10.category': ['hard', 'soft'], 'transactions.11.category': ['soft', 'hard'], purchase_order: [null, 'SW-11-26'],
    },
    absent: ['due_date', 'tax_total', 'trade_in', 'other_details.down_payment'],
  })
} // prettier-ignore
