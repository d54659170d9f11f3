/** A motor carrier's reviewed statements: balance sheets with leases, income and retained earnings with percentages, cash flows; a copier scan. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, of, percent, statement, truthFrom, type Books, type Line } from '../../2026-11-23-f/financial/statement.ts' // prettier-ignore

const style = `
.page{font:9.2pt/11.8pt 'Source Serif';padding:.65in .85in}
.t{text-align:center;margin-bottom:9pt;font-size:10.2pt;line-height:13.4pt}.t b{letter-spacing:.4pt}
table{width:100%}td{padding:.45pt 0}th{font-weight:700;text-align:center;border-bottom:.6pt solid #000}.n{text-align:right;width:1.05in;padding-left:12pt}.n span{display:block}
.p .n:nth-child(3),.p .n:nth-child(5){width:.55in}.head td{font-weight:700;padding-top:4pt}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}
.n span:empty{border:0 !important}.foot{text-align:center;font-size:8.4pt}
`
const books: Books = new Map()
/** The oldest balances are printed in the cash flows only. */
const sheet = statement(
  `
# CURRENT ASSETS
  Cash and cash equivalents | 614208 486315 402617 | cash @cash
  Marketable securities | 150000 100000 100000 | shortInvestments @securities
  Accounts receivable - freight, net of allowance of $20,000 | 1284630 1196402 1241815 | receivable @ar
  Other receivables | 38214 51660 29417 | @others
  Tires and parts inventory | 96418 88305 91216 | inventory @inv
  Prepaid licenses, permits and insurance | 214306 198640 187502 | prepaid @prepaid
= Total current assets | sum | totalCurrent @current
# REVENUE EQUIPMENT AND PROPERTY, AT COST
  Tractors | 5816400 5412800 5186400 | property @tractors
  Trailers | 2214650 2096500 2096500 | property @trailers
  Terminal building and land | 918000 918000 918000 | property @terminal
  Shop and office equipment | 246318 231904 224710 | property @shop
  Less accumulated depreciation | -4896214 -4517830 -4018416 | accumulated @acc
= Net revenue equipment and property | sum | @ppe
OPERATING LEASE RIGHT-OF-USE ASSETS | 318420 421606 516214 | @rou
== TOTAL ASSETS | current+ppe+rou | totalAssets @assets
# CURRENT LIABILITIES
  Current maturities of equipment notes | 764218 718406 702315 | currentDebt @cm
  Current portion of operating lease liabilities | 109416 103186 94608 | @lease
  Accounts payable | 386215 342817 371064 | payable @ap
  Accrued payroll and driver escrow | 168304 154910 149225 | accrued @payroll
  Accrued claims and other | 84210 91635 78418 | accrued @claims
= Total current liabilities | sum | totalDue @due
EQUIPMENT NOTES PAYABLE, less current maturities | 1618407 1586214 1802960 | longDebt @notes
OPERATING LEASE LIABILITIES, less current portion | 209004 318420 421606 | @leases
= Total liabilities | due+notes+leases | totalLiabilities @liab
# STOCKHOLDERS' EQUITY
  Common stock, no par value; 500 shares | 25000 25000 25000 | stock
  Retained earnings | assets-liab-25000 | retained @re
= Total stockholders' equity | sum | totalEquity @equity
== TOTAL LIABILITIES AND STOCKHOLDERS' EQUITY | liab+equity | totalBoth @both
`,
  books,
  3,
)
const income = statement(
  `
# OPERATING REVENUES
  Freight revenue | 9814206 9216418 | @freight
  Fuel surcharge | 1618430 1712906
  Brokerage and other | 486215 412390
= Total operating revenues | sum | revenue @rev
# OPERATING EXPENSES
  Salaries, wages and benefits | 4216830 3968214 | salaries
  Fuel and fuel taxes | 2318406 2416215 | @fuel
  Purchased transportation | 1486214 1318640 | @purchased
  Maintenance, tires and supplies | 914206 886318
  Insurance and claims | 618420 574216
  Operating taxes and licenses | 186314 178206
  Depreciation | 842618 796214 | depreciation @depreciation
  Rents and operating leases | 148216 144630 | rent @rents
  Communications and utilities | 91418 88206 | rent @utilities
  General and administrative | 318640 296418 | general @general
  Gain on disposal of equipment | -64218 -31406 | @disposal
= Total operating expenses | sum | totalExpenses @exp
= INCOME FROM OPERATIONS | rev-exp | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Interest expense | -148306 -151214 | -interest @interest
  Interest and dividend income | 14218 9806 | otherIncome @earned
= Total other income (expense) | sum | netOther @other
= NET INCOME | op+other | netIncome @net
RETAINED EARNINGS, beginning of year | re'
DISTRIBUTIONS TO STOCKHOLDERS | re-re'-net | @distributions
== RETAINED EARNINGS, end of year | re
`,
  books,
  2,
)
/** Purchases follow from the balances, the depreciation and the book value of what was sold. */
const flows = statement(
  `
# CASH FLOWS FROM OPERATING ACTIVITIES
  Net income | net | flowIncome
  Adjustments:
  Depreciation | depreciation | flowDepreciation
  Gain on disposal of equipment | disposal
  Changes in:
  Receivables | ar'-ar+others'-others | flowReceivable
  Tires and parts inventory | inv'-inv | flowInventory
  Prepaid expenses | prepaid'-prepaid | flowOther @f1
  Accounts payable | ap-ap' | flowPayable
  Accrued expenses | payroll+claims-payroll'-claims' | flowOther @f2
= Net cash provided by operating activities | sum | fromOperations @cfo
# CASH FLOWS FROM INVESTING ACTIVITIES
  Purchases of revenue equipment and property | ppe'-ppe-depreciation-sold-disposal | expenditures @capex
  Proceeds from disposal of equipment | sold | otherInvesting @proceeds
  Purchases of marketable securities | securities'-securities | investments
= Net cash used in investing activities | sum | fromInvesting @cfi
# CASH FLOWS FROM FINANCING ACTIVITIES
  Proceeds from equipment notes | 845000 512000 | debt @new
  Payments on equipment notes | notes+cm-notes'-cm'-new | debt @paid
  Distributions to stockholders | distributions | dividends
= Net cash used in financing activities | sum | fromFinancing @cff
= NET INCREASE IN CASH | cfo+cfi+cff | change @change
CASH, beginning of year | cash' | beginning
== CASH, end of year | cash | ending
# SUPPLEMENTAL DISCLOSURE
  Interest paid | 147820 152006
`,
  books.set('sold', [118400, 64250]),
  2,
)
agree(books, ['both', 'assets'], ['change', "cash-cash'"])
const revenue = of(books, 'rev')
const cells = (values: readonly number[], { kind, label }: Line) =>
  values.slice(0, 2).map(value => `${kind === 'grand' || /^(Cash and|Current mat|Freight rev|Net income)/.test(label) ? '<b style="float:left;font-weight:400">$</b>' : ''}${amount(value, { digits: 0, negative: 'parentheses', zero: '-' })}`) // prettier-ignore
const untilNet = income.findIndex(({ label }) => label === 'NET INCOME')
const withPercent = (values: readonly number[], row: Line, index: number) =>
  cells(values, row).flatMap((text, i) => [text, index <= untilNet ? percent(values[i] ?? 0, revenue[i] ?? 1).replace(/^-(.*)$/, '($1)') : '']) // prettier-ignore
const company = 'Broken Bow Transport, Inc.'
const title = (what: string, when: string) =>
  `<div class="t"><b>${company.toUpperCase()}</b><br>${what}<br>${when}</div>`
const foot = (page: number) =>
  `<div class="foot">See accompanying notes and independent accountant's review report.<br>${page}</div>`
const header = '<tr><td><th>2025<th>2024</tr>'

export const truckingReview: Drawn = {
  name: 'broken-bow-transport-reviewed-scan',
  kind: 'financial',
  html: sheets(style, [
    `${title('BALANCE SHEETS', 'December 31, 2025 and 2024')}<table>${header}${body(sheet, cells, 12)}</table>${foot(3)}`,
    `${title('STATEMENTS OF INCOME AND RETAINED EARNINGS', 'Years Ended December 31, 2025 and 2024')}<table class="p"><tr><td><th colspan="2">2025<th colspan="2">2024</tr>${body(income, withPercent, 12)}</table>${foot(4)}`,
    `${title('STATEMENTS OF CASH FLOWS', 'Years Ended December 31, 2025 and 2024')}<table>${header}${body(flows, cells, 12)}</table>${foot(5)}`,
  ]),
  scan: { dpi: 170, skewDegrees: 0.55, noise: 20, blur: 0.55, jpegQuality: 64, background: 240 },
  truth: truthFrom({
    family: 'trucking-review',
    notes:
      "motor carrier's reviewed balance sheets, income and retained earnings, and cash flows of two years: no cost of sales, a gain on disposals subtracted among the operating expenses, percentages of revenue beside each amount, right-of-use assets and lease liabilities under current and beyond, marketable securities, S corporation distributions; copier scan",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: sheet }, { rows: income }, { rows: flows }],
    books,
    any: {
      receivable: ['ar', 'ar+others'],
      otherCurrent: ['others', 'null'],
      totalFixed: ['ppe+rou', 'ppe'],
      otherLong: ['rou', 'null'],
      currentDebt: ['cm', 'cm+lease'],
      otherDue: ['lease', 'lease+claims', 'claims', 'null'],
      accrued: ['payroll+claims', 'payroll'],
      longDebt: ['notes', 'notes+leases'],
      otherLongDue: ['leases', 'null'],
      totalLong: ['notes+leases', 'null'],
      rent: ['rents+utilities', 'rents'],
      cost: ['fuel+purchased', 'purchased', 'null'],
      gross: ['rev', 'null'],
      beforeTax: ['net', 'null'],
      ordinaryIncome: ['op', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
      flowOther: ['f1+f2'],
      otherInvesting: ['proceeds'],
      expenditures: ['capex', 'capex+proceeds'],
    },
    absent: ['tax', 'treasury', 'paidIn', 'intangible', 'deferredTax', 'shortDebt', 'marketing', 'acquisitions', 'stockIssue'], // prettier-ignore
  }),
}
