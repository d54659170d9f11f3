/** An accountant's compilation for a physicians' partnership, modified cash basis: letter, two statements, partners' capital. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books, type Line } from './statement.ts'

const style = `
.page{font:10pt/13.6pt 'Source Serif';padding:.8in .95in}
.t{text-align:center;margin-bottom:14pt;font-weight:700}.t span{font-weight:400}
p{margin:0 0 9pt;text-align:justify}
table{width:100%}td{padding:.7pt 0}th{font-weight:700;text-align:center;text-decoration:underline}
.n{text-align:right;width:1.15in}.n span{display:block;margin-left:14pt}.head td{padding-top:6pt}.d0.head td{font-weight:700}
.total .n span{border-top:.7pt solid #000}.grand .n span{border-top:.7pt solid #000;border-bottom:2.2pt double #000}
.foot{text-align:center;font-size:8.6pt}
`
const books: Books = new Map()
const sheet = statement(
  `
# ASSETS
  # CURRENT ASSETS:
    Cash | 268914 241377 | cash
    Employee receivables | 3150 4800 | @employees
    Prepaid malpractice insurance | 41862 38915 | prepaid
  = Total current assets | sum | totalCurrent @current
  # EQUIPMENT AND IMPROVEMENTS, at cost:
    Medical and diagnostic equipment | 1384720 1219340 | property
    Furniture and office equipment | 214566 208931 | property
    Leasehold improvements | 386200 386200 | property
    Less accumulated depreciation | -1046318 -871204 | accumulated
  = Net equipment and improvements | sum | @net
  # OTHER ASSETS:
    Goodwill - acquired practice, net of amortization | 96000 108000 | intangible @goodwill
    Rent deposit | 12500 12500 | otherLong @deposit
  = Total other assets | sum | @other
== TOTAL ASSETS | current+net+other | totalAssets @assets
# LIABILITIES AND PARTNERS' CAPITAL
  # CURRENT LIABILITIES:
    Payroll taxes and retirement contributions withheld | 28644 26190 | accrued @withheld
    Patient refunds payable | 9217 11480 | otherDue @refunds
    Current maturities of equipment notes | 122480 98615 | currentDebt
  = Total current liabilities | sum | totalDue @due
  # LONG-TERM DEBT:
    Equipment notes, less current maturities | 406318 318904 | longDebt @long
= Total liabilities | due+long | totalLiabilities @liab
  # PARTNERS' CAPITAL
    Partners' capital | assets-liab | totalEquity @capital
== TOTAL LIABILITIES AND PARTNERS' CAPITAL | liab+capital | totalBoth @both
`,
  books,
  2,
)
const income = statement(
  `
# PROFESSIONAL REVENUE COLLECTED:
  Patient and insurance receipts | 4382916 4127640 | @receipts
  Ancillary imaging and laboratory | 618240 571385 | @ancillary
  Less refunds to patients and carriers | -58317 -49926
= Net professional revenue | sum | revenue @rev
# EXPENSES PAID:
  Amortization | 12000 12000 | @amortization
  Billing service | 218914 205380
  Depreciation | 175114 162870 | depreciation @dep
  Drugs and medical supplies | 391622 364218 | @supplies
  Dues, licenses and education | 38417 36902
  Employee benefits | 164283 151790 | @benefits
  Equipment leases | 27600 27600
  Guaranteed payments to partners | 1240000 1180000 | @guaranteed
  Insurance - malpractice | 146830 139415
  Laboratory fees | 88126 82640
  Marketing | 31250 27815 | marketing
  Office expense and postage | 47312 45087
  Payroll taxes | 96514 91733 | @taxes
  Professional fees | 29875 27410
  Rent | 288000 282000 | rent @rent
  Repairs and maintenance | 36418 33962
  Salaries - nursing and office staff | 1184620 1129415 | salaries @staff
  Telephone and internet | 21376 20814 | @phone
  Utilities | 34208 32655 | rent @utilities
= Total expenses paid | sum | totalExpenses @exp
= Revenue in excess of expenses before other items | rev-exp | operatingIncome @op
# OTHER INCOME (EXPENSE):
  Interest income | 2914 2630 | otherIncome @oi
  Interest expense | -26418 -21937 | -interest @interest
  Loss on disposal of equipment | 0 -4316 | @loss
= Total other income (expense) | sum | netOther @other
== REVENUE IN EXCESS OF EXPENSES | op+other | netIncome @income
`,
  books,
  2,
)
const capital = statement(
  `
Partners' capital, beginning of year | start | @begin
Revenue in excess of expenses | income
Partners' contributions | 50000 0 | @contributed
Partners' distributions | capital-start-income-contributed
== Partners' capital, end of year | capital
`,
  books.set('start', [books.get('capital')?.[1] ?? 0, 762418]),
  2,
)
agree(books, ['both', 'assets'])

const cells = (values: readonly number[], { kind, label }: Line) =>
  values.map(value => {
    const dollar =
      kind === 'grand' || /^(Cash|Patient and insurance|Payroll taxes and ret|Partners' capital, beg)/.test(label)
    return `${dollar ? '<i style="float:left;font-style:normal">$</i>' : ''}${amount(value, { digits: 0, negative: 'parentheses', zero: '-' })}`
  })
const company = 'Bayou Orthopaedic & Sports Physicians, LLP'
const title = (what: string, when: string) =>
  `<div class="t">${company.toUpperCase()}<br>${what}<br><span>Modified Cash Basis<br>${when}</span></div>`
const foot = '<div class="foot">See accountant\'s compilation report.</div>'
const header = '<tr><td><th>2025<th>2024</tr>'
const letter = `<div style="font:700 15pt/19pt 'Source Serif'">Thibodeaux Landry Group, APAC</div><div style="margin-bottom:26pt">Certified Public Accountants &nbsp;&#8226;&nbsp; 1408 Levee Road, Suite 210 &nbsp;&#8226;&nbsp; Houma, Louisiana 70360</div><p>To the Partners<br>${company}</p><p>Management is responsible for the accompanying financial statements of ${company} (a partnership), which comprise the statements of assets, liabilities and partners' capital - modified cash basis as of December 31, 2025 and 2024, and the related statements of revenue and expenses and of partners' capital - modified cash basis for the years then ended. We have performed compilation engagements in accordance with the professional standards that apply to them. We did not audit or review the statements, and we express no opinion, conclusion or assurance of any kind on them.</p><p>The statements are prepared on the modified cash basis, which is a basis of accounting other than accounting principles generally accepted in the United States. Management has elected to omit substantially all disclosures. Had they been included, they might influence a reader's conclusions about the partnership. The statements are therefore not designed for those who are not informed about such matters.</p><p style="margin-top:30pt"><i>Thibodeaux Landry Group, APAC</i><br>February 26, 2026</p>`

export const physicianCompilation: Drawn = {
  name: 'bayou-orthopaedic-partnership-compilation',
  kind: 'financial',
  html: sheets(style, [
    letter,
    `${title("Statements of Assets, Liabilities and Partners' Capital", 'December 31, 2025 and 2024')}<table>${header}${body(sheet, cells, 12)}</table>${foot}`,
    `${title('Statements of Revenue and Expenses', 'For the Years Ended December 31, 2025 and 2024')}<table>${header}${body(income, cells, 12)}</table>${foot}`,
    `${title("Statements of Partners' Capital", 'For the Years Ended December 31, 2025 and 2024')}<table>${header}${body(capital, cells, 12)}</table>${foot}`,
  ]),
  truth: truthFrom({
    family: 'partnership-modified-cash',
    notes:
      "accountant's compilation of a physicians' partnership on the modified cash basis: a letter first, no receivables, expenses in alphabet order with guaranteed payments and staff salaries apart, net income called revenue in excess of expenses, partners' capital as one line and a statement of its own",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: sheet }, { rows: income }],
    books,
    any: {
      totalFixed: ['net', 'net+other', 'null'],
      otherCurrent: ['employees', 'null'],
      receivable: ['employees', 'null'],
      payable: ['refunds', 'null'],
      otherDue: ['refunds', 'null'],
      totalLong: ['long', 'null'],
      salaries: ['staff', 'staff+guaranteed', 'staff+taxes', 'staff+guaranteed+taxes', 'staff+taxes+benefits', 'staff+guaranteed+taxes+benefits'], // prettier-ignore
      rent: ['rent+utilities', 'rent+utilities+phone', 'rent'],
      depreciation: ['dep', 'dep+amortization'],
      cost: ['supplies', 'null'],
      ordinaryIncome: ['op', 'null'],
      beforeTax: ['income', 'null'],
      otherExpenses: ['loss', '0-loss', 'interest', '0-interest', '0-interest-loss', '0', 'null'],
      gross: ['rev', 'null'],
      retained: ['capital', 'null'],
    },
    absent: ['cashFlowStatement', 'inventory', 'tax', 'treasury', 'deferredTax'],
  }),
}
