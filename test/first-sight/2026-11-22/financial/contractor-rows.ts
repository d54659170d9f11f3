/** The rows of a contractor's statements, from its books. */
import type { Year } from './company-books.ts'
import { added, grand, head, line, minus, path, total, type Row } from './statement-truth.ts'

/** One amount of each printed year. */
export type Pick = (pick: (year: Year) => number) => number[]

export function balanceSheet(of: Pick): Row[] {
  const cash = line(
    'Cash and cash equivalents',
    of(y => y.cash),
    path.cash,
  )
  const receivable = line(
    'Contract receivables, net',
    of(y => y.receivable),
    path.receivable,
  )
  const unbilled = line(
    'Costs and estimated earnings in excess of billings on uncompleted contracts',
    of(y => y.inventory),
    path.otherCurrent,
  )
  const prepaid = line(
    'Prepaid expenses',
    of(y => y.prepaid),
    path.prepaid,
  )
  const current = total('Total current assets', added(cash, receivable, unbilled, prepaid), path.totalCurrent)
  const property = line(
    'Construction equipment and vehicles',
    of(y => y.property),
    path.property,
  )
  const accumulated = line('Less accumulated depreciation', minus(of(y => y.accumulated)), path.accumulated)
  const net = total('Net property and equipment', added(property, accumulated))
  const payable = line(
    'Accounts payable',
    of(y => y.payable),
    path.payable,
  )
  const bank = line(
    'Note payable - bank line of credit',
    of(y => y.line),
    path.shortDebt,
  )
  const portion = line(
    'Current maturities of long-term debt',
    of(y => y.currentDebt),
    path.currentDebt,
  )
  const accrued = line(
    'Accrued expenses',
    of(y => Math.round(y.accrued * 0.4)),
    path.accrued,
  )
  const overbilled = line(
    'Billings in excess of costs and estimated earnings on uncompleted contracts',
    of(y => y.accrued - Math.round(y.accrued * 0.4)),
    path.otherDue,
  )
  const due = total('Total current liabilities', added(payable, bank, portion, accrued, overbilled), path.totalDue)
  const long = line(
    'Long-term debt, less current maturities',
    of(y => y.longDebt),
    path.longDebt,
  )
  const liabilities = total('Total liabilities', added(due, long), path.totalLiabilities)
  const stock = line(
    'Common stock, no par value; 1,000 shares authorized, 250 shares issued and outstanding',
    of(y => y.stock),
    path.stock,
  )
  const retained = line(
    'Retained earnings',
    of(y => y.retained),
    path.retained,
  )
  const equity = total("Total stockholders' equity", added(stock, retained), path.totalEquity)
  return [
    head('ASSETS'),
    head('Current assets'),
    cash,
    receivable,
    unbilled,
    prepaid,
    current,
    head('Property and equipment'),
    property,
    accumulated,
    net,
    grand('Total assets', added(current, net), path.totalAssets),
    head("LIABILITIES AND STOCKHOLDERS' EQUITY"),
    head('Current liabilities'),
    payable,
    bank,
    portion,
    accrued,
    overbilled,
    due,
    long,
    liabilities,
    head("Stockholders' equity"),
    stock,
    retained,
    equity,
    grand("Total liabilities and stockholders' equity", added(liabilities, equity), path.totalBoth),
  ]
}

export function incomeStatement(of: Pick): Row[] {
  const revenue = line(
    'Contract revenues earned',
    of(y => y.sales),
    path.revenue,
  )
  const cost = line(
    'Cost of revenues earned',
    of(y => y.cost + y.vehicle),
    path.cost,
  )
  const gross = total('Gross profit', added(revenue, minus(cost.values ?? [])), path.gross)
  const expenses = [
    line(
      'Officer and office salaries',
      of(y => y.salaries),
      path.salaries,
    ),
    line(
      'Payroll taxes',
      of(y => y.payrollTaxes),
    ),
    line(
      'Depreciation',
      of(y => y.depreciation),
      path.depreciation,
    ),
    line(
      'Insurance',
      of(y => y.insurance),
    ),
    line(
      'Rent',
      of(y => y.rent),
      path.rent,
    ),
    line(
      'Utilities',
      of(y => y.utilities),
      path.rent,
    ),
    line(
      'Advertising',
      of(y => y.advertising),
      path.marketing,
    ),
    line(
      'Professional fees',
      of(y => y.professional),
    ),
    line(
      'Office supplies and expense',
      of(y => y.office),
    ),
  ]
  const all = total('Total general and administrative expenses', added(...expenses), path.totalExpenses)
  const operating = total('Income from operations', added(gross, minus(all.values ?? [])), path.operatingIncome)
  const other = line(
    'Other income',
    of(y => y.otherIncome),
    path.otherIncome,
  )
  const interest = line('Interest expense', minus(of(y => y.interest)), path.interest, true)
  const net = total('Total other income (expense)', added(other, interest), path.netOther)
  const pretax = total('Income before provision for income taxes', added(operating, net), path.beforeTax)
  const tax = line(
    'Provision for income taxes',
    of(y => y.tax),
    path.tax,
  )
  return [
    revenue,
    cost,
    gross,
    head('General and administrative expenses'),
    ...expenses,
    all,
    operating,
    head('Other income (expense)'),
    other,
    interest,
    net,
    pretax,
    tax,
    grand('Net income', added(pretax, minus(tax.values ?? [])), path.netIncome),
  ]
}

export function cashFlows(years: readonly Year[]): Row[] {
  const each = (pick: (year: Year, before: Year) => number) =>
    years.slice(0, -1).map((year, i) => pick(year, years[i + 1] ?? year))
  const income = line(
    'Net income',
    each(y => y.netIncome),
    path.flowIncome,
  )
  const depreciation = line(
    'Depreciation',
    each(y => y.depreciation),
    path.flowDepreciation,
  )
  const changes = [
    line(
      'Contract receivables',
      each((y, b) => b.receivable - y.receivable),
      path.flowReceivable,
    ),
    line(
      'Costs and estimated earnings in excess of billings',
      each((y, b) => b.inventory - y.inventory),
      path.flowOther,
    ),
    line(
      'Prepaid expenses',
      each((y, b) => b.prepaid - y.prepaid),
      path.flowOther,
    ),
    line(
      'Accounts payable',
      each((y, b) => y.payable - b.payable),
      path.flowPayable,
    ),
    line(
      'Accrued expenses and billings in excess',
      each((y, b) => y.accrued - b.accrued),
      path.flowOther,
    ),
  ]
  const operations = total(
    'Net cash provided by operating activities',
    added(income, depreciation, ...changes),
    path.fromOperations,
  )
  const purchases = line(
    'Purchases of property and equipment',
    each(y => -y.capitalExpenditures),
    path.expenditures,
  )
  const investing = total('Net cash used in investing activities', added(purchases), path.fromInvesting)
  const bank = line(
    'Net change in line of credit',
    each((y, b) => y.line - b.line),
    path.debt,
  )
  const proceeds = line(
    'Proceeds from long-term debt',
    each(y => y.proceeds),
    path.debt,
  )
  const repayments = line(
    'Principal payments on long-term debt',
    each(y => -y.repayments),
    path.debt,
  )
  const dividends = line(
    'Distributions to stockholders',
    each(y => -y.dividends),
    path.dividends,
  )
  const financing = total(
    'Net cash provided by (used in) financing activities',
    added(bank, proceeds, repayments, dividends),
    path.fromFinancing,
  )
  const change = line('Net increase (decrease) in cash', added(operations, investing, financing), path.change)
  const beginning = line(
    'Cash, beginning of year',
    each((_, b) => b.cash),
    path.beginning,
  )
  return [
    head('Cash flows from operating activities'),
    income,
    head('Adjustments to reconcile net income to net cash'),
    depreciation,
    head('(Increase) decrease in assets and increase (decrease) in liabilities'),
    ...changes,
    operations,
    head('Cash flows from investing activities'),
    purchases,
    investing,
    head('Cash flows from financing activities'),
    bank,
    proceeds,
    repayments,
    dividends,
    financing,
    change,
    beginning,
    grand('Cash, end of year', added(change, beginning), path.ending),
  ]
}
