/** A business suite's reports from its cloud: profit and loss and balance sheet with "Total for" lines and account codes. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books, type Line } from '../../2026-11-23-f/financial/statement.ts' // prettier-ignore

const style = `
.page{font:8.4pt/11pt Lato;padding:.5in .75in;color:#212529}
.t{text-align:center;margin-bottom:10pt}.t b{font:700 11pt/15pt Lato;display:block}.t i{font:400 15pt/20pt Lato;display:block}.t span{font-size:8.5pt}
table{width:100%}th{background:#f3f4f8;font-weight:700;font-size:7.8pt;padding:3.5pt 6pt;border-top:.6pt solid #d5d8e0;border-bottom:.6pt solid #d5d8e0}th:last-child{text-align:right}
td{padding:.9pt 6pt}.n{text-align:right;width:1.3in}.n:nth-child(2){text-align:left;width:1in;color:#555}.head td{font-weight:700}
.total td{font-weight:700;border-top:.5pt solid #d5d8e0;border-bottom:.5pt solid #d5d8e0}.grand td{font-weight:700;background:#f7f8fb;border-top:.8pt solid #555;border-bottom:.8pt solid #555}
.foot{font-size:7pt;color:#777}
`
const books: Books = new Map()
const income = statement(
  `
# Operating Income
  Discount ~4099 | -8416.22
  Mailing & Postage Handling ~4030 | 118340.75
  Print Sales ~4010 | 684216.40
  Shipping Charge ~4050 | 21408.16
  Wide Format & Signs ~4020 | 146825.00
= Total for Operating Income | sum | revenue @rev
# Cost of Goods Sold
  Click Charges ~5030 | 41218.66
  Cost of Goods Sold ~5000 | 96412.85
  Outside Services ~5020 | 38715.40
  Paper & Substrates ~5010 | 148306.12
  Postage ~5040 | 74518.30
= Total for Cost of Goods Sold | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Operating Expense
  Advertising And Marketing ~6010 | 14618.05 | marketing
  Automobile Expense ~6020 | 9216.48
  Bad Debt ~6030 | 1875.50
  Bank Fees and Charges ~6040 | 3308.91 | @fees
  Consultant Expense ~6050 | 6000.00
  Credit Card Charges ~6060 | 11426.73
  Depreciation Expense ~6070 | 52840.00 | depreciation
  Employee Benefits ~6075 | 24118.60 | @benefits
  IT and Internet Expenses ~6080 | 10916.34
  Janitorial Expense ~6090 | 4800.00
  Office Supplies ~6100 | 5614.27 | @supplies
  Payroll Taxes ~6110 | 22740.18 | @taxes
  Rent Expense ~6120 | 66000.00 | rent @rent
  Repairs and Maintenance ~6130 | 15322.90
  Salaries and Employee Wages ~6140 | 286415.36 | salaries @wages
  Telephone Expense ~6150 | 3862.44 | @phone
  Utilities ~6160 | 19408.71 | rent @utilities
= Total for Operating Expense | sum | totalExpenses @exp
= Operating Profit | gp-exp | operatingIncome @op
# Non Operating Income
  Interest Income ~7010 | 1216.58
  Late Fee Income ~7020 | 842.00
= Total for Non Operating Income | sum | otherIncome @oi
# Non Operating Expense
  Interest Expense ~7510 | 21318.44 | interest @interest
  Loss on Asset Disposal ~7520 | 3150.00 | @loss
= Total for Non Operating Expense | sum | otherExpenses @oe
== Net Profit/Loss | op+oi-oe | netIncome @net
`,
  books,
  1,
)
const sheet = statement(
  `
# Assets
  # Current Assets
    # Cash
      Petty Cash ~1001 | 412.35 | cash @petty
      Undeposited Funds ~1002 | 2816.90 | @undeposited
    = Total for Cash | sum | @cash
    # Bank
      Commerce Checking 2206 ~1010 | 58412.77 | cash @checking
      Postage Advance Account ~1020 | 12500.00 | @postage
    = Total for Bank | sum | @bank
    # Accounts Receivable
      Accounts Receivable ~1100 | 98316.40
    = Total for Accounts Receivable | sum | receivable
    # Other Current Assets
      Inventory Asset ~1200 | 41206.88 | inventory
      Prepaid Expenses ~1300 | 6418.00 | prepaid @prepaid
    = Total for Other Current Assets | sum
  = Total for Current Assets | sum | totalCurrent
  # Other Assets
    Security Deposits ~1700 | 11000.00 | otherLong @deposits
  = Total for Other Assets | sum
  # Fixed Assets
    Accumulated Depreciation ~1590 | -214360.00 | accumulated
    Delivery Vehicles ~1530 | 68415.00 | property
    Furniture and Equipment ~1520 | 29816.45 | property
    Presses and Bindery ~1510 | 512480.00 | property
  = Total for Fixed Assets | sum | @ppe
== Total for Assets | sum | totalAssets @assets
# Liabilities & Equities
  # Liabilities
    # Current Liabilities
      Accounts Payable ~2000 | 64318.92 | payable
      Accrued Payroll ~2050 | 9416.30 | accrued @wagesdue
      Business Line of Credit ~2060 | 35000.00 | shortDebt @line
      Corporate Card ~2070 | 7816.44 | @card
      Postage Deposits from Customers ~2080 | 18240.00 | otherDue @deposited
      Tax Payable ~2100 | 3116.05 | @tax
    = Total for Current Liabilities | sum | totalDue
    # Long Term Liabilities
      Digital Press Loan ~2510 | 186415.20 | longDebt
      Vehicle Loan ~2520 | 22306.71 | longDebt
    = Total for Long Term Liabilities | sum | totalLong
  = Total for Liabilities | sum | totalLiabilities @liab
  # Equities
    Capital Stock ~3010 | 25000.00 | stock
    Current Year Earnings | net
    Dividends Paid ~3030 | -30000.00 | @dividends
    Retained Earnings ~3020 | assets-liab-25000-net+30000 | retained @retained
  = Total for Equities | sum | totalEquity
== Total for Liabilities & Equities | sum | totalBoth @both
`,
  books,
  1,
)
agree(books, ['both', 'assets'])
/** The code after ~ has a column of its own. */
const table = (rows: readonly Line[]) =>
  body(
    rows.map(row => ({ ...row, label: row.label })),
    ([value = 0], { label }) => [label.split(' ~')[1] ?? '', amount(value, { dollar: label.startsWith('Total') })],
    12,
    6,
  ).replace(/ ~\d{4}<\/td>/g, '</td>')
const company = 'Juniper Street Print & Mail, Inc.'
const title = (what: string, when: string) =>
  `<div class="t"><b>${company}</b><i>${what}</i><span>Basis : Accrual<br>${when}</span></div>`
const header = '<tr><th>Account<th>Account Code<th>Total</tr>'
const half = sheet.findIndex(({ label }) => label === 'Liabilities & Equities')
const foot = '<div class="foot">**Amount is displayed in your base currency USD</div>'

export const businessSuite: Drawn = {
  name: 'juniper-print-business-suite',
  kind: 'financial',
  html: sheets(style, [
    `${title('Profit and Loss', 'From 01 Jan 2025 To 31 Dec 2025')}<table>${header}${table(income)}</table>${foot}`,
    `${title('Balance Sheet', 'As of 31 Dec 2025')}<table>${header}${table(sheet.slice(0, half))}</table>${foot}`,
    `<table>${header}${table(sheet.slice(half))}</table>${foot}`,
  ]),
  truth: truthFrom({
    family: 'business-suite',
    notes:
      'business suite\'s profit and loss and balance sheet of a printer, calendar year 2025: account codes in a column between label and amount, accounts in alphabet order (depreciation before the assets), "Total for" lines, cash and bank apart, non operating income and expense, current year earnings and dividends in equity, day before month in the dates',
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2025-12-31'],
    parts: [{ rows: income }, { rows: sheet }],
    books,
    any: {
      cash: ['petty+checking', 'cash+bank', 'petty+checking+postage', 'petty+checking+undeposited', 'bank'],
      otherCurrent: ['undeposited', 'postage', 'undeposited+postage', 'null'],
      prepaid: ['prepaid', 'prepaid+postage'],
      totalFixed: ['ppe+deposits', 'ppe'],
      accrued: ['wagesdue', 'wagesdue+tax'],
      shortDebt: ['line', 'line+card'],
      otherDue: ['deposited', 'deposited+tax', 'deposited+card', 'deposited+card+tax'],
      retained: ['retained', 'retained+net', 'retained+net+dividends', 'retained+dividends'],
      salaries: ['wages', 'wages+taxes', 'wages+benefits', 'wages+taxes+benefits'],
      rent: ['rent+utilities', 'rent+utilities+phone', 'rent'],
      general: ['supplies', 'null'],
      interest: ['interest', 'interest+fees'],
      ordinaryIncome: ['op', 'null'],
      netOther: ['oi-oe', 'null'],
      otherExpenses: ['oe', 'loss'],
      beforeTax: ['net', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'paidIn', 'intangible', 'deferredTax', 'currentDebt'],
  }),
}
