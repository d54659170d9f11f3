/** An owner's spreadsheet printed with its gridlines: profit and loss left, balance sheet right, the older column first. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, statement, truthFrom, type Books, type Line } from './statement.ts'

const style = `
.page{font:8.8pt/11pt Carlito;padding:.5in .5in}
table{width:100%;table-layout:fixed}td{border:.4pt solid #c4c4c4;padding:1.2pt 3pt;height:13pt;white-space:nowrap}
.n{text-align:right}.y td{background:#548235;color:#fff;font-weight:700}.h{font-weight:700;background:#e2efda}.s{font-weight:700;border-top:.9pt solid #000}
.g{font-weight:700;border-top:.9pt solid #000;border-bottom:2pt double #000;background:#fff2cc}
`
const books: Books = new Map()
const income = statement(
  `
# REVENUE
  Tree removal & trimming | 918420 846215
  Stump grinding | 141300 118940
  Storm / emergency work | 86215 142380
  Plant health care contracts | 204610 176205
= Total Revenue | sum | revenue @rev
# JOB COSTS
  Crew wages | 362118 338420 | @crew
  Subcontract climbers | 74210 68305
  Dump fees & disposal | 48915 43110
  Fuel & oil | 66304 57862
  Equipment rental | 21870 14325
= Total Job Costs | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# OVERHEAD
  Owner salary | 96000 72000 | salaries @owner
  Office wages | 52416 41208 | salaries @office
  Payroll taxes & WC | 84310 79126 | @taxes
  Health insurance | 28640 23190
  Liability & auto ins. | 61218 49870
  Shop rent | 38400 28800 | rent @rent
  Utilities & phones | 9874 7916 | rent @utilities
  Repairs - trucks & chippers | 58216 51438
  Advertising & website | 24310 19875 | marketing
  Office, software, dues | 13482 11640
  Accounting & legal | 9150 8400
  Depreciation | 74600 55950 | depreciation
= Total Overhead | sum | totalExpenses @exp
= OPERATING INCOME | gp-exp | operatingIncome @op
  Interest expense | -21846 -18214 | -interest @interest
  Other income | 3150 1860 | otherIncome @oi
== NET INCOME | op+interest+oi | netIncome @net
`,
  books,
  2,
)
const sheet = statement(
  `
# ASSETS
  Cash - checking | 46812 71669 | cash
  Cash - tax savings | 18000 31500 | cash
  A/R | 118436 142608 | receivable
  Prepaid insurance | 12240 8115 | prepaid
= Current Assets | sum | totalCurrent @current
# FIXED
  Trucks | 386400 418900 | property
  Chippers & grinders | 214750 214750 | property
  Lifts & other equip. | 168200 201640 | property
  Accum. deprec. | -341800 -397750 | accumulated
= Net Fixed Assets | sum | totalFixed @fixed
== TOTAL ASSETS | current+fixed | totalAssets @assets
# LIABILITIES
  A/P | 31480 28915 | payable
  Credit cards | 14206 9874 | shortDebt @cards
  Payroll liabilities | 8915 10240 | accrued
  Equipment loans - current | 68400 74200 | currentDebt
= Current Liabilities | sum | totalDue @due
  Equipment loans - LT | 176215 168430 | longDebt @long
  Due to M. Castellano | 40000 30000 | otherLongDue @member
= Total Liabilities | due+long+member | totalLiabilities @liab
# EQUITY
  Member capital, beginning | assets-liab-net-draws | @capital
  Draws | draws | @draws
  Net income | net
= Total Equity | assets-liab | totalEquity @equity
== TOTAL LIAB & EQUITY | liab+equity | totalBoth @both
`,
  books.set('draws', [-70000, -210000]),
  2,
)
agree(books, ['both', 'assets'], ['equity', 'capital+draws+net'])
if (books.get('capital')?.[1] !== books.get('equity')?.[0]) throw new Error('The capital does not follow')

function cell(line: Line | undefined, column: number): string {
  const value = line?.values?.[column]
  const name = line === undefined ? '' : { head: 'h', total: 's', grand: 'g', line: '' }[line.kind ?? 'line']
  const text =
    value === undefined ? '' : value < 0 ? `(${(-value).toLocaleString('en-US')})` : value.toLocaleString('en-US')
  return column < 0
    ? `<td class="${name}" style="padding-left:${3 + (line?.kind === 'line' ? 6 : 0)}pt">${line?.label ?? ''}</td>`
    : `<td class="n ${name}">${value === undefined ? '' : `<span style="float:left">$</span>${text}`}</td>`
}
const height = Math.max(income.length, sheet.length)
const grid = Array.from({ length: height }, (_, i) => {
  const three = (line: Line | undefined) => [-1, 0, 1].map(column => cell(line, column)).join('')
  return `<tr>${three(income[i])}<td></td>${three(sheet[i])}</tr>`
})
const company = 'Cascade Canopy Tree Service LLC'
const empty = '<td></td>'.repeat(4)
const page = `<table><colgroup><col style="width:24%"><col style="width:11%"><col style="width:11%"><col style="width:3%"><col style="width:24%"><col style="width:11%"><col style="width:11%"></colgroup><tr><td colspan="3" style="font-size:12pt;font-weight:700">${company}</td>${empty}</tr><tr><td colspan="3">Financials for equipment loan - prepared by owner, accrual</td>${empty}</tr><tr>${'<td></td>'.repeat(7)}</tr><tr class="y"><td>PROFIT &amp; LOSS</td><td class="n">FY 2025</td><td class="n">YTD 9/30/2026</td><td style="background:#fff"></td><td>BALANCE SHEET</td><td class="n">12/31/2025</td><td class="n">9/30/2026</td></tr>${grid.join('')}</table>`

export const sideBySideSheet: Drawn = {
  name: 'cascade-canopy-side-by-side-spreadsheet',
  kind: 'financial',
  html: sheets(style, [page], '11in 8.5in'),
  truth: truthFrom({
    family: 'side-by-side-spreadsheet',
    notes:
      "owner's spreadsheet printed landscape with gridlines: profit and loss left and balance sheet right on the same lines, the full year 2025 before nine months of 2026 (the later end counts), dollar sign in every cell, crew wages among job costs, A/R and A/P only as letters, loan from a member",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-30', '2025-12-31'],
    parts: [
      { rows: income, pick: [1, 0] },
      { rows: sheet, pick: [1, 0] },
    ],
    books,
    any: {
      salaries: ['owner+office', 'owner+office+taxes', 'owner+office+crew', 'owner+office+crew+taxes'],
      rent: ['rent+utilities', 'rent'],
      ordinaryIncome: ['op', 'null'],
      netOther: ['interest+oi', 'oi', 'null'],
      otherExpenses: ['0-interest', 'null'],
      beforeTax: ['net', 'null'],
      otherDue: ['cards', 'null'],
      shortDebt: ['cards', 'null'],
      totalLong: ['long+member', 'null'],
      longDebt: ['long', 'long+member'],
      otherLongDue: ['member', 'null'],
      retained: ['capital', 'capital+draws+net', 'capital+net', 'capital+draws', 'null'],
      stock: ['capital', 'null'],
      paidIn: ['capital', 'null'],
    },
    absent: ['cashFlowStatement', 'inventory', 'tax', 'treasury', 'intangible', 'deferredTax'],
  }),
}
