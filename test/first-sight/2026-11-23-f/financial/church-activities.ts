/** A church's statements: financial position, and activities without and with donor restrictions, their total and last year's. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, of, statement, truthFrom, type Books } from './statement.ts'

const style = `
.page{font:9pt/12.2pt Lato;padding:.65in .7in}
h1{font:700 14pt/18pt Lato;margin:0;color:#41305e}h2{font:400 10pt/14pt Lato;margin:0 0 12pt;color:#41305e;border-bottom:2pt solid #41305e;padding-bottom:5pt}
table{width:100%}th{font-weight:700;text-align:right;vertical-align:bottom;padding:0 0 4pt 8pt;font-size:8.2pt}td{padding:1.6pt 0}
.n{text-align:right;width:1.04in}.head td{font-weight:700}.total td{font-weight:700;border-top:.5pt solid #41305e;border-bottom:.5pt solid #41305e}
.grand td{font-weight:700;background:#ece8f3;border-top:.8pt solid #41305e}.foot{font-size:7.6pt;color:#555;text-align:center}
`
const books: Books = new Map()
const position = statement(
  `
# Assets
  Cash - Operating | 184316.22 161208.75 | cash @op
  Cash - Designated Funds | 96418.07 88240.19 | cash @designated
  Pledges Receivable, net | 142500.00 0.00 | receivable
  Prepaid Insurance | 11208.40 10644.00 | prepaid
  Investments - Denominational Foundation | 215870.63 198344.51 | longInvestments @foundation
  # Property and Equipment
    Land | 420000.00 420000.00 | property
    Sanctuary and Education Buildings | 3184500.00 3184500.00 | property
    Sound, Video and Instruments | 268914.33 231480.90 | property
    Buses | 132400.00 132400.00 | property
    Accumulated Depreciation | -1386220.00 -1274118.00 | accumulated
  = Property and Equipment, net | sum | @ppe
= Total Assets | sum | totalAssets @assets
# Liabilities
  Accounts Payable | 22841.66 19375.02 | payable
  Payroll Taxes Withheld | 6114.87 5902.33 | accrued @accrued
  Preschool Tuition Collected in Advance | 31260.00 28915.00 | otherDue @tuition
  Mortgage Payable - Church Loan Fund | 1146208.91 1214630.44 | longDebt @mortgage
  Bus Loan | 38417.25 52960.18 | longDebt @bus
= Total Liabilities | sum | totalLiabilities @liab
# Net Assets
  Without Donor Restrictions | assets-liab-with | @without
  With Donor Restrictions | with
= Total Net Assets | sum | totalEquity @na
== Total Liabilities and Net Assets | liab+na | totalBoth @both
`,
  books.set('with', [248316.4, 96418.72]),
  2,
)
agree(books, ['both', 'assets'])

/** Columns: without donor restrictions, with them, the total, the total of the year before. */
const activity: Books = new Map()
const columns = (without: number, restricted: number, prior: number) =>
  [without, restricted, without + restricted, prior].map(value => Math.round(value * 100) / 100)
const both = (without: number, prior: number) => columns(without, 0, prior).join(' ')
const expenseRows = `
# Expenses
  Pastoral and Ministry Staff | ${both(412860.14, 396415.2)} | salaries @staff
  Preschool Wages | ${both(246315.77, 231904.61)} | salaries @preschool
  Payroll Taxes and Benefits | ${both(118420.36, 112806.88)} | @benefits
  Missions and Benevolence | ${both(146208.5, 139414.25)}
  Music, Youth and Education Programs | ${both(68314.92, 64120.07)}
  Building Maintenance and Grounds | ${both(71846.31, 78215.4)}
  Utilities | ${both(58912.08, 56344.73)} | rent @utilities
  Insurance | ${both(34216.8, 31908)}
  Office and Administration | ${both(41377.29, 39860.15)} | @office
  Outreach and Advertising | ${both(12640.75, 11318.9)} | marketing
  Depreciation | ${both(112102, 108614)} | depreciation
  Mortgage and Loan Interest | ${both(52316.44, 55870.19)} | interest @interest
= Total Expenses | sum | totalExpenses @exp
`
const expenses = statement(expenseRows, activity, 4)
const gifts = { preschool: 386240.5, rentals: 18650, returns: 17526.12, other: 7314.22, released: 154820.44 }
/** What the operating fund must have received for the net assets to come out as the balance sheet has them. */
const tithes =
  (of(books, 'without')[0] ?? 0) -
  (of(books, 'without')[1] ?? 0) +
  (of(activity, 'exp')[0] ?? 0) -
  Object.values(gifts).reduce((sum, value) => sum + value, 0)
const revenue = statement(
  `
# Revenue and Support
  Tithes and Offerings | ${both(tithes, 905216.37)}
  Capital Campaign Gifts and Pledges | ${columns(0, 306718.12, 84620).join(' ')}
  Preschool Tuition | ${both(gifts.preschool, 362114.25)}
  Facility Use and Rentals | ${both(gifts.rentals, 16425)}
  Investment Return, net | ${both(gifts.returns, 18230.66)} | @return
  Other Income | ${both(gifts.other, 5208.91)} | @otherIncome
  Net Assets Released from Restrictions | ${columns(gifts.released, -gifts.released, 0).join(' ')}
= Total Revenue and Support | sum | revenue @rev
`,
  activity,
  4,
)
activity.set('ending', columns(of(books, 'without')[0] ?? 0, of(books, 'with')[0] ?? 0, of(books, 'na')[1] ?? 0))
const change = statement(
  `
= Change in Net Assets | rev-exp | netIncome @net
Net Assets, Beginning of Year | ending-net
== Net Assets, End of Year | ending
`,
  activity,
  4,
)
const began = change[1]?.values ?? []
if (began[0] !== of(books, 'without')[1] || began[2] !== of(books, 'na')[1]) throw new Error('Net assets do not follow')

const flat = (value: number) => amount(value, { negative: 'parentheses', zero: '—' })
const company = 'Harvest Ridge Community Church'
const title = (what: string, when: string) => `<h1>${company}</h1><h2>${what}<br>${when}</h2>`
const activities = [...revenue, ...expenses, ...change]

export const churchActivities: Drawn = {
  name: 'harvest-ridge-church-activities',
  kind: 'financial',
  html: sheets(style, [
    `${title('Statement of Financial Position', 'As of December 31, 2025 with comparative totals for 2024')}<table><tr><th><th>12/31/2025<th>12/31/2024</tr>${body(position, values => values.map(flat), 11)}</table><div class="foot">Unaudited &ndash; prepared by the church treasurer &nbsp;|&nbsp; Page 1</div>`,
    `${title('Statement of Activities', 'Year Ended December 31, 2025')}<table><tr><th><th>Without Donor<br>Restrictions<th>With Donor<br>Restrictions<th>Total<br>2025<th>Total<br>2024</tr>${body(activities, values => values.map(flat), 11)}</table><div class="foot">Unaudited &ndash; prepared by the church treasurer &nbsp;|&nbsp; Page 2</div>`,
  ]),
  truth: truthFrom({
    family: 'church-activities',
    notes:
      'church with a preschool: financial position for two years without current and noncurrent groups, activities in columns without and with donor restrictions, total 2025 and total 2024 (the totals count), gifts released cancel out, change in net assets for net income, interest among the expenses',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [{ rows: position }, { rows: activities, pick: [2, 3] }],
    books: new Map([...books, ...[...activity].map(([name, values]) => [name, values.slice(2)] as const)]),
    any: {
      cash: ['op+designated', 'op'],
      longInvestments: ['foundation'],
      shortInvestments: ['foundation', 'null'],
      totalFixed: ['ppe', 'null'],
      accrued: ['accrued', 'accrued+tuition'],
      longDebt: ['mortgage+bus', 'mortgage'],
      salaries: ['staff+preschool', 'staff+preschool+benefits'],
      rent: ['utilities', 'null'],
      general: ['office', 'null'],
      totalExpenses: ['exp', 'exp-interest'],
      revenue: ['rev', 'rev-return', 'rev-return-otherIncome', 'rev-otherIncome'],
      operatingIncome: ['net', 'net+interest', 'null'],
      ordinaryIncome: ['net', 'null'],
      beforeTax: ['net', 'null'],
      otherIncome: ['return', 'otherIncome', 'return+otherIncome', 'null'],
      netOther: ['return', 'otherIncome', 'return+otherIncome', '0-interest', 'null'],
      otherExpenses: ['interest', 'null'],
      retained: ['without', 'na', 'null'],
    },
    absent: ['cashFlowStatement', 'cost', 'tax', 'stock', 'treasury', 'paidIn', 'intangible', 'inventory'],
  }),
}
