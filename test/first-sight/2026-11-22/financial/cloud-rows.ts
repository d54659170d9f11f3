/** The rows of a cloud suite's comparative reports, from the books. */
import type { Year } from './company-books.ts'
import { added, grand, head, line, minus, path, total, type Row } from './statement-truth.ts'

/** One amount of each printed year. */
export type Pick = (pick: (year: Year) => number) => number[]
export const round = (value: number) => Math.round(value * 100) / 100

export function balanceRows(of: Pick): Row[] {
  const operating = line(
    '1010 - Operating Cash',
    of(y => round(y.cash * 0.7)),
    path.cash,
  )
  const payroll = line(
    '1020 - Payroll Cash',
    of(y => round(y.cash - round(y.cash * 0.7))),
    path.cash,
  )
  const cash = total('Total Cash and Cash Equivalents', added(operating, payroll))
  const gross = line(
    '1200 - Accounts Receivable - Trade',
    of(y => round(y.receivable * 1.03)),
    path.receivable,
  )
  const allowance = line(
    '1290 - Allowance for Doubtful Accounts',
    of(y => -round(round(y.receivable * 1.03) - y.receivable)),
    path.receivable,
  )
  const receivable = total('Total Accounts Receivable, Net', added(gross, allowance))
  const inventory = line(
    '1400 - Inventory',
    of(y => y.inventory),
    path.inventory,
  )
  const prepaid = line(
    '1500 - Prepaid Expenses',
    of(y => y.prepaid),
    path.prepaid,
  )
  const current = total('Total Current Assets', added(cash, receivable, inventory, prepaid), path.totalCurrent)
  const property = line(
    '1600 - Fixed Assets at Cost',
    of(y => y.property),
    path.property,
  )
  const accumulated = line('1690 - Accumulated Depreciation', minus(of(y => y.accumulated)), path.accumulated)
  const net = total('Total Fixed Assets, Net', added(property, accumulated))
  const assets = grand('Total Assets', added(current, net), path.totalAssets)
  const payable = line(
    '2000 - Accounts Payable',
    of(y => y.payable),
    path.payable,
  )
  const card = line(
    '2050 - Corporate Credit Card',
    of(y => round(y.accrued * 0.35)),
    path.otherDue,
  )
  const accrued = line(
    '2100 - Accrued Liabilities',
    of(y => round(y.accrued - round(y.accrued * 0.35))),
    path.accrued,
  )
  const revolver = line(
    '2200 - Revolving Credit Facility',
    of(y => y.line),
    path.shortDebt,
  )
  const portion = line(
    '2300 - Current Portion of Term Debt',
    of(y => y.currentDebt),
    path.currentDebt,
  )
  const due = total('Total Current Liabilities', added(payable, card, accrued, revolver, portion), path.totalDue)
  const long = line(
    '2500 - Term Debt, Net of Current Portion',
    of(y => y.longDebt),
    path.longDebt,
  )
  const totalLong = total('Total Long-Term Liabilities', added(long), path.totalLong)
  const liabilities = total('Total Liabilities', added(due, totalLong), path.totalLiabilities)
  const stock = line(
    '3000 - Common Stock',
    of(y => round(y.stock * 0.1)),
    path.stock,
  )
  const paidIn = line(
    '3100 - Additional Paid-In Capital',
    of(y => round(y.stock - round(y.stock * 0.1))),
    path.paidIn,
  )
  const retained = line(
    '3500 - Retained Earnings',
    of(y => y.retained),
    path.retained,
  )
  const equity = total('Total Equity', added(stock, paidIn, retained), path.totalEquity)
  return [
    head('Assets'),
    head('Cash and Cash Equivalents'),
    operating,
    payroll,
    cash,
    head('Accounts Receivable, Net'),
    gross,
    allowance,
    receivable,
    inventory,
    prepaid,
    current,
    head('Fixed Assets, Net'),
    property,
    accumulated,
    net,
    assets,
    head('Liabilities and Equity'),
    payable,
    card,
    accrued,
    revolver,
    portion,
    due,
    long,
    totalLong,
    liabilities,
    head('Equity'),
    stock,
    paidIn,
    retained,
    equity,
    grand('Total Liabilities and Equity', added(liabilities, equity), path.totalBoth),
  ]
}

export function incomeRows(of: Pick): Row[] {
  const product = line(
    '4000 - Product Revenue',
    of(y => round(y.sales * 0.81)),
  )
  const service = line(
    '4100 - Service Revenue',
    of(y => round(y.sales - round(y.sales * 0.81))),
  )
  const revenue = total('Total Revenue', added(product, service), path.revenue)
  const material = line(
    '5000 - Materials',
    of(y => round(y.cost * 0.66)),
  )
  const freight = line(
    '5200 - Freight In',
    of(y => round(y.cost - round(y.cost * 0.66))),
  )
  const cost = total('Total Cost of Revenue', added(material, freight), path.cost)
  const gross = total('Gross Profit', added(revenue, minus(cost.values ?? [])), path.gross)
  const expenses = [
    line(
      '6000 - Salaries and Wages',
      of(y => y.salaries),
      path.salaries,
    ),
    line(
      '6050 - Payroll Taxes and Benefits',
      of(y => y.payrollTaxes),
    ),
    line(
      '6200 - Rent and Utilities',
      of(y => round(y.rent + y.utilities)),
      path.rent,
    ),
    line(
      '6300 - Marketing and Advertising',
      of(y => y.advertising),
      path.marketing,
    ),
    line(
      '6400 - Insurance',
      of(y => y.insurance),
    ),
    line(
      '6500 - Vehicle and Travel',
      of(y => y.vehicle),
    ),
    line(
      '6700 - General and Administrative',
      of(y => round(y.office + y.professional)),
      path.general,
    ),
    line(
      '6800 - Depreciation',
      of(y => y.depreciation),
      path.depreciation,
    ),
  ]
  const all = total('Total Operating Expenses', added(...expenses), path.totalExpenses)
  const operating = total('Operating Income', added(gross, minus(all.values ?? [])), path.operatingIncome)
  const other = line(
    '7000 - Other Income',
    of(y => y.otherIncome),
    path.otherIncome,
  )
  const interest = line('7100 - Interest Expense', minus(of(y => y.interest)), path.interest, true)
  const net = total('Total Other Income (Expense)', added(other, interest), path.netOther)
  const pretax = total('Net Income Before Taxes', added(operating, net), path.beforeTax)
  const tax = line(
    '8000 - Income Tax Expense',
    of(y => y.tax),
    path.tax,
  )
  return [
    head('Revenue'),
    product,
    service,
    revenue,
    head('Cost of Revenue'),
    material,
    freight,
    cost,
    gross,
    head('Operating Expenses'),
    ...expenses,
    all,
    operating,
    head('Other Income (Expense)'),
    other,
    interest,
    net,
    pretax,
    tax,
    grand('Net Income', added(pretax, minus(tax.values ?? [])), path.netIncome),
  ]
}
