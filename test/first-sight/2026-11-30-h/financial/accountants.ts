/** Accountants' work: a reviewed crane service with two years of cash flows, a Canadian contractor with a deficit. */
import { agree, alsoNamed, body, escaped, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const cranes = (() => {
  const books: Books = new Map([['sold', [195_000, 310_000]], ['bv', [32_800, 34_100]]])
  const assets = statement(`
# Current assets
  Cash | 412386 356902 298447 | cash @c
  Accounts receivable, net of allowance for credit losses of $22,000 and $19,500 | 1284650 1163218 1092740 | receivable @ar
  Unbilled receivables | 96300 71850 80125 | @ub
  Parts and rigging supplies | 118420 109775 104060 | inventory @iv
  Prepaid insurance and permits | 142715 128630 119480 | prepaid @pp
= Total current assets | sum | totalCurrent @ca
# Property and equipment, at cost
  Cranes and rigging equipment | 9846200 8914700 8402500 | property @p1
  Trucks and trailers | 1912340 1760840 1688340 | property @p2
  Shop and office equipment | 386715 361290 361290 | property @p3
  Leasehold improvements | 148260 148260 148260 | property @p4
= Total cost | sum | @pt
Less accumulated depreciation | -5218904 -4512766 -3987410 | accumulated @ad
= Property and equipment, net | pt+ad | totalFixed @net
Deposits on equipment orders | 175000 60000 60000 | otherLong @dp
== Total assets | ca+net+dp | totalAssets @assets
`, books, 3)
  const claims = statement(`
# Current liabilities
  Accounts payable | 318745 296480 281365 | payable @ap
  Accrued wages and payroll taxes | 164220 151315 139870 | accrued @acc
  Revolving line of credit | 250000 300000 200000 | shortDebt @loc
  Current maturities of equipment notes | 742600 684350 640215 | currentDebt @cm
= Total current liabilities | sum | totalDue @cl
Equipment notes, net of current maturities | 2946315 2584914 2817236 | longDebt @ln
= Total liabilities | cl+ln | totalLiabilities @liab
# Stockholders’ equity
  Common stock, no par value; 1,000 shares issued and outstanding | 10000 10000 10000 | stock @cs
  Additional paid-in capital | 140000 140000 140000 | paidIn @pi
  Retained earnings | assets-liab-cs-pi | retained @re
= Total stockholders’ equity | sum | totalEquity @eq
== Total liabilities and stockholders’ equity | liab+eq | totalBoth @both
`, books, 3)
  agree(books, ['both', 'assets'])
  const income = statement(`
# Revenue
  Crane rental, operated and bare | 5412880 4986310
  Rigging and heavy hauling | 1327450 1218905
= Total revenue | sum | revenue @rev
# Cost of revenue
  Operator wages and benefits | 2346215 2232480 | @ow
  Fuel | 418640 401275
  Repairs and inspections | 636380 552910
  Outside crane rental | 142500 118200
  Depreciation of cranes and trucks | 812488 748206 | @dc
= Total cost of revenue | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Selling, general and administrative expenses
  Officers’ compensation | 260000 245000 | salaries @oc
  Sales and office salaries | 368705 346430 | salaries @os
  Payroll taxes and benefits | 118340 109615 | @ptb
  Insurance | 387640 362115
  Rent | 192000 186000 | rent @rent
  Professional fees | 38915 35240
  Depreciation, other | 55850 53050 | depreciation @do
  Other | 166380 159720 | @oth
= Total selling, general and administrative expenses | sum | totalExpenses @ex
= Income from operations | gp-ex | operatingIncome @op
# Other income (expense)
  Gain on sale of equipment | 38700 17900 | otherIncome @gain
  Interest expense | -258415 -236380 | -interest @int
= Total other expense | sum | netOther @oe
= Net income | op+oe | netIncome @ni
Retained earnings, beginning of year | re' | @beg
Distributions to stockholders | re-re'-ni | @div
== Retained earnings, end of year | re | @end
`, books, 2)
  const flows = statement(`
# Operating activities
  Net income | ni | flowIncome
  # Adjustments to reconcile net income to net cash provided by operating activities:
  Depreciation | dc+do | flowDepreciation
  Gain on sale of equipment | 0-gain | @fg
  # Changes in operating assets and liabilities:
  Accounts receivable | ar'-ar | flowReceivable @f1
  Unbilled receivables | ub'-ub | @f2
  Parts and rigging supplies | iv'-iv | flowInventory @f3
  Prepaid expenses | pp'-pp | @f4
  Accounts payable | ap-ap' | flowPayable @f5
  Accrued wages and payroll taxes | acc-acc' | @f6
= Net cash provided by operating activities | sum | fromOperations @cfo
# Investing activities
  Purchases of property and equipment | pt'-pt-sold | expenditures @capex
  Deposits on equipment orders | dp'-dp | otherInvesting @fdp
  Proceeds from sale of equipment | bv+gain | @psale
= Net cash used in investing activities | sum | fromInvesting @cfi
# Financing activities
  Net borrowings (repayments) on line of credit | loc-loc' | debt @d1
  Proceeds from equipment notes | 1104001 452028 | debt @d2
  Principal payments on equipment notes | cm-cm'+ln-ln'-d2 | debt @d3
  Distributions to stockholders | div | dividends
= Net cash used in financing activities | sum | fromFinancing @cff
== Net increase in cash | cfo+cfi+cff | change @chg
Cash, beginning of year | c' | beginning @cb
== Cash, end of year | cb+chg | ending @ce
`, books, 2)
  agree(books, ['ce', 'c'])
  const paid = of(books, 'div')
  if (paid.some(value => value > -100_000 || value < -400_000) || of(books, 're').some(value => value < 0)) throw new Error(`distributions ${paid.join(' ')}, earnings ${of(books, 're').join(' ')}, income ${of(books, 'ni').join(' ')}`)
  const two = (rows: readonly Line[]) => rows.map((row): Line => (row.values === undefined ? row : { ...row, values: row.values.slice(0, 2) }))
  const opens = ['Cash', 'Crane rental, operated and bare', 'Net income', 'Accounts payable']
  const cells = (values: readonly number[], row: Line, index: number) => values.map(value => `${row.kind === 'grand' || (opens.includes(row.label) && index < 3) ? '<s>$</s>' : ''}${whole('-')(value)}`)
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="n">2025<td class="n">2024</tr>${body(escaped(two(rows)), cells, 14)}</table>`
  const page = (title: string, when: string, html: string, at: number) => `<div class="t"><b>Cuyahoga Crane &amp; Rigging, Inc.</b><br>${title}<br>${when}</div>${html}<div class="foot">See notes to financial statements and independent accountants’ review report.<span style="float:right">${at}</span></div>`
  return printed({
    name: 'cuyahoga-crane-reviewed-two-year-flows', style: ".page{font:9.4pt/12.8pt Carlito;padding:.6in .95in}.t{font-size:11pt;line-height:14.4pt;margin-bottom:9pt;border-top:3pt solid #1f3a5f;padding-top:5pt}.t b{font-size:13pt;color:#1f3a5f}.n{width:1.15in;vertical-align:bottom}.n span{display:inline-block;min-width:.92in;position:relative}.n s{position:absolute;left:0;text-decoration:none}.h td{font-weight:700;border-bottom:.8pt solid #1f3a5f}.d0.head td{padding-top:6pt;font-weight:700}.d1.head td{font-style:italic}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700;padding:2pt 0 3pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2.2pt double #000}.foot{font-size:8pt}",
    pages: [page('Balance Sheets', 'December 31, 2025 and 2024', `<div class="c b">ASSETS</div>${table(assets)}<div class="c b" style="margin-top:8pt">LIABILITIES AND STOCKHOLDERS’ EQUITY</div>${table(claims)}`, 2), page('Statements of Income and Retained Earnings', 'For the Years Ended December 31, 2025 and 2024', table(income), 3), page('Statements of Cash Flows', 'For the Years Ended December 31, 2025 and 2024', `${table(flows)}<p><b>Supplemental disclosure:</b> interest paid was $257,180 in 2025 and $235,905 in 2024.</p>`, 4)],
    truth: alsoNamed(truthFrom({
      family: 'reviewed-crane-service-two-year-flows', notes: 'reviewed statements of a crane service, all three for two years: a label with allowances of both years, total cost below the classes of property, deposits on orders, depreciation in two places, gain on sale in income and in cash flows, earnings rolled forward below net income', company: 'Cuyahoga Crane & Rigging, Inc.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: two(assets) }, { rows: two(claims) }, { rows: income }, { rows: flows }], books,
      any: { receivable: ['ar', 'ar+ub'], otherCurrent: ['ub', 'null'], totalFixed: ['net', 'net+dp', 'null'], otherLong: ['dp'], totalLong: ['ln', 'null'], salaries: ['oc+os', 'oc+os+ptb', 'oc+os+ow', 'os'], depreciation: ['do', 'do+dc'], general: ['ex', 'oth', 'null'], beforeTax: ['ni', 'null'], ordinaryIncome: ['op', 'ni', 'null'], otherExpenses: ['0-int', '0', 'null'], flowOther: ['f2+f4+f6', 'f4+f6', 'f4', 'f6'], flowTotal: ['f1+f2+f3+f4+f5+f6', 'null'], debt: ['d1+d2+d3'], acquisitions: ['null'], otherInvesting: ['psale', 'fdp', 'fdp+psale'], expenditures: ['capex', 'capex+fdp'], dividends: ['div'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'stockIssue', 'investments', 'shortInvestments'],
    }), 'Cuyahoga Crane & Rigging, Inc.'),
  })
})()

// prettier-ignore
export const drywall = (() => {
  const books: Books = new Map()
  const operations = statement(`
Contract revenue | 3846720 4418305 | revenue @rev
# Direct costs
  Board, steel stud and materials | 1187455 1402610
  Labour and benefits | 1412390 1538720 | @lab
  Subcontracts | 486315 618240
  Scaffold and lift rental | 93840 121475
= | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Administrative expenses
  Advertising and bids | 12480 15915 | marketing
  Amortization | 68715 74360 | depreciation @am
  Bad debts | 41200 6350
  Insurance and bonding | 71938 69240
  Interest and bank charges | 18762 14390 | @ibc
  Interest on long-term debt | 26415 22870 | interest @ilt
  Office and communications | 39126 37845 | general @of
  Professional fees | 27950 19600
  Rent and occupancy costs | 84000 81600 | rent @rent
  Salaries and benefits | 312640 305415 | salaries @sal
  Vehicle | 74382 79126
= | sum | totalExpenses @ex
= Income (loss) from operations | gp-ex | @op
# Other income (expense)
  Gain on disposal of vehicles | 9400 0 | @gain
  Settlement of deficiency claim | -58000 0 | @set
= | sum | netOther @oth
= Income (loss) before income taxes | op+oth | beforeTax @pre
Income taxes (recovery) | -16200 6840 | tax @tax
== Net income (loss) | pre-tax | netIncome @net
Deficit, beginning of year | -179497 -183206 | @db
== Deficit, end of year | db+net | @de
`, books, 2)
  const sheet = statement(`
# Current assets
  Cash | 28416 64730 | cash @c
  Accounts receivable | 612385 588240 | receivable @ar
  Holdbacks receivable | 284670 327915 | receivable @hb
  Inventory of materials | 46215 52880 | inventory @iv
  Income taxes recoverable | 16200 0 | @itr
  Prepaid expenses | 18740 21365 | prepaid @pp
= | sum | totalCurrent @ca
Property and equipment (Note 3) | 248930 286415 | property @ppe
= | ca+ppe | totalAssets @assets
# Current liabilities
  Demand operating loan (Note 4) | 185000 95000 | shortDebt @dl
  Accounts payable and accrued liabilities | 498217 536180 | payable @ap
  Holdbacks payable | 61340 78425 | @hp
  Government remittances | 42318 51270 | @gr
  Income taxes payable | 0 6840 | @itp
  Current portion of long-term debt (Note 5) | 72600 70400 | currentDebt @cp
= | sum | totalDue @cl
Long-term debt (Note 5) | 265430 298115 | longDebt @ltd
Due to shareholders (Note 6) | assets-cl-ltd-sc-de | @ds
= | cl+ltd+ds | totalLiabilities @liab
# Shareholders’ deficiency
  Share capital (Note 7) | 200 200 | stock @sc
  Deficit | de | retained
= | sum | totalEquity @eq
= | liab+eq | totalBoth @both
`, books.set('sc', [200, 200]), 2)
  agree(books, ['both', 'assets'])
  if (of(books, 'de')[1] !== of(books, 'db')[0] || of(books, 'ds').some(value => value < 50_000)) throw new Error(`deficit ${of(books, 'de').join(' ')}, shareholders ${of(books, 'ds').join(' ')}`)
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' ? '$&ensp;' : ''}${whole('-')(value)}`)
  const top = (title: string, when: string) => `<div class="t"><b>ASSINIBOINE INTERIOR SYSTEMS LTD.</b><span>${title}<br><i>(Unaudited)</i></span><span>${when}</span></div><table><tr class="h"><td><td class="n">2026<td class="n">2025</tr>`
  const split = sheet.findIndex(({ label }) => label === 'Current liabilities')
  const rows = (part: readonly Line[]) => body(escaped(part), cells, 12)
  return printed({
    name: 'assiniboine-interior-systems-deficit', style: ".page{font:9.8pt/14pt Tinos;padding:.8in 1.05in}.t{text-align:center;line-height:15pt;margin-bottom:12pt}.t b,.t span{display:block}.t b{font-size:12pt}.n{width:1.2in}.n span{display:inline-block;min-width:.9in;min-height:11pt}.h td{font-weight:700;border-top:1pt solid #000;border-bottom:1pt solid #000}.head td{font-weight:700;padding-top:7pt}.total .n span{border-top:.6pt solid #000}.total td{padding-bottom:3pt}.grand td{padding:3pt 0;font-weight:700}.grand .n span{border-top:.6pt solid #000;border-bottom:2pt double #000}.foot{font-size:8.4pt}",
    pages: [`${top('Statement of Operations and Deficit', 'Year ended April 30, 2026, with comparative information for 2025')}${rows(operations)}</table><div class="foot">See accompanying notes to financial statements.</div>`, `${top('Balance Sheet', 'April 30, 2026, with comparative information for 2025')}<tr class="head"><td><u>Assets</u></tr>${rows(sheet.slice(0, split))}<tr class="head"><td><u>Liabilities and Shareholders’ Deficiency</u></tr>${rows(sheet.slice(split))}</table><p style="margin-top:22pt">Approved by the Board:<br><br>______________________ Director</p><div class="foot">See accompanying notes to financial statements.</div>`],
    truth: alsoNamed(truthFrom({
      family: 'canadian-deficit-and-comparative-information', notes: 'Canadian review of a drywall contractor: operations and deficit in one statement, sums without captions, holdbacks receivable and payable, a loss with a recovery of tax against a taxed year, a settlement among other items, equity below zero as a deficiency, labour spelled as there', company: 'ASSINIBOINE INTERIOR SYSTEMS LTD.', statementType: 'BALANCE_SHEET', ends: ['2026-04-30', '2025-04-30'], currency: 'CAD', parts: [{ rows: operations }, { rows: sheet }], books,
      any: { receivable: ['ar+hb', 'ar', 'ar+hb+itr'], otherCurrent: ['itr', 'hb', 'hb+itr', 'null'], totalFixed: ['ppe', 'null'], otherDue: ['hp+gr+itp', 'hp+gr', 'hp', 'gr', 'null'], accrued: ['null', 'gr', '0'], payable: ['ap', 'ap+hp'], longDebt: ['ltd', 'ltd+ds'], otherLongDue: ['ds', 'null'], totalLong: ['ltd+ds', 'null'], salaries: ['sal', 'sal+lab'], interest: ['ilt', 'ilt+ibc'], totalExpenses: ['ex', 'ex-ilt', 'ex-ilt-ibc'], operatingIncome: ['op', 'op+ilt', 'op+ilt+ibc'], ordinaryIncome: ['op', 'net', 'pre', 'null'], otherIncome: ['gain', '0', 'null'], otherExpenses: ['0-set', '0', 'null'] },
      absent: ['treasury', 'paidIn', 'deferredTax', 'intangible', 'fromOperations', 'shortInvestments'],
    }), 'ASSINIBOINE INTERIOR SYSTEMS LTD.', 'Assiniboine Interior Systems Ltd.'),
  })
})()
