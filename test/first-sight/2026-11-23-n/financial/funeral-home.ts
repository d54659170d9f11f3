/** A funeral home compiled on the income tax basis: two years with percentages of revenue, prearranged funds; a copier scan. */
import { agree, amount, body, isFirst, of, percent, rolled, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:9.4pt/12.2pt Tinos;padding:.7in .85in}
.t{text-align:center;line-height:13pt;margin-bottom:10pt}.t b{font-size:11pt}
table{width:100%}th{font-weight:700;text-align:right;border-bottom:.6pt solid #000}.n{text-align:right;width:1.05in}.n span{display:inline-block;min-width:.85in}.p .n:nth-child(3),.p .n:nth-child(5){width:.6in}.p .n:nth-child(3) span,.p .n:nth-child(5) span{min-width:.45in}
.head td{padding-top:4pt;font-weight:700}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2.4pt double #000}
p{margin:0 0 9pt;font-size:10.4pt;line-height:14.4pt}.foot{text-align:center;font-style:italic;font-size:8.8pt}
`
const books: Books = new Map()
const income = statement(
  `
# Revenues
  Professional services | 684215 651830
  Caskets, vaults and urns | 412630 398415
  Cremation services | 186418 158206
  Cash advance items billed | 94206 90118
  Less discounts and allowances | -28415 -26118
= Net revenues | sum | revenue @rev
# Cost of revenues
  Caskets, vaults and urns | 148206 141830
  Cremation costs | 38415 33206
  Cash advance items | 93118 89406
= Total cost of revenues | sum | cost @cogs
= Gross margin | rev-cogs | gross @gp
# Operating expenses
  Advertising | 28415 26930 | marketing
  Automobile and livery | 36218 34806
  Bank and card fees | 14206 12918
  Continuing education | 3418 2906
  Depreciation - Section 179 and regular | 71480 58215 | depreciation @dep
  Employee benefits | 48206 45118
  Insurance | 39815 37206
  Licenses and dues | 6215 5930
  Office and postage | 12406 11815 | @office
  Officers' salaries | 156000 150000 | salaries @officers
  Payroll taxes | 33618 31906 | @ptaxes
  Preparation room supplies | 18206 17418
  Professional fees | 16418 14806
  Repairs and maintenance | 27315 24806
  Salaries and wages | 286415 271830 | salaries @wages
  Taxes - real estate | 21806 21118
  Telephone | 7215 7018 | @phone
  Utilities | 29418 27906 | rent @utilities
= Total operating expenses | sum | totalExpenses @exp
= Income from operations | gp-exp | operatingIncome @op
# Other income (expense)
  Finance charges on accounts | 3618 3206 | otherIncome @charges
  Trust administration fees | 8415 7918 | otherIncome @trustfees
  Interest expense | -31206 -34815 | -interest @interest
= Net other expense | sum | netOther @nonop
== Net income | op+nonop | netIncome @net
`,
  books,
  2,
)
const sheet = statement(
  `
# Current assets
  Cash in checking | 86418 74206 | cash
  Cash in savings | 52630 38415 | cash
  Accounts receivable - families | 118206 109815 | receivable
  Merchandise inventory | 41830 39618 | inventory
  Prepaid insurance | 9815 9206 | prepaid
= Total current assets | sum | totalCurrent @current
# Property and equipment, at tax cost
  Land | 145000 145000 | property
  Buildings and improvements | 918406 896215 | property
  Furniture and fixtures | 148215 141806 | property
  Hearses and limousines | 312618 268415 | property
  Less accumulated depreciation | -806215 -734735 | accumulated
= Net property and equipment | sum | @ppe
# Other assets
  Prearranged funeral funds held in trust | 486215 452630 | otherLong @trust
  Goodwill, net of amortization | 41667 48333 | intangible @goodwill
= Total other assets | sum
== Total assets | current+ppe+trust+goodwill | totalAssets @assets
# Current liabilities
  Accounts payable | 46218 43906 | payable @ap
  Accrued payroll and payroll taxes | 9418 8815 | accrued
  Sales tax payable | 2206 2018 | otherDue @sales
  Current maturities of long-term debt | 58415 54206 | currentDebt @cm
= Total current liabilities | sum | totalDue @due
# Long-term liabilities
  Mortgage and vehicle notes, less current maturities | 468215 524630 | longDebt @notes
  Deferred prearranged funeral contracts | 486215 452630 | otherLongDue @deferred
= Total long-term liabilities | sum | totalLong @long
= Total liabilities | due+long | totalLiabilities @liab
# Stockholders' equity
  Common stock | 20000 20000 | stock
  Additional paid-in capital | 45000 45000 | paidIn
  Retained earnings | assets-liab-20000-45000+60000 | retained @re
  Treasury stock, at cost | -60000 -60000 | treasury
= Total stockholders' equity | sum | totalEquity @equity
== Total liabilities and stockholders' equity | liab+equity | totalBoth @both
`,
  books,
  2,
)
rolled(books, 96000)
agree(books, ['both', 'assets'])
const tail = statement('Retained earnings, beginning of year | begin\nDistributions to stockholders | 0-dist\n== Retained earnings, end of year | re', books, 2) // prettier-ignore
const revenue = of(books, 'rev')
const print = (value: number) => amount(value, { digits: 0, negative: 'parentheses', zero: '-' })
const cells = (rows: readonly Line[]) => (values: readonly number[], { kind }: Line, index: number) => values.map(value => kind === 'grand' || isFirst(rows, index) ? signed(print(value)) : print(value)) // prettier-ignore
const both = (values: readonly number[], { kind }: Line, index: number) => values.flatMap((value, i) => [kind === 'grand' || isFirst(income, index) ? signed(print(value)) : print(value), percent(value, revenue[i] ?? 1, 1)]) // prettier-ignore
const company = 'Whitcomb & Dahl Funeral Home, Inc.'
const title = (what: string, when: string) =>
  `<div class="t"><b>Whitcomb &amp; Dahl Funeral Home, Inc.</b><br>${what}<br>${when}</div>`
const foot = '<div class="foot">See independent accountants’ compilation report.</div>'
const letter = `<div style="text-align:center;margin:.3in 0 .5in"><b style="font-size:14pt;line-height:18pt">Rasmussen Oyen &amp; Co.</b><br>Certified Public Accountants<br>210 Water Street, Decorah, Iowa 52101</div><p>To the Board of Directors<br>Whitcomb &amp; Dahl Funeral Home, Inc.</p><p>Management is responsible for the accompanying financial statements of Whitcomb &amp; Dahl Funeral Home, Inc. (an S corporation), which comprise the statements of assets, liabilities, and stockholders’ equity - income tax basis as of September 30, 2026 and 2025, and the related statements of revenues, expenses, and retained earnings - income tax basis for the years then ended. We have performed compilation engagements in accordance with Statements on Standards for Accounting and Review Services promulgated by the Accounting and Review Services Committee of the AICPA. We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management.</p><p>Management has elected to omit substantially all the disclosures ordinarily included in financial statements prepared in accordance with the income tax basis of accounting.</p><p style="font-family:'Homemade Apple';font-size:15pt;margin-top:24pt">Rasmussen Oyen &amp; Co.</p><p>November 4, 2026</p>`
const claims = sheet.findIndex(row => row.label === 'Current liabilities')

export const funeralHome: Drawn = {
  name: 'whitcomb-dahl-funeral-home-compilation-scan',
  kind: 'financial',
  html: sheets(style, [
    letter,
    `${title('Statements of Assets, Liabilities, and Stockholders’ Equity - Income Tax Basis', 'September 30, 2026 and 2025')}<table><tr><td><th>2026<th>2025</tr>${body(sheet, (values, row, index) => (index === claims + 1 ? values.map(value => signed(print(value))) : cells(sheet)(values, row, index)), 12)}</table>${foot}`,
    `${title('Statements of Revenues, Expenses, and Retained Earnings - Income Tax Basis', 'For the Years Ended September 30, 2026 and 2025')}<table class="p"><tr><td><th>2026<th>%<th>2025<th>%</tr>${body(income, both, 12)}${body(tail, (values, { kind }) => values.flatMap(value => [kind === 'grand' ? signed(print(value)) : print(value), '']), 12).replace(/<span><\/span>/g, '')}</table>${foot}`,
  ]),
  scan: { dpi: 180, skewDegrees: 0.5, noise: 15, blur: 0.55, jpegQuality: 70, background: 243 },
  truth: truthFrom({
    family: 'funeral-compilation',
    notes:
      'funeral home compiled on the income tax basis, fiscal years to September: two years with percentages of revenue, discounts within revenues, prearranged funds held in trust against deferred contracts, treasury stock, retained earnings rolled forward below net income; copier scan',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-09-30', '2025-09-30'],
    parts: [{ rows: sheet }, { rows: income }],
    books,
    any: {
      totalFixed: ['ppe+trust+goodwill', 'ppe'],
      otherLong: ['trust', 'null'],
      accrued: ['due-ap-sales-cm', 'due-ap-cm'],
      otherDue: ['sales', 'null'],
      salaries: ['officers+wages', 'wages', 'officers+wages+ptaxes', 'wages+ptaxes'],
      rent: ['utilities', 'utilities+phone', 'null'],
      general: ['office', 'null'],
      ordinaryIncome: ['op', 'net', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
      beforeTax: ['net', 'null'],
      longInvestments: ['trust', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'deferredTax', 'shortInvestments'],
  }),
}
