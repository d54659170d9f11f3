/** Statements from abroad: a Canadian company's GIFI schedules, a British partnership with limited liability. */
import { agree, body, escaped, latestOf, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const gifi = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Assets
  1000 Cash and deposits | 142806 98344 | cash
  1060 Accounts receivable | 418215 376940 | receivable
  1061 Allowance for doubtful accounts | -12000 -9500 | receivable
  1120 Inventories | 266430 241885 | inventory
  1484 Prepaid expenses | 18704 17220 | prepaid
1599 Total current assets | 834149 724889 | totalCurrent @ca
  1740 Machinery, equipment, furniture and fixtures | 1206480 1148200 | property @p1
  1741 Accumulated amortization of machinery, equipment, furniture and fixtures | -688315 -602710 | accumulated @a1
  1742 Motor vehicles | 214600 214600 | property @p2
  1743 Accumulated amortization of motor vehicles | -131204 -95462 | accumulated @a2
2008 Total tangible capital assets | p1+p2 | @tca
2009 Total accumulated amortization of tangible capital assets | a1+a2 | @taa
  2360 Due from related parties (long-term) | 45000 60000 | otherLong @drp
2589 Total long-term assets | 45000 60000 | @lta
== 2599 Total assets | ca+tca+taa+lta | totalAssets @assets
# Liabilities
  2600 Bank overdraft | 64310 88275 | @od
  2620 Amounts payable and accrued liabilities | 306118 284406 | payable @ap
  2680 Taxes payable | 38412 22190 | @tp
  2920 Current portion of long-term liability | 96000 96000 | currentDebt
3139 Total current liabilities | 504840 490871 | totalDue @cl
  3140 Long-term debt | 248000 344000 | longDebt @ltd
  3260 Due to shareholder(s)/director(s) | 85000 110000 | @dts
3450 Total long-term liabilities | ltd+dts | totalLong @ll
== 3499 Total liabilities | cl+ll | totalLiabilities @liab
# Shareholder equity
  3500 Common shares | 100 100 | stock @cs
  3600 Retained earnings/deficit | assets-liab-100 | retained @re
== 3620 Total shareholder equity | assets-liab | totalEquity @eq
== 3640 Total liabilities and shareholder equity | liab+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  const result: Books = new Map()
  const income = statement(`
# Revenue
  8000 Trade sales of goods and services | 3418206 3106418 | @ts
8089 Total sales of goods and services | ts | @tot
  8210 Realized gains/losses on disposal of assets | 4500 0 | @gain
  8230 Other revenue | 21844 16230 | @or
8299 Total revenue | ts+gain+or | revenue @rev
# Cost of sales
  8300 Opening inventory | 241885 228410 | @oi
  8320 Purchases/cost of materials | 1208446 1117305 | @pu
  8340 Direct wages | 684310 641208 | @dw
  8450 Other direct costs | 118206 104870 | @oc
  8500 Closing inventory | -266430 -241885 | @ci
8518 Cost of sales | oi+pu+dw+oc+ci | cost @cogs
== 8519 Gross profit/loss | ts-cogs | gross @gp
# Operating expenses
  8520 Advertising and promotion | 22418 19306 | marketing
  8590 Bad debt expense | 6204 4115
  8670 Amortization of tangible assets | 121347 118906 | depreciation
  8690 Insurance | 38415 35220
  8710 Interest and bank charges | 28906 34418 | interest @int
  8810 Office expenses | 31244 29815 | @of
  8860 Professional fees | 16500 15800
  8910 Rental | 132000 129600 | rent @rent
  8960 Repairs and maintenance | 44218 39706
  9060 Salaries and wages | 516240 484915 | salaries @sal
  9220 Utilities | 48306 45118 | @ut
  9281 Vehicle expenses | 61208 58344
= 9367 Total operating expenses | sum | totalExpenses @exp
9368 Total expenses | exp+cogs | @te
9369 Net non-farming income | rev-te | @nfi
== 9970 Net income/loss before taxes and extraordinary items | rev-te | beforeTax @bt
9990 Current income taxes | 39210 29640 | tax @tax
== 9999 Net income/loss after taxes and extraordinary items | bt-tax | netIncome @net
`, result, 2)
  const coded = (rows: readonly Line[]) => escaped(rows).map(row => ({ ...row, label: row.label.replace(/^(\d{4}) /, '<span class="k">$1</span>') }))
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><span class="k">GIFI</span>Description<td class="n">Current year<td class="n">Prior year</tr>${body(coded(rows), values => values.map(value => whole('0')(value).replace(/^\((.*)\)$/, '-$1')), 0)}</table>`
  const top = (number: string, title: string) => `<div style="display:flex;justify-content:space-between;font-size:7.6pt"><span>Canada Revenue Agency</span><span>Agence du revenu du Canada</span></div><div style="display:flex;border:.8pt solid #000;margin:4pt 0 8pt"><div style="flex:3;padding:2pt 5pt"><small>Corporation’s name</small>Grand River Sheet Metal Ltd.</div><div style="flex:1.6;padding:2pt 5pt;border-left:.8pt solid #000"><small>Business number</small>80118 4427 RC0001</div><div style="flex:1.4;padding:2pt 5pt;border-left:.8pt solid #000"><small>Tax year-end (Y M D)</small>2025 11 30</div></div><div style="display:flex;justify-content:space-between"><b style="font-size:11pt">${title}</b><b>SCHEDULE ${number}</b></div>`
  const last = '<div class="foot" style="font-size:7.2pt;display:flex;justify-content:space-between"><span>T2 summary of GIFI, comparative. Printed 2026-02-18 10:06. Amounts in Canadian dollars.</span><span>Prepared solely for income tax purposes.</span></div>'
  return printed({
    name: 'grand-river-sheet-metal-gifi-schedules', style: '.page{font:8.8pt/12.2pt Arimo;padding:.5in .7in}.h td{font-weight:700;background:#e6e6e6}.n{width:1.15in}.k{display:inline-block;width:.5in}small{display:block;font-size:6.8pt;line-height:8.4pt}.d0 td,.grand td{font-weight:700}.grand td{border-top:.5pt solid #000}.head td{background:#f3f3f3}tr td{border-bottom:.3pt solid #bbb}',
    pages: [top('100', 'Balance Sheet Information') + table(sheet) + last, top('125', 'Income Statement Information') + table(income) + last],
    truth: truthFrom({
      family: 'canadian-gifi-schedules', notes: 'Canadian company’s GIFI schedules 100 and 125 as tax software prints them, current and prior year: four digit codes before official captions, a contra account below each class of assets, gross capital assets and amortization as totals without a net, expenses with and without cost of sales, Canadian dollars', company: 'Grand River Sheet Metal Ltd.', statementType: 'BALANCE_SHEET', ends: ['2025-11-30', '2024-11-30'], currency: 'CAD', parts: [{ rows: sheet }, { rows: income }], books: latestOf([books, 0], [result, 0]),
      any: { totalFixed: ['tca+taa', 'tca+taa+lta', 'lta', 'null'], shortDebt: ['od', 'null'], otherDue: ['tp', 'od', 'tp+od', 'null'], accrued: ['ap', 'tp', 'null'], otherLongDue: ['dts', 'null'], longDebt: ['ltd', 'll'], revenue: ['rev', 'tot'], gross: ['gp', 'rev-cogs'], rent: ['rent', 'rent+ut'], salaries: ['sal', 'sal+dw'], general: ['of', 'null'], otherIncome: ['gain+or', 'or', 'null'], operatingIncome: ['nfi', 'gp-exp', 'null'], ordinaryIncome: ['nfi', 'gp-exp', 'net', 'null'], netOther: ['gain+or', 'null'] },
      absent: ['cashFlowStatement', 'treasury', 'deferredTax', 'paidIn', 'intangible'],
    }),
  })
})()

const notes: Readonly<Record<string, string>> = { TURNOVER: '3', 'OPERATING PROFIT': '4', 'Intangible assets': '6', 'Tangible assets': '7', Stocks: '8', Debtors: '9', 'Amounts falling due within one year': '10', 'Amounts falling due after more than one year': '11', 'Members’ remuneration charged as an expense': '5' } // prettier-ignore

// prettier-ignore
export const partnership = (() => {
  const result: Books = new Map()
  const income = statement(`
TURNOVER | 3846215 3518440 | revenue @rev
Cost of sales | -1702418 -1588206 | -cost @cogs
== GROSS PROFIT | rev+cogs | gross @gp
Administrative expenses | -1214306 -1148915 | -totalExpenses @adm
Other operating income | 26418 19200 | @ooi
== OPERATING PROFIT | gp+adm+ooi | operatingIncome @op
Interest receivable and similar income | 8416 5230 | @ir
Interest payable and similar expenses | -31206 -36418 | -interest @ip
== PROFIT FOR THE FINANCIAL YEAR BEFORE MEMBERS’ REMUNERATION AND PROFIT SHARES | op+ir+ip | netIncome @prof
Members’ remuneration charged as an expense | -240000 -220000 | @mr
== PROFIT FOR THE FINANCIAL YEAR AVAILABLE FOR DISCRETIONARY DIVISION AMONG MEMBERS | prof+mr | @avail
`, result, 2)
  const books: Books = new Map()
  const sheet = statement(`
# FIXED ASSETS
  Intangible assets | 84000 98000 | intangible
  Tangible assets | 612418 658204 | property @ppe
= | sum | totalFixed @fa
# CURRENT ASSETS
  Stocks | 218406 196215 | inventory
  Debtors | 744218 688940 | receivable
  Cash at bank and in hand | 386214 291806 | cash
= | sum | totalCurrent @ca
# CREDITORS
  Amounts falling due within one year | -618340 -584216 | -totalDue @cl
== NET CURRENT ASSETS | ca+cl | @nca
== TOTAL ASSETS LESS CURRENT LIABILITIES | fa+nca | @talcl
# CREDITORS
Amounts falling due after more than one year | -286400 -351200 | -totalLong @ll
== NET ASSETS ATTRIBUTABLE TO MEMBERS | talcl+ll | totalEquity @na
# REPRESENTED BY: LOANS AND OTHER DEBTS DUE TO MEMBERS
  Members’ capital classified as a liability | 400000 400000 | @mc
  Other amounts | 318206 284115 | @oa
= | sum | @ld
# MEMBERS’ OTHER INTERESTS
Other reserves classified as equity | na-ld | @or
== | na | @rep
# TOTAL MEMBERS’ INTERESTS
Loans and other debts due to members | ld
Members’ other interests | or
== | na | @tmi
`, books, 2)
  agree(books, ['tmi', 'na'])
  const inner = (rows: readonly Line[], two: boolean) => `<table><tr class="h"><td><td class="m">Notes${two ? '<td class="n">2026<br>£<td class="n"><br>£<td class="n">2025<br>£<td class="n"><br>£' : '<td class="n">2026<br>£<td class="n">2025<br>£'}</tr>${body(escaped(rows), (values, row) => [notes[row.label] ?? '', ...values.flatMap(value => { const text = whole('-')(value); return two ? (row.indent > 0 && !/within one year/.test(row.label) ? [text, ''] : ['', text]) : [text] })], 8)}</table>`
  const top = (title: string, when: string) => `<div class="c" style="margin-bottom:10pt"><b>HEBDEN WEAVER CHANDLERY LLP</b> (REGISTERED NUMBER: OC418827)<br><br><b>${title}<br>${when}</b></div>`
  const last = (text: string, page: number) => `<div class="foot c" style="font-size:8.4pt">${text}The notes form part of these financial statements<br>Page ${page}</div>`
  return printed({
    name: 'hebden-weaver-chandlery-llp-members', size: '210mm 297mm', style: '.page{font:10pt/13.6pt Arimo;font-size:9.2pt;padding:.7in .85in}.h td{font-weight:400}.n{width:.82in}.m,.n:nth-child(2){width:.5in;text-align:center}.grand td{font-weight:700}.total .n+.n span:not(:empty),.grand .n+.n span:not(:empty){border-top:.6pt solid #000;display:inline-block;min-width:.6in}.head td{font-weight:700;padding-top:4pt}.n:nth-child(2) *{font-weight:400}td:first-child{padding-right:10pt}',
    pages: [top('PROFIT AND LOSS ACCOUNT', 'FOR THE YEAR ENDED 31 MARCH 2026') + inner(income, false) + last('', 5), top('BALANCE SHEET', '31 MARCH 2026') + inner(sheet, true) + last('The financial statements were approved by the members of the LLP and authorised for issue on 14 July 2026 and were signed by J R Weaver, designated member.<br>', 6)],
    truth: truthFrom({
      family: 'british-llp-members', notes: 'British partnership with limited liability on A4: notes beside captions, an inner and an outer column of pounds for each year on the balance sheet, sums without captions, captions of several lines, profit before and after members’ remuneration, members’ debts and interests instead of equity', company: 'HEBDEN WEAVER CHANDLERY LLP', statementType: 'BALANCE_SHEET', ends: ['2026-03-31', '2025-03-31'], currency: 'GBP', parts: [{ rows: sheet }, { rows: income }], books: latestOf([books, 0], [result, 0]),
      any: { totalAssets: ['fa+ca', 'null'], totalEquity: ['na', 'or'], totalLiabilities: ['0-cl-ll', '0-cl-ll+ld', 'null'], totalBoth: ['fa+ca', 'null'], otherDue: ['0-cl', 'null'], payable: ['0-cl', 'null'], longDebt: ['0-ll', 'null'], otherLongDue: ['0-ll', 'ld', 'null'], totalLong: ['0-ll', 'ld-ll'], stock: ['mc', 'null'], retained: ['or', 'null'], general: ['0-adm', 'null'], totalExpenses: ['0-adm', '0-adm-ooi'], otherIncome: ['ooi', 'ir', 'ooi+ir', 'null'], netOther: ['ir+ip', 'ir', 'null'], otherExpenses: ['0-ip', '0-mr', 'null'], beforeTax: ['prof', 'null'], ordinaryIncome: ['op', 'prof', 'null'], netIncome: ['prof', 'avail'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'shortDebt', 'accumulated'],
    }),
  })
})()
