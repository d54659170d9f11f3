/** Accounts from abroad: an Australian unit trust, a British micro-entity. */
import type { Truth } from '../../2026-11-22/press/document.ts'
import { body, escaped, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts'

// prettier-ignore
export const unitTrust = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Income
  Sales | 2418206 2206418 | revenue @sales
# Less cost of sales
  Opening stock | 286440 261218 | @os
  Purchases | 1506218 1402206 | @pu
  Freight inwards | 41206 38440 | @fi
  Closing stock | -304118 -286440 | @cs
= | sum | cost @cogs
== Gross profit from trading | sales-cogs | gross @gp
# Other income
  Diesel fuel rebates | 6218 5806 | @o1
  Interest received | 1418 906 | @o2
  Profit on sale of motor vehicle | 4206 0 | @o3
= | sum | otherIncome @oi
== | gp+oi | @tot
# Expenditure
  Accountancy fees | 8400 8100
  Advertising and promotion | 12206 14118 | marketing
  Bank fees and merchant charges | 9418 8806
  Depreciation | 46218 41206 | depreciation
  Electricity and water | 14206 13118 | @el
  Insurance | 21440 19206
  Interest - chattel mortgage | 9806 7218 | interest @int
  Motor vehicle expenses | 38206 36440
  Rent on premises - related party | 78000 75000 | rent @rr
  Repairs and maintenance | 11206 9440
  Staff amenities and training | 3118 2806
  Superannuation contributions | 48206 43118 | @su
  Telephone | 6218 6440
  Wages | 419206 392118 | salaries @wa
  Workers compensation | 9118 8440
= | sum | totalExpenses @exp
== NET PROFIT | tot-exp | netIncome @net
# Distribution to unitholders
  Hartigan Family Trust (50 units) | half
  Deng Investments Pty Ltd (50 units) | half
== Undistributed income at end of year | 0 0
`, books.set('half', [0, 0]), 2)
  const halves = of(books, 'net').map(value => value / 2)
  const shared = profit.map(row => (row.label.includes('50 units') ? { ...row, values: halves } : row))
  const sheet = statement(`
# CURRENT ASSETS
  Cash at bank and on hand | cashbal | cash @cb
  Trade debtors | 312206 288440 | receivable @td
  Less provision for doubtful debts | -6000 -6000 | receivable @pd
  Stock on hand | 304118 286440 | inventory @stock
  Prepayments | 8206 7440 | prepaid @pre
= TOTAL CURRENT ASSETS | tca | totalCurrent
# NON-CURRENT ASSETS
  Plant and equipment (Note 3) | 386218 341206 | property @p1
  Motor vehicles (Note 3) | 218440 196218 | property @p2
  Less accumulated depreciation | -298206 -264118 | accumulated @ad
  Borrowing costs and formation expenses | 1206 1418 | @bo
= TOTAL NON-CURRENT ASSETS | sum | totalFixed @tnca
= TOTAL ASSETS | tca+tnca | totalAssets @assets
# CURRENT LIABILITIES
  Trade creditors | 188206 174118 | payable @tc
  GST payable | 21440 18806 | @gst
  PAYG withholding payable | 8206 7418 | @payg
  Superannuation payable | 12118 10806 | @sp
  Provision for annual leave | 31206 28440 | @al
  Chattel mortgage - current (Note 4) | 46218 38206 | currentDebt @cm
  Unpaid present entitlements (Note 5) | 452206 398440 | @upe
= TOTAL CURRENT LIABILITIES | sum | totalDue @cl
# NON-CURRENT LIABILITIES
  Chattel mortgage (Note 4) | 92118 76440 | longDebt @lm
  Provision for long service leave | 24206 21118 | @lsl
= TOTAL NON-CURRENT LIABILITIES | sum | totalLong @ll
= TOTAL LIABILITIES | cl+ll | totalLiabilities @liab
== NET ASSETS | assets-liab | @na
# TRUST FUNDS
  Units on issue (100 units of $1,000 each) | 100000 100000 | @units
  Undistributed income | 0 0
== TOTAL TRUST FUNDS | 100000 100000 | totalEquity @tf
`, books.set('cashbal', [0, 0]).set('tca', [0, 0]), 2)
  const cash = of(books, 'liab').map((value, i) => value + 100_000 - ['td', 'pd', 'stock', 'pre', 'tnca'].reduce((sum, name) => sum + (of(books, name)[i] ?? 0), 0))
  if (cash.some(value => value < 0)) throw new Error(`cash ${cash.join(' ')}`)
  const current = cash.map((value, i) => value + ['td', 'pd', 'stock', 'pre'].reduce((sum, name) => sum + (of(books, name)[i] ?? 0), 0))
  const total = current.map((value, i) => value + (of(books, 'tnca')[i] ?? 0))
  books.set('cb', cash).set('tca', current).set('assets', total)
  const shown = sheet.map(row => ({ 'Cash at bank and on hand': { ...row, values: cash }, 'TOTAL CURRENT ASSETS': { ...row, values: current }, 'TOTAL ASSETS': { ...row, values: total }, 'NET ASSETS': { ...row, values: [100_000, 100_000] } })[row.label] ?? row)
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="n">2026<br>$<td class="n">2025<br>$</tr>${body(escaped(rows), values => values.map(whole('-')), 10)}</table>`
  const top = (title: string, when: string) => `<div class="c" style="margin-bottom:10pt"><b>THE RIVERINA IRRIGATION SUPPLIES UNIT TRUST</b><br>ABN 51 804 266 193<br><br><b>${title}</b><br><b>${when}</b></div>`
  const foot = '<div class="foot c" style="font-size:8pt;border-top:.5pt solid #000;padding-top:3pt">The accompanying notes form part of these financial statements. These statements should be read in conjunction with the attached compilation report of Murray &amp; Okafor, Chartered Accountants.</div>'
  return printed({
    name: 'riverina-irrigation-supplies-unit-trust', size: '210mm 297mm', style: '.page{font:9.4pt/12.2pt Arimo;padding:.6in .85in}.n{width:1.1in}.h td{font-weight:700}.head td{padding-top:5pt;font-weight:700}.total .n span,.grand .n span{display:inline-block;min-width:.8in;border-top:.5pt solid #000;min-height:11pt}.grand td{font-weight:700}',
    pages: [`${top('DETAILED PROFIT AND LOSS STATEMENT', 'FOR THE YEAR ENDED 30 JUNE 2026')}${table(shared)}${foot}`, `${top('BALANCE SHEET', 'AS AT 30 JUNE 2026')}${table(shown)}${foot}`],
    truth: (() => {
      const truth = truthFrom({
        family: 'australian-unit-trust', notes: 'Australian unit trust on A4: opening and closing stock within cost, other income before expenses, sums without captions, the profit distributed in full to unitholders, unpaid present entitlements among current liabilities, trust funds of units only', company: 'THE RIVERINA IRRIGATION SUPPLIES UNIT TRUST', statementType: 'BALANCE_SHEET', ends: ['2026-06-30', '2025-06-30'], currency: 'AUD', parts: [{ rows: shown }, { rows: shared }], books,
        any: { property: ['p1+p2'], otherLong: ['bo', 'null'], intangible: ['bo', 'null'], accrued: ['sp', 'al', 'sp+al', 'payg+sp+al', 'payg+sp', 'null', 'gst+payg+sp+al', 'gst+payg+sp'], otherDue: ['gst', 'gst+payg', 'gst+payg+upe', 'gst+upe', 'upe', 'gst+payg+sp+upe', 'gst+payg+sp+al+upe', 'payg+upe', 'gst+payg+sp', 'gst+payg+sp+al', 'null', 'gst+payg+al+upe'], otherLongDue: ['lsl'], shortDebt: ['null', 'cm'], stock: ['units', 'null'], paidIn: ['units', 'null'], retained: ['0', 'null'], salaries: ['wa', 'wa+su'], rent: ['rr', 'rr+el'], totalExpenses: ['exp', 'exp-int'], operatingIncome: ['net', 'net+int', 'net-oi', 'net+int-oi', 'gp+oi-exp', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['net', 'net-oi', 'net+int', 'net-oi+int', 'null'], otherExpenses: ['null', 'int'], netOther: ['oi', 'oi-int', 'null'], general: ['null'] },
        absent: ['tax', 'treasury', 'deferredTax', 'fromOperations'],
      })
      return { ...truth, acceptable: { ...truth.acceptable, companyName: ['RIVERINA IRRIGATION SUPPLIES UNIT TRUST'] } }
    })(),
  })
})()

// prettier-ignore
export const microEntity: ReturnType<typeof printed> = (() => {
  const books: Books = new Map()
  const profit = statement(`
Turnover | 412806 388215 | revenue @rev
Other income | 3206 1800 | otherIncome @oi
Cost of raw materials and consumables | -141218 -136440 | -cost @raw
Staff costs | -148206 -139118 | -salaries @staff
Depreciation and other amounts written off assets | -14206 -12440 | -depreciation @dep
Other charges | -58440 -54206 | @oc
Tax | -10206 -9118 | -tax @tax
== Profit | rev+oi+raw+staff+dep+oc+tax | netIncome @net
`, books, 2)
  const sheet = statement(`
Fixed assets | 64118 52206 | totalFixed @fa
Current assets | 118206 106440 | totalCurrent @ca
Prepayments and accrued income | 4206 3806 | @pre
Creditors: amounts falling due within one year | -71206 -66118 | -totalDue @cr
= Net current assets | ca+pre+cr | @nca
= Total assets less current liabilities | fa+nca | @tal
Creditors: amounts falling due after more than one year | -24806 -18440 | @ll
Provisions for liabilities | -9206 -7118 | @prov
Accruals and deferred income | -3618 -3118 | @acc
== Net assets | tal+ll+prov+acc | totalEquity @na
== Capital and reserves | na | @cap
`, books, 2)
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="n">2026<br>£<td class="n">2025<br>£</tr>${body(escaped(rows), values => values.map(whole('–')), 10)}</table>`
  const truth: Truth = truthFrom({
    family: 'british-micro-entity', notes: 'British micro-entity accounts on A4 with the fewest headings of the law: a balance sheet of nine lines, prepayments apart from current assets, accruals apart from creditors, costs in parentheses, tax above profit', company: 'Cleddau Boat Covers Limited', statementType: 'BALANCE_SHEET', ends: ['2026-03-31', '2025-03-31'], currency: 'GBP', parts: [{ rows: sheet }, { rows: profit }], books,
    any: { property: ['fa', 'null'], totalCurrent: ['ca', 'ca+pre'], prepaid: ['pre', 'null'], otherCurrent: ['pre', 'null'], totalAssets: ['fa+ca+pre', 'null'], totalDue: ['0-cr', '0-cr-acc'], accrued: ['0-acc', 'null'], otherDue: ['0-acc', '0-cr', 'null'], totalLong: ['0-ll', '0-ll-prov', '0-ll-prov-acc', 'null'], longDebt: ['0-ll', 'null'], otherLongDue: ['0-ll', '0-prov', '0-prov-acc', '0-ll-prov', 'null'], deferredTax: ['0-prov', 'null'], totalLiabilities: ['0-cr-ll-prov-acc', 'null'], totalBoth: ['fa+ca+pre', 'null'], retained: ['cap', 'null'], gross: ['rev+raw', 'null'], general: ['0-oc', 'null'], totalExpenses: ['0-staff-dep-oc', '0-raw-staff-dep-oc', 'null'], operatingIncome: ['net-tax', 'net-tax-oi', 'null'], beforeTax: ['net-tax', 'null'], ordinaryIncome: ['net', 'net-tax', 'net-tax-oi', 'null'], otherExpenses: ['0-oc', 'null'], netOther: ['oi', 'null'] },
    absent: ['treasury', 'interest', 'cash', 'receivable', 'inventory', 'payable', 'fromOperations', 'rent', 'marketing'],
  })
  const top = (title: string) => `<div style="margin-bottom:16pt"><b style="font-size:11pt;line-height:15pt">Cleddau Boat Covers Limited</b><span style="float:right">Company number 08816402</span><br><br><b style="font-size:12pt;line-height:16pt">${title}</b></div>`
  return printed({
    name: 'cleddau-boat-covers-micro-entity', size: '210mm 297mm', style: ".page{font:10pt/17pt 'Open Sans';font-size:9.2pt;padding:22mm 24mm}.n{width:1in}.h td{font-weight:700;line-height:13pt}.total td,.grand td{font-weight:700}.total .n span,.grand .n span{border-top:.6pt solid #000;display:inline-block;min-width:.7in}p{line-height:13pt;font-size:8.6pt}",
    pages: [`${top('Micro-entity balance sheet as at 31 March 2026')}${table(sheet)}<p style="margin-top:18pt">The company was entitled to exemption from audit under section 477 of the Companies Act 2006 relating to small companies. The members have not required the company to obtain an audit. These accounts have been prepared in accordance with the micro-entity provisions and FRS 105.</p><p>Average number of employees during the year: 5 (2025: 5). Advances to directors: none.</p><p>Approved by the board on 14 August 2026 and signed on its behalf by<br><br>Carys Llewellyn, Director</p>`, `${top('Profit and loss account for the year ended 31 March 2026')}${table(profit)}<p style="margin-top:18pt">This page is for the information of the members and is not filed.</p>`],
    truth,
  })
})()
