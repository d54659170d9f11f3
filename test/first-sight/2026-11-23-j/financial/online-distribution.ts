/** An online bookkeeping program's newer print: "Distribution account", "Total for" lines with dollar signs, the prior year and the change. */
import { agree, amount, body, plain, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts'

const style = `
.page{font:8.6pt/11.4pt 'Open Sans';padding:.55in .6in;color:#222}
.t{text-align:center;margin-bottom:11pt}.t b{font:700 13pt/18pt 'Open Sans';display:block}.t i{font:400 10.5pt/14pt 'Open Sans';display:block}
table{width:100%}th{font-weight:700;font-size:7.2pt;text-align:right;border-bottom:.6pt solid #8d9096;padding:3pt 0}th:first-child{text-align:left}
.n{text-align:right;width:1.3in}td{padding:.7pt 0}.total td,.grand td{font-weight:700;border-top:.6pt solid #8d9096}.grand td{border-bottom:1.6pt double #555}
.foot{text-align:center;font-size:7.4pt;color:#555}
`
const books: Books = new Map()
const income = statement(
  `
# Income
  # 4000 Sales
    4010 Bulk Stone & Mulch | 812416.38 746218.05
    4020 Pallet Stone & Pavers | 1146830.72 1082404.90
    4030 Delivery Income | 148215.00 139640.00
  = Total for 4000 Sales | sum
  4090 Discounts Given | -18422.61 -14206.33
= Total for Income | sum | revenue @rev
# Cost of Goods Sold
  5000 Materials Purchased | 1038614.20 986412.77
  5050 Freight In | 164218.45 158306.12
  5100 Yard Labor | 214806.33 196415.80 | @yard
= Total for Cost of Goods Sold | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# Expenses
  6010 Advertising | 22416.08 18630.40 | marketing
  6020 Bank & Merchant Fees | 31208.77 28416.93 | @fees
  # 6100 Insurance
    6110 Auto & Liability | 38412.00 35206.00
    6120 Health | 27615.54 24418.20
  = Total for 6100 Insurance | sum
  6200 Office Expense | 9418.36 8830.14 | general @office
  # 6300 Payroll
    6310 Office & Sales Wages | 186420.15 171806.66 | @wages
    6320 Payroll Taxes | 33816.42 30914.05 | @ptaxes
  = Total for 6300 Payroll | sum | salaries @payroll
  6400 Rent - Yard | 63000.00 61200.00 | rent @rent
  6500 Repairs - Loaders & Trucks | 44812.90 52306.18
  6600 Utilities | 12408.31 11916.52 | rent @utilities
= Total for Expenses | sum | totalExpenses @exp
== Net Operating Income | gp-exp | operatingIncome @op
# Other Income
  7010 Interest Earned | 1418.22 806.15
  7020 Gain on Sale of Equipment | 14500.00 0
= Total for Other Income | sum | otherIncome @oi
# Other Expenses
  8010 Depreciation | 96300.00 91800.00 | depreciation @dep
  8020 Interest Expense | 41206.64 44918.37 | interest @interest
= Total for Other Expenses | sum | otherExpenses @oe
== Net Other Income | oi-oe | netOther @nonop
== Net Income | op+nonop | netIncome @net
`,
  books,
  2,
)
const sheet = statement(
  `
# Assets
  # Current Assets
    # Bank Accounts
      1010 Valley Checking (8841) | 142618.07 98415.26
      1020 Valley Money Market | 85204.11 84396.70
    = Total for Bank Accounts | sum | cash @bank
    # Accounts Receivable
      1200 Accounts Receivable (A/R) | 214806.55 198412.30
    = Total for Accounts Receivable | sum | receivable
    # Other Current Assets
      1300 Inventory - Yard | 486215.40 451830.00 | inventory
      1400 Prepaid Insurance | 16218.00 14806.00 | prepaid
      Payments to deposit | 4812.16 2206.94 | otherCurrent @undeposited
    = Total for Other Current Assets | sum
  = Total for Current Assets | sum | totalCurrent
  # Fixed Assets
    1510 Wheel Loaders & Forklifts | 518400.00 486200.00 | property
    1520 Delivery Trucks | 412650.00 412650.00 | property
    1530 Yard Improvements | 148215.00 131400.00 | property
    1590 Accumulated Depreciation | -486218.00 -368400.00 | accumulated
  = Total for Fixed Assets | sum | @ppe
  # Other Assets
    1810 Lease Deposit | 14000.00 14000.00 | otherLong @deposit
  = Total for Other Assets | sum
= Total for Assets | sum | totalAssets @assets
# Liabilities and Equity
  # Liabilities
    # Current Liabilities
      # Accounts Payable
        2000 Accounts Payable (A/P) | 168412.93 154206.18
      = Total for Accounts Payable | sum | payable @ap
      # Credit Cards
        2100 Business Platinum Card | 12806.45 9418.72
      = Total for Credit Cards | sum | @cards
      # Other Current Liabilities
        2210 Payroll Liabilities | 8416.30 7615.92 | accrued @payable
        2220 Sales Tax Payable | 14206.81 12915.33 | @sales
        2300 Line of Credit | 75000.00 100000.00 | shortDebt @line
        2350 Customer Deposits | 21640.00 16815.00 | otherDue @deposits
      = Total for Other Current Liabilities | sum
    = Total for Current Liabilities | sum | totalDue
    # Long-term Liabilities
      2510 Loader Loan - 938M | 118406.25 146812.40 | longDebt
      2520 Truck Loans | 204815.60 251630.95 | longDebt
    = Total for Long-term Liabilities | sum | totalLong
  = Total for Liabilities | sum | totalLiabilities @liab
  # Equity
    3010 Member Capital | 150000.00 150000.00 | @capital
    3020 Member Draws | -84000.00 -72000.00 | @draws
    3900 Retained Earnings | assets-liab-capital-draws-net | retained @retained
    Net Income | net
  = Total for Equity | sum | totalEquity
= Total for Liabilities and Equity | sum | totalBoth @both
`,
  books,
  2,
)
agree(books, ['both', 'assets'])
const cells = ([now = 0, before = 0]: readonly number[], { kind }: Line) =>
  [now, before, now - before].map(value => amount(value, kind === 'line' ? {} : { dollar: true }))
const company = 'Whetstone Yard & Landscape Supply LLC'
const title = (what: string, when: string) =>
  `<div class="t"><b>${what}</b><i>${plain(company)}</i><i>${when}</i></div>`
const header = (now: string, before: string) => `<tr><th>DISTRIBUTION ACCOUNT<th>${now}<th>${before}<th>CHANGE</tr>`
const foot = (page: number) => `<div class="foot">Accrual Basis &nbsp; Tuesday, October 20, 2026 09:47 AM GMT-06:00 <span style="position:absolute;right:0">${page}/3</span></div>` // prettier-ignore
const table = (rows: readonly Line[], head: string) => `<table>${head}${body(rows, cells, 10)}</table>`
const at = header('AS OF SEP 30, 2026', 'AS OF SEP 30, 2025 (PY)')
const half = sheet.findIndex(({ label }) => label === 'Liabilities and Equity')

export const onlineDistribution: Drawn = {
  name: 'whetstone-landscape-supply-online-distribution',
  kind: 'financial',
  html: sheets(style, [
    `${title('Profit and Loss Comparison', 'January 1-September 30, 2026')}${table(income, header('JAN 1 - SEP 30 2026', 'JAN 1 - SEP 30 2025 (PY)'))}${foot(1)}`,
    `${title('Balance Sheet Comparison', 'As of September 30, 2026')}${table(sheet.slice(0, half), at)}${foot(2)}`,
    `${table(sheet.slice(half), at)}${foot(3)}`,
  ]),
  truth: truthFrom({
    family: 'online-distribution',
    notes:
      'online bookkeeping program\'s newer print of a landscape supply yard: "Distribution account" above the labels, account numbers inside them, "Total for" lines, nine months and balances beside the prior year (PY) and a change that is no period, subaccounts with totals, depreciation and interest below as other expenses, payments to deposit among other current assets',
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-30', '2025-09-30'],
    parts: [{ rows: income }, { rows: sheet }],
    books,
    any: {
      cash: ['bank', 'bank+undeposited'],
      otherCurrent: ['undeposited', 'null'],
      totalFixed: ['ppe+deposit', 'ppe'],
      shortDebt: ['line', 'line+cards'],
      accrued: ['payable', 'payable+sales', 'null'],
      otherDue: ['deposits', 'deposits+cards', 'deposits+sales', 'deposits+sales+cards', 'deposits+payable+sales', 'deposits+payable+sales+cards'], // prettier-ignore
      payable: ['ap', 'ap+cards'],
      retained: ['retained', 'retained+net', 'retained+net+draws', 'retained+draws'],
      stock: ['capital', 'null'],
      paidIn: ['capital', 'null'],
      salaries: ['payroll', 'wages', 'payroll+yard', 'wages+yard'],
      rent: ['rent+utilities', 'rent'],
      general: ['office', 'null'],
      otherExpenses: ['oe', 'null'],
      ordinaryIncome: ['op', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'intangible', 'deferredTax', 'currentDebt'],
  }),
}
