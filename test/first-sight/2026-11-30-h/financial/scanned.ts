/** Statements that came as scans: a plumber's month and year to date, a towing company on the modified cash basis. */
import { agree, alsoNamed, amount, body, escaped, fine, of, office, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const plumber = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Revenues
  Service and Repair | 118462.50 1084315.75
  New Construction | 96840.00 738620.00
  Drain Cleaning | 14215.00 152480.25
= Total Revenues | sum | revenue @rev
# Cost of Revenues
  Plumbing Materials | 71436.18 596218.40
  Plumbers' Wages | 58210.66 512846.92 | @pw
  Permits and Fees | 1845.00 16420.00
= Total Cost of Revenues | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Operating Expenses
  Advertising | 2915.00 31460.00 | marketing
  Depreciation | 5200.00 46800.00 | depreciation @dep
  Employee Benefits | 6418.20 58316.40 | @eb
  Insurance | 7240.00 64815.00
  Licenses and Dues | 0.00 3120.00
  Office Expense | 1316.44 12948.17 | @of
  Officer Salaries | 12000.00 108000.00 | salaries @os
  Office Wages | 9630.00 84215.00 | salaries @ow
  Payroll Taxes | 6915.38 61840.27 | @pt
  Professional Fees | 650.00 9850.00
  Rent | 4500.00 40500.00 | rent @rent
  Telephone | 1184.60 10416.35 | @tel
  Uniforms and Small Tools | 1420.15 13875.62
  Utilities | 742.88 8316.90 | @ut
  Vehicle Expense | 8936.27 76420.55
= Total Operating Expenses | sum | totalExpenses @ex
= Operating Income | gp-ex | operatingIncome @op
# Other Income and Expenses
  Interest Income | 41.20 386.75 | otherIncome @ii
  Interest Expense | -1286.40 -11942.18 | -interest @int
= Total Other Income and Expenses | sum | netOther @oth
== Net Income | op+oth | netIncome @net
`, books, 2)
  const sheet = statement(`
# Current Assets
  Petty Cash | 500.00 | cash @c0
  Cash in Bank - Checking | 64218.36 | cash @c1
  Accounts Receivable | 214630.80 | receivable @ar
  Inventory | 48215.00 | inventory @iv
  Employee Advances | 1850.00 | otherCurrent @adv
= Total Current Assets | sum | totalCurrent @ca
# Property and Equipment
  Shop Equipment | 86420.00 | property @p1
  Vehicles | 412865.00 | property @p2
  Office Equipment | 24318.00 | property @p3
  Accumulated Depreciation | -298416.00 | accumulated @ad
= Net Property and Equipment | sum | totalFixed @fx
== Total Assets | ca+fx | totalAssets @assets
# Current Liabilities
  Accounts Payable | 71436.22 | payable @ap
  Credit Cards Payable | 6318.40 | @cc
  Payroll Taxes Payable | 9640.15 | @ptp
  Note Payable - Line of Credit | 40000.00 | shortDebt @loc
= Total Current Liabilities | sum | totalDue @cl
# Long-Term Liabilities
  Vehicle Loans | 126415.70 | longDebt @vl
  Loan from Shareholder | 25000.00 | @ls
= Total Long-Term Liabilities | sum | totalLong @ll
= Total Liabilities | cl+ll | totalLiabilities @liab
# Stockholder's Equity
  Capital Stock | 1000.00 | stock @cs
  Retained Earnings | assets-liab-cs-year-drw | retained @re
  Shareholder Distributions | -54000.00 | @dist
  Net Income | year | @yr
= Total Stockholder's Equity | sum | totalEquity @eq
== Total Liabilities and Stockholder's Equity | liab+eq | totalBoth @both
`, books.set('year', [of(books, 'net')[1] ?? 0]).set('drw', [-54_000]), 1)
  agree(books, ['both', 'assets'])
  const base = of(books, 'rev')
  const text = (value: number) => amount(value, { negative: 'parentheses' })
  const shares = (values: readonly number[]) => values.flatMap((value, at) => [text(value), ((100 * value) / (base[at] ?? 1)).toFixed(2)])
  const top = (title: string, when: string) => `<div class="c t"><b>Androscoggin Plumbing &amp; Drain, Inc.</b><br><b>${title}</b><br>${when}</div>`
  const foot = '<div class="foot c">Substantially all disclosures are omitted. No assurance is provided on these financial statements.</div>'
  return printed({
    name: 'androscoggin-plumbing-month-and-nine-months-scan', scan: office, style: ".page{font:9.4pt/12.9pt Tinos;padding:.6in .85in}.t{margin-bottom:10pt;line-height:14pt;font-size:11pt}.n{width:1in}td:nth-child(3),td:nth-child(5){width:.62in}.h td{text-align:center;font-weight:700;text-decoration:underline}.head td{font-weight:700;padding-top:6pt}.total .n span{border-top:.7pt solid #000;display:inline-block;min-width:.55in}.total td{padding-bottom:2pt}.grand td{font-weight:700;padding-top:4pt}.grand .n span{border-top:.7pt solid #000;border-bottom:2.2pt double #000;display:inline-block;min-width:.55in}.foot{font-size:8.6pt;font-style:italic}",
    pages: [`${top('Balance Sheet', 'September 30, 2026')}<table><tr class="head"><td><u>ASSETS</u></tr>${body(escaped(sheet).slice(0, 14), values => values.map(text), 14)}<tr class="head"><td><u>LIABILITIES AND STOCKHOLDER'S EQUITY</u></tr>${body(escaped(sheet).slice(14), values => values.map(text), 14)}</table>${foot}`, `${top('Income Statement', 'For the 1 Month and 9 Months Ended September 30, 2026')}<table><tr class="h"><td><td colspan="2">1 Month Ended<br>September 30, 2026<td colspan="2">9 Months Ended<br>September 30, 2026</tr>${body(escaped(profit), shares, 14)}</table>${foot}`],
    truth: truthFrom({
      family: 'one-month-and-nine-months-with-percent', notes: 'office scan of an accountant’s monthly work for a plumber: balance sheet before income statement, one month beside nine months with percentages without a sign, zero printed, a heading over two columns, distributions and net income apart within equity, no tax', company: 'Androscoggin Plumbing & Drain, Inc.', statementType: 'BALANCE_SHEET', ends: ['2026-09-30'], parts: [{ rows: sheet }, { rows: profit, pick: [1] }], books: new Map([...books].map(([name, values]) => [name, values.length === 2 ? [values[1] ?? 0] : values])),
      any: { shortDebt: ['loc', 'loc+cc'], otherDue: ['cc+ptp', 'ptp', 'cc', 'null'], accrued: ['ptp', 'null'], longDebt: ['vl', 'vl+ls'], otherLongDue: ['ls', 'null'], retained: ['re', 're+dist+yr', 're+yr', 're+dist'], otherCurrent: ['adv', 'null'], receivable: ['ar', 'ar+adv'], dividends: ['dist', 'null'], salaries: ['os+ow', 'os+ow+pt', 'os+ow+pt+eb', 'ow', 'os+ow+pw'], rent: ['rent', 'rent+ut', 'rent+ut+tel'], general: ['of', 'null'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['null', '0-int', '0'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'paidIn', 'fromOperations', 'currentDebt'],
    }),
  })
})()

// prettier-ignore
export const towing = (() => {
  const books: Books = new Map()
  const income = statement(`
# REVENUES
  Light and medium duty towing | 986415 912680
  Heavy recovery | 748320 684915
  Storage and gate fees | 218640 206485
  Auction of unclaimed vehicles | 64915 71230
= Total revenues | sum | revenue @rev
# OPERATING EXPENSES
  Driver wages and commissions | 684215 638940 | salaries @dw
  Dispatch and office wages | 168420 159315 | salaries @ofw
  Payroll taxes and health insurance | 118935 106480 | @ptb
  Fuel | 186340 192615
  Truck repairs and tires | 142615 128930
  Truck and liability insurance | 164820 148315
  Yard rent | 72000 69600 | rent @rent
  Utilities and telephone | 28415 27160 | @ut
  Advertising and motor club fees | 18630 17485 | marketing
  Professional fees | 12400 11850
  Office and other | 31285 29440 | general @of
  Depreciation | 148600 136200 | depreciation @dep
= Total operating expenses | sum | totalExpenses @ex
= INCOME FROM OPERATIONS | rev-ex | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Interest expense | -46815 -42380 | -interest @int
  Gain on sale of truck | 12500 0 | otherIncome @gain
= Total other income (expense) | sum | netOther @oth
== NET INCOME | op+oth | netIncome @net
MEMBERS’ EQUITY, BEGINNING | begin | @beg
Distributions to members | drawn | @dist
== MEMBERS’ EQUITY, ENDING | close | @end
`, books.set('begin', [0, 0]).set('drawn', [0, 0]).set('close', [0, 0]), 2)
  const sheet = statement(`
# CURRENT ASSETS
  Cash in banks | 124615 98340 | cash @c
  Impound fees held for refund | 8450 6915 | @im
= Total current assets | sum | totalCurrent @ca
# PROPERTY AND EQUIPMENT
  Tow trucks and rotators | 1684315 1486900 | property @p1
  Yard equipment and fencing | 148620 139480 | property @p2
  Office equipment | 42315 39860 | property @p3
= | sum | @pt
  Less accumulated depreciation | -986415 -884215 | accumulated @ad
= Net property and equipment | pt+ad | totalFixed @fx
OTHER ASSETS - Operating permits | 35000 35000 | @perm
== TOTAL ASSETS | ca+fx+perm | totalAssets @assets
# CURRENT LIABILITIES
  Payroll taxes withheld | 9418 8635 | @wh
  Refundable impound fees | 8450 6915 | @rf
  Current portion of truck notes | 168240 142615 | currentDebt @cp
= Total current liabilities | sum | totalDue @cl
TRUCK NOTES, less current portion | 412680 384915 | longDebt @ln
= Total liabilities | cl+ln | totalLiabilities @liab
MEMBERS’ EQUITY | assets-liab | totalEquity @eq
== TOTAL LIABILITIES AND MEMBERS’ EQUITY | liab+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  const [close = 0, before = 0] = of(books, 'eq')
  const [net = 0, earlier = 0] = of(books, 'net')
  const drawn = [close - before - net, -148_000]
  if (drawn.some(value => value > -40_000 || value < -300_000)) throw new Error(`distributions ${drawn.join(' ')}, net ${net} ${earlier}, equity ${close} ${before}`)
  const begin = [before, before - earlier + 148_000]
  const moved: Readonly<Record<string, readonly number[]>> = { 'MEMBERS’ EQUITY, BEGINNING': begin, 'Distributions to members': drawn, 'MEMBERS’ EQUITY, ENDING': [close, before] }
  const shown = income.map((row): Line => { const values = moved[row.label]; return values === undefined ? row : { ...row, values } })
  const firsts = ['Light and medium duty towing', 'Cash in banks', 'Payroll taxes withheld']
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' || firsts.includes(row.label) ? '<s>$</s>' : ''}${whole('-')(value)}`)
  const page = (title: string, when: string, html: string) => `<div class="c t"><b>OLD TRACE TOWING &amp; RECOVERY, LLC</b><br>${title}<br>${when}</div><table><tr class="h"><td><td class="n">2025<td class="n">2024</tr>${html}</table><div class="foot c">See accountant’s compilation report.</div>`
  const split = sheet.findIndex(({ label }) => label === 'CURRENT LIABILITIES')
  return printed({
    name: 'old-trace-towing-modified-cash-fine-scan', scan: fine, style: ".page{font:10pt/13.6pt 'EB Garamond';padding:.75in 1.05in}.t{margin-bottom:12pt;line-height:15pt;font-size:11.5pt}.n{width:1.2in}.n span{display:inline-block;min-width:.95in;position:relative;min-height:11pt}.n s{position:absolute;left:0;text-decoration:none}.h td{font-weight:700;text-decoration:underline}.head td{padding-top:7pt}.total .n span{border-top:.7pt solid #000}.total td{padding-bottom:2pt}.grand td{padding-top:4pt;font-weight:700}.grand .n span{border-top:.7pt solid #000;border-bottom:2.4pt double #000}",
    pages: [page('Statements of Assets, Liabilities and Members’ Equity – Modified Cash Basis', 'December 31, 2025 and 2024', `<tr><td colspan="3" class="c">ASSETS</tr>${body(escaped(sheet.slice(0, split)), cells, 13)}<tr><td colspan="3" class="c" style="padding-top:8pt">LIABILITIES AND MEMBERS’ EQUITY</tr>${body(escaped(sheet.slice(split)), cells, 13)}`), page('Statements of Revenues, Expenses and Members’ Equity – Modified Cash Basis', 'Years ended December 31, 2025 and 2024', body(escaped(shown), cells, 13))],
    truth: alsoNamed(truthFrom({
      family: 'modified-cash-basis-towing', notes: 'scan at 300 dpi of a towing company’s compiled statements on the modified cash basis: no receivables, no cost of sales, permits as other assets, fees held for refund on both sides, a subtotal of property without a caption, equity in one line rolled forward below net income', company: 'OLD TRACE TOWING & RECOVERY, LLC', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: sheet }, { rows: shown }], books,
      any: { cash: ['c', 'c+im'], otherCurrent: ['im', 'null'], totalFixed: ['fx', 'fx+perm'], intangible: ['perm', 'null'], otherLong: ['perm', 'null'], otherDue: ['wh+rf', 'rf', 'wh'], accrued: ['wh', 'null'], totalLong: ['ln', 'null'], retained: ['eq', 'null'], salaries: ['dw+ofw', 'dw+ofw+ptb', 'ofw'], rent: ['rent', 'rent+ut'], totalExpenses: ['ex'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherExpenses: ['0-int', '0', 'null'], cost: ['null'], gross: ['null', 'rev'], stock: ['null', 'eq'], dividends: ['null', `0-${-(drawn[0] ?? 0)}`] },
      absent: ['tax', 'treasury', 'deferredTax', 'receivable', 'inventory', 'payable', 'fromOperations', 'shortDebt'],
    }), 'OLD TRACE TOWING & RECOVERY, LLC', 'Old Trace Towing & Recovery, LLC'),
  })
})()
