/** A lender’s printed form filled in, a car dealer’s report to its maker, a suite’s board report, three years of an online program. */
import { agree, amount, body, escaped, fine, of, percent, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore
import { phone } from '../../2026-11-28-q/financial/means.ts'

// prettier-ignore
export const lenderForm = (() => {
  const books: Books = new Map([['o', [0, 0, 0, 0]]])
  const assets = statement(`
1. Cash on hand and in banks | 41806 | cash
2. Certificates of deposit | 25000 | shortInvestments @cd
3. Accounts receivable | 86415 | receivable
4. Notes receivable | 0
5. Inventory | 118630 | inventory
6. Prepaid expenses | 4218 | prepaid
7. Other current assets | 0
= 8. TOTAL CURRENT ASSETS (1-7) | o+41806+25000+86415+118630+4218 | totalCurrent @ca
9. Land and buildings | 318000 | property
10. Machinery and equipment | 241806 | property
11. Vehicles | 96415 | property
12. Less accumulated depreciation | -218630 | accumulated
= 13. NET FIXED ASSETS (9-12) | o+318000+241806+96415-218630 | totalFixed @fa
14. Due from owners | 0
15. Other assets | 6500 | otherLong @oa
= 16. TOTAL ASSETS (8+13+14+15) | ca+fa+oa | totalAssets @ta
`, books, 1)
  const debts = statement(`
17. Accounts payable | 61806 | payable
18. Credit cards | 9418 | @cc
19. Line of credit | 40000 | shortDebt @loc
20. Current portion of term debt | 36206 | currentDebt
21. Taxes payable | 5218 | @tp
22. Accrued expenses | 7806 | accrued @ac
23. Other current liabilities | 0
= 24. TOTAL CURRENT LIABILITIES (17-23) | o+61806+cc+loc+36206+tp+ac | totalDue @due
25. Mortgages payable | 186415 | longDebt
26. Term loans, less line 20 | 74218 | longDebt
27. Due to owners | 20000 | @own
28. Other long-term liabilities | 0
= 29. TOTAL LIABILITIES (24-28) | due+186415+74218+own | totalLiabilities @liab
30. Capital stock / paid in | 10000 | stock @cs
31. Retained earnings / owner equity | ta-liab-cs | retained @re
= 32. NET WORTH (30+31) | ta-liab | totalEquity @eq
= 33. TOTAL LIABILITIES AND NET WORTH | liab+eq | totalBoth @both
`, books, 1)
  const income = statement(`
34. Gross sales or receipts | 986415 | @gs
35. Less returns and allowances | 4218 | @ra
36. Cost of goods sold | 518630 | cost @cogs
= 37. GROSS PROFIT (34-35-36) | gs-ra-cogs | gross @gp
38. Officer / owner compensation | 72000 | @oc
39. Wages | 141806 | @wages
40. Rent | 0
41. Utilities and telephone | 21418 | @util
42. Advertising | 8206 | marketing
43. Insurance | 18630
44. Repairs | 9418
45. Depreciation | 31806 | depreciation
46. Interest | 21806 | interest @int
47. All other expenses | 36215 | @oth
= 48. TOTAL EXPENSES (38-47) | oc+wages+util+8206+18630+9418+31806+int+oth | @exp
= 49. NET PROFIT BEFORE TAX (37-48) | gp-exp | beforeTax @net
`, books, 1)
  books.set('rev', [982_197])
  agree(books, ['both', 'ta'], ['rev', 'gs-ra'])
  const cells = ([value = 0]: readonly number[]) => [value === 0 ? '' : value < 0 ? `(${whole('')(-value)})` : whole('')(value)]
  const page = `<div style="display:flex;justify-content:space-between;align-items:flex-end"><div><b style="font:700 17pt/20pt 'Libre Franklin'">Pioneer Valley Credit Union</b><br>Member Business Services</div><div class="r">MBL-14 (Rev. 3/22)</div></div><div class="t">BUSINESS FINANCIAL STATEMENT</div><table class="g" style="margin-bottom:6pt"><tr><td style="width:50%">Business name<div class="v">Connecticut River Feed &amp; Grain LLC</div><td>Statement as of<div class="v">9/30/26</div><td>Prepared by<div class="v">owner</div></tr><tr><td>Address<div class="v">411 River Rd, Sunderland MA 01375</div><td>Income for period from<div class="v">10/1/25</div><td>to<div class="v">9/30/26</div></tr></table><div style="display:flex;gap:6pt"><div style="flex:1"><div class="t">ASSETS</div><table class="g">${body(escaped(assets), cells, 0)}</table></div><div style="flex:1"><div class="t">LIABILITIES AND NET WORTH</div><table class="g">${body(escaped(debts), cells, 0)}</table></div></div><div class="t" style="margin-top:6pt">INCOME AND EXPENSE</div><div style="display:flex;gap:6pt"><table class="g" style="flex:1">${body(escaped(income.slice(0, 8)), cells, 0)}</table><table class="g" style="flex:1">${body(escaped(income.slice(8)), cells, 0)}</table></div><table class="g" style="margin-top:6pt"><tr><td>Contingent liabilities (guarantees, leases, lawsuits)<div class="v">none</div><td>Insurance on buildings<div class="v">$400,000</div><td>Monthly payroll<div class="v">17,800</div></tr></table><p style="font-size:7.6pt;line-height:9.4pt">The undersigned certifies that this statement is true and complete as of the date shown and authorizes the credit union to verify it.</p><div style="margin-top:16pt;width:60%;border-top:.7pt solid #000">Signature &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Title &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Date</div>`
  return printed({
    name: 'connecticut-river-feed-lender-form-phone', scan: phone, style: ".page{font:8.6pt/11pt 'Libre Franklin';padding:.5in .55in}.g td{border:.6pt solid #444;padding:1.6pt 4pt}.n{width:.95in;font:10pt/12pt 'Courier Prime'}.v{font:10pt/12pt 'Courier Prime'}.t{background:#333;color:#fff;font-weight:700;padding:1.5pt 5pt;text-align:center}.total td:first-child{font-weight:700}",
    pages: [page],
    truth: truthFrom({
      family: 'lender-form-numbered-lines', notes: 'phone picture of a credit union’s printed statement form with typed amounts: numbered captions, many blank, sums named by line numbers, assets beside liabilities, income in two tables side by side, returns as a positive deduction, officer pay, insurance and payroll as decoys', company: 'Connecticut River Feed & Grain LLC', statementType: 'BALANCE_SHEET', ends: ['2026-09-30'], parts: [{ rows: [...assets, ...debts, ...income] }], books,
      any: { revenue: ['rev', 'gs'], salaries: ['oc+wages', 'wages'], rent: ['util', 'null'], general: ['oth', 'null'], totalExpenses: ['exp', 'exp-int'], operatingIncome: ['net', 'net+int', 'null'], ordinaryIncome: ['net', 'null'], netIncome: ['net', 'null'], otherExpenses: ['int', 'null'], netOther: ['0-int', 'null'], otherDue: ['cc+tp', 'tp', 'cc', 'null'], shortDebt: ['loc', 'loc+cc'], accrued: ['ac', 'ac+tp'], otherLongDue: ['own', 'null'], cash: ['41806', '41806+cd'], shortInvestments: ['cd', 'null'], longDebt: ['186415+74218', '186415+74218+own'], totalLong: ['186415+74218+own', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'intangible', 'otherIncome'],
    }),
  })
})()

// prettier-ignore
export const carDealer = (() => {
  const books: Books = new Map([['o', [0, 0, 0, 0]]])
  const assets = statement(`
Petty Cash | 1500 | cash
Cash in Bank | 618406 | cash
Contracts in Transit | 486215 | @cit
Finance Receivables - Current | 41806 | @fr
Vehicle Receivables | 218630 | receivable
Service and Parts Receivables | 94218 | receivable
Factory Receivables - Warranty | 61806 | receivable
New Cars and Trucks | 4186415 | inventory
Demonstrators | 186218 | inventory
Used Vehicles | 1418206 | inventory
Parts and Accessories | 286415 | inventory
Labor in Process | 18630 | inventory
Prepaid Expenses | 41215 | prepaid
= TOTAL CURRENT ASSETS | tca | totalCurrent
Machinery and Shop Equipment | 418206 | property
Furniture and Signs | 186415 | property
Company Vehicles | 141806 | property
Leasehold Improvements | 318630 | property
LESS: Accumulated Depreciation | -618406 | accumulated
= TOTAL FIXED ASSETS | 446651 | totalFixed @fa
Cash Value Life Insurance | 86415 | otherLong @cv
Due From Affiliates | 120000 | otherLong @dfa
= TOTAL OTHER ASSETS | cv+dfa
== TOTAL ASSETS | tca+fa+cv+dfa | totalAssets @ta
`, books.set('tca', [1500 + 618406 + 486215 + 41806 + 218630 + 94218 + 61806 + 4186415 + 186218 + 1418206 + 286415 + 18630 + 41215]), 1)
  const income = statement(`
New Vehicle Sales | 2618406 21418630 | revenue @s1
Used Vehicle Sales | 1218630 10806215 | revenue @s2
Service Sales | 186415 1618206 | revenue @s3
Parts and Accessories Sales | 218630 1986415 | revenue @s4
= TOTAL SALES | s1+s2+s3+s4 | @rev
Cost of Sales - New | 2486215 20318406 | cost @c1
Cost of Sales - Used | 1118406 9918630 | cost @c2
Cost of Sales - Service | 61806 541830 | cost @c3
Cost of Sales - Parts | 141806 1286415 | cost @c4
= TOTAL COST OF SALES | c1+c2+c3+c4 | @cogs
= TOTAL GROSS PROFIT | rev-cogs | gross @gp
Salespersons Commissions | 41806 368215 | @x1
Delivery Expense | 6218 58406 | @x2
Advertising - Net | 38215 341806 | marketing @x3
Floorplan Interest - Net of Credits | 14218 131806 | @fp
= TOTAL VARIABLE EXPENSE | x1+x2+x3+fp | @var
Salaries - Owners and Managers | 48206 433854 | @y1
Salaries - Clerical and Other | 36415 331806 | @y2
Employee Benefits and Taxes | 21806 196415 | @y3
Office and Data Processing | 18630 164218 | @y4
Company Vehicle and Travel | 6415 58630 | @y5
Legal and Audit | 3806 36218 | @y6
= TOTAL SEMI-FIXED EXPENSE | y1+y2+y3+y4+y5+y6 | @semi
Rent and Equivalent | 38000 342000 | @z1
Heat, Light and Water | 6218 61806 | @z2
Insurance | 8630 77670 | @z3
Taxes - Property | 4218 37962 | @z4
Depreciation | 9418 84762 | depreciation @z5
= TOTAL FIXED EXPENSE | z1+z2+z3+z4+z5 | @fix
= TOTAL EXPENSE | var+semi+fix | @exp
= OPERATING PROFIT (LOSS) | gp-exp | operatingIncome @op
Additions to Income | 41806 361830 | @add
Deductions from Income | 6218 48206 | @ded
= NET PROFIT BEFORE TAX AND BONUS | op+add-ded | @pb
Management Bonus | 20000 180000 | @bonus
== NET PROFIT (LOSS) BEFORE INCOME TAX | pb-bonus | beforeTax @net
`, books, 2)
  const [, ytd = 0] = of(books, 'net')
  const debts = statement(`
Accounts Payable - Trade | 218406 | payable
Vehicle Lien Payoffs | 86415 | @vl
Customer Deposits | 41806 | @cdp
Notes Payable - Floor Plan New | 4218630 | shortDebt
Notes Payable - Floor Plan Used | 986215 | shortDebt
Notes Payable - Current Portion | 61806 | currentDebt
Sales Tax Payable | 58206 | @st
Payroll Taxes Payable | 14218 | @pt
Accrued Commissions and Bonus | 94218 | @ac
= TOTAL CURRENT LIABILITIES | o+218406+vl+cdp+4218630+986215+61806+st+pt+ac | totalDue @due
Notes Payable - Long Term | 318406 | longDebt @ltd
Finance Reserve for Chargebacks | 41630 | @cb
= TOTAL LIABILITIES | due+ltd+cb | totalLiabilities @liab
Capital Stock | 250000 | stock @cs
Additional Paid in Capital | 300000 | paidIn @apic
Retained Earnings | ta-liab-cs-apic-ytd+180000 | retained @re
Dividends or Drawings | -180000 | @dv
Profit or Loss Year to Date | ytd | @py
= TOTAL NET WORTH | ta-liab | totalEquity @eq
== TOTAL LIABILITIES AND NET WORTH | liab+eq | totalBoth @both
`, books.set('ytd', [ytd]), 1)
  agree(books, ['both', 'ta'], ['fa', '418206+186415+141806+318630-618406'])
  const ytdBooks: Books = new Map([...books].map(([name, values]) => [name, [values.length > 1 ? (values[1] ?? 0) : (values[0] ?? 0)]]))
  let number = 0
  const table = (rows: readonly Line[], account: number, columns: number) => rows.map((row, i) => `<tr class="${row.kind}"><td class="o">${++number}<td>${row.label.replace(/&/g, '&amp;')}<td class="o">${row.kind === 'line' ? account + i * 5 : ''}${(row.values ?? []).slice(0, columns).map(value => `<td class="n">${amount(value, { digits: 0, negative: 'parentheses' })}`).join('')}</tr>`).join('')
  const head = (page: number, title: string) => `<div style="display:flex;justify-content:space-between;border:1pt solid #000;padding:3pt 6pt"><div><b>NORTHSTAR MOTORS DIVISION</b><br>DEALER OPERATING REPORT</div><div class="c"><b>${title}</b><br>PERIOD: 01/01/2026 TO 09/30/2026</div><div class="r">DEALER CODE 44-182<br>PAGE ${page} OF 2</div></div><div style="border:1pt solid #000;border-top:0;padding:2pt 6pt">DEALER: <b>WAPELLO COUNTY MOTORS, INC.</b> &nbsp;&nbsp; OTTUMWA, IA 52501 &nbsp;&nbsp; MONTH: SEPTEMBER &nbsp;&nbsp; TYPE: S CORPORATION</div>`
  const columns = (text: string, more: string) => `<tr class="h"><td>LN<td>${text}<td>ACCT${more}</tr>`
  const pageOne = `${head(1, 'BALANCE SHEET')}<div style="display:flex;gap:4pt;margin-top:4pt"><table class="g" style="flex:1">${columns('ASSETS', '<td class="n">AMOUNT')}${table(assets, 1100, 1)}</table><table class="g" style="flex:1">${columns('LIABILITIES AND NET WORTH', '<td class="n">AMOUNT')}${table(debts, 2100, 1)}</table></div><div class="g" style="border:.6pt solid #000;margin-top:6pt;padding:3pt 6pt">NEW VEHICLE INVENTORY UNITS: 96 &nbsp;&nbsp; USED UNITS: 61 &nbsp;&nbsp; WORKING CAPITAL ACTUAL 1,879,760 &nbsp;&nbsp; GUIDE 1,450,000 &nbsp;&nbsp; DAYS SUPPLY NEW 58 USED 41</div>`.replace('1,879,760', whole()((of(books, 'tca')[0] ?? 0) - (of(books, 'due')[0] ?? 0)))
  const pageTwo = `${head(2, 'INCOME AND EXPENSE')}<table class="g" style="margin-top:4pt">${columns('TOTAL DEALERSHIP', '<td class="n">MONTH<td class="n">YEAR TO DATE<td class="n">% GP')}${income.map((row, i) => `<tr class="${row.kind}"><td class="o">${++number}<td>${row.label}<td class="o">${row.kind === 'line' ? 4000 + i * 25 : ''}${(row.values ?? []).map(value => `<td class="n">${amount(value, { digits: 0, negative: 'parentheses' })}`).join('')}<td class="n">${i > 10 ? percent(row.values?.[1] ?? 0, of(books, 'gp')[1] ?? 1, 1).replace('%', '') : ''}</tr>`).join('')}</table>`
  return printed({
    name: 'wapello-county-motors-dealer-report-scan', scan: fine, style: ".page{font:8pt/10.4pt 'Roboto Condensed';padding:.4in .45in}.g td{border:.5pt solid #000;padding:1pt 3pt}.h td{background:#ddd;font-weight:700}.o{width:.32in;text-align:center;font-size:7pt}.n{width:.85in}.total td,.grand td{font-weight:700}",
    pages: [pageOne, pageTwo],
    truth: truthFrom({
      family: 'car-dealer-factory-report', notes: 'scan at 300 dpi of a car dealer’s report to its maker: line and account numbers beside the captions, grid, assets beside liabilities, month before year to date with percent of gross, expenses as variable, semi-fixed and fixed, floor plan interest within the variable ones, additions to income, units and working capital guide as decoys', company: 'WAPELLO COUNTY MOTORS, INC.', statementType: 'BALANCE_SHEET', ends: ['2026-09-30'], parts: [{ rows: assets, pick: [0] }, { rows: debts, pick: [0] }, { rows: income, pick: [1] }], books: ytdBooks,
      any: { receivable: ['218630+94218+61806', '218630+94218+61806+cit', '218630+94218+61806+cit+fr', '218630+94218+61806+fr'], cash: ['1500+618406', '1500+618406+cit'], otherCurrent: ['cit+fr', 'cit', 'fr', 'null'], payable: ['218406', '218406+vl'], accrued: ['ac', 'ac+pt', 'ac+pt+st', 'pt+st', 'null'], otherDue: ['vl+cdp+st+pt', 'vl+cdp', 'cdp', 'vl+cdp+st', 'cdp+st+pt', 'cdp+st', 'vl+cdp+st+pt+ac', 'null'], otherLongDue: ['cb', 'null'], totalLong: ['ltd+cb', 'ltd', 'null'], longInvestments: ['cv', 'null'], totalFixed: ['fa', 'fa+cv+dfa'], otherLong: ['cv+dfa', 'dfa'], retained: ['re', 're+py', 're+py+dv', 're+dv'], salaries: ['y1+y2', 'x1+y1+y2', 'y1+y2+y3', 'x1+y1+y2+y3', 'null'], rent: ['z1', 'z1+z2'], general: ['y4', 'semi', 'null'], interest: ['fp', 'null'], totalExpenses: ['exp', 'exp-fp'], operatingIncome: ['op', 'op+fp'], ordinaryIncome: ['op', 'net', 'null'], otherIncome: ['add', 'null'], otherExpenses: ['ded', 'ded+bonus', 'bonus', 'null'], netOther: ['add-ded', 'add-ded-bonus', 'null'], netIncome: ['net', 'pb', 'null'], beforeTax: ['net', 'pb'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'intangible', 'shortInvestments'],
    }),
  })
})()

// prettier-ignore
export const dimensions = (() => {
  const books: Books = new Map([['o', [0, 0, 0, 0]]])
  const income = statement(`
# Revenue
  40000 - Subscription Revenue | 3186415.22 2618406.10
  40100 - Implementation Services | 486215.00 418630.50
  40200 - Hardware Revenue | 218406.75 241806.00
  49000 - Discounts and Credits | -41806.18 -36415.22
= Total Revenue | sum | revenue @rev
# Cost of Revenue
  50000 - Hosting | 318630.44 286415.90
  50100 - Support Payroll | 486218.30 418206.75 | @sp
  50200 - Hardware Cost | 141806.20 164218.33
= Total Cost of Revenue | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Operating Expenses
  # Sales and Marketing
    60100 - Sales Payroll | 618406.11 541806.40 | @p1
    60200 - Advertising and Events | 118206.90 94218.15 | @adv
  = Total Sales and Marketing | sum | @sm
  # Research and Development
    61100 - Engineering Payroll | 786415.66 686218.20 | @p2
    61200 - Contractors | 94218.00 86415.50
  = Total Research and Development | sum | @rd
  # General and Administrative
    62100 - G&A Payroll | 241806.30 218630.75 | @p3
    62200 - Rent | 96000.00 93600.00 | rent
    62300 - Professional Fees | 61806.45 48206.10
    62400 - Insurance | 28415.00 26218.00
    62500 - Depreciation | 36218.15 41806.30 | depreciation
  = Total General and Administrative | sum | general @ga
= Total Operating Expenses | sm+rd+ga | totalExpenses @exp
= Operating Income (Loss) | gp-exp | operatingIncome @op
# Other Income and Expense
  80100 - Interest Income | 6218.44 3806.20 | @ii
  80200 - Interest Expense | -48206.15 -52630.40 | -interest @ie
  80300 - Foreign Exchange Gain (Loss) | -1806.33 942.18 | @fx
= Total Other Income and Expense | sum | netOther @no
== Net Income (Loss) | op+no | netIncome @net
`, books, 2)
  const cells = ([now = 0, before = 0]: readonly number[]) => [amount(now, { negative: 'parentheses', zero: '-' }), amount(before, { negative: 'parentheses', zero: '-' }), amount(now - before, { negative: 'parentheses' }), percent(now - before, Math.abs(before), 1)]
  return printed({
    name: 'silverpeak-metering-dimension-report', style: ".page{font:8.6pt/11.6pt 'Inter';padding:.55in .7in}.h td{border-bottom:1pt solid #00856f;font-weight:700;vertical-align:bottom}.total td{font-weight:700}.total .n span{border-top:.5pt solid #777}.grand td{font-weight:700;border-top:1pt solid #000;border-bottom:2.2pt double #000}.head td{font-weight:700}",
    pages: [`<div class="c" style="margin-bottom:10pt"><b style="font-size:12pt">Silverpeak Metering, Inc.</b><br>Comparative Income Statement<br>As of: 08/31/2026<br><span style="font-size:7.6pt">Location: 100--US &nbsp; Reporting Book: ACCRUAL &nbsp; Department: All</span></div><table><tr class="h"><td><td class="n">Year To Date<br>08/31/2026<td class="n">Prior Year To Date<br>08/31/2025<td class="n">Variance<td class="n">Var %</tr>${body(escaped(income), cells, 9)}</table><div class="foot" style="font-size:7pt">Created on : 09/17/2026 9:12 AM PDT &nbsp;&nbsp; Silverpeak Metering, Inc. &nbsp;&nbsp; Page 1</div>`],
    truth: truthFrom({
      family: 'dimension-report-year-to-date', notes: 'cloud ledger’s comparative income statement: eight months and the same of the year before under dates, account numbers with two dashes, payroll in four functions, expense groups by function, interest expense printed negative among other income and expense, variance columns', company: 'Silverpeak Metering, Inc.', statementType: 'INCOME_STATEMENT', ends: ['2026-08-31', '2025-08-31'], parts: [{ rows: income }], books,
      any: { salaries: ['p1+p2+p3', 'p1+p2+p3+sp', 'null'], marketing: ['adv', 'sm'], general: ['ga', 'null'], otherIncome: ['ii', 'ii+fx', 'null'], otherExpenses: ['0-ie', '0-ie-fx', 'null'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const byYear = (() => {
  const books: Books = new Map([['o', [0, 0, 0, 0]]])
  const income = statement(`
# Income
  4000 Tree Removal | 486215.40 641806.20 586218.75
  4010 Stump Grinding | 86415.00 104218.50 98630.25
  4020 Storm Work | 31806.00 218415.90 41206.10
  4090 Refunds | -1206.50 -3415.00 -2806.40
= Total Income | sum | revenue @rev
# Cost of Goods Sold
  5000 Crew Wages | 141806.33 218630.15 196415.80 | @crew
  5010 Disposal Fees | 28415.20 46218.75 38206.40
  5020 Fuel | 41806.15 58630.20 54218.66
= Total Cost of Goods Sold | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Expenses
  6000 Advertising | 14218.66 18206.40 12806.15 | marketing
  6010 Bank Charges | 1206.18 1806.22 1418.30
  6020 Depreciation | 36000.00 61806.00 48215.00 | depreciation
  6030 Insurance | 48206.75 61418.20 54806.90
  6040 Interest Paid | 14218.40 18630.15 11806.22 | interest @int
  6050 Office Salaries | 41806.00 54218.00 51206.00 | @os
  6060 Rent | 18000.00 24000.00 21600.00 | rent
  6070 Repairs | 24630.15 41806.75 36218.40
  6080 Uncategorized Expense | 0 418.20 1206.75
= Total Expenses | sum | totalExpenses @exp
= Net Operating Income | gp-exp | ordinaryIncome @op
# Other Income
  7000 Gain on Equipment Sale | 0 12500.00 6218.00 | otherIncome @oi
= Total Other Income | sum
= Net Other Income | oi | netOther @no
== Net Income | op+no | netIncome @net
`, books, 3)
  const cells = (values: readonly number[], row: { readonly kind?: string }) => { const all = [...values].reverse(); return [...all, all.reduce((total, value) => total + value, 0)].map(value => (row.kind === 'line' ? amount(value, { zero: '' }) : amount(value, { dollar: true, negative: 'dollar-minus' }))) }
  return printed({
    name: 'big-thicket-tree-service-by-year', style: ".page{font:8.4pt/11.6pt 'Nunito Sans';padding:.6in .6in}.h td{border-bottom:1pt solid #8d9096;color:#6b6c72;font-size:7.6pt}td{padding:1.2pt 3pt}.total td,.grand td{font-weight:700;border-top:.6pt solid #babec5}.grand td{border-bottom:2pt double #8d9096}",
    pages: [`<div class="c" style="margin-bottom:12pt"><div style="font-size:15pt;line-height:20pt">Profit and Loss by Year</div><b>Big Thicket Tree Service</b><br>January 1, 2024-September 30, 2026</div><table><tr class="h"><td>DISTRIBUTION ACCOUNT<td class="n">JAN - DEC 2024<td class="n">JAN - DEC 2025<td class="n">JAN 1 - SEP 30<br>2026<td class="n">TOTAL</tr>${body(escaped(income), cells, 10)}</table><div class="foot c" style="font-size:7.4pt;color:#6b6c72">Cash Basis &nbsp; Thursday, October 8, 2026 09:41 AM GMT-05:00</div>`],
    truth: truthFrom({
      family: 'online-by-year-with-total', notes: 'online program’s profit and loss by year, oldest first, the last column nine months, then a total of all years that is no period; empty cells for zero, refunds among income, cash basis in the foot', company: 'Big Thicket Tree Service', statementType: 'INCOME_STATEMENT', ends: ['2026-09-30', '2025-12-31', '2024-12-31'], parts: [{ rows: income }], books,
      any: { salaries: ['os', 'os+crew', 'crew', 'null'], operatingIncome: ['op', 'op+int'], ordinaryIncome: ['op'], totalExpenses: ['exp', 'exp-int'], otherIncome: ['oi', 'null'], otherExpenses: ['int', 'null'], netOther: ['no', 'no-int'], beforeTax: ['net', 'null'], general: ['null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()
