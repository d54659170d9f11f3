/** A public surplus auction's buyer's certificate: agency as seller, lots with asset numbers, buyer's premium, tax, removal dates and release form. */
import { totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { $, made, ones, safe } from './kit.ts'

const style = `
.page{font:8.8pt/11.6pt 'Libre Franklin';padding:.5in .6in}
table{width:100%}
.h{background:#203864;color:#fff;font-weight:700;padding:2.4pt 6pt;margin-top:9pt}
.v td{padding:1.6pt 6pt;border-bottom:.5pt solid #d0d5dd}.v td:nth-child(odd){width:1.15in;color:#445;font-weight:700}
.l th{font-weight:700;border-bottom:1pt solid #203864;padding:2.4pt 4pt}.l td{padding:3pt 4pt;border-bottom:.5pt solid #d0d5dd}
`
const seller = {
  name: 'City of Yellow Bluff, Public Works Department',
  address: ['2100 Depot Street', 'Yellow Bluff, GA 31794'],
}
const buyer = { name: 'Alapaha Site Contractors LLC', address: ['418 Hwy 129 N', 'Nashville, GA 31639'] }
const lots = [
  ['118', 'PW-0417', '2013 Elgin Pelican NP street sweeper', 'NP-31187-D', '4,402 hrs', 2_155_000],
  ['121', 'PW-0388', '2009 Gradall XL3100 III excavator', '3100000418', '7,716 hrs', 3_140_000],
  ['122', 'PW-0502', '2012 International 7400 dump truck', vinOf('1HTWGAAR', 'CJ418827'), '88,204 mi', 2_475_000],
  ['130', 'PW-0610', 'Wacker RD12 roller', '20148823', 'unknown', 410_000],
] as const

export function surplusCertificate(): Drawn {
  const bids = lots.map(([, , text, , , cents]): Line => ({ text, cents, category: 'hard' }))
  const sold = totalOf(bids)
  const premium = Math.round(sold * 0.125)
  const fee = 40_000
  const lines: readonly Line[] = [...bids, { text: 'Buyer’s Premium (12.5%)', cents: premium, category: 'soft' }, { text: 'Title Processing Fee', cents: fee, category: 'soft' }]
  const tax = Math.round((sold + premium) * 0.08)
  const total = totalOf(lines) + tax
  const page = `<table><tr><td><b style="font-size:16pt;line-height:20pt;color:#203864">PublicLot<span style="color:#c55a11">.auction</span></b><br>Online sales for government agencies<td class="r"><b style="font-size:14pt;line-height:18pt">BUYER’S CERTIFICATE</b><br>This is your receipt and bill of sale when marked paid</tr></table>
<div class="h">Transaction Details</div><table class="v">${rowOf(['Certificate No.', '7741-26-00318', 'Event Closed', 'Aug 12, 2026 2:04 PM ET'])}${rowOf(['Issued', '08/12/2026', 'Payment Due', '08/19/2026'])}${rowOf(['Payment Method', 'Wire Transfer', 'Status', 'NOT PAID'])}</table>
<table><tr><td style="width:49%"><div class="h">Seller</div><table class="v">${rowOf(['Agency', safe(seller.name)])}${rowOf(['Address', seller.address.join('<br>')])}${rowOf(['Contact', 'Lamar Pittman, (229) 555-0108'])}</table><td style="width:2%"><td><div class="h">Buyer</div><table class="v">${rowOf(['Name', buyer.name])}${rowOf(['Address', buyer.address.join('<br>')])}${rowOf(['Bidder No.', '44718 (T. Vickers)'])}</table></tr></table>
<div class="h">Assets Won</div><table class="l"><tr><th>Lot<th>Asset ID<th>Description<th>VIN / Serial<th>Meter<th class="r">Winning Bid</tr>${lots.map(([lot, id, text, serial, meter, cents]) => rowOf([lot, id, text, serial, meter, `>${$(cents)}`])).join('')}</table>
<table style="width:50%;margin:6pt 0 0 50%" class="l">${[['Total Sold Amount', $(sold)], ['Buyer’s Premium (12.5%)', $(premium)], ['Tax (8%) on bid and premium', $(tax)], ['Title Processing Fee', $(fee)]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}<tr class="b" style="font-size:10.4pt"><td>Total Invoice Amount<td class="r">${$(total)}</tr></table>
<div class="h">Removal</div><p style="margin:4pt 6pt">Location: City Yard, 77 Landfill Road, Yellow Bluff, GA 31794. Monday to Thursday, 8:00 AM to 2:30 PM, by appointment. Assets must be removed by <b>09/02/2026</b>; after that $50.00 per day per lot is charged. Bring this certificate and a photo ID. Agents need a signed release form. The City does not load by hand.</p>
<div class="h">Terms</div><p style="margin:4pt 6pt;font-size:7.8pt;line-height:10pt">Payment in full is due within 5 business days. Defaulting buyers pay 20% of the bid as liquidated damages and lose bidding rights. Assets are sold AS IS, WHERE IS, without warranty. Meter readings were taken at listing and are not certified. Federal law requires a mileage statement for vehicles of model year 2011 and later; it is signed at pickup. Titles for lot 122 are mailed within 15 business days of payment. PublicLot acts for the agency and is not the owner of the assets.</p>
<div class="h">Release of Assets (complete at pickup)</div><table style="margin-top:26pt"><tr>${['Buyer or agent', 'Printed name', 'Agency representative', 'Date'].map(who => `<td style="border-top:.8pt solid #000;font-size:7.6pt">${who}<td style="width:2%">`).join('')}</tr></table><div class="foot c" style="font-size:7.4pt;color:#556">7741-26-00318 &nbsp;|&nbsp; Questions? (800) 555-0137 &nbsp;|&nbsp; Page 1</div>`
  return made({
    name: 'city-surplus-buyers-certificate', family: 'public-surplus-buyers-certificate',
    notes:
      'public surplus auction’s buyer’s certificate that serves as invoice and bill of sale: platform in the letterhead, a city department as the seller, label tables for transaction, seller and buyer, closing, issue and due dates, lots with asset number, serial or vehicle number and meter (hours and miles mixed, one "unknown"), buyer’s premium and title fee in the sums with the tax between them, total called "Total Invoice Amount"; not paid; storage per day and default percent as noise',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '7741-26-00318', invoice_date: '2026-08-12', due_date: '2026-08-19', tax_total: units(tax),
      other_details: { make: 'Elgin', model: 'Pelican NP', year: '2013', equipment_type: 'street sweeper', equipment_miles_hours: 4402 },
    },
    expected_derived: { 'other_details.equipment_age': 13, basis: 'year of sale minus model year of the first lot' },
    acceptable: {
      ...ones(lines), subtotal: [units(sold), units(totalOf(lines)), units(sold + premium)], amount_due: [units(total)], 'sender.name': ['PublicLot.auction', 'City of Yellow Bluff', 'PublicLot'], payment_terms: ['Payment in full is due within 5 business days', 'Wire Transfer', null], 'other_details.model': ['Pelican NP', 'Pelican'],
      'other_details.vin': ['NP-31187-D', lots[2][3], null], 'other_details.titled': [true, false],
      ...Object.fromEntries(lots.map(([lot, id, text, serial, meter], i) => [`transactions.${i}.description/item`, [text, `${lot} ${text}`, `${lot} ${id} ${text}`, `${id} ${text}`, `${text} ${serial}`, `${text} ${serial} ${meter}`, `${lot} ${id} ${text} ${serial} ${meter}`]])),
    },
    absent: ['purchase_order', 'discount', 'shipping', 'trade_in', 'other_details.down_payment'],
  })
} // prettier-ignore
