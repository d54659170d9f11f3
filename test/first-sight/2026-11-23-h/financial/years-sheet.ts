/** An owner's spreadsheet of three years and the year to date, oldest first, with EBITDA at the end; a phone picture. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { amount, body, of, percent, statement, truthFrom, type Books, type Line } from '../../2026-11-23-f/financial/statement.ts' // prettier-ignore

const style = `
.page{font:10pt/13pt Carlito;padding:.8in .85in}
.t{margin-bottom:9pt}.t b{font-size:14pt;line-height:18pt}
table{width:100%}td{padding:1.5pt 4pt;border-bottom:.3pt solid #d0d0d0}th{font-weight:700;text-align:right;background:#d9e1f2;padding:3pt 4pt;border-bottom:.8pt solid #000}
.n{text-align:right;width:1.08in}.head td{font-weight:700}.total td{font-weight:700;border-top:.7pt solid #000}.grand td{font-weight:700;background:#fce4d6;border-top:.7pt solid #000}
.i td{font-style:italic;color:#444}p{font-size:9pt}
`
const books: Books = new Map()
const top = statement(
  `
# Income
  Pumping - boom trucks | 1214860 1386415 1518230 1106418
  Pumping - line & trailer | 318640 342916 386214 271830
  Standby, washout, mileage | 61418 70226 84316 58914
= Total Sales | sum | revenue @rev
# Direct Job Costs
  Operator wages | 412630 468914 514206 372816 | @operators
  Payroll burden | 68214 76318 83915 60218 | @burden
  Fuel | 142860 136418 131906 98214
  Truck repairs, pipe & hose | 118415 131206 164318 92416
  Insurance - fleet & WC | 96214 108630 121415 84216
= Total Direct | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
`,
  books,
  4,
)
const rest = statement(
  `
# Overhead
  Officer pay | 104000 104000 120000 80000 | salaries @officer
  Dispatch & office pay | 58214 61830 66418 46215 | salaries @office
  Yard rent | 36000 37800 39600 26400 | rent @rent
  Phones, GPS, utilities | 14206 15118 16342 11204 | rent @utilities
  Advertising | 4218 5106 6840 3915 | marketing
  Legal & accounting | 9415 8600 11250 6480
  Office & misc | 12318 13640 15215 9806 | @misc
  Bad debt | 0 18400 0 2150
  Depreciation | 186400 204615 238200 168000 | depreciation @depreciation
  Interest | 41218 52306 58914 43618 | interest @interest
= Total Overhead | sum | totalExpenses @exp
Insurance settlement (boom fire) | 0 0 46500 0 | otherIncome @settlement
Gain/(loss) on trucks sold | 8200 -11450 0 5000 | @sale
= Net Profit before tax | gp-exp+settlement+sale | beforeTax @pretax
State tax (S corp) | 800 800 800 800 | tax @tax
== Net Profit | pretax-tax | netIncome @net
# EBITDA
  Net profit before tax | pretax
  Interest | interest
  Depreciation | depreciation
= EBITDA | sum
`,
  books,
  4,
)
const revenue = of(books, 'rev')
const cells = (values: readonly number[], { kind }: Line) => values.map(value => amount(value, { digits: 0, negative: 'parentheses', zero: '-', dollar: kind === 'total' || kind === 'grand' })) // prettier-ignore
const margin = `<tr class="i"><td>GP %</td>${of(books, 'gp')
  .map((value, i) => `<td class="n">${percent(value, revenue[i] ?? 1)}</td>`)
  .join('')}</tr>`
const company = 'Sandoval & Sons Concrete Pumping, Inc.'
const page = `<div class="t"><b>${company.replace('&', '&amp;')}</b><br>P&amp;L history for lender</div><table><tr><th><th>FY 2023<th>FY 2024<th>FY 2025<th>YTD 8/31/26</tr>${body(top, cells, 9, 3)}${margin}${body(rest, cells, 9, 3)}</table><p>2023-2025 per tax return CPA workpapers. YTD per our books, not reviewed by CPA. - R. Sandoval</p>`

export const yearsSheet: Drawn = {
  name: 'sandoval-concrete-pumping-years-sheet-phone',
  kind: 'financial',
  html: sheets(style, [page]),
  scan: { dpi: 190, skewDegrees: 0.7, noise: 18, blur: 0.55, jpegQuality: 70, keystone: 0.016, shade: 36, background: 241 }, // prettier-ignore
  truth: truthFrom({
    family: 'years-sheet',
    notes:
      "owner's spreadsheet for a lender, fiscal years 2023 to 2025 and the year to date of 2026, oldest first: gross profit percentage as a row, interest among the overhead, a settlement and gains or losses below, EBITDA worked out at the end; phone picture, turned and in perspective",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-08-31', '2025-12-31', '2024-12-31', '2023-12-31'],
    parts: [
      { rows: top, pick: [3, 2, 1, 0] },
      { rows: rest, pick: [3, 2, 1, 0] },
    ],
    books,
    any: {
      salaries: ['officer+office', 'officer+office+operators', 'officer+office+operators+burden', 'officer+office+burden', 'office'], // prettier-ignore
      rent: ['rent+utilities', 'rent'],
      general: ['misc', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      operatingIncome: ['gp-exp', 'gp-exp+interest', 'null'],
      ordinaryIncome: ['gp-exp', 'pretax', 'net-settlement-sale', 'null'],
      otherIncome: ['settlement', 'settlement+sale', 'sale', 'null'],
      otherExpenses: ['0-sale', 'sale', 'interest', 'interest-sale', '0', 'null'],
      netOther: ['settlement+sale', 'settlement+sale-interest', 'null'],
    },
    absent: ['balanceSheet', 'cashFlowStatement'],
  }),
}
