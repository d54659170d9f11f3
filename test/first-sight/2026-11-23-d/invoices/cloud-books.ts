/** A laundry equipment dealer's invoice from a cloud books service: numbered lines with unit words and a discount percent, balance due at the top. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { amountText, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, sums, tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:9pt/13pt 'Open Sans';color:#333;padding:.55in .6in}
.f td{padding:2.6pt 0 2.6pt 14pt;text-align:right}
.l{width:100%;margin-top:16pt}.l th{background:#3c3d3a;color:#fff;padding:4pt 6pt;font-weight:400}.l td{padding:6pt;border-bottom:.5pt solid #adadad}.l small{display:block;color:#727272;font-size:8pt;line-height:11pt}
.s{width:50%;margin:4pt 0 0 50%}.s td{padding:4pt 6pt;text-align:right}
`

const seller = { name: 'Tidewater Laundry Systems', address: ['3318 Chesapeake Boulevard', 'Norfolk Virginia 23513'] }
const buyer = { name: 'Suds & Fold LLC', address: ['1124 Kecoughtan Road', 'Hampton', '23661 Virginia'] }

/** Of each line: unit word and the discount in percent. */
const part = (line: Line, unit: string, percent = 0) => ({
  ...line,
  unit,
  percent,
  cents: Math.round(line.cents * (1 - percent / 100)),
})

const lines = [
  part(item(4, 1_248_000, 'Speed Queen SC60 Washer-Extractor', { more: ['60 lb hardmount, 208-240V/3Ph', 'S/N 2603104471 to 2603104474'] }), 'pcs', 5),
  part(item(6, 1_093_500, 'Speed Queen STT45 Stack Tumbler', { more: ['45 lb, natural gas, S/N 2602118816 to 2602118821'] }), 'pcs', 5),
  part(item(1, 974_500, 'Card payment system', { more: ['10 readers, value station, first year of hosting'] }), 'set'),
  part(item(2, 612_000, 'Tankless water heater rack', { more: ['2 x 199 MBH with circulation pump'] }), 'pcs'),
  part(item(4, 58_500, 'Folding table, 72 in'), 'pcs'),
  part(item(38, 11_000, 'Installation labor', { category: 'soft', more: ['Plumbing, gas and vent connections'] }), 'hrs'),
  part(item(1, 185_000, 'Rigging and haul-away of old washers', { category: 'soft' }), 'job'),
] // prettier-ignore

export function cloudBooks(): Drawn {
  const subtotal = totalOf(lines)
  const freight = 124_000
  const tax = Math.round(totalOf(lines.slice(0, 5)) * 0.06)
  const total = subtotal + freight + tax
  const paid = 2_000_000
  const rows = lines.map(({ text, more = [], quantity = 1, unit, rate = 0, percent, cents }, i) => rowOf([`${i + 1}`, `${text}${more.map(words => `<small>${words}</small>`).join('')}`, `>${quantity.toFixed(2)}<small>${unit}</small>`, `>${formatAmount(rate)}`, `>${percent.toFixed(2)}%`, `>${formatAmount(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td><b>${seller.name}</b><br>${seller.address.join('<br>')}<br>U.S.A<br>757-555-0126<br>accounts@tidewaterlaundry.example<td class="r"><div style="font-size:25pt;line-height:31pt;color:#000">INVOICE</div><b># INV-002183</b><div style="margin-top:14pt;font-size:8pt;line-height:10pt"><b>Balance Due</b></div><b style="font-size:12pt;line-height:16pt;color:#000">${amountText(total - paid)}</b></tr></table>
<table style="width:100%;margin-top:22pt"><tr><td style="vertical-align:bottom"><span style="color:#666">Bill To</span><br><b>${buyer.name.replace('&', '&amp;')}</b><br>${buyer.address.join('<br>')}<br>U.S.A<td>${tableOf([['Invoice Date :', '12 Mar 2026'], ['Terms :', 'Net 15'], ['Due Date :', '27 Mar 2026'], ['P.O.# :', 'SF-104'], ['Store :', 'No. 3, Newport News']], 'class="f" style="margin-left:auto"')}</tr></table>
<div style="margin-top:14pt;color:#666">Subject :</div><div>Re-equip of the Warwick Boulevard store</div>
<table class="l"><tr><th>#<th style="width:46%">Item &amp; Description<th class="r">Qty<th class="r">Rate<th class="r">Discount<th class="r">Amount</tr>${rows.join('')}</table>
<table class="s">${sums([['Sub Total', subtotal], ['Shipping charge', freight], ['VA Sales Tax (6%)', tax], ['<b>Total</b>', `<b>${amountText(total)}</b>`], ['Payment Made', `<span style="color:#e02b2b">(-) ${formatAmount(paid)}</span>`]])}<tr style="background:#f5f4f3"><td><b>Balance Due</b><td><b>${amountText(total - paid)}</b></tr></table>
<div style="margin-top:10pt;color:#666">Notes</div><div style="font-size:8pt;line-height:11pt">Thanks for your business. The tax applies to equipment only.</div><div style="margin-top:8pt;color:#666">Terms &amp; Conditions</div><div style="font-size:8pt;line-height:11pt">Equipment remains ours until the balance is paid. A late fee of $75.00 is added every 30 days.</div>`
  return drawnDeal({
    name: 'laundromat-washers-cloud-books-invoice', family: 'cloud-books-numbered-lines',
    notes:
      'cloud books service’s invoice: number after "#" under the title, balance due at the top and again last, facts as right-aligned labels with a colon apart, days first with the month’s name, ZIP code before the state, a custom field, subject line, numbered lines with the unit word under the quantity and a discount percent (amount is after it), serial numbers as ranges, payment made with "(-)", tax on equipment only, late fee as a decoy',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'INV-002183', invoice_date: '2026-03-12', due_date: '2026-03-27', payment_terms: 'Net 15',
      purchase_order: 'SF-104', subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax), amount_due: units(total - paid),
      other_details: { make: 'Speed Queen', model: 'SC60', equipment_type: 'Washer-Extractor' },
    },
    acceptable: {
      ...ofLines(lines, 'rate', ({ quantity = 1, cents, rate }) => [units(rate ?? 0), units(cents / quantity)]),
      discount: [units(Math.round(4 * 1_248_000 * 0.05) + Math.round(6 * 1_093_500 * 0.05))], 'other_details.down_payment': [units(paid)],
      'other_details.vin': ['2603104471'], 'other_details.equipment_type': ['Washer', 'Hardmount washer-extractor'],
      'receiver.address': ['1124 Kecoughtan Road, Hampton, Virginia 23661'],
    },
    absent: ['trade_in', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
