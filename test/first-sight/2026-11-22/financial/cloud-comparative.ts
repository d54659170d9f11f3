/** A cloud accounting suite's comparative reports: report header left, periods with change in amount and percent, collapsed groups. */
import type { Drawn } from '../press/document.ts'
import { dated } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { balanceRows, incomeRows, round, type Pick } from './cloud-rows.ts'
import { booksOf } from './company-books.ts'
import { path, statementTruth, type Row } from './statement-truth.ts'

const style = `
.page{font:8.8pt/12pt 'Open Sans';padding:.55in .6in}
h1{font:700 15pt/19pt 'Open Sans';margin:0;color:#1c3f60}h2{font:400 10.5pt/14pt 'Open Sans';margin:0 0 12pt}
table{width:100%}th{background:#1c3f60;color:#fff;font-weight:700;padding:3pt 6pt;text-align:right}td{padding:2pt 6pt;border-bottom:.4pt solid #e2e6ea}
.n{text-align:right;width:1.05in}.foot{font-size:7.4pt;color:#666;display:flex;justify-content:space-between}
`
const amount = (value: number) => {
  const text = Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return value < 0 ? `(${text})` : text
}

function report(rows: readonly Row[], headers: readonly string[]): string {
  const body = rows.map(({ label, values, kind }) => {
    const bold = kind === undefined ? '' : ' class="b"'
    const style =
      kind === 'total' || kind === 'grand'
        ? ` style="border-top:.8pt solid #1c3f60${kind === 'grand' ? ';background:#eef3f7' : ''}"`
        : ''
    if (values === undefined) return `<tr${bold}><td colspan="5">${label}</tr>`
    const [now = 0, before = 0] = values
    const percent = before === 0 ? '' : `${(((now - before) / Math.abs(before)) * 100).toFixed(1)}%`
    return `<tr${bold}${style}><td style="padding-left:${kind === undefined ? 20 : 8}pt">${label}<td class="n">${amount(now)}<td class="n">${amount(before)}<td class="n">${amount(now - before)}<td class="n" style="width:.75in">${percent}</tr>`
  })
  return `<table><tr><th>${[...headers, 'Change', '% Change'].map(text => `<th>${text}`).join('')}</tr>${body.join('')}</table>`
}

interface Suite {
  readonly name: string
  readonly company: string
  readonly seed: number
  readonly sales: number
  readonly what: 'Balance Sheet' | 'Income Statement'
  readonly ends: readonly [string, string]
  readonly scan?: ScanManner
}

function comparative({ name, company, seed, sales, what, ends, scan }: Suite): Drawn {
  const years = booksOf({ seed, sales, years: 2, costShare: 0.66, taxRate: 0.21, unit: 0.01 })
  const of: Pick = pick => years.map(year => round(pick(year)))
  const balance = what === 'Balance Sheet'
  const rows = balance ? balanceRows(of) : incomeRows(of)
  const headers = ends.map(end => (balance ? dated(end, 'MM/DD/YYYY') : `Year Ending<br>${dated(end, 'MM/DD/YYYY')}`))
  const page = `<h1>${company}</h1><h2>${what} - Comparative<br>${balance ? 'As of' : 'For the Year Ending'} ${dated(ends[0], 'Month D, YYYY')}<br><span style="font-size:8pt;color:#666">Reporting book: Accrual &nbsp;|&nbsp; Location: All &nbsp;|&nbsp; Department: All</span></h2>${report(rows, headers)}<div class="foot"><span>Created on: ${dated(ends[0].replace(/^\d+/, year => `${Number(year) + (ends[0].endsWith('12-31') ? 1 : 0)}`).replace('-12-31', '-01-22'), 'MM/DD/YYYY')} 9:14 AM CST</span><span>Page 1 of 1</span></div>`
  const find = (to: string) => rows.find(row => row.to === to)?.values ?? []
  const any = balance
    ? {
        [path.totalFixed]: rows.find(row => row.label === 'Total Fixed Assets, Net')?.values ?? [],
        [path.accrued]: years.flatMap(y => [y.accrued]),
        [path.otherDue]: [0, null],
        [path.payable]: years.map(y => round(y.payable + round(y.accrued * 0.35))),
        [path.otherCurrent]: [0],
        [path.shortDebt]: years.flatMap(y => [round(y.line + round(y.accrued * 0.35))]),
      }
    : {
        [path.salaries]: of(y => y.salaries + y.payrollTaxes),
        [path.ordinaryIncome]: [
          ...find(path.operatingIncome),
          ...find(path.netIncome).map((value, i) => round(value - (find(path.netOther)[i] ?? 0))),
        ],
        [path.otherExpenses]: [0, ...of(y => y.interest)],
      }
  const notes = `cloud suite's comparative ${what.toLowerCase()}: account numbers before labels, white-on-dark column header, change and percent change columns (never a period), ${balance ? 'group subtotals for cash and receivables, allowance as a negative line, paid-in capital' : 'revenue and cost lines with totals, interest as a negative'}; created-on date in the footer${scan ? '; scan' : ''}`
  return {
    name,
    kind: 'financial',
    html: documentOf(style, [page]),
    ...(scan && { scan }),
    truth: statementTruth({
      family: 'cloud-comparative',
      notes,
      company,
      statementType: balance ? 'BALANCE_SHEET' : 'INCOME_STATEMENT',
      columns: ends,
      rows,
      any,
      absent: [
        'cashFlowStatement',
        balance ? 'incomeStatement' : 'balanceSheet',
        ...(balance ? [path.intangible, path.treasury, path.deferredTax] : []),
      ],
    }),
  }
}

export const cloudComparatives: readonly Drawn[] = [
  comparative({
    name: 'cobblestone-packaging-cloud-balance',
    company: 'Cobblestone Packaging Corp',
    seed: 541,
    sales: 5_900_000,
    what: 'Balance Sheet',
    ends: ['2026-06-30', '2025-12-31'],
  }),
  comparative({
    name: 'tidewater-signs-cloud-income-scan',
    company: 'Tidewater Signs & Graphics Inc',
    seed: 547,
    sales: 2_750_000,
    what: 'Income Statement',
    ends: ['2025-12-31', '2024-12-31'],
    scan: { dpi: 200, skewDegrees: 0.4, noise: 16, blur: 0.5, jpegQuality: 70 },
  }),
]
