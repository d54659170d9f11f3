/** A cloud accounting service's profit and loss against budget: other income before the operating expenses, variance columns. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { amount, body, statement, truthFrom, type Books } from './statement.ts'

const style = `
.page{font:8.4pt/11pt 'Inter';padding:.6in .65in}
h1{font:700 15pt/19pt 'Inter';margin:0}h2{font:400 10pt/14pt 'Inter';margin:0 0 14pt;color:#333}
table{width:100%}td{padding:1.5pt 0;border-bottom:.4pt solid #d8dde3}th{font-weight:700;text-align:right;border-bottom:1pt solid #222;padding-bottom:3pt}
th:first-child{text-align:left}.n{text-align:right;width:1.12in}
.head td{font-weight:700;padding-top:7pt}.total td{font-weight:700;border-bottom:.8pt solid #222}.grand td{font-weight:700;border-top:1pt solid #222;border-bottom:1pt solid #222}
.foot{font-size:7.2pt;color:#555;display:flex;justify-content:space-between}
`
const books: Books = new Map()
const rows = statement(
  `
# Income
  Membership Dues | 412860.00 431500.00
  Class Packs & Drop-ins | 138214.50 120000.00
  Personal Training | 96480.00 105000.00
  Refunds Given | -4318.25 -3000.00
= Total Income | sum | revenue @rev
# Less Cost of Sales
  Instructor Fees (contract) | 118640.00 121500.00
  Merchandise Purchases | 14208.36 15000.00
  Merchant Processing Fees | 17433.91 18000.00
= Total Cost of Sales | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Plus Other Income
  Interest Income | 612.44 450.00
  Locker & Towel Rental | 5230.00 6000.00
= Total Other Income | sum | otherIncome @oi
# Less Operating Expenses
  Advertising | 21877.60 24000.00 | marketing
  Bank Fees | 1140.25 900.00
  Cleaning | 13500.00 13500.00
  Depreciation | 36900.00 36900.00 | depreciation
  Freight & Courier | 318.50 0.00
  General Expenses | 4216.73 4500.00 | @general
  Insurance | 9874.26 9900.00
  Interest Expense | 12608.15 12300.00 | interest @interest
  Legal & Accounting | 7950.00 6000.00
  Light, Power, Heating | 24117.88 22500.00 | rent @power
  Office Supplies & Software | 8642.19 8100.00
  Payroll Tax Expense | 11207.34 11400.00 | @taxes
  Rent | 108000.00 108000.00 | rent @rent
  Repairs and Maintenance | 10455.02 9000.00
  Subscriptions & Music Licensing | 3960.00 3960.00
  Telephone & Internet | 4140.71 4050.00 | @phone
  Travel - National | 1922.40 1500.00
  Wages and Salaries | 134760.52 138000.00 | salaries @wages
= Total Operating Expenses | sum | totalExpenses @exp
== Net Profit | gp+oi-exp | netIncome @net
`,
  books,
  2,
)
const flat = (value: number) => amount(value, { negative: 'parentheses', zero: '-' })
const cells = ([actual = 0, budget = 0]: readonly number[]) => {
  const over = Math.round((actual - budget) * 100) / 100
  return [
    flat(actual),
    flat(budget),
    flat(over),
    budget === 0 ? '-' : `${((100 * over) / Math.abs(budget)).toFixed(1)}%`,
  ]
}
const company = 'Tallgrass Cycle & Strength Studio LLC'
const page = `<h1>Budget Variance</h1><h2>${company}<br>For the 9 months ended September 30, 2026</h2><table><tr><th>Account<th>YTD Actual<th>YTD Budget<th>Variance<th>Variance %</tr>${body(rows, cells, 7)}</table><div class="foot"><span>Budget Variance &nbsp;|&nbsp; ${company} &nbsp;|&nbsp; October 12, 2026</span><span>Page 1 of 1</span></div>`

export const budgetVariance: Drawn = {
  name: 'tallgrass-studio-budget-variance',
  kind: 'financial',
  html: sheets(style, [page]),
  truth: truthFrom({
    family: 'budget-variance',
    notes:
      'cloud accounting service, nine months actual beside the budget, its variance and percent (only the actual column is a period): other income stands before the operating expenses, interest among them, no operating income line, a dash for zero',
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-30'],
    parts: [{ rows, pick: [0] }],
    books,
    any: {
      salaries: ['wages', 'wages+taxes'],
      rent: ['rent+power', 'rent+power+phone', 'rent'],
      totalExpenses: ['exp', 'exp-interest'],
      operatingIncome: ['gp-exp', 'gp-exp+interest', 'net', 'gp+oi-exp+interest', 'null'],
      ordinaryIncome: ['gp-exp', 'net', 'null'],
      netOther: ['oi', 'oi-interest', 'null'],
      beforeTax: ['net', 'null'],
      otherExpenses: ['interest', 'null'],
      general: ['general', 'null'],
    },
    absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
  }),
}
