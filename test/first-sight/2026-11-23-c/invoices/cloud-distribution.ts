/** A power equipment distributor's invoice from a cloud ERP: numbered lines with item codes, line discounts and serial numbers; flatbed scan. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal } from '../../2026-11-23-b/invoices/deal.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { ofLines, sums, tableOf } from './parts.ts'

const style = `
.page{font:9pt/11.6pt Arimo;padding:.5in .55in}
.n td{padding:1.2pt 0 1.2pt 10pt}
.g{width:100%;margin-top:10pt}.g th{background:#dcdcdc;padding:3pt 4pt;font-weight:700;font-size:8pt}.g td{padding:3pt 4pt}
.l td{border-bottom:.4pt solid #aaa}.l small{display:block;font-size:8.2pt;line-height:10.4pt}
.s td{padding:2.2pt 4pt}
`

const seller = { name: 'Front Range Power & Air, Inc.', address: ['7240 East 53rd Place', 'Commerce City, CO 80022'] }
const buyer = { name: 'Redstone Utility Contractors LLC', address: ['PO Box 3318', 'Grand Junction, CO 81502'] }

const part = (code: string, line: Line, uom = 'EACH', discount = 0) => ({ ...line, code, uom, discount, cents: line.cents - discount }) // prettier-ignore
const lines = [
  part('GEN-MLT6SM', item(4, 1_148_000, 'GENERAC MLT6SM MOBILE LIGHT TOWER, 6 KW, VERTICAL MAST', { more: ['Lot/Serial Nbr.: 3014417862, 3014417863, 3014417870, 3014417871'] }), 'EACH', 229_600),
  part('DOO-P185', item(2, 2_365_000, 'DOOSAN P185WDO PORTABLE AIR COMPRESSOR, 185 CFM, 2026', { more: ['Lot/Serial Nbr.: 493820UJXA61, 493827UJXA61'] }), 'EACH', 236_500),
  part('HOSE-34-50', item(6, 13_850, 'AIR HOSE 3/4 IN X 50 FT WITH CROWFOOT ENDS')),
  part('BRK-90', item(2, 124_900, 'PAVING BREAKER 90 LB, 1-1/4 IN HEX')),
  part('PDI', item(6, 17_500, 'PRE-DELIVERY INSPECTION', { category: 'soft' }), 'UNIT'),
] // prettier-ignore

export function cloudDistribution(): Drawn {
  const subtotal = totalOf(lines)
  const [discount, freight] = [75_000, 146_500]
  const base = subtotal - discount - 105_000
  const taxes = [Math.round(base * 0.029), Math.round(base * 0.02)]
  const tax = (taxes[0] ?? 0) + (taxes[1] ?? 0)
  const total = subtotal - discount + freight + tax
  const pairs = [['Reference Nbr.:', 'AR0048217'], ['Date:', '3/18/2026'], ['Due Date:', '4/17/2026'], ['Customer ID:', 'C0005120'], ['Currency:', 'USD']]
  const rows = lines.map(({ code, text, more = [], quantity = 1, uom, rate = 0, discount: own, cents }, i) => rowOf([`${i + 1}`, `${code}<small>${text}${more.map(words => `<br>${words}`).join('')}</small>`, `>${quantity.toFixed(2)}`, uom, `>${formatAmount(rate)}`, `>${formatAmount(own)}`, `>${formatAmount(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:60%"><div style="display:inline-block;border:2pt solid #000;font:700 18pt/24pt Arimo;padding:0 8pt">FRP&A</div><p style="margin:6pt 0 0">${block(seller)}<br>Phone: 303-555-0118</p><td class="r"><div style="font:700 21pt/26pt Arimo">Invoice</div>${tableOf(pairs.map(([label, value]) => [`><b>${label}</b>`, `>${value}`]), 'class="n" style="margin-left:auto"')}</tr></table>
<table style="width:100%;margin-top:16pt"><tr><td style="width:50%"><b>BILL TO:</b><br>${block(buyer)}<br>United States of America<td><b>SHIP TO:</b><br>Redstone Utility Contractors LLC<br>Hwy 141 staging yard, mile 111<br>Gateway, CO 81522<br>Attn: Marty Gallegos</tr></table>
<table class="g"><tr><th>CUSTOMER REF. NBR.<th>TERMS<th>SALES ORDER<th>SHIPMENT<th>SHIP VIA<th>FOB POINT</tr>${rowOf(['RUC-5590', '30N', 'SO011873', '009266', 'OURTRUCK', 'DESTINATION'])}</table>
<table class="g l"><tr><th>NO.<th style="width:45%">ITEM<th class="r">QTY.<th>UOM<th class="r">UNIT PRICE<th class="r">DISC. AMT.<th class="r">EXTENDED PRICE</tr>${rows.join('')}</table>
<table style="width:100%;margin-top:14pt"><tr><td style="width:54%">${tableOf([['<b>TAX DETAILS</b>', '><b>TAXABLE</b>', '><b>TAX</b>'], ['CO STATE 2.9%', `>${formatAmount(base)}`, `>${formatAmount(taxes[0] ?? 0)}`], ['MESA COUNTY 2.0%', `>${formatAmount(base)}`, `>${formatAmount(taxes[1] ?? 0)}`]], 'class="s" style="width:84%;border:.6pt solid #888"')}<td><table class="s" style="width:100%">${sums([['Sales Total:', subtotal], ['Freight & Misc.:', freight], ['Less Discount:', discount], ['Tax Total:', tax], ['<b>Total (USD):</b>', `<b>${formatAmount(total)}</b>`]])}</table></tr></table>
<p style="margin-top:30pt;font-size:8pt;line-height:10pt">Equipment remains the property of Front Range Power & Air until paid. Past due balances are charged 1.50% per month. Returns need an authorization and are subject to a restocking charge of 20%.<br><b>Remit to:</b> Front Range Power & Air, Inc., Dept. 4410, Denver, CO 80256</p><div class="foot r">Page: 1 of 1</div>`
  return drawnDeal({
    name: 'light-towers-compressors-cloud-erp-scan', family: 'cloud-distribution-erp',
    notes:
      'flatbed scan of a cloud ERP’s invoice: "Reference Nbr." for the invoice number among five right-aligned pairs, bill-to is a post office box and ship-to a yard, coded terms (30N), item code over description and lot/serial numbers, discount amount per line (extended price is after it), a further document discount printed without a sign, two taxes with their base in a box of their own, remit-to of another town',
    style,
    pages: [page], scan: { dpi: 200, skewDegrees: -0.25, noise: 12, blur: 0.4, jpegQuality: 74, background: 251 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: 'AR0048217', invoice_date: '2026-03-18', due_date: '2026-04-17', payment_terms: '30N',
      subtotal: units(subtotal), discount: units(discount), shipping: units(freight), tax_total: units(tax),
      other_details: { make: 'GENERAC', model: 'MLT6SM', equipment_type: 'MOBILE LIGHT TOWER' },
    },
    acceptable: {
      ...ofLines(lines, 'rate', ({ quantity = 1, cents, rate }) => [units(rate ?? 0), units(cents / quantity)]),
      purchase_order: ['RUC-5590'], amount_due: [units(total)], 'sender.address': ['Dept. 4410, Denver, CO 80256'],
      'receiver.address': ['Hwy 141 staging yard, mile 111, Gateway, CO 81522'], 'other_details.vin': ['3014417862'],
      'other_details.equipment_type': ['LIGHT TOWER'],
    },
    absent: ['trade_in', 'other_details.year', 'other_details.down_payment', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
