/** Statements on forms and in memoranda: a debtor's monthly report, a state's contractor form, a business for sale by years. */
import { agree, body, escaped, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts'

// prettier-ignore
export const debtor = (() => {
  const books: Books = new Map()
  const rows = statement(`
# CURRENT ASSETS
  Unrestricted Cash and Equivalents | 718206 694418 88940 | cash @c
  Restricted Cash and Cash Equivalents (see continuation sheet) | 60000 60000 0 | @rc
  Accounts Receivable (Net) | 902418 866215 941306 | receivable @ar
  Notes Receivable | 0 0 0
  Inventories | 1206440 1244118 1318205 | inventory
  Prepaid Expenses | 48206 51940 39118 | prepaid
  Professional Retainers | 75000 75000 110000 | @pr
  Other Current Assets (attach schedule) | 12418 12418 14206 | @oca
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# PROPERTY & EQUIPMENT
  Real Property and Improvements | 1640000 1640000 1640000 | property @p1
  Machinery and Equipment | 3118440 3118440 3164300 | property @p2
  Furniture, Fixtures and Office Equipment | 206318 206318 206318 | property @p3
  Leasehold Improvements | 0 0 0
  Vehicles | 188206 188206 231450 | property @p4
  Less: Accumulated Depreciation | -2904118 -2881206 -2846530 | accumulated @ad
= TOTAL PROPERTY & EQUIPMENT | sum | totalFixed @ppe
# OTHER ASSETS
  Amounts due from Insiders* | 41200 41200 41200 | @ins
  Other Assets (attach schedule) | 22500 22500 22500 | @oa
= TOTAL OTHER ASSETS | sum | @toa
== TOTAL ASSETS | ca+ppe+toa | totalAssets @assets
# LIABILITIES NOT SUBJECT TO COMPROMISE (Postpetition)
  Accounts Payable | 244118 218906 0 | payable @ap
  Taxes Payable (refer to FORM MOR-4) | 18440 22315 0 | @tp
  Wages Payable | 61206 58940 0 | accrued @wp
  Notes Payable (DIP facility) | 450000 400000 0 | shortDebt @dip
  Rent / Leases - Building/Equipment | 8206 8206 0 | @rl
  Secured Debt / Adequate Protection Payments | 0 0 0
  Professional Fees | 96418 71240 0 | @pf
= TOTAL POSTPETITION LIABILITIES | sum | @post
# LIABILITIES SUBJECT TO COMPROMISE (Pre-Petition)
  Secured Debt | 2418206 2418206 2440318 | longDebt @sd
  Priority Debt | 166440 166440 166440 | @pd
  Unsecured Debt | 1806215 1806215 1806215 | @ud
= TOTAL PRE-PETITION LIABILITIES | sum | @pre
= TOTAL LIABILITIES | post+pre | totalLiabilities @liab
# OWNERS' EQUITY
  Capital Stock | 50000 50000 50000 | stock
  Additional Paid-In Capital | 400000 400000 400000 | paidIn
  Retained Earnings - Pre-Petition | pree
  Retained Earnings - Post-petition | assets-liab-450000-pree
= NET OWNERS' EQUITY | assets-liab | totalEquity @eq
== TOTAL LIABILITIES AND OWNERS' EQUITY | liab+eq | totalBoth @both
`, books.set('pree', [108_040, 108_040, 108_040]), 3)
  agree(books, ['both', 'assets'])
  const table = `<table><tr class="h"><td>ASSETS / LIABILITIES<td class="n">BOOK VALUE AT END OF<br>CURRENT REPORTING MONTH<br>09/30/2026<td class="n">BOOK VALUE AT END OF<br>PRIOR REPORTING MONTH<br>08/31/2026<td class="n">BOOK VALUE ON<br>PETITION DATE<br>06/12/2026</tr>${body(escaped(rows), values => values.map(whole('-')), 6)}</table>`
  return printed({
    name: 'alder-point-castings-monthly-operating-report', style: '.page{font:8.2pt/9.9pt Tinos;padding:.45in .7in}td{border:.5pt solid #000;padding:.7pt 4pt}.h td{font-weight:700;text-align:center;background:#e8e8e8}.n{width:1.25in}.head td{font-weight:700;font-style:italic}.total td,.grand td{font-weight:700}.e td{border:0;padding:0}',
    pages: [`<table class="e"><tr><td style="width:55%"><b>In re: ALDER POINT CASTINGS, INC.</b><br>&nbsp; &nbsp; &nbsp; Debtor<td class="r">Case No. 26-11844 (KLM)<br>Reporting Period: 09/01/2026 - 09/30/2026</tr></table><div class="c" style="margin:5pt 0"><b style="font-size:11pt;line-height:13pt">BALANCE SHEET</b></div><p style="margin:0 0 4pt;font-size:7.6pt;line-height:9pt">The Balance Sheet is to be completed on an accrual basis only. Pre-petition liabilities must be classified separately from postpetition obligations.</p>${table}<p style="margin:4pt 0 0;font-size:7.4pt;line-height:9pt">* "Insider" is defined in 11 U.S.C. Section 101(31).</p><div class="foot" style="display:flex;justify-content:space-between;font-size:7.4pt"><span>FORM MOR-3</span><span>(04/07) &nbsp; Page 5 of 14</span></div>`],
    truth: truthFrom({
      family: 'debtor-monthly-operating-report', notes: 'balance sheet of a debtor’s monthly operating report in a grid: the current month’s end, the month before and the date of the petition, rows of dashes, liabilities after and before the petition instead of current and long-term, earnings before and after it', company: 'ALDER POINT CASTINGS, INC.', statementType: 'BALANCE_SHEET', ends: ['2026-09-30', '2026-08-31', '2026-06-12'], parts: [{ rows }], books,
      any: { shortDebt: ['dip', 'null'], cash: ['c', 'c+rc'], otherCurrent: ['rc+pr+oca', 'pr+oca', 'oca', 'rc+oca', 'null'], totalFixed: ['ppe', 'ppe+toa', 'null'], otherLong: ['toa', 'oa', 'ins', 'null'], payable: ['ap', 'ap+pf'], accrued: ['wp', 'wp+pf', 'wp+tp', 'wp+tp+pf', 'wp+tp+rl+pf', 'null'], otherDue: ['tp+rl+pf', 'tp', 'rl+pf', 'tp+pf', 'tp+rl', 'pf', 'post', 'null'], totalDue: ['post', 'null'], longDebt: ['sd', 'sd+pd+ud', 'null'], otherLongDue: ['pd+ud', 'ud', 'pre', 'pd', 'null'], totalLong: ['pre', 'null'], retained: ['eq-450000', 'pree', 'eq-450000-pree', 'null'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'treasury', 'deferredTax', 'currentDebt', 'intangible'],
    }),
  })
})()

// prettier-ignore
export const contractorForm = (() => {
  const books: Books = new Map()
  const groups: readonly (readonly [string, readonly Line[]])[] = ([
    ['CURRENT ASSETS', `
1. Cash on hand and in banks (Schedule 1) | 612440 | cash
2. Certificates of deposit (Schedule 2) | 150000 | shortInvestments @cd
3. Accounts receivable, completed contracts (Schedule 3) | 418206 | receivable @r1
4. Accounts receivable, uncompleted contracts (Schedule 4) | 1306418 | receivable @r2
5. Retainage due (Schedule 4) | 388215 | @ret
6. Costs and estimated earnings in excess of billings (Schedule 5) | 206440 | @cie
7. Materials in stock, not on contracts (Schedule 6) | 118206 | inventory
8. Prepaid expenses and bid deposits | 64118 | prepaid
== 9. TOTAL CURRENT ASSETS (add lines 1 through 8) | 3264043 | totalCurrent @ca`],
    ['FIXED AND OTHER ASSETS', `
10. Construction equipment, cost (Schedule 7) | 6418206 | property @p1
11. Trucks and automobiles, cost | 1188440 | property @p2
12. Real estate used in business, cost (Schedule 8) | 940000 | property @p3
13. Less depreciation on lines 10, 11 and 12 | -4618215 | accumulated @ad
14. Cash value of life insurance | 86418 | @csv
15. Due from officers or affiliates (Schedule 9) | 55000 | @due
== 16. TOTAL FIXED AND OTHER ASSETS | p1+p2+p3+ad+csv+due | totalFixed @fa
== 17. TOTAL ASSETS (lines 9 and 16) | ca+fa | totalAssets @assets`],
    ['CURRENT LIABILITIES', `
18. Notes payable to banks (Schedule 10) | 350000 | shortDebt
19. Equipment notes, amount due within one year (Schedule 11) | 718440 | currentDebt
20. Accounts payable and retainage to subcontractors (Schedule 12) | 1006218 | payable
21. Billings in excess of costs and estimated earnings (Schedule 5) | 312406 | @bie
22. Accrued payroll, taxes and insurance | 188215 | accrued @acc
23. Income taxes payable | 0
== 24. TOTAL CURRENT LIABILITIES (add lines 18 through 23) | 350000+718440+1006218+bie+acc | totalDue @cl`],
    ['OTHER LIABILITIES AND NET WORTH', `
25. Equipment notes due after one year (Schedule 11) | 1318206 | longDebt @en
26. Real estate mortgages (Schedule 8) | 406118 | longDebt @rm
27. Deferred income taxes | 0
== 28. TOTAL LIABILITIES (lines 24 through 27) | cl+en+rm | totalLiabilities @liab
29. Capital stock paid up | 100000 | stock
30. Surplus or retained earnings | assets-liab-100000 | retained
== 31. NET WORTH (lines 29 and 30) | assets-liab | totalEquity @eq
== 32. TOTAL LIABILITIES AND NET WORTH (lines 28 and 31) | liab+eq | totalBoth @both`],
  ] as const).map(([title, text]) => [title, statement(text, books, 1)])
  agree(books, ['both', 'assets'])
  if (612_440 + 150_000 + 418_206 + 1_306_418 + 388_215 + 206_440 + 118_206 + 64_118 !== of(books, 'ca')[0]) throw new Error(`current ${612_440 + 150_000 + 418_206 + 1_306_418 + 388_215 + 206_440 + 118_206 + 64_118}`)
  const printedRow = (row: Line) => { const [, number = '', label = ''] = /^(\d+)\. (.*)$/.exec(row.label) ?? []; const text = whole('None')(row.values?.[0] ?? 0); return `<tr class="${row.kind}"><td class="i">${number}<td class="d"><span>${label}</span><td class="n">${row.kind === 'line' ? text : ''}<td class="n">${row.kind === 'line' ? '' : `$${text}`}</tr>` }
  return printed({
    name: 'buffalo-fork-grading-highway-prequalification', style: ".page{font:8.8pt/12.6pt Arimo;padding:.5in .7in}td{padding:.6pt 4pt}.i{width:.35in;text-align:right}.d{overflow:hidden}.d span{background:#fff}.n{width:1.05in;border-left:.5pt solid #000;border-right:.5pt solid #000}.g td{font-weight:700;background:#ececec;border:.5pt solid #000}.line td,.grand td{border-bottom:.4pt dotted #555}.grand td{font-weight:700}table{border:.8pt solid #000}",
    pages: [`<div style="display:flex;justify-content:space-between"><span>DOT 4471 (Rev. 7/2025)</span><span>Page 6 of 18</span></div><div class="c" style="margin:4pt 0 8pt"><b>STATE DEPARTMENT OF TRANSPORTATION<br><span style="font-size:12pt;line-height:16pt">CONTRACTOR’S FINANCIAL STATEMENT</span></b><br>For prequalification to bid on highway contracts</div><div style="display:flex;gap:8pt;margin-bottom:6pt"><span style="flex:2;border-bottom:.6pt solid #000">Name of contractor: &nbsp; <b>Buffalo Fork Grading, Inc.</b></span><span style="flex:1.4;border-bottom:.6pt solid #000">Condition at close of business: &nbsp; <b>February 28, 2026</b></span></div><table><tr class="g"><td class="i">Line<td>Description<td class="n c">Detail<td class="n c">Total</tr>${groups.map(([title, lines]) => `<tr class="g"><td colspan="4">${title}</tr>${lines.map(printedRow).join('')}`).join('')}</table><p style="font-size:7.4pt;line-height:9.4pt">Line amounts shall agree with the schedules that follow. Statements dated more than one year before the filing will not be considered. Audited statements by an independent certified public accountant are required for capacity above $5,000,000. CONTRACT CAPACITY is ten times net current assets plus 50% of line 16.</p><div class="foot" style="font-size:7.4pt">The accompanying schedules are an integral part of this statement. Subscribed and sworn before a notary on page 18.</div>`],
    truth: truthFrom({
      family: 'highway-prequalification-form', notes: 'a state’s contractor form: numbered lines that name schedules, details and totals in two columns, retainage and underbillings among current assets, “None” for zero, depreciation of three classes in one line, net worth, the formula of a capacity below', company: 'Buffalo Fork Grading, Inc.', statementType: 'BALANCE_SHEET', ends: ['2026-02-28'], parts: groups.map(([, rows]) => ({ rows })), books,
      any: { receivable: ['r1+r2', 'r1+r2+ret', 'r1+r2+ret+cie'], otherCurrent: ['cie', 'ret+cie', 'ret', 'ret+cie+cd', 'cie+cd', 'null'], otherLong: ['csv+due', 'csv', 'due', 'null'], totalFixed: ['fa', 'p1+p2+p3+ad'], otherDue: ['bie', 'null'], totalLong: ['en+rm', 'null'], shortInvestments: ['cd', 'null'], deferredTax: ['0', 'null'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'treasury', 'intangible', 'paidIn'],
    }),
  })
})()

// prettier-ignore
export const memorandum = (() => {
  const books: Books = new Map()
  // The years as columns of the books, printed as rows.
  const income = statement(`
Sales | 3412 3688 3905 4118 | revenue @rev
Cost of goods | 2004 2140 2236 2331 | cost @cogs
Gross profit | rev-cogs | gross @gp
Payroll | 612 648 671 702 | salaries @pay
Rent | 96 96 102 102 | rent @rent
Other operating | 318 327 344 351 | @oth
Total operating expenses | pay+rent+oth | totalExpenses @exp
EBITDA | gp-exp | @ebitda
Depreciation | 84 79 91 88 | depreciation @dep
Interest | 31 27 22 18 | interest @int
Net income | ebitda-dep-int | netIncome @net
`, books, 4)
  const balance = statement(`
Cash | 188 246 301 377 | cash @bc
Receivables | 412 430 455 481 | receivable @br
Inventory | 506 522 540 561 | inventory @bi
Fixed assets, net | 318 296 341 309 | property @bf
Total assets | bc+br+bi+bf | totalAssets @assets
Payables | 264 271 280 288 | payable @bp
Bank debt | 402 341 306 241 | longDebt @bd
Total liabilities | bp+bd | totalLiabilities @liab
Equity | assets-liab | totalEquity @eq
`, books, 4)
  const years = ['2022', '2023', '2024', '2025']
  const turned = (rows: readonly Line[], extra: readonly (readonly [string, readonly string[]])[] = []) => `<table class="g"><tr class="h"><td>Year${rows.map(({ label }) => `<td class="n">${label}`).join('')}${extra.map(([label]) => `<td class="n">${label}`).join('')}</tr>${years.map((year, i) => `<tr><td>${year}${rows.map(({ values }) => `<td class="n">${whole('-')(values?.[i] ?? 0)}`).join('')}${extra.map(([, list]) => `<td class="n">${list[i] ?? ''}`).join('')}</tr>`).join('')}</table>`
  return printed({
    name: 'old-mission-tile-sale-memorandum-years-as-rows', size: '11in 8.5in', style: ".page{font:9.2pt/12.8pt 'Lato';padding:.55in .7in}.g td{padding:3pt 4pt;border-bottom:.5pt solid #c8bfa9}.h td{background:#3b4a3f;color:#fff;font-weight:700;vertical-align:bottom;font-size:8pt;line-height:10pt}h3{margin:12pt 0 4pt;font-size:11pt;color:#3b4a3f}",
    pages: [`<div style="display:flex;justify-content:space-between;border-bottom:2pt solid #b98b3e;padding-bottom:4pt"><b style="font-size:15pt;line-height:19pt">Old Mission Tile &amp; Stone, Inc.</b><span class="r">Confidential Information Memorandum<br>Prepared by Presidio Business Brokers</span></div><h3>Financial history ($000)</h3><p style="margin:0 0 4pt">Years ended December 31. From the company’s tax returns and books; not audited. Buyers should make their own review.</p>${turned(income, [['EBITDA %', of(books, 'ebitda').map((value, i) => `${((100 * value) / (of(books, 'rev')[i] ?? 1)).toFixed(1)}%`)]])}<h3>Balance sheet at year end ($000)</h3>${turned(balance)}<div style="display:flex;gap:.4in;margin-top:14pt"><div style="flex:1"><b>Growth.</b> Sales have grown each year as builders in the valley returned; the second showroom opened in April 2024 and added about 4% in its first full year.</div><div style="flex:1"><b>Asking price.</b> $2,350,000 with inventory, which is 3.7 times 2025 EBITDA. The seller will carry 15% for five years at 6%.</div><div style="flex:1"><b>Outlook.</b> Management expects sales of $4.3 million and EBITDA of $680,000 in 2026, before any synergies of a buyer.</div></div><div class="foot" style="font-size:7.6pt;color:#666">Page 14 &nbsp; | &nbsp; The broker has not verified this information and makes no warranty of it.</div>`],
    truth: truthFrom({
      family: 'sale-memorandum-years-as-rows', notes: 'page of a broker’s memorandum, landscape, in thousands: years are rows and captions are columns, the oldest year first, EBITDA and its percentage among the columns, no totals of current assets or liabilities, a price and a forecast in sentences below', company: 'Old Mission Tile & Stone, Inc.', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31', '2024-12-31', '2023-12-31', '2022-12-31'], scale: 1000, parts: [{ rows: income, pick: [3, 2, 1, 0] }, { rows: balance, pick: [3, 2, 1, 0] }], books,
      any: { general: ['oth', 'null'], operatingIncome: ['ebitda', 'ebitda-dep', 'null'], totalExpenses: ['exp', 'exp+dep'], beforeTax: ['net', 'null'], ordinaryIncome: ['ebitda', 'ebitda-dep', 'net', 'null'], otherExpenses: ['int', 'dep+int', 'null'], netOther: ['0-int', 'null'], totalCurrent: ['bc+br+bi', 'null'], totalFixed: ['bf', 'null'], totalDue: ['bp', 'null'], totalLong: ['bd', 'null'], totalBoth: ['assets', 'null'], shortDebt: ['bd', 'null'], longDebt: ['bd', 'null'], retained: ['eq', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'intangible', 'marketing', 'deferredTax'],
    }),
  })
})()
