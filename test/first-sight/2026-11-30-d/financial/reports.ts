/** Reports: a home health agency's payers, a distillery's spreadsheet in thousands with a decimal, a trucker's settlements, a portal's entries. */
import { agree, amount, body, escaped, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const homeHealth = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Gross Patient Service Revenue
  40100 Medicare PDGM | 612440 4806218 4418206
  40200 Medicare Advantage | 206418 1618440 1206215
  40300 Medicaid Waiver | 118206 918440 1018206
  40400 Veterans Affairs | 48206 388215 306440
  40500 Private Pay | 31206 262418 288106
= Total Gross Revenue | sum | @gross
# Deductions from Revenue
  41100 Contractual Allowance - Medicare | -188206 -1488440 -1306218
  41200 Contractual Allowance - Other | -92418 -718206 -606440
  41500 Charity Care | -4206 -31440 -28118
  41900 Implicit Price Concessions | -9806 -78215 -71206
= Total Deductions | sum | @ded
== Net Patient Service Revenue | gross+ded | @npsr
49000 Other Operating Income | 1850 14206 11440 | @oth
== Total Operating Revenue | npsr+oth | revenue @rev
# Direct Cost of Care
  50100 Nursing Wages | 188440 1496218 1418206 | @w1
  50200 Therapy Wages | 118206 938440 866215 | @w2
  50300 Aide Wages | 64218 512806 548440 | @w3
  50500 Contract Therapists | 31440 248206 218440
  50700 Mileage Reimbursement | 18206 144418 138206
  50800 Medical Supplies | 12440 98206 91418
= Total Direct Cost | sum | cost @dc
== Gross Margin | rev-dc | gross @gm
# Indirect Expense
  60100 Administrative Salaries | 96440 768206 722440 | salaries @as
  60300 Payroll Taxes and Benefits | 62418 496440 478206 | @ptb
  61000 Rent - Office | 9800 78400 76000 | rent @rent
  61200 Software and EMR | 8206 65440 61206
  61400 Marketing and Referral Liaison | 11206 88440 79418 | marketing
  61600 Insurance | 6418 51206 48440
  61900 Office and Communications | 5206 41618 39806 | @off
  62500 Management Fee | 15000 120000 120000
  63000 Depreciation | 3118 24944 26206 | depreciation
= Total Indirect Expense | sum | totalExpenses @ie
== Operating Income (Loss) | gm-ie | operatingIncome @op
80100 Interest Expense | -2806 -23118 -26440 | -interest @int
80500 Provider Relief Recognized | 0 0 18206 | otherIncome @prf
== Net Income (Loss) | op+int+prf | netIncome @net
`, books, 3)
  const [month = 0] = of(books, 'op')
  if (month < -60_000) throw new Error(`month ${month}`)
  const base = of(books, 'rev')
  const cells = (values: readonly number[]) => {
    const [now = 0, year = 0, last = 0] = values
    return [whole('0')(now), `${((100 * now) / (base[0] ?? 1)).toFixed(1)}`, whole('0')(year), `${((100 * year) / (base[1] ?? 1)).toFixed(1)}`, whole('0')(last), whole('0')(year - last)]
  }
  return printed({
    name: 'blue-ridge-home-health-payers', style: ".page{font:8.4pt/11.4pt 'Source Sans';padding:.5in .6in}.h td{font-weight:700;text-align:right;border-bottom:1pt solid #1a4c6e}.h td:first-child{text-align:left}.n{width:.78in}td:nth-child(3),td:nth-child(5){width:.45in;color:#555}.head td{font-weight:700;color:#1a4c6e;padding-top:3pt}.total td{font-weight:700}.total .n span{border-top:.5pt solid #555;display:block}.grand td{font-weight:700;background:#e6eef3}",
    pages: [`<div style="display:flex;justify-content:space-between;margin-bottom:6pt"><span><b style="font-size:13pt;line-height:17pt">Blue Ridge Home Health Partners, LLC</b><br>Statement of Operations by Payer &nbsp;|&nbsp; All Branches &nbsp;|&nbsp; Accrual</span><span class="r">Period 08 - 2026<br>Run 09/14/2026 07:12</span></div><table><tr class="h"><td>Account<td>August 2026<td>%<td>YTD<br>Aug 31, 2026<td>%<td>YTD<br>Aug 31, 2025<td>YTD<br>Change</tr>${body(escaped(rows), cells, 9)}</table><table style="margin-top:10pt"><tr class="h"><td>Statistics<td>August 2026<td>YTD 2026<td>YTD 2025</tr>${[['Admissions', '186', '1,442', '1,368'], ['Visits', '3,918', '31,206', '29,840'], ['Average daily census', '412', '398', '371'], ['Days in accounts receivable', '44', '46', '51']].map(list => `<tr>${list.map((text, i) => `<td${i > 0 ? ' class="n"' : ''} style="color:#000">${text}`).join('')}</tr>`).join('')}</table>`],
    truth: truthFrom({
      family: 'home-health-payers-and-allowances', notes: 'home health agency’s statement of operations: gross revenue by payer less contractual allowances, a month with percentages before the year to date, the year before and a change, account codes within labels, statistics below', company: 'Blue Ridge Home Health Partners, LLC', statementType: 'INCOME_STATEMENT', ends: ['2026-08-31', '2025-08-31'], parts: [{ rows, pick: [1, 2] }], books,
      any: { revenue: ['rev', 'npsr'], salaries: ['as', 'as+ptb', 'as+w1+w2+w3'], general: ['off', 'null'], totalExpenses: ['ie', 'ie+dc'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherIncome: ['0', 'oth', 'null'], otherExpenses: ['0-int', 'null'], netOther: ['int+prf', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const distillery = (() => {
  const books: Books = new Map()
  const income = statement(`
Barrel and bottle sales | 2806.4 3418.2 4018.6 4650.0 | @s1
Tasting room | 918.2 1106.4 1206.8 1300.0 | @s2
Contract distilling | 306.4 418.8 588.2 720.0 | @s3
Less: federal and state excise | -248.6 -306.2 -362.4 -415.0 | @ex
== Net sales | s1+s2+s3+ex | revenue @rev
Grain, malt and yeast | 418.2 506.4 588.2 670.0 | @c1
Glass, closures, labels | 506.8 618.4 718.6 815.0 | @c2
Barrels consumed | 206.4 248.2 291.6 330.0 | @c3
Production wages | 388.2 448.6 518.2 575.0 | @c4
Utilities, distillery | 118.4 131.2 146.8 160.0 | @c5
== Cost of goods sold | c1+c2+c3+c4+c5 | cost @cogs
== Gross profit | rev-cogs | gross @gp
Salaries and benefits | 706.2 788.4 866.8 930.0 | salaries
Sales and marketing | 318.4 362.8 418.2 470.0 | marketing
Rent | 144.0 148.3 152.8 157.4 | rent @rent
General and administrative | 288.6 318.2 341.4 365.0 | general
Depreciation | 188.2 218.6 246.4 260.0 | depreciation @dep
== Operating expenses | opex | totalExpenses @oe
== Operating income | gp-opex | operatingIncome @op
Interest | -118.2 -146.4 -158.8 -150.0 | -interest @int
Gain on sale of barrels | 0 24.6 0 0 | otherIncome @gain
== Net income | op+int+gain | netIncome @net
Add back: interest | 118.2 146.4 158.8 150.0 | @ai
Add back: depreciation | 188.2 218.6 246.4 260.0 | @add
Owner’s one-time items | 42.0 -24.6 18.5 0 | @ad
== Adjusted EBITDA | net+ai+add+ad | @ebitda
`, books.set('opex', ['706.2 788.4 866.8 930.0', '318.4 362.8 418.2 470.0', '144.0 148.3 152.8 157.4', '288.6 318.2 341.4 365.0', '188.2 218.6 246.4 260.0'].map(text => text.split(' ').map(Number)).reduce((sum, list) => sum.map((value, i) => Math.round((value + (list[i] ?? 0)) * 10) / 10))), 4)
  const sheet = statement(`
Cash | 212.4 188.6 241.8 | cash @c
Accounts receivable | 306.2 362.8 418.4 | receivable @ar
Barrel inventory (aging) | 1806.4 2118.2 2406.8 | inventory @i1
Bottled goods and supplies | 288.4 318.6 342.2 | inventory @i2
Prepaids | 24.6 28.2 31.4 | prepaid @pre
== Current assets | c+ar+i1+i2+pre | totalCurrent @ca
Stills, tanks, building (gross) | 3418.2 3806.4 4018.8 | property @p
Accumulated depreciation | -918.4 -1137.0 -1383.4 | accumulated @acd
Trademark | 40.0 40.0 40.0 | intangible @tm
== Total assets | ca+p+acd+tm | totalAssets @assets
Payables | 288.2 318.4 346.6 | payable @ap
Excise and sales tax due | 41.2 48.6 52.8 | @tax
Bank line | 350.0 500.0 450.0 | shortDebt @bl
Term loans, 12 months | 212.0 236.0 248.0 | currentDebt @tl
== Current liabilities | ap+tax+bl+tl | totalDue @cl
Term loans, beyond | 1618.2 1806.4 1688.2 | longDebt @ltd
Member notes | 300.0 300.0 300.0 | otherLongDue @mn
== Total liabilities | cl+ltd+mn | totalLiabilities @liab
== Members’ equity | assets-liab | totalEquity @eq
== Liabilities and equity | liab+eq | totalBoth @both
`, books, 3)
  agree(books, ['both', 'assets'])
  const tenth = (value: number) => (value === 0 ? '-' : value < 0 ? `(${(-value).toLocaleString('en-US', { minimumFractionDigits: 1 })})` : value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
  const first = (values: readonly number[]) => [...values.map(tenth), values[0] !== undefined && values[0] > 0 && (values[2] ?? 0) > 0 ? `${((((values[2] ?? 0) / values[0]) ** 0.5 - 1) * 100).toFixed(1)}%` : 'n/m']
  const head = (title: string, list: readonly string[]) => `<tr class="h"><td>${title}${list.map(text => `<td class="n">${text}`).join('')}</tr>`
  return printed({
    name: 'copper-hollow-distilling-thousands-spreadsheet', size: '11in 8.5in', style: '.page{font:8.6pt/11.6pt Carlito;padding:.45in .5in}.n{width:.62in}.h td{background:#3b2a1a;color:#fff;font-weight:700;padding:1.5pt 3pt}td{padding:0 3pt}.grand td{font-weight:700;border-top:.5pt solid #000;background:#f4ede3}',
    pages: [`<div><b style="font-size:13pt;line-height:16pt">Copper Hollow Distilling Co., LLC</b> &nbsp; Historical financials and budget, lender package &nbsp; <i>($ in 000s; fiscal year ends June 30; internally prepared)</i></div><div style="display:flex;gap:.35in;margin-top:8pt"><div style="flex:1.2"><table>${head('Income statement', ['FY2023', 'FY2024', 'FY2025', 'FY2026B', 'CAGR'])}${body(escaped(income), first, 6)}</table></div><div style="flex:1"><table>${head('Balance sheet at June 30', ['2023', '2024', '2025'])}${body(escaped(sheet), values => values.map(tenth), 6)}</table><p style="font-size:8pt;line-height:10.4pt">Notes: 1) Barrels age 2-6 years and are carried at cost including storage. 2) FY2024 gain is the sale of 60 barrels to a blender. 3) FY2026B is management’s budget approved May 2025.</p></div></div><div class="foot" style="display:flex;justify-content:space-between;font-size:7.6pt"><span>Lender pkg v7 FINAL.xlsx - Summary</span><span>1 of 1</span></div>`],
    truth: truthFrom({
      family: 'spreadsheet-thousands-one-decimal', notes: 'distillery’s landscape spreadsheet in thousands with one decimal: the oldest year first, a budget and a growth rate as decoys, the balance sheet beside the income statement, sales less excise, adjusted EBITDA below net income, aging barrels', company: 'Copper Hollow Distilling Co., LLC', statementType: 'INCOME_STATEMENT', ends: ['2025-06-30', '2024-06-30', '2023-06-30'], scale: 1000, parts: [{ rows: income, pick: [2, 1, 0] }, { rows: sheet, pick: [2, 1, 0] }], books,
      any: { revenue: ['rev', 'rev-ex'], otherDue: ['tax', 'null'], accrued: ['tax', 'null'], rent: ['rent'], totalFixed: ['p+acd', 'p+acd+tm', 'null'], totalLong: ['ltd+mn', 'null'], otherLongDue: ['mn', 'null'], longDebt: ['ltd', 'ltd+mn'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherIncome: ['gain', 'null'], otherExpenses: ['0-int', '0', 'null'], netOther: ['int+gain', 'null', '0'], retained: ['eq', 'null'] },
      absent: ['tax', 'treasury', 'deferredTax', 'fromOperations', 'stock', 'paidIn'],
    }),
  })
})()

// prettier-ignore
export const settlements = (() => {
  const books: Books = new Map()
  const rows = statement(`
# CARRIER SETTLEMENTS
  Linehaul | 21418.60 198206.44 | @s1
  Fuel surcharge | 4206.18 41806.92 | @s2
  Detention, layover, tarp | 650.00 5940.00 | @s3
= Gross settlements | sum | revenue @gross
# TAKEN BY CARRIER ON SETTLEMENTS
  Fuel card purchases | 6418.22 60118.75 | @k1
  Occupational accident and bobtail insurance | 318.40 2865.60 | @k2
  Trailer rental | 750.00 6750.00 | @k3
  Escrow / maintenance reserve | 200.00 1800.00 | @esc
  ELD and plates | 96.00 1464.00 | @k4
= Total taken by carrier | sum | @taken
== NET SETTLEMENT CHECKS | gross-taken | @checks
# PAID BY YOU
  Repairs and tires | 2118.64 14806.31 | @p1
  DEF, oil, washes | 288.15 2604.77 | @p2
  Tolls and scales (not reimbursed) | 206.40 1918.25 | @p3
  Second driver pay (1099) | 1800.00 14400.00 | @dr
  Phone, load board, bookkeeping | 219.00 1971.00 | @p4
  Truck note interest | 486.22 4618.90 | interest @int
  Per diem (80%) | 1184.00 10880.00 | @pd
  Depreciation, 2022 tractor | 1750.00 15750.00 | depreciation @dep
= Total paid by you | sum | @paid
Add back escrow (yours until released) | 200.00 1800.00 | @back
== NET PROFIT FOR TAX PURPOSES | checks-paid+back | netIncome @net
# NOT IN PROFIT
  Truck note principal | 1406.18 12340.50
  Owner draws | 4000.00 36500.00
  Estimated tax paid | 1500.00 4500.00
`, books, 2)
  const base = of(books, 'gross')[1] ?? 1
  const cells = ([now = 0, year = 0]: readonly number[]) => [amount(now), amount(year), `${((100 * year) / base).toFixed(1)}%`]
  return printed({
    name: 'desoto-hotshot-settlement-profit-and-loss', style: ".page{font:9.6pt/13.4pt 'Nunito Sans';padding:.55in .75in}.n{width:1.1in}.h td{font-weight:700;border-bottom:1.4pt solid #e07b00}.head td{padding-top:8pt;font-weight:700;color:#b85c00}.total .n span{border-top:.5pt solid #999;display:inline-block;min-width:.8in}.grand td{font-weight:700;background:#fff1df;padding:2pt 0}",
    pages: [`<div style="display:flex;justify-content:space-between;margin-bottom:10pt"><span><b style="font-size:16pt;line-height:20pt;color:#b85c00">Roadside Ledger</b><br>Bookkeeping for owner-operators</span><span class="r"><b>Client:</b> DeSoto Hotshot LLC<br><b>Unit:</b> 114 &nbsp; <b>Leased to:</b> Tri-State Flatbed<br><b>Profit and loss through September 30, 2026</b></span></div><table><tr class="h"><td><td class="n">September 2026<td class="n">Jan - Sep 2026<td class="n">% of gross</tr>${body(escaped(rows), cells, 10)}</table><p style="font-size:8pt;line-height:10.4pt;margin-top:14pt">Paid miles this year: 86,214. Deadhead: 11.8%. Your fuel cost per mile is $0.70; clients with your trailer type average $0.66. This statement is prepared from settlement sheets and receipts that you sent us. We have not audited it. Send receipts for October before November 10!</p>`],
    truth: truthFrom({
      family: 'trucker-settlement-profit-and-loss', notes: 'bookkeeping service’s profit and loss of an owner-operator: gross settlements, what the carrier took, net checks, what the owner paid, escrow added back, items not in profit below, a month beside the year to date and percentages', company: 'DeSoto Hotshot LLC', statementType: 'INCOME_STATEMENT', ends: ['2026-09-30'], parts: [{ rows, pick: [1] }], books,
      any: { revenue: ['gross', 'gross-taken', 's1'], cost: ['taken', 'null'], gross: ['checks', 'null'], salaries: ['dr', 'null'], rent: ['k3', 'null'], general: ['p4', 'null'], totalExpenses: ['paid', 'paid-int', 'paid+taken', 'paid+taken-esc', 'taken', 'paid-int+taken', 'null'], operatingIncome: ['net', 'net+int', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['net', 'net+int', 'null'], otherIncome: ['back', 'null'], otherExpenses: ['null', 'int'], netOther: ['null', '0-int', 'back'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'marketing', 'tax'],
    }),
  })
})()

// prettier-ignore
export const portal = (() => {
  const books: Books = new Map()
  const groups: readonly (readonly [string, readonly Line[]])[] = ([
    ['Income', `
Net sales or revenue | 5618440 | revenue @rev
Cost of sales | 3806215 | cost @cogs
Wages and salaries (not in cost of sales) | 706418 | salaries
Officer compensation | 240000 | salaries
Rent or lease of premises | 132000 | rent @rent
Depreciation and amortization | 118206 | depreciation @dep
All other operating expenses | 318440 | @aoe
== Total operating expenses (calculated) | opex | totalExpenses @oe
== Operating profit (calculated) | rev-cogs-opex | operatingIncome @op
Interest expense | 61206 | interest @int
Other income | 12418 | otherIncome @oi
Other expense | 0 | @ox
Income tax expense | 46218 | tax @tax
== Net income (calculated) | op-int+oi-tax | netIncome @net`],
    ['Assets', `
Cash and equivalents | 386218 | cash @c
Trade receivables, net | 712440 | receivable @ar
Inventory | 518206 | inventory @inv
Other current assets | 44218 | otherCurrent @oca
== Total current assets (calculated) | c+ar+inv+oca | totalCurrent @ca
Fixed assets, cost | 1918440 | property @p
Accumulated depreciation (enter as positive) | 1106218 | -accumulated @ad
Intangibles, net | 62500 | intangible @ia
Due from owners or affiliates | 38000 | @due
== Total assets (calculated) | ca+p-ad+ia+due | totalAssets @assets`],
    ['Liabilities and equity', `
Short-term bank debt | 200000 | shortDebt @sb
Current portion of long-term debt | 148206 | currentDebt @cp
Trade payables | 406218 | payable @ap
Accrued liabilities | 118440 | accrued @acc
Income taxes payable | 9206 | @itp
== Total current liabilities (calculated) | sb+cp+ap+acc+itp | totalDue @cl
Long-term debt, less current portion | 512440 | longDebt @ltd
Due to owners or affiliates | 75000 | @dto
== Total liabilities (calculated) | cl+ltd+dto | totalLiabilities @liab
Paid-in capital | 150000 | stock @cap
Retained earnings | assets-liab-cap | retained @re
== Total equity (calculated) | cap+re | totalEquity @eq
== Liabilities plus equity (calculated) | liab+eq | totalBoth @both`],
  ] as const).map(([title, text]) => [title, statement(text, books.set('opex', [706_418 + 240_000 + 132_000 + 118_206 + 318_440]), 1)])
  agree(books, ['both', 'assets'])
  const field = (row: Line) => `<div class="q${row.kind === 'grand' ? ' s' : ''}"><span>${row.label}</span><b>$ ${(row.values?.[0] ?? 0).toLocaleString('en-US')}</b></div>`
  const part = ([title, rows]: readonly [string, readonly Line[]]) => `<h4>${title}</h4>${escaped(rows).map(field).join('')}`
  const [income, assets, liabilities] = groups
  if (!income || !assets || !liabilities) throw new Error('groups')
  const top = (page: number) => `<div style="display:flex;justify-content:space-between;border-bottom:2pt solid #0a7d6c;padding-bottom:4pt"><b style="font-size:13pt;line-height:17pt;color:#0a7d6c">Borrower Center</b><span class="r" style="font-size:8pt;line-height:10pt">Annual financial reporting &nbsp; Step ${page} of 2<br>Submission AFR-2025-20817 &nbsp; Status: Received</span></div>`
  return printed({
    name: 'tamarack-millwork-borrower-portal', style: ".page{font:9.4pt/12.4pt 'IBM Plex Sans';padding:.55in .7in}.q{display:flex;justify-content:space-between;align-items:center;margin-top:4pt}.q span{color:#333}.q b{font-weight:400;border:.7pt solid #9bb;border-radius:3pt;padding:2pt 8pt;width:1.7in;text-align:right}.s b{background:#e8f3f1;border-color:#e8f3f1;font-weight:700}.s span{font-weight:700}h4{margin:12pt 0 2pt;font-size:11pt;color:#0a7d6c}.g{display:grid;grid-template-columns:1fr 1fr;gap:3pt 20pt;margin-top:8pt}.g span{color:#666;font-size:8pt}",
    pages: [`${top(1)}<div class="g"><div><span>Borrower</span><br>Tamarack Millwork &amp; Stair, Inc.</div><div><span>Loan number</span><br>0071-448206</div><div><span>Fiscal year end</span><br>12/31/2025</div><div><span>Months covered</span><br>12</div><div><span>Source of figures</span><br>Company prepared, accrual</div><div><span>Amounts in</span><br>Whole dollars</div></div>${part(income)}<p style="font-size:8pt;line-height:10.4pt;color:#555">Fields marked (calculated) cannot be edited. Enter losses and expenses as positive numbers.</p>`, `${top(2)}${part(assets)}${part(liabilities)}<p style="font-size:8pt;line-height:10.4pt;color:#555">Certified true and complete by M. Lindgren, Controller, on 03/24/2026 9:41 AM CT.</p>`],
    truth: truthFrom({
      family: 'borrower-portal-entries', notes: 'print of a lender’s portal in which a borrower entered one year: labels and boxes, sums marked as calculated, expenses and accumulated depreciation entered as positive, the income before the balance sheet, an end of the year as a field', company: 'Tamarack Millwork & Stair, Inc.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31'], parts: groups.map(([, rows]) => ({ rows })), books,
      any: { totalFixed: ['p-ad', 'p-ad+ia', 'p-ad+ia+due', 'null'], otherLong: ['due', 'null'], otherCurrent: ['oca', 'oca+due'], otherDue: ['itp', 'null'], otherLongDue: ['dto', 'null'], longDebt: ['ltd', 'ltd+dto'], totalLong: ['ltd+dto', 'null'], stock: ['cap', 'null'], paidIn: ['cap', 'null'], gross: ['rev-cogs', 'null'], general: ['aoe', 'null'], otherExpenses: ['0', 'int', 'null'], beforeTax: ['net+tax', 'null'], ordinaryIncome: ['op', 'net', 'net+tax', 'null'], netOther: ['oi', 'oi-int', 'null'] },
      absent: ['cashFlowStatement', 'treasury', 'marketing', 'deferredTax', 'prepaid'],
    }),
  })
})()
