/** Companies' own reports: a free program's statements with percentage lines, a machine shop's year with adjusted EBITDA. */
import { agree, amount, body, escaped, of, percent, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const landscaper = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Income
  Irrigation Service | 86415.00
  Lawn and Bed Maintenance | 512680.50
  Plant and Hardscape Installation | 348215.75
  Snow Removal | 121340.00
= Total Income | sum | revenue @rev
# Cost of Goods Sold
  Crew Wages | 318742.16 | @cw
  Dump Fees | 9418.00
  Equipment Rental - Jobs | 14260.40
  Plants, Mulch and Stone | 187316.92
  Salt and Sand | 28475.30
  Subcontracted Plowing | 31650.00
= Total Cost of Goods Sold | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# Operating Expenses
  Accounting Fees | 4800.00
  Advertising & Promotion | 13942.18 | marketing
  Bank Service Charges | 1216.75
  Computer – Software | 5328.60
  Depreciation Expense | 62418.00 | depreciation @dep
  Insurance – Liability and Vehicles | 36214.50
  Interest Expense | 14873.29 | interest @int
  Meals and Entertainment | 2417.66
  Office Supplies | 3185.22 | @os
  Payroll – Employer Taxes | 34926.40 | @pt
  Payroll – Office Salary | 68500.00 | salaries @sal
  Rent Expense | 30000.00 | rent @rent
  Repairs & Maintenance | 41385.07
  Telephone – Wireless | 4716.90 | @tel
  Utilities | 6238.41 | @ut
  Vehicle – Fuel | 52790.33
= Total Operating Expenses | sum | totalExpenses @ex
== Net Profit | gp-ex | netIncome @net
`, books, 1)
  const sheet = statement(`
# Assets
  # Cash and Bank
    Business Checking | 48216.37 | cash @c1
    Cash on Hand | 640.00 | cash @c2
    Savings – Equipment Fund | 35000.00 | cash @c3
  = Total Cash and Bank | sum | @bank
  # Other Current Assets
    Accounts Receivable | 71384.50 | receivable @ar
    Plant and Salt Stock | 12640.00 | inventory @iv
    Prepaid Insurance | 8415.25 | prepaid @pp
  = Total Other Current Assets | sum | @oca
  # Long-term Assets
    Accumulated Depreciation | -214386.00 | accumulated @ad
    Equipment | 268940.00 | property @p1
    Trucks and Trailers | 312475.00 | property @p2
  = Total Long-term Assets | sum | totalFixed @lta
== Total Assets | bank+oca+lta | totalAssets @assets
# Liabilities
  # Current Liabilities
    Accounts Payable | 26318.44 | payable @ap
    Business Credit Card | 7942.16 | shortDebt @cc
    Customer Prepayments and Credits | 18450.00 | otherDue @cp
    Payroll Liabilities | 9316.82 | accrued @pl
    Sales Tax Payable | 4127.09 | otherDue @st
  = Total Current Liabilities | sum | totalDue @cl
  # Long-term Liabilities
    Loan – Skid Steer | 38416.90 | longDebt @l1
    Loan – Two Plow Trucks | 86240.55 | longDebt @l2
  = Total Long-term Liabilities | sum | totalLong @ltl
== Total Liabilities | cl+ltl | totalLiabilities @liab
# Equity
  Owner Investment / Drawings | -84000.00 | @dr
  # Retained Earnings
    Profit for all prior years | assets-liab-dr-net | @prior
    Profit between Jan 1, 2025 and Dec 31, 2025 | net | @py
  = Total Retained Earnings | sum | retained @re
== Total Equity | dr+re | totalEquity @eq
`, books, 1)
  agree(books, ['eq', 'assets-liab'])
  const [base = 1] = of(books, 'rev')
  const printedAmount = (value: number) => amount(value, { dollar: true, negative: 'parentheses' })
  const share = (label: string, value: number) => `<tr class="s"><td>As a percentage of Total Income<td class="n">${percent(value, base, 2)}${label}</tr>`
  const table = (rows: readonly Line[]) => escaped(rows).map(row => `${body([row], values => values.map(printedAmount), 14).replace(' colspan="1"', ' colspan="2"')}${row.label === 'Gross Profit' || row.label === 'Net Profit' ? share('', row.values?.[0] ?? 0) : ''}`).join('')
  const page = (title: string, when: string, column: string, rows: readonly Line[], at: number) => `<div style="display:flex;justify-content:space-between;align-items:flex-end"><div><span style="font-size:20pt;line-height:26pt">${title}</span><br><b>Kishwaukee Grounds & Snow LLC</b><br>${when}<br>Report Type: Accrual (Paid & Unpaid)</div></div><table><tr class="h"><td>ACCOUNTS<td class="n">${column}</tr>${table(rows)}</table><div class="foot" style="display:flex;justify-content:space-between;font-size:7.6pt;color:#777"><span>Kishwaukee Grounds & Snow LLC &nbsp;·&nbsp; ${title}</span><span>Created on: Feb 20, 2026 &nbsp;·&nbsp; Page ${at} / 2</span></div>`.replace(/&(?= )/g, '&amp;')
  return printed({
    name: 'kishwaukee-grounds-percentage-lines', style: ".page{font:9pt/13.2pt 'Libre Franklin';font-size:8.6pt;padding:.55in .8in;color:#1c252c}table{margin-top:12pt}.n{width:1.5in}.h td{white-space:nowrap;font-size:7.6pt;background:#ecf0f3;padding:3pt 6pt}td{padding-right:6pt}.head td{font-weight:700;padding-top:5pt}.line td{border-bottom:.4pt solid #dee5ea}.total td{font-weight:700;border-top:.6pt solid #8a98a3}.grand td{font-weight:700;font-size:10pt;padding-top:5pt;border-top:1.4pt solid #1c252c}.s td{color:#66757f;font-style:italic;padding-bottom:5pt}",
    pages: [page('Profit and Loss', 'Date Range: Jan 01, 2025 to Dec 31, 2025', 'Jan 01, 2025 to Dec 31, 2025', profit, 1), page('Balance Sheet', 'As of Dec 31, 2025', 'Dec 31, 2025', sheet, 2)],
    truth: truthFrom({
      family: 'free-program-percentage-lines', notes: 'free online program’s reports of a landscaper: a line with the percentage of income below gross and net profit, crew wages among costs, cash and bank apart from other current assets without a total of both, accumulated depreciation before the assets, retained earnings as prior profit and profit of the range, drawings', company: 'Kishwaukee Grounds & Snow LLC', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31'], parts: [{ rows: profit }, { rows: sheet }], books,
      any: { salaries: ['sal', 'sal+pt', 'sal+cw', 'sal+pt+cw'], rent: ['rent', 'rent+ut', 'rent+ut+tel'], general: ['os', 'null'], totalExpenses: ['ex', 'ex-int'], operatingIncome: ['net', 'net+int', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['null', '0-int'], totalCurrent: ['bank+oca', 'oca', 'null'], otherCurrent: ['null'], shortDebt: ['cc', 'null'], otherDue: ['cp+st', 'cp', 'cp+st+cc', 'st', 'cp+st+pl'], accrued: ['pl', 'pl+st', 'null'], stock: ['null', 'dr'], paidIn: ['null', 'dr'], dividends: ['dr', 'null'], retained: ['re', 're+dr', 'prior'], totalBoth: ['assets', 'null'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'fromOperations', 'shortInvestments', 'otherIncome'],
    }),
  })
})()

// prettier-ignore
export const machineShop = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Net sales
  Machined components | 9846215 8912740 8104385
  Tooling and fixtures | 612480 588315 640270
  Sales returns | -48320 -61905 -55140
= Net sales | sum | revenue @rev
# Cost of sales
  Material and outside processing | 3618240 3342915 3118460
  Direct labor | 2016385 1914220 1782615 | @dl
  Manufacturing overhead | 1184920 1103485 1066230
  Depreciation in cost of sales | 486300 452115 418940 | @dc
= Cost of sales | sum | cost @cogs
== Gross profit | rev-cogs | gross @gp
# Operating expenses
  Selling and customer service | 612815 574390 541620 | @sel
  General and administrative | 946380 912745 884215 | general @ga
  Owner compensation | 350000 350000 325000 | salaries @own
  Depreciation and amortization | 62415 58720 54385 | depreciation @da
= Total operating expenses | sum | totalExpenses @ex
== Operating income | gp-ex | operatingIncome @op
# Other income and (expense)
  Interest expense | -214385 -236910 -198245 | -interest @int
  Scrap sales and other | 38415 31620 44180 | otherIncome @sc
  Insurance recovery, roof | 0 96400 0 | otherIncome @ins
= Other, net | sum | netOther @oth
= Income before state taxes | op+oth | beforeTax @pre
State pass-through entity tax | 41250 36415 28960 | tax @tax
== Net income | pre-tax | netIncome @ni
`, books, 3)
  const bridge = statement(`
Net income | ni
  Interest expense | 0-int
  State pass-through entity tax | tax
  Depreciation in cost of sales | dc
  Depreciation and amortization | da
== EBITDA | ni-int+tax+dc+da | @eb
# Adjustments
  Insurance recovery, roof | 0-ins | @a1
  Owner compensation above market | 170000 170000 150000 | @a2
  Rent to affiliate above market | 48000 48000 48000 | @a3
  ERP implementation, one time | 86240 22315 0 | @a4
= Total adjustments | sum | @ta
== Adjusted EBITDA | eb+ta | @ae
`, books, 3)
  const base = of(books, 'rev')
  const dollars = whole('—')
  const cells = (values: readonly number[], row: Line) => [...values.map(value => `${row.kind === 'grand' ? '$' : ''}${dollars(value)}`), ...values.map((value, i) => percent(value, base[i] ?? 1))]
  const table = (part: readonly Line[]) => body(escaped(part), cells, 12)
  return printed({
    name: 'pioneer-valley-precision-adjusted-ebitda', size: '11in 8.5in', style: ".page{font:8.8pt/12pt 'IBM Plex Sans';font-size:8.2pt;padding:.42in .7in}.g{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #0f766e;padding-bottom:4pt;margin-bottom:5pt}.n{width:.98in}td:nth-child(n+5){width:.62in;color:#555}.h td{font-weight:700;text-align:right;color:#0f766e}.head td{font-weight:700;color:#0f766e}.total .n:nth-child(-n+4) span{border-top:.6pt solid #333;display:inline-block;min-width:.75in}.grand td{font-weight:700;background:#e6f3f1}",
    pages: [`<div class="g"><span><b style="font-size:14pt;line-height:18pt">Pioneer Valley Precision, Inc.</b><br>Income statement and adjusted EBITDA</span><span class="r">Fiscal years ended September 30<br>Internally prepared; 2024 and 2025 agree with reviewed statements</span></div><table><tr class="h"><td><td>FY 2026<td>FY 2025<td>FY 2024<td>2026 %<td>2025 %<td>2024 %</tr>${table(rows)}<tr class="head"><td colspan="7" style="padding-top:6pt">Reconciliation of net income to adjusted EBITDA (not in accordance with GAAP)</tr>${table(bridge)}</table>`],
    truth: truthFrom({
      family: 'adjusted-ebitda-below-net-income', notes: 'machine shop’s landscape page of three fiscal years with percentages: a heading and a total of the same words, depreciation in cost of sales and in expenses, a tax of the pass-through entity, below net income a reconciliation to EBITDA and adjusted EBITDA that repeats net income, interest, tax and depreciation', company: 'Pioneer Valley Precision, Inc.', statementType: 'INCOME_STATEMENT', ends: ['2026-09-30', '2025-09-30', '2024-09-30'], parts: [{ rows }], books,
      any: { salaries: ['own', 'own+dl', 'null'], depreciation: ['da', 'da+dc'], marketing: ['sel', 'null'], general: ['ga', 'ga+own', 'ga+own+sel'], ordinaryIncome: ['op', 'ni', 'pre', 'null'], otherExpenses: ['0-int', '0', 'null'], otherIncome: ['sc+ins', 'sc'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'rent'],
    }),
  })
})()
