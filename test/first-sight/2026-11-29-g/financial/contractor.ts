/** An electrical contractor's interim statements as a construction ledger prints them: opening balance, change and balance. */
import { agree, amount, body, escaped, expanded, latestOf, of, percent, printed, statement, truthFrom, worn, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const contractor = (() => {
  const books: Books = new Map()
  const income = statement(`
# REVENUE
  CONTRACT REVENUE | 612480.15 3418922.60
  SERVICE AND SMALL WORKS | 84215.50 466108.75
= TOTAL REVENUE | sum | revenue @rev
# DIRECT COST
  MATERIALS | 201340.82 1118204.31
  LABOR | 188422.10 1052670.44 | @lab
  LABOR BURDEN | 61204.77 341880.92
  SUBCONTRACTS | 40120.00 268450.00
  EQUIPMENT RENTAL | 14880.25 88214.60
  PERMITS AND BONDS | 6310.00 31775.50
= TOTAL DIRECT COST | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# OVERHEAD
  OFFICE SALARIES | 61250.00 352118.40 | salaries @sal
  PAYROLL TAXES AND BENEFITS | 15118.36 86240.17 | @ptb
  RENT | 7500.00 45000.00 | rent @rent
  UTILITIES AND PHONES | 1802.14 11240.66 | @ut
  INSURANCE | 8914.00 53484.00
  TRUCK EXPENSE | 11206.48 64118.92
  ADVERTISING | 1150.00 8420.00 | marketing
  DEPRECIATION | 9850.00 59100.00 | depreciation
  PROFESSIONAL FEES | 2400.00 17650.00
  OFFICE EXPENSE | 3116.27 18804.53 | @off
= TOTAL OVERHEAD | sum | totalExpenses @exp
= OPERATING INCOME | gp-exp | operatingIncome @op
# OTHER INCOME AND EXPENSE
  INTEREST INCOME | 412.18 2206.44 | @ii
  INTEREST EXPENSE | -3918.06 -24115.72 | -interest @int
  GAIN ON SALE OF TRUCKS | 0 6500.00 | @gain
= TOTAL OTHER INCOME AND EXPENSE | sum | netOther @no
== NET INCOME | op+no | netIncome @net
`, books, 2)
  const [, net = 0] = of(books, 'net')
  const own: Books = new Map([['cy', [0, net, net]]])
  const sheet = statement(expanded(`
# CURRENT ASSETS
  CASH IN BANK | [318204.66 272917.35] | cash @cash
  ACCOUNTS RECEIVABLE | [884116.20 1012480.55] | receivable @ar
  RETAINAGE RECEIVABLE | [141870.00 176325.40] | @ret
  COSTS AND EARNINGS IN EXCESS OF BILLINGS | [92415.75 121006.30] | @cie
  INVENTORY - WIRE AND FIXTURES | [66218.40 71840.12] | inventory
  PREPAID INSURANCE | [28650.00 19300.00] | prepaid
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# PROPERTY AND EQUIPMENT
  TRUCKS | [486210.00 512760.00] | property
  TOOLS AND EQUIPMENT | [218450.90 231118.65] | property
  OFFICE FURNITURE | [41200.00 41200.00] | property
  ACCUMULATED DEPRECIATION | [-402118.00 -448718.00] | accumulated
= NET PROPERTY AND EQUIPMENT | sum | totalFixed @ppe
== TOTAL ASSETS | ca+ppe | totalAssets @assets
# CURRENT LIABILITIES
  ACCOUNTS PAYABLE - TRADE | [371806.44 428190.27] | payable
  RETAINAGE PAYABLE | [26400.00 31850.00] | @rp
  BILLINGS IN EXCESS OF COSTS AND EARNINGS | [118640.30 97215.80] | @bie
  LINE OF CREDIT | [150000.00 100000.00] | shortDebt
  ACCRUED PAYROLL AND TAXES | [58219.75 64882.31] | accrued
  CURRENT PORTION OF TRUCK NOTES | [61240.00 64110.00] | currentDebt
= TOTAL CURRENT LIABILITIES | sum | totalDue @due
# LONG TERM LIABILITIES
  TRUCK NOTES, LESS CURRENT PORTION | [187415.60 164902.18] | longDebt
= TOTAL LONG TERM LIABILITIES | sum | totalLong @lt
= TOTAL LIABILITIES | due+lt | totalLiabilities @liab
# STOCKHOLDERS EQUITY
  COMMON STOCK | [25000 25000] | stock @cs
  RETAINED EARNINGS | re | retained @re
  DISTRIBUTIONS | given | @given
  NET INCOME - CURRENT YEAR | cy | @cy
= TOTAL STOCKHOLDERS EQUITY | assets-liab | totalEquity @eq
== TOTAL LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, ([begin = 0, end = 0]) => [begin, end - begin, end]), own.set('re', [0, 0, 0]).set('given', [0, 0, 0]), 3)
  // What the owners drew is what the rest of the equity leaves.
  const opening = of(own, 'eq')[0] ?? 0
  const drawn = Math.round(((of(own, 'eq')[2] ?? 0) - opening - net) * 100) / 100
  if (drawn > -10_000 || drawn < -400_000) throw new Error(`drawn ${drawn}`)
  own.set('re', [opening - 25_000, 0, opening - 25_000]).set('given', [0, drawn, drawn])
  const rows = sheet.map(row => (row.label === 'RETAINED EARNINGS' ? { ...row, values: of(own, 're') } : row.label === 'DISTRIBUTIONS' ? { ...row, values: of(own, 'given') } : row))
  agree(own, ['both', 'assets'], ['eq', 'cs+re+given+cy'])
  const rev = of(books, 'rev')
  const shown = (value: number) => amount(value, { zero: '.00' }).replace(/^-(.*)$/, '$1-')
  const top = (title: string, when: string, page: number) => `<div style="display:flex;justify-content:space-between"><span>07-14-26<br>GL 6.40</span><span class="c">BEARTOOTH ELECTRIC, INC.<br>${title}<br>${when}</span><span>PAGE ${page}<br>UNAUDITED</span></div><br>`
  return printed({
    name: 'beartooth-electric-balance-change-balance-scan', scan: worn, style: '.page{font:9pt/12pt Cousine;padding:.55in .7in}.h td{border-bottom:.6pt solid #000}.n{width:1.22in}.total .n span{border-top:.5pt solid #000}.grand .n span{border-top:.5pt solid #000;border-bottom:2pt double #000}.pct .n:nth-child(odd){width:.68in}',
    pages: [`${top('BALANCE SHEET', 'AS OF JUNE 30, 2026', 1)}<table><tr class="h"><td><td class="n">BALANCE<br>12/31/25<td class="n">NET<br>CHANGE<td class="n">BALANCE<br>06/30/26</tr>${body(escaped(rows), values => values.map(shown), 10)}</table>`, `${top('INCOME STATEMENT', 'FOR THE 6 MONTHS ENDED JUNE 30, 2026', 2)}<table class="pct"><tr class="h"><td><td class="n">JUNE<td class="n">%<td class="n">YEAR TO DATE<td class="n">%</tr>${body(escaped(income), values => values.flatMap((value, i) => [shown(value), percent(value, rev[i] ?? 1).replace('%', '')]), 10)}</table>`],
    truth: truthFrom({
      family: 'balance-net-change-balance', notes: 'copier scan of an electrical contractor’s interim statements from a construction ledger: opening balance, net change (no period) and balance side by side, trailing minus signs, retainage, the year’s income and distributions beside retained earnings; month and year to date with percentages', company: 'BEARTOOTH ELECTRIC, INC.', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-12-31'], parts: [{ rows, pick: [2, 0] }, { rows: income, pick: [1] }], books: latestOf([own, 2], [books, 1]),
      any: { receivable: ['ar', 'ar+ret'], otherCurrent: ['ret+cie', 'cie', 'ret', 'null'], otherDue: ['rp+bie', 'bie', 'rp', 'null'], retained: ['re', 're+cy', 're+given+cy', 're+given'], salaries: ['sal', 'sal+ptb', 'sal+lab'], rent: ['rent', 'rent+ut'], general: ['off', 'null'], otherIncome: ['ii+gain', 'ii', 'gain', 'null'], otherExpenses: ['0-int', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'] },
      absent: ['cashFlowStatement', 'intangible', 'treasury', 'tax', 'deferredTax'],
    }),
  })
})()
