/** A bindery machinery dealer's invoice from a desktop accounting package: two rows of order facts, priced and unpriced rows, credit applied. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { sums } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9.4pt/12pt Arimo;padding:.5in .6in}
.g{width:100%;table-layout:fixed}.g th,.g td{border:1pt solid #000;padding:2pt 5pt;text-align:center}.g th{font-weight:700;font-size:8.6pt;background:#e6e6e6}
.l{width:100%;border:1pt solid #000;height:4.1in}.l th{border:1pt solid #000;padding:2pt 5pt;font-weight:700;font-size:8.6pt;background:#e6e6e6;text-align:center;height:1pt}.l td{border-left:1pt solid #000;padding:1.6pt 5pt;height:1pt}.l tr:last-child td{height:auto}
.t{width:100%}.t td{border-bottom:.6pt solid #000;padding:2.4pt 5pt}
`

const seller = { name: 'Lehigh Bindery Machinery Inc.', address: ['1809 Union Boulevard', 'Allentown, PA 18109'] }
const buyer = { name: 'Minuteman Mailing & Print', address: ['66 Sheldon Street', 'Wilkes-Barre, PA 18702'] }

const lines: readonly Line[] = [
  item(1, 3_450_000, 'Polar 78 X paper cutter, 2014, reconditioned', { code: 'USED-CUT', more: ['Serial 7941188, 31 in., air table, light curtain'] }),
  item(1, 1_895_000, 'Horizon BQ-270V perfect binder, 2017', { code: 'USED-BIND', more: ['Serial 116074, single clamp, hot melt'] }),
  item(1, 689_500, 'Jogger, two-bin, with air', { code: 'JOG-2B' }),
  item(3, 41_250, 'Cutter knife, HSS, 37-1/2 in.', { code: 'KNF-78' }),
  item(12, 6_480, 'Hot melt adhesive, 25 lb bag', { code: 'HM-25' }),
  item(16, 12_500, 'Setup and operator training, hourly', { code: 'LABOR', category: 'soft' }),
] // prettier-ignore

export function accountingPackage(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 137_500
  const tax = Math.round(totalOf(lines.slice(0, 5)) * 0.06)
  const total = subtotal + freight + tax
  const paid = 900_000
  const rows = lines.flatMap(({ text, more = [], quantity = 0, code, rate = 0, cents }) => [rowOf([`>${quantity.toFixed(2)}`, `${code}`, text, `>${formatAmount(rate)}`, `>${formatAmount(cents)}`]), ...more.map(words => rowOf(['', '', words, '', '']))]) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><b style="font-size:13pt;line-height:17pt">${seller.name}</b><br>${seller.address.join('<br>')}<br>USA<br><br>Voice: &nbsp;610-555-0162<br>Fax: &nbsp;&nbsp;&nbsp;&nbsp;610-555-0163<td style="width:2.7in"><div style="font:700 26pt/32pt Arimo;color:#1f3d7a">INVOICE</div>Invoice Number: 21408<br>Invoice Date: &nbsp;&nbsp;&nbsp;&nbsp;May 6, 2026<br>Page: &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;1<br>Duplicate</tr></table>
<table style="width:100%;margin:16pt 0 12pt"><tr><td style="width:53%"><b>Bill To:</b><div style="border:1pt solid #000;width:92%;min-height:60pt;padding:4pt 6pt">${block(buyer)}<br>USA</div><td><b>Ship to:</b><div style="border:1pt solid #000;min-height:60pt;padding:4pt 6pt">Minuteman Bindery Annex<br>74 Sheldon Street, rear<br>Wilkes-Barre, PA 18702<br>USA</div></tr></table>
<table class="g"><tr><th>Customer ID<th>Customer PO<th>Payment Terms</tr>${rowOf(['MINUTE01', '8813', 'Net 10 Days'])}</table><table class="g" style="margin-top:-1pt"><tr><th>Sales Rep ID<th>Shipping Method<th>Ship Date<th>Due Date</tr>${rowOf(['DKEENER', 'Rigger', '5/11/26', '5/16/26'])}</table>
<table class="l" style="margin-top:10pt"><tr><th style="width:.75in">Quantity<th style="width:1in">Item<th>Description<th style="width:.95in">Unit Price<th style="width:1.05in">Amount</tr>${rows.join('')}${rowOf(['', '', '', '', ''])}</table>
<table style="width:100%"><tr><td style="width:55%;padding-top:14pt">Check/Credit Memo No: 20977<p style="font-size:8pt;line-height:10pt;margin-right:20pt">Used machines are sold as inspected. A service charge of 1.50% per month is added to past due invoices. Rigging is ordered by the customer.</p><td><table class="t">${sums([['Subtotal', subtotal], ['Sales Tax', tax], ['Freight', freight], ['Total Invoice Amount', total], ['Payment/Credit Applied', paid], ['<b>TOTAL</b>', `<b style="border:1.4pt solid #000;padding:1pt 4pt">${formatAmount(total - paid)}</b>`]])}</table></tr></table>`
  return drawnDeal({
    name: 'paper-cutter-binder-accounting-package', family: 'accounting-package-boxed',
    notes:
      'desktop accounting package’s invoice: number, date and page as plain lines under the title and "Duplicate", boxed bill-to and ship-to (another building), two rows of order facts, serial numbers in unpriced rows of their own, "Total Invoice Amount" is the total and "TOTAL" what is left after the deposit, check number beside it, service charge as a decoy; the first machine is used with its year in the description',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '21408', invoice_date: '2026-05-06', due_date: '2026-05-16', payment_terms: 'Net 10 Days',
      purchase_order: '8813', subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax), amount_due: units(total - paid),
      other_details: { make: 'Polar', model: '78 X', year: '2014', equipment_type: 'paper cutter' },
    },
    expected_derived: { 'other_details.equipment_age': 12, basis: 'invoice year minus year of the first machine' },
    acceptable: {
      'receiver.address': ['74 Sheldon Street, rear, Wilkes-Barre, PA 18702'], 'other_details.model': ['78X', '78'],
      'other_details.down_payment': [units(paid)], 'other_details.vin': ['7941188'], 'other_details.equipment_type': ['cutter'],
    },
    absent: ['discount', 'trade_in', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
