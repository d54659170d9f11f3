/** Prints of accounting programs: a books service and a nonprofit’s fund ledger. */
import { agree, amount, body, escaped, percent, printed, statement, truthFrom, type Books } from './means.ts'

// prettier-ignore
export const booksService = (() => {
  const books: Books = new Map()
  const income = statement(`
# Operating Income
  Discount | -1206.40
  General Income | 4215.00
  Sales | 486215.75
  Shipping Charge | 8630.20
= Total for Operating Income | sum | revenue @rev
# Cost of Goods Sold
  Cost of Goods Sold | 241830.66
  Freight & Duty | 18415.90
= Total for Cost of Goods Sold | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Operating Expense
  Advertising And Marketing | 31806.20 | marketing
  Bank Fees and Charges | 2418.75
  Consultant Expense | 6500.00
  Credit Card Charges | 11206.33
  Depreciation Expense | 7800.00 | depreciation
  IT and Internet Expenses | 5218.40
  Office Supplies | 3806.15 | @office
  Rent Expense | 36000.00 | rent
  Salaries and Employee Wages | 74215.00 | salaries
  Telephone Expense | 1918.66 | @phone
  Travel Expense | 4206.80
= Total for Operating Expense | sum | totalExpenses @exp
= Operating Profit | gp-exp | operatingIncome @op
# Non Operating Income
  Interest Income | 412.18 | otherIncome @ii
= Total for Non Operating Income | sum
# Non Operating Expense
  Interest Expense | 6218.44 | interest @int
= Total for Non Operating Expense | sum
== Net Profit/Loss | op+ii-int | netIncome @net
`, books, 1)
  const sheet = statement(`
# Assets
  # Current Assets
    # Cash
      Petty Cash | 250.00 | cash
      Undeposited Funds | 3415.20 | cash @und
    = Total for Cash | sum
    # Bank
      Ozark Heritage Bank - 4418 | 38206.75 | cash @bank
    = Total for Bank | sum
    # Accounts Receivable
      Accounts Receivable | 52630.40 | receivable
    = Total for Accounts Receivable | sum
    # Other current assets
      Inventory Asset | 86415.22 | inventory
      Prepaid Expenses | 4800.00 | prepaid
    = Total for Other current assets | sum
  = Total for Current Assets | sum | totalCurrent @ca
  # Fixed Assets
    Furniture and Equipment | 41206.00 | property
    Accumulated Depreciation | -19400.00 | accumulated
  = Total for Fixed Assets | sum | totalFixed @fa
= Total for Assets | ca+fa | totalAssets @assets
# Liabilities & Equities
  # Liabilities
    # Current Liabilities
      Accounts Payable | 31806.18 | payable @p1
      Tax Payable | 4218.33 | @tp
      Customer Advances | 6500.00 | @adv
      Business Credit Card | 9418.60 | @cc
    = Total for Current Liabilities | sum | totalDue @due
    # Long Term Liabilities
      Equipment Loan - Ozark Heritage | 28415.00 | longDebt
    = Total for Long Term Liabilities | sum | totalLong @long
  = Total for Liabilities | due+long | totalLiabilities @liab
  # Equities
    Capital Stock | 5000.00 | stock @cs
    Drawings | -30000.00 | @draw
    Current Year Earnings | net
    Retained Earnings | assets-liab-cs-draw-net | retained @re
  = Total for Equities | sum | totalEquity @eq
= Total for Liabilities & Equities | liab+eq | totalBoth @both
`, books, 1)
  agree(books, ['both', 'assets'])
  const cells = (values: readonly number[]) => values.map(value => amount(value))
  const head = (title: string, when: string) => `<div style="text-align:center;margin-bottom:14pt"><span style="color:#555">Ozark Trail Provisions LLC</span><br><b style="font-size:15pt;line-height:20pt">${title}</b><br><span style="font-size:8.4pt">Basis : Accrual</span><br>${when}</div><table><tr class="h"><td>ACCOUNT<td class="n">TOTAL</tr>`
  return printed({
    name: 'ozark-trail-provisions-books-service', style: ".page{font:9.2pt/13pt 'Open Sans';padding:.6in .9in}.h td{font-size:8pt;border-top:.6pt solid #bbb;border-bottom:.6pt solid #bbb;color:#555}td{padding:.8pt 2pt}.total td{font-weight:700;border-bottom:.4pt solid #ddd}.grand td{font-weight:700;border-top:.8pt solid #555}.head td{font-weight:700}",
    pages: [`${head('Profit and Loss', 'From 01/01/2026 To 06/30/2026')}${body(escaped(income), cells, 12)}</table>`, `${head('Balance Sheet', 'As of 06/30/2026')}${body(escaped(sheet), cells, 11)}</table><p style="font-size:8pt">**Amount is displayed in your base currency USD</p>`],
    truth: truthFrom({
      family: 'books-service-total-for', notes: 'cloud books service’s half year: totals named "Total for …", groups of one line with totals of their own, discount first among income, non-operating groups, retained earnings after the current year’s', company: 'Ozark Trail Provisions LLC', statementType: 'BALANCE_SHEET', ends: ['2026-06-30'], parts: [{ rows: income }, { rows: sheet }], books,
      any: { ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], general: ['office', 'null'], otherExpenses: ['int', 'null'], netOther: ['ii-int', 'ii', 'null'], otherDue: ['tp+adv', 'adv', 'tp', 'tp+adv+cc', 'adv+cc', 'cc', 'tp+cc', 'null'], accrued: ['tp', 'null'], shortDebt: ['cc', 'null'], payable: ['p1', 'p1+cc'], retained: ['re', 're+net', 're+net+draw', 're+draw'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'deferredTax', 'intangible'],
    }),
  })
})()

// prettier-ignore
export const fundLedger = (() => {
  const books: Books = new Map([['y', [0, 0]]])
  const income = statement(`
# Revenue
  4000 - Patient Service Revenue, Net | 3186415.22 2918206.40
  4100 - Federal 330 Grant | 1418206.00 1418206.00
  4150 - State and Local Grants | 286415.50 241830.00
  4200 - Pharmacy 340B Program | 918630.75 786215.33
  4300 - Contributions | 64218.00 81206.50 | @don
  4900 - Interest and Other | 21806.44 14215.18 | @oi
= Total Revenue | sum | revenue @rev
# Expenditures
  5000 - Salaries and Wages | 3118406.90 2886215.75 | salaries @sal
  5100 - Fringe Benefits | 686215.40 634218.20 | @fringe
  5200 - Contracted Providers | 318630.00 286415.00
  5300 - Medical and Dental Supplies | 286415.18 264206.33
  5350 - Pharmaceuticals | 486218.66 431806.20
  5400 - Occupancy | 241830.00 236415.00 | rent
  5500 - Information Technology | 164218.30 148206.75
  5600 - Insurance | 48215.00 44630.00
  5700 - Depreciation | 198406.00 186215.00 | depreciation
  5800 - Interest | 31806.22 36418.90 | interest @int
  5900 - Other General and Administrative | 86415.75 91206.44 | general
= Total Expenditures | sum | totalExpenses @exp
== Change in Net Assets | rev-exp | netIncome @net
`, books, 2)
  const cells = (values: readonly number[]) => { const [now = 0, before = 0] = values; return [amount(now, { negative: 'parentheses' }), amount(before, { negative: 'parentheses' }), amount(now - before, { negative: 'parentheses' }), percent(now - before, Math.abs(before), 2)] }
  return printed({
    name: 'cedar-creek-health-center-fund-ledger', style: ".page{font:8.8pt/12pt 'Roboto';padding:.6in .6in}.h td{border-bottom:1pt solid #000;font-weight:700;vertical-align:bottom}.total td{font-weight:700}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}.head td{font-weight:700;padding-top:5pt}",
    pages: [`<div style="display:flex;justify-content:space-between"><div><b style="font-size:12pt">Cedar Creek Community Health Center, Inc.</b><br><b>Statement of Revenues and Expenditures - Comparative YTD</b><br>From 7/1/2025 Through 3/31/2026</div><div class="n" style="font-size:8pt">Fund: 10 - Operating</div></div><table style="margin-top:14pt"><tr class="h"><td><td class="n">Current Year<br>Actual<td class="n">Prior Year<br>Actual<td class="n">Change<td class="n">Percent<br>Change</tr>${body(escaped(income), cells, 10)}</table><div class="foot" style="font-size:7.6pt">Date: 4/21/2026 2:18:07 PM &nbsp;&nbsp;&nbsp; Page: 1</div>`],
    truth: truthFrom({
      family: 'fund-ledger-revenues-and-expenditures', notes: 'health center’s fund ledger, nine months against the year before: account numbers with dashes, dates only in one "From … Through …" line so that the earlier column’s period is a year before, change columns', company: 'Cedar Creek Community Health Center, Inc.', statementType: 'INCOME_STATEMENT', ends: ['2026-03-31', '2025-03-31'], parts: [{ rows: income }], books,
      any: { revenue: ['rev', 'rev-oi', 'rev-oi-don'], salaries: ['sal', 'sal+fringe'], totalExpenses: ['exp', 'exp-int'], operatingIncome: ['net', 'net+int', 'net+int-oi', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], gross: ['rev', 'null'], otherIncome: ['oi', 'null'], otherExpenses: ['int', 'null'], netOther: ['oi-int', '0-int', 'oi', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'cost', 'tax'],
    }),
  })
})()
