/** Four scans: a mason's one page, a nursery's year with percentages, a laboratory's leaders of dots, a duct shop's half year by fax. */
import { agree, amount, body, escaped, fax, fine, of, office, percent, printed, statement, truthFrom, whole, worn, type Books, type Line } from './means.ts' // prettier-ignore

const pen = (at: string) =>
  `<svg width="130" height="30" style="position:absolute;margin-top:-22pt"><path d="${at}" fill="none" stroke="#222" stroke-width="1.6"/></svg>`

// prettier-ignore
export const mason = (() => {
  const books: Books = new Map()
  const assets = statement(`
# Current assets
  Cash, Blue Ridge Bank | 118742 | cash @c
  Contracts receivable | 604318 | receivable @ar
  Retainage receivable | 142875 | @rt
  Block, brick and stone on hand | 56210 | inventory @iv
  Costs over billings | 48690 | @cob
  Prepaid insurance | 21344 | prepaid @pp
= Total current assets | sum | totalCurrent @ca
# Equipment
  Mixers, saws, scaffold | 386415 | property @p1
  Forklifts and skid steers | 512880 | property @p2
  Trucks and trailers | 447390 | property @p3
  Depreciation to date | -812645 | accumulated @ad
= Equipment, net | sum | totalFixed @ne
Deposits | 6500 | otherLong @dp
== TOTAL ASSETS | ca+ne+dp | totalAssets @assets
`, books, 1)
  const claims = statement(`
# Current liabilities
  Accounts payable | 287604 | payable @ap
  Payroll taxes and union benefits | 63915 | accrued @acc
  Billings over costs | 92380 | @boc
  Line of credit | 125000 | shortDebt @loc
  Equipment notes, next 12 months | 108420 | currentDebt @cn
= Total current liabilities | sum | totalDue @cl
Equipment notes, after 12 months | 196755 | longDebt @ln
Loan from stockholder | 40000 | @ls
= Total liabilities | cl+ln+ls | totalLiabilities @liab
# Stockholder’s equity
  Common stock | 5000 | stock @cs
  Retained earnings | assets-liab-cs | retained @re
= Total equity | sum | totalEquity @eq
== TOTAL LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, books, 1)
  agree(books, ['both', 'assets'])
  const profit = statement(`
Contract revenue | 3276480 3892145 | revenue @rev
# Cost of contracts
  Job labor and burden | 1288316 1546902 | @jl
  Materials | 874290 1033418
  Subcontractors | 216745 287360
  Equipment rental and fuel | 131872 150637
  Permits, bonds and other job costs | 64155 71940
= Total cost of contracts | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# General expenses
  Officer salary | 90000 120000 | salaries @of
  Office payroll | 101385 128740 | salaries @op
  Office and yard rent | 40500 54000 | rent @rent
  Insurance | 58916 74385
  Depreciation | 99750 121360 | depreciation @dep
  Advertising | 3844 6215 | marketing
  Truck expense | 46120 55918
  Phones, office, professional fees | 37263 47190 | @off
  Interest | 19478 24906 | interest @int
= Total general expenses | sum | totalExpenses @ex
== NET INCOME BEFORE TAX | gp-ex | beforeTax @net
`, books, 2)
  const dollars = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' ? '$' : ''}${whole('-')(value)}`)
  return printed({
    name: 'roanoke-gap-masonry-one-page-scan', scan: office, style: ".page{font:9.6pt/12.8pt Carlito;padding:.5in .65in}.g{display:flex;gap:.3in}.g>div{flex:1}.n{width:.95in}h4{margin:10pt 0 3pt;background:#d8d8d8;padding:1pt 4pt;font-size:10.4pt}.h td{font-weight:700;text-decoration:underline}.head td{font-weight:700}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700;padding-top:3pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}",
    pages: [`<div class="c"><b style="font-size:14pt;line-height:18pt">Roanoke Gap Masonry &amp; Restoration, Inc.</b><br>Interim financial statement, prepared by the company, not audited</div><h4>BALANCE SHEET – September 30, 2026</h4><div class="g"><div><table>${body(escaped(assets), dollars, 9)}</table></div><div><table>${body(escaped(claims), dollars, 9)}</table></div></div><h4>INCOME STATEMENT</h4><table><tr class="h"><td><td class="n">9 months to<br>9/30/2026<td class="n">Year ended<br>12/31/2025</tr>${body(escaped(profit), dollars, 9)}</table><div style="margin-top:36pt;display:flex;gap:.4in">${pen('M4,20 C14,2 18,28 28,12 S44,26 56,10 S80,24 96,12 L124,16')}<span style="flex:2;border-top:.7pt solid #000">Denny R. Stallard, President</span><span style="flex:1"><span style="position:relative;top:-13pt;font:13pt 'Kalam'">10-21-26</span></span></div>`],
    truth: truthFrom({
      family: 'company-page-account-form-and-income', notes: 'office scan of a mason’s page with both statements: assets beside liabilities and equity, retainage, costs over billings on one side and billings over costs on the other, nine months beside the whole year before, interest among general expenses, no tax, signed with a date in pen', company: 'Roanoke Gap Masonry & Restoration, Inc.', statementType: 'BALANCE_SHEET', ends: ['2026-09-30', '2025-12-31'], parts: [{ rows: assets, pick: [0] }, { rows: claims, pick: [0] }, { rows: profit }], books,
      any: { receivable: ['ar+rt', 'ar'], otherCurrent: ['cob', 'rt+cob', 'rt', 'null'], totalFixed: ['ne', 'ne+dp'], accrued: ['acc', 'null'], otherDue: ['boc', 'boc+acc', 'null'], longDebt: ['ln', 'ln+ls'], otherLongDue: ['ls', 'null'], totalLong: ['ln+ls', 'null'], salaries: ['of+op', 'op', 'of+op+jl'], general: ['off', 'null'], totalExpenses: ['ex', 'ex-int'], operatingIncome: ['net', 'net+int', 'null'], ordinaryIncome: ['net', 'net+int', 'null'], netIncome: ['net', 'null'], otherExpenses: ['null', 'int'], netOther: ['null', '0-int'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'paidIn', 'fromOperations', 'otherIncome'],
    }),
  })
})()

// prettier-ignore
export const nursery = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Ordinary Income/Expense
  # Income
    Shade Trees - B&B | 1284316.20
    Shade Trees - Container | 538940.75
    Conifers | 291604.00
    Brokered Plants | 164285.50
    Freight Billed | 118437.12
    Discounts Allowed | -23618.40
  = Total Income | sum | revenue @rev
  # Cost of Goods Sold
    Liners and Seedlings | 214360.85
    Brokered Plant Cost | 121906.40
    Field Labor | 486215.33 | @fl
    Fertilizer and Chemicals | 78244.19
    Burlap, Baskets and Pots | 66913.02
    Freight Out | 131075.60
  = Total COGS | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
  # Expense
    Advertising and Trade Shows | 18420.66 | marketing
    Automobile Expense | 14206.35
    Bank Service Charges | 2318.40
    Depreciation Expense | 142650.00 | depreciation @dep
    Dues and Subscriptions | 3965.00
    Equipment Fuel | 58731.94
    # Insurance Expense
      Crop and Liability | 31480.00
      Health | 64218.72
    = Total Insurance Expense | sum | @ins
    # Interest Expense
      Land Loan | 38115.27
      Operating Line | 16402.88
    = Total Interest Expense | sum | interest @int
    Irrigation Power | 27364.11 | @pw
    Land Rent | 48000.00 | rent @lr
    Office Supplies | 6188.03 | @os
    # Payroll Expenses
      Office Wages | 118240.00 | salaries @ow
      Owner Salary | 84000.00 | salaries @sal
      Payroll Taxes | 57316.48 | @ptx
    = Total Payroll Expenses | sum | @pay
    Professional Fees | 12750.00
    Property Taxes | 19304.56
    Repairs and Maintenance | 61927.40
    Telephone and Utilities | 11843.29 | @tu
  = Total Expense | texp | totalExpenses @ex
= Net Ordinary Income | gp-texp | ordinaryIncome @noi
# Other Income/Expense
  # Other Income
    Crop Insurance Proceeds | 26400.00
    Interest Income | 812.37
  = Total Other Income | sum | otherIncome @oi
  # Other Expense
    Loss on Disposal of Tractor | 7350.00
  = Total Other Expense | sum | otherExpenses @oe
= Net Other Income | oi-oe | netOther @noth
== Net Income | noi+noth | netIncome @net
`, books.set('texp', [[18420.66, 14206.35, 2318.4, 142650, 3965, 58731.94, 31480, 64218.72, 38115.27, 16402.88, 27364.11, 48000, 6188.03, 118240, 84000, 57316.48, 12750, 19304.56, 61927.4, 11843.29].reduce((sum, value) => Math.round((sum + value) * 100) / 100)]), 1)
  const [base = 1] = of(books, 'rev')
  return printed({
    name: 'yamhill-shade-tree-percent-of-income-fine-scan', scan: fine, style: '.page{font:8.8pt/11pt Arimo;font-size:8.4pt;padding:.45in 1.1in}.n{width:1.05in}td:nth-child(3){width:.8in}.h td{font-weight:700;text-align:right;border-bottom:1pt solid #000}.head td{font-weight:700}.total td,.grand td{font-weight:700}.total .n span{border-top:.6pt solid #000;display:inline-block;min-width:.65in}.grand .n span{border-top:.6pt solid #000;border-bottom:2.2pt double #000;display:inline-block;min-width:.65in}',
    pages: [`<div style="display:flex;justify-content:space-between;font-size:7.6pt;line-height:10pt"><span>4:18 PM<br>02/11/26<br>Accrual Basis</span><span class="c" style="font-size:11pt;line-height:15pt;font-weight:700">Yamhill Shade Tree Farm LLC<br><span style="font-size:13pt">Profit &amp; Loss</span><br><span style="font-size:9pt">January through December 2025</span></span><span style="width:.6in"></span></div><table style="margin-top:8pt"><tr class="h"><td><td>Jan - Dec 25<td>% of Income</tr>${body(escaped(rows), values => values.flatMap(value => [amount(value), percent(value, base)]), 11)}</table><div class="foot r" style="font-size:7.6pt;right:1.1in">Page 1</div>`],
    truth: truthFrom({
      family: 'desktop-percent-of-income', notes: 'scan at 300 dpi of a desktop program’s profit and loss of one year: percentages of income beside the amounts, accounts with subaccounts and their totals, field labor among the cost of goods, gross profit between headings, other income and other expense with totals, months and two digits of the year as the only column heading', company: 'Yamhill Shade Tree Farm LLC', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31'], parts: [{ rows }], books,
      any: { salaries: ['ow+sal', 'pay', 'ow+sal+fl', 'ow'], rent: ['lr', 'lr+pw', 'lr+tu', 'lr+pw+tu'], general: ['os', 'null'], totalExpenses: ['ex', 'ex-int'], operatingIncome: ['noi', 'noi+int'], beforeTax: ['net', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const laboratory = (() => {
  const books: Books = new Map()
  const rows = statement(`
# CURRENT ASSETS
  CASH IN BANK | 96418 71205 | cash @c
  PATIENT AND CONTRACT ACCOUNTS RECEIVABLE | 512740 486315 | receivable @ar
  LESS ESTIMATED ALLOWANCES | -138500 -127000 | receivable @al
  REAGENTS AND SUPPLIES | 84260 79934 | inventory @iv
  PREPAID EXPENSES | 18375 16420 | prepaid @pp
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# EQUIPMENT AND IMPROVEMENTS
  LABORATORY EQUIPMENT | 918265 842910 | property @p1
  COURIER VEHICLES | 147830 147830 | property @p2
  LEASEHOLD IMPROVEMENTS | 96415 96415 | property @p3
  LESS ACCUMULATED DEPRECIATION | -684190 -589327 | accumulated @ad
= BOOK VALUE | sum | totalFixed @bv
OTHER ASSETS - LICENSES | 12500 12500 | @lic
== TOTAL ASSETS | ca+bv+lic | totalAssets @assets
# CURRENT LIABILITIES
  ACCOUNTS PAYABLE | 174306 168240 | payable @ap
  ACCRUED SALARIES AND PAYROLL TAXES | 58912 52764 | accrued @acc
  NOTE PAYABLE - BANK, 90 DAYS | 60000 85000 | shortDebt @np
  INSTALLMENTS DUE WITHIN ONE YEAR | 92640 81315 | currentDebt @cp
= TOTAL CURRENT LIABILITIES | sum | totalDue @cl
# LONG TERM LIABILITIES
  EQUIPMENT CONTRACTS | 301860 284735 | longDebt @lt
  LESS INSTALLMENTS DUE WITHIN ONE YEAR | -92640 -81315 | longDebt @less
= TOTAL LONG TERM LIABILITIES | sum | totalLong @ll
TOTAL LIABILITIES | cl+ll | totalLiabilities @liab
# SHAREHOLDERS EQUITY
  CAPITAL STOCK | 20000 20000 | stock @cs
  EARNINGS RETAINED | assets-liab-cs | retained @re
= TOTAL SHAREHOLDERS EQUITY | sum | totalEquity @eq
== TOTAL LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' ? '$' : ''}${whole('-0-')(value)}`)
  const led = rows.map(row => (row.values === undefined ? row : { ...row, label: `<span class="l"><span>${row.label.replace('&', '&amp;')}</span></span>` }))
  return printed({
    name: 'piedmont-reference-laboratory-leaders-copier', scan: worn, style: ".page{font:10pt/14.2pt 'Courier Prime';font-size:9.6pt;padding:.6in .8in}.n{width:1.15in;white-space:nowrap}.l{display:block;overflow:hidden;white-space:nowrap}.l::after{content:'..............................................................................';}.l span{padding-right:2pt}.total .n span{border-top:.8pt solid #000;display:inline-block;min-width:.85in}.grand .n span{border-top:.8pt solid #000;border-bottom:2.4pt double #000;display:inline-block;min-width:.85in}.head td{padding-top:6pt}table{table-layout:fixed}",
    pages: [`<div class="c" style="margin-bottom:10pt">PIEDMONT REFERENCE LABORATORY, INC.<br>GREER, SOUTH CAROLINA<br><br>COMPARATIVE BALANCE SHEET</div><table><tr><td><td class="n"><u>OCT. 31, 2026</u><td class="n"><u>OCT. 31, 2025</u></tr>${body(led, cells, 12)}</table><p style="margin-top:16pt">SUBJECT TO ACCOMPANYING LETTER OF BOYD T. HENSLEY, C.P.A.</p>`],
    truth: truthFrom({
      family: 'leaders-of-dots-capitals', notes: 'worn copy of a small accountant’s balance sheet in capitals of a typewriter: leaders of dots from labels to amounts, allowances below receivables, installments due within a year shown twice and taken off the contracts, licenses, two dates with an abbreviated month', company: 'PIEDMONT REFERENCE LABORATORY, INC.', statementType: 'BALANCE_SHEET', ends: ['2026-10-31', '2025-10-31'], parts: [{ rows }], books,
      any: { receivable: ['ar+al', 'ar'], totalFixed: ['bv', 'bv+lic', 'null'], intangible: ['lic', 'null'], otherLong: ['lic', 'null'], longDebt: ['lt+less'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'treasury', 'paidIn', 'deferredTax', 'otherCurrent'],
    }),
  })
})()

// prettier-ignore
export const ductwork = (() => {
  const books: Books = new Map()
  const rows = statement(`
SALES | 742316 1418905 | @s
LESS DISCOUNTS | -3804 -7262 | @d
= NET SALES | s+d | revenue @rev
# COST OF SALES
  BEGINNING INVENTORY | 186240 178515 | @bi
  COIL, SHEET AND FITTINGS | 284915 561380
  SHOP AND FIELD LABOR | 178460 342118 | @lab
  SUBCONTRACT INSULATION | 22750 38400
  LESS ENDING INVENTORY | -191365 -191365 | @ei
= COST OF SALES | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# EXPENSES
  OFFICERS SALARIES | 36000 72000 | salaries @of
  OFFICE SALARIES | 28640 56915 | salaries @os
  PAYROLL TAXES | 19875 39206 | @pt
  SHOP RENT | 16500 33000 | rent @rent
  UTILITIES | 7418 18365 | @ut
  TRUCK EXPENSE | 13960 26744
  INSURANCE | 17235 34470
  SMALL TOOLS AND SUPPLIES | 6382 12951
  ADVERTISING | 1250 2875 | marketing
  LEGAL AND ACCOUNTING | 2400 8150
  OFFICE AND TELEPHONE | 4733 9418 | @ot
  DEPRECIATION | 15600 31200 | depreciation @dep
= TOTAL EXPENSES | sum | totalExpenses @ex
= OPERATING PROFIT | gp-ex | operatingIncome @op
OTHER INCOME | 1865 3240 | otherIncome @oi
INTEREST EXPENSE | -6215 -12830 | -interest @int
== NET PROFIT BEFORE TAXES | op+oi+int | beforeTax @net
`, books, 2)
  const base = of(books, 'rev')
  const cells = (values: readonly number[]) => values.flatMap((value, i) => [whole('0')(value), ((100 * value) / (base[i] ?? 1)).toFixed(1)])
  return printed({
    name: 'kokomo-duct-quarter-and-half-year-fax', scan: fax, style: '.page{font:10.6pt/14.6pt Cousine;font-size:9.8pt;padding:.75in .75in}.n{width:1in}td:nth-child(3),td:nth-child(5){width:.62in}.h td{text-align:right}.head td{padding-top:5pt}.total .n:nth-child(2) span,.total .n:nth-child(4) span,.grand .n:nth-child(2) span,.grand .n:nth-child(4) span{border-top:.9pt solid #000;display:inline-block;min-width:.75in}',
    pages: [`<div class="c" style="margin-bottom:12pt"><b>KOKOMO DUCT &amp; METAL, INC.</b><br>STATEMENT OF INCOME<br>PERIODS ENDED JUNE 30, 2026<br>(UNAUDITED)</div><table><tr class="h"><td><td>3 MONTHS<td>%<td>6 MONTHS<td>%</tr>${body(escaped(rows), cells, 12)}</table><p style="margin-top:18pt">SALES BACKLOG AT JUNE 30, 2026: $1,126,000. PREPARED WITHOUT AUDIT FROM BOOKS OF COMPANY.</p>`],
    truth: truthFrom({
      family: 'three-and-six-months', notes: 'fax of a sheet metal shop’s statement of income in capitals: three months before six months of the same date with percentages, cost of sales from beginning to ending inventory under a heading and a total of the same words, interest below operating profit', company: 'KOKOMO DUCT & METAL, INC.', statementType: 'INCOME_STATEMENT', ends: ['2026-06-30'], parts: [{ rows, pick: [1] }], books,
      any: { salaries: ['of+os', 'of+os+pt', 'os', 'of+os+lab'], rent: ['rent', 'rent+ut'], general: ['ot', 'null'], ordinaryIncome: ['op', 'net', 'null'], netIncome: ['net', 'null'], otherExpenses: ['null', '0-int', '0'], netOther: ['oi+int', 'oi', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()
