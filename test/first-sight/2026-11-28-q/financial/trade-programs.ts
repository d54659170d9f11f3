/** Prints of programs for one trade: a construction suite and a restaurant service. */
import {
  amount,
  body,
  copier,
  escaped,
  of,
  percent,
  printed,
  statement,
  truthFrom,
  whole,
  type Books,
} from './means.ts'

// prettier-ignore
export const constructionSuite = (() => {
  const books: Books = new Map([['ytd', [312_406.18]]])
  const sheet = statement(`
# ASSETS
# Current Assets
  1010 Cash - Operating | 418206.33 | cash
  1020 Cash - Payroll | 15000.00 | cash
  1110 Contract Receivables | 1286415.90 | receivable @ar
  1120 Retainage Receivable | 318630.45 | @ret
  1210 Costs in Excess of Billings | 141806.22 | @cie
  1310 Inventory - Pipe and Fittings | 64218.75 | inventory
  1410 Prepaid Insurance | 48206.10 | prepaid
= Total Current Assets | sum | totalCurrent @ca
# Property and Equipment
  1510 Heavy Equipment | 2418630.00 | property
  1520 Trucks and Trailers | 986415.00 | property
  1530 Shop and Office | 118206.40 | property
  1590 Accumulated Depreciation | -1918406.75 | accumulated
= Net Property and Equipment | sum | totalFixed @ppe
# Other Assets
  1610 Investment in Stone River JV | 125000.00 | @jv
= Total Other Assets | sum | @oa
== TOTAL ASSETS | ca+ppe+oa | totalAssets @assets
# LIABILITIES AND EQUITY
# Current Liabilities
  2010 Accounts Payable - Trade | 618406.22 | payable @ap
  2020 Retainage Payable | 86215.40 | @rp
  2110 Accrued Payroll and Burden | 94218.66 | accrued @acc
  2210 Billings in Excess of Costs | 264830.15 | @bie
  2310 Line of Credit - Central Valley | 200000.00 | shortDebt
  2320 Current Maturities of Equipment Notes | 386415.00 | currentDebt
= Total Current Liabilities | sum | totalDue @due
# Long-Term Liabilities
  2510 Equipment Notes, net of current | 718206.90 | longDebt
= Total Long-Term Liabilities | sum | totalLong @long
= Total Liabilities | due+long | totalLiabilities @liab
# Equity
  3010 Common Stock | 50000.00 | stock @cs
  3110 Retained Earnings | assets-liab-cs-ytd-dist | retained @re
  3210 Shareholder Distributions | dist
  Net Income (Loss) - Current Year | ytd
= Total Equity | assets-liab | totalEquity @eq
== TOTAL LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, books.set('dist', [-86_000]), 1)
  const [ahead, behind] = [sheet.slice(0, 20), sheet.slice(20)]
  const cells = (values: readonly number[], row: { readonly kind?: string }) => { const text = amount(values[0] ?? 0, { negative: 'parentheses' }); return row.kind === 'total' || row.kind === 'grand' ? ['', text] : [text, ''] }
  const head = (page: number) => `<table><tr><td style="width:25%">10/12/2026 &nbsp; 08:55<td class="c"><b>Delta Underground Utilities, Inc.</b><br><b>Balance Sheet</b><br>As of Period End 9/30/2026<td style="width:25%" class="r">Company 01<br>Page ${page} of 2</tr></table><div style="border-top:1pt solid #000;margin:6pt 0"></div>`
  return printed({
    name: 'delta-underground-construction-suite-scan', scan: copier, style: ".page{font:9.4pt/13.4pt Arimo;padding:.6in .75in}.total td,.grand td,.head td{font-weight:700}.n{width:1.25in}.total .n:nth-child(3) span{border-top:.6pt solid #000}.grand .n:nth-child(3) span{border-top:.6pt solid #000;border-bottom:2pt double #000}",
    pages: [`${head(1)}<table>${body(escaped(ahead), cells, 12)}</table>`, `${head(2)}<table>${body(escaped(behind), cells, 12)}</table>`],
    truth: truthFrom({
      family: 'construction-suite-balance', notes: 'copier scan of a construction suite’s balance sheet over two pages: account numbers, details in one column and totals in the next, retainage and under- and overbillings, distributions and the year’s income in equity', company: 'Delta Underground Utilities, Inc.', statementType: 'BALANCE_SHEET', ends: ['2026-09-30'], parts: [{ rows: sheet }], books,
      any: { receivable: ['ar+ret', 'ar'], otherCurrent: ['cie', 'cie+ret', 'ret', 'null'], payable: ['ap', 'ap+rp'], accrued: ['acc', 'acc+rp'], otherDue: ['bie', 'bie+rp', 'null'], longInvestments: ['jv', 'null'], otherLong: ['jv', 'null'], totalFixed: ['ppe', 'ppe+oa'], retained: ['re', 're+ytd', 're+ytd+dist', 're+dist'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'intangible', 'deferredTax'],
    }),
  })
})()

// prettier-ignore
export const restaurants = (() => {
  const books: Books = new Map()
  const income = statement(`
# Sales
  Food Sales | 214806 209415
  Beverage - Alcohol | 68415 71806
  Beverage - N/A | 14206 13918
  Catering and Events | 22630 18415
  Less Discounts and Comps | -9418 -8206
= Total Sales | sum | revenue @rev
# Cost of Sales
  Food Cost | 64218 61806
  Liquor, Beer and Wine | 15806 16418
  N/A Beverage and Paper | 7418 7206
= Total Cost of Sales | sum | cost @cogs
= Gross Profit | rev-cogs | gross @gp
# Labor
  Management Salaries | 24600 24600 | @mgmt
  Hourly - Front of House | 31806 30418 | @foh
  Hourly - Back of House | 38215 36806 | @boh
  Payroll Taxes and Benefits | 14218 13630 | @ptx
= Total Labor | sum | @labor
= Prime Cost | cogs+labor | @prime
# Controllable Expenses
  Direct Operating | 11806 11206
  Marketing | 5418 6215 | marketing
  Credit Card Fees | 7806 7630
  Utilities | 9218 8806 | @util
  Repairs and Maintenance | 4630 6218
  General and Administrative | 6418 6206 | general @ga
= Total Controllable Expenses | sum | @ctl
= Controllable Income | gp-labor-ctl | @ci
# Occupancy and Other
  Rent and CAM | 18400 18400 | @rent
  Insurance | 3206 3115
  Depreciation | 6830 6615 | depreciation
  Interest | 2418 2630 | interest @int
= Total Occupancy and Other | sum | @occ
== Net Income | ci-occ | netIncome @net
`, books, 2)
  const rev = of(books, 'rev')
  const cells = (values: readonly number[]) => values.flatMap((value, i) => [`$${whole('0')(value)}`.replace('$(', '($'), percent(value, rev[i] ?? 1, 1)])
  return printed({
    name: 'el-camino-cantina-four-weeks', style: ".page{font:9pt/12pt Lato;padding:.55in .8in}.h td{background:#23424a;color:#fff;font-weight:700;padding:3pt 4pt}td{padding:.9pt 4pt}.total td{font-weight:700;background:#eef3f3}.grand td{font-weight:700;background:#23424a;color:#fff}.head td{font-weight:700;color:#23424a}",
    pages: [`<div style="display:flex;justify-content:space-between;margin-bottom:10pt"><div><b style="font-size:14pt">El Camino Cantina LLC</b><br>Period profit and loss · 4 weeks ended August 9, 2026 (P8)</div><div class="n" style="font-size:8pt">Compared with 4 weeks ended July 12, 2026 (P7)<br>Unaudited</div></div><table><tr class="h"><td><td class="n">P8 2026<td class="n">% sales<td class="n">P7 2026<td class="n">% sales</tr>${body(escaped(income), cells, 12)}</table><p style="font-size:8pt">Guests 9,418 · average check $33.00 · sales per labor hour $58.20</p>`],
    truth: truthFrom({
      family: 'restaurant-periods-prime-cost', notes: 'restaurant service’s four week period against the period before: both dates in the heading, periods as P8 and P7 above the columns, labor as a section, prime cost as a sum that is no cost of its own, controllable income, guest counts', company: 'El Camino Cantina LLC', statementType: 'INCOME_STATEMENT', ends: ['2026-08-09', '2026-07-12'], parts: [{ rows: income }], books,
      any: { cost: ['cogs', 'prime'], salaries: ['labor', 'mgmt+foh+boh', 'mgmt', 'null'], rent: ['rent', 'rent+util', 'util', 'null'], totalExpenses: ['labor+ctl+occ', 'labor+ctl', 'ctl', 'ctl+occ', 'labor+ctl+occ-int', 'null'], operatingIncome: ['ci', 'net', 'net+int', 'null'], ordinaryIncome: ['net', 'ci', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['int', 'occ', 'null'], netOther: ['0-int', '0-occ', 'null'], gross: ['gp'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'otherIncome'],
    }),
  })
})()
