/** A managed service provider's quote from its quoting tool: sections with subtotals, monthly services apart, summaries; two pages. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal, noVehicle, service } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { sums } from './parts.ts'

const style = `
.page{font:9.2pt/12.4pt 'Roboto';color:#222;padding:.55in .65in}
h3{font:400 14pt/18pt 'Roboto';color:#0a5c8f;margin:13pt 0 3pt}
.l{width:100%}.l th{background:#0a5c8f;color:#fff;padding:4pt 6pt;font-weight:700}.l td{padding:3.4pt 6pt;border-bottom:.4pt solid #ccd6dd}.l small{display:block;color:#667;font-size:8.2pt;line-height:10.6pt}
.l .t td{border:0;font-weight:700}
`

const seller = {
  name: 'Plainsview Technology Partners, LLC',
  address: ['11620 Arbor Street, Suite 210', 'Omaha, NE 68144'],
}
const buyer = {
  name: 'Whitman Kessler & Boyd CPAs, P.C.',
  address: ['1128 Lincoln Mall, Suite 300', 'Lincoln, NE 68508'],
}

const sections: readonly (readonly [string, readonly Line[]])[] = [
  ['Server and Storage', [
    item(2, 1_148_500, 'Dell PowerEdge R660xs Server', { more: ['2x Xeon Silver 4510, 256 GB RAM, 6x 1.92 TB SSD, dual power supply'] }),
    item(1, 726_000, 'Backup Appliance 48 TB'),
    item(2, 314_850, '24-Port 10GbE Switch'),
  ]],
  ['Workstations', [
    item(18, 138_900, 'Dell Latitude 5550 Laptop', { more: ['Core Ultra 7, 32 GB, 512 GB, 3 year ProSupport'] }),
    item(18, 21_900, 'USB-C Docking Station'),
    item(36, 26_475, '27" QHD Monitor'),
  ]],
  ['Software', [item(4, 106_900, 'Windows Server 2025 Standard, 16 Core'), item(20, 4_200, 'Windows Server 2025 User CAL')]],
  ['Professional Services', [
    service('Project Management and Installation (fixed fee)', 980_000),
    item(24, 16_500, 'Data Migration, hourly', { category: 'soft' }),
  ]],
] // prettier-ignore
const monthly = [item(18, 9_500, 'Managed Workstation, per user'), item(1, 24_900, 'Offsite Backup, 10 TB')]

export function managedServiceQuote(): Drawn {
  const lines = sections.flatMap(([, list]) => list)
  const subtotal = totalOf(lines)
  const shipping = 48_500
  const tax = Math.round((totalOf(lines.slice(0, 8)) + shipping) * 0.0725)
  const total = subtotal + shipping + tax
  const table = (title: string, price: string, list: readonly Line[], sum: string) => `<h3>${title}</h3><table class="l"><tr><th style="width:58%">Description<th class="r">${price}<th class="r">Qty<th class="r">${sum}</tr>${list.map(({ text, more = [], rate = 0, quantity, cents }) => rowOf([`${text}${more.map(words => `<small>${words}</small>`).join('')}`, `>${amountText(rate)}`, `>${quantity}`, `>${amountText(cents)}`])).join('')}<tr class="t"><td colspan="3" class="r">${price === 'Price' ? 'Subtotal' : 'Monthly Subtotal'}<td class="r">${amountText(totalOf(list))}</tr></table>` // prettier-ignore
  const head = `<table style="width:100%;border-bottom:2pt solid #0a5c8f"><tr><td style="font:700 16pt/24pt 'Roboto';color:#0a5c8f">PLAINSVIEW<td class="r">Quote #PTP-20418 v2</tr></table>`
  const foot = (page: number) => `<div class="foot" style="font-size:8pt;color:#667">${seller.name} &nbsp; 402-555-0159 &nbsp; www.plainsviewtech.example<span style="float:right">Page: ${page} of 2</span></div>`
  const first = `${head}<div style="font-size:20pt;line-height:26pt;margin-top:14pt">Server and Workstation Refresh 2026</div>
<table style="width:100%;margin-top:10pt"><tr><td style="width:34%"><b>Prepared by:</b><br>${block(seller)}<br>Tara Lindqvist<br>402-555-0161<br>tlindqvist@plainsviewtech.example<td style="width:35%"><b>Prepared for:</b><br>${block(buyer)}<br>Howard Kessler<br>402-555-0134<td><b>Quote Information:</b><br>Quote #: PTP-20418<br>Version: 2<br>Delivery Date: 09/08/2026<br>Expiration Date: 09/30/2026</tr></table>
${sections.slice(0, 3).map(([title, list]) => table(title, 'Price', list, 'Ext. Price')).join('')}${foot(1)}`
  const [, services] = sections[3] ?? ['', []]
  const second = `${head}${table('Professional Services', 'Price', services, 'Ext. Price')}${table('Monthly Managed Services (separate agreement)', 'Recurring', monthly, 'Ext. Recurring')}
<h3>Quote Summary</h3><table class="l"><tr><th>Description<th class="r">Amount</tr>${sums([...sections.map(([title, list]) => [title, totalOf(list)] as const), ['<b>Subtotal</b>', subtotal], ['Shipping', shipping], ['Estimated Tax', tax], ['<b>Total</b>', `<b>${amountText(total)}</b>`]], amountText)}</table>
<h3>Monthly Expenses Summary</h3><table class="l"><tr><th>Description<th class="r">Amount</tr>${sums([['Monthly Managed Services', totalOf(monthly)], ['<b>Monthly Total</b>', totalOf(monthly)]], amountText)}</table>
<p style="margin:9pt 0 0">Payment terms: 50% upon acceptance, balance upon delivery. Lease option for the one-time total: 36 months at $2,841.00, fair market value, upon credit approval. We reserve the right to cancel orders arising from pricing errors.</p>
<table style="width:100%;margin-top:12pt"><tr>${['Plainsview Technology Partners, LLC', 'Whitman Kessler & Boyd CPAs, P.C.'].map((name, i) => `<td style="width:50%;padding-right:20pt"><b>${name}</b><br><br>Signature: ______________________________<br>Name: ${i === 0 ? 'Tara Lindqvist' : 'Howard Kessler'}<br>Date: ${i === 0 ? '09/08/2026' : '______________'}`).join('')}</tr></table>${foot(2)}`
  return drawnDeal({
    name: 'server-refresh-managed-service-quote', family: 'managed-service-quote-sections',
    notes:
      'managed service provider’s quote of two pages: prepared by (the seller) left of prepared for, quote facts with colons, "Delivery Date" is the date of the quote, sections each with its own table head and subtotal (repeats), monthly services in a section of its own that is not in the total, summary table of sections with shipping and estimated tax, monthly total and a lease payment as decoys, version number',
    style,
    pages: [first, second], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'PTP-20418', invoice_date: '2026-09-08', payment_terms: '50% upon acceptance, balance upon delivery',
      subtotal: units(subtotal), shipping: units(shipping), tax_total: units(tax),
      other_details: { make: 'Dell', model: 'PowerEdge R660xs', equipment_type: 'Server' },
    },
    acceptable: {
      due_date: ['2026-09-30'], invoice_number: ['PTP-20418 v2', 'PTP-20418'], amount_due: [units(total)],
      'other_details.down_payment': [units(Math.round(total / 2))], 'transactions.6.category': ['hard', 'soft'], 'transactions.7.category': ['hard', 'soft'],
    },
    absent: ['purchase_order', 'discount', 'trade_in', 'other_details.year', ...noVehicle],
  })
} // prettier-ignore
