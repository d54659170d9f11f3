/** A professional practice's tax basis statements with inset amounts. */
import type { Drawn } from '../press/document.ts'
import { dated } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { booksOf } from './company-books.ts'
import { added, line, minus, path, statementTruth, total, type Row } from './statement-truth.ts'
import { summaryCards } from './summary-cards.ts'

const dollars = (value: number) => (value < 0 ? `(${(-value).toLocaleString('en-US')})` : value.toLocaleString('en-US'))

interface Practice {
  readonly name: string
  readonly company: string
  readonly seed: number
  readonly sales: number
  readonly end: string
  readonly accountant: string
  readonly scan?: ScanManner
}

/** Parts stand in an inner column, what they add up to in the outer one. */
function taxBasis({ name, company, seed, sales, end, accountant, scan }: Practice): Drawn {
  const style = `.page{font:10.6pt/14.4pt 'EB Garamond';padding:.8in 1in}table{width:100%}.n{text-align:right;width:1.1in}.t{text-align:center;margin-bottom:16pt}.foot{text-align:center;font-size:9pt}`
  const [y] = booksOf({ seed, sales, years: 1, costShare: 0.56, taxRate: 0, unit: 1, inventory: false })
  if (y === undefined) throw new Error('no year')
  const savings = Math.round(y.cash * 0.3)
  const cash = [
    line('Cash - operating account', [y.cash - savings], path.cash),
    line('Cash - formatAmount market account', [savings], path.cash),
  ]
  const advance = line('Employee advances', [y.prepaid], path.otherCurrent)
  const current = total('Total Current Assets', added(...cash, advance), path.totalCurrent)
  const equipment = line('Professional equipment', [Math.round(y.property * 0.7)], path.property)
  const furniture = line(
    'Furniture and leasehold improvements',
    [y.property - Math.round(y.property * 0.7)],
    path.property,
  )
  const accumulated = line('Less: accumulated depreciation', [-y.accumulated], path.accumulated)
  const fixed = total('Net Property and Equipment', added(equipment, furniture, accumulated))
  const goodwill = line('Goodwill, net of amortization', [y.receivable], path.intangible)
  const assets = total('TOTAL ASSETS', added(current, fixed, goodwill), path.totalAssets)
  const withheld = line('Payroll taxes withheld and accrued', [y.accrued], path.accrued)
  const credit = line('Bank line of credit', [y.line], path.shortDebt)
  const portion = line('Current portion of notes payable', [y.currentDebt], path.currentDebt)
  const due = total('Total Current Liabilities', added(withheld, credit, portion), path.totalDue)
  const long = line('Notes payable, net of current portion', [y.longDebt], path.longDebt)
  const liabilities = total('Total Liabilities', added(due, long), path.totalLiabilities)
  const stock = line('Common stock', [1_000], path.stock)
  const equityTotal = (assets.values?.[0] ?? 0) - (liabilities.values?.[0] ?? 0)
  const retained = line('Retained earnings', [equityTotal - 1_000], path.retained)
  const equity = total("Total Stockholder's Equity", added(stock, retained), path.totalEquity)
  const both = total("TOTAL LIABILITIES AND STOCKHOLDER'S EQUITY", added(liabilities, equity), path.totalBoth)
  const fees = line('Professional fees collected', [y.sales])
  const refunds = line('Less: patient refunds', [-Math.round(y.sales * 0.006)])
  const revenue = total('Net Revenues', added(fees, refunds), path.revenue)
  const expenses = [
    line('Advertising and promotion', [y.advertising], path.marketing),
    line('Depreciation', [y.depreciation], path.depreciation),
    line('Dues, licenses and continuing education', [y.professional]),
    line('Insurance', [y.insurance]),
    line('Laboratory fees and clinical supplies', [Math.round(y.cost * 0.5)]),
    line('Office supplies and postage', [y.office]),
    line('Payroll taxes', [y.payrollTaxes]),
    line('Rent', [y.rent], path.rent),
    line('Salaries - officer', [Math.round(y.cost * 0.5)], path.salaries),
    line('Salaries - staff', [y.salaries], path.salaries),
    line('Utilities and telephone', [y.utilities], path.rent),
  ]
  const all = total('Total Operating Expenses', added(...expenses), path.totalExpenses)
  const operating = total('Operating Income', added(revenue, minus(all.values ?? [])), path.operatingIncome)
  const earned = line('Interest income', [y.otherIncome], path.otherIncome)
  const paid = line('Interest expense', [-y.interest], path.interest, true)
  const other = total('Total Other Income (Expense)', added(earned, paid), path.netOther)
  const excess = total('EXCESS OF REVENUES OVER EXPENSES', added(operating, other), path.netIncome)
  const inner = (row: Row, last = false) =>
    `<tr><td style="padding-left:16pt">${row.label}<td class="n"${last ? ' style="border-bottom:.7pt solid #000"' : ''}>${dollars(row.values?.[0] ?? 0)}<td></tr>`
  const outer = (row: Row, mark = '') =>
    `<tr${row.label === row.label.toUpperCase() ? ' class="b"' : ''}><td>${row.label}<td><td class="n" style="${mark === 'grand' ? 'border-top:.7pt solid #000;border-bottom:2.2pt double #000' : mark === 'rule' ? 'border-bottom:.7pt solid #000' : ''}">${mark === 'grand' ? '$ ' : ''}${dollars(row.values?.[0] ?? 0)}</tr>`
  const caption = (text: string) => `<tr><td class="b" style="padding-top:8pt">${text}</tr>`
  const title = (what: string, when: string) =>
    `<div class="t"><b style="font-size:13pt">${company}</b><br>${what}<br>${when}</div>`
  const foot = `<div class="foot">See accountant's compilation report &mdash; ${accountant}</div>`
  const inners = (rows: readonly Row[]) => rows.map((row, i) => inner(row, i === rows.length - 1)).join('')
  const first = `${title("Statement of Assets, Liabilities and Stockholder's Equity - Income Tax Basis", dated(end, 'Month D, YYYY'))}<table><tr><td class="c b" colspan="3">ASSETS</tr>${caption('CURRENT ASSETS')}${inners([...cash, advance])}${outer(current)}${caption('PROPERTY AND EQUIPMENT')}${inners([equipment, furniture, accumulated])}${outer(fixed)}${caption('OTHER ASSETS')}${outer(goodwill, 'rule')}${outer(assets, 'grand')}<tr><td class="c b" colspan="3" style="padding-top:14pt">LIABILITIES AND STOCKHOLDER'S EQUITY</tr>${caption('CURRENT LIABILITIES')}${inners([withheld, credit, portion])}${outer(due)}${caption('LONG-TERM LIABILITIES')}${outer(long, 'rule')}${outer(liabilities)}${caption("STOCKHOLDER'S EQUITY")}${inners([stock, retained])}${outer(equity, 'rule')}${outer(both, 'grand')}</table>${foot}`
  const second = `${title('Statement of Revenues and Expenses - Income Tax Basis', `For the Year Ended ${dated(end, 'Month D, YYYY')}`)}<table>${caption('REVENUES')}${inners([fees, refunds])}${outer(revenue)}${caption('OPERATING EXPENSES')}${inners(expenses)}${outer(all, 'rule')}${outer(operating)}${caption('OTHER INCOME (EXPENSE)')}${inners([earned, paid])}${outer(other, 'rule')}${outer(excess, 'grand')}</table>${foot}`
  const staff = [y.salaries, Math.round(y.cost * 0.5)]
  const rows = [
    ...cash,
    advance,
    current,
    equipment,
    furniture,
    accumulated,
    goodwill,
    assets,
    withheld,
    credit,
    portion,
    due,
    long,
    liabilities,
    stock,
    retained,
    equity,
    both,
    revenue,
    ...expenses,
    all,
    operating,
    earned,
    paid,
    other,
    excess,
  ]
  const any = {
    [path.totalFixed]: [...(fixed.values ?? []), ...added(fixed, goodwill)],
    [path.otherLong]: goodwill.values ?? [],
    [path.totalLong]: long.values ?? [],
    [path.salaries]: [staff[0], (staff[0] ?? 0) + (staff[1] ?? 0), (staff[0] ?? 0) + (staff[1] ?? 0) + y.payrollTaxes],
    [path.beforeTax]: excess.values ?? [],
    [path.ordinaryIncome]: [...(operating.values ?? []), ...(excess.values ?? [])],
    [path.otherExpenses]: [0, y.interest],
    [path.prepaid]: [y.prepaid, null],
    [path.receivable]: [y.prepaid, null],
    [path.otherCurrent]: [null],
  }
  const notes = `tax basis statements of a practice: parts in an inner column, sums in the outer one, "excess of revenues over expenses" for net income, refunds subtract from fees, officer and staff salaries apart, goodwill, employee advances, no cost of sales, no receivables, no payables${scan ? '; scan' : ''}`
  return {
    name,
    kind: 'financial',
    html: documentOf(style, [first, second]),
    ...(scan && { scan }),
    truth: statementTruth({
      family: 'tax-basis-inset',
      notes,
      company,
      statementType: 'BALANCE_SHEET',
      columns: [end],
      rows,
      any,
      absent: [
        'cashFlowStatement',
        path.inventory,
        path.cost,
        path.tax,
        path.payable,
        path.treasury,
        path.paidIn,
        path.deferredTax,
      ],
    }),
  }
}

export const practiceStatements: readonly Drawn[] = [
  taxBasis({
    name: 'bluestem-orthodontics-tax-basis',
    company: 'Bluestem Orthodontics, P.C.',
    seed: 581,
    sales: 1_720_000,
    end: '2025-12-31',
    accountant: 'Nygaard & Pruitt, CPAs',
  }),
  taxBasis({
    name: 'harpeth-physical-therapy-tax-basis-scan',
    company: 'Harpeth Physical Therapy, Inc.',
    seed: 587,
    sales: 1_180_000,
    end: '2025-09-30',
    accountant: 'Cole Whitfield CPA',
    scan: {
      dpi: 190,
      skewDegrees: 0.6,
      noise: 12,
      blur: 0.7,
      jpegQuality: 72,
      keystone: 0.015,
      shade: 36,
      background: 240,
    },
  }),
  summaryCards(),
]
