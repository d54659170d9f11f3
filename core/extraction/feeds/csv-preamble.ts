/** What an export states above its list: whose account it is, its days and balances. */
import words from '../../vocabulary/feed-columns.json' with { type: 'json' }
import { decimalMark } from '../values/amounts/digits.ts'
import { parseAmount } from '../values/amounts/parse-amount.ts'
import { plainPhrase } from './csv-columns.ts'
import { columnDates } from './csv-dates.ts'
import type { CsvRecord } from './csv-records.ts'
import type { FeedAccount } from './feed.ts'

type Fact = keyof typeof words.preamble
type Stated = Pick<
  FeedAccount,
  'accountNumber' | 'accountHolder' | 'bankName' | 'currency' | 'start' | 'end' | 'startingBalance' | 'endingBalance'
>

const facts = Object.entries(words.preamble).map(([fact, phrases]) => ({
  fact: fact as Fact,
  phrases: new Set(phrases.map(plainPhrase)),
}))

/** A range of two days: "2026-10-01 - 2026-10-31", "10/01/2026 to 10/31/2026". */
const range = /^(\S{6,12})\s?(?:-|–|to|through|bis)\s?(\S{6,12})$/

/** The facts of the records above a list, each by the label that stands before it, in its cell or in the cell before. */
export function preambleOf(records: readonly CsvRecord[]): Stated {
  const found = new Map<Fact, string>()
  for (const { cells } of records) {
    const [label = '', ...rest] = splitLabel(cells.filter(cell => cell !== ''))
    const value = rest.at(-1)
    // "Beginning balance as of 05/01/2026".
    const phrase = plainPhrase(label).replace(/ (?:as of|on)$/, '')
    const fact = facts.find(({ phrases }) => phrases.has(phrase))?.fact
    if (value !== undefined && fact !== undefined && !found.has(fact)) found.set(fact, value)
  }
  const days = range.exec(found.get('period') ?? '')
  const [start = null, end = null] =
    columnDates([days?.[1] ?? found.get('from') ?? '', days?.[2] ?? found.get('to') ?? '']) ?? []
  return {
    accountNumber: found.get('account') ?? null,
    accountHolder: found.get('holder') ?? null,
    bankName: found.get('bank') ?? null,
    currency: currencyCode(found.get('currency')),
    start,
    end,
    startingBalance: amountOf(found.get('opening')),
    endingBalance: amountOf(found.get('closing')),
  }
}

/** "Account: 123" in one cell is a label and its value. */
function splitLabel(cells: readonly string[]): readonly string[] {
  const [first, ...rest] = cells
  const colon = first?.indexOf(':') ?? -1
  if (first === undefined || rest.length > 0 || colon <= 0) return cells
  return [first.slice(0, colon), first.slice(colon + 1).trim()]
}

export const currencyCode = (text: string | undefined): string | null =>
  text !== undefined && /^[A-Z]{3}$/.test(text) ? text : null

const amountOf = (text: string | undefined): number | null =>
  text === undefined ? null : (parseAmount(text, { decimal: decimalMark([text]) })?.value ?? null)
