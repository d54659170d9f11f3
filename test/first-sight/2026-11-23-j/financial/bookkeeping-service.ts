/** A bookkeeping service's old program in capitals and fixed pitch: accounts with numbers, percent of sales, stars behind totals; a fax. */
import { agree, amount, body, merged, of, percent, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:9.6pt/12pt Cousine;padding:.6in .8in}
.h{display:flex;justify-content:space-between}.t{text-align:center;margin:0 0 9pt}
table{width:100%}td{padding:.1pt 0}th{text-align:right;font-weight:400;padding-bottom:4pt}.n{text-align:right;width:1.5in;white-space:pre}.n:nth-child(3){width:.9in}
.head td{padding-top:5pt}.fax{position:absolute;left:.3in;right:.3in;top:.13in;font:8pt/10pt Arimo;display:flex;justify-content:space-between}
.foot{font-size:8.4pt}
`
const result: Books = new Map()
const income = statement(
  `
# INCOME
  401 TOWING - POLICE & CLUB CALLS | 214806.50
  402 TOWING - HEAVY & RECOVERY | 168415.00
  403 STORAGE & RELEASE FEES | 48206.00
  404 AUCTION SALES - ABANDONED | 16418.25
= TOTAL INCOME | sum | revenue @rev
# EXPENSES
  601 ADVERTISING | 2418.60 | marketing
  603 DRIVER WAGES & COMMISSION | 148206.33 | salaries @drivers
  604 OFFICE & DISPATCH WAGES | 41806.20 | salaries @office
  606 PAYROLL TAXES | 15206.44 | @ptaxes
  608 DEPRECIATION | 31200.00 | depreciation
  610 FUEL & OIL | 52418.77
  612 INSURANCE - GARAGE & ON-HOOK | 38415.00
  614 INTEREST | 11206.18 | interest @interest
  616 LICENSE, TAGS, PERMITS | 4218.00
  618 OFFICE SUPPLIES & POSTAGE | 1806.45 | @supplies
  620 PROFESSIONAL SERVICES | 1950.00
  622 RENT - IMPOUND LOT | 21000.00 | rent @rent
  624 REPAIRS & TIRES | 28415.36
  626 TELEPHONE & RADIO | 3806.12 | @phone
  628 UTILITIES | 4215.90 | rent @utilities
= TOTAL EXPENSES | sum | totalExpenses @exp
== NET INCOME OR (LOSS) | rev-exp | netIncome @net
`,
  result,
  1,
)
const books: Books = new Map([['net', of(result, 'net')]])
const sheet = statement(
  `
# CURRENT ASSETS
  101 CASH IN BANK | 22418.66 | cash
  102 CASH DRAWER | 600.00 | cash
  110 ACCTS RECEIVABLE - MOTOR CLUBS | 38206.15 | receivable
  115 PREPAID INSURANCE | 9604.00 | prepaid
= TOTAL CURRENT ASSETS | sum | totalCurrent @current
# FIXED ASSETS
  150 TOW TRUCKS & ROLLBACKS | 486215.00 | property
  152 50-TON ROTATOR | 412000.00 | property
  155 FENCE, LOT & OFFICE TRAILER | 38415.00 | property
  159 ACCUM DEPRECIATION | -398206.00 | accumulated
= TOTAL FIXED ASSETS | sum | totalFixed @fixed
== TOTAL ASSETS | current+fixed | totalAssets @assets
# CURRENT LIABILITIES
  201 ACCOUNTS PAYABLE | 14806.22 | payable
  205 PAYROLL TAXES W/H & ACCRUED | 4915.30 | accrued
  208 NOTES PAYABLE - CURRENT | 68400.00 | currentDebt @cm
= TOTAL CURRENT LIABILITIES | sum | totalDue @due
# LONG TERM LIABILITIES
  251 N/P ROTATOR | 286415.90 | longDebt
  252 N/P ROLLBACKS (2) | 98206.44 | longDebt
  259 LESS CURRENT PORTION | -68400.00 | longDebt
= TOTAL LONG TERM LIABILITIES | sum | totalLong @long
# CAPITAL
  301 CAPITAL STOCK | 10000.00 | stock
  310 RETAINED EARNINGS 12/31/25 | assets-due-long-10000+12000-net | retained @retained
  312 S-CORP DISTRIBUTIONS | -12000.00 | @draws
  399 NET INCOME OR (LOSS) - PERIOD | net
= TOTAL CAPITAL | sum | totalEquity @equity
== TOTAL LIABILITIES & CAPITAL | due+long+equity | totalBoth @both
`,
  books,
  1,
)
agree(books, ['both', 'assets'])
const stars = { head: '', line: '  ', total: '* ', grand: '**' } as const
const print = (value: number, { kind = 'line' }: Line) => `${amount(value, { negative: 'minus' }).replace(/^-(.*)$/, '$1-')}${stars[kind]}` // prettier-ignore
const revenue = of(result, 'rev')[0] ?? 1
const company = 'KEYSTONE HEAVY TOWING INC'
const heading = (what: string, when: string, page: number) =>
  `<div class="fax"><span>OCT-08-2026 04:11PM &nbsp; FROM: M&amp;R BOOKKEEPING</span><span>TO: 18145550119</span><span>P.00${page + 1}</span></div><div class="h"><span>CLIENT 0417</span><span>RUN 10/07/26</span><span>PAGE ${page}</span></div><div class="t">${company}<br>${what}<br>${when}</div>` // prettier-ignore
const rowsOf = (rows: readonly Line[]) => rows.map(row => ({ ...row, label: row.label.replace('&', '&amp;') }))
const foot = '<div class="foot">UNAUDITED - PREPARED FROM CLIENT RECORDS FOR MANAGEMENT USE</div>'

export const bookkeepingService: Drawn = {
  name: 'keystone-towing-bookkeeping-service-fax',
  kind: 'financial',
  html: sheets(style, [
    `${heading('BALANCE SHEET', 'AS OF JUNE 30, 2026', 1)}<table>${body(rowsOf(sheet), ([value = 0], row) => [print(value, row)], 14)}</table>${foot}`,
    `${heading('INCOME STATEMENT', 'FOR THE 6 MONTHS ENDED JUNE 30, 2026', 2)}<table><tr><th><th>AMOUNT  <th>% SALES</tr>${body(rowsOf(income), ([value = 0], row) => [print(value, row), percent(value, revenue, 2).replace('%', '')], 14)}</table>${foot}`,
  ]),
  scan: { dpi: 200, skewDegrees: 0.25, noise: 20, blur: 0.45, jpegQuality: 70, threshold: 150 },
  truth: truthFrom({
    family: 'bookkeeping-service',
    notes:
      "bookkeeping service's statements of a towing company in capitals and fixed pitch, six months: account numbers inside the labels, stars behind the totals, credits with the minus behind, percent of sales without a sign, no cost of sales, interest among the expenses, current portion subtracted from the notes, year's profit apart from retained earnings; fax, black and white",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-06-30'],
    parts: [{ rows: sheet }, { rows: income }],
    books: merged([books, [0]], [result, [0]]),
    any: {
      retained: ['retained', 'retained+net', 'retained+net+draws', 'retained+draws'],
      totalLiabilities: ['due+long', 'null'],
      gross: ['rev', 'null'],
      salaries: ['drivers+office', 'drivers+office+ptaxes'],
      rent: ['rent+utilities', 'rent+utilities+phone', 'rent'],
      general: ['supplies', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      operatingIncome: ['net', 'net+interest', 'null'],
      ordinaryIncome: ['net', 'null'],
      beforeTax: ['net', 'null'],
      otherExpenses: ['interest', 'null'],
      netOther: ['0-interest', 'null'],
    },
    absent: ['cashFlowStatement', 'cost', 'inventory', 'tax', 'treasury', 'paidIn', 'intangible', 'deferredTax', 'shortDebt'], // prettier-ignore
  }),
}
