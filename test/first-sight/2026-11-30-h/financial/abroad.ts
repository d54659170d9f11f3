/** Accounts from abroad: a British brewery's statutory accounts with cash flows, an Australian earthmover's online reports. */
import { agree, alsoNamed, amount, body, escaped, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const brewery = (() => {
  const books: Books = new Map()
  const profit = statement(`
Turnover ^3 | 6482915 5918340 | revenue @rev
Cost of sales | -3714208 -3441975 | -cost @cos
= Gross profit | rev+cos | gross @gp
Distribution costs | -712340 -668915 | @dc
Administrative expenses | -1528476 -1436208 | -general @ae
Other operating income ^4 | 24600 31250 | @ooi
= Operating profit ^5 | gp+dc+ae+ooi | operatingIncome @op
Interest receivable and similar income | 2115 1480 | @ir
Interest payable and similar expenses ^7 | -118742 -126905 | -interest @int
= Profit before taxation | op+ir+int | beforeTax @pre
Tax on profit ^8 | -108216 -70362 | -tax @tax
== Profit for the financial year | pre+tax | netIncome @net
`, books, 2)
  const sheet = statement(`
# Fixed assets
  Intangible assets ^10 | 104000 112000 122000 | intangible @ia
  Tangible assets ^11 | 2684315 2417940 2318605 | property @ta
= | sum | totalFixed @fa
# Current assets
  Stocks ^12 | 518640 476215 441830 | inventory @st
  Debtors ^13 | 786415 724380 690225 | receivable @db
  Cash at bank and in hand | 142876 98412 121650 | cash @c
= | sum | totalCurrent @ca
Creditors: amounts falling due within one year ^14 | -1318240 -1266915 -1227380 | -totalDue @cr
= Net current assets | ca+cr | @nca
= Total assets less current liabilities | fa+nca | @tal
Creditors: amounts falling due after more than one year ^15 | -1164300 -1082450 -1114780 | -totalLong @ca1
Provisions for liabilities ^17 | -168400 -142300 -121900 | @pv
== Net assets | tal+ca1+pv | @na
# Capital and reserves
  Called up share capital ^18 | 12500 12500 12500 | stock @sc
  Share premium account | 237500 237500 237500 | paidIn @sp
  Profit and loss account | na-sc-sp | retained @pl
== Shareholders’ funds | sc+sp+pl | totalEquity @sf
`, books, 3)
  agree(books, ['sf', 'na'])
  const paid = [0, 1].map(at => (of(books, 'pl')[at] ?? 0) - (of(books, 'pl')[at + 1] ?? 0) - (of(books, 'net')[at] ?? 0))
  if (paid.some(value => value > -10_000 || value < -200_000)) throw new Error(`dividends ${paid.join(' ')}; profit ${of(books, 'net').join(' ')}; reserves ${of(books, 'pl').join(' ')}`)
  books.set('dv', paid)
  const flows = statement(`
# Cash flows from operating activities
  Profit for the financial year | net | flowIncome
  # Adjustments for:
  Depreciation of tangible assets | 286410 271835 | flowDepreciation @dep
  Amortisation of intangible assets | 16000 14000 | @am
  Profit on disposal of tangible assets | -8250 -3100 | @pd
  Interest paid | 0-int | @ai
  Interest received | 0-ir | @aj
  Taxation charge | 0-tax | @at
  (Increase) in stocks | st'-st | flowInventory @f1
  (Increase) in debtors | db'-db | flowReceivable @f2
  Increase in creditors | 31820 22615 | flowPayable @f3
  Corporation tax paid | -58436 -41870 | @tp
= Net cash generated from operating activities | sum | fromOperations @cfo
# Cash flows from investing activities
  Purchase of intangible assets | ia'-ia-am | @pia
  Purchase of tangible assets | ta'-ta-dep-14500 | expenditures @pta
  Sale of tangible assets | 14500-pd | @sale
  Interest received | ir
= Net cash used in investing activities | sum | fromInvesting @cfi
# Cash flows from financing activities
  New secured loans | 350000 150000 | debt @n1
  Repayment of loans | -131640 -118475 | debt @n2
  Repayment of finance leases | left | @n3
  Dividends paid | dv | dividends
  Interest paid | int
= Net cash used in financing activities | sum | fromFinancing @cff
== Net increase (decrease) in cash and cash equivalents | cfo+cfi+cff | change @chg
Cash and cash equivalents at beginning of year | c' | beginning @cb
== Cash and cash equivalents at end of year | cb+chg | ending @ce
`, books.set('left', [0, 1].map(at => {
    const v = (name: string, shift = 0) => of(books, name)[at + shift] ?? 0
    const [dep = 0, am = 0, more = 0, taxPaid = 0, loans = 0, repaid = 0, gain = 0] = [[286_410, 16_000, 31_820, -58_436, 350_000, -131_640, -8_250], [271_835, 14_000, 22_615, -41_870, 150_000, -118_475, -3_100]][at] ?? []
    const operating = v('net') + dep + am + gain - v('int') - v('ir') - v('tax') + v('st', 1) - v('st') + v('db', 1) - v('db') + more + taxPaid
    const investing = v('ia', 1) - v('ia') - am + (v('ta', 1) - v('ta') - dep - 14_500) + 14_500 - gain + v('ir')
    return v('c') - v('c', 1) - operating - investing - loans - repaid - v('dv') - v('int')
  })), 2)
  agree(books, ['ce', 'c'])
  if (of(books, 'n3').some(value => value > -20_000 || value < -250_000)) throw new Error(`leases ${of(books, 'n3').join(' ')}`)
  const two = (rows: readonly Line[]) => rows.map((row): Line => (row.values === undefined ? row : { ...row, values: row.values.slice(0, 2) }))
  const table = (rows: readonly Line[], noted = true) => `<table><tr class="h"><td><td class="k">${noted ? 'Notes' : ''}<td class="n">2026<br>£<td class="n">2025<br>£</tr>${body(escaped(two(rows)), values => values.map(whole('-')), 10).replace(/<td style="([^"]*)"( colspan="\d+")?>([^<^]*?)(?: \^(\d+))?<\/td>/g, (_, style: string, __: string | undefined, label: string, note = '') => `<td style="${style}">${label}</td><td class="k">${note}</td>`)}</table>`
  const page = (title: string, when: string, html: string, at: number) => `<div class="t"><b>THIRLMOOR BREWING COMPANY LIMITED</b><br><br><b>${title}</b><br>${when}</div>${html}<div class="foot c">${at}</div>`
  return printed({
    name: 'thirlmoor-brewing-statutory-accounts', size: '210mm 297mm', style: ".page{font:10pt/14pt Arimo;font-size:9.4pt;padding:18mm 24mm}.t{margin-bottom:12pt;border-bottom:.8pt solid #000;padding-bottom:6pt}.n{width:1.05in}.n span{display:inline-block;min-width:.8in;min-height:11pt}.k{width:.5in;text-align:center}.h td{font-weight:700;padding-bottom:5pt}.head td{font-weight:700;padding-top:6pt}.total .n span{border-top:.6pt solid #000}.total td{padding-bottom:5pt;font-weight:700}.grand td{font-weight:700;padding-top:3pt}.grand .n span{border-top:.6pt solid #000;border-bottom:2.2pt double #000}p{font-size:8.6pt;line-height:11.6pt}",
    pages: [page('STATEMENT OF INCOME', 'FOR THE YEAR ENDED 31 JANUARY 2026', `${table(profit)}<p>There was no other comprehensive income for 2026 (2025: £NIL). The notes on pages 13 to 24 form part of these financial statements.</p>`, 9), page('STATEMENT OF FINANCIAL POSITION', 'AS AT 31 JANUARY 2026 &nbsp;&nbsp; REGISTERED NUMBER: 05588113', `${table(sheet)}<p>The financial statements were approved and authorised for issue by the board and were signed on its behalf on 22 May 2026.</p><p style="margin-top:24pt">.................................................<br>R. H. Aske, Director</p>`, 10), page('STATEMENT OF CASH FLOWS', 'FOR THE YEAR ENDED 31 JANUARY 2026', table(flows, false), 12)],
    truth: alsoNamed(truthFrom({
      family: 'british-statutory-accounts-with-flows', notes: 'British statutory accounts of a brewery on A4: notes in a column, distribution costs and administrative expenses in one line each, sums without captions, creditors in one line each taken off the assets, provisions, share premium, cash flows that begin with profit and add back interest and tax', company: 'THIRLMOOR BREWING COMPANY LIMITED', statementType: 'BALANCE_SHEET', ends: ['2026-01-31', '2025-01-31'], currency: 'GBP', parts: [{ rows: two(profit) }, { rows: two(sheet) }, { rows: two(flows) }], books,
      any: { receivable: ['db', 'null'], otherCurrent: ['null', 'db'], deferredTax: ['0-pv', 'null'], otherLongDue: ['0-pv', 'null', '0-ca1'], totalLong: ['0-ca1', '0-ca1-pv'], longDebt: ['0-ca1', 'null'], totalAssets: ['fa+ca', 'null'], totalLiabilities: ['0-cr-ca1-pv', 'null'], totalBoth: ['fa+ca', 'na', 'null'], payable: ['0-cr', 'null'], otherDue: ['0-cr', 'null'], marketing: ['0-dc', 'null'], general: ['0-ae', '0-ae-dc'], totalExpenses: ['0-dc-ae', '0-dc-ae-ooi', 'null'], ordinaryIncome: ['op', 'net', 'pre', 'null'], otherIncome: ['ir', 'ooi', 'ir+ooi'], otherExpenses: ['0-int', '0', 'null'], netOther: ['ir+int', 'ir', 'ooi', 'null', 'ooi+ir', 'ooi+ir+int'], flowDepreciation: ['dep', 'dep+am'], flowOther: ['tp', 'null'], flowTotal: ['f1+f2+f3', 'null', 'f1+f2+f3+tp'], expenditures: ['pta', 'pta+pia'], otherInvesting: ['sale', 'sale+ir', 'sale+ir+pia', 'pia+ir', 'ir', 'pia', 'pia+sale'], acquisitions: ['null', 'sale'], debt: ['n1+n2', 'n1+n2+n3'], otherFinancing: ['int', 'int+n3', 'n3', 'null'] },
      absent: ['treasury', 'stockIssue', 'salaries', 'rent', 'prepaid', 'shortInvestments'],
    }), 'THIRLMOOR BREWING COMPANY LIMITED', 'Thirlmoor Brewing Company Limited'),
  })
})()

// prettier-ignore
export const earthmoving = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Trading Income
  Hire - Wet | 1318462.75 1176390.20
  Hire - Dry | 402185.00 436720.00
  Civil Contracts | 876940.18 648315.66
  Fuel Levy | 41836.90 33405.12
= Total Trading Income | sum | revenue @rev
# Cost of Sales
  Diesel and Oils | 318450.62 286904.37
  Float and Transport | 94385.00 87610.00
  Operators’ Wages | 702316.40 628440.15 | @ow
  Plant Repairs and Tyres | 213908.77 244671.83
  Subcontractors | 186240.00 121385.50
= Total Cost of Sales | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# Other Income
  Fuel Tax Credits | 58214.00 51390.00 | @ftc
  Gain on Sale of Plant | 22500.00 0.00 | @gain
  Interest Income | 1846.33 2107.91 | @ii
= Total Other Income | sum | otherIncome @oi
# Operating Expenses
  Accounting and Bookkeeping | 18650.00 16400.00
  Advertising | 3290.45 5118.00 | marketing
  Bank Fees | 1906.20 1748.85
  Depreciation | 246318.00 231774.00 | depreciation @dep
  Insurance | 71482.96 66938.10
  Interest Expense - Equipment Finance | 88416.37 79250.64 | interest @int
  Licences and Registrations | 27364.50 25910.00
  Office Expenses | 9418.32 8876.49 | general @of
  Payroll Tax | 14630.00 0.00 | @pt
  Rent - Depot | 48000.00 46800.00 | rent @rent
  Superannuation | 108740.62 94382.30 | @su
  Telephone and Internet | 8215.77 7966.04 | @tel
  Utilities | 6938.14 6412.53 | @ut
  Wages - Office and Directors | 236500.00 221000.00 | salaries @wo
  Workers’ Compensation | 31284.00 28615.00
= Total Operating Expenses | sum | totalExpenses @ex
== Net Profit | gp+oi-ex | netIncome @net
`, books, 2)
  const sheet = statement(`
# Assets
  # Bank
    Everyday Business Account | 64218.37 38905.14 | cash @b1
    Tax and Super Reserve | 92500.00 70000.00 | cash @b2
  = Total Bank | sum | @bank
  # Current Assets
    Accounts Receivable | 386914.50 297438.25 | receivable @ar
    Prepayments | 28316.00 24905.00 | prepaid @pp
    Retentions Held by Clients | 43847.01 32415.78 | @rt
  = Total Current Assets | sum | totalCurrent @cu
  # Fixed Assets
    Plant and Equipment | 2218600.00 1825000.00 | property @p1
    Less Accumulated Depreciation on Plant and Equipment | -918436.00 -742118.00 | accumulated @a1
    Motor Vehicles | 386450.00 352800.00 | property @p2
    Less Accumulated Depreciation on Motor Vehicles | -174305.00 -139205.00 | accumulated @a2
  = Total Fixed Assets | sum | totalFixed @fx
= Total Assets | bank+cu+fx | totalAssets @assets
# Liabilities
  # Current Liabilities
    Accounts Payable | 148326.91 131870.46 | payable @ap
    GST | 36418.22 28940.75 | @gst
    PAYG Withholdings Payable | 21846.00 18970.00 | @pw
    Provision for Income Tax | 31650.00 12480.00 | @it
    Superannuation Payable | 26314.18 22705.90 | @sp
    Wages Payable | 18420.36 16338.50 | accrued @wp
  = Total Current Liabilities | sum | totalDue @cl
  # Non-current Liabilities
    Chattel Mortgage - Excavator 36t | 268314.55 331620.18 | longDebt @m1
    Chattel Mortgage - Grader | 341906.20 0.00 | longDebt @m2
    Chattel Mortgage - Loader | 96418.73 158240.36 | longDebt @m3
    Director Loan | 85000.00 120000.00 | @dl
    Less Unexpired Interest | -92416.38 -61384.25 | longDebt @ui
  = Total Non-current Liabilities | sum | totalLong @ncl
= Total Liabilities | cl+ncl | totalLiabilities @liab
== Net Assets | assets-liab | @na
# Equity
  Current Year Earnings | net | @cy
  Issued Capital | 200.00 200.00 | stock @sc
  Retained Earnings | na-net-sc | retained @re
= Total Equity | sum | totalEquity @eq
`, books, 2)
  agree(books, ['eq', 'na'])
  if ((of(books, 're')[0] ?? 0) - (of(books, 're')[1] ?? 0) > (of(books, 'net')[1] ?? 0)) throw new Error(`retained ${of(books, 're').join(' ')}, profit ${of(books, 'net').join(' ')}`)
  const plain = (value: number) => amount(value, { negative: 'parentheses', zero: '-' })
  const page = (title: string, when: string, columns: readonly string[], rows: readonly Line[]) => `<h1>${title}</h1><div><b>Wollondilly Earthworks Pty Ltd</b><br>${when}</div><table><tr class="h"><td>Account${columns.map(column => `<td class="n">${column}`).join('')}</tr>${body(escaped(rows), values => values.map(plain), 12)}</table><div class="foot" style="display:flex;justify-content:space-between;font-size:7.6pt;color:#666"><span>${title} &nbsp; | &nbsp; Wollondilly Earthworks Pty Ltd &nbsp; | &nbsp; 14 August 2026</span><span>Page 1 of 1</span></div>`
  return printed({
    name: 'wollondilly-earthworks-trading-income', size: '210mm 297mm', style: ".page{font:9pt/13.4pt 'Open Sans';font-size:8.6pt;padding:15mm 20mm}h1{font:400 18pt/24pt 'Open Sans';margin:0 0 4pt}table{margin-top:12pt}.n{width:1.1in}.h td{font-weight:700;border-bottom:1pt solid #333}.line td{border-bottom:.4pt solid #e2e2e2}.head td{font-weight:700;padding-top:6pt}.total td{font-weight:700;border-top:.5pt solid #777}.grand td{font-weight:700;background:#f2f2f2;padding:2pt 0}",
    pages: [page('Profit and Loss', 'For the year ended 30 June 2026', ['2026', '2025'], profit), page('Balance Sheet', 'As at 30 June 2026', ['30 Jun 2026', '30 Jun 2025'], sheet)],
    truth: truthFrom({
      family: 'australian-trading-income-net-assets', notes: 'Australian online program’s reports of two years on A4: trading income, other income between gross profit and operating expenses, two bank accounts under a heading of their own so that total current assets leaves them out, unexpired interest taken off chattel mortgages, net assets against equity', company: 'Wollondilly Earthworks Pty Ltd', statementType: 'INCOME_STATEMENT', ends: ['2026-06-30', '2025-06-30'], currency: 'AUD', parts: [{ rows: profit }, { rows: sheet }], books,
      any: { totalCurrent: ['cu', 'bank+cu'], receivable: ['ar', 'ar+rt'], otherCurrent: ['rt', 'null'], otherDue: ['gst+pw+it', 'gst+pw', 'gst', 'gst+it', 'gst+pw+it+sp', 'gst+pw+sp', 'it', 'null'], accrued: ['wp', 'wp+sp', 'wp+sp+pw', 'wp+pw'], longDebt: ['m1+m2+m3+ui', 'm1+m2+m3+ui+dl', 'm1+m2+m3'], otherLongDue: ['dl', 'dl+ui', 'ui', 'null'], retained: ['re', 're+cy'], totalBoth: ['assets', 'null'], salaries: ['wo', 'wo+su', 'wo+ow', 'wo+su+pt'], rent: ['rent', 'rent+ut', 'rent+ut+tel'], general: ['of', 'null'], totalExpenses: ['ex', 'ex-int'], operatingIncome: ['gp-ex', 'gp-ex+int', 'net', 'gp-ex+oi+int', 'null'], ordinaryIncome: ['net', 'gp-ex', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['oi', 'oi-int', 'null'], cash: ['bank'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'paidIn', 'fromOperations', 'inventory', 'shortInvestments'],
    }),
  })
})()
