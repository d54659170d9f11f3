/** A farm analysis program's set: balance sheet at the beginning and the end of the year, cash income adjusted to accrual. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import { sheets } from '../../2026-11-23-b/type.ts'
import { agree, amount, body, statement, truthFrom, type Books } from '../../2026-11-23-f/financial/statement.ts'

const style = `
.page{font:9pt/11.4pt 'PT Sans';padding:.6in .9in}
.t{text-align:center;font-weight:700;font-size:11pt;line-height:15pt}.u{display:flex;justify-content:space-between;border-bottom:1pt solid #000;padding-bottom:2pt;margin-bottom:5pt}
table{width:100%}th{font-weight:700;text-align:right;padding-bottom:3pt}td{padding:.5pt 0}.n{text-align:right;width:1.2in}.head td{font-weight:700;padding-top:4pt}
.total .n span{border-top:.6pt solid #000;display:inline-block;min-width:.85in}.total td{padding-bottom:2pt}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000;display:inline-block;min-width:.85in}
.foot{font-size:7.6pt;display:flex;justify-content:space-between}
`
const books: Books = new Map()
/** Beginning and ending. */
const sheet = statement(
  `
# Current Farm Assets
  Cash and checking balance | 61830 84215 | cash
  Prepaid expenses and supplies | 48215 62630 | prepaid @prepaid
  Growing crops | 14200 15800 | @growing
  Accounts receivable (milk check) | 88416 96240 | receivable @ar
  Crops and feed inventory | 412630 386415 | inventory @feed
  Market calves and steers | 64200 71400 | inventory @calves
= Total current farm assets | sum | totalCurrent @current
# Intermediate Farm Assets
  Breeding livestock, dairy cows and heifers | 918400 946300 | @breeding
  Machinery and equipment | 1186400 1214800 | property @machinery
  Cooperative stock and other | 118630 124215 | @coop
= Total intermediate farm assets | sum | @intermediate
# Long-Term Farm Assets
  Farm land | 2416000 2486000 | property @land
  Buildings, parlor and bunkers | 1042600 1018300 | property @buildings
= Total long-term farm assets | sum | @long
== Total Farm Assets | current+intermediate+long | totalAssets @assets
# Current Farm Liabilities
  Accrued interest | 21416 19830 | accrued @accrued
  Accounts payable | 64218 48630 | payable @ap
  Current notes | 286000 242000 | shortDebt
  Principal due on term loans | 168400 174215 | currentDebt
= Total current farm liabilities | sum | totalDue @due
Intermediate farm liabilities | 486215 462830 | longDebt @middle
Long-term farm liabilities | 1318640 1264215 | longDebt @lt
= Total farm liabilities | due+middle+lt | totalLiabilities @liab
# Farm Equity
  Contributed capital and retained earnings | assets-liab-1086400 | @retained
  Valuation equity | 1086400 1086400 | @valuation
= Farm net worth | sum | totalEquity @equity
== Total Liabilities and Net Worth | liab+equity | totalBoth @both
`,
  books,
  2,
)
const changes: Books = new Map([...books].map(([name, [from = 0, to = 0]]) => [name, [to, from]]))
const income = statement(
  `
# Cash Farm Income
  Milk | 1618430
  Cull cows and bull calves | 142815
  Steers and feeders | 96214
  Hay and corn sold | 48630
  Patronage dividends, cash | 11416
  Dairy margin coverage and other government | 24318
  Custom work income | 31600
= Gross Cash Farm Income | sum | revenue @cashin
# Cash Farm Expense
  Seed and crop insurance | 61418
  Fertilizer and crop chemicals | 88215
  Feed purchased | 486230
  Breeding fees and veterinary | 84216
  Livestock supplies and bedding | 62418
  Milk hauling and marketing | 71630
  Fuel and oil | 58214
  Repairs | 96415
  Custom hire | 42630
  Hired labor | 214830 | salaries @labor
  Land rent | 68400 | rent @landrent
  Real estate taxes | 26415
  Farm insurance | 31206
  Utilities | 38615 | rent @utilities
  Interest | 112406 | interest @interest
  Miscellaneous | 14218
= Total Cash Farm Expense | sum | totalExpenses @cashout
= Net Cash Farm Income | cashin-cashout | @cashnet
# Inventory Changes
  Prepaid expenses and growing crops | prepaid-prepaid'+growing-growing'
  Accounts receivable | ar-ar'
  Crops and feed | feed-feed'
  Market livestock | calves-calves'
  Breeding livestock | breeding-breeding'
  Accounts payable | ap'-ap
  Accrued interest | accrued'-accrued
= Total Inventory Change | sum | @inventory
= Net Operating Profit | cashnet+inventory | @profit
# Depreciation
  Machinery and equipment | -118630
  Buildings and improvements | -42800
= Total Depreciation | sum | -depreciation @depreciation
= Net Farm Income from Operations | profit+depreciation | @farm
Gain (loss) on sale of capital items | 3200 | @sale
== Net Farm Income | farm+sale | netIncome @net
`,
  changes,
  1,
)
agree(books, ['both', 'assets'])
const flat = (value: number) => amount(value, { digits: 0, zero: '-' })
const company = 'Tumbling Creek Dairy LLC'
const title = (what: string, when: string) =>
  `<div class="t">${what}</div><div class="u"><span>${company}</span><span>${when}</span></div>`
const foot = (page: number) =>
  `<div class="foot"><span>Farm business management program &nbsp; Annual analysis 2025</span><span>Printed 3/04/2026 &nbsp; Page ${page}</span></div>`
export const farmAccrual: Drawn = {
  name: 'tumbling-creek-dairy-accrual-adjusted',
  kind: 'financial',
  html: sheets(style, [
    `${title('Balance Sheets', 'Beginning and end of 2025, farm only, market value')}<table><tr><th><th>Beginning<br>12/31/2024<th>Ending<br>12/31/2025</tr>${body(sheet, values => values.map(flat), 12)}</table>${foot(1)}`,
    `${title('Income Statement', 'January 1, 2025 to December 31, 2025')}<table>${body(income, values => values.map(flat), 12)}</table>${foot(2)}`,
  ]),
  truth: truthFrom({
    family: 'farm-accrual',
    notes:
      "farm analysis program's set of a dairy: balance sheet at the beginning and the end of the year, the older first, current, intermediate and long-term groups, term liabilities as totals, valuation equity; gross cash income and cash expenses (interest among them) adjusted by inventory changes, then depreciation, to net farm income",
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2025-12-31', '2024-12-31'],
    parts: [
      { rows: sheet, pick: [1, 0] },
      { rows: income, pick: [0] },
    ],
    books: changes,
    anyColumns: [0, 1],
    any: {
      otherCurrent: ['growing', 'null'],
      inventory: ['feed+calves', 'feed+calves+growing', 'feed'],
      prepaid: ['prepaid', 'prepaid+growing'],
      property: ['machinery+land+buildings', 'machinery+land+buildings+breeding'],
      longInvestments: ['coop', 'null'],
      otherLong: ['breeding+coop', 'breeding', 'coop', 'null'],
      totalFixed: ['intermediate+long', 'long', 'null'],
      longDebt: ['middle+lt', 'lt', 'null'],
      totalLong: ['middle+lt', 'lt', 'null'],
      otherLongDue: ['middle', 'null'],
      paidIn: ['retained', 'null'],
      retained: ['retained', 'equity', 'valuation', 'null'],
      revenue: ['cashin', 'cashin+inventory'],
      salaries: ['labor'],
      rent: ['landrent+utilities', 'landrent'],
      interest: ['interest'],
      totalExpenses: [
        'cashout',
        'cashout-depreciation',
        'cashout-depreciation-inventory',
        'cashout-interest',
        'cashout-interest-depreciation',
      ],
      operatingIncome: ['profit', 'farm', 'cashnet', 'farm+interest', 'profit+interest', 'null'],
      ordinaryIncome: ['farm', 'profit', 'net', 'null'],
      beforeTax: ['net', 'null'],
      otherIncome: ['sale', 'null'],
      netOther: ['sale', 'sale-interest', 'null'],
      otherExpenses: ['interest', 'null'],
      depreciation: ['0-depreciation'],
      gross: ['cashin', 'null'],
    },
    absent: ['cashFlowStatement', 'accumulated', 'treasury', 'stock', 'intangible', 'tax'],
  }),
}
