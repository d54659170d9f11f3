/** A car wash's reports out of an online bookkeeping suite: sections that end in "Total for", operating and non operating parts. */
import { agree, amount, body, of, plain, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:8.8pt/12.4pt 'Open Sans';padding:.6in .8in;color:#222}
.t{text-align:center;margin-bottom:14pt}.t b{font-size:14pt;line-height:20pt;display:block;font-weight:400}.t span{display:block;color:#555}
table{width:100%}th{font-size:7.6pt;font-weight:700;text-align:right;padding:4pt 6pt;border-top:.6pt solid #aaa;border-bottom:.6pt solid #aaa;letter-spacing:.3pt}th:first-child{text-align:left}td{padding:1.6pt 6pt}.n{text-align:right;width:1.35in}.head td{font-weight:700}.total td{font-weight:700;border-bottom:.4pt solid #ccc}.grand td{font-weight:700;border-top:.6pt solid #aaa;border-bottom:.6pt solid #aaa;background:#f7f7f7}
.foot{font-size:7.4pt;color:#777}
`
const books: Books = new Map()
const income = statement(
  `
# Operating Income
  Detailing Services | 86415.50 79206.25
  Express Tunnel Washes | 412630.80 396418.15
  Monthly Unlimited Memberships | 518206.44 431830.62
  Vending and Vacuums | 22418.75 21906.10
= Total for Operating Income | sum | revenue @rev
# Cost of Goods Sold
  Chemicals and Soap | 74206.18 68415.92
  Water and Sewer - Tunnel | 58418.60 54206.33
= Total for Cost of Goods Sold | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# Operating Expense
  Advertising And Marketing | 31206.45 28418.90 | marketing
  Automobile Expense | 4218.66 3906.12
  Bank Fees and Charges | 28415.77 24630.40
  Depreciation Expense | 142800.00 139415.00 | depreciation @dep
  Insurance | 24806.00 22918.00
  IT and Internet Expenses | 9418.20 8815.36
  Office Supplies | 3615.84 3206.48 | @office
  Payroll Tax Expense | 24918.33 22806.71 | @ptaxes
  Rent Expense | 96000.00 93600.00 | rent @rent
  Repairs and Maintenance | 48215.90 52630.18
  Salaries and Employee Wages | 286415.62 264806.55 | salaries @wages
  Telephone Expense | 3418.08 3315.60 | @phone
  Utilities - Gas and Electric | 41806.35 39415.22 | rent @utilities
= Total for Operating Expense | sum | totalExpenses @exp
== Operating Profit | gp-exp | operatingIncome @op
# Non Operating Income
  Interest Income | 1206.44 315.18
  Gain on Disposal of Assets | 4500.00 0
= Total for Non Operating Income | sum | otherIncome @oi
# Non Operating Expense
  Interest Expense | 61830.25 68415.70 | interest @interest
= Total for Non Operating Expense | sum | otherExpenses @oe
== Net Profit/Loss | op+oi-oe | netIncome @net
`,
  books,
  2,
)
const sheet = statement(
  `
# Assets
  # Current Assets
    # Cash
      Petty Cash | 600.00 600.00
      Undeposited Funds | 3418.25 2906.80
    = Total for Cash | sum | cash @petty
    # Bank
      Prairie Sun Bank Operating | 96218.40 71806.33
      Prairie Sun Bank Tax Reserve | 25000.00 20000.00
    = Total for Bank | sum | cash @bank
    # Accounts Receivable
      Accounts Receivable - Fleet Accounts | 14206.50 12815.75
    = Total for Accounts Receivable | sum | receivable @ar
    # Other current assets
      Chemical Inventory | 11830.00 10415.00 | inventory @inv
      Prepaid Expenses | 8206.00 7918.00 | prepaid @prepaid
    = Total for Other current assets | sum
  = Total for Current Assets | sum | totalCurrent @current
  # Fixed Assets
    Tunnel Equipment | 986415.00 958206.00 | property
    Leasehold Improvements | 412630.00 412630.00 | property
    Vehicles | 38415.00 52618.00 | property
    Accumulated Depreciation | -618206.00 -489609.00 | accumulated
  = Total for Fixed Assets | sum | @ppe
  # Other Assets
    Security Deposit | 16000.00 16000.00 | otherLong @deposit
  = Total for Other Assets | sum
== Total for Assets | current+ppe+deposit | totalAssets @assets
# Liabilities & Equities
  # Liabilities
    # Current Liabilities
      Accounts Payable | 28415.66 31206.18 | payable @ap
      Credit Card - Prairie Sun Visa | 7918.44 6415.20 | @card
      Deferred Membership Revenue | 22806.00 19415.00 | otherDue @deferred
      Payroll Liabilities | 8415.30 7806.22 | accrued @pay
      Sales Tax Payable | 4218.15 3906.40 | @sales
    = Total for Current Liabilities | sum | totalDue @due
    # Long Term Liabilities
      Equipment Loan - Prairie Sun | 518206.33 584415.80 | longDebt @l1
      SBA Loan 7(a) | 206415.92 231806.44 | longDebt @l2
    = Total for Long Term Liabilities | sum | totalLong @long
    # Other Liabilities
      Due to Member | 20000.00 20000.00 | otherLongDue @member
    = Total for Other Liabilities | sum
  = Total for Liabilities | due+long+member | totalLiabilities @liab
  # Equities
    Capital Stock | 50000.00 50000.00 | stock
    Current Year Earnings | net
    Retained Earnings | assets-liab-net-50000 | retained @retained
  = Total for Equities | sum | totalEquity @equity
== Total for Liabilities & Equities | liab+equity | totalBoth @both
`,
  books,
  2,
)
agree(books, ['both', 'assets'])
const cells = (values: readonly number[], { kind }: Line) =>
  values.map(value => amount(value, { dollar: kind === 'grand' }))
const company = 'Blue Heron Express Wash LLC'
const title = (what: string, when: string) =>
  `<div class="t"><span>${company}</span><b>${what}</b><span>Basis: Accrual</span><span>${when}</span></div>`
const table = (rows: readonly Line[], one: string, two: string) => `<table><tr><th>ACCOUNT<th>${one}<th>${two}</tr>${body(rows.map(row => ({ ...row, label: plain(row.label) })), cells, 10)}</table>` // prettier-ignore
const foot = '<div class="foot">**Amount is displayed in your base currency USD</div>'
const split = sheet.findIndex(row => row.label === 'Liabilities & Equities')
if ((of(books, 'retained')[0] ?? 0) < 0) throw new Error('Retained earnings')

export const carWash: Drawn = {
  name: 'blue-heron-car-wash-total-for',
  kind: 'financial',
  html: sheets(style, [
    `${title('Profit and Loss', 'From 01 Jan 2025 To 31 Dec 2025 &nbsp;|&nbsp; Compare with: Previous Year')}${table(income, '01 JAN 2025 TO 31 DEC 2025', '01 JAN 2024 TO 31 DEC 2024')}${foot}`,
    `${title('Balance Sheet', 'As of 31 Dec 2025')}${table(sheet.slice(0, split), '31 DEC 2025', '31 DEC 2024')}${foot}`,
    `${table(sheet.slice(split), '31 DEC 2025', '31 DEC 2024')}${foot}`,
  ]),
  truth: truthFrom({
    family: 'total-for-suite',
    notes:
      'car wash’s reports of an online bookkeeping suite: sections closed by "Total for", operating and non operating parts with operating profit between, day-month-year column heads, cash and bank apart, credit card and deferred memberships among current liabilities, no current portion of loans, other liabilities behind the long term ones, current year earnings before retained earnings',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: sheet }, { rows: income }],
    books,
    any: {
      totalFixed: ['ppe+deposit', 'ppe'],
      payable: ['ap', 'ap+card'],
      shortDebt: ['card', 'null'],
      accrued: ['pay', 'pay+sales'],
      otherDue: [
        'deferred',
        'deferred+sales',
        'deferred+card',
        'deferred+sales+card',
        'deferred+pay+sales',
        'deferred+card+pay+sales',
      ],
      totalLong: ['long', 'long+member'],
      longDebt: ['l1+l2', 'l1+l2+member'],
      otherLongDue: ['member', 'null'],
      retained: ['retained', 'retained+net'],
      salaries: ['wages', 'wages+ptaxes'],
      rent: ['rent+utilities', 'rent', 'rent+utilities+phone'],
      general: ['office', 'null'],
      ordinaryIncome: ['op', 'null'],
      netOther: ['oi-oe', 'null'],
      otherExpenses: ['oe', '0', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'paidIn', 'intangible', 'deferredTax', 'currentDebt'],
  }),
}
