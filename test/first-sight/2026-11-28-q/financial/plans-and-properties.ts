/** Statements with projections, with pro forma adjustments, and of rented real estate. */
import { amount, body, escaped, phone, printed, statement, truthFrom, type Books } from './means.ts'

// prettier-ignore
export const projections = (() => {
  const books: Books = new Map()
  const rows = statement(`
Revenue - retail | 618206.00 684215.00 735000.00 790000.00 | @retail
Revenue - wholesale | 214630.00 286415.00 360000.00 450000.00 | @wholesale
= Total revenue | retail+wholesale | revenue @rev
# Cost of goods sold
  Green coffee and milk | 218406.00 256218.00 292000.00 334000.00
  Packaging | 31806.00 38415.00 44500.00 51500.00
  Roasting labor | 84215.00 94630.00 118000.00 132000.00
= Total cost of goods sold | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Payroll - cafe and office | 241806.00 258630.00 279000.00 301000.00 | salaries
  Rent | 66000.00 67980.00 70020.00 72120.00 | rent @rent
  Utilities | 14218.00 15630.00 17000.00 18500.00 | @util
  Advertising | 8415.00 11206.00 15000.00 18000.00 | marketing
  Depreciation | 12630.00 14218.00 26500.00 31000.00 | depreciation
  Other | 41806.00 46215.00 50000.00 54000.00 | @other
= Total operating expenses | sum | totalExpenses @exp
= Operating income | gp-exp | operatingIncome @op
Interest expense | 4218.00 3806.00 14200.00 12100.00 | interest @int
== Net income before owner’s draw | op-int | netIncome @net
`, books, 4)
  const cells = (values: readonly number[]) => values.map((value, i) => (i < 2 ? amount(value, { digits: 0, negative: 'parentheses' }) : `<i>${amount(value, { digits: 0, negative: 'parentheses' })}</i>`))
  return printed({
    name: 'slow-tide-coffee-actual-and-projected', style: ".page{font:10pt/14pt Carlito;padding:.7in .8in}td{border:.4pt solid #bfbfbf;padding:.4pt 5pt}.h td{background:#ddebf7;font-weight:700;text-align:center}.p{background:#fff2cc!important}.total td,.grand td{font-weight:700}.grand td{background:#f2f2f2}.head td{font-weight:700}i{font-style:italic;color:#444}",
    pages: [`<b style="font-size:14pt">Slow Tide Coffee Roasters LLC</b><br>Profit and loss, actual and projected (with requested $85,000 roaster loan)<table style="margin-top:10pt"><tr class="h"><td><td>Actual<br>2024<td>Actual<br>2025<td class="p">Projected<br>2026<td class="p">Projected<br>2027</tr>${body(escaped(rows), cells, 12)}</table><p style="font-size:9pt">Assumptions: wholesale accounts grow from 22 to 40; new 25 kg roaster on line in March 2026; price increase of 4% in January. Calendar years.</p>`],
    truth: truthFrom({
      family: 'actual-and-projected-years', notes: 'roaster’s spreadsheet with two actual and two projected years, oldest first: the latest actual year is the truth, the loan requested and assumptions as decoys, years alone under the words', company: 'Slow Tide Coffee Roasters LLC', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows, pick: [1, 0] }], books,
      any: { rent: ['rent+util', 'rent'], general: ['other', 'null'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['int', 'null'], netOther: ['0-int', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const insurance = (() => {
  const books: Books = new Map()
  const income = statement(`
# Commission Income
  Commercial Lines | 618406.22 571830.40
  Personal Lines | 386215.75 371206.18
  Employee Benefits | 141806.30 118630.00
  Contingent Commissions | 94218.00 61806.00
  Fee Income | 18630.00 16215.00
= Total Commission Income | sum | revenue @rev
# Compensation
  Producer Commissions | 286415.60 258206.33 | @prod
  Staff Salaries | 318206.40 301415.22 | salaries @staff
  Payroll Taxes | 46218.15 42806.77
  Benefits and 401(k) Match | 58406.00 54218.00
= Total Compensation | sum | @comp
# Selling Expense
  Advertising and Sponsorships | 31806.44 28415.90 | marketing
  Travel and Entertainment | 14218.30 12630.15
= Total Selling Expense | sum | @sell
# Operating Expense
  Agency Management System | 41206.00 38415.00
  Rent | 72000.00 69600.00 | @rent
  Telephone and Utilities | 16218.66 15806.20 | @tel
  E&O Insurance | 21806.00 19630.00
  Professional Fees | 14500.00 12800.00
  Office and Postage | 12206.75 11830.44 | @office
= Total Operating Expense | sum | @ope
# Administrative Expense
  Amortization of Book of Business | 64000.00 64000.00 | @amort
  Depreciation | 9218.00 8806.00 | @dep
  Interest | 18406.50 22215.75 | interest @int
= Total Administrative Expense | sum | @adm
= Total Expenses | comp+sell+ope+adm | totalExpenses @exp
== Net Income | rev-exp | netIncome @net
# Pro Forma Adjustments
  Owner compensation above market | 85000.00 85000.00 | @own
  One-time carrier transition | 12400.00 0 | @one
  Interest, depreciation and amortization | int+dep+amort | @ida
= Pro Forma EBITDA | net+own+one+ida | @pf
`, books, 2)
  const cells = (values: readonly number[]) => values.map(value => amount(value, { negative: 'parentheses', zero: '0.00' }))
  return printed({
    name: 'bluegrass-insurors-pro-forma', style: ".page{font:9pt/11.8pt 'IBM Plex Sans';padding:.6in .9in}.h td{font-weight:700;border-bottom:1pt solid #2a4d69}.total td{font-weight:700}.total .n{border-top:.5pt solid #2a4d69}.grand td{font-weight:700;background:#e4ecf3}.head td{font-weight:700;color:#2a4d69}",
    pages: [`<b style="font-size:13pt;color:#2a4d69">Bluegrass Insurors Group, Inc.</b><div style="display:flex;justify-content:space-between;margin-bottom:8pt"><span>Income Statement with Pro Forma EBITDA</span><span>Accrual basis · prepared 02/17/2026</span></div><table><tr class="h"><td><td class="n">12 Months Ended<br>12/31/2025<td class="n">12 Months Ended<br>12/31/2024</tr>${body(escaped(income), cells, 11)}</table>`],
    truth: truthFrom({
      family: 'agency-pro-forma-adjustments', notes: 'insurance agency’s income statement by kinds of expense: interest, amortization and depreciation under administrative expense, pro forma adjustments below net income that are no part of it, commissions as income and as expense', company: 'Bluegrass Insurors Group, Inc.', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: income }], books,
      any: { salaries: ['staff', 'staff+prod', 'comp'], depreciation: ['dep', 'dep+amort'], rent: ['rent', 'rent+tel'], general: ['office', 'adm', 'ope', 'adm+ope', 'null'], totalExpenses: ['exp', 'exp-int'], operatingIncome: ['net', 'net+int', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], gross: ['rev', 'null'], otherExpenses: ['int', 'null'], netOther: ['0-int', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'cost', 'otherIncome'],
    }),
  })
})()

// prettier-ignore
export const realEstate = (() => {
  const books: Books = new Map()
  const income = statement(`
Rental income | 286415.00 271206.00 | @ri
CAM reimbursements | 41806.00 38630.00 | @cam
= Gross income | ri+cam | revenue @rev
# Expenses
  Repairs | 18415.00 22806.00
  Property management | 19693.00 18590.00
  Property tax | 46218.00 44806.00
  Insurance | 14630.00 13215.00
  Utilities | 9806.00 9415.00 | rent
  Legal and accounting | 4800.00 4500.00
= Total expenses | sum | totalExpenses @exp
= Net operating income | rev-exp | operatingIncome @noi
Mortgage interest | 61806.00 64218.00 | interest @int
Depreciation | 58400.00 58400.00 | depreciation @dep
== Net income | noi-int-dep | netIncome @net
`, books, 2)
  const sheet = statement(`
# ASSETS
  Checking | 41806.00 36215.00 | cash @chk
  Security deposit account | 22500.00 22500.00 | @sd
  Rent receivable | 8415.00 6218.00 | receivable
  Land | 310000.00 310000.00 | property @land
  Buildings | 2277600.00 2277600.00 | property @bld
  Accumulated depreciation | -525600.00 -467200.00 | accumulated
= Total assets | sum | totalAssets @assets
# LIABILITIES
  Tenant deposits | 22500.00 22500.00 | @td
  Property tax payable | 23109.00 22403.00 | @pt
  Mortgage - Citizens Savings | 1186415.00 1248206.00 | longDebt
= Total liabilities | sum | totalLiabilities @liab
# MEMBERS’ EQUITY
  Members’ capital | assets-liab | totalEquity @eq
== Total liabilities and equity | liab+eq | totalBoth @both
`, books, 2)
  const cells = (values: readonly number[]) => values.map(value => amount(value, { digits: 0 }))
  const th = '<tr class="h"><td><td class="n">12/31/2025<td class="n">12/31/2024</tr>'
  return printed({
    name: 'tri-lakes-holdings-rental-phone', scan: phone, style: ".page{font:10.4pt/14pt 'Courier Prime';padding:.6in .8in}.h td{border-bottom:.8pt solid #000}.total .n,.grand .n{border-top:.8pt solid #000}.total td,.grand td{font-weight:700}",
    pages: [`<div class="c"><b>TRI-LAKES HOLDINGS LLC</b><br>(owner of 4410-4430 Commerce Ct, Branson MO)</div><br><b>INCOME AND EXPENSE, YEARS 2025 AND 2024</b><table>${th.replace('12/31/2025', '2025').replace('12/31/2024', '2024')}${body(escaped(income), cells, 14)}</table><br><b>BALANCE SHEET</b><table>${th}${body(escaped(sheet), cells, 14)}</table>`],
    truth: truthFrom({
      family: 'rental-llc-typed-page', notes: 'phone picture of one typed page: income of two years and balance sheet of a real estate company, years alone above the first table, dates above the second, deposits held and owed, a single capital line, minus signs', company: 'TRI-LAKES HOLDINGS LLC', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: income }, { rows: sheet }], books,
      any: { otherCurrent: ['sd', 'null'], cash: ['chk', 'chk+sd'], otherLong: ['sd', 'null'], otherDue: ['td', 'td+pt', 'pt', 'null'], accrued: ['pt', 'null'], payable: ['pt', 'null'], otherLongDue: ['td', 'null'], totalExpenses: ['exp', 'exp+dep', 'exp+int+dep', 'exp+dep+int'], operatingIncome: ['noi', 'noi-dep'], ordinaryIncome: ['net', 'noi', 'null'], beforeTax: ['net', 'null'], gross: ['rev', 'null'], otherExpenses: ['int', 'int+dep', 'null'], netOther: ['0-int', '0-int-dep', 'null'], retained: ['eq', 'null'], stock: ['eq', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'inventory', 'intangible', 'currentDebt'],
    }),
  })
})()
