/** How statements go on: where the lines stand after a section has been totaled or a result stated. */
import type { StatementKind } from '../../contract/statement-figures.ts'

interface Flow {
  /** Where the statement goes on when a section has been totaled, given what was totaled before. */
  readonly afterSection: (section: string, closed: ReadonlySet<string>) => string | null
  /** The same after a result line of a field. */
  readonly afterResult: (field: string) => string | null | undefined
  readonly end: ReadonlySet<string>
}

/** Of a balance sheet: what follows a division, and what follows it when another division has been totaled already. */
const afterDivision: Readonly<Record<string, readonly [next: string | null, beside?: string, then?: string | null]>> = {
  currentAssets: ['nonCurrentAssets', 'nonCurrentAssets', 'assets'],
  fixedAssets: ['assets', 'currentAssets', 'nonCurrentAssets'],
  nonCurrentAssets: ['assets', 'currentAssets', 'nonCurrentAssets'],
  otherAssets: ['assets', 'currentAssets', 'nonCurrentAssets'],
  property: ['nonCurrentAssets'],
  intangibles: ['nonCurrentAssets'],
  otherCurrentAssets: ['currentAssets'],
  assets: ['liabilities'],
  currentLiabilities: ['longTermLiabilities', 'longTermLiabilities', 'liabilities'],
  longTermLiabilities: ['liabilities', 'currentLiabilities', 'longTermLiabilities'],
  longTermDebt: ['longTermLiabilities'],
  otherLongTermLiabilities: ['longTermLiabilities'],
  otherCurrentLiabilities: ['currentLiabilities'],
  liabilities: ['equity'],
  equity: ['liabilities', 'liabilities', null],
}

export const flows: Record<StatementKind, Flow> = {
  balanceSheet: {
    afterSection: (section, closed) => {
      const [next, beside, then] = afterDivision[section] ?? [null]
      return then !== undefined && closed.has(beside!) ? then : next
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
