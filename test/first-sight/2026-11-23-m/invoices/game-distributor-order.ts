/** An amusement game distributor's sales order: condition column, games by maker, card readers, trade allowance and deposit below the total. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { $, lined, made, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:9.6pt/12pt 'Barlow Condensed';padding:.45in .55in}
table{width:100%}
.p td{vertical-align:top}.p .q{border-left:3pt solid #c9302c;padding:1pt 0 1pt 7pt}
.l th{border-bottom:1.6pt solid #222;font-weight:700;padding:2pt 5pt;font-size:9pt;text-transform:uppercase}.l td{padding:3pt 5pt}.l tr:nth-child(even) td{background:#f4f0e6}
.s td{padding:1.8pt 5pt}
`
const seller = { name: 'Great Lakes Coin Machine Distributing', address: ['6120 Helms Road', 'Toledo, OH 43615'] }
const buyer = { name: 'Strike Zone Lanes & Lounge LLC', address: ['3480 N Telegraph Road', 'Monroe, MI 48162'] }
const goods = [
  ['RAW THRILLS', 'Jurassic Park Arcade 55" Deluxe Motion', 'NEW', 1, 1_679_500],
  ['RAW THRILLS', 'Cruis\'n Blast 43" twin', 'NEW', 2, 819_500],
  ['BAY TEK', "Skee-Ball Classic Alley 10'", 'NEW', 4, 614_900],
  ['STERN', 'Godzilla Premium pinball', 'NEW', 1, 949_900],
  ['ELAUT', 'E-Claw 900 Cosmic, single', 'NEW', 3, 548_500],
  ['ICE', 'Super Chexx PRO bubble hockey', 'REFURB', 1, 389_500],
  ['VALLEY-DYNAMO', "Pro Style 7' air hockey", 'REFURB', 1, 412_500],
  ['LAI GAMES', 'HYPERshoot 2-player basketball', 'NEW', 1, 1_289_500],
  ['EMBED', 'smartTouch card reader w/ harness', 'NEW', 17, 46_900],
  ['EMBED', 'Kiosk, wall mount, cash + credit', 'NEW', 1, 884_000],
] as const

export function gameDistributorOrder(): Drawn {
  const lines = [
    ...goods.map(([make, text, , quantity, rate]) => item(quantity, rate, `${make} ${text}`)),
    item(1, 325_000, 'On-site reader install and network setup, 2 days', { category: 'soft' }),
  ]
  const subtotal = totalOf(lines)
  const freight = 287_500
  const total = subtotal + freight
  const [trade, deposit] = [620_000, 2_500_000]
  const due = total - trade - deposit
  const rows = lines.map(({ text, quantity = 1, rate = 0, cents }, i) => rowOf([`>${quantity}`, goods[i]?.[0] ?? 'SERVICE', safe(goods[i]?.[1] ?? text), goods[i]?.[2] ?? '', `>${f(rate)}`, `>${f(cents)}`]))
  const page = `<table><tr><td style="width:62%"><b style="font-size:23pt;line-height:26pt;color:#c9302c">GREAT LAKES COIN MACHINE</b><div style="font-size:11pt;letter-spacing:5pt;line-height:15pt">DISTRIBUTING</div>${seller.address.join(', ')} &bull; 419-555-0173 &bull; Arcade &middot; Redemption &middot; Pool &middot; Jukebox since 1961<td class="r"><b style="font-size:18pt;line-height:24pt">SALES ORDER</b><br><span style="font-size:12pt">SO 26-4471</span><br>May 12, 2026</tr></table>
<table class="p" style="margin:12pt 0 10pt"><tr><td style="width:34%"><div class="q"><b>SOLD TO</b><br>${lined(buyer)}<br>Marty Pruss 734-555-0120</div><td style="width:34%"><div class="q"><b>DELIVER TO</b><br>Same, rear overhead door, 8' ramp<br>No deliveries Thu after 4 (league)</div><td><div class="q"><b>ORDER DETAIL</b><br>Rep: D. Wozniak<br>Customer PO: verbal Marty<br>Wanted: week of June 22<br>Pay: deposit w/ order, balance before ship</div></tr></table>
<table class="l"><tr><th class="r" style="width:.4in">Qty<th style="width:1.15in">Mfr<th>Game / Item<th style="width:.7in">Cond.<th class="r" style="width:.9in">Each<th class="r" style="width:1in">Amount</tr>${rows.join('')}</table>
<table style="margin-top:10pt"><tr><td style="width:58%;padding-right:24pt"><b>TRADE</b> - we pick up at delivery: (1) Big Buck HD Wild s/n BBW-10442, (1) Fast & Furious SuperCars twin, (2) Dixon 14' alleys. Working and complete, keys and manuals with machines.<br><br><span style="font-size:8.4pt;line-height:10.2pt">Refurb games carry 60 days parts warranty; new games carry the factory's. Michigan use tax is the operator's to report; ST-4 resale / vending exemption on file. Distributor keeps a purchase money security interest until paid in full. Prize inventory not included. Orders cancelled inside 14 days forfeit 10% of the deposit.</span><td><table class="s">${[['Games and equipment', $(subtotal)], ['Freight and liftgate', $(freight)], ['Sales tax', 'Exempt'], ['<b style="font-size:12pt">ORDER TOTAL</b>', `<b style="font-size:12pt">${$(total)}</b>`], ['Trade allowance', `(${$(trade)})`], ['Deposit rec\'d ck 2061 5/11', `(${$(deposit)})`], ['<b>Balance before shipping</b>', `<b>${$(due)}</b>`]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table></tr></table><div style="margin-top:34pt">Buyer signature ______________________________________ &nbsp;&nbsp; Date ______________</div><div class="foot c" style="font-size:8.4pt">Fun is serious business &nbsp;&bull;&nbsp; parts@ext 4 &nbsp;&bull;&nbsp; service@ext 6</div>`
  return made({
    name: 'bowling-center-arcade-distributor-order', family: 'amusement-game-distributor-order',
    notes:
      'amusement distributor’s sales order: number and date without captions under the title, maker in a column of its own, new or refurbished column, services among the games, tax "Exempt", trade allowance and deposit received in parentheses below the order total, balance before shipping; games traded in are named in a paragraph',
    style, pages: [page.replace('Fast & Furious', 'Fast &amp; Furious')], sender: seller, receiver: buyer, lines, less: trade + deposit,
    expected: {
      total_invoice_value: units(total), invoice_number: 'SO 26-4471', invoice_date: '2026-05-12', subtotal: units(subtotal), shipping: units(freight), trade_in: units(trade), amount_due: units(due),
      other_details: { down_payment: units(deposit) },
    },
    acceptable: {
      ...worded(lines, (_, i) => [...(i < 10 ? [goods[i]?.[1] ?? '', `${goods[i]?.[1]} ${goods[i]?.[2]}`, `${goods[i]?.[0]} ${goods[i]?.[1]} ${goods[i]?.[2]}`] : []), ...(i === 10 ? ['SERVICE On-site reader install and network setup, 2 days'] : [])]),
      invoice_number: ['SO 26-4471', '26-4471'], payment_terms: [null, 'deposit w/ order, balance before ship'], purchase_order: [null, 'verbal Marty'], tax_total: [null, 0], due_date: [null],
      'sender.name': [seller.name, 'GREAT LAKES COIN MACHINE', 'GREAT LAKES COIN MACHINE DISTRIBUTING'], 'other_details.make': [null, 'RAW THRILLS', 'BAY TEK', 'STERN', 'ELAUT', 'EMBED'], 'other_details.model': [null, 'Jurassic Park Arcade', 'Jurassic Park Arcade 55" Deluxe Motion', 'Jurassic Park Arcade 55" Deluxe'], 'other_details.equipment_type': [null, 'Arcade', 'games', 'arcade games'],
    },
    absent: ['discount', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
