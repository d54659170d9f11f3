/** Four scans: a subsidized property's federal form, a desktop program's cash flows, a label printer's five years, preferred stock. */
import { agree, amount, body, dollars, escaped, fine, handheld, latestOf, of, office, printed, statement, truthFrom, whole, worn, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const subsidized = (() => {
  const books: Books = new Map()
  const groups: readonly (readonly [string, readonly Line[]])[] = (([
    ['Rent Revenue 5100', `
Rent Revenue - Gross Potential ~5120 | 412806 | @grp
Tenant Assistance Payments ~5121 | 688215 | @tap
= Total Rent Revenue Potential at 100% Occupancy ~5100T | grp+tap | @pot`],
    ['Vacancies 5200', `
Apartments ~5220 | -38206 | @vac
= Total Vacancies ~5200T | vac
= Net Rental Revenue (Rent Revenue Less Vacancies) ~5152N | pot+vac | @nrr`],
    ['Financial Revenue 5400', `
Revenue from Investments - Replacement Reserve ~5440 | 6418 | @fr
= Total Financial Revenue ~5400T | fr`],
    ['Other Revenue 5900', `
Laundry and Vending Revenue ~5910 | 9206 | @lv
Tenant Charges ~5920 | 4310 | @tc
= Total Other Revenue ~5900T | lv+tc | @other
== Total Revenue ~5000T | nrr+fr+other | revenue @rev`],
    ['Administrative Expenses 6200/6300', `
Advertising and Marketing ~6210 | 3418 | marketing @mk
Office Salaries ~6310 | 48206 | salaries @w1
Office Expenses ~6311 | 18440 | @of
Management Fee ~6320 | 62118 | @mf
Manager or Superintendent Salaries ~6330 | 58400 | salaries @w2
Legal Expense - Project ~6340 | 5206 | @le
Audit Expense ~6350 | 11500 | @au
= Total Administrative Expenses ~6263T | mk+w1+of+mf+w2+le+au | @adm`],
    ['Utilities Expense 6400', `
Electricity ~6450 | 41206 | @el
Water ~6451 | 36418 | @wa
Gas ~6452 | 22840 | @ga
Sewer ~6453 | 28115 | @se
= Total Utilities Expense ~6400T | el+wa+ga+se | rent @ut`],
    ['Operating and Maintenance Expenses 6500', `
Payroll ~6510 | 74206 | salaries @w3
Supplies ~6515 | 28418 | @su
Contracts ~6520 | 61340 | @co
Garbage and Trash Removal ~6525 | 14206 | @gt
Security Payroll/Contract ~6530 | 19800 | @sp
= Total Operating and Maintenance Expenses ~6500T | w3+su+co+gt+sp | @om`],
    ['Taxes and Insurance 6700', `
Real Estate Taxes ~6710 | 58206 | @re
Payroll Taxes (Project’s Share) ~6711 | 14418 | @pt
Property & Liability Insurance (Hazard) ~6720 | 66340 | @pi
Health Insurance and Other Employee Benefits ~6723 | 21815 | @hi
= Total Taxes and Insurance ~6700T | re+pt+pi+hi | @ti`],
    ['Financial Expenses 6800', `
Interest on Mortgage Payable ~6820 | 168440 | interest @int
Mortgage Insurance Premium/Service Charge ~6850 | 16218 | @mip
= Total Financial Expenses ~6800T | int+mip | @fin
== Total Cost of Operations before Depreciation ~6000T | adm+ut+om+ti+fin | totalExpenses @exp
== Profit (Loss) before Depreciation ~5060T | rev-exp | @pbd
Depreciation Expenses ~6600 | 182406 | depreciation @dep
== Operating Profit or (Loss) ~5060N | pbd-dep | operatingIncome @op`],
    ['Corporate or Mortgagor Entity Expenses 7100', `
Entity Expenses ~7190 | 7500 | @ent
== Net Profit or (Loss) ~3250 | op-ent | netIncome @net`],
  ] as const).map(([title, text]) => [title, statement(text, books, 1)]))
  const rows = groups.flatMap(([, lines]) => lines)
  const line = (row: Line, first: string) => {
    const [label = '', code = ''] = row.label.replace('&', '&amp;').split('~')
    const text = whole('0')(row.values?.[0] ?? 0)
    return `<tr class="${row.kind}">${first}<td>${label}<td class="c">${code}<td class="n">${row.kind === 'line' ? text : ''}<td class="n">${row.kind === 'line' ? '' : `$ ${text}`}</tr>`
  }
  return printed({
    name: 'mill-race-apartments-federal-form-scan', scan: office, style: '.page{font:8pt/9.6pt Arimo;padding:.45in .6in}td{border:.5pt solid #000;padding:.9pt 4pt}.g{width:1.15in;font-weight:700}.n{width:.95in}td.c{width:.6in}.total td,.grand td{font-weight:700}.total .g,.grand .g{font-weight:700}.x td{border:0}small{font-size:6.6pt;line-height:8pt;display:block}',
    pages: [`<table class="x"><tr><td><b style="font-size:12pt;line-height:15pt">Statement of Profit and Loss</b><td class="r">U.S. Department of Housing and Urban Development<br>Office of Housing</tr></table><table style="margin-top:4pt"><tr><td><small>For Month/Period Beginning</small>01/01/2025<td><small>Ending</small>12/31/2025<td><small>Project Number</small>071-35182<td><small>Project Name</small>Mill Race Apartments, LP</tr></table><table><tr class="total"><td class="g">Part I<td>Description of Account<td class="c">Acct. No.<td class="n" style="text-align:center">Amount*<td class="n"></tr>${groups.map(([title, lines]) => lines.map((row, i) => line(row, i === 0 ? `<td class="g" rowspan="${lines.length}">${title}` : '')).join('')).join('')}</table><p style="font-size:6.8pt;line-height:8.4pt;margin:4pt 0 0">* All amounts must be rounded to the nearest dollar; $.50 and over, round up; $.49 and below, round down. Miscellaneous or other income and expense sub-account groups of 10% or more of the column total must be itemized. Public reporting burden for this collection of information is estimated to average 1.0 hour per response.</p>`],
    truth: truthFrom({
      family: 'federal-housing-profit-and-loss-form', notes: 'office scan of a subsidized property’s year on a federal form: names of groups in the first column across their rows, account numbers before amounts, sums in a column of their own, rent potential less vacancies, interest within the cost of operations, depreciation below it', company: 'Mill Race Apartments, LP', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31'], parts: [{ rows }], books,
      any: { salaries: ['w1+w2', 'w1+w2+w3', 'w1', 'w1+w2+w3+sp', 'null'], rent: ['ut', 'null'], general: ['adm', 'of', 'null'], totalExpenses: ['exp', 'exp+dep', 'exp-int', 'exp-fin', 'exp-fin+dep', 'exp+dep+ent'], interest: ['int', 'fin'], operatingIncome: ['op', 'op+int', 'op+fin', 'pbd'], cost: ['null'], gross: ['null'], beforeTax: ['net', 'op', 'null'], ordinaryIncome: ['op', 'net', 'pbd', 'null'], otherIncome: ['other', 'fr+other', 'fr', 'null'], otherExpenses: ['ent', 'null'], netOther: ['0-ent', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const signShop = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Cash Flows from operating activities
  Net Income | 18206.44 142806.31 | flowIncome @ni
  # Adjustments to reconcile net income to net cash provided by operating activities
    Accum. Depreciation-Furniture | 412.50 3712.50 | flowDepreciation @d1
    Accum. Depreciation-Equipment | 2180.00 19620.00 | flowDepreciation @d2
    Accum. Depreciation-Vehicles | 1640.25 14762.25 | flowDepreciation @d3
    Accounts Receivable | -9418.20 -38206.75 | flowReceivable @ar
    Other Receivables | 0 1500.00 | @ore
    Inventory-Acrylic and Metal | 3206.18 -12440.90 | flowInventory @inv
    Prepaid Expenses | 815.00 -2418.00 | @pre
    Accounts Payable | -6118.37 21306.48 | flowPayable @ap
    Sales Tax Payable | 1204.66 2218.09 | @st
    Payroll Taxes Payable | -388.12 1406.20 | @pt
    Customer Deposits | 5500.00 18250.00 | @cd
  = Total Adjustments | sum | @adj
= Net Cash provided by Operations | ni+adj | fromOperations @ops
# Cash Flows from investing activities
  # Used For
    Equipment | 0 -46218.00 | expenditures
    Vehicles | 0 -38900.00 | expenditures
= Net cash used in investing | 0 -85118 | fromInvesting @investing
# Cash Flows from financing activities
  # Proceeds From
    Note Payable-Coastal Carolina Bank | 0 62000.00 | debt
  # Used For
    Note Payable-Coastal Carolina Bank | -1833.33 -14218.75 | debt
    Note Payable-Van | -604.18 -5437.62 | debt
    Owner Distributions | -6000.00 -72000.00 | dividends @dis
= Net cash used in financing | -8437.51 -29656.37 | fromFinancing @fin
== Net increase <decrease> in cash | ops+investing+fin | change @change
# Summary
Cash Balance at End of Period | begin+change | ending @end
Cash Balance at Beg of Period | begin | beginning @beg
== Net Increase <Decrease> in Cash | change | @again
`, books.set('begin', [138_218.92, 89_279.94]), 2)
  agree(books, ['change', 'end-beg'])
  // The month begins where its year would stand a month before: both end at the same cash.
  const [month = 0, year = 0] = of(books, 'end')
  if (Math.abs(month - year) > 0.001) throw new Error(`ends ${month} ${year}`)
  const angled = escaped(rows).map(row => ({ ...row, label: row.label.replace('<', '&lt;').replace('>', '&gt;') }))
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.label.startsWith('Net Income') || row.kind === 'grand' ? '$ ' : ''}${amount(value, { zero: '0.00', negative: 'parentheses' }).replace('(', '&lt;').replace(')', '&gt;')}`)
  return printed({
    name: 'tidewater-sign-proceeds-from-used-for-phone', scan: handheld, style: '.page{font:9.6pt/12.8pt Arimo;padding:.7in .9in}.h td{font-weight:400;text-align:right}.n{width:1.35in}.total .n span,.grand .n span{border-top:.6pt solid #000;display:inline-block;min-width:1in}.grand .n span{border-bottom:1.8pt double #000}',
    pages: [`<div style="display:flex;justify-content:space-between;font-size:8pt"><span>10/12/26 at 15:22:07.31</span><span>Page: 1</span></div><div class="c" style="margin-bottom:8pt"><b style="font-size:11pt">Tidewater Sign and Engraving, Inc.</b><br>Statement of Cash Flow<br>For the nine Months Ended September 30, 2026</div><table><tr class="h"><td><td class="n">Current Month<td class="n">Year to Date</tr>${body(angled, cells, 10)}</table><div class="foot c" style="font-size:8.4pt">Unaudited - For Internal Use Only.</div>`],
    truth: truthFrom({
      family: 'desktop-proceeds-from-used-for', notes: 'picture of a phone of a desktop program’s cash flows, current month beside the year to date: accumulated depreciation by class among the adjustments, “Proceeds From” and “Used For” as headings, negatives in angle brackets, a summary that has the end before the beginning', company: 'Tidewater Sign and Engraving, Inc.', statementType: 'CASH_FLOW_STATEMENT', ends: ['2026-09-30'], parts: [{ rows, pick: [1] }], books,
      any: { flowOther: ['ore+pre+st+pt+cd', 'pre+st+pt+cd', 'null'], flowTotal: ['ar+ore+inv+pre+ap+st+pt+cd', 'adj', 'null'], dividends: ['dis'], otherFinancing: ['dis', 'null'] },
      absent: ['balanceSheet', 'incomeStatement', 'acquisitions'],
    }),
  })
})()

// prettier-ignore
export const labeler = (() => {
  const books: Books = new Map()
  const year = statement(`
# FOR THE YEAR
  Net sales | 48218 45306 42918 38440 36215 | revenue @rev
  Cost of sales | 35906 34118 32806 29640 27418 | cost @cogs
  Gross profit | rev-cogs | gross @gp
  Selling, general and administrative | 7418 7106 6840 6515 6218 | totalExpenses @sga
  Operating income | gp-sga | operatingIncome @op
  Interest expense | 612 688 541 318 296 | interest @int
  Income before income taxes | op-int | beforeTax @bt
  Income taxes | 1028 815 656 472 548 | tax @tax
  Net income | bt-tax | netIncome @net
`, books, 5)
  const flows = statement(`
  Depreciation and amortization | 2118 2064 1906 1718 1640 | @dep
  Capital expenditures | 2906 1418 4215 3318 1206 | @cap
  Dividends paid | 900 750 600 600 600 | @div
`, books, 5)
  const end = statement(`
# AT YEAR END
  Cash and cash equivalents | 2418 1906 1218 2640 3115 | cash
  Receivables | 6215 5940 5718 5106 4815 | receivable
  Inventories | 5418 5206 5615 4718 4206 | inventory
  Current assets | 14506 13518 12980 12816 12540 | totalCurrent @ca
  Property, plant and equipment, net | 15218 14430 15076 12767 11167 | property @ppe
  Total assets | 30918 29106 29215 26706 24818 | totalAssets @assets
  Current liabilities | 6818 6615 6940 5718 5306 | totalDue @cl
  Long-term debt | 7206 7940 8815 7118 6215 | longDebt @ltd
  Deferred income taxes | 1218 1140 1065 980 906 | deferredTax @dt
  Shareholders’ equity | assets-cl-ltd-dt | totalEquity @eq
`, books, 5)
  const cells = (values: readonly number[], _: Line, index: number) => values.map(value => (index === 1 ? '$ ' : '') + whole('-')(value))
  const plain = (rows: readonly (readonly string[])[]) => rows.map(([label = '', ...values]) => `<tr class="line d1"><td style="padding-left:8pt">${label}</td>${values.map(value => `<td class="n">${value}</td>`).join('')}</tr>`).join('')
  const share = (part: string, base: string) => of(books, part).map((value, i) => `${((100 * value) / (of(books, base)[i] ?? 1)).toFixed(1)}%`)
  return printed({
    name: 'piedmont-label-five-year-summary-fine-scan', size: '11in 8.5in', scan: fine, style: '.page{font:9.6pt/13pt Carlito;padding:.6in .9in}.h td{font-weight:700;border-bottom:1.2pt solid #000}.n{width:1.1in}.head td{font-weight:700;padding-top:6pt}',
    pages: [`<b style="font-size:17pt;line-height:22pt">Five-Year Financial Summary</b><br>Piedmont Label &amp; Converting Company and Subsidiary<table style="margin-top:8pt"><tr class="h"><td>(Dollars in thousands, years ended June 30)<td class="n">2026<td class="n">2025<td class="n">2024<td class="n">2023<td class="n">2022</tr>${body(escaped([...year, ...flows]), cells, 8)}${body(escaped(end), cells, 8)}<tr class="head"><td>RATIOS AND OTHER DATA</tr>${plain([['Gross margin', ...share('gp', 'rev')], ['Net income to sales', ...share('net', 'rev')], ['Current ratio', ...of(books, 'ca').map((value, i) => (value / (of(books, 'cl')[i] ?? 1)).toFixed(2))], ['Employees at year end', '214', '208', '211', '196', '188']])}</table>`],
    truth: truthFrom({
      family: 'five-year-financial-summary', notes: 'scan at 300 dpi of a label printer’s five years in thousands, landscape: income, outlays and balances in one table, current assets that are more than the lines above, property net only, no total of liabilities, ratios and employees below', company: 'Piedmont Label & Converting Company and Subsidiary', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30', '2024-06-30', '2023-06-30', '2022-06-30'], scale: 1000, parts: [{ rows: year }, { rows: end }], books,
      any: { general: ['sga', 'null'], ordinaryIncome: ['op', 'bt', 'net', 'null'], depreciation: ['dep', 'null'], totalFixed: ['ppe', 'assets-ca', 'null'], totalLong: ['ltd', 'ltd+dt', 'null'], totalLiabilities: ['cl+ltd+dt', 'null'], totalBoth: ['assets', 'null'], netOther: ['0-int', 'null'], otherExpenses: ['int', '0-int', 'null'], flowDepreciation: ['dep', 'null'], expenditures: ['0-cap', 'null'], dividends: ['0-div', 'null'], flowIncome: ['net', 'null'] },
      absent: ['treasury', 'intangible', 'salaries', 'prepaid', 'retained'],
    }),
  })
})()

// prettier-ignore
export const lockers = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Current assets:
  Cash and cash equivalents | 1418206 2906440 | cash @c
  Restricted cash | 150000 150000 | @rc
  Accounts receivable, net of allowance of $21,400 and $14,900 | 618440 402815 | receivable
  Inventory | 504218 366918 | inventory
  Prepaid expenses and other current assets | 118206 96415 | @pre
= Total current assets | sum | totalCurrent @ca
Property and equipment, net | 388215 341906 | property @ppe
Capitalized software, net | 704218 518440 | intangible @sw
Operating lease right-of-use asset | 412806 506218 | @rou
Security deposits | 38400 38400 | @sd
= Total assets | ca+ppe+sw+rou+sd | totalAssets @assets
# Current liabilities:
  Accounts payable | 306418 218440 | payable
  Accrued expenses | 188215 164306 | accrued
  Deferred revenue | 514806 388215 | @dr
  Operating lease liability, current | 98440 92118 | @ol
  Term loan, current portion | 400000 133333 | currentDebt
= Total current liabilities | sum | totalDue @cl
Term loan, net of current portion and unamortized discount | 781240 1068418 | longDebt @tl
Convertible promissory notes | 750000 0 | longDebt @cn
Operating lease liability, net of current portion | 334215 432655 | @oll
Warrant liability | 61418 48206 | @wl
= Total liabilities | cl+tl+cn+oll+wl | totalLiabilities @liab
# Stockholders’ equity:
  Series Seed preferred stock, $0.0001 par value; 3,200,000 shares authorized, issued and outstanding | 320 320 | @p1
  Series A preferred stock, $0.0001 par value; 4,850,000 shares authorized, 4,618,200 issued and outstanding | 462 462 | @p2
  Common stock, $0.0001 par value; 16,000,000 shares authorized, 6,214,800 and 6,190,300 issued and outstanding | 621 619 | stock @cs
  Additional paid-in capital | 8418306 8306215 | paidIn
  Accumulated deficit | assets-liab-320-462-cs-apic | retained
= Total stockholders’ equity | assets-liab | totalEquity @eq
== Total liabilities and stockholders’ equity | liab+eq | totalBoth @both
`, books.set('apic', [8_418_306, 8_306_215]), 2)
  agree(books, ['both', 'assets'])
  if (of(books, 'eq').some(value => value < 50_000)) throw new Error(`equity ${of(books, 'eq').join(' ')}`)
  return printed({
    name: 'portside-locker-preferred-stock-copy-scan', scan: worn, style: '.page{font:10.4pt/13.6pt Tinos;padding:.75in .95in}.h td{font-weight:700}.h .n{border-bottom:.6pt solid #000}.n{width:1.05in;padding-left:14pt;vertical-align:bottom}.total .n{border-top:.5pt solid #000}.grand .n{border-top:.5pt solid #000;border-bottom:2pt double #000}.head td{padding-top:4pt}td:first-child{text-indent:-10pt;padding-left:14pt}.d1 td:first-child{padding-left:26pt!important}.d0 td:first-child{padding-left:12pt!important}',
    pages: [`<div class="c" style="margin-bottom:12pt"><b>PORTSIDE LOCKER SYSTEMS, INC.</b><br><b>Balance Sheets</b><br>(Unaudited)</div>${dollars(['December 31,<br>2025', 'December 31,<br>2024'], escaped(sheet), '—')}<div class="foot c">Confidential. Subject to year-end adjustments.</div>`],
    truth: truthFrom({
      family: 'venture-preferred-stock-series', notes: 'copy of a venture-backed company’s balance sheets: captions of two lines with par values and share counts, two series of preferred stock, convertible notes, warrants, deferred revenue and lease liabilities, capitalized software, an accumulated deficit, no sums of fixed assets or long-term debts', company: 'PORTSIDE LOCKER SYSTEMS, INC.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: sheet }], books: latestOf([books, 0]),
      any: { cash: ['c', 'c+rc'], prepaid: ['pre', 'null'], otherCurrent: ['rc', 'pre', 'rc+pre', 'null'], otherLong: ['rou+sd', 'sd', 'rou', 'null'], intangible: ['sw'], property: ['ppe', 'ppe+rou'], totalFixed: ['ppe', 'ppe+sw+rou+sd', 'null'], otherDue: ['dr+ol', 'dr', 'null'], currentDebt: ['400000', '400000+ol'], longDebt: ['tl+cn', 'tl', 'tl+cn+oll'], otherLongDue: ['oll+wl', 'wl', 'oll', 'cn+oll+wl', 'null'], totalLong: ['tl+cn+oll+wl', 'null'], stock: ['cs', 'cs+p1+p2'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'treasury', 'deferredTax', 'accumulated'],
    }),
  })
})()
