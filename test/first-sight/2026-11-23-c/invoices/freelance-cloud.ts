/** An embroidery machine dealer's invoice from a cloud bookkeeping service: four captioned columns, amount due in large print, tax under the rate. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal, service } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { sums } from './parts.ts'

const style = `
.page{font:9.6pt/13pt 'Source Sans';color:#2b3a42;padding:.7in .7in}
.cap{color:#8a98a1}small{display:block;color:#7c8a92;font-size:8.6pt;line-height:11.4pt}
.l{width:100%;margin-top:24pt;border-top:2.4pt solid #0b6e66}.l th{color:#0b6e66;padding:6pt 0;border-bottom:.6pt solid #cfd8dc}.l td{padding:6pt 0;border-bottom:.6pt solid #e3e8ea}
.s{width:44%;margin:8pt 0 0 56%}.s td{padding:2.4pt 0}
`

const seller = { name: 'Threadline Machinery Co.', address: ['2214 Elm Hill Pike', 'Nashville, TN 37214'] }
const buyer = { name: 'Blue Ridge Team Outfitters LLC', address: ['118 Sunset Avenue', 'Asheboro, NC 27203'] }

const lines: readonly Line[] = [
  item(1, 3_895_000, 'Barudex K6-12 embroidery machine', { more: ['6 heads, 12 needles, model year 2026', 'Serial 6K12-26-00417'] }),
  item(1, 124_000, 'Hooping station kit'),
  item(24, 6_850, 'Magnetic hoop, 5.5 in.'),
  item(1, 189_900, 'Digitizing software', { more: ['Perpetual license, one seat'] }),
  item(2, 85_000, 'On-site training', { more: ['Per day, in Asheboro'], category: 'soft' }),
  service('Freight with lift gate', 147_500),
] // prettier-ignore

export function freelanceCloud(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal - 170_000) * 0.07)
  const total = subtotal + tax
  const paid = 1_000_000
  const rows = lines.map(({ text, more = [], rate = 0, quantity = 1, cents, category }, i) => rowOf([`${text}${more.map(words => `<small>${words}</small>`).join('')}`, `>${amountText(rate)}${category === 'soft' && i === 4 ? '' : '<small>+NC Tax</small>'}`, `>${quantity}`, `>${amountText(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><div style="width:118pt;height:44pt;background:#0b6e66;color:#fff;font:700 17pt/44pt Montserrat;text-align:center;font-family:'Montserrat'">threadline</div><td class="r">${seller.name}<br>615-555-0127<br>${seller.address.join('<br>')}<br>United States</tr></table>
<table style="width:100%;margin-top:34pt"><tr><td style="width:31%"><span class="cap">Billed To</span><br>Dana Whitlow<br>${block(buyer)}<br>United States<td style="width:21%"><span class="cap">Date of Issue</span><br>05/14/2026<br><br><span class="cap">Due Date</span><br>06/13/2026<td style="width:20%"><span class="cap">Invoice Number</span><br>0000187<br><br><span class="cap">Reference</span><br>PO 2231<td class="r"><span class="cap">Amount Due (USD)</span><br><span style="font-size:24pt;line-height:32pt">${amountText(total - paid)}</span></tr></table>
<table class="l"><tr><th style="width:54%">Description<th class="r">Rate<th class="r">Qty<th class="r">Line Total</tr>${rows.join('')}</table>
<table class="s">${sums([['Subtotal', subtotal], ['NC Tax (7%)<small>#601-448-207</small>', tax]])}<tr><td colspan="2" style="border-top:.6pt solid #cfd8dc"></tr>${sums([['Total', total], ['Amount Paid', paid]])}<tr style="border-top:.6pt double #9aa7ad"><td style="color:#0b6e66">Amount Due (USD)<td class="r"><b>${amountText(total - paid)}</b></tr></table>
<p style="margin-top:34pt"><span class="cap">Notes</span><br>Thank you! The balance is due before the machine leaves our floor. Our warranty is 36 months on parts.</p><p><span class="cap">Terms</span><br>Net 30. A $25.00 fee is added to checks that are returned.</p>`
  return drawnDeal({
    name: 'embroidery-machine-cloud-invoice', family: 'freelance-cloud-columns',
    notes:
      'cloud bookkeeping invoice: logo without the legal name, seller at the right without a label, four columns of captions over values (billed to with a person above the company, issue and due date, number with leading zeros, reference), amount due in the largest print above the lines, rate before quantity with the tax under the rate, tax registration number under the tax label, amount paid, fee in the terms as a decoy',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '0000187', invoice_date: '2026-05-14', due_date: '2026-06-13', payment_terms: 'Net 30',
      subtotal: units(subtotal), tax_total: units(tax), amount_due: units(total - paid),
      other_details: { make: 'Barudex', model: 'K6-12', year: '2026', equipment_type: 'embroidery machine' },
    },
    expected_derived: { 'other_details.equipment_age': 0, basis: 'invoice year minus model year' },
    acceptable: {
      purchase_order: ['2231', 'PO 2231'], shipping: [1475], 'other_details.vin': ['6K12-26-00417'], 'other_details.down_payment': [units(paid)],
      'receiver.name': ['Dana Whitlow, Blue Ridge Team Outfitters LLC'], 'transactions.3.category': ['hard', 'soft'],
    },
    absent: ['file_id', 'discount', 'trade_in', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
