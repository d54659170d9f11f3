/** How statements go on: where the lines stand after a section has been totaled or a result stated. */
import sections from '../../vocabulary/statement-sections.json' with { type: 'json' }
import type { StatementKind } from '../../contract/statement-figures.ts'

interface Flow {
  /** Where the statement goes on when a section has been totaled, given what was totaled before. */
  readonly afterSection: (section: string, closed: ReadonlySet<string>) => string | null
  /** The same after a result line of a field. */
  readonly afterResult: (field: string) => string | null | undefined
  readonly end: ReadonlySet<string>
}

/** By section: the next one; `then` where the section `unless` has been totaled already. */
type Following = Readonly<
  Record<string, { readonly next: string | null; readonly unless?: string; readonly then?: string | null }>
>
const afterDivision: Following = sections.afterDivision
const afterActivity: Following = sections.afterActivity

export const flows: Record<StatementKind, Flow> = {
  balanceSheet: {
    afterSection: (section, closed) => {
      const { next, unless, then = null } = afterDivision[section] ?? { next: null }
      return unless !== undefined && closed.has(unless) ? then : next
    },
    afterResult: field => (field === '~totalAssetsLessCurrentLiabilities' ? 'longTermLiabilities' : undefined),
    end: new Set(['liabilitiesAndEquity']),
  },
  incomeStatement: {
    afterSection: section =>
      section === 'expenses' || section.startsWith('other') ? 'otherIncomeExpense' : 'expenses',
    afterResult: field => {
      if (field.endsWith('grossProfit')) return 'expenses'
      if (field.endsWith('operatingIncome') || field.endsWith('netOrdinaryIncome')) return 'otherIncomeExpense'
      if (field.endsWith('incomeBeforeTax')) return 'tax'
      return undefined
    },
    end: new Set(['netIncome']),
  },
  cashFlowStatement: {
    afterSection: section => (afterActivity[section] ?? { next: 'operating' }).next,
    afterResult: () => undefined,
    end: new Set(['supplemental']),
  },
}

/** The section a statement begins with before any heading. */
export const openingOf = (kind: StatementKind): string | null => (kind === 'cashFlowStatement' ? 'operating' : null)

/** "Other expenses" as a line under operating expenses is a part of them, and so is "Rental income" under other income. */
export const isPart = (section: string, open: string | null): boolean =>
  (open === 'expenses' && (section === 'otherExpenses' || section === 'otherIncomeExpense' || section === 'revenue')) ||
  ((open === 'otherIncomeExpense' || open === 'otherIncome') && section === 'revenue')
