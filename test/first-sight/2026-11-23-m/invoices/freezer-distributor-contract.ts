/** A soft-serve freezer distributor's sales contract: sold-to and install-at, equipment with serial numbers and electrical data, lettered price box down to the balance, terms overleaf. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { lined, made, ones, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:9pt/11.6pt Tinos;padding:.5in .6in}
table{width:100%}
.g{border:1.4pt solid #000}.g td{border:.6pt solid #000;padding:2pt 5pt}.g th{border:.6pt solid #000;padding:2pt 5pt;font:700 7.8pt/9.6pt Arimo;text-align:center}
.s td{border-bottom:.6pt solid #000;padding:2.6pt 5pt}.s td:last-child{border-left:.6pt solid #000;width:1.1in}
.two{column-count:2;column-gap:.3in;font-size:9.6pt;line-height:12.4pt;text-align:justify}
`
const seller = {
  name: 'Tri-State Soft Serve & Shake Equipment Co.',
  address: ['2215 Saw Mill Run Blvd.', 'Pittsburgh, PA 15210'],
}
const buyer = { name: "Dell's Dairy Barn LLC", address: ['8804 Perry Highway', 'Erie, PA 16509'] }
const goods = [
  ['Taylor C713-33', 'Twin twist soft serve freezer, heat treat, air cooled', '208-230/60/3', 'M6041187', 2, 2_384_500],
  ['Taylor C606-27', 'Combination shake / soft serve freezer', '208-230/60/1', 'M6038820', 1, 2_716_000],
  ['Taylor 430-12', 'Single flavor frozen beverage, counter', '115/60/1', 'K9114406', 1, 918_500],
  ['Master-Bilt DD-66LCG', 'Dipping cabinet, 12 can, curved glass', '115/60/1', '', 2, 473_900],
  ['Server 67680', 'Twin topping warmer w/ pumps', '120/60/1', '', 3, 61_250],
  ['Norlake KL46', 'Walk-in freezer 6 x 8, indoor, self contained', '208-230/60/1', '', 1, 1_164_000],
] as const

export function freezerDistributorContract(): Drawn {
  const lines = goods.map(([model, text, , , quantity, rate]) => item(quantity, rate, text, { code: model }))
  const equipment = totalOf(lines)
  const [freight, start] = [148_500, 186_000]
  const all = [...lines, { text: 'Installation, start-up and crew training', cents: start, category: 'soft' as const }]
  const tax = Math.round((equipment + start) * 0.06)
  const total = equipment + start + freight + tax
  const [down, trade] = [750_000, 325_000]
  const rows = goods.map(([model, text, volts, serial, quantity, rate], i) => rowOf([`<span style="display:block;text-align:center">${quantity}</span>`, model, `${safe(text)}${serial === '' ? '' : `<br><span style="font-size:7.8pt">Ser. ${serial}${quantity > 1 ? ', M6041193' : ''}</span>`}`, volts, `>${f(rate)}`, `>${f(lines[i]?.cents ?? 0)}`]))
  const box = [['A. Equipment total', f(equipment)], ['B. Installation, start-up and crew training', f(start)], ['C. Freight to site', f(freight)], ['D. State sales tax 6%', f(tax)], ['<b>E. CONTRACT PRICE (A + B + C + D)</b>', `<b>${f(total)}</b>`], ['F. Down payment herewith', f(down)], ['G. Trade-in allowance', f(trade)], ['<b>H. BALANCE (E - F - G)</b>', `<b>${f(total - down - trade)}</b>`]]
  const tick = (on: boolean, text: string) => `${on ? '&#9746;' : '&#9744;'} ${text}`
  const one = `<table><tr><td style="width:64%"><b style="font:700 15pt/18pt 'EB Garamond'">${safe(seller.name)}</b><br>${seller.address.join(', ')} &nbsp;&bull;&nbsp; 412-555-0177<br><i>Authorized distributor &ndash; freezers, shake machines, walk-ins, parts and service</i><td class="r"><b style="font:700 13pt/16pt Arimo">SALES CONTRACT</b><br>No. <b style="font-size:12pt">11836</b><br>Date: <b>February 18, 2026</b></tr></table>
<table class="g" style="margin-top:9pt"><tr><td style="width:50%"><b>SOLD TO:</b><br>${lined(buyer)}<br>Phone 814-555-0125<td><b>INSTALL AT:</b><br>Dell's Dairy Barn No. 2<br>1117 Peninsula Drive<br>Erie, PA 16505<br>Requested: April 6, 2026</tr></table>
<table class="g" style="margin-top:6pt"><tr><th style="width:.4in">QTY<th style="width:1.45in">MAKE / MODEL<th>DESCRIPTION<th style="width:.9in">VOLTS/HZ/PH<th style="width:.85in">UNIT PRICE<th style="width:.95in">EXTENSION</tr>${rows.join('')}<tr><td><td><td colspan="4">Each freezer complete with tune-up kit, brushes, lube and one case of sanitizer at no charge</tr></table>
<table style="margin-top:8pt"><tr><td style="width:52%;padding-right:16pt"><b>PAYMENT</b><br>${tick(false, 'Cash on delivery')} &nbsp; ${tick(true, 'Balance by lender or lessor')} &nbsp; ${tick(false, 'Open account')}<br>Lender: <u>&nbsp;Lake Effect Equipment Finance&nbsp;</u><br><br><b>TRADE-IN</b><br>Taylor 754-27, Ser. J1058824, water cooled, and one Electro Freeze 44RMT, as is. Buyer warrants clear title.<br><br><span style="font-size:8pt;line-height:10pt">Buyer to furnish electrical and drain connections within 6 feet. Not included: permits, roof curb, water filters. The parts warranty of the maker is 2 years on the freezer compressor and 5 years on the barrel; labor 1 year by this distributor within 90 miles. Additional terms on page 2 are part of this contract.</span><td><table class="g s">${box.map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table></tr></table>
<table style="margin-top:40pt"><tr><td style="width:47%">${penned(44, 165)}<div style="border-top:.7pt solid #000">Buyer: Delores Kuzma, Member &nbsp;&nbsp;&nbsp; 2-18-26</div><td style="width:6%"><td>${penned(91, 150)}<div style="border-top:.7pt solid #000">Salesman: Ron Petrakis</div></tr></table><div class="foot c" style="font-size:8pt">Page 1 of 2</div>`
  const clauses = ['Title. Title to the equipment stays with the distributor until the contract price is paid in full. Buyer agrees to the filing of a financing statement.', 'Acceptance. This contract binds the distributor only after it is accepted by an officer. Prices are firm for 60 days.', 'Delivery. Dates are estimates. The distributor is not liable for strikes, carriers, shortage of components or acts of God. Equipment held more than 30 days at buyer\'s request is stored at $125.00 per month.', 'Cancellation. If buyer cancels, the down payment is kept as liquidated damages up to 15% of the contract price.', 'Service. Emergency calls outside business hours are billed at $195.00 per hour plus travel. Warranty does not cover normal wear items such as scraper blades, gaskets, O-rings and belts, nor failures caused by low line voltage, lack of cleaning or mix not approved by the maker.', 'Condition of trade-in. The allowance may be reduced if parts are missing when the trade-in is picked up.', 'Limits. The distributor is not liable for loss of product, mix, sales or profits. Its liability does not exceed the price of the unit concerned.', 'Taxes. If an exemption is claimed, a signed certificate must be furnished before delivery; otherwise tax is charged at the rate in force.', 'Law. This contract is governed by Pennsylvania law; courts of Allegheny County. It is the whole agreement between the parties.']
  const two = `<div class="c b" style="font:700 10pt/14pt Arimo">ADDITIONAL TERMS OF SALES CONTRACT No. 11836</div><div class="two" style="margin-top:8pt">${clauses.map((text, i) => `<p style="margin:0 0 6pt"><b>${i + 1}.</b> ${text}</p>`).join('')}</div><div style="margin-top:20pt">Buyer's initials <span style="font:16pt/12pt Caveat;color:#16235c">DK</span></div><div class="foot c" style="font-size:8pt">Page 2 of 2</div>`
  return made({
    name: 'dairy-bar-freezers-distributor-sales-contract', family: 'freezer-distributor-sales-contract',
    notes:
      'soft-serve freezer distributor’s sales contract: make and model in one column, electrical data in another, serial numbers below the description, an unpriced row, lettered price box (equipment, installation, freight, tax, contract price, down payment, trade-in, balance), ticked payment way with the lender’s name, trade-in paragraph with a serial number; terms with storage and service rates overleaf; signed',
    style, pages: [one, two], sender: seller, receiver: buyer, lines: all, less: down + trade,
    expected: {
      total_invoice_value: units(total), invoice_number: '11836', invoice_date: '2026-02-18', shipping: units(freight), tax_total: units(tax), trade_in: units(trade), amount_due: units(total - down - trade),
      other_details: { make: 'Taylor', model: 'C713-33', down_payment: units(down) },
    },
    acceptable: {
      ...ones(all.slice(6), 6), ...worded(all, ({ text }, i) => [...(i < 6 ? [`${goods[i]?.[0]} ${text}`] : []), ...(goods[i]?.[3] ? [`${goods[i]?.[0]} ${text} Ser. ${goods[i]?.[3]}`, `${text} Ser. ${goods[i]?.[3]}`] : []), ...(i === 0 ? [`${text} Ser. M6041187, M6041193`, `Taylor C713-33 ${text} Ser. M6041187, M6041193`] : []), ...(i === 6 ? [`B. ${text}`] : [])]),
      subtotal: [units(equipment), units(equipment + start)], 'other_details.equipment_type': [null, 'soft serve freezer', 'Twin twist soft serve freezer', 'freezer'], 'other_details.model': ['C713-33', 'C713'], 'other_details.vin': [null, 'M6041187', 'M6041193'], 'receiver.address': [buyer.address.join(', '), '1117 Peninsula Drive, Erie, PA 16505'],
      payment_terms: [null, 'Balance by lender or lessor'], due_date: [null, '2026-04-06'],
    },
    absent: ['purchase_order', 'discount', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
