/**
 * The fields of the three financial statements: names, nesting and order. Plain constants, so that extraction need not
 * load schemas.
 */

export const statementTypes = ['BALANCE_SHEET', 'INCOME_STATEMENT', 'CASH_FLOW_STATEMENT'] as const
export type StatementType = (typeof statementTypes)[number]

/** Marks a field that stands beside groups. */
export const FIELD = null
/** A statement or a part of it: a field, the names of a group's fields, or parts by name. */
export type Outline = typeof FIELD | readonly string[] | { readonly [name: string]: Outline }

/** Whether an outline is a group of fields. */
export const isGroup = (outline: Outline): outline is readonly string[] => Array.isArray(outline)

/** Every statement, in the order of the specification. */
export const statementOutlines = {
  balanceSheet: {
    assets: {
      currentAssets: [
        'cash',
        'accountsReceivable',
        'inventory',
        'shortTermInvestments',
        'prepaidExpenses',
        'otherCurrentAssets',
        'totalCurrentAssets',
      ],
      fixedAssets: [
        'propertyPlantEquipment',
        'accumulatedDepreciation',
        'intangibleAssets',
        'longTermInvestments',
        'otherLongTermAssets',
        'totalFixedAssets',
      ],
      totalAssets: FIELD,
    },
    liabilitiesAndEquity: {
      currentLiabilities: [
        'accountsPayable',
        'shortTermDebt',
        'accruedExpenses',
        'currentPortionOfLongTermDebt',
        'otherCurrentLiabilities',
        'totalCurrentLiabilities',
      ],
      longTermLiabilities: [
        'longTermDebt',
        'deferredTaxLiabilities',
        'otherLongTermLiabilities',
        'totalLongTermLiabilities',
      ],
      totalLiabilities: FIELD,
      equity: ['commonStock', 'retainedEarnings', 'additionalPaidInCapital', 'treasuryStock', 'totalEquity'],
      totalLiabilitiesAndEquity: FIELD,
    },
  },
  incomeStatement: {
    ordinaryIncomeExpense: {
      income: ['revenue', 'costOfGoodsSold', 'grossProfit'],
      expenses: [
        'salariesAndWages',
        'rentAndUtilities',
        'depreciation',
        'marketing',
        'generalAndAdministrative',
        'totalOperatingExpenses',
      ],
      operatingIncome: FIELD,
      interestExpense: FIELD,
      incomeBeforeTax: FIELD,
      incomeTax: FIELD,
      netOrdinaryIncome: FIELD,
    },
    otherIncomeExpense: ['otherIncome', 'otherExpenses', 'netOtherIncomeExpense'],
    netIncome: FIELD,
  },
  cashFlowStatement: {
    operatingActivities: {
      netIncome: FIELD,
      depreciation: FIELD,
      changesInWorkingCapital: [
        'accountsReceivable',
        'inventory',
        'accountsPayable',
        'otherWorkingCapital',
        'totalChangesInWorkingCapital',
      ],
      netCashFromOperatingActivities: FIELD,
    },
    investingActivities: [
      'capitalExpenditures',
      'acquisitionsAndDivestitures',
      'investmentsChanges',
      'otherInvestingActivities',
      'netCashFromInvestingActivities',
    ],
    financingActivities: [
      'debtIssuanceRepayment',
      'dividendsPaid',
      'stockIssuanceRepurchase',
      'otherFinancingActivities',
      'netCashFromFinancingActivities',
    ],
    netChangeInCash: FIELD,
    beginningCashBalance: FIELD,
    endingCashBalance: FIELD,
  },
} as const satisfies Record<string, Outline>

/** The shape of an outline with values: full currency units, null where the document does not state it. */
type Stated<O> = O extends typeof FIELD
  ? number | null
  : O extends readonly (infer Name extends string)[]
    ? { [Key in Name]: number | null }
    : { -readonly [Key in keyof O]: Stated<O[Key]> }

/** The three statements by their member names in the result. */
export type Statements = Stated<typeof statementOutlines>
export type StatementKind = keyof Statements
export const statementKinds = [
  'balanceSheet',
  'incomeStatement',
  'cashFlowStatement',
] as const satisfies readonly StatementKind[]
export const statementKindOf: Record<StatementType, StatementKind> = {
  BALANCE_SHEET: 'balanceSheet',
  INCOME_STATEMENT: 'incomeStatement',
  CASH_FLOW_STATEMENT: 'cashFlowStatement',
}

/** Dotted path of a field of a statement, such as `assets.currentAssets.cash`. A misspelled path does not compile. */
export type FieldPath<K extends StatementKind = StatementKind> = K extends StatementKind
  ? LeafPath<Statements[K]>
  : never
type LeafPath<T> = {
  [Key in keyof T & string]: T[Key] extends number | null ? Key : `${Key}.${LeafPath<T[Key]>}`
}[keyof T & string]

const pathsIn = (outline: Outline, prefix: string): readonly string[] =>
  outline === FIELD
    ? [prefix.slice(1)]
    : isGroup(outline)
      ? outline.map(name => `${prefix}.${name}`.slice(1))
      : Object.entries(outline).flatMap(([name, part]) => pathsIn(part, `${prefix}.${name}`))

/** Every field path of each statement, in the order of the specification. */
export const fieldPaths = Object.fromEntries(
  statementKinds.map(kind => [kind, pathsIn(statementOutlines[kind], '')]),
) as unknown as {
  readonly [K in StatementKind]: readonly FieldPath<K>[]
}

/** Builds a statement whose values come from `valueAt`; `() => null` gives the empty statement. */
export function buildStatement<K extends StatementKind>(
  kind: K,
  valueAt: (path: FieldPath<K>) => number | null,
): Statements[K] {
  const statement: Record<string, unknown> = {}
  for (const path of fieldPaths[kind]) {
    const keys = path.split('.')
    let node = statement
    for (const key of keys.slice(0, -1)) node = (node[key] ??= {}) as Record<string, unknown>
    node[keys.at(-1)!] = valueAt(path)
  }
  return statement as unknown as Statements[K]
}

/** The value at a path; null when it is not stated. */
export function fieldAt<K extends StatementKind>(statement: Statements[K], path: FieldPath<K>): number | null {
  return path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], statement) as
    number | null
}

/** JSON pointer of a field in the result: `/balanceSheet/assets/currentAssets/cash`. */
export const pointerOf = (kind: StatementKind, path: FieldPath): string => `/${kind}/${path.replaceAll('.', '/')}`
