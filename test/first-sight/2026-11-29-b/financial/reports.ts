/** Reports that programs print: a pharmacy's month and year, a freight broker's years, a molder's periods, a storage facility's quarters. */
import { amount, body, escaped, of, percent, printed, statement, truthFrom, whole, type Books } from './means.ts' // prettier-ignore

// prettier-ignore
export const pharmacy = (() => {
  const books: Books = new Map()
  const rows = statement(`
# SALES
  Prescription Sales - Third Party | 271544.18 2406318.77
  Prescription Sales - Cash | 18205.40 166790.35
  Over the Counter | 21877.62 201455.09
  Compounding | 9340.00 77615.50
  DIR and Clawback Fees | -8817.33 -74206.91
= TOTAL SALES | sum | revenue @rev
# COST OF SALES
  Drug Purchases | 226118.95 2001844.62
  OTC Purchases | 13920.14 128733.48
  Rebates Received | -6415.08 -55902.37
  Inventory Change | -2210.00 4386.00
= TOTAL COST OF SALES | sum | cost @cogs
= GROSS MARGIN | rev-cogs | gross @gp
# EXPENSES
  Pharmacist Wages | 18750.00 168750.00 | salaries @w1
  Technician and Clerk Wages | 14266.35 127018.92 | salaries @w2
  Payroll Taxes | 2693.77 24118.03 | @pt
  Group Insurance | 1880.00 16920.00
  Advertising | 415.00 3962.25 | marketing
  Bank and Card Fees | 1302.88 11745.16
  Computer Support | 1650.00 14850.00
  Delivery | 987.42 8604.71
  Depreciation | 1425.00 12825.00 | depreciation
  Insurance | 1118.50 10066.50
  Interest | 874.16 8231.45 | interest @int
  Licenses | 0 1735.00
  Office and Vials | 1436.09 12277.64 | @of
  Professional Fees | 300.00 5450.00
  Rent | 4200.00 37800.00 | @rent
  Repairs | 0 2218.36
  Utilities and Telephone | 1077.24 9866.18 | @ut
= TOTAL EXPENSES | sum | totalExpenses @exp
== NET INCOME (LOSS) | gp-exp | netIncome @net
`, books, 2)
  const rev = of(books, 'rev')
  const cells = (values: readonly number[]) => values.flatMap((value, i) => [amount(value, { zero: '.00', negative: 'minus' }).replace(/^-(.*)$/, '$1-'), percent(value, rev[i] ?? 1, 2).replace('%', '')])
  return printed({
    name: 'sunflower-apothecary-month-and-year', style: ".page{font:8.6pt/11.2pt 'Courier Prime';padding:.6in .55in}.h td{border-bottom:.6pt dashed #000}.n{width:1.05in}.total .n span{border-top:.5pt solid #000}.grand .n span{border-top:.5pt solid #000;border-bottom:2pt double #000}",
    pages: [`<div style="display:flex;justify-content:space-between"><span>RUN DATE 10/08/2025<br>10:14 AM</span><span class="c">SUNFLOWER APOTHECARY INC<br>STATEMENT OF INCOME<br>FOR THE 9 PERIODS ENDED SEPTEMBER 30, 2025</span><span>PAGE 1<br>GL-0450</span></div><br><table><tr><td><td class="n" colspan="2">CURRENT PERIOD<td class="n" colspan="2">YEAR TO DATE</tr><tr class="h"><td><td class="n">AMOUNT<td class="n">RATIO<td class="n">AMOUNT<td class="n">RATIO</tr>${body(escaped(rows), cells, 9)}</table><br>UNAUDITED - FOR MANAGEMENT USE ONLY`],
    truth: truthFrom({
      family: 'retail-pharmacy-period-ratio', notes: 'pharmacy’s ledger print: current period and year to date each with a ratio, negatives with a trailing minus, fees and rebates deducted within sales and cost, wages on two lines, no tax', company: 'SUNFLOWER APOTHECARY INC', statementType: 'INCOME_STATEMENT', ends: ['2025-09-30'], parts: [{ rows, pick: [1] }], books,
      any: { salaries: ['w1+w2', 'w1+w2+pt'], rent: ['rent', 'rent+ut'], general: ['of', 'null'], operatingIncome: ['net', 'net+int', 'null'], ordinaryIncome: ['net', 'net+int', 'null'], beforeTax: ['net', 'null'], totalExpenses: ['exp', 'exp-int'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax'],
    }),
  })
})()

// prettier-ignore
export const broker = (() => {
  const books: Books = new Map()
  const rows = statement(`
Gross revenue | 11846220 10390415 12733908 | revenue @rev
Purchased transportation | 9812334 8577261 10688340 | cost @cogs
= Net revenue | rev-cogs | gross @gp
# Operating expenses
  Agent commissions | 604118 533907 641022
  Salaries and benefits | 688450 641276 702315 | salaries
  Cargo claims and bad debts | 41706 28833 66190
  Technology and load boards | 92417 84560 79334
  Occupancy | 58200 56400 54600 | rent
  General and administrative | 117385 104229 121871 | general
  Depreciation and amortization | 24610 21948 18702 | depreciation
= Total operating expenses | sum | totalExpenses @exp
= Income from operations | gp-exp | operatingIncome @op
# Other income (expense)
  Interest expense | -88312 -74906 -51447 | -interest @int
  Other | 3150 1285 4900 | @oi
= Total other income (expense) | sum | netOther @no
= Income before state taxes | op+no | beforeTax @ebt
State franchise tax | 6800 6800 6800 | tax
== Net income | ebt-6800 | netIncome @net
`, books, 3)
  const cells = (values: readonly number[]) => values.flatMap((value, i) => [whole()(value), i < 2 ? percent((value - (values[i + 1] ?? 0)), Math.abs(values[i + 1] ?? 1), 1).replace(/^-(.*)%$/, '($1)%') : ''])
  return printed({
    name: 'granite-gate-logistics-three-years', style: ".page{font:9pt/13pt 'IBM Plex Sans';padding:.8in .75in}.h td{font-weight:700;border-bottom:1.2pt solid #1d4f7c;color:#1d4f7c}.n{width:.82in}.total td,.grand td{font-weight:700;border-top:.5pt solid #777}.grand td{background:#e4edf5;border-bottom:1.4pt solid #1d4f7c}.head td{font-weight:700;color:#1d4f7c;padding-top:5pt}",
    pages: [`<div style="font-size:16pt;line-height:20pt;color:#1d4f7c"><b>Granite Gate Logistics, LLC</b></div><div>Statements of Income (unaudited) · fiscal years ended December 31</div><table style="margin-top:14pt"><tr class="h"><td><td class="n">2025<td class="n">% chg<td class="n">2024<td class="n">% chg<td class="n">2023<td></tr>${body(escaped(rows), cells, 11)}</table><p style="font-size:8pt;color:#555">Net revenue is gross revenue less purchased transportation. 2025 loads: 6,918; net revenue margin ${percent(of(books, 'gp')[0] ?? 0, of(books, 'rev')[0] ?? 1)}.</p>`],
    truth: truthFrom({
      family: 'freight-broker-net-revenue', notes: 'freight broker’s three years with the change in percent beside the later two: net revenue after purchased transportation in place of a gross profit, agent commissions, franchise tax', company: 'Granite Gate Logistics, LLC', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31', '2024-12-31', '2023-12-31'], parts: [{ rows }], books,
      any: { revenue: ['rev', 'gp'], cost: ['cogs', 'null'], gross: ['gp', 'null'], otherIncome: ['oi', 'null'], ordinaryIncome: ['op', 'net', 'null'], otherExpenses: ['0-int', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'marketing'],
    }),
  })
})()

// prettier-ignore
export const molder = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Net Sales
  Molded Parts | 1318442 3871206 3644190
  Tooling | 214600 488250 611375
  Returns and Allowances | -22418 -61307 -48822
= Total Net Sales | sum | revenue @rev
# Cost of Sales
  Resin and Purchased Components | 531270 1566034 1502748
  Direct Labor | 188316 560922 541077
  Tooling Cost | 158903 352416 447865
  Manufacturing Overhead | 247711 738645 702290
  Variances | 9244 -4180 21365
= Total Cost of Sales | sum | cost @cogs
== Gross Profit | rev-cogs | gross @gp
# Selling, General & Administrative
  Selling | 61288 180537 171660 | marketing
  Administrative | 118604 352290 339418 | general
= Total SG&A | sum | totalExpenses @exp
== Operating Income | gp-exp | operatingIncome @op
# Other (Income) Expense
  Interest Expense | 27355 84216 92107 | interest @int
  Gain on Sale of Assets | 0 -12500 0 | @gain
  Miscellaneous | -1190 -3308 1725 | @misc
= Total Other (Income) Expense | sum | -netOther @no
== Income Before Tax | op-no | beforeTax @ebt
Provision for Income Tax | 28100 81400 58700 | tax @tax
== Net Income | ebt-tax | netIncome @net
`, books, 3)
  const cells = (values: readonly number[]) => values.map(value => whole('0')(value))
  return printed({
    name: 'wabash-molding-quarter-and-year', size: '11in 8.5in', style: '.page{font:8.8pt/11.4pt Carlito;padding:.5in .8in}.h td{font-weight:700;background:#d9d9d9}.n{width:1.3in}.total td{border-top:.4pt solid #000}.grand td{font-weight:700;border-top:.4pt solid #000;border-bottom:.8pt solid #000}.head td{font-weight:700}',
    pages: [`<div style="display:flex;justify-content:space-between;margin-bottom:8pt"><span><b style="font-size:13pt">Wabash Precision Molding Corp.</b><br>Income Statement - Company 01</span><span class="r">Fiscal Year 2026 Period 09<br>Ending 6/30/2026<br>Printed 7/14/2026 by rknowles</span></div><table><tr class="h"><td>Description<td class="n">Qtr 3<td class="n">YTD Actual<td class="n">Prior YTD</tr>${body(escaped(rows), cells, 10)}</table>`],
    truth: truthFrom({
      family: 'manufacturing-suite-quarter-and-year', notes: 'manufacturing suite’s income statement, landscape: a quarter, the year to date and the year to date before of a fiscal year that began in October, credits in parentheses under a heading of (income) expense', company: 'Wabash Precision Molding Corp.', statementType: 'INCOME_STATEMENT', ends: ['2026-06-30', '2025-06-30'], parts: [{ rows, pick: [1, 2] }], books,
      any: { otherIncome: ['0-gain-misc', '0-gain', 'null'], otherExpenses: ['int', 'no', 'null'], ordinaryIncome: ['op', 'net', 'null'], marketing: ['null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'depreciation', 'rent'],
    }),
  })
})()

// prettier-ignore
export const storage = (() => {
  const books: Books = new Map()
  const line = (label: string, q: readonly number[], marks = '') => `  ${label} | ${q.join(' ')} ${q.reduce((a, b) => a + b, 0)} | ${marks}`
  const rows = statement(`
# Income
${line('Unit rental income', [148_206, 151_733, 156_918, 152_470])}
${line('Late and administrative fees', [6_418, 5_922, 6_307, 6_815])}
${line('Tenant insurance commissions', [9_877, 10_140, 10_466, 10_592])}
${line('Truck rental and merchandise', [4_306, 5_918, 7_225, 4_011])}
${line('Less: discounts and bad debts', [-7_140, -8_266, -6_904, -9_317])}
= Effective gross income | sum | revenue @rev
# Operating expenses
${line('Advertising and web', [5_210, 6_340, 6_115, 5_480], 'marketing')}
${line('Insurance', [3_866, 3_866, 4_102, 4_102])}
${line('Management fee', [9_700, 9_927, 10_441, 9_874])}
${line('Office and software', [3_415, 3_518, 3_366, 3_702], '@of')}
${line('Payroll', [21_306, 21_944, 22_718, 22_390], 'salaries')}
${line('Property taxes', [17_250, 17_250, 18_115, 18_115])}
${line('Repairs and snow', [4_418, 6_207, 3_951, 9_688])}
${line('Utilities', [5_127, 4_383, 4_906, 6_241], '@ut')}
= Total operating expenses | sum | @exp
== Net operating income | rev-exp | @noi
# Below the line
${line('Interest', [31_418, 31_107, 30_790, 30_466], 'interest @int')}
${line('Depreciation', [24_500, 24_500, 24_500, 24_500], 'depreciation @dep')}
= Total below the line | sum
== Net income | noi-int-dep | netIncome @net
`, books, 5)
  const cells = (values: readonly number[]) => values.map(value => amount(value, { digits: 0, negative: 'parentheses' }))
  return printed({
    name: 'pine-barrens-storage-trailing-quarters', size: '11in 8.5in', style: ".page{font:9.4pt/13pt Lato;padding:.7in .8in}.h td{font-weight:700;border-bottom:1pt solid #444}.n{width:.98in}.total td,.grand td{border-top:.5pt solid #444}.grand td{font-weight:700}.head td{font-weight:700;padding-top:4pt}.h td:last-child,tr td:last-child{background:#f3f3f3}",
    pages: [`<b style="font-size:14pt">Pine Barrens Self Storage, LLC</b><br>Trailing Twelve Months Operating Statement<br>Through March 31, 2026<table style="margin-top:12pt"><tr class="h"><td><td class="n">Q2 2025<td class="n">Q3 2025<td class="n">Q4 2025<td class="n">Q1 2026<td class="n">T-12 Total</tr>${body(escaped(rows), cells, 11)}</table><p>Units 486 · net rentable 61,250 sq ft · physical occupancy 91.4% · economic occupancy 86.9%</p>`],
    truth: truthFrom({
      family: 'trailing-twelve-by-quarter', notes: 'storage facility’s trailing twelve months, landscape: four quarters of two years and a total, effective gross income, net operating income before interest and depreciation', company: 'Pine Barrens Self Storage, LLC', statementType: 'INCOME_STATEMENT', ends: ['2026-03-31'], parts: [{ rows, pick: [4] }], books,
      any: { rent: ['ut', 'null'], general: ['of', 'null'], totalExpenses: ['exp', 'exp+dep', 'exp+dep+int', 'null'], operatingIncome: ['noi', 'noi-dep', 'null'], ordinaryIncome: ['noi', 'noi-dep', 'net', 'null'], beforeTax: ['net', 'null'], otherExpenses: ['int+dep', 'int', 'null'], netOther: ['0-int-dep', '0-int', 'null'], gross: ['rev', 'null'] },
      absent: ['balanceSheet', 'cashFlowStatement', 'tax', 'cost'],
    }),
  })
})()
