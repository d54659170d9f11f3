/** Bank feeds in CSV, of any bank: accounts with their transactions, from the columns that are recognized. */
import { quoted } from '../../contract/sentence.ts'
import { Refusal } from '../../errors.ts'
import words from '../../vocabulary/feed-columns.json' with { type: 'json' }
import { isSide, readSums, type CsvSums } from './csv-amounts.ts'
import { dateRoles, plainPhrase, type FeedColumn, type FeedRole } from './csv-columns.ts'
import { columnDates, isDateText } from './csv-dates.ts'
import { currencyCode, preambleOf } from './csv-preamble.ts'
import { parseRecords, type CsvRecord } from './csv-records.ts'
import { findTable, type CsvTable } from './csv-table.ts'
import type { FeedAccount, FeedRow } from './feed.ts'

export interface CsvFeed {
  readonly accounts: readonly FeedAccount[]
  /** Rows left out because they are not posted yet. */
  readonly pending: number
}

const pendingWords: ReadonlySet<string> = new Set(words.pending)
const sumWords: readonly string[] = words.sums
/** Half a cent. */
const CENT = 0.005

/** The accounts of a CSV file; null: it holds no list of transactions. Throws Refusal UNREADABLE for a row that cannot be read. */
export function parseCsvFeed(text: string): CsvFeed | null {
  const table = findTable(parseRecords(text))
  if (table === null) return null
  const date = dateColumn(table)
  if (date === null) return null
  const status = table.columns.find(({ role }) => role === 'status')?.index
  const isPending = ({ cells }: CsvRecord): boolean =>
    status !== undefined && pendingWords.has(plainPhrase(cells[status] ?? ''))
  const list = table.records.filter(record => !isSum(record, table.columns, date))
  const posted = list.filter(record => !isPending(record))
  const dates = datesOf(posted, date)
  const sums = readSums(posted, table.columns)
  const columns = withoutSides(table.columns, posted)
  const rows = posted.map((record, at) => rowOf(record, columns, { date: dates[at]!, sums, at }))
  const stated = preambleOf(table.preamble)
  const byAccount = Map.groupBy(rows.keys(), at => cellOf(posted[at]!, table.columns, 'account'))
  const accounts = [...byAccount].map(([number, indices]): FeedAccount => {
    const own = [...indices].map(at => rows[at]!)
    const currency = currencyCode(cellOf(posted[[...indices][0]!]!, table.columns, 'currency'))
    return accountOf(own, {
      ...stated,
      accountNumber: number || stated.accountNumber,
      currency: currency ?? stated.currency,
    })
  })
  return { accounts, pending: list.length - posted.length }
}

/** The first of the date columns, by their roles, that every transaction has. */
function dateColumn({ columns, records }: CsvTable): number | null {
  const candidates = dateRoles.flatMap(role => columns.filter(column => column.role === role))
  const filled = ({ index }: FeedColumn): number => records.filter(({ cells }) => isDateText(cells[index] ?? '')).length
  const [best] = candidates.toSorted((a, b) => filled(b) - filled(a))
  return best === undefined || filled(best) === 0 ? null : best.index
}

/** Balances and totals among the transactions, and what stands below the list: rows without an amount or without a date, by their words. */
function isSum({ cells }: CsvRecord, columns: readonly FeedColumn[], date: number): boolean {
  const hasAmount = columns.some(
    ({ role, index }) => ['amount', 'debit', 'credit'].includes(role) && (cells[index] ?? '') !== '',
  )
  if (isDateText(cells[date] ?? '') && hasAmount) return false
  const filled = cells.filter(cell => cell !== '')
  const named = filled.some(cell => {
    const phrase = plainPhrase(cell)
    return sumWords.some(word => phrase === word || phrase.startsWith(`${word} `))
  })
  // A line of text below the list: "*** end of list ***".
  return named || (!hasAmount && filled.length === 1)
}

function datesOf(records: readonly CsvRecord[], index: number): readonly string[] {
  const texts = records.map(({ cells }) => cells[index] ?? '')
  const dates = columnDates(texts)
  if (dates === null)
    throw new Refusal(
      'UNREADABLE',
      'The dates of the bank feed can be read with the day or with the month first, and nothing decides.',
    )
  return dates.map((date, at) => {
    if (date !== null) return date
    const { line } = records[at]!
    throw new Refusal(
      'UNREADABLE',
      texts[at] === ''
        ? `Line ${line} of the bank feed: the transaction has no date.`
        : `Line ${line} of the bank feed: the date ${quoted(texts[at]!)} cannot be read.`,
    )
  })
}

const cellOf = ({ cells }: CsvRecord, columns: readonly FeedColumn[], role: FeedRole): string => {
  const index = columns.find(column => column.role === role)?.index
  return index === undefined ? '' : (cells[index] ?? '')
}

interface Placed {
  readonly date: string
  readonly sums: CsvSums
  readonly at: number
}

/** Columns of texts without those that only name the side of the amount, unless nothing else describes the transactions. */
function withoutSides(columns: readonly FeedColumn[], records: readonly CsvRecord[]): readonly FeedColumn[] {
  const isText = ({ role }: FeedColumn): boolean => role === 'description' || role === 'details'
  const isSideOnly = ({ index }: FeedColumn): boolean =>
    records.every(({ cells }) => (cells[index] ?? '') === '' || isSide(cells[index]!))
  const kept = columns.filter(column => !isText(column) || !isSideOnly(column))
  return kept.some(isText) ? kept : columns
}

/** The description is the longest text. */
function rowOf(record: CsvRecord, columns: readonly FeedColumn[], { date, sums, at }: Placed): FeedRow {
  const texts = (role: FeedRole): readonly string[] =>
    columns
      .filter(column => column.role === role)
      .map(({ index }) => record.cells[index] ?? '')
      .filter(text => text !== '')
  const [described, others] = [texts('description'), texts('details')]
  const own = described.length > 0 ? described : others
  const description = own.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const rest = [...described, ...others].filter(text => text !== description && !description.includes(text))
  const { value, text } = sums.amounts[at]!
  return {
    date,
    amount: value,
    description: description.replace(/\s+/g, ' '),
    details: [...new Set(rest)].join(' ').replace(/\s+/g, ' '),
    balance: sums.balances[at]!,
    checkNumber: cellOf(record, columns, 'check') || null,
    line: record.line,
    text,
  }
}

type Stated = Omit<FeedAccount, 'accountType' | 'rows'>

/** Oldest first: a list that runs backwards is turned round as a whole, so that rows of one day keep their order in time. */
function accountOf(rows: readonly FeedRow[], stated: Stated): FeedAccount {
  const backwards = rows.length > 1 && rows[0]!.date > rows.at(-1)!.date
  const ordered = (backwards ? rows.toReversed() : rows).toSorted((a, b) => a.date.localeCompare(b.date))
  const [first, last] = [ordered[0], ordered.at(-1)]
  const follows = first !== undefined && ordered.every((row, at) => at === 0 || followsFrom(ordered[at - 1]!, row))
  const known = follows && first.balance !== null
  return {
    ...stated,
    accountType: null,
    start: stated.start ?? first?.date ?? null,
    end: stated.end ?? last?.date ?? null,
    startingBalance: stated.startingBalance ?? (known ? Math.round((first.balance - first.amount) * 100) / 100 : null),
    endingBalance: stated.endingBalance ?? (known ? last!.balance : null),
    rows: follows ? ordered : ordered.map(row => ({ ...row, balance: null })),
  }
}

const followsFrom = (before: FeedRow, row: FeedRow): boolean =>
  before.balance !== null && row.balance !== null && Math.abs(before.balance + row.amount - row.balance) < CENT
