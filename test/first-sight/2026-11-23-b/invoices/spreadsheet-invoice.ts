/** A used equipment trader's invoice made in a spreadsheet: year, make, model, serial number and hours in columns. */
import { totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { block, drawnDeal } from './deal.ts'

const style = `
.page{font:10.4pt/13.4pt Carlito;padding:.7in .7in}
.x{width:100%;margin-top:14pt}.x th{background:#d9e1f2;border:.5pt solid #8ea9db;padding:2pt 4pt;font-weight:700;text-align:center}.x td{border:.5pt solid #bfbfbf;padding:2pt 4pt;height:16pt}
.c2 td{padding:1pt 6pt 1pt 0}
`

const seller = { name: 'Keystone Iron Traders', address: ['PO Box 418', 'Bloomsburg, PA 17815'] }
const buyer = { name: 'Lackawanna Stone & Sitework Inc.', address: ['88 Quarry Rd', 'Clarks Summit, PA 18411'] }

const machines = [
  ['2018', 'Volvo', 'EC220EL', 'Excavator', 'VCEC220EVJ0311842', '5,906', 9_650_000],
  ['2016', 'Komatsu', 'D51PX-24', 'Crawler dozer', 'B21077', '7,320', 8_275_000],
  ['2020', 'Kenco', 'KH8500', 'Barrier lift', '20-8841', '', 465_000],
] as const

export function spreadsheetInvoice(): Drawn {
  const lines: readonly Line[] = [
    ...machines.map(([year, make, model, kind, , , cents]): Line => ({ text: `${year} ${make} ${model} ${kind}`, cents, category: 'hard' })),
    { text: 'Undercarriage inspection and oil samples', cents: 120_000, category: 'soft' },
    { text: 'Lowboy delivery to Clarks Summit', cents: 235_000, category: 'soft' },
  ]
  const subtotal = totalOf(lines)
  const tax = Math.round((subtotal - 355_000) * 0.06)
  const total = subtotal + tax
  const deposit = 1_500_000
  const page = `<table style="width:100%"><tr><td><b style="font-size:18pt;line-height:22pt;color:#1f3864">KEYSTONE IRON TRADERS</b><br>${seller.address.join(', ')}<br>Cell 570-555-0143 &nbsp; sales@keystoneiron.example<td class="r"><b style="font-size:20pt;line-height:24pt;color:#8ea9db">INVOICE</b></tr></table>
<table style="width:100%;margin-top:20pt"><tr><td style="width:58%"><b>To:</b><br>${block(buyer)}<br>Attn: Joe Pasternak<td><table class="c2">${[['Date', '6/16/2026'], ['Invoice No.', '2026-061'], ['Customer', 'Lackawanna'], ['Terms', 'Due before pickup']].map(([label, value]) => rowOf([`${label}:`, `${value}`])).join('')}</table></tr></table>
<table class="x"><tr><th>Year<th>Make<th>Model<th>Description<th>Serial #<th>Hours<th>Price</tr>${machines.map(([year, make, model, kind, serial, hours, cents]) => rowOf([year, make, model, kind, serial, `>${hours}`, `>$ ${formatAmount(cents)}`])).join('')}${lines.slice(3).map(({ text, cents }) => `<tr><td colspan="6">${text}<td class="r">$ ${formatAmount(cents)}</tr>`).join('')}${rowOf(['&nbsp;', '', '', '', '', '', '']).repeat(5)}${[
    ['Subtotal', `$ ${formatAmount(subtotal)}`],
    ['PA sales tax 6% (equipment)', `$ ${formatAmount(tax)}`],
    ['TOTAL', `<b>$ ${formatAmount(total)}</b>`],
    ['Deposit rec’d 6/9', `$ (${formatAmount(deposit)})`],
    ['BALANCE', `<b>$ ${formatAmount(total - deposit)}</b>`],
  ]
    .map(([label, value]) => `<tr><td colspan="4" style="border:0"><td colspan="2" class="r" style="background:#f2f2f2">${label}<td class="r">${value}</tr>`)
    .join('')}</table>
<p style="margin-top:22pt">Machines are sold used, as is. The EC220EL has a new hydraulic pump (4/2026, at 5,710 hours).<br>Make wires payable to Keystone Iron Traders, call for instructions. Titles and lien releases follow after funding.</p><p style="margin-top:20pt"><i>Thank you for your business!</i></p>`
  return drawnDeal({
    name: 'used-excavator-dozer-spreadsheet',
    family: 'spreadsheet-invoice',
    notes:
      'used equipment trader’s spreadsheet invoice: year, make, model, kind, serial number and hours in columns of their own, no quantities, service lines across the columns, totals in the same grid, dollar sign apart from the amount, deposit in parentheses, hours of a repair in the text as a decoy, short dates, seller has a post office box only',
    style,
    pages: [page],
    sender: seller,
    receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total),
      invoice_number: '2026-061',
      invoice_date: '2026-06-16',
      payment_terms: 'Due before pickup',
      subtotal: units(subtotal),
      tax_total: units(tax),
      amount_due: units(total - deposit),
      other_details: { make: 'Volvo', model: 'EC220EL', year: '2018', equipment_type: 'Excavator', equipment_miles_hours: 5906, down_payment: units(deposit) },
    },
    expected_derived: { 'other_details.equipment_age': 8, basis: 'invoice year minus model year of the first machine' },
    acceptable: {
      ...Object.fromEntries(machines.map(([year, make, model, kind, serial, hours], i) => [`transactions.${i}.description/item`, [kind, `${year} ${make} ${model} ${kind}`, `${make} ${model} ${kind}`, `${year} ${make} ${model}`, `${year} ${make} ${model} ${kind} ${serial}`, `${year} ${make} ${model} ${kind} ${serial} ${hours}`.trim()]])),
      ...Object.fromEntries(lines.map(({ cents }, i) => [`transactions.${i}.rate`, [units(cents)]])),
      ...Object.fromEntries(lines.map((_, i) => [`transactions.${i}.quantity`, [1]])),
      'other_details.vin': ['VCEC220EVJ0311842'],
      shipping: [2350],
    },
    absent: ['due_date', 'purchase_order', 'discount', 'trade_in'],
  })
} // prettier-ignore
