/** A veterinary hospital's profit and loss by its association's chart of accounts, with percent of revenue and last year. */
import {
  amount,
  body,
  of,
  percent,
  plain,
  sheets,
  statement,
  truthFrom,
  type Books,
  type Drawn,
  type Line,
} from './means.ts'

const style = `
.page{font:8.5pt/10.9pt 'Source Sans';padding:.5in .7in}
.t{border-left:5pt solid #2f6f5e;padding-left:8pt;margin-bottom:8pt;line-height:13pt}.t b{font-size:13pt;line-height:16pt}
table{width:100%}th{font-weight:700;text-align:right;border-bottom:1pt solid #2f6f5e;color:#2f6f5e}td{padding:.3pt 0}
.n{text-align:right;width:.98in}.n:nth-child(3),.n:nth-child(5){width:.55in;color:#555}
.head td{font-weight:700;padding-top:3pt;color:#2f6f5e}.total td{font-weight:700;border-top:.5pt solid #999}.grand td{font-weight:700;border-top:.8pt solid #000;border-bottom:1.6pt double #000}
.foot{font-size:7.4pt;color:#555}
`
const books: Books = new Map()
const top = statement(
  `
# 5000 REVENUE
  5010 Examinations & Consultations | 486215 451830
  5100 Vaccines | 214806 206415
  5200 Laboratory | 386420 348215
  5300 Imaging & Ultrasound | 168415 142630
  5400 Surgery & Anesthesia | 312806 296418
  5450 Dentistry | 148216 121806
  5500 Pharmacy & Parasiticides | 418630 402915
  5600 Diets & Retail | 96418 98206
  5700 Boarding & Grooming | 64215 61840
  5900 Less: Discounts & Refunds | -28416 -24815
= TOTAL REVENUE | sum | revenue @rev
# 6000 COST OF PROFESSIONAL SERVICES
  6010 Drugs & Medical Supplies | 248615 236418
  6020 Vaccines | 48206 46815
  6030 Outside Laboratory | 118415 108206
  6050 Diets & Retail | 61830 64218
  6090 Cremation & Disposal | 24815 22406
= TOTAL COST OF SERVICES | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
`,
  books,
  2,
)
const rest = statement(
  `
# 7000 COMPENSATION & BENEFITS
  7010 Associate Veterinarians | 386415 352630 | salaries @vets
  7020 Technicians & Assistants | 318206 291415 | salaries @techs
  7030 Reception & Admin | 162415 154806 | salaries @desk
  7100 Payroll Taxes | 68415 63218 | @ptaxes
  7110 Health & Retirement | 48206 42815 | @benefits
  7120 Uniforms & CE | 14216 12618
= TOTAL COMPENSATION & BENEFITS | sum | @people
# 7200 FACILITY & EQUIPMENT
  7210 Rent (paid to owner's LLC) | 96000 96000 | rent @rent
  7220 Utilities & Waste | 24815 23406 | rent @utilities
  7230 Repairs & Janitorial | 18416 21805
  7240 Equipment Leases | 16815 9206
= TOTAL FACILITY & EQUIPMENT | sum | @place
# 7300 ADMINISTRATIVE
  7310 Advertising & Website | 21406 18215 | marketing
  7320 Card & Bank Fees | 46218 43815
  7330 Computer & Practice Software | 28415 24630
  7340 Insurance | 16218 15406
  7350 Legal & Accounting | 9800 8650
  7360 Office, Postage, Phones | 18206 17415
= TOTAL ADMINISTRATIVE | sum | general @admin
= TOTAL OPERATING EXPENSES | people+place+admin | totalExpenses @exp
= OPERATING PROFIT BEFORE OWNER (EBITDA) | gp-exp | operatingIncome @op
# 8000 OTHER (INCOME) & EXPENSE
  8010 Owner DVM Salary | 180000 165000 | @owner
  8020 Interest Expense | 24815 28406 | interest @interest
  8030 Depreciation | 58415 42630 | depreciation @dep
  8090 Other Income | -4206 -3815 | -otherIncome @otherincome
= TOTAL OTHER (INCOME) & EXPENSE | sum | -netOther @nonop
== NET INCOME | op-nonop | netIncome @net
`,
  books,
  2,
)
const revenue = of(books, 'rev')
const cells = (values: readonly number[], _: Line) =>
  values.flatMap((value, i) => [amount(value, { digits: 0, negative: 'parentheses' }), percent(value, revenue[i] ?? 1)])
const company = 'Cedar Hollow Animal Hospital, P.C.'
const title = (page: number) => `<div class="t"><b>${company}</b><br>Income Statement - Uniform Veterinary Chart of Accounts, page ${page}<br>Twelve months ended December 31, 2025 with prior year</div>` // prettier-ignore
const table = (rows: readonly Line[]) => `<table><tr><th><th>2025<th>%<th>2024<th>%</tr>${body(rows.map(row => ({ ...row, label: plain(row.label) })), cells, 9)}</table>` // prettier-ignore
const rows = [...top, ...rest]
const half = rows.findIndex(({ label }) => label.startsWith('7200'))
const foot = '<div class="foot">Accrual basis. Prepared by practice manager; not audited. FTE veterinarians 3.6 (2024: 3.4). Average client transaction $214 (2024: $203). Transactions 10,577.</div>' // prettier-ignore

export const veterinaryChart: Drawn = {
  name: 'cedar-hollow-veterinary-chart',
  kind: 'financial',
  html: sheets(style, [
    `${title(1)}${table(rows.slice(0, half))}${foot}`,
    `${title(2)}${table(rows.slice(half))}${foot}`,
  ]),
  truth: truthFrom({
    family: 'veterinary-chart',
    notes:
      "veterinary hospital's income statement by its association's chart of accounts over two pages, two years with percent of revenue: discounts subtract, cost of professional services, wages in three lines, an operating profit before the owner's salary called EBITDA, owner's salary, interest and depreciation below as other (income) and expense",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: top }, { rows: rest }],
    books,
    any: {
      salaries: ['vets+techs+desk', 'vets+techs+desk+owner', 'people', 'people+owner', 'vets+techs+desk+ptaxes+benefits', 'vets+techs+desk+owner+ptaxes+benefits', 'vets+techs+desk+ptaxes', 'vets+techs+desk+owner+ptaxes'], // prettier-ignore
      rent: ['rent+utilities', 'place', 'rent'],
      general: ['admin'],
      totalExpenses: ['exp', 'exp+owner+dep', 'exp+owner', 'exp+dep'],
      operatingIncome: ['op', 'op-owner-dep', 'op-owner', 'op-dep'],
      netOther: ['0-nonop', '0-otherincome-interest'],
      otherExpenses: ['owner', 'owner+interest+dep', 'interest', 'owner+dep', 'nonop', 'owner+interest', 'null'],
      ordinaryIncome: ['op', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
  }),
}
