/** Business returns as a second calculation takes them: by the line numbers that the forms print. */
import type { Books, Cents, Sheet } from './calculator.ts'
import { cents } from './statement-books.ts'

export interface Filed {
  readonly form: string
  readonly tax_year: number
  readonly lines: Readonly<Record<string, number | null>>
  readonly statements?: readonly {
    readonly title: string | null
    readonly line: string | null
    readonly items: readonly (readonly [string, number])[]
  }[]
}

/** Which lines of a form hold what. From 2023 Forms 1120-S and 1065 have one deduction more: their income stands one line lower. */
const forms: Readonly<Record<string, (year: number) => FormLines>> = {
  '1120-S': year => ({
    income: year >= 2023 ? '22' : '21',
    total: year >= 2023 ? '21' : '20',
    deductions: [
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
      ...(year >= 2023 ? ['20'] : []),
    ],
    interest: '13',
    depreciation: '14',
    tax: year >= 2023 ? '23c' : '22c',
    rental: 'K.2',
    distributions: ['K.16d', 'M-2.7.a'],
    sheet: { payables: 'L.16', maturities: 'L.17', otherDue: 'L.18', longDebt: ['L.20'], equity: ['L.22', 'L.23', 'L.24', 'L.25'], treasury: 'L.26', fixed: ['L.10b', 'L.11b', 'L.12'], intangibles: 'L.13b', investments: ['L.8', 'L.9'], assets: 'L.15', lentToOwners: 'L.7', both: 'L.27' }, // prettier-ignore
  }),
  '1065': year => ({
    income: year >= 2023 ? '23' : '22',
    total: year >= 2023 ? '22' : '21',
    deductions: [
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
      '16c',
      '17',
      '18',
      '19',
      '20',
      ...(year >= 2023 ? ['21'] : []),
    ],
    interest: '15',
    depreciation: '16c',
    tax: null,
    rental: 'K.2',
    distributions: ['K.19a', 'M-2.6a'],
    sheet: { payables: 'L.15', maturities: 'L.16', otherDue: 'L.17', longDebt: ['L.18', 'L.19b'], equity: ['L.21'], treasury: null, fixed: ['L.9b', 'L.10b', 'L.11'], intangibles: 'L.12b', investments: ['L.7b', 'L.8'], assets: 'L.14', lentToOwners: 'L.7a', both: 'L.22' }, // prettier-ignore
  }),
  '1120': () => ({
    income: '28',
    total: '27',
    deductions: ['12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26'],
    interest: '18',
    depreciation: '20',
    tax: '31',
    rental: null,
    distributions: ['M-2.5a'],
    sheet: { payables: 'L.16', maturities: 'L.17', otherDue: 'L.18', longDebt: ['L.20'], equity: ['L.22b', 'L.23', 'L.24', 'L.25', 'L.26'], treasury: 'L.27', fixed: ['L.10b', 'L.11b', 'L.12'], intangibles: 'L.13b', investments: ['L.8', 'L.9'], assets: 'L.15', lentToOwners: 'L.7', both: 'L.28' }, // prettier-ignore
  }),
}

interface FormLines {
  readonly income: string
  readonly total: string
  readonly deductions: readonly string[]
  readonly interest: string
  readonly depreciation: string
  readonly tax: string | null
  readonly rental: string | null
  readonly distributions: readonly string[]
  readonly sheet: {
    readonly payables: string
    readonly maturities: string
    readonly otherDue: string
    readonly longDebt: readonly string[]
    readonly equity: readonly string[]
    readonly treasury: string | null
    readonly fixed: readonly string[]
    readonly intangibles: string
    readonly investments: readonly string[]
    readonly assets: string
    readonly lentToOwners: string
    readonly both: string
  }
}

export const isBusiness = ({ form }: Pick<Filed, 'form'>): boolean => form in forms

/** Throws for a form that is no business return. */
export function returnBooks({ form, tax_year: year, lines, statements = [] }: Filed): Books {
  const where = forms[form]!(year)
  const at = (key: string | null): Cents => (key === null ? null : cents(lines[key]))
  const first = (...keys: readonly string[]): Cents => keys.map(at).find(value => value !== null) ?? null
  const sum = (values: readonly Cents[]): Cents => {
    const filled = values.filter(value => value !== null)
    return filled.length === 0 ? null : filled.reduce((a, b) => a + b, 0)
  }
  const closes = Math.abs((sum(where.deductions.map(at)) ?? 0) - (at(where.total) ?? Infinity)) <= 100
  const blank = (value: Cents): Cents => value ?? (closes ? 0 : null)
  const [whole, printed, cost] = [at('4562.22'), at(where.depreciation), first('2', '1125-A.8')]
  const page = blank(printed)
  const attached = statements.flatMap(({ items }) => items).find(([label]) => /amortization/i.test(label))
  const perProperty = (line: string): Cents =>
    sum(Object.keys(lines).filter(key => new RegExp(`^8825\\.[A-Z]+\\.${line}$`).test(key)).map(at)) // prettier-ignore
  return {
    sales: first('1c', '1a'),
    costOfGoods: cost,
    depreciation: whole !== null && whole >= (page ?? 0) ? whole : page,
    depreciationInCost: cost !== null && whole !== null && printed !== null && whole > printed ? whole - printed : null,
    amortization: at('4562.44') ?? cents(attached?.[1]),
    interest: blank(at(where.interest)),
    tax: form === '1120' ? at(where.tax) : (at(where.tax) ?? 0),
    otherIncome: null,
    netIncome: at('M-1.1'),
    distributions: first(...where.distributions),
    capex: null,
    filed: { income: at(where.income), rentals: [where.rental === null ? null : first(where.rental, '8825.21'), perProperty('14'), perProperty('9')] }, // prettier-ignore
    close: sheetOf(where, 'd', key => at(key)),
    open: sheetOf(where, 'b', key => at(key)),
  }
}

function sheetOf({ sheet }: FormLines, column: 'b' | 'd', at: (key: string) => Cents): Sheet {
  const line = (key: string): Cents => at(`${key}.${column}`)
  const sum = (keys: readonly string[]): Cents => {
    const filled = keys.map(line).filter(value => value !== null)
    return filled.length === 0 ? null : filled.reduce((a, b) => a + b, 0)
  }
  const own = sum(sheet.equity)
  const bought = sheet.treasury === null ? null : line(sheet.treasury)
  const equity = own === null && bought === null ? null : (own ?? 0) - (bought ?? 0)
  const both = line(sheet.both)
  const current = ['L.1', 'L.2b', 'L.3', 'L.4', 'L.5', 'L.6']
  return {
    cash: line('L.1'),
    receivables: line('L.2b'),
    inventory: line('L.3'),
    prepaids: null,
    shortInvestments: sum(['L.4', 'L.5']),
    netFixedAssets: sum(sheet.fixed),
    intangibles: line(sheet.intangibles),
    longInvestments: sum(sheet.investments),
    payables: line(sheet.payables),
    accruals: null,
    shortDebt: null,
    maturities: line(sheet.maturities),
    longDebt: sum(sheet.longDebt),
    deferredTax: null,
    equity,
    dueFromOwners: line(sheet.lentToOwners),
    currentAssets: sum(current),
    currentLiabilities: sum([sheet.payables, sheet.maturities, sheet.otherDue]),
    totalAssets: line(sheet.assets),
    totalLiabilities: both === null || equity === null ? null : both - equity,
  }
}
