/** An online bookkeeping program's profit and loss with a column for each month and their total, landscape. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { amount, body, statement, truthFrom, type Books } from '../../2026-11-23-f/financial/statement.ts'

const style = `
.page{font:7.6pt/9.4pt 'Source Sans';padding:.35in .5in}
.t{text-align:center;margin-bottom:8pt}.t b{font:700 13pt/17pt 'Source Sans';display:block}.t span{font:400 10pt/13pt 'Source Sans'}
table{width:100%}th{font:700 7pt/9pt 'Source Sans';text-align:right;border-top:.6pt solid #9aa0a6;border-bottom:.6pt solid #9aa0a6;padding:2.5pt 0;color:#4a4f57;letter-spacing:.3pt}
td{padding:.4pt 0;border-bottom:.3pt dotted #ccc}.n{text-align:right;width:.94in}.head td{border-bottom:0}
.total td,.grand td{font-weight:700}.total .n{border-top:.5pt solid #666}.grand .n{border-top:.5pt solid #666;border-bottom:2pt double #666}
.foot{font-size:7pt;color:#555;text-align:center}
`
const books: Books = new Map()
/** The months as written and their sum. */
const months = (text: string) => text.replace(/\{([^}]*)\}/g, (_, inner: string) => `${inner} ${inner.split(' ').reduce((sum, value) => sum + Math.round(Number(value) * 100), 0) / 100}`) // prettier-ignore
const rows = statement(
  months(`
# Income
  4000 Installation Income | {48210.00 52366.50 61840.25 74118.00 80245.75 91320.40}
  4100 Service & Repair | {21845.20 19640.85 18422.10 20116.35 26308.90 34817.55}
  4200 Maintenance Agreements | {6150.00 6150.00 6280.00 6280.00 6415.00 6415.00}
  4900 Refunds to Customers | {-325.00 0.00 -1180.00 0.00 -260.00 -845.50}
= Total Income | sum | revenue @rev
# Cost of Goods Sold
  5000 Equipment & Materials | {24310.18 26504.77 30212.40 35460.08 38215.62 44608.19}
  5100 Technician Wages | {16240.00 15880.00 17615.00 19240.00 20870.00 22316.00} | @technicians
  5200 Permits | {310.00 425.00 540.00 615.00 580.00 705.00}
  5300 Subcontractors | {0.00 1850.00 2400.00 3975.00 1200.00 5260.00}
= Total Cost of Goods Sold | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Expenses
  6000 Advertising & Marketing | {1450.00 1450.00 1975.00 2680.50 2410.00 2895.00} | marketing
  6050 Bank Charges & Fees | {46.15 38.90 52.40 61.75 58.20 74.35} | @fees
  6100 Car & Truck | {2816.44 2604.19 2950.33 3185.70 3340.08 3612.94}
  6200 Insurance | {2140.00 2140.00 2140.00 2265.00 2265.00 2265.00}
  6250 Interest Paid | {611.82 604.17 596.44 588.63 1012.50 998.71} | interest @interest
  6300 Legal & Professional Services | {350.00 350.00 2850.00 1475.00 350.00 350.00}
  6350 Office Supplies & Software | {688.12 702.45 655.90 731.08 790.66 715.23} | @office
  # 6400 Payroll Expenses
    6410 Office & Dispatch Wages | {5460.00 5460.00 5460.00 5720.00 5720.00 5720.00} | @dispatch
    6420 Owner Salary | {6000.00 6000.00 6000.00 6000.00 6000.00 6000.00} | @owner
    6430 Payroll Taxes | {2365.80 2316.43 2418.90 2588.72 2702.14 2815.06} | @taxes
  = Total 6400 Payroll Expenses | sum | salaries @payroll
  6500 Rent & Lease | {3200.00 3200.00 3200.00 3200.00 3200.00 3200.00} | rent @rent
  6550 Repairs & Maintenance | {184.50 92.00 415.75 0.00 266.20 138.60}
  6600 Uniforms | {0.00 612.40 0.00 0.00 388.10 0.00}
  6700 Utilities & Phone | {812.37 846.90 768.55 701.28 744.93 866.41} | rent @utilities
= Total Expenses | sum | totalExpenses @exp
= Net Operating Income | gp-exp | operatingIncome @op
# Other Income
  7000 Interest Earned | {14.22 13.86 15.01 15.48 16.33 17.09} | @earned
  7100 Manufacturer Co-op Rebates | {0.00 0.00 1840.00 0.00 0.00 2265.00} | @rebates
= Total Other Income | sum | otherIncome @oi
# Other Expenses
  8000 Penalties & Settlements | {0.00 0.00 125.00 0.00 0.00 0.00}
= Total Other Expenses | sum | otherExpenses @oe
= Net Other Income | oi-oe | netOther @other
== Net Income | op+other | netIncome @net
`),
  books,
  7,
)
const cells = (values: readonly number[], { kind }: { readonly kind?: string }) =>
  values.map(value => amount(value, { dollar: kind !== 'line', zero: kind === 'line' ? '' : '$0.00' }))
const company = 'Blue Mesa Heating & Cooling, Inc.'
const header = ['JAN 2026', 'FEB 2026', 'MAR 2026', 'APR 2026', 'MAY 2026', 'JUN 2026', 'TOTAL']
const page = `<div class="t"><b>${company}</b><span>Profit and Loss<br>January - June, 2026</span></div><table><tr><th>${header.map(text => `<th>${text}`).join('')}</tr>${body(rows, cells, 10)}</table><div class="foot">Accrual Basis&ensp;Thursday, July 16, 2026 09:37 AM GMT-06:00&emsp;&emsp;1/1</div>`

export const monthlyColumns: Drawn = {
  name: 'blue-mesa-hvac-monthly-columns',
  kind: 'financial',
  html: sheets(style, [page], '11in 8.5in'),
  truth: truthFrom({
    family: 'monthly-columns',
    notes:
      'online bookkeeping program, profit and loss January to June with a column for each month and their total (the total counts), landscape: blanks for zero, technician wages among the cost of goods sold, payroll expenses as a group, interest among the expenses, rebates as other income',
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-06-30'],
    parts: [{ rows, pick: [6] }],
    books,
    any: {
      salaries: ['payroll', 'payroll-taxes', 'payroll+technicians', 'payroll-taxes+technicians'],
      rent: ['rent+utilities', 'rent'],
      general: ['office', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      interest: ['interest', 'interest+fees'],
      operatingIncome: ['op', 'op+interest'],
      ordinaryIncome: ['op', 'null'],
      beforeTax: ['net', 'null'],
      otherExpenses: ['oe', 'oe+interest', 'interest'],
      netOther: ['other', 'other-interest'],
    },
    absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'depreciation'],
  }),
}
