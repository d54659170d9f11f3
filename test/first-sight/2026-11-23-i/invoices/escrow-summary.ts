/** An online escrow service's transaction summary for used machines: parties in three cards, items with inspection days, who pays which fee, timeline. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { $, lined, made, ones } from './kit.ts'

const style = `
.page{font:9pt/12.6pt 'Nunito Sans';padding:.6in .65in;color:#23303a}
table{width:100%}
.card{border:.8pt solid #cfd8de;border-radius:6pt;padding:7pt 10pt;height:82pt}.card span{font-size:7.6pt;color:#6b7a85;text-transform:uppercase;letter-spacing:.5pt}
.l{margin-top:12pt}.l th{font-size:7.8pt;color:#6b7a85;border-bottom:1pt solid #cfd8de;padding:3pt 4pt}.l td{padding:5pt 4pt;border-bottom:.6pt solid #e4eaee}.l small{color:#6b7a85;font-size:7.8pt;display:block;line-height:10.4pt}
.s td{padding:2.4pt 4pt}
`
const seller = { name: 'Umpqua Ridge Logging, Inc.', address: ['2390 Buckhorn Road', 'Roseburg, OR 97470'] }
const buyer = { name: 'Blue Lake Hardwood Pallets LLC', address: ['7701 West Street', 'Blue Lake, CA 95525'] }
const machines = [
  [
    '2018 Wood-Mizer WM4500 industrial sawmill',
    'Serial WM45-0417. 2,206 hours. Includes debarker, sharpener.',
    7_850_000,
  ],
  ['2015 Morbark 2230 whole tree chipper', 'Serial 57204-1188. 3,940 hours.', 4_400_000],
  ['2012 Hyster H80FT forklift', 'Serial P005V04418K. LP, side shift.', 1_475_000],
] as const

export function escrowSummary(): Drawn {
  const lines: readonly Line[] = [
    ...machines.map(([text, , cents]): Line => ({ text, cents, category: 'hard' })),
    { text: 'Escrow fee (buyer’s half)', cents: 61_094, category: 'soft' },
    { text: 'Wire disbursement fee', cents: 2_500, category: 'soft' },
  ]
  const goods = totalOf(lines.slice(0, 3))
  const freight = 620_000
  const total = totalOf(lines) + freight
  const sellerNet = goods + freight - 61_094 - 411_750
  const card = (role: string, party: typeof seller, rest: string) => `<td style="width:32%"><div class="card"><span>${role}</span><br><b>${party.name}</b><br>${lined(party).split('<br>').slice(1).join('<br>')}<br>${rest}</div>` // prettier-ignore
  const steps = [['Agreed by all parties', 'Jul 7, 2026'], ['Buyer pays', 'waiting'], ['Seller ships', ''], ['Buyer inspects, 5 days', ''], ['Funds disbursed to seller', '']] // prettier-ignore
  const page = `<table><tr><td><b style="font:700 16pt/20pt 'Nunito Sans';color:#0f7f63">&#9636; SureHold Escrow</b><br><span style="font-size:7.8pt;color:#6b7a85">SureHold Internet Escrow Co., licensed escrow agent, CA DFPI 963-0000</span><td class="r" style="font-size:8.4pt">Transaction <b>#14071882</b><br>Created Jul 6, 2026 &nbsp;&bull;&nbsp; Last updated Jul 8, 2026</tr></table>
<div style="font:700 15pt/20pt 'Nunito Sans';margin:14pt 0 2pt">Transaction summary</div><div style="margin-bottom:10pt">Sawmill, chipper and forklift &nbsp; <span style="background:#fff3d6;color:#8a5a00;border-radius:8pt;padding:1pt 7pt;font-size:7.8pt">Awaiting payment</span></div>
<table><tr>${card('Seller', seller, 'Verified &#10003;')}<td style="width:2%">${card('Buyer', buyer, 'Verified &#10003;')}<td style="width:2%">${card('Broker', { name: 'Timberland Machinery Brokers', address: ['88 SE Main Street', 'Winston, OR 97496'] }, 'Commission 3%')}</tr></table>
<table class="l"><tr><th>Items<th style="width:1in">Category<th style="width:.9in">Inspection<th class="r" style="width:1.1in">Price (USD)</tr>${machines.map(([text, about, cents]) => rowOf([`<b>${text}</b><small>${about}</small>`, 'Heavy equip.', '5 days', `>${$(cents)}`])).join('')}</table>
<table style="margin-top:12pt"><tr><td style="width:47%;padding-right:20pt"><b>Timeline</b><table class="s" style="font-size:8.4pt">${steps.map(([a = '', b = ''], i) => rowOf([`${i === 0 ? '&#9679;' : '&#9675;'} ${a}`, `>${b}`])).join('')}</table><td><table class="s" style="background:#f4f8f7;border-radius:6pt">${[['Items subtotal', $(goods)], ['Shipping (paid by buyer, to seller)', $(freight)], ['Escrow fee (buyer’s half)', $(61_094)], ['Wire disbursement fee', $(2_500)]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}<tr style="font-weight:700;font-size:11pt;line-height:19pt"><td>Buyer pays<td class="r">${$(total)}</tr><tr><td colspan="2" style="border-top:.7pt solid #cfd8de;padding:0"></tr>${[['Seller pays: escrow fee', `-${$(61_094)}`], ['Seller pays: broker commission', `-${$(411_750)}`], ['Seller receives', $(sellerNet)]].map(([a = '', b]) => `<tr style="color:#6b7a85;font-size:8.2pt"><td>${a}<td class="r">${b}</tr>`).join('')}</table></tr></table>
<p style="margin:14pt 0 0"><b>How to pay.</b> Wire only. Instructions are shown after you log in; we never send them by e-mail. A lender may fund the transaction: it must write the transaction number in the wire. Funds received after 1:00 PM Pacific are posted the next business day.</p>
<p style="font-size:8pt;line-height:10.6pt;color:#55646e;margin-top:9pt">Sales or use tax on the items is not collected by SureHold. Titles and lien releases are exchanged between the parties unless title collection was chosen (not chosen). The buyer may reject items during the inspection period and return them at its own cost; shipping is not refunded. Fees are shared 50/50 as agreed. If the buyer does not pay by Jul 15, 2026, the transaction may be canceled.</p><div class="foot" style="font-size:7.6pt;color:#6b7a85">Printed from your account, Jul 8, 2026 3:55 PM PDT<span style="float:right">Page 1 of 1</span></div>`
  return made({
    name: 'sawmill-chipper-escrow-summary', family: 'online-escrow-transaction-summary',
    notes:
      'online escrow service’s transaction summary: the letterhead is the escrow agent, seller, buyer and broker in three cards with addresses, machines with serial number and hours in a small second line, inspection days column, shipping and the buyer’s half of the fee added to "Buyer pays", the seller’s own charges and net below it as decoys; created, updated and print dates, date to pay by in the small print',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '14071882', invoice_date: '2026-07-06', shipping: units(freight),
      other_details: { make: 'Wood-Mizer', model: 'WM4500', year: '2018', equipment_type: 'industrial sawmill', equipment_miles_hours: 2206 },
    },
    expected_derived: { 'other_details.equipment_age': 8, basis: 'year of the transaction minus model year' },
    acceptable: {
      ...ones(lines), subtotal: [units(goods)], amount_due: [units(total)], 'sender.name': ['SureHold Escrow', 'SureHold Internet Escrow Co.'], 'sender.address': [null], invoice_date: ['2026-07-06', '2026-07-08', '2026-07-07'], due_date: ['2026-07-15', null], 'other_details.vin': ['WM45-0417', null],
      'other_details.equipment_type': ['sawmill', 'Heavy equip.'], payment_terms: [null, 'Wire only'],
      ...Object.fromEntries(machines.map(([text, about], i) => [`transactions.${i}.description/item`, [text, `${text} ${about}`]])),
    },
    absent: ['purchase_order', 'discount', 'tax_total', 'trade_in', 'other_details.down_payment'],
  })
} // prettier-ignore
