/** A climate equipment maker's invoice from a large suite's standard print, landscape: line numbers with releases, ordered, shipped and invoiced, sums in a row at the foot. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { lined, made, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:8pt/10.2pt Arimo;padding:.4in .5in}
table{width:100%}
.b1 td{border:.7pt solid #000;padding:1.4pt 4pt 2.2pt}.b1 small{display:block;font-size:6.2pt;line-height:7.6pt;color:#222}
.l td,.l th{border-left:.7pt solid #000;border-right:.7pt solid #000;padding:2.2pt 4pt}.l th{border:.7pt solid #000;font-size:6.8pt;font-weight:700;text-align:center;background:#eee}.l{border-bottom:.7pt solid #000}
.t td{border:.7pt solid #000;padding:2pt 6pt 3pt;text-align:right}.t small{display:block;font-size:6.4pt;line-height:8pt;text-align:left}
`
const seller = { name: 'KELVIN APPLIED SYSTEMS, INC.', address: ['3300 COMMERCE LOOP', 'TULSA, OK 74116'] }
const buyer = { name: 'BLUFF CITY COLD STORAGE LLC', address: ['1455 CHANNEL AVE', 'MEMPHIS, TN 38113'] }
const goods = [
  ['1.1', 'AGZ080EHSNN-ER10', 'DAIKIN CHILLER,AIR COOLED SCROLL,80T,460/3/60', 2, 7_864_500, 'CH-1,CH-2'],
  ['2.1', 'KIT-AGZ-LOWAMB', 'LOW AMBIENT KIT,VFD FANS,FACTORY MTD', 2, 412_300, 'CH-1,CH-2'],
  ['3.1', 'ISO-SPR-080', 'SPRING ISOLATOR SET', 2, 186_900, 'CH-1,CH-2'],
  ['4.1', 'PMP-E1510-4BD', 'B&G E-1510 4BD END SUCTION PUMP 20HP', 3, 894_250, 'P-1 THRU P-3'],
  ['5.1', 'VFD-ACH580-027', 'ABB ACH580 DRIVE 20HP W/BYPASS', 3, 437_800, 'P-1 THRU P-3'],
  ['6.1', 'TNK-BUF-600V', 'BUFFER TANK 600GAL ASME INSULATED', 1, 1_238_600, 'BT-1'],
  ['7.1', 'SVC-STARTUP-CH', 'FACTORY START-UP,PER CHILLER', 2, 265_000, ''],
  ['8.1', 'WTY-COMP-5YR', 'EXTENDED COMPRESSOR WARRANTY,YEARS 2-5', 2, 378_400, ''],
] as const

export function climateMakerLandscapeInvoice(): Drawn {
  const lines = goods.map(([line, code, text, quantity, rate]) => item(quantity, rate, text, { code, category: Number(line) > 6.5 ? 'soft' : 'hard' }))
  const subtotal = totalOf(lines)
  const [freight, tax] = [685_000, Math.round(totalOf(lines.slice(0, 6)) * 0.0975)]
  const total = subtotal + freight + tax
  const cell = (label: string, value: string, attributes = '') => `<td ${attributes}><small>${label}</small>${value || '&nbsp;'}</td>`
  const rows = goods.map(([line, code, text, quantity, rate, tag], i) => rowOf([line, code, `${safe(text)}${tag === '' ? '' : `<br>&nbsp;&nbsp;TAG: ${tag}`}`, 'EA', `>${quantity}`, `>${quantity}`, `>${quantity}`, `>${f(rate)}`, i < 6 ? 'Y' : 'N', `>${f(lines[i]?.cents ?? 0)}`])) // prettier-ignore
  const page = `<table><tr><td style="width:36%"><b style="font-size:14pt;line-height:17pt">${seller.name}</b><br>${seller.address.join('<br>')}<br>FEIN 73-5550148 &nbsp; DUNS 00-555-0148<td style="width:28%;text-align:center;font:700 17pt/22pt Arimo">INVOICE<div style="font:7pt/9pt Arimo">ORIGINAL</div><td><table class="b1"><tr>${cell('INVOICE NUMBER', '<b>10447382</b>')}${cell('INVOICE DATE', '21-AUG-26')}${cell('PAGE', '1 OF 1')}</tr><tr>${cell('DUE DATE', '20-SEP-26')}${cell('PAYMENT TERMS', '30 NET')}${cell('CURRENCY', 'USD')}</tr></table></tr></table>
<table style="margin-top:9pt"><tr><td style="width:33%"><b>BILL TO:</b> 204417-001<br>${lined(buyer)}<br>UNITED STATES<td style="width:33%"><b>SHIP TO:</b> 204417-014<br>BLUFF CITY COLD STORAGE - BLDG C<br>2200 HARBOR AVE<br>MEMPHIS, TN 38113<br>UNITED STATES<td><b>REMIT TO:</b><br>KELVIN APPLIED SYSTEMS, INC.<br>P.O. BOX 207734<br>DALLAS, TX 75320-7734</tr></table>
<table class="b1" style="margin-top:9pt"><tr>${cell('SALES ORDER', '3310842')}${cell('CUSTOMER PURCHASE ORDER', 'BC-26-1107 REV 2')}${cell('ORDER DATE', '02-MAR-26')}${cell('SHIP DATE', '19-AUG-26')}${cell('SHIP VIA', 'FLATBED, DEDICATED')}${cell('WAYBILL', 'KAS-88140')}${cell('FREIGHT TERMS', 'PREPAY AND ADD')}${cell('SALESPERSON', 'R. OKAFOR')}${cell('FOB', 'ORIGIN')}</tr></table>
<table class="l" style="margin-top:6pt"><tr><th style="width:.4in">LN<th style="width:1.45in">ITEM NUMBER<th>DESCRIPTION<th style="width:.4in">UOM<th style="width:.5in">QTY ORD<th style="width:.5in">QTY SHP<th style="width:.5in">QTY INV<th style="width:1in">UNIT PRICE<th style="width:.35in">TAX<th style="width:1.1in">EXTENDED AMT</tr>${rows.join('')}${rowOf(['', '', '<br>SPECIAL INSTRUCTIONS: CALL DARNELL 901-555-0166 24 HRS BEFORE DELIVERY. CRANE BY OTHERS.<br>SERIAL NOS: CH-1 STNU260700418 &nbsp; CH-2 STNU260700419', '', '', '', '', '', '', ''])}</table>
<table class="t" style="margin-top:-.7pt"><tr><td><small>ITEM TOTAL</small>${f(subtotal)}<td><small>TAX (TN 7.000 SHELBY 2.750)</small>${f(tax)}<td><small>FREIGHT</small>${f(freight)}<td><small>PREPAYMENT APPLIED</small>0.00<td><small>TOTAL DUE (USD)</small><b>${f(total)}</b></tr></table>
<div style="margin-top:7pt;font-size:6.8pt;line-height:8.6pt">Sale is subject to the seller's standard terms and conditions in effect on the order date. Claims for freight damage must be noted on the delivery receipt. Past due amounts bear interest at the lesser of 1.5% per month or the highest lawful rate. Retainage is not permitted. Wire: First Plains Bank, ABA 103955501, account 55500148.</div>`
  return made({
    name: 'cold-storage-chillers-climate-maker-invoice', family: 'climate-maker-landscape-suite-invoice',
    notes:
      'climate equipment maker’s landscape invoice: bill-to, ship-to and remit-to side by side, dates as 21-AUG-26, captioned cells, line numbers with a release (1.1), item numbers beside descriptions in capitals with tags below, three quantity columns, tax flag, sums in a row of cells at the foot with a zero prepayment; invoice number all digits, sales order and waybill as decoys; start-up and warranty are services',
    style, pages: [page], size: '11in 8.5in', sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '10447382', invoice_date: '2026-08-21', due_date: '2026-09-20', purchase_order: 'BC-26-1107 REV 2', payment_terms: '30 NET', subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax), amount_due: units(total),
      other_details: { make: 'DAIKIN', equipment_type: 'CHILLER' },
    },
    acceptable: {
      ...worded(lines, ({ text, code }, i) => [`${code} ${text}`, ...(i < 6 ? [`${text} TAG: ${goods[i]?.[5]}`, `${code} ${text} TAG: ${goods[i]?.[5]}`] : []), ...(i === 7 ? [`${text} SPECIAL INSTRUCTIONS: CALL DARNELL 901-555-0166 24 HRS BEFORE DELIVERY. CRANE BY OTHERS.`] : [])]),
      purchase_order: ['BC-26-1107 REV 2', 'BC-26-1107'], 'other_details.model': [null, 'AGZ080EHSNN-ER10', 'AGZ080E', 'AGZ080EHSNN'], 'other_details.equipment_type': ['CHILLER', 'AIR COOLED SCROLL CHILLER', 'CHILLER,AIR COOLED SCROLL', 'CHILLER,AIR COOLED SCROLL,80T'], 'other_details.vin': [null, 'STNU260700418', 'STNU260700419'],
      'sender.address': [seller.address.join(', '), 'P.O. BOX 207734, DALLAS, TX 75320-7734'], 'receiver.address': [buyer.address.join(', '), '2200 HARBOR AVE, MEMPHIS, TN 38113'], 'transactions.7.category': ['soft', 'hard'],
    },
    absent: ['discount', 'trade_in', 'other_details.year', 'other_details.equipment_miles_hours', 'other_details.down_payment'],
  })
} // prettier-ignore
