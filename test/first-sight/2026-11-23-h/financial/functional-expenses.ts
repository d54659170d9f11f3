/** A food bank's statements: financial position, activities, and expenses by function in columns; fiscal year to June 30. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import {
  agree,
  amount,
  body,
  of,
  statement,
  truthFrom,
  type Books,
  type Line,
} from '../../2026-11-23-f/financial/statement.ts'

const style = `
.page{font:8.6pt/11.8pt 'Montserrat';padding:.6in .7in}
h1{font:700 12pt/16pt 'Montserrat';margin:0;color:#7a3b00}h2{font:400 9.4pt/13pt 'Montserrat';margin:0 0 10pt;border-bottom:1.6pt solid #c96a12;padding-bottom:4pt}
table{width:100%}th{font-weight:700;text-align:right;vertical-align:bottom;padding:0 0 3pt 6pt}td{padding:1.1pt 0}.n{text-align:right;width:1.2in}.w .n{width:.73in}.w{font-size:7.4pt;line-height:11pt}
.head td{font-weight:700;color:#7a3b00;padding-top:4pt}.total td{font-weight:700}.total .n{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n{border-top:.6pt solid #000;border-bottom:2pt double #000}
.foot{font-size:7.2pt;text-align:center}
`
const books: Books = new Map([['restricted', [318640, 246215]]])
const position = statement(
  `
# ASSETS
  Cash and cash equivalents | 486215 412830 | cash
  Grants and contracts receivable | 186340 142618 | receivable @grants
  Pledges receivable | 48200 61500 | @pledges
  Donated and purchased food inventory | 618430 542816 | inventory
  Prepaid expenses | 26418 21305 | prepaid
  Investments held at community foundation | 314206 286415 | longInvestments @foundation
  Warehouse, cold storage and trucks, net of accumulated depreciation | 2418630 2286415 | property @ppe
  Operating lease right-of-use asset | 84216 112340 | otherLong @rou
== TOTAL ASSETS | sum | totalAssets @assets
# LIABILITIES
  Accounts payable | 118630 96415 | payable
  Accrued salaries and vacation | 74218 68340 | accrued
  Refundable advances | 62500 40000 | otherDue @advances
  Operating lease liability | 84216 112340 | @lease
  Note payable - cold storage expansion | 786415 842630 | longDebt @note
= Total liabilities | sum | totalLiabilities @liab
# NET ASSETS
  Without donor restrictions | assets-liab-restricted | @without
  With donor restrictions | restricted
= Total net assets | assets-liab | totalEquity @na
== TOTAL LIABILITIES AND NET ASSETS | liab+na | totalBoth @both
`,
  books,
  2,
)
/** Two programs and their total, management, fundraising, this year and the last one. */
const functions = (text: string) =>
  text.replace(/\{([^}]*)\}/g, (_, inner: string) => {
    const [food = 0, kitchen = 0, management = 0, raising = 0, last = 0] = inner.split(' ').map(Number)
    return [food, kitchen, food + kitchen, management, raising, food + kitchen + management + raising, last].join(' ')
  })
const expenses = statement(
  functions(`
# Expenses
  # Personnel
    Salaries and wages | {614230 318415 142630 118206 1126418} | salaries @wages
    Payroll taxes and benefits | {142618 71206 34215 26418 258630} | @benefits
  = Total personnel | sum
  Donated food distributed | {3816420 486215 0 0 4018630} | @donated
  Purchased food | {418630 142815 0 0 512406} | @bought
  Freight and fuel | {186415 12618 0 0 194830}
  Vehicle repairs and licenses | {64218 8415 0 0 68206}
  Warehouse supplies and packaging | {92618 38415 0 0 121406}
  Occupancy and utilities | {118630 48215 12406 6218 176340} | rent @occupancy
  Professional fees | {6215 2400 48630 18415 71206}
  Printing, mail and advertising | {2418 1206 3615 84216 86420} | @mail
  Insurance | {28416 8630 6215 1206 41830}
  Office and technology | {14206 6418 21630 16215 54218} | @office
  Interest | {31206 8415 0 0 41630} | interest @interest
  Depreciation | {148630 42816 8415 2106 192418} | depreciation
== Total expenses | sum | @functional
`),
  new Map(),
  7,
)
const all = expenses.at(-1)?.values ?? []
const cost: Books = new Map([
  ['program', [all[2] ?? 0, 6541820]],
  ['management', [all[3] ?? 0, 264218]],
  ['raising', [all[4] ?? 0, (all[6] ?? 0) - 6541820 - 264218]],
  ['exp', [all[5] ?? 0, all[6] ?? 0]],
])
for (const { label, values = [] } of expenses) if (/^[A-Z]/.test(label)) cost.set(`row ${label}`, values.slice(5))
const named: Readonly<Record<string, string>> = { wages: 'Salaries and wages', benefits: 'Payroll taxes and benefits', donated: 'Donated food distributed', bought: 'Purchased food', mail: 'Printing, mail and advertising', office: 'Office and technology', interest: 'Interest' } // prettier-ignore
for (const [name, label] of Object.entries(named)) cost.set(name, of(cost, `row ${label}`))
/** Gifts of the year: what the net assets must have grown by. */
const income = { food: 4416200, contracts: 862415, events: 214630, fees: 118406, returns: 32618 }
const grown = (of(books, 'na')[0] ?? 0) - (of(books, 'na')[1] ?? 0)
const gifts = grown + (all[5] ?? 0) - Object.values(income).reduce((sum, value) => sum + value, 0)
const activities = statement(
  `
# SUPPORT AND REVENUE
  Donated food | ${income.food} 4206815 | @food
  Contributions and private grants | ${gifts} 1318640
  Government contracts | ${income.contracts} 814206
  Special event, net of direct costs of $41,218 and $38,640 | ${income.events} 186415
  Shared maintenance fees from agencies | ${income.fees} 121630
  Investment return, net | ${income.returns} 28415 | @return
= Total support and revenue | sum | revenue @rev
# EXPENSES
  Program services | program
  Management and general | management | general @management
  Fundraising | raising | @raising
= Total expenses | sum | totalExpenses @spent
= CHANGE IN NET ASSETS | rev-spent | netIncome @net
NET ASSETS, beginning of year | ending-net
== NET ASSETS, end of year | ending
`,
  cost.set('ending', of(books, 'na')),
  2,
)
agree(books, ['both', 'assets'])
agree(cost, ['spent', 'exp'])
if (activities.at(-2)?.values?.[0] !== of(books, 'na')[1]) throw new Error('Net assets do not follow')

const flat = (value: number) => amount(value, { digits: 0, negative: 'parentheses', zero: '-' })
const company = 'Three Bridges Food Alliance'
const title = (what: string, when: string) => `<h1>${company}</h1><h2>${what}<br>${when}</h2>`
const foot = (page: number) => `<div class="foot">Draft - subject to audit &nbsp; | &nbsp; ${page}</div>`
const table = (rows: readonly Line[], header: readonly string[], wide = '') =>
  `<table class="${wide}"><tr><th>${header.map(name => `<th>${name}`).join('')}</tr>${body(rows, values => values.map(flat), 9)}</table>`

export const functionalExpenses: Drawn = {
  name: 'three-bridges-food-bank-functional-expenses',
  kind: 'financial',
  html: sheets(style, [
    `${title('Statements of Financial Position', 'June 30, 2026 and 2025')}${table(position, ['2026', '2025'])}${foot(1)}`,
    `${title('Statements of Activities', 'Years Ended June 30, 2026 and 2025')}${table(activities, ['2026', '2025'])}${foot(2)}`,
    `${title('Statement of Functional Expenses', 'Year Ended June 30, 2026, with summarized totals for 2025')}${table(expenses, ['Food<br>Distribution', 'Community<br>Kitchen', 'Total<br>Programs', 'Management<br>&amp; General', 'Fund-<br>raising', 'Total<br>2026', 'Total<br>2025'], 'w')}${foot(3)}`,
  ]),
  truth: truthFrom({
    family: 'functional-expenses',
    notes:
      'food bank, fiscal year to June 30: financial position without current groups, activities with expenses by function only, and functional expenses whose columns are two programs, their total, management, fundraising and the totals of two years (the totals count), donated food as revenue and as expense, property net only, right-of-use asset and its liability',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-06-30', '2025-06-30'],
    parts: [{ rows: position }, { rows: activities }, { rows: expenses, pick: [5, 6] }],
    books: new Map([...books, ...cost]),
    any: {
      receivable: ['grants+pledges', 'grants'],
      otherCurrent: ['pledges', 'null'],
      property: ['ppe'],
      shortInvestments: ['foundation', 'null'],
      longInvestments: ['foundation', 'null'],
      totalFixed: ['foundation+ppe+rou', 'ppe+rou', 'ppe', 'null'],
      otherLong: ['rou', 'null'],
      otherDue: ['advances', 'advances+lease', 'lease'],
      otherLongDue: ['lease', 'null'],
      longDebt: ['note', 'note+lease'],
      retained: ['without', 'na', 'null'],
      revenue: ['rev', 'rev-return'],
      salaries: ['wages', 'wages+benefits'],
      marketing: ['mail', 'raising', 'null'],
      general: ['management', 'office'],
      cost: ['donated+bought', 'bought', 'program', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      operatingIncome: ['net', 'net+interest', 'net-return', 'net-return+interest', 'null'],
      ordinaryIncome: ['net', 'net-return', 'null'],
      beforeTax: ['net', 'null'],
      otherIncome: ['return', 'null'],
      otherExpenses: ['interest', 'null'],
      netOther: ['return', 'return-interest', '0-interest', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'stock', 'treasury', 'paidIn', 'intangible', 'accumulated'],
  }),
}
