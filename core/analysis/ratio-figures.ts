/** The figures of the statements a ratio is computed from, read with a trace of every input. */
import type { BalanceSheet, RatioReason } from '../contract/financial-statement.ts'
import {
  fieldAt,
  pointerOf,
  type FieldPath,
  type StatementKind,
  type Statements,
} from '../contract/statement-figures.ts'
import { annualFactor, samePeriod } from './calendar.ts'

/** A statement with its date, length and the JSON pointer under which it stands in the result. */
export interface DatedStatement<K extends StatementKind = StatementKind> {
  readonly periodEnd: string | null
  /** Length of the flows; null for a balance sheet or when unknown. */
  readonly months: number | null
  readonly figures: Statements[K]
  /** '' for the top of the result, `/periods/N` for a period. */
  readonly pointer: string
  /** What an income statement deducts before its operating income, and what after it; absent: interest after, depreciation before. */
  readonly costPlaces?: CostPlaces
}

/** Where interest and depreciation stand in an income statement, seen from its operating income. */
export interface CostPlaces {
  /** Interest expense is printed among operating expenses, as bookkeeping programs do. */
  readonly interestIsOperating: boolean
  /** Depreciation is printed below operating income. */
  readonly depreciationIsOther: boolean
}
export const usualCostPlaces: CostPlaces = { interestIsOperating: false, depreciationIsOther: false }

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

/** Parts that close their total to this many units confirm that nothing else is in it. */
const closingTolerance = 1

/**
 * Reads figures for one ratio and keeps the trace: which were used, which kinds of statement they came from, what was assumed.
 * Every getter gives null when the document does not state the figure.
 */
export class RatioInputs {
  readonly inputs: Record<string, number | null> = {}
  readonly notes: string[] = []
  /** A more telling reason than a missing input, set by the quantity that knows it. */
  reason: RatioReason | null = null
  private readonly kinds = new Set<StatementKind>()
  private readonly subject: RatioSubject
  private readonly averaged: boolean
  private readonly asPrinted: boolean

  /**
   * `averaged`: balances are the mean of opening and closing ones, null when either is missing. `asPrinted`: flows of an interim period are
   * not scaled to a year.
   */
  constructor(subject: RatioSubject, { averaged = false, asPrinted = false } = {}) {
    this.subject = subject
    this.averaged = averaged
    this.asPrinted = asPrinted
  }

  get costPlaces(): CostPlaces {
    return this.subject.incomeStatement?.costPlaces ?? usualCostPlaces
  }

  balance(path: FieldPath<'balanceSheet'>): number | null {
    const closing = this.stated('balanceSheet', path)
    if (!this.averaged) return closing
    const opening = this.subject.opening ? fieldAt<'balanceSheet'>(this.subject.opening.figures, path) : null
    return closing === null || opening === null ? null : (closing + opening) / 2
  }

  /** The closing balance sheet whole, for what decides how a ratio is made without being one of its inputs. */
  get balanceSheet(): BalanceSheet | null {
    return this.subject.balanceSheet?.figures ?? null
  }

  /** The balance at the start of the period. */
  openingBalance(path: FieldPath<'balanceSheet'>): number | null {
    const { opening } = this.subject
    const value = opening ? fieldAt<'balanceSheet'>(opening.figures, path) : null
    if (opening && value !== null) this.inputs[opening.pointer + pointerOf('balanceSheet', path)] = value
    return value
  }

  income = (path: FieldPath<'incomeStatement'>): number | null => this.stated('incomeStatement', path)

  cashFlow = (path: FieldPath<'cashFlowStatement'>): number | null => this.stated('cashFlowStatement', path)

  /** A figure of the request rather than of a document. */
  market(name: keyof MarketFacts): number | null {
    const value = this.subject.market[name]
    if (value !== null) this.inputs[`metadata/${name}`] = value
    return value
  }

  /** Whether the cash flow statement covers the same period as the income statement, so that their flows may be mixed. */
  get cashFlowFitsIncome(): boolean {
    const { incomeStatement: income, cashFlowStatement: flows } = this.subject
    return (
      !income ||
      !flows ||
      (sameEnd(income, flows) && (income.months === null || flows.months === null || income.months === flows.months))
    )
  }

  /** Whether every statement used so far belongs to one period. */
  get periodsDiffer(): boolean {
    const used = [...this.kinds].flatMap(kind => this.subject[kind] ?? [])
    return (
      used.some(a => used.some(b => !sameEnd(a, b))) ||
      (this.kinds.has('incomeStatement') && this.kinds.has('cashFlowStatement') && !this.cashFlowFitsIncome)
    )
  }

  /** 365 / days of the income statement's period; 1 for a year. */
  get annualFactor(): number {
    return this.factorOf(this.subject.incomeStatement)
  }

  /** 365 / days of the cash flow statement's period; 1 for a year. */
  get cashFlowFactor(): number {
    return this.factorOf(this.subject.cashFlowStatement)
  }

  private factorOf(flows: DatedStatement | null): number {
    return flows === null || this.asPrinted ? 1 : annualFactor(flows.periodEnd, flows.months)
  }

  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text)
  }

  /** A balance that may be absent because the company has none: null becomes 0, noted unless its section's parts close without it. */
  optionalBalance(path: FieldPath<'balanceSheet'>, name: string): number | null {
    const value = this.balance(path)
    if (value !== null) return value
    if (!this.subject.balanceSheet) return null
    if (!this.sectionCloses(path)) this.note(`${name} not stated, counted as none`)
    return 0
  }

  /** Whether the stated parts of the section the figure belongs to add up to its total, so that an unstated part is 0. */
  sectionCloses(path: FieldPath<'balanceSheet'>): boolean {
    const sheet = this.subject.balanceSheet?.figures
    if (!sheet) return false
    if (path.includes('.longTermLiabilities.')) {
      const { totalLiabilities, currentLiabilities } = sheet.liabilitiesAndEquity
      const current = currentLiabilities.totalCurrentLiabilities
      if (totalLiabilities !== null && current !== null && Math.abs(totalLiabilities - current) <= closingTolerance)
        return true
    }
    const section = path
      .split('.')
      .slice(0, -1)
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], sheet) as Record<string, number | null>
    const members = Object.entries(section)
    const total = members.find(([name]) => name.startsWith('total'))?.[1] ?? null
    const parts = members.filter(([name, value]) => !name.startsWith('total') && value !== null)
    return (
      total !== null &&
      parts.length > 0 &&
      Math.abs(parts.reduce((sum, [, value]) => sum + value!, 0) - total) <= closingTolerance
    )
  }

  private stated<K extends StatementKind>(kind: K, path: FieldPath<K>): number | null {
    const statement = this.subject[kind] as DatedStatement<K> | null
    const value = statement ? fieldAt<K>(statement.figures, path) : null
    this.inputs[(statement?.pointer ?? '') + pointerOf(kind, path)] = value
    if (value !== null) this.kinds.add(kind)
    return value
  }
}

const sameEnd = (a: DatedStatement, b: DatedStatement): boolean =>
  a.periodEnd === null || b.periodEnd === null || samePeriod(a.periodEnd, b.periodEnd)
