/** A silo maker’s detailed accounts, as Australian accountants print them. */
import { body, escaped, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const siloMaker = (() => {
  const books: Books = new Map()
  const profit = statement(`
# SALES
  Silos and Field Bins | 2864215 2418640
  Augers and Parts | 684215 612480
= | sum | revenue @rev
# LESS: COST OF GOODS SOLD
  Opening stock | stp | @os
  Purchases | 1786415 1504215
  Factory wages | 486215 448640 | @fw
  Freight and cartage | 142618 128415
  Closing stock | 0-st | @cst
= | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# OTHER INCOME
  Fuel tax credits | 18415 16240
  Interest received | 2640 1815
  Profit on sale of plant | 0 12400
= | sum | otherIncome @oi
# EXPENSES
  Accountancy | 14200 13640
  Advertising | 28640 24215 | marketing
  Bank charges | 3415 3120
  Depreciation | 86415 78240 | depreciation @dep
  Electricity | 24618 22415 | @el
  Insurance | 46215 42680
  Interest paid | 38415 42618 | interest @int
  Motor vehicle expenses | 31640 28415
  Payroll tax | 28415 22640 | @ptx
  Rates and land tax | 12640 11980
  Repairs and maintenance | 38415 42180
  Salaries – administration and sales | 264815 241600 | salaries @sal
  Superannuation | 86415 74620 | @sup
  Telephone and office | 14218 13640 | general @of
  Workers compensation | 18640 16215
= | sum | totalExpenses @ex
= PROFIT BEFORE INCOME TAX | gp+oi-ex | beforeTax @pre
Income tax expense | 64200 41800 | tax @tax
= PROFIT AFTER INCOME TAX | pre-tax | netIncome @net
Retained profits at beginning of year | rb | @rbx
Dividends provided for or paid | dvd | @dvx
== RETAINED PROFITS AT END OF YEAR | rend | @rendx
`, books.set('stp', [218_640, 186_415]).set('st', [246_815, 218_640]).set('rb', [0, 0]).set('dvd', [-120_000, -80_000]).set('rend', [0, 0]), 2)
  const net = of(books, 'net')
  const sheet = statement(`
# CURRENT ASSETS
  Cash and cash equivalents ^2 | 142618 118415 | cash @c
  Trade and other receivables ^3 | 386415 342680 | receivable @ar
  Inventories ^4 | 246815 218640 | inventory @iv
  Prepayments | 21640 18415 | prepaid @pp
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# NON-CURRENT ASSETS
  Property, plant and equipment ^5 | 797833 618415 | property @ppe
  Loan to director (Division 7A) ^6 | 84000 98000 | @dl
  Goodwill | 60000 60000 | intangible @gw
= TOTAL NON-CURRENT ASSETS | sum | totalFixed @fx
== TOTAL ASSETS | ca+fx | totalAssets @assets
# CURRENT LIABILITIES
  Trade and other payables ^7 | 264815 248640 | payable @ap
  Borrowings ^8 | 96415 88640 | @b1
  Current tax liability | 24615 16240 | @ct
  Provision for employee entitlements ^9 | 68415 61240 | @pr
= TOTAL CURRENT LIABILITIES | sum | totalDue @cl
# NON-CURRENT LIABILITIES
  Borrowings ^8 | 286415 324680 | longDebt @b2
  Provision for employee entitlements ^9 | 18640 16215 | otherLongDue @pr2
= TOTAL NON-CURRENT LIABILITIES | sum | totalLong @ll
= TOTAL LIABILITIES | cl+ll | totalLiabilities @liab
== NET ASSETS | assets-liab | @na
# EQUITY
  Issued capital ^10 | 120 120 | stock @sc
  Retained profits | na-sc | retained @re
== TOTAL EQUITY | sum | totalEquity @eq
`, books, 2)
  const [re = 0, before = 0] = of(books, 're')
  if (re !== before + (net[0] ?? 0) - 120_000) throw new Error(`retained ${re} is ${re - before - (net[0] ?? 0) + 120_000} too much`)
  const moved: Readonly<Record<string, readonly number[]>> = { 'Retained profits at beginning of year': [before, before - (net[1] ?? 0) + 80_000], 'RETAINED PROFITS AT END OF YEAR': [re, before] }
  const shown = profit.map((row): Line => ({ ...row, ...(moved[row.label] && { values: moved[row.label] }) }))
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="k">Note<td class="n">2026<br>$<td class="n">2025<br>$</tr>${body(escaped(rows), values => values.map(whole('-')), 0).replace(/<td style="([^"]*)"( colspan="\d+")?>([^<^]*?)(?: \^(\d+))?<\/td>/g, (_, style: string, __: string | undefined, label: string, note = '') => `<td style="${style}">${label}</td><td class="k">${note}</td>`)}</table>`
  const page = (title: string, when: string, html: string, at: number) => `<div class="c t"><b>COOLAMON SILO &amp; AUGER PTY LTD</b><br>A.B.N. 41 652 318 097<br><br><b>${title}</b><br>${when}</div>${html}<div class="foot c">The accompanying notes form part of these financial statements.<br>These statements should be read in conjunction with the attached compilation report.<br>Page ${at}</div>`
  return printed({
    name: 'coolamon-silo-detailed-accounts', size: '210mm 297mm', style: ".page{font:9.6pt/13.2pt Tinos;padding:15mm 24mm}.t{border-bottom:.8pt solid #000;padding-bottom:6pt;margin-bottom:8pt}.n{width:1.05in}.n span{display:inline-block;min-width:.8in;min-height:11pt}.k{width:.5in;text-align:center}.h td{font-weight:700;text-align:right}.h .k{text-align:center}.head td{font-weight:700;padding-top:6pt}.total .n span{border-top:.6pt solid #000}.total td{font-weight:700}.grand td{font-weight:700;padding-top:3pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2.2pt double #000}.foot{font-size:8pt;line-height:10pt;border-top:.6pt solid #000;padding-top:3pt}",
    pages: [page('DETAILED PROFIT AND LOSS STATEMENT', 'FOR THE YEAR ENDED 30 JUNE 2026', table(shown), 3), page('DETAILED BALANCE SHEET AS AT 30 JUNE 2026', '', table(sheet), 4)],
    truth: truthFrom({
      family: 'australian-detailed-special-purpose', notes: 'Australian accountant’s special purpose accounts on A4: detailed profit and loss with opening and closing stock and factory wages in cost, sums without captions, a list of expenses with interest and superannuation, tax and retained profits below, borrowings and provisions under the same captions as current and non-current, notes in a column, a loan to a director, net assets against equity', company: 'COOLAMON SILO & AUGER PTY LTD', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30'], currency: 'AUD', parts: [{ rows: shown }, { rows: sheet }], books,
      any: { otherLong: ['dl', 'null'], longInvestments: ['null', 'dl'], shortDebt: ['b1', 'null'], currentDebt: ['b1', 'null'], otherDue: ['ct+pr', 'ct', 'pr', 'null'], accrued: ['pr', 'null', 'ct+pr'], totalBoth: ['assets', 'null', 'eq'], salaries: ['sal', 'sal+sup', 'sal+fw', 'sal+sup+fw'], rent: ['null', 'el'], totalExpenses: ['ex', 'ex-int'], operatingIncome: ['null', 'pre', 'pre+int', 'gp-ex', 'gp-ex+int'], ordinaryIncome: ['null', 'pre', 'net', 'gp-ex'], otherExpenses: ['null', 'int', '0'], netOther: ['oi', 'oi-int', 'null'], dividends: ['null', 'dvd'] },
      absent: ['treasury', 'deferredTax', 'paidIn', 'fromOperations', 'accumulated', 'shortInvestments'],
    }),
  })
})()
