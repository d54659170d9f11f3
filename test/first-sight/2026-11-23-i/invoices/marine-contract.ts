/** A marine dealer's purchase contract for a charter boat: boat, engines and trailer with their identification numbers, options, trade-in, deposits; phone photo. */
import { totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { made, ones } from './kit.ts'

const style = `
.page{font:8.8pt/11.2pt Arimo;padding:.45in .5in}
table{width:100%}
.g td{border:.8pt solid #123;padding:1pt 4pt 2.4pt}.g small{display:block;font-size:6.6pt;line-height:8.4pt;color:#345}
.bar{background:#12324f;color:#fff;font-weight:700;padding:2pt 5pt;margin-top:6pt}
.u td{padding:2.2pt 5pt;border-bottom:.5pt solid #9ab}
`
const seller = {
  name: 'Sound & Inlet Marine Center, Inc.',
  address: ['4411 Arendell Street', 'Morehead City, NC 28557'],
}
const buyer = { name: 'Cape Lookout Charter Co. LLC', address: ['118 Taylor Creek Lane', 'Beaufort, NC 28516'] }
const trailerVin = vinOf('1ZEAAAMD', 'TA004418')
const goods = [
  ['2026 Contender 28 Sport', 15_890_000, 'hard'],
  ['2026 Yamaha LF300UCB', 2_984_000, 'hard'],
  ['2026 Yamaha F300UCB', 2_941_000, 'hard'],
  ['2026 Ameritrail 28-32 aluminum triple axle', 1_185_000, 'hard'],
  ['Garmin 8616 pair, radar, autopilot', 2_196_500, 'hard'],
  ['T-top, powder coat, outriggers', 1_340_000, 'hard'],
  ['Rigging and water test', 765_000, 'soft'],
  ['Bottom paint and transducer fairing', 389_500, 'soft'],
  ['Documentation fee', 59_900, 'soft'],
] as const

export function marineContract(): Drawn {
  const lines = goods.map(([text, cents, category]): Line => ({ text, cents, category }))
  const price = totalOf(lines)
  const freight = 485_000
  const tax = 150_000
  const total = price + freight + tax
  const [trade, deposit] = [4_250_000, 2_000_000]
  const due = total - trade - deposit
  const cell = (label: string, value: string, span = 1) => `<td colspan="${span}"><small>${label}</small>${value || '&nbsp;'}`
  const unit = (kind: string, year: string, make: string, model: string, number: string, condition = 'New') => `<tr>${cell(kind, year)}${cell('MAKE', make)}${cell('MODEL', model)}${cell(kind === 'BOAT YEAR' ? 'HULL ID NO.' : 'SERIAL / VIN', number)}${cell('NEW/USED', condition)}</tr>`
  const page = `<table><tr><td><b style="font-size:16pt;line-height:20pt;color:#12324f">${seller.name.replace('&', '&amp;')}</b><br>${seller.address.join(', ')} &nbsp; (252) 555-0162<td class="r"><b style="font-size:12pt;line-height:15pt">PURCHASE CONTRACT</b><br>Contract No. <b>MC-3094</b></tr></table>
<table class="g" style="margin-top:6pt"><tr>${cell('PURCHASER', buyer.name, 2)}${cell('DATE', '01/16/2026')}${cell('SALESPERSON', 'Beau Styron')}</tr><tr>${cell('STREET', buyer.address[0] ?? '')}${cell('CITY, STATE, ZIP', buyer.address[1] ?? '')}${cell('PHONE', '(252) 555-0119')}${cell('EST. DELIVERY', '04/01/2026')}</tr></table>
<div class="bar">UNITS</div><table class="g">${unit('BOAT YEAR', '2026', 'Contender', '28 Sport', 'JDJ28417K526')}${unit('ENGINE 1 YEAR', '2026', 'Yamaha', 'LF300UCB', '6CFL-1044182')}${unit('ENGINE 2 YEAR', '2026', 'Yamaha', 'F300UCB', '6CFU-1107733')}${unit('TRAILER YEAR', '2026', 'Ameritrail', '28-32 TRX', trailerVin)}</table>
<table style="margin-top:2pt"><tr><td style="width:56%;padding-right:8pt"><div class="bar">PRICE OF UNITS, OPTIONS AND SERVICES</div><table class="u">${goods.map(([text, cents]) => rowOf([text, `>${f(cents)}`])).join('')}${rowOf(['&nbsp;', '']).repeat(3)}</table><td><div class="bar">SETTLEMENT</div><table class="u">${[['1. Total cash price', f(price)], ['2. Freight from factory', f(freight)], ['3. NC highway use / sales tax (max. $1,500 per boat)', f(tax)], ['<b>4. Total contract price</b>', `<b>${f(total)}</b>`], ['5. Trade-in allowance', f(trade)], ['6. Less payoff', '0.00'], ['7. Net trade (5 - 6)', f(trade)], ['8. Deposit, check 1188', f(deposit)], ['9. Total credits (7 + 8)', f(trade + deposit)], ['<b>10. UNPAID BALANCE (4 - 9)</b>', `<b>${f(due)}</b>`]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table></tr></table>
<div class="bar">TRADE-IN</div><table class="g"><tr>${cell('YEAR', '2014')}${cell('MAKE', 'Parker')}${cell('MODEL', '2520 XLD')}${cell('HULL ID NO.', 'PXM25K88C414')}${cell('ENGINE HOURS', '1,910')}</tr></table>
<p style="font-size:7.4pt;line-height:9.4pt;margin:9pt 0 0">Purchaser agrees to buy the units described above on the terms of both sides of this contract. The deposit holds the build slot and is not refundable after the hull is laid up. Dealer may reappraise the trade-in at delivery if it has more than 1,950 hours or has been damaged. Unpaid balance is due in cash or lender's funds at delivery; a storage charge of $18.00 per foot per month begins ten days after notice. Engine warranty is given by the maker only: 3 years, 1 year in commercial use. No oral promise binds the dealer.</p>
<table style="margin-top:38pt"><tr><td style="width:47%">${penned(83, 160)}<div style="border-top:.8pt solid #000">Purchaser &nbsp;&nbsp;&nbsp;&nbsp; <span style="font:14pt/11pt Caveat;color:#16235c">Owner, 1/16/26</span></div><td style="width:6%"><td>${penned(36, 150)}<div style="border-top:.8pt solid #000">Accepted for dealer</div></tr></table><div class="foot c" style="font-size:7pt">White - office &nbsp; Canary - customer &nbsp; Pink - lender</div>`
  return made({
    name: 'charter-boat-marine-contract-phone', family: 'marine-dealer-purchase-contract', scan: { dpi: 200, skewDegrees: -0.55, noise: 13, blur: 0.5, jpegQuality: 74, keystone: 0.013, shade: 30, background: 240 },
    notes:
      'phone photograph of a marine dealer’s purchase contract: boat, two engines and trailer in captioned cells with hull, serial and vehicle numbers, prices of units, options and services in one list without quantities, numbered settlement lines (total contract price, trade-in without payoff, deposit, total credits, unpaid balance), tax capped; the trade-in is another boat with engine hours; storage per foot as decoy; signed',
    style, pages: [page], sender: seller, receiver: buyer, lines, less: trade + deposit,
    expected: {
      total_invoice_value: units(total), invoice_number: 'MC-3094', invoice_date: '2026-01-16', subtotal: units(price), shipping: units(freight), tax_total: units(tax), trade_in: units(trade), amount_due: units(due),
      other_details: { vin: 'JDJ28417K526', make: 'Contender', model: '28 Sport', year: '2026', equipment_type: 'BOAT', down_payment: units(deposit) },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'contract year minus model year' },
    acceptable: {
      ...ones(lines), 'other_details.vin': ['JDJ28417K526', trailerVin], 'other_details.equipment_type': ['boat', null], due_date: [null, '2026-04-01'], payment_terms: [null, 'Unpaid balance is due in cash or lender\'s funds at delivery'], 'other_details.titled': [true], 'transactions.0.description/item': ['2026 Contender 28 Sport'],
    },
    absent: ['purchase_order', 'discount', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
