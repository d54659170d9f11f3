/** A food truck builder's invoice from a free accounting service: title and subtitle at the right, gray amount due row, payments listed, notes overleaf. */
import { totalOf, vinOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal, service } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { sums, tableOf } from './parts.ts'

const style = `
.page{font:9.8pt/13.4pt 'Open Sans';color:#23272b;padding:.6in 0}
.in{padding:0 .6in}
.n td{padding:2.4pt 8pt}
.l{width:100%;margin-top:20pt}.l th{background:#d35400;color:#fff;padding:6pt 0;font-weight:700}.l td{padding:6pt 0;border-bottom:.5pt solid #ddd}
.l td:first-child,.l th:first-child{padding-left:.6in}.l td:last-child,.l th:last-child{padding-right:.6in}.l small{display:block;color:#555;font-size:8.8pt;line-height:12pt}
.s{margin:8pt .6in 0 auto;width:62%}.s td{padding:3pt 0 3pt 8pt;text-align:right}
`

const seller = { name: 'Lone Pine Custom Food Trucks', address: ['5218 IH 10 East', 'San Antonio, Texas 78219'] }
const buyer = { name: 'Guadalupe Smoke & Masa LLC', address: ['640 South Seguin Avenue', 'New Braunfels, Texas 78130'] }

const vin = vinOf('4UZAANFB', 'JCJK4471')
const hard = (text: string, cents: number, more: readonly string[] = []): Line => ({ text, quantity: 1, rate: cents, cents, category: 'hard', more }) // prettier-ignore
const lines: readonly Line[] = [
  hard('Step van', 3_850_000, ['2018 Freightliner MT45, 18 ft body, Cummins 6.7L diesel', `VIN ${vin}, 96,412 miles`]),
  hard('Kitchen package B', 4_175_000, ['36" griddle, 6 burner range, two 40 lb fryers, steam table']),
  hard('Exhaust hood and fire suppression', 1_180_000, ['8 ft hood, UL 300 system, tagged']),
  hard('Generator 12 kW diesel, installed', 985_000),
  hard('Refrigeration package', 640_000, ['48" prep table, single door reach-in, ice well']),
  hard('Full vinyl wrap', 420_000, ['Artwork by customer']),
  service('Health department plan review and inspection', 90_000),
]

export function freeAccounting(): Drawn {
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal - 3_850_000 - 90_000) * 0.0825)
  const vehicleTax = Math.round(3_850_000 * 0.0625)
  const total = subtotal + tax + vehicleTax
  const [first, second] = [2_500_000, 2_000_000]
  const due = total - first - second
  const rows = lines.map(({ text, more = [], quantity, rate = 0, cents }) => rowOf([`<b>${text}</b>${more.map(words => `<small>${words}</small>`).join('')}`, `>${quantity}`, `>${amountText(rate)}`, `>${amountText(cents)}`])) // prettier-ignore
  const page = `<div class="in"><table style="width:100%"><tr><td><div style="width:84pt;height:84pt;border-radius:50%;background:#23272b;color:#f39c12;font:700 13pt/84pt 'Open Sans';text-align:center">LONE PINE</div><td class="r"><div style="font-size:26pt;line-height:32pt">INVOICE</div><div style="color:#777">Mobile kitchen build #31</div><br><b>${seller.name}</b><br>${seller.address.join('<br>')}<br>United States<br><br>210-555-0163<br>lonepinetrucks.example</tr></table></div>
<hr style="border:0;border-top:.6pt solid #ccc;margin:14pt 0"><div class="in"><table style="width:100%"><tr><td><span style="color:#888">BILL TO</span><br>${block(buyer)}<br>United States<br><br>Ana Lucía Treviño<br>830-555-0119<td style="width:3.4in">${tableOf([['><b>Invoice Number:</b>', '2026-31'], ['><b>P.O./S.O. Number:</b>', 'Build 31'], ['><b>Invoice Date:</b>', 'April 22, 2026'], ['><b>Payment Due:</b>', 'May 6, 2026']], 'class="n" style="margin-left:auto"')}<div style="background:#f0f1f2;padding:4pt 8pt;text-align:right"><b>Amount Due (USD):</b> &nbsp; <b>${amountText(due)}</b></div></tr></table></div>
<table class="l"><tr><th style="width:60%">Items<th class="r">Quantity<th class="r">Price<th class="r">Amount</tr>${rows.join('')}</table>
<table class="s">${sums([['<b>Subtotal:</b>', subtotal], ['TX Motor Vehicle Tax 6.25%:', vehicleTax], ['Sales Tax 8.25%:', tax]], amountText)}<tr><td style="border-top:.6pt solid #ccc"><b>Total:</b><td style="border-top:.6pt solid #ccc">${amountText(total)}</tr>${sums([['Payment on February 3, 2026 using a check:', first], ['Payment on March 19, 2026 using a bank payment:', second], ['<b>Amount Due (USD):</b>', `<b>${amountText(due)}</b>`]], amountText)}</table>`
  const notes = `<div class="in"><table style="width:100%;border-bottom:.6pt solid #ccc"><tr><td>${seller.name}<td class="r" style="color:#777">Invoice 2026-31</tr></table><p style="margin-top:14pt"><b>Notes / Terms</b><br>The truck is released when the balance has cleared. One-year workmanship warranty. Storage after May 20 is $25.00 per day.<br>Wires: Mission Trail Bank, San Antonio; call for the account number. Checks to Lone Pine Custom Food Trucks.</p><p>Thank you for letting us build your kitchen!</p></div><div class="foot c" style="color:#777">Page 2 of 2 for Invoice #2026-31</div>`
  return drawnDeal({
    name: 'food-truck-free-accounting-invoice', family: 'free-accounting-payments',
    notes:
      'free accounting service’s invoice: seller at the right under the title and a subtitle with a build number, four right-aligned pairs, amount due in a gray row above the lines, item name in bold over its description with year, make, model, VIN and miles, two taxes, two payments as sentences with their own dates, notes alone on a second page with a storage charge and its date as decoys',
    style,
    pages: [page, notes], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '2026-31', invoice_date: '2026-04-22', due_date: '2026-05-06', subtotal: units(subtotal),
      tax_total: units(tax + vehicleTax), amount_due: units(due),
      other_details: { vin, make: 'Freightliner', model: 'MT45', year: '2018', equipment_type: 'Step van', equipment_miles_hours: 96_412 },
    },
    expected_derived: { 'other_details.equipment_age': 8, basis: 'invoice year minus model year' },
    acceptable: {
      purchase_order: ['Build 31'], 'receiver.name': ['Guadalupe Smoke & Masa LLC, Ana Lucía Treviño'],
      'other_details.down_payment': [units(first), units(first + second)], 'other_details.equipment_type': ['Food truck', 'Mobile kitchen'],
      'transactions.5.category': ['hard', 'soft'],
    },
    absent: ['shipping', 'discount', 'trade_in'],
  })
} // prettier-ignore
