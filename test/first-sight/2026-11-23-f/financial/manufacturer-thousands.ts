/** A manufacturer's reviewed statements in thousands: classified balance sheets, operations and retained earnings, cash flows. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books } from './statement.ts'

const style = `
.page{font:9.2pt/12.2pt 'Merriweather';padding:.7in .8in}
.t{margin-bottom:12pt;border-bottom:2.2pt solid #1f4d3a;padding-bottom:5pt;font-size:10.4pt;line-height:14pt}.t b{font-size:12.5pt}.t i{font-size:8.6pt}
table{width:100%}td{padding:1.3pt 3pt}th{font-weight:700;text-align:right;padding:0 3pt 3pt}.n{text-align:right;width:.9in}
.head.d0 td{font-weight:700;color:#1f4d3a;padding-top:7pt}.head td{font-weight:700;padding-top:4pt}
.total td{font-weight:700}.total .n{border-top:.6pt solid #000}.grand td{font-weight:700;background:#e3ece7}.grand .n{border-top:.6pt solid #000;border-bottom:2.2pt double #000}
.foot{font-size:7.6pt;line-height:10pt;border-top:.5pt solid #1f4d3a;padding-top:3pt;display:flex;justify-content:space-between}
p{margin:0 0 8pt}
`
const books: Books = new Map()
/** Three years of balances; the oldest one is only for the cash flows. */
const sheet = statement(
  `
# Current assets
  Cash and cash equivalents | 1486 1212 1064 | cash @cash
  Trade receivables, less allowances of $85 and $70 | 5218 4736 4402 | receivable @ar
  # Inventories
    Raw materials | 1834 1690 1615 | inventory
    Work in process | 1127 1064 988 | inventory
    Finished goods | 2416 2238 2140 | inventory
    Less LIFO reserve | -612 -574 -530 | inventory
  = Total inventories | sum | @inv
  Prepaid expenses and other | 318 287 265 | prepaid @prepaid
= Total current assets | sum | totalCurrent @current
# Property, plant and equipment
  Land | 640 640 640 | property @land
  Building and improvements | 4912 4780 4780 | property @building
  Machinery, tooling and dies | 11846 10915 10204 | property @machinery
  Vehicles and office equipment | 1033 978 951 | property @vehicles
  Less accumulated depreciation | -9872 -8824 -7826 | accumulated @acc
= Net property, plant and equipment | sum | totalFixed @ppe
# Other assets
  Customer list and patents, net | 384 448 512 | intangible @list
  Goodwill | 725 725 725 | intangible
  Cash value of life insurance | 291 268 247 | @csv
= Total other assets | sum | @other
== Total assets | current+ppe+other | totalAssets @assets
# Current liabilities
  Revolving line of credit | 900 1150 1000 | shortDebt @line
  Current maturities of long-term debt | 846 792 768 | currentDebt @cm
  Trade accounts payable | 2614 2390 2275 | payable @ap
  Accrued wages and benefits | 768 715 690 | accrued @wages
  Accrued warranty, commissions and other | 402 377 361 | accrued @warranty
  Income taxes payable | 146 88 102 | @taxes
  Customer deposits on tooling | 337 298 305 | otherDue @tooling
= Total current liabilities | sum | totalDue @due
# Long-term liabilities
  Long-term debt, less current maturities | 3917 3958 4210 | longDebt @long
  Deferred income taxes | 583 541 508 | deferredTax @deferred
= Total long-term liabilities | sum | totalLong @lt
= Total liabilities | due+lt | totalLiabilities @liab
# Stockholders' equity
  Common stock, no par, 10,000 shares issued | 150 150 150 | stock
  Additional paid-in capital | 920 920 920 | paidIn
  Retained earnings | assets-liab-150-920+475 | retained @re
  Less treasury stock, 1,200 shares at cost | -475 -475 -475 | treasury
= Total stockholders' equity | sum | totalEquity @equity
== Total liabilities and stockholders' equity | liab+equity | totalBoth @both
`,
  books,
  3,
)
const income = statement(
  `
Net sales | 38614 35980 | revenue @rev
Cost of products sold | 29186 27405 | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Selling and distribution | 2318 2240 | @selling
  Engineering and product development | 1046 987
  General and administrative | 3214 3061 | general @general
= Total operating expenses | sum | totalExpenses @exp
= Operating income | gp-exp | operatingIncome @op
# Other income (expense)
  Interest expense | -372 -395 | -interest @interest
  Gain on disposal of equipment | 18 0 | otherIncome @gain
  Other, net | 36 27 | otherIncome @misc
= Net other expense | sum | netOther @net.other
= Income before income taxes | op+net.other | beforeTax @pretax
# Provision for income taxes
  Current | 556 408
  Deferred | deferred-deferred' | @deferring
= Total provision for income taxes | sum | tax @tax
== Net income | pretax-tax | netIncome @net
Retained earnings, beginning of year | re' | @begin
Dividends paid | re-re'-net | @dividends
== Retained earnings, end of year | re
`,
  books,
  2,
)
/** What was disposed of had been depreciated in full: its cost left both the classes and the depreciation. */
const flows = statement(
  `
# Cash flows from operating activities
  Net income | net | flowIncome
  Depreciation | 1126 1064 | flowDepreciation @depreciation
  Amortization of intangible assets | list'-list | @amortization
  Deferred income taxes | deferring | @dt
  Gain on disposal of equipment | 0-gain
  # Changes in operating assets and liabilities
    Trade receivables | ar'-ar | flowReceivable @far
    Inventories | inv'-inv | flowInventory @finv
    Prepaid expenses and other | prepaid'-prepaid | flowOther @f1
    Trade accounts payable | ap-ap' | flowPayable @fap
    Accrued expenses | wages+warranty-wages'-warranty' | flowOther @f2
    Income taxes payable | taxes-taxes' | flowOther @f3
    Customer deposits | tooling-tooling' | flowOther @f4
  = Net change in operating items | sum | flowTotal
= Net cash provided by operating activities | sum | fromOperations @cfo
# Cash flows from investing activities
  Purchases of property, plant and equipment | land'-land+building'-building+machinery'-machinery+vehicles'-vehicles-depreciation-acc+acc' | expenditures
  Proceeds from disposal of equipment | gain | otherInvesting @proceeds
  Increase in cash value of life insurance | csv'-csv | otherInvesting @fcsv
= Net cash used in investing activities | sum | fromInvesting @cfi
# Cash flows from financing activities
  Net borrowings (payments) on line of credit | line-line' | debt
  Proceeds from long-term debt | 825 540 | debt @proc
  Payments on long-term debt | long+cm-long'-cm'-proc | debt
  Dividends paid | dividends | dividends
= Net cash used in financing activities | sum | fromFinancing @cff
= Net increase in cash and cash equivalents | cfo+cfi+cff | change @change
Cash and cash equivalents, beginning of year | cash' | beginning
== Cash and cash equivalents, end of year | cash | ending
`,
  books,
  2,
)
agree(books, ['both', 'assets'], ['change', "cash-cash'"])

const company = 'Kettle Valley Stamping & Die Company, Inc.'
const cells = (values: readonly number[]) =>
  values.slice(0, 2).map(value => amount(value, { digits: 0, negative: 'parentheses', zero: '—' }))
const title = (what: string, when: string) =>
  `<div class="t"><b>${company}</b><br>${what}<br>${when}<br><i>(Dollars in thousands)</i></div>`
const foot = (page: number) =>
  `<div class="foot"><span>See notes to financial statements and independent accountants' review report.</span><span>${page}</span></div>`
const cut = sheet.findIndex(({ label }) => label === 'Current liabilities')
const header = '<tr><th><th>2025<th>2024</tr>'

export const manufacturerThousands: Drawn = {
  name: 'kettle-valley-stamping-thousands',
  kind: 'financial',
  html: sheets(style, [
    `${title('Balance Sheets &mdash; Assets', 'June 30, 2025 and 2024')}<table>${header}${body(sheet.slice(0, cut), cells, 12)}</table>${foot(2)}`,
    `${title("Balance Sheets &mdash; Liabilities and Stockholders' Equity", 'June 30, 2025 and 2024')}<table>${header}${body(sheet.slice(cut), cells, 12)}</table>${foot(3)}`,
    `${title('Statements of Income and Retained Earnings', 'Years Ended June 30, 2025 and 2024')}<table>${header}${body(income, cells, 12)}</table>${foot(4)}`,
    `${title('Statements of Cash Flows', 'Years Ended June 30, 2025 and 2024')}<table>${header}${body(flows, cells, 12)}</table>${foot(5)}`,
  ]),
  truth: truthFrom({
    family: 'manufacturer-thousands',
    notes:
      "manufacturer's reviewed set in thousands (printed small under each title), fiscal year to June 30: assets and liabilities on pages of their own, inventories in classes less a LIFO reserve, treasury stock, deferred taxes, retained earnings under the net income, cash flows with amortization apart",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-06-30', '2024-06-30'],
    parts: [{ rows: sheet }, { rows: income }, { rows: flows }],
    books,
    scale: 1000,
    any: {
      inventory: ['inv'],
      totalFixed: ['ppe', 'ppe+other'],
      otherLong: ['csv'],
      longInvestments: ['csv', 'null'],
      accrued: ['wages+warranty', 'wages+warranty+taxes', 'wages'],
      otherDue: ['tooling', 'tooling+taxes', 'warranty+tooling', 'warranty+tooling+taxes'],
      marketing: ['selling', 'null'],
      ordinaryIncome: ['op', 'net-net.other', 'null'],
      otherIncome: ['gain+misc'],
      otherExpenses: ['0-interest', 'null'],
      flowDepreciation: ['depreciation', 'depreciation+amortization'],
      depreciation: ['depreciation', 'depreciation+amortization', 'null'],
      flowOther: ['f1+f2+f3+f4', 'f1+f2+f3+f4+dt'],
    },
    absent: ['salaries', 'rent', 'otherCurrent', 'acquisitions', 'stockIssue', 'otherLongDue'],
  }),
}
