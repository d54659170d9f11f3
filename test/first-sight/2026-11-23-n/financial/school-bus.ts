/** A school bus contractor's reports of a small accounting program: this year, last year, difference, with account numbers; a phone picture. */
import { agree, amount, body, of, percent, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:9pt/11.8pt Arimo;padding:.5in .6in}
.t{text-align:center;margin-bottom:6pt}.t b{display:block;font-size:13pt;line-height:17pt}.m{display:flex;justify-content:space-between;font-size:7.6pt}
table{width:100%}th{font-weight:700;text-align:right;border-top:1pt solid #000;border-bottom:1pt solid #000;padding:1pt 0}td{padding:.4pt 0}.n{text-align:right;width:1.15in}.n:nth-child(5){width:.7in}.head td{font-weight:700}.total td{font-weight:700}.total .n span{border-top:.5pt solid #000;display:inline-block;min-width:.8in}.n:nth-child(5) span{min-width:.4in !important}.grand td{font-weight:700}.grand .n span{border-top:.5pt solid #000;border-bottom:2pt double #000;display:inline-block;min-width:.8in}
.foot{font-size:8pt;display:flex;justify-content:space-between}
`
const books: Books = new Map()
const income = statement(
  `
# 4-0000 Income
  4-1000 District Route Contracts | 1284150.00 1206420.00
  4-2000 Charter and Field Trips | 148206.50 131815.25
  4-3000 Summer Program Routes | 62415.00 58206.00
  4-9000 Fuel Escalator Credits | -8418.20 -3206.40
= Total Income | sum | revenue @rev
# 5-0000 Cost of Sales
  5-1000 Driver Wages | 486218.33 458406.90 | @drivers
  5-1100 Aide and Monitor Wages | 64206.18 58415.40
  5-2000 Diesel and Propane | 148630.77 156218.05
  5-3000 Bus Parts and Tires | 92415.60 81806.33
  5-4000 Contract Mechanics | 28406.00 24815.00
= Total Cost of Sales | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# 6-0000 Expenses
  6-1100 Advertising - Driver Recruiting | 6815.40 9206.18 | marketing
  6-1200 Bank Charges | 1206.35 1118.20
  6-1300 Bus Insurance | 118406.00 106215.00
  6-1400 Depreciation | 162500.00 148300.00 | depreciation @dep
  6-1500 Drug Tests and Physicals | 5418.00 4906.00
  6-1600 Garage Rent | 48000.00 46800.00 | rent @rent
  6-1700 Office Supplies | 4206.88 3915.42 | @office
  6-1800 Office Wages | 78415.20 74206.60 | salaries @officepay
  6-1900 Payroll Taxes | 56218.44 52806.31 | @ptaxes
  6-2000 Radios and Telephone | 8415.66 8118.90 | @phone
  6-2100 Utilities | 14206.73 13518.24 | rent @utilities
= Total Expenses | sum | totalExpenses @exp
= Operating Profit | gp-exp | operatingIncome @op
# 8-0000 Other Income
  8-1000 Interest Income | 418.25 206.10
  8-2000 Advertising on Buses | 6000.00 6000.00
= Total Other Income | sum | otherIncome @oi
# 9-0000 Other Expenses
  9-1000 Interest Expense | 38415.62 41206.85 | interest @interest
= Total Other Expenses | sum | otherExpenses @oe
== Net Profit / (Loss) | op+oi-oe | netIncome @net
`,
  books,
  2,
)
const sheet = statement(
  `
# Assets
  # Current Assets
    1-1110 Checking Account | 118406.22 96215.80 | cash
    1-1120 Payroll Checking | 14206.15 12815.30 | cash
    1-1180 Undeposited Funds | 2415.00 0 | cash
    1-1200 Trade Debtors | 132618.40 118406.75 | receivable
    1-1300 Parts Inventory | 24815.00 22630.00 | inventory
    1-1400 Prepaid Insurance | 38206.00 34415.00 | prepaid
  = Total Current Assets | sum | totalCurrent @current
  # Fixed Assets
    1-2110 Buses at Cost | 1486200.00 1341200.00 | property
    1-2120 Buses Accum Dep | -812400.00 -660900.00 | accumulated
    1-2210 Shop Equip at Cost | 86415.00 82206.00 | property
    1-2220 Shop Equip Accum Dep | -58206.00 -47206.00 | accumulated
  = Total Fixed Assets | sum | @ppe
== Total Assets | current+ppe | totalAssets @assets
# Liabilities
  # Current Liabilities
    2-1110 Credit Card - Fuel | 14206.33 12815.90 | @card
    2-1200 Trade Creditors | 38415.75 34206.18 | payable @ap
    2-1400 Payroll Liabilities | 18206.40 16815.22 | accrued @payroll
    2-1500 Retainage - Radio Upgrade | 4200.00 0 | otherDue @retained.radio
  = Total Current Liabilities | sum | totalDue @due
  # Long Term Liabilities
    2-2100 Bus Loans - Penn Laurel Bank | 418206.80 452630.15 | longDebt @l1
    2-2200 Bus Lease Purchase | 96415.20 38206.40 | longDebt @l2
  = Total Long Term Liabilities | sum | totalLong @long
= Total Liabilities | due+long | totalLiabilities @liab
== Net Assets | assets-liab | @na
# Equity
  3-1000 Capital Stock | 25000.00 25000.00 | stock
  3-8000 Retained Earnings | assets-liab-25000-net | retained @retained
  3-9000 Current Year Earnings | net
= Total Equity | sum | totalEquity @equity
`,
  books,
  2,
)
agree(books, ['equity', 'na'])
const print = (value: number) => amount(value, { negative: 'parentheses', dollar: true })
const cells = ([now = 0, before = 0]: readonly number[], _row: Line) => [print(now), print(before), print(Math.round((now - before) * 100) / 100), before === 0 ? 'NA' : percent(now - before, Math.abs(before), 1)] // prettier-ignore
if ((of(books, 'retained')[1] ?? 0) < 0) throw new Error('Retained earnings')
const company = 'Laurel Ridge Transit Lines, Inc.'
const table = (rows: readonly Line[]) =>
  `<table><tr><th><th>This Year<th>Last Year<th>$ Difference<th>% Diff</tr>${body(rows, cells, 9)}</table>`
const title = (what: string, when: string) =>
  `<div class="t"><b>${company}</b>418 Mine Street &nbsp; Ligonier, PA 15658<br><b>${what}</b>${when}</div><div class="m"><span>8/14/2026</span><span>4:08:12 PM</span></div>`
const foot = (page: number) =>
  `<div class="foot"><span>This report includes Year-End Adjustments.</span><span>Page ${page}</span></div>`

export const schoolBus: Drawn = {
  name: 'laurel-ridge-school-bus-last-year-analysis-phone',
  kind: 'financial',
  html: sheets(style, [
    `${title('Profit &amp; Loss [Last Year Analysis]', 'July 2025 To June 2026')}${table(income)}${foot(1)}`,
    `${title('Balance Sheet [Last Year Analysis]', 'As of June 2026')}${table(sheet)}${foot(2)}`,
  ]),
  scan: {
    dpi: 200,
    skewDegrees: -0.5,
    noise: 14,
    blur: 0.5,
    jpegQuality: 76,
    keystone: 0.012,
    shade: 26,
    background: 240,
  },
  truth: truthFrom({
    family: 'last-year-analysis',
    notes:
      'school bus contractor’s reports of a small accounting program with account numbers: this year, last year, difference and percentage (the first two count), fiscal year July to June named by months only, each class at cost with its accumulated depreciation below, net assets instead of a second grand total, equity last, credit card before trade creditors; phone picture',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-06-30', '2025-06-30'],
    parts: [{ rows: sheet }, { rows: income }],
    books,
    any: {
      totalFixed: ['ppe'],
      payable: ['ap', 'ap+card'],
      shortDebt: ['card', 'null'],
      accrued: ['payroll'],
      otherDue: ['retained.radio', 'retained.radio+card', 'null', 'retained.radio+payroll'],
      longDebt: ['l1+l2', 'l1'],
      otherLongDue: ['l2', 'null'],
      retained: ['retained', 'retained+net'],
      totalBoth: ['assets', 'null'],
      salaries: ['officepay', 'officepay+ptaxes', 'officepay+drivers'],
      rent: ['rent+utilities', 'rent', 'rent+utilities+phone'],
      general: ['office', 'null'],
      ordinaryIncome: ['op', 'null'],
      otherExpenses: ['oe', '0', 'null'],
      netOther: ['oi-oe', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'paidIn', 'currentDebt', 'intangible', 'deferredTax'],
  }),
}
