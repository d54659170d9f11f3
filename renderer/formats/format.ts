/** Figures, ratios and names for people. */
import { written } from './number-form.ts'

const whole = (value: number): string => written(value, { maximumFractionDigits: 0 })
/** A number with so many decimals. */
export const decimals = (value: number, digits: number): string =>
  written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
const cents = (value: number): string => decimals(value, 2)

/** A number of things, or a difference: with the decimals it has, three at most. */
export const count = (value: number): string => written(value, { maximumFractionDigits: 3 })

/** Negatives in parentheses; cents only where the figure has them. */
export function amount(value: number): string {
  const text = (Number.isInteger(value) ? whole : cents)(Math.abs(value))
  return value < 0 ? `(${text})` : text
}

/** Negatives in parentheses; always with cents, as bills are written. */
export const exactAmount = (value: number): string => (value < 0 ? `(${cents(-value)})` : cents(value))

/** A rate as it was printed: 0.0625 → "6.25 %". */
export const exactPercent = (value: number): string => `${written(100 * value, { maximumFractionDigits: 4 })} %`

/** A fraction as a percentage: 0.083 → "8.3 %". */
export const percent = (value: number): string => `${decimals(100 * value, 1)} %`

const asPercentage = /Margin$|^returnOn|^dividendYield$/
const inDays = /^(cashConversionCycle|operatingCycle)$/

/** A ratio by its name: margins and returns as percentages, cycles in days, the rest as multiples. */
export function ratio(name: string, value: number): string {
  if (asPercentage.test(name)) return percent(value)
  return inDays.test(name) ? `${whole(value)} days` : cents(value)
}

const special: Readonly<Record<string, string>> = {
  enterpriseValueToEBITDA: 'Enterprise value to EBITDA',
  ebitdaMargin: 'EBITDA margin',
}

/** What a name in camel case cannot say. */
const hyphens: readonly (readonly [string, string])[] = [
  ['short term', 'short-term'],
  ['long term', 'long-term'],
  ['paid in', 'paid-in'],
  ['interest bearing', 'interest-bearing'],
  ['property plant equipment', 'property, plant and equipment'],
]

/** "accountsReceivable" → "Accounts receivable". */
export function title(name: string): string {
  if (special[name] !== undefined) return special[name]
  const words = hyphens.reduce(
    (text, [plain, hyphened]) => text.replace(plain, hyphened),
    name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const reasons: Readonly<Record<string, string>> = {
  missing_input: 'an input is not stated',
  zero_denominator: 'the denominator is zero',
  negative_equity: 'equity is zero or negative',
  no_debt: 'there is no debt',
  market_data_required: 'needs market data',
  not_meaningful: 'not meaningful',
  periods_differ: 'the statements are of different periods',
}

/** Why a ratio has no value, as half a sentence. */
export const reason = (code: string | null | undefined): string => (code ? (reasons[code] ?? code) : 'not available')

/** A size for people: "34 kB", "1.2 MB". */
export const bytes = (size: number): string =>
  size < 1e5 ? `${Math.ceil(size / 1e3)} kB` : `${decimals(size / 1e6, 1)} MB`
