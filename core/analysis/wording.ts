/** How figures, names and dates are written in sentences of the result (American English). */
import { grouped, longDate } from '../contract/american-english.ts'

/** Where splitting the member's name into words does not give the trade's name. */
const names: Partial<Record<string, string>> = {
  propertyPlantEquipment: 'property, plant and equipment',
  costOfGoodsSold: 'cost of goods sold',
  totalFixedAssets: 'total non-current assets',
  currentPortionOfLongTermDebt: 'current portion of long-term debt',
  shortTermDebt: 'short-term debt',
  longTermDebt: 'long-term debt',
  longTermInvestments: 'long-term investments',
  shortTermInvestments: 'short-term investments',
  otherLongTermAssets: 'other long-term assets',
  otherLongTermLiabilities: 'other long-term liabilities',
  totalLongTermLiabilities: 'total long-term liabilities',
  additionalPaidInCapital: 'additional paid-in capital',
  totalLiabilitiesAndEquity: 'total liabilities and equity',
  generalAndAdministrative: 'general and administrative expenses',
  netOrdinaryIncome: 'net ordinary income',
  netCashFromOperatingActivities: 'operating cash flow',
  netCashFromInvestingActivities: 'investing cash flow',
  netCashFromFinancingActivities: 'financing cash flow',
  netChangeInCash: 'net change in cash',
  debtIssuanceRepayment: 'net borrowing',
  exchangeEffect: 'effect of exchange rates',
  enterpriseValueToEBITDA: 'enterprise value to EBITDA',
  ebitdaMargin: 'EBITDA margin',
}

/**
 * A member's name in words, lower case: `assets.currentAssets.accountsReceivable` → "accounts receivable". Lines the contract has no member for
 * are marked by a tilde, which is no part of their name.
 */
export function fieldName(path: string): string {
  const member = path.split('.').at(-1)!.replace(/^~/, '')
  return (
    names[member] ??
    member
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase()
      .trim()
  )
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const whole = (value: number): string => grouped(value, 0, 0)
const cents = (value: number): string => grouped(value, 0, 2)
const tenths = (value: number): string => grouped(value, 0, 1)
const ratio = (value: number): string => grouped(value, 2, 2)

/** Every digit, as checks need it: "877,895", "1,234.56". */
export const exactAmount = (value: number): string => (Number.isInteger(value) ? whole : cents)(value)

const signs: Partial<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' }

/** An amount as an analyst would say it: "$1.07 million", "$12.3 billion", "DKK 344,000", "-$12,450"; three digits from a million up. */
export function amount(value: number, currency: string | null): string {
  const size = Math.abs(value)
  const text =
    size >= 999_500_000
      ? `${rounded(size / 1e9)} billion`
      : size >= 999_500
        ? `${rounded(size / 1e6)} million`
        : whole(size)
  const sign = currency === null ? '' : (signs[currency] ?? `${currency} `)
  return `${value < 0 ? '-' : ''}${sign}${text}`
}

const rounded = (size: number): string => (size < 9.995 ? cents : tenths)(size)

/** A fraction as a percentage with one digit: 0.0779 → "7.8%". */
export const percent = (fraction: number): string => `${grouped(fraction * 100, 1, 1)}%`

/** A multiple: 1.764 → "1.76x". */
export const times = (value: number): string => `${ratio(value)}x`

export const days = (value: number): string => `${whole(value)} days`

export const plainNumber = (value: number): string => ratio(value)

/** "September 24, 2022". */
export const dateInWords = (iso: string): string => longDate(new Date(`${iso}T00:00:00Z`))

/** What a period is called in a sentence: "the year ended …", "the 3 months ended …", or the bare date for an unknown length. */
export function periodInWords(periodEnd: string, months: number | null): string {
  if (months === null) return `the period ended ${dateInWords(periodEnd)}`
  if (months === 12) return `the year ended ${dateInWords(periodEnd)}`
  return months === 1
    ? `the month ended ${dateInWords(periodEnd)}`
    : `the ${months} months ended ${dateInWords(periodEnd)}`
}
