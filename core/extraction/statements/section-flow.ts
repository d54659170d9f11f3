/** How statements go on: where the lines stand after a section has been totaled or a result stated. */
import type { StatementKind } from '../../contract/statement-figures.ts'

interface Flow {
  /** Where the statement goes on when a section has been totaled, given what was totaled before. */
  readonly afterSection: (section: string, closed: ReadonlySet<string>) => string | null
  /** The same after a result line of a field. */
  readonly afterResult: (field: string) => string | null | undefined
  readonly end: ReadonlySet<string>
}

export const flows: Record<StatementKind, Flow> = {
  balanceSheet: {
    afterSection: (section, closed) => {
      switch (section) {
        case 'currentAssets':
          return closed.has('nonCurrentAssets') ? 'assets' : 'nonCurrentAssets'
        case 'fixedAssets':
        case 'nonCurrentAssets':
        case 'property':
        case 'intangibles':
        case 'otherAssets':
          return closed.has('currentAssets') || section === 'property' || section === 'intangibles'
            ? 'nonCurrentAssets'
            : 'assets'
        case 'otherCurrentAssets':
          return 'currentAssets'
        case 'assets':
          return 'liabilities'
        case 'currentLiabilities':
          return closed.has('longTermLiabilities') ? 'liabilities' : 'longTermLiabilities'
        case 'longTermLiabilities':
          return closed.has('currentLiabilities') ? 'longTermLiabilities' : 'liabilities'
        case 'longTermDebt':
        case 'otherLongTermLiabilities':
          return 'longTermLiabilities'
        case 'otherCurrentLiabilities':
          return 'currentLiabilities'
        case 'liabilities':
          return 'equity'
        case 'equity':
          return closed.has('liabilities') || closed.has('currentLiabilities') ? null : 'liabilities'
        default:
          return null
      }
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
    afterSection: section =>
      section === 'operating'
        ? 'investing'
        : section === 'investing'
          ? 'financing'
          : section === 'financing'
            ? null
            : 'operating',
    afterResult: () => undefined,
    end: new Set(['supplemental']),
  },
}

/** Where a statement begins before any heading. */
export const opening: Record<StatementKind, string | null> = {
  balanceSheet: null,
  incomeStatement: null,
  cashFlowStatement: 'operating',
}

/** "Other expenses" as a line under operating expenses is a part of them, and so is "Rental income" under other income. */
export const isPart = (section: string, open: string | null): boolean =>
  (open === 'expenses' && (section === 'otherExpenses' || section === 'otherIncomeExpense' || section === 'revenue')) ||
  ((open === 'otherIncomeExpense' || open === 'otherIncome') && section === 'revenue')
