/** An accountant's monthly write-up on the income tax basis: one month and nine months with percentages; a copier scan. */
import { agree, amount, body, merged, of, percent, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:8.6pt/11pt 'Courier Prime';padding:.65in .75in}
.t{text-align:center;font-weight:700;line-height:12pt;margin-bottom:10pt}
table{width:100%}td{padding:.1pt 0}th{font-weight:700;text-align:right;vertical-align:bottom;padding-bottom:3pt}.n{text-align:right;width:1.18in}.n span{display:inline-block;min-width:.92in}
.p .n:nth-child(3),.p .n:nth-child(5){width:.72in}.p .n:nth-child(3) span,.p .n:nth-child(5) span{min-width:.5in}
.head td{padding-top:5pt}.head td{text-decoration:underline}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}
.n span:empty{border:0 !important}p{margin:0 0 9pt;font-size:9.4pt;line-height:13pt}.foot{text-align:center;font-size:8pt}
`
const result: Books = new Map()
const income = statement(
  `
# Sales
  Labor Sales | 61418.20 558206.45
  Parts Sales | 54812.66 486915.30
  Paint & Materials Sales | 18206.40 161430.18
  Sublet & Tow | 6415.00 58206.50
  Returns & Adjustments | -1206.18 -9418.75
= Total Sales | sum | revenue @rev
# Cost of Sales
  Technician Labor | 24816.40 221806.15 | @tech
  Parts Purchased | 36218.75 324615.92
  Paint & Materials | 9814.36 88206.40
  Sublet & Towing | 5216.00 47318.25
= Total Cost of Sales | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Operating Expenses
  Advertising | 812.40 7918.66 | marketing
  Bank & Card Charges | 2416.18 21630.94
  Depreciation | 3100.00 27900.00 | depreciation
  Dues & Subscriptions | 648.00 5716.00
  Insurance - General | 2816.50 25348.50
  Insurance - Health | 3104.00 27936.00
  Officer Salary | 7000.00 63000.00 | salaries @officer
  Office Supplies | 384.15 3906.28 | @office
  Office Wages | 8214.60 73415.82 | salaries @officewages
  Professional Fees | 450.00 6850.00
  Rent | 6200.00 55800.00 | rent @rent
  Repairs & Maintenance | 1418.33 9816.40
  Taxes - Payroll | 3216.85 29418.36 | @ptaxes
  Taxes - Property & License | 0 4218.00
  Telephone | 418.26 3764.20 | @phone
  Utilities | 1806.45 17215.38 | rent @utilities
= Total Operating Expenses | sum | totalExpenses @exp
= Net Income from Operations | gp-exp | operatingIncome @op
# Other Income (Expense)
  Scrap & Core Income | 216.00 2418.50 | otherIncome @scrap
  Interest Expense | -1104.82 -10416.37 | -interest @interest
= Total Other Income (Expense) | sum | netOther @nonop
== Net Income (Loss) | op+nonop | netIncome @net
`,
  result,
  2,
)
const books: Books = new Map([['net', [of(result, 'net')[1] ?? 0]]])
const sheet = statement(
  `
# Current Assets
  Cash on Hand | 500.00 | cash
  Cash in Bank - First Prairie | 138412.66 | cash
  Cash in Bank - Payroll | 2418.09 | cash
  Employee Advances | 1150.00 | otherCurrent @advances
  Inventory - Parts & Paint | 31806.00 | inventory
= Total Current Assets | sum | totalCurrent @current
# Property and Equipment
  Frame Machines & Lifts | 186415.00 | property
  Paint Booth | 94800.00 | property
  Vehicles | 62318.00 | property
  Leasehold Improvements | 48206.00 | property
  Less: Accumulated Depreciation | -274618.00 | accumulated
= Net Property and Equipment | sum | @ppe
# Other Assets
  Utility Deposits | 2400.00 | otherLong @deposits
= Total Other Assets | sum
== Total Assets | current+ppe+deposits | totalAssets @assets
# Current Liabilities
  Payroll Taxes Withheld & Accrued | 6814.30 | accrued @withheld
  Sales Tax Payable | 4218.66 | otherDue @sales
  Note Payable - Bank, Line | 15000.00 | shortDebt
= Total Current Liabilities | sum | totalDue @due
# Long-Term Liabilities
  Note Payable - Paint Booth | 51206.44 | longDebt @booth
  Note Payable - First Prairie | 38415.20 | longDebt @bank
  Loan from Shareholder | 12000.00 | otherLongDue @holder
= Total Long-Term Liabilities | sum | totalLong @long
= Total Liabilities | due+long | totalLiabilities @liab
# Stockholder's Equity
  Capital Stock | 1000.00 | stock
  Paid-in Capital | 24000.00 | paidIn
  Retained Earnings | assets-liab-25000-net+90000 | retained @retained
  Distributions | -90000.00 | @draws
  Current Year Net Income | net
= Total Stockholder's Equity | sum | totalEquity @equity
== Total Liabilities & Stockholder's Equity | liab+equity | totalBoth @both
`,
  books,
  1,
)
agree(books, ['both', 'assets'])
const print = (value: number) => amount(value, { negative: 'parentheses' })
const one = ([value = 0]: readonly number[], { kind }: Line) => [kind === 'grand' ? signed(print(value)) : print(value)]
const revenue = of(result, 'rev')
const both = (values: readonly number[], { kind }: Line) =>
  values.flatMap((value, i) => [kind === 'grand' ? signed(print(value)) : print(value), percent(value, revenue[i] ?? 1, 2).replace('%', '')]) // prettier-ignore
const company = 'Lindgren Collision Center, Inc.'
const title = (what: string, when: string) => `<div class="t">${company}<br>${what}<br>${when}</div>`
const foot = '<div class="foot">See Accountant\'s Compilation Report.</div>'
const letter = `<br><br><p>To the Stockholder<br>${company}<br>Alden, Minnesota</p><br><p>Management is responsible for the accompanying financial statements of ${company} (an S corporation), which comprise the statement of assets, liabilities and equity - income tax basis as of September 30, 2026, and the related statements of revenues and expenses - income tax basis for the one month and nine months then ended. We have performed a compilation engagement in accordance with Statements on Standards for Accounting and Review Services. We did not audit or review the financial statements and do not express an opinion, a conclusion, nor provide any form of assurance on them.</p><p>The financial statements are prepared in accordance with the income tax basis of accounting. Management has elected to omit substantially all the disclosures ordinarily included. If the omitted disclosures were included, they might influence the user's conclusions.</p><p>We are not independent with respect to ${company}</p><br><p>Oakes &amp; Tollefson, Ltd.<br>October 19, 2026</p>`

export const writeUp: Drawn = {
  name: 'lindgren-collision-write-up-scan',
  kind: 'financial',
  html: sheets(style, [
    letter,
    `${title('Statement of Assets, Liabilities & Equity - Income Tax Basis', 'September 30, 2026')}<div class="t">${sheetPart('ASSETS', 0, 'Current Liabilities')}</div><div class="t">${sheetPart("LIABILITIES AND STOCKHOLDER'S EQUITY", 'Current Liabilities')}</div>${foot}`,
    `${title('Statement of Revenues & Expenses - Income Tax Basis', 'For the Periods Ended September 30, 2026')}<table class="p"><tr><td><th>1 Month<br>Ended<th>Pct<th>9 Months<br>Ended<th>Pct</tr>${body(income, both, 9)}</table>${foot}`,
  ]),
  scan: { dpi: 185, skewDegrees: 0.45, noise: 17, blur: 0.5, jpegQuality: 68, background: 242 },
  truth: truthFrom({
    family: 'write-up',
    notes:
      "accountant's monthly write-up of a body shop on the income tax basis, letter first: one month and nine months with percentages without signs (the nine months count), expenses in alphabet order, no receivables, notes payable without a current portion, shareholder's loan, year's income and distributions in equity; copier scan",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-30'],
    parts: [{ rows: sheet }, { rows: income, pick: [1] }],
    books: merged([books, [0]], [result, [1]]),
    any: {
      otherCurrent: ['advances', 'null'],
      receivable: ['advances', 'null'],
      totalFixed: ['ppe+deposits', 'ppe'],
      accrued: ['withheld', 'withheld+sales'],
      otherDue: ['sales', 'withheld+sales', 'null'],
      longDebt: ['booth+bank', 'booth+bank+holder'],
      otherLongDue: ['holder', 'null'],
      retained: ['retained', 'retained+net', 'retained+net+draws', 'retained+draws'],
      salaries: ['officer+officewages', 'officewages', 'officer+officewages+ptaxes', 'officer+officewages+tech', 'officer+officewages+ptaxes+tech', 'officewages+ptaxes'], // prettier-ignore
      rent: ['rent+utilities', 'rent+utilities+phone', 'rent'],
      general: ['office', 'null'],
      ordinaryIncome: ['op', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'payable', 'intangible', 'deferredTax', 'currentDebt'],
  }),
}

/** A part of the balance sheet under its centered heading. */
function sheetPart(heading: string, from: number | string, until?: string): string {
  const at = (label: string | number) => typeof label === 'number' ? label : sheet.findIndex(row => row.label === label) // prettier-ignore
  return `${heading}<table style="font-weight:400;margin-top:3pt">${body(sheet.slice(at(from), until === undefined ? undefined : at(until)), one, 9)}</table>` // prettier-ignore
}
