/** A sandwich franchisee's statement by the franchisor's chart: controllable profit, restaurant cash flow, year to date against last year. */
import { amount, body, of, percent, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:8.6pt/11.4pt 'Roboto Condensed';font-size:9pt;padding:.5in .6in}
.t{display:flex;justify-content:space-between;border-bottom:2pt solid #006b3f;padding-bottom:5pt;margin-bottom:8pt}.t b{font-size:14pt;line-height:18pt}
table{width:100%}th{font-weight:700;text-align:right;background:#006b3f;color:#fff;padding:2pt 4pt}th:first-child{text-align:left}td{padding:.8pt 4pt;border-bottom:.3pt solid #ddd}.n{text-align:right;width:.95in}.n:nth-child(3),.n:nth-child(5),.n:nth-child(7){width:.6in;color:#444}.head td{font-weight:700;background:#eef4f0}.total td{font-weight:700}.grand td{font-weight:700;background:#dfe9e3;border-top:.8pt solid #000;border-bottom:.8pt solid #000}
.foot{font-size:7.4pt}
`
/** Period ten, year to date, year to date of last year. */
const books: Books = new Map()
const income = statement(
  `
# SALES
  Gross Sales | 168415 1642806 1548215
  Promo / Employee Meals | -4218 -41630 -39206
  Coupons | -6415 -61806 -55318
= NET SALES | sum | revenue @rev
# COST OF SALES
  Food | 42618 416215 398406
  Bread | 4806 47218 45130
  Paper & Packaging | 5915 57806 54415
  Beverage | 3418 33206 31815
= TOTAL COST OF SALES | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# CONTROLLABLE EXPENSES
  Crew Labor | 24806 248415 231830 | salaries @crew
  Management Labor | 8630 84206 78415 | salaries @managers
  Payroll Taxes & Workers Comp | 4918 48415 45206 | @ptaxes
  Local Store Marketing | 1206 12418 10915 | marketing @lsm
  Cash Over/Short | 42 318 -206
  Supplies - Operating | 2418 23806 22118
  Repair & Maintenance | 1915 24618 19806
  Utilities | 4206 39815 37618 | rent @utilities
  Third-Party Delivery Fees | 6418 58206 46415
  Credit Card Fees | 3615 35218 32806
= TOTAL CONTROLLABLES | sum | @controllable
= PROFIT AFTER CONTROLLABLES (P.A.C.) | gp-controllable | @pac
# NON-CONTROLLABLE EXPENSES
  Royalty 6.0% | 9467 92362 87221
  National Ad Fund 4.5% | 7100 69272 65416 | marketing @fund
  Rent & CAM | 7850 78500 75600 | rent @rent
  Property & Liability Insurance | 1418 14180 13206
  Taxes & Licenses | 618 7415 7018
  Accounting & Legal | 850 9918 8415
  Office & Above Store Supervision | 4200 42000 40500 | general @office
  Depreciation | 5215 52150 54806 | depreciation @dep
= TOTAL NON-CONTROLLABLES | sum | @fixed
= STORE OPERATING INCOME (S.O.I.) | pac-fixed | operatingIncome @op
# OTHER (INCOME) / EXPENSE
  Interest - Equipment & Remodel Loans | 2206 23415 27806 | interest @interest
  Vendor Rebates | -418 -6215 -5806 | -otherIncome @rebates
= TOTAL OTHER | sum | -netOther @other
== NET INCOME BEFORE OWNER DRAW | op-other | netIncome @net
`,
  books,
  3,
)
books.set(
  'exp',
  [0, 1, 2].map(i => (of(books, 'controllable')[i] ?? 0) + (of(books, 'fixed')[i] ?? 0)),
)
for (const [i, rev] of of(books, 'rev').entries()) {
  const [royalty, fund] = [0.06, 0.045].map(rate => Math.round(rev * rate))
  if (Math.abs((of(books, 'fund')[i] ?? 0) - (fund ?? 0)) > 1 || royalty === undefined)
    throw new Error(`Fund: ${fund} royalty ${royalty}`)
}
const revenue = of(books, 'rev')
const cells = (values: readonly number[], { kind }: Line) => values.flatMap((value, i) => [amount(value, { digits: 0, negative: 'parentheses', zero: '-', dollar: kind === 'grand' }), percent(value, revenue[i] ?? 1, 1)]) // prettier-ignore
const company = 'Kestrel Hoagies, LLC'
const key = ([now, year, last]: readonly [string, string, string], label: string) => `<tr><td>${label}<td class="n">${now}<td class="n"><td class="n">${year}<td class="n"><td class="n">${last}<td class="n"></tr>` // prettier-ignore
const page = `<div class="t"><div><b>${company}</b><br>Store Nos. 4418, 5107 and 6231 (combined) &nbsp; Franchisee: D. Pappas</div><div style="text-align:right"><b>Unit Profit &amp; Loss</b><br>Period 10 and Year to Date ended October 31, 2026<br>Printed 11/09/26</div></div><table><tr><th><th>Period 10<th>%<th>YTD 2026<th>%<th>YTD 2025<th>%</tr>${body(
  income.map(row => ({ ...row, label: row.label.replace(/&/g, '&amp;') })),
  cells,
  9,
)}<tr class="head"><td colspan="7">STATISTICS</td></tr>${key(['9,806', '96,418', '94,215'], 'Transactions')}${key(['$16.09', '$15.97', '$15.43'], 'Average Check')}${key(['21.2%', '21.6%', '21.3%'], 'Labor % of net sales (before taxes)')}</table><div class="foot">Franchise reporting format FR-22. Unaudited - for use of franchisee and Hoagie Works Franchising, Inc. only. Remit with royalty report by the 10th.</div>`

export const franchiseControllables: Drawn = {
  name: 'kestrel-hoagies-franchise-controllables',
  kind: 'financial',
  html: sheets(style, [page]),
  truth: truthFrom({
    family: 'franchise-controllables',
    notes:
      'franchisee’s profit and loss in the franchisor’s format, three stores combined: period beside year to date and last year’s year to date (the latter two count), percentages, promotions and coupons within sales, profit after controllables, store operating income, royalty and ad fund, other income as a negative expense, statistics below',
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-10-31', '2025-10-31'],
    parts: [{ rows: income, pick: [1, 2] }],
    books,
    any: {
      salaries: ['crew+managers', 'crew+managers+ptaxes', 'crew'],
      rent: ['rent+utilities', 'rent'],
      marketing: ['lsm+fund', 'lsm', 'fund'],
      general: ['office', 'fixed', 'null'],
      totalExpenses: ['exp', 'controllable', 'null'],
      operatingIncome: ['op', 'pac'],
      ordinaryIncome: ['op', 'net', 'null'],
      netOther: ['0-other'],
      otherExpenses: ['interest', '0', 'other', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
  }),
}
