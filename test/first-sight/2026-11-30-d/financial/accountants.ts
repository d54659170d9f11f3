/** American accountants' work: two years from a tax program, a car dealer who finances its buyers. */
import { agree, body, escaped, of, printed, statement, truthFrom, whole, type Books, type Line } from './means.ts'

// prettier-ignore
export const twoYears = (() => {
  const books: Books = new Map()
  const rows = statement(`
# Income
  Gross receipts or sales | 3128440 3446218
  Returns and allowances | 24222 27578
  Balance | 3104218 3418640 | revenue @rev
  Cost of goods sold | 1806440 1962118 | cost @cogs
  Gross profit | rev-cogs | gross @gp
  Net gain (loss), Form 4797 | 0 8400 | @gain
  Other income | 1240 2618 | @oi
= Total income | gp+gain+oi | @ti
# Deductions
  Compensation of officers | 180000 192000 | salaries @co
  Salaries and wages | 318206 341890 | salaries @sw
  Repairs and maintenance | 18440 22106 | @d1
  Bad debts | 6218 0 | @d2
  Rents | 66000 69000 | rent @rents
  Taxes and licenses | 58206 63118 | @d3
  Interest | 31440 28906 | interest @int
  Depreciation | 84206 91440 | depreciation @dep
  Advertising | 9806 11240 | marketing @adv
  Pension, profit-sharing plans | 21400 24600 | @d4
  Employee benefit programs | 46218 51206 | @d5
  Other deductions (Statement 2) | 214806 231418 | @od
= Total deductions | co+sw+d1+d2+rents+d3+int+dep+adv+d4+d5+od | totalExpenses @td
== Ordinary business income (loss) | ti-td | @obi
# Schedule K items
  Interest income | 418 512 | @ki
  Section 179 deduction | 0 22000 | @s179
  Charitable contributions | 2500 3000 | @char
  Distributions | 140000 165000 | @dist
# Schedule M-1
  Net income (loss) per books | obi+ki-s179-char-1860 | netIncome @book
  Travel and entertainment not deducted | 1860 1860
# Schedule L, end of year: assets
  Cash | cash | cash @c
  Trade notes and accounts receivable | 486218 521440 | receivable @ar
  Less allowance for bad debts | -12000 -12000 | receivable @al
  Inventories | 188206 201618 | inventory @inv
  Other current assets (Statement 5) | 14206 16118 | otherCurrent @oca
  Loans to shareholders | 0 18000 | @ls
  Buildings and other depreciable assets | 918440 1016206 | property @p
  Less accumulated depreciation | -604118 -717558 | accumulated @ad
  Intangible assets, less amortization | 22400 20800 | intangible @ia
== Total assets | assets | totalAssets @assets
# Schedule L, end of year: liabilities and equity
  Accounts payable | 218440 206118 | payable @ap
  Mortgages, notes, bonds payable in less than 1 year | 96218 104206 | @n1
  Other current liabilities (Statement 6) | 58206 61418 | otherDue @ocl
  Loans from shareholders | 75000 50000 | @lfs
  Mortgages, notes, bonds payable in 1 year or more | 318440 296118 | longDebt @n2
  Capital stock | 10000 10000 | stock
  Additional paid-in capital | 40000 40000 | paidIn
  Retained earnings | ret0 | retained @ret
== Total liabilities and equity | ap+n1+ocl+lfs+n2+50000+ret | totalBoth @both
`, books.set('cash', [0, 0]).set('assets', [0, 0]).set('ret0', [0, 0]), 2)
  const [before = 0, now = 0] = of(books, 'book')
  const kept = [402_680, 402_680 + now - 165_000]
  const due = ['ap', 'n1', 'ocl', 'lfs', 'n2'].map(name => of(books, name))
  const totals = kept.map((value, i) => value + 50_000 + due.reduce((sum, list) => sum + (list[i] ?? 0), 0))
  const others = ['ar', 'al', 'inv', 'oca', 'ls', 'p', 'ad', 'ia'].map(name => of(books, name))
  const cash = totals.map((value, i) => value - others.reduce((sum, list) => sum + (list[i] ?? 0), 0))
  if (before < 0 || cash.some(value => value < 10_000)) throw new Error(`cash ${cash.join(' ')}`)
  books.set('cash', cash).set('assets', totals).set('ret', kept).set('both', totals)
  const shown = rows.map(row => ({ Cash: { ...row, values: cash }, 'Retained earnings': { ...row, values: kept }, 'Total assets': { ...row, values: totals }, 'Total liabilities and equity': { ...row, values: totals } })[row.label] ?? row)
  const cells = ([first = 0, second = 0]: readonly number[]) => [first, second, second - first].map(value => (value === 0 ? '' : `${Math.abs(value).toLocaleString('en-US')}${value < 0 ? '-' : ''}`))
  return printed({
    name: 'kessler-insulation-two-year-comparison', style: ".page{font:8.4pt/10.9pt 'Courier Prime';padding:.5in .75in}.n{width:1.15in}.h td{border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:2pt 0}.head td{padding-top:4pt;font-weight:700}.total .n span,.grand .n span{border-top:.6pt solid #000}.grand td{font-weight:700}.x td{border:.8pt solid #000;padding:2pt 4pt}",
    pages: [`<table class="x"><tr><td style="width:1in"><small>Form</small> <b>1120-S</b><td class="c"><b>Two Year Comparison Worksheet</b><br>Page 1<td class="c" style="width:1in"><b>2024 &amp; 2025</b></tr></table><table class="x" style="margin:-.8pt 0 6pt"><tr><td>Name<br><b>KESSLER MECHANICAL INSULATION INC</b><td style="width:2in">Employer identification number<br>35-2048817</tr></table><table><tr class="h"><td>Description<td class="n">2024<td class="n">2025<td class="n">Differences</tr>${body(escaped(shown), cells, 10)}</table>`],
    truth: truthFrom({
      family: 'tax-program-two-year-comparison', notes: 'tax program’s comparison worksheet of an S corporation on one page: the earlier year in the first column, differences in the last, the lines of the form with statements referred to, minus signs after the amounts, items of Schedule K and M-1 between income and the balance sheet, blank for zero', company: 'KESSLER MECHANICAL INSULATION INC', statementType: 'INCOME_STATEMENT', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: shown, pick: [1, 0] }], books,
      any: { revenue: ['rev', 'rev+oi', 'ti'], salaries: ['co+sw', 'sw'], shortDebt: ['n1', 'null'], currentDebt: ['n1', 'null'], otherDue: ['ocl', 'ocl+lfs', 'lfs'], otherLongDue: ['lfs', 'null'], longDebt: ['n2', 'n2+lfs'], otherLong: ['ls', 'null'], otherCurrent: ['oca', 'oca+ls'], totalExpenses: ['td', 'td-int'], operatingIncome: ['obi', 'obi+int', 'obi+int-gain-oi', 'obi-gain-oi', 'null'], beforeTax: ['book', 'obi', 'null'], ordinaryIncome: ['obi', 'book', 'null'], netIncome: ['book', 'obi'], otherIncome: ['gain+oi', 'oi', 'gain+oi+ki', 'oi+ki', 'ki', 'gain', 'null'], otherExpenses: ['null', 'char', 'int', 's179+char'], netOther: ['gain+oi', 'gain+oi-int', 'null'], general: ['od', 'null'], totalEquity: ['ret+50000', 'null'], totalCurrent: ['cash+ar+al+inv+oca', 'null'], totalFixed: ['p+ad', 'p+ad+ia', 'null'], totalDue: ['ap+n1+ocl', 'null'], totalLong: ['n2', 'n2+lfs', 'null'], totalLiabilities: ['ap+n1+ocl+lfs+n2', 'null'], dividends: ['0-dist', 'null'] },
      absent: ['tax', 'treasury', 'deferredTax', 'fromOperations', 'prepaid', 'accrued'],
    }),
  })
})()

// prettier-ignore
export const carFinance = (() => {
  const books: Books = new Map()
  const sheet = statement(`
# ASSETS
Cash | 118206 96440 | cash @c
# Finance receivables
  Installment contracts | 3206418 2806215 | @ic
  Unearned finance charges | -518206 -462118 | @uf
  Allowance for credit losses | -402118 -318440 | @al
= Finance receivables, net | sum | receivable @fr
Vehicle inventory | 486218 518440 | inventory @vi
Repossessed vehicles held for sale | 38206 29118 | @rep
Prepaid expenses and deposits | 18440 16206 | prepaid @pp
Lot improvements and equipment, net | 206118 231440 | property @ppe
GPS units in service, net | 24206 19118 | @gps
= TOTAL ASSETS | c+fr+vi+rep+pp+ppe+gps | totalAssets @assets
# LIABILITIES
Accounts payable and accrued expenses | 96218 88440 | payable @ap
Sales tax collected, not yet due | 44206 41118 | @st
Floor plan note | 318440 402206 | @fp
Revolving loan, receivables line | 1406218 1206440 | @rl
Subordinated notes to members | 250000 250000 | @sn
= TOTAL LIABILITIES | ap+st+fp+rl+sn | totalLiabilities @liab
= MEMBERS’ EQUITY | assets-liab | totalEquity @eq
== TOTAL LIABILITIES AND MEMBERS’ EQUITY | liab+eq | totalBoth @both
`, books, 2)
  agree(books, ['both', 'assets'])
  const income = statement(`
# REVENUES
  Vehicle sales | 4218206 3906418 | @vs
  Interest income on contracts | 612440 548206 | @ii
  Late fees and other | 48206 41118 | @lf
= Total revenues | sum | revenue @rev
# COSTS AND EXPENSES
  Cost of vehicles sold and reconditioning | 2706218 2518440 | cost @cogs
  Provision for credit losses | 718206 588440 | @prov
  Salaries, commissions and payroll taxes | 506218 488206 | salaries
  Rent of lot | 84000 84000 | rent @lot
  Utilities and telephone | 21206 19806 | @ut
  Advertising | 58440 66218 | marketing
  Vehicle repairs after sale | 48206 52118
  Collection and repossession | 41118 36206
  Insurance and licenses | 38206 36440
  Depreciation | 34206 31440 | depreciation
  Office and other | 29118 27206 | @oo
  Interest | 142206 131118 | interest @int
= Total costs and expenses | sum | @tot
== NET INCOME | rev-tot | netIncome @net
Members’ equity, beginning of year | begin | @beg
Distributions to members | dist | @di
== Members’ equity, end of year | eq | @end
`, books.set('begin', [0, 0]).set('dist', [0, 0]), 2)
  const [eq = 0, earlier = 0] = of(books, 'eq')
  const [net = 0, netBefore = 0] = of(books, 'net')
  const starts = [earlier, earlier - netBefore + 90_000]
  const drawn = [eq - earlier - net, -90_000]
  if (drawn.some(value => value > 0)) throw new Error(`distributions ${drawn.join(' ')}`)
  const moved = income.map(row => (row.label.includes('beginning') ? { ...row, values: starts } : row.label.startsWith('Distributions') ? { ...row, values: drawn } : row))
  const cells = (values: readonly number[], row: Line) => values.map(value => `${row.kind === 'grand' || row.label === 'Cash' || row.label === 'Vehicle sales' ? '$&nbsp;' : ''}${whole('-')(value)}`)
  const top = (title: string, when: string) => `<div class="c" style="margin-bottom:12pt"><b>SUNCOAST DRIVE-NOW AUTO SALES, LLC</b><br>${title}<br>${when}</div>`
  const table = (rows: readonly Line[]) => `<table><tr class="h"><td><td class="n">2025<td class="n">2024</tr>${body(escaped(rows), cells, 12)}</table>`
  const foot = (page: number) => `<div class="foot c" style="font-size:8.6pt">See independent accountant’s compilation report. No assurance is provided. Substantially all disclosures omitted.<br>- ${page} -</div>`
  return printed({
    name: 'suncoast-drive-now-finance-receivables', style: ".page{font:10pt/13.6pt 'EB Garamond';padding:.7in 1in}.n{width:1.2in}.h td{font-weight:700;text-decoration:underline}.head td{padding-top:5pt}.total .n span,.grand .n span{display:inline-block;min-width:.9in;border-top:.6pt solid #000}.grand .n span{border-bottom:2pt double #000}.total td,.grand td{padding-bottom:3pt}",
    pages: [`${top('BALANCE SHEETS', 'December 31, 2025 and 2024')}${table(sheet)}${foot(2)}`, `${top('STATEMENTS OF INCOME AND MEMBERS’ EQUITY', 'Years Ended December 31, 2025 and 2024')}${table(moved)}${foot(3)}`],
    truth: truthFrom({
      family: 'car-dealer-with-finance-receivables', notes: 'compiled statements of a used-car dealer who finances its buyers: an unclassified balance sheet with installment contracts less unearned charges and allowance, members’ equity as one amount without a heading of its own, interest among revenues, all costs in one list without gross profit, equity rolled below the income', company: 'SUNCOAST DRIVE-NOW AUTO SALES, LLC', statementType: 'BALANCE_SHEET', ends: ['2025-12-31', '2024-12-31'], parts: [{ rows: sheet }, { rows: moved }], books,
      any: { otherCurrent: ['rep', 'rep+gps', 'null'], receivable: ['fr', 'ic', 'ic+uf'], inventory: ['vi', 'vi+rep'], property: ['ppe', 'ppe+gps'], otherLong: ['gps', 'rep', 'rep+gps', 'null'], totalFixed: ['ppe+gps', 'ppe', 'null'], totalCurrent: ['c+fr+vi+rep+pp', 'null'], accrued: ['ap', 'st', 'null'], otherDue: ['st', 'null'], shortDebt: ['fp', 'fp+rl', 'rl', 'null'], longDebt: ['rl', 'sn', 'rl+sn', 'fp+rl', 'fp+rl+sn', 'null'], otherLongDue: ['sn', 'null'], totalDue: ['null', 'ap+st+fp', 'ap+st+fp+rl'], totalLong: ['null', 'sn', 'rl+sn'], retained: ['eq', 'null'], revenue: ['rev', 'vs', 'vs+ii'], gross: ['rev-cogs', 'vs-cogs', 'null'], rent: ['lot', 'lot+ut'], general: ['oo', 'null'], totalExpenses: ['tot', 'tot-cogs', 'tot-cogs-int', 'tot-int', 'null'], operatingIncome: ['net', 'net+int', 'null'], beforeTax: ['net', 'null'], ordinaryIncome: ['net', 'net+int', 'null'], otherIncome: ['lf', 'ii', 'ii+lf', 'null'], otherExpenses: ['null', 'int', 'prov'], netOther: ['null', '0-int', 'ii+lf'], dividends: [`${drawn[0]}`, 'null'] },
      absent: ['tax', 'treasury', 'intangible', 'deferredTax', 'stock', 'paidIn', 'fromOperations'],
    }),
  })
})()
