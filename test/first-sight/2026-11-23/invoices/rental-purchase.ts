/** An equipment rental branch's invoice for a unit bought out of rent: rates, meter, rent credited. */
import { invoiceTruth, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, sum, units } from '../../2026-11-22/press/numbers.ts'
import { rowOf, sheets } from '../type.ts'

const style = `
.page{font:8.8pt/11.4pt 'Libre Franklin';padding:.45in .5in}
table{width:100%}
.o{border:1.6pt solid #d35400;border-radius:5pt;padding:5pt 8pt}
.k td{padding:1pt 5pt 1pt 0}.k td:nth-child(odd){font-weight:700;font-size:7.6pt;white-space:nowrap}
.u{margin-top:8pt}.u th{background:#d35400;color:#fff;font-weight:700;padding:3pt 4pt;font-size:7.8pt;line-height:9.6pt}.u td{padding:3.4pt 4pt;border-bottom:.5pt solid #ccc}
`

const seller = { name: 'Skyline Aerial & Lift Rentals', address: ['8330 Rovana Circle', 'Sacramento, CA 95828'] }
const buyer = { name: 'Yolo Framing & Truss Inc', address: ['2150 East Gum Avenue', 'Woodland, CA 95776'] }

const lines: readonly Line[] = [
  { text: 'RPO buyout price, telehandler 1055', cents: 9_240_000, category: 'hard', quantity: 1 },
  { text: 'Rent applied, 4 months at 80%', cents: -1_568_000, category: 'soft', quantity: 1 },
  { text: 'Final rental 08/03 to 08/14', cents: 245_000, category: 'soft', quantity: 1 },
  { text: 'Work platform 12 ft', cents: 218_500, category: 'hard', quantity: 1 },
  { text: 'Environmental recovery charge', cents: 4_150, category: 'soft', quantity: 1 },
  { text: 'Pickup and redelivery after service', cents: 32_500, category: 'soft', quantity: 1 },
]

export function rentalPurchase(): Drawn {
  const subtotal = sum(lines.map(({ cents }) => cents))
  const tax = Math.round(subtotal * 0.0775)
  const total = subtotal + tax
  const rows = lines.map((line, i) =>
    rowOf([
      `${line.quantity}`,
      `${line.text}${i === 0 ? '<br><span style="font-size:7.8pt">Equip # 10-55418 &nbsp; JLG 1055 &nbsp; Year 2022 &nbsp; S/N 0160119447<br>Hr out 1,212.0 &nbsp; Hr in 1,688.4</span>' : ''}`,
      ...(i === 2 ? ['>410.00', '>1,450.00', '>4,900.00'] : ['>', '>', '>']),
      `>${formatAmount(line.cents)}`,
    ]),
  )
  const page = `<table><tr><td><b style="font-size:17pt;line-height:20pt;color:#d35400">SKYLINE</b><br><b>Aerial &amp; Lift Rentals</b><br>Branch 014 &nbsp; ${seller.address.join(', ')}<br>916-555-0157<td class="r"><b style="font-size:14pt;line-height:17pt">RENTAL PURCHASE INVOICE</b><br><br><span class="o">Invoice <b>4418207-0005</b></span></tr></table>
<table style="margin-top:12pt"><tr><td style="width:50%;padding-right:10pt"><div class="o" style="min-height:84pt"><b style="font-size:7.6pt">CUSTOMER 88130</b><br>${[buyer.name, ...buyer.address].join('<br>')}<br><br><b style="font-size:7.6pt">JOB SITE</b><br>Spring Lake Village Ph 3, Woodland CA</div><td><div class="o" style="min-height:84pt"><table class="k">${[
    ['Invoice date', '08/17/26', 'Contract', '4418207'],
    ['Date out', '04/06/26', 'Date in', '08/14/26'],
    ['Terms', 'Due upon receipt', 'PO', 'TELE-3'],
    ['Ordered by', 'Hector Ruiz', 'Sales rep', '0142'],
  ]
    .map(row => rowOf(row))
    .join('')}</table></div></tr></table>
<table class="u"><tr><th>Qty<th>Equipment / charge<th class="r">Day<th class="r">Week<th class="r">4 Week<th class="r">Amount</tr>${rows.join('')}</table>
<table style="width:44%;margin:10pt 0 0 56%">${rowOf(['Sub-total', `>${formatAmount(subtotal)}`])}${rowOf(['Sales tax 7.75%', `>${formatAmount(tax)}`])}${rowOf(['<b>Total</b>', `><b>$${formatAmount(total)}</b>`])}</table>
<div style="margin-top:16pt;font-size:7.8pt;line-height:10pt;width:62%">Title passes when the buyout is paid in full. Until then the equipment stays under rental contract 4418207 and rent goes on at $4,900.00 per four weeks. The rental protection plan ended with the rental; proof of insurance is required.</div><div style="margin-top:14pt">Cumulative rent billed to date: $19,600.00 &nbsp;&nbsp; Rent credit earned: $15,680.00</div>
<div class="foot c" style="font-size:7.4pt">Remit to: Skyline Aerial &amp; Lift Rentals, P.O. Box 51108, Los Angeles, CA 90051 &nbsp;&nbsp; A finance charge of 1.5% per month applies after 30 days</div>`
  const expected = {
    total_invoice_value: units(total),
    invoice_number: '4418207-0005',
    invoice_date: '2026-08-17',
    purchase_order: 'TELE-3',
    payment_terms: 'Due upon receipt',
    subtotal: units(subtotal),
    tax_total: units(tax),
    other_details: { make: 'JLG', model: '1055', year: '2022', equipment_type: 'telehandler', equipment_miles_hours: 1688.4 },
  } // prettier-ignore
  const acceptable = {
    amount_due: [units(total)],
    due_date: ['2026-08-17'],
    'sender.address': ['P.O. Box 51108, Los Angeles, CA 90051'],
    'other_details.vin': ['0160119447'],
    'other_details.equipment_miles_hours': [1688],
    discount: [15_680],
    shipping: [325],
    'transactions.0.description/item': [
      lines[0]?.text,
      'RPO buyout price, telehandler 1055 Equip # 10-55418 JLG 1055 Year 2022 S/N 0160119447',
      'RPO buyout price, telehandler 1055 Equip # 10-55418 JLG 1055 Year 2022 S/N 0160119447 Hr out 1,212.0 Hr in 1,688.4',
    ],
    'transactions.0.rate': [92_400],
    'transactions.1.category': ['soft', 'hard'],
    'transactions.1.rate': [-15_680],
    'transactions.2.rate': [2_450, 4_900, 1_450, 410],
    'transactions.3.rate': [2_185],
    'transactions.4.rate': [41.5],
    'transactions.5.rate': [325],
  }
  return {
    name: 'telehandler-rental-purchase-scan',
    kind: 'invoices',
    html: sheets(style, [page]),
    scan: { dpi: 170, skewDegrees: -0.3, noise: 22, blur: 0.5, jpegQuality: 64 },
    truth: invoiceTruth({
      family: 'rental-purchase',
      notes:
        'scan of a rental branch’s buyout invoice: rent credit as a negative line, day / week / four-week rates on one line only, hour meter out and in (the last counts), dates out and in, job site without a street, cumulative rent as a decoy; invoice number with the contract in it',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      expected_derived: { 'other_details.equipment_age': 4, basis: 'invoice year minus model year' },
      absent: ['shipping', 'trade_in', 'other_details.down_payment'],
      acceptable,
    }),
  }
}
