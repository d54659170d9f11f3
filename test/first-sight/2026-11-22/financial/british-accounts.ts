/** A British company's accounts under Section 1A: inner and outer columns for two years. */
import type { Drawn } from '../press/document.ts'
import { documentOf } from '../press/page.ts'
import { booksOf } from './company-books.ts'
import { plain, type Company, type Pick } from './small-company.ts'
import { added, line, minus, path, statementTruth, total, type Row } from './statement-truth.ts'

/** Inner columns carry the parts, outer columns the sums, for each of two years. */
export function british({ name, company, seed, sales, number, scan }: Company): Drawn {
  const style = `.page{font:10pt/14pt Carlito;padding:20mm 22mm}table{width:100%}td{padding:.8pt 0}.n{text-align:right;width:22mm}.foot{text-align:center;font-size:8.4pt}`
  const years = booksOf({ seed, sales, years: 2, costShare: 0.68, taxRate: 0.19, unit: 1 })
  const of: Pick = pick => years.map(pick)
  const tangible = line(
    'Tangible assets',
    of(y => y.property - y.accumulated),
    path.property,
  )
  const stocks = line(
    'Stocks',
    of(y => y.inventory),
    path.inventory,
  )
  const debtors = line(
    'Debtors',
    of(y => y.receivable + y.prepaid),
    path.receivable,
  )
  const cash = line(
    'Cash at bank and in hand',
    of(y => y.cash),
    path.cash,
  )
  const current = total('', added(stocks, debtors, cash), path.totalCurrent)
  const within = line(
    'Creditors: amounts falling due within one year',
    of(y => -(y.payable + y.accrued + y.line + y.currentDebt)),
    path.totalDue,
    true,
  )
  const netCurrent = total('Net current assets', added(current, within))
  const lessDue = total('Total assets less current liabilities', added(tangible, netCurrent))
  const after = line(
    'Creditors: amounts falling due after more than one year',
    of(y => -Math.round(y.longDebt * 0.9)),
    path.totalLong,
    true,
  )
  const provision = line(
    'Provisions for liabilities - deferred tax',
    of(y => -(y.longDebt - Math.round(y.longDebt * 0.9))),
    path.deferredTax,
    true,
  )
  const net = total('Net assets', added(lessDue, after, provision))
  const capital = line(
    'Called up share capital',
    of(() => 100),
    path.stock,
  )
  const retained = line(
    'Profit and loss account',
    of(y => y.retained + y.stock - 100),
    path.retained,
  )
  const funds = total("Shareholders' funds", added(capital, retained), path.totalEquity)
  const notes: Partial<Record<string, string>> = {
    'Tangible assets': '4',
    Debtors: '5',
    [within.label]: '6',
    [after.label]: '7',
  }
  const cell = (value: number | undefined, sum = false, grand = false) =>
    `<td class="n"${sum ? ` style="border-top:.6pt solid #000${grand ? ';border-bottom:2pt double #000' : ''}"` : ''}>${value === undefined ? '' : plain(value)}`
  const outer = (row: Row, sum = false, grand = false) =>
    `<tr><td>${row.label}<td style="width:10mm" class="c">${notes[row.label] ?? ''}${[0, 1].map(i => `${cell(undefined)}${cell(row.values?.[i], sum, grand)}`).join('')}</tr>`
  const inner = (row: Row, sum = false) =>
    `<tr><td>${row.label}<td class="c">${notes[row.label] ?? ''}${[0, 1].map(i => `${cell(row.values?.[i], sum)}${cell(undefined)}`).join('')}</tr>`
  const caption = (text: string) => `<tr><td class="b" style="padding-top:7pt">${text}</tr>`
  const balance = `<b>${company.toUpperCase()}</b> <span style="float:right">Registered number: ${number}</span><hr style="border:0;border-top:.8pt solid #000"><b>BALANCE SHEET<br>AS AT 31 MARCH 2026</b><br><br>
<table><tr class="b"><td><td class="c">Note<td><td class="n">2026<br>£<td><td class="n">2025<br>£</tr>${caption('Fixed assets')}${outer(tangible)}${caption('Current assets')}${inner(stocks)}${inner(debtors)}${inner(cash)}${inner(current, true)}${inner(within)}${outer(netCurrent, true)}${outer(lessDue, true)}${outer(after)}${outer(provision)}${outer(net, true, true)}${caption('Capital and reserves')}${outer(capital)}${outer(retained)}${outer(funds, true, true)}</table><br>
<div style="font-size:9pt;line-height:12pt;text-align:justify">The directors consider that the Company is entitled to exemption from audit under section 477 of the Companies Act 2006 and members have not required the Company to obtain an audit for the year in question in accordance with section 476 of the Companies Act 2006. The financial statements have been prepared in accordance with the provisions applicable to companies subject to the small companies regime and in accordance with FRS 102 Section 1A - small entities.<br><br>The financial statements were approved and authorised for issue by the board and were signed on its behalf on 14 July 2026.<br><br><br>_________________________<br>R J Thackray<br>Director</div><div class="foot">Page 1</div>`
  const turnover = line(
    'Turnover',
    of(y => y.sales),
    path.revenue,
  )
  const cost = line('Cost of sales', minus(of(y => y.cost)), path.cost, true)
  const gross = total('Gross profit', added(turnover, cost), path.gross)
  const admin = line(
    'Administrative expenses',
    minus(
      of(
        y =>
          y.salaries +
          y.payrollTaxes +
          y.rent +
          y.utilities +
          y.depreciation +
          y.advertising +
          y.insurance +
          y.office +
          y.professional +
          y.vehicle,
      ),
    ),
    path.general,
    true,
  )
  const other = line(
    'Other operating income',
    of(y => y.otherIncome),
  )
  const profit = total('Operating profit', added(gross, admin, other), path.operatingIncome)
  const interest = line('Interest payable and similar expenses', minus(of(y => y.interest)), path.interest, true)
  const pretax = total('Profit before tax', added(profit, interest), path.beforeTax)
  const tax = line('Tax on profit', minus(of(y => y.tax)), path.tax, true)
  const result = total('Profit for the financial year', added(pretax, tax), path.netIncome)
  const account = `<b>${company.toUpperCase()}</b><hr style="border:0;border-top:.8pt solid #000"><b>PROFIT AND LOSS ACCOUNT<br>FOR THE YEAR ENDED 31 MARCH 2026</b><br><br><table><tr class="b"><td><td class="c">Note<td><td class="n">2026<br>£<td><td class="n">2025<br>£</tr>${[outer(turnover), outer(cost), outer(gross, true), outer(admin), outer(other), outer(profit, true), outer(interest), outer(pretax, true), outer(tax), outer(result, true, true)].join('')}</table><br>The notes on pages 3 to 6 form part of these financial statements.<div class="foot">Page 2</div>`
  const rows = [
    tangible,
    stocks,
    debtors,
    cash,
    current,
    within,
    after,
    provision,
    capital,
    retained,
    funds,
    turnover,
    cost,
    gross,
    admin,
    other,
    profit,
    interest,
    pretax,
    tax,
    result,
  ]
  const [assets, liabilities] = [added(tangible, current), minus(added(within, after, provision))]
  const sums = [after, provision].map(row => minus(row.values ?? []))
  const any = {
    [path.totalLong]: added(sums[0] ?? [], sums[1] ?? []),
    [path.otherIncome]: other.values ?? [],
    [path.otherLongDue]: sums[0] ?? [],
    [path.longDebt]: sums[0] ?? [],
    [path.totalFixed]: tangible.values ?? [],
    [path.accumulated]: [null],
    [path.totalExpenses]: [...minus(admin.values ?? []), ...minus(added(admin, other))],
    [path.otherDue]: minus(within.values ?? []),
    [path.ordinaryIncome]: [
      ...(profit.values ?? []),
      ...(result.values ?? []),
      ...added(result, minus(other.values ?? [])),
    ],
    [path.netOther]: [...(other.values ?? []), ...added(other, interest)],
    [path.otherExpenses]: of(y => y.interest),
    [path.payable]: minus(within.values ?? []),
    [path.totalBoth]: assets,
  }
  const text = `UK accounts under Section 1A: inner and outer amount columns for two years, creditors in parentheses, subtotal of current assets without a label, no total assets, notes column, pounds, profit and loss account on page 2; "Profit and loss account" is also the reserve${scan ? '; scan' : ''}`
  return {
    name,
    kind: 'financial',
    html: documentOf(style, [balance, account], '210mm 297mm'),
    ...(scan && { scan }),
    truth: statementTruth({
      family: 'uk-section-1a',
      notes: text,
      company,
      statementType: 'BALANCE_SHEET',
      columns: ['2026-03-31', '2025-03-31'],
      rows,
      currency: 'GBP',
      any,
      derived: {
        balanceSheet: {
          assets: { totalAssets: assets[0] },
          liabilitiesAndEquity: { totalLiabilities: liabilities[0] },
        },
      },
      absent: ['cashFlowStatement', path.intangible, path.treasury, path.paidIn, path.salaries],
    }),
  }
}
