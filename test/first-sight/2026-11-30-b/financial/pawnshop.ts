/** A pawnshop's two statements side by side. */
import { agree, amount, body, escaped, of, printed, statement, truthFrom, type Books } from './means.ts'

// prettier-ignore
export const pawnshop = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# CURRENT ASSETS
  Cash - drawers and safe | 48215.00 | cash @c1
  Cash - Cumberland Valley Bank | 96418.33 | cash @c2
  Pawn loans outstanding | 412806.50 | receivable @loans
  Pawn service charges receivable | 78404.12 | receivable @psc
  Merchandise held for resale | 266318.90 | inventory @inv
  Less: allowance for slow moving goods | -18500.00 | inventory @slow
  Layaway receivable | 9216.40 | @lay
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# FIXED ASSETS
  Leasehold improvements | 88400.00 | property
  Fixtures, cases and safes | 114306.75 | property
  Security and computers | 52118.20 | property
  Accumulated depreciation | -161204.00 | accumulated
= NET FIXED ASSETS | sum | totalFixed @fa
Pawn license | 15000.00 | intangible @lic
== TOTAL ASSETS | ca+fa+lic | totalAssets @assets
# CURRENT LIABILITIES
  Accounts payable | 22418.16 | payable
  Layaway and customer deposits | 14306.25 | @dep
  Sales tax payable | 9118.44 | @st
  Firearms excise and payroll taxes | 7640.31 | @pt
  Revolving loan - Cumberland Valley Bank | 185000.00 | shortDebt
= TOTAL CURRENT LIABILITIES | sum | totalDue @cl
Note payable - former owner | 118215.50 | longDebt @np
= TOTAL LIABILITIES | cl+np | totalLiabilities @liab
# STOCKHOLDER'S EQUITY
  Capital stock | 5000.00 | stock @cs
  Retained earnings, January 1 | assets-liab-5000-net-dr | retained @re
  Draws | dr | @draw
  Net income this year | net | @ni
= TOTAL STOCKHOLDER'S EQUITY | sum | totalEquity @eq
== TOTAL LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, books.set('net', [172_916.37]).set('dr', [-60_000]), 1)
  agree(books, ['both', 'assets'])
  const income = statement(`
# REVENUES
  Pawn service charges | 388215.40 | @r1
  Retail merchandise sales | 604318.85 | @r2
  Scrap jewelry sales | 142206.30 | @r3
  Check cashing and money orders | 18440.15 | @r4
= TOTAL REVENUES | sum | revenue @rev
# COST OF REVENUES
  Cost of retail merchandise sold | 361402.70
  Cost of scrap jewelry sold | 118215.44
  Shrinkage and police seizures | 6218.30
= TOTAL COST OF REVENUES | sum | cost @cogs
= NET REVENUES | rev-cogs | gross @gp
# STORE EXPENSES
  Wages | 241806.20 | salaries @sal
  Payroll taxes | 20118.44 | @ptx
  Rent | 78000.00 | rent @rent
  Utilities and phone | 16204.38 | @ut
  Advertising | 14218.60 | marketing
  Insurance | 21440.00
  Alarm and guard service | 9316.25
  Licenses and software | 11208.90
  Bad loans charged off | 31440.75
  Office and miscellaneous | 12218.37 | @of
  Depreciation | 22400.00 | depreciation
= TOTAL STORE EXPENSES | sum | totalExpenses @exp
= STORE INCOME | gp-exp | operatingIncome @op
Interest expense | 14206.00 | interest @int
Loss on sale of safe | op-int-net | otherExpenses @loss
== NET INCOME | net | netIncome @net2
`, books, 1)
  if ((of(books, 'loss')[0] ?? -1) < 0) throw new Error(`loss ${of(books, 'loss').join(' ')}`)
  const cells = (values: readonly number[]) => values.map(value => amount(value, { negative: 'parentheses' }))
  const half = (title: string, when: string, rows: typeof sheet) => `<div style="flex:1"><div class="c" style="margin-bottom:5pt"><b>${title}</b><br>${when}</div><table>${body(escaped(rows), cells, 7)}</table></div>`
  return printed({
    name: 'copper-lantern-pawn-side-by-side', size: '11in 8.5in', style: ".page{font:8.3pt/11.4pt 'PT Sans';padding:.45in .55in}.n{width:.9in}.total .n span{border-top:.5pt solid #000}.grand .n span{border-top:.5pt solid #000;border-bottom:1.6pt double #000}.grand td,.head td{font-weight:700}.head td{padding-top:3pt}",
    pages: [`<div class="c" style="margin-bottom:8pt"><b style="font-size:13pt;line-height:17pt">COPPER LANTERN PAWN &amp; JEWELRY, INC.</b><br>Clarksville, Tennessee &nbsp; unaudited, prepared by management</div><div style="display:flex;gap:.5in">${half('BALANCE SHEET', 'September 30, 2026', sheet)}${half('STATEMENT OF INCOME', 'Nine months ended September 30, 2026', income)}</div>`],
    truth: truthFrom({
      family: 'pawnshop-side-by-side', notes: 'pawnshop’s balance sheet beside its nine months of income, landscape: pawn loans and service charges among current assets, an allowance against merchandise, layaway, retained earnings of January with draws and this year’s income, net revenues instead of a gross profit', company: 'COPPER LANTERN PAWN & JEWELRY, INC.', statementType: 'BALANCE_SHEET', ends: ['2026-09-30'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { receivable: ['loans+psc', 'loans+psc+lay', 'psc+lay', 'psc', 'lay', 'loans'], otherCurrent: ['loans', 'loans+lay', 'lay', 'psc', 'psc+lay', 'loans+psc', 'null'], inventory: ['inv+slow', 'inv'], otherDue: ['dep+st+pt', 'dep', 'dep+st', 'st+pt', 'null'], accrued: ['pt', 'st+pt', 'st', 'null'], totalLong: ['np', 'null'], totalFixed: ['fa', 'fa+lic'], retained: ['re', 're+draw+ni', 're+ni', 're+draw'], salaries: ['sal', 'sal+ptx'], rent: ['rent', 'rent+ut'], general: ['of', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherExpenses: ['loss', 'loss+int'], netOther: ['0-loss-int', '0-loss', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'deferredTax', 'otherIncome'],
    }),
  })
})()
