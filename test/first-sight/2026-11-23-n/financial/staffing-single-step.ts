/** A staffing agency's internally prepared statements: single-step income, a factor's reserve and advances, two years. */
import { agree, amount, body, isFirst, of, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:9.6pt/13pt 'Source Serif';padding:.8in 1in}
.t{margin-bottom:14pt;border-left:4pt solid #35506b;padding-left:9pt}.t b{font-size:13pt;line-height:17pt;display:block}
table{width:100%}th{font-weight:700;text-align:right;border-bottom:1pt solid #35506b}.n{text-align:right;width:1.25in}.n span{display:inline-block;min-width:1in}.head td{padding-top:6pt;font-weight:700;color:#35506b}.total .n span{border-top:.6pt solid #000}.total td{font-weight:700}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}
.foot{font-size:8pt}
`
const books: Books = new Map()
const income = statement(
  `
# Revenues
  Temporary staffing | 4186215 3918406
  Direct hire placement fees | 286415 318206
  Payroll services | 148206 118415
  Interest income | 1815 1206 | @ii
= Total revenues | sum | revenue @rev
# Costs and expenses
  Temporary worker payroll | 2986415 2798206 | @temps
  Payroll taxes and workers' compensation - temporary | 418206 391830 | @tempburden
  Internal salaries and commissions | 486218 452630 | salaries @internal
  Internal payroll taxes and benefits | 92630 86415 | @burden
  Factoring fees | 98415 91206 | @factoring
  Rent and occupancy | 84000 81600 | rent @rent
  Software and job boards | 68415 61830
  Advertising and recruiting | 48206 52415 | marketing
  Insurance | 31806 29415
  Background checks and drug screens | 38415 36206
  Travel and meals | 18206 16815
  Professional fees | 24630 22418
  General office expenses | 32815 30206 | general @office
  Depreciation and amortization | 21406 19815 | depreciation @dep
  Interest expense | 12418 14206 | interest @interest
= Total costs and expenses | sum | @exp
== Net income | rev-exp | netIncome @net
`,
  books,
  2,
)
const sheet = statement(
  `
# Current assets
  Cash | 68415 52630 | cash
  Due from factor - reserves held | 118206 106415 | @reserve
  Accounts receivable not factored | 96415 88206 | receivable @ar
  Unbilled services | 64206 58415 | otherCurrent @unbilled
  Workers' compensation deposit | 45000 40000 | otherCurrent @wc
  Prepaid expenses | 18206 16415 | prepaid
= Total current assets | sum | totalCurrent @current
# Equipment and software
  Office equipment and software | 148206 136415 | property
  Leasehold improvements | 38415 38415 | property
  Accumulated depreciation and amortization | -112630 -91224 | accumulated
= Net equipment and software | sum | @ppe
# Other assets
  Security deposits | 14000 14000 | otherLong @deposits
= Total other assets | sum
== Total assets | current+ppe+deposits | totalAssets @assets
# Current liabilities
  Accounts payable | 48206 44815 | payable @ap
  Accrued payroll - temporary and internal | 86415 78206 | accrued @pay
  Payroll taxes and garnishments payable | 31806 28415 | @ptx
  Customer credits | 9418 6215 | otherDue @credits
  Note payable to bank, current portion | 36000 36000 | currentDebt @cm
= Total current liabilities | sum | totalDue @due
# Long-term liabilities
  Note payable to bank, net of current portion | 62415 98415 | longDebt @long
= Total long-term liabilities | sum | totalLong
= Total liabilities | due+long | totalLiabilities @liab
# Members' equity
  Members' capital contributed | 40000 40000 | @contributed
  Accumulated earnings, net of distributions | assets-liab-40000 | retained @re
= Total members' equity | sum | totalEquity @equity
== Total liabilities and members' equity | liab+equity | totalBoth @both
`,
  books,
  2,
)
agree(books, ['both', 'assets'])
const [paid = 0] = of(books, 're').map((value, i) => (of(books, 're')[i + 1] ?? 0) + (of(books, 'net')[i] ?? 0) - value)
if (paid < 0) throw new Error(`Distributions ${paid}`)
const cells = (rows: readonly Line[]) => (values: readonly number[], { kind }: Line, index: number) => values.map(value => { const text = amount(value, { digits: 0, negative: 'parentheses' }); return kind === 'grand' || isFirst(rows, index) ? signed(text) : text }) // prettier-ignore
const company = 'Brightwater Staffing Partners, LLC'
const table = (rows: readonly Line[]) =>
  `<table><tr><th style="text-align:left">&nbsp;<th>2025<th>2024</tr>${body(rows, cells(rows), 12)}</table>`
const title = (what: string, when: string) => `<div class="t"><b>${company}</b>${what}<br>${when}</div>`
const foot =
  '<div class="foot">Prepared by management from the books of the company without audit. Receivables sold to the factor with recourse: $612,400 at December 31, 2025 ($574,900 at December 31, 2024). Prepared by K. Osei, Controller, 2/19/2026.</div>'

export const staffingSingleStep: Drawn = {
  name: 'brightwater-staffing-single-step',
  kind: 'financial',
  html: sheets(style, [
    `${title('Balance Sheets', 'December 31, 2025 and 2024')}${table(sheet)}${foot}`,
    `${title('Statements of Income', 'For the years ended December 31, 2025 and 2024')}${table(income)}${foot}`,
  ]),
  truth: truthFrom({
    family: 'single-step-income',
    notes:
      'staffing agency’s statements by its controller: single-step income (interest income within revenues, worker payroll and interest within costs and expenses, no gross profit, no operating income), reserves held by the factor apart from other receivables, receivables sold in a footnote only, accumulated earnings net of distributions',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: sheet }, { rows: income }],
    books,
    any: {
      receivable: ['ar', 'ar+reserve', 'ar+reserve+unbilled', 'ar+unbilled'],
      otherCurrent: ['unbilled+wc', 'wc', 'unbilled+wc+reserve', 'wc+reserve', 'reserve'],
      totalFixed: ['ppe+deposits', 'ppe'],
      accrued: ['pay', 'pay+ptx'],
      otherDue: ['credits', 'credits+ptx'],
      stock: ['contributed', 'null'],
      paidIn: ['contributed', 'null'],
      revenue: ['rev', 'rev-ii'],
      cost: ['temps', 'temps+tempburden', 'null'],
      gross: ['rev-temps', 'rev-temps-tempburden', 'rev', 'null'],
      salaries: ['internal', 'internal+burden', 'internal+temps'],
      general: ['office', 'null'],
      totalExpenses: ['exp', 'exp-interest', 'exp-temps-tempburden', 'exp-temps-tempburden-interest'],
      operatingIncome: ['net', 'net+interest', 'net+interest-ii', 'null'],
      ordinaryIncome: ['net', 'null'],
      beforeTax: ['net', 'null'],
      otherIncome: ['ii', 'null'],
      otherExpenses: ['interest', 'null'],
      netOther: ['ii-interest', '0-interest', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'inventory', 'deferredTax', 'intangible'],
  }),
}
