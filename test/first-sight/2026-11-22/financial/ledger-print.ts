/** A desktop ledger program's print: fixed pitch, dollar signs, current month beside year to date with percentages. */
import type { Drawn } from '../press/document.ts'
import { dated, formatAmount } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { booksOf } from './company-books.ts'
import { cents, incomeRows, monthOf } from './ledger-rows.ts'
import { added, head, line, path, statementTruth, total, type Row } from './statement-truth.ts'

const style = `
.page{font:9pt/12.6pt Cousine;padding:.6in .75in}
.t{text-align:center;margin-bottom:12pt}
table{width:100%}td{padding:0}.n{text-align:right;width:1.25in}.p{text-align:right;width:.75in}
.foot{text-align:center}
`
const amount = (value: number) =>
  value < 0 ? `(${formatAmount(Math.round(-value * 100))})` : formatAmount(Math.round(value * 100))

function rowsOf(rows: readonly Row[], base?: readonly number[]): string {
  let group = true
  return rows
    .map(({ label, values, kind }) => {
      if (values === undefined) {
        group = true
        return `<tr><td style="padding-top:9pt" colspan="5">${label}</tr>`
      }
      const sign = group || kind !== undefined ? '<span style="float:left;padding-left:10pt">$</span>' : ''
      group = false
      const rule =
        kind === undefined
          ? ''
          : ' style="border-top:.8pt solid #000;border-bottom:' + (kind === 'grand' ? '2.4pt double #000' : '0') + '"'
      return `<tr><td style="padding-left:${kind === undefined ? 0 : 12}pt;padding-bottom:${kind === undefined ? 0 : 5}pt">${label}${values.map((value, c) => `<td class="n"${rule}>${sign}${amount(value)}${base ? `<td class="p"${rule}>${((100 * value) / (base[c] ?? 1)).toFixed(2)}` : ''}`).join('')}</tr>`
    })
    .join('')
}

interface Print {
  readonly name: string
  readonly company: string
  readonly seed: number
  readonly sales: number
  readonly end: string
  readonly months: string
  readonly scan?: ScanManner
}

function incomeStatement({ name, company, seed, sales, end, months, scan }: Print): Drawn {
  const [year] = booksOf({ seed, sales, years: 1, costShare: 0.68, taxRate: 0, unit: 0.01 })
  if (year === undefined) throw new Error('no year')
  const rows = incomeRows([monthOf(year, 0.115), year])
  const value = (to: string) => rows.find(row => row.to === to)?.values?.[1] ?? 0
  const title = `<div class="t">${company}<br>Income Statement<br>For the ${months} Months Ending ${dated(end, 'Month D, YYYY')}</div>`
  const headers =
    '<tr><td><td class="n" style="border-bottom:.8pt solid #000">Current Month<td class="p" style="border-bottom:.8pt solid #000"><td class="n" style="border-bottom:.8pt solid #000">Year to Date<td class="p" style="border-bottom:.8pt solid #000"></tr>'
  const page = `${title}<table>${headers}${rowsOf(rows, rows.find(row => row.to === path.revenue)?.values)}</table><div class="foot">For Management Purposes Only</div>`
  const notes = `desktop ledger program's income statement in fixed pitch: current month with percentages before year to date with percentages (the year to date counts), discounts as a negative revenue line, interest among the expenses, no operating income${scan ? '; scan' : ''}`
  const any = {
    [path.operatingIncome]: [value(path.netIncome), cents(value(path.netIncome) + value(path.interest)), null],
    [path.beforeTax]: [value(path.netIncome), null],
    [path.ordinaryIncome]: [value(path.netIncome)],
    [path.salaries]: [value(path.salaries), cents(value(path.salaries) + year.payrollTaxes)],
    [path.totalExpenses]: [value(path.totalExpenses), cents(value(path.totalExpenses) - value(path.interest))],
  }
  return {
    name,
    kind: 'financial',
    html: documentOf(style, [page]),
    ...(scan && { scan }),
    truth: statementTruth({
      family: 'ledger-print',
      notes,
      company,
      statementType: 'INCOME_STATEMENT',
      columns: [null, end],
      rows,
      any,
      absent: ['balanceSheet', 'cashFlowStatement', path.tax],
    }),
  }
}

function balanceSheet({ name, company, seed, sales, end, scan }: Print): Drawn {
  const [year] = booksOf({ seed, sales, years: 1, costShare: 0.68, taxRate: 0, unit: 0.01 })
  if (year === undefined) throw new Error('no year')
  const one = (value: number) => [cents(value)]
  const checking = cents(year.cash * 0.82)
  const cash = [
    line('Petty Cash', one(250), path.cash),
    line('Regular Checking Account', one(checking - 250), path.cash),
    line('Savings Account', one(year.cash - checking), path.cash),
  ]
  const current = [
    ...cash,
    line('Accounts Receivable', one(year.receivable), path.receivable),
    line('Inventory', one(year.inventory), path.inventory),
    line('Prepaid Expenses', one(year.prepaid), path.prepaid),
  ]
  const totalCurrent = total('Total Current Assets', added(...current), path.totalCurrent)
  const trucks = cents(year.property * 0.44)
  const property = [
    line('Furniture and Fixtures', one(year.property * 0.08), path.property),
    line('Shop Equipment', one(year.property - trucks - cents(year.property * 0.08)), path.property),
    line('Vehicles', one(trucks), path.property),
    line('Accum. Depreciation', one(-year.accumulated), path.accumulated),
  ]
  const totalProperty = total('Total Property and Equipment', added(...property))
  const deposits = line('Deposits', one(4_800), path.otherLong)
  const other = total('Total Other Assets', added(deposits))
  const assets = {
    ...total('Total Assets', added(totalCurrent, totalProperty, other), path.totalAssets),
    kind: 'grand' as const,
  }
  const tax = cents(year.accrued * 0.31)
  const due = [
    line('Accounts Payable', one(year.payable), path.payable),
    line('Sales Tax Payable', one(tax), path.accrued),
    line('Accrued Wages Payable', one(year.accrued - tax), path.accrued),
    line('Line of Credit', one(year.line), path.shortDebt),
    line('Current Portion Long-Term Debt', one(year.currentDebt), path.currentDebt),
  ]
  const totalDue = total('Total Current Liabilities', added(...due), path.totalDue)
  const notes1 = line('Notes Payable - Noncurrent', one(year.longDebt + 4_800), path.longDebt)
  const totalLong = total('Total Long-Term Liabilities', added(notes1), path.totalLong)
  const liabilities = total('Total Liabilities', added(totalDue, totalLong), path.totalLiabilities)
  const capital = [
    line('Common Stock', one(year.stock), path.stock),
    line('Retained Earnings', one(year.retained - year.netIncome), path.retained),
    line('Net Income', one(year.netIncome)),
  ]
  const totalCapital = total('Total Capital', added(...capital), path.totalEquity)
  const both = {
    ...total('Total Liabilities & Capital', added(liabilities, totalCapital), path.totalBoth),
    kind: 'grand' as const,
  }
  const rows = [
    head('Current Assets'),
    ...current,
    totalCurrent,
    head('Property and Equipment'),
    ...property,
    totalProperty,
    head('Other Assets'),
    deposits,
    other,
    assets,
    head('LIABILITIES AND CAPITAL'),
    head('Current Liabilities'),
    ...due,
    totalDue,
    head('Long-Term Liabilities'),
    notes1,
    totalLong,
    liabilities,
    head('Capital'),
    ...capital,
    totalCapital,
    both,
  ]
  const title = `<div class="t">${company}<br>Balance Sheet<br>${dated(end, 'Month D, YYYY')}</div>`
  const page = `${title}<div class="c">ASSETS</div><table style="width:86%;margin:auto">${rowsOf(rows)}</table><div class="foot">Unaudited - For Management Purposes Only</div>`
  const notes = `desktop ledger program's balance sheet in fixed pitch: three bank accounts (their sum is the cash), gross classes with accumulated depreciation, "Net Income" of the year as an equity line beside retained earnings, "capital" for equity${scan ? '; scan' : ''}`
  const first = (row: Row) => row.values?.[0] ?? 0
  const any = {
    [path.totalFixed]: [first(totalProperty), cents(first(totalProperty) + 4800)],
    [path.retained]: [cents(year.retained - year.netIncome), year.retained],
    [path.accrued]: [year.accrued, cents(year.accrued - tax)],
    [path.otherDue]: [tax],
    [path.otherCurrent]: [0],
  }
  return {
    name,
    kind: 'financial',
    html: documentOf(style, [page]),
    ...(scan && { scan }),
    truth: statementTruth({
      family: 'ledger-print',
      notes,
      company,
      statementType: 'BALANCE_SHEET',
      columns: [end],
      rows,
      any,
      absent: ['incomeStatement', 'cashFlowStatement', path.intangible, path.treasury, path.paidIn],
    }),
  }
}

export const ledgerPrints: readonly Drawn[] = [
  incomeStatement({
    name: 'delmarva-diesel-ledger-income',
    company: 'Delmarva Diesel & Hydraulics, Inc.',
    seed: 521,
    sales: 1_460_000,
    end: '2026-09-30',
    months: 'Nine',
  }),
  balanceSheet({
    name: 'delmarva-diesel-ledger-balance',
    company: 'Delmarva Diesel & Hydraulics, Inc.',
    seed: 521,
    sales: 1_460_000,
    end: '2026-09-30',
    months: '',
  }),
  balanceSheet({
    name: 'ozark-refrigeration-ledger-balance-scan',
    company: 'Ozark Refrigeration Service, Inc.',
    seed: 527,
    sales: 2_220_000,
    end: '2025-12-31',
    months: '',
    scan: { dpi: 180, skewDegrees: -0.5, noise: 20, blur: 0.5, jpegQuality: 66 },
  }),
]
