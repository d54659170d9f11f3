/** Prints of open business suites: a solar supplier’s, a pellet mill’s. */
import { agree, amount, body, escaped, headed, printed, statement, rolls, truthFrom, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const solarSupplier = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Revenue
  400000 Product Sales | 4862315.40 4218640.15
  400100 Design and Engineering | 186240.00 164915.00
  400200 Freight Billed | 92418.75 81640.20
= ~Revenue | sum | revenue @rev
# Less Costs of Revenue
  500000 Cost of Goods Sold | 3518462.18 3084215.66
  500100 Inbound Freight | 148316.42 131280.90
  500200 Price Difference | -6415.30 4218.75
= ~Costs | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Less Operating Expenses
  611000 Bank and Card Fees | 38416.20 33618.44
  612000 Rent | 132000.00 126000.00 | rent @rent
  613000 Utilities | 21640.37 19852.16 | @ut
  620000 Advertising | 46318.25 39415.00 | marketing
  630000 Salary Expenses | 512640.00 468315.00 | salaries @sal
  630100 Payroll Taxes and Benefits | 96418.30 86240.75 | @pt
  640000 Insurance | 54816.00 49720.00
  650000 Vehicle and Delivery | 61385.42 56918.30
  660000 Office and Software | 42618.90 38415.25 | @of
  670000 Depreciation | 58400.00 51200.00 | depreciation @dep
= ~Expenses | sum | totalExpenses @ex
= Operating Income (or Loss) | gp-ex | operatingIncome @op
# Plus Other Income
  450000 Other Income | 12418.60 8316.00
= ~Other Income | sum | otherIncome @oi
# Less Other Expenses
  681000 Interest Expense | 41862.35 46315.80 | interest @int
= ~Other Expenses | sum | @oe
== Net Profit | op+oi-oe | netIncome @net
`, books, 2)
  const sheet = statement(`
# ASSETS
  # Current Assets
    # Bank and Cash Accounts
      101401 Operating Bank | 218640.37 194017.57
      101402 Payroll Bank | 25000.00 25000.00
      101501 Cash Drawer | 800.00 800.00
    = ~Bank | sum | cash @bank
    # Receivables
      121000 Account Receivable | 486315.60 418240.35
    = ~Receivables | sum | receivable @ar
    # Current Assets
      110100 Stock Valuation | 862418.94 792615.08 | inventory @iv
      110200 Stock Interim (Delivered) | 18416.25 12640.90 | @sid
    = ~Other | sum | @oca
    # Prepayments
      141000 Prepaid Expenses | 31640.00 28415.00
    = ~Prepayments | sum | prepaid @pp
  = Total Current Assets | sum | totalCurrent @ca
  # Plus Fixed Assets
    151000 Warehouse Equipment | 284615.00 241300.00 | property @p1
    152000 Delivery Trucks | 218400.00 218400.00 | property @p2
    159000 Accumulated Depreciation | -246810.00 -188410.00 | accumulated @ad
  = ~Fixed | sum | totalFixed @fx
  # Plus Non-current Assets
    161000 Security Deposits | 22000.00 22000.00
  = ~Noncurrent | sum | otherLong @nca
= Total ASSETS | sum | totalAssets @assets
# LIABILITIES
  # Current Liabilities
    # Current Liabilities
      211100 Stock Interim (Received) | 41862.40 36218.75 | @sir
      212000 Customer Deposits | 86400.00 71250.00 | otherDue @cd
      213000 Sales Tax Payable | 14218.36 12640.28 | @st
      214000 Accrued Payroll | 24615.00 21840.00 | accrued @ap2
      215000 Bank Line of Credit | 200000.00 275000.00 | shortDebt @loc
    = ~Current | sum | @ocl
    # Payables
      221000 Account Payable | 318642.75 341260.18
    = ~Payables | sum | payable @ap
  = Total Current Liabilities | sum | totalDue @cl
  # Plus Non-current Liabilities
    251000 Equipment Loans | 148615.20 186240.90
  = ~Loans | sum | longDebt @ll
= Total LIABILITIES | sum | totalLiabilities @liab
# EQUITY
  # Unallocated Earnings
    # Current Year Unallocated Earnings
      Current Year Earnings | net | @cy
      Current Year Allocated Earnings | -120000.00 -100000.00 | @al
    = Total Current Year Unallocated Earnings | sum | @cyu
    Previous Years Unallocated Earnings | assets-liab-cap-cyu | @py
  = Total Unallocated Earnings | sum | @ue
  Retained Earnings | cap | @ret
= Total EQUITY | sum | totalEquity @eq
== LIABILITIES + EQUITY | liab+eq | totalBoth @both
`, books.set('cap', [250_000, 250_000]), 2)
  agree(books, ['both', 'assets'])
  rolls(books, 'py', "py'+cyu'")
  const dollars = (value: number) => amount(value, { negative: 'minus' }).replace(/^/, '$ ')
  const page = (title: string, options: string, rows: readonly Line[], columns: readonly string[]) => `<div class="o">High Mesa Solar Supply, LLC<br>1180 Rankin Road NE<br>Albuquerque, NM 87107</div><h1>${title}</h1><p class="f">${options}</p><table><tr class="h"><td>${columns.map(text => `<td class="n">${text}`).join('')}</tr>${body(escaped(headed(rows)), values => values.map(dollars), 11)}</table>`
  return printed({
    name: 'high-mesa-solar-suite-plus-less', style: ".page{font:8.4pt/12pt Lato;font-size:8.2pt;padding:.5in .7in;color:#212529}.o{font-size:7.6pt;color:#666;margin-bottom:8pt}h1{font:400 18pt/22pt Lato;margin:0}.f{font-size:7.6pt;color:#555;margin:3pt 0 8pt}.n{width:1.3in}.h td{font-weight:700;border-bottom:1pt solid #333}.head td,.total td{font-weight:700;border-bottom:.5pt solid #bbb}.d0.head td{background:#e9ecef;padding-top:3pt}.grand td{font-weight:700;background:#e9ecef}.line td{border-bottom:.3pt solid #eee}",
    pages: [page('Balance Sheet', 'As of 12/31/2025 &nbsp;·&nbsp; Comparison: Previous Period &nbsp;·&nbsp; Journals: All &nbsp;·&nbsp; Posted Entries Only', sheet, ['As of 12/31/2025', 'As of 12/31/2024']), page('Profit and Loss', 'From 01/01/2025 to 12/31/2025 &nbsp;·&nbsp; Comparison: Same Period Last Year &nbsp;·&nbsp; Posted Entries Only', profit, ['2025', '2024'])],
    truth: truthFrom({
      family: 'suite-amounts-on-headings-plus-and-less', notes: 'open business suite’s balance sheet and profit and loss of two years: the amount of a group stands on its heading and only some groups repeat it in a total, “Plus” and “Less” before captions, “Current Assets” and “Current Liabilities” each as a group within itself, stock interim accounts, capital within retained earnings, account codes', company: 'High Mesa Solar Supply, LLC', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: sheet }, { rows: profit }], books,
      any: { inventory: ['iv', 'iv+sid'], otherCurrent: ['sid', 'null'], totalFixed: ['fx', 'fx+nca'], payable: ['ap', 'ap+sir'], accrued: ['ap2', 'ap2+st', 'ap2+sir', 'ap2+st+sir'], otherDue: ['cd+st+sir', 'cd+st', 'cd', 'cd+sir'], totalLong: ['ll'], retained: ['ue', 'ue+ret', 'ret', 'py', 'py+ret'], stock: ['null', 'ret'], dividends: ['al', 'null'], salaries: ['sal', 'sal+pt'], rent: ['rent', 'rent+ut'], general: ['of', 'null'], otherExpenses: ['oe', 'null', '0'], netOther: ['oi-oe', 'null', 'oi'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'paidIn', 'fromOperations', 'shortInvestments'],
    }),
  })
})()

// prettier-ignore
export const pelletMill = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Income
  # Direct Income
    Sales - Bagged Pellets | 3186420.50 2864315.75
    Sales - Bulk Pellets | 1248615.00 1126480.00
    Sales - Bedding Shavings | 264180.25 218640.50
  = ~Direct | sum | revenue @rev
  # Indirect Income
    Freight Recovered | 118420.00 104615.00
    Gain on Asset Disposal | 14500.00 0.00 | @gain
  = ~Indirect | sum | @ind
= Total Income (Credit) | sum | @ti
# Expenses
  # Direct Expenses
    Cost of Goods Sold | 2318640.42 2106415.30 | @c1
    Outbound Freight | 286415.00 251840.00 | @c2
    Stock Adjustment | 12640.15 -8415.20 | @c3
  = ~Direct | sum | cost @dx
  # Indirect Expenses
    Administrative Expenses | 86415.22 79640.18 | general @adm
    Depreciation | 218400.00 204600.00 | depreciation @dep
    Entertainment Expenses | 4216.80 3915.45
    Insurance | 118640.00 104315.00
    Interest on Term Loans | 96418.37 108640.25 | interest @int
    Legal and Professional Fees | 31840.00 28615.00
    Marketing Expenses | 42618.50 38240.00 | marketing
    Office Rent | 24000.00 24000.00 | rent @rent
    Plant Electricity | 284615.90 261480.35 | @el
    Salary | 486240.00 448615.00 | salaries @sal
    Payroll Taxes and Benefits | 92418.60 84315.25 | @pt
    Repairs and Maintenance | 164820.33 148615.92
    Round Off | 0.42 -1.18
  = ~Indirect | sum | @ix
= Total Expense (Debit) | sum | @te
== Profit for the year | ti-te | netIncome @net
`, books, 2)
  const sheet = statement(`
# Application of Funds (Assets)
  # Current Assets
    # Accounts Receivable
      Debtors | 418640.25 362815.40
    = ~AR | sum | receivable @ar
    # Bank Accounts
      Operating Checking | 164218.37 19159.78
      Money Market | 150000.00 100000.00
    = ~Bank | sum | @bk
    # Cash In Hand
      Cash | 640.00 500.00
    = ~Cash | sum | @ch
    # Loans and Advances (Assets)
      Employee Advances | 3200.00 2850.00
      Prepaid Insurance | 38415.00 34200.00 | prepaid @pp
    = ~Loans | sum | @la
    # Stock Assets
      Raw Material - Sawdust and Chips | 186240.50 164815.75
      Finished Goods | 312480.90 284615.30
      Bags and Pallets | 48215.60 41360.25
    = ~Stock | sum | inventory @iv
  = ~Current Assets | sum | totalCurrent @ca
  # Fixed Assets
    Accumulated Depreciation | -1486240.00 -1267840.00 | accumulated @ad
    Buildings | 684200.00 684200.00 | property @p1
    Plants and Machineries | 2418615.00 2264300.00 | property @p2
    Vehicles and Loaders | 386420.00 348215.00 | property @p3
  = ~Fixed Assets | sum | totalFixed @fx
  # Investments
    Timber Cooperative Shares | 15000.00 15000.00
  = ~Investments | sum | longInvestments @inv
= Total Asset (Debit) | sum | totalAssets @assets
# Source of Funds (Liabilities)
  # Current Liabilities
    # Accounts Payable
      Creditors | 248615.30 231480.75
      Payroll Payable | 28415.00 24960.00 | accrued @pay
    = ~AP | sum | @apg
    # Duties and Taxes
      Payroll Taxes Payable | 9418.60 8640.25
      Sales Tax Payable | 1284.15 1096.40
    = ~Duties | sum | @dt
    # Stock Liabilities
      Stock Received But Not Billed | 36418.20 31264.90
    = ~Stock | sum | @srb
  = ~Current Liabilities | sum | totalDue @cl
  # Loans (Liabilities)
    # Secured Loans
      Term Loan - Pellet Line 2 | 864215.40 1012640.85
      Loader Note | 86415.20 112640.60
    = ~Secured | sum | longDebt @sec
    # Bank Overdraft Account
      Seasonal Line of Credit | 150000.00 100000.00 | shortDebt @loc
    = ~Overdraft | sum | @od
  = ~Loans | sum | @ln
= Total Liability (Credit) | sum | totalLiabilities @liab
# Equity
  Capital Stock | 300000.00 300000.00 | stock @cs
  Dividends Paid | -180000.00 -150000.00 | @dv
  Retained Earnings | assets-liab-cs-dv-net | @re
= Total Equity (Credit) | sum | @eq0
Provisional Profit / Loss (Credit) | net | @ppl
== Total (Credit) | liab+eq0+ppl | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  books.set('creditors', [248615.3, 231480.75])
  rolls(books, 're', "re'+ppl'+dv'")
  const dollars = (value: number) => amount(value, { negative: 'minus', dollar: true }).replace('$', '$ ')
  const table = (rows: readonly Line[], columns: readonly string[]) => `<table><tr class="h"><td>Account${columns.map(text => `<td class="n">${text}`).join('')}</tr>${body(escaped(headed(rows)), values => values.map(dollars), 12)}</table>`
  const page = (title: string, filter: string, html: string) => `<h2>${title}</h2><h3>Sawtooth Pellet Mill, Inc.</h3><p class="f">${filter}</p>${html}<div class="foot">Printed On 02-18-2026 09:14:22</div>`
  return printed({
    name: 'sawtooth-pellet-mill-debit-credit-totals', style: ".page{font:7.6pt/9.9pt 'Inter';padding:.45in .75in;color:#1f272e}h2{font-size:14pt;line-height:18pt;margin:0;text-align:center}h3{font-size:10pt;margin:2pt 0;text-align:center;font-weight:400}.f{text-align:center;font-size:7.6pt;color:#687178;margin:0 0 8pt}td{border:.4pt solid #d1d8dd;padding:1pt 5pt}.n{width:1.35in}.h td{background:#f7fafc;font-weight:700}.head td,.total td,.grand td{font-weight:700}.foot{font-size:7pt;color:#687178}",
    pages: [page('Balance Sheet', 'Finance Book: – &nbsp; From Fiscal Year: 2024 &nbsp; To Fiscal Year: 2025 &nbsp; Periodicity: Yearly &nbsp; Currency: USD', table(sheet, ['2025', '2024'])), page('Profit and Loss Statement', 'From Date: 01-01-2024 &nbsp; To Date: 12-31-2025 &nbsp; Periodicity: Yearly &nbsp; Currency: USD', table(profit, ['2025', '2024']))],
    truth: truthFrom({
      family: 'suite-debit-credit-totals-provisional-profit', notes: 'another open suite’s statements of two fiscal years in grids: groups carry their amounts on the heading and only sides have totals, named with debit and credit, accumulated depreciation before the assets, loans beside current liabilities without a division by maturity, a provisional profit outside total equity, costs as direct and indirect expenses without gross profit, interest and depreciation among the indirect ones, the years alone above the columns', company: 'Sawtooth Pellet Mill, Inc.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: sheet }, { rows: profit }], books,
      any: { cash: ['bk+ch'], otherCurrent: ['la-pp', 'null', 'la'], prepaid: ['pp'], totalFixed: ['fx', 'fx+inv'], payable: ['creditors', 'creditors+srb', 'apg'], accrued: ['pay', 'pay+dt', 'pay+srb', 'pay+dt+srb', 'null'], otherDue: ['dt+srb', 'srb', 'dt', 'null'], shortDebt: ['od', 'null'], longDebt: ['sec', 'ln'], totalLong: ['ln', 'sec', 'null'], totalEquity: ['eq0+ppl', 'eq0'], retained: ['re', 're+ppl', 're+dv', 're+dv+ppl'], dividends: ['dv', 'null'], revenue: ['rev', 'ti', 'ti-gain'], cost: ['dx'], gross: ['null', 'ti-dx', 'rev-dx'], salaries: ['sal', 'sal+pt'], rent: ['rent', 'rent+el', 'null'], totalExpenses: ['ix', 'ix-int', 'te'], operatingIncome: ['null', 'net', 'net+int', 'net+int-ind', 'rev-dx-ix', 'net+int-gain'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], otherIncome: ['ind', 'gain', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['null', 'ind', 'gain', 'ind-int', 'gain-int'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'paidIn', 'fromOperations', 'currentDebt'],
    }),
  })
})()
