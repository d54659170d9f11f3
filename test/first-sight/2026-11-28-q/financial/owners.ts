/** Statements that a hotel and a software company make themselves. */
import {
  agree,
  body,
  escaped,
  of,
  percent,
  printed,
  signed,
  statement,
  truthFrom,
  whole,
  isFirst,
  type Books,
} from './means.ts'

// prettier-ignore
export const hotel = (() => {
  const books: Books = new Map()
  const income = statement(`
# Operating Revenue
  Rooms | 2418630 2286415
  Food and Beverage | 618206 586430 | @fbrev
  Other Operated Departments | 94218 88630
  Miscellaneous Income | 31806 28415
= Total Operating Revenue | sum | revenue @rev
# Departmental Expenses
  Rooms | 586415 561830
  Food and Beverage | 441806 418630
  Other Operated Departments | 48215 46306
= Total Departmental Expenses | sum | @dep
= Total Departmental Profit | rev-dep | @dp
# Undistributed Operating Expenses
  Administrative and General | 241830 231406 | @ag
  Information and Telecommunications | 58206 54218
  Sales and Marketing | 186415 178206 | marketing
  Property Operation and Maintenance | 141806 136430
  Utilities | 118630 112806 | @util
= Total Undistributed Expenses | sum | @und
= Gross Operating Profit | dp-und | @gop
Management Fees | 94886 89697 | @fee
= Income Before Non-Operating Income and Expenses | gop-fee | @before
# Non-Operating Income and Expenses
  Property and Other Taxes | 131406 128630
  Insurance | 64218 58415
  Equipment Rent | 18630 18630
= Total Non-Operating | sum | @non
= EBITDA | before-non | @ebitda
Interest | 218406 231630 | interest @int
Depreciation and Amortization | 286415 281206 | depreciation @da
== Net Income | ebitda-int-da | netIncome @net
`, books, 2)
  const rev = of(books, 'rev')
  const nights = [18_614, 17_902]
  const cells = (values: readonly number[]) => values.flatMap((value, i) => [whole()(value), percent(value, rev[i] ?? 1, 1), (value / (nights[i] ?? 1)).toFixed(2)])
  return printed({
    name: 'harborside-inn-departments', size: '11in 8.5in', style: ".page{font:8.2pt/10.4pt 'Source Sans';padding:.45in .6in}.z{font-family:'Source Sans'}.h td{font-weight:700;border-bottom:.8pt solid #000}.total td{font-weight:700;border-top:.4pt solid #888}.grand td{font-weight:700;border-top:.8pt solid #000;border-bottom:1.6pt double #000}.head td{font-weight:700;text-decoration:underline}",
    pages: [`<div class="c"><b style="font-size:12pt">Harborside Inn &amp; Conference Center, LLC</b><br><b>Summary Operating Statement</b><br>For the Twelve Months Ended December 31, 2025</div><table style="margin-top:8pt"><tr class="h"><td><td class="n" colspan="3">---------- Current Year ----------<td class="n" colspan="3">---------- Prior Year ----------</tr><tr class="h"><td><td class="n">$<td class="n">%<td class="n">POR<td class="n">$<td class="n">%<td class="n">POR</tr>${body(escaped(income), cells, 10)}</table><p>Rooms available 30,660 &nbsp; Rooms occupied 18,614 (prior 17,902) &nbsp; Occupancy 60.7% &nbsp; ADR $129.94 &nbsp; RevPAR $78.89</p>`],
    truth: truthFrom({
      family: 'hotel-departments-per-room', notes: 'hotel’s summary operating statement, landscape: dollars, percent and per occupied room in three columns per year under a spanning header, departments with the same names as revenue and as expense, gross operating profit that is no gross profit of goods, EBITDA, occupancy statistics', company: 'Harborside Inn & Conference Center, LLC', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: income }], books,
      any: { cost: ['dep', 'null'], gross: ['dp', 'gop', 'null'], general: ['ag', 'ag+fee', 'null'], rent: ['util', 'null'], totalExpenses: ['und', 'dep+und', 'und+fee', 'dep+und+fee', 'dep+und+fee+non', 'und+fee+non', 'und+fee+non+da', 'dep+und+fee+non+da', 'null'], operatingIncome: ['ebitda', 'ebitda-da', 'before', 'gop', 'null'], ordinaryIncome: ['ebitda', 'before', 'net', 'ebitda-da', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['non', 'int', 'non+int', 'non+int+da', 'int+da', 'null'], netOther: ['0-non', '0-int', '0-int-da', '0-non-int-da', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'salaries'],
    }),
  })
})()

// prettier-ignore
export const software = (() => {
  const books: Books = new Map()
  const income = statement(`
# Revenue
  Subscription | 4186 3318
  Professional services | 618 586
= Total revenue | sum | revenue @rev
# Cost of revenue
  Subscription | 862 741
  Professional services | 504 466
= Total cost of revenue | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Research and development | 1218 1106
  Sales and marketing | 1064 982 | @sm
  General and administrative | 618 571 | general
= Total operating expenses | sum | totalExpenses @exp
= Income (loss) from operations | gp-exp | operatingIncome @op
Interest expense | -86 -98 | -interest @int
Other income, net | 31 12 | otherIncome @oi
= Income (loss) before income taxes | op+int+oi | beforeTax @ebt
Provision for income taxes | 18 6 | tax @tax
== Net income (loss) | ebt-tax | netIncome @net
`, books, 2)
  const net = of(books, 'net')
  const deficit = [-3_418 + (net[0] ?? 0), -3_418]
  books.set('deficit', deficit)
  const sheet = statement(`
# Assets
# Current assets:
  Cash and cash equivalents | 1842 1206 | cash @c
  Accounts receivable, net of allowance of $31 and $24 | 718 641 | receivable
  Deferred contract costs, current | 164 141 | @dcc
  Prepaid expenses and other current assets | 128 115 | @pre
= Total current assets | sum | totalCurrent @ca
Property and equipment, net | 214 248 | property @ppe
Operating lease right-of-use assets | 386 482 | @rou
Deferred contract costs, net of current portion | 218 196 | @dcn
Goodwill | 640 640 | intangible
== Total assets | ca+ppe+rou+dcn+640 | totalAssets @assets
# Liabilities and stockholders’ equity
# Current liabilities:
  Accounts payable | 206 188 | payable
  Accrued compensation and other | 341 306 | accrued
  Deferred revenue | assets-rest | otherDue @dr
  Operating lease liabilities, current | 104 98 | @olc
  Term loan, current portion | 150 150 | currentDebt @tc
= Total current liabilities | sum | totalDue @due
Term loan, net of current portion | 525 675 | longDebt @tl
Operating lease liabilities, net of current portion | 298 402 | otherLongDue @oll
= Total liabilities | due+tl+oll | totalLiabilities @liab
# Stockholders’ equity:
  Common stock, $0.0001 par value | 1 1 | stock
  Additional paid-in capital | 3264 3081 | paidIn
  Accumulated deficit | deficit | retained
= Total stockholders’ equity | sum | totalEquity @eq
== Total liabilities and stockholders’ equity | liab+eq | totalBoth @both
`, books.set('rest', [206 + 341 + 104 + 150 + 525 + 298 + 1 + 3264 + (deficit[0] ?? 0), 188 + 306 + 98 + 150 + 675 + 402 + 1 + 3081 - 3418]), 2)
  agree(books, ['both', 'assets'])
  if (of(books, 'dr').some(value => value < 300)) throw new Error(`Deferred revenue ${of(books, 'dr').join(' ')}`)
  const [cashNow = 0, cashBefore = 0] = of(books, 'c')
  const head = (title: string, when: string) => `<div class="c" style="margin-bottom:14pt"><b>LATTICEWORK SOFTWARE, INC.</b><br><b>${title}</b><br>(in thousands, unaudited)</div><table><tr class="h"><td><td class="n" colspan="2">${when}</tr><tr class="h"><td><td class="n">2026<td class="n">2025</tr>`
  const cells = (rows: typeof income) => (values: readonly number[], row: { readonly kind?: string }, index: number) => values.map(value => (isFirst(rows, index) || row.kind === 'grand' ? signed(whole('—')(value)) : whole('—')(value)))
  return printed({
    name: 'latticework-software-thousands', style: ".page{font:9.6pt/13.4pt 'Source Serif';padding:.8in 1in}.h td{font-weight:700;border-bottom:.6pt solid #000}.n{width:1in;padding-left:14pt}.total .n{border-top:.6pt solid #000}.grand .n{border-top:.6pt solid #000;border-bottom:2pt double #000}.grand td{font-weight:700}.head td{font-weight:700}",
    pages: [`${head('CONSOLIDATED BALANCE SHEETS', 'January 31,')}${body(escaped(sheet), cells(sheet), 12)}</table>`, `${head('CONSOLIDATED STATEMENTS OF OPERATIONS', 'Year Ended January 31,')}${body(escaped(income), cells(income), 12)}</table><p style="font-size:8.4pt">Cash increased by $${cashNow - cashBefore} during the year. Annual recurring revenue at year end was $4,418.</p>`],
    truth: truthFrom({
      family: 'software-company-thousands', notes: 'software company’s unaudited consolidated statements in thousands: month and day in a header that spans years, deferred revenue and contract costs, lease liabilities, accumulated deficit, allowance amounts within a label', company: 'LATTICEWORK SOFTWARE, INC.', statementType: 'BALANCE_SHEET', scale: 1000, ends: ['2026-01-31', '2025-01-31'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { prepaid: ['pre', 'null'], otherCurrent: ['dcc', 'dcc+pre', 'pre', 'null'], otherLong: ['rou+dcn', 'rou', 'dcn'], property: ['ppe', 'ppe+rou'], totalFixed: ['assets-ca', 'ppe', 'null'], otherDue: ['dr', 'dr+olc', 'olc'], currentDebt: ['tc', 'tc+olc'], longDebt: ['tl', 'tl+oll'], otherLongDue: ['oll', 'null'], totalLong: ['tl+oll', 'null'], marketing: ['sm', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherExpenses: ['0-int', '0', 'null'], netOther: ['int+oi', 'oi', 'null'], otherIncome: ['oi', 'null'] },
      absent: ['treasury', 'deferredTax', 'inventory', 'salaries', 'shortDebt'],
    }),
  })
})()
