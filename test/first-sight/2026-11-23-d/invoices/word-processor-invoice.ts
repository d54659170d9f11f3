/** A veterinary equipment seller's invoice on a word processor's stock template: slogan, comments, one row of order facts; flatbed scan. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:10pt/13.4pt 'Merriweather';font-size:9.2pt;padding:.8in .8in}
.t{width:100%;margin-top:16pt}.t th{border:.7pt solid #8a8a8a;background:#e9edf4;font-weight:700;font-size:7.8pt;line-height:10pt;padding:3pt 5pt;text-align:center;letter-spacing:.4pt}.t td{border:.7pt solid #8a8a8a;padding:3pt 6pt}
.t .b td{border:0;padding:3pt 6pt}.t .b td:last-child{border:.7pt solid #8a8a8a}
`

const seller = { name: 'Heartland Vet Imaging', address: ['5518 South 108th Street', 'Omaha, NE 68137'] }
const buyer = { name: 'Loess Hills Animal Hospital, P.C.', address: ['1902 West Broadway', 'Council Bluffs, IA 51501'] }

const lines: readonly Line[] = [
  item(1, 2_985_000, 'Sound NovaDR digital X-ray system, 2022, refurbished', {
    more: ['S/N ND-22-0417, table and 14x17 panel'],
  }),
  item(1, 1_345_000, 'GE LOGIQ e ultrasound, two probes', { more: ['S/N 318804WX2, 2019'] }),
  item(2, 389_500, 'Anesthesia machine with isoflurane vaporizer'),
  item(2, 164_900, 'Multiparameter monitor'),
  item(1, 225_000, 'Installation and applications training', { category: 'soft' }),
]

export function wordProcessorInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 89_500
  const tax = Math.round((subtotal - 225_000) * 0.07)
  const total = subtotal + freight + tax
  const rows = lines.map(({ text, more = [], quantity, rate = 0, cents }) => rowOf([`${quantity}`, [text, ...more].join('<br>'), `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])) // prettier-ignore
  const below = (label: string, value: string) => `<tr class="b"><td colspan="3" class="r">${label}<td class="r">${value}</tr>`
  const page = `<table style="width:100%"><tr><td><b style="font-size:15pt;line-height:20pt">${seller.name}</b><br><i>Good pictures for good vets</i><td class="r" style="font:700 27pt/32pt 'Merriweather';color:#9fb0cc">INVOICE</tr></table>
<table style="width:100%;margin-top:12pt"><tr><td style="width:60%">${seller.address.join('<br>')}<br>Phone 402-555-0146 &nbsp; Fax 402-555-0147<td class="r">INVOICE #1056<br>DATE: SEPTEMBER 14, 2026</tr></table>
<table style="width:100%;margin-top:18pt"><tr><td style="width:50%"><b>TO:</b><br>Dr. Karen Voss<br>${buyer.name}<br>${buyer.address.join('<br>')}<br>712-555-0189<td><b>SHIP TO:</b><br>Same</tr></table>
<p style="margin:16pt 0 0"><b>COMMENTS OR SPECIAL INSTRUCTIONS:</b><br>Old X-ray generator to be left on the loading dock. Pass on to the leasing company for payment.</p>
<table class="t"><tr><th>SALESPERSON<th>P.O. NUMBER<th>REQUISITIONER<th>SHIPPED VIA<th>F.O.B. POINT<th>TERMS</tr>${rowOf(['Bill R.', 'LHAH-77', 'Dr. Voss', 'Our van', 'Omaha', 'Due on receipt'])}</table>
<table class="t"><tr><th style="width:.9in">QUANTITY<th>DESCRIPTION<th style="width:1.05in">UNIT PRICE<th style="width:1.1in">TOTAL</tr>${rows.join('')}${rowOf(['&nbsp;', '', '', '']).repeat(4)}${below('SUBTOTAL', formatAmount(subtotal))}${below('SALES TAX', formatAmount(tax))}${below('SHIPPING &amp; HANDLING', formatAmount(freight))}${below('TOTAL DUE', `<b>$${formatAmount(total)}</b>`)}</table>
<p style="margin-top:20pt">Make all checks payable to Heartland Vet Imaging LLC.<br>If you have any questions concerning this invoice, contact Bill Rasmus, 402-555-0146, bill@heartlandvet.example</p><p class="c" style="margin-top:22pt"><b>THANK YOU FOR YOUR BUSINESS!</b></p>`
  return drawnDeal({
    name: 'vet-imaging-word-processor-invoice-scan', family: 'word-processor-stock-template',
    notes:
      'flatbed scan of a word processor’s stock invoice: slogan under the seller’s name, number and date as "INVOICE #" and "DATE:" with the month in capitals, doctor above the practice, ship-to "Same", comments, one row of six captioned facts, lines with serial numbers under the text and empty ruled rows, sums in the last column of the same table, the seller’s legal form in the payment sentence only; two used machines with years',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: -0.2, noise: 11, blur: 0.4, jpegQuality: 74, background: 250 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '1056', invoice_date: '2026-09-14', payment_terms: 'Due on receipt', purchase_order: 'LHAH-77',
      subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax),
      other_details: { make: 'Sound', model: 'NovaDR', year: '2022', equipment_type: 'digital X-ray system' },
    },
    expected_derived: { 'other_details.equipment_age': 4, basis: 'invoice year minus year of the first machine' },
    acceptable: {
      amount_due: [units(total)], due_date: ['2026-09-14'], 'sender.name': ['Heartland Vet Imaging LLC'],
      'receiver.name': ['Dr. Karen Voss', 'Dr. Karen Voss, Loess Hills Animal Hospital, P.C.'], 'other_details.vin': ['ND-22-0417'],
      'other_details.equipment_type': ['X-ray system', 'X-ray', 'digital X-ray'],
    },
    absent: ['discount', 'trade_in', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
