/** Statements that came as a fax and as a worn copy: an ink maker's comparative balance sheets, a gymnasium's year. */
import { agree, alsoNamed, amount, body, escaped, fax, printed, statement, truthFrom, whole, worn, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const printingInks = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Current assets:
  Cash | 186237 142815 | cash @c
  Certificates of deposit | 100000 100000 | shortInvestments @cd
  Trade accounts receivable | 742615 698340 | receivable @ar
  Inventories | 486920 512480 | inventory @iv
  Prepaid expenses | 31415 28960 | prepaid @pp
= Total current assets | sum | totalCurrent @ca
# Property, plant and equipment:
  Land | 85000 85000 | property @p0
  Building | 648200 648200 | property @p1
  Mills, mixers and tanks | 1284615 1196340 | property @p2
  Vehicles | 96415 96415 | property @p3
  Less accumulated depreciation | -1086240 -978415 | accumulated @ad
= Net property, plant and equipment | sum | totalFixed @fx
Cash surrender value of life insurance | 64815 58240 | @csv
== Total assets | ca+fx+csv | totalAssets @assets
# Current liabilities:
  Note payable, bank | 100000 175000 | shortDebt @np
  Current maturities of mortgage and equipment loans | 86400 82150 | currentDebt @cm
  Accounts payable | 318625 342980 | payable @ap
  Accrued expenses | 58415 54920 | accrued @acc
  Federal income tax payable | 18240 11635 | @ft
= Total current liabilities | sum | totalDue @cl
Mortgage and equipment loans | 486915 573315 | longDebt @ln
Deferred income tax | 72400 66850 | deferredTax @dt
= Total liabilities | cl+ln+dt | totalLiabilities @liab
# Stockholders' equity:
  Common stock | 50000 50000 | stock @cs
  Retained earnings | assets-liab-cs+tsk | retained @re
  Treasury stock, at cost | -45000 -45000 | treasury @ts
= Total stockholders' equity | sum | totalEquity @eq
== Total liabilities and equity | liab+eq | totalBoth @both
`, books.set('tsk', [45_000, 45_000]), 2)
  agree(books, ['both', 'assets'])
  const cells = ([now = 0, before = 0]: readonly number[], row: Line) => [now, before, now - before].map(value => `${row.kind === 'grand' ? '$' : ''}${whole('-')(value)}`)
  return printed({
    name: 'susquehanna-ink-increase-decrease-fax', scan: fax, style: ".page{font:10.6pt/15pt Arimo;font-size:10pt;padding:.8in .8in}.n{width:1.08in}.h td{text-align:right;font-weight:700;border-bottom:1pt solid #000;vertical-align:bottom}.head td{padding-top:6pt;font-weight:700}.total .n span{border-top:.9pt solid #000;display:inline-block;min-width:.78in}.grand td{font-weight:700;padding-top:3pt}.grand .n span{border-top:.9pt solid #000;border-bottom:2.6pt double #000;display:inline-block;min-width:.82in}",
    pages: [`<div style="margin-bottom:12pt"><b style="font-size:13pt;line-height:18pt">Susquehanna Printing Ink Company</b><br>Comparative Balance Sheets<br>June 30, 2026 and 2025</div><table><tr class="h"><td><td>2026<td>2025<td>Increase<br>(Decrease)</tr>${body(escaped(rows), cells, 13)}</table><p style="margin-top:16pt">Prepared for the officers. Unaudited.</p>`],
    truth: truthFrom({
      family: 'comparative-with-increase-decrease', notes: 'fax of an ink maker’s comparative balance sheets: a column of increase or decrease beside two fiscal years, certificates of deposit, cash surrender value, federal tax payable and deferred tax, treasury stock below retained earnings, assets and liabilities without captions of their own', company: 'Susquehanna Printing Ink Company', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30'], parts: [{ rows }], books,
      any: { totalFixed: ['fx', 'fx+csv'], otherLong: ['csv', 'null'], longInvestments: ['csv', 'null'], accrued: ['acc', 'acc+ft'], otherDue: ['ft', 'null'], totalLong: ['ln+dt', 'null'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'intangible', 'paidIn', 'otherCurrent'],
    }),
  })
})()

// prettier-ignore
export const gymnasium = (() => {
  const books: Books = new Map()
  const profit = statement(`
# INCOME
  Membership dues | 684215
  Personal training | 218640
  Classes and camps | 96415
  Pro shop and smoothie bar | 58320
  Refunds | -9415
= TOTAL INCOME | sum | revenue @rev
# COST OF SALES
  Trainers' share | 131180 | @tr
  Shop and smoothie purchases | 31640
= TOTAL COST OF SALES | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# EXPENSES
  Advertising and web | 31415 | marketing
  Card processing | 24860
  Cleaning and towels | 28315
  Depreciation | 84200 | depreciation @dep
  Equipment lease | 26400 | @el
  Insurance | 21640
  Interest | 18415 | interest @int
  Membership software | 12960
  Office and legal | 9820 | @of
  Payroll - front desk and manager | 186450 | salaries @pay
  Payroll taxes | 17315 | @pt
  Rent and common area charges | 168000 | rent @rent
  Repairs | 22480
  Utilities | 41635 | @ut
= TOTAL EXPENSES | sum | totalExpenses @ex
== NET INCOME | gp-ex | netIncome @net
`, books, 1)
  const flows = statement(`
# OPERATIONS
  Net income | net | flowIncome
  Depreciation | dep | flowDepreciation
  Increase in prepaid dues collected | 14620 | @f1
  Increase in accounts payable | 3815 | flowPayable @f2
  Increase in shop inventory | -2140 | flowInventory @f3
= Cash from operations | sum | fromOperations @cfo
# INVESTING
  Treadmills and rowers | -118400 | expenditures @cap
  Sale of old treadmills | 9500 | @sale
= Cash used for investing | sum | fromInvesting @cfi
# FINANCING
  Equipment loan | 90000 | debt @d1
  Loan payments | -64315 | debt @d2
  Owner draws | -142000 | dividends @dr
= Cash used for financing | sum | fromFinancing @cff
== CHANGE IN CASH | cfo+cfi+cff | change @chg
CASH, JANUARY 1 | 61480 | beginning @cb
== CASH, DECEMBER 31 | cb+chg | ending @ce
`, books, 1)
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' ? '$' : ''}${amount(value, { digits: 0, negative: 'minus' })}`)
  const table = (part: readonly Line[]) => `<table>${body(escaped(part), cells, 11)}</table>`
  return printed({
    name: 'granite-falls-gymnasium-side-by-side-copier', scan: worn, style: ".page{font:9.6pt/13.4pt 'PT Sans';padding:.6in .6in}.g{display:flex;gap:.45in}.g>div{flex:1}.n{width:.85in}h4{margin:0 0 4pt;border-bottom:1.4pt solid #000;font-size:10.4pt}.head td{font-weight:700;padding-top:5pt}.total .n span{border-top:.7pt solid #000;display:inline-block;min-width:.6in}.total td{font-weight:700}.grand td{font-weight:700;padding-top:4pt}.grand .n span{border-top:.7pt solid #000;border-bottom:2.2pt double #000;display:inline-block;min-width:.6in}",
    pages: [`<div class="c" style="margin-bottom:12pt"><b style="font-size:14pt;line-height:18pt">GRANITE FALLS BARBELL &amp; FITNESS LLC</b><br>Annual statements for the year ended December 31, 2025<br>Prepared by the owner from the books</div><div class="g"><div><h4>PROFIT AND LOSS</h4>${table(profit)}</div><div><h4>CASH FLOW</h4>${table(flows)}<p style="margin-top:20pt">Members at year end: 1,146<br>Monthly dues: $49 to $79<br>Lease expires May 31, 2031</p></div></div>`],
    truth: alsoNamed(truthFrom({
      family: 'profit-beside-cash-flow', notes: 'worn copy of a gymnasium’s page: profit and loss beside cash flow, one year named only below the company, refunds within income, interest and depreciation among expenses, short captions of cash flow with a minus before negative amounts, owner draws, members and dues as decoys', company: 'GRANITE FALLS BARBELL & FITNESS LLC', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31'], parts: [{ rows: profit }, { rows: flows }], books,
      any: { salaries: ['pay', 'pay+pt', 'pay+tr', 'pay+tr+pt'], rent: ['rent', 'rent+ut', 'rent+ut+el', 'rent+el'], general: ['of', 'null'], totalExpenses: ['ex', 'ex-int'], operatingIncome: ['net', 'net+int', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['null', '0-int'], flowOther: ['f1', 'null'], flowTotal: ['f1+f2+f3', 'null'], otherInvesting: ['sale', 'null'], expenditures: ['cap', 'cap+sale'], acquisitions: ['null'], debt: ['d1+d2'], dividends: ['dr', 'null'], otherFinancing: ['null', 'dr'] },
      absent: ['balanceSheet', 'tax', 'otherIncome', 'stockIssue'],
    }), 'GRANITE FALLS BARBELL & FITNESS LLC', 'Granite Falls Barbell & Fitness LLC'),
  })
})()
