/** A waste hauler's ledger statements by a report writer: month hidden, year to date against last year, capitals and dashes; a flatbed scan. */
import { agree, amount, body, joined, of, percent, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:8.8pt/11.6pt Cousine;padding:.55in .6in}
.t{display:flex;justify-content:space-between;margin-bottom:2pt}.c2{text-align:center;line-height:12pt;margin-bottom:10pt}
table{width:100%}th{text-align:right;font-weight:400;vertical-align:bottom}.n{text-align:right;width:1.2in}.q .n:nth-child(5){width:.75in}.head td{padding-top:5pt}.total .n span,.grand .n span{display:inline-block;min-width:1.05in;border-top:.7pt dashed #000}.grand .n span{border-bottom:2.4pt double #000}.q .n:nth-child(5) span{min-width:.5in}
`
const result: Books = new Map()
const income = statement(
  `
# REVENUE
  RESIDENTIAL COLLECTION | 1842630 1698415
  COMMERCIAL FRONT LOAD | 1286415 1206218
  ROLL-OFF HAULS | 918406 846215
  DISPOSAL PASS-THRU | 486218 452630
  FUEL SURCHARGE | 118406 96415
  LESS: CREDITS AND ADJUSTMENTS | -28415 -31806
= TOTAL REVENUE | sum | revenue @rev
# OPERATING COSTS
  DRIVER AND HELPER WAGES | 986415 918206 | @drivers
  PAYROLL TAXES AND BENEFITS | 218406 201830 | @burden
  LANDFILL TIPPING FEES | 1186218 1094630
  FUEL AND LUBRICANTS | 386415 418206
  TRUCK REPAIRS AND TIRES | 318206 286415
  CONTAINER REPAIRS | 48215 41806
  DEPRECIATION - TRUCKS AND CONTAINERS | 412630 386415 | depreciation @dt
= TOTAL OPERATING COSTS | sum | cost @cogs
= GROSS MARGIN | rev-cogs | gross @gp
# GENERAL AND ADMINISTRATIVE
  OFFICE SALARIES | 218415 206218 | salaries @officepay
  OFFICER SALARY | 120000 115000 | salaries @officer
  ADVERTISING | 18206 14815 | marketing
  BAD DEBTS | 9418 12206
  BILLING AND POSTAGE | 31806 29415
  DEPRECIATION - OFFICE | 8415 7918 | depreciation @do
  INSURANCE | 186218 171806
  LEGAL AND ACCOUNTING | 28415 24630
  OFFICE EXPENSE | 14206 13815 | @office
  PROPERTY TAX AND LICENSES | 36218 33406
  RENT - YARD | 72000 72000 | rent @rent
  TELEPHONE AND RADIOS | 12630 11815 | @phone
  UTILITIES | 18415 17206 | rent @utilities
= TOTAL GENERAL AND ADMINISTRATIVE | sum | general @ga
= OPERATING INCOME | gp-ga | operatingIncome @op
# OTHER INCOME AND (EXPENSE)
  RECYCLABLES SOLD | 86415 61830 | otherIncome @recycled
  GAIN (LOSS) ON SALE OF TRUCKS | -6218 14206 | otherIncome @gain
  INTEREST EXPENSE | -148206 -131415 | -interest @interest
= TOTAL OTHER | sum | netOther @nonop
== NET INCOME BEFORE INCOME TAX | op+nonop | netIncome @net
`,
  result,
  2,
)
const books: Books = new Map([['net', [of(result, 'net')[0] ?? 0, 198406]]])
const assets = statement(
  `
# CURRENT ASSETS
  CASH - OPERATING | 218406 186415 | cash
  CASH - PAYROLL | 15000 15000 | cash
  ACCOUNTS RECEIVABLE - TRADE | 618415 571206 | receivable @trade
  ALLOWANCE FOR BAD DEBTS | -24000 -22000 | receivable @allow
  PARTS AND FUEL INVENTORY | 86218 79415 | inventory
  PREPAID INSURANCE | 92630 61806 | prepaid
  ADVANCES TO EMPLOYEES | 3418 2815 | otherCurrent @advances
= TOTAL CURRENT ASSETS | sum | totalCurrent @current
# FIXED ASSETS
  TRUCKS | 4218630 3815206 | property
  CONTAINERS AND COMPACTORS | 1486215 1398406 | property
  SHOP AND OFFICE EQUIPMENT | 186218 181415 | property
  ACCUMULATED DEPRECIATION | -3186415 -2898215 | accumulated
= NET FIXED ASSETS | sum | @ppe
# OTHER ASSETS
  ROUTE PURCHASES, NET | 318000 345000 | intangible @routes
  PERFORMANCE BOND DEPOSIT | 50000 50000 | otherLong @bond
= TOTAL OTHER ASSETS | sum
== TOTAL ASSETS | current+ppe+routes+bond | totalAssets @assets
`,
  books,
  2,
)
const debts = statement(
  `
# CURRENT LIABILITIES
  ACCOUNTS PAYABLE - TRADE | 386215 361830 | payable @ap
  ACCRUED TIPPING FEES | 98415 91206 | accrued @tipping
  ACCRUED WAGES | 61830 52415 | accrued @wages
  CUSTOMER PREPAYMENTS | 118206 109415 | otherDue @advance
  SALES AND PAYROLL TAXES PAYABLE | 21815 19206 | @taxes
  NOTES PAYABLE - CURRENT PORTION | 518406 468215 | currentDebt @cm
= TOTAL CURRENT LIABILITIES | sum | totalDue @due
# LONG-TERM LIABILITIES
  NOTES PAYABLE - TRUCKS | 1486215 1398415 | longDebt @trucks
  NOTE PAYABLE - ROUTE SELLER | 126000 168000 | longDebt @seller
  DUE TO STOCKHOLDER | 75000 75000 | otherLongDue @holder
= TOTAL LONG-TERM LIABILITIES | sum | totalLong @long
`,
  books,
  2,
)
/** Last December's retained earnings are what is left; this September's follow from them, and distributions are what is left. */
const [now = 0, before = 0] = of(books, 'assets').map(
  (value, i) => value - (of(books, 'due')[i] ?? 0) - (of(books, 'long')[i] ?? 0) - 25000,
)
const [profit = 0, earlier = 0] = of(books, 'net')
books.set('re', [before, before - earlier + 180000]).set('draws', [now - before - profit, -180000])
if (now - before - profit > -50000) throw new Error(`Distributions ${now - before - profit}`)
const equity = statement(
  `
# STOCKHOLDERS EQUITY
  CAPITAL STOCK | 25000 25000 | stock
  RETAINED EARNINGS | re | retained @retained
  DISTRIBUTIONS | draws | @draws
  CURRENT YEAR NET INCOME | net
= TOTAL STOCKHOLDERS EQUITY | sum | totalEquity @equity
== TOTAL LIABILITIES AND EQUITY | due+long+equity | totalBoth @both
`,
  books,
  2,
)
agree(books, ['both', 'assets'])
const print = (value: number) => amount(value, { negative: 'minus' }).replace(/^-(.*)/, '$1-')
const cells = (values: readonly number[]) => values.map(print)
const withChange = ([now = 0, before = 0]: readonly number[], _row: Line) => [print(now), print(before), print(now - before), before === 0 ? '' : percent(now - before, Math.abs(before), 1).replace('%', '').replace(/^-(.*)/, '$1-')] // prettier-ignore
const company = 'Three Forks Disposal Service, Inc.'
const title = (what: string, when: string, page: number) => `<div class="t"><span>RUN DATE 10/15/26 &nbsp; 14:22</span><span>PAGE ${page}</span></div><div class="c2">THREE FORKS DISPOSAL SERVICE, INC.<br>${what}<br>${when}</div>` // prettier-ignore

const shared = {
  family: 'ledger-report-writer',
  notes:
    'waste hauler’s ledger print in capitals with dashed rules and trailing minus: balance sheet of September against December, year to date against last year’s with variance and percentage, trade receivables less allowance, depreciation partly in operating costs, no sum of all liabilities, the year’s distributions and income in equity, income before tax as the last line; flatbed scan',
  company,
  statementType: 'BALANCE_SHEET',
} as const

export const wasteHauler: Drawn = {
  name: 'three-forks-disposal-ledger-report-scan',
  kind: 'financial',
  html: sheets(style, [
    `${title('COMPARATIVE BALANCE SHEET', 'AS OF SEPTEMBER 30, 2026 AND DECEMBER 31, 2025', 1)}<table><tr><td><th>09/30/26<th>12/31/25</tr>${body([...assets, ...debts, ...equity], cells, 14)}</table>`,
    `${title('COMPARATIVE INCOME STATEMENT', 'FOR THE NINE PERIODS ENDED SEPTEMBER 30, 2026 AND 2025', 2)}<table class="q"><tr><td><th>2026<br>YEAR TO DATE<th>2025<br>YEAR TO DATE<th><br>VARIANCE<th>VAR<br>PCT</tr>${body(income, withChange, 14)}</table><br>*** UNAUDITED - FOR MANAGEMENT USE ***`,
  ]),
  scan: { dpi: 195, skewDegrees: 0.35, noise: 9, blur: 0.5, jpegQuality: 78 },
  truth: joined(
    truthFrom({
      ...shared,
      ends: ['2026-09-30', '2025-12-31'],
      parts: [{ rows: assets }, { rows: debts }, { rows: equity }],
      books,
      any: {
        receivable: ['trade+allow', 'trade'],
        otherCurrent: ['advances', 'null'],
        totalFixed: ['ppe+routes+bond', 'ppe'],
        accrued: ['tipping+wages', 'tipping+wages+taxes'],
        otherDue: ['advance+taxes', 'advance', 'taxes'],
        longDebt: ['trucks+seller', 'trucks+seller+holder'],
        otherLongDue: ['holder', 'null'],
        totalLiabilities: ['due+long', 'null'],
        retained: ['retained', 'retained+net', 'retained+net+draws', 'retained+draws'],
      },
      absent: ['cashFlowStatement', 'treasury', 'paidIn', 'deferredTax', 'shortDebt'],
    }),
    truthFrom({
      ...shared,
      ends: ['2026-09-30', '2025-09-30'],
      parts: [{ rows: income }],
      books: result,
      any: {
        salaries: ['officepay+officer', 'officepay', 'officepay+officer+drivers'],
        rent: ['rent+utilities', 'rent', 'rent+utilities+phone'],
        depreciation: ['dt+do', 'do', 'dt'],
        general: ['ga', 'office'],
        totalExpenses: ['ga'],
        ordinaryIncome: ['op', 'null'],
        otherIncome: ['recycled+gain', 'recycled'],
        otherExpenses: ['0-interest', '0-interest-gain', '0', 'null'],
        beforeTax: ['net'],
      },
      absent: ['tax'],
    }),
  ),
}
