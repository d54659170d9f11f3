/** A truck scale company's invoice on a preprinted continuous form, filled by a dot matrix printer: type beside its captions, subtotal and tax as rows of text; flatbed scan. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { html } from './pieces.ts'

const style = `
.page{font:10.4pt/13.6pt Cousine;padding:.5in .6in}
small{font:700 6.6pt/8.4pt Arimo;color:#33517a;display:block}
.f{width:100%;border:1.2pt solid #33517a;margin-top:-1.2pt;table-layout:fixed}.f td{border:.8pt solid #33517a;padding:1.4pt 4pt 2pt;height:28pt;white-space:nowrap}
.l{width:100%;border:1.2pt solid #33517a;margin-top:-1.2pt;height:4.7in}.l th{font:700 6.8pt/9pt Arimo;color:#33517a;border:.8pt solid #33517a;padding:2pt;text-align:center;height:1pt}.l td{border-left:.8pt solid #33517a;padding:1pt 5pt;height:1pt;white-space:nowrap}.l tr:last-child td{height:auto}
.hole{position:absolute;top:0;bottom:0;width:12pt;background:radial-gradient(circle at 6pt 18pt,#bbb 0 4pt,transparent 4.4pt) 0 0/12pt 36pt}
`

const seller = { name: 'BLACK WARRIOR SCALE CO.', address: ['1900 FOSTERS FERRY ROAD', 'TUSCALOOSA, ALABAMA 35401'] }
const buyer = { name: 'SIPSEY RIVER AGGREGATES INC', address: ['7750 HIGHWAY 171 N', 'FAYETTE AL 35555'] }

const lines = [
  item(1, 5_862_000, 'CARDINAL ARMOR 70X11 TRUCK SCALE'),
  item(1, 428_500, '225D WEIGHT INDICATOR W/PRINTER'),
  item(1, 315_000, 'SB500 REMOTE DISPLAY'),
  item(1, 689_000, 'UNATTENDED TICKET KIOSK'),
  item(62, 9_850, 'YDS CONCRETE, PIERS & APPROACHES', { category: 'soft' }),
  item(24, 16_500, 'HRS CRANE AND SETTING CREW', { category: 'soft' }),
  item(1, 145_000, 'TEST TRUCK AND STATE CERTIFICATION', { category: 'soft' }),
]

export function continuousFormInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 187_500
  const tax = Math.round(totalOf(lines.slice(0, 4)) * 0.04)
  const total = subtotal + freight + tax
  const filled = (caption: string, value: string, more = '') => `<td${more}><small>${caption}</small>${value || '&nbsp;'}`
  const plain = (text: string, amount = '') => rowOf(['', text, '', amount && `>${amount}`])
  const rows = lines.map(({ text, quantity = 1, rate = 0, cents }, i) => `${rowOf([`>${quantity}`, html(text), `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])}${i === 0 ? plain('&nbsp; S/N 26-70114 &nbsp;100 TON') : ''}`) // prettier-ignore
  const page = `<div class="hole" style="left:8pt"></div><div class="hole" style="right:8pt"></div>
<table style="width:100%"><tr><td style="width:66%"><div style="font:700 19pt/23pt Tinos;color:#33517a">${seller.name}</div><div style="font:8pt/10.4pt Arimo;color:#33517a">SALES &bull; SERVICE &bull; RENTAL OF SCALES SINCE 1961<br>${seller.address.join(' &bull; ')}<br>PHONE (205) 555-0119 &nbsp; P.O. BOX 2418, TUSCALOOSA 35403</div><td class="r"><div style="font:700 18pt/23pt Tinos;color:#33517a">INVOICE</div><div style="font:700 13pt/19pt Tinos;color:#b3261e">No. 41187</div></tr></table>
<table style="width:100%;margin:18pt 0 14pt"><tr><td style="width:.5in"><small style="line-height:12pt">SOLD<br>TO</small><td style="width:46%;padding-top:3pt">${[buyer.name, ...buyer.address].join('<br>')}<td style="width:.5in"><small style="line-height:12pt">SHIP<br>TO</small><td style="padding-top:3pt">QUARRY 2<br>COUNTY ROAD 35<br>BERRY AL</tr></table>
<table class="f"><tr>${filled('INVOICE DATE', '04/08/26')}${filled('OUR ORDER NO.', '20418')}${filled('YOUR ORDER NO.', 'SRA-771')}${filled('DATE SHIPPED', '03/30/26')}${filled('SHIPPED VIA', 'BEST WAY')}</tr><tr>${filled('CUSTOMER NO.', '1187')}${filled('SALESMAN', '04')}${filled('F.O.B.', 'JOBSITE')}${filled('TERMS', 'NET 10 DAYS', ' colspan="2"')}</tr></table>
<table class="l"><tr><th style="width:.75in">QUANTITY<th>DESCRIPTION<th style="width:1.05in">PRICE<th style="width:1.25in">AMOUNT</tr>${rows.join('')}${plain('&nbsp;')}${plain('&nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp;SUBTOTAL', formatAmount(subtotal))}${plain('&nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp;FREIGHT', formatAmount(freight))}${plain('&nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp;ALA SALES TAX 4.00 %', formatAmount(tax))}${plain('&nbsp;')}${plain('** BALANCE TO BE PAID BY LESSOR **')}${plain('** WARRIOR BASIN LEASING CORP &nbsp; **')}${plain('')}</table>
<table style="width:100%;border:1.2pt solid #33517a;margin-top:-1.2pt"><tr><td style="padding:4pt 6pt;font:7.4pt/9.6pt Arimo;color:#33517a">A SERVICE CHARGE OF 1½% PER MONTH WILL BE ADDED TO PAST DUE ACCOUNTS.<br>CLAIMS MUST BE MADE WITHIN 5 DAYS. PLEASE PAY FROM THIS INVOICE; NO STATEMENT WILL BE SENT.<td style="width:1.05in;border-left:.8pt solid #33517a;padding:4pt 5pt"><small style="line-height:20pt;font-size:8pt">PAY THIS TOTAL</small><td style="width:1.25in;border-left:.8pt solid #33517a;padding:8pt 5pt 4pt" class="r">${formatAmount(total)}</tr></table>
<div class="c" style="font:7pt/9pt Arimo;color:#33517a;margin-top:5pt">ORIGINAL &nbsp;&bull;&nbsp; THANK YOU</div>`
  return drawnDeal({
    name: 'truck-scale-continuous-form-invoice-scan', family: 'preprinted-continuous-form',
    notes:
      'flatbed scan of an invoice on a preprinted continuous form with tractor holes at both edges, filled by a dot matrix printer: form number in red print is the invoice number, seller’s street and post office box in small print, sold-to and ship-to with captions of two lines, order numbers of both sides in captioned cells, quantities of yards and hours with the unit in the description, serial number in a row below the scale, subtotal, freight and tax as text rows in the description column, "Pay this total", lessor between stars',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: -0.3, noise: 14, blur: 0.42, jpegQuality: 72, background: 249 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '41187', invoice_date: '2026-04-08', purchase_order: 'SRA-771', payment_terms: 'NET 10 DAYS', subtotal: units(subtotal),
      shipping: units(freight), tax_total: units(tax), amount_due: units(total),
      other_details: { make: 'CARDINAL', model: 'ARMOR', equipment_type: 'TRUCK SCALE' },
    },
    acceptable: {
      due_date: ['2026-04-18'], 'other_details.vin': ['26-70114'], 'sender.address': ['P.O. BOX 2418, TUSCALOOSA 35403', 'P.O. BOX 2418, TUSCALOOSA, ALABAMA 35403'], 'receiver.address': ['COUNTY ROAD 35, BERRY AL'],
      'other_details.model': ['ARMOR 70X11'], 'transactions.4.category': ['soft', 'hard'], 'other_details.equipment_type': ['SCALE'],
      'transactions.0.description/item': ['CARDINAL ARMOR 70X11 TRUCK SCALE', 'CARDINAL ARMOR 70X11 TRUCK SCALE S/N 26-70114 100 TON'],
    },
    absent: ['discount', 'trade_in', 'other_details.year', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
