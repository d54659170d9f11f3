/** An accountant's preparation without assurance: two tax-basis statements of an LLC on one page, subtotals without labels; a flatbed scan. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books, type Line } from '../../2026-11-23-f/financial/statement.ts' // prettier-ignore

const style = `
.page{font:8.7pt/10.3pt Tinos;padding:.45in 1in}
.t{text-align:center;font-weight:700;font-size:9.8pt;line-height:12pt;margin:0 0 4pt}.t+table+.t{margin-top:9pt;border-top:.5pt solid #000;padding-top:6pt}
table{width:100%}td{padding:.2pt 0}.n{text-align:right;width:1.1in}.n span{display:inline-block;min-width:.9in}
.head td{font-weight:700}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}
.foot{text-align:center;font-style:italic;bottom:.3in}
`
const books: Books = new Map()
const revenue = statement(
  `
# Revenues
  Lawn maintenance contracts | 214816
  Irrigation installation and repair | 168405
  Landscape installation | 121730
= | sum | revenue @rev
# Direct costs
  Plants, sod and irrigation parts | 96214
  Crew labor | 148316 | @crew
  Equipment fuel and dump fees | 31472
= | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Advertising | 6418 | marketing
  Auto and truck | 18933
  Depreciation (Section 179 and bonus) | 62500 | depreciation
  Guaranteed payments to members | 48000 | salaries @guaranteed
  Insurance | 17206
  Interest | 9847 | interest @interest
  Licenses and fees | 1364
  Office | 4182 | @office
  Office salaries | 21840 | salaries @office.pay
  Payroll taxes | 14926 | @ptaxes
  Professional fees | 3450
  Rent - shop | 12600 | rent @rent
  Repairs | 11075
  Utilities and phone | 5318 | rent @utilities
= | sum | totalExpenses @exp
= Operating loss | gp-exp | operatingIncome @op
Gain on sale of mower | 2200 | otherIncome @gain
== Net loss | op+gain | netIncome @net
`,
  books,
  1,
)
const sheet = statement(
  `
# Current assets
  Cash in bank | 31418 | cash
  Loans to employees | 1250 | otherCurrent @loans
= | sum | totalCurrent @current
# Property and equipment, at cost
  Mowers and equipment | 218460 | property
  Trucks and trailers | 186214 | property
  Accumulated depreciation | -311806 | accumulated
= | sum | @ppe
Organization costs, net of amortization of $1,340 | 660 | @organization
== Total assets | current+ppe+organization | totalAssets @assets
# Current liabilities
  Credit cards payable | 12306 | @cards
  Payroll taxes payable | 3918 | accrued @accrued
  Sales tax payable | 2214 | @sales
  Current maturities of notes payable | 34120 | currentDebt
= | sum | totalDue @due
Notes payable, net of current maturities | 71385 | longDebt @notes
# Members' equity
  Balance, January 1, 2026 | assets-due-notes-net+drawn | @opening
  Net loss | net
  Members' distributions | 0-drawn | @draws
= | sum | totalEquity @equity
== Total liabilities and members' equity | due+notes+equity | totalBoth @both
`,
  books.set('drawn', [18000]),
  1,
)
agree(books, ['both', 'assets'])
const signed = (rows: readonly Line[]) =>
  body(rows, ([value = 0], { kind, label }) => {
    const dollar = kind === 'grand' || /^(Lawn|Cash|Credit)/.test(label)
    return [`${dollar ? '<b style="float:left;font-weight:400">$</b>' : ''}${amount(value, { digits: 0, negative: 'parentheses' })}`] // prettier-ignore
  })
const company = 'Hollis Lawn & Irrigation, LLC'
const page = `<div class="t">${company.replace('&', '&amp;')}<br>Statement of Assets, Liabilities and Members' Equity - Income Tax Basis<br>June 30, 2026</div><table>${signed(sheet)}</table><div class="t">Statement of Revenues and Expenses - Income Tax Basis<br>For the Six Months Ended June 30, 2026</div><table>${signed(revenue)}</table><div class="foot">No assurance is provided on these financial statements. Substantially all disclosures are omitted.</div>`

export const twoOnAPage: Drawn = {
  name: 'hollis-lawn-two-on-a-page-scan',
  kind: 'financial',
  html: sheets(style, [page]),
  scan: { dpi: 200, skewDegrees: -0.35, noise: 12, blur: 0.45, jpegQuality: 74, background: 250 },
  truth: truthFrom({
    family: 'two-on-a-page',
    notes:
      "accountant's preparation without assurance, income tax basis, six months to June 30: balance sheet above and revenues and expenses below on one page, subtotals without labels, a net loss in parentheses, guaranteed payments to members, interest among the expenses, notes payable split, members' equity from the opening balance; flatbed scan",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-06-30'],
    parts: [{ rows: sheet }, { rows: revenue }],
    books,
    any: {
      otherCurrent: ['loans', 'null'],
      receivable: ['loans', 'null'],
      totalFixed: ['ppe+organization', 'ppe', 'null'],
      intangible: ['organization', 'null'],
      otherLong: ['organization', 'null'],
      shortDebt: ['cards', 'null'],
      payable: ['cards', 'null'],
      accrued: ['accrued', 'accrued+sales'],
      otherDue: ['cards', 'sales', 'cards+sales', 'accrued+sales', 'cards+accrued+sales', 'null'],
      totalLong: ['notes', 'null'],
      totalLiabilities: ['due+notes', 'null'],
      retained: ['opening', 'opening+net', 'opening+net+draws', 'opening+draws', 'null'],
      stock: ['opening', 'null'],
      paidIn: ['opening', 'null'],
      salaries: ['guaranteed+office.pay', 'office.pay', 'guaranteed+office.pay+ptaxes', 'office.pay+ptaxes', 'guaranteed+office.pay+crew', 'office.pay+crew'], // prettier-ignore
      rent: ['rent+utilities', 'rent'],
      general: ['office', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      operatingIncome: ['op', 'op+interest'],
      ordinaryIncome: ['op', 'null'],
      beforeTax: ['net', 'null'],
      netOther: ['gain', 'gain-interest', 'null'],
      otherExpenses: ['interest', 'null'],
    },
    absent: ['cashFlowStatement', 'inventory', 'tax', 'treasury', 'deferredTax', 'prepaid'],
  }),
}
