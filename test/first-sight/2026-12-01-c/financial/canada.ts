/** Canadian statements: a boat lift maker’s program print, a scanned review of a hauler. */
import { agree, amount, body, columnsOf, escaped, of, office, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const boatLifts = (() => {
  const books: Books = new Map()
  const profit = statement(`
# REVENUE
# SALES REVENUE
    Sales - Lifts | 1486215.40 | @s1
    Sales - Docks and Parts | 384615.25 | @s2
    Sales Returns | -12418.60 | @s3
  Net Sales | s1+s2+s3 | @ns
  Installation and Service | 218640.00 | @is
= TOTAL SALES REVENUE | ns+is | @tsr
# OTHER REVENUE
  Freight Revenue | 38415.75 | @fr
  Interest Revenue | 1264.18 | @ir
= TOTAL OTHER REVENUE | sum | @tor
= TOTAL REVENUE | tsr+tor | revenue @rev
# EXPENSE
# COST OF GOODS SOLD
    Aluminum and Steel Purchases | 1004215.90 | @p1
    Purchase Returns | -8640.30 | @p2
    Purchase Discounts | -6218.45 | @p3
  Net Purchases | p1+p2+p3 | @np
  Inventory Adjustment | -18415.00 | @iadj
  Freight Expense | 46215.33 | @fe
  Subcontracts - Barge and Crane | 64218.00 | @sb
= TOTAL COST OF GOODS SOLD | np+iadj+fe+sb | cost @cogs
# PAYROLL EXPENSES
  Wages & Salaries | 486415.20 | salaries @wg
  EI Expense | 9418.66 | @ei
  CPP Expense | 24615.30 | @cpp
  WSIB Expense | 14218.75 | @ws
  Employee Benefits | 18640.00 | @eb
= TOTAL PAYROLL EXPENSES | sum | @tpe
# GENERAL & ADMINISTRATIVE EXPENSES
  Accounting & Legal | 12415.00
  Advertising & Promotions | 21640.50 | marketing
  Amortization Expense | 48615.00 | depreciation @am
  Bad Debts | 3215.40
  Courier & Postage | 2418.66
  Insurance | 26415.00
  Interest & Bank Charges | 24618.35 | interest @int
  Office Supplies | 8415.22 | @of
  Property Taxes | 14215.00
  Motor Vehicle Expenses | 31640.77
  Rent | 36000.00 | rent @rent
  Repair & Maintenance | 18415.60
  Telephone | 6218.40 | @tel
  Travel & Entertainment | 9415.10
  Utilities | 16415.88 | @ut
= TOTAL GENERAL & ADMIN. EXPENSES | sum | @tga
= TOTAL EXPENSE | cogs+tpe+tga | @te
== NET INCOME | rev-te | netIncome @net
`, books, 1)
  const sheet = statement(`
# ASSET
# CURRENT ASSETS
    Petty Cash | 300.00 | @c1
    Chequing Bank Account | 84215.37 | @c2
    Savings Bank Account | 50000.00 | @c3
  Total Cash | c1+c2+c3 | cash @cash
    Accounts Receivable | 164215.80 | @r1
    Allowance for Doubtful Accounts | -5000.00 | @r2
    Advances & Loans | 1200.00 | @r3
  Total Receivable | r1+r2+r3 | receivable @rec
  Purchase Prepayments | 12640.00 | @pp
  Inventory - Aluminum and Parts | 218415.60 | inventory @i1
  Inventory - Finished Lifts | 142618.00 | inventory @i2
= TOTAL CURRENT ASSETS | cash+rec+pp+i1+i2 | totalCurrent @ca
# CAPITAL ASSETS
    Shop Equipment | 386415.00 | property @e1
    Accum. Amort. - Shop Equipment | -218640.00 | accumulated @e2
  Net - Shop Equipment | e1+e2 | @e
    Vehicles and Barge | 264215.00 | property @v1
    Accum. Amort. - Vehicles and Barge | -142618.00 | accumulated @v2
  Net - Vehicles and Barge | v1+v2 | @v
  Land | 95000.00 | property @land
= TOTAL CAPITAL ASSETS | e+v+land | totalFixed @fx
== TOTAL ASSET | ca+fx | totalAssets @assets
# LIABILITY
# CURRENT LIABILITIES
  Accounts Payable | 118415.62 | payable @ap
  Customer Deposits | 86400.00 | otherDue @cd
  Bank Operating Line | 75000.00 | shortDebt @loc
    Vacation Payable | 8415.30 | @l1
    EI Payable | 1218.40 | @l2
    CPP Payable | 2864.75 | @l3
    Federal Income Tax Payable | 4218.66 | @l4
  Total Receiver General and Vacation | l1+l2+l3+l4 | @rg
  WSIB Payable | 1415.20 | @wsib
    HST Charged on Sales | 38415.80 | @h1
    HST Paid on Purchases | -21640.35 | @h2
  HST Owing (Refund) | h1+h2 | @hst
= TOTAL CURRENT LIABILITIES | ap+cd+loc+rg+wsib+hst | totalDue @cl
# LONG TERM LIABILITIES
  Bank Loan - CNC Router | 96415.20 | longDebt @bl
  Loans from Shareholders | 120000.00 | @ls
= TOTAL LONG TERM LIABILITIES | sum | totalLong @ll
= TOTAL LIABILITY | cl+ll | totalLiabilities @liab
# EQUITY
# SHARE CAPITAL
  Common Shares | 100.00 | stock @cs
= TOTAL SHARE CAPITAL | sum
# RETAINED EARNINGS
  Retained Earnings - Previous Year | assets-liab-cs-dv-net | @re
  Dividends | -60000.00 | @dv2
  Current Earnings | net | @ce
= TOTAL RETAINED EARNINGS | sum | @tre
= TOTAL EQUITY | cs+tre | totalEquity @eq
== LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, books.set('dv', [-60_000]), 1)
  agree(books, ['both', 'assets'])
  if ((of(books, 're')[0] ?? 0) < 50_000) throw new Error(`retained ${of(books, 're').join(' ')}`)
  const cells = ([value = 0]: readonly number[], row: Line) => (row.indent === 2 ? [amount(value), ''] : ['', amount(value)])
  const page = (title: string, when: string, rows: readonly Line[]) => `<div class="t"><b>Bruce Trail Boat Lifts Inc.</b><br><b>${title}</b> ${when}</div><table>${body(escaped(rows).map(row => ({ ...row, indent: row.indent === 2 ? 1 : row.indent, deep: row.indent })), (values, row) => cells(values, { ...row, indent: (row as Line & { deep: number }).deep }), 9)}</table><div class="foot">Generated On: 2026-07-20</div>`
  return printed({
    name: 'bruce-trail-boat-lifts-inset-amounts', style: ".page{font:8.6pt/10.9pt Arimo;font-size:8.2pt;padding:.45in 1in}.t{font-size:11pt;line-height:14pt;margin-bottom:8pt}.n{width:1.15in}.head td{font-weight:700;padding-top:5pt}.total td,.grand td{font-weight:700}.total .n:last-child span{border-top:.6pt solid #000;display:inline-block;min-width:.85in}.grand .n:last-child span{border-top:.6pt solid #000;border-bottom:2pt double #000;display:inline-block;min-width:.85in}.foot{font-size:7.6pt}",
    pages: [page('Balance Sheet', 'As at 2026-06-30', sheet), page('Income Statement', '2025-07-01 to 2026-06-30', profit)],
    truth: truthFrom({
      family: 'canadian-program-inset-and-outer-amounts', notes: 'Canadian desktop program’s print of one year: parts in an inner column and their sums in the outer one, days as 2026-06-30, headings and totals in capitals, remittances and sales tax charged and paid with a sum each, other revenue with interest within total revenue, three groups of expenses with one total and no gross profit, interest with bank charges', company: 'Bruce Trail Boat Lifts Inc.', statementType: 'BALANCE_SHEET', ends: ['2026-06-30'], currency: 'CAD', parts: [{ rows: sheet }, { rows: profit }], books,
      any: { receivable: ['rec', 'r1+r2'], prepaid: ['pp', 'null'], otherCurrent: ['null', 'pp', 'r3', 'pp+r3'], accrued: ['null', 'rg', 'l1', 'rg+wsib', 'rg+wsib+hst'], otherDue: ['cd', 'cd+hst', 'cd+rg+wsib+hst', 'cd+hst+wsib', 'cd+wsib+hst', 'hst', 'cd+rg+hst'], longDebt: ['bl', 'bl+ls'], otherLongDue: ['ls', 'null'], retained: ['tre', 're', 're+ce'], dividends: ['null', 'dv2'], gross: ['null', 'rev-cogs', 'tsr-cogs'], revenue: ['rev', 'tsr', 'rev-ir'], salaries: ['wg', 'tpe'], rent: ['rent', 'rent+ut', 'rent+ut+tel'], general: ['tga', 'of', 'null'], totalExpenses: ['te', 'tpe+tga', 'tpe+tga-int'], operatingIncome: ['null', 'net', 'net+int', 'net+int-ir', 'tsr-te', 'net-tor'], ordinaryIncome: ['net', 'null', 'tsr-te'], beforeTax: ['net', 'null'], otherIncome: ['tor', 'ir', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['null', 'tor', 'ir', 'ir-int', 'tor-int'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'paidIn', 'fromOperations', 'currentDebt', 'shortInvestments'],
    }),
  })
})()

// prettier-ignore
export const bulkHauler = (() => {
  const books: Books = new Map()
  const income = statement(`
# Revenue
  Freight | 6842615 6318240
  Fuel surcharge | 984215 1042680
= | sum | revenue @rev
# Direct costs
  Drivers’ wages and benefits | 2418640 2264215 | @dw
  Fuel | 1864215 1918640
  Owner operators | 986420 864215
  Repairs and tires | 684215 618640
  Permits and licences | 142618 138415
= | sum | cost @cogs
= Gross margin | rev-cogs | gross @gm
# Expenses
  Amortization | 486415 452680 | depreciation @am
  Insurance | 218640 204815
  Office and general | 86415 81240 | general @of
  Professional fees | 24680 22415
  Rent and yard costs | 64800 62400 | rent @rent
  Salaries – office and dispatch | 286415 268240 | salaries @sal
= | sum | totalExpenses @ex
= Earnings from operations | gm-ex | operatingIncome @op
# Other income (expense)
  Gain on disposal of equipment | 42618 18640 | otherIncome @gain
  Interest on long-term debt | -142615 -158240 | @i1
  Interest on operating line | -12418 -9640 | @i2
= | sum | netOther @oth
= Earnings before income taxes | op+oth | beforeTax @pre
# Income taxes
  Current | 46800 52400 | tax @tc
  Future | 12600 8200 | tax @tf
= | sum | @tx
= Net earnings | pre-tx | netIncome @net
Retained earnings, beginning of year | rb | @rbx
Dividends | dvd | @dvx
== Retained earnings, end of year | rb+net+dvd | @rend
`, books.set('rb', [0, 864_215]).set('dvd', [-100_000, -90_000]), 2)
  const first = of(books, 'rend')[1] ?? 0
  books.set('rb', [first, 864_215]).set('rend', [first + (of(books, 'net')[0] ?? 0) - 100_000, first])
  const shown = income.map((row): Line => (row.label === 'Retained earnings, beginning of year' ? { ...row, values: of(books, 'rb') } : row.label === 'Retained earnings, end of year' ? { ...row, values: of(books, 'rend') } : row))
  const sheet = statement(`
# Current assets
  Cash | 118640 96215 84310 | cash @c
  Accounts receivable | 842615 786420 741200 | receivable @ar
  Fuel and parts inventory | 64218 58640 56115 | inventory @iv
  Prepaid expenses and deposits | 96415 88240 84600 | prepaid @pp
= | sum | totalCurrent @ca
Property and equipment (Note 4) | ppe | property @ppe0
Due from related company (Note 5) | 80000 60000 60000 | otherLong @drc
== | ca+ppe+drc | totalAssets @assets
# Current liabilities
  Operating line (Note 6) | 150000 200000 175000 | shortDebt @loc
  Accounts payable and accrued liabilities | 486215 462680 448900 | payable @ap
  Goods and services tax payable | 24618 21840 20115 | otherDue @gst
  Income taxes payable | 16415 22680 18240 | @it
  Current portion of long-term debt (Note 7) | 612400 584200 548600 | currentDebt @cp
= | sum | totalDue @cl
Long-term debt (Note 7) | 1684215 1826415 1948200 | longDebt @ltd
Future income taxes | 142600 130000 121800 | deferredTax @ft
Due to shareholders (Note 8) | 110000 140000 140000 | @ds
= | cl+ltd+ft+ds | totalLiabilities @liab
# Shareholders’ equity
  Share capital (Note 9) | 1200 1200 1200 | stock @sc
  Retained earnings | rr | retained @rex
= | sum | totalEquity @eq
== | liab+eq | totalBoth @both
`, (() => {
    const rr = [...of(books, 'rend'), 864_215]
    const others = [118640 + 842615 + 64218 + 96415 + 80000, 96215 + 786420 + 58640 + 88240 + 60000, 84310 + 741200 + 56115 + 84600 + 60000]
    const debts = [150000 + 486215 + 24618 + 16415 + 612400 + 1684215 + 142600 + 110000, 200000 + 462680 + 21840 + 22680 + 584200 + 1826415 + 130000 + 140000, 175000 + 448900 + 20115 + 18240 + 548600 + 1948200 + 121800 + 140000]
    return books.set('rr', rr).set('ppe', rr.map((value, at) => value + 1200 + (debts[at] ?? 0) - (others[at] ?? 0)))
  })(), 3)
  agree(books, ['both', 'assets'])
  const flows = statement(`
# Operating activities
  Net earnings | net | flowIncome
  # Items not affecting cash:
    Amortization | am | flowDepreciation
    Future income taxes | tf | @ff
    Gain on disposal of equipment | 0-gain | @fg
= | net+am+tf-gain | @before
  Change in non-cash working capital items (Note 10) | ar'-ar+iv'-iv+pp'-pp+ap-ap'+gst-gst'+it-it' | flowTotal @wc
= | before+wc | fromOperations @cfo
# Investing activities
  Purchase of property and equipment | ppe'-ppe-am-bv | expenditures @cap
  Proceeds on disposal of equipment | bv+gain | @ps
  Advances to related company | drc'-drc | @adv
= | sum | fromInvesting @cfi
# Financing activities
  Change in operating line | loc-loc' | debt @d1
  Proceeds of long-term debt | 486000 462000 | debt @d2
  Repayment of long-term debt | cp-cp'+ltd-ltd'-d2 | debt @d3
  Repayments to shareholders | ds-ds' | @fds
  Dividends paid | dvd | dividends
= | sum | fromFinancing @cff
== Increase in cash | cfo+cfi+cff | change @chg
Cash, beginning of year | c' | beginning @cb
== Cash, end of year | cb+chg | ending @ce
`, books.set('bv', [38_400, 22_100]), 2)
  agree(books, ['ce', 'c'])
  if (of(books, 'cap').some(value => value > -100_000)) throw new Error(`purchases ${of(books, 'cap').join(' ')}`)
  const opens = ['Freight', 'Cash', 'Net earnings', 'Operating line (Note 6)']
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' || opens.includes(row.label) ? '<s>$</s>' : ''}${whole('–')(value)}`)
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="n">2026<td class="n">2025</tr>${body(escaped(columnsOf(rows, 0, 1)), cells, 13)}</table>`
  const page = (title: string, when: string, html: string, at: number) => `<div class="t"><b>NECHAKO BULK HAULERS LTD.</b><br><b>${title}</b><br>${when}<br>(Unaudited – see Review Engagement Report)</div>${html}<div class="foot c">See accompanying notes to the financial statements<br>${at}</div>`
  const cut = sheet.findIndex(({ label }) => label === 'Current liabilities')
  return printed({
    name: 'nechako-bulk-haulers-review-scan', scan: office, style: ".page{font:10pt/14pt Carlito;padding:.65in 1in}.t{margin-bottom:10pt;border-bottom:1pt solid #000;padding-bottom:4pt}.n{width:1.15in;vertical-align:bottom}.n span{display:inline-block;min-width:.95in;position:relative;min-height:12pt}.n s{position:absolute;left:0;text-decoration:none}.h td{font-weight:700;text-decoration:underline}.head td{font-weight:700;padding-top:5pt}.d1.head td{font-weight:400}.total .n span{border-top:.7pt solid #000}.total td{padding-bottom:3pt}.grand td{font-weight:700}.grand .n span{border-top:.7pt solid #000;border-bottom:2.4pt double #000}.foot{font-size:8.6pt}",
    pages: [page('BALANCE SHEET', 'February 28, 2026', `<div class="c b">ASSETS</div>${table(sheet.slice(0, cut))}<div class="c b" style="margin-top:6pt">LIABILITIES AND SHAREHOLDERS’ EQUITY</div>${table(sheet.slice(cut))}<p style="margin-top:12pt">Approved by the Board: ______________________ Director</p>`, 2), page('STATEMENT OF EARNINGS AND RETAINED EARNINGS', 'Year ended February 28, 2026', table(shown), 3), page('STATEMENT OF CASH FLOWS', 'Year ended February 28, 2026', table(flows), 4)],
    truth: truthFrom({
      family: 'canadian-review-non-cash-working-capital', notes: 'office scan of a Canadian review of a hauler, three statements of two years: sums without captions, property net in one line with a note, two interest lines, current and future taxes with a sum, retained earnings below net earnings, cash flows with a subtotal before one line of non-cash working capital items, a related company and shareholders on either side, notes within captions', company: 'NECHAKO BULK HAULERS LTD.', statementType: 'BALANCE_SHEET', ends: ['2026-02-28', '2025-02-28'], currency: 'CAD', parts: [{ rows: columnsOf(sheet, 0, 1) }, { rows: shown }, { rows: flows }], books,
      any: { totalFixed: ['ppe', 'ppe+drc', 'null'], payable: ['ap'], accrued: ['null', 'ap', 'it', 'gst+it', 'gst'], otherDue: ['gst+it', 'gst', 'it', 'null'], totalLong: ['null', 'ltd+ft+ds', 'ltd'], otherLongDue: ['ds', 'null'], longDebt: ['ltd', 'ltd+ds'], interest: ['0-i1-i2', '0-i1'], salaries: ['sal', 'sal+dw'], ordinaryIncome: ['op', 'net', 'pre', 'null'], otherExpenses: ['0-i1-i2', '0', 'null'], flowOther: ['null', 'wc'], otherInvesting: ['adv', 'adv+ps', 'ps', 'null'], expenditures: ['cap', 'cap+ps'], acquisitions: ['null', 'ps'], otherFinancing: ['fds', 'null'], debt: ['d1+d2+d3', 'd1+d2+d3+fds'], accumulated: ['null'] },
      absent: ['treasury', 'intangible', 'paidIn', 'stockIssue', 'marketing', 'shortInvestments', 'flowReceivable', 'flowInventory', 'flowPayable'],
    }),
  })
})()
