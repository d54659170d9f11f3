/** The figures ratios are made of: read from the statements with a trace of every input, and the quantities derived from them. */
import { figureAt, pointerOf, type FigurePath, type RatioReason, type StatementKind, type Statements } from '../contract/financial-statement.ts'
import { annualFactor, samePeriod } from './calendar.ts'

/** A statement with its date, length and the JSON pointer under which it stands in the result. */
export interface DatedStatement<K extends StatementKind = StatementKind> {
  readonly periodEnd: string | null
  /** Length of the flows; null for a balance sheet or when unknown. */
  readonly months: number | null
  readonly figures: Statements[K]
  /** '' for the top of the result, `/periods/N` for a period. */
  readonly pointer: string
}

/** What a set of ratios is computed from. Statements that end more than a week apart are not combined. */
export interface RatioSubject {
  readonly balanceSheet: DatedStatement<'balanceSheet'> | null
  readonly incomeStatement: DatedStatement<'incomeStatement'> | null
  readonly cashFlowStatement: DatedStatement<'cashFlowStatement'> | null
  /** The balance sheet at the start of the period; null without one. */
  readonly opening: DatedStatement<'balanceSheet'> | null
  readonly market: MarketFacts
}

/** What only the market knows; null where the request did not say. */
export interface MarketFacts {
  readonly marketCapitalization: number | null
  readonly sharePrice: number | null
  readonly sharesOutstanding: number | null
  readonly dividendsPerShare: number | null
}
export const noMarketFacts: MarketFacts = {
  marketCapitalization: null,
  sharePrice: null,
  sharesOutstanding: null,
  dividendsPerShare: null,
}

/** US federal corporate rate since 2018 (26 U.S.C. 11(b)): stands in for the rate of a loss year. */
export const usFederalRate = 0.21
/** An effective rate outside these bounds says more about one-off items than about the tax on operating profit. */
const highestTaxRate = 0.5
/** Parts that close their total to this many units confirm that nothing else is in it. */
const closingTolerance = 1

/**
 * Reads figures for one ratio and keeps the trace: which were used, which kinds of statement they came from, what was assumed.
 * Every getter gives null when the document does not state the figure.
 */
export class RatioFigures {
  readonly inputs: Record<string, number | null> = {}
  readonly notes: string[] = []
  /** A more telling reason than a missing input, set by the quantity that knows it. */
  reason: RatioReason | null = null
  private readonly kinds = new Set<StatementKind>()
  private readonly subject: RatioSubject
  private readonly averaged: boolean

  /** `averaged`: balances are the mean of opening and closing ones, null when either is missing. */
  constructor(subject: RatioSubject, averaged = false) {
    this.subject = subject
    this.averaged = averaged
  }

  balance(path: FigurePath<'balanceSheet'>): number | null {
    const closing = this.stated('balanceSheet', path)
    if (!this.averaged) return closing
    const opening = this.subject.opening ? figureAt<'balanceSheet'>(this.subject.opening.figures, path) : null
    return closing === null || opening === null ? null : (closing + opening) / 2
  }

  /** The balance at the start of the period. */
  openingBalance(path: FigurePath<'balanceSheet'>): number | null {
    const { opening } = this.subject
    const value = opening ? figureAt<'balanceSheet'>(opening.figures, path) : null
    if (opening && value !== null) this.inputs[opening.pointer + pointerOf('balanceSheet', path)] = value
    return value
  }

  income = (path: FigurePath<'incomeStatement'>): number | null => this.stated('incomeStatement', path)

  cashFlow = (path: FigurePath<'cashFlowStatement'>): number | null => this.stated('cashFlowStatement', path)

  /** A figure of the request rather than of a document. */
  market(name: keyof MarketFacts): number | null {
    const value = this.subject.market[name]
    if (value !== null) this.inputs[`metadata/${name}`] = value
    return value
  }

  /** Whether the cash flow statement covers the same period as the income statement, so that their flows may be mixed. */
  get cashFlowFitsIncome(): boolean {
    const { incomeStatement: income, cashFlowStatement: flows } = this.subject
    return !income || !flows || (sameEnd(income, flows) && (income.months === null || flows.months === null || income.months === flows.months))
  }

  /** Whether every statement used so far belongs to one period. */
  get periodsDiffer(): boolean {
    const used = [...this.kinds].flatMap(kind => this.subject[kind] ?? [])
    return used.some(a => used.some(b => !sameEnd(a, b))) || (this.kinds.has('incomeStatement') && this.kinds.has('cashFlowStatement') && !this.cashFlowFitsIncome)
  }

  /** 365 / days of the income statement's period; 1 for a year. */
  get annualFactor(): number {
    const { incomeStatement } = this.subject
    return incomeStatement ? annualFactor(incomeStatement.periodEnd, incomeStatement.months) : 1
  }

  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text)
  }

  /** A balance that may be absent because the company has none: null becomes 0, noted unless its section's parts close without it. */
  optionalBalance(path: FigurePath<'balanceSheet'>, name: string): number | null {
    const value = this.balance(path)
    if (value !== null) return value
    if (!this.subject.balanceSheet) return null
    if (!this.sectionCloses(path)) this.note(`${name} not stated, counted as none`)
    return 0
  }

  /** Whether the stated parts of the section the figure belongs to add up to its total, so that an unstated part is 0. */
  sectionCloses(path: FigurePath<'balanceSheet'>): boolean {
    const sheet = this.subject.balanceSheet?.figures
    if (!sheet) return false
    if (path.includes('.longTermLiabilities.')) {
      const { totalLiabilities, currentLiabilities } = sheet.liabilitiesAndEquity
      const current = currentLiabilities.totalCurrentLiabilities
      if (totalLiabilities !== null && current !== null && Math.abs(totalLiabilities - current) <= closingTolerance) return true
    }
    const section = path.split('.').slice(0, -1).reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], sheet) as Record<string, number | null>
    const members = Object.entries(section)
    const total = members.find(([name]) => name.startsWith('total'))?.[1] ?? null
    const parts = members.filter(([name, value]) => !name.startsWith('total') && value !== null)
    return total !== null && parts.length > 0 && Math.abs(parts.reduce((sum, [, value]) => sum + value!, 0) - total) <= closingTolerance
  }

  private stated<K extends StatementKind>(kind: K, path: FigurePath<K>): number | null {
    const statement = this.subject[kind] as DatedStatement<K> | null
    const value = statement ? figureAt<K>(statement.figures, path) : null
    this.inputs[(statement?.pointer ?? '') + pointerOf(kind, path as FigurePath)] = value
    if (value !== null) this.kinds.add(kind)
    return value
  }
}

const sameEnd = (a: DatedStatement, b: DatedStatement): boolean =>
  a.periodEnd === null || b.periodEnd === null || samePeriod(a.periodEnd, b.periodEnd)

// --- quantities: what the formulas name ---------------------------------------------------------------------------------

export type Quantity = (f: RatioFigures) => number | null

const sum = (...parts: readonly (number | null)[]): number | null =>
  parts.reduce((total, part) => (total === null || part === null ? null : total + part), 0)

export const revenue: Quantity = f => f.income('ordinaryIncomeExpense.income.revenue')
export const costOfGoodsSold: Quantity = f => f.income('ordinaryIncomeExpense.income.costOfGoodsSold')
export const netIncome: Quantity = f => f.income('netIncome')
export const totalAssets: Quantity = f => f.balance('assets.totalAssets')
export const totalEquity: Quantity = f => f.balance('liabilitiesAndEquity.equity.totalEquity')
export const inventory: Quantity = f => f.balance('assets.currentAssets.inventory')
export const accountsReceivable: Quantity = f => f.balance('assets.currentAssets.accountsReceivable')
export const accountsPayable: Quantity = f => f.balance('liabilitiesAndEquity.currentLiabilities.accountsPayable')
export const currentAssets: Quantity = f => f.balance('assets.currentAssets.totalCurrentAssets')
export const currentLiabilities: Quantity = f => f.balance('liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities')
export const operatingCashFlow: Quantity = f => f.cashFlow('operatingActivities.netCashFromOperatingActivities')

/** As printed, else total assets less equity: what is not owned is owed. */
export const totalLiabilities: Quantity = f => {
  const stated = f.balance('liabilitiesAndEquity.totalLiabilities')
  if (stated !== null) return stated
  const [assets, equity] = [totalAssets(f), totalEquity(f)]
  if (assets === null || equity === null) return null
  f.note('total liabilities not stated, taken as total assets less total equity')
  return assets - equity
}

/** As printed, else revenue less cost of goods sold. */
export const grossProfit: Quantity = f => {
  const stated = f.income('ordinaryIncomeExpense.income.grossProfit')
  if (stated !== null) return stated
  const [sales, cost] = [revenue(f), costOfGoodsSold(f)]
  return sales === null || cost === null ? null : sales - cost
}

/** As printed, else gross profit less total operating expenses. */
export const operatingIncome: Quantity = f => {
  const stated = f.income('ordinaryIncomeExpense.operatingIncome')
  if (stated !== null) return stated
  const [gross, expenses] = [grossProfit(f), f.income('ordinaryIncomeExpense.expenses.totalOperatingExpenses')]
  if (gross === null || expenses === null) return null
  f.note('operating income not stated, taken as gross profit less total operating expenses')
  return gross - expenses
}
export const interestExpense: Quantity = f => f.income('ordinaryIncomeExpense.interestExpense')

/** Income before tax as printed, else net income plus income tax. */
const incomeBeforeTax: Quantity = f => {
  const stated = f.income('ordinaryIncomeExpense.incomeBeforeTax')
  if (stated !== null) return stated
  const [net, tax] = [netIncome(f), f.income('ordinaryIncomeExpense.incomeTax')]
  return net === null || tax === null ? null : net + tax
}

/** Earnings before interest and tax: income before tax plus interest expense (RMA), else operating income. */
export const earningsBeforeInterestAndTax: Quantity = f => {
  const [beforeTax, interest] = [incomeBeforeTax(f), interestExpense(f)]
  if (beforeTax !== null && interest !== null) return beforeTax + interest
  const operating = operatingIncome(f)
  if (operating !== null) f.note('operating income stands for earnings before interest and tax')
  return operating
}

/** Cash-flow depreciation where the periods fit (it also holds what is inside cost of goods sold), else the income statement's. */
export const depreciation: Quantity = f => {
  const inCashFlow = f.cashFlowFitsIncome ? f.cashFlow('operatingActivities.depreciation') : null
  return inCashFlow ?? f.income('ordinaryIncomeExpense.expenses.depreciation')
}

/** Operating income plus depreciation and amortisation; without a printed operating income, earnings before interest and tax plus them. */
export const ebitda: Quantity = f => sum(operatingIncome(f) ?? earningsBeforeInterestAndTax(f), depreciation(f))

export const cashAndInvestments: Quantity = f =>
  sum(f.balance('assets.currentAssets.cash'), f.optionalBalance('assets.currentAssets.shortTermInvestments', 'short-term investments'))

/** Accounts receivable; none where the stated parts close the current assets without them. */
export const quickAssets: Quantity = f => {
  const receivable = accountsReceivable(f)
  const none = receivable === null && f.sectionCloses('assets.currentAssets.accountsReceivable')
  return sum(cashAndInvestments(f), none ? 0 : receivable)
}

/** Interest-bearing debt: short-term debt, current portion of long-term debt, long-term debt; null when none of the three is known. */
export const interestBearingDebt: Quantity = f => {
  const parts = [
    ['liabilitiesAndEquity.currentLiabilities.shortTermDebt', 'short-term debt'],
    ['liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt', 'current portion of long-term debt'],
    ['liabilitiesAndEquity.longTermLiabilities.longTermDebt', 'long-term debt'],
  ] as const
  const known = parts.some(([path]) => f.balance(path) !== null || f.sectionCloses(path))
  return known ? sum(...parts.map(([path, name]) => f.optionalBalance(path, name))) : null
}

/** Current portion of long-term debt at the start of the period (what fell due in it), else at its end. */
export const maturities: Quantity = f => {
  const path = 'liabilitiesAndEquity.currentLiabilities.currentPortionOfLongTermDebt'
  const opening = f.openingBalance(path)
  if (opening !== null) {
    f.note('current portion of long-term debt at the start of the period')
    return opening
  }
  const closing = f.balance(path)
  if (closing !== null) return closing
  if (!f.sectionCloses(path)) return null
  f.note('no current portion of long-term debt: the current liabilities add up without one')
  return 0
}

export const debtService: Quantity = f => sum(interestExpense(f), maturities(f))

/**
 * Income tax over income before tax, between 0 and 0.5. A profit without any tax line is that of a pass-through entity (0);
 * a loss has no telling rate (US federal rate). Both assumptions are noted.
 */
const taxRate: Quantity = f => {
  const tax = f.income('ordinaryIncomeExpense.incomeTax')
  const before = f.income('ordinaryIncomeExpense.incomeBeforeTax')
  const net = netIncome(f)
  if (tax !== null && before !== null && before > 0) return Math.min(highestTaxRate, Math.max(0, tax / before))
  if (tax !== null && before === null && net !== null && net + tax > 0) return Math.min(highestTaxRate, Math.max(0, tax / (net + tax)))
  if (tax === null && net !== null && net > 0 && (before === null || before === net)) {
    f.note('no income tax line: treated as a pass-through entity, tax rate 0')
    return 0
  }
  f.note(`effective tax rate not available, the US federal rate of ${usFederalRate * 100}% is used`)
  return usFederalRate
}

export const netOperatingProfitAfterTax: Quantity = f => {
  const operating = operatingIncome(f)
  return operating === null ? null : operating * (1 - taxRate(f)!)
}

export const investedCapital: Quantity = f => {
  const [debt, equity, cash] = [interestBearingDebt(f), totalEquity(f), cashAndInvestments(f)]
  return debt === null || equity === null || cash === null ? null : debt + equity - cash
}

/** Property, plant and equipment less accumulated depreciation, which the contract states as a negative figure. */
export const netFixedAssets: Quantity = f => {
  const property = f.balance('assets.fixedAssets.propertyPlantEquipment')
  if (property === null) return null
  return property + (f.balance('assets.fixedAssets.accumulatedDepreciation') ?? 0)
}

/** From the request, else price times shares; null, with that reason, when the request says neither. */
export const marketCapitalization: Quantity = f => {
  const stated = f.market('marketCapitalization')
  if (stated !== null) return stated
  const [price, shares] = [f.market('sharePrice'), f.market('sharesOutstanding')]
  if (price !== null && shares !== null) return price * shares
  f.reason = 'market_data_required'
  return null
}

export const enterpriseValue: Quantity = f => {
  const [capitalization, debt, cash] = [marketCapitalization(f), interestBearingDebt(f), cashAndInvestments(f)]
  return capitalization === null || debt === null || cash === null ? null : capitalization + debt - cash
}
