/** An audited set with three years of cash flows and a British company’s management accounts. */
import { agree, amount, body, coarse, escaped, isFirst, of, printed, signed, statement, truthFrom, whole, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const busContractor = (() => {
  const books: Books = new Map()
  const flows = statement(`
# CASH FLOWS FROM OPERATING ACTIVITIES
  Net income | 618406 486215 541806 | flowIncome
  # Adjustments to reconcile net income to net cash from operating activities:
    Depreciation | 1418630 1364218 1286415 | flowDepreciation
    Gain on disposal of buses | -41806 -28415 -36218
    Deferred income taxes | 86415 41806 58206
  # Changes in assets and liabilities:
    Contract receivables | -94218 61806 -118406 | flowReceivable @r
    Parts and fuel inventory | -14218 6415 -9806 | flowInventory @i
    Prepaid insurance | 18206 -21806 4218 | @p
    Accounts payable | 36415 -48206 21806 | flowPayable @a
    Accrued payroll | 24218 14806 18630 | @c
= NET CASH PROVIDED BY OPERATING ACTIVITIES | ops | fromOperations
# CASH FLOWS FROM INVESTING ACTIVITIES
  Purchases of buses and equipment | -2186415 -1618206 -1486218 | expenditures
  Proceeds from disposal of buses | 96415 61806 74218 | @sale
  Redemption (purchase) of certificates of deposit | -100000 50000 0 | investments
= NET CASH USED IN INVESTING ACTIVITIES | sum | fromInvesting @inv
# CASH FLOWS FROM FINANCING ACTIVITIES
  Net borrowings (repayments) on line of credit | 150000 -100000 50000 | debt
  Proceeds from equipment notes | 1400000 900000 800000 | debt
  Principal payments on equipment notes | -1086415 -1018630 -964218 | debt
  Dividends paid | -180000 -150000 -150000 | dividends
= NET CASH FROM FINANCING ACTIVITIES | sum | fromFinancing @fin
= NET INCREASE (DECREASE) IN CASH | ops+inv+fin | change @ch
`, books.set('ops', [618406 + 1418630 - 41806 + 86415 - 94218 - 14218 + 18206 + 36415 + 24218, 486215 + 1364218 - 28415 + 41806 + 61806 + 6415 - 21806 - 48206 + 14806, 541806 + 1286415 - 36218 + 58206 - 118406 - 9806 + 4218 + 21806 + 18630]), 3)
  const ch = of(books, 'ch')
  books.set('b', [418_206 + (ch[2] ?? 0) + (ch[1] ?? 0), 418_206 + (ch[2] ?? 0), 418_206])
  const tail = statement(`
CASH, beginning of year | b | beginning
== CASH, end of year | b+ch | ending
# SUPPLEMENTAL DISCLOSURES
  Interest paid | 241806 218630 206415
  Income taxes paid | 61806 94218 48206
`, books, 3)
  const rows = [...flows, ...tail]
  const cells = (values: readonly number[], row: { readonly kind?: string }, index: number) => values.map(value => (isFirst(rows, index) || row.kind === 'grand' ? signed(whole('-')(value)) : whole('-')(value)))
  return printed({
    name: 'sandhills-school-bus-audited-flows-scan', scan: coarse, style: '.page{font:10.4pt/14pt Tinos;padding:.8in .85in}.h td{font-weight:700;border-bottom:.8pt solid #000}.n{width:.98in;padding-left:9pt}.total .n,.grand .n{border-top:.6pt solid #000}.grand .n{border-bottom:2pt double #000}.total td:first-child,.grand td:first-child{padding-left:18pt}.d1.head td{padding-left:10pt}',
    pages: [`<div class="c" style="margin-bottom:12pt">SANDHILLS SCHOOL BUS COMPANY<br>STATEMENTS OF CASH FLOWS<br>YEARS ENDED JUNE 30, 2026, 2025 AND 2024</div><table><tr class="h"><td><td class="n">2026<td class="n">2025<td class="n">2024</tr>${body(escaped(rows), cells, 12)}</table><div class="foot c">The accompanying notes are an integral part of these financial statements.<br>6</div>`],
    truth: truthFrom({
      family: 'audited-three-year-cash-flows', notes: 'scan at 150 dpi of one page of an audit: cash flows of three years, adjustments under headings that are sentences without a total of their own, changes named by the balance sheet item only, supplemental disclosures below the end of the statement', company: 'SANDHILLS SCHOOL BUS COMPANY', statementType: 'CASH_FLOW_STATEMENT', ends: ['2026-06-30', '2025-06-30', '2024-06-30'], parts: [{ rows }], books,
      any: { flowOther: ['p+c', 'p', 'c', 'null'], flowTotal: ['r+i+p+a+c', 'null'], otherInvesting: ['sale', 'null'], expenditures: ['0-2186415'] },
      absent: ['balanceSheet', 'incomeStatement', 'acquisitions', 'stockIssue'],
    }),
  })
})()

// prettier-ignore
export const british = (() => {
  const books: Books = new Map()
  const income = statement(`
# Sales
  Product Sales | 86415.20 684218.75 | @t1
  Carriage Charged | 2418.00 18630.50 | @t2
= | sum | revenue @rev
# Purchases
  Materials Purchased | 36218.44 281806.30
  Opening Stock | 41806.00 38215.00
  Closing Stock | -43218.00 -43218.00
= | sum | @pur
# Direct Expenses
  Productive Labour | 14806.15 118206.40 | @lab
  Subcontract Galvanising | 6218.30 48630.15
= | sum | @dir
= Gross Profit/(Loss): | rev-pur-dir | gross @gp
# Overheads
  Gross Wages | 8630.00 68415.00 | @w
  Rent and Rates | 3200.00 25600.00 | @rr
  Heat, Light and Power | 1418.66 11206.90 | @hl
  Motor Expenses | 1206.40 10418.33
  Printing and Stationery | 318.20 2806.15 | @ps
  Professional Fees | 450.00 4218.00
  Depreciation | 1250.00 10000.00 | depreciation
  Bank Charges and Interest | 218.75 1806.44 | @bci
  Bad Debts | 0 1240.00
= | sum | totalExpenses @exp
== Net Profit/(Loss): | gp-exp | netIncome @net
`, books, 2)
  books.set('ytd', [(of(books, 'net')[1] ?? 0)]).set('pnet', [(of(books, 'net')[0] ?? 0)])
  const sheet = statement(`
# Fixed Assets
  Plant and Machinery | 118206.50
  Motor Vehicles | 24630.00
= | sum | property @fa
# Current Assets
  Stock | 43218.00 | inventory
  Debtors | 96415.75 | receivable
  Deposits and Cash | 250.00 | cash
  Bank Account | 31806.22 | cash
= | sum | totalCurrent @ca
# Current Liabilities
  Creditors : Short Term | 48206.18 | payable
  Taxation | 9418.60 | @paye
  VAT Liability | 14218.33 | @vat
= | sum | totalDue @due
= Current Assets less Current Liabilities: | ca-due
= Total Assets less Current Liabilities: | fa+ca-due
# Long Term Liabilities
  Creditors : Long Term | 52630.00 | longDebt @ltd
= | sum
= Total Assets less Total Liabilities: | fa+ca-due-ltd | @na
# Capital & Reserves
  Share Capital | 100.00 | stock @sc
  Reserves | na-sc-pl | retained @res
  P & L Account | pl | @pl2
== | na | totalEquity @eq
`, books.set('pl', of(books, 'ytd')), 1)
  agree(books, ['eq', 'na'])
  const ytd: Books = new Map([...books].map(([name, values]) => [name, [values.length > 1 ? (values[1] ?? 0) : (values[0] ?? 0)]]))
  // Details in the inner column, sums in the outer one, as the program prints both periods.
  const cells = (values: readonly number[], row: { readonly kind?: string }) => values.flatMap(value => { const text = amount(value, { negative: 'parentheses' }); return row.kind === 'line' ? [text, ''] : ['', text] })
  const head = (title: string, more: string) => `<table style="font-size:8.6pt"><tr><td style="width:25%">Date: 07/12/2025<br>Time: 11:42:08<td class="c"><b style="font-size:11pt">Pennine Gate &amp; Railing Ltd</b><br><b>${title}</b><td style="width:25%" class="r">Page: 1</tr></table><div style="margin:8pt 0">${more}<br>Chart of Accounts: &nbsp; Default Layout of Accounts</div>`
  return printed({
    name: 'pennine-gate-railing-management-accounts', size: '210mm 297mm', style: '.page{font:9pt/11.8pt Arimo;padding:15mm 16mm}.h td{font-weight:700;border-bottom:.6pt solid #000}.n{width:.9in}.total .n span,.grand .n span{border-top:.6pt solid #000}.grand td,.head td{font-weight:700}.grand .n span{border-bottom:2pt double #000}',
    pages: [`${head('Profit and Loss', 'From: &nbsp; Month 8, November 2025<br>To: &nbsp;&nbsp;&nbsp;&nbsp; Month 8, November 2025')}<table><tr class="h"><td><td colspan="2" class="n">Period<td colspan="2" class="n">Year to Date</tr>${body(escaped(income), cells, 10)}</table>`, `${head('Balance Sheet', 'From: &nbsp; Month 1, April 2025<br>To: &nbsp;&nbsp;&nbsp;&nbsp; Month 8, November 2025')}<table style="width:70%"><tr class="h"><td><td colspan="2" class="n">Year to Date</tr>${body(escaped(sheet), cells, 10)}</table>`],
    truth: truthFrom({
      family: 'british-ledger-period-and-year', notes: 'British ledger program’s management accounts: details in an inner column and sums without labels in an outer one, for period and year to date; the period as months by number, opening and closing stock within purchases, net assets layout with no total of assets, pounds without a sign', company: 'Pennine Gate & Railing Ltd', statementType: 'BALANCE_SHEET', ends: ['2025-11-30'], parts: [{ rows: sheet, pick: [0] }, { rows: income, pick: [1] }], books: ytd, currency: 'GBP',
      any: { revenue: ['rev', 't1'], cost: ['pur+dir', 'pur'], salaries: ['w', 'w+lab', 'null'], rent: ['rr', 'rr+hl', 'null'], general: ['ps', 'null'], interest: ['bci', 'null'], operatingIncome: ['net', 'net+bci', 'null'], ordinaryIncome: ['net', 'null'], beforeTax: ['net', 'null'], totalFixed: ['fa', 'null'], totalAssets: ['fa+ca', 'null'], totalLiabilities: ['due+ltd', 'null'], totalLong: ['ltd', 'null'], longDebt: ['ltd', 'null'], otherLongDue: ['ltd', 'null'], otherDue: ['paye+vat', 'vat', 'paye', 'null'], accrued: ['paye+vat', 'paye', 'vat', 'null'], retained: ['res', 'res+pl2'], totalBoth: ['fa+ca', 'null'] },
      absent: ['cashFlowStatement', 'treasury', 'intangible', 'accumulated'],
    }),
  })
})()
