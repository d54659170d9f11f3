/** A motor vehicle bill of sale on a state's fill-in form, typed and signed, between two haulers; photographed. */
import { vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { singles } from './parts.ts'

const style = `
.page{font:9.6pt/12.6pt Arimo;padding:.6in .7in}
.f{width:100%;table-layout:fixed}.f td{border:.8pt solid #000;padding:2pt 5pt;height:29pt}small{display:block;font-size:7.4pt;line-height:9.4pt}
.v{font:700 11pt/14pt 'Courier Prime'}h4{font:700 10pt/13pt Arimo;margin:11pt 0 3pt}
`

const seller = { name: 'Hutchins Grain & Rock LLC', address: ['21840 Bluegrass Road', 'Ottumwa, IA 52501'] }
const buyer = { name: 'Chariton Valley Hauling LLC', address: ['1009 South Baltimore Street', 'Kirksville, MO 63501'] }

export function vehicleBillOfSale(): Drawn {
  const vin = vinOf('1NKZL40X', 'HJ148823')
  const lines: readonly Line[] = [{ text: '2017 KENWORTH T880 DUMP TRUCK', cents: 8_450_000, category: 'hard' }]
  const cell = (label: string, value: string, span = 2) => `<td colspan="${span}"><small>${label}</small><span class="v">${value}</span>`
  const party = (who: string, { name, address }: typeof seller, phone: string) => {
    const [city = '', state = '', zip = ''] = (address[1] ?? '').split(/,? (?=[A-Z]{2} |\d)/)
    return `<table class="f"><tr>${cell(`${who} name (last, first, middle, or name of business)`, name, 8)}${cell('Telephone', phone, 4)}</tr><tr>${cell('Street address', address[0] ?? '', 5)}${cell('City', city, 3)}${cell('State', state)}${cell('ZIP code', zip)}</tr></table>`
  }
  const signed = (label: string, name: string, seed: number) => `<td style="width:48%;padding-top:30pt">${penned(seed, 170)}<div style="border-top:.8pt solid #000"><small>${label}</small></div><span class="v">${name}</span>` // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:1.3in"><small>Form 411-107<br>Rev. 07-25</small><td class="c"><b style="font-size:15pt;line-height:19pt">BILL OF SALE</b><br>Motor Vehicle, Trailer or Special Mobile Equipment<td style="width:1.3in"></tr></table>
<p style="margin:8pt 0 0">Please type or print in ink. Alterations or erasures void this form.</p>
<h4>Section 1: Vehicle</h4><table class="f"><tr>${cell('Year', '2017')}${cell('Make', 'KENWORTH')}${cell('Model', 'T880')}${cell('Body style', 'DUMP TRUCK', 3)}${cell('Color', 'WHITE', 3)}</tr><tr>${cell('Vehicle identification number (VIN)', vin, 6)}${cell('Title number', '90AB44172')}${cell('Title state', 'IA')}${cell('Unladen weight', '27,480')}</tr></table>
<h4>Section 2: Seller</h4>${party('Seller', seller, '641-555-0120')}
<h4>Section 3: Purchaser</h4>${party('Purchaser', buyer, '660-555-0184')}
<h4>Section 4: Sale</h4><table class="f"><tr>${cell('Date of sale (MM/DD/YYYY)', '09/25/2026', 3)}${cell('Purchase price', '$84,500.00', 3)}${cell('Lienholder, if any', 'Northland Crossing Commercial Credit', 6)}</tr><tr>${cell('Price in words', 'Eighty-four thousand five hundred and 00/100 dollars', 12)}</tr></table>
<p style="margin:7pt 0 0">For the price stated above, the receipt of which is acknowledged, the seller sells and delivers the vehicle to the purchaser. The seller is the lawful owner, and the vehicle is free of liens and encumbrances except as stated.</p>
<h4>Section 5: Odometer disclosure</h4><div>I certify that the odometer now reads <span class="v"><u>&nbsp;311,406&nbsp;</u></span> (no tenths) miles and that to the best of my knowledge it is:<br>[<span class="v">X</span>] the actual mileage &nbsp;&nbsp; [ &nbsp; ] in excess of its mechanical limits &nbsp;&nbsp; [ &nbsp; ] not the actual mileage</div>
<table style="width:100%"><tr>${signed('Signature of seller', 'Dale R. Hutchins, Member', 23)}<td>${signed('Signature of purchaser', 'Teresa Novak, Manager', 64)}</tr></table>
<p style="font-size:8pt;line-height:10pt;margin-top:12pt">A person who knowingly makes a false statement on this form is guilty of a serious misdemeanor and may be fined up to $2,560. The purchaser must apply for title within 30 days of the date of sale; a penalty of $10.00 applies afterwards.</p>`
  return drawnDeal({
    name: 'dump-truck-state-bill-of-sale-phone', family: 'state-form-bill-of-sale',
    notes:
      'photograph of a state’s bill of sale form filled in with typewriter print: vehicle first, then seller and purchaser as captioned cells with city, state and ZIP code apart, date and price in cells, price in words, odometer in a sentence, lienholder as a decoy name, form number and revision, title number, weight, fine and penalty as decoys; no lines, number, tax or quantities; signed by both',
    style,
    pages: [page], scan: { dpi: 190, skewDegrees: 0.7, noise: 16, blur: 0.6, jpegQuality: 70, keystone: 0.012, shade: 32, background: 238 }, sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: 84_500, invoice_date: '2026-09-25',
      other_details: { vin, make: 'KENWORTH', model: 'T880', year: '2017', equipment_type: 'DUMP TRUCK', equipment_miles_hours: 311_406 },
    },
    expected_derived: { 'other_details.equipment_age': 9, basis: 'year of sale minus model year' },
    acceptable: {
      ...singles(lines),
      'transactions.0.description/item': ['KENWORTH T880 DUMP TRUCK', '2017 KENWORTH T880', 'KENWORTH T880', 'DUMP TRUCK', `2017 KENWORTH T880 DUMP TRUCK WHITE ${vin}`, `2017 KENWORTH T880 DUMP TRUCK ${vin}`],
      subtotal: [units(8_450_000)], amount_due: [0, 84_500],
    },
    absent: ['invoice_number', 'due_date', 'purchase_order', 'discount', 'shipping', 'tax_total', 'trade_in', 'other_details.down_payment'],
  })
} // prettier-ignore
