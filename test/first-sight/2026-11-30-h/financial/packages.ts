/** Interim packages: a distributor's workbook with two years beside the year to date, a fabricator's statements from its job system. */
import { agree, amount, body, escaped, of, printed, statement, truthFrom, whole, withPrior, type Books, type Line } from './means.ts' // prettier-ignore

// prettier-ignore
export const distributor = (() => {
  const books: Books = new Map()
  const profit = statement(`
# Revenue
  Janitorial chemicals | 2486315 2219840 2874615 2691830
  Paper and disposables | 3918240 3645915 4712380 4488125
  Equipment sales and service | 612485 548730 716240 655910
  Less: rebates and returns | -94315 -86240 -112660 -104385
= Total revenue | sum | revenue @rev
Cost of goods sold | 4286905 3805185 4928610 4682475 | cost @cogs
= Gross profit | rev-cogs | gross @gp
# Operating expenses
  Warehouse and driver wages | 684920 641375 839460 812740 | salaries @w1
  Sales salaries and commissions | 412680 386215 508940 479365 | salaries @w2
  Office and management salaries | 318450 305200 412600 398150 | salaries @w3
  Payroll taxes and benefits | 218640 203915 271835 258420 | @ptb
  Building rent | 175000 170000 204500 198000 | rent @rent
  Utilities and telephone | 46315 44820 58240 55975 | @ut
  Fuel and fleet | 138420 129635 171280 166915
  Insurance | 72840 68915 88460 83720
  Advertising and shows | 28615 31240 41870 36425 | marketing
  Depreciation | 96500 88400 112315 104820 | depreciation @dep
  Office, software and other | 104385 98240 128615 121470 | @off
= Total operating expenses | sum | totalExpenses @ex
= Income from operations | gp-ex | operatingIncome @op
Interest expense | -68415 -72930 -94280 -88615 | -interest @int
Other income | 6240 3815 8925 11430 | otherIncome @oi
== Net income before taxes | op+int+oi | beforeTax @net
`, books, 4)
  const sheet = statement(`
# Assets
  # Current assets
    Cash | 186415 212360 148920 | cash @c
    Trade receivables | 984620 861245 816380 | receivable @ar
    Vendor rebates receivable | 61240 48915 44360 | @vr
    Inventory | 1148365 1062480 1018745 | inventory @iv
    Prepaids | 54820 41635 38290 | prepaid @pp
  = Total current assets | sum | totalCurrent @ca
  # Fixed assets
    Warehouse equipment | 486215 442380 418960 | property @p1
    Delivery trucks | 918640 798415 742830 | property @p2
    Office equipment | 142385 138240 131615 | property @p3
    Accumulated depreciation | -904315 -807815 -695500 | accumulated @ad
  = Net fixed assets | sum | totalFixed @fx
  Customer list, net | 84000 96000 110400 | intangible @ia
= Total assets | ca+fx+ia | totalAssets @assets
# Liabilities and equity
  # Current liabilities
    Accounts payable | 712480 648915 621340 | payable @ap
    Accrued payroll and commissions | 118365 96240 91815 | accrued @a1
    Sales tax payable | 28415 26380 24915 | otherDue @st
    Line of credit | 450000 425000 500000 | shortDebt @loc
    Current portion of truck loans | 142600 128400 118200 | currentDebt @cp
  = Total current liabilities | sum | totalDue @cl
  Truck loans, long term | 318640 296415 284720 | longDebt @tl
  Seller note | 187500 225000 275000 | longDebt @sn
= Total liabilities | cl+tl+sn | totalLiabilities @liab
  # Members’ equity
    Members’ capital | 200000 200000 200000 | @mc
    Accumulated earnings | assets-liab-mc | retained @re
  = Total members’ equity | sum | totalEquity @eq
= Total liabilities and equity | liab+eq | totalBoth @both
`, books, 3)
  agree(books, ['both', 'assets'])
  const [now = 0, before = 0, first = 0] = of(books, 're')
  const earned = of(books, 'net')
  const drawn = [before + (earned[0] ?? 0) - now, first + (earned[2] ?? 0) - before]
  if (drawn.some(value => value < 0 || value > 500_000)) throw new Error(`drawn ${drawn.join(' ')}; income ${earned.join(' ')}; kept ${now} ${before} ${first}`)
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' ? '$ ' : ''}${whole('-')(value)}`)
  const top = (title: string) => `<div class="t"><b>Bitterroot Supply & Janitorial LLC</b> &nbsp; ${title}<span class="r">Loan package, November 2026</span></div>`.replace('& ', '&amp; ')
  const facts = { family: 'years-beside-year-to-date', company: 'Bitterroot Supply & Janitorial LLC', statementType: 'INCOME_STATEMENT', books } as const
  const any = { salaries: ['w1+w2+w3', 'w1+w2+w3+ptb', 'w2+w3', 'w3'], rent: ['rent', 'rent+ut'], general: ['off', 'null'], ordinaryIncome: ['op', 'net', 'null'], netIncome: ['net', 'null'], otherExpenses: ['null', '0', '0-int'], netOther: ['oi', 'oi+int', 'null'] } as const
  return printed({
    name: 'bitterroot-supply-years-and-year-to-date', size: '11in 8.5in', style: ".page{font:9pt/12.6pt Arimo;font-size:8.6pt;padding:.45in .8in}.t{background:#dce6f1;border:.6pt solid #8ea9c8;padding:4pt 8pt;margin-bottom:6pt}.t .r{float:right}.t b{font-size:11pt}td{border-bottom:.4pt solid #d5d5d5}.n{width:1.25in}.h td{font-weight:700;text-align:right;background:#f2f2f2;border-bottom:.8pt solid #000}.head td{font-weight:700}.total td{font-weight:700;border-top:.6pt solid #000}.grand td{font-weight:700;border-top:.6pt solid #000;border-bottom:2pt double #000}",
    pages: [`${top('Income statements')}<table><tr class="h"><td><td>10 mos. ended<br>10/31/2026<td>10 mos. ended<br>10/31/2025<td>Year ended<br>12/31/2025<td>Year ended<br>12/31/2024</tr>${body(escaped(profit), cells, 11)}</table><p style="font-size:7.8pt">Prepared by management from the books without audit or review. The LLC is taxed as a partnership.</p>`, `${top('Balance sheets')}<table><tr class="h"><td><td>10/31/2026<td>12/31/2025<td>12/31/2024</tr>${body(escaped(sheet), cells, 11)}</table>`],
    truth: withPrior(
      truthFrom({
        ...facts, notes: 'distributor’s landscape workbook: ten months of two years before two whole years in one income statement, balance sheets at three dates on the next page, rebates and returns taken off revenue, cost of goods in one line, salaries in three lines, no tax, a seller note', ends: ['2026-10-31', '2025-12-31', '2024-12-31'],
        parts: [{ rows: profit, pick: [0, 2, 3] }, { rows: sheet }],
        any: { ...any, receivable: ['ar', 'ar+vr'], otherCurrent: ['vr', 'null'], totalFixed: ['fx', 'fx+ia', 'null'], totalLong: ['tl+sn', 'null'], longDebt: ['tl+sn', 'tl'], otherLongDue: ['sn', 'null'], stock: ['mc', 'null'], paidIn: ['null', 'mc'], accrued: ['a1', 'a1+st'], otherDue: ['st', 'null'] },
        absent: ['tax', 'treasury', 'deferredTax', 'fromOperations', 'shortInvestments'],
      }),
      truthFrom({ ...facts, notes: '', ends: ['2026-10-31', '2025-10-31'], parts: [{ rows: profit, pick: [0, 1] }], any }),
    ),
  })
})()

// prettier-ignore
export const fabricator = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# CURRENT ASSETS
  1010 CHECKING - OPERATING | 118462.37 96318.42 84915.60 | cash @c1
  1020 PAYROLL ACCOUNT | 12500.00 12500.00 12500.00 | cash @c2
  1100 ACCOUNTS RECEIVABLE | 842316.90 796480.15 718940.33 | receivable @ar
  1190 RESERVE FOR BAD DEBTS | -15000.00 -15000.00 -12000.00 | receivable @rv
  1200 RAW MATERIAL INVENTORY | 264815.20 281340.75 248612.94 | inventory @i1
  1220 WORK IN PROCESS | 186420.68 158935.10 142380.27 | inventory @i2
  1300 PREPAID EXPENSES | 34218.00 38462.00 31640.00 | prepaid @pp
= TOTAL CURRENT ASSETS | sum | totalCurrent @ca
# FIXED ASSETS
  1510 MACHINERY | 1684215.00 1684215.00 1492630.00 | property @p1
  1520 TRUCKS | 148360.00 148360.00 148360.00 | property @p2
  1530 FURNITURE AND COMPUTERS | 96412.50 94280.00 91845.00 | property @p3
  1590 ACCUM DEPRECIATION | -1084632.00 -1069420.00 -902180.00 | accumulated @ad
= TOTAL FIXED ASSETS | sum | totalFixed @fx
# OTHER ASSETS
  1800 UTILITY DEPOSITS | 6500.00 6500.00 6500.00 | otherLong @dp
= TOTAL OTHER ASSETS | sum | @oa
== TOTAL ASSETS | ca+fx+oa | totalAssets @assets
# CURRENT LIABILITIES
  2010 ACCOUNTS PAYABLE | 318640.25 296415.80 274936.14 | payable @ap
  2050 RECEIVED NOT INVOICED | 42318.60 38640.15 36120.90 | @rni
  2100 CUSTOMER DEPOSITS | 68000.00 42500.00 51250.00 | otherDue @cd
  2200 ACCRUED WAGES | 48615.32 36420.18 41860.75 | accrued @a1
  2210 ACCRUED VACATION | 31240.00 30415.00 28960.00 | accrued @a2
  2300 PAYROLL TAXES WITHHELD | 9416.77 8642.30 8915.46 | @wh
  2400 BANK LINE OF CREDIT | 175000.00 200000.00 150000.00 | shortDebt @loc
= TOTAL CURRENT LIABILITIES | sum | totalDue @cl
# LONG TERM LIABILITIES
  2510 NOTE - PRESS BRAKE | 148620.44 153918.20 211640.15 | longDebt @n1
  2520 NOTE - LASER | 386415.90 395240.36 304815.70 | longDebt @n2
= TOTAL LONG TERM LIABILITIES | sum | totalLong @ll
= TOTAL LIABILITIES | cl+ll | totalLiabilities @liab
# EQUITY
  3010 COMMON STOCK | 25000.00 25000.00 25000.00 | stock @cs
  3100 RETAINED EARNINGS | assets-liab-cs-ytd+tr | retained @re
  3150 TREASURY STOCK | -60000.00 -60000.00 -60000.00 | treasury @ts
  3900 CURRENT EARNINGS | ytd | @ce
= TOTAL EQUITY | sum | totalEquity @eq
== TOTAL LIABILITIES AND EQUITY | liab+eq | totalBoth @both
`, books.set('ytd', [268_415.37, 221_940.18, 174_862.55]).set('tr', [60_000, 60_000, 60_000]), 3)
  agree(books, ['both', 'assets'])
  if (of(books, 're').some(value => value < 100_000)) throw new Error(`earnings ${of(books, 're').join(' ')}`)
  const cell = (value: number) => { const text = amount(value, { negative: 'minus' }); return text.startsWith('-') ? `${text.slice(1)}-` : `${text}&nbsp;` }
  const rows = escaped(sheet).map(row => ({ ...row, label: row.label.replace(/^(\d{4}) /, '<i>$1</i>') }))
  const split = rows.findIndex(({ label }) => label === 'CURRENT LIABILITIES')
  const page = (part: readonly Line[], at: number) => `<div class="t"><span>JOBTRAX/GL 8.2<br>RUN 10/06/26 07:51</span><span class="c"><b>CHENANGO STAMPING AND WELD CO</b><br>COMPARATIVE BALANCE SHEET<br>PERIOD 09 ENDING 09/30/26</span><span class="r">PAGE ${at}<br>USER JANETK</span></div><table><tr class="h"><td>ACCOUNT<td>THIS PERIOD<br>09/30/26<td>LAST PERIOD<br>08/31/26<td>SAME PERIOD LY<br>09/30/25</tr>${body(part, values => values.map(cell), 10)}</table>`
  return printed({
    name: 'chenango-stamping-period-comparison', style: ".page{font:8.8pt/12.4pt Cousine;font-size:8.2pt;padding:.5in .6in}.t{display:flex;justify-content:space-between;border-bottom:1pt dashed #000;padding-bottom:5pt;margin-bottom:6pt}i{font-style:normal;display:inline-block;width:.5in}.n{width:1.3in}.h td{text-align:right;border-bottom:1pt dashed #000;vertical-align:bottom}.h td:first-child{text-align:left}.head td{padding-top:7pt}.total .n span,.grand .n span{border-top:.7pt solid #000;display:inline-block;min-width:1.05in}.grand td{font-weight:700;padding-top:4pt}",
    pages: [page(rows.slice(0, split), 1), `${page(rows.slice(split), 2)}<div class="c" style="margin-top:14pt">*** END OF REPORT ***</div>`],
    truth: truthFrom({
      family: 'job-system-this-period-last-period', notes: 'fabricator’s balance sheet from a job system in capitals: this period, last period and the same period of last year in columns, account numbers of four digits, a minus after negative amounts, goods received but not invoiced, treasury stock, earnings of the current year apart', company: 'CHENANGO STAMPING AND WELD CO', statementType: 'BALANCE_SHEET', ends: ['2026-09-30', '2025-09-30'], parts: [{ rows: sheet, pick: [0, 2] }], books,
      any: { receivable: ['ar+rv', 'ar'], totalFixed: ['fx', 'fx+oa'], payable: ['ap', 'ap+rni'], accrued: ['a1+a2', 'a1+a2+wh', 'a1+a2+rni', 'a1+a2+rni+wh', 'a1'], otherDue: ['cd', 'cd+wh', 'cd+rni', 'cd+rni+wh', 'wh', 'rni', 'rni+wh'], retained: ['re', 're+ce'] },
      absent: ['incomeStatement', 'cashFlowStatement', 'deferredTax', 'intangible', 'paidIn', 'currentDebt', 'shortInvestments'],
    }),
  })
})()
