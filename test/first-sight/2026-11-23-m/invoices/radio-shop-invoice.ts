/** A two-way radio dealer's invoice from its service shop program: equipment with serial numbers, then labor by hours, tax on parts only. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { lined, made, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:9pt/11.6pt 'PT Sans';padding:.45in .55in}
table{width:100%}
.h td{border:1pt solid #1b4a78;padding:2pt 5pt;text-align:center}.h tr:first-child td{background:#dde8f3;font-size:7.6pt;font-weight:700}
.l th{background:#1b4a78;color:#fff;padding:2.6pt 5pt;font-weight:700;font-size:8.2pt}.l td{padding:2.8pt 5pt}.l tr.n td{padding-top:0;font-size:7.6pt;line-height:9.4pt;color:#333}
.l tr.h2 td{background:#eef2f7;font-weight:700;border-top:.6pt solid #1b4a78}
.s td{padding:1.8pt 5pt}
`
const seller = { name: 'Ozark Two-Way & Signal, Inc.', address: ['1836 W. Chestnut Expy.', 'Springfield, MO 65802'] }
const buyer = { name: 'TABLE ROCK QUARRIES INC', address: ['7740 STATE HWY 248', 'BRANSON, MO 65616'] }
const goods = [
  ['AAR10JDC9JA2AN', 'Motorola SLR 5700 UHF Repeater 50W', 1, 341_250, ['512TYK0418']],
  [
    'AAM28QPN9RA1AN',
    'XPR 5550e UHF Mobile 40W w/ GPS, BT',
    14,
    71_340,
    ['019TXF2207', '019TXF2211-2216', '019TXF2231', '019TXF2240-2245'],
  ],
  ['AAH06RDN9WA1AN', 'R7 UHF Portable FKP Capable Premium', 22, 86_895, ['680TXV1190-1211']],
  ['PMPN4527A', 'IMPRES 2 Multi-Unit Charger, 6 Pocket', 4, 48_900, []],
  ['DQ4072', 'Duplexer, 6-Cavity UHF Notch', 1, 118_400, []],
  ['DB404-B', 'Base Antenna, 4-Dipole 450-470', 1, 79_650, []],
  ['LDF4-50A', 'Heliax 1/2in Foam, per ft', 180, 489, []],
  ['HAE6013', 'Mobile Antenna UHF Unity w/ NMO', 14, 3_875, []],
] as const
const labor = [
  ['LAB-INST', 'Install mobile radios, haul trucks and loaders', 21, 11_500],
  ['LAB-TWR', 'Tower crew, climb and line sweep', 9, 18_500],
  ['LAB-PROG', 'Codeplug build and radio programming', 6.5, 11_500],
  ['FCC-601', 'Frequency coordination and license filing', 1, 78_500],
] as const

export function radioShopInvoice(): Drawn {
  const lines = [
    ...goods.map(([code, text, quantity, rate]) => item(quantity, rate, text, { code })),
    ...labor.map(([code, text, quantity, rate]) => item(quantity, rate, text, { code, category: 'soft' })),
  ]
  const parts = totalOf(lines.slice(0, goods.length))
  const work = totalOf(lines.slice(goods.length))
  const subtotal = parts + work
  const tax = Math.round(parts * 0.07975)
  const total = subtotal + tax
  const row = (at: number) => {
    const { code = '', text, quantity = 1, rate = 0, cents } = lines[at] ?? item(0, 0, '')
    const serials = goods[at]?.[4] ?? []
    return `${rowOf([code, safe(text), `>${at < goods.length ? quantity : quantity.toFixed(2)}`, `>${f(rate)}`, `>${f(cents)}`])}${serials.length > 0 ? `<tr class="n"><td><td colspan="4">SN: ${serials.join('; ')}</tr>` : ''}`
  }
  const page = `<table><tr><td style="width:60%"><svg width="46" height="40" style="float:left;margin-right:8pt"><path d="M23,38V14M12,20a12,12 0 0 1 22,0M5,16a20,20 0 0 1 36,0" fill="none" stroke="#1b4a78" stroke-width="3"/></svg><b style="font-size:16pt;line-height:20pt;color:#1b4a78">${safe(seller.name)}</b><br>${seller.address.join(', ')}<br>Sales &middot; Service &middot; Rentals &middot; Towers &nbsp; (417) 555-0158<td class="r"><b style="font-size:20pt;line-height:24pt">INVOICE</b></tr></table>
<table class="h" style="margin-top:8pt">${rowOf(['Invoice #', 'Invoice Date', 'Work Order', 'Customer PO', 'Cust. ID', 'Terms', 'Due Date'])}${rowOf(['<b>INV-70926</b>', '9/14/2026', 'WO-31877', 'TRQ-2290', 'TABL002', 'Net 20', '10/4/2026'])}</table>
<table style="margin:12pt 0"><tr><td style="width:50%"><b>Bill To</b><br>${lined(buyer)}<td><b>Service Location</b><br>TABLE ROCK QUARRIES - PIT 3 SCALE HOUSE<br>1105 QUARRY RD<br>KIRBYVILLE, MO 65679<br>Site contact: Dwayne Sollis</tr></table>
<table class="l"><tr><th style="width:1.2in">Item / Model<th>Description<th class="r" style="width:.6in">Qty<th class="r" style="width:.85in">Price<th class="r" style="width:1in">Amount</tr><tr class="h2"><td colspan="5">Equipment and Parts</tr>${goods.map((_, i) => row(i)).join('')}<tr class="h2"><td colspan="4">Total Equipment and Parts<td class="r">${f(parts)}</tr><tr class="h2"><td colspan="5">Labor and Services</tr>${labor.map((_, i) => row(i + goods.length)).join('')}<tr class="h2"><td colspan="4">Total Labor and Services<td class="r">${f(work)}</tr></table>
<table style="margin-top:8pt"><tr><td style="width:62%;padding-right:20pt;font-size:7.8pt;line-height:10pt"><b>Work performed:</b> Replaced failed VHF repeater at Pit 3 tower with UHF DMR. Swept line, VSWR 1.18. Moved all haul trucks, loaders and water truck to new channel plan. Call sign WRXD 418 pending, operating under STA. Old repeater left on site with customer. Next license renewal 2036.<br><br>Factory warranty 2 years (5 with Essential plan). No credit on programmed radios after 15 days.<td><table class="s" style="border:1pt solid #1b4a78">${[['Parts', f(parts)], ['Labor', f(work)], ['Subtotal', f(subtotal)], ['Tax 7.975% on parts', f(tax)], ['<b>Please Pay</b>', `<b>$${f(total)}</b>`]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table></tr></table><div class="foot c" style="font-size:7.6pt;border-top:.6pt solid #1b4a78;padding-top:3pt">Remit to: ${safe(seller.name)}, PO Box 4409, Springfield, MO 65808 &nbsp; A 1.5% monthly charge is added after the due date.</div>`
  return made({
    name: 'quarry-radios-two-way-shop-invoice', family: 'two-way-radio-shop-invoice',
    notes:
      'two-way radio dealer’s invoice from its shop program: a row of captioned facts, equipment and labor in sections with totals of their own, serial ranges in small rows below the line, labor in hours with two decimals, tax on parts only, the total is called "Please Pay"; service location differs from bill-to, work report with call sign, license year and standing-wave ratio as decoys; remittance box number in the foot',
    style, pages: [page], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'INV-70926', invoice_date: '2026-09-14', due_date: '2026-10-04', purchase_order: 'TRQ-2290', payment_terms: 'Net 20', subtotal: units(subtotal), tax_total: units(tax), amount_due: units(total),
      other_details: { make: 'Motorola' },
    },
    acceptable: {
      ...worded(lines, ({ text, code }, i) => [`${code} ${text}`, ...(goods[i]?.[4][0] === undefined ? [] : [`${text} SN: ${goods[i]?.[4].join('; ')}`, `${code} ${text} SN: ${goods[i]?.[4].join('; ')}`])]), amount_due: [units(total), null],
      'other_details.model': [null, 'SLR 5700', 'AAR10JDC9JA2AN', 'XPR 5550e', 'R7', 'SLR 5700 UHF'], 'other_details.equipment_type': [null, 'Repeater', 'UHF Repeater', 'radio', 'Mobile'], 'other_details.vin': [null, '512TYK0418'],
      'sender.address': [seller.address.join(', '), 'PO Box 4409, Springfield, MO 65808'], 'receiver.address': [buyer.address.join(', '), '1105 QUARRY RD, KIRBYVILLE, MO 65679'],
    },
    absent: ['discount', 'shipping', 'trade_in', 'other_details.year', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
} // prettier-ignore
