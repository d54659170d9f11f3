/** A member-owned golf club: operations by department for the year, then its balance sheet; a worn copier scan. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, worked, type Books, type Line } from './statement.ts'

const style = `
.page{font:9.4pt/12.2pt 'EB Garamond';padding:.65in .8in}
.t{text-align:center;font:700 12pt/15pt 'EB Garamond';margin-bottom:9pt;letter-spacing:.3pt}.t span{font:italic 400 10.5pt/14pt 'EB Garamond';letter-spacing:0}
table{width:100%}td{padding:.5pt 0}th{font-weight:700;text-align:right;border-bottom:.7pt solid #000}
.n{text-align:right;width:1.1in}.n span{display:inline-block;min-width:.95in}.head td{font-variant:small-caps;font-weight:700;padding-top:3pt}
.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2.2pt double #000}
`
const books: Books = new Map()
const operations = statement(
  `
# Revenues
  Membership dues | 1842610 1761340
  Initiation and transfer fees | 214500 186000
  Green, cart and range fees | 638415 602218
  Food and beverage sales | 1106328 1041577
  Golf shop sales | 287914 274630
  Locker, bag storage and other | 118240 112905
= Total revenues | sum | revenue @rev
# Cost of sales
  Food and beverage | 392716 371840
  Golf shop merchandise | 194205 187316
= Total cost of sales | sum | cost @cogs
= Gross margin | rev-cogs | gross @gp
# Departmental expenses
  Golf course maintenance | 1048320 996415 | @course
  Golf operations | 486215 462810 | @golf
  Food and beverage - payroll and other | 618940 587226 | @food
  Clubhouse and grounds | 271486 259118 | @house
  Swimming and tennis | 148305 139742 | @swim
  Administrative and general | 438617 421095 | general @admin
= Total departmental expenses | sum | @dept
= Operating margin before fixed charges | gp-dept | @margin
# Fixed charges
  Property taxes and insurance | 196430 184215 | @taxes
  Depreciation | 318900 306540 | depreciation @dep
  Interest on long-term debt | 97214 104386 | interest @interest
= Total fixed charges | sum | @fixed
= Excess (deficiency) from operations | margin-fixed | @ops
Capital assessments | 124000 118000 | otherIncome @assess
Investment income | 11860 9425 | otherIncome @inv
Loss on equipment trade-ins | -8430 -2115 | -otherExpenses @loss
== Excess of revenues over expenses | ops+assess+inv+loss | netIncome @net
`,
  books,
  2,
)
const sheet = statement(
  `
# Assets
  # Current assets
    Cash and cash equivalents | 412806 368915 | cash
    Members' accounts receivable | 286340 271904 | receivable
    Inventories - golf shop, food and beverage | 118726 112380 | inventory
    Prepaid expenses | 64215 58930 | prepaid
  = Total current assets | sum | totalCurrent
  # Property and equipment
    Land and golf course improvements | 4318600 4286200 | property
    Clubhouse and buildings | 3604280 3604280 | property
    Maintenance equipment and golf carts | 1418935 1286410 | property
    Furniture, fixtures and kitchen | 712604 698215 | property
    Accumulated depreciation | -4986315 -4712840 | accumulated
  = Net property and equipment | sum | @ppe
  Reserve for capital projects - cash | 394579 291760 | @reserve
= Total assets | sum | totalAssets @assets
# Liabilities and members' equity
  # Current liabilities
    Accounts payable | 168420 154215 | payable
    Accrued payroll and taxes | 92614 88340 | accrued
    Members' dues billed in advance | 374910 352680 | otherDue @dues
    Gift certificates and tournament credits | 38216 34905 | otherDue @gift
    Current portion of long-term debt | 214630 198720 | currentDebt
  = Total current liabilities | sum | totalDue @due
  Long-term debt - bank and cart lease | 1286415 1402318 | longDebt @long
  Refundable membership deposits | 618000 642500 | otherLongDue @deposits
= Total liabilities | due+long+deposits | totalLiabilities @liab
  # Members' equity
    Equity memberships issued, 412 and 405 | 2060000 2025000 | stock @issued
    Accumulated excess of revenues over expenses | assets-liab-issued | retained @re
  = Total members' equity | sum | totalEquity @equity
== Total liabilities and members' equity | liab+equity | totalBoth @both
`,
  books,
  2,
)
agree(books, ['both', 'assets'])
if (worked("re-re'-net", books, 0) !== 0) throw new Error('The excess does not follow')
const first = /^(Membership dues|Cash and|Accounts payable)/
const cells = (values: readonly number[], { kind, label }: Line) =>
  values.map(value => `${kind === 'grand' || first.test(label) ? '<b style="float:left;font-weight:400">$</b>' : ''}${amount(value, { digits: 0, negative: 'parentheses', zero: '-' })}`) // prettier-ignore
const company = 'Stonebridge Creek Golf and Country Club'
const title = (what: string, when: string) =>
  `<div class="t">${company.toUpperCase()}<br>${what}<br><span>${when}</span></div>`

export const golfClub: Drawn = {
  name: 'stonebridge-creek-club-departments-scan',
  kind: 'financial',
  html: sheets(style, [
    `${title('STATEMENTS OF OPERATIONS BY DEPARTMENT', 'Fiscal Years Ended October 31, 2025 and 2024')}<table><tr><th><th>2025<th>2024</tr>${body(operations, cells, 12)}</table>`,
    `${title('BALANCE SHEETS', 'October 31, 2025 and 2024')}<table><tr><th><th>2025<th>2024</tr>${body(sheet, cells, 12)}</table>`,
  ]),
  scan: { dpi: 165, skewDegrees: 0.5, noise: 24, blur: 0.6, jpegQuality: 60, background: 238 },
  truth: truthFrom({
    family: 'club-departments',
    notes:
      'member-owned golf club, fiscal year to October 31, income statement before the balance sheet: expenses by department (salaries not stated), fixed charges hold depreciation and interest, capital assessments below, dues billed in advance, refundable deposits as a liability, equity memberships; copier scan',
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2025-10-31', '2024-10-31'],
    parts: [{ rows: operations }, { rows: sheet }],
    books,
    any: {
      totalExpenses: ['dept+fixed', 'dept', 'dept+fixed-interest', 'null'],
      operatingIncome: ['ops', 'margin', 'ops+interest'],
      ordinaryIncome: ['ops', 'null'],
      beforeTax: ['net', 'null'],
      otherIncome: ['assess+inv', 'assess+inv+loss', 'inv'],
      otherExpenses: ['0-loss', 'loss', 'interest', 'interest-loss', 'null'],
      netOther: ['assess+inv+loss', 'assess+inv+loss-interest', 'null'],
      totalFixed: ['ppe', 'ppe+reserve', 'null'],
      otherLong: ['reserve', 'null'],
      otherDue: ['dues+gift', 'dues'],
      totalLong: ['long+deposits', 'long', 'null'],
      longDebt: ['long'],
      paidIn: ['issued', 'null'],
    },
    absent: ['cashFlowStatement', 'salaries', 'rent', 'tax', 'treasury', 'intangible', 'deferredTax'],
  }),
}
