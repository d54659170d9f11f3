/** A controller's interim set from a spreadsheet, landscape: quarter ends, quarters with their year to date, and cash flows of nine months. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, of, percent, statement, truthFrom, type Books } from '../../2026-11-23-f/financial/statement.ts' // prettier-ignore

const style = `
.page{font:8.8pt/11pt Arimo;padding:.5in .8in}
.t{margin-bottom:6pt}.t b{font-size:12pt;line-height:16pt}.t i{font-size:8.2pt}
table{width:100%}th{font-weight:700;text-align:right;border-bottom:1pt solid #000;padding-bottom:2pt}td{padding:.5pt 0}
.n{text-align:right;width:1.15in}.head td{font-weight:700}.total td{font-weight:700}.total .n span{border-top:.6pt solid #000;display:inline-block;min-width:.85in}.grand td{font-weight:700}
.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000;display:inline-block;min-width:.85in}.foot{font-size:7.4pt;text-align:right}
`
const books: Books = new Map()
/** 9/30/26, 6/30/26, 3/31/26, 12/31/25. */
const sheet = statement(
  `
# Current assets
  Cash | 214306 186415 241820 168934 | cash @cash
  Accounts receivable, net | 918406 964218 846315 812640 | receivable @ar
  Raw material and tooling | 186420 178315 191206 184730 | inventory @raw
  Work in process and finished parts | 341615 362480 318240 306915 | inventory @wip
  Prepaids and deposits | 48216 39814 52630 44915 | prepaid @prepaid
= Total current assets | sum | totalCurrent @current
# Machinery and equipment
  CNC machining centers | 3186400 3186400 2814600 2814600 | property @cnc
  Inspection and shop equipment | 486215 472318 472318 464930 | property @shop
  Vehicles and office | 128640 128640 128640 128640 | property
  Accumulated depreciation | -1918406 -1814206 -1718615 -1624915 | accumulated @acc
= Net fixed assets | sum | totalFixed @ppe
== TOTAL ASSETS | current+ppe | totalAssets @assets
# Current liabilities
  Bank line | 250000 350000 200000 200000 | shortDebt @line
  Equipment notes due within one year | 312400 312400 268600 268600 | currentDebt @cm
  Trade payables | 386214 418630 364215 341806 | payable @ap
  Accrued payroll, PTO and 401(k) | 118630 104215 126418 98214 | accrued @wages
  Customer tooling advances | 64000 84000 42000 60000 | otherDue @advances
= Total current liabilities | sum | totalDue @due
Equipment notes, long-term | 986415 1064515 842615 909765 | longDebt @notes
= Total liabilities | due+notes | totalLiabilities @liab
# Shareholders' equity
  Common stock | 10000 10000 10000 10000 | stock
  Paid-in capital | 240000 240000 240000 240000 | paidIn
  Retained earnings | assets-liab-250000 | retained @re
= Total equity | sum | totalEquity @equity
== TOTAL LIABILITIES AND EQUITY | liab+equity | totalBoth @both
`,
  books,
  4,
)
/** Quarters and their sum: the last amount of each row. */
const quarters = (text: string) => text.replace(/\{([^}]*)\}/g, (_, inner: string) => `${inner} ${inner.split(' ').reduce((sum, value) => sum + Number(value), 0)}`) // prettier-ignore
const results: Books = new Map()
const income = statement(
  quarters(`
Sales - machined parts | {1416820 1586415 1524630} | revenue @parts
Sales - assemblies | {318640 342815 361240} | revenue @assemblies
= Net sales | parts+assemblies | @rev
# Cost of sales
  Material | {518430 586214 561820}
  Direct labor | {386215 412630 408215} | @direct
  Outside processing | {118640 134215 126430}
  Shop overhead, excluding depreciation | {214630 228416 221905}
  Depreciation - machinery | {93700 95591 104200} | depreciation @depreciation
  (Increase) decrease in WIP and finished | {-11325 -44240 20865}
= Total cost of sales | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Selling and administrative
  Officer compensation | {62500 62500 62500} | salaries @officers
  Office and sales salaries | {84216 86430 85915} | salaries @office
  Payroll taxes and benefits | {41830 42615 40918} | @benefits
  Trade shows and website | {3215 14806 4630} | marketing
  Building rent (related party) | {36000 36000 36000} | rent @rent
  Utilities | {18415 16230 19640} | rent @utilities
  Other administrative | {38214 41806 39215} | @misc
= Total selling and administrative | sum | totalExpenses @exp
= Operating income | gp-exp | operatingIncome @op
Interest expense | {-19840 -22615 -23418} | -interest @interest
Scrap and other income | {6215 4830 7316} | otherIncome @scrap
== Net income (no tax provision, S corp) | op+interest+scrap | netIncome @net
`),
  results,
  4,
)
const year = (name: string) => of(results, name).at(-1) ?? 0
/** Flows of nine months: from the last year end to September 30. */
const movement: Books = new Map([...books].map(([name, values]) => [name, [values[0] ?? 0, values[3] ?? 0]]))
const flows = statement(
  `
# Operating activities
  Net income | net | flowIncome
  Depreciation | depreciation | flowDepreciation
  Receivables | ar'-ar | flowReceivable
  Inventories | raw'-raw+wip'-wip | flowInventory
  Prepaids | prepaid'-prepaid | flowOther @f1
  Payables | ap-ap' | flowPayable
  Accruals and advances | wages-wages'+advances-advances' | flowOther @f2
= Cash from operations | sum | fromOperations @cfo
# Investing activities
  Machinery and equipment purchased | cnc'-cnc+shop'-shop | expenditures
= Cash used for investing | sum | fromInvesting @cfi
# Financing activities
  Bank line, net | line-line' | debt
  New equipment notes | 371800 | debt @new
  Payments on equipment notes | notes+cm-notes'-cm'-new | debt
  Shareholder distributions | re-re'-net | dividends @drawn
= Cash from financing | sum | fromFinancing @cff
= Change in cash | cfo+cfi+cff | change @change
Cash, beginning | cash' | beginning
== Cash, ending | cash | ending
`,
  movement.set('net', [year('net')]).set('depreciation', [year('depreciation')]),
  1,
)
agree(books, ['both', 'assets'])
if (movement.get('change')?.[0] !== (movement.get('cash')?.[0] ?? 0) - (movement.get('cash')?.[1] ?? 0)) throw new Error('The cash flows do not end at the cash') // prettier-ignore
if (year('depreciation') !== (of(books, 'acc')[3] ?? 0) - (of(books, 'acc')[0] ?? 0)) throw new Error('Depreciation does not follow') // prettier-ignore
if (of(results, 'depreciation').slice(0, 3).some((value, i) => value !== (of(books, 'acc')[3 - i] ?? 0) - (of(books, 'acc')[2 - i] ?? 0))) throw new Error('Depreciation of a quarter') // prettier-ignore

const flat = (value: number) => amount(value, { digits: 0, negative: 'parentheses', zero: '0' })
const sales = year('rev')
const company = 'Lockridge Precision Machining, Inc.'
const title = (what: string, when: string) =>
  `<div class="t"><b>${company}</b><br>${what}<br><i>${when} &mdash; internal, unaudited</i></div>`
const header = (names: readonly string[]) => `<tr><th>${names.map(name => `<th>${name}`).join('')}</tr>`
const foot = (page: number) => `<div class="foot">Q3-2026 lender package.xlsx &nbsp; ${page} of 3</div>`

export const controllerQuarters: Drawn = {
  name: 'lockridge-machining-controller-quarters',
  kind: 'financial',
  html: sheets(
    style,
    [
      `${title('Balance Sheets', 'Quarter ends of 2026 and prior year end')}<table>${header(['9/30/2026', '6/30/2026', '3/31/2026', '12/31/2025'])}${body(sheet, values => values.map(flat), 10)}</table>${foot(1)}`,
      `${title('Income Statement', 'Nine months ended September 30, 2026, by quarter')}<table>${header(['Q1 2026', 'Q2 2026', 'Q3 2026', 'YTD 9/30/2026', '% of sales'])}${body(income, values => [...values.map(flat), percent(values[3] ?? 0, sales)], 10)}</table>${foot(2)}`,
      `${title('Statement of Cash Flows', 'Nine months ended September 30, 2026')}<table>${header(['YTD 9/30/2026'])}${body(flows, values => values.map(flat), 10)}</table>${foot(3)}`,
    ],
    '11in 8.5in',
  ),
  truth: truthFrom({
    family: 'controller-quarters',
    notes:
      "controller's interim package from a spreadsheet, landscape: balance sheets at four quarter ends, income statement of three quarters and the year to date (the year to date counts) with percent of sales, depreciation inside the cost of sales, officer compensation, no tax of an S corporation, cash flows of nine months",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-30', '2026-06-30', '2026-03-31', '2025-12-31'],
    parts: [{ rows: sheet }, { rows: income, pick: [3] }, { rows: flows, pick: [0] }],
    books: new Map<string, readonly number[]>([
      ...books,
      ...[...results].map(([name, values]) => [name, values.slice(3)] as const),
      ...(['f1', 'f2', 'cfo'] as const).map(name => [name, of(movement, name)] as const),
    ]),
    any: {
      inventory: ['raw+wip'],
      salaries: ['officers+office', 'office', 'officers+office+benefits', 'office+benefits', 'officers+office+direct', 'officers+office+direct+benefits'], // prettier-ignore
      rent: ['rent+utilities', 'rent'],
      general: ['misc', 'exp', 'null'],
      ordinaryIncome: ['op', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
      netOther: ['interest+scrap', 'scrap', 'null'],
      beforeTax: ['net', 'null'],
      tax: ['0', 'null'],
      totalLong: ['notes', 'null'],
      flowOther: ['f1+f2'],
      flowTotal: ['cfo-net-depreciation', 'null'],
    },
    absent: ['treasury', 'intangible', 'deferredTax', 'acquisitions', 'stockIssue', 'otherCurrent', 'otherLong'],
  }),
}
