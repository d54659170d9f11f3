/** Accountants’ work: statements of income and retained earnings, an adjusted trial balance by groups, a Canadian compilation. */
import { agree, amount, body, escaped, isFirst, of, percent, printed, signed, statement, truthFrom, whole, worn, office, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const orchard = (() => {
  const books: Books = new Map()
  const income = statement(`
SALES, net of returns and allowances | 7418630 6918206 | revenue @rev
COST OF SALES | 5218406 4986215 | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# OPERATING EXPENSES
  Advertising | 48206 41806 | marketing
  Bad debts | 12418 9806
  Depreciation | 218406 206415 | depreciation
  Employee benefits | 141806 136218 | @eb
  Insurance | 86415 81206
  Office | 36218 34806 | @office
  Payroll taxes | 94218 91806 | @pt
  Professional fees | 42630 38215
  Rent - related party | 120000 120000 | @rent
  Repairs | 64218 71806
  Salaries - officers | 240000 220000 | @off
  Salaries - other | 618406 586215 | @sal
  Utilities | 58630 56418 | @util
= TOTAL OPERATING EXPENSES | sum | totalExpenses @exp
= INCOME FROM OPERATIONS | gp-exp | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Interest income | 6218 3806 | otherIncome @ii
  Interest expense | -94218 -101806 | -interest @ie
  Gain on sale of equipment | 14500 0 | otherIncome @gain
= TOTAL OTHER INCOME (EXPENSE) | sum | netOther @no
= INCOME BEFORE INCOME TAXES | op+no | beforeTax @ebt
PROVISION FOR INCOME TAXES | 86415 61806 | tax @tax
= NET INCOME | ebt-tax | netIncome @net
`, books, 2)
  const [n1 = 0, n0 = 0] = of(books, 'net')
  const begin = 1_806_415
  books.set('b', [begin + n0 - 60_000, begin]).set('div', [90_000, 60_000])
  const tail = statement(`
RETAINED EARNINGS, beginning of year | b
LESS: Dividends paid | 0-div
== RETAINED EARNINGS, end of year | b+net-div | retained @re
`, books.set('n', [n1, n0]), 2)
  const rows = [...income, ...tail]
  const rev = of(books, 'rev')
  const cells = (values: readonly number[], row: { readonly kind?: string }, index: number) => values.flatMap((value, i) => { const text = whole('-')(value); return [isFirst(rows, index) || row.kind === 'grand' ? signed(text) : text, index >= income.length ? '' : percent(value, rev[i] ?? 1, 1).replace('%', '').replace(/^-(.*)/, '($1)')] })
  return printed({
    name: 'hood-valley-cold-storage-income-and-retained-scan', scan: worn, style: '.page{font:10pt/13pt Tinos;padding:.75in .9in}.h td{border-bottom:.6pt solid #000;text-align:center}.n{width:.95in;padding-left:9pt}.n:nth-child(3),.n:nth-child(5){width:.6in}.total .n span,.grand .n span{display:block;border-top:.6pt solid #000}.grand .n span{border-bottom:2pt double #000}',
    pages: [`<div class="c" style="margin-bottom:14pt"><b>HOOD VALLEY COLD STORAGE, INC.</b><br>STATEMENTS OF INCOME AND RETAINED EARNINGS<br>For the Years Ended April 30, 2026 and 2025</div><table><tr class="h"><td><td>2026<td>%<td>2025<td>%</tr>${body(escaped(rows), cells, 12)}</table><div class="foot c" style="font-size:8.6pt">See accountants’ compilation report. Selected information is presented;<br>substantially all disclosures required by generally accepted accounting principles are omitted.<br><br>- 2 -</div>`],
    truth: truthFrom({
      family: 'income-and-retained-earnings', notes: 'copier scan of compiled statements of income and retained earnings on one page: capitals for sums, percentages of sales beside each year, other income and expense with the expense in parentheses, retained earnings rolled forward below net income, dividends', company: 'HOOD VALLEY COLD STORAGE, INC.', statementType: 'INCOME_STATEMENT', ends: ['2026-04-30', '2025-04-30'], parts: [{ rows }], books,
      any: { salaries: ['off+sal', 'sal', 'off+sal+eb', 'off+sal+pt', 'off+sal+eb+pt'], rent: ['rent', 'rent+util'], general: ['office', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherExpenses: ['0-ie', 'null'], retained: ['re', 'null'] },
      absent: ['cashFlowStatement', 'treasury', 'totalAssets', 'cash'],
    }),
  })
})()

// prettier-ignore
export const dentalLab = (() => {
  const books: Books = new Map()
  const income = statement(`
REVENUES | 3186415 | revenue @rev
# COST OF REVENUES
  Direct labor | 918630 | @dl
  Materials, alloys and zirconia | 486215
  Outside milling | 141806
= Total cost of revenues | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
SELLING, GENERAL AND ADMINISTRATIVE EXPENSES (Schedule 1) | 1218406 | @exp
= Operating income | gp-exp | operatingIncome @op
INTEREST EXPENSE | 41806 | interest @int
== NET INCOME | op-int | netIncome @net
`, books, 1)
  const tail = statement(`
RETAINED EARNINGS, beginning | 618206 | @b
DISTRIBUTIONS TO SHAREHOLDERS | -318000 | @d
== RETAINED EARNINGS, ending | b+net+d | @re
`, books, 1)
  const sheet = statement(`
# CURRENT ASSETS
  Cash | 186415 | cash
  Accounts receivable, less allowance of $12,000 | 418206 | receivable
  Inventories | 94218 | inventory
  Prepaid expenses | 21806 | prepaid
= Total current assets | sum | totalCurrent @ca
# PROPERTY AND EQUIPMENT
  Laboratory equipment | 1418630 | property
  Leasehold improvements | 286415 | property
= | sum | @gross
Less accumulated depreciation and amortization | 986218 | -accumulated @acc
= Net property and equipment | gross-acc | totalFixed @ppe
= TOTAL ASSETS | ca+ppe | totalAssets @assets
# CURRENT LIABILITIES
  Accounts payable | 141806 | payable
  Current portion of long-term debt | 118406 | currentDebt
  Accrued liabilities | 86415 | accrued
= Total current liabilities | sum | totalDue @due
LONG-TERM DEBT, less current portion | 318406 | longDebt @ltd
# SHAREHOLDERS’ EQUITY
  Common stock | 10000 | stock @cs
  Additional paid-in capital | assets-due-ltd-re-cs | paidIn @apic
  Retained earnings | re | @re2
= Total shareholders’ equity | sum | totalEquity @eq
== TOTAL LIABILITIES AND SHAREHOLDERS’ EQUITY | due+ltd+eq | totalBoth @both
`, books, 1)
  agree(books, ['both', 'assets'])
  const rows = [...income, ...tail]
  const rev = of(books, 'rev')
  const one = (values: readonly number[], row: { readonly kind?: string }) => values.map(value => (row.kind === 'grand' ? `$ ${whole('-')(value)}` : whole('-')(value)))
  const two = (values: readonly number[], row: { readonly kind?: string }, index: number) => [...one(values, row), index > 9 ? '' : percent(values[0] ?? 0, rev[0] ?? 1, 1)]
  const head = (title: string, when: string) => `<div style="margin-bottom:16pt;border-bottom:2.2pt solid #1f3a5f;padding-bottom:6pt"><b style="font-size:13pt;color:#1f3a5f">Cumberland Crown &amp; Bridge Laboratory, Inc.</b><br><b>${title}</b><br>${when} <span style="float:right">(Unaudited)</span></div>`
  return printed({
    name: 'cumberland-crown-laboratory-compiled-letterhead', style: ".page{font:10pt/14.4pt 'EB Garamond';padding:.9in 1in}.n{width:1.1in}.total .n span{border-top:.6pt solid #000;padding-left:18pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000;padding-left:10pt}.grand td,.total td{font-weight:700}",
    pages: [`${head('Balance Sheet', 'June 30, 2026')}<table>${body(escaped(sheet), one, 12)}</table><div class="foot c">See Accountant’s Compilation Report &nbsp; | &nbsp; 3</div>`, `${head('Statement of Income and Retained Earnings', 'Year Ended June 30, 2026')}<table>${body(escaped(rows), two, 12)}</table><div class="foot c">See Accountant’s Compilation Report &nbsp; | &nbsp; 4</div>`],
    truth: truthFrom({
      family: 'income-and-retained-earnings', notes: 'compiled balance sheet and statement of income and retained earnings: a subtotal of property without a label, accumulated depreciation printed positive after "Less", administrative expenses as one line with a reference to a schedule that is not there, an allowance amount within a label', company: 'Cumberland Crown & Bridge Laboratory, Inc.', statementType: 'BALANCE_SHEET', ends: ['2026-06-30'], parts: [{ rows: sheet }, { rows }], books,
      any: { general: ['exp', 'null'], totalExpenses: ['exp', 'null'], salaries: ['dl', 'null'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['int', 'null'], netOther: ['0-int', 'null'], totalLiabilities: ['due+ltd', 'null'], totalLong: ['ltd', 'null'], retained: ['re'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'intangible', 'otherIncome', 'rent'],
    }),
  })
})()

// prettier-ignore
export const trialBalance = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Group : [A] Cash
  1010 Cumberland Trust - operating | 118406 -2500 | cash
  1020 Cumberland Trust - payroll | 8206 0 | cash
  1050 Petty cash | 300 0 | cash
= Total [A] Cash | sum | @gA
# Group : [B] Accounts receivable
  1110 Accounts receivable - trade | 486218 0 | receivable
  1190 Allowance for doubtful accounts | -8000 -6415 | receivable
= Total [B] Accounts receivable | sum | @gB
# Group : [C] Inventory
  1210 Raw materials | 186415 -4206 | inventory
  1220 Finished goods | 141806 8215 | inventory
= Total [C] Inventory | sum | @gC
# Group : [F] Property and equipment
  1510 Machinery | 918630 24500 | property
  1520 Vehicles | 141806 0 | property
  1590 Accumulated depreciation | -618406 -86415 | accumulated
= Total [F] Property and equipment | sum | @gF
# Group : [AA] Accounts payable
  2010 Accounts payable - trade | -218406 -11806 | -payable @ap
= Total [AA] Accounts payable | sum | @gAA
# Group : [BB] Accrued expenses
  2110 Accrued wages | -24218 -9806 | -accrued
  2120 Accrued payroll taxes | -6418 0 | -accrued
= Total [BB] Accrued expenses | sum | @gBB
# Group : [CC] Notes payable
  2510 Note payable - Cumberland Trust, equipment | -318406 -10000 | -longDebt
= Total [CC] Notes payable | sum | @gCC
# Group : [EE] Equity
  3010 Common stock | -25000 0 | -stock
  3110 Retained earnings | re | -retained @re0
  3210 Shareholder distributions | 72000 0 | @dist
= Total [EE] Equity | sum | @gEE
# Group : [R] Sales
  4010 Sales | -2418630 0
  4090 Sales returns and discounts | 31806 0
= Total [R] Sales | sum | -revenue @gR
# Group : [S] Cost of sales
  5010 Purchases | 918406 11806
  5020 Direct labor | 486215 6206 | @dl
  5090 Inventory change | 12418 -4009
= Total [S] Cost of sales | sum | cost @gS
# Group : [T] Operating expenses
  6010 Advertising | 18206 0 | marketing
  6110 Bad debts | 0 6415
  6120 Depreciation | 0 86415 | depreciation
  6210 Insurance | 41806 0
  6310 Office | 14218 0 | @office
  6410 Rent | 84000 0 | rent
  6510 Salaries | 286415 3600 | salaries
  6610 Utilities | 36218 0 | @util
= Total [T] Operating expenses | sum | totalExpenses @gT
# Group : [U] Other (income) expense
  7010 Interest expense | 30218 0
  7110 Other income | -2418 0 | -otherIncome @oi
= Total [U] Other (income) expense | sum | @gU
`, books.set('re', [0, 0]), 2)
  // Retained earnings close the unadjusted column; interest closes the adjusting entries.
  const totals = ['gA', 'gB', 'gC', 'gF', 'gAA', 'gBB', 'gCC', 'gEE', 'gR', 'gS', 'gT', 'gU'].map(name => of(books, name))
  const off = [0, 1].map(column => totals.reduce((total, values) => total + (values[column] ?? 0), 0))
  const closed = sheet.map(row => {
    if (row.values === undefined) return row
    const [unadjusted = 0, entries = 0] = row.values
    const [a, b] = row.label.startsWith('3110') || row.label.startsWith('Total [EE]') ? [off[0] ?? 0, 0] : row.label.startsWith('7010') || row.label.startsWith('Total [U]') ? [0, off[1] ?? 0] : [0, 0]
    return { ...row, values: [unadjusted - a + entries - b, unadjusted - a, entries - b] }
  })
  const adjusted = (start: string) => closed.find(row => row.label.startsWith(start))?.values?.[0] ?? 0
  const profit = -['Total [R]', 'Total [S]', 'Total [T]', 'Total [U]'].reduce((total, start) => total + adjusted(start), 0)
  books.set('net', [profit]).set('int', [adjusted('7010')]).set('reb', [-adjusted('3110')]).set('dis', [-72_000]).set('gp', [-adjusted('Total [R]') - adjusted('Total [S]')]).set('exp', [adjusted('Total [T]')]).set('ta', [['A]', 'B]', 'C]', 'F]'].reduce((total, group) => total + adjusted(`Total [${group}`), 0)]).set('ca', [['A]', 'B]', 'C]'].reduce((total, group) => total + adjusted(`Total [${group}`), 0)]).set('lb', [-['AA]', 'BB]', 'CC]'].reduce((total, group) => total + adjusted(`Total [${group}`), 0)]).set('cl', [-['AA]', 'BB]'].reduce((total, group) => total + adjusted(`Total [${group}`), 0)]).set('fx', [adjusted('Total [F]')])
  const rows = [...closed.map(row => (row.label.startsWith('7010') ? { ...row, to: 'incomeStatement.ordinaryIncomeExpense.interestExpense' } : row)), { label: 'Net (Income) Loss', indent: 0, kind: 'grand' as const, values: [-profit, -closed.filter(row => /^Total \[[RSTU]\]/.test(row.label)).reduce((total, row) => total - (row.values?.[1] ?? 0), 0), closed.filter(row => /^Total \[[RSTU]\]/.test(row.label)).reduce((total, row) => total + (row.values?.[2] ?? 0), 0)], to: 'incomeStatement.netIncome', flip: true }]
  const cells = ([adj = 0, un = 0, entries = 0]: readonly number[]) => [un, entries, adj].map(value => amount(value, { negative: 'parentheses' }))
  const cut = rows.findIndex(row => row.label.startsWith('Group : [R]'))
  const head = '<table><tr><td style="width:52%;font-size:8pt">Client: <b>44182 - Caney Fork Pallet, Inc.</b><br>Engagement: 2025 Review<br>Period Ending: 12/31/2025<br>Trial Balance: TB<br>Workpaper: <b>3700.02 - Trial Balance Grouped</b><td class="r" style="font-size:8pt">Prepared by: JLT 2/18/2026<br>Reviewed by: RWM 2/24/2026</tr></table>'
  const columns = '<tr class="h"><td>Account<td class="n">UNADJ<br>12/31/2025<td class="n">AJE<td class="n">ADJ<br>12/31/2025</tr>'
  return printed({
    name: 'caney-fork-pallet-grouped-trial-balance', style: '.page{font:8.4pt/10.9pt Arimo;padding:.5in .7in}.h td{font-weight:700;border-bottom:1pt solid #000;border-top:1pt solid #000}.head td,.total td,.grand td{font-weight:700}.total .n span,.grand .n span{border-top:.6pt solid #000;display:inline-block;min-width:.9in}.grand .n span{border-bottom:2pt double #000}.n{width:1.15in}',
    pages: [`${head}<table style="margin-top:8pt">${columns}${body(escaped(rows.slice(0, cut)), cells, 14)}</table><div class="foot r" style="font-size:7.4pt">2/24/2026 4:41 PM &nbsp;&nbsp; 1 of 2</div>`, `${head}<table style="margin-top:8pt">${columns}${body(escaped(rows.slice(cut)), cells, 14)}</table><div class="foot r" style="font-size:7.4pt">2/24/2026 4:41 PM &nbsp;&nbsp; 2 of 2</div>`],
    truth: truthFrom({
      family: 'grouped-trial-balance', notes: 'accountant’s grouped trial balance: unadjusted, adjusting entries and adjusted columns of one date, the adjusted is the truth; credits in parentheses, groups with lead sheet letters and totals, no total of assets, net income as a credit at the end', company: 'Caney Fork Pallet, Inc.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31'], parts: [{ rows, pick: [0] }], books,
      any: { gross: ['gp', 'null'], totalAssets: ['ta', 'null'], totalCurrent: ['ca', 'null'], totalFixed: ['fx', 'null'], totalDue: ['cl', 'null'], totalLiabilities: ['lb', 'null'], totalEquity: ['ta-lb', 'null'], totalBoth: ['ta', 'null'], retained: ['reb', 'reb+net', 'reb+net+dis', 'reb+dis'], operatingIncome: ['gp-exp', 'null'], ordinaryIncome: ['gp-exp', 'net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['int', 'null'], netOther: ['net-gp+exp', 'null'], general: ['14218', 'null'], rent: ['84000', '84000+36218', '36218'], totalLong: ['lb-cl', 'null'] },
      absent: ['cashFlowStatement', 'treasury', 'intangible', 'deferredTax'],
    }),
  })
})()

// prettier-ignore
export const canadian = (() => {
  const books: Books = new Map()
  const income = statement(`
Sales | 2186415 1986218 | revenue @rev
# Cost of sales
  Opening inventory | 141806 136215
  Purchases | 986415 894218
  Subcontracts | 186218 171806
  Closing inventory | -148630 -141806
= | sum | cost @cogs
= Gross margin | rev-cogs | gross @gp
# Expenses
  Advertising and promotion | 31806 28415 | marketing
  Amortization of tangible capital assets | 86415 91806 | depreciation
  Insurance | 28630 26415
  Interest and bank charges | 6218 5806 | @ibc
  Interest on long-term debt | 24806 28215 | interest @int
  Office | 21415 19806 | @office
  Professional fees | 18206 16630
  Rent | 96000 96000 | @rent
  Salaries and wages | 368406 309806 | salaries
  Telephone and utilities | 18630 17806 | @tel
  Vehicle | 46218 48206
= | sum | totalExpenses @exp
= Income before income taxes | gp-exp | beforeTax @ebt
Income taxes | 18415 15206 | tax @tax
= NET INCOME FOR THE YEAR | ebt-tax | netIncome @net
`, books, 2)
  const net = of(books, 'net')
  books.set('b', [10_406 + (net[1] ?? 0) - 40_000, 10_406]).set('dv', [-50_000, -40_000])
  const tail = statement(`
RETAINED EARNINGS, beginning of year | b
Dividends | dv
== RETAINED EARNINGS, end of year | b+net+dv | @re
`, books, 2)
  const sheet = statement(`
# CURRENT ASSETS
  Cash | 86415 41806 | cash
  Accounts receivable | 241806 218630 | receivable
  Inventory | 148630 141806 | inventory
  Prepaid expenses | 12418 11206 | prepaid
= | sum | totalCurrent @ca
TANGIBLE CAPITAL ASSETS (Note 3) | 486215 518406 | property @tca
DUE FROM RELATED COMPANY | 36000 24000 | otherLong @rel
= | ca+tca+rel | totalAssets @assets
# CURRENT LIABILITIES
  Bank indebtedness | 0 28415 | shortDebt
  Accounts payable and accrued liabilities | 141806 168215 | payable @ap
  Government remittances payable | 24218 21806 | @gov
  Income taxes payable | 6418 3806 | @itp
  Current portion of long-term debt | 61806 61806 | currentDebt
= | sum | totalDue @due
LONG-TERM DEBT | 318406 380212 | longDebt @ltd
DUE TO SHAREHOLDER | due2 | otherLongDue @sh
= | due+ltd+sh | totalLiabilities @liab
# SHAREHOLDER’S EQUITY
  Share capital | 100 100 | stock @sc
  Retained earnings | re | retained @re2
= | sum | totalEquity @eq
== | liab+eq | totalBoth @both
`, books.set('due2', [0, 0]), 2)
  // The shareholder's loan closes each year.
  const gap = [0, 1].map(i => (of(books, 'assets')[i] ?? 0) - (of(books, 'both')[i] ?? 0))
  if (gap.some(value => value <= 0)) throw new Error(`shareholder loan ${gap.join(' ')}`)
  const closed = sheet.map(row => { const at = sheet.indexOf(row); const grows = row.label.startsWith('DUE TO') || row.kind === 'grand' || (row.kind === 'total' && at > sheet.findIndex(r => r.label.startsWith('DUE TO')) && row.to?.endsWith('totalLiabilities')); return grows ? { ...row, values: row.values!.map((value, i) => value + (gap[i] ?? 0)) } : row })
  books.set('sh', gap).set('liab', [0, 1].map(i => (of(books, 'liab')[i] ?? 0) + (gap[i] ?? 0)))
  const rows = [...income, ...tail]
  const cells = (all: typeof rows) => (values: readonly number[], row: { readonly kind?: string }, index: number) => values.map(value => (isFirst(all, index) || row.kind === 'grand' ? signed(whole('-')(value)) : whole('-')(value)))
  const head = (title: string, when: string, more: string) => `<b>TRAPPER CREEK CABINETRY LTD.</b><br><b>${title}</b><br>${when}<br>(Unaudited - see Compilation Engagement Report)<div style="border-top:1pt solid #000;margin:5pt 0 10pt"></div><table><tr class="h"><td><td class="n">2026<td class="n">2025</tr>${more}`
  return printed({
    name: 'trapper-creek-cabinetry-compilation-scan', scan: office, style: '.page{font:10pt/13.4pt Arimo;padding:.8in 1in}.h td{font-weight:700}.n{width:1.15in;padding-left:14pt}.total .n span,.grand .n span{display:block;border-top:.6pt solid #000}.grand .n span{border-bottom:2pt double #000}.head td{font-weight:700}.total{height:20pt}',
    pages: [`${head('Balance Sheet', 'March 31, 2026', '<tr><td class="b c" colspan="3">ASSETS</tr>')}${body(escaped(closed.slice(0, closed.findIndex(row => row.label === 'CURRENT LIABILITIES'))), cells(closed), 0)}<tr><td class="b c" colspan="3">LIABILITIES</tr>${body(escaped(closed.slice(closed.findIndex(row => row.label === 'CURRENT LIABILITIES'))), cells([]), 0)}</table><br>ON BEHALF OF THE BOARD<br><br>____________________________ Director`, `${head('Statement of Income and Retained Earnings', 'Year ended March 31, 2026', '')}${body(escaped(rows), cells(rows), 0)}</table>`],
    truth: truthFrom({
      family: 'canadian-unlabeled-totals', notes: 'office scan of a Canadian compilation: sums without labels below the columns, year end only in the heading and years alone above the columns, net tangible capital assets in one line, purchases and inventories within cost of sales, shareholder’s loan, government remittances, retained earnings rolled forward', company: 'TRAPPER CREEK CABINETRY LTD.', statementType: 'BALANCE_SHEET', ends: ['2026-03-31', '2025-03-31'], parts: [{ rows: closed }, { rows }], books, currency: 'CAD',
      any: { shortDebt: ['0', 'null'], rent: ['rent', 'rent+tel'], interest: ['int', 'int+ibc'], general: ['office', 'null'], operatingIncome: ['ebt', 'ebt+int', 'ebt+int+ibc', 'null'], ordinaryIncome: ['ebt', 'net', 'null'], otherExpenses: ['int', 'null'], netOther: ['0-int', 'null'], totalFixed: ['tca', 'tca+rel', 'null'], otherLong: ['rel', 'null'], accrued: ['gov', 'gov+itp', 'null'], otherDue: ['gov+itp', 'gov', 'itp', 'null'], otherLongDue: ['sh', 'null'], totalLong: ['ltd', 'ltd+sh', 'null'], payable: ['ap', 'ap+gov'], totalExpenses: ['exp', 'exp-int'], longDebt: ['ltd', 'ltd+sh'] },
      absent: ['cashFlowStatement', 'treasury', 'intangible', 'accumulated', 'paidIn'],
    }),
  })
})()
