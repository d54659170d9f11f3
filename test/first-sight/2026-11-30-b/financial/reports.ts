/** Reports of programs: a repair shop's departments, an architects' net service revenue, a bank's spread of a borrower. */
import { agree, amount, body, escaped, expanded, of, percent, printed, statement, truthFrom, whole, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const autoShop = (() => {
  const books: Books = new Map()
  const matrix = statement(expanded(`
# DEPARTMENT
  Mechanical Labor | [684210.40 262518.75]
  Parts | [598344.12 331905.60]
  Tires | [214880.55 171246.38]
  Sublet Repairs | [38416.00 31205.50]
  Shop Supplies & Fees | [52910.25 18844.90]
  Discounts & Policy Work | [-14618.30 2210.75]
= TOTAL ALL DEPARTMENTS | sum | @all
`, ([sales = 0, cost = 0]) => [sales, cost, sales - cost]), books, 3)
  const [sales = 0, cost = 0, gross = 0] = of(books, 'all')
  books.set('rev', [sales]).set('cogs', [cost]).set('gp', [gross])
  const totals = statement(`
Total sales | rev | revenue
Total cost | cogs | cost
Total gross profit | gp | gross
`, books, 1)
  const expenses = statement(`
# SELLING EXPENSE
  Service Advisor Pay Plans | 118442.60 | @adv
  Advertising & Mailers | 36218.45 | marketing
  Card Processing | 41206.18
  Loaner Vehicles | 14380.00
= TOTAL SELLING EXPENSE | sum | @sell
# FACILITY EXPENSE
  Rent | 84000.00 | rent @rent
  Utilities | 21644.72 | @ut
  Repairs to Building & Lifts | 9318.27
  Property Tax & Insurance | 16820.50
= TOTAL FACILITY EXPENSE | sum | @fac
# GENERAL EXPENSE
  Office & Owner Wages | 142600.00 | salaries @own
  Payroll Taxes - All | 61877.33 | @pt
  Medical Insurance | 38904.00
  Shop Software & Repair Data | 17460.12
  Training & Uniforms | 11208.90
  Accounting & Legal | 9750.00
  Depreciation | 28500.00 | depreciation @dep
  Office & Miscellaneous | 13092.44 | @of
= TOTAL GENERAL EXPENSE | sum | @gen
== TOTAL EXPENSE | sell+fac+gen | totalExpenses @exp
== OPERATING PROFIT | gp-exp | operatingIncome @op
Vendor Rebates & Core Income | 7416.80 | otherIncome @oi
Interest Paid | 15224.06 | interest @int
== NET PROFIT BEFORE TAX | op+oi-int | netIncome @net
`, books, 1)
  const five = (values: readonly number[]) => [...values.map(value => amount(value)), percent(values[2] ?? 0, values[0] ?? 1), percent(values[0] ?? 0, sales)]
  const two = (values: readonly number[]) => values.flatMap(value => [amount(value), percent(value, sales)])
  return printed({
    name: 'pilot-hill-auto-sales-cost-gross-columns', style: ".page{font:8.8pt/12pt 'Source Sans';padding:.55in .7in}.h td{font-weight:700;color:#fff;background:#263f54;padding:2pt 3pt}.n{width:1in}.total td{font-weight:700;border-top:.6pt solid #263f54}.grand td{font-weight:700;border-top:.6pt solid #263f54;border-bottom:.6pt solid #263f54;background:#e8eef3}.head td{font-weight:700;color:#263f54;padding-top:4pt}.y{font-family:'Source Sans'}",
    pages: [`<div style="display:flex;justify-content:space-between;margin-bottom:8pt"><span><b style="font-size:14pt;line-height:18pt">Pilot Hill Auto &amp; Tire, Inc.</b><br>Shop Management Profit Statement</span><span class="r">Period: Jan 1, 2026 - Jun 30, 2026<br>Store 01 &nbsp; All advisors<br>Printed 07/09/2026 4:41 PM</span></div><table><tr class="h"><td>Department<td class="n">Sales<td class="n">Cost of Sales<td class="n">Gross Profit<td class="n" style="width:.7in">GP %<td class="n" style="width:.7in">Mix</tr>${body(escaped(matrix.slice(1)), five, 0)}</table><table style="margin-top:10pt"><tr class="h"><td>Expense<td class="n">Amount<td class="n" style="width:.7in">% Sales</tr>${body(escaped(expenses), two, 9)}</table><div style="display:flex;gap:.5in;margin-top:12pt;font-size:8pt;color:#444"><span>Car count 2,614</span><span>Average repair order $602.31</span><span>Hours sold 4,822.6</span><span>Effective labor rate $141.88</span></div>`],
    truth: truthFrom({
      family: 'repair-shop-sales-cost-gross-columns', notes: 'repair shop’s half year: departments as rows with sales, cost and gross profit as columns, a negative department, expenses in three groups below with percentages, rebates and interest below the operating profit, counts in the foot', company: 'Pilot Hill Auto & Tire, Inc.', statementType: 'INCOME_STATEMENT', ends: ['2026-06-30'], parts: [{ rows: totals }, { rows: expenses }], books,
      any: { salaries: ['own', 'own+adv', 'adv', 'own+adv+pt', 'own+pt', 'null'], rent: ['rent', 'rent+ut'], general: ['gen', 'of', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherExpenses: ['int', 'null'], netOther: ['oi-int', 'oi', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const architects = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Gross Revenue
  Fees Billed | 5218440 4806215
  Change in Unbilled Services | 96318 -41870
  Reimbursable Revenue | 188206 171944
= Total Gross Revenue | sum | revenue @gross
# Less Direct Project Expenses
  Structural and MEP Consultants | 1114820 1062390
  Reimbursable Expenses | 161730 149218
  Other Direct Expenses | 24915 19806
= Total Direct Project Expenses | sum | cost @direct
== Net Service Revenue | gross-direct | @nsr
Direct Labor | 1361248 1270515 | cost @dl
== Gross Margin | nsr-dl | gross @gm
# Indirect Expenses
  Indirect Labor | 748316 716204 | salaries @il
  Payroll Taxes and Fringe Benefits | 502611 471388 | @fringe
  Rent | 264000 258600 | rent @rent
  Professional Liability Insurance | 112418 105730
  Business Development | 48922 41615 | marketing
  Software and Computers | 138206 124917
  General Office | 71344 68290 | @of
  Travel and Dues | 39715 30618
  Depreciation and Amortization | 61420 66105 | depreciation
= Total Indirect Expenses | sum | totalExpenses @exp
== Operating Profit before Bonuses | gm-exp | operatingIncome @op
Staff Bonuses | 118000 96000 | @bon
Interest Expense | 11806 14322 | interest @int
== Net Profit before Distributions | op-bon-int | netIncome @net
`, books, 2)
  const base = of(books, 'nsr')
  const cells = (values: readonly number[]) => values.flatMap((value, i) => [whole('0')(value), (100 * value / (base[i] ?? 1)).toFixed(1)])
  return printed({
    name: 'fallbrook-maddox-architects-net-service-revenue', style: ".page{font:9pt/12.6pt 'Inter';font-size:8.6pt;padding:.7in .85in}.h td{border-bottom:1pt solid #000;font-weight:700}.n{width:.85in}.total td{border-top:.4pt solid #999}.grand td{font-weight:700;border-top:.8pt solid #000;padding-bottom:3pt}.head td{font-weight:700;padding-top:5pt}",
    pages: [`<div style="border-left:5pt solid #c8452d;padding-left:8pt;margin-bottom:12pt"><span style="font-size:8pt">Fallbrook Maddox Architects PLLC</span><br><b style="font-size:14pt;line-height:19pt">Profit and Loss by Project Structure</b><br>Fiscal year through period 12 (ended September 30, 2026)</div><table><tr class="h"><td><td class="n">FY 2026<td class="n">% NSR<td class="n">FY 2025<td class="n">% NSR</tr>${body(escaped(rows), cells, 10)}</table><p style="font-size:7.6pt;color:#555">Overhead rate ${((of(books, 'exp')[0] ?? 0) / (of(books, 'dl')[0] ?? 1)).toFixed(2)} &nbsp;·&nbsp; Net multiplier ${((base[0] ?? 0) / (of(books, 'dl')[0] ?? 1)).toFixed(2)} &nbsp;·&nbsp; Utilization 64.5% &nbsp;·&nbsp; Backlog $3,904,000</p>`],
    truth: truthFrom({
      family: 'architects-net-service-revenue', notes: 'architects’ project accounting report of two fiscal years, percentages of net service revenue: consultants and reimbursables taken off gross revenue, direct labor above a gross margin, bonuses and interest below the operating profit', company: 'Fallbrook Maddox Architects PLLC', statementType: 'INCOME_STATEMENT', ends: ['2026-09-30', '2025-09-30'], parts: [{ rows }], books,
      any: { revenue: ['gross', 'nsr'], cost: ['direct+dl', 'direct', 'dl'], gross: ['gm', 'nsr'], salaries: ['il', 'il+dl', 'il+bon', 'il+dl+bon', 'il+fringe', 'null'], rent: ['rent'], general: ['of', 'null'], totalExpenses: ['exp', 'exp+bon', 'exp+dl', 'exp+dl+bon'], operatingIncome: ['op', 'op-bon'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'op-bon', 'null'], otherExpenses: ['bon', 'int', 'bon+int', 'null'], netOther: ['0-bon-int', '0-int', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const bankSpread = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# ASSETS
  Cash & Equivalents | 418 506 622 | cash
  Accts Receivable - Trade | 1894 2117 2340 | receivable @ar
  Less: Allow Doubtful Accts | -60 -75 -80 | receivable @allow
  Inventory - Raw Materials | 611 688 702 | inventory @i1
  Inventory - WIP | 242 219 301 | inventory @i2
  Inventory - Finished Goods | 905 1016 994 | inventory @i3
  Prepaids | 88 93 107 | prepaid
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
  Land & Buildings | 1640 1640 1715
  Machinery & Equipment | 3217 3406 3898
  Transportation Equipment | 388 402 402
  Gross Fixed Assets | 5245 5448 6015 | property @gfa
  Less: Accum Depreciation | -2904 -3207 -3561 | accumulated @ad
  Net Fixed Assets | gfa+ad | @nfa
  Due From Shareholder | 140 125 110 | otherLong @dfs
  Goodwill | 210 210 210 | intangible @gw
= TOTAL NON-CURRENT ASSETS | nfa+dfs+gw | @nca
== TOTAL ASSETS | ca+nca | totalAssets @assets
# LIABILITIES
  Overdrafts & ST Loans | 350 600 475 | shortDebt
  CPLTD - Bank | 212 228 301 | currentDebt
  Accounts Payable - Trade | 1006 1148 1095 | payable
  Accrued Salaries & Benefits | 187 201 219 | @asb
  Taxes Payable | 64 41 88 | @tp
= TOTAL CURRENT LIABILITIES | sum | totalDue @cl
  Long Term Debt - Bank | 1204 976 1288 | longDebt @ltd
  Subordinated Debt - Shareholder | 300 300 300 | @sub
  Deferred Taxes | 118 131 127 | deferredTax @dt
= TOTAL NON-CURRENT LIABILITIES | ltd+sub+dt | totalLong @ncl
= TOTAL LIABILITIES | cl+ncl | totalLiabilities @liab
# NET WORTH
  Common Stock | 50 50 50 | stock
  Paid In Capital | 425 425 425 | paidIn
  Retained Earnings | assets-liab-475 | retained
= TOTAL NET WORTH | assets-liab | totalEquity @nw
== TOTAL LIABILITIES & NET WORTH | liab+nw | totalBoth @both
`, books, 3)
  agree(books, ['both', 'assets'])
  const income = statement(`
Sales/Revenues | 12418 13306 14217 | revenue @rev
Cost of Sales/Revenues | 8817 9419 9926 | cost @cogs
== GROSS PROFIT | rev-cogs | gross @gp
Selling Expenses | 904 955 1012 | @sell
General & Administrative Expense | 1288 1342 1401 | general @ga
Officer Compensation | 420 440 460 | @oc
Depreciation | 288 303 354 | depreciation @dep
= TOTAL OPERATING EXPENSE | sell+ga+oc+dep | totalExpenses @exp
== NET OPERATING PROFIT | gp-exp | operatingIncome @op
Interest Expense | 148 151 139 | interest @int
Other Income | 12 9 21 | otherIncome @oi
Other Expense | 6 0 14 | otherExpenses @oe
== PROFIT BEFORE TAX | op-int+oi-oe | beforeTax @pbt
Income Taxes | pbt-net | tax
== NET PROFIT | net | netIncome
`, books.set('net', [412, 522, 704]), 3)
  const cells = (values: readonly number[]) => values.map(value => whole('0')(value))
  const head = `<tr class="h"><td>Statement Date<td class="n">12/31/2023<td class="n">12/31/2024<td class="n">12/31/2025</tr><tr class="h"><td>Months Covered<td class="n">12<td class="n">12<td class="n">12</tr><tr class="h"><td>Audit Method<td class="n">Tax Return<td class="n">Reviewed<td class="n">Reviewed</tr><tr class="h"><td>Accountant<td class="n">Ruiz &amp; Tate<td class="n">Ruiz &amp; Tate<td class="n">Ruiz &amp; Tate</tr>`
  const top = (title: string, page: number) => `<div style="display:flex;justify-content:space-between;border-bottom:1.4pt solid #000;padding-bottom:3pt"><span><b style="font-size:12pt">Corvallis Gasket &amp; Seal, Inc.</b><br>Customer 0044182 &nbsp; NAICS 339991</span><span class="c"><b>${title}</b><br>Amounts in thousands of U.S. dollars</span><span class="r">Marys Peak Bank<br>Analyst: J. Ferris &nbsp; 04/21/2026<br>Page ${page}</span></div>`
  const table = (rows: typeof sheet) => `<table style="margin-top:6pt">${head}${body(escaped(rows), cells, 8)}</table>`
  const quotient = (part: string, base: string, times = 1) => of(books, part).map((value, i) => ((times * value) / (of(books, base)[i] ?? 1)).toFixed(2))
  const ratios = [['Current Ratio', ...quotient('ca', 'cl')], ['Debt / Worth', ...quotient('liab', 'nw')], ['Gross Margin %', ...quotient('gp', 'rev', 100)], ['Net Profit Margin %', ...quotient('net', 'rev', 100)]]
  return printed({
    name: 'corvallis-gasket-bank-spread', style: ".page{font:8.8pt/11.8pt Arimo;padding:.5in .8in}.h td{background:#eee;font-weight:700}.n{width:1.15in}.total td,.grand td{font-weight:700;border-top:.4pt solid #000}.grand td{border-bottom:.4pt solid #000}.head td{font-weight:700;padding-top:4pt}",
    pages: [`${top('Balance Sheet - Actual', 1)}${table(sheet)}<div class="foot">Internal use. Figures were entered from statements that the borrower furnished.</div>`, `${top('Income Statement - Actual', 2)}${table(income)}<div style="margin-top:14pt"><b>Selected Ratios</b></div><table>${ratios.map(([label = '', ...values]) => `<tr><td>${label}</td>${values.map(value => `<td class="n">${value}</td>`).join('')}</tr>`).join('')}</table><div class="foot">Internal use. Figures were entered from statements that the borrower furnished.</div>`],
    truth: truthFrom({
      family: 'bank-spread-of-borrower', notes: 'a bank’s spread of a borrower in thousands, the oldest year first: rows of date, months, audit method and accountant above the amounts, abbreviated captions, an allowance below receivables, gross and net fixed assets as ordinary lines, selected ratios below', company: 'Corvallis Gasket & Seal, Inc.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31', '2023-12-31'], scale: 1000, parts: [{ rows: sheet, pick: [2, 1, 0] }, { rows: income, pick: [2, 1, 0] }], books,
      any: { totalFixed: ['nca', 'nfa', 'null'], accrued: ['asb', 'asb+tp', 'null'], otherDue: ['tp', 'asb+tp', 'null'], longDebt: ['ltd', 'ltd+sub'], otherLongDue: ['sub', 'null'], salaries: ['oc', 'null'], marketing: ['sell', 'null'], ordinaryIncome: ['op', 'pbt', 'net', 'null'], netOther: ['oi-oe', 'oi-oe-int', 'null'], otherExpenses: ['oe', 'oe+int'] },
      absent: ['cashFlowStatement', 'treasury', 'rent'],
    }),
  })
})()
