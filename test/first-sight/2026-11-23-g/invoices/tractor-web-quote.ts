/** A tractor dealer's custom quote from its maker's web program: base unit and options with codes, discount, dealer charges and freight below the configured price. */
import type { Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { units } from '../../2026-11-22/press/numbers.ts'
import { drawnDeal, noVehicle } from '../../2026-11-23-b/invoices/deal.ts'
import { singles } from '../../2026-11-23-c/invoices/parts.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { dollars, html } from './pieces.ts'

const style = `
.page{font:9.6pt/12.6pt Arimo;padding:.5in .65in}
.l{width:100%;margin-top:6pt}.l td{padding:1.6pt 4pt}.l .h td{background:#e8641b;color:#fff;font-weight:700}.l small{font-size:8.2pt}
.s{width:100%}.s td{padding:1.6pt 4pt}
`

const seller = { name: 'Lowcountry Tractor & Turf LLC', address: ['3120 Bells Highway', 'Walterboro, SC 29488'] }
const buyer = { name: 'ACE Basin Land Management', address: ['87 Ritter Road', 'Ritter, SC 29488'] }

const option = (code: string, text: string, cents: number): Line => ({ code, text, cents, category: 'hard' })
const configured = [
  option('M5-111HDC12-1', '4WD CAB TRACTOR w/12x12 HYD SHUTTLE', 8_214_600),
  option('LA1854', 'FRONT LOADER w/SELF LEVELING', 1_036_800),
  option('M3877', 'HEAVY DUTY BUCKET, 84"', 137_500),
  option('M9141', 'THIRD FUNCTION VALVE KIT', 148_900),
  option('M8204A', 'REAR REMOTE VALVE, 3RD', 72_600),
  option('3P615-25610', 'DELUXE AIR RIDE SEAT', 64_200),
  option('RCR6012', 'LAND PRIDE ROTARY CUTTER, 12 FT', 1_489_000),
]

export function tractorWebQuote(): Drawn {
  const discount = 1_117_000
  const [assembly, freight, inspection] = [61_500, 148_000, 42_500]
  const lines: readonly Line[] = [
    ...configured,
    { text: 'Dealer Assembly', cents: assembly, category: 'soft' },
    { text: 'PDI', cents: inspection, category: 'soft' },
  ]
  const price = totalOf(configured)
  const total = totalOf(lines) - discount + freight
  const sum = (label: string, cents: number, strong = false) => `<tr${strong ? ' class="b"' : ''}><td class="r">${label}<td class="r" style="width:1.2in">${dollars(cents)}</tr>` // prettier-ignore
  const rows = configured.map(({ code, text, cents }, i) => rowOf([i === 0 ? '<b>1</b>' : '', i === 0 ? `<b>${code}</b>` : `<small>(1)</small> ${code}`, i === 0 ? `<b>${text}</b>` : text, i === 0 ? `><b>${dollars(cents)}</b>` : `>${dollars(cents)}`])) // prettier-ignore
  const page = `<table style="width:100%"><tr><td style="width:52%"><div style="font:700 24pt/28pt Arimo;color:#e8641b;letter-spacing:-.5pt">Kubota.</div><td class="r" style="font-size:8.8pt"><b>Quote Provided By</b><br>${html(seller.name)}<br>Marcus Fields<br>${seller.address.join('<br>')}<br>email: mfields@lowcountrytractor.example<br>phone: 8435550129</tr></table>
<table style="width:100%;margin-top:10pt;border-top:1.4pt solid #e8641b;border-bottom:1.4pt solid #e8641b"><tr><td style="width:50%;padding:5pt 4pt">M Series<br><b>M5-111HDC12-1</b><br>WEB QUOTE #3041877<br>Date: 3/17/2026 9:41:22 AM<td style="padding:5pt 4pt">-- Customer Information --<br>Gadsden, Wade<br>${buyer.name}<br>${buyer.address.join('<br>')}<br>wade@acebasinland.example<br>8435550172</tr></table>
<div style="text-align:center;font:700 11pt/15pt Arimo;margin-top:12pt">-- Custom Options --</div>
<table class="l"><tr class="h"><td style="width:.6in">Qty<td style="width:1.35in">Equipment<td>Description<td class="r">Retail Price</tr>${rows.join('')}</table>
<table class="s" style="margin-top:8pt;border-top:1pt solid #777">${sum('Configured Price:', price, true)}${sum('Customer Discount:', -discount)}${sum('SUBTOTAL:', price - discount, true)}${sum('Dealer Assembly:', assembly)}${sum('Freight Cost:', freight)}${sum('PDI:', inspection)}<tr><td colspan="2"><div style="border-top:.7pt solid #777"></div></tr>${sum('Total Unit Price:', total)}<tr><td class="r">Quantity Ordered:<td class="r">1</tr>${sum('Final Sales Price:', total, true)}</table>
<p style="margin-top:16pt;font-size:8.6pt;line-height:11.4pt"><b>Purchase order must reflect the final sales price.</b> To order, place your purchase order directly with the quoting dealer.</p>
<p style="font-size:8.6pt;line-height:11.4pt">Standard features: V3800-CR-TIE4 4-cylinder diesel, 105.6 engine HP, 89 PTO HP @ 2600 rpm; 4,190 lb lift capacity at 24"; cat. II 3-point hitch; 540 rpm PTO; air conditioning; front tires 12.4-24 R1, rear 18.4-30 R1; 27.7 gal fuel tank. Operating weight 7,562 lb.</p>
<p style="font-size:8.2pt;line-height:10.8pt">*All equipment specifications are as complete as possible as of the date on the quote. Additional attachments, options, or accessories may be added (or deleted) at the discounted price. All specifications and prices are subject to change. Taxes are not included. The PDI fees and freight for attachments and accessories quoted may have additional charges added by the delivering dealer. These charges will be billed separately. Prices for product quoted are good for 60 days from the date shown on the quote. All equipment as quoted is subject to availability.</p>
<div class="foot c" style="font-size:8pt;color:#666">© 2026 Kubota web quote for dealers. All rights reserved. &nbsp;&nbsp; Page 1 of 1</div>`
  return drawnDeal({
    name: 'cab-tractor-web-quote', family: 'tractor-maker-web-quote',
    notes:
      'tractor dealer’s custom quote from its maker’s web program: the dealer at the right under "Quote Provided By" with a salesman below the name, customer as last name, first name with the business on the next line, number and date with a time in one column without a table, base unit in bold and options with "(1)" before their codes, no quantity column values but the first, configured price, discount in parentheses, "SUBTOTAL:" after the discount, dealer assembly, freight and PDI below it, total unit price times quantity, final sales price; taxes not included, horsepower and weights as decoys',
    style,
    pages: [page], sender: seller, receiver: buyer,
    lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '3041877', invoice_date: '2026-03-17', discount: units(discount), shipping: units(freight),
      other_details: { make: 'Kubota', model: 'M5-111HDC12-1', equipment_type: '4WD CAB TRACTOR' },
    },
    acceptable: {
      ...singles(lines), subtotal: [units(price - discount), units(price), units(totalOf(lines))], amount_due: [units(total)], due_date: ['2026-05-16'],
      'sender.name': ['Lowcountry Tractor & Turf LLC, Marcus Fields'], 'receiver.name': ['Gadsden, Wade', 'Wade Gadsden', 'Gadsden, Wade ACE Basin Land Management'],
      'other_details.model': ['M5-111', 'M5-111HDC12', 'M5-111HDC'], 'other_details.equipment_type': ['TRACTOR', 'CAB TRACTOR', '4WD CAB TRACTOR w/12x12 HYD SHUTTLE'],
      'transactions.7.description/item': ['Dealer Assembly', 'Dealer Assembly:'], 'transactions.8.description/item': ['PDI', 'PDI:'],
      ...Object.fromEntries(configured.map(({ code, text }, i) => [`transactions.${i}.description/item`, [text, `${code} ${text}`, `(1) ${code} ${text}`, `1 ${code} ${text}`]])),
    },
    absent: ['purchase_order', 'tax_total', 'trade_in', 'payment_terms', 'other_details.year', 'other_details.down_payment', ...noVehicle],
  })
} // prettier-ignore
