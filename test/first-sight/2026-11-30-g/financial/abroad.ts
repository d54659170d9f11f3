/** Accounts from abroad: British management accounts of a half year, Australian accounts with numbers in a column. */
import { agree, alsoNamed, amount, body, escaped, of, percent, printed, statement, truthFrom, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const management = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Turnover
  Printed cartons | 1128460 1043915
  Sleeves and trays | 487225 512680
  Origination and tooling | 63118 48740
= | sum | revenue @rev
# Cost of sales
  Board and paper | 681402 655910
  Inks, films and adhesives | 94377 90216
  Direct wages | 259840 246305 | @dw
  Sub-contract finishing | 41935 57264
  Carriage outwards | 52610 50188
= | sum | cost @cogs
== Gross profit | rev-cogs | gross @gp
# Establishment
  Rent and service charge | 48000 46500 | rent @rent
  Rates | 17640 16985 | @rates
  Light, heat and power | 39872 43517 | @lhp
  Repairs and insurance | 14206 11938
# Staff
  Directors’ remuneration | 45000 45000 | salaries @dir
  Office salaries | 83415 79220 | salaries @os
  Employer’s NI and pensions | 41730 35864 | @nip
# Administration
  Motor and travel | 12893 14455
  Telephone, IT and stationery | 16418 15172 | @it
  Advertising and exhibitions | 9750 13100 | marketing
  Accountancy and legal | 8400 7950
  Bad debts | 0 3216
# Finance
  Bank charges | 2745 2610
  Invoice discounting charges | 11862 10975 | @idc
  Hire purchase interest | 7934 6218 | interest @hp
# Depreciation
  Plant and vehicles | 46250 41875 | depreciation @dep
= Total overheads | over | totalExpenses @ov
== Operating profit before tax | gp-over | beforeTax @net
Provision for corporation tax | -23500 -15800 | -tax @tax
== Profit retained for the period | net+tax | netIncome @ni
`, books.set('over', [[48000, 17640, 39872, 14206, 45000, 83415, 41730, 12893, 16418, 9750, 8400, 0, 2745, 11862, 7934, 46250], [46500, 16985, 43517, 11938, 45000, 79220, 35864, 14455, 15172, 13100, 7950, 3216, 2610, 10975, 6218, 41875]].map(list => list.reduce((sum, value) => sum + value, 0))), 2)
  const sheet = statement(`
# Fixed assets
  Plant and machinery at cost | 1184230 | property @p1
  Motor vehicles at cost | 96415 | property @p2
  Less depreciation to date | -742860 | accumulated @ad
= | sum | totalFixed @fa
# Current assets
  Stock and work in progress | 243118 | inventory @st
  Trade debtors | 598442 | receivable @td
  Prepayments and other debtors | 37925 | prepaid @pp
  Cash at bank and in hand | 21608 | cash @c
= | sum | totalCurrent @ca
# Creditors due within one year
  Trade creditors | 371954 | payable @tc
  Invoice discounting facility | 236810 | shortDebt @id
  Hire purchase | 74280 | currentDebt @hpc
  PAYE, NI and VAT | 68437 | @pv
  Corporation tax | 39300 | @ct
  Accruals | 28865 | accrued @acc
= | sum | totalDue @cr
== Net current assets | ca-cr | @nca
== Total assets less current liabilities | fa+nca | @tal
Hire purchase due after one year | -118605 | -longDebt @hpl
Deferred taxation | -64900 | -deferredTax @dtx
== Net assets | tal+hpl+dtx | @na
# Represented by
  Share capital | 10000 | stock @sc
  Profit and loss account brought forward | na-sc-profit | @bf
  Profit for the period | profit | @pf
== Shareholders’ funds | sc+bf+pf | totalEquity @sf
`, books.set('profit', [of(books, 'ni')[0] ?? 0]), 1)
  agree(books, ['sf', 'na'])
  const base = of(books, 'rev')
  const minus = (value: number) => amount(value, { digits: 0, zero: '-' })
  const first = (values: readonly number[]) => values.flatMap((value, i) => [minus(value), percent(value, base[i] ?? 1)])
  const top = (title: string) => `<div class="t"><span><b>Ribbleton Carton Company Limited</b><br>Management accounts for the six months ended 30 September 2026</span><span class="r">${title}<br>Draft 2 &nbsp; 19/10/2026</span></div>`
  const foot = '<div class="foot" style="font-size:7.6pt">Prepared by Holt Naylor Accountants from the records of the company and the explanations of the directors, without audit. For the use of the directors and their bankers.</div>'
  return printed({
    name: 'ribbleton-carton-management-accounts', size: '210mm 297mm', style: ".page{font:8.8pt/12.2pt Lato;padding:16mm 20mm}.t{display:flex;justify-content:space-between;background:#e9eef2;padding:6pt 8pt;margin-bottom:8pt}.t b{font-size:11.5pt;line-height:15pt}.n{width:.82in}td:nth-child(3),td:nth-child(5){width:.6in;color:#567}.h td{font-weight:700;text-align:right}.head td{font-weight:700;color:#0b4a6f;padding-top:3pt}.total .n span,.grand .n span{border-top:.6pt solid #000;display:inline-block;min-width:.6in;min-height:10pt}.grand td{font-weight:700;background:#f4f6f8}",
    pages: [`${top('Profit and loss account')}<table><tr class="h"><td><td>6 months to<br>30/09/26<br>£<td>% of<br>sales<td>6 months to<br>30/09/25<br>£<td>% of<br>sales</tr>${body(escaped(profit), first, 10)}</table>${foot}`, `${top('Balance sheet at 30 September 2026')}<table><tr class="h"><td><td class="n">£</tr>${body(escaped(sheet), values => values.map(minus), 10)}</table><p style="margin-top:16pt;font-size:8.2pt">Debtor days 65 &nbsp;|&nbsp; Creditor days 78 &nbsp;|&nbsp; Facility limit £350,000, 85% of approved debts</p>${foot}`],
    truth: alsoNamed(truthFrom({
      family: 'british-management-accounts', notes: 'British management accounts of a half year on A4: percentages of sales beside both periods, sums without captions, overheads grouped under headings, a provision for tax, a balance sheet of one date with invoice discounting and hire purchase, equity with the profit of the period apart', company: 'Ribbleton Carton Company Limited', statementType: 'INCOME_STATEMENT', ends: ['2026-09-30', '2025-09-30'], currency: 'GBP', parts: [{ rows: profit }, { rows: sheet }], books,
      any: { salaries: ['dir+os', 'dir+os+nip', 'os', 'dir+os+dw', 'dir+os+nip+dw'], rent: ['rent', 'rent+lhp', 'rent+rates+lhp', 'rent+rates'], general: ['it', 'null'], interest: ['hp', 'hp+idc'], totalExpenses: ['ov', 'ov-hp', 'ov-hp-idc'], operatingIncome: ['net', 'net+hp', 'net+hp+idc', 'null'], ordinaryIncome: ['net', 'ni', 'net+hp', 'null'], otherIncome: ['null', '0'], otherExpenses: ['null', 'hp', 'hp+idc'], netOther: ['null', '0-hp', '0-hp-idc'], prepaid: ['pp', 'null'], otherCurrent: ['pp', 'null'], accrued: ['acc', 'acc+pv', 'acc+pv+ct'], otherDue: ['pv+ct', 'pv', 'ct', 'null'], totalAssets: ['fa+ca', 'null'], totalLong: ['0-hpl-dtx', '0-hpl', 'null'], totalLiabilities: ['cr-hpl-dtx', 'null'], totalBoth: ['fa+ca', 'na', 'null'], retained: ['bf+pf', 'bf', 'null'], shortDebt: ['id', 'id+hpc'], currentDebt: ['hpc'], totalFixed: ['fa'] },
      absent: ['treasury', 'paidIn', 'intangible', 'fromOperations', 'shortInvestments', 'longInvestments'],
    }), 'Ribbleton Carton Company Limited', 'Ribbleton Carton Company Ltd'),
  })
})()

// prettier-ignore
export const numbered = (() => {
  const books: Books = new Map()
  const profit = statement(`
# 4-0000 Income
  4-1100 Sales - Cylinder Repairs | 684217.45
  4-1200 Sales - Hose and Fittings | 521906.30
  4-1300 Sales - Field Service | 398745.10
  4-1900 Freight Collected | 14882.65
= Total Income | sum | revenue @rev
# 5-0000 Cost of Sales
  5-1100 Purchases - Parts and Seals | 417338.92
  5-1200 Purchases - Hose and Fittings | 266190.74
  5-1300 Subcontract Machining | 61455.00
  5-1500 Freight Inwards | 18307.41
  5-1900 Stock Movement | -9640.00
= Total Cost of Sales | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# 6-0000 Expenses
  6-1100 Accounting Fees | 9200.00
  6-1200 Advertising | 6418.18 | marketing
  6-1300 Bank Fees and Merchant Fees | 4073.66
  6-1400 Computer and Software | 11260.35
  6-1500 Depreciation | 48915.00 | depreciation @dep
  6-1600 Electricity and Gas | 13544.27 | @el
  6-1700 Fuel and Oil | 37219.84
  6-1800 Insurance | 22846.50
  6-1900 Interest Paid | 15728.09 | interest @int
  6-2100 Rent | 66000.00 | rent @rent
  6-2200 Repairs and Maintenance | 12377.93
  6-2300 Superannuation | 59816.40 | @su
  6-2400 Telephone and Internet | 7042.71
  6-2500 Wages and Salaries | 498470.00 | salaries @wa
  6-2600 WorkCover | 10933.25
= Total Expenses | sum | totalExpenses @ex
== Operating Profit | gp-ex | operatingIncome @op
# 8-0000 Other Income
  8-1100 Interest Received | 1284.52 | @ir
  8-1200 Profit on Sale of Plant | 5500.00 | @ps
= Total Other Income | sum | otherIncome @oi
== Net Profit / (Loss) | op+oi | netIncome @net
`, books, 1)
  const sheet = statement(`
# 1-0000 Assets
  # 1-1000 Current Assets
    1-1110 Business Cheque Account | 87436.19 | cash @c1
    1-1120 Tax Savings Account | 52000.00 | cash @c2
    1-1190 Petty Cash | 300.00 | cash @c3
    1-1210 Trade Debtors | 241807.66 | receivable @td
    1-1310 Stock on Hand | 163250.00 | inventory @st
    1-1410 Prepaid Insurance | 7615.50 | prepaid @pp
  = Total Current Assets | sum | totalCurrent @ca
  # 1-2000 Non-Current Assets
    1-2110 Plant and Equipment at Cost | 386920.00 | property @p1
    1-2120 Plant and Equipment Accum Dep | -201344.00 | accumulated @a1
    1-2210 Service Vehicles at Cost | 248705.00 | property @p2
    1-2220 Service Vehicles Accum Dep | -117690.00 | accumulated @a2
    1-2410 Rental Bond | 16500.00 | otherLong @rb
  = Total Non-Current Assets | sum | totalFixed @nca
= Total Assets | ca+nca | totalAssets @assets
# 2-0000 Liabilities
  # 2-1000 Current Liabilities
    2-1110 Trade Creditors | 118342.75 | payable @tc
    2-1210 Business Credit Card | 6921.38 | @cc
    2-1310 GST Collected | 38217.90 | @g1
    2-1320 GST Paid | -21664.35 | @g2
    2-1410 PAYG Withholding | 9874.00 | @pw
    2-1420 Superannuation Payable | 14954.10 | @sp
    2-1510 Provision for Annual Leave | 33482.00 | @al
  = Total Current Liabilities | sum | totalDue @cl
  # 2-2000 Non-Current Liabilities
    2-2110 Equipment Loan - Press | 94718.22 | longDebt @l1
    2-2120 Chattel Mortgage - Vehicles | 83055.60 | longDebt @l2
    2-2310 Loan from Director | 45000.00 | @ld
  = Total Non-Current Liabilities | sum | totalLong @ncl
= Total Liabilities | cl+ncl | totalLiabilities @liab
== Net Assets | assets-liab | @na
# 3-0000 Equity
  3-1100 Share Capital | 120.00 | stock @sc
  3-2100 Retained Earnings | na-sc-profit | retained @re
  3-2200 Current Year Earnings | profit | @cy
= Total Equity | sum | totalEquity @eq
`, books.set('profit', [...of(books, 'net')]), 1)
  agree(books, ['eq', 'na'])
  if ((of(books, 're')[0] ?? 0) < 0) throw new Error('retained')
  const row = (line: Line) => {
    const [, number = '', label = line.label] = /^(\d-\d{4}) (.*)$/.exec(line.label) ?? []
    const value = line.values?.[0]
    return `<tr class="${line.kind}"><td class="a">${number}<td style="padding-left:${line.indent * 9}pt">${label}<td class="n"><span>${value === undefined ? '' : amount(value, { negative: 'dollar-minus', dollar: true }).replace('-$', '-$')}</span></tr>`
  }
  const page = (title: string, when: string, rows: readonly Line[], at: number) => `<div class="t"><b>Gippsland Hydraulic Services Pty Ltd</b><br>14 Standing Drive<br>Traralgon VIC 3844<br>ABN: 73 614 220 958</div><div class="c" style="margin:6pt 0"><b style="font-size:14pt;line-height:18pt">${title}</b><br>${when}</div><table>${escaped(rows).map(row).join('')}</table><div class="foot" style="display:flex;justify-content:space-between;font-size:7.6pt"><span>18/08/2026 10:26:14 AM</span><span>Page ${at}</span></div>`
  return printed({
    name: 'gippsland-hydraulic-services-numbered', size: '210mm 297mm', style: ".page{font:9pt/12.4pt 'PT Sans';padding:14mm 22mm}.t{font-size:8.4pt;line-height:10.6pt}.t b{font-size:10pt}table{border-top:1pt solid #444}.a{width:.75in;color:#333}.n{width:1.3in}.head td{font-weight:700}.total .n span{border-top:.6pt solid #000;display:inline-block;min-width:.95in}.total td,.grand td{font-weight:700}.grand td{padding:3pt 0}",
    pages: [page('Profit &amp; Loss Statement', 'July 2025 To June 2026', profit, 1), page('Balance Sheet', 'As of June 2026', sheet, 2)],
    truth: truthFrom({
      family: 'australian-accounts-number-column', notes: 'Australian accounting program on A4: account numbers in a column before names, one year with months and no days in the heading, dollar signs on every amount, GST collected and paid as two liabilities, accumulated depreciation under each class, current year earnings apart', company: 'Gippsland Hydraulic Services Pty Ltd', statementType: 'BALANCE_SHEET', ends: ['2026-06-30'], currency: 'AUD', parts: [{ rows: sheet }, { rows: profit }], books,
      any: { shortDebt: ['cc', 'null'], accrued: ['sp+al', 'sp', 'al', 'pw+sp+al', 'pw+sp', 'null', 'g1+g2+pw+sp', 'g1+g2+pw+sp+al'], otherDue: ['g1+g2+pw', 'g1+g2', 'g1+g2+pw+cc', 'g1+g2+pw+sp', 'g1+g2+pw+sp+al', 'g1+g2+pw+al', 'g1+g2+pw+sp+al+cc', 'g1+g2+cc', 'cc', 'al', 'null'], longDebt: ['l1+l2', 'l1+l2+ld'], otherLongDue: ['ld', 'null'], retained: ['re', 're+cy'], totalFixed: ['nca', 'nca-rb'], salaries: ['wa', 'wa+su'], rent: ['rent', 'rent+el'], totalExpenses: ['ex', 'ex-int'], operatingIncome: ['op', 'op+int'], ordinaryIncome: ['op', 'net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['null', 'int', '0'], netOther: ['oi', 'oi-int', 'null'], totalBoth: ['assets', 'null'] },
      absent: ['tax', 'treasury', 'deferredTax', 'intangible', 'paidIn', 'fromOperations', 'shortInvestments'],
    }),
  })
})()
