/** An owner's typed statement for a lender with everyday words, both statements on a page and a signature; a phone picture. */
import { agree, amount, body, isFirst, plain, sheets, signed, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:10.2pt/12.6pt Carlito;padding:.6in 1in}
.t{text-align:center;font-weight:700;font-size:13pt;line-height:16pt}.t span{font-weight:400;font-size:10pt;line-height:12.4pt;display:block}
h4{font:700 10.6pt/13pt Carlito;text-decoration:underline;margin:7pt 0 2pt}
table{width:5.6in}td{padding:.1pt 0}.n{text-align:right;width:1.1in}.n span{display:block}.total td,.grand td{font-weight:700}.total .n span{border-top:.7pt solid #000}.grand .n span{border-top:.7pt solid #000;border-bottom:2pt double #000}
p{margin:8pt 0 0;font-size:9.4pt;line-height:11.6pt}.s{display:flex;gap:.5in;margin-top:14pt;align-items:end}.s span{flex:1;font-size:8.6pt}.s i{font:400 16pt/24pt 'Homemade Apple';display:block;border-bottom:.7pt solid #000;padding:0 0 3pt 6pt}
`
const books: Books = new Map()
const income = statement(
  `
Septic pumping (residential) | 268415 | @r1
Commercial & grease trap | 184630 | @r2
Repairs and inspections | 61240 | @r3
= Total Income | r1+r2+r3 | revenue @rev
Wages - drivers & helper | 148206 | salaries @drivers
Wages - office | 31200 | salaries @office
Payroll taxes | 13915 | @ptaxes
Dump fees (county plant) | 64818 | @dump
Diesel | 38416 | @diesel
Truck repairs & tires | 22640 | @repairs
Insurance | 19306 | @insurance
Shop rent | 13500 | rent @rent
Electric, phone, water | 4218 | rent @utilities
Advertising | 3906 | marketing @advertising
Loan interest | 9814 | interest @interest
Office, permits, misc. | 6415 | @misc
= Total Expenses | drivers+office+ptaxes+dump+diesel+repairs+insurance+rent+utilities+advertising+interest+misc | totalExpenses @exp
== NET PROFIT (before depreciation) | rev-exp | netIncome @net
`,
  books,
  1,
)
const assets = statement(
  `
Cash in bank (2 accounts) | 46218 | cash @cash
Customers owe us | 38415 | receivable @ar
Parts & tanks on hand | 9800 | inventory @parts
2019 Kenworth T370 vac truck | 128000 | property @t1
2023 Western Star 4700 vac truck | 246500 | property @t2
Pickup, jetter trailer, cameras | 71400 | property @t3
= Total Assets | cash+ar+parts+t1+t2+t3 | totalAssets @assets
`,
  books,
  1,
)
const claims = statement(
  `
Bills to pay (suppliers, county) | 14206 | payable @ap
Credit card | 6318 | @card
Payroll & sales tax owed | 3915 | accrued @owed
Loan - 2019 Kenworth (bank) | 31460 | longDebt @l1
Loan - 2023 Western Star (finance co.) | 187215 | longDebt @l2
= Total Liabilities | ap+card+owed+l1+l2 | totalLiabilities @liab
Owner's Equity | assets-liab | totalEquity @equity
== Total Liabilities & Equity | liab+equity | totalBoth @both
`,
  books,
  1,
)
agree(books, ['both', 'assets'])
const table = (rows: readonly Line[]) =>
  `<table>${body(rows.map(row => ({ ...row, label: plain(row.label) })), ([value = 0], { kind }, index) => { const text = amount(value, { digits: 0 }); return [kind === 'grand' || isFirst(rows, index) ? signed(text) : text] })}</table>` // prettier-ignore
const company = 'Pruitt Septic & Vac LLC'
const page = `<div class="t">${plain(company)}<span>2207 County Road 40, Hartselle, Alabama</span>FINANCIAL STATEMENT</div><h4>PROFIT AND LOSS &ndash; January 1, 2026 thru September 30, 2026</h4>${table(income)}<h4>ASSETS as of September 30, 2026 (trucks at cost)</h4>${table(assets)}<h4>LIABILITIES as of September 30, 2026</h4>${table(claims)}<p>I certify that the above is true and correct to the best of my knowledge and is given for the purpose of obtaining credit for one (1) new vacuum truck.</p><div class="s"><span><i>Wade Pruitt</i>Wade Pruitt, Managing Member</span><span><i>10-12-26</i>Date</span></div>`

export const ownerLetter: Drawn = {
  name: 'pruitt-septic-owner-letter-phone',
  kind: 'financial',
  html: sheets(style, [page]),
  scan: { dpi: 195, skewDegrees: -0.6, noise: 16, blur: 0.5, jpegQuality: 72, keystone: 0.014, shade: 30, background: 240 }, // prettier-ignore
  truth: truthFrom({
    family: 'owner-letter',
    notes:
      "owner's typed statement of nine months for a lender in everyday words (customers owe us, bills to pay), no groups: profit before depreciation as the last line, trucks at cost one by one, loans by truck without a current portion, owner's equity as one line, certification and signature below; phone picture",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-30'],
    parts: [{ rows: income }, { rows: assets }, { rows: claims }],
    books,
    any: {
      salaries: ['drivers+office', 'drivers+office+ptaxes'],
      rent: ['rent+utilities', 'rent'],
      general: ['misc', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      operatingIncome: ['net', 'net+interest', 'null'],
      ordinaryIncome: ['net', 'null'],
      beforeTax: ['net', 'null'],
      gross: ['rev', 'null'],
      netIncome: ['net'],
      totalCurrent: ['cash+ar+parts', 'null'],
      totalFixed: ['t1+t2+t3', 'null'],
      payable: ['ap', 'ap+card'],
      shortDebt: ['card', 'null'],
      otherDue: ['card', 'owed', 'card+owed', 'null'],
      accrued: ['owed', 'null'],
      totalDue: ['ap+card+owed', 'null'],
      totalLong: ['l1+l2', 'null'],
      retained: ['equity', 'null'],
      stock: ['equity', 'null'],
      otherExpenses: ['interest', 'null'],
      netOther: ['0-interest', 'null'],
    },
    absent: ['cashFlowStatement', 'depreciation', 'tax', 'accumulated', 'cost', 'currentDebt', 'treasury', 'paidIn'],
  }),
}
