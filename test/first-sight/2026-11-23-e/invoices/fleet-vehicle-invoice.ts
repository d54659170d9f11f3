/** A truck rental company's invoice for used fleet vehicles: one block per unit with VIN and odometer, charges by unit and in sum; copier scan. */
import { totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, singles } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.2pt/11.8pt 'Roboto Condensed',Arimo;padding:.55in .6in}
.n{width:100%;border:1pt solid #000;margin-top:10pt}.n th{background:#cfcfcf;border:.7pt solid #000;padding:2pt 5pt;font-weight:700;text-align:left}.n td{border:.7pt solid #000;padding:2.4pt 5pt}
.u{width:100%;margin-top:12pt;border:1pt solid #000}.u td{padding:2pt 6pt}.u .h td{background:#cfcfcf;font-weight:700;border-bottom:.7pt solid #000}
.u b{font-weight:700}
`

const seller = { name: 'TRANSCONTINENT TRUCK LEASING CORP', address: ['11690 NW 105TH STREET', 'MEDLEY, FL 33178'] }
const buyer = { name: 'OKEECHOBEE PRODUCE HAULERS INC', address: ['2214 SE 4TH AVENUE', 'OKEECHOBEE, FL 34974'] }

const vehicles = [
  { unit: '671184', year: '2020', make: 'INTERNATIONAL', model: 'MV607', body: '26 FT REFRIGERATED VAN, CARRIER SUPRA 960', vin: vinOf('3HAEUMML', 'LL611840'), miles: '241,806', price: 4_895_000 },
  { unit: '671190', year: '2020', make: 'INTERNATIONAL', model: 'MV607', body: '26 FT REFRIGERATED VAN, CARRIER SUPRA 960', vin: vinOf('3HAEUMML', 'LL611902'), miles: '228,417', price: 4_995_000 },
  { unit: '588013', year: '2019', make: 'FREIGHTLINER', model: 'CASCADIA 126', body: 'TANDEM DAY CAB, DD13, AUTOMATED', vin: vinOf('3AKJHHDR', 'KSKF4418'), miles: '468,290', price: 3_850_000 },
] // prettier-ignore

export function fleetVehicleInvoice(): Drawn {
  const sold = vehicles.map(({ year, make, model, body, price }): Line => ({ text: `${year} ${make} ${model} ${body}`, cents: price, category: 'hard' })) // prettier-ignore
  const fees: readonly Line[] = [
    { text: 'DOCUMENTATION FEE', cents: 3 * 24_900, category: 'soft' },
    { text: 'LIMITED POWERTRAIN WARRANTY 90 DAYS', cents: 3 * 89_500, category: 'soft' },
  ]
  const lines = [...sold, ...fees]
  const tax = vehicles.reduce((sum, { price }) => sum + Math.round((price + 24_900) * 0.06) + 5_000, 0)
  const title = 3 * 9_775
  const all: readonly Line[] = [...lines, { text: 'TITLE AND TEMPORARY TAG', cents: title, category: 'soft' }]
  const total = totalOf(all) + tax
  const paid = 1_000_000
  const blocks = vehicles.map(({ unit, year, make, model, body, vin, miles, price }) => {
    const own = Math.round((price + 24_900) * 0.06) + 5_000
    return `<table class="u"><tr class="h"><td>UNIT NO. ${unit}<td>${year}<td>${make}<td>${model}<td class="r">$${formatAmount(price)}</tr><tr><td colspan="2"><b>VIN</b> ${vin}<td colspan="2"><b>ODOMETER</b> ${miles} <b>&nbsp;ACTUAL</b><td class="r"><b>DOC FEE</b> ${formatAmount(24_900)}</tr><tr><td colspan="4"><b>BODY</b> ${body}<td class="r"><b>WARRANTY</b> ${formatAmount(89_500)}</tr><tr><td colspan="2"><b>COLOR</b> WHITE<td colspan="2"><b>LOCATION</b> POMPANO BEACH<td class="r"><b>TITLE/TAG</b> ${formatAmount(9_775)} &nbsp; <b>TAX</b> ${formatAmount(own)}</tr></table>`
  })
  const sum = (label: string, cents: number) => rowOf([label, `>${formatAmount(cents)}`])
  const page = `<table style="width:100%"><tr><td><div style="font:700 17pt/21pt Arimo;font-style:italic;letter-spacing:.5pt">TRANSCONTINENT</div><div style="font-size:8.4pt">${seller.name}<br>${seller.address.join('<br>')}<br>USED VEHICLE SALES (305) 555-0188</div><td class="r"><b style="font-size:15pt;line-height:20pt">VEHICLE SALES INVOICE</b></tr></table>
<table class="n"><tr><th>INVOICE NUMBER<th>INVOICE DATE<th>CUSTOMER NO.<th>SALES REP<th>TERMS</tr>${rowOf(['VS-3308174', '06/30/2026', '9914027', 'R. BETANCOURT', 'CERTIFIED FUNDS AT DELIVERY'])}</table>
<table class="n" style="margin-top:-1pt"><tr><th style="width:50%">SOLD TO<th>LIENHOLDER</tr>${rowOf([`${block(buyer)}<br>(863) 555-0121`, 'GULF &amp; ATLANTIC EQUIPMENT FINANCE<br>ISAOA, PO BOX 21180<br>TAMPA, FL 33622'])}</table>
${blocks.join('')}
<table style="width:100%;margin-top:14pt"><tr><td style="font-size:8pt;line-height:10pt;padding-right:22pt">VEHICLES ARE SOLD AS IS, WHERE IS, WITH ALL FAULTS, EXCEPT FOR THE LIMITED POWERTRAIN WARRANTY. THE ODOMETER READING IS STATED TO THE BEST OF SELLER’S KNOWLEDGE. SELLER’S DECALS ARE TO BE REMOVED BY THE BUYER.<br><br>REMIT TO: PO BOX 96723, CHICAGO, IL 60693<td style="width:2.9in"><table style="width:100%">${sum('VEHICLES (3)', totalOf(sold))}${sum('DOCUMENTATION FEE', fees[0]?.cents ?? 0)}${sum('LIMITED POWERTRAIN WARRANTY 90 DAYS', fees[1]?.cents ?? 0)}${sum('TITLE AND TEMPORARY TAG', title)}${sum('FL SALES TAX 6% + SURTAX $50 PER UNIT', tax)}<tr style="font-weight:700;border-top:.8pt solid #000"><td>INVOICE TOTAL<td class="r">$${formatAmount(total)}</tr>${sum('LESS DEPOSIT', paid).replace(formatAmount(paid), `-${formatAmount(paid)}`)}<tr style="font-weight:700;border-top:.8pt solid #000;border-bottom:2pt double #000"><td>BALANCE DUE<td class="r">$${formatAmount(total - paid)}</tr></table></tr></table>`
  return drawnDeal({
    name: 'reefer-trucks-fleet-vehicle-invoice-scan', family: 'fleet-used-vehicle-invoice',
    notes:
      'copier scan of a truck rental company’s invoice for used fleet vehicles: sold-to beside the lienholder (a decoy), a ruled block per unit with unit number, year, make and model in its head and VIN, odometer, body and the unit’s own fees and tax as label and value below, then fees and tax in sum (the lines are the vehicles and the summed fees), surtax in a label, deposit, balance; two units are alike but for unit, VIN, odometer and price',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: -0.4, noise: 20, blur: 0.45, jpegQuality: 68 }, sender: seller, receiver: buyer,
    lines: all,
    expected: {
      total_invoice_value: units(total), invoice_number: 'VS-3308174', invoice_date: '2026-06-30', payment_terms: 'CERTIFIED FUNDS AT DELIVERY', tax_total: units(tax),
      amount_due: units(total - paid),
      other_details: { vin: vehicles[0]?.vin, make: 'INTERNATIONAL', model: 'MV607', year: '2020', equipment_miles_hours: 241806, down_payment: units(paid) },
    },
    expected_derived: { 'other_details.equipment_age': 6, basis: 'invoice year minus model year of the first unit' },
    acceptable: {
      ...singles(all),
      ...ofLines(vehicles, 'description/item', ({ unit, year, make, model, body, vin }) => [`${year} ${make} ${model}`, `${year} ${make} ${model} ${body}`, `UNIT NO. ${unit} ${year} ${make} ${model}`, `UNIT NO. ${unit} ${year} ${make} ${model} ${vin}`, `${year} ${make} ${model} ${vin}`]),
      'transactions.3.quantity': [1, 3], 'transactions.4.quantity': [1, 3], 'transactions.5.quantity': [1, 3],
      'transactions.3.rate': [747, 249], 'transactions.4.rate': [2685, 895], 'transactions.5.rate': [293.25, 97.75],
      subtotal: [units(totalOf(all)), units(totalOf(sold))], 'sender.name': ['TRANSCONTINENT'], 'sender.address': ['PO BOX 96723, CHICAGO, IL 60693'],
      'other_details.equipment_type': ['REFRIGERATED VAN', '26 FT REFRIGERATED VAN', 'truck', 'refrigerated truck', 'VAN', '26 FT REFRIGERATED VAN, CARRIER SUPRA 960'], due_date: ['2026-06-30'], 'other_details.titled': [true],
    },
    absent: ['purchase_order', 'discount', 'shipping', 'trade_in'],
  })
} // prettier-ignore
