/** An audio and video integrator's proposal to a church: items by room with maker and model, equipment and labor apart, project summary; three pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { dollars, html } from './pieces.ts'

const style = `
.page{font:9.2pt/12.2pt 'Libre Franklin';color:#262626;padding:.6in .65in}
h2{font:700 12.5pt/17pt 'Libre Franklin';color:#1f4e79;margin:14pt 0 4pt;border-bottom:1.2pt solid #1f4e79}
.l{width:100%}.l th{font-weight:700;font-size:8pt;color:#555;padding:2pt 4pt}.l td{padding:5pt 4pt;border-bottom:.4pt solid #ccc}.l .t td{font-weight:700;border-bottom:0}.l small{display:block;font-size:8.2pt;line-height:10.6pt;color:#555}
.i{width:30pt;height:24pt;background:#e5e7eb;border:.5pt solid #c4c7cc}
.s{width:56%}.s td{padding:3pt 4pt}
`

const seller = { name: 'Clearwave Integration Group', address: ['3315 Ridgeway Road', 'Memphis, TN 38115'] }
const buyer = { name: 'Harmony Grove Baptist Church', address: ['6220 Highway 51 North', 'Millington, TN 38053'] }

const gear = (quantity: number, rate: number, maker: string, model: string, about: string) =>
  item(quantity, rate, `${maker} ${model}`, { more: [about] })
const rooms: readonly (readonly [string, readonly Line[]])[] = [
  ['Sanctuary', [
    gear(2, 1_189_500, 'L-Acoustics', 'A10 Wide', 'Loudspeaker, constant curvature, with rigging'),
    gear(2, 349_900, 'L-Acoustics', 'KS21', 'Subwoofer, 21 in'),
    gear(1, 1_575_000, 'Allen & Heath', 'dLive C3500', 'Digital mixing console, 24 faders'),
    gear(8, 98_500, 'Shure', 'ULXD24/B58', 'Wireless handheld microphone system'),
    gear(1, 3_960_000, 'Absen', 'PL2.5 Pro', 'LED video wall, 16 x 9 ft, processor and mounting frame'),
    gear(3, 742_000, 'Panasonic', 'AW-UE100K', 'Robotic camera, 4K'),
  ]],
  ['Control Room', [
    gear(1, 1_249_500, 'Ross Video', 'Carbonite Black Solo', 'Production switcher'),
    gear(1, 389_900, 'Middle Atlantic', 'ERK-4425', 'Equipment rack, 44 space, with power'),
  ]],
  ['Fellowship Hall', [
    gear(2, 318_000, 'Epson', 'EB-PU1007W', 'Laser projector, 7000 lumens'),
    gear(6, 46_500, 'JBL', 'Control 65P/T', 'Pendant loudspeaker'),
  ]],
] // prettier-ignore

export function integratorProposal(): Drawn {
  const labor: readonly Line[] = [
    { text: 'Installation Labor', cents: 3_184_000, category: 'soft' },
    { text: 'Programming and Commissioning', cents: 896_000, category: 'soft' },
    { text: 'Wire and Miscellaneous Parts', cents: 512_500, category: 'hard' },
  ]
  const goods = rooms.flatMap(([, some]) => some)
  const lines = [...goods, ...labor]
  const shipping = 267_500
  const total = totalOf(lines) + shipping
  const head = `<table style="width:100%;font-size:8.2pt;color:#555"><tr><td>Harmony Grove Sanctuary AVL<td class="r">Proposal P-2642-R1</tr></table>`
  const foot = (page: number) => `<div class="foot" style="font-size:7.6pt;color:#777">${seller.name} &nbsp; 901-555-0138 &nbsp; TN Lic. 71448 <span style="float:right">Page ${page} of 3</span></div>` // prettier-ignore
  const room = ([name, some]: (typeof rooms)[number]) => `<h2>${name}</h2><table class="l"><tr><th style="width:.35in">Qty<th style="width:.55in"><th>Item<th class="r" style="width:1in">Unit Price<th class="r" style="width:1.1in">Total</tr>${some.map(({ text, more = [], quantity = 1, rate = 0, cents }) => rowOf([`${quantity}`, '<div class="i"></div>', `<b>${html(text)}</b>${more.map(words => `<small>${words}</small>`).join('')}`, `>${dollars(rate)}`, `>${dollars(cents)}`])).join('')}<tr class="t"><td colspan="4" class="r">${name} Total:<td class="r">${dollars(totalOf(some))}</tr></table>` // prettier-ignore
  const first = `<div style="background:#1f4e79;color:#fff;padding:22pt 20pt;margin-top:30pt"><div style="font:700 26pt/32pt 'Libre Franklin'">Clearwave</div><div>Integration Group</div></div>
<div style="font:700 22pt/28pt 'Libre Franklin';margin-top:70pt">Harmony Grove Sanctuary AVL</div><div style="font-size:12pt;line-height:17pt;margin-top:4pt">Proposal P-2642-R1<br>October 21, 2026</div>
<table style="width:100%;margin-top:60pt"><tr><td style="width:50%"><b style="color:#1f4e79">Presented to:</b><br>${block(buyer)}<br>Rev. Alton Meeks<td><b style="color:#1f4e79">Presented by:</b><br>${block(seller)}<br>Corinne Tate, Senior Designer</tr></table>
<p style="margin-top:50pt">Thank you for the opportunity. This proposal covers the design agreed at our site visit of September 30. Electrical circuits, scaffold and paint are by others. The price is good for 30 days.</p>${foot(1)}`
  const second = `${head}${rooms.map(room).join('')}${foot(2)}`
  const third = `${head}<h2>Project Summary</h2><table class="s">${rowOf(['Equipment', `>${dollars(totalOf(goods))}`])}${labor.map(({ text, cents }) => rowOf([text, `>${dollars(cents)}`])).join('')}${rowOf(['Shipping and Handling', `>${dollars(shipping)}`])}${rowOf(['Sales Tax (exempt organization)', '>$0.00'])}<tr style="font:700 12pt/17pt 'Libre Franklin';border-top:1.2pt solid #1f4e79"><td>Project Total<td class="r">${dollars(total)}</tr></table>
<h2>Payment Schedule</h2><table class="s">${rowOf(['40% Deposit with signed proposal', `>${dollars(Math.round(total * 0.4))}`])}${rowOf(['50% Delivery of equipment', `>${dollars(Math.round(total * 0.5))}`])}${rowOf(['10% Completion', `>${dollars(total - Math.round(total * 0.4) - Math.round(total * 0.5))}`])}</table>
<h2>Optional Service Plan (not included)</h2><p>Two visits a year and phone support during services: $4,800.00 per year.</p>
<h2>Acceptance</h2><p>The above prices, specifications and conditions are satisfactory and are accepted. You are authorized to do the work as specified.</p>
<table style="width:100%;margin-top:34pt"><tr><td style="width:46%"><div style="border-top:.7pt solid #000">Client signature &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Date</div><td style="width:8%"><td><div style="border-top:.7pt solid #000">${seller.name} &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Date</div></tr></table>${foot(3)}`
  return drawnDeal({
    name: 'sanctuary-av-integrator-proposal', family: 'integrator-proposal-by-room',
    notes:
      'audio and video integrator’s proposal of three pages: cover with the project’s name in large print, "Presented to" and "Presented by" with a person below each address, number and revision in running heads, items by room with a picture placeholder, maker and model in bold and a description below, room totals, summary of equipment, labor, parts and shipping (labor and parts are lines that stand in the summary only), zero tax for an exempt organization; deposits by percent and a yearly plan not included as decoys',
    style,
    pages: [first, second, third], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'P-2642-R1', invoice_date: '2026-10-21', shipping: units(shipping),
      other_details: { make: 'L-Acoustics', model: 'A10 Wide' },
    },
    acceptable: {
      subtotal: [units(totalOf(goods)), units(totalOf(lines))], tax_total: [0], amount_due: [units(total)], invoice_number: ['P-2642'], due_date: ['2026-11-20'],
      'sender.name': ['Clearwave'], 'receiver.name': ['Harmony Grove Baptist Church, Rev. Alton Meeks'], 'other_details.make': ['L-Acoustics', null], 'other_details.model': ['A10 Wide', 'A10', null],
      'other_details.equipment_type': ['Loudspeaker', null, 'AVL'], 'other_details.down_payment': [units(Math.round(total * 0.4))],
      payment_terms: ['40% Deposit with signed proposal', '40% Deposit with signed proposal, 50% Delivery of equipment, 10% Completion'], 'transactions.12.category': ['hard', 'soft'],
      ...Object.fromEntries(labor.flatMap(({ cents }, i) => [[`transactions.${goods.length + i}.quantity`, [1]], [`transactions.${goods.length + i}.rate`, [units(cents)]]])),
    },
    absent: ['purchase_order', 'discount', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
