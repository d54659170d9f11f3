/** Four scans: a boat dealer's balance sheet, a vintner's reviewed statements, a dental group's overhead, a window cleaner's typed page. */
import { agree, amount, body, coarse, dollars, escaped, fine, of, office, percent, printed, statement, truthFrom, worn, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const boatDealer = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# CURRENT ASSETS
  CASH ON HAND AND IN BANKS | 118422 | cash @c1
  CONTRACTS IN TRANSIT | 86310 | @cit
  ACCOUNTS RECEIVABLE - SERVICE AND PARTS | 31877 | @ar
  FACTORY RECEIVABLES | 14206 | @fr
  INVENTORY - NEW BOATS AND ENGINES | 1883650 | inventory
  INVENTORY - USED BOATS | 271400 | inventory
  INVENTORY - PARTS AND ACCESSORIES | 142915 | inventory
  PREPAID EXPENSES | 19308 | prepaid
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# FIXED ASSETS
  SHOP EQUIPMENT AND LIFTS | 204615 | property
  VEHICLES AND TRAILERS | 168220 | property
  DOCKS AND IMPROVEMENTS | 318740 | property
  LESS: ACCUMULATED DEPRECIATION | -402188 | accumulated
= NET FIXED ASSETS | sum | totalFixed @fa
# OTHER ASSETS
  FINANCE RESERVE | 27500 | @res
  DUE FROM STOCKHOLDER | 40000 | @dfs
= TOTAL OTHER ASSETS | sum | @oa
== TOTAL ASSETS | ca+fa+oa | totalAssets @assets
# CURRENT LIABILITIES
  ACCOUNTS PAYABLE | 92744 | payable
  FLOOR PLAN NOTES - NEW | 1604310 | @fp1
  FLOOR PLAN NOTES - USED | 148200 | @fp2
  CUSTOMER DEPOSITS | 63500 | @cd
  ACCRUED TAXES AND PAYROLL | 28416 | accrued
  CURRENT PORTION - NOTES PAYABLE | 41200 | currentDebt
= TOTAL CURRENT LIABILITIES | sum | totalDue @due
# LONG TERM LIABILITIES
  NOTES PAYABLE - BANK | 236850 | longDebt
  NOTE PAYABLE - STOCKHOLDER | 75000 | @np
= TOTAL LONG TERM LIABILITIES | sum | totalLong @lt
= TOTAL LIABILITIES | due+lt | totalLiabilities @liab
# STOCKHOLDERS EQUITY
  CAPITAL STOCK | 50000 | stock
  RETAINED EARNINGS | assets-liab-50000-118655 | retained @re
  CURRENT YEAR PROFIT | 118655 | @cy
= TOTAL STOCKHOLDERS EQUITY | sum | totalEquity @eq
== TOTAL LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, books, 1)
  agree(books, ['both', 'assets'])
  return printed({
    name: 'lake-champlain-boat-works-floor-plan-scan', scan: worn, style: '.page{font:8.8pt/11.8pt Cousine;padding:.6in .9in}.n{width:1.4in}.total .n span{border-top:.6pt solid #000}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}',
    pages: [`<div class="c">LAKE CHAMPLAIN BOAT WORKS INC<br>BALANCE SHEET<br>AS OF OCTOBER 31, 2025</div><br><table>${body(escaped(sheet), values => values.map(value => amount(value, { digits: 2, negative: 'parentheses' })), 14)}</table>`],
    truth: truthFrom({
      family: 'dealer-floor-plan', notes: 'copier scan of a boat dealer’s balance sheet in capitals: three inventories, floor plan notes, contracts in transit, the current year’s profit beside retained earnings', company: 'LAKE CHAMPLAIN BOAT WORKS INC', statementType: 'BALANCE_SHEET', ends: ['2025-10-31'], parts: [{ rows: sheet }], books,
      any: { cash: ['c1', 'c1+cit'], receivable: ['cit+ar+fr', 'ar+fr', 'ar'], otherCurrent: ['cit', 'fr', 'cit+fr', 'null'], otherLong: ['oa', 'res', 'dfs', 'null'], shortDebt: ['fp1+fp2', 'null'], otherDue: ['cd', 'cd+fp1+fp2', 'fp1+fp2', 'null'], otherLongDue: ['np', 'null'], longDebt: ['lt'], retained: ['re', 're+cy'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'intangible', 'treasury', 'deferredTax', 'paidIn'],
    }),
  })
})()

// prettier-ignore
export const vintner = (() => {
  const books: Books = new Map()
  const income = statement(`
# Sales
  Case goods – wholesale | 1214306 1088417
  Tasting room and club | 1507822 1392650
  Bulk wine and grapes | 96400 141215
= Total sales | sum | @gross
Less excise taxes and discounts | -148215 -131006 | @ex
= Net sales | gross+ex | revenue @rev
Cost of sales | 1206433 1148920 | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Hospitality and tasting room | 488216 451330
  Marketing and sales | 206918 188405 | marketing
  General and administrative | 347802 329614 | general
= Total operating expenses | sum | totalExpenses @exp
= Operating income | gp-exp | operatingIncome @op
# Other income (expense)
  Interest expense | -131440 -124806 | -interest @int
  Event rental income | 38500 29750 | otherIncome @ev
= Net other expense | sum | netOther @no
== Net income | op+no | netIncome @net
`, books, 2)
  return printed({
    name: 'chalk-hollow-vineyards-reviewed-fine-scan', scan: fine, style: '.page{font:10.6pt/15pt Tinos;padding:1in 1.05in}.h td{font-weight:700}.h .n{border-bottom:.6pt solid #000}.n{width:1.05in;padding-left:12pt}.total .n{border-top:.5pt solid #000}.grand .n{border-top:.5pt solid #000;border-bottom:2pt double #000}.head td{font-style:italic}',
    pages: [`<div class="c" style="margin-bottom:16pt"><b>Chalk Hollow Vineyards, LP</b><br>Statements of Income<br><i>Years ended July 31, 2026 and 2025</i></div>${dollars(['2026', '2025'], escaped(income), '–')}<div class="foot c"><i>See independent accountants’ review report and notes to financial statements.</i></div>`],
    truth: truthFrom({
      family: 'winery-net-of-excise', notes: 'scan at 300 dpi of a winery’s reviewed income statement: three sales, excise taxes and discounts taken off, operating expenses by function, event rental as other income', company: 'Chalk Hollow Vineyards, LP', statementType: 'INCOME_STATEMENT', ends: ['2026-07-31', '2025-07-31'], parts: [{ rows: income }], books,
      any: { revenue: ['rev', 'gross'], otherExpenses: ['0-int', 'null'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'depreciation', 'salaries', 'rent'],
    }),
  })
})()

// prettier-ignore
export const dentalGroup = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Collections
  Patient Collections | 1318440 1206918
  Insurance Collections | 977215 914306
  Less Refunds | -21830 -18477
= Net Collections | sum | revenue @rev
# Team Overhead
  Hygienist Wages | 402116 371240 | @w1
  Assistant Wages | 288450 266717 | @w2
  Front Desk Wages | 171308 163922 | @w3
  Payroll Taxes & Benefits | 118227 107640 | @ptb
= Total Team Overhead | sum | @team
# Clinical Overhead
  Dental Supplies | 131844 120318 | @sup
  Laboratory | 164910 152770 | @lab
= Total Clinical Overhead | sum | @clin
# Facility Overhead
  Rent | 96000 93600 | @rent
  Utilities & Phones | 21744 20318 | @ut
  Repairs | 12318 9744
= Total Facility Overhead | sum | @fac
# Office Overhead
  Advertising | 41206 36850 | marketing
  Office Supplies & Software | 48915 43208 | @off
  Insurance & Dues | 19866 18740
  Professional Fees | 14500 13800
= Total Office Overhead | sum | @offt
== TOTAL OVERHEAD | team+clin+fac+offt | totalExpenses @exp
# Doctor & Owner Items
  Associate Doctor Pay | 318200 286440 | @doc
  Interest Expense | 38417 43650 | interest @int
  Depreciation | 64300 71220 | depreciation @dep
= Total Doctor & Owner Items | sum | @own
== NET PRACTICE INCOME | rev-exp-own | netIncome @net
`, books, 2)
  const rev = of(books, 'rev')
  const cells = (values: readonly number[]) => values.flatMap((value, i) => [amount(value, { digits: 0, negative: 'parentheses' }), percent(value, rev[i] ?? 1)])
  return printed({
    name: 'three-oaks-dental-overhead-coarse-scan', scan: coarse, style: ".page{font:9.6pt/12.6pt Arimo;padding:.55in .8in}.h td{font-weight:700;background:#e0e0e0}.n{width:.92in}.total td{font-weight:700;border-top:.4pt solid #000}.grand td{font-weight:700;border-top:.6pt solid #000;border-bottom:.6pt solid #000;background:#eee}.head td{font-weight:700;text-decoration:underline}",
    pages: [`<div class="c"><b style="font-size:13pt">Three Oaks Dental Group, PLLC</b><br>Income Statement - Cash Basis<br>Twelve Months Ended December 31, 2025 and 2024</div><table style="margin-top:10pt"><tr class="h"><td><td class="n">2025<td class="n">%<td class="n">2024<td class="n">%</tr>${body(escaped(rows), cells, 10)}</table><p style="font-size:8pt">No assurance is provided on these financial statements.</p>`],
    truth: truthFrom({
      family: 'practice-overhead-groups', notes: 'scan at 150 dpi of a dental group’s income statement: collections less refunds, overhead in four groups with subtotals and percentages, doctors’ pay, interest and depreciation below the overhead', company: 'Three Oaks Dental Group, PLLC', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows }], books,
      any: { salaries: ['w1+w2+w3', 'team', 'w1+w2+w3+doc', 'team+doc', 'null'], rent: ['rent', 'rent+ut'], general: ['off', 'null'], cost: ['sup+lab', 'lab', 'clin', 'null'], totalExpenses: ['exp', 'exp+own', 'exp+doc', 'exp+doc+dep'], operatingIncome: ['net', 'net+int', 'net+own', 'null'], ordinaryIncome: ['net', 'net+int', 'net+own', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['own', 'int', 'null'], netOther: ['0-own', '0-int', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const windowCleaner = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Income
  Storefront routes | 96418.50
  Residential | 71206.00
  High rise | 54880.00
= Total income | sum | revenue @rev
# Expenses
  Wages | 88315.40 | salaries
  Payroll taxes | 7418.22
  Truck expense | 14206.75
  Supplies and squeegees | 6318.09 | @sup
  Lift rental | 8450.00
  Insurance | 11240.00
  Advertising | 2615.00 | marketing
  Phone | 1884.36
  Shop rent | 7200.00 | rent
  Accountant | 950.00
  Loan interest | 1422.18 | interest @int
  Depreciation | 9800.00 | depreciation
= Total expenses | sum | totalExpenses @exp
== Net profit | rev-exp | netIncome @net
`, books, 1)
  const cells = (values: readonly number[], row: { readonly kind?: string }) => values.flatMap(value => (row.kind === 'line' ? [amount(value), ''] : ['', amount(value, { dollar: true })]))
  return printed({
    name: 'blue-sky-window-cleaning-typed-office-scan', scan: office, style: ".page{font:12pt/17pt 'Special Elite';padding:.9in 1in}.n{width:1.35in}.total .n span,.grand .n span{border-top:.6pt solid #000}.grand .n:last-child span{border-bottom:2pt double #000}",
    pages: [`<div class="c">BLUE SKY WINDOW CLEANING<br>Profit and Loss Statement<br>January 1 thru December 31, 2025</div><br><table>${body(escaped(rows), cells, 18)}</table><br><br>Prepared by owner &nbsp; 2-11-26`],
    truth: truthFrom({
      family: 'typewriter-two-money-columns', notes: 'office scan of a small owner’s typed profit and loss: details in an inner column and totals in an outer one, no tax', company: 'BLUE SKY WINDOW CLEANING', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31'], parts: [{ rows }], books,
      any: { general: ['sup', 'null'], operatingIncome: ['net', 'net+int', 'null'], ordinaryIncome: ['net', 'net+int', 'null'], beforeTax: ['net', 'null'], totalExpenses: ['exp', 'exp-int'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'cost'],
    }),
  })
})()
