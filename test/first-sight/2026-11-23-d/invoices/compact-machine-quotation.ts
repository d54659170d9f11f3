/** A compact machine dealer's product quotation from its maker's system: packages with their contents in two columns, dealer charges in the sums; copier scan. */
import { item, totalOf, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { amountText, block, drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { ofLines, sums } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'

const style = `
.page{font:8.8pt/11pt Arimo;padding:.5in .55in}
.p{width:100%;margin-top:10pt;table-layout:fixed}.p th{background:#d9d9d9;border:.7pt solid #000;padding:2pt 5pt;font-weight:700}.p td{border:.7pt solid #000;padding:3pt 5pt}
.l{width:100%;margin-top:10pt}.l th{border-top:1pt solid #000;border-bottom:1pt solid #000;padding:2.4pt 4pt;font-weight:700}.l td{padding:2pt 4pt}.l .in td{font-size:8pt;line-height:10pt;padding:0 4pt 0 18pt}
.s{width:56%;margin:6pt 0 0 44%;font-weight:700}.s td{padding:1.4pt 4pt}
`

const seller = { name: 'Ridge & Valley Equipment of Roanoke', address: ['2915 Salem Turnpike NW', 'Roanoke VA 24017'] }
const buyer = { name: 'Craig County Grading Inc', address: ['18220 Paint Bank Road', 'New Castle VA 24127'] }

const part = (code: string, line: Line, contents: readonly string[] = []) => ({ ...line, code, contents })
const lines = [
  part('M0354', item(1, 7_689_200, 'T76 T4 Bobcat Compact Track Loader'), ['74.0 HP Tier 4 V2 Bobcat engine', 'Auxiliary hydraulics: variable flow', 'Backup alarm', 'Bob-Tach', 'Bobcat interlock control system', 'Controls: Bobcat standard', 'Cylinder cushioning: lift, tilt', 'Lift arm support', 'Lift path: vertical', 'Lights: front and rear LED', 'Roll over protective structure (ROPS)', 'Tracks: rubber, 17.7 in. wide']),
  part('M0354-P07-C65', item(1, 742_800, 'C65 Comfort Package'), ['Enclosed cab with heat and A/C', 'Touch display with camera', 'Heated air ride seat', 'Radio']),
  part('M0354-P04-P67', item(1, 598_100, 'P67 Performance Package'), ['Power Bob-Tach', 'Two-speed travel', '7-pin attachment control', 'High-flow hydraulics']),
  part('M0354-R03-C04', item(1, 246_700, 'Selectable Joystick Controls')),
  part('7272679', item(1, 168_900, '80" Heavy Duty Bucket')),
  part('7167998', item(1, 36_400, '--- Bolt-On Cutting Edge, 80"')),
  part('M7031', item(1, 1_168_500, '72" Brushcat Rotary Cutter')),
  part('7296445', item(2, 67_300, 'Pallet Fork Tooth, 48"')),
] // prettier-ignore

export function compactMachineQuotation(): Drawn {
  const charges: readonly Line[] = [
    { text: 'Dealer P.D.I.', cents: 45_000, category: 'soft' },
    { text: 'Dealer Assembly Charges', cents: 27_500, category: 'soft' },
  ]
  const all: readonly Line[] = [...lines, ...charges]
  const items = totalOf(lines)
  const [discount, freight] = [Math.round(items * 0.04), 198_000]
  const before = items - discount + freight + 72_500
  const tax = Math.round((items - discount) * 0.053)
  const total = before + tax
  const rows = lines.map(({ code, text, contents, quantity = 1, rate = 0, cents }) => {
    const half = Math.ceil(contents.length / 2)
    const inside = contents.slice(0, half).map((words, i) => `<tr class="in"><td>${words}<td colspan="4">${contents[half + i] ?? ''}</tr>`) // prettier-ignore
    return `${rowOf([`<b>${text}</b>`, `<b>${code}</b>`, `>${quantity}`, `>${amountText(rate)}`, `>${amountText(cents)}`])}${inside.join('')}`
  })
  const page = `<table style="width:100%"><tr><td><b style="font-size:19pt;line-height:23pt">Product Quotation</b><br>Quotation Number: <b>RVE-31184D037720</b><br>Date: 2026-06-09 14:22:51<td class="r" style="font:700 22pt/26pt Arimo">Bobcat<div style="font:400 8pt/10pt Arimo">authorized dealer</div></tr></table>
<table class="p"><tr><th>Ship to<th>Bobcat Dealer<th>Bill To</tr><tr><td>Craig County Grading Inc<br>Attn: Wade Linkous<br>Mill Creek subdivision, lot 1<br>New Castle VA 24127<br>Phone: (540) 555-0128<td>${block(seller)}<br>Phone: (540) 555-0190<br>Fax: (540) 555-0191<br>Contact: Shelby Akers<td>${block(buyer)}<br>Attn: Wade Linkous<br>Phone: (540) 555-0128</tr></table>
<table class="l"><tr><th style="width:49%">Description<th>Part No<th class="r">Qty<th class="r">Price Ea.<th class="r">Total</tr>${rows.join('')}</table>
<table class="s" style="border-top:1pt solid #000">${sums([['Total of Items Quoted', items], ['Discount: Summer program 4%', `(${amountText(discount)})`], ['Dealer P.D.I.', 45_000], ['Freight Charges', freight], ['Dealer Assembly Charges', 27_500], ['Quote Total Before Taxes', before], ['VA Sales Tax 5.3%', tax], ['Quote Total - US dollars', total]], amountText)}</table>
<p style="margin:10pt 0 0"><b>Notes:</b> Machine in stock, serial number B4CE21877. Two-year warranty or 2,000 hours, whichever occurs first. 0% for 48 months or cash discount, not both.</p>
<p style="font-size:8pt;line-height:10pt;margin:6pt 0 0"><i>All prices subject to change without prior notice or obligation. This price quote supersedes all preceding price quotes. Customer must exercise his purchase option within 30 days from quote date.</i></p>
<table style="width:100%;margin-top:12pt"><tr><td style="width:50%"><b>Customer Acceptance:</b><td>Purchase Order: ____________________</tr><tr><td style="padding-top:14pt">Authorized Signature: ______________________<td style="padding-top:14pt">Print: __________________ &nbsp; Date: ____________</tr></table><div class="foot c" style="font-size:8pt">Page 1 of 1</div>`
  return drawnDeal({
    name: 'track-loader-product-quotation-scan', family: 'compact-machine-product-quotation',
    notes:
      'copier scan of a compact machine maker’s product quotation: date with the time of day, ship-to, dealer (the seller) and bill-to as three boxes with the dealer in the middle, make only in the line and the head, packages in bold with unpriced contents in two columns under them, part numbers behind the description, an item with leading dashes, discount in parentheses, dealer charges and freight among the sums, total before taxes, serial number in the notes; no due date, empty purchase order blank',
    style,
    pages: [page], scan: { dpi: 190, skewDegrees: -0.35, noise: 18, blur: 0.45, jpegQuality: 68 }, sender: seller, receiver: buyer,
    lines: all,
    expected: {
      total_invoice_value: units(total), invoice_number: 'RVE-31184D037720', invoice_date: '2026-06-09', discount: units(discount), shipping: units(freight),
      tax_total: units(tax), other_details: { make: 'Bobcat', model: 'T76', equipment_type: 'Compact Track Loader' },
    },
    acceptable: {
      ...ofLines(lines, 'description/item', ({ text, code, contents }) => [text, text.replace(/^--- /, ''), `${text} ${code}`, [text, ...contents].join(' ')]),
      'transactions.8.quantity': [1], 'transactions.8.rate': [450], 'transactions.9.quantity': [1], 'transactions.9.rate': [275],
      subtotal: [units(items), units(before), units(items - discount)], due_date: ['2026-07-09'], amount_due: [units(total)],
      'receiver.address': ['Mill Creek subdivision, lot 1, New Castle VA 24127'], 'other_details.vin': ['B4CE21877'], 'other_details.model': ['T76 T4'],
      'other_details.equipment_type': ['track loader', 'loader'],
    },
    absent: ['purchase_order', 'trade_in', 'other_details.year', 'other_details.down_payment', ...noVehicle.slice(1)],
  })
} // prettier-ignore
