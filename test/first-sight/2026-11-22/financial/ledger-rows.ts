/** The rows of a desktop ledger program's income statement. */
import type { Year } from './company-books.ts'
import { added, head, line, minus, path, total, type Row } from './statement-truth.ts'

export const cents = (value: number) => Math.round(value * 100) / 100

/** The current month as a part of the year to date; every amount in cents. */
export function monthOf(year: Year, part: number): Year {
  return Object.fromEntries(
    Object.entries(year).map(([key, value], i) => [key, cents(Number(value) * part * (0.9 + ((i * 7) % 10) / 50))]),
  ) as unknown as Year
}

export function incomeRows(columns: readonly Year[]): Row[] {
  const of = (pick: (year: Year) => number) => columns.map(year => cents(pick(year)))
  const sales = [
    line(
      'Sales - Parts',
      of(y => y.sales * 0.38),
    ),
    line(
      'Sales - Service',
      of(y => y.sales - cents(y.sales * 0.38) + cents(y.sales * 0.004) + y.otherIncome),
    ),
    line(
      'Sales Discounts',
      of(y => -cents(y.sales * 0.004)),
    ),
  ]
  const revenue = total('Total Revenues', added(...sales), path.revenue)
  const costs = [
    line(
      'Cost of Goods Sold - Parts',
      of(y => y.cost * 0.6),
    ),
    line(
      'Subcontractors',
      of(y => y.cost - cents(y.cost * 0.6)),
    ),
  ]
  const cost = total('Total Cost of Sales', added(...costs), path.cost)
  const gross = total('Gross Profit', added(revenue, minus(cost.values ?? [])), path.gross)
  const expenses = [
    line(
      'Wages Expense',
      of(y => y.salaries),
      path.salaries,
    ),
    line(
      'Payroll Tax Expense',
      of(y => y.payrollTaxes),
    ),
    line(
      'Rent or Lease Expense',
      of(y => y.rent),
      path.rent,
    ),
    line(
      'Utilities Expense',
      of(y => y.utilities),
      path.rent,
    ),
    line(
      'Advertising Expense',
      of(y => y.advertising),
      path.marketing,
    ),
    line(
      'Auto Expenses',
      of(y => y.vehicle),
    ),
    line(
      'Depreciation Expense',
      of(y => y.depreciation),
      path.depreciation,
    ),
    line(
      'Insurance Expense',
      of(y => y.insurance),
    ),
    line(
      'Interest Expense',
      of(y => y.interest),
      path.interest,
    ),
    line(
      'Legal and Professional Expense',
      of(y => y.professional),
    ),
    line(
      'Office Expense',
      of(y => y.office),
    ),
  ]
  const all = total('Total Expenses', added(...expenses), path.totalExpenses)
  const net = { ...total('Net Income', added(gross, minus(all.values ?? [])), path.netIncome), kind: 'grand' as const }
  return [
    head('Revenues'),
    ...sales,
    revenue,
    head('Cost of Sales'),
    ...costs,
    cost,
    gross,
    head('Expenses'),
    ...expenses,
    all,
    net,
  ]
}
