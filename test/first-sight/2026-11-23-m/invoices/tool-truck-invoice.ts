/** A mobile tool dealer's invoice from the van's printer on a half sheet: items with list and sale price, trade-in, account balances below; phone photo. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { made, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:8.4pt/10.8pt Cousine;padding:.35in .4in}
table{width:100%}
.d{border-top:1pt dashed #000;margin:5pt 0}
.l td{padding:1.6pt 0}.l .n td{padding:0 0 2pt}
.s td{padding:.6pt 0}
`
const seller = { name: 'BRACKETT TOOLS LLC', address: ['5518 Lakeview Terrace', 'Rockford, IL 61108'] }
const buyer = { name: 'KOWALCZYK AUTO & DIESEL', address: ['2240 Harrison Ave', 'Rockford, IL 61104'] }
const goods = [
  ['EEMS348', 'ZEUS+ DIAGNOSTIC PLATFORM', 1, 1_249_500, 1_049_500, 'SN 348TZ10442'],
  ['KETP842B1PBO', 'EPIQ 84" TRIPLE BANK ROLL CAB', 1, 1_838_500, 1_595_000, 'SN C84-2207118'],
  ['EEAC330B', 'AC MACHINE R-1234YF RRR', 1, 799_500, 744_900, 'SN AC33-50817'],
  ['CT9080K2', '18V 1/2" IMPACT KIT 2 BATT', 2, 86_495, 74_900, ''],
  ['317SFSMRY', '3/8 DR SHALLOW/DEEP MET SET', 1, 68_200, 61_500, ''],
  ['EEWB334A', 'WHEEL BALANCER W/ HOOD', 1, 912_500, 864_000, 'SN WB4-11806'],
] as const

export function toolTruckInvoice(): Drawn {
  const lines = goods.map(([code, text, quantity, , rate]) => item(quantity, rate, text, { code }))
  const subtotal = totalOf(lines)
  const tax = Math.round(subtotal * 0.0875)
  const total = subtotal + tax
  const [trade, paid] = [280_000, 150_000]
  const due = total - trade - paid
  const rows = lines.map(({ code = '', text, quantity = 1, rate = 0, cents }, i) => `<tr><td>${code}<td class="c">${quantity}<td class="r">${f(goods[i]?.[3] ?? 0)}<td class="r">${f(rate)}<td class="r">${f(cents)}</tr><tr class="n"><td colspan="5">&nbsp;&nbsp;${safe(text)}${goods[i]?.[5] ? ` &nbsp;${goods[i][5]}` : ''}</tr>`)
  const sums = (pairs: readonly (readonly [string, string])[]) => `<table class="s">${pairs.map(([a, b]) => `<tr><td style="padding-left:1.6in">${a}<td class="r">${b}</tr>`).join('')}</table>`
  const page = `<div class="c"><b style="font-size:12pt;line-height:15pt">${seller.name}</b><br>Authorized Mobile Tool Franchise, Territory 4418<br>${seller.address.join(', ')}<br>Cell 815-555-0161</div><div class="d"></div>
<table><tr><td style="width:56%">SOLD TO: &nbsp;Acct 0071-22<br>${[buyer.name, ...buyer.address].map(safe).join('<br>')}<br>Stop: THU 10:40<td>INVOICE: 04181126-07<br>DATE: &nbsp;&nbsp; 11/05/2026 10:58 AM<br>TYPE: &nbsp;&nbsp; SALE / LEASE ASSIGN<br>REP: &nbsp;&nbsp;&nbsp; TODD B</tr></table><div class="d"></div>
<table class="l"><tr class="b"><td>ITEM<td class="c">QTY<td class="r">LIST<td class="r">PRICE<td class="r">EXT</tr>${rows.join('')}</table><div class="d"></div>
${sums([['ITEMS TOTAL', f(subtotal)], ['SALES TAX 8.750%', f(tax)], ['<b>INVOICE TOTAL</b>', `<b>${f(total)}</b>`], ['TRADE-IN CREDIT', `${f(trade)}-`], ['PAYMENT CHK 3307', `${f(paid)}-`], ['<b>AMOUNT TO FINANCE CO.</b>', `<b>${f(due)}</b>`]])}
<div style="margin-top:5pt">TRADE-IN: KRL1023 ROLL CAB RED, SOLUS EDGE SN 320EX8817</div><div class="d"></div>
<table class="s"><tr class="b"><td>ACCOUNT RECAP<td class="r">PREV BAL<td class="r">CHARGES<td class="r">PAYMENTS<td class="r">NEW BAL</tr><tr><td>REVOLVING (RA)<td class="r">1,184.20<td class="r">0.00<td class="r">100.00<td class="r">1,084.20</tr><tr><td>EXTENDED (EC)<td class="r">0.00<td class="r">0.00<td class="r">0.00<td class="r">0.00</tr></table><div class="d"></div>
<div style="font-size:7.4pt;line-height:9.2pt">You saved ${f(goods.reduce((all, [, , quantity, list, rate]) => all + quantity * (list - rate), 0))} today. Power tools 1 yr warranty, roll cabs lifetime to the first buyer. Diagnostic software updates 24 mo incl., then 129.00/mo. Returns within 14 days in the original box. Title passes on payment in full.</div>
<div style="margin-top:34pt;width:60%">${penned(58, 150)}<div style="border-top:.8pt solid #000">Customer signature &nbsp; Stan Kowalczyk</div></div><div class="c" style="margin-top:6pt">*** SEE YOU NEXT WEEK ***</div>`
  return made({
    name: 'diesel-shop-tool-truck-invoice-phone', family: 'mobile-tool-dealer-invoice', size: '5.5in 8.5in', scan: { dpi: 220, skewDegrees: 0.5, noise: 13, blur: 0.5, jpegQuality: 74, keystone: 0.012, shade: 30, background: 239 },
    notes:
      'phone photograph of a half sheet from the printer in a mobile tool dealer’s van: fixed-width type, dashes between blocks, list price beside sale price, name and serial number in a second line below the item number, trade-in credit and check with the minus behind, amount to the finance company; revolving account recap, savings, software price and franchise territory as decoys; signed',
    style, pages: [page], sender: seller, receiver: buyer, lines, less: trade + paid,
    expected: {
      total_invoice_value: units(total), invoice_number: '04181126-07', invoice_date: '2026-11-05', subtotal: units(subtotal), tax_total: units(tax), trade_in: units(trade), amount_due: units(due),
    },
    acceptable: {
      ...worded(lines, ({ text, code }, i) => [`${code} ${text}`, `${text} ${goods[i]?.[5]}`.trim(), `${code} ${text} ${goods[i]?.[5]}`.trim()]), ...Object.fromEntries(goods.map(([, , , list, rate], i) => [`transactions.${i}.rate`, [units(rate), units(list)]])),
      'other_details.down_payment': [units(paid), null], 'other_details.make': [null, 'ZEUS+', 'EPIQ'], 'other_details.model': [null, 'EEMS348', 'ZEUS+', 'KETP842B1PBO', 'EPIQ', 'EPIQ 84'], 'other_details.equipment_type': [null, 'DIAGNOSTIC PLATFORM', 'ROLL CAB', 'tools'], 'other_details.vin': [null, '348TZ10442', 'C84-2207118'],
    },
    absent: ['purchase_order', 'discount', 'shipping', 'due_date', 'payment_terms', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
