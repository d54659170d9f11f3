/** An office furniture dealer's quotation from its order program: catalog numbers with option lines and tags below, quantities with two decimals, services as lines; two pages. */
import { item, totalOf } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount as f, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf } from '../../2026-11-23/type.ts'
import { lined, made, safe, worded } from '../../2026-11-23-i/invoices/kit.ts'

const style = `
.page{font:8.8pt/11.4pt 'Source Sans';padding:.5in .55in}
table{width:100%}
.k td{padding:.6pt 4pt}.k td:first-child{text-align:right;color:#444;white-space:nowrap}.k td:last-child{border-bottom:.5pt solid #999}
.l th{border-top:1.2pt solid #000;border-bottom:1.2pt solid #000;font-weight:700;padding:2.4pt 4pt}.l td{padding:4pt 4pt 5pt;border-bottom:.4pt dotted #777}
.o{font-size:7.8pt;line-height:9.8pt;color:#333;padding-left:12pt}
.s td{padding:2pt 6pt}
`
const seller = { name: 'Prairie Workplace Interiors', address: ['11420 Burt Street, Suite 110', 'Omaha, NE 68154'] }
const buyer = { name: 'Halvorsen Title & Escrow, Inc.', address: ['2901 Farnam Street, 4th Floor', 'Omaha, NE 68131'] }

const goods = [
  [
    18,
    41_870,
    'HIWMM',
    'Ignition 2.0 Mid-Back Task, Mesh Back',
    [
      '.Y3 Synchro-tilt w/ seat slider',
      '.A Height & width adjustable arms',
      '.H Hard caster',
      'CU10 Grade 3 Centurion, Black',
    ],
    'OPEN OFFICE',
  ],
  [
    18,
    68_425,
    'HHATW2L2472',
    'Coordinate Height Adjustable Base, 2-Leg 2-Stage',
    ['.P8T Titanium paint', '.MEM Memory keypad'],
    'OPEN OFFICE',
  ],
  [
    18,
    23_160,
    'HLSL2472R',
    'Worksurface 24D x 72W, Rectangle',
    ['.G Grommet rear center', '.LPE1 Laminate, Pinnacle'],
    'OPEN OFFICE',
  ],
  [24, 31_945, 'HBLFDS4830', 'Fabric Desk Screen 48W x 30H', ['APX25 Apex, Iron'], 'OPEN OFFICE'],
  [
    18,
    28_890,
    'HBMP2B',
    'Mobile Pedestal Box/Box/File 15W x 20D',
    ['.L Lock, keyed random', '.P8T Titanium paint'],
    'OPEN OFFICE',
  ],
  [
    5,
    214_780,
    'HLSLU7284',
    'U-Desk Group 72 x 84 w/ Hutch, Bow Front',
    ['.LPE1 Laminate, Pinnacle', '.R Right hand'],
    'PRIVATE OFFICES',
  ],
  [
    10,
    39_615,
    'HIGCL',
    'Ignition Guest Chair, 4-Leg, Fixed Arms',
    ['.P8T Titanium paint', 'CU10 Grade 3 Centurion, Black'],
    'PRIVATE OFFICES',
  ],
  [
    1,
    386_240,
    'HTLC16848',
    'Preside Conference Table 168W x 48D, Boat',
    ['.LPE1 Laminate, Pinnacle', '.PM4 Power module x 2'],
    'CLOSING ROOM A',
  ],
  [12, 57_305, 'HVL402', 'Validate Executive Conference Chair', ['SB11 Bonded leather, Black'], 'CLOSING ROOM A'],
  [6, 74_990, 'H785LSX', 'Lateral File 5-Drawer 36W', ['.X Light gray paint', '.L Lock, keyed alike'], 'FILE ROOM'],
] as const
const work = [
  [26, 8_500, 'DESIGN', 'Space planning and specification'],
  [1, 684_000, 'INSTALL', 'Receive, deliver and install during normal business hours, union labor not included'],
  [1, 92_500, 'REMOVAL', 'Remove and recycle existing panel stations (16)'],
] as const

export function furnitureDealerQuotation(): Drawn {
  const lines = [
    ...goods.map(([quantity, rate, code, text, more, tag]) => item(quantity, rate, text, { code, more: [...more, `Tag: ${tag}`] })),
    ...work.map(([quantity, rate, code, text]) => item(quantity, rate, text, { code, category: 'soft' })),
  ]
  const subtotal = totalOf(lines)
  const freight = 211_500
  const tax = Math.round((totalOf(lines.slice(0, goods.length)) + freight) * 0.07)
  const total = subtotal + freight + tax
  const rows = lines.map(({ text, code, more = [], quantity = 1, rate = 0, cents }, i) =>
    rowOf([`>${i + 1}`, `>${quantity.toFixed(2)}`, `<b>${code}</b><br>${safe(text)}${more.length > 0 ? `<div class="o">${more.map(safe).join('<br>')}</div>` : ''}`, `>$${f(rate)}`, `>$${f(cents)}`])) // prettier-ignore
  const facts = [['Quotation', '<b>48217</b>'], ['Quote Date', '10/06/2026'], ['Valid Through', '11/05/2026'], ['Customer P.O.', ''], ['Account', 'HALVTE'], ['Project', '26-318 Halvorsen 4th Floor'], ['Salesperson', 'Kirsten Maddox'], ['Terms', '50% DEPOSIT, BALANCE NET 10']]
  const head = `<table><tr><td style="width:58%"><b style="font:700 19pt/23pt 'Zilla Slab';color:#7a3b12">${seller.name}</b><br>${seller.address.join(' &nbsp;|&nbsp; ')}<br>402.555.0137 &nbsp;|&nbsp; office furniture, floor coverings, relocation<td><table class="k">${facts.map(row => rowOf(row)).join('')}</table></tr></table>`
  const open = '<table class="l" style="margin-top:12pt"><tr><th class="r" style="width:.35in">Ln<th class="r" style="width:.55in">Quantity<th>Description<th class="r" style="width:.9in">Unit Price<th class="r" style="width:1in">Extended</tr>'
  const first = `${head}<table style="margin-top:10pt"><tr><td style="width:50%"><span style="color:#444">Quote To</span><br>${lined(buyer)}<br>ATTN: Joel Halvorsen<td><span style="color:#444">Install At</span><br>${lined(buyer)}<br>Freight elevator by appointment</tr></table>${open}${rows.slice(0, 7).join('')}</table><div class="foot"><table><tr><td>Quotation 48217<td class="r">Page 1 of 2</tr></table></div>`
  const second = `${head}${open}${rows.slice(7).join('')}</table>
<table style="margin-top:8pt"><tr><td style="width:60%;padding-right:24pt;font-size:7.6pt;line-height:9.6pt">All product is made to order and cannot be cancelled, changed or returned once acknowledged by the factory. Lead time 5 to 7 weeks from receipt of deposit and signed finishes. Price assumes one phase, clear dock access and no stair carry; storage beyond 14 days is billed at $0.65 per square foot per week. A service charge of 1.5% per month applies to past due balances. Carpet, electrical hard-wiring and data are by others.<br><br><b>Accepted by</b> ______________________________ &nbsp; Title ______________ &nbsp; Date ________<td><table class="s" style="border:.8pt solid #000">${[['Quotation Subtotal', f(subtotal)], ['Freight', f(freight)], ['Sales Tax 7.00%', f(tax)], ['<b>Quotation Total</b>', `<b>$${f(total)}</b>`], ['Required Deposit', f(Math.round(total / 2))]].map(([a = '', b]) => rowOf([a, `>${b}`])).join('')}</table></tr></table><div class="foot"><table><tr><td>Quotation 48217<td class="r">Page 2 of 2</tr></table></div>`
  return made({
    name: 'title-company-workstations-furniture-quotation', family: 'office-furniture-dealer-quotation',
    notes:
      'office furniture dealer’s quotation over two pages: facts right-aligned beside ruled values, catalog number in bold over the name, option lines and tags in small print below, quantity with two decimals, design, installation and removal as lines, freight and tax in the sums, required deposit printed but not paid; storage rate and number of old stations as decoys; blank P.O.',
    style, pages: [first, second], sender: seller, receiver: buyer, lines,
    expected: {
      total_invoice_value: units(total), invoice_number: '48217', invoice_date: '2026-10-06', payment_terms: '50% DEPOSIT, BALANCE NET 10', subtotal: units(subtotal), shipping: units(freight), tax_total: units(tax),
    },
    acceptable: {
      ...worded(lines, ({ text, code, more = [] }) => [`${code} ${text}`, [text, ...more].join(' '), [code, text, ...more].join(' '), [text, ...more.slice(0, -1)].join(' '), [code, text, ...more.slice(0, -1)].join(' ')]),
      amount_due: [units(total), null, units(Math.round(total / 2))], due_date: [null, '2026-11-05'], 'other_details.down_payment': [units(Math.round(total / 2)), null], 'other_details.make': [null, 'HON'], 'other_details.model': [null, 'HIWMM', 'Ignition 2.0'], 'other_details.equipment_type': [null, 'office furniture'],
    },
    absent: ['purchase_order', 'discount', 'trade_in', 'other_details.vin', 'other_details.year', 'other_details.equipment_miles_hours'],
  })
} // prettier-ignore
