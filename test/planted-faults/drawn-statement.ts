/** Statements as rows with their sums: an independent calculator, and pictures of pages. */
import { chanceOf, type Chance } from '../drawing/chance.ts'

export interface DrawnRow {
  readonly label: string
  readonly level: number
  /** One per period; null for a heading. */
  readonly values: readonly number[] | null
}

/** Rows that make another: by their places, with their signs. */
export interface DrawnSum {
  readonly total: number
  readonly parts: readonly { readonly at: number; readonly sign: 1 | -1 }[]
}

export interface DrawnStatement {
  readonly title: string
  readonly headers: readonly string[]
  readonly rows: readonly DrawnRow[]
  readonly sums: readonly DrawnSum[]
}

class Draft {
  readonly rows: DrawnRow[] = []
  readonly sums: DrawnSum[] = []
  readonly periods: number
  constructor(periods: number) {
    this.periods = periods
  }
  heading(label: string, level = 0): void {
    this.rows.push({ label, level, values: null })
  }
  line(label: string, values: readonly number[], level = 2): number {
    return this.rows.push({ label, level, values }) - 1
  }
  /** `parts`: places, negative signs as [place, -1]. */
  total(label: string, parts: readonly (number | readonly [number, -1])[], level = 1): number {
    const members = parts.map(part =>
      typeof part === 'number' ? { at: part, sign: 1 as const } : { at: part[0], sign: part[1] },
    )
    const values = Array.from({ length: this.periods }, (_, period) =>
      members.reduce((sum, { at, sign }) => sum + sign * this.rows[at]!.values![period]!, 0),
    )
    const total = this.line(label, values, level)
    this.sums.push({ total, parts: members })
    return total
  }
  valueOf(at: number, period: number): number {
    return this.rows[at]!.values![period]!
  }
}

const some = <T>(chance: Chance, list: readonly T[], minimum: number): T[] => {
  const kept = list.filter(() => chance.is(0.7))
  return kept.length >= minimum ? kept : list.slice(0, minimum)
}
const amountsOf =
  (chance: Chance, periods: number) =>
  (from: number, to: number): number[] =>
    Array.from({ length: periods }, () => Math.round(chance.logarithmic(from, to)))

export const drawnCompanies = [
  'Harbor Tool Works, Inc.',
  'Cedar Ridge Hauling LLC',
  'Millbrook Cabinet Works, Inc.',
  'Bluestem Orthodontics PLLC',
  'Kettle Moraine Foods, Inc.',
  'Sawtooth Machine LLC',
] as const

export interface DrawnBooks {
  readonly company: string
  readonly statements: readonly DrawnStatement[]
}

/** A set of statements of one or two years that tie to each other. The same seed draws the same. */
export function drawnBooks(seed: number): DrawnBooks {
  const chance = chanceOf(seed)
  const periods = chance.is(0.5) ? 2 : 1
  const company = chance.pick(drawnCompanies)
  const income = incomeStatement(chance, periods)
  const sheet = balanceSheet(chance, periods)
  const statements = [sheet, income.statement]
  if (chance.is(0.5)) statements.push(cashFlow(chance, income.net))
  return { company, statements }
}

const years = (periods: number): string[] => ['2024', '2023'].slice(0, periods)

function balanceSheet(chance: Chance, periods: number): DrawnStatement {
  const draft = new Draft(periods)
  const amounts = amountsOf(chance, periods)
  const upper = chance.is(0.4)
  const capital = (text: string): string => (upper ? text.toUpperCase() : text)
  draft.heading('ASSETS')
  draft.heading('Current Assets', 1)
  const current = some(chance, ['Cash', 'Accounts Receivable', 'Inventory', 'Prepaid Expenses', 'Employee Advances'], 3)
  const currentTotal = draft.total(
    'Total Current Assets',
    current.map(label => draft.line(label, amounts(20_000, 400_000))),
  )
  draft.heading(chance.is(0.5) ? 'Fixed Assets' : 'Property and Equipment', 1)
  const fixed = some(chance, ['Machinery and Equipment', 'Vehicles', 'Buildings', 'Furniture and Fixtures'], 2).map(
    label => draft.line(label, amounts(100_000, 900_000)),
  )
  const worn = draft.line(
    'Accumulated Depreciation',
    amounts(30_000, 90_000).map(value => -value),
  )
  const fixedTotal = draft.total(
    draft.rows.some(({ label }) => label === 'Fixed Assets') ? 'Total Fixed Assets' : 'Total Property and Equipment',
    [...fixed, worn],
  )
  const assets = draft.total(capital('Total Assets'), [currentTotal, fixedTotal], 0)
  draft.heading('LIABILITIES AND EQUITY')
  draft.heading('Current Liabilities', 1)
  const owed = some(
    chance,
    ['Accounts Payable', 'Line of Credit', 'Accrued Expenses', 'Sales Tax Payable', 'Payroll Liabilities'],
    2,
  )
  const owedTotal = draft.total(
    'Total Current Liabilities',
    owed.map(label => draft.line(label, amounts(5_000, 60_000))),
  )
  draft.heading('Long-Term Liabilities', 1)
  const loans = some(chance, ['Equipment Loan', 'Mortgage Payable', 'Notes Payable'], 2)
  const loansTotal = draft.total(
    'Total Long-Term Liabilities',
    loans.map(label => draft.line(label, amounts(10_000, 60_000))),
  )
  const liabilities = draft.total('Total Liabilities', [owedTotal, loansTotal], 0)
  draft.heading('Equity', 1)
  const stock = draft.line('Common Stock', amounts(1_000, 20_000))
  const rest = Array.from(
    { length: periods },
    (_, period) => draft.valueOf(assets, period) - draft.valueOf(liabilities, period) - draft.valueOf(stock, period),
  )
  const equity = draft.total('Total Equity', [stock, draft.line('Retained Earnings', rest)])
  const both = draft.total(capital('Total Liabilities and Equity'), [liabilities, equity], 0)
  draft.sums.push({ total: both, parts: [{ at: assets, sign: 1 }] })
  return {
    title: 'Balance Sheet',
    headers: years(periods).map(year => `Dec 31, ${year}`),
    rows: draft.rows,
    sums: draft.sums,
  }
}

function incomeStatement(chance: Chance, periods: number) {
  const draft = new Draft(periods)
  const amounts = amountsOf(chance, periods)
  draft.heading('Income')
  const sales = some(chance, ['Sales', 'Service Income', 'Parts Income'], 2)
  const revenue = draft.total(
    'Total Income',
    sales.map(label => draft.line(label, amounts(600_000, 2_000_000))),
    0,
  )
  draft.heading('Cost of Goods Sold')
  const costs = some(chance, ['Materials', 'Direct Labor', 'Subcontractors'], 2)
  const cost = draft.total(
    'Total Cost of Goods Sold',
    costs.map(label => draft.line(label, amounts(80_000, 250_000))),
    0,
  )
  const gross = draft.total('Gross Profit', [revenue, [cost, -1]], 0)
  draft.heading('Expenses')
  const spent = some(
    chance,
    [
      'Advertising',
      'Depreciation Expense',
      'Insurance',
      'Interest Expense',
      'Payroll Expenses',
      'Rent',
      'Repairs and Maintenance',
      'Utilities',
    ],
    4,
  )
  const expenses = draft.total(
    'Total Expenses',
    spent.map(label => draft.line(label, amounts(8_000, 60_000))),
    0,
  )
  const operating = draft.total('Net Operating Income', [gross, [expenses, -1]], 0)
  const others: number[] = []
  if (chance.is(0.5)) {
    draft.heading('Other Income')
    const earned = ['Interest Earned', 'Gain on Sale of Equipment'].map(label => draft.line(label, amounts(500, 9_000)))
    others.push(draft.total('Total Other Income', earned, 0))
  }
  const net = draft.total('Net Income', [operating, ...others], 0)
  return {
    statement: {
      title: 'Profit and Loss',
      headers: years(periods).map(year => `Jan - Dec ${year}`),
      rows: draft.rows,
      sums: draft.sums,
    },
    net: draft.rows[net]!.values!,
  }
}

function cashFlow(chance: Chance, net: readonly number[]): DrawnStatement {
  const periods = net.length
  const draft = new Draft(periods)
  const amounts = amountsOf(chance, periods)
  draft.heading('Operating Activities')
  const income = draft.line('Net Income', net)
  const changes = ['Depreciation', 'Accounts Receivable', 'Accounts Payable'].map((label, index) =>
    draft.line(
      label,
      amounts(4_000, 40_000).map(value => (index === 1 ? -value : value)),
    ),
  )
  const operating = draft.total('Net Cash Provided by Operating Activities', [income, ...changes], 0)
  draft.heading('Investing Activities')
  const bought = ['Purchase of Equipment', 'Purchase of Vehicles'].map(label =>
    draft.line(
      label,
      amounts(10_000, 80_000).map(value => -value),
    ),
  )
  const investing = draft.total('Net Cash Used in Investing Activities', bought, 0)
  draft.heading('Financing Activities')
  const financed = ['Repayment of Long-Term Debt', 'Dividends Paid'].map(label =>
    draft.line(
      label,
      amounts(5_000, 40_000).map(value => -value),
    ),
  )
  const financing = draft.total('Net Cash Used in Financing Activities', financed, 0)
  const change = draft.total('Net Increase in Cash', [operating, investing, financing], 0)
  const opening = draft.line('Cash at Beginning of Year', amounts(20_000, 90_000), 0)
  draft.total('Cash at End of Year', [change, opening], 0)
  return {
    title: 'Statement of Cash Flows',
    headers: years(periods).map(year => `Jan - Dec ${year}`),
    rows: draft.rows,
    sums: draft.sums,
  }
}

const labelWidth = 46
const columnWidth = 18
const printed = (value: number): string =>
  value < 0 ? `(${Math.abs(value).toLocaleString('en-US')})` : value.toLocaleString('en-US')

/** A page of it. */
export function pictureOf(company: string, { title, headers, rows }: DrawnStatement): string {
  const cells = (texts: readonly string[]): string => texts.map(text => text.padStart(columnWidth)).join('')
  return [
    `  ${company}`,
    `  ${title}`,
    '',
    `  ${''.padEnd(labelWidth)}${cells(headers)}`,
    ...rows.map(({ label, level, values }) => {
      const text = `  ${'  '.repeat(level)}${label}`
      return values === null ? text : `${text.padEnd(labelWidth + 2)}${cells(values.map(printed))}`
    }),
    '',
  ].join('\n')
}
