/** A farm equipment dealer's wholegoods invoice from its counter system, faxed: shipped quantities, make codes, list and net. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal, service } from './deal.ts'

const style = `
.page{font:9.4pt/12pt Cousine;padding:.55in .5in}
.b{width:100%}.b td{border:1pt solid #000;padding:2pt 4pt}.b small{display:block;font:700 7pt/8.6pt Arimo}
.u{width:100%}.u th{border:1pt solid #000;font:700 7.6pt/9pt Arimo;padding:2pt 3pt}.u td{border-left:1pt solid #000;border-right:1pt solid #000;padding:1.4pt 4pt}
`

const seller = { name: 'DELTA FARM & POWER CO', address: ['1411 HWY 82 E', 'GREENVILLE MS 38703'] }
const buyer = { name: 'BAYOU PLANTING PARTNERSHIP', address: ['774 PANTHER BURN RD', 'HOLLANDALE MS 38748'] }

interface Row {
  readonly line: Line
  readonly make: string
  readonly list: number
}
const row = (make: string, list: number, line: Line): Row => ({ make, list, line })

const rows: readonly Row[] = [
  row('KU', 5_214_000, item(1, 4_489_500, 'M5-111 4WD CAB TRACTOR', { code: 'M5111HDC24', more: ['NEW STK# 40817 S/N KBUM5ED0JT1M62208 2026'] })),
  row('KU', 1_046_500, item(1, 871_500, 'LOADER W/ QUICK ATTACH', { code: 'LA1854', more: ['NEW STK# 40818 S/N D3312'] })),
  row('LP', 742_000, item(1, 655_000, '15 FT ROTARY CUTTER', { code: 'RCRM1815', more: ['NEW STK# 40655 S/N 1284406'] })),
  row('KU', 198_000, item(1, 168_000, 'PALLET FORKS 48 IN', { code: 'AP-PFL4648' })),
  row('WX', 14_250, item(4, 12_400, 'HYD FLUID 5 GAL', { code: '70000-40005' })),
  row('', 0, service('SETUP AND DELIVERY', 45_000, { code: 'SVC' })),
] // prettier-ignore

export function wholegoodsInvoice(): Drawn {
  const lines = rows.map(({ line }) => line)
  const subtotal = totalOf(lines)
  const tax = Math.round(subtotal * 0.015)
  const total = subtotal + tax
  const cell = (label: string, value: string, span = 1) => `<td colspan="${span}"><small>${label}</small>${value || '&nbsp;'}`
  const printed = rows.map(({ make, list, line: { code, text, more = [], quantity, rate = 0, cents } }) => `${rowOf([`>${quantity}`, `>${quantity}`, '>0', make, `${code}`, text, list ? `>${formatAmount(list)}` : '', `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])}${more.length > 0 ? rowOf(['', '', '', '', '', more.join('<br>'), '', '', '']) : ''}`) // prettier-ignore
  const page = `<div style="position:absolute;top:.12in;left:.5in;font:8pt/10pt Cousine">11/02/2026 14:07 FAX 662 555 0122 &nbsp;&nbsp; DELTA FARM &amp; POWER &nbsp;&nbsp;&nbsp;&nbsp; P.001/001</div>
<table style="width:100%"><tr><td style="font:700 18pt/21pt Arimo">DELTA FARM &amp; POWER CO<div style="font:9pt/11pt Arimo">${seller.address.join(' &nbsp; ')} &nbsp; PHONE 662-555-0120</div><td class="r" style="font:700 14pt/17pt Arimo">INVOICE<br><span style="font-size:9pt">WHOLEGOODS</span></tr></table>
<table style="width:100%;margin-top:10pt"><tr><td style="width:49%;border:1pt solid #000;padding:4pt 6pt;height:66pt"><small style="font:700 7pt/8.6pt Arimo;display:block">SOLD TO</small>${block(buyer)}<br>662-555-0184<td style="width:2%"><td style="border:1pt solid #000;padding:4pt 6pt"><small style="font:700 7pt/8.6pt Arimo;display:block">SHIP TO</small>SAME</tr></table>
<table class="b" style="margin-top:8pt;table-layout:fixed"><tr>${cell('INVOICE NO', 'W02-18834')}${cell('DATE', '10/30/26')}${cell('TIME', '11:52')}${cell('ACCOUNT', 'BAYPL01')}${cell('BRANCH', '02')}</tr><tr>${cell('SALESMAN', 'HUNTER')}${cell('PURCHASE ORDER', 'VERBAL/JIM')}${cell('TERMS', 'FINANCE')}${cell('SHIP VIA', 'OUR TRUCK')}${cell('TAX CODE', 'AG 1.5')}</tr></table>
<table class="u" style="margin-top:8pt"><tr><th>ORD<th>SHP<th>B/O<th>MK<th>PART NUMBER<th style="width:2.35in">DESCRIPTION<th>LIST<th>NET<th>AMOUNT</tr>${printed.join('')}${`<tr>${'<td>&nbsp;'.repeat(9)}</tr>`.repeat(11)}<tr>${'<td style="border-top:1pt solid #000;border-left:0;border-right:0">'.repeat(9)}</tr></table>
<table style="width:100%;margin-top:4pt"><tr><td style="width:56%;font:7.4pt/9.2pt Arimo;padding-right:14pt">NO RETURNS ON ELECTRICAL PARTS OR SPECIAL ORDERS. 20% RESTOCKING CHARGE ON RETURNED GOODS. A SERVICE CHARGE OF 1.5% PER MONTH (18% PER YEAR) IS ADDED TO PAST DUE ACCOUNTS.<br><br>X______________________________ RECEIVED BY<td><table class="b">${rowOf(['SUBTOTAL', `>${formatAmount(subtotal)}`])}${rowOf(['MS SALES TAX', `>${formatAmount(tax)}`])}${rowOf(['FREIGHT', '>.00'])}${rowOf(['<b>TOTAL</b>', `><b>${formatAmount(total)}</b>`])}</table></tr></table>`
  return drawnDeal({
    name: 'tractor-loader-wholegoods-fax',
    family: 'wholegoods-invoice',
    notes:
      'fax (black and white) of a farm dealer’s counter invoice: ordered, shipped and back-ordered columns, make codes, list and net prices, stock and serial numbers in a row under the description, ship-to SAME, empty ruled rows, freight printed .00, fax header with another date, restocking and service charge percentages as decoys',
    style,
    pages: [page],
    scan: { dpi: 200, skewDegrees: 0.3, noise: 40, blur: 0.6, jpegQuality: 70, threshold: 150 },
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: 'W02-18834',
      invoice_date: '2026-10-30',
      payment_terms: 'FINANCE',
      subtotal: units(subtotal),
      tax_total: units(tax),
      shipping: 0,
      other_details: { model: 'M5-111', year: '2026', equipment_type: 'TRACTOR' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus model year' },
    acceptable: {
      ...Object.fromEntries(rows.map(({ line, list }, i) => [`transactions.${i}.rate`, [units(line.rate ?? 0), ...(list ? [units(list)] : [])]])),
      purchase_order: ['VERBAL/JIM'],
      payment_terms: ['FINANCE', null],
      shipping: [0, null],
      'other_details.make': ['Kubota', 'KU'],
      'other_details.model': ['M5111HDC24', 'M5111', 'M5-111 4WD', 'M5-111 4WD CAB'],
      'other_details.equipment_type': ['4WD CAB TRACTOR', 'CAB TRACTOR', '4WD TRACTOR'],
      'other_details.vin': ['KBUM5ED0JT1M62208'],
      amount_due: [units(total)],
    },
    absent: ['due_date', 'discount', 'trade_in', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
