/** A fuel and convenience store owner's statement: gallons and cents per gallon beside the dollars, then the balance sheet. */
import {
  agree,
  amount,
  body,
  of,
  plain,
  sheets,
  statement,
  truthFrom,
  type Books,
  type Drawn,
  type Line,
} from './means.ts'

const style = `
.page{font:8.8pt/11pt 'Roboto Condensed';padding:.5in .75in}
.t{display:flex;justify-content:space-between;border-bottom:2pt solid #a32;margin-bottom:6pt;padding-bottom:4pt}.t b{font-size:13pt;line-height:16pt}.t div+div{text-align:right}
table{width:100%}th{font-weight:700;text-align:right;vertical-align:bottom;background:#eee;padding:2pt 2pt}td{padding:.35pt 2pt}.n{text-align:right;width:1.05in}.g .n:nth-child(3),.g .n:nth-child(5){width:.62in;color:#555}
.head td{font-weight:700;padding-top:3pt}.total td{font-weight:700;border-top:.5pt solid #444}.grand td{font-weight:700;border-top:.8pt solid #000;border-bottom:1.6pt double #000}
.v{margin-bottom:6pt;width:4.6in}.v td{font-size:8.2pt;line-height:10pt}.foot{font-size:7.4pt}
`
const books: Books = new Map()
const gallons = [2418630, 2356215]
const income = statement(
  `
# Fuel
  Fuel sales - unleaded, plus, premium | 6318415 6486230 | @fuelsales
  Fuel sales - diesel | 1864206 1918415 | @diesel
  Fuel purchases incl. freight & taxes | -7486215 -7714630 | @fuelcost
  Card fees on fuel | -148206 -151830 | @cards
= Fuel margin | sum | @fuelmargin
# Inside store
  Merchandise sales | 2214806 2108415 | @inside
  Deli & pizza | 318415 264206 | @deli
  Cost of merchandise & food | -1718406 -1624815 | @goods
= Inside margin | sum | @insidemargin
# Other store income
  Lottery commissions | 48206 46815 | @lottery
  ATM, air, propane exchange | 21415 19806 | @atm
  Car wash | 118406 104215 | @wash
= Other margin | sum | @othermargin
= TOTAL GROSS MARGIN | fuelmargin+insidemargin+othermargin | gross @gp
# Store expenses
  Store wages | 418206 396415 | salaries @wages
  Manager salaries | 124800 118400 | salaries @managers
  Payroll tax & WC | 62415 58206 | @ptaxes
  Cash over/short | 2214 3806
  Supplies & uniforms | 31206 28415
  Repairs - pumps, coolers, wash | 64815 58206
  Utilities | 78415 74206 | rent @utilities
  Ground rent - Store 2 | 36000 36000 | rent @rent
  Property & tank insurance | 48206 43815
  Licenses & property tax | 41815 40206
  Office & accounting | 26415 24806 | general @office
  Advertising & loyalty | 18206 16415 | marketing
  Depreciation | 148200 142600 | depreciation
= Total store expenses | sum | totalExpenses @exp
= STORE OPERATING PROFIT | gp-exp | operatingIncome @op
  Jobber rebate & imaging allowance | 42000 42000 | otherIncome @rebate
  Interest on notes | -118406 -126215 | -interest @interest
== NET PROFIT BEFORE OWNER DRAW | op+rebate+interest | netIncome @net
`,
  books,
  2,
)
const sheet = statement(
  `
# Assets
  Cash - stores & safes | 18400 17600 | cash @c1
  Cash - bank | 164815 142630 | cash @c2
  Credit card & fleet receivables in transit | 68415 61206 | receivable @ar
  Fuel inventory (gallons at cost) | 118206 124815 | inventory @i1
  Merchandise inventory at cost | 214630 206415 | inventory @i2
  Lottery & money order float | 12400 11800 | otherCurrent @float
= Total current assets | c1+c2+ar+i1+i2+float | totalCurrent @current
  Land | 620000 620000 | property @p1
  Buildings, canopies, paving | 1486215 1486215 | property @p2
  Tanks, pumps & POS | 918406 842630 | property @p3
  Accumulated depreciation | -1064815 -867206 | accumulated @acc
= Net property | p1+p2+p3+acc | @ppe
== TOTAL ASSETS | current+ppe | totalAssets @assets
# Liabilities & owner's equity
  Fuel supplier (EFT, net 10) | 186415 178206 | payable @supplier
  Merchandise payables | 64206 61830 | payable @merch
  Sales & fuel tax payable | 31415 29806 | otherDue @taxes
  Lottery settlement due | 14206 12815 | otherDue @due
  Notes due in 12 months | 148400 141200 | currentDebt @cm
= Total current liabilities | supplier+merch+taxes+due+cm | totalDue @dues
  Note - First Settlers Bank (real estate) | 1118406 1206415 | longDebt @n1
  Note - jobber (tanks & pumps) | 186215 248630 | longDebt @n2
= Total liabilities | dues+n1+n2 | totalLiabilities @liab
  Owner's equity | assets-liab | totalEquity @equity
== TOTAL LIABILITIES & EQUITY | liab+equity | totalBoth @both
`,
  books,
  2,
)
books.set('rev', [0, 1].map(i => ['fuelsales', 'diesel', 'inside', 'deli', 'lottery', 'atm', 'wash'].reduce((sum, name) => sum + (of(books, name)[i] ?? 0), 0))) // prettier-ignore
agree(books, ['both', 'assets'])
const fuelRows = ['Fuel sales - unleaded, plus, premium', 'Fuel sales - diesel', 'Fuel purchases incl. freight & taxes', 'Card fees on fuel', 'Fuel margin'] // prettier-ignore
const print = (value: number) => amount(value, { digits: 0, negative: 'parentheses' })
const withCents = (values: readonly number[], { label }: Line) =>
  values.flatMap((value, i) => [print(value), fuelRows.includes(label) ? `${((100 * Math.abs(value)) / (gallons[i] ?? 1)).toFixed(1)}&cent;` : '']) // prettier-ignore
const company = 'Two Rivers Quick Stop, LLC'
const table = (rows: readonly Line[], head: string, cells: (values: readonly number[], row: Line) => string[], kind = '') => `<table class="${kind}">${head}${body(rows, cells, 9).replace(/ & /g, ' &amp; ')}</table>` // prettier-ignore
const title = (what: string, when: string) => `<div class="t"><div><b>${company}</b><br>Stores 1 (Hwy 41) and 2 (Main St)</div><div><b>${what}</b><br>${when}</div></div>` // prettier-ignore
const volume = `<table class="v"><tr><td>Gallons sold<td class="r">${amount(gallons[0] ?? 0, { digits: 0 })}<td class="r">${amount(gallons[1] ?? 0, { digits: 0 })}</tr><tr><td>Fuel margin, cents per gallon after card fees<td class="r">${[0, 1].map(i => ((100 * (of(books, 'fuelmargin')[i] ?? 0)) / (gallons[i] ?? 1)).toFixed(1)).join('<td class="r">')}</tr><tr><td>Inside customers<td class="r">318,406<td class="r">312,815</tr></table>` // prettier-ignore

export const fuelStations: Drawn = {
  name: 'two-rivers-quick-stop-fuel-stations',
  kind: 'financial',
  html: sheets(style, [
    `${title('Operating Statement', 'YTD 9 months, January - September 2026 and 2025')}${volume}${table(income, '<tr><th><th>YTD 9/30/26<th>per gal<th>YTD 9/30/25<th>per gal</tr>', withCents, 'g')}<div class="foot">Fuel sales include excise taxes. Lottery at net commission. Book figures, unaudited.</div>`,
    `${title('Balance Sheet', plain('September 30, 2026 and 2025'))}${table(sheet, '<tr><th><th>9/30/26<th>9/30/25</tr>', values => values.map(print))}<div class="foot">Gallons in tanks 9/30/26: 41,206. Book figures, unaudited.</div>`,
  ]),
  truth: truthFrom({
    family: 'fuel-stations',
    notes:
      "fuel and convenience stores' operating statement of nine months in both years, cents per gallon beside the fuel lines (no period), gallons and customers above: sales and costs per department with a margin each and no total of sales, card fees in the fuel margin, a jobber's rebate and interest below the operating profit; balance sheet with the supplier's fuel bill and lottery money, owner's equity in one line",
    company,
    statementType: 'INCOME_STATEMENT',
    ends: ['2026-09-30', '2025-09-30'],
    parts: [{ rows: income }, { rows: sheet }],
    books,
    any: {
      revenue: ['rev', 'fuelsales+diesel+inside+deli', 'fuelsales+diesel', 'null'],
      cost: ['0-fuelcost-goods-cards', '0-fuelcost-goods', '0-fuelcost-cards', 'null'],
      salaries: ['wages+managers', 'wages+managers+ptaxes', 'wages'],
      rent: ['rent+utilities', 'rent'],
      general: ['office', 'null'],
      netOther: ['rebate+interest', 'rebate', 'null'],
      ordinaryIncome: ['op', 'net', 'null'],
      otherExpenses: ['0-interest', '0', 'null'],
      beforeTax: ['net', 'null'],
      otherCurrent: ['float', 'null'],
      cash: ['c1+c2', 'c1+c2+float'],
      totalFixed: ['ppe'],
      payable: ['supplier+merch', 'merch', 'supplier'],
      accrued: ['taxes', 'null'],
      otherDue: ['taxes+due', 'due', 'taxes', 'supplier+taxes+due', 'supplier+due', 'null'],
      totalLong: ['n1+n2', 'null'],
      retained: ['equity', 'null'],
      stock: ['equity', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'paidIn', 'intangible', 'prepaid', 'shortDebt'],
  }),
}
