/** A construction accounting program's balance sheet with account numbers, three dates side by side; sent by fax. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books } from './statement.ts'

const style = `
.page{font:8.9pt/12.4pt Cousine;padding:.6in .6in}
.t{display:flex;justify-content:space-between;margin-bottom:8pt;border-bottom:1.4pt solid #000;padding-bottom:4pt}.t b{font-size:11pt}
table{width:100%}th{font-weight:700;text-align:right;padding-bottom:4pt}td{padding:.4pt 0;white-space:nowrap}
.n{text-align:right;width:1.2in;white-space:nowrap}.head td{font-weight:700;padding-top:5pt}
.total .n span{border-top:.9pt solid #000;display:inline-block;min-width:1.1in;margin-bottom:3pt}
.grand td{font-weight:700}.grand .n span{border-top:.9pt solid #000;border-bottom:2.6pt double #000;display:inline-block;min-width:1.1in;margin-bottom:4pt}
.fax{position:absolute;left:.3in;right:.3in;top:.12in;font:8pt/10pt Cousine;display:flex;justify-content:space-between}
`
const books: Books = new Map([
  ['year', [212922.81, 111382.52, 0]],
  ['drawn', [-150000, -150000, 0]],
])
const assets = statement(
  `
# CURRENT ASSETS
  1010.00  Cash - General Checking | 318442.17 271908.55 402115.63 | cash
  1020.00  Cash - Payroll | 22610.40 18227.91 15340.08 | cash
  1200.00  Contracts Receivable | 1208316.94 1146220.37 987415.20 | receivable @trade
  1210.00  Retainage Receivable | 264180.55 251307.12 198722.40 | receivable @retainage
  1290.00  Allowance for Doubtful Accts | -15000.00 -15000.00 -12000.00 | receivable @allowance
  1400.00  Costs & Est Earnings in Excess of Billings | 143906.28 167211.84 88430.71 | otherCurrent @under
  1500.00  Materials Inventory | 61744.90 58316.02 47290.33 | inventory
  1600.00  Prepaid Expenses | 38217.66 44605.21 29114.87 | prepaid
= TOTAL CURRENT ASSETS | sum | totalCurrent @tc
# PROPERTY & EQUIPMENT
  1710.00  Heavy Equipment | 2418600.00 2418600.00 2190350.00 | property
  1720.00  Trucks & Trailers | 744215.00 744215.00 702880.00 | property
  1730.00  Small Tools | 96318.44 94102.18 88745.00 | property
  1740.00  Office Equipment | 31870.00 31870.00 31870.00 | property
  1790.00  Accumulated Depreciation | -1682417.00 -1655900.00 -1443764.00 | accumulated
= NET PROPERTY & EQUIPMENT | sum | totalFixed @ppe
# OTHER ASSETS
  1810.00  Deposits & Plan Bonds | 18500.00 18500.00 18500.00 | @deposits
  1820.00  Cash Surrender Value - Officer Life | 47316.00 47316.00 44120.00 | @csv
= TOTAL OTHER ASSETS | sum | otherLong @other
== TOTAL ASSETS | tc+ppe+other | totalAssets @assets
`,
  books,
  3,
)
const liabilities = statement(
  `
# CURRENT LIABILITIES
  2010.00  Accounts Payable - Trade | 611847.33 588214.09 512330.76 | payable @ap
  2020.00  Subcontracts Payable | 148260.00 171915.50 96314.25 | payable @subs
  2030.00  Retainage Payable | 52411.80 48960.25 31877.90 | payable @retpay
  2100.00  Billings in Excess of Costs & Est Earnings | 231608.47 198342.66 274915.03 | otherDue @over
  2200.00  Accrued Payroll & Burden | 71305.62 64118.90 48226.17 | accrued @burden
  2210.00  Accrued Union Benefits | 18922.05 17604.33 12870.64 | accrued @union
  2300.00  Bank Line of Credit | 200000.00 250000.00 150000.00 | shortDebt
  2400.00  Current Portion - Equipment Notes | 246318.00 246318.00 221405.00 | currentDebt
= TOTAL CURRENT LIABILITIES | sum | totalDue @due
# LONG-TERM LIABILITIES
  2610.00  Equipment Notes Payable | 858214.71 879633.40 801266.92 | longDebt @notes
  2690.00  Less Current Portion | -246318.00 -246318.00 -221405.00 | longDebt @less
= TOTAL LONG-TERM LIABILITIES | sum | totalLong @long
= TOTAL LIABILITIES | due+long | totalLiabilities @liab
# STOCKHOLDERS' EQUITY
  3010.00  Common Stock | 50000.00 50000.00 50000.00 | stock
  3020.00  Paid in Capital | 125000.00 125000.00 125000.00 | paidIn
  3030.00  Treasury Stock | -80000.00 -80000.00 -80000.00 | treasury
  3100.00  Retained Earnings | assets-liab-50000-125000+80000-year-drawn | retained @retained
  3200.00  Shareholder Distributions | drawn
  3900.00  Net Income (Loss) - Current Year | year | @cy
= TOTAL STOCKHOLDERS' EQUITY | sum | totalEquity @equity
== TOTAL LIABILITIES & EQUITY | liab+equity | totalBoth @both
`,
  books,
  3,
)
agree(books, ['both', 'assets'])
if (new Set(books.get('retained')).size !== 1) throw new Error('Retained earnings change within the year')

const cells = (values: readonly number[]) =>
  values.map(value => amount(value, { negative: 'parentheses', zero: '.00' }))
const company = 'Halvorsen Grading & Utilities, Inc.'
const header = (dates: readonly string[]) => `<tr><th>${dates.map(date => `<th>${date}`).join('')}</tr>`
const top = (page: number) =>
  `<div class="fax"><span>OCT-19-2026 MON 10:22 AM</span><span>HALVORSEN GRADING</span><span>FAX NO. 701 555 0148</span><span>P. 0${page}/02</span></div><div class="t"><div><b>${company}</b><br>Balance Sheet - Comparative<br>As of Period 9 - 09/30/26</div><div style="text-align:right">Run Date: 10/17/26<br>Page: ${page}<br>UNAUDITED</div></div>`
const dates = header(['09/30/26', '08/31/26', '12/31/25'])

export const jobLedger: Drawn = {
  name: 'halvorsen-grading-three-dates-fax',
  kind: 'financial',
  html: sheets(style, [
    `${top(1)}<table>${dates}${body(assets, cells, 8)}</table>`,
    `${top(2)}<table>${dates}${body(liabilities, cells, 8)}</table>`,
  ]),
  scan: { dpi: 204, skewDegrees: 0.3, noise: 16, blur: 0.45, jpegQuality: 70, threshold: 150 },
  truth: truthFrom({
    family: 'job-ledger',
    notes:
      'construction accounting program, balance sheet with account numbers before the labels at the end of this month, the last one and the last year, side by side: retainage, costs in excess of billings and billings in excess of costs, treasury stock, equipment notes less their current portion, net income of the current year apart from retained earnings; fax, black and white, two pages',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-09-30', '2026-08-31', '2025-12-31'],
    parts: [{ rows: assets }, { rows: liabilities }],
    books,
    any: {
      receivable: ['trade+retainage+allowance', 'trade+allowance', 'trade+retainage', 'trade'],
      otherCurrent: ['under', 'under+retainage', 'under+retainage+allowance'],
      payable: ['ap+subs+retpay', 'ap+subs', 'ap'],
      otherDue: ['over', 'over+retpay', 'over+retpay+subs', 'over+subs'],
      accrued: ['burden+union'],
      totalFixed: ['ppe', 'ppe+other'],
      otherLong: ['other', 'deposits', 'csv'],
      longInvestments: ['csv', 'null'],
      longDebt: ['notes+less', 'notes'],
      retained: ['retained', 'retained+cy', 'retained+cy+drawn', 'retained+drawn'],
    },
    absent: ['incomeStatement', 'cashFlowStatement', 'intangible', 'deferredTax', 'shortInvestments'],
  }),
}
