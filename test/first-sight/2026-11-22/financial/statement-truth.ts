/** Rows of a statement as printed, and the truth that follows from them. */
import type { Truth } from '../press/document.ts'

const current = 'balanceSheet.assets.currentAssets.'
const fixed = 'balanceSheet.assets.fixedAssets.'
const due = 'balanceSheet.liabilitiesAndEquity.currentLiabilities.'
const long = 'balanceSheet.liabilitiesAndEquity.longTermLiabilities.'
const equity = 'balanceSheet.liabilitiesAndEquity.equity.'
const ordinary = 'incomeStatement.ordinaryIncomeExpense.'
const operating = 'cashFlowStatement.operatingActivities.'
const working = `${operating}changesInWorkingCapital.`
const investing = 'cashFlowStatement.investingActivities.'
const financing = 'cashFlowStatement.financingActivities.'

/** The specification's paths by short names. */
export const path = {
  cash: `${current}cash`,
  receivable: `${current}accountsReceivable`,
  inventory: `${current}inventory`,
  prepaid: `${current}prepaidExpenses`,
  otherCurrent: `${current}otherCurrentAssets`,
  totalCurrent: `${current}totalCurrentAssets`,
  property: `${fixed}propertyPlantEquipment`,
  accumulated: `${fixed}accumulatedDepreciation`,
  intangible: `${fixed}intangibleAssets`,
  otherLong: `${fixed}otherLongTermAssets`,
  totalFixed: `${fixed}totalFixedAssets`,
  totalAssets: 'balanceSheet.assets.totalAssets',
  payable: `${due}accountsPayable`,
  shortDebt: `${due}shortTermDebt`,
  accrued: `${due}accruedExpenses`,
  currentDebt: `${due}currentPortionOfLongTermDebt`,
  otherDue: `${due}otherCurrentLiabilities`,
  totalDue: `${due}totalCurrentLiabilities`,
  longDebt: `${long}longTermDebt`,
  deferredTax: `${long}deferredTaxLiabilities`,
  otherLongDue: `${long}otherLongTermLiabilities`,
  totalLong: `${long}totalLongTermLiabilities`,
  totalLiabilities: 'balanceSheet.liabilitiesAndEquity.totalLiabilities',
  totalBoth: 'balanceSheet.liabilitiesAndEquity.totalLiabilitiesAndEquity',
  stock: `${equity}commonStock`,
  paidIn: `${equity}additionalPaidInCapital`,
  retained: `${equity}retainedEarnings`,
  treasury: `${equity}treasuryStock`,
  totalEquity: `${equity}totalEquity`,
  revenue: `${ordinary}income.revenue`,
  cost: `${ordinary}income.costOfGoodsSold`,
  gross: `${ordinary}income.grossProfit`,
  salaries: `${ordinary}expenses.salariesAndWages`,
  rent: `${ordinary}expenses.rentAndUtilities`,
  depreciation: `${ordinary}expenses.depreciation`,
  marketing: `${ordinary}expenses.marketing`,
  general: `${ordinary}expenses.generalAndAdministrative`,
  totalExpenses: `${ordinary}expenses.totalOperatingExpenses`,
  operatingIncome: `${ordinary}operatingIncome`,
  interest: `${ordinary}interestExpense`,
  beforeTax: `${ordinary}incomeBeforeTax`,
  tax: `${ordinary}incomeTax`,
  ordinaryIncome: `${ordinary}netOrdinaryIncome`,
  otherIncome: 'incomeStatement.otherIncomeExpense.otherIncome',
  otherExpenses: 'incomeStatement.otherIncomeExpense.otherExpenses',
  netOther: 'incomeStatement.otherIncomeExpense.netOtherIncomeExpense',
  netIncome: 'incomeStatement.netIncome',
  flowIncome: `${operating}netIncome`,
  flowDepreciation: `${operating}depreciation`,
  fromOperations: `${operating}netCashFromOperatingActivities`,
  flowReceivable: `${working}accountsReceivable`,
  flowInventory: `${working}inventory`,
  flowPayable: `${working}accountsPayable`,
  flowOther: `${working}otherWorkingCapital`,
  flowTotal: `${working}totalChangesInWorkingCapital`,
  expenditures: `${investing}capitalExpenditures`,
  otherInvesting: `${investing}otherInvestingActivities`,
  fromInvesting: `${investing}netCashFromInvestingActivities`,
  debt: `${financing}debtIssuanceRepayment`,
  dividends: `${financing}dividendsPaid`,
  otherFinancing: `${financing}otherFinancingActivities`,
  fromFinancing: `${financing}netCashFromFinancingActivities`,
  change: 'cashFlowStatement.netChangeInCash',
  beginning: 'cashFlowStatement.beginningCashBalance',
  ending: 'cashFlowStatement.endingCashBalance',
} as const

export interface Row {
  readonly label: string
  /** One per column, in printed units and with the printed sign; none for a heading. */
  readonly values?: readonly number[]
  /** Of the specification; rows of one path are summed. */
  readonly to?: string
  /** The truth's sign is the other one. */
  readonly flip?: boolean
  readonly kind?: 'head' | 'line' | 'total' | 'grand'
}

export const head = (label: string): Row => ({ label, kind: 'head' })
export const line = (label: string, values: readonly number[], to?: string, flip = false): Row => ({
  label,
  values,
  flip,
  ...(to !== undefined && { to }),
})
export const total = (label: string, values: readonly number[], to?: string): Row => ({
  label,
  values,
  kind: 'total',
  ...(to !== undefined && { to }),
})
export const grand = (label: string, values: readonly number[], to?: string): Row => ({
  label,
  values,
  kind: 'grand',
  ...(to !== undefined && { to }),
})

/** Column sums of rows. */
export function added(...rows: readonly (Row | readonly number[])[]): number[] {
  const columns = rows.map(row => ('label' in row ? (row.values ?? []) : row))
  return (columns[0] ?? []).map(
    (_, i) => Math.round(columns.reduce((sum, values) => sum + (values[i] ?? 0), 0) * 100) / 100,
  )
}

export const minus = (values: readonly number[]): number[] => values.map(value => -value)

export interface StatementFacts {
  readonly family: string
  readonly notes: string
  readonly company: string
  readonly statementType: 'BALANCE_SHEET' | 'INCOME_STATEMENT' | 'CASH_FLOW_STATEMENT'
  /** End of each column's period, the first being the latest; null: a column that is no period of its own. */
  readonly columns: readonly (string | null)[]
  readonly rows: readonly Row[]
  readonly scale?: number
  readonly currency?: string
  readonly derived?: object
  readonly any?: Readonly<Record<string, readonly unknown[]>>
  readonly absent?: readonly string[]
}

type Tree = { [key: string]: Tree | number | string }

function put(tree: Tree, at: string, value: number): void {
  const keys = at.split('.')
  const last = keys.pop() ?? ''
  const inner = keys.reduce<Tree>((node, key) => (node[key] ??= {}) as Tree, tree)
  const before = inner[last]
  inner[last] = Math.round(((typeof before === 'number' ? before : 0) + value) * 100) / 100
}

export function statementTruth(facts: StatementFacts): Truth {
  const { columns, rows, scale = 1, currency = 'USD' } = facts
  const [latest] = columns.filter(column => column !== null)
  if (latest === undefined) throw new Error('no period')
  const trees = new Map<string, Tree>()
  for (const [i, end] of columns.entries()) {
    if (end === null) continue
    const tree: Tree = trees.get(end) ?? {}
    trees.set(end, tree)
    for (const { to, values, flip } of rows)
      if (to !== undefined && values?.[i] !== undefined) put(tree, to, (flip ? -1 : 1) * values[i] * scale)
  }
  const { [latest]: expected, ...prior } = Object.fromEntries(trees)
  return {
    kind: 'financial_statement',
    family: facts.family,
    notes: facts.notes,
    metadata: {
      statementType: facts.statementType,
      periodEnd: latest,
      companyName: facts.company,
      fiscalYear: latest.slice(0, 4),
    },
    company_printed: true,
    expected: { ...expected, companyName: facts.company, periodEnd: latest, units: scale, currency },
    ...(Object.keys(prior).length > 0 && { expected_prior: prior }),
    ...(facts.derived && { expected_derived: facts.derived }),
    acceptable: facts.any ?? {},
    absent: facts.absent ?? [],
  }
}
