/** Prints of ledgers: a cabling contractor's with the ledger's signs, a fastener distributor's, a belting company's fiscal periods. */
import { agree, amount, body, booksOf, columnsOf, escaped, of, percent, printed, rolls, statement, truthFrom, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const cablingContractor = (() => {
  const books: Books = new Map()
  const profit = statement(`
# INCOME
  40100 Job Income, Labor | -1486240.50 -1318415.25
  40200 Job Income, Materials | -964815.75 -842640.30
  40300 Service Contracts | -218640.00 -196415.00
  40910 Job Sales Discounts | 18415.20 12640.80
= Total Income | sum | -revenue @rev
# COST OF GOODS
  50100 Cost of Materials | 618415.36 548240.91 | @c1
  50200 Technician Wages | 684215.40 612840.66 | @tw
  50300 Subcontracted Labor | 142618.00 118415.00 | @c3
  50400 Lift and Tool Rental | 38415.75 31264.20 | @c4
= Total Cost of Goods | sum | cost @cogs
# EXPENSES
  # Facility Expenses
    60100 Rent / Leases | 54000.00 51300.00 | rent @rent
    60200 Electricity and Heating | 9415.33 8864.20 | @ut
    60300 Cleaning | 6300.00 6300.00
  = Total Facility Expenses | sum
  # Payroll Expenses
    61100 Salaries, Office and Management | 286415.00 262840.00 | salaries @sal
    61200 Payroll Taxes | 78640.28 71264.15 | @pt
    61300 Health Insurance | 92418.00 84615.00 | @hi
  = Total Payroll Expenses | sum
  # Vehicle and General Expenses
    62100 Fuel and Truck Repairs | 61840.77 58415.32
    63100 Advertising | 18640.00 14215.00 | marketing
    64100 Office Supplies and Phone | 22415.68 20318.44 | @of
    65100 Insurance | 48615.00 44280.00
    66100 Legal and Accounting Services | 14200.00 12600.00
    67100 Depreciation, Vehicles and Tools | 46800.00 42300.00 | depreciation @dep
  = Total Vehicle and General Expenses | sum
= TOTAL EXPENSES | sum | totalExpenses @ex
# INTEREST
  71100 Interest Income | -1264.18 -915.40 | @ii
  72100 Interest Expense | 12418.60 14215.90 | interest @int
= Total Interest | sum | @ti
== NET INCOME | rev+cogs+ex+ti | -netIncome @net
`, books, 2)
  const sheet = statement(`
# ASSETS
  # Current Assets
    10100 Checking Account | 186415.22 | cash @c1x
    10200 Savings Account | 60000.00 | cash @c2x
    10400 Accounts Receivable | 512640.80 | receivable @ar
    10500 Retainage Receivable | 84215.40 | @rt
    10600 WIP Job Sales | 61840.00 | @wip
    10700 Inventory, Cable and Connectors | 94618.35 | inventory @iv
    10800 Prepaid Insurance | 16205.00 | prepaid @pp
  = Total Current Assets | sum | totalCurrent @ca
  # Fixed Assets
    15100 Vehicles | 318640.00 | property @p1
    15200 Tools and Test Equipment | 142815.00 | property @p2
    15900 Accum. Depreciation | -264215.00 | accumulated @ad
  = Total Fixed Assets | sum | totalFixed @fx
= TOTAL ASSETS | ca+fx | totalAssets @assets
# LIABILITIES
  # Current Liabilities
    20100 Accounts Payable | -186415.60 | -payable @pay
    20200 WIP Job Invoiced | -72640.00 | @wi
    20300 Payroll Liabilities | -21864.30 | -accrued @pl
    20400 Sales Tax Payable | -6415.28 | @st
    20500 Revolving Credit | -100000.00 | -shortDebt @loc
  = Total Current Liabilities | sum | -totalDue @cl
  # Long-term Liabilities
    25100 Vehicle Loans | -118640.90 | -longDebt @vl
    25200 Due to Members | -50000.00 | @dm
  = Total Long-term Liabilities | sum | -totalLong @ll
= TOTAL LIABILITIES | cl+ll | -totalLiabilities @liab
# EQUITY
  30100 Members' Capital | -100000.00 | @mc
  30200 Retained Earnings | plug | @re
  30300 Members' Draws | 135000.00 | @dr
  Net Income for the Year | year | @cy
= TOTAL EQUITY | sum | -totalEquity @eq
== TOTAL LIABILITIES AND EQUITY | liab+eq | -totalBoth @both
`, (() => {
    // The ledger keeps credits negative: what is missing to zero is retained earnings.
    const year = of(books, 'net')[0] ?? 0
    const assets = 186415.22 + 60000 + 512640.8 + 84215.4 + 61840 + 94618.35 + 16205 + 318640 + 142815 - 264215
    const debts = 186415.6 + 72640 + 21864.3 + 6415.28 + 100000 + 118640.9 + 50000
    return books.set('year', [year]).set('plug', [Math.round((debts - assets + 100_000 - 135_000 - year) * 100) / 100])
  })(), 1)
  agree(books, ['both', '0-assets'])
  if (of(books, 're').some(value => value > -20_000 || value < -400_000)) throw new Error(`retained ${of(books, 're').join(' ')}`)
  const cells = (values: readonly number[]) => values.map(value => amount(value, { negative: 'minus', zero: '' }))
  const numbered = (rows: readonly Line[]) => escaped(rows).map(row => ({ ...row, label: /^\d{5} /.test(row.label) ? row.label.replace(/^(\d{5}) /, '<i>$1</i>') : `<i></i>${row.label}` }))
  const page = (name: string, filter: string, columns: readonly string[], rows: readonly Line[], at: number) => `<div class="t"><span><b>${name}</b><br>Ledgewood Data Cabling, LLC</span><span class="r">October 14, 2026 8:41 AM<br>Page ${at}<br>LEDGEWOOD\\MHARLAN</span></div><p>${filter}<br>All amounts are in US Dollar.</p><table><tr class="h"><td><i>No.</i>Name${columns.map(text => `<td class="n">${text}`).join('')}</tr>${body(numbered(rows), cells, 10)}</table>`
  return printed({
    name: 'ledgewood-cabling-ledger-signs', style: ".page{font:8.6pt/11.8pt 'Source Sans';padding:.5in .75in}.t{display:flex;justify-content:space-between}.t b{font-size:12pt;line-height:15pt}p{font-size:8pt;margin:6pt 0}i{font-style:normal;display:inline-block;width:.55in}.n{width:1.45in}.h td{font-weight:700;border-bottom:.8pt solid #000;vertical-align:bottom}.head td{font-weight:700;padding-top:4pt}.total td{font-weight:700}.total .n span,.grand .n span{display:inline-block;border-top:.5pt solid #000;min-width:1in}.grand td{font-weight:700;padding-top:4pt}",
    pages: [page('Balance Sheet', 'Date Filter: ..09/30/26', ['Balance at Date'], sheet, 1), page('Income Statement', 'Date Filter: 01/01/26..09/30/26', ['Net Change<br>01/01/26..09/30/26', 'Net Change - Last Year<br>01/01/25..09/30/25'], profit, 2)],
    truth: truthFrom({
      family: 'ledger-signs-credits-negative', notes: 'small business suite’s financial reports with the signs of the ledger: income, liabilities, equity and net income are negative throughout and a debit is positive, ranges of dates with two dots as column headings, account numbers in a column, jobs in progress on both sides, no gross profit, draws positive within equity', company: 'Ledgewood Data Cabling, LLC', statementType: 'BALANCE_SHEET', ends: ['2026-09-30', '2025-09-30'], parts: [{ rows: sheet, pick: [0] }, { rows: profit, pick: [0, 1] }], books: booksOf(books, 0),
      any: { receivable: ['ar', 'ar+rt', 'ar+rt+wip'], otherCurrent: ['wip', 'wip+rt', 'rt', 'null'], otherDue: ['0-wi-st', '0-wi', '0-st', '0-wi-st-pl', '0-wi-pl', 'null'], accrued: ['0-pl', '0-pl-st', 'null'], longDebt: ['0-vl', '0-vl-dm'], otherLongDue: ['0-dm', 'null'], retained: ['0-re', '0-re-cy', '0-re-cy-dr', '0-re-dr'], stock: ['0-mc', 'null'], paidIn: ['null', '0-mc'], dividends: ['0-dr', 'null'], gross: ['null', '0-rev-cogs'], salaries: ['sal', 'sal+pt+hi', 'sal+pt', 'sal+tw'], rent: ['rent', 'rent+ut'], general: ['of', 'null'], operatingIncome: ['null', '0-rev-cogs-ex'], ordinaryIncome: ['null', '0-net', '0-rev-cogs-ex'], beforeTax: ['0-net', 'null'], otherIncome: ['0-ii', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['0-ti', 'null', '0-ii'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'fromOperations', 'currentDebt', 'shortInvestments'],
    }),
  })
})()

// prettier-ignore
export const fastenerDistributor = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Turnover
  410000-01 Sales - Fasteners | 6842615.40 6318240.75
  411000-01 Sales - Safety and Cutting Tools | 1486215.30 1364180.20
  419000-01 Sales Returns | -118640.25 -104215.60
= Total Turnover | sum | revenue @rev
# Cost of Sales
  510000-01 Cost of Goods Sold | 5318640.72 4918415.36
  512000-01 Inventory Offset - Increase | -16415.20 8640.15
  515000-01 Freight Inbound | 184215.90 171640.28
= Total Cost of Sales | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# Operating Costs
  610000-01 Wages and Salaries | 1084215.00 1012640.00 | salaries @sal
  611000-01 Sales Commissions | 264815.44 241360.90 | @com
  612000-01 Payroll Taxes and Benefits | 218640.33 204815.75 | @pt
  620000-01 Warehouse Rent | 216000.00 210000.00 | rent @rent
  621000-01 Utilities | 38415.62 36240.18 | @ut
  630000-01 Advertising and Catalog | 46815.00 52640.00 | marketing
  640000-01 Delivery Fleet | 142618.27 136415.80
  650000-01 IT and Software | 86415.00 78240.00
  660000-01 General and Administrative | 118264.90 112418.35 | general @ga
  670000-01 Depreciation | 96400.00 88200.00 | depreciation @dep
= Total Operating Costs | sum | totalExpenses @ex
== Operating Profit | gp-ex | operatingIncome @op
# Non-Operating Income and Expenditure
  710000-01 Interest Income | 3840.25 2915.70 | @ii
  720000-01 Interest Expense | -84215.60 -91640.35 | -interest @int
  730000-01 Purchase Discounts Earned | 28415.18 24860.90 | @pd
= Total Non-Operating Income and Expenditure | sum | netOther @oth
== Profit After Financing Expenses | op+oth | beforeTax @pre
# Taxation and Extraordinary Items
  810000-01 State Franchise and Excise Tax | 42618.00 38240.00 | @tx
= Total Taxation and Extraordinary Items | sum | tax @tax
== Profit Period | pre-tax | netIncome @net
`, books, 2)
  const sheet = statement(`
# Assets
  # Current Assets
    110000-01 Bank - Operating | 114815.37 272180.42 | cash @c1
    110500-01 Petty Cash | 1200.00 1200.00 | cash @c2
    120000-01 Domestic Customers | 885576.70 918640.25 | @cu
    120900-01 Allowance for Doubtful Accounts | -24000.00 -22000.00 | @al
    130000-01 Stock - Main Warehouse | 1664215.90 1742618.35
    130100-01 Stock - Vending and Consignment | 218640.25 196415.80
    135000-01 Goods in Transit | 64218.00 48615.00 | @git
    140000-01 Prepaid Expenses | 48615.00 44218.00 | prepaid @pp
  = Total Current Assets | sum | totalCurrent @ca
  # Fixed Assets
    150000-01 Warehouse Equipment | 684215.00 631800.00 | property @p1
    151000-01 Vehicles | 318640.00 318640.00 | property @p2
    152000-01 Computer Equipment | 96415.00 84240.00 | property @p3
    159000-01 Accumulated Depreciation | -742618.00 -646218.00 | accumulated @ad
  = Total Fixed Assets | sum | totalFixed @fx
  # Other Assets
    170000-01 Customer List, net | 120000.00 160000.00 | intangible @cl0
  = Total Other Assets | sum | @oa
== Total Assets | sum | totalAssets @assets
# Liabilities
  # Current Liabilities
    210000-01 Domestic Vendors | 618415.30 642180.75 | payable @ap
    211000-01 Goods Received Not Invoiced (Allocation) | 86415.20 72640.90 | @grni
    220000-01 Sales Tax Payable | 18640.55 16215.30 | @st
    221000-01 Payroll Accruals | 64218.00 58640.00 | @pa
    230000-01 Line of Credit | 450000.00 525000.00 | shortDebt @loc
    231000-01 Current Portion - Term Loan | 120000.00 120000.00 | currentDebt @cp
  = Total Current Liabilities | sum | totalDue @cl
  # Long-Term Liabilities
    250000-01 Term Loan | 360000.00 480000.00 | longDebt @ln
  = Total Long-Term Liabilities | sum | totalLong @ll
= Total Liabilities | sum | totalLiabilities @liab
# Equity
  310000-01 Members' Capital | 200000.00 200000.00 | @mc
  320000-01 Members' Distributions | -420000.00 -350000.00 | @dist
  330000-01 Retained Earnings | assets-liab-mc-dist-net | @re
  Profit Period | net | @pp2
= Total Equity | sum | totalEquity @eq
== Total Liabilities and Equity | liab+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  rolls(books, 're', "re'+dist'+pp2'")
  books.set('stock', [0, 1].map(at => Math.round(((of(books, 'ca')[at] ?? 0) - ['c1', 'c2', 'cu', 'al', 'git', 'pp'].reduce((sum, name) => sum + (of(books, name)[at] ?? 0), 0)) * 100) / 100))
  const cells = ([now = 0, before = 0]: readonly number[]) => [now, before].map(value => amount(value, { negative: 'parentheses' })).concat([amount(now - before, { negative: 'parentheses' }), percent(now - before, Math.abs(before), 2)])
  const split = (rows: readonly Line[]) => escaped(rows).map(row => ({ ...row, label: row.label.replace(/^(\d{6}-\d\d) /, '<i>$1</i>') }))
  const page = (name: string, rows: readonly Line[], dates: readonly string[], at: number) => `<div class="g"><b>Cumberland Plateau Fastener, LLC</b><span>${name} - Comparison</span></div><p>Posting Date &nbsp; Period 1: ${dates[0]} &nbsp;&nbsp; Period 2: ${dates[1]} &nbsp;&nbsp; Template: FIN-STD &nbsp;&nbsp; Currency: USD</p><table><tr class="h"><td>Account<td class="n">Period 1<td class="n">Period 2<td class="n">Difference<td class="n">%</tr>${body(split(rows), cells, 9)}</table><div class="foot"><span>Printed by manager</span><span>Page ${at} of 2</span></div>`
  return printed({
    name: 'cumberland-plateau-fastener-profit-period', style: ".page{font:8.2pt/11.6pt Carlito;font-size:8.8pt;padding:.5in .6in}.g{display:flex;justify-content:space-between;font-size:13pt;line-height:17pt;border-bottom:1.2pt solid #0a6ed1}p{font-size:8.4pt;margin:5pt 0 7pt}i{font-style:normal;display:inline-block;width:.72in}.n{width:1.05in}td:last-child{width:.7in}.h td{background:#e5f0fa;font-weight:700}.head td{font-weight:700;padding-top:3pt}.total td{font-weight:700;border-top:.4pt solid #777}.grand td{font-weight:700;background:#f4f4f4;border-top:.7pt solid #000}.foot{display:flex;justify-content:space-between;font-size:7.6pt;color:#555}",
    pages: [page('Balance Sheet', sheet, ['06/30/26', '06/30/25'], 1), page('Profit and Loss Statement', profit, ['07/01/25 - 06/30/26', '07/01/24 - 06/30/25'], 2)],
    truth: truthFrom({
      family: 'distribution-suite-turnover-profit-period', notes: 'distribution suite’s comparison of two fiscal years with difference and percentage: turnover instead of revenue, operating profit, profit after financing expenses, taxation and extraordinary items, profit period in income and equity, goods received not invoiced, an allowance as an account below customers, two periods named by number with their dates in the line above', company: 'Cumberland Plateau Fastener, LLC', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30'], parts: [{ rows: sheet }, { rows: profit }], books,
      any: { receivable: ['cu+al', 'cu'], inventory: ['stock', 'stock+git'], otherCurrent: ['git', 'null'], totalFixed: ['fx', 'fx+oa'], payable: ['ap', 'ap+grni'], accrued: ['pa', 'pa+st', 'pa+grni', 'pa+grni+st'], otherDue: ['st', 'st+grni', 'grni', 'null'], retained: ['re', 're+pp2', 're+pp2+dist', 're+dist'], stock: ['mc', 'null'], paidIn: ['null', 'mc'], dividends: ['dist', 'null'], salaries: ['sal', 'sal+com', 'sal+pt', 'sal+com+pt'], rent: ['rent', 'rent+ut'], ordinaryIncome: ['op', 'net', 'pre', 'null'], otherIncome: ['ii+pd', 'pd', 'ii'], otherExpenses: ['0-int', '0', 'null'] },
      absent: ['treasury', 'deferredTax', 'fromOperations', 'shortInvestments'],
    }),
  })
})()

// prettier-ignore
export const beltingCompany = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Revenue
  4000 Belting and Hose | 318640.25 1264815.70 1186240.35
  4010 Filtration | 142615.80 584215.45 541680.20
  4020 Shop Services | 46218.00 178640.00 164215.00
  4900 Sales Allowances | -3415.60 -16240.85 -12815.40
= Total Revenue | sum | revenue @rev
# Cost of Sales
  5000 Material | 268415.33 1084620.18 1012415.66
  5010 Shop Labor | 38640.00 152815.00 143640.00 | @sl
  5020 Freight | 14218.75 58415.20 54180.90
= Total Cost of Sales | sum | cost @cogs
= Gross Margin | rev-cogs | gross @gp
# Operating Expenses
  6000 Selling Salaries | 42615.00 168415.00 159640.00 | salaries @s1
  6010 Administrative Salaries | 31840.00 127360.00 121480.00 | salaries @s2
  6020 Payroll Taxes | 7218.40 28415.60 26840.25 | @pt
  6100 Occupancy | 14500.00 58000.00 56000.00 | rent @occ
  6200 Trucks | 9415.62 38640.18 35215.44
  6300 Insurance | 6840.00 27360.00 25120.00
  6400 Office | 4218.33 17615.90 16480.75 | @of
  6500 Bad Debts | 1500.00 6000.00 6000.00
  6900 Depreciation | 5200.00 20800.00 19600.00 | depreciation @dep
= Total Operating Expenses | sum | totalExpenses @ex
= Operating Income | gp-ex | operatingIncome @op
# Other Income and Expense
  7000 Rental of Upstairs Office | 1200.00 4800.00 4800.00 | otherIncome @ri
  7100 Interest Expense | -3418.60 -14215.75 -15640.20 | -interest @int
= Total Other Income and Expense | sum | netOther @oth
= Net Income Before Taxes | op+oth | beforeTax @pre
  8000 Income Taxes | -8000.00 -32000.00 -28000.00 | -tax @tax
== Net Income | pre+tax | netIncome @net
`, books, 3)
  const sheet = statement(`
# Current Assets
  1000 Cash in Bank | 146815.37 128415.20 | cash @c1
  1100 Accounts Receivable Trade | 512640.85 486215.30 | receivable @ar
  1190 Allowance for Bad Debts | -18000.00 -16000.00 | receivable @al
  1200 Inventory | 684215.40 651840.75 | inventory @iv
  1300 Prepaid Insurance and Taxes | 31840.00 28615.00 | prepaid @pp
= Total Current Assets | sum | totalCurrent @ca
# Property and Equipment
  1500 Land and Building | 486000.00 486000.00 | property @p1
  1510 Shop Machinery | 218415.00 204640.00 | property @p2
  1520 Trucks | 164215.00 164215.00 | property @p3
  1590 Accumulated Depreciation | -518640.00 -457840.00 | accumulated @ad
= Net Property and Equipment | sum | totalFixed @fx
== Total Assets | ca+fx | totalAssets @assets
# Current Liabilities
  2000 Accounts Payable | 286415.60 274815.33 | payable @ap
  2100 Accrued Payroll and Taxes | 38415.25 34218.90 | accrued @acc
  2200 Income Taxes Payable | 24000.00 20000.00 | @it
  2300 Note Payable Bank | 150000.00 175000.00 | shortDebt @loc
  2400 Current Portion of Mortgage | 26400.00 25200.00 | currentDebt @cp
= Total Current Liabilities | sum | totalDue @cl
# Long Term Liabilities
  2500 Mortgage Payable | 198640.90 225840.75 | longDebt @mo
= Total Long Term Liabilities | sum | totalLong @ll
= Total Liabilities | cl+ll | totalLiabilities @liab
# Stockholders Equity
  3000 Common Stock | 60000.00 60000.00 | stock @cs
  3100 Retained Earnings | assets-liab-cs-year | @re
  3900 YTD Net Income | year | @yr
= Total Stockholders Equity | sum | totalEquity @eq
== Total Liabilities and Stockholders Equity | liab+eq | totalBoth @both
`, books.set('year', of(books, 'net').slice(1)), 2)
  agree(books, ['both', 'assets'])
  if (of(books, 're').some(value => value < 200_000)) throw new Error(`retained ${of(books, 're').join(' ')}`)
  const numbered = (rows: readonly Line[]) => escaped(rows).map(row => ({ ...row, label: row.label.replace(/^(\d{4}) /, '<i>$1</i>') }))
  const dollars = (value: number) => amount(value, { negative: 'parentheses', zero: '0.00' })
  const page = (title: string, columns: readonly string[], rows: readonly Line[]) => `<h1>${title}</h1><div class="t"><span>Company:<br>Ledger:<br>Financial Period:</span><span><b>Chattahoochee Belting &amp; Filter Co.</b><br>ACTUAL<br>04-2027 &nbsp; (10/1/2026 - 10/31/2026)</span><span class="r">Date: 11/9/2026 7:52 AM<br>User: kwhitt<br>Page: 1 of 1</span></div><table><tr class="h"><td>Description${columns.map(text => `<td class="n">${text}`).join('')}</tr>${body(numbered(rows), values => values.map(dollars), 10)}</table>`
  const ytd = booksOf(books, 1)
  for (const name of ['c1', 'ar', 'al', 'iv', 'pp', 'ca', 'fx', 'assets', 'ap', 'acc', 'it', 'loc', 'cp', 'cl', 'mo', 'll', 'liab', 'cs', 're', 'yr', 'eq']) ytd.set(name, of(books, name).slice(0, 1))
  return printed({
    name: 'chattahoochee-belting-fiscal-period-04', style: ".page{font:8.8pt/12.6pt Arimo;font-size:8.4pt;padding:.5in .65in}h1{font-size:15pt;line-height:18pt;margin:0 0 6pt}.t{display:flex;gap:10pt;background:#f0f0f0;padding:5pt 8pt;margin-bottom:8pt;line-height:12pt}.t span:last-child{margin-left:auto}i{font-style:normal;display:inline-block;width:.45in;color:#555}.n{width:1.2in}.h td{font-weight:700;border-bottom:1pt solid #000;vertical-align:bottom}.head td{font-weight:700;padding-top:6pt}.total td{font-weight:700}.total .n span{border-top:.6pt solid #000;display:inline-block;min-width:.9in}.grand td{font-weight:700;padding-top:3pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000;display:inline-block;min-width:.9in}",
    pages: [page('Balance Sheet', ['Ending Balance<br>04-2027', 'Ending Balance<br>04-2026'], sheet), page('Income Statement', ['Period Turnover<br>04-2027', 'YTD Turnover<br>04-2027', 'YTD Turnover<br>04-2026'], profit)],
    truth: truthFrom({
      family: 'analytical-report-fiscal-period-number', notes: 'cloud suite’s analytical reports of a fiscal year that begins in July: the period is a number of month and fiscal year (04-2027 is October 2026) with its days in parentheses, ending balances of the same period of two years, turnover of the period beside the year to date and that of the year before, net property and gross margin as captions, income taxes as negative line without a heading', company: 'Chattahoochee Belting & Filter Co.', statementType: 'BALANCE_SHEET', ends: ['2026-10-31', '2025-10-31'], parts: [{ rows: sheet, pick: [0, 1] }, { rows: columnsOf(profit, 1, 2), pick: [0, 1] }], books: ytd,
      any: { accrued: ['acc', 'acc+it'], otherDue: ['it', 'null'], retained: ['re', 're+yr'], salaries: ['s1+s2', 's1+s2+pt'], general: ['of', 'null'], ordinaryIncome: ['op', 'pre', 'net', 'null'], otherExpenses: ['0-int', '0', 'null'], totalLong: ['ll'] },
      absent: ['treasury', 'intangible', 'paidIn', 'fromOperations', 'shortInvestments', 'deferredTax', 'marketing'],
    }),
  })
})()
