/** Statements of one account in a row: which belong together, and which of them count. */
import { compareDates } from '../calendar.ts'
import type { BankPeriod } from './entry.ts'

type Numbered = Pick<BankPeriod, 'account_number' | 'account_type' | 'bank_name'>
type Dated = Pick<BankPeriod, 'start_date' | 'end_date' | 'starting_balance' | 'ending_balance'>

const minDigits = 3
/** The digits at the end of an account number, what is masked left out; null: too few to tell accounts apart. */
function lastDigits(number: string | null): string | null {
  const digits = /(?<![\d\s.-])[\d\s.-]+$/.exec(number ?? '')?.[0].replace(/\D/g, '') ?? ''
  return digits.length < minDigits ? null : digits
}

const bankWords = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter(word => !['', 'the', 'bank', 'na', 'of', 'and', 'national', 'first', 'credit', 'union'].includes(word))

function sameAccount(a: Numbered, b: Numbered): boolean {
  const [x, y] = [lastDigits(a.account_number), lastDigits(b.account_number)]
  if (x === null || y === null || !(x.endsWith(y) || y.endsWith(x))) return false
  if (a.account_type !== null && b.account_type !== null && a.account_type !== b.account_type) return false
  if (a.bank_name === null || b.bank_name === null) return true
  const [p, q] = [bankWords(a.bank_name), bankWords(b.bank_name)]
  // Four masked digits meet by chance at two banks; a name of nothing but common words says nothing.
  return p.length === 0 || q.length === 0 || p.some(word => q.includes(word))
}

/** Two statements of the same days that begin and end with other amounts, whatever is left of their numbers. */
function isOfOtherAccount(a: Dated, b: Dated): boolean {
  const differs = (x: number | null, y: number | null): boolean => x !== null && y !== null && x !== y
  return (
    a.start_date !== null &&
    a.start_date === b.start_date &&
    a.end_date === b.end_date &&
    differs(a.starting_balance, b.starting_balance) &&
    differs(a.ending_balance, b.ending_balance)
  )
}

/** For each statement the number of its account, counted from 0; one whose number cannot be read stands alone. */
export function groupAccounts(periods: readonly (Numbered & Dated)[]): readonly number[] {
  const groups: (Numbered & Dated)[][] = []
  return periods.map(period => {
    const found = groups.findIndex(
      group => sameAccount(group[0]!, period) && !group.some(other => isOfOtherAccount(other, period)),
    )
    if (found >= 0) groups[found]!.push(period)
    return found >= 0 ? found : groups.push([period]) - 1
  })
}

/** Specification 8: typically the most recent four months. */
const windowPeriods = 4

/**
 * Indices of the statements that summaries cover, in their given order: of each account the four that end last, and its latest month-to-date
 * one besides. A statement without an end date is kept only where there are not four with one. `groups` as from `groupAccounts`.
 * The same statement twice counts once, in the copy with more rows.
 */
export function recentPeriods(periods: readonly BankPeriod[], groups: readonly number[]): readonly number[] {
  const kept = [...new Set(groups)].flatMap(group => {
    const own = distinct(
      periods,
      [...periods.keys()].filter(index => groups[index] === group),
    )
    const newestFirst = own.sort((a, b) => compareDates(periods[b]!.end_date, periods[a]!.end_date))
    return [
      ...newestFirst.filter(index => !periods[index]!.is_mtd).slice(0, windowPeriods),
      ...newestFirst.filter(index => periods[index]!.is_mtd).slice(0, 1),
    ]
  })
  return kept.sort((a, b) => a - b)
}

function distinct(periods: readonly BankPeriod[], indices: readonly number[]): number[] {
  const copies = new Map<string, number>()
  for (const index of indices) {
    const { start_date: start, end_date: end, is_mtd: isMtd, entries } = periods[index]!
    const key = start === null || end === null ? `${index}` : `${start} ${end} ${isMtd}`
    const known = copies.get(key)
    if (known === undefined || periods[known]!.entries.length < entries.length) copies.set(key, index)
  }
  return [...copies.values()]
}
