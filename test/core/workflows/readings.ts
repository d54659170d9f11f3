/** Extractions written manually, for tests of the assembly. */
import type { FieldPath, StatementKind } from '../../../core/contract/statement-figures.ts'
import type { Field } from '../../../core/document/field.ts'
import type { StatementExtraction, StatementColumn } from '../../../core/extraction/statements/statement.ts'
import type { AssembleFile, AssembleMetadata } from '../../../core/workflows/statements/assemble.ts'

export type Values<K extends StatementKind> = { readonly [Path in FieldPath<K>]?: number }

export const field = <T>(value: T, fileName: string, more: Partial<Field<T>> = {}): Field<T> => ({
  value,
  confidence: 0.98,
  method: 'text',
  evidence: [{ fileName, page: 1, box: { left: 400, top: 100, right: 460, bottom: 112 }, text: String(value) }],
  label: 'A line',
  scale: 1,
  ...more,
})

export function reading<K extends StatementKind>(
  fileName: string,
  kind: K,
  periodEnd: string | null,
  months: number | null,
  values: Values<K>,
  more: Partial<StatementColumn> & { field?: Partial<Field> } = {},
): StatementColumn {
  const { field: fieldMore, ...rest } = more
  const figures = Object.fromEntries(
    Object.entries<number>(values as Record<string, number>).map(([path, value]) => [
      path,
      field(value, fileName, fieldMore),
    ]),
  )
  return { kind, periodEnd, months, restated: false, periodPrinted: true, figures, step: 1, pages: [1], ...rest }
}

export function file(
  fileName: string,
  metadata: AssembleMetadata,
  readings: readonly StatementColumn[],
  more: Partial<StatementExtraction> & { sha256?: string; document?: Partial<AssembleFile['document']> } = {},
): AssembleFile {
  const { sha256, document, ...rest } = more
  return {
    extraction: {
      fileName,
      readings,
      companyName: field('Alder Machine Works, Inc.', fileName),
      currency: field('USD', fileName),
      problems: [],
      businessWords: [],
      ...rest,
    },
    metadata,
    document: { sha256: sha256 ?? `sha of ${fileName}`, pages: 1, ocrPages: 0, problems: [], ...document },
  }
}

/** A balance sheet that balances, in proportion to its total assets. */
export const sheet = (total: number, more: Values<'balanceSheet'> = {}): Values<'balanceSheet'> => ({
  'assets.currentAssets.cash': total * 0.1,
  'assets.currentAssets.totalCurrentAssets': total * 0.5,
  'assets.totalAssets': total,
  'liabilitiesAndEquity.currentLiabilities.totalCurrentLiabilities': total * 0.25,
  'liabilitiesAndEquity.totalLiabilities': total * 0.6,
  'liabilitiesAndEquity.equity.retainedEarnings': total * 0.3,
  'liabilitiesAndEquity.equity.totalEquity': total * 0.4,
  'liabilitiesAndEquity.totalLiabilitiesAndEquity': total,
  ...more,
})

export const income = (revenue: number, more: Values<'incomeStatement'> = {}): Values<'incomeStatement'> => ({
  'ordinaryIncomeExpense.income.revenue': revenue,
  'ordinaryIncomeExpense.income.costOfGoodsSold': revenue * 0.6,
  'ordinaryIncomeExpense.income.grossProfit': revenue * 0.4,
  netIncome: revenue * 0.05,
  ...more,
})

export const cashFlow = (netIncome: number, beginning: number, change: number): Values<'cashFlowStatement'> => ({
  'operatingActivities.netIncome': netIncome,
  'operatingActivities.netCashFromOperatingActivities': change,
  netChangeInCash: change,
  beginningCashBalance: beginning,
  endingCashBalance: beginning + change,
})
