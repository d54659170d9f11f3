/** Statements of owners: a vineyard partnership with its partners' capital, a British sole trader's accounts. */
import type { Truth } from '../../2026-11-22/press/document.ts'
import { agree, amount, body, escaped, latestOf, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

/** The same truth, which accepts either name of the business alone. */
const named = (names: readonly string[], truth: Truth): Truth => ({ ...truth, acceptable: { ...truth.acceptable, companyName: names } }) // prettier-ignore

// prettier-ignore
export const partners = (() => {
  const books: Books = new Map()
  const income = statement(`
# Sales
  Grapes, contract growers’ price | 1418206.50 | @s1
  Custom crushing and storage | 306440.00 | @s2
  Crop insurance indemnity | 88215.40 | @s3
= Total sales and other farm income | sum | revenue @rev
# Vineyard costs
  Farm labor contractor | 412806.30
  Sprays and fertilizer | 118440.15
  Irrigation power and water | 61206.80 | @irr
  Harvest hauling | 54318.00
  Equipment repairs | 48206.95
  Fuel | 36418.20
= Total vineyard costs | sum | cost @vc
= Vineyard margin | rev-vc | gross @vm
# Overhead
  Manager’s salary | 96000.00 | salaries @ms
  Payroll taxes and benefits | 21440.60 | @ptx
  Property taxes and insurance | 74206.15
  Accounting and office | 18640.25 | @ao
  Depreciation | 164218.00 | depreciation
= Total overhead | sum | totalExpenses @exp
= Income from operations | vm-exp | operatingIncome @op
Interest on land and crop loans | 118206.44 | interest @int
== NET INCOME | op-int | netIncome @net
`, books, 1)
  const [net = 0] = of(books, 'net')
  const partnersList: readonly (readonly [string, number, number, number, number])[] = [['M. Sorrentino', 45, 518_206.1, 0, 150_000], ['Estate of J. Vance', 30, 402_815.75, 0, 60_000], ['R. Castellanos', 25, 288_440.2, 50_000, 80_000]]
  const cents = (value: number) => Math.round(value * 100) / 100
  const shares = partnersList.map(([, percent], i) => (i < 2 ? cents((net * percent) / 100) : cents(net - cents(net * 0.45) - cents(net * 0.3))))
  const added = (list: readonly number[]) => [...list, cents(list.reduce((sum, value) => sum + value, 0))]
  const capital: readonly (readonly [string, readonly number[]])[] = [['Capital, January 1, 2025', added(partnersList.map(([, , begin]) => begin))], ['Contributions', added(partnersList.map(([, , , put]) => put))], ['Share of net income', added(shares)], ['Withdrawals', added(partnersList.map(([, , , , drawn]) => -drawn))]]
  const ends = added(partnersList.map(([, , begin, put, drawn], i) => cents(begin + put + (shares[i] ?? 0) - drawn)))
  const equity = ends[3] ?? 0
  const sheet = statement(`
# Current assets
  Cash in bank | 214806.33 | cash
  Due from wineries | 388215.40 | receivable
  Growing crop, at cost | 96440.18 | inventory @gc
  Supplies on hand | 41206.75 | inventory @soh
= Total current assets | sum | totalCurrent @ca
# Property
  Land | 1250000.00 | property @p1
  Vines and trellis | 1018440.00 | property @p2
  Wells and irrigation | 318206.50 | property @p3
  Tractors, sprayers and bins | 706418.25 | property @p4
  Accumulated depreciation | -1188206.00 | accumulated @ad
= Property, net | sum | totalFixed @pn
Stock in water company | 24000.00 | otherLong @wc
== TOTAL ASSETS | ca+pn+wc | totalAssets @assets
# Current liabilities
  Crop production line | 140000.00 | shortDebt
  Accounts payable | 58206.92 | payable
  Accrued interest and taxes | 24318.60 | accrued
  Land loan, due in one year | 72000.00 | currentDebt
= Total current liabilities | sum | totalDue @cl
Land loan, less current portion | assets-cl-eq | longDebt @ll
== TOTAL LIABILITIES | cl+ll | totalLiabilities @liab
# Partners’ capital
  M. Sorrentino | ${ends[0]}
  Estate of J. Vance | ${ends[1]}
  R. Castellanos | ${ends[2]}
= Total partners’ capital | eq | totalEquity
== TOTAL LIABILITIES AND PARTNERS’ CAPITAL | liab+eq | totalBoth @both
`, books.set('eq', [equity]), 1)
  agree(books, ['both', 'assets'])
  if ((of(books, 'll')[0] ?? 0) < 300_000) throw new Error(`land loan ${of(books, 'll').join(' ')}`)
  const cells = (values: readonly number[], row: Line) => values.flatMap(value => { const text = amount(value, { negative: 'parentheses' }); return row.kind === 'line' && row.indent > 0 ? [text, ''] : ['', row.kind === 'grand' ? `$ ${text}` : text] })
  const two = (rows: readonly Line[]) => `<table>${body(escaped(rows), cells, 10)}</table>`
  const top = (title: string, when: string) => `<div class="c" style="margin-bottom:8pt"><b style="font-size:12pt;line-height:15pt">Three Oaks Vineyard Partners</b><br><i>${title}</i><br>${when}</div>`
  const foot = (page: number) => `<div class="foot c">Prepared from the books without audit or review. &nbsp; ${page}</div>`
  const matrix = `<table class="g"><tr class="h"><td>${partnersList.map(([name]) => `<td class="n">${name}`).join('')}<td class="n">Total</tr><tr><td>Profit share${partnersList.map(([, percent]) => `<td class="n">${percent}%`).join('')}<td class="n">100%</tr>${capital.map(([label, values]) => `<tr><td>${label}${values.map(value => `<td class="n">${amount(value, { zero: '-', negative: 'parentheses' })}`).join('')}</tr>`).join('')}<tr class="t"><td>Capital, December 31, 2025${ends.map(value => `<td class="n">${amount(value)}`).join('')}</tr></table>`
  return printed({
    name: 'three-oaks-vineyard-partners-capital', style: ".page{font:9.6pt/12.6pt 'Merriweather';font-size:8.6pt;padding:.55in .9in}.n{width:1.1in}.total .n span:not(:empty),.grand .n span:not(:empty){border-top:.5pt solid #000;display:inline-block;min-width:.85in}.grand .n span:not(:empty){border-bottom:1.6pt double #000}.head td{padding-top:3pt;font-style:italic}.g td{padding:2pt 3pt}.h td{border-bottom:.6pt solid #000;font-weight:700}.t td{border-top:.6pt solid #000;border-bottom:1.6pt double #000;font-weight:700}",
    pages: [`${top('Balance Sheet', 'December 31, 2025')}${two(sheet)}${foot(1)}`, `${top('Statement of Income', 'Year ended December 31, 2025')}${two(income)}<div class="c" style="margin:16pt 0 6pt"><i>Statement of Partners’ Capital</i></div>${matrix}${foot(2)}`],
    truth: truthFrom({
      family: 'partnership-capital-by-partner', notes: 'vineyard partnership’s year, details and sums in two columns: growing crop among current assets, the partners by name instead of equity accounts, a statement of capital with a column for each partner and a total below the income', company: 'Three Oaks Vineyard Partners', statementType: 'BALANCE_SHEET', ends: ['2025-12-31'], parts: [{ rows: sheet }, { rows: income }], books,
      any: { revenue: ['rev', 'rev-s3', 's1+s2'], inventory: ['gc+soh', 'soh', 'gc'], otherCurrent: ['gc', 'soh', 'null'], totalFixed: ['pn', 'pn+wc'], totalLong: ['ll', 'null'], salaries: ['ms', 'ms+ptx'], general: ['ao', 'exp', 'null'], rent: ['irr', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherIncome: ['s3', 'null'], otherExpenses: ['int', 'null'], netOther: ['0-int', 'null'], retained: ['eq', 'null'], stock: ['eq', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'intangible', 'deferredTax', 'marketing', 'paidIn'],
    }),
  })
})()

// prettier-ignore
export const soleTrader = (() => {
  const result: Books = new Map()
  const trading = statement(`
Sales | 318406 296218 | revenue @rev
# Cost of sales
  Opening stock | 24806 22140 | @os
  Purchases | 141218 132406 | @pu
  Closing stock | -27440 -24806 | @cs
= | sum | cost @cogs
== Gross profit | rev-cogs | gross @gp
Commission received | 3118 2806 | otherIncome @com
Grant | 0 1500 | otherIncome @gr
= | gp+com+gr | @gpo
# Expenditure
  Wages | 54218 49806 | salaries @wa
  Rent and rates | 14406 14118 | rent @rr
  Heat and light | 6218 5806 | @hl
  Motor and travel | 8440 8106
  Repairs to equipment | 3206 2418
  Telephone and internet | 1918 1840 | @ti
  Advertising | 2806 3118 | marketing
  Accountancy | 1650 1575
  Sundry expenses | 918 806 | @su
= | sum | @e1
# Finance costs
  Bank charges | 1206 1118 | @bc
  Hire purchase interest | 1418 1806 | interest @hp
= | sum | @fc
# Depreciation
  Equipment | 5206 6118 | @d1
  Motor van | 4300 5733 | @d2
= | sum | depreciation @dep
== NET PROFIT | gpo-e1-fc-dep | netIncome @net
`, result, 2)
  const books: Books = new Map()
  const [now = 0, before = 0] = of(result, 'net')
  const sheet = statement(`
# FIXED ASSETS
  Equipment | 29506 34712
  Motor van | 12900 17200
= | sum | totalFixed @fa
# CURRENT ASSETS
  Stock | 27440 24806 | inventory
  Trade debtors | 18206 16440 | receivable
  Prepayments | 1206 1118 | prepaid
  Cash at bank | cb | cash @cb2
  Cash in hand | 418 306 | cash
= | ca | totalCurrent @tca
# CURRENT LIABILITIES
  Trade creditors | 14218 13806 | payable @tc
  VAT and PAYE | 6806 6218 | @vp
  Hire purchase | 6400 6400 | @hpc
  Accrued expenses | 1650 1575 | accrued
= | sum | totalDue @cl
== NET CURRENT ASSETS | ca-cl | @nca
= TOTAL ASSETS LESS CURRENT LIABILITIES | fa+nca | @tal
# LONG TERM LIABILITIES
  Hire purchase | 4200 10600
= | sum | totalLong @ll
== NET ASSETS | tal-ll | totalEquity @na
# FINANCED BY: CAPITAL ACCOUNT
  Brought forward | bf | @bf2
  Net profit | np | @np2
  Capital introduced | 0 5000 | @ci
  Drawings | dr | @dr2
== | bf+np+ci+dr | @cf
`, books.set('cb', [61_806, 48_215]).set('ca', [61_806 + 27_440 + 18_206 + 1_206 + 418, 48_215 + 24_806 + 16_440 + 1_118 + 306]).set('np', [now, before]).set('ci', [0, 5000]).set('bf', [0, 0]).set('dr', [0, 0]), 2)
  const [na = 0, last = 0] = of(books, 'na')
  const drawings = [na - last - now, -46_200]
  if ((drawings[0] ?? 0) > -20_000) throw new Error(`drawings ${drawings.join(' ')}`)
  const starts = [last, last - before - 5000 + 46_200]
  const shown = sheet.map((row, i) => (row.label === 'Brought forward' ? { ...row, values: starts } : row.label === 'Drawings' ? { ...row, values: drawings } : i === sheet.length - 1 ? { ...row, values: [na, last] } : row))
  const cells = (values: readonly number[], row: Line) => values.flatMap(value => { const text = whole('-')(value); return row.kind === 'line' && row.indent > 0 ? [text, ''] : ['', text] })
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="n">2026<br>£<td class="n"><br>£<td class="n">2025<br>£<td class="n"><br>£</tr>${body(escaped(rows), cells, 8)}</table>`
  const top = (title: string, when: string) => `<div style="margin-bottom:10pt"><b>MRS A K DHILLON<br>TRADING AS SOUTHFIELD SOFT FURNISHINGS</b><br><br><b>${title}</b><br><b>${when}</b></div>`
  const foot = (page: number) => `<div class="foot c" style="font-size:8.4pt">This page does not form part of the tax return.<br>Page ${page}</div>`
  return printed({
    name: 'southfield-soft-furnishings-sole-trader', size: '210mm 297mm', style: '.page{font:10pt/13pt Carlito;padding:.65in .9in}.h td{font-weight:700}.n{width:.85in}.total .n span:not(:empty),.grand .n span:not(:empty){border-top:.5pt solid #000;display:inline-block;min-width:.6in}.grand td{font-weight:700}.head td{padding-top:4pt;font-weight:700}',
    pages: [`${top('TRADING AND PROFIT AND LOSS ACCOUNT', 'FOR THE YEAR ENDED 5 APRIL 2026')}${table(trading)}${foot(3)}`, `${top('BALANCE SHEET', 'AS AT 5 APRIL 2026')}${table(shown)}<p style="margin-top:14pt">I approve these accounts and confirm that I have made available all records and information for their preparation.</p><p>........................................................<br>Mrs A K Dhillon &nbsp; &nbsp; 19 August 2026</p>${foot(4)}`],
    truth: named(['MRS A K DHILLON', 'SOUTHFIELD SOFT FURNISHINGS'], truthFrom({
      family: 'british-sole-trader-accounts', notes: 'British sole trader’s accounts on A4: a trading name under the owner’s, an inner and an outer column of pounds for each year, sums without captions, opening and closing stock, a capital account with drawings instead of equity', company: 'MRS A K DHILLON TRADING AS SOUTHFIELD SOFT FURNISHINGS', statementType: 'BALANCE_SHEET', ends: ['2026-04-05', '2025-04-05'], currency: 'GBP', parts: [{ rows: shown }, { rows: trading }], books: latestOf([books, 0], [result, 0]),
      any: { totalAssets: ['fa+ca', 'null'], totalLiabilities: ['cl+ll', 'null'], totalBoth: ['fa+ca', 'null'], property: ['fa', 'null'], currentDebt: ['hpc', 'null'], otherDue: ['vp', 'vp+hpc', 'hpc', 'null'], shortDebt: ['hpc', 'null'], longDebt: ['ll', 'null'], otherLongDue: ['ll', 'null'], rent: ['rr', 'rr+hl'], general: ['su', 'e1', 'null'], totalExpenses: ['e1', 'e1+dep', 'e1+fc+dep', 'e1+bc+dep', 'e1+bc', 'null'], operatingIncome: ['gpo-e1-dep', 'gp-e1-dep', 'gpo-e1', 'gpo-e1-bc-dep', 'gp-e1', 'gp-e1-bc-dep', 'net', 'null'], interest: ['hp', 'hp+bc'], otherIncome: ['com+gr', 'com'], beforeTax: ['net', 'null'], ordinaryIncome: ['net', 'gpo-e1-dep', 'gp-e1-dep', 'null'], netOther: ['com+gr', 'com+gr-hp', 'null'], otherExpenses: ['fc', 'hp', 'null'], retained: ['na', 'null'] },
      absent: ['cashFlowStatement', 'tax', 'treasury', 'intangible', 'accumulated', 'paidIn'],
    })),
  })
})()
