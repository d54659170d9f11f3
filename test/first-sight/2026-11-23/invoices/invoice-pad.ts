/** A numbered invoice pad from the office store, stamped by the seller and filled in with a pen; photographed. */
import { invoiceTruth, item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { escape, formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'

const style = `
.page{font:9pt/11pt Tinos;padding:.45in .5in;color:#234}
table{width:100%}
.pen{font:15pt/18pt Kalam;color:#1a2a78}
.stamp{font:700 12.5pt/15pt 'Special Elite';color:#7a1f2b;transform:rotate(-1.6deg);width:3.4in;text-align:center}
.top td{border:.9pt solid #356;height:34pt;padding:1pt 5pt;vertical-align:top}.top small{display:block;font-size:7.4pt;line-height:8pt}
.lines td,.lines th{border:.9pt solid #356;height:27pt;padding:2pt 5pt;vertical-align:bottom}.lines th{height:18pt;background:#dfe8ea;text-align:center;font-weight:700}
`

const lines: readonly Line[] = [
  item(1, 1_385_000, '20 ft Equipment trailer, 14K'),
  item(1, 97_500, 'Winch plate + mount'),
  item(4, 18_500, 'D-rings, heavy'),
  item(1, 62_500, 'Spare tire & carrier'),
  item(6, 8_500, 'Labor hrs - custom ramps', { category: 'soft' }),
]

const seller = { name: 'DELGADO TRAILER & WELDING', address: ['5518 S. Padre Island Dr.', 'Corpus Christi, TX 78411'] }
const buyer = { name: 'Gulf Breeze Fencing LLC', address: ['902 Airline Rd', 'Corpus Christi, TX 78412'] }

export function invoicePad(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal - 51_000) * 0.0825)
  const total = subtotal + tax
  const pen = (text: string) => `<span class="pen">${escape(text)}</span>`
  const rows = Array.from({ length: 12 }, (_, i) => {
    const line = lines[i]
    return line === undefined
      ? '<tr><td><td><td><td></tr>'
      : `<tr><td class="c">${pen(`${line.quantity}`)}<td>${pen(line.text)}<td class="r">${pen(formatAmount(line.rate ?? 0))}<td class="r">${pen(formatAmount(line.cents))}</tr>`
  })
  const foot = (label: string, value: string) =>
    `<tr><td colspan="3" class="r" style="border-left:0;border-bottom:0"><b>${label}</b><td class="r">${value}</tr>`
  const page = `<table><tr><td style="width:62%"><div class="stamp">${seller.name.replace('&', '&amp;')}<br><span style="font-size:10.5pt">${seller.address.join('<br>')}<br>361-555-0144</span></div><td class="r"><span style="font:700 26pt/30pt Tinos;letter-spacing:3pt">INVOICE</span><br><span style="font:700 17pt/22pt Cousine;color:#c01818">038417</span></tr></table>
<table class="top" style="margin-top:12pt"><tr><td colspan="2" style="width:64%"><small>SOLD TO</small>${pen(buyer.name)}<td><small>DATE</small>${pen('5-14-26')}</tr><tr><td colspan="2"><small>ADDRESS</small>${pen(buyer.address[0] ?? '')}<td><small>CUSTOMER ORDER NO.</small></tr><tr><td colspan="2"><small>CITY, STATE, ZIP</small>${pen(buyer.address[1] ?? '')}<td><small>TERMS</small>${pen('Due on delivery')}</tr></table>
<table class="lines" style="margin-top:9pt"><tr><th style="width:.75in">QUANTITY<th>DESCRIPTION<th style="width:1.1in">PRICE<th style="width:1.25in">AMOUNT</tr>${rows.join('')}${foot('SUBTOTAL', pen(formatAmount(subtotal)))}${foot('TAX', pen(formatAmount(tax)))}${foot('TOTAL', pen(formatAmount(total)))}</table>
<div style="position:absolute;left:.5in;bottom:.7in;width:4in;font-size:8pt">Received by <span style="font:19pt/20pt 'Homemade Apple';color:#1a2a78">J. Ochoa</span><br>All claims and returned goods must be accompanied by this bill.</div><div style="position:absolute;left:.5in;bottom:.35in;font-size:7pt">REDIBOOK 5L320 &nbsp; CARBONLESS &nbsp; THANK YOU</div>`
  const expected = {
    total_invoice_value: units(total),
    invoice_number: '038417',
    invoice_date: '2026-05-14',
    payment_terms: 'Due on delivery',
    subtotal: units(subtotal),
    tax_total: units(tax),
    other_details: { equipment_type: 'Equipment trailer' },
  }
  return {
    name: 'trailer-invoice-pad-pen-phone',
    kind: 'invoices',
    html: sheets(style, [page]),
    scan: { dpi: 200, skewDegrees: 0.7, noise: 14, blur: 0.7, jpegQuality: 76, keystone: 0.014, shade: 35, background: 240 }, // prettier-ignore
    truth: invoiceTruth({
      family: 'pen-on-invoice-pad',
      notes:
        'photograph of a printed invoice pad: red preprinted number with a leading zero, seller as a slightly turned rubber stamp, all else in handwriting (a legible felt pen), empty rows, empty order number, labor as hours; the truth is what a person reads, handwriting included',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      absent: ['due_date', 'purchase_order', 'discount', 'shipping', 'trade_in', 'other_details.vin', 'other_details.down_payment', 'other_details.make', 'other_details.equipment_miles_hours'],
      acceptable: {
        amount_due: [units(total)],
        'other_details.equipment_type': ['trailer', '20 ft Equipment trailer', '20 ft Equipment trailer, 14K'],
      },
    }),
  }
} // prettier-ignore
