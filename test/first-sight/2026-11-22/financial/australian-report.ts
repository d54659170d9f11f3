/** An Australian special purpose report: detailed profit and loss, financial position. */
import type { Drawn } from '../press/document.ts'
import { documentOf } from '../press/page.ts'
import { booksOf } from './company-books.ts'
import { plain, type Company, type Pick } from './small-company.ts'
import { added, line, minus, path, statementTruth, total, type Row } from './statement-truth.ts'

export function australian({ name, company, seed, sales, number }: Company): Drawn {
  const style = `.page{font:9.6pt/13pt Arimo;padding:20mm 20mm}table{width:100%}td{padding:1.2pt 0}.n{text-align:right;width:26mm}.foot{font-size:7.6pt;text-align:center;border-top:.5pt solid #000;padding-top:2mm}`
  const years = booksOf({ seed, sales, years: 2, costShare: 0.66, taxRate: 0.25, unit: 1 })
  const of: Pick = pick => years.map(pick)
  const revenue = [
    line(
      'Sales',
      of(y => y.sales),
      path.revenue,
    ),
    line(
      'Interest received',
      of(y => y.otherIncome),
      path.otherIncome,
    ),
  ]
  const openStock = line(
    'Opening stock',
    years.map((_, i) => years[i + 1]?.inventory ?? Math.round((years[1]?.inventory ?? 0) * 0.96)),
  )
  const closing = line('Closing stock', minus(of(y => y.inventory)))
  const purchases = line(
    'Purchases',
    of(y => y.cost).map((cost, i) => cost - (openStock.values?.[i] ?? 0) - (closing.values?.[i] ?? 0)),
  )
  const cost = total('Cost of sales', added(openStock, purchases, closing), path.cost)
  const gross = total('Gross profit from trading', added(revenue[0] ?? [], minus(cost.values ?? [])), path.gross)
  const expenses = [
    line(
      'Accountancy fees',
      of(y => y.professional),
    ),
    line(
      'Advertising',
      of(y => y.advertising),
      path.marketing,
    ),
    line(
      'Depreciation',
      of(y => y.depreciation),
      path.depreciation,
    ),
    line(
      'Electricity',
      of(y => y.utilities),
      path.rent,
    ),
    line(
      'Insurance',
      of(y => y.insurance),
    ),
    line(
      'Interest paid',
      of(y => y.interest),
      path.interest,
    ),
    line(
      'Motor vehicle expenses',
      of(y => y.vehicle),
    ),
    line(
      'Office expenses',
      of(y => y.office),
    ),
    line(
      'Rent',
      of(y => y.rent),
      path.rent,
    ),
    line(
      'Superannuation',
      of(y => y.payrollTaxes),
    ),
    line(
      'Wages',
      of(y => y.salaries),
      path.salaries,
    ),
  ]
  const all = total('Total expenses', added(...expenses), path.totalExpenses)
  const pretax = total(
    'Profit before income tax',
    added(gross, revenue[1] ?? [], minus(all.values ?? [])),
    path.beforeTax,
  )
  const tax = line(
    'Income tax expense',
    of(y => y.tax),
    path.tax,
  )
  const net = total('Profit after income tax', added(pretax, minus(tax.values ?? [])), path.netIncome)
  const show = (row: Row) =>
    `<tr${row.kind ? ' class="b"' : ''}><td style="padding-left:${row.kind ? 0 : 4}mm">${row.label}${(row.values ?? []).map(value => `<td class="n"${row.kind ? ' style="border-top:.6pt solid #000"' : ''}>${plain(value)}`).join('')}</tr>`
  const caption = (text: string) => `<tr><td class="b" style="padding-top:8pt">${text}</tr>`
  const title = (text: string, when: string) =>
    `<div class="c b" style="font-size:12pt;line-height:16pt">${company}<br><span style="font-weight:400;font-size:9.6pt">ABN ${number}</span><br>${text}<br>${when}</div><br>`
  const headers = '<tr class="b"><td><td class="n">2026<br>$<td class="n">2025<br>$</tr>'
  const foot =
    '<div class="foot">The accompanying notes form part of these financial statements.<br>These statements should be read in conjunction with the attached compilation report.</div>'
  const first = `${title('Detailed Profit and Loss Statement', 'For the year ended 30 June 2026')}<table>${headers}${caption('Income')}${revenue.slice(0, 1).map(show).join('')}${caption('Less: cost of sales')}${[openStock, purchases, closing, cost, gross].map(show).join('')}${caption('Other income')}${show(revenue[1] ?? net)}${caption('Expenses')}${[...expenses, all, pretax, tax, net].map(show).join('')}</table>${foot}`
  const cash = line(
    'Cash at bank',
    of(y => y.cash),
    path.cash,
  )
  const debtors = line(
    'Trade debtors',
    of(y => y.receivable),
    path.receivable,
  )
  const stock = line(
    'Stock on hand',
    of(y => y.inventory),
    path.inventory,
  )
  const prepaid = line(
    'Prepayments',
    of(y => y.prepaid),
    path.prepaid,
  )
  const current = total('Total current assets', added(cash, debtors, stock, prepaid), path.totalCurrent)
  const plant = line(
    'Plant and equipment - at cost',
    of(y => y.property),
    path.property,
  )
  const accumulated = line('Less accumulated depreciation', minus(of(y => y.accumulated)), path.accumulated)
  const fixed = total('Total non-current assets', added(plant, accumulated), path.totalFixed)
  const assets = total('Total assets', added(current, fixed), path.totalAssets)
  const creditors = line(
    'Trade creditors',
    of(y => y.payable),
    path.payable,
  )
  const gst = line(
    'GST and PAYG withholding payable',
    of(y => y.accrued),
    path.accrued,
  )
  const overdraft = line(
    'Bank overdraft',
    of(y => y.line),
    path.shortDebt,
  )
  const hire = line(
    'Hire purchase liability - current',
    of(y => y.currentDebt),
    path.currentDebt,
  )
  const due = total('Total current liabilities', added(creditors, gst, overdraft, hire), path.totalDue)
  const long = line(
    'Hire purchase liability - non-current',
    of(y => y.longDebt),
    path.longDebt,
  )
  const totalLong = total('Total non-current liabilities', added(long), path.totalLong)
  const liabilities = total('Total liabilities', added(due, totalLong), path.totalLiabilities)
  const netAssets = total('Net assets', added(assets, minus(liabilities.values ?? [])))
  const capital = line(
    'Issued capital',
    of(y => y.stock),
    path.stock,
  )
  const retained = line(
    'Retained profits',
    of(y => y.retained),
    path.retained,
  )
  const equity = total('Total equity', added(capital, retained), path.totalEquity)
  const second = `${title('Statement of Financial Position', 'As at 30 June 2026')}<table>${headers}${caption('Current assets')}${[cash, debtors, stock, prepaid, current].map(show).join('')}${caption('Non-current assets')}${[plant, accumulated, fixed, assets].map(show).join('')}${caption('Current liabilities')}${[creditors, gst, overdraft, hire, due].map(show).join('')}${caption('Non-current liabilities')}${[long, totalLong, liabilities, netAssets].map(show).join('')}${caption('Equity')}${[capital, retained, equity].map(show).join('')}</table>${foot}`
  const rows = [
    ...revenue,
    cost,
    gross,
    ...expenses,
    all,
    pretax,
    tax,
    net,
    cash,
    debtors,
    stock,
    prepaid,
    current,
    plant,
    accumulated,
    fixed,
    assets,
    creditors,
    gst,
    overdraft,
    hire,
    due,
    long,
    totalLong,
    liabilities,
    capital,
    retained,
    equity,
  ]
  const operating = added(gross, minus(all.values ?? []))
  const any = {
    [path.revenue]: of(y => y.sales + y.otherIncome),
    [path.operatingIncome]: [
      null,
      ...operating,
      ...added(
        operating,
        of(y => y.interest),
      ),
      ...(pretax.values ?? []),
      ...added(
        pretax,
        of(y => y.interest),
      ),
    ],
    [path.salaries]: of(y => y.salaries + y.payrollTaxes),
    [path.totalExpenses]: [...of(() => 0).map((_, i) => (all.values?.[i] ?? 0) - (years[i]?.interest ?? 0))],
    [path.ordinaryIncome]: [
      ...operating,
      ...(net.values ?? []),
      ...(pretax.values ?? []),
      ...added(net, minus(of(y => y.otherIncome))),
    ],
    [path.netOther]: [...of(y => y.otherIncome), ...of(y => y.otherIncome - y.interest)],
    [path.otherDue]: of(y => y.accrued),
    [path.totalBoth]: assets.values ?? [],
    [path.accrued]: [null],
  }
  const text =
    'Australian special purpose report: opening stock, purchases and closing stock build the cost of sales, expenses in alphabet order with interest among them, other income after gross profit, hire purchase split current / non-current, net assets, no total of liabilities and equity, fiscal year to June'
  return {
    name,
    kind: 'financial',
    html: documentOf(style, [first, second], '210mm 297mm'),
    truth: statementTruth({
      family: 'au-special-purpose',
      notes: text,
      company,
      statementType: 'INCOME_STATEMENT',
      columns: ['2026-06-30', '2025-06-30'],
      rows,
      currency: 'AUD',
      any,
      absent: ['cashFlowStatement', path.intangible, path.treasury, path.paidIn, path.deferredTax],
    }),
  }
}
