/** A sawmill's interim statements by its controller: nine months, balance sheet against December, indirect cash flows with supplemental lines. */
import { agree, amount, body, isFirst, joined, of, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:9.6pt/12.6pt 'PT Sans';padding:.7in .85in}
.t{margin-bottom:10pt;line-height:14pt}.t b{font-size:13pt;line-height:17pt}
table{width:100%}th{text-align:right;font-weight:700;vertical-align:bottom}.n{text-align:right;width:1.25in}.n span{display:inline-block;min-width:1in}.head td{padding-top:5pt;font-style:italic}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}
.foot{font-size:8.2pt;color:#444;text-align:right}
`
const books: Books = new Map()
const sheet = statement(
  `
# Current assets
  Cash and equivalents | 312630 248415 | cash @cash
  Accounts receivable, net | 618406 542630 | receivable @ar
  Log inventory | 486215 512406 | inventory @logs
  Green and kiln-dried lumber | 742180 698415 | inventory @lumber
  Supplies and spare parts | 118206 112630 | inventory @supplies
  Timber deposits and prepaid stumpage | 148215 126418 | prepaid @stumpage
= Total current assets | sum | totalCurrent @current
# Property, plant and equipment
  Land and log yard | 286415 286415 | property
  Mill buildings and dry kilns | 1842630 1842630 | property
  Sawmill and planer machinery | 3486215 3318406 | property
  Rolling stock | 918406 864215 | property
= | sum | @costs
  Accumulated depreciation | -3918406 -3672215 | accumulated @acc
= Net property, plant and equipment | costs+acc | @ppe
# Other
  Timber rights, net of depletion | 218000 246000 | otherLong @timber
  Utility bond | 15000 15000 | otherLong @bond
= Total other assets | sum
== Total assets | current+ppe+timber+bond | totalAssets @assets
# Current liabilities
  Operating line - Farm Credit | 425000 480000 | shortDebt @line
  Accounts payable - logs and stumpage | 286418 268215 | payable @aplogs
  Accounts payable - other | 148206 139418 | payable @apother
  Accrued payroll and payroll taxes | 92630 84206 | accrued @pay
  Accrued workers' compensation | 38415 46218 | accrued @wc
  Current maturities of term debt | 312000 298000 | currentDebt @cm
= Total current liabilities | sum | totalDue @due
# Long-term debt
  Term debt - Farm Credit | 1186415 1284630 | longDebt @fc
  Equipment contracts | 218406 164215 | longDebt @contracts
= Total long-term debt, less current maturities | sum | totalLong @long
= Total liabilities | due+long | totalLiabilities @liab
# Shareholders' equity
  Capital stock | 150000 150000 | stock
  Retained earnings | assets-liab-150000 | retained @re
= Total shareholders' equity | sum | totalEquity @equity
== Total liabilities and shareholders' equity | liab+equity | totalBoth @both
`,
  books,
  2,
)
const result: Books = new Map()
const income = statement(
  `
# Sales
  Hardwood lumber | 4186215
  Ties and pallet cants | 1218406
  Chips, bark and sawdust | 486215
  Less freight and cash discounts | -286418
= Net sales | sum | revenue @rev
# Cost of sales
  Logs and stumpage | 2786415
  Mill wages and related taxes | 986218 | @mill
  Power and fuel | 312406 | @power
  Repairs and saws | 286415
  Depreciation and depletion - mill | 326191 | depreciation @dmill
= Total cost of sales | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Selling and administrative
  Salaries | 286415 | salaries @pay.office
  Commissions | 68206 | @commissions
  Insurance | 112630
  Office, telephone and computer | 38415 | @office
  Professional fees | 24630
  Depreciation - office and vehicles | 12000 | depreciation @doffice
  Property taxes | 31806
= Total selling and administrative | sum | totalExpenses @exp
= Operating income | gp-exp | operatingIncome @op
Interest expense | 98415 | interest @interest
Gain on sale of skidder | 18500 | otherIncome @gain
== Net income | op-interest+gain | netIncome @net
`,
  result,
  1,
)
for (const [name, values] of result) if (!books.has(name)) books.set(name, values)
const flows = statement(
  `
# Operating activities
  Net income | net | flowIncome
  Depreciation and depletion | dmill+doffice | flowDepreciation @dep
  Gain on sale of equipment | 0-gain
  # Changes in:
    Receivables | ar'-ar | flowReceivable
    Logs, lumber and supplies | logs'-logs+lumber'-lumber+supplies'-supplies | flowInventory @dinv
    Prepaid stumpage | stumpage'-stumpage | flowOther
    Accounts payable | aplogs-aplogs'+apother-apother' | flowPayable @dap
    Accrued liabilities | pay-pay'+wc-wc' | flowOther @dacc
= Cash from operating activities | net+dep-gain+ar'-ar+dinv+stumpage'-stumpage+dap+dacc | fromOperations @cfo
# Investing activities
  Purchase of machinery and rolling stock | 0-bought | expenditures
  Sale of skidder | 18500 | otherInvesting @sold
= Cash used in investing activities | sum | fromInvesting @cfi
# Financing activities
  Operating line, net | line-line' | debt @dline
  Term debt and contracts - borrowed | 186000 | debt @borrowed
  Term debt and contracts - repaid | fc-fc'+contracts-contracts'+cm-cm'-borrowed | debt @repaid
  Dividends to shareholders | re-re'-net | dividends @dividends
= Cash used in financing activities | sum | fromFinancing @cff
= Increase in cash | cfo+cfi+cff | change @change
Cash, January 1, 2026 | cash' | beginning
== Cash, September 30, 2026 | cash | ending
# Supplemental
  Interest paid | 96218
`,
  books.set('bought', [(of(books, 'costs')[0] ?? 0) - (of(books, 'costs')[1] ?? 0) + 64000]),
  1,
)
// Depreciation 310,191 of equipment and 28,000 of timber; the skidder sold had cost 64,000 and was fully depreciated.
agree(books, ['both', 'assets'])
if ((of(books, 'change')[0] ?? 0) !== (of(books, 'cash')[0] ?? 0) - (of(books, 'cash')[1] ?? 0)) throw new Error('cash')
if ((of(books, 'dividends')[0] ?? 0) > 0) throw new Error(`dividends ${of(books, 'dividends')[0]}`)
const cells = (rows: readonly Line[]) => (values: readonly number[], { kind }: Line, index: number) => values.map(value => { const text = amount(value, { digits: 0, negative: 'parentheses' }); return kind === 'grand' || isFirst(rows, index) ? signed(text) : text }) // prettier-ignore
const company = 'Gauley River Hardwoods, Inc.'
const title = (what: string, when: string) => `<div class="t"><b>${company}</b><br>${what}<br>${when} (unaudited)</div>`
const table = (rows: readonly Line[], head: readonly string[]) =>
  `<table><tr><td>${head.map(one => `<th>${one}`).join('')}</tr>${body(rows, cells(rows), 13)}</table>`
const foot = (page: number) =>
  `<div class="foot">Prepared by management for Farm Credit and equipment lenders - not audited or reviewed &nbsp;|&nbsp; ${page} of 3</div>`
const shared = {
  family: 'interim-with-flows',
  notes:
    'sawmill’s interim statements by its controller: balance sheet of September against December, nine months of income and cash flows in one column, subtotal of cost without label, three inventories, trade payables in two lines, timber rights and bond as other assets, interest and a gain below operating income, depreciation in two places, supplemental line below the ending cash',
  company,
  statementType: 'BALANCE_SHEET',
} as const

export const sawmill: Drawn = {
  name: 'gauley-river-sawmill-interim-flows',
  kind: 'financial',
  html: sheets(style, [
    `${title('Balance Sheets', 'September 30, 2026 and December 31, 2025')}${table(sheet, ['Sept. 30, 2026', 'Dec. 31, 2025'])}${foot(1)}`,
    `${title('Statement of Income', 'Nine Months Ended September 30, 2026')}${table(income, ['&nbsp;'])}${foot(2)}`,
    `${title('Statement of Cash Flows', 'Nine Months Ended September 30, 2026')}${table(flows, ['&nbsp;'])}${foot(3)}`,
  ]),
  truth: joined(
    truthFrom({
      ...shared,
      ends: ['2026-09-30', '2025-12-31'],
      parts: [{ rows: sheet }],
      books,
      any: {
        totalFixed: ['ppe+timber+bond', 'ppe', 'ppe+timber'],
        intangible: ['timber', 'null'],
        otherLong: ['timber+bond', 'bond', 'null'],
        prepaid: ['stumpage'],
        accrued: ['pay+wc', 'pay'],
        otherDue: ['wc', 'null'],
      },
      absent: ['treasury', 'paidIn', 'deferredTax', 'otherLongDue'],
    }),
    truthFrom({
      ...shared,
      ends: ['2026-09-30'],
      parts: [{ rows: income }, { rows: flows }],
      books,
      any: {
        salaries: ['pay.office', 'pay.office+commissions', 'pay.office+mill'],
        depreciation: ['dmill+doffice', 'doffice'],
        general: ['office', 'exp', 'null'],
        rent: ['power', 'null'],
        ordinaryIncome: ['op', 'null'],
        netOther: ['gain-interest', 'null'],
        otherExpenses: ['interest', '0', 'null'],
        beforeTax: ['net', 'null'],
        flowTotal: ['cfo-net-dep+gain', 'null'],
        otherInvesting: ['sold', 'null'],
        expenditures: ['0-bought', 'sold-bought'],
      },
      absent: ['tax', 'marketing', 'acquisitions', 'stockIssue', 'otherFinancing'],
    }),
  ),
}
