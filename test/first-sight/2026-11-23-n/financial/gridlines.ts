/** A tortilla maker's own spreadsheet printed with gridlines, row numbers and column letters: income and balance of two years and seven months. */
import { agree, amount, merged, of, sheets, statement, truthFrom, type Books, type Drawn, type Line } from './means.ts' // prettier-ignore

const style = `
.page{font:9.2pt/11.8pt Carlito;padding:.5in .5in}
table{width:100%}td{border:.4pt solid #b5b5b5;padding:.7pt 3pt;height:12.4pt}.x td{background:#e6e6e6;text-align:center;color:#333;font-size:8pt}td.k{background:#e6e6e6;text-align:center;color:#333;font-size:8pt;width:.3in}.n{text-align:right;width:1.1in}.b td{font-weight:700}.y td{background:#fff2cc}
.foot{font-size:8pt;display:flex;justify-content:space-between}
`
const incomeBooks: Books = new Map()
const income = statement(
  `
# SALES
  Grocery chains | 1186415 1815630 1642806 | @s1
  Restaurants & food trucks | 486218 748215 718406 | @s2
  Private label | 212630 286415 198206 | @s3
  Returns / spoils | -31806 -48215 -44630 | @s4
= NET SALES | sum | revenue @rev
# COGS
  Masa flour & corn | 518406 806215 748630
  Packaging | 112630 171830 158415
  Plant labor | 418215 641806 598206 | @plant
  Gas & electric - plant | 64206 98415 91830 | @plantutil
  Repairs on line | 28415 52630 41206
= TOTAL COGS | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# OVERHEAD
  Delivery drivers | 118406 178215 166830 | salaries @drivers
  Office pay | 86415 132806 128415 | salaries @officepay
  Owner pay (Hector) | 56000 96000 90000 | salaries @owner
  Payroll tax & WC | 61830 94206 88415 | @ptaxes
  Fuel & truck exp | 48206 76418 72630
  Building rent | 63000 105600 102000 | rent @rent
  Insurance | 24630 38206 35815
  Demos & ads | 11806 18415 14206 | marketing
  Phones/internet/software | 7918 12630 11815 | @phone
  Professional fees | 6415 14806 9918
  Depreciation (per CPA, est for 2026) | 38500 71206 64815 | depreciation @dep
  Misc | 4218 8115 7406 | @misc
= TOTAL OVERHEAD | sum | totalExpenses @exp
= OPERATING PROFIT | gp-exp | operatingIncome @op
Interest paid | 18206 33415 36218 | interest @interest
Sale of old oven / other inc | 6500 0 3200 | otherIncome @oi
== NET PROFIT | op-interest+oi | netIncome @net
`,
  incomeBooks,
  3,
)
const books: Books = new Map()
const sheet = statement(
  `
Cash - Banco Frontera & petty | 96418 84206 61830 | cash @cash
A/R | 218406 186415 171206 | receivable @ar
Inventory - flour, corn, bags | 74206 68415 61830 | inventory @inv
= Current assets | cash+ar+inv | totalCurrent @current
Equipment - line 1 & 2, trucks (cost) | 986415 942630 871806 | property @equip
Less depreciation | -518406 -479906 -408700 | accumulated @acc
Rent deposit | 12000 12000 12000 | otherLong @deposit
= TOTAL ASSETS | current+equip+acc+deposit | totalAssets @assets
A/P | 142630 128415 118206 | payable @ap
Amex | 18206 14630 21415 | @amex
Payroll liab | 12806 11415 10918 | accrued @payroll
Line of credit | 60000 75000 75000 | shortDebt @line
= Current liab | ap+amex+payroll+line | totalDue @due
Equipment loans | 246418 286415 318206 | longDebt @loans
Note - Hector's father | 40000 40000 50000 | otherLongDue @father
= TOTAL LIABILITIES | due+loans+father | totalLiabilities @liab
Stock | 10000 10000 10000 | stock
Retained earnings - beginning | assets-liab-stock-profit-draws | retained @start
Profit for period | profit
Draws / S corp distributions | draws
= TOTAL EQUITY | assets-liab | totalEquity @equity
== TOTAL LIAB & EQUITY | liab+equity | totalBoth @both
`,
  books.set('profit', of(incomeBooks, 'net')).set('stock', [10000, 10000, 10000]).set('draws', [0, 0, 0]),
  3,
)
agree(books, ['both', 'assets'])
/** Beginning retained earnings of a year are what the year before ended with; draws are what is left. */
const equity = of(books, 'equity')
const [n0 = 0, n1 = 0, n2 = 0] = of(books, 'profit')
const ends = equity.map(value => value - 10000)
const starts = [ends[1] ?? 0, ends[2] ?? 0, (ends[2] ?? 0) - n2 + 60000]
const draws = [n0, n1, n2].map((profit, i) => (ends[i] ?? 0) - (starts[i] ?? 0) - profit)
for (const value of draws) if (value > -20000) throw new Error(`draws ${draws.join(' ')}`)
books.set('start', starts).set('draws', draws)
const rows = sheet.map(row => row.label.startsWith('Retained') ? { ...row, values: starts } : row.label.startsWith('Draws') ? { ...row, values: draws } : row) // prettier-ignore
const company = 'Tortilleria El Molino Viejo, Inc.'
const letters = ['', 'A', 'B', 'C', 'D', 'E', 'F']
const row = (n: number, cells: readonly string[], mark = '') => `<tr class="${mark}"><td class="k">${n}${[...cells, ...Array.from({ length: Math.max(0, 6 - cells.length) }, () => '')].map((cell, i) => `<td${i > 0 && i < 4 ? ' class="n"' : ''}>${cell}`).join('')}</tr>` // prettier-ignore
const line = ({ label, values, kind, indent }: Line, n: number) => row(n, [`${'&nbsp;'.repeat(indent * 3)}${label.replace(/&/g, '&amp;')}`, ...(values ?? []).map(value => amount(value, { digits: 0, negative: 'parentheses', zero: '-', dollar: kind === 'grand' })), ...(label.startsWith('Sale of') ? ['old oven sold Feb'] : label.startsWith('Note -') ? ['no payments'] : [])], `${kind === 'line' ? '' : 'b'}${kind === 'grand' ? ' y' : ''}`) // prettier-ignore
const grid = (lines: readonly Line[], from: number, head: readonly (readonly string[])[]) => `<table><tr class="x">${letters.map(letter => `<td>${letter}`).join('')}</tr>${head.map((cells, i) => row(from + i, cells, 'b')).join('')}${lines.map((one, i) => line(one, from + head.length + i)).join('')}${[0, 1, 2].map(i => row(from + head.length + lines.length + i, [])).join('')}</table>` // prettier-ignore
const foot = (page: number) =>
  `<div class="foot"><span>8/19/2026 4:51 PM</span><span>P&amp;L BAL SHEET for bank rev3.xlsx - ${page === 1 ? 'PL' : 'BS'}</span><span>Page ${page}</span></div>`

export const gridlines: Drawn = {
  name: 'el-molino-tortilla-gridlines-sheet',
  kind: 'financial',
  html: sheets(style, [
    `${grid(income, 1, [[company], ['Profit & Loss'.replace('&', '&amp;')], ['', 'Jan-Jul 2026', '2025', '2024', 'Notes']])}${foot(1)}`,
    `${grid(rows, 1, [[company], ['Balance Sheet'], ['', '7/31/2026', '12/31/2025', '12/31/2024', 'Notes']])}${foot(2)}`,
  ]),
  truth: truthFrom({
    family: 'gridlines-sheet',
    notes:
      'owner’s spreadsheet printed with gridlines, row numbers and column letters: seven months of 2026 beside two years, balance sheet without headings, month ends as dates, plant labor in cost of goods sold, interest and other income below the operating profit, equity as beginning retained earnings, profit and draws, remarks in a column of their own',
    company,
    statementType: 'BALANCE_SHEET',
    ends: ['2026-07-31', '2025-12-31', '2024-12-31'],
    parts: [{ rows }, { rows: income }],
    books: merged([books, [0, 1, 2]], [incomeBooks, [0, 1, 2]]),
    any: {
      totalFixed: ['equip+acc+deposit', 'equip+acc', 'null'],
      payable: ['ap', 'ap+amex'],
      shortDebt: ['line', 'line+amex'],
      otherDue: ['amex', 'payroll', 'amex+payroll', 'null'],
      accrued: ['payroll', 'null'],
      longDebt: ['loans', 'loans+father'],
      otherLongDue: ['father', 'null'],
      totalLong: ['loans+father', 'null'],
      retained: ['start', 'start+net', 'start+net+draws', 'start+draws'],
      salaries: [
        'drivers+officepay+owner',
        'officepay+owner',
        'drivers+officepay+owner+ptaxes',
        'drivers+officepay',
        'drivers+officepay+owner+plant',
      ],
      rent: ['rent', 'rent+phone', 'rent+plantutil'],
      general: ['misc', 'null'],
      ordinaryIncome: ['op', 'null'],
      netOther: ['oi-interest', 'null'],
      otherExpenses: ['interest', '0', 'null'],
      beforeTax: ['net', 'null'],
    },
    absent: ['cashFlowStatement', 'tax', 'treasury', 'paidIn', 'intangible', 'currentDebt', 'prepaid', 'deferredTax'],
  }),
}
