/** A collision shop outfitter's invoice from a distribution ledger: item number over description, "Net Invoice", deposit below; two pages off a copier. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, units } from '../../2026-11-22/press/numbers.ts'
import { block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { sums, tableOf } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:10pt/12.4pt Tinos;padding:.55in .6in}
.h td{padding:0 0 0 10pt}
.g{width:100%;margin-top:14pt}.g th{border-bottom:.8pt solid #000;font-weight:700;padding:1pt 4pt}.g td{padding:1pt 4pt}
.l{width:100%;margin-top:12pt}.l th{border-bottom:.8pt solid #000;border-top:.8pt solid #000;padding:2pt 4pt;font-weight:700}.l td{padding:1.2pt 4pt}
.s td{padding:1.4pt 4pt}
`

const seller = {
  name: 'Ozark Collision Equipment Co.',
  address: ['2130 North Glenstone Avenue', 'Springfield, MO 65803'],
}
const buyer = { name: 'Route 66 Auto Body, Inc.', address: ['1405 East 7th Street', 'Joplin, MO 64801'] }

const part = (quantity: number, rate: number, code: string, text: string, unit = 'EACH') => ({ ...item(quantity, rate, text, { code }), unit }) // prettier-ignore
const lines = [
  part(1, 6_485_000, 'BTH-DD27-H', 'Global Finishing Ultra XD paint booth, 27 ft, downdraft, heated'),
  part(1, 1_278_000, 'AMU-100', 'Air make-up unit, 1.5 MBTU, natural gas'),
  part(1, 2_145_000, 'MIX-810', 'Paint mixing room, 8 x 10 ft, with bench'),
  part(2, 968_500, 'PREP-2S', 'Prep station, two-sided, curtained'),
  part(1, 3_290_000, 'FRM-360', 'Frame rack, 18 ft, three towers'),
  part(1, 1_845_000, 'MEAS-LZ', 'Laser measuring system with data'),
  part(2, 1_125_000, 'SPW-14', 'Resistance spot welder, 14 kA'),
  part(2, 589_500, 'MIG-AL', 'Pulse MIG welder, aluminum'),
  part(3, 214_500, 'SCIS-6', 'Scissor lift, mid-rise, 6,000 lb'),
  part(4, 148_750, 'IR-SW6', 'Infrared curing lamp, short wave'),
  part(1, 772_000, 'VAC-CEN', 'Central dust extraction, four drops'),
  part(8, 31_200, 'SND-6DA', 'Sander, 6 in., with hose'),
  part(6, 62_450, 'GUN-HVLP', 'Spray gun, HVLP, 1.3 tip'),
  part(200, 1_435, 'FLT-CEIL', 'Ceiling filter pad', 'SQFT'),
  { ...part(1, 985_000, '/INSTALL', 'Booth erection and ducting', 'JOB'), category: 'soft' },
  { ...part(1, 145_000, '/TRAIN', 'Frame and measuring training, two days', 'JOB'), category: 'soft' },
] satisfies readonly (Line & { readonly unit: string })[]

export function netInvoiceLedger(): Drawn {
  const subtotal = totalOf(lines)
  const [discount, freight] = [350_000, 487_500]
  const tax = Math.round((totalOf(lines.slice(0, 14)) - discount) * 0.081)
  const total = subtotal - discount + freight + tax
  const deposit = 5_000_000
  const head = (page: number) => `<table style="width:100%"><tr><td><b style="font-size:14pt;line-height:17pt">${seller.name}</b><br>${seller.address.join('<br>')}<br>(417) 555-0133<td class="c" style="font:700 18pt/24pt Tinos">Invoice<td style="width:2.5in">${tableOf([['Invoice Number:', '>0047712-IN'], ['Invoice Date:', '>10/14/2026'], ['&nbsp;', ''], ['Order Number:', '>0031846'], ['Order Date:', '>8/3/2026'], ['Salesperson:', '>0007'], ['Customer Number:', '>00-ROUTE66']], 'class="h" style="width:100%"')}<div class="r" style="font-size:8.6pt">Page: ${page}</div></tr></table>
<table style="width:100%;margin-top:12pt"><tr><td style="width:52%"><b>Sold To:</b><br>${block(buyer)}<br><br><b>Confirm To:</b> Dewayne Pruitt<td><b>Ship To:</b><br>ROUTE 66 AUTO BODY<br>BUILDING B<br>1419 E 7TH ST<br>JOPLIN, MO 64801</tr></table>
<table class="g"><tr><th>Customer P.O.<th>Ship VIA<th>F.O.B.<th>Terms</tr>${rowOf(['R66-0803', 'FLATBED', 'FACTORY', 'Net 10 after start-up'])}</table>
<table class="l"><tr><th>Item Number<th>Unit<th class="r">Ordered<th class="r">Shipped<th class="r">Back Order<th class="r">Price<th class="r">Amount</tr>`
  const row = ({ quantity, unit, code = '', text, rate = 0, cents }: (typeof lines)[number]) => `${rowOf([code, unit, `>${(quantity ?? 1).toFixed(2)}`, `>${(quantity ?? 1).toFixed(2)}`, '>0.00', `>${rate < 2_000 ? (rate / 100).toFixed(3) : formatAmount(rate)}`, `>${formatAmount(cents)}`])}<tr><td colspan="4" style="padding:0 4pt 3pt 16pt">${text}<td colspan="2">${code.startsWith('/') ? '' : 'Whse: 000'}<td></tr>` // prettier-ignore
  const first = `${head(1)}${lines.slice(0, 13).map(row).join('')}</table><div class="foot r"><b>Continued</b></div>`
  const second = `${head(2)}${lines.slice(13).map(row).join('')}<tr><td colspan="7" style="padding:6pt 4pt 0">LOT/SERIAL: Booth UXD-27-4471. Frame rack 360-1188. Measuring MLZ-0934.</tr></table>
<table style="width:100%;margin-top:2.2in"><tr><td style="width:52%;font-size:9pt;line-height:11.4pt;padding-right:20pt">A finance charge of 1.5% per month is added to past due balances. Manuals and the fire suppression certificate are handed over at start-up.<br><br>Remit to: P.O. Box 3380, Springfield, MO 65808<td style="border-top:.8pt solid #000"><table class="s" style="width:100%">${sums([['Net Invoice:', subtotal], ['Less Discount:', discount], ['Freight:', freight], ['Sales Tax:', tax]])}<tr style="font-weight:700;border-top:.8pt solid #000"><td>Invoice Total:<td class="r">${formatAmount(total)}</tr>${sums([['Less Deposit:', deposit], ['<b>Invoice Balance:</b>', `<b>${formatAmount(total - deposit)}</b>`]])}</table></tr></table>`
  return drawnDeal({
    name: 'paint-booth-net-invoice-scan', family: 'distribution-ledger-net-invoice',
    notes:
      'copier scan of a distribution ledger’s invoice, two pages with the head repeated: seven right-aligned facts in which the order has a number and a date of its own, sold-to, confirm-to and ship-to (another building in capitals), item number, unit and three quantities in one row and the description with a warehouse in the next, a price with three decimals, service items with a slash, "Net Invoice" is the sum of the lines, discount without a sign, deposit below the total, serial numbers in a sentence, remittance box',
    style,
    pages: [first, second], scan: { dpi: 200, skewDegrees: 0.3, noise: 20, blur: 0.45, jpegQuality: 66 }, sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '0047712-IN', invoice_date: '2026-10-14', payment_terms: 'Net 10 after start-up',
      purchase_order: 'R66-0803', subtotal: units(subtotal), discount: units(discount), shipping: units(freight), tax_total: units(tax),
      amount_due: units(total - deposit),
      other_details: { make: 'Global Finishing', model: 'Ultra XD', equipment_type: 'paint booth', down_payment: units(deposit) },
    },
    acceptable: {
      'sender.address': ['P.O. Box 3380, Springfield, MO 65808'], 'receiver.address': ['BUILDING B, 1419 E 7TH ST, JOPLIN, MO 64801'],
      'other_details.make': ['Global Finishing', 'Global'], 'other_details.vin': ['UXD-27-4471'], 'other_details.model': ['Ultra XD', 'BTH-DD27-H'],
    },
    absent: ['due_date', 'trade_in', 'other_details.year', ...noVehicle.slice(1)],
  })
} // prettier-ignore
