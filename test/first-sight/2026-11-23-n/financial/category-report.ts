/** An owner-operator's reports out of a personal finance program: categories with subcategories, OVERALL TOTAL, and a net worth list. */
import { agree, amount, body, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:9.4pt/12.4pt Arimo;padding:.6in .9in}
.t{text-align:center;margin-bottom:10pt}.t b{font-size:12pt;line-height:16pt}.t span{display:block}
table{width:5.9in;margin:0 auto}th{background:#d9e2ef;font-weight:700;padding:2pt 4pt;text-align:right}th:first-child{text-align:left}td{padding:.7pt 4pt}.n{text-align:right;width:1.4in}.head td{font-weight:700}.total td{font-weight:700;border-top:.4pt solid #999}.grand td{font-weight:700;background:#eee;border-top:1pt solid #000}
.foot{font-size:8pt;display:flex;justify-content:space-between}
`
const books: Books = new Map()
const income = statement(
  `
# INCOME
  Hauling - Asphalt & Stone | 168415.50
  Hauling - Dirt & Demo | 54206.00
  Snow Plowing | 21830.00
  Scrap & Misc Income | 1406.25
= TOTAL INCOME | sum | revenue @rev
# EXPENSES
  Accounting & Legal | 1850.00
  # Auto & Truck
    Diesel | 48206.33
    Oil & Filters | 2418.75
    Repairs | 18415.20
    Tags, IRP, 2290 | 3206.00
    Tires | 6815.44
    Tolls | 1218.60
  = TOTAL Auto & Truck | sum
  Bank Charge | 184.00
  Cell Phone & Internet | 1806.12 | @phone
  Contract Driver (1099) | 14206.00 | @driver
  Depreciation - per tax return | 22416.00 | depreciation @dep
  # Insurance
    Cargo & Liability | 12830.00
    Health (self) | 8415.60
    Workers Comp | 1206.00
  = TOTAL Insurance | sum
  # Interest Exp
    Peterbilt Loan | 5218.44
    Skid Steer Loan | 1830.27
  = TOTAL Interest Exp | sum | interest @interest
  Office & Postage | 618.90 | @office
  Rent - Lot | 7200.00 | rent @rent
  Small Tools | 1418.35
  Uniforms & Boots | 506.80
  Web Site & Truck Lettering | 940.00 | marketing
= TOTAL EXPENSES | sum | totalExpenses @exp
== OVERALL TOTAL | rev-exp | netIncome @net
`,
  books,
  1,
)
const sheet = statement(
  `
# ASSETS
  # Cash and Bank Accounts
    First Keystone Business Checking | 18415.66
    First Keystone Savings | 12206.00
    Cash Box | 350.00
  = TOTAL Cash and Bank Accounts | sum | cash @cash
  # Other Assets
    Customers Owe (A/R) | 21630.00 | receivable @ar
    2017 Peterbilt 348 Tri-Axle | 96000.00 | property
    2021 Bobcat S76 | 48500.00 | property
    Plow, Spreader, Trailer | 17800.00 | property
    Accum Depreciation | -71206.00 | accumulated
  = TOTAL Other Assets | sum | @other
= TOTAL ASSETS | sum | totalAssets @assets
# LIABILITIES
  # Credit Cards
    Fuel Card | 3418.20
    Visa - Biz Rewards | 2206.85
  = TOTAL Credit Cards | sum | @cards
  # Other Liabilities
    Peterbilt Loan | 58415.90 | longDebt @l1
    Skid Steer Loan | 24630.15 | longDebt @l2
    Estimated Tax Owed | 3500.00 | @taxdue
  = TOTAL Other Liabilities | sum | @otherdebts
= TOTAL LIABILITIES | sum | totalLiabilities @liab
== OVERALL TOTAL | assets-liab | totalEquity @equity
`,
  books,
  1,
)
agree(books, ['assets', 'cash+other'])
const cells = ([value = 0]: readonly number[]) => [amount(value)]
const table = (rows: readonly Line[], one: string, two: string) => `<table><tr><th>${one}<th>${two}</tr>${body(rows.map(row => ({ ...row, label: row.label.replace(/&/g, '&amp;') })), cells, 14)}</table>` // prettier-ignore
const title = (what: string, when: string) =>
  `<div class="t"><b>${what}</b><span>${when}</span><span style="font-size:8.4pt">(Business: Lipinski Hauling)</span></div>`
const foot = (page: number) => `<div class="foot"><span>2/6/2026</span><span>Page ${page}</span></div>`
const company = 'Lipinski Hauling'

export const categoryReport: Drawn = {
  name: 'lipinski-hauling-category-report',
  kind: 'financial',
  html: sheets(style, [
    `${title('Profit and Loss Statement', '1/1/2025 through 12/31/2025')}${table(income, 'Category', '1/1/2025-12/31/2025')}${foot(1)}`,
    `${title('Account Balances (Balance Sheet)', 'As of 12/31/2025')}${table(sheet, 'Account', '12/31/2025 Balance')}${foot(2)}`,
  ]),
  truth: truthFrom({
    family: 'personal-finance-categories',
    notes:
      'owner-operator’s reports out of a personal finance program: categories in alphabet order with subcategories and totals in capitals, the last line is only OVERALL TOTAL (net income on one page, net worth on the other), the company’s name only in parentheses, no current groups, machines one by one, credit cards and loans as accounts',
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2025-12-31'],
    parts: [{ rows: income }, { rows: sheet }],
    books,
    any: {
      salaries: ['driver', 'null'],
      rent: ['rent', 'rent+phone'],
      general: ['office', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      operatingIncome: ['net', 'net+interest', 'null'],
      ordinaryIncome: ['net', 'null'],
      beforeTax: ['net', 'null'],
      gross: ['rev', 'null'],
      otherExpenses: ['interest', 'null'],
      netOther: ['0-interest', 'null'],
      totalCurrent: ['cash+ar', 'null'],
      payable: ['cards', 'null'],
      shortDebt: ['cards', 'null'],
      accrued: ['taxdue', 'null'],
      otherDue: ['taxdue', 'cards', 'cards+taxdue', 'null'],
      longDebt: ['l1+l2'],
      totalDue: ['cards+taxdue', 'cards', 'null'],
      totalLong: ['l1+l2', 'otherdebts', 'null'],
      totalFixed: ['other-ar', 'null'],
      retained: ['equity', 'null'],
      stock: ['equity', 'null'],
      totalBoth: ['assets', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'cost', 'treasury', 'paidIn', 'inventory', 'currentDebt', 'intangible'],
  }),
}
