/** An invoice of a desktop bookkeeping package: ruled columns down the page, sold to a lessor, shipped to the lessee; flatbed scan. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal, noVehicle } from './deal.ts'

const style = `
.page{font:9.6pt/12.4pt Tinos;padding:.55in .6in}
.m{width:100%}.m td{border:.8pt solid #000;padding:2pt 5pt;height:18pt}.m td.c{font-weight:700}
.l{width:100%}.l th{border:.8pt solid #000;padding:2.4pt 4pt;text-align:center;font-weight:700}.l td{border-left:.8pt solid #000;border-right:.8pt solid #000;padding:2pt 4pt}
.z td{border-left:0;border-right:0}
`

const seller = { name: 'Great Basin Woodworking Machinery', address: ['4650 Longley Lane, Bldg. C', 'Reno, NV 89502'] }
const buyer = {
  name: 'Sierra Crest Capital Leasing, Inc.',
  address: ['9480 Double R Blvd., Suite 20', 'Reno, NV 89521'],
}

const lines: readonly Line[] = [
  item(1, 4_895_000, 'CNC router, 5 x 10 ft, automatic tool changer', { code: 'RT-510ATC', more: ['Serial no. GB5T-26-0188'] }),
  item(1, 1_385_000, 'Edge bander with corner rounding', { code: 'EB-7CR', more: ['Serial no. 7CR-44105'] }),
  item(1, 642_500, 'Dust collector, 10 HP, outdoor', { code: 'DC-10' }),
  item(1, 318_000, 'Vacuum pump, 15 HP', { code: 'VP-15' }),
  item(60, 2_850, 'Spiral duct, 8 in., per foot, and fittings', { code: 'DUCT-8' }),
  item(16, 13_500, 'Installation labor, hours', { code: 'LABOR', category: 'soft' }),
] // prettier-ignore

export function smallLedgerGrid(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 284_000
  const tax = Math.round((subtotal - 216_000) * 0.08265)
  const total = subtotal + freight + tax
  const credit = 500_000
  const grid = (labels: readonly string[], values: readonly string[]) => `<table class="m" style="margin-top:8pt;table-layout:fixed"><tr>${labels.map(label => `<td class="c">${label}`).join('')}</tr><tr>${values.map(value => `<td class="c" style="font-weight:400">${value || '&nbsp;'}`).join('')}</tr></table>` // prettier-ignore
  const rows = lines.map(({ quantity = 0, code, text, more = [], rate = 0, cents }) => rowOf([`>${quantity.toFixed(2)}`, `${code}`, [text, ...more].join('<br>'), `>${formatAmount(rate)}`, `>${formatAmount(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="font-size:11pt;line-height:14pt"><b>${seller.name}</b><br>${seller.address.join('<br>')}<br>USA<td style="width:2.4in"><div style="font:700 24pt/28pt Tinos">INVOICE</div>Invoice Number: 14873<br>Invoice Date: Apr 21, 2026<br>Page: 1<br>Duplicate</tr></table><div>Voice: 775-555-0119<br>Fax: &nbsp;&nbsp;775-555-0120</div>
<table style="width:100%;margin-top:12pt"><tr><td style="width:49%;border:.8pt solid #000;padding:4pt 6pt;height:70pt"><b>Bill To:</b><br>${block(buyer)}<td style="width:2%"><td style="border:.8pt solid #000;padding:4pt 6pt"><b>Ship to:</b><br>Truckee Meadows Cabinetry LLC<br>1275 Kleppe Lane, Suite 9<br>Sparks, NV 89431</tr></table>
${grid(['Customer ID', 'Customer PO', 'Payment Terms'], ['SIERRA01', 'SCC-26-0714', 'Net 10 Days'])}${grid(['Sales Rep ID', 'Shipping Method', 'Ship Date', 'Due Date'], ['RW', 'Best Way', '4/20/26', '5/1/26'])}
<table class="l" style="margin-top:8pt"><tr><th style="width:.75in">Quantity<th style="width:1.1in">Item<th>Description<th style="width:1in">Unit Price<th style="width:1.1in">Amount</tr>${rows.join('')}${`<tr>${'<td>&nbsp;'.repeat(5)}</tr>`.repeat(9)}<tr>${'<td style="border-top:.8pt solid #000;border-left:0;border-right:0">'.repeat(5)}</tr></table>
<table style="width:100%"><tr><td style="width:52%">Check/Credit Memo No: 5518<td><table class="m">${[
    ['Subtotal', formatAmount(subtotal)],
    ['Sales Tax', formatAmount(tax)],
    ['Freight', formatAmount(freight)],
    ['Total Invoice Amount', formatAmount(total)],
    ['Payment/Credit Applied', formatAmount(credit)],
    ['<b>TOTAL</b>', `<b>${formatAmount(total - credit)}</b>`],
  ]
    .map(([label, value]) => rowOf([`${label}`, `>${value}`]))
    .join('')}</table></tr></table>`
  return drawnDeal({
    name: 'cabinet-shop-billed-to-lessor-scan',
    family: 'desktop-ledger-grid',
    notes:
      'flatbed scan of a desktop bookkeeping package’s invoice: number and date as label and value under a large title, bill-to is the lessor and ship-to the lessee, two captioned rows of order facts, ruled columns with empty rows, quantities with two decimals, serial numbers under the text, freight outside the lines, "TOTAL" is what is left after the payment',
    style,
    pages: [page],
    scan: { dpi: 200, skewDegrees: 0.2, noise: 12, blur: 0.4, jpegQuality: 72, background: 250 },
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: '14873',
      invoice_date: '2026-04-21',
      due_date: '2026-05-01',
      payment_terms: 'Net 10 Days',
      purchase_order: 'SCC-26-0714',
      subtotal: units(subtotal),
      shipping: units(freight),
      tax_total: units(tax),
      amount_due: units(total - credit),
      lessee: { name: 'Truckee Meadows Cabinetry LLC', address: '1275 Kleppe Lane, Suite 9, Sparks, NV 89431' },
      other_details: { model: 'RT-510ATC', equipment_type: 'CNC router' },
    },
    acceptable: {
      'other_details.vin': ['GB5T-26-0188'],
      'other_details.down_payment': [units(credit)],
      'other_details.model': ['RT-510ATC', null],
    },
    absent: ['discount', 'trade_in', 'other_details.make', 'other_details.year', noVehicle[1]],
  })
} // prettier-ignore
