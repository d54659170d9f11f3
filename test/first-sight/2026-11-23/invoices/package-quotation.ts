/** A quotation of three packages in columns, one of them accepted with a tick. */
import { invoiceTruth, type Line } from '../../2026-11-22/invoices/invoice-truth.ts'
import { penned } from '../../2026-11-22/loan/applicant.ts'
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { formatAmount, sum, units } from '../../2026-11-22/press/numbers.ts'
import { sheets } from '../type.ts'

const style = `
.page{font:9.4pt/12.6pt Lato;padding:.55in .6in}
table{width:100%}
.wave{background:#1d6b5f;color:#fff;border-radius:0 0 26pt 0;padding:14pt 18pt;margin:-.55in -.6in 12pt;padding-top:.45in}
.q td,.q th{padding:4.5pt 6pt;border-bottom:.5pt solid #c7d6d2}
.q th{font-weight:700;vertical-align:bottom;border-bottom:1.4pt solid #1d6b5f}
.q .pick{background:#fdf3d7}
.cap{font-size:7.6pt;color:#1d6b5f;font-weight:700;letter-spacing:.6pt}
`

interface Offered {
  readonly text: string
  readonly quantity: string
  /** Cents in package A, B and C; null: not part of it. */
  readonly cents: readonly (number | null)[]
  readonly category: 'hard' | 'soft'
}

const offered = (
  text: string,
  quantity: number,
  cents: readonly (number | null)[],
  category: 'hard' | 'soft' = 'hard',
): Offered => ({
  text,
  quantity: `${quantity}`,
  cents,
  category,
})

const rows: readonly Offered[] = [
  offered('Two-post lift, 10,000 lb', 3, [1_194_000, 1_194_000, 1_344_000]),
  offered('Alignment rack, 14,000 lb, with jacks', 1, [null, 2_386_000, 2_386_000]),
  offered('Imaging wheel aligner, AlignTrue Vista 3D', 1, [null, 2_749_500, 3_129_500]),
  offered('Tire changer, center clamp', 1, [689_000, 874_500, 1_295_000]),
  offered('Wheel balancer with sonar', 1, [412_500, 558_000, 839_000]),
  offered('A/C machine R-1234yf', 1, [null, null, 618_000]),
  offered('Rotary screw compressor, 10 hp', 1, [748_000, 748_000, 972_500]),
  offered('Delivery and installation', 1, [295_000, 485_000, 560_000], 'soft'),
]

const names = ['A  Starter', 'B  Alignment', 'C  Full bay']
const chosen = 1
const taxRate = 0.07

const seller = { name: 'Bluegrass Shop Equipment', address: ['1705 Mercer Road', 'Lexington, KY 40511'] }
const buyer = {
  name: 'Pendleton Tire & Auto Repair LLC',
  address: ['214 Shelby Street', 'Falmouth, KY 41040'],
}

export function packageQuotation(): Drawn {
  const column = (i: number) => rows.map(({ cents }) => cents[i] ?? 0)
  const goods = (i: number) => sum(rows.filter(row => row.category === 'hard').map(({ cents }) => cents[i] ?? 0))
  const subtotals = names.map((_, i) => sum(column(i)))
  const taxes = names.map((_, i) => Math.round(goods(i) * taxRate))
  const totals = names.map((_, i) => (subtotals[i] ?? 0) + (taxes[i] ?? 0))
  const total = totals[chosen] ?? 0
  const deposit = Math.round(total * 0.25)
  const cells = (values: readonly (number | null)[], sign = '') =>
    values
      .map(
        (cents, i) =>
          `<td class="r${i === chosen ? ' pick' : ''}">${cents === null ? '&ndash;' : sign + formatAmount(cents)}`,
      )
      .join('')
  const body = rows.map(({ text, quantity, cents }) => `<tr><td>${text}<td class="c">${quantity}${cells(cents)}</tr>`)
  const page = `<div class="wave"><div style="font-size:20pt;line-height:24pt;font-weight:700">${seller.name}</div>Lifts &middot; Alignment &middot; Tire service &middot; Air<div style="font-size:8pt">${seller.address.join(', ')} &nbsp; 859-555-0119 &nbsp; quotes@bluegrassshop.example</div></div>
<table><tr><td style="width:50%"><div class="cap">PREPARED FOR</div>Rick Pendleton<br><b>${buyer.name}</b><br>${buyer.address.join('<br>')}<td style="width:25%"><div class="cap">QUOTATION</div>Q-7741-R2<br><div class="cap" style="margin-top:5pt">DATE</div>June 3, 2026<td><div class="cap">VALID UNTIL</div>July 3, 2026<br><div class="cap" style="margin-top:5pt">PREPARED BY</div>Dana Whitlock</tr></table>
<p style="margin:12pt 0 8pt">Rick, as we talked about at the shop, here are three ways to set up the new bays. Prices are per package, in US dollars; quantities are the same unless the package shows a dash.</p>
<table class="q"><tr><th>Equipment<th class="c" style="width:.45in">Qty${names.map((name, i) => `<th class="r${i === chosen ? ' pick' : ''}" style="width:1.12in">Package<br>${name}`).join('')}</tr>${body.join('')}
<tr style="font-weight:700"><td colspan="2">Package price${cells(subtotals)}</tr><tr><td colspan="2">KY sales tax 6% plus local 1% on equipment${cells(taxes)}</tr><tr style="font-weight:700"><td colspan="2">Total${cells(totals, '$')}</tr></table>
<div style="border:1pt solid #1d6b5f;border-radius:8pt;padding:8pt 12pt;margin-top:16pt"><div class="cap">ACCEPTANCE</div>Package accepted: &nbsp; &#9744; A &nbsp;&nbsp; &#9746; B &nbsp;&nbsp; &#9744; C &nbsp;&nbsp;&nbsp;&nbsp; Accepted total: <b>$${formatAmount(total)}</b> &nbsp;&nbsp;&nbsp;&nbsp; Deposit 25% with order: <b>$${formatAmount(deposit)}</b>
<table style="margin-top:26pt"><tr><td style="width:55%">${penned(44, 160)}<div style="border-top:.6pt solid #000;width:2.6in">Customer signature</div><td>June 9, 2026<div style="border-top:.6pt solid #000;width:1.4in">Date</div></tr></table></div>
<p style="font-size:8pt;line-height:10.6pt;margin-top:12pt">Terms: 25% with order, balance upon installation. Lead time 5 to 7 weeks. Electrical and concrete by others (6 in. slab, 3,000 psi). Lease payments quoted on request; for package B about $1,390.00 a month for 60 months, with approved credit.</p>`
  const lines: Line[] = rows.flatMap(({ text, cents, category }) =>
    typeof cents[chosen] === 'number' ? [{ text, cents: cents[chosen], category }] : [],
  )
  const expected = {
    total_invoice_value: units(total),
    invoice_number: 'Q-7741-R2',
    invoice_date: '2026-06-03',
    payment_terms: '25% with order, balance upon installation',
    subtotal: units(subtotals[chosen] ?? 0),
    tax_total: units(taxes[chosen] ?? 0),
    other_details: { down_payment: units(deposit) },
  }
  const acceptable = {
    amount_due: [units(total), units(total - deposit)],
    due_date: ['2026-07-03'],
    'other_details.make': ['AlignTrue'],
    'other_details.model': ['Vista 3D', 'AlignTrue Vista 3D'],
    'other_details.equipment_type': ['Two-post lift', 'Alignment rack', 'wheel aligner', 'Imaging wheel aligner', 'lift'],
    ...Object.fromEntries(
      rows
        .filter(({ cents }) => cents[chosen] !== null)
        .flatMap(({ quantity, cents }, i) => [
          [`transactions.${i}.quantity`, [Number(quantity)]],
          [`transactions.${i}.rate`, [units(Math.round((cents[chosen] ?? 0) / Number(quantity)))]],
        ]),
    ),
  } // prettier-ignore
  return {
    name: 'shop-bays-three-packages-quote',
    kind: 'invoices',
    html: sheets(style, [page]),
    truth: invoiceTruth({
      family: 'package-quotation',
      notes:
        'quotation of three packages in columns side by side, dashes where a package lacks a row, B shaded and ticked in the acceptance box with its total: the deal is package B, the other two totals and the monthly lease payment are decoys; quantities for three columns, no unit prices',
      sender: seller,
      receiver: buyer,
      lines,
      expected,
      absent: ['purchase_order', 'discount', 'shipping', 'trade_in', 'other_details.vin', 'other_details.equipment_miles_hours'],
      acceptable,
    }),
  }
} // prettier-ignore
