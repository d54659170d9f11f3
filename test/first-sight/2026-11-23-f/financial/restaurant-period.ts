/** A restaurant back-office program's operating statement: four-week period and year to date, each with percent of sales. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { amount, body, percent, of, statement, truthFrom, type Books } from './statement.ts'

const style = `
.page{font:8.1pt/10.6pt 'Nunito Sans';padding:.45in .5in}
h1{font:700 12pt/15pt 'Nunito Sans';margin:0;text-align:center}h2{font:400 9pt/12pt 'Nunito Sans';margin:0 0 8pt;text-align:center}
table{width:100%}th{font-weight:700;text-align:right;background:#3a3a3a;color:#fff;padding:2pt 4pt}.g th{text-align:center;border-left:1.5pt solid #fff}
td{padding:1.25pt 4pt}.n{text-align:right;width:.92in;white-space:nowrap}.n:nth-child(odd){width:.55in;color:#333}
tr.line:nth-child(even) td{background:#f4f4f4}.head td{font-weight:700;color:#8a2b0e;padding-top:4pt}
.total td{font-weight:700;border-top:.5pt solid #777}.grand td{font-weight:700;background:#e9ded4;border-top:.8pt solid #333}
.foot{font-size:6.8pt;color:#555;display:flex;justify-content:space-between}
`
const books: Books = new Map()
const rows = statement(
  `
# SALES
  Food | 148216.40 1386904.75 1298330.10
  Liquor | 31874.25 288416.90 261077.45
  Beer - Draft & Bottle | 18420.10 171208.36 166390.80
  Wine | 12806.50 118934.22 114502.66
  Non-Alcoholic Beverage | 6914.85 63880.14 60212.09
  Comps & Discounts | -5218.32 -46117.80 -41885.47
= NET SALES | sum | revenue @rev
# COST OF SALES
  Meat & Poultry | 24118.77 224806.31 212940.16
  Produce | 7204.61 66918.05 62711.82
  Dairy, Bakery & Grocery | 13950.28 131277.64 124866.70
  Liquor, Beer & Wine Cost | 14677.93 134520.87 126118.94
= TOTAL COST OF SALES | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# LABOR
  Management Salaries | 14230.76 132846.84 127500.00 | salaries @mgmt
  Hourly Wages - FOH | 21904.18 203118.42 191640.33 | salaries @foh
  Hourly Wages - BOH | 26817.35 248970.26 236212.58 | salaries @boh
  Payroll Taxes | 5912.40 55230.17 52006.44 | @ptax
  Benefits & Workers Comp | 3840.00 35660.00 33112.25 | @benefits
= TOTAL LABOR | sum | @labor
= PRIME COST | cogs+labor | @prime
# CONTROLLABLE EXPENSES
  Operating Supplies & Smallwares | 4106.22 38417.90 36228.15
  Advertising & Promotion | 2875.00 26140.38 24411.06 | marketing
  Credit Card & Delivery Fees | 6318.44 58933.75 53870.21
  Repairs & Maintenance | 3944.81 35218.66 38104.90
  Utilities | 6720.19 60834.12 58216.44 | rent @utilities
  Administrative & General | 2214.07 20938.61 19877.03 | @general
= TOTAL CONTROLLABLE EXPENSES | sum | @controllable
= CONTROLLABLE PROFIT | gp-labor-controllable | @cprofit
# OCCUPANCY & NON-CONTROLLABLE
  Rent & CAM | 12400.00 111600.00 108900.00 | rent @rent
  Property Taxes & Licenses | 1610.00 14490.00 14085.00
  Insurance | 2318.00 20862.00 19440.00
  Depreciation & Amortization | 5160.00 46440.00 44100.00 | depreciation
= TOTAL OCCUPANCY & NON-CONTROLLABLE | sum | @occupancy
= OPERATING INCOME | cprofit-occupancy | operatingIncome @op
# OTHER (INCOME) EXPENSE
  Interest Expense | 1984.66 18330.24 20116.92 | interest @interest
  Vending & ATM Income | -418.00 -3762.00 -3504.00 | -otherIncome @vending
= TOTAL OTHER (INCOME) EXPENSE | sum | -netOther @other
== NET INCOME | op-other | netIncome @net
`,
  books,
  3,
)
const base = of(books, 'rev')
const cells = (values: readonly number[]) =>
  values.flatMap((value, i) => [amount(value, { negative: 'parentheses' }), percent(value, base[i] ?? 1)])
const company = 'Mesquite & Salt Kitchen LLC'
const page = `<h1>${company}</h1><h2>Operating Statement - Period 9, 2026 (4 Weeks Ended 09/27/2026)<br>Location: 002 Riverfront &nbsp;|&nbsp; Actual vs. Last Year</h2><table><tr class="g"><th><th colspan="2">Period 9 Actual<th colspan="2">YTD Actual<th colspan="2">YTD Last Year</tr><tr><th style="text-align:left">Account<th>08/31/26 - 09/27/26<th>%<th>12/29/25 - 09/27/26<th>%<th>12/30/24 - 09/28/25<th>%</tr>${body(rows, cells, 7, 4)}</table><div class="foot"><span>Printed 10/05/2026 8:57 AM by controller</span><span>Page 1 of 1</span></div>`

export const restaurantPeriod: Drawn = {
  name: 'mesquite-salt-restaurant-period',
  kind: 'financial',
  html: sheets(style, [page]),
  truth: truthFrom({
    family: 'restaurant-period',
    notes:
      "restaurant back-office program, four-week period 9, year to date and last year's year to date with percent of sales beside each (the year to date of 39 weeks counts): comps subtract from sales, prime cost mixes cost of sales and labor, no total of operating expenses, other income as a negative expense",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-27', '2025-09-28'],
    parts: [{ rows, pick: [1, 2] }],
    books,
    any: {
      salaries: ['mgmt+foh+boh', 'labor', 'mgmt+foh+boh+ptax'],
      rent: ['rent+utilities', 'rent'],
      totalExpenses: ['labor+controllable+occupancy', 'controllable+occupancy', 'null'],
      general: ['general', 'null'],
      ordinaryIncome: ['op', 'op-interest', 'net', 'null'],
      beforeTax: ['net', 'null'],
      otherExpenses: ['interest', 'null'],
      otherIncome: ['null'],
    },
    absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
  }),
}
