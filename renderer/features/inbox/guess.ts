/** What a file name says about its statement: a starting point the user can change. */
import type { StatementType } from '../../../core/contract/statement-figures.ts'

const typeWords: readonly (readonly [RegExp, StatementType])[] = [
  [/cash[ _-]*flows?|\bscf\b/i, 'CASH_FLOW_STATEMENT'],
  [/balance|financial[ _-]*position|\bbs\b/i, 'BALANCE_SHEET'],
  [/income|profit|p[ _-]*(?:(?:and|&|n)[ _-]*)?l\b|earnings|operations|\bis\b/i, 'INCOME_STATEMENT'],
]

/** The kind of statement a name speaks of; an income statement when it says nothing. */
export const guessType = (name: string): StatementType =>
  typeWords.find(([words]) => words.test(name))?.[1] ?? 'INCOME_STATEMENT'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const lastDay = (year: number, month: number): string => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/**
 * The period end a name speaks of: "2024-12-31", "12-31-2024", "Q3 2024", "Jun 2024", "FY2023"; else the last year end before
 * `today` (ISO date).
 */
export function guessPeriodEnd(name: string, today: string): string {
  const iso = /(20\d\d)[-_.]([01]\d)[-_.]([0-3]\d)/.exec(name)
  if (iso && isDate(`${iso[1]}-${iso[2]}-${iso[3]}`)) return `${iso[1]}-${iso[2]}-${iso[3]}`
  const american = /([01]?\d)[-_.]([0-3]?\d)[-_.](20\d\d)/.exec(name)
  if (american) {
    const date = `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}`
    if (isDate(date)) return date
  }
  const year = /(?<!\d)(20\d\d)(?!\d)/.exec(name)?.[1]
  if (year === undefined) return `${Number(today.slice(0, 4)) - 1}-12-31`
  const quarter = /q([1-4])/i.exec(name)?.[1]
  if (quarter !== undefined) return lastDay(Number(year), Number(quarter) * 3)
  const month = monthNames.findIndex(short => new RegExp(`(?<![a-z])${short}[a-z]*(?![a-z])`, 'i').test(name))
  return lastDay(Number(year), month === -1 ? 12 : month + 1)
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
