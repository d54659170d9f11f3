/** A desktop bookkeeping program's profit and loss beside the same months of the year before, with change columns. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { amount, body, statement, truthFrom, type Books } from './statement.ts'

const style = `
.page{font:8.4pt/11pt Arimo;padding:.5in .55in}
.top{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:7pt}.top div{width:1.5in;font:700 7.4pt/9.6pt Arimo}
.top b{flex:1;text-align:center;font:700 13pt/16pt Arimo;display:block}.top small{font:700 9.4pt/12pt Arimo;display:block}
table{margin:0 auto;width:7.1in}td{padding-top:0}tr td:first-child{font-weight:700}
th{font-weight:700;text-align:center;border-bottom:1.2pt solid #000;padding-bottom:1pt}
.n{text-align:right;width:.98in;padding-left:12pt}.n span{display:block}.pc{width:.7in}
.total .n span{border-top:.6pt solid #000;margin-bottom:3pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2.4pt double #000}
.foot{font-size:7.6pt;font-weight:700;text-align:right}
`

const books: Books = new Map()
const rows = statement(
  `
# Ordinary Income/Expense
  # Income
    # 4000 · Freight Revenue
      4010 · Line Haul | 1684215.40 1502880.15
      4020 · Fuel Surcharge | 287340.62 271118.09
      4030 · Detention & Accessorial | 41875.00 36420.00
    = Total 4000 · Freight Revenue | sum
    4090 · Brokerage Commissions Earned | 22410.75 18902.50
    4900 · Claims & Rate Adjustments | -9318.44 -4150.00
  = Total Income | sum | revenue @rev
  # Cost of Goods Sold
    5010 · Driver Wages | 436118.70 401277.33 | @drivers
    5020 · Owner Operator Settlements | 298640.11 251090.48
    5030 · Fuel & DEF | 471206.93 448319.87
    5040 · Tolls & Scales | 31877.26 29944.60
    5050 · Lumpers | 8640.00 7215.00
  = Total COGS | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Expense
  6010 · Advertising and Promotion | 3240.00 2875.50 | marketing
  6020 · Bank Service Charges | 1812.37 1690.04
  6030 · Depreciation Expense | 148500.00 131400.00 | depreciation
  # 6040 · Insurance
    6041 · Truck Liability & Cargo | 96412.50 88275.00
    6042 · Health Insurance | 31260.00 28908.00
    6043 · Workers Compensation | 18774.12 17033.85
  = Total 6040 · Insurance | sum
  6050 · Licenses, Permits & IFTA | 22108.95 20471.16
  6060 · Office Supplies | 4418.09 3906.72
  # 6070 · Payroll Expenses
    6071 · Office Wages | 98800.00 91450.00 | salaries @office
    6072 · Payroll Taxes | 44219.36 40873.15 | @taxes
  = Total 6070 · Payroll Expenses | sum | @payroll
  6080 · Professional Fees | 14850.00 11275.00
  6090 · Rent - Yard & Shop | 54000.00 52200.00 | rent @rent
  6100 · Repairs and Maintenance | 118346.77 127905.38
  6110 · Telephone & ELD Service | 12966.54 12402.30 | @phone
  6120 · Tires | 46210.80 39118.44
  6130 · Utilities | 8874.61 8239.90 | rent @utilities
= Total Expense | sum | totalExpenses @exp
= Net Ordinary Income | gp-exp | ordinaryIncome @noi
# Other Income/Expense
  # Other Income
    7010 · Gain on Sale of Equipment | 18500.00 0.00
    7020 · Interest Income | 1204.33 1377.81
  = Total Other Income | sum | otherIncome @oi
  # Other Expense
    8010 · Interest Expense - Equipment | 52918.66 57344.07 | interest @interest
    8020 · Penalties | 640.00 0.00
  = Total Other Expense | sum | otherExpenses @oe
= Net Other Income | oi-oe | netOther @noie
== Net Income | noi+noie | netIncome @net
`,
  books,
  2,
)

/** The program prints the gross profit and the expenses one step further in than they stand here. */
const printed = rows.map((row, i) => {
  const from = rows.findIndex(({ label }) => label === 'Gross Profit')
  const to = rows.findIndex(({ label }) => label === 'Total Expense')
  return i >= from && i <= to ? { ...row, indent: row.indent + 1 } : row
})
const cells = ([now = 0, before = 0]: readonly number[]) => [
  amount(now),
  amount(before),
  amount(now - before),
  before === 0 ? '100.0%' : `${amount((100 * (now - before)) / Math.abs(before), { digits: 1 })}%`,
]
const company = 'Redline Prairie Transport LLC'
const top = `<div class="top"><div>7:42 AM<br>10/14/26<br>Accrual Basis</div><b>${company}<br>Profit &amp; Loss Prev Year Comparison<small>January through September 2026</small></b><div></div></div>`
const header = '<tr><td><th>Jan - Sep 26<th>Jan - Sep 25<th>$ Change<th>% Change</tr>'
const table = (part: typeof printed) => `${top}<table>${header}${body(part, cells, 9)}</table>`

export const desktopComparison: Drawn = {
  name: 'redline-prairie-desktop-prior-year',
  kind: 'financial',
  html: sheets(style, [`${table(printed)}<div class="foot">Page 1</div>`]),
  truth: truthFrom({
    family: 'desktop-prior-year',
    notes:
      'desktop bookkeeping program, nine months beside the same nine of the year before, $ and % change columns (never a period): driver wages and fuel are cost of goods sold, subaccounts with totals, interest below as other expense, dates as "Jan - Sep 26"',
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-30', '2025-09-30'],
    parts: [{ rows }],
    books,
    any: {
      salaries: ['office', 'payroll', 'office+drivers', 'payroll+drivers'],
      rent: ['rent+utilities', 'rent+utilities+phone', 'rent'],
      operatingIncome: ['noi', 'null'],
      beforeTax: ['net', 'null'],
      otherExpenses: ['oe', 'oe-interest'],
    },
    absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
  }),
}
