/** Accountants' work: a reviewed distributor with notes in a column, a Canadian compilation with bank indebtedness. */
import { agree, alsoNamed, body, escaped, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

const note = (mark: string) => `<i class="k">${mark}</i>`

// prettier-ignore
export const distributor = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# CURRENT ASSETS
  Cash and cash equivalents | 318445 355914 | cash @c
  Accounts receivable, less allowance of $38,000 and $34,000${note('B')} | 1771940 1702480 | receivable @ar
  Inventories${note('C')} | 2938215 2894660 | inventory @inv
  Vendor rebates receivable | 142900 118300 | otherCurrent @reb
  Prepaid expenses | 88615 79240 | prepaid @pre
= Total current assets | sum | totalCurrent @tca
# PROPERTY AND EQUIPMENT${note('D')}
  Leasehold improvements | 486112 471530 | property @p1
  Warehouse equipment and racking | 918744 846290 | property @p2
  Delivery vehicles | 1127385 988460 | property @p3
  Office equipment and software | 241508 229716 | property @p4
  Less accumulated depreciation | -1764129 -1595799 | accumulated @ad
= Net property and equipment | sum | totalFixed @net
# OTHER ASSETS
  Right-of-use assets, operating leases${note('F')} | 1204316 1431208 | otherLong @rou
  Deposits | 24500 24500 | otherLong @dep
= Total other assets | sum | @oth
== TOTAL ASSETS | tca+net+oth | totalAssets @assets
# CURRENT LIABILITIES
  Line of credit${note('E')} | 750000 900000 | shortDebt @loc
  Current maturities of long-term debt${note('E')} | 186240 172905 | currentDebt @cm
  Current portion of operating lease liabilities${note('F')} | 238400 226892 | otherDue @olc
  Accounts payable, trade | 1405733 1298116 | payable @ap
  Accrued payroll and other expenses | 214870 198344 | accrued @acc
  Income taxes payable | 31260 44815 | otherDue @itp
= Total current liabilities | sum | totalDue @cl
# LONG-TERM LIABILITIES
  Long-term debt, less current maturities${note('E')} | 612418 588105 | longDebt @ltd
  Operating lease liabilities, less current portion${note('F')} | 986742 1225142 | otherLongDue @oll
  Deferred income taxes${note('G')} | 96500 88200 | deferredTax @dt
= Total long-term liabilities | sum | totalLong @ll
== TOTAL LIABILITIES | cl+ll | totalLiabilities @liab
# STOCKHOLDERS’ EQUITY
  Common stock, $1 par; 50,000 shares authorized, 25,000 issued | 25000 25000 | stock @cs
  Additional paid-in capital | 175000 175000 | paidIn @apic
  Retained earnings | assets-liab-cs-apic | retained @re
= Total stockholders’ equity | sum | totalEquity @eq
== TOTAL LIABILITIES AND STOCKHOLDERS’ EQUITY | liab+eq | totalBoth @both
`, books, 2)
  const income = statement(`
NET SALES | 14862417 13907655 | revenue @rev
COST OF SALES | 10998189 10347295 | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# OPERATING EXPENSES
  Warehouse and delivery | 1042655 968310 | @wh
  Selling | 987420 941206 | @sel
  General and administrative | 1184906 1129770 | general @ga
  Depreciation | 168330 159214 | depreciation @depr
= Total operating expenses | sum | totalExpenses @ox
= INCOME FROM OPERATIONS | gp-ox | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Interest expense | -84612 -97305 | -interest @int
  Finance charges earned | 21440 18955 | otherIncome @fin
= Total other income (expense) | sum | netOther @oie
= INCOME BEFORE INCOME TAXES | op+oie | beforeTax @pre
# PROVISION FOR INCOME TAXES${note('G')}
  Current | 96400 84700 | @cur
  Deferred | 8300 6100 | @def
= Total provision for income taxes | sum | tax @tax
== NET INCOME | pre-tax | netIncome @ni
`, books.set('pre0', [...of(books, 'pre')]), 2)
  const flows = statement(`
# CASH FLOWS FROM OPERATING ACTIVITIES
  Net income | ni | flowIncome
  Depreciation | depr | flowDepreciation
  Deferred income taxes | dt-dt' | @fdt
  Accounts receivable | ar'-ar | flowReceivable @f1
  Inventories | inv'-inv | flowInventory @f2
  Rebates and prepaid expenses | reb'-reb+pre0'-pre0 | @f3
  Accounts payable | ap-ap' | flowPayable @f4
  Accrued expenses and income taxes | acc-acc'+itp-itp' | @f5
= Net cash provided by operating activities | sum | fromOperations @cfo
# CASH FLOWS FROM INVESTING ACTIVITIES
  Purchases of property and equipment | p1'-p1+p2'-p2+p3'-p3+p4'-p4 | expenditures @capex
= Net cash used in investing activities | sum | fromInvesting @cfi
# CASH FLOWS FROM FINANCING ACTIVITIES
  Net payments on line of credit | loc-loc' | debt @d1
  Proceeds from equipment notes | 210000 | debt @d2
  Payments on long-term debt | cm-cm'+ltd-ltd'-d2 | debt @d3
  Dividends paid | re-re'-ni | dividends @div
= Net cash used in financing activities | sum | fromFinancing @cff
== NET DECREASE IN CASH | cfo+cfi+cff | change @chg
CASH AND CASH EQUIVALENTS, BEGINNING OF YEAR | c' | beginning @beg
== CASH AND CASH EQUIVALENTS, END OF YEAR | beg+chg | ending @end
`, books, 1)
  agree(books, ['both', 'assets'], ['end', 'c'])
  if ((of(books, 'div')[0] ?? 0) > -40_000 || (of(books, 'div')[0] ?? 0) < -250_000) throw new Error(`dividends ${of(books, 'div').join(' ')}`)
  const signed = ['Cash and cash equivalents', 'NET SALES', 'Net income']
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' || signed.includes(row.label) ? '<s>$</s>' : ''}${whole('–')(value)}`)
  const table = (rows: readonly Line[], years: readonly string[], noted = true) => `<table><tr class="h"><td>${noted ? '<i class="k">Notes</i>' : ''}${years.map(year => `<td class="n">${year}`).join('')}</tr>${body(rows, cells, 14)}</table>`
  const page = (title: string, when: string, html: string, at: number) => `<div class="c t">CHISHOLM TRAIL COMFORT SUPPLY, INC.<br><b>${title}</b><br>${when}</div>${html}<div class="foot c"><i>See accompanying notes and independent accountant’s review report.</i><br>${at}</div>`
  return printed({
    name: 'chisholm-trail-comfort-supply-reviewed', style: ".page{font:9.2pt/12.6pt 'Source Serif';padding:.65in .95in}.t{font-size:10.4pt;line-height:14pt;border-bottom:1.2pt solid #000;padding-bottom:6pt;margin-bottom:8pt}.n{width:1.15in}.n span{display:inline-block;min-width:.95in;position:relative}.n s{position:absolute;left:0;text-decoration:none}.k{float:right;width:.5in;text-align:center;font-style:normal}.h td{font-weight:700}.head td{padding-top:6pt;font-weight:700}.head .k{margin-right:2.3in;font-weight:400}.total .n span{border-top:.6pt solid #000}.total td{padding-bottom:2pt}.grand td{font-weight:700;padding-top:4pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2.4pt double #000}",
    pages: [page('BALANCE SHEETS', 'December 31, 2025 and 2024', table(escaped(sheet), ['2025', '2024']), 3), page('STATEMENTS OF INCOME', 'Years ended December 31, 2025 and 2024', table(escaped(income), ['2025', '2024']), 4), page('STATEMENT OF CASH FLOWS', 'Year ended December 31, 2025', `${table(escaped(flows), ['2025'], false)}<p style="margin-top:14pt"><b>SUPPLEMENTAL DISCLOSURES</b><br>Cash paid for interest was $83,977. Cash paid for income taxes was $109,955.</p>`, 5)],
    truth: alsoNamed(truthFrom({
      family: 'reviewed-distributor-notes-column', notes: 'reviewed statements of a wholesale distributor: letters of notes in a column of their own, gross property by class with a net subtotal, operating leases as assets and as current and long-term liabilities, a tax of current and deferred parts with a total, cash flows of the latest year only', company: 'CHISHOLM TRAIL COMFORT SUPPLY, INC.', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: sheet }, { rows: income }, { rows: flows }], books,
      any: { receivable: ['ar', 'ar+reb'], otherCurrent: ['reb', 'null'], totalFixed: ['net', 'net+oth', 'net+rou', 'null'], otherLong: ['rou+dep', 'dep', 'rou'], currentDebt: ['cm', 'cm+olc'], otherDue: ['olc+itp', 'olc', 'itp', 'null'], accrued: ['acc', 'acc+itp'], longDebt: ['ltd', 'ltd+oll'], otherLongDue: ['oll', 'null'], marketing: ['sel', 'null'], ordinaryIncome: ['op', 'ni', 'pre', 'null'], otherExpenses: ['0-int', '0', 'null'], flowOther: ['f3+f5', 'f3', 'f5'], flowTotal: ['f1+f2+f3+f4+f5', 'null'] },
      absent: ['treasury', 'intangible', 'salaries', 'stockIssue', 'acquisitions', 'investments', 'shortInvestments'],
    }), 'CHISHOLM TRAIL COMFORT SUPPLY, INC.', 'Chisholm Trail Comfort Supply, Inc.'),
  })
})()

// prettier-ignore
export const grinding = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Current
  Accounts receivable | 518733 466019 | receivable @ar
  Inventory | 147260 131884 | inventory @inv
  Investment tax credits receivable | 38150 0 | @itc
  Prepaid expenses and deposits | 22417 19865 | prepaid @pre
= Total current assets | sum | totalCurrent @ca
Property, plant and equipment (Note 3) | 1284905 1073512 | property @ppe
Due from related company (Note 4) | 65000 65000 | @rel
Goodwill | 90000 90000 | intangible @gw
== Total assets | ca+ppe+rel+gw | totalAssets @assets
# Current
  Bank indebtedness (Note 5) | 164380 118942 | shortDebt @bi
  Accounts payable and accrued liabilities | 231608 257433 | payable @ap
  Government remittances payable | 27914 24070 | @gov
  Income taxes payable | 18866 31502 | @itp
  Current portion of long-term debt (Note 6) | 142800 117600 | currentDebt @cp
= Total current liabilities | sum | totalDue @cl
Long-term debt (Note 6) | 497312 420166 | longDebt @ltd
Future income taxes | 61700 54300 | deferredTax @fit
Due to shareholder (Note 7) | 120455 148020 | @due
== Total liabilities | cl+ltd+fit+due | totalLiabilities @liab
# Shareholder’s equity
  Share capital (Note 8) | 100 100 | stock @sc
  Retained earnings | assets-liab-sc | retained @re
= Total shareholder’s equity | sum | totalEquity @eq
== Total liabilities and shareholder’s equity | liab+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  const income = statement(`
Sales | 3187406 2864915 | revenue @rev
# Direct costs
  Materials and grinding wheels | 611827 570344
  Direct wages and benefits | 1042380 948717 | @dw
  Outside processing | 218445 197206
  Shop supplies and tooling | 163902 149881
  Amortization of equipment | 187614 161023 | @am
= Total direct costs | sum | cost @cogs
= Gross margin | rev-cogs | gross @gm
# Expenses
  Advertising and promotion | 14275 17630 | marketing
  Bank charges and interest | 16844 13908 | @bc
  Insurance | 41266 38705
  Interest on long-term debt | 39518 33247 | interest @int
  Management salaries | 182000 170000 | salaries @ms
  Office and general | 47318 44962 | general @og
  Office wages and benefits | 126540 118375 | salaries @ow
  Professional fees | 19850 18400
  Rent | 108000 104400 | rent @rent
  Telephone and utilities | 52733 48916 | @ut
  Vehicle | 23491 25077
= Total expenses | sum | totalExpenses @ex
= Income before the following | gm-ex | @sub
Gain on disposal of equipment | 11200 0 | otherIncome @gain
= Income before income taxes | sub+gain | beforeTax @pre1
# Income taxes
  Current | 36120 48355 | @cur
  Future | 7400 5900 | @fut
= Total income taxes | sum | tax @tax
== Net income | pre1-tax | netIncome @ni
Retained earnings, beginning of year | begin | @beg
Dividends | div
== Retained earnings, end of year | re | @end
`, books.set('begin', [0, 0]).set('div', [0, 0]), 2)
  const [kept = 0, earlier = 0] = of(books, 're')
  const [net = 0, netBefore = 0] = of(books, 'ni')
  const paid = [kept - earlier - net, -70_000]
  if (paid.some(value => value > -20_000 || value < -200_000)) throw new Error(`dividends ${paid.join(' ')}`)
  const starts = [earlier, earlier - netBefore + 70_000]
  const shown = income.map(row => (row.label.includes('beginning') ? { ...row, values: starts } : row.label === 'Dividends' ? { ...row, values: paid } : row))
  const split = sheet.findIndex(({ label }) => label === 'Total assets') + 1
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' ? '$ ' : ''}${whole('–')(value)}`)
  const rows = (part: readonly Line[]) => body(escaped(part), cells, 12)
  const years = '<tr class="h"><td><td class="n">2026<td class="n">2025</tr>'
  const top = (title: string, when: string) => `<div class="t"><b>Saugeen Precision Grinding Ltd.</b><br>${title}<br>${when}<br><small>(Unaudited – see Compilation Engagement Report)</small></div>`
  const foot = '<div class="foot f">Brandreth Oyelaran LLP, Chartered Professional Accountants &nbsp;|&nbsp; The accompanying notes are an integral part of this financial information.</div>'
  return printed({
    name: 'saugeen-precision-grinding-compilation', style: ".page{font:9.2pt/13pt 'Libre Franklin';font-size:8.8pt;padding:.7in .9in}.t{border-left:4pt solid #7a1f2b;padding-left:10pt;margin-bottom:12pt;line-height:14pt}.t b{font-size:12pt}.n{width:1.15in}.n span{display:inline-block;min-width:.9in}.h td{font-weight:700;border-bottom:.8pt solid #7a1f2b}.a td{font-weight:700;color:#7a1f2b;padding-top:8pt}.head td{font-weight:700}.total .n span{border-top:.5pt solid #333}.grand td{font-weight:700;padding:3pt 0}.grand .n span{border-top:.5pt solid #333;border-bottom:1.6pt solid #333}.f{font-size:7.6pt;border-top:.5pt solid #999;padding-top:3pt}",
    pages: [`${top('Balance Sheet', 'June 30, 2026')}<table>${years}<tr class="a"><td>ASSETS</tr>${rows(sheet.slice(0, split))}<tr class="a"><td>LIABILITIES AND SHAREHOLDER’S EQUITY</tr>${rows(sheet.slice(split))}</table><p style="margin-top:20pt">On behalf of the board<br><br>____________________________ Director</p>${foot}`, `${top('Statement of Income and Retained Earnings', 'Year ended June 30, 2026')}<table>${years}${rows(shown)}</table>${foot}`],
    truth: truthFrom({
      family: 'canadian-compilation-bank-indebtedness', notes: 'Canadian compilation engagement: bank indebtedness and no cash, net property in one line, a related company and a shareholder on either side, goodwill, amortization within direct costs, a gain between two subtotals, current and future taxes, retained earnings rolled below the income', company: 'Saugeen Precision Grinding Ltd.', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30'], currency: 'CAD', parts: [{ rows: sheet }, { rows: shown }], books,
      any: { cash: ['null', '0-bi'], receivable: ['ar', 'ar+itc'], otherCurrent: ['itc', 'null'], totalFixed: ['ppe', 'ppe+gw', 'ppe+rel+gw', 'null'], otherLong: ['rel', 'null'], intangible: ['gw'], accrued: ['null', 'gov', 'gov+itp'], otherDue: ['gov+itp', 'gov', 'itp', 'null'], longDebt: ['ltd', 'ltd+due'], otherLongDue: ['due', 'null'], totalLong: ['ltd+fit+due', 'ltd+fit', 'null'], salaries: ['ms+ow', 'ms+ow+dw', 'ow'], rent: ['rent', 'rent+ut'], depreciation: ['am', 'null'], interest: ['int', 'int+bc'], totalExpenses: ['ex', 'ex-int'], operatingIncome: ['sub', 'sub+int', 'pre1', 'null'], ordinaryIncome: ['sub', 'ni', 'pre1', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['gain', 'null', 'gain-int'], general: ['og', 'null'], dividends: [`0-${-(paid[0] ?? 0)}`, 'null'] },
      absent: ['treasury', 'paidIn', 'accumulated', 'fromOperations', 'shortInvestments'],
    }),
  })
})()
