/** A distribution ledger's income statement: month, budget, year to date and last year's, minus signs after the amounts. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { amount, body, of, percent, statement, truthFrom, type Books } from '../../2026-11-23-f/financial/statement.ts'

const style = `
.page{font:8pt/10.2pt 'Roboto Condensed';padding:.45in .5in}
.t{display:flex;justify-content:space-between;margin-bottom:6pt}.t div:nth-child(2){text-align:center}.t b{font-size:11.5pt;line-height:15pt}.t div:last-child{text-align:right}
table{width:100%}th{font-weight:700;text-align:right;border-bottom:.8pt solid #000;padding:0 0 2pt;vertical-align:bottom}td{padding:.55pt 0;white-space:nowrap}
.n{text-align:right;width:.98in;font-variant-numeric:tabular-nums}.n:nth-child(3),.n:nth-child(6){width:.5in}.head td{text-decoration:underline;padding-top:3pt}
.total .n span{border-top:.5pt solid #000;display:inline-block;min-width:.8in}.total .n:nth-child(3) span,.total .n:nth-child(6) span{min-width:.4in}.grand td{font-weight:700}.grand .n span{border-top:.5pt solid #000;border-bottom:2pt double #000;display:inline-block;min-width:.8in}
.grand .n:nth-child(3) span,.grand .n:nth-child(6) span{min-width:.4in}.foot{font-size:7.4pt}
`
const books: Books = new Map()
const rows = statement(
  `
# SALES
  Counter Sales | 218460.35 210000.00 1884216.90 1772418.66
  Contractor Sales - Charge | 641208.12 655000.00 5516340.77 5208315.42
  Showroom Sales | 94316.80 100000.00 862415.33 918206.10
  Freight Billed | 6214.55 6000.00 51318.20 47215.84
  Returns & Allowances | -14208.90 -12000.00 -118416.25 -104318.77
  Cash Discounts Allowed | -8316.44 -8500.00 -72114.36 -69840.15
= NET SALES | sum | revenue @rev
# COST OF SALES
  Merchandise Cost | 668214.70 672000.00 5768310.42 5529416.38
  Freight In | 14206.11 13500.00 118640.28 109216.05
  Inventory Adjustments | 1418.20 1500.00 -6218.44 14316.92
  Vendor Rebates | -9120.00 -8000.00 -84210.00 -71460.00
= TOTAL COST OF SALES | sum | cost @cogs
= GROSS MARGIN | rev-cogs | gross @gp
# WAREHOUSE AND DELIVERY
  Wages - Warehouse & Drivers | 52316.40 53000.00 468214.75 441806.28 | salaries @w1
  Truck Expense & Fuel | 9418.22 9000.00 84316.07 79215.64
  Warehouse Supplies | 2106.48 2200.00 18914.36 17640.22
  Depreciation - Trucks & Racking | 6840.00 6840.00 61560.00 57420.00 | depreciation @d1
= TOTAL WAREHOUSE AND DELIVERY | sum | @warehouse
# SELLING
  Salaries & Commissions - Sales | 48216.90 47500.00 431806.55 408214.37 | salaries @w2
  Advertising & Co-op | 3214.00 4000.00 31416.80 28640.15 | marketing @ads
  Travel & Entertainment | 1846.33 1500.00 14218.42 16314.90
= TOTAL SELLING | sum | @selling
# ADMINISTRATIVE
  Salaries - Officers & Office | 31250.00 31250.00 281250.00 270000.00 | salaries @w3
  Payroll Taxes & Benefits | 24318.77 24000.00 218406.13 204315.88 | @taxes
  Rent - Main & Branch | 18500.00 18500.00 166500.00 162000.00 | rent @rent
  Utilities & Telephone | 4618.25 4400.00 41216.94 39814.52 | rent @utilities
  Insurance | 6120.00 6120.00 55080.00 52416.00
  Computer & Office | 3816.42 3500.00 33914.27 31208.64
  Professional Fees | 1250.00 1500.00 17850.00 16400.00
  Bad Debts | 1500.00 1500.00 13500.00 12600.00
  Depreciation - Office | 615.00 615.00 5535.00 5940.00 | depreciation @d2
= TOTAL ADMINISTRATIVE | sum | general @admin
= TOTAL OPERATING EXPENSES | warehouse+selling+admin | totalExpenses @exp
= OPERATING PROFIT | gp-exp | operatingIncome @op
# OTHER INCOME/(EXPENSE)
  Service Charges Earned | 1216.80 1000.00 11416.92 10218.35 | otherIncome
  Miscellaneous Income | .00 .00 2850.00 1140.00 | otherIncome
  Interest Expense | -5316.20 -5500.00 -49218.66 -53416.91 | -interest @interest
= TOTAL OTHER | sum | netOther @other
= PROFIT BEFORE TAXES | op+other | beforeTax @pretax
  Provision for Income Taxes | 12000.00 10000.00 108000.00 72000.00 | tax @tax
== NET PROFIT | pretax-tax | netIncome @net
`,
  books,
  4,
)
const flat = (value: number) => {
  const text = amount(Math.abs(value)).replace(/^0\./, '.')
  return value < 0 ? `${text}-` : `${text}&nbsp;`
}
const base = of(books, 'rev')
const cells = ([month = 0, budget = 0, year = 0, last = 0]: readonly number[]) => [
  flat(month),
  percent(month, base[0] ?? 1, 2),
  flat(budget),
  flat(year),
  percent(year, base[2] ?? 1, 2),
  flat(last),
]
const company = 'Palmetto Wholesale Plumbing Supply Co.'
const page = `<div class="t"><div>Run 10/12/2026 4:18 PM<br>User: CARLAW</div><div><b>${company}</b><br>Income Statement - All Branches<br>For the Nine Periods Ending 9/30/2026</div><div>Page 1<br>GL-FS-02</div></div><table><tr><th style="text-align:left">Description<th>Current<br>Period<th>Pct of<br>Sales<th>Current<br>Budget<th>Year to<br>Date<th>Pct of<br>Sales<th>Prior Year<br>to Date</tr>${body(rows, cells, 8)}</table><div class="foot">*** End of Report ***</div>`

export const wholesaleLedger: Drawn = {
  name: 'palmetto-plumbing-supply-ledger-periods',
  kind: 'financial',
  html: sheets(style, [page]),
  truth: truthFrom({
    family: 'wholesale-ledger',
    notes:
      "distribution ledger's income statement for nine periods: current period, its budget, year to date and prior year to date (both of nine months count), percent of sales beside two of them, minus signs after the amounts, rebates and adjustments inside the cost of sales, wages and depreciation spread over three groups, provision for taxes",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-30', '2025-09-30'],
    parts: [{ rows, pick: [2, 3] }],
    books,
    any: {
      salaries: ['w1+w2+w3', 'w1+w2+w3+taxes'],
      rent: ['rent+utilities', 'rent'],
      general: ['admin', 'null'],
      depreciation: ['d1+d2'],
      marketing: ['ads', 'selling', 'null'],
      ordinaryIncome: ['op', 'net-other', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
    },
    absent: ['balanceSheet', 'cashFlowStatement'],
  }),
}
