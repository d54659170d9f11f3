/** Prints of online programs: a caterer's direct cash flows, a British scaffolder's accounts, a seafood company against the year before. */
import { agree, amount, body, escaped, of, percent, printed, rolls, statement, truthFrom, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const caterer = (() => {
  const books: Books = new Map()
  const flows = statement(`
# Operating Activities
  Receipts from customers | 1864215.40 1642618.75
  Payments to suppliers and employees | -1618415.22 -1448640.30
  Cash receipts from other operating activities | 6415.00 9840.00
  Interest paid | -18640.35 -21415.80 | @ip
  Income tax paid | -4200.00 -3800.00 | @tp
= Net Cash Flows from Operating Activities | sum | fromOperations @cfo
# Investing Activities
  Proceeds from sale of property, plant and equipment | 12500.00 0.00 | @ps
  Payment for property, plant and equipment | -86415.00 -41260.00 | expenditures @cap
  Other cash items from investing activities | -2400.00 0.00 | @oi
= Net Cash Flows from Investing Activities | sum | fromInvesting @cfi
# Financing Activities
  Other cash items from financing activities | -94615.80 -88240.90 | @of
= Net Cash Flows from Financing Activities | sum | fromFinancing @cff
= Net Cash Flows | cfo+cfi+cff | @ncf
# Cash and Cash Equivalents
  Cash and cash equivalents at beginning of period | 164215.37 115113.62 | beginning @cb
  Cash and cash equivalents at end of period | cb+ncf | ending @ce
  Net change in cash for period | ncf | change
`, books, 2)
  if (of(books, 'ce')[1] !== of(books, 'cb')[0]) throw new Error(`opening ${of(books, 'ce').join(' ')}`)
  const sheet = statement(`
# Assets
  # Current Assets
    # Cash and Cash Equivalents
      Checking 4471 | 128415.60 96218.15 | cash @chk
      Event Deposits Savings | ce-chk | cash
      Undeposited Funds | 0.00 0.00 | cash
    = Total Cash and Cash Equivalents | sum | @bank
    Accounts Receivable | 104764.59 104215.80 | receivable @ar
    Inventory - Food and Beverage | 21640.00 19415.00 | inventory @iv
    Prepaid Expenses | 14218.00 12640.00 | prepaid @pp
  = Total Current Assets | sum | totalCurrent @ca
  # Fixed Assets
    Kitchen Equipment | 288640.00 268415.00 | property @p1
    Vans and Trailers | 148215.00 142640.00 | property @p2
    Less Accumulated Depreciation | -248640.00 -214215.00 | accumulated @ad
  = Total Fixed Assets | sum | totalFixed @fx
  Security Deposits | 12400.00 10000.00 | otherLong @sd
= Total Assets | sum | totalAssets @assets
# Liabilities and Equity
  # Liabilities
    # Current Liabilities
      Accounts Payable | 64215.30 58640.75 | payable @ap
      Client Deposits Held | 86415.00 78240.00 | otherDue @cd
      Gratuities Payable | 8415.20 7640.15 | @gp
      Payroll Liabilities | 12640.33 11215.90 | accrued @pl
      Sales Tax | 9418.62 8640.28 | @st
    = Total Current Liabilities | sum | totalDue @cl
    # Long Term Liabilities
      Equipment Loan | 118640.40 148215.60 | longDebt @el
      Loan from Owner | 25000.00 40000.00 | @lo
    = Total Long Term Liabilities | sum | totalLong @ll
  = Total Liabilities | sum | totalLiabilities @liab
  # Equity
    Current Year Earnings | 132418.65 104615.20 | @cy
    Owner Draws | -48000.00 -42000.00 | @dr
    Retained Earnings | assets-liab-cy-dr | @re
  = Total Equity | sum | totalEquity @eq
== Total Liabilities and Equity | liab+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'], ['bank', 'ce'])
  rolls(books, 're', "re'+cy'+dr'")
  const text = (value: number) => amount(value, { negative: 'parentheses', zero: '-' })
  const page = (title: string, when: string, columns: readonly string[], rows: readonly Line[]) => `<h1>${title}</h1><b>Lark &amp; Linden Catering LLC</b><br>${when}<table><tr class="h"><td>Account${columns.map(column => `<td class="n">${column}`).join('')}</tr>${body(escaped(rows), values => values.map(text), 13)}</table><div class="foot"><span>${title} &nbsp; Lark &amp; Linden Catering LLC &nbsp; Jan 22, 2026</span><span>Accrual Basis</span></div>`
  return printed({
    name: 'lark-linden-catering-direct-cash-flows', style: ".page{font:9.2pt/13.4pt 'Nunito Sans';padding:.6in .85in;color:#222}h1{font-size:15pt;line-height:20pt;margin:0 0 2pt}table{margin-top:12pt}.n{width:1.25in}.h td{font-weight:700;border-bottom:1pt solid #444}.head td{font-weight:700;padding-top:6pt}.line td{border-bottom:.3pt solid #ddd}.total td{font-weight:700;border-top:.5pt solid #666}.grand td{font-weight:700;border-top:.8pt solid #222;border-bottom:.8pt solid #222}.foot{display:flex;justify-content:space-between;font-size:7.6pt;color:#666}",
    pages: [page('Statement of Cash Flows - Direct Method', 'For the year ended December 31, 2025', ['2025', '2024'], flows), page('Balance Sheet', 'As of December 31, 2025', ['Dec 31, 2025', 'Dec 31, 2024'], sheet)],
    truth: truthFrom({
      family: 'online-direct-method-cash-items', notes: 'online program’s cash flows by the direct method beside a balance sheet, two years: receipts and payments with no net income, interest and tax paid among operations, “Other cash items” for all borrowing and draws, the net change repeated below the balances, liabilities and equity under one heading, current year earnings before retained earnings', company: 'Lark & Linden Catering LLC', statementType: 'CASH_FLOW_STATEMENT', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: flows }, { rows: sheet }], books,
      any: { otherInvesting: ['oi', 'oi+ps', 'ps', 'null'], expenditures: ['cap', 'cap+ps'], acquisitions: ['null', 'ps'], otherFinancing: ['of', 'null'], debt: ['null', 'of'], otherDue: ['cd+gp+st', 'cd', 'cd+st', 'cd+gp', 'gp+st', 'cd+gp+st+pl'], accrued: ['pl', 'pl+st', 'pl+gp', 'pl+gp+st'], totalFixed: ['fx', 'fx+sd'], longDebt: ['el', 'el+lo'], otherLongDue: ['lo', 'null'], retained: ['re', 're+cy', 're+cy+dr', 're+dr'], dividends: ['null', 'dr'], tax: ['null', '0-tp'], interest: ['null', '0-ip'] },
      absent: ['flowIncome', 'flowDepreciation', 'treasury', 'deferredTax', 'intangible', 'paidIn', 'shortInvestments', 'revenue', 'shortDebt'],
    }),
  })
})()

// prettier-ignore
export const scaffolder = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Turnover
  Scaffold Hire and Erection | 1486215.40 1318640.25
  Inspection and Handover | 64218.00 52415.00
  Extra Hire Weeks | 118640.75 96415.30
= Total Turnover | sum | revenue @rev
# Cost of Sales
  CIS Subcontractors | 318415.60 286240.90
  Direct Wages | 412640.28 378215.44 | @dw
  Tube, Boards and Fittings | 84615.33 91240.18
  Vehicle Fuel | 61418.90 57640.22
= Total Cost of Sales | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# Administrative Costs
  Accountancy Fees | 7200.00 6840.00
  Advertising & Marketing | 9415.20 6218.00 | marketing
  Bank Fees | 1864.35 1640.18
  Depreciation Expense | 86400.00 78200.00 | depreciation @dep
  Employers National Insurance | 48615.20 42318.66 | @ni
  Insurance | 52640.00 47215.00
  Interest Paid | 21418.65 18640.30 | interest @int
  Light, Power, Heating | 9418.22 10640.75 | @ut
  Motor Vehicle Expenses | 38415.60 35218.40
  Pensions Costs | 18640.10 16415.20 | @pen
  Printing & Stationery | 2418.66 2164.90 | @of
  Rent - Yard | 42000.00 40000.00 | rent @rent
  Salaries | 148640.00 136215.00 | salaries @sal
  Subscriptions and Software | 8415.00 6940.00
  Telephone & Internet | 6218.44 5840.12 | @tel
= Total Administrative Costs | sum | totalExpenses @ex
== Operating Profit | gp-ex | operatingIncome @op
= Profit on Ordinary Activities Before Taxation | op | beforeTax @pre
# Taxation
  Corporation Tax Expense | 46218.00 38415.00 | tax @tax
= Total Taxation | sum
== Profit after Taxation | pre-tax | netIncome @net
`, books, 2)
  const sheet = statement(`
# Fixed Assets
  # Tangible Assets
    Scaffold Equipment | 734215.00 612640.00 | property @p1
    Less Accumulated Depreciation on Scaffold Equipment | -318640.00 -262415.00 | accumulated @a1
    Motor Vehicles | 248615.00 221400.00 | property @p2
    Less Accumulated Depreciation on Motor Vehicles | -118415.00 -88240.00 | accumulated @a2
  = Total Tangible Assets | sum
= Total Fixed Assets | sum | totalFixed @fx
# Current Assets
  # Cash at bank and in hand
    Business Current Account | 113618.86 71640.22
    Tax Reserve Account | 60000.00 45000.00
  = Total Cash at bank and in hand | sum | cash @bank
  Accounts Receivable | 286415.60 241680.35 | receivable @ar
  CIS Tax Suffered | 18640.00 14215.00 | @cis
  Prepayments | 21415.00 18640.00 | prepaid @pp
  Retentions Receivable | 42618.75 36415.20 | @rt
= Total Current Assets | sum | totalCurrent @ca
# Creditors: amounts falling due within one year
  Accounts Payable | 118640.25 124615.80 | payable @ap
  Corporation Tax | 46218.00 38415.00 | @ct
  Hire Purchase - due within one year | 84615.00 72640.00 | currentDebt @hp
  PAYE & NIC Payable | 14218.60 12640.15 | @paye
  Pensions Payable | 3218.40 2915.60 | @pe
  VAT | 38415.22 33640.90 | @vat
= Total Creditors: amounts falling due within one year | sum | totalDue @cl
== Net Current Assets (Liabilities) | ca-cl | @nca
== Total Assets less Current Liabilities | fx+nca | @tal
# Creditors: amounts falling due after more than one year
  Bounce Back Loan | 16218.40 26415.60 | longDebt @bb
  Directors' Loan Account | 31640.00 38215.00 | @dl
  Hire Purchase - due after one year | 168415.00 142640.00 | longDebt @hp2
= Total Creditors: amounts falling due after more than one year | sum | totalLong @ll
== Net Assets | tal-ll | @na
# Capital and Reserves
  Called up Share Capital | 100.00 100.00 | stock @cs
  Current Year Earnings | net | @cy
  Dividends Paid | -96000.00 -84000.00 | @dv
  Retained Earnings | na-cs-cy-dv | @re
== Total Capital and Reserves | sum | totalEquity @eq
`, books, 2)
  agree(books, ['eq', 'na'])
  rolls(books, 're', "re'+cy'+dv'")
  const text = (value: number) => amount(value, { negative: 'parentheses', zero: '-' })
  const page = (title: string, when: string, columns: readonly string[], rows: readonly Line[], at: number) => `<div class="t"><h1>${title}</h1>Tamar Bank Scaffolding Ltd<br>${when}</div><table><tr class="h"><td>${columns.map(column => `<td class="n">${column}`).join('')}</tr>${body(escaped(rows), values => values.map(text), 9)}</table><div class="foot"><span>Prepared by Trewin Accountancy</span><span>${title} | Tamar Bank Scaffolding Ltd | 26 May 2026 &nbsp; Page ${at} of 2</span></div>`
  return printed({
    name: 'tamar-bank-scaffolding-online-accounts', size: '210mm 297mm', style: ".page{font:8.8pt/12.4pt 'Libre Franklin';font-size:8.4pt;padding:14mm 20mm}h1{font:700 15pt/19pt 'Libre Franklin';margin:0}.t{line-height:13pt;margin-bottom:10pt}.n{width:1.15in}.h td{font-weight:700;border-bottom:1pt solid #000}.head td{font-weight:700;padding-top:4pt}.line td{border-bottom:.3pt solid #e0e0e0}.total td{font-weight:700;border-top:.5pt solid #555}.grand td{font-weight:700;border-top:.5pt solid #555;border-bottom:1pt solid #555}.foot{display:flex;justify-content:space-between;font-size:7.2pt;color:#666}",
    pages: [page('Profit and Loss', 'For the year ended 31 March 2026', ['2026', '2025'], profit, 1), page('Balance Sheet', 'As at 31 March 2026', ['31 Mar 2026', '31 Mar 2025'], sheet, 2)],
    truth: truthFrom({
      family: 'british-online-administrative-costs', notes: 'British online program’s accounts of two years on A4: turnover, administrative costs that hold depreciation and interest, profit on ordinary activities before taxation, fixed assets first with depreciation below each class, tax suffered under the construction scheme among current assets, creditors in two groups with positive amounts, net current assets, no total of assets or of liabilities, current year earnings and dividends paid beside retained earnings', company: 'Tamar Bank Scaffolding Ltd', statementType: 'INCOME_STATEMENT', ends: ['2026-03-31', '2025-03-31'], currency: 'GBP', parts: [{ rows: profit }, { rows: sheet }], books,
      any: { receivable: ['ar', 'ar+rt'], otherCurrent: ['cis+rt', 'cis', 'rt', 'null'], accrued: ['null', 'paye+pe', 'paye+pe+vat', 'pe', 'ct+paye+pe+vat', 'paye'], otherDue: ['ct+paye+pe+vat', 'ct+vat', 'vat', 'ct', 'ct+paye+vat', 'paye+vat', 'paye+pe+vat'], longDebt: ['bb+hp2', 'bb+hp2+dl', 'bb'], otherLongDue: ['dl', 'null', 'hp2+dl', 'hp2'], retained: ['re', 're+cy', 're+cy+dv', 're+dv'], totalAssets: ['fx+ca', 'null'], totalLiabilities: ['cl+ll', 'null'], totalBoth: ['fx+ca', 'null', 'eq'], dividends: ['null', 'dv'], salaries: ['sal', 'sal+ni+pen', 'sal+ni', 'sal+dw', 'sal+pen'], rent: ['rent', 'rent+ut', 'rent+ut+tel'], general: ['of', 'null', 'ex'], totalExpenses: ['ex', 'ex-int'], ordinaryIncome: ['op', 'net', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['null', '0-int', '0'] },
      absent: ['treasury', 'deferredTax', 'intangible', 'paidIn', 'fromOperations', 'inventory', 'otherIncome'],
    }),
  })
})()

// prettier-ignore
export const seafood = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Income
  # Sales
    Fresh Wholesale | 2186415.40 1948640.25
    Frozen and Packaged | 684215.18 618415.90
    Dockside Retail | 318640.75 296215.33
  = Total Sales | sum
  Discounts given | -12415.60 -9640.15
  Fuel Surcharge Income | 41862.00 38415.00
= Total Income | sum | revenue @rev
# Cost of Goods Sold
  Boat Purchases | 1486215.36 1342640.80
  Cutting Room Labor | 286415.90 264218.75 | @cl
  Ice and Packaging | 84615.22 78240.66
  Shipping and Delivery | 164215.80 151640.45
= Total Cost of Goods Sold | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# Expenses
  Advertising & Marketing | 21640.50 18415.00 | marketing
  # Insurance
    Business Insurance | 42615.00 38640.00
    Workers Comp | 28415.33 26218.90
  = Total Insurance | sum
  Interest Paid | 18640.25 21415.70 | interest @int
  Legal & Professional Services | 16218.00 14640.00
  Office Supplies & Software | 12415.88 10964.20 | @of
  # Payroll Expenses
    Taxes | 38415.60 35640.18 | @pt
    Wages | 264815.00 246215.00 | salaries @sal
  = Total Payroll Expenses | sum
  Rent & Lease | 54000.00 51300.00 | rent @rent
  Repairs & Maintenance | 48615.77 39218.64
  Taxes & Licenses | 9415.00 8840.00
  Utilities | 84215.36 79640.92 | @ut
= Total Expenses | sum | totalExpenses @ex
= NET OPERATING INCOME | gp-ex | operatingIncome @op
# Other Income
  Credit Card Rewards | 2415.60 1864.20
= Total Other Income | sum | otherIncome @oi
# Other Expenses
  Depreciation | 61200.00 57600.00 | @dep
= Total Other Expenses | sum | otherExpenses @oe
= NET OTHER INCOME | oi-oe | netOther @oth
== NET INCOME | op+oth | netIncome @net
`, books, 2)
  const plain = (value: number) => amount(value, { negative: 'minus' })
  const cells = ([now = 0, before = 0]: readonly number[], row: Line) => [...[now, before, Math.round((now - before) * 100) / 100].map(value => `${row.kind === 'line' ? '' : '$'}${plain(value)}`), percent(now - before, Math.abs(before), 2).replace('%', ' %')]
  const parts = [rows.slice(0, 28), rows.slice(28)]
  const page = (part: readonly Line[], at: number) => `${at === 1 ? '<div class="c t"><b>Salt Marsh Seafood Company</b><br>Profit and Loss Comparison<br><span>January - September, 2026</span></div>' : '<div style="height:.3in"></div>'}<table><tr class="h"><td><td colspan="4" class="c">TOTAL</tr><tr class="h g"><td><td class="n">JAN - SEP, 2026<td class="n">JAN - SEP, 2025 (PY)<td class="n">CHANGE<td class="n">% CHANGE</tr>${body(escaped(part), cells, 10)}</table><div class="foot c">Accrual Basis &nbsp; Friday, October 9, 2026 10:12 AM GMT-04:00<span style="float:right">${at}/2</span></div>`
  return printed({
    name: 'salt-marsh-seafood-previous-year', style: ".page{font:9.4pt/15pt 'Source Sans';padding:.7in .7in;color:#393a3d}.t b{font-size:15pt;line-height:22pt;font-weight:400}.t{font-size:12pt;margin-bottom:14pt}.t span{font-size:9.4pt}.n{width:1.2in}td:last-child{width:.85in}.h td{font-size:7.6pt;border-bottom:.8pt solid #6b6c72}.h td:first-child{border:0}.g td{font-size:7.6pt}.total td,.grand td{font-weight:700}.total .n,.grand .n{border-top:.5pt solid #8d9096}.grand .n{border-bottom:2.2pt double #393a3d}.foot{font-size:7.8pt}",
    pages: parts.map((part, at) => page(part, at + 1)),
    truth: truthFrom({
      family: 'online-previous-year-change', notes: 'online program’s nine months against the previous year over two pages: “TOTAL” above all four columns, the earlier column marked (PY), change and percentage as decoys, subaccounts with totals, dollar signs on totals only, interest among expenses and depreciation as the only other expense', company: 'Salt Marsh Seafood Company', statementType: 'INCOME_STATEMENT', ends: ['2026-09-30', '2025-09-30'], parts: [{ rows }], books,
      any: { salaries: ['sal', 'sal+pt', 'sal+cl', 'sal+pt+cl'], rent: ['rent', 'rent+ut'], depreciation: ['dep', 'null'], general: ['of', 'null'], totalExpenses: ['ex', 'ex-int'], ordinaryIncome: ['op', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['oe'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()
