/** Reviewed and audited statements: a shipyard's cash flows, a food bank's activities by restriction, a consumer cooperative. */
import { expanded } from '../../2026-11-29-g/financial/means.ts'
import { agree, alsoNamed, body, coarse, columnsOf, escaped, fine, of, printed, rolls, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const marineFabricator = (() => {
  const books: Books = new Map()
  const rows = statement(`
# CASH FLOWS FROM OPERATING ACTIVITIES
  Net income | 486215 312640 | flowIncome @ni
  # Adjustments to reconcile net income to net cash provided by operating activities:
  Depreciation and amortization | 386415 364218 | flowDepreciation @dep
  Amortization of right-of-use assets – finance leases | 48640 46215 | @rou
  Provision for credit losses | 12000 8000 | @pcl
  Deferred income taxes | 24600 -8400 | @dtx
  (Gain) loss on disposal of equipment | -18640 4215 | @gl
  # (Increase) decrease in:
  Contract receivables | -142618 86415 | flowReceivable @f1
  Contract assets | -64215 18640 | @f2
  Inventories | 28415 -41260 | flowInventory @f3
  Prepaid expenses and other | -9640 -4218 | @f4
  # Increase (decrease) in:
  Accounts payable | 86415 -52640 | flowPayable @f5
  Accrued expenses | 31640 12415 | @f6
  Contract liabilities | 118640 -36215 | @f7
= NET CASH PROVIDED BY OPERATING ACTIVITIES | sum | fromOperations @cfo
# CASH FLOWS FROM INVESTING ACTIVITIES
  Purchases of property and equipment | -412680 -186415 | expenditures @cap
  Proceeds from disposal of equipment | 42500 6800 | @ps
  Premiums paid on officers’ life insurance | -14200 -14200 | @li
= NET CASH USED IN INVESTING ACTIVITIES | sum | fromInvesting @cfi
# CASH FLOWS FROM FINANCING ACTIVITIES
  Net borrowings (payments) on line of credit | -150000 100000 | debt @d1
  Proceeds from long-term debt | 250000 0 | debt @d2
  Principal payments on long-term debt | -286415 -264218 | debt @d3
  Principal payments on finance leases | -46218 -43640 | debt @d4
  Purchase of treasury stock | 0 -120000 | stockIssue @ts
  Dividends paid | -90000 -60000 | dividends @dv
= NET CASH USED IN FINANCING ACTIVITIES | sum | fromFinancing @cff
= NET CHANGE IN CASH AND RESTRICTED CASH | cfo+cfi+cff | change @chg
CASH AND RESTRICTED CASH, BEGINNING OF YEAR | begin | beginning @cb
== CASH AND RESTRICTED CASH, END OF YEAR | close | ending @ce
`, books.set('begin', [0, 0]).set('close', [0, 0]), 2)
  const [change = 0, earlier = 0] = of(books, 'chg')
  const moved: Readonly<Record<string, readonly number[]>> = { 'CASH AND RESTRICTED CASH, BEGINNING OF YEAR': [318_640 + earlier, 318_640], 'CASH AND RESTRICTED CASH, END OF YEAR': [318_640 + earlier + change, 318_640 + earlier] }
  const shown = rows.map((row): Line => ({ ...row, ...(moved[row.label] && { values: moved[row.label] }) }))
  const [close = 0, before = 0] = moved['CASH AND RESTRICTED CASH, END OF YEAR'] ?? []
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' || row.label === 'Net income' ? '<s>$</s>' : ''}${whole('–')(value)}`)
  const line = (label: string, values: readonly number[], kind = 'line') => `<tr class="${kind}"><td style="padding-left:13pt">${label}${values.map(value => `<td class="n"><span>${kind === 'grand' ? '<s>$</s>' : ''}${whole('–')(value)}</span>`).join('')}</tr>`
  return printed({
    name: 'ashtabula-marine-cash-flows-fine-scan', scan: fine, style: ".page{font:9.8pt/12.8pt 'EB Garamond';font-size:10pt;padding:.6in 1in}.t{margin-bottom:8pt;line-height:14pt;font-size:11pt}.n{width:1.15in;vertical-align:bottom}.n span{display:inline-block;min-width:.95in;position:relative}.n s{position:absolute;left:0;text-decoration:none}.h td{font-weight:700;text-decoration:underline}.d0.head td{padding-top:5pt;font-weight:700}.d1.head td{padding-right:1.5in}.total .n span{border-top:.7pt solid #000}.total td{font-weight:700;padding:1pt 0 2pt}.grand td{font-weight:700}.grand .n span{border-top:.7pt solid #000;border-bottom:2.4pt double #000}.foot{font-size:9pt}",
    pages: [`<div class="c t"><b>ASHTABULA MARINE FABRICATORS, INC. AND SUBSIDIARY</b><br><b>CONSOLIDATED STATEMENTS OF CASH FLOWS</b><br>Years Ended March 31, 2026 and 2025</div><table><tr class="h"><td><td class="n">2026<td class="n">2025</tr>${body(escaped(shown), cells, 13)}<tr class="d0 head"><td colspan="3">RECONCILIATION TO THE CONSOLIDATED BALANCE SHEETS</tr>${line('Cash and cash equivalents', [close - 75_000, before - 75_000])}${line('Restricted cash – bonded contracts', [75_000, 75_000])}${line('Total', [close, before], 'grand')}<tr class="d0 head"><td colspan="3">SUPPLEMENTAL DISCLOSURES</tr>${line('Interest paid', [142_618, 156_415])}${line('Income taxes paid', [84_200, 61_500])}${line('Equipment acquired with notes payable', [118_400, 0])}</table><div class="foot c">See accompanying notes and independent accountants’ review report.<br>6</div>`],
    truth: alsoNamed(truthFrom({
      family: 'cash-flows-increase-decrease-restricted-cash', notes: 'scan at 300 dpi of one page of a review: consolidated cash flows of two fiscal years, changes under “(Increase) decrease in” and “Increase (decrease) in”, finance leases, treasury stock, cash together with restricted cash, its reconciliation to the balance sheet and supplemental disclosures below with further totals', company: 'ASHTABULA MARINE FABRICATORS, INC. AND SUBSIDIARY', statementType: 'CASH_FLOW_STATEMENT', ends: ['2026-03-31', '2025-03-31'], parts: [{ rows: shown }], books,
      any: { flowDepreciation: ['dep', 'dep+rou'], flowOther: ['f2+f4+f6+f7', 'f4+f6', 'f2+f4', 'f4', 'null'], flowTotal: ['f1+f2+f3+f4+f5+f6+f7', 'null'], expenditures: ['cap', 'cap+ps'], acquisitions: ['null', 'ps'], otherInvesting: ['li', 'ps+li', 'ps', 'null'], investments: ['null', 'li'], debt: ['d1+d2+d3+d4', 'd1+d2+d3'], otherFinancing: ['null', 'd4'] },
      absent: ['balanceSheet', 'incomeStatement'],
    }), 'ASHTABULA MARINE FABRICATORS, INC. AND SUBSIDIARY', 'Ashtabula Marine Fabricators, Inc. and Subsidiary', 'ASHTABULA MARINE FABRICATORS, INC.', 'Ashtabula Marine Fabricators, Inc.'),
  })
})()

// prettier-ignore
export const foodBank = (() => {
  const books: Books = new Map()
  const activities = statement(expanded(`
# REVENUE AND SUPPORT
  Contributed food and commodities | [8642180 0 7918640]
  Contributions | [1864215 486000 2018640]
  Government grants and contracts | [642180 118640 684215]
  Shared maintenance fees | [86415 0 92640]
  Special events, net of direct costs of $84,215 | [218640 0 196415]
  Investment return, net | [38415 4218 31640]
  Net assets released from restrictions | [524615 -524615 0]
= Total revenue and support | sum | revenue @rev
# EXPENSES
  # Program services
    Food distribution | [9486215 0 8864180]
    Child nutrition | [864215 0 812640]
    Mobile pantry | [486415 0 452180]
  = Total program services | sum | @prog
  # Supporting services
    Management and general | [486215 0 462180] | general @mg
    Fundraising | [318640 0 298415] | @fr
  = Total supporting services | sum | @sup
= Total expenses | sum | totalExpenses @ex
== CHANGE IN NET ASSETS | rev-ex | netIncome @net
NET ASSETS, BEGINNING OF YEAR | bwo bw bt bp | @beg
== NET ASSETS, END OF YEAR | beg+net | @end
`, ([wo = 0, w = 0, before = 0]) => [wo, w, wo + w, before]).replace('bwo bw bt bp', '2864215 642180 3506395 3453800'), books, 4)
  const ends = of(books, 'end')
  if (ends[3] !== 3_506_395) throw new Error(`earlier end ${ends.join(' ')}`)
  const position = statement(`
# CURRENT ASSETS
  Cash and cash equivalents | 1186415 1042680 | cash @c
  Grants and contracts receivable | 186415 142618 | @gr
  Promises to give | 118640 96415 | @ptg
  Inventory – donated food | 864215 786420 | inventory @i1
  Inventory – purchased food | 142618 118640 | inventory @i2
  Prepaid expenses | 38415 31640 | prepaid @pp
= Total current assets | sum | totalCurrent @ca
# NONCURRENT ASSETS
  Property and equipment, net | ppe | property @ppe0
  Operating lease right-of-use asset | 142618 186415 | @rou
  Beneficial interest in assets held by community foundation | 218640 201415 | @bi
= Total noncurrent assets | sum | totalFixed @fx
== TOTAL ASSETS | ca+fx | totalAssets @assets
# CURRENT LIABILITIES
  Accounts payable | 142618 118640 | payable @ap
  Accrued payroll and related | 118415 104218 | accrued @ac
  Refundable advances | 64215 48640 | otherDue @ra
  Current portion of operating lease liability | 46215 43640 | @ol
  Current portion of long-term debt | 38400 36200 | currentDebt @cd
= Total current liabilities | sum | totalDue @cl
# LONG-TERM LIABILITIES
  Operating lease liability, net of current portion | 98640 144215 | otherLongDue @ol2
  Long-term debt, net of current portion | 386415 424815 | longDebt @ld
= Total long-term liabilities | sum | totalLong @ll
= Total liabilities | cl+ll | totalLiabilities @liab
# NET ASSETS
  # Without donor restrictions
    Undesignated | und | @un
    Board designated – building reserve | 300000 250000
  = Total without donor restrictions | sum | @wo
  With donor restrictions | wr | @w
= Total net assets | sum | totalEquity @eq
== TOTAL LIABILITIES AND NET ASSETS | liab+eq | totalBoth @both
`, (() => {
    const [wo = 0, w = 0] = ends
    const others = [1186415 + 186415 + 118640 + 864215 + 142618 + 38415 + 142618 + 218640, 1042680 + 142618 + 96415 + 786420 + 118640 + 31640 + 186415 + 201415]
    const debts = [142618 + 118415 + 64215 + 46215 + 38400 + 98640 + 386415, 118640 + 104218 + 48640 + 43640 + 36200 + 144215 + 424815]
    const all = [wo + w, 3_506_395]
    return books.set('und', [wo - 300_000, 2_864_215 - 250_000]).set('wr', [w, 642_180]).set('ppe', all.map((value, at) => value + (debts[at] ?? 0) - (others[at] ?? 0)))
  })(), 2)
  agree(books, ['both', 'assets'])
  const opens = ['Contributed food and commodities', 'Cash and cash equivalents', 'Accounts payable']
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' || opens.includes(row.label) ? '<s>$</s>' : ''}${whole('–')(value)}`)
  const page = (title: string, when: string, html: string, at: number) => `<div class="t"><b>PALOUSE HILLS FOOD BANK</b><br><b>${title}</b><br>${when}</div>${html}<div class="foot">The accompanying notes are an integral part of these financial statements.<span style="float:right">${at}</span></div>`
  const merged: Books = new Map([...books].map(([name, values]) => [name, values.length === 4 ? [values[2] ?? 0, values[3] ?? 0] : values]))
  return printed({
    name: 'palouse-hills-food-bank-restrictions', style: ".page{font:9.2pt/12.8pt 'Libre Franklin';font-size:8.8pt;padding:.65in .7in}.t{margin-bottom:12pt;font-size:10.4pt;line-height:14pt}.n{width:1.05in;vertical-align:bottom}.n span{display:inline-block;min-width:.88in;position:relative}.n s{position:absolute;left:0;text-decoration:none}.h td{font-weight:700;text-align:center;vertical-align:bottom;border-bottom:.7pt solid #000}.head td{font-weight:700;padding-top:5pt}.d1.head td{font-weight:400}.total .n span{border-top:.6pt solid #000}.grand td{font-weight:700;padding-top:3pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2.2pt double #000}.foot{font-size:8pt}",
    pages: [page('STATEMENTS OF FINANCIAL POSITION', 'June 30, 2026 and 2025', `<table><tr class="h"><td><td>2026<td>2025</tr>${body(escaped(position), cells, 12)}</table>`, 3), page('STATEMENT OF ACTIVITIES', 'Year Ended June 30, 2026<br>(with summarized totals for the year ended June 30, 2025)', `<table><tr class="h"><td><td>Without<br>Donor<br>Restrictions<td>With<br>Donor<br>Restrictions<td>Total<br>2026<td>Total<br>2025</tr>${body(escaped(activities), cells, 12)}</table>`, 4)],
    truth: alsoNamed(truthFrom({
      family: 'food-bank-restrictions-and-summarized-total', notes: 'food bank’s audited statements: activities in columns without and with donor restrictions and a total of the year, then only the total of the year before, released net assets that cancel out, contributed food as revenue and inventory, program and supporting services, net assets rolled below the change, grants and promises beside each other, lease assets and a beneficial interest', company: 'PALOUSE HILLS FOOD BANK', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30'], parts: [{ rows: position, pick: [0, 1] }, { rows: columnsOf(activities, 2, 3), pick: [0, 1] }], books: merged,
      any: { receivable: ['gr+ptg', 'gr'], otherCurrent: ['null', 'ptg'], otherLong: ['rou+bi', 'rou', 'bi', 'null'], longInvestments: ['null', 'bi'], otherDue: ['ra', 'ra+ol'], shortDebt: ['null', 'ol'], currentDebt: ['cd', 'cd+ol'], longDebt: ['ld', 'ld+ol2'], otherLongDue: ['ol2', 'null'], retained: ['null', 'eq', 'wo', 'un'], stock: ['null'], marketing: ['null', 'fr'], general: ['mg', 'sup'], cost: ['null', 'prog'], gross: ['null'], totalExpenses: ['ex', 'sup'], operatingIncome: ['net', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['null', 'net'], property: ['ppe0'] },
      absent: ['tax', 'treasury', 'deferredTax', 'fromOperations', 'paidIn', 'interest', 'accumulated'],
    }), 'PALOUSE HILLS FOOD BANK', 'Palouse Hills Food Bank'),
  })
})()

// prettier-ignore
export const foodCooperative = (() => {
  const books: Books = new Map()
  const income = statement(`
SALES, net of member discounts of $86,415 and $79,640 | 9864215 9218640 | revenue @rev
COST OF GOODS SOLD | 6218640 5842180 | cost @cogs
= GROSS MARGIN | rev-cogs | gross @gp
# OPERATING EXPENSES
  Personnel | 2286415 2142680 | @per
  Occupancy | 386415 371640 | @occ
  Store operations | 318640 296415
  General and administrative | 218640 204215 | general @ga
  Marketing and outreach | 86415 92640 | marketing
  Board and governance | 18640 16215
  Depreciation and amortization | 164215 152680 | depreciation @dep
= Total operating expenses | sum | totalExpenses @ex
= INCOME FROM OPERATIONS | gp-ex | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Rental income | 24600 24000 | @ri
  Interest and dividend income | 6415 5218 | @ii
  Interest expense | -58640 -64215 | -interest @int
= Total other income (expense) | sum | netOther @oth
= INCOME BEFORE PATRONAGE DIVIDENDS AND INCOME TAXES | op+oth | beforeTax @pre
Patronage dividends | 62000 48000 | @pd
Income taxes | 24215 18640 | tax @tax
== NET INCOME | pre-pd-tax | netIncome @net
`, books, 2)
  const sheet = statement(`
# CURRENT ASSETS
  Cash | 613099 563630 | cash @c
  Certificates of deposit | 200000 200000 | shortInvestments @cdp
  Receivables | 38415 34218 | receivable @ar
  Inventory | 486215 462180 | inventory @iv
  Prepaid expenses | 46215 41640 | prepaid @pp
= Total current assets | sum | totalCurrent @ca
# PROPERTY AND EQUIPMENT
  Building and improvements | 1864215 1842680 | property @p1
  Store fixtures and equipment | 1486415 1418640 | property @p2
  Less accumulated depreciation | -1642180 -1477965 | accumulated @ad
= Property and equipment, net | sum | totalFixed @fx
# OTHER ASSETS
  Investments in other cooperatives | 118640 104215 | longInvestments @inv
  Utility deposits | 8400 8400 | otherLong @ud
= Total other assets | sum | @oa
== TOTAL ASSETS | ca+fx+oa | totalAssets @assets
# CURRENT LIABILITIES
  Accounts payable | 386415 371640 | payable @ap
  Accrued wages and vacation | 186415 172680 | accrued @ac
  Gift cards and member credits | 42618 38640 | otherDue @gc
  Patronage dividends payable in cash | 18600 14400 | @pdp
  Current maturities of long-term debt | 142618 136415 | currentDebt @cm
= Total current liabilities | sum | totalDue @cl
# LONG-TERM LIABILITIES
  Mortgage payable, net | 864215 968640 | longDebt @mo
  Member loans | 186000 224000 | longDebt @ml
= Total long-term liabilities | sum | totalLong @ll
= Total liabilities | cl+ll | totalLiabilities @liab
# MEMBERS’ EQUITY
  Member shares, 8,412 and 8,106 members | 684215 658640 | stock @ms
  Patronage dividends retained | 218640 175240 | @pr
  Retained earnings | assets-liab-ms-pr | retained @re
= Total members’ equity | sum | totalEquity @eq
== TOTAL LIABILITIES AND MEMBERS’ EQUITY | liab+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  rolls(books, 're', "re'+net")
  const opens = ['SALES, net of member discounts of $86,415 and $79,640', 'Cash', 'Accounts payable']
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' || opens.includes(row.label) ? '<s>$</s>' : ''}${whole('-')(value)}`)
  const page = (title: string, when: string, html: string, at: number) => `<div class="c t"><b>THREE BRIDGES FOOD COOPERATIVE</b><br>${title}<br>${when}</div>${html}<div class="foot c">See notes to financial statements.<br>-${at}-</div>`
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="n">2026<td class="n">2025</tr>${body(escaped(rows), cells, 14)}</table>`
  const cut = sheet.findIndex(({ label }) => label === 'CURRENT LIABILITIES')
  return printed({
    name: 'three-bridges-food-cooperative-coarse-scan', scan: coarse, style: ".page{font:10.6pt/14.6pt Arimo;font-size:10pt;padding:.65in .95in}.t{margin-bottom:10pt}.n{width:1.25in;vertical-align:bottom}.n span{display:inline-block;min-width:1.05in;position:relative}.n s{position:absolute;left:0;text-decoration:none}td:first-child{padding-right:14pt}.h td{font-weight:700;border-bottom:.8pt solid #000}.head td{padding-top:5pt}.total .n span{border-top:.8pt solid #000}.total td{padding-bottom:2pt}.grand td{font-weight:700;padding-top:2pt}.grand .n span{border-top:.8pt solid #000;border-bottom:2.6pt double #000}.foot{font-size:9.4pt}",
    pages: [page('BALANCE SHEETS', 'June 28, 2026 and June 29, 2025', `<div class="c">ASSETS</div>${table(sheet.slice(0, cut))}<div class="c" style="margin-top:5pt">LIABILITIES AND MEMBERS’ EQUITY</div>${table(sheet.slice(cut))}`, 3), page('STATEMENTS OF OPERATIONS', 'Fiscal Years Ended June 28, 2026 and June 29, 2025', table(income), 4)],
    truth: alsoNamed(truthFrom({
      family: 'consumer-cooperative-member-shares', notes: 'scan at 150 dpi of a consumer cooperative’s statements of two fiscal years of 52 weeks: member discounts and counts of members within labels, gross margin, personnel and occupancy as single lines, patronage dividends between income before taxes and income taxes, retained patronage dividends and member shares as equity, member loans, investments in other cooperatives', company: 'THREE BRIDGES FOOD COOPERATIVE', statementType: 'BALANCE_SHEET', ends: ['2026-06-28', '2025-06-29'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { otherDue: ['gc+pdp', 'gc'], totalFixed: ['fx', 'fx+oa'], paidIn: ['null', 'pr'], stock: ['ms', 'ms+pr'], retained: ['re', 're+pr'], salaries: ['per', 'null'], rent: ['occ', 'null'], ordinaryIncome: ['op', 'net', 'pre', 'null'], otherIncome: ['ri+ii', 'ri', 'ii'], otherExpenses: ['0-int', '0', 'null', 'pd', 'pd-int'], beforeTax: ['pre', 'pre-pd'], longDebt: ['mo+ml', 'mo'], otherLongDue: ['null', 'ml'], dividends: ['null', '0-pd'] },
      absent: ['treasury', 'deferredTax', 'intangible', 'fromOperations', 'shortDebt'],
    }), 'THREE BRIDGES FOOD COOPERATIVE', 'Three Bridges Food Cooperative'),
  })
})()
