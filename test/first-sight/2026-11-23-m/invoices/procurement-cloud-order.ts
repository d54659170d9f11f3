/** An urgent care group's purchase order from a cloud procurement service: supplier and buyer cards, account codes per line, approvals with dates at the foot. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { lined, made, noMachine, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:8.6pt/12pt 'Inter';padding:.5in .55in;color:#1f2937;font-feature-settings:'calt' 0}
table{width:100%}
.k td{padding:1.4pt 0}.k td:first-child{color:#6b7280;width:1.15in}
.card{border:.7pt solid #d1d5db;border-radius:5pt;padding:8pt 10pt;height:1.28in}
.card b:first-child{color:#6b7280;font-size:7.4pt;letter-spacing:.4pt}
.l th{background:#f3f4f6;font-size:7.4pt;color:#374151;font-weight:700;padding:5pt 5pt}.l td{padding:5pt;border-bottom:.6pt solid #e5e7eb}.l small{font-size:7.2pt;color:#6b7280;display:block;line-height:9.6pt}
.s td{padding:2.4pt 5pt}
`
const supplier = { name: 'Meridian Radiology Supply Co.', address: ['9030 Industrial Avenue NE', 'Leland, NC 28451'] }
const buyer = {
  name: 'Juniper Urgent Care Partners, PLLC',
  address: ['1400 Wade Park Boulevard, Suite 210', 'Raleigh, NC 27607'],
}
const goods = [
  ['Carestream DRX-Compass floor-mount X-ray system', 'CS-DRXC-FM50', '1510 Equipment / Apex', 1, 9_285_000, 'hard'],
  ['Carestream Lux 35 wireless detector, 14x17', 'CS-LUX35', '1510 Equipment / Apex', 2, 2_449_500, 'hard'],
  ['Lead-lined wall panel kit, 7 ft, 1/16 in.', 'MRS-LLP716', '1520 Leasehold / Apex', 9, 48_275, 'hard'],
  ['Lead apron, thyroid collar and rack set', 'MRS-APR-SET', '6140 Supplies / Apex', 1, 118_900, 'hard'],
  ['GE LOGIQ e portable ultrasound, refurbished', 'GE-LOGIQE-R7', '1510 Equipment / Garner', 1, 1_637_500, 'hard'],
  ['Room shielding plan and physicist survey', 'SVC-PHYS', '6320 Professional / Apex', 1, 275_000, 'soft'],
  ['Installation, applications training (2 days)', 'SVC-INST', '1510 Equipment / Apex', 1, 590_000, 'soft'],
] as const

export function procurementCloudOrder(): Drawn {
  const lines = goods.map(([text, code, , quantity, rate, category]) => item(quantity, rate, text, { code, category }))
  const subtotal = totalOf(lines)
  const freight = 164_000
  const tax = Math.round(totalOf(lines.slice(0, 5)) * 0.0725)
  const total = subtotal + freight + tax
  const rows = lines.map(({ text, quantity = 1, rate = 0, cents }, i) => rowOf([`${i + 1}`, `${safe(text)}<small>Supplier part: ${goods[i]?.[1]}</small>`, `<small>${goods[i]?.[2]}</small>`, '<small>12/14/2026</small>', `>${quantity} each`, `>${f(rate)}`, `>${f(cents)}`]))
  const approval = (who: string, role: string, when: string) => `<td style="border-left:2pt solid #10b981;padding-left:7pt"><b>${who}</b><br><span style="color:#6b7280;font-size:7.4pt">${role}<br>Approved ${when}</span>`
  const page = `<table><tr><td style="width:52%"><b style="font:700 13pt/17pt 'Montserrat';color:#0f766e">juniper</b> <span style="color:#6b7280">urgent care</span><div style="font:700 20pt/28pt 'Inter'">Purchase Order</div><span style="color:#fff;background:#10b981;border-radius:8pt;padding:1pt 8pt;font-size:7.6pt">Issued</span><td><table class="k">${[['PO number', '<b>PO-004417</b>'], ['Revision', '1'], ['Issue date', 'Nov 9, 2026'], ['Requested by', 'Simone Baptiste'], ['Payment terms', 'Net 30'], ['Supplier quote', 'Q-88206'], ['Currency', 'USD']].map(row => rowOf(row)).join('')}</table></tr></table>
<table style="margin-top:14pt"><tr><td style="width:32.5%"><div class="card"><b>SUPPLIER</b><br><b>${supplier.name}</b><br>${supplier.address.join('<br>')}<br>orders@meridianrad.example</div><td style="width:1.2%"><td style="width:32.5%"><div class="card"><b>BILL TO</b><br>${lined(buyer)}<br>ap@juniperuc.example</div><td style="width:1.2%"><td><div class="card"><b>SHIP TO</b><br>Juniper Urgent Care - Apex<br>2080 Olive Chapel Road<br>Apex, NC 27502<br>Dock hours 7-10 am</div></tr></table>
<table class="l" style="margin-top:14pt"><tr><th style="width:.25in">#<th>Item<th style="width:1.25in">Account / Location<th style="width:.75in">Need by<th class="r" style="width:.6in">Qty<th class="r" style="width:.85in">Unit price<th class="r" style="width:.95in">Line total</tr>${rows.join('')}</table>
<table style="margin-top:8pt"><tr><td style="width:60%;padding-right:24pt;color:#4b5563;font-size:7.8pt;line-height:10.6pt"><b>Notes to supplier</b><br>This order is funded by our equipment lender. Send the invoice and the delivery certificate to AP and copy funding@juniperuc.example. Reference the PO number on all papers. Capital budget FY26 line 118 ($175,000). State registration of the X-ray tube is by the supplier. Detector drop coverage quoted at $1,980.00 a year was declined.<td><table class="s">${[['Subtotal', f(subtotal)], ['Shipping', f(freight)], ['Estimated tax', f(tax)], ['<b style="font-size:10.4pt">Total (USD)</b>', `<b style="font-size:10.4pt">$${f(total)}</b>`]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table></tr></table>
<table style="margin-top:16pt"><tr>${approval('Simone Baptiste', 'Regional manager', 'Nov 5, 2026 9:14 AM')}${approval('Grant Oyelaran', 'Controller', 'Nov 6, 2026 4:40 PM')}${approval('Dr. Celia Marsh', 'Managing member', 'Nov 9, 2026 7:52 AM')}</tr></table><div class="foot" style="color:#9ca3af;font-size:7pt"><table><tr><td>Terms and conditions at juniperuc.example/po-terms apply and supersede the supplier's terms.<td class="r">PO-004417 &nbsp; Page 1 of 1</tr></table></div>`
  return made({
    name: 'urgent-care-x-ray-procurement-cloud-order', family: 'procurement-cloud-purchase-order',
    notes:
      'purchase order from a cloud procurement service, issued by the buyer: supplier, bill-to and ship-to as rounded cards, label column without rules, account and location per line, need-by column, supplier part below the item, quantity with "each", estimated tax; approval dates, budget line and a declined coverage as decoys',
    style, pages: [page], sender: supplier, receiver: buyer, lines,
    expected: {
      doc_type: 'purchase_order', total_invoice_value: units(total), purchase_order: 'PO-004417', invoice_date: '2026-11-09', payment_terms: 'Net 30', subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax),
      other_details: { make: 'Carestream', model: 'DRX-Compass', equipment_type: 'X-ray system' },
    },
    acceptable: {
      ...worded(lines, ({ text, code }) => [`${text} Supplier part: ${code}`, `${code} ${text}`]), doc_type: ['purchase_order', 'purchase order', 'po'], invoice_number: ['PO-004417', null], amount_due: [units(total), null], due_date: [null, '2026-12-14'],
      'receiver.address': [buyer.address.join(', '), '2080 Olive Chapel Road, Apex, NC 27502'], 'other_details.model': ['DRX-Compass', 'CS-DRXC-FM50', 'DRX-Compass floor-mount'], 'other_details.equipment_type': ['X-ray system', 'floor-mount X-ray system', 'X-ray'],
    },
    absent: ['discount', 'trade_in', ...noMachine],
  })
} // prettier-ignore
