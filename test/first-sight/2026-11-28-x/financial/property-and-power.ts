/** An apartment owner’s property ledger and an electric cooperative’s operating report. */
import { agree, amount, body, escaped, of, percent, printed, statement, truthFrom, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const apartments = (() => {
  const books: Books = new Map([['o', [0, 0, 0, 0]]])
  const income = statement(`
# 4000-0000 INCOME
  # 4100-0000 RENTAL INCOME
    4110-0000 Gross Potential Rent | 1684350.00 188400.00
    4120-0000 Gain/(Loss) to Lease | -31218.44 -2906.10
    4130-0000 Vacancy | -84206.17 -9418.33
    4140-0000 Concessions | -12650.00 -1200.00
    4150-0000 Bad Debt | -9806.52 -412.75
  = 4199-0000 TOTAL RENTAL INCOME | sum | @rent
  # 4200-0000 OTHER INCOME
    4210-0000 Late Fees | 14218.00 1550.00
    4220-0000 Application Fees | 4860.00 480.00
    4230-0000 Laundry Income | 11806.25 1315.50
    4240-0000 Utility Reimbursement | 61418.90 6871.05
  = 4299-0000 TOTAL OTHER INCOME | sum | @oth
= 4999-0000 TOTAL INCOME | rent+oth | revenue @rev
# 5000-0000 EXPENSES
  # 5100-0000 PAYROLL
    5110-0000 Manager Salaries | 86415.30 9418.66
    5120-0000 Maintenance Salaries | 71206.84 7806.15
    5130-0000 Payroll Taxes and Benefits | 28630.11 3115.40
  = 5199-0000 TOTAL PAYROLL | sum | salaries @pay
  # 5200-0000 UTILITIES
    5210-0000 Electric - Common | 31806.55 3418.20
    5220-0000 Water and Sewer | 64218.09 7206.33
    5230-0000 Trash Removal | 21415.00 2380.00
  = 5299-0000 TOTAL UTILITIES | sum | rent @util
  # 5300-0000 OPERATING
    5310-0000 Repairs and Maintenance | 48206.77 5318.42
    5320-0000 Turnover Costs | 36218.40 6418.00
    5330-0000 Landscaping | 18900.00 2100.00
    5340-0000 Advertising | 14806.12 1206.90 | marketing
    5350-0000 Office and Administrative | 12418.66 1318.05 | general
    5360-0000 Management Fees | 49206.40 5530.79
  = 5399-0000 TOTAL OPERATING | sum | @oper
  # 5400-0000 TAXES AND INSURANCE
    5410-0000 Real Estate Taxes | 148500.00 16500.00
    5420-0000 Property Insurance | 61806.30 6867.37
  = 5499-0000 TOTAL TAXES AND INSURANCE | sum | @ti
= 5999-0000 TOTAL OPERATING EXPENSES | pay+util+oper+ti | totalExpenses @exp
= 6000-0000 NET OPERATING INCOME | rev-exp | operatingIncome @noi
# 7000-0000 NON OPERATING
  7110-0000 Mortgage Interest | 318406.12 35218.90 | interest @int
  7210-0000 Depreciation | 241830.00 26870.00 | depreciation @dep
  7220-0000 Amortization of Loan Costs | 8415.00 935.00 | @am
= 7999-0000 TOTAL NON OPERATING | sum | @non
== 9090-0000 NET INCOME | noi-non | netIncome @net
`, books, 2)
  books.set('ytd', [of(books, 'net')[0] ?? 0, (of(books, 'net')[0] ?? 0) - (of(books, 'net')[1] ?? 0)])
  const sheet = statement(`
# 1000-0000 ASSETS
  # 1100-0000 CASH
    1110-0000 Cash - Operating | 218406.33 186215.40 | cash
    1120-0000 Cash - Security Deposits | 96418.00 95206.00 | @csd
    1130-0000 Cash - Petty | 500.00 500.00 | cash
  = 1199-0000 TOTAL CASH | sum | @tc
  # 1200-0000 RECEIVABLES AND OTHER
    1210-0000 Accounts Receivable - Tenants | 31806.45 28415.90 | receivable
    1220-0000 Escrow - Taxes and Insurance | 164218.00 142806.00 | @esc
    1230-0000 Replacement Reserve | 241806.75 236218.15 | @res
    1240-0000 Prepaid Insurance | 20602.11 27469.48 | prepaid
  = 1299-0000 TOTAL RECEIVABLES AND OTHER | sum | @ro
  # 1400-0000 FIXED ASSETS
    1410-0000 Land | 1860000.00 1860000.00 | property
    1420-0000 Buildings | 9418630.00 9418630.00 | property
    1430-0000 Improvements | 686215.50 661806.20 | property
    1440-0000 Furniture and Fixtures | 141830.00 141830.00 | property
    1490-0000 Accumulated Depreciation | -2418630.00 -2391760.00 | accumulated
  = 1499-0000 TOTAL FIXED ASSETS | sum | totalFixed @fa
  # 1500-0000 DEFERRED COSTS
    1510-0000 Loan Costs, Net | 58905.00 59840.00 | otherLong @lc
  = 1599-0000 TOTAL DEFERRED COSTS | sum
== 1999-0000 TOTAL ASSETS | tc+ro+fa+lc | totalAssets @assets
# 2000-0000 LIABILITIES AND EQUITY
  # 2100-0000 LIABILITIES
    2110-0000 Accounts Payable | 48206.18 61806.33 | payable
    2120-0000 Accrued Interest | 34806.90 34911.20 | @ai
    2130-0000 Accrued Real Estate Taxes | 148500.00 132000.00 | @at
    2140-0000 Prepaid Rent | 18415.20 14206.75 | @pr
    2150-0000 Tenant Security Deposits | 95806.00 95206.00 | @tsd
    2210-0000 Mortgage Payable - First | 7418206.44 7431806.10 | longDebt @mtg
  = 2999-0000 TOTAL LIABILITIES | sum | totalLiabilities @liab
  # 3000-0000 EQUITY
    3110-0000 Member Contributions | 2600000.00 2600000.00 | @mc
    3120-0000 Member Distributions | -486000.00 -432000.00 | @md
    3200-0000 Retained Earnings | assets-liab-mc-md-ytd | retained @re
    3300-0000 Current Year Earnings | ytd | @cye
  = 3999-0000 TOTAL EQUITY | sum | totalEquity @eq
== 3999-9999 TOTAL LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  const rev = of(books, 'rev')
  const code = (rows: readonly Line[]) => escaped(rows).map(row => ({ ...row, label: row.label.replace(/^(\S+) /, '<i>$1</i>') }))
  const flows = (values: readonly number[]) => [1, 0].flatMap(i => [amount(values[i] ?? 0), percent(values[i] ?? 0, rev[i] ?? 1, 2).replace('%', '')])
  const change = ([now = 0, before = 0]: readonly number[]) => [amount(now), amount(before), amount(now - before)]
  const head = (title: string) => `<div><b style="font-size:10.5pt">Harbor Mill Apartments LLC (hmill)</b></div><b style="font-size:12pt;display:block;text-align:center">${title}</b><div class="c">Period = Sep 2026</div><div class="c">Book = Accrual ; Tree = ysi_bs</div>`
  return printed({
    name: 'harbor-mill-apartments-property-ledger', style: ".page{font:8pt/10.4pt Arimo;padding:.45in .6in}i{font-style:normal;display:inline-block;width:.75in}.h td{font-weight:700;border-bottom:.8pt solid #000}.total td,.grand td,.head td{font-weight:700}.total .n span{border-top:.5pt solid #000;display:inline-block;min-width:.85in}.grand .n span{border-top:.5pt solid #000;border-bottom:1.6pt double #000;display:inline-block;min-width:.85in}.n{width:1in}",
    pages: [`${head('Income Statement')}<table style="margin-top:8pt"><tr class="h"><td><td class="n">Period to Date<td class="n">%<td class="n">Year to Date<td class="n">%</tr>${body(code(income), flows, 6)}</table><div class="foot" style="font-size:7pt">Tuesday, October 13, 2026 &nbsp; 10:06 AM</div>`, `${head('Balance Sheet (With Period Change)')}<table style="margin-top:8pt"><tr class="h"><td><td class="n">Balance<br>Current Period<td class="n">Beginning<br>Balance<td class="n">Net<br>Change</tr>${body(code(sheet), change, 6)}</table><div class="foot" style="font-size:7pt">Tuesday, October 13, 2026 &nbsp; 10:06 AM</div>`],
    truth: truthFrom({
      family: 'property-ledger-period-to-date', notes: 'apartment owner’s property management ledger: account codes of eight digits, period to date before year to date with percentages beside, balance sheet with the beginning balance of the month and a change, the date only as a period, net operating income before mortgage interest and depreciation', company: 'Harbor Mill Apartments LLC', statementType: 'BALANCE_SHEET', ends: ['2026-09-30'], parts: [{ rows: income }, { rows: sheet }], books,
      any: { gross: ['rev', 'null'], revenue: ['rev'], otherIncome: ['oth', 'null'], salaries: ['pay'], totalExpenses: ['exp', 'exp+non', 'exp+dep', 'exp+dep+am'], operatingIncome: ['noi', 'noi-dep-am', 'noi-dep', 'net'], ordinaryIncome: ['noi', 'net', 'noi-dep-am', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['non', 'int', 'int+am', 'null'], netOther: ['0-non', '0-int', '0-int-am', 'null'], depreciation: ['dep', 'dep+am'], cash: ['tc', 'tc-csd'], otherCurrent: ['esc', 'esc+csd', 'esc+res', 'esc+res+csd', 'res', 'csd', 'csd+res', 'null'], otherLong: ['lc', 'lc+res', 'lc+res+esc', 'lc+esc', 'res', 'null'], intangible: ['lc', 'null'], accrued: ['ai+at', 'at'], otherDue: ['pr+tsd', 'pr', 'tsd', 'null'], otherLongDue: ['tsd', 'null'], retained: ['re', 're+cye', 're+cye+md'], paidIn: ['mc', 'null'], stock: ['mc', 'null'], totalCurrent: ['tc+ro', 'null'], totalFixed: ['fa', 'fa+lc', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'cost', 'treasury', 'inventory'],
    }),
  })
})()

// prettier-ignore
export const electric = (() => {
  const books: Books = new Map([['o', [0, 0, 0, 0]]])
  const operations = statement(`
1. Electric Energy Revenues | 24186415 22918406 24600000 2186415 | revenue @rev
2. Power Production Expense | 0 0 0 0
3. Cost of Purchased Power | 14218630 13806215 14400000 1318406 | cost @pp
4. Transmission Expense | 186415 178206 190000 15806
5. Regional Market Expense | 0 0 0 0
6. Distribution Expense - Operation | 1618406 1518630 1650000 141806
7. Distribution Expense - Maintenance | 1486215 1606418 1500000 118206
8. Customer Accounts Expense | 686415 664218 700000 58406
9. Customer Service and Informational Expense | 141806 136215 145000 11806
10. Sales Expense | 48206 51806 50000 3806 | marketing
11. Administrative and General Expense | 1418630 1364218 1425000 121806 | general
`, books, 4)
  const lines2to11 = [0, 1, 2, 3].map(column => operations.slice(1).reduce((total, { values = [] }) => total + (values[column] ?? 0), 0))
  books.set('two', lines2to11)
  const further = statement(`
12. Total Operation & Maintenance Expense (2 thru 11) | two | @om
13. Depreciation and Amortization Expense | 1686415 1618206 1700000 141206 | depreciation @dep
14. Tax Expense - Property & Gross Receipts | 218406 211806 220000 18206
15. Tax Expense - Other | 0 0 0 0
16. Interest on Long-Term Debt | 1318630 1364215 1320000 109418 | interest @int
17. Interest Charged to Construction - Credit | 0 0 0 0
18. Interest Expense - Other | 41806 28415 40000 3618 | interest @io
19. Other Deductions | 18206 14630 15000 1206
`, books, 4)
  books.set('cost', [0, 1, 2, 3].map(column => further.reduce((total, { values = [] }) => total + (values[column] ?? 0), 0)))
  const last = statement(`
20. Total Cost of Electric Service (12 thru 19) | cost | @tot
21. Patronage Capital & Operating Margins (1 minus 20) | rev-tot | @op
22. Non Operating Margins - Interest | 118406 94218 110000 9806 | @ni
23. Allowance for Funds Used During Construction | 0 0 0 0
24. Income (Loss) from Equity Investments | -14218 8206 0 -1806 | @eqi
25. Non Operating Margins - Other | 31806 26415 30000 2418 | @no
26. Generation and Transmission Capital Credits | 618406 586215 600000 618406 | @gt
27. Other Capital Credits and Patronage Dividends | 86415 81806 85000 12406 | @cc
28. Extraordinary Items | 0 0 0 0
29. Patronage Capital or Margins (21 thru 28) | op+ni+eqi+no+gt+cc | netIncome @net
`, books, 4)
  const rows = [...operations, ...further, ...last]
  const assets = statement(`
1. Total Utility Plant in Service | 68418630 | property
2. Construction Work in Progress | 1218406 | property
3. Total Utility Plant (1 + 2) | 69637036
4. Accum. Provision for Depreciation and Amort. | 22806415 | -accumulated @acc
5. Net Utility Plant (3 - 4) | o+69637036-acc | @nup
6. Non-Utility Property (Net) | 0
7. Investments in Subsidiary Companies | 318406 | longInvestments
8. Invest. in Assoc. Org. - Patronage Capital | 8618206 | longInvestments
9. Invest. in Assoc. Org. - Other - Nongeneral Funds | 986415 | longInvestments
10. Special Funds | 41806 | @sf
11. Total Other Property & Investments (6 thru 10) | o+318406+8618206+986415+sf | @opi
12. Cash - General Funds | 1418206 | cash @c1
13. Cash - Construction Funds - Trustee | 100 | @c2
14. Special Deposits | 0
15. Temporary Investments | 2406215 | shortInvestments @ti
16. Notes Receivable (Net) | 64218 | @nr
17. Accounts Receivable - Sales of Energy (Net) | 2218630 | receivable @ar1
18. Accounts Receivable - Other (Net) | 186415 | @ar2
19. Materials and Supplies - Electric & Other | 618206 | inventory
20. Prepayments | 141806 | prepaid
21. Other Current and Accrued Assets | 31806 | @oca
22. Total Current and Accrued Assets (12 thru 21) | c1+c2+ti+nr+ar1+ar2+618206+141806+oca | totalCurrent @ca
23. Other Deferred Debits | 418630 | otherLong @dd
24. Total Assets and Other Debits (5 + 11 + 22 + 23) | nup+opi+ca+dd | totalAssets @ta
`, books, 1)
  const [ni0 = 0] = of(books, 'net')
  books.set('opm', [(of(books, 'op')[0] ?? 0) + (of(books, 'gt')[0] ?? 0) + (of(books, 'cc')[0] ?? 0)])
  books.set('nom', [ni0 - (of(books, 'opm')[0] ?? 0)])
  const debts = statement(`
25. Memberships | 96415 | @mem
26. Patronage Capital | pat | @pc
27. Operating Margins - Current Year | opm
28. Non-Operating Margins | nom
29. Other Margins and Equities | 1418206 | @ome
30. Total Margins & Equities (25 thru 29) | mem+pat+opm+nom+ome | totalEquity @eq
31. Long-Term Debt - RUS (Net) | 6218406 | longDebt @d1
32. Long-Term Debt - FFB - RUS Guaranteed | 18630215 | longDebt @d2
33. Long-Term Debt - Other - RUS Guaranteed | 0
34. Long-Term Debt - Other (Net) | 2806418 | longDebt @d3
35. Total Long-Term Debt (31 thru 34) | d1+d2+d3 | @ltd
36. Accumulated Operating Provisions | 986215 | @aop
37. Total Other Noncurrent Liabilities | aop | @onl
38. Notes Payable | 750000 | shortDebt
39. Accounts Payable | 1618206 | payable
40. Consumers Deposits | 418630 | @cd
41. Current Maturities Long-Term Debt | 1186415 | currentDebt
42. Other Current and Accrued Liabilities | 686218 | @ocl
43. Total Current & Accrued Liabilities (38 thru 42) | o+750000+1618206+cd+1186415+ocl | totalDue @due
44. Other Deferred Credits | 241806 | @odc
45. Total Liabilities and Other Credits (30 + 35 + 37 + 43 + 44) | eq+ltd+onl+due+odc | totalBoth @both
`, books.set('pat', [(of(books, 'ta')[0] ?? 0) - 96415 - 1418206 - ni0 - (6218406 + 18630215 + 2806418) - 986215 - (750000 + 1618206 + 418630 + 1186415 + 686218) - 241806]), 1)
  agree(books, ['both', 'ta'])
  const cells = ([now = 0, before = 0, budget = 0, month = 0]: readonly number[]) => [before, now, budget, month].map(value => amount(value, { digits: 0, negative: 'parentheses' }))
  const one = (values: readonly number[]) => values.map(value => amount(value, { digits: 0, negative: 'parentheses' }))
  const form = '<table class="x"><tr><td style="width:52%"><b>FINANCIAL AND OPERATING REPORT<br>ELECTRIC DISTRIBUTION</b><td>BORROWER DESIGNATION<br><b>MN0418</b><td>PERIOD ENDED<br><b>December, 2025</b></tr><tr><td>INSTRUCTIONS - See help in the online application. This information is analyzed and used to determine the submitter’s financial situation and feasibility for loans and guarantees.<td colspan="2">BORROWER NAME<br><b>Blue Heron Electric Cooperative</b></tr></table>'
  const strong = (all: readonly Line[]) => escaped(all).map(row => ({ ...row, ...(/\(\d.*\)$/.test(row.label) && { kind: 'total' as const }) }))
  return printed({
    name: 'blue-heron-electric-operating-report', style: ".page{font:7.8pt/10.2pt Arimo;padding:.45in .5in}.x td{border:.6pt solid #000;padding:2pt 4pt}.n{width:.95in}.g td{border:.5pt solid #000;padding:.6pt 4pt}.g .h td{text-align:center;font-weight:700}.total td{font-weight:700}",
    pages: [`${form}<div class="c b" style="border:.6pt solid #000;border-top:0;padding:2pt">PART A. STATEMENT OF OPERATIONS</div><table class="g"><tr class="h"><td rowspan="3" style="vertical-align:middle">ITEM<td colspan="3">YEAR-TO-DATE<td rowspan="2">THIS MONTH</tr><tr class="h"><td>LAST YEAR<td>THIS YEAR<td>BUDGET</tr><tr class="h"><td>(a)<td>(b)<td>(c)<td>(d)</tr>${body(strong(rows), cells, 0)}</table><div class="foot">RUS Financial and Operating Report Electric Distribution &nbsp;&nbsp; Revision Date 2014</div>`, `${form}<div class="c b" style="border:.6pt solid #000;border-top:0;padding:2pt">PART C. BALANCE SHEET</div><div style="display:flex"><table class="g" style="width:50%"><tr class="h"><td colspan="2">ASSETS AND OTHER DEBITS</tr>${body(strong(assets), one, 0)}</table><table class="g" style="width:50%"><tr class="h"><td colspan="2">LIABILITIES AND OTHER CREDITS</tr>${body(strong(debts), one, 0)}</table></div><div class="foot">RUS Financial and Operating Report Electric Distribution &nbsp;&nbsp; Revision Date 2014</div>`],
    truth: truthFrom({
      family: 'rural-electric-operating-report', notes: 'electric cooperative’s government report: numbered lines in a grid, last year before this year, budget and this month as decoys, sums named by line numbers, accumulated depreciation printed positive, assets and liabilities side by side, margins instead of income', company: 'Blue Heron Electric Cooperative', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows, pick: [0, 1] }, { rows: [...assets, ...debts], pick: [0] }], books,
      any: { revenue: ['rev'], cost: ['pp', 'null'], gross: ['rev-pp', 'rev', 'null'], totalExpenses: ['tot', 'om', 'tot-pp', 'om-pp', 'tot-int-io', 'tot-pp-int-io', 'null'], operatingIncome: ['op', 'op+int+io'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], otherIncome: ['ni+eqi+no+gt+cc', 'ni+no', 'ni+no+gt+cc', 'no', 'null'], otherExpenses: ['int+io', 'null'], netOther: ['ni+eqi+no+gt+cc', 'ni+eqi+no+gt+cc-int-io', 'null'], tax: ['null'], cash: ['c1', 'c1+c2'], receivable: ['ar1+ar2', 'ar1', 'ar1+ar2+nr', 'ar1+nr'], otherCurrent: ['oca', 'oca+c2', 'oca+nr', 'oca+nr+c2', 'oca+ar2', 'oca+ar2+nr', 'oca+ar2+nr+c2', 'null'], otherLong: ['dd', 'dd+sf'], longInvestments: ['opi', 'opi-sf'], totalFixed: ['nup', 'nup+opi', 'nup+opi+dd', 'null'], accrued: ['ocl', 'null'], otherDue: ['cd', 'cd+ocl', 'ocl', 'null'], otherLongDue: ['aop', 'aop+odc', 'odc', 'null'], totalLong: ['ltd', 'ltd+onl', 'ltd+onl+odc', 'null'], totalLiabilities: ['ltd+onl+due+odc', 'null'], retained: ['pc', 'pc+opm', 'pc+opm+nom', 'pc+opm+nom+ome', 'null'], stock: ['mem', 'null'], paidIn: ['ome', 'null'] },
      absent: ['cashFlowStatement', 'treasury', 'intangible', 'salaries'],
    }),
  })
})()
