/** An office technology dealer's invoice from its service and billing program: bordered facts, devices with identifiers and serial numbers below the items, meter readings, remarks; fax. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { part } from './pieces.ts'

const style = `
.page{font:9.6pt/12.6pt Arimo;padding:.6in .55in}
.g{width:100%;margin-top:-1pt}.g th{border:1pt solid #000;font-weight:700;font-size:8.4pt;padding:2pt 4pt;text-align:center}.g td{border:1pt solid #000;padding:2.6pt 4pt;text-align:center}
.l{width:100%;border:1pt solid #000;margin-top:8pt;height:4.3in}.l th{border-bottom:1pt solid #000;font-weight:700;font-size:8.6pt;padding:3pt 4pt;height:1pt}.l td{padding:3pt 4pt;height:1pt}.l .in td{padding:0 4pt}.l tr:last-child td{height:auto}
.s td{border:1pt solid #000;padding:2.6pt 6pt}
`

const seller = {
  name: 'Flint Hills Office Technologies, Inc.',
  address: ['1411 Commercial Street', 'Emporia, KS 66801'],
}
const buyer = { name: 'COTTONWOOD TITLE & ABSTRACT LLC', address: ['218 BROADWAY', 'COTTONWOOD FALLS, KS 66845'] }

const lines = [
  part(
    'BP-70C55',
    item(1, 1_148_700, 'SHARP BP-70C55 COLOR COPIER 55 PPM', {
      more: ['ID: 41877 Serial: 3F014418', 'B/W 12  Color 31'],
    }),
  ),
  part(
    'BP-50C26',
    item(2, 589_500, 'SHARP BP-50C26 COLOR COPIER 26 PPM', {
      more: ['ID: 41878 Serial: 3G009172', 'ID: 41879 Serial: 3G009185'],
    }),
  ),
  part('BP-FN15', item(1, 142_400, 'SADDLE STITCH FINISHER')),
  part('BP-DE14', item(2, 86_500, '3 X 550 SHEET DESK')),
  part('KONLPSCAN', item(3, 64_900, 'PLAN SCANNING LICENSE, PER DEVICE', { category: 'soft' })),
  part('NETINST', item(3, 22_500, 'NETWORK INSTALLATION', { category: 'soft' })),
]

export function copierDealerInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 18_500
  const tax = Math.round((totalOf(lines.slice(0, 4)) + freight) * 0.085)
  const total = subtotal + freight + tax
  const clean = (text: string) => text.replace('&', '&amp;')
  const rows = lines.map(({ code, text, more = [], quantity = 1, rate = 0, cents }) => `${rowOf([`${code}`, clean(text), `>${quantity}.00`, 'EA', `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])}${more.map(words => rowOf(['', words.replace(/ {2}/g, ' &nbsp; '), '', '', '', ''], ' class="in"')).join('')}`) // prettier-ignore
  const page = `<div style="position:absolute;top:.2in;left:.5in;right:.5in;font:8pt/10pt Cousine">04/22/2026 10:08AM FROM: FLINT HILLS OFFICE TECH 6205550145 <span style="float:right">P. 3/4</span></div>
<table style="width:100%"><tr><td style="width:58%"><b style="font-size:14pt;line-height:18pt">Flint Hills</b> <span style="font-size:14pt;line-height:18pt">OFFICE TECHNOLOGIES</span><br>${block(seller)}<br>Phone: (620) 555-0144 &nbsp; Fax: (620) 555-0145<td class="r"><b style="font-size:19pt;line-height:24pt">Invoice</b><table class="g" style="width:2.5in;margin:4pt 0 0 auto"><tr><th>Invoice Number:<td>AR118422</tr><tr><th>Invoice Date:<td>04/21/2026</tr><tr><th>Account Number:<td>CT0417</tr><tr><th>Balance Due:<td><b>${formatAmount(total)}</b></tr></table></tr></table>
<table style="width:100%;margin:18pt 0 12pt"><tr><td style="width:.6in"><b>Bill To:</b><td style="width:43%">${block(buyer)}<td style="width:.8in"><b>Customer:</b><td>${clean(buyer.name)}<br>STRONG CITY BRANCH<br>311 COTTONWOOD AVENUE<br>STRONG CITY, KS 66869</tr></table>
<table class="g"><tr><th>Account No<th>Payment Terms<th>Due Date<th>Invoice Total<th>Balance Due</tr>${rowOf(['CT0417', 'Net 20', '05/11/2026', formatAmount(total), formatAmount(total)])}</table>
<table class="g"><tr><th>Order Number<th>P.O. Number<th>Sales Rep<th>Ship Method<th>Contact</tr>${rowOf(['SO33081', 'BETH-APR', 'Rod Schlotz', 'Install', 'Beth Unruh'])}</table>
<table class="l"><tr><th style="width:1in">Item<th>Description<th class="r" style="width:.5in">Qty<th style="width:.35in">U/M<th class="r" style="width:.9in">Price<th class="r" style="width:1in">Amount</tr>${rows.join('')}${rowOf(['', '<div style="padding-top:16pt">Remarks: Lease to be funded by Prairie Crest Leasing.<br>First meter billing 05/31/2026 on contract C-9071.<br>Old unit 3B104417 picked up, no value.</div>', '', '', '', ''])}</table>
<table style="width:100%;margin-top:10pt"><tr><td style="width:60%;font-size:8.4pt;line-height:10.8pt;padding-right:16pt">Finance charges of 1.5% per month on all past due balances. Returned checks $35.00.<br><br>Remit to: P.O. Box 1187, Emporia, KS 66801<td><table class="s" style="width:100%">${rowOf(['Subtotal', `>${formatAmount(subtotal)}`])}${rowOf(['Freight', `>${formatAmount(freight)}`])}${rowOf(['Tax: KS Lyon 8.5%', `>${formatAmount(tax)}`])}<tr class="b"><td>Invoice Total<td class="r">${formatAmount(total)}</tr><tr class="b"><td>Balance Due<td class="r">${formatAmount(total)}</tr></table></tr></table>`
  return drawnDeal({
    name: 'copiers-dealer-invoice-fax', family: 'office-dealer-billing-invoice',
    notes:
      'fax of an office technology dealer’s invoice from its billing program: bordered labels with the balance due among them at the top, bill-to beside "Customer:" (the branch that has the machines), account number, invoice total and balance due repeated in a captioned row, order facts in a second row, quantity with two decimals and unit of measure, device identifiers, serial numbers and meter readings in rows below the items, no currency signs, tax with a county’s name, lessor, contract and an old machine’s serial number in the remarks, fax line with other page numbers',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: -0.2, noise: 34, blur: 0.5, jpegQuality: 70, threshold: 150 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'AR118422', invoice_date: '2026-04-21', due_date: '2026-05-11', payment_terms: 'Net 20', purchase_order: 'BETH-APR',
      subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax), amount_due: units(total),
      other_details: { make: 'SHARP', model: 'BP-70C55', equipment_type: 'COLOR COPIER' },
    },
    acceptable: {
      'other_details.vin': ['3F014418'], 'other_details.equipment_type': ['COPIER', 'COLOR COPIER 55 PPM'], 'sender.address': ['P.O. Box 1187, Emporia, KS 66801'],
      'receiver.address': ['311 COTTONWOOD AVENUE, STRONG CITY, KS 66869'], 'receiver.name': ['COTTONWOOD TITLE & ABSTRACT LLC STRONG CITY BRANCH'], 'transactions.4.category': ['soft', 'hard'],
    },
    absent: ['discount', 'trade_in', 'other_details.year', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
