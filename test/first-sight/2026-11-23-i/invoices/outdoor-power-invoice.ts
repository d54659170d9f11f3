/** An outdoor power dealer's counter invoice to a landscaper: list, discount percent and net columns, serial numbers below the lines, fleet savings, tender at the foot. */
import { totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { lined, made, safe, worded } from './kit.ts'

const style = `
.page{font:8.6pt/11pt 'PT Sans';padding:.45in .5in}
table{width:100%}
.b1{border:.7pt solid #555;border-radius:4pt;padding:4pt 7pt}
.l{margin-top:8pt;border-bottom:.7pt solid #555}.l th{background:#e6e6e6;border-top:.7pt solid #555;border-bottom:.7pt solid #555;padding:2pt 3pt;font-weight:700;font-size:7.8pt}.l td{padding:2pt 3pt}.l .s td{padding:0 3pt 1pt 14pt;font:7.6pt/9.4pt Cousine}
.f td{padding:1pt 4pt}
`
const seller = { name: 'Conewago Saw & Mower, Inc.', address: ['3380 Carlisle Pike', 'New Oxford, PA 17350'] }
const buyer = { name: 'Hanover Grounds Management LLC', address: ['711 Frederick Street', 'Hanover, PA 17331'] }
const trailer = vinOf('16VPX121', 'T1104477')
const units4 = [
  [
    'WG',
    'LZX801CKA606T1',
    'EXMARK LAZER Z X 60 KOH 38.5HP SUSP',
    3,
    1_789_900,
    22,
    ['417204118', '417204131', '417204190'],
  ],
  ['WG', 'SSKA752GEM52', 'EXMARK STARIS S 52 STAND-ON KAW 25HP', 2, 1_239_900, 22, ['416881027', '416881044']],
  [
    'WG',
    'BR800CMAG',
    'STIHL BR 800 C-E MAGNUM BACKPACK BLOWER',
    6,
    67_999,
    10,
    ['529117704', '529117705', '529117709', '529117711', '529117720', '529117733'],
  ],
  [
    'WG',
    'FS131',
    'STIHL FS 131 TRIMMER',
    6,
    44_999,
    10,
    ['530228101', '530228102', '530228103', '530228104', '530228105', '530228106'],
  ],
  ['WG', 'TR6X12LD', 'BIG TEX 70LR-12 LANDSCAPE TRAILER 83X12', 1, 489_500, 0, [trailer]],
  ['PT', '126-0069', 'BLADE 20.5 HIGH LIFT', 18, 2_895, 15, []],
  ['PT', '0781-319-8010', 'HP ULTRA 2-CYCLE OIL 1 GAL 6-PK', 8, 5_499, 0, []],
  ['LB', 'SETUP', 'SET UP AND DELIVERY, WHOLEGOODS', 1, 37_500, 0, []],
] as const

export function outdoorPowerInvoice(): Drawn {
  const priced = units4.map(([type, code, text, quantity, list, percent, serials]) => {
    const net = Math.round((list * (100 - percent)) / 100)
    return { type, code, text, quantity, list, percent, serials, net, cents: net * quantity }
  })
  const lines = priced.map(({ code, text, quantity, net, cents, type }): Line => ({ text, code, quantity, rate: net, cents, category: type === 'LB' ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const tax = Math.round(subtotal * 0.06)
  const total = subtotal + tax
  const saved = priced.reduce((all, { list, quantity, cents }) => all + list * quantity - cents, 0)
  const down = 500_000
  const rows = priced.map(({ type, code, text, quantity, list, percent, serials, net, cents }) => `${rowOf([type, code, safe(text), `>${quantity}`, `>${f(list)}`, `>${percent === 0 ? '' : `${percent}.0`}`, `>${f(net)}`, `>${f(cents)}`])}${serials.length === 0 ? '' : `<tr class="s"><td><td colspan="7">S/N ${serials.join(', ')}</tr>`}`) // prettier-ignore
  const page = `<table><tr><td style="width:62%"><b style="font-size:17pt;line-height:21pt;color:#9b1c1f">${safe(seller.name)}</b><br>${seller.address.join(', ')}<br>717-555-0129 &nbsp; Sales &bull; Parts &bull; Service since 1968<td class="r"><b style="font-size:16pt;line-height:20pt">INVOICE</b><br><b>01-228417</b></tr></table>
<table style="margin-top:10pt"><tr><td style="width:37%"><div class="b1"><b>Bill To</b> &nbsp; 10448<br>${lined(buyer)}<br>Home: &nbsp; Work: 717-555-0170</div><td style="width:2%"><td style="width:31%"><div class="b1"><b>Ship To</b><br>CUSTOMER PICKUP / DELIVERY<br>SAME<br><br>&nbsp;</div><td style="width:2%"><td><div class="b1"><table class="f">${[['Date', '03/09/2026'], ['Time', '11:26:14'], ['Clerk', 'DEB'], ['Salesman', 'T. Orndorff'], ['PO #', 'SPRING26']].map(r => rowOf(r)).join('')}</table></div></tr></table>
<table class="l"><tr><th>Tp<th>Item Number<th>Description<th class="r">Qty<th class="r">List<th class="r">Disc%<th class="r">Net<th class="r">Extended</tr>${rows.join('')}</table>
<table style="margin-top:8pt"><tr><td style="width:60%;padding-right:18pt;font-size:7.6pt;line-height:9.6pt"><b style="font-size:9pt">YOU SAVED $${f(saved)} WITH YOUR FLEET PRICING!</b><br><br>No returns on electrical or special order parts. 20% restocking on all returns after 10 days. Wholegoods are sold with the maker's warranty only; the buyer has received the operator's manual and been shown the safe use of the equipment. A finance charge of 1.5% per month is added to past due accounts. Balance to be funded by lender on delivery receipt.<br><br>Next service due: 8 hours (oil), 50 hours (belts).<td><table class="f" style="border:.7pt solid #555">${[['Subtotal', f(subtotal)], ['PA Sales Tax 6.000%', f(tax)], ['<b>Invoice Total</b>', `<b>$${f(total)}</b>`], ['&nbsp;', ''], ['Tendered: CHECK # 4417', f(down)], ['<b>Balance Due</b>', `<b>$${f(total - down)}</b>`]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table></tr></table>
<table style="margin-top:44pt"><tr><td>Received by: ______________________________________<td class="r">Lines: 8 &nbsp; Items: 45</tr></table><div class="foot c" style="font-size:7.6pt">Thank you for your business! &nbsp; Hours: Mon-Fri 8-5:30, Sat 8-1 &nbsp;&nbsp; Page 1</div>`
  return made({
    name: 'landscape-mowers-outdoor-power-invoice', family: 'outdoor-power-counter-invoice',
    notes:
      'outdoor power dealer’s counter invoice: line type column (WG, PT, LB), list price, discount percent and net price before the extension, serial numbers in small rows below the line, a boast of savings (not a discount), check tendered below the total, balance due; service hours as decoys; number with a store prefix',
    style, pages: [page], sender: seller, receiver: buyer, lines, less: down,
    expected: {
      total_invoice_value: units(total), invoice_number: '01-228417', invoice_date: '2026-03-09', purchase_order: 'SPRING26', subtotal: units(subtotal), tax_total: units(tax), amount_due: units(total - down),
      other_details: { make: 'EXMARK', model: 'LZX801CKA606T1' },
    },
    acceptable: {
      ...worded(lines, ({ text, code }, i) => [`${code} ${text}`, `${units4[i]?.[0]} ${code} ${text}`, `${text} S/N ${units4[i]?.[6].join(', ')}`, `${code} ${text} S/N ${units4[i]?.[6].join(', ')}`]), 'other_details.model': ['LAZER Z X 60', 'LAZER Z X', 'LAZER Z', 'LZX801CKA606T1', 'LAZER Z X 60 KOH 38.5HP SUSP'], 'other_details.down_payment': [units(down), null],
      'other_details.equipment_type': ['mower', 'zero turn mower', 'STAND-ON', null], 'other_details.vin': ['417204118', trailer, null], ...Object.fromEntries(priced.map(({ list }, i) => [`transactions.${i}.rate`, [units(priced[i]?.net ?? 0), units(list)]])),
    },
    absent: ['discount', 'shipping', 'trade_in', 'due_date', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
