/** A contractor's reviewed statements: balance sheet with contract balances, income statement with percentages, indirect cash flows. */
import type { Drawn } from '../press/document.ts'
import { dated, whole } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import type { ScanManner } from '../press/scan.ts'
import { booksOf, type Year } from './company-books.ts'
import { balanceSheet, cashFlows, incomeStatement, type Pick } from './contractor-rows.ts'
import { added, line, minus, path, statementTruth, type Row } from './statement-truth.ts'

const style = `
.page{font:10pt/13.4pt Tinos;padding:.75in .85in}
.t{text-align:center;line-height:14pt;margin-bottom:14pt}.t b{font-size:12pt}
table{width:100%}td{padding:.6pt 0}.n{text-align:right;width:1.05in;padding-left:6pt}.p{text-align:right;width:.55in}
.foot{text-align:center;font-size:8.6pt;font-style:italic}
`

/** Dollar signs on the first and the last amount of a column, rules above totals, percentages where asked for. */
function table(rows: readonly Row[], years: readonly string[], base?: readonly number[]): string {
  const first = rows.findIndex(row => row.values !== undefined)
  const body = rows.map((row, i) => {
    const rule =
      row.kind === 'total'
        ? 'border-top:.7pt solid #000'
        : row.kind === 'grand'
          ? 'border-top:.7pt solid #000;border-bottom:2.2pt double #000'
          : ''
    const cells = (row.values ?? []).map(
      (value, c) =>
        `<td class="n" style="${rule}">${i === first || row.kind === 'grand' ? '<span style="float:left;padding-left:12pt">$</span>' : ''}${whole(value)}${base ? `<td class="p">${((100 * value) / (base[c] ?? 1)).toFixed(1)}%` : ''}`,
    )
    const indent = row.kind === 'head' ? 0 : row.kind === 'line' || row.kind === undefined ? 14 : 26
    return `<tr><td style="padding-left:${indent}pt${row.kind === 'head' ? ';font-weight:700;padding-top:6pt' : ''}">${row.label}${cells.join('')}</tr>`
  })
  const headers = years.map(
    year =>
      `<td class="n b" style="text-align:center;border-bottom:.7pt solid #000">${year}${base ? '<td class="p b" style="text-align:center">%' : ''}`,
  )
  return `<table><tr><td>${headers.join('')}</tr>${body.join('')}</table>`
}

interface Firm {
  readonly name: string
  readonly company: string
  readonly seed: number
  readonly sales: number
  readonly accountant: string
  readonly scan?: ScanManner
}

function reviewed({ name, company, seed, sales, accountant, scan }: Firm): Drawn {
  const years = booksOf({ seed, sales, years: 3, costShare: 0.735, taxRate: 0.24, unit: 1 })
  const ends = ['2025-12-31', '2024-12-31']
  const of: Pick = pick => years.slice(0, 2).map(pick)
  const title = (what: string, when: string) =>
    `<div class="t"><b>${company.toUpperCase()}</b><br>${what}<br>${when}</div>`
  const foot = '<div class="foot">See accompanying notes and independent accountant\'s review report.</div>'
  const both = ends.map(end => dated(end, 'YYYY'))
  const sheets = { balance: balanceSheet(of), income: incomeStatement(of), flows: cashFlows(years) }
  const report = `<div style="font-size:15pt;line-height:18pt">${accountant}</div><div>Certified Public Accountants</div><br><div class="c b">INDEPENDENT ACCOUNTANT'S REVIEW REPORT</div><br>To the Board of Directors and Stockholders<br>${company}<br><br>We have reviewed the accompanying financial statements of ${company} (a corporation), which comprise the balance sheets as of December 31, 2025 and 2024, and the related statements of income and cash flows for the years then ended, and the related notes to the financial statements. A review includes primarily applying analytical procedures to management's financial data and making inquiries of company management. A review is substantially less in scope than an audit, the objective of which is the expression of an opinion regarding the financial statements as a whole. Accordingly, we do not express such an opinion.<br><br><b>Accountant's Conclusion</b><br>Based on our reviews, we are not aware of any material modifications that should be made to the accompanying financial statements in order for them to be in accordance with accounting principles generally accepted in the United States of America.<br><br><br><i>${accountant}</i><br>March 18, 2026`
  const pages = [
    ...(scan ? [] : [report]),
    `${title('Balance Sheets', 'December 31, 2025 and 2024')}${table(sheets.balance, both)}${foot}`,
    `${title('Statements of Income', 'Years Ended December 31, 2025 and 2024')}${table(
      sheets.income,
      both,
      of(y => y.sales),
    )}${foot}`,
    `${title('Statements of Cash Flows', 'Years Ended December 31, 2025 and 2024')}${table(sheets.flows, both)}${foot}`,
  ]
  const rows = [...sheets.balance, ...sheets.income, ...sheets.flows]
  const net = added(
    line(
      '',
      of(y => y.property),
    ),
    minus(of(y => y.accumulated)),
  )
  const wages = of(y => y.salaries + y.payrollTaxes)
  const notes = `a contractor's reviewed set: contract assets and liabilities in long labels that wrap, percentages of revenue beside each amount, dollar signs on first and last amounts, operating expenses headed general and administrative, two years, indirect cash flows with net debt over three lines${scan ? '; scan' : '; page 1 is the review report'}`
  const any = {
    [path.totalFixed]: net,
    [path.salaries]: wages,
    [path.ordinaryIncome]: (rows.find(row => row.to === path.operatingIncome)?.values ?? []).flatMap((value, i) => [
      value,
      (rows.find(row => row.to === path.netIncome)?.values?.[i] ?? 0) -
        (rows.find(row => row.to === path.netOther)?.values?.[i] ?? 0),
    ]),
    [path.otherExpenses]: [0, ...of(y => y.interest)],
    [path.totalLong]: of(y => y.longDebt),
    [path.flowTotal]: years.slice(0, 2).map((y, i) => changes(y, years[i + 1] ?? y)),
    [path.otherFinancing]: [0],
  }
  return {
    name,
    kind: 'financial',
    html: documentOf(style, pages),
    ...(scan && { scan }),
    truth: statementTruth({
      family: 'contractor-reviewed',
      notes,
      company,
      statementType: 'BALANCE_SHEET',
      columns: ends,
      rows,
      any,
      absent: [path.inventory, path.intangible, path.treasury, path.paidIn, path.deferredTax],
    }),
  }
}

const changes = (y: Year, b: Year) =>
  b.receivable -
  y.receivable +
  b.inventory -
  y.inventory +
  b.prepaid -
  y.prepaid +
  y.payable -
  b.payable +
  y.accrued -
  b.accrued

export const contractorSets: readonly Drawn[] = [
  reviewed({
    name: 'summitview-paving-reviewed-set',
    company: 'Summitview Paving & Excavation, Inc.',
    seed: 501,
    sales: 8_420_000,
    accountant: 'Darrow, Finch & Lopez, PLLC',
  }),
  reviewed({
    name: 'ironbridge-steel-erectors-reviewed-scan',
    company: 'Ironbridge Steel Erectors, Inc.',
    seed: 507,
    sales: 4_150_000,
    accountant: 'Haas Mercer & Co., P.C.',
    scan: { dpi: 170, skewDegrees: 0.35, noise: 18, blur: 0.5, jpegQuality: 68 },
  }),
]
