/** A bookkeeping site's profit and loss: summary cards, percentages of income as rows. */
import type { Drawn } from '../press/document.ts'
import { formatAmount } from '../press/numbers.ts'
import { documentOf } from '../press/page.ts'
import { booksOf } from './company-books.ts'
import { added, line, minus, path, statementTruth, total, type Row } from './statement-truth.ts'

export function summaryCards(): Drawn {
  const company = 'Copper Kettle Catering LLC'
  const end = '2025-12-31'
  const style = `.page{font:10pt/14pt 'IBM Plex Sans';padding:.6in .7in;color:#1c252c}table{width:100%}td{padding:4.6pt 2pt;border-bottom:.5pt solid #e5ebf0}.n{text-align:right}
.cards{display:flex;justify-content:space-between;margin:16pt 0;text-align:center}.cards b{display:block;font-size:14pt;line-height:20pt}h3{font:700 11pt/15pt 'IBM Plex Sans';margin:14pt 0 2pt}.foot{font-size:8pt;color:#667}`
  const [y] = booksOf({
    seed: 593,
    sales: 684_000,
    years: 1,
    costShare: 0.58,
    taxRate: 0,
    unit: 0.01,
    inventory: false,
  })
  if (y === undefined) throw new Error('no year')
  const part = (value: number) => Math.round(value * 100) / 100
  const events = part(y.sales * 0.72)
  const income = [line('Catering - Events', [events]), line('Catering - Corporate Drop-off', [part(y.sales - events)])]
  const revenue = total('Total Income', added(...income), path.revenue)
  const food = part(y.cost * 0.64)
  const costs = [line('Food and Beverage Purchases', [food]), line('Event Staff (Contract)', [part(y.cost - food)])]
  const cost = total('Total Cost of Goods Sold', added(...costs), path.cost)
  const gross = total('Gross Profit', added(revenue, minus(cost.values ?? [])), path.gross)
  const expenses = [
    line('Advertising & Promotion', [y.advertising], path.marketing),
    line('Bank Service Charges', [part(y.office * 0.2)]),
    line('Depreciation Expense', [y.depreciation], path.depreciation),
    line('Insurance - Business', [y.insurance]),
    line('Interest Expense', [y.interest], path.interest),
    line('Kitchen Rent', [y.rent], path.rent),
    line('Payroll - Employer Taxes', [y.payrollTaxes]),
    line('Payroll - Salary & Wages', [y.salaries], path.salaries),
    line('Professional Fees', [y.professional]),
    line('Repairs & Maintenance', [part(y.office * 0.8)]),
    line('Utilities', [y.utilities], path.rent),
    line('Vehicle - Fuel', [y.vehicle]),
  ]
  const all = total('Total Operating Expenses', added(...expenses), path.totalExpenses)
  const net = total('Net Profit', added(gross, minus(all.values ?? [])), path.netIncome)
  const of = (row: Row) => row.values?.[0] ?? 0
  const cell = (row: Row) =>
    `<tr${row.kind ? ' class="b"' : ''}><td style="padding-left:${row.kind ? 2 : 12}pt">${row.label}<td class="n">$${formatAmount(Math.round(of(row) * 100))}</tr>`
  const share = (row: Row) =>
    `<tr><td style="font-size:8.6pt;color:#667">As a percentage of Total Income<td class="n" style="font-size:8.6pt;color:#667">${((100 * of(row)) / of(revenue)).toFixed(2)}%</tr>`
  const card = (label: string, row: Row) => `<div>${label}<b>$${formatAmount(Math.round(of(row) * 100))}</b></div>`
  const page = `<div style="font-size:18pt;line-height:24pt">Profit and Loss</div><b>${company}</b><br>Date Range: Jan 01, 2025 to Dec 31, 2025<br>Report Type: Accrual (Paid & Unpaid)
<div class="cards">${card('Income', revenue)}<div><br>&minus;</div>${card('Cost of Goods Sold', cost)}<div><br>&minus;</div>${card('Operating Expenses', all)}<div><br>=</div>${card('Net Profit', net)}</div>
<h3>Income</h3><table>${[...income, revenue].map(cell).join('')}</table><h3>Cost of Goods Sold</h3><table>${[...costs, cost].map(cell).join('')}${cell(gross)}${share(gross)}</table>`
  const second = `<h3>Operating Expenses</h3><table>${[...expenses, all].map(cell).join('')}</table><br><table>${cell(net)}${share(net)}</table><div class="foot">Profit and Loss - ${company} &nbsp; Date Range: 2025-01-01 to 2025-12-31 &nbsp; Created on: 2026-02-03 &nbsp; Page 2 / 2</div>`
  const rows = [revenue, cost, gross, ...expenses, all, net]
  const adjusted = part(of(net) + y.interest)
  const any = {
    [path.operatingIncome]: [of(net), adjusted, null],
    [path.beforeTax]: [of(net), null],
    [path.ordinaryIncome]: [of(net)],
    [path.totalExpenses]: [of(all), part(of(all) - y.interest)],
    [path.salaries]: [y.salaries, part(y.salaries + y.payrollTaxes)],
  }
  const notes =
    "bookkeeping site's profit and loss: summary cards as a formula repeat the totals, percentages of income as rows of their own, interest among the operating expenses, the date range abbreviated, creation date in the footer"
  return {
    name: 'copper-kettle-catering-cards',
    kind: 'financial',
    html: documentOf(style, [page, second]),
    truth: statementTruth({
      family: 'summary-cards',
      notes,
      company,
      statementType: 'INCOME_STATEMENT',
      columns: [end],
      rows,
      any,
      absent: ['balanceSheet', 'cashFlowStatement', path.tax],
    }),
  }
}
