/** A law firm's modified cash basis statements with partners' capital and client trust accounts; sent by fax. */
import { agree, amount, body, isFirst, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:11pt/14pt 'Courier Prime';padding:.75in .75in}
.t{text-align:center;line-height:14.4pt;margin-bottom:12pt}
table{width:100%}th{text-align:right;text-decoration:underline}.n{text-align:right;width:1.5in}.n span{display:inline-block;min-width:1.15in}.head td{padding-top:5pt}.total .n span{border-top:.9pt solid #000}.grand .n span{border-top:.9pt solid #000;border-bottom:3pt double #000}
.fx{position:absolute;top:.12in;left:.3in;right:.3in;font:8pt/9pt Arimo;display:flex;justify-content:space-between}.foot{text-align:center;font-size:9.4pt}
`
const books: Books = new Map()
const income = statement(
  `
# Fees and other receipts
  Legal fees collected | 1486215 | @fees
  Reimbursed client costs | 38415 | @reimbursed
  Interest and other | 2206 | @other
= Total receipts | sum | revenue @rev
# Expenses paid
  Associate salaries | 286415 | salaries @associates
  Staff salaries | 312630 | salaries @staff
  Payroll taxes | 46218 | @ptaxes
  Health insurance and retirement plan | 61830 | @benefits
  Client costs advanced | 41206 | @costs
  Office rent | 118800 | rent @rent
  Legal research and software | 48215 | @research
  Malpractice insurance | 31806 | @malpractice
  Advertising and sponsorships | 24630 | marketing
  Telephone and internet | 14206 | @phone
  Office supplies and postage | 18415 | @office
  Equipment lease payments | 12630 | @lease
  Bar dues and seminars | 9418 | @dues
  Depreciation | 21806 | depreciation @dep
  Interest on bank loan | 8415 | interest @interest
  Charitable contributions | 5000 | @gifts
= Total expenses paid | sum | totalExpenses @exp
== Excess of receipts over expenses | rev-exp | netIncome @net
`,
  books,
  1,
)
const sheet = statement(
  `
# Current assets
  Operating account | 118206 | cash @opcash
  Payroll account | 15418 | cash @pcash
  Client trust accounts (IOLTA) | 286415 | @trust
  Client costs advanced - recoverable | 34206 | otherCurrent @advanced
= Total current assets | sum | totalCurrent @current
# Property and equipment
  Furniture and library | 98415 | property
  Computers and copiers | 112630 | property
  Leasehold improvements | 64206 | property
  Accumulated depreciation | -186415 | accumulated
= Net property and equipment | sum | @ppe
== Total assets | current+ppe | totalAssets @assets
# Current liabilities
  Payroll taxes withheld | 11806 | accrued @withheld
  Client trust funds held | 286415 | otherDue @held
  Current portion of bank loan | 24000 | currentDebt @cm
= Total current liabilities | sum | totalDue @due
Bank loan, less current portion | 76218 | longDebt @long
= Total liabilities | due+long | totalLiabilities @liab
# Partners' capital
  Balance, January 1, 2025 | 92418 | @start
  Excess of receipts over expenses | net
  Partners' drawings | assets-liab-start-net | @drawings
= Balance, December 31, 2025 | sum | totalEquity @equity
== Total liabilities and partners' capital | liab+equity | totalBoth @both
`,
  books,
  1,
)
agree(books, ['both', 'assets'])
if ((books.get('drawings')?.[0] ?? 0) > -300000) throw new Error(`drawings ${books.get('drawings')?.[0]}`)
const cells = (rows: readonly Line[]) => ([value = 0]: readonly number[], { kind }: Line, index: number) => { const text = amount(value, { digits: 0, negative: 'parentheses' }); return [kind === 'grand' || isFirst(rows, index) ? signed(text) : text] } // prettier-ignore
const company = 'Tillery, Boone & Marsh, PLLC'
const table = (rows: readonly Line[]) => `<table>${body(rows, cells(rows), 18)}</table>`
const top = (page: number) =>
  `<div class="fx"><span>Oct-14-2026 11:32 AM &nbsp; Tillery Boone Marsh &nbsp; 8035550161</span><span>${page}/3</span></div>`
const title = (what: string, when: string) =>
  `<div class="t">TILLERY, BOONE &amp; MARSH, PLLC<br>${what}<br>${when}</div>`
const foot = '<div class="foot">Prepared without audit, review or compilation. No assurance is provided.</div>'
const cover = `<div style="font:700 30pt/36pt Arimo;margin-bottom:14pt">FAX</div><table style="width:6in"><tr><td>TO:<td>Palmetto Equipment Capital - Credit</tr><tr><td>FROM:<td>Renee Tillery</tr><tr><td>RE:<td>2025 financials for copier / phone system lease</tr><tr><td>PAGES:<td>3 including cover</tr></table><p style="margin-top:20pt">Statements for last year attached. Partners' personal returns to follow under separate cover. Please call with questions - 803-555-0160.</p><p style="margin-top:2in;font-size:9pt;line-height:11pt">CONFIDENTIALITY NOTICE: The information in this facsimile is confidential and intended only for the person named above. If you received it in error please notify us at once.</p>`

export const lawFirm: Drawn = {
  name: 'tillery-boone-law-firm-modified-cash-fax',
  kind: 'financial',
  html: sheets(style, [
    `${top(1)}${cover}`,
    `${top(2)}${title('STATEMENT OF ASSETS, LIABILITIES AND PARTNERS’ CAPITAL - MODIFIED CASH BASIS', 'DECEMBER 31, 2025')}${table(sheet)}${foot}`,
    `${top(3)}${title('STATEMENT OF FEES COLLECTED AND EXPENSES PAID - MODIFIED CASH BASIS', 'YEAR ENDED DECEMBER 31, 2025')}${table(income)}${foot}`,
  ]),
  scan: { dpi: 200, skewDegrees: -0.35, noise: 10, blur: 0.5, jpegQuality: 80, threshold: 168 },
  truth: truthFrom({
    family: 'law-firm-cash',
    notes:
      'fax with a cover page: law firm on the modified cash basis, one year, receipts and expenses paid without cost of sales, client trust accounts on both sides, recoverable client costs, one long-term line outside a group, capital rolled forward inside the balance sheet (drawings negative)',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31'],
    parts: [{ rows: sheet }, { rows: income }],
    books,
    any: {
      cash: ['opcash+pcash', 'opcash+pcash+trust'],
      otherCurrent: ['advanced', 'advanced+trust', 'trust'],
      receivable: ['advanced', 'null'],
      totalFixed: ['ppe'],
      accrued: ['withheld', 'null'],
      otherDue: ['held', 'held+withheld'],
      totalLong: ['long', 'null'],
      retained: ['equity', 'start', 'null'],
      stock: ['equity', 'start', 'null'],
      revenue: ['rev', 'fees', 'fees+reimbursed'],
      otherIncome: ['other', 'null'],
      gross: ['rev', 'null'],
      salaries: [
        'associates+staff',
        'associates+staff+ptaxes',
        'associates+staff+ptaxes+benefits',
        'associates+staff+benefits',
      ],
      rent: ['rent', 'rent+phone'],
      general: ['office', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      operatingIncome: ['net', 'net+interest', 'null'],
      ordinaryIncome: ['net', 'null'],
      beforeTax: ['net', 'null'],
      otherExpenses: ['interest', 'null'],
      netOther: ['0-interest', 'other', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'paidIn', 'inventory', 'payable', 'cost', 'deferredTax'],
  }),
}
