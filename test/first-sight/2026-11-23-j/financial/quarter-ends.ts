/** A controller's spreadsheet of a steel fabricator's balance sheet at four quarter ends, the oldest first, with its checks below. */
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
.page{font:8.2pt/9.9pt Carlito;padding:.4in .6in}
.t{font-weight:700;font-size:12pt;line-height:15pt;margin-bottom:6pt}.t span{font-weight:400;font-size:9pt}
table{width:100%}td{padding:.1pt 3pt}th{font-weight:700;text-align:right;background:#1f3864;color:#fff;padding:2pt 3pt}
.n{text-align:right;width:1.15in}.head td{font-weight:700;background:#f2f2f2}.total td{font-weight:700;border-top:.6pt solid #000}.grand td{font-weight:700;background:#ddebf7;border-top:.6pt solid #000;border-bottom:1.6pt double #000}
.k td{color:#444;font-style:italic}.foot{font-size:7.6pt;display:flex;justify-content:space-between}
`
const books: Books = new Map()
const rows = statement(
  `
# Current Assets
  Cash - Operating | 186415 98206 142630 211848 | cash
  Cash - Payroll & Petty | 12400 12400 12400 12400 | cash
  A/R - Trade | 918206 1064815 1186430 1118215 | receivable @ar
  A/R - Retention | 142815 158406 171230 164918 | receivable @retention
  Allowance for Doubtful Accts | -20000 -20000 -25000 -25000 | receivable @allowance
  Inventory - Steel & Consumables | 312640 386215 401816 364205 | inventory
  Unbilled / (Overbilled), net | 64218 -18406 38915 52630 | otherCurrent @wip
  Prepaids | 48206 36155 61480 42815 | prepaid
= Total Current Assets | sum | totalCurrent @current
# Fixed Assets
  Land & Shop Building | 1240000 1240000 1240000 1240000 | property
  Fab Equipment | 1486215 1486215 1621840 1621840 | property
  Cranes & Forklifts | 386400 386400 386400 412150 | property
  Vehicles | 214630 214630 214630 214630 | property
  Accum Depreciation | -1318406 -1369821 -1421236 -1474815 | accumulated
= Net Fixed Assets | sum | @ppe
Cash Surrender Value - Officer Life | 68415 69920 71425 72930 | otherLong @csv
== TOTAL ASSETS | current+ppe+csv | totalAssets @assets
# Current Liabilities
  A/P - Trade | 486218 561430 618215 548206 | payable @ap
  A/P - Subcontract Retention | 38415 41206 46830 44218 | payable @subs
  Line of Credit ($750k) | 250000 375000 400000 300000 | shortDebt
  Current Maturities LTD | 168400 168400 181260 184815 | currentDebt
  Accrued Payroll & PTO | 96418 84206 102815 108430 | accrued @wages
  Accrued Other | 31206 28415 36218 34906 | accrued @other
  State Tax Payable | 6200 0 2400 4800 | otherDue @tax
= Total Current Liabilities | sum | totalDue @due
# Long Term Debt
  Term Loan - Building | 648215 636410 624418 612236 | longDebt
  Equipment Notes | 386215 361480 428206 402630 | longDebt
  Less Current Maturities | -168400 -168400 -181260 -184815 | longDebt
= Net Long Term Debt | sum | @long
= Total Liabilities | due+long | totalLiabilities @liab
`,
  books,
  4,
)
/** Beginning earnings stand still within the year: the profit of each quarter follows from the balances. */
const drawn = [160000, 30000, 60000, 90000]
const begun = 1386500
const kept = of(books, 'assets').map((value, i) => value - (of(books, 'liab')[i] ?? 0) - 200000)
const carried = kept[0] ?? 0
books.set('drawn', drawn)
books.set(
  'profit',
  kept.map((value, i) => value - (i === 0 ? begun : carried) + (drawn[i] ?? 0)),
)
const equity = statement(
  `
# Equity
  Common Stock | 5000 5000 5000 5000 | stock
  APIC | 195000 195000 195000 195000 | paidIn
  Retained Earnings - Beg of Yr | assets-liab-200000-profit+drawn | retained @re
  YTD Net Income | profit | @net
  YTD Distributions | 0-drawn | @draws
= Total Equity | sum | totalEquity @equity
== TOTAL LIAB & EQUITY | liab+equity | totalBoth @both
`,
  books,
  4,
)
agree(books, ['both', 'assets'])
const cells = (values: readonly number[], _: Line) => values.map(value => amount(value, { digits: 0, negative: 'parentheses', zero: '-' })) // prettier-ignore
const company = 'Calumet Steel Fabricators, Inc.'
const ratio = (label: string, values: readonly string[]) => `<tr class="k"><td>${label}</td>${values.map(value => `<td class="n">${value}</td>`).join('')}</tr>` // prettier-ignore
const [current, due, liab, assets] = ['current', 'due', 'liab', 'assets'].map(name => of(books, name))
const each = (work: (i: number) => string) => [0, 1, 2, 3].map(work)
const checks = `${ratio(
  'Check (should be 0)',
  each(() => '0'),
)}${ratio(
  'Working capital',
  each(i => amount((current?.[i] ?? 0) - (due?.[i] ?? 0), { digits: 0 })),
)}${ratio(
  'Current ratio (covenant 1.20)',
  each(i => ((current?.[i] ?? 0) / (due?.[i] ?? 1)).toFixed(2)),
)}${ratio(
  'Debt / net worth',
  each(i => ((liab?.[i] ?? 0) / ((assets?.[i] ?? 0) - (liab?.[i] ?? 0))).toFixed(2)),
)}`
const page = `<div class="t">${company}<br>Balance Sheet Trend <span>(internal, unaudited; 12/31 per CPA review)</span></div><table><tr><th><th>12/31/25<th>3/31/26<th>6/30/26<th>9/30/26</tr>${body(
  [...rows, ...equity].map(row => ({ ...row, label: plain(row.label) })),
  cells,
  9,
)}${checks}</table><div class="foot"><span>Lender package Q3 2026.xlsx &nbsp; BS Trend</span><span>Page 1 of 1</span></div>`

export const quarterEnds: Drawn = {
  name: 'calumet-steel-quarter-ends-sheet',
  kind: 'financial',
  html: sheets(style, [page], '11in 8.5in'),
  truth: truthFrom({
    family: 'quarter-ends',
    notes:
      "controller's spreadsheet, landscape: balance sheets at the year end and three quarter ends, the oldest first, retention apart in receivables and payables, a net unbilled (overbilled) that changes sign, current maturities subtracted from the debt, cash value of life insurance, beginning earnings with the year's income and distributions, checks and ratios below",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-09-30', '2026-06-30', '2026-03-31', '2025-12-31'],
    parts: [
      { rows, pick: [3, 2, 1, 0] },
      { rows: equity, pick: [3, 2, 1, 0] },
    ],
    books,
    any: {
      receivable: ['ar+retention+allowance', 'ar+allowance'],
      otherCurrent: ['wip', 'wip+retention', 'retention', 'null'],
      totalFixed: ['ppe+csv', 'ppe'],
      otherLong: ['csv', 'null'],
      longInvestments: ['csv', 'null'],
      payable: ['ap+subs', 'ap'],
      accrued: ['wages+other', 'wages+other+tax', 'wages'],
      otherDue: ['tax', 'tax+other', 'tax+subs', 'subs', 'null'],
      totalLong: ['long', 'null'],
      retained: ['re', 're+net', 're+net+draws', 're+draws'],
    },
    absent: ['incomeStatement', 'cashFlowStatement', 'treasury', 'intangible', 'deferredTax', 'shortInvestments'],
  }),
}
