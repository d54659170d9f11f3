/** Reports: a bakery's balance sheet at three dates, a printer's three years with percentages. */
import { agree, body, escaped, of, percent, printed, statement, truthFrom, whole, withPrior, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const bakery = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# Assets
  # Current assets
    Cash - operating | 184316 206712 142905 | cash @c1
    Cash - payroll and sweep | 75240 68118 90366 | cash @c2
    Accounts receivable | 1036428 1058205 947310 | receivable @ar
    Allowance for deductions and credits | -41500 -39500 -36000 | receivable @alw
    Inventory - ingredients and packaging | 418965 433270 396142 | inventory @i1
    Inventory - finished and frozen | 227380 210944 188635 | inventory @i2
    Prepaid insurance and other | 63719 74022 51480 | prepaid @pre
  = Total current assets | sum | totalCurrent @ca
  # Fixed assets
    Bakery lines and ovens | 4216305 4190880 3948260 | property @p1
    Route trucks | 738940 738940 702115 | property @p2
    Building improvements | 612488 612488 598730 | property @p3
    Accumulated depreciation | -2984617 -2941090 -2593862 | accumulated @ad
  = Net fixed assets | sum | totalFixed @nfa
  Recipes and customer lists, net | 145833 148611 170833 | intangible @ia
  Security deposits | 38200 38200 38200 | otherLong @dp
= Total assets | ca+nfa+ia+dp | totalAssets @assets
# Liabilities and shareholders’ equity
  # Current liabilities
    Accounts payable | 862174 879336 801497 | payable @ap
    Accrued wages and vacation | 193602 176415 168930 | accrued @a1
    Accrued promotions and rebates | 88416 81205 96744 | accrued @a2
    Revolver | 450000 500000 400000 | shortDebt @rv
    Current portion, term debt | 318000 318000 294000 | currentDebt @cp
  = Total current liabilities | sum | totalDue @cl
  Term debt, net of current portion | 1126500 1153000 1249500 | longDebt @ltd
  Subordinated note - founder | 300000 300000 300000 | @sub
= Total liabilities | cl+ltd+sub | totalLiabilities @liab
  Capital stock | 60000 60000 60000 | stock @cs
  Retained earnings, January 1 | re0 | @re0
  Net income, year to date | ni0 | @ytd
  Distributions, year to date | di0 | @dist
= Total shareholders’ equity | assets-liab | totalEquity @eq
= Total liabilities and shareholders’ equity | liab+eq | totalBoth @both
`, books.set('re0', [0, 0, 0]).set('ni0', [0, 0, 0]).set('di0', [0, 0, 0]), 3)
  agree(books, ['both', 'assets'])
  const profit = statement(`
# Sales
  Bread and rolls - route | 3984217 3761408
  Frozen dough - wholesale | 2716350 2388914
  Private label | 1408766 1497302
  Stale returns and allowances | -286411 -271960
= Net sales | sum | revenue @rev
# Cost of goods sold
  Ingredients | 2381645 2290416
  Packaging | 517289 488310
  Production labor and benefits | 1604418 1516077 | @pl
  Plant overhead | 612950 587206
  Depreciation - plant | 268240 251190 | @dpl
= Total cost of goods sold | sum | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Route delivery | 887216 858722
  Sales and marketing | 486105 451930 | marketing
  Administrative salaries | 417330 398615 | salaries @as
  Office, professional and insurance | 263918 241307 | general @off
  Depreciation and amortization | 147515 139860 | depreciation @dpo
= Total operating expenses | sum | totalExpenses @ox
= Operating income | gp-ox | operatingIncome @op
  Interest expense | 96214 104880 | interest @int
  Other (income) expense, net | -12650 -4385 | -netOther @other
= Net income before shareholder taxes | op-int-other | netIncome @net
`, books, 2)
  const [equity = 0, monthBefore = 0, yearBefore = 0] = of(books, 'eq')
  const [net = 0] = of(books, 'net')
  const begin = yearBefore - 60_000
  const paid = equity - 60_000 - begin - net
  if (paid > -30_000 || paid < -400_000) throw new Error(`distributions ${paid}`)
  const paidBefore = paid + 30_000
  const incomeBefore = monthBefore - 60_000 - begin - paidBefore
  if (incomeBefore > net || incomeBefore < net / 2) throw new Error(`income through August ${incomeBefore} of ${net}`)
  const moved: Readonly<Record<string, readonly number[]>> = { 'Retained earnings, January 1': [begin, begin, begin], 'Net income, year to date': [net, incomeBefore, 0], 'Distributions, year to date': [paid, paidBefore, 0] }
  const shown = sheet.map((row): Line => {
    const values = moved[row.label]
    return values === undefined ? row : { ...row, values }
  })
  const [, , ...rest] = of(books, 'eq')
  if (rest[0] !== begin + 60_000) throw new Error('equity')
  books.set('kept', [equity - 60_000]).set('begin', [begin]).set('begun', [begin + net])
  const base = of(books, 'rev')
  const dollars = whole('-')
  const ratio = (value: number, at: number) => percent(value, base[at] ?? 1)
  const first = (values: readonly number[]) => [...values.map(dollars), dollars((values[0] ?? 0) - (values[2] ?? 0))]
  const second = ([now = 0, before = 0]: readonly number[]) => [dollars(now), ratio(now, 0), dollars(before), ratio(before, 1), dollars(now - before)]
  const top = (title: string, at: number) => `<div class="t"><b>PRAIRIE HEARTH BAKING COMPANY</b><span>${title}</span><span class="r">Month-end package, September 2026<br>Tab ${at} of 6</span></div>`
  const balance = { rows: shown, pick: [0, 2] }
  const facts = { family: 'controller-balance-three-dates', company: 'PRAIRIE HEARTH BAKING COMPANY', statementType: 'BALANCE_SHEET', books } as const
  return printed({
    name: 'prairie-hearth-baking-month-end-package', style: ".page{font:8.8pt/12pt 'Inter';font-size:8.2pt;padding:.5in .6in}.t{display:flex;justify-content:space-between;align-items:center;background:#5a3a1c;color:#fff;padding:5pt 8pt;margin-bottom:8pt}.t b{font-size:11pt}.n{width:.92in}.h td{font-weight:700;text-align:right;border-bottom:1pt solid #5a3a1c;vertical-align:bottom}.d0.head td{font-weight:700;color:#5a3a1c;padding-top:5pt}.d1.head td{font-style:italic}.total .n span{border-top:.5pt solid #666;display:inline-block;min-width:.7in}.d0.total td{font-weight:700;background:#f6efe6}.q .n:nth-child(3),.q .n:nth-child(5){width:.55in;color:#666}",
    pages: [`${top('Balance sheet', 2)}<table><tr class="h"><td><td>Sep 30, 2026<td>Aug 31, 2026<td>Dec 31, 2025<td>Change since<br>year end</tr>${body(escaped(shown), first, 11)}</table>`, `${top('Income statement, nine months', 3)}<table class="q"><tr class="h"><td><td>YTD Sep 2026<td>%<td>YTD Sep 2025<td>%<td>Change</tr>${body(escaped(profit), second, 11)}</table><p style="margin-top:12pt;font-size:7.6pt;color:#555">Unaudited; before year-end adjustments. The company is an S corporation. Pounds sold: 5,018,400 (2025: 4,866,200).</p>`],
    truth: withPrior(
      truthFrom({
        ...facts, notes: 'controller’s package: a balance sheet at the month’s end, the month before and the year’s end with a change, equity as opening earnings, income and distributions of the year, an income statement of nine months against the year before with percentages, depreciation in two places, a net of other income and expense shown as a cost', ends: ['2026-09-30', '2025-12-31'], parts: [balance, { rows: profit, pick: [0] }],
        any: { receivable: ['ar+alw', 'ar'], intangible: ['ia'], totalFixed: ['nfa', 'nfa+ia', 'nfa+ia+dp', 'null'], accrued: ['a1+a2', 'a1'], otherDue: ['a2', 'null'], shortDebt: ['rv', 'rv+cp'], longDebt: ['ltd', 'ltd+sub'], otherLongDue: ['sub', 'null'], totalLong: ['ltd+sub', 'null'], retained: ['kept', 'begin', 'begun'], salaries: ['as', 'as+pl'], depreciation: ['dpo', 'dpo+dpl'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], otherIncome: ['0-other', 'null'], otherExpenses: ['null', 'int', '0', 'other', 'int+other'], netOther: ['0-other', '0-int-other'], dividends: [`0-${-paid}`, 'null'], general: ['off', 'off+as', 'null'], paidIn: ['null', '60000'], },
        absent: ['tax', 'treasury', 'deferredTax', 'fromOperations', 'shortInvestments'],
      }),
      truthFrom({ ...facts, notes: '', ends: ['2026-09-30', '2025-09-30'], parts: [{ rows: profit }], any: { salaries: ['as', 'as+pl'], depreciation: ['dpo', 'dpo+dpl'], netOther: ['0-other', '0-int-other'], general: ['off', 'off+as'] } }),
    ),
  })
})()

// prettier-ignore
export const lithograph = (() => {
  const books: Books = new Map()
  const income = statement(`
NET SALES | 6482915 6917340 6205188 | revenue @rev
# COST OF GOODS SOLD
  Paper and ink | 1946230 2203815 1890477
  Outside services | 318744 341906 362150
  Factory wages | 1403918 1447260 1352805 | @fw
  Factory payroll taxes and benefits | 334216 330912 301947 | @fb
  Equipment leases and maintenance | 242735 219408 203116
  Depreciation | 371420 398265 344710 | @dp
= TOTAL COST OF GOODS SOLD | sum | cost @cogs
= GROSS PROFIT | rev-cogs | gross @gp
# SELLING AND ADMINISTRATIVE
  Officers’ salaries | 310000 310000 286000 | salaries @of
  Sales commissions | 287316 309544 271830 | @co
  Office salaries | 268905 254730 249118 | salaries @os
  Payroll taxes and benefits | 172648 166203 158944 | @ptb
  Building rent | 216000 210000 204000 | rent @rent
  Utilities and telephone | 118427 114936 107352 | @ut
  Advertising | 21873 33460 28195 | marketing
  Insurance | 64918 61270 58442
  Professional fees | 39460 27815 26930
  Bad debts | 18250 7400 11065
  Office and miscellaneous | 47219 44806 41988 | @om
= TOTAL SELLING AND ADMINISTRATIVE | sum | totalExpenses @ex
= INCOME FROM OPERATIONS | gp-ex | operatingIncome @op
# OTHER INCOME (EXPENSE)
  Interest expense | -142816 -158302 -129740 | -interest @int
  Scrap paper sales | 36905 41218 30774 | @sc
  Gain (loss) on sale of equipment | -8412 22500 0 | @gl
= TOTAL OTHER INCOME (EXPENSE) | sum | netOther @oie
= INCOME BEFORE TAXES | op+oie | beforeTax @pre
INCOME TAXES | 24960 69745 51830 | tax @tax
== NET INCOME | pre-tax | netIncome @net
`, books, 3)
  const sheet = statement(`
# ASSETS
  Cash | 248362 203417 176905 | cash @c
  Accounts receivable - trade, net | 1048274 1006513 884630 | receivable @ar
  Inventories - paper, ink and work in process | 402816 437290 398144 | inventory @iv
  Prepaid expenses | 57340 48912 46207 | prepaid @pp
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# PLANT AND EQUIPMENT
  Presses, bindery and mailing equipment | 5318640 5406118 4872305 | property @p1
  Computers, furniture and vehicles | 684915 661740 640288 | property @p2
  Accumulated depreciation | -4207318 -3925460 -3570940 | accumulated @ad
= NET PLANT AND EQUIPMENT | sum | totalFixed @np
CASH VALUE OF LIFE INSURANCE | 112604 104310 96285 | otherLong @cv
== TOTAL ASSETS | ca+np+cv | totalAssets @assets
# LIABILITIES
  Note payable - bank line | 275000 200000 250000 | shortDebt @nb
  Current maturities of long-term debt | 384216 402118 351640 | currentDebt @cm
  Accounts payable | 516948 571206 528417 | payable @ap
  Accrued wages, taxes and vacation | 138260 147915 129304 | accrued @ac
  Customer postage deposits | 84115 91340 76828 | otherDue @cpd
= TOTAL CURRENT LIABILITIES | sum | totalDue @cl
LONG-TERM DEBT, LESS CURRENT MATURITIES | 961372 1243588 1146105 | longDebt @ltd
== TOTAL LIABILITIES | cl+ltd | totalLiabilities @liab
# STOCKHOLDERS’ EQUITY
  Common stock | 50000 50000 50000 | stock @cs
  Retained earnings | 0 0 0 | retained @re
  Treasury stock, at cost | -180000 -180000 -180000 | treasury @ts
= TOTAL STOCKHOLDERS’ EQUITY | assets-liab | totalEquity @eq
== TOTAL LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, books, 3)
  agree(books, ['both', 'assets'])
  const kept = of(books, 'eq').map(value => value + 130_000)
  books.set('re', kept)
  const shown = sheet.map(row => (row.label === 'Retained earnings' ? { ...row, values: kept } : row))
  const [, mid = 0, old = 0] = kept
  const nets = of(books, 'net')
  if ((kept[0] ?? 0) > mid + (nets[0] ?? 0) || mid > old + (nets[1] ?? 0)) throw new Error(`earnings ${kept.join(' ')} by ${nets.join(' ')}`)
  const cells = (base: readonly number[]) => (values: readonly number[], row: Line) => values.flatMap((value, i) => [`${row.kind === 'grand' ? '$ ' : ''}${whole('-')(value)}`, ((100 * value) / (base[i] ?? 1)).toFixed(1)])
  const page = (title: string, when: string, rows: readonly Line[], base: string, foot: string) => `<div class="c t"><b>TECUMSEH LITHOGRAPH &amp; MAILING, INC.</b><br>${title}<br>${when}</div><table><tr class="h"><td>${['2026', '2025', '2024'].map(year => `<td class="n">${year}<td class="n">%`).join('')}</tr>${body(escaped(rows), cells(of(books, base)), 12)}</table><div class="foot c">${foot}</div>`
  return printed({
    name: 'tecumseh-lithograph-three-years-percentages', style: ".page{font:8.6pt/12.2pt Tinos;font-size:8.8pt;padding:.55in .7in}.t{margin-bottom:9pt;line-height:14pt}.t b{font-size:11.5pt}.n{width:.86in}td:nth-child(3),td:nth-child(5),td:nth-child(7){width:.48in}.h td{font-weight:700;border-bottom:.8pt solid #000}.head td{padding-top:5pt}.total .n span,.grand .n span{border-top:.5pt solid #000;display:inline-block;min-width:.3in}.grand td{font-weight:700}.grand .n span{border-bottom:2pt double #000}",
    pages: [page('COMPARATIVE STATEMENTS OF INCOME', 'For the Years Ended March 31', income, 'rev', 'See accountant’s compilation report. - 2 -'), page('COMPARATIVE BALANCE SHEETS', 'March 31, 2026, 2025 and 2024', shown, 'assets', 'See accountant’s compilation report. - 3 -')],
    truth: truthFrom({
      family: 'three-years-with-percentages', notes: 'compiled comparison of three fiscal years of a commercial printer: a percentage beside each amount, the years named alone below an end of the year without one, selling and administrative apart from factory costs with payroll taxes in both, a loss on a sale of equipment, treasury stock', company: 'TECUMSEH LITHOGRAPH & MAILING, INC.', statementType: 'INCOME_STATEMENT', ends: ['2026-03-31', '2025-03-31', '2024-03-31'], parts: [{ rows: income }, { rows: shown }], books,
      any: { salaries: ['of+os', 'of+os+co', 'of+os+ptb', 'of+os+co+ptb', 'os', 'of+os+fw'], rent: ['rent', 'rent+ut'], depreciation: ['dp', 'null'], general: ['om', 'null'], ordinaryIncome: ['op', 'net', 'pre', 'null'], otherIncome: ['sc', 'sc+gl', 'null'], otherExpenses: ['0-gl', '0-int', '0-int-gl', '0', 'null'], totalFixed: ['np', 'np+cv', 'null'], otherLong: ['cv', 'null'], longInvestments: ['cv', 'null'], totalLong: ['ltd', 'null'] },
      absent: ['paidIn', 'intangible', 'deferredTax', 'fromOperations', 'shortInvestments', 'dividends'],
    }),
  })
})()
