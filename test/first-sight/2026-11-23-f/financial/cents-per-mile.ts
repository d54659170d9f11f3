/** An owner-operator's yearly profit and loss from a bookkeeping service: amount, cents per mile and percent of revenue; a phone picture. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { amount, body, of, percent, statement, truthFrom, type Books, type Line } from './statement.ts'

const style = `
.page{font:9.8pt/13pt 'Open Sans';padding:.7in .8in}
.t{background:#e6e6e6;padding:7pt 10pt;margin-bottom:9pt;display:flex;justify-content:space-between}.t b{font-size:13pt;line-height:18pt}
.m{display:flex;gap:.35in;margin-bottom:10pt;border:.8pt solid #000;padding:5pt 10pt}
table{width:100%}th{font-weight:700;text-align:right;border-bottom:1pt solid #000;padding:0 6pt 2pt}td{padding:1.7pt 6pt}
.n{text-align:right;width:1.2in}.head td{font-weight:700;background:#f0f0f0;border-top:.5pt solid #000}.total td{font-weight:700;border-top:.6pt solid #000}
.grand td{font-weight:700;font-size:11pt;border-top:1pt solid #000;border-bottom:2.4pt double #000;padding:4pt 6pt}.foot{font-size:7.8pt}
`
const books: Books = new Map()
const rows = statement(
  `
# Revenue
  Linehaul revenue | 218406.75
  Fuel surcharge | 41872.30
  Detention, layover & stop pay | 6215.00
  Less: carrier deductions & escrow | -4118.60
= Total Revenue | sum | revenue @rev
# Variable Costs
  Diesel fuel & DEF | 71380.42 | @fuel
  Maintenance & repairs | 18946.17
  Tires | 5210.88
  Tolls, scales & parking | 4872.05
  Lumper & load fees | 1940.00
  Meals (per diem) | 12618.00
= Total Variable Costs | sum | @variable
# Fixed Costs
  Truck & cargo insurance | 14260.00
  Bobtail & occupational accident | 3384.00
  Truck loan interest | 7146.28 | interest @interest
  Depreciation - 2023 tractor | 27500.00 | depreciation
  Trailer rental | 8400.00 | @trailer
  Permits, plates & HVUT | 3915.50
  ELD, cell phone & load board | 2868.00
  Accounting service | 1140.00
= Total Fixed Costs | sum | @fixed
= Total Expenses | variable+fixed | totalExpenses @exp
== Net Profit | rev-exp | netIncome @net
`,
  books,
  1,
)
const miles = 112_480
const base = of(books, 'rev')[0] ?? 1
const cells = ([value = 0]: readonly number[], { kind }: Line) => [
  amount(value, { dollar: kind === 'total' || kind === 'grand', negative: 'parentheses' }),
  `${value < 0 ? '(' : ''}${((100 * Math.abs(value)) / miles).toFixed(2)}${value < 0 ? ')' : ''}`,
  percent(value, base),
]
const company = 'Big Elk Hauling'
const page = `<div class="t"><div><b>${company}</b><br>Dale R. Munsey, Sole Proprietor</div><div style="text-align:right"><b>Profit &amp; Loss</b><br>1/1/2025 thru 12/31/2025</div></div><div class="m"><span>Unit: <b>17</b></span><span>Total miles: <b>112,480</b></span><span>Loaded: <b>96,235</b></span><span>Days on road: <b>264</b></span></div><table><tr><th><th>Amount<th>Cents / Mile<th>% of Revenue</tr>${body(rows, cells, 12, 6)}</table><div class="foot">Prepared from settlement statements and receipts furnished by the client. Cash basis. Prepared 1/27/2026.</div>`

export const centsPerMile: Drawn = {
  name: 'big-elk-owner-operator-cents-per-mile-phone',
  kind: 'financial',
  html: sheets(style, [page]),
  scan: { dpi: 190, skewDegrees: -0.85, noise: 20, blur: 0.6, jpegQuality: 68, keystone: 0.018, shade: 40, background: 240 }, // prettier-ignore
  truth: truthFrom({
    family: 'cents-per-mile',
    notes:
      "owner-operator's yearly profit and loss from a bookkeeping service: cents per mile and percent of revenue beside the amount (never a period), variable and fixed costs, truck loan interest among them, no wages, sole proprietor without income tax; phone picture, turned and in perspective",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2025-12-31'],
    parts: [{ rows }],
    books,
    any: {
      totalExpenses: ['exp', 'exp-interest', 'fixed'],
      cost: ['variable', 'null'],
      gross: ['rev-variable', 'null'],
      rent: ['trailer', 'null'],
      operatingIncome: ['net', 'net+interest', 'null'],
      ordinaryIncome: ['net', 'null'],
      beforeTax: ['net', 'null'],
      otherExpenses: ['interest', 'null'],
    },
    absent: ['balanceSheet', 'cashFlowStatement', 'salaries', 'tax', 'otherIncome'],
  }),
}
