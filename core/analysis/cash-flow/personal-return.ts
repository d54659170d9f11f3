/** Cash income of a person by their Form 1040: wages, businesses and properties with what they deducted without paying it. */
import type { GlobalIncome } from './global.ts'
import { missing, type StatedValue } from './lines.ts'
import { ReturnReader, type BusinessReturn } from './return-reader.ts'

const until2017 = (key: string): string => `${key}@2012-2017`
const since2022 = (key: string): string => `${key}@2022-2024`

/** Keys of Form 1040 by tax year; its schedules kept their numbers from 2012 to 2024. Other years: as the nearest of these. */
const keys = {
  wages: ['7@2012-2017', '1@2018-2021', '1z@2022-2024', '1a@2022-2024'],
  taxable_interest: ['8a@2012-2017', '2b@2018-2024'],
  dividends: ['9a@2012-2017', '3b@2018-2024'],
  total_tax: ['61@2012-2013', '63@2014-2017', '15@2018-2018', '16@2019-2019', '24@2020-2024'],
} as const
/** Sums that prove the numbers of another year to be those of the nearest one. */
const proofs = [
  {
    parts: [
      ...['7', '8a', '9a', '10', '11', '12', '13', '14', '15b', '16b', '17', '18', '19', '20b', '21'].map(until2017),
      ...['1z', '2b', '3b', '4b', '5b', '6b', '7', '7a', '8'].map(since2022),
    ],
    totals: [until2017('22'), since2022('9')],
  },
  {
    parts: [...['55', '56', '57', '58', '59a', '59b', '60'].map(until2017), ...['22', '23'].map(since2022)],
    totals: [until2017('61'), since2022('24')],
  },
] as const

export interface PersonalReturn {
  readonly incomes: readonly GlobalIncome[]
  readonly federalTax: StatedValue
}

/** null: another form, or its year is not known, or no sum proves its numbers. Blank lines add nothing. */
export function personalReturn(given: BusinessReturn): PersonalReturn | null {
  const { form, tax_year: year } = given
  if (!form.startsWith('1040') || year === null) return null
  const reader = new ReturnReader(given, year)
  if (!reader.isKnownYear && !proofs.every(({ parts, totals }) => reader.closes(parts, totals))) return null
  const single = (label: string, entries: readonly string[]): readonly GlobalIncome[] =>
    stated(label, reader.first(entries, label))
  return {
    incomes: [
      ...single('Wages', keys.wages),
      ...single('Interest income', keys.taxable_interest),
      ...single('Dividends', keys.dividends),
      // Net profit, and what was deducted without a payment; interest, for its debt is in the debt service.
      ...stated(
        'Schedule C: net profit, depreciation and interest',
        reader.sum(['C.31', 'C.13', 'C.16a', 'C.16b'], 'Schedule C'),
      ),
      ...stated(
        'Schedule F: net profit, depreciation and interest',
        reader.sum(['F.34', 'F.14', 'F.21a', 'F.21b'], 'Schedule F'),
      ),
      ...properties(reader),
    ],
    federalTax: reader.first(keys.total_tax, 'Federal income tax'),
  }
}

const stated = (label: string, amount: StatedValue): readonly GlobalIncome[] =>
  amount.value === null ? [] : [{ label, amount }]

/** Per property of Schedule E: net income, depreciation and interest. */
function properties(reader: ReturnReader): readonly GlobalIncome[] {
  const letters = reader.perProperty('E', '21').map(key => key.split('.')[1]!)
  return letters.flatMap(letter =>
    stated(
      `Schedule E, property ${letter}: net, depreciation and interest`,
      reader.sum([`E.${letter}.21`, `E.${letter}.18`, `E.${letter}.12`, `E.${letter}.13`], `Property ${letter}`),
    ),
  )
}

/** What the living expense of a person is: as entered, else a month's by the policy; null: neither. */
export function livingExpense(entered: number | null | undefined, monthly: number | null): StatedValue | null {
  if (entered !== undefined && entered !== null)
    return { value: Math.round(entered * 100), from: ['/cash_flow/choices/persons'], reason: null }
  return monthly === null
    ? null
    : { value: Math.round(monthly * 12 * 100), from: ['/cash_flow/policy/living_expense'], reason: null }
}

/** Amounts that a person entered; `name`: in the reason of a missing one. */
export const entered = (amount: number | null | undefined, from: string, name: string): StatedValue =>
  amount === undefined || amount === null
    ? missing(`${name} not stated.`)
    : { value: Math.round(amount * 100), from: [from], reason: null }
