/** A cloud accounting service's annual report: profit and loss, balance sheet of two years, cash flows by the direct method. */
import {
  agree,
  amount,
  body,
  of,
  plain,
  sheets,
  statement,
  truthFrom,
  type Books,
  type Drawn,
  type Line,
} from './means.ts'

const style = `
.page{font:8.4pt/11.2pt 'Inter';padding:.6in .8in;color:#1b1f26}
.t{margin-bottom:14pt}.t b{font:700 15pt/19pt 'Inter';display:block}.t span{display:block;font-size:9pt;color:#444}
table{width:100%}th{font-weight:700;text-align:right;border-bottom:1pt solid #1b1f26;padding-bottom:3pt;font-size:8.2pt}th:first-child{text-align:left}td{padding:.9pt 0;border-bottom:.3pt solid #dadde2}
.n{text-align:right;width:1.25in}.head td{font-weight:700;border-bottom:0;padding-top:5pt}.total td{font-weight:700;border-top:.5pt solid #555}.grand td{font-weight:700;border-top:.8pt solid #000;border-bottom:1.2pt solid #000}
.foot{font-size:7.2pt;color:#666;display:flex;justify-content:space-between}
`
const books: Books = new Map()
const income = statement(
  `
# Income
  Cafe & Retail Sales | 318406.22 296415.80
  Online Subscriptions | 146218.50 118630.25
  Wholesale Coffee | 486215.75 441806.18
= Total Income | sum | revenue @rev
# Cost of Goods Sold
  Green Coffee Purchases | 318415.66 286204.90 | @green
  Packaging | 46218.33 41806.75
  Production Wages | 98415.00 88206.40 | @production
= Total Cost of Goods Sold | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Operating Expenses
  Advertising & Promotion | 18406.12 16215.44 | marketing
  Depreciation | 27191.00 22585.00 | depreciation @dep
  Interest Paid | 7415.28 8630.15 | interest @interest
  Merchant Fees | 16218.40 14206.33
  Rent | 54000.00 52800.00 | rent @rent
  Repairs and Maintenance | 9806.15 7415.20
  Shipping | 38415.90 32618.74
  Supplies & Office | 14206.75 12918.30 | @office
  Utilities | 17516.44 16208.92 | rent @utilities
  Wages & Salaries | 118415.00 108206.00 | salaries @wages
= Total Operating Expenses | sum | totalExpenses @exp
= Operating Income | gp-exp | operatingIncome @op
# Other Income
  State Small Business Grant | 5000.00 0 | @grant
= Total Other Income | sum | otherIncome @oi
== Net Income | op+oi | netIncome @net
`,
  books,
  2,
)
const sheet = statement(
  `
# Assets
  # Current Assets
    # Cash and Cash Equivalents
      Operating Checking | 64218.40 48206.15
      Savings - Tax Set Aside | 22500.00 18000.00
    = Total Cash and Cash Equivalents | sum | cash @cash
    Accounts Receivable | 58206.33 49815.70 | receivable @ar
    Inventory - Green Coffee | 86415.18 71206.44 | inventory @inv
    Prepaid Expenses | 4216.00 3980.00 | prepaid @prepaid
  = Total Current Assets | sum | totalCurrent
  # Fixed Assets
    Less Accumulated Depreciation on Roastery Equipment | -98406.00 -71215.00 | accumulated @acc
    Roastery Equipment | 214815.66 186340.16 | property @cost
    Leasehold Improvements | 38400.00 38400.00 | property
  = Total Fixed Assets | sum | @ppe
  # Long Term Assets
    Security Deposit | 6500.00 6500.00 | otherLong @deposit
  = Total Long Term Assets | sum
== Total Assets | sum | totalAssets @assets
# Liabilities and Equity
  # Liabilities
    # Current Liabilities
      Accounts Payable | 31206.15 28415.92 | payable @ap
      Company Card | 4815.20 3906.44 | @card
      Payroll Tax Payable | 2918.06 2640.31 | accrued @ptax
      Sales Tax | 1406.22 1318.50 | otherDue @sales
      Gift Cards Outstanding | 3218.00 2905.00 | otherDue @gift
    = Total Current Liabilities | sum | totalDue
    # Long Term Liabilities
      Equipment Loan - Roaster | 86215.40 104806.72 | longDebt @roaster
      Loan from Member | 15000.00 20000.00 | otherLongDue @member
    = Total Long Term Liabilities | sum | totalLong
  = Total Liabilities | sum | totalLiabilities @liab
`,
  books,
  2,
)
/** Last year's earnings are retained; distributions add up over the years and follow from the balances. */
const [now = 0, before = 0] = of(books, 'assets').map((value, i) => value - (of(books, 'liab')[i] ?? 0))
const [profit = 0, last = 0] = of(books, 'net')
const kept = before - 60000 + 36000 - last
books.set('drawn', [Math.round((kept + last + profit + 60000 - now) * 100) / 100, 36000])
const equity = statement(
  `
  # Equity
    Current Year Earnings | net
    Member Contributions | 60000.00 60000.00 | @contributed
    Member Distributions | 0-drawn | @draws
    Retained Earnings | assets-liab-net-contributed-draws | retained @retained
  = Total Equity | sum | totalEquity @equity
== Total Liabilities and Equity | liab+equity | totalBoth @both
`,
  books,
  2,
)
agree(books, ['both', 'assets'])
if (Math.abs((of(books, 'retained')[0] ?? 0) - (of(books, 'retained')[1] ?? 0) - last) > 0.005)
  throw new Error('Retained earnings do not follow')
/** Payments to suppliers and employees are what remains of the change in cash. */
const flows = statement(
  `
# Operating Activities
  Receipts from customers | rev+ar'-ar+gift-gift'+sales-sales' | @received
  Cash receipts from other operating activities | grant
  Payments to suppliers and employees | cash-cash'-rev-ar'+ar-gift+gift'-sales+sales'-grant+interest+cost-cost'-roaster+roaster'-member+member'-draws+draws' | @suppliers
  Interest paid | 0-interest
= Net Cash Flows from Operating Activities | sum | fromOperations @cfo
# Investing Activities
  Payment for property, plant and equipment | cost'-cost | expenditures
= Net Cash Flows from Investing Activities | sum | fromInvesting @cfi
# Financing Activities
  Repayment of loans | roaster-roaster' | debt @repaid
  Member loan | member-member' | debt @tomember
  Distributions to members | draws-draws' | dividends
= Net Cash Flows from Financing Activities | sum | fromFinancing @cff
== Net Cash Flows | cfo+cfi+cff | change @change
# Cash and Cash Equivalents
  Cash and cash equivalents at beginning of period | cash' | beginning
  Net cash flows | change
= Cash and cash equivalents at end of period | sum | ending @ending
`,
  books,
  1,
)
agree(books, ['ending', 'cash'])
const cells = (values: readonly number[], { kind }: Line) =>
  values.map(value => amount(value, { negative: 'parentheses', zero: '-', dollar: kind === 'grand' }))
const company = 'Quarry Road Coffee Roasters LLC'
const title = (what: string, when: string) =>
  `<div class="t"><b>${what}</b><span>${company}</span><span>${when}</span></div>`
const table = (rows: readonly Line[], header: string) => `<table>${header}${body(rows.map(row => ({ ...row, label: plain(row.label) })), cells, 11)}</table>` // prettier-ignore
const two = (first: string, second: string) => `<tr><th>Account<th>${first}<th>${second}</tr>`
const foot = (what: string, page: number) => `<div class="foot"><span>${what} | ${company} | Created February 9, 2026</span><span>Page ${page} of 3</span></div>` // prettier-ignore

export const cloudPair: Drawn = {
  name: 'quarry-road-coffee-cloud-pair',
  kind: 'financial',
  html: sheets(style, [
    `${title('Profit and Loss', 'For the year ended December 31, 2025<br>Accrual Basis')}${table(income, two('2025', '2024'))}${foot('Profit and Loss', 1)}`,
    `${title('Balance Sheet', 'As of December 31, 2025<br>Accrual Basis')}${table([...sheet, ...equity], two('Dec 31, 2025', 'Dec 31, 2024'))}${foot('Balance Sheet', 2)}`,
    `${title('Statement of Cash Flows', 'For the year ended December 31, 2025')}${table(flows, '<tr><th>Account<th>2025</tr>')}${foot('Statement of Cash Flows', 3)}`,
  ]),
  truth: truthFrom({
    family: 'cloud-pair',
    notes:
      "cloud accounting service's annual report of a coffee roaster: profit and loss and balance sheet of two years, accumulated depreciation before its class, long term assets apart, company card and gift cards, current year earnings and cumulated distributions in equity, interest among the expenses, cash flows of one year by the direct method",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: income }, { rows: sheet }, { rows: equity }, { rows: flows, pick: [0] }],
    books,
    any: {
      totalFixed: ['ppe+deposit', 'ppe'],
      payable: ['ap', 'ap+card'],
      shortDebt: ['card', 'null'],
      accrued: ['ptax', 'ptax+sales'],
      otherDue: ['gift', 'gift+sales', 'gift+card', 'gift+sales+card', 'gift+sales+ptax', 'gift+sales+ptax+card'],
      longDebt: ['roaster', 'roaster+member'],
      otherLongDue: ['member', 'null'],
      retained: ['retained', 'retained+net', 'retained+net+draws', 'retained+draws'],
      stock: ['contributed', 'null'],
      paidIn: ['contributed', 'null'],
      salaries: ['wages', 'wages+production'],
      rent: ['rent+utilities', 'rent'],
      general: ['office', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      operatingIncome: ['op', 'op+interest'],
      ordinaryIncome: ['op', 'null'],
      netOther: ['oi', 'oi-interest', 'null'],
      otherExpenses: ['interest', '0', 'null'],
      beforeTax: ['net', 'null'],
      debt: ['repaid+tomember', 'repaid'],
      otherFinancing: ['tomember', 'null'],
    },
    absent: ['tax', 'treasury', 'intangible', 'deferredTax', 'currentDebt', 'flowDepreciation', 'flowInventory'],
  }),
}
