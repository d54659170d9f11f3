/** A mobility dealer's vehicle purchase order for two wheelchair vans: chassis and conversion per van, tie-downs, incentive, fees; text of the program in label and value pairs. */
import { totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { made, ones, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:8.8pt/11.4pt 'Nunito Sans';padding:.45in .55in}
table{width:100%}
.v{border:1pt solid #2c6e63;margin-top:8pt}.v td{padding:1.6pt 6pt}.v .t td{background:#2c6e63;color:#fff;font-weight:700}
.v i{font-style:normal;color:#2c6e63;font-size:7.4pt;padding-right:3pt}
.s td{padding:1.7pt 6pt;border-bottom:.4pt solid #bbb}
`
const seller = {
  name: 'Independence Mobility Vans of Ohio, LLC',
  address: ['4180 Westerville Road', 'Columbus, OH 43231'],
}
const buyer = { name: 'CareRide Medical Transport, Inc.', address: ['712 E 17th Avenue', 'Columbus, OH 43211'] }
const first = vinOf('5TDYRKEC', 'TS204417')
const second = vinOf('2C4RC1CG', 'SR551903')
const vans = [
  {
    stock: 'T4417',
    year: '2026',
    make: 'TOYOTA',
    model: 'SIENNA XLE HYBRID',
    vin: first,
    miles: '18',
    color: 'Celestial Silver',
    kit: 'BraunAbility XT rear entry, power ramp',
    number: 'BX26-11804',
    prices: [4_681_500, 2_464_000, 148_500],
  },
  {
    stock: 'U5190',
    year: '2025',
    make: 'CHRYSLER',
    model: 'VOYAGER LX',
    vin: second,
    miles: '11,206',
    color: 'Bright White',
    kit: 'Freedom Motors Kneelvan rear entry, manual ramp',
    number: 'FM-25-40772',
    prices: [2_689_500, 1_748_000, 148_500],
  },
] as const
const labels = ['Vehicle', 'Mobility conversion', "Q'Straint QRT-360 tie-down sets, two positions"] as const

export function mobilityVanPurchaseOrder(): Drawn {
  const lines: Line[] = [
    ...vans.flatMap(van => van.prices.map((cents, i): Line => ({ text: i === 0 ? `${van.year} ${van.make} ${van.model}` : i === 1 ? van.kit : labels[2], cents, category: 'hard' }))),
    { text: 'Fleet lettering and unit numbers, both vans', cents: 118_000, category: 'soft' },
    { text: 'Documentary service charge (2 @ 250.00)', cents: 50_000, category: 'soft' },
    { text: 'Title and temporary tag (2 @ 38.50)', cents: 7_700, category: 'soft' },
  ]
  const subtotal = totalOf(lines)
  const discount = 200_000
  const total = subtotal - discount
  const down = 1_200_000
  const pair = (label: string, value: string) => `<td><i>${label}</i>${value}</td>`
  const block = (van: (typeof vans)[number], at: number) => `<table class="v"><tr class="t"><td colspan="3">VEHICLE ${at + 1} &nbsp; Stock # ${van.stock}<td class="r">${at === 0 ? 'NEW' : 'USED'}</tr><tr>${pair('Year', van.year)}${pair('Make', van.make)}${pair('Model', van.model)}${pair('Color', van.color)}</tr><tr><td colspan="2"><i>VIN</i>${van.vin}</td>${pair('Odometer', `${van.miles} mi`)}${pair('Conversion S/N', van.number)}</tr><tr><td colspan="3" style="border-top:.5pt solid #2c6e63">Vehicle price<td class="r" style="border-top:.5pt solid #2c6e63">${f(van.prices[0])}</tr><tr><td colspan="3">${van.kit}<td class="r">${f(van.prices[1])}</tr><tr><td colspan="3">${labels[2]}<td class="r">${f(van.prices[2])}</tr><tr class="b"><td colspan="3">Vehicle ${at + 1} delivered price<td class="r">${f(van.prices[0] + van.prices[1] + van.prices[2])}</tr></table>`
  const page = `<table><tr><td style="width:60%"><b style="font-size:16pt;line-height:20pt;color:#2c6e63">INDEPENDENCE MOBILITY</b><br>${safe(seller.name)}<br>${seller.address.join(', ')} &nbsp; 614-555-0191<br>Dealer Permit UD021884<td class="r"><b style="font-size:14pt;line-height:18pt">VEHICLE PURCHASE ORDER</b><br>Deal # <b>26-0883</b> &nbsp;&nbsp; Date <b>07/23/2026</b><br>Mobility consultant: Paige Rinehart</tr></table>
<table class="v"><tr class="t"><td colspan="3">PURCHASER</tr><tr><td style="width:44%"><i>Name</i>${buyer.name}<td><i>Phone</i>614-555-0117<td><i>Contact</i>Yusuf Abdi, owner</tr><tr><td><i>Address</i>${buyer.address.join(', ')}<td><i>FEIN</i>on file<td><i>Use</i>NEMT / commercial livery</tr></table>${vans.map(block).join('')}
<table style="margin-top:8pt"><tr><td style="width:53%;padding-right:20pt;font-size:7.6pt;line-height:9.7pt"><b>Disclosures.</b> The conversion lowers the floor and changes the vehicle's weight rating; purchaser has received the converter's owner guide and been shown securement of a wheelchair. Vehicle 2 is sold as is; the balance of the maker's 3 year / 36,000 mile warranty may apply. Exempt from Ohio sales tax under ORC 5739.02(B) (form STEC B attached). A rental or loaner is not part of this order. No verbal promises. Delivery about August 14; broken down monthly estimates given by a finance company, such as $1,742.00 for 72 months, are not part of this order.<br><br><b>Lienholder:</b> to be advised by purchaser's lender<td><table class="s" style="border:1pt solid #2c6e63">${[['Vehicles 1 and 2', f(totalOf(lines.slice(0, 6)))], ...lines.slice(6).map(({ text, cents }) => [text, f(cents)]), ['Subtotal', f(subtotal)], ['Less commercial mobility incentive', `-${f(discount)}`], ['Sales tax', '0.00'], ['<b>TOTAL PURCHASE PRICE</b>', `<b>$${f(total)}</b>`], ['Cash down payment', f(down)], ['<b>Unpaid balance</b>', `<b>$${f(total - down)}</b>`]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table></tr></table>
<table style="margin-top:34pt"><tr><td style="width:46%;border-top:.7pt solid #000">Purchaser / title &nbsp;&nbsp;&nbsp; Date<td style="width:8%"><td style="border-top:.7pt solid #000">Accepted for dealer &nbsp;&nbsp;&nbsp; Date</tr></table>`
  return made({
    name: 'medical-transport-vans-mobility-purchase-order', family: 'mobility-dealer-vehicle-purchase-order',
    notes:
      'mobility dealer’s purchase order for two wheelchair vans: small tinted labels beside their values in one block per van, price of van, conversion and tie-downs inside the block with a delivered price, lettering and fees in the sums, incentive deducted before the total, tax zero, cash down payment and unpaid balance; two VINs, conversion serial numbers, a monthly estimate and the warranty’s miles as decoys; lienholder open',
    style, pages: [page], sender: seller, receiver: buyer, lines, less: down,
    expected: {
      total_invoice_value: units(total), invoice_number: '26-0883', invoice_date: '2026-07-23', subtotal: units(subtotal), discount: units(discount), tax_total: 0, amount_due: units(total - down),
      other_details: { vin: first, make: 'TOYOTA', model: 'SIENNA XLE HYBRID', year: '2026', equipment_miles_hours: 18, down_payment: units(down) },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'order year minus model year of vehicle 1' },
    acceptable: {
      ...ones(lines), ...worded(lines, ({ text }, i) => (i === 0 || i === 3 ? [`${text} ${vans[i / 3]?.vin}`, text.slice(5), 'Vehicle price', `Vehicle price ${text}`] : [])), 'transactions.6.category': ['soft', 'hard'], 'transactions.7.description/item': ['Documentary service charge (2 @ 250.00)', 'Documentary service charge'], 'transactions.8.description/item': ['Title and temporary tag (2 @ 38.50)', 'Title and temporary tag'], 'transactions.7.quantity': [2, 1, null], 'transactions.7.rate': [250, 500, null], 'transactions.8.quantity': [2, 1, null], 'transactions.8.rate': [38.5, 77, null],
      'other_details.vin': [first, second], 'other_details.model': ['SIENNA XLE HYBRID', 'SIENNA XLE', 'SIENNA', 'VOYAGER LX'], 'other_details.make': ['TOYOTA', 'CHRYSLER'], 'other_details.year': ['2026', '2025'], 'other_details.equipment_miles_hours': [18, 11206], 'other_details.equipment_age': [0, 1], 'other_details.equipment_type': [null, 'van', 'wheelchair van', 'vehicle'], 'other_details.titled': [true],
      'sender.name': [seller.name, 'INDEPENDENCE MOBILITY'], tax_total: [0, null], due_date: [null], purchase_order: [null, '26-0883'], doc_type: ['invoice', 'purchase_order', 'quotation', 'order', 'vehicle_purchase_order'],
    },
    absent: ['shipping', 'trade_in', 'payment_terms'],
  })
} // prettier-ignore
