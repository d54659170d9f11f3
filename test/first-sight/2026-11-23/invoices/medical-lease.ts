/** A medical device maker's invoice billed to a leasing company: lessor, lessee and remittance side by side. */
import { invoiceTruth, item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { escape, formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf, sheets } from '../type.ts'

const style = `
.page{font:8.2pt/10.6pt 'IBM Plex Sans';padding:.5in .5in}
table{width:100%}
.bar{height:9pt;background:linear-gradient(90deg,#0a6f9c 70%,#7ac143 70%);margin:6pt 0 10pt}
.three td{width:33.3%;padding:6pt 8pt;border:.7pt solid #0a6f9c}.three b{display:block;color:#0a6f9c;font-size:7.4pt;letter-spacing:.5pt}
.meta td{padding:2pt 6pt;border:.5pt solid #b7c6cf}.meta td:nth-child(odd){background:#eef4f7;width:13%;white-space:nowrap}
.items{margin-top:10pt}.items th{background:#0a6f9c;color:#fff;padding:3pt 4pt;font-weight:700;font-size:7.4pt;line-height:9pt;vertical-align:bottom}
.items td{padding:4pt;border-bottom:.5pt solid #b7c6cf}.g{color:#5b6b74;font-size:7.4pt}
`

interface DeviceLine extends Line {
  readonly unit: string
  readonly list: number
}

const device = (quantity: number, list: number, rate: number, text: string, rest: Partial<Line> & { unit?: string } = {}): DeviceLine => ({ ...item(quantity, rate, text, rest), list, unit: rest.unit ?? 'EA' }) // prettier-ignore

const lines: readonly DeviceLine[] = [
  device(1, 8_950_000, 7_831_250, 'Clarovue 4K arthroscopy tower, complete', {
    code: '71-4400-US',
    more: ['SN CV4K-260419-07'],
  }),
  device(2, 1_298_000, 1_135_750, '4K camera head, autoclavable', {
    code: '71-4412',
    more: ['SN 4412-08817, 4412-08818'],
  }),
  device(4, 412_000, 360_500, 'Arthroscope 4.0 mm, 30 degree', { code: '71-3030' }),
  device(1, 2_240_000, 1_960_000, 'Dual-channel fluid pump', { code: '72-1100-US', more: ['SN FP1100-55206'] }),
  device(3, 68_000, 68_000, 'Pump tubing, sterile, 10 per case', { code: '72-1190', unit: 'CS' }),
  device(1, 475_000, 427_500, 'On-site clinical in-service, 2 days', { code: '99-EDU2', category: 'soft' }),
]

const seller = { name: 'Corvane Medical Systems, Inc.', address: ['4 Technology Drive', 'Andover, MA 01810'] }
const lessor = {
  name: 'Northgate Healthcare Leasing Corp.',
  address: ['510 Marquette Avenue, Suite 900', 'Minneapolis, MN 55402'],
}
const lessee = {
  name: 'Blue Ridge Orthopedic Surgery Center, PLLC',
  address: ['2105 Langhorne Road', 'Lynchburg, VA 24501'],
}

export function medicalLeaseInvoice(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 38_500
  const total = subtotal + freight
  const rows = lines.map((line, i) =>
    rowOf([
      `${i + 1}`,
      line.code ?? '',
      `${escape(line.text)}${(line.more ?? []).map(text => `<div class="g">${text}</div>`).join('')}`,
      line.unit,
      `>${line.quantity}`,
      `>${formatAmount(line.list)}`,
      `>${((1 - (line.rate ?? 0) / line.list) * 100).toFixed(1)}`,
      `>${formatAmount(line.rate ?? 0)}`,
      `>${formatAmount(line.cents)}`,
    ]),
  )
  const block = (label: string, name: string, address: readonly string[], more = '') =>
    `<td><b>${label}</b>${[name, ...address].join('<br>')}${more}`
  const meta = [
    ['Invoice', '90318842', 'Invoice date', '12-JUN-2026', 'Due date', '12-JUL-2026'],
    ['Sales order', '4410927', 'Lessor PO', 'NHL-20417-003', 'Terms', 'NET 30 DAYS'],
    ['Customer', '118204', 'Delivery', '80277316', 'Carrier', 'White glove, 2-man'],
  ]
  const page = `<table><tr><td><span style="font-size:22pt;line-height:24pt;font-weight:700;color:#0a6f9c">corvane</span> <span style="font-size:9pt;color:#5b6b74">medical systems</span><td class="r" style="font-size:16pt;line-height:24pt;font-weight:700">COMMERCIAL INVOICE</tr></table><div class="bar"></div>
<div style="font-size:7.4pt">${seller.name} &middot; ${seller.address.join(', ')} &middot; Tel 978-555-0161 &middot; Federal ID 04-3318872 &middot; FDA Est. Reg. 3004477123</div>
<table class="three" style="margin-top:8pt"><tr>${block('BILL TO (LESSOR)', lessor.name, ['Attn: Funding Department', ...lessor.address])}${block('SHIP TO (LESSEE)', lessee.name, lessee.address, '<br>Dock hours 6:30-14:00')}${block('REMIT TO', 'Corvane Medical Systems, Inc.', ['P.O. Box 847120', 'Boston, MA 02284'])}</tr></table>
<table class="meta" style="margin-top:8pt">${meta.map(row => rowOf(row)).join('')}</table>
<table class="items"><tr><th>Ln<th>Catalog no.<th>Description / serial<th>UOM<th class="r">Qty<th class="r">List<br>price<th class="r">Disc<br>%<th class="r">Net<br>price<th class="r">Extended</tr>${rows.join('')}</table>
<table style="margin-top:8pt"><tr><td style="width:56%;padding-right:20pt" class="g">Prices per GPO agreement HPG-7732 tier 2. Lessor holds title on payment; lessee acceptance certificate to be returned with funding. Discounts shown may have to be reported under 42 CFR 1001.952(h).<td><table class="meta">${[
    ['Merchandise', formatAmount(subtotal)],
    ['Freight and insurance', formatAmount(freight)],
    ['Sales tax (resale certificate on file)', '0.00'],
    ['Invoice total USD', formatAmount(total)],
  ]
    .map(([label = '', value]) => `<tr><td>${label}<td class="r" style="background:none">${value}</tr>`)
    .join('')}</table></tr></table>
<div class="foot" style="font-size:7pt;color:#5b6b74">Page 1 of 1 &nbsp;&nbsp; Restocking 20% on unopened goods within 30 days &nbsp;&nbsp; Past due accounts 1.5% per month</div>`
  const expected = {
    total_invoice_value: units(total),
    invoice_number: '90318842',
    invoice_date: '2026-06-12',
    due_date: '2026-07-12',
    purchase_order: 'NHL-20417-003',
    payment_terms: 'NET 30 DAYS',
    subtotal: units(subtotal),
    shipping: units(freight),
    tax_total: 0,
    lessee: { name: lessee.name, address: lessee.address.join(', ') },
    other_details: { equipment_type: 'arthroscopy tower' },
  }
  const acceptable = {
    amount_due: [units(total)],
    'sender.address': ['P.O. Box 847120, Boston, MA 02284'],
    'other_details.make': ['Clarovue', 'Corvane'],
    'other_details.model': ['Clarovue 4K', '4K', '71-4400-US'],
    'other_details.equipment_type': ['4K arthroscopy tower', 'Clarovue 4K arthroscopy tower', 'tower'],
    ...Object.fromEntries(
      lines.map((line, i) => [`transactions.${i}.rate`, [units(line.rate ?? 0), units(line.list)]]),
    ),
  }
  return {
    name: 'arthroscopy-tower-billed-to-lessor',
    kind: 'invoices',
    html: sheets(style, [page]),
    truth: invoiceTruth({
      family: 'medical-lease-bill-to',
      notes:
        'medical device maker bills the leasing company: bill-to (lessor), ship-to (lessee) and remittance side by side, list price, discount percent and net price columns, serial numbers under the text, tax printed as 0.00; delivery, sales order and GPO numbers as decoys; the buyer is the lessor',
      sender: seller,
      receiver: lessor,
      lines,
      expected,
      absent: ['discount', 'trade_in', 'other_details.vin', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
      acceptable,
    }),
  }
} // prettier-ignore
