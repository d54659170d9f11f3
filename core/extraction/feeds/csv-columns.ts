/** The columns of an exported list: by their headers, in the vocabulary of bank statements, and by what stands in them. */
import bankColumns from '../../vocabulary/bank-columns.json' with { type: 'json' }
import words from '../../vocabulary/feed-columns.json' with { type: 'json' }
import { parseAmount } from '../values/amounts/parse-amount.ts'
import { isDateText } from './csv-dates.ts'
import type { CsvRecord } from './csv-records.ts'

export type FeedRole =
  | 'posted'
  | 'date'
  | 'transacted'
  | 'effective'
  | 'description'
  | 'details'
  | 'check'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'type'
  | 'status'
  | 'account'
  | 'currency'

export interface FeedColumn {
  readonly role: FeedRole
  readonly index: number
}

/** Rows by whose cells a column without a header is known. */
const SAMPLE_ROWS = 200
/** A list without a header is one from so many rows on. */
const MIN_ROWS = 3
/** Share of the cells of a column that must be what its role says; a short list has as many lines below it that are none of it. */
const FITTING = 0.6

/** Lower case without accents; letters, "#" and single spaces only. */
export const plainPhrase = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z#]+/g, ' ')
    .trim()

const { dates, texts, amounts, details } = bankColumns
/** The first role that names a phrase has it: what the export of a bank means by a word comes before what a statement does. */
const phraseRoles: ReadonlyMap<string, FeedRole> = new Map(
  (
    [
      ['details', texts.description],
      ['details', details.reference],
      ['description', texts.description.filter(phrase => !words.details.includes(phrase))],
      ['check', [...texts.check, 'check or slip #']],
      ['posted', dates.posted],
      ['effective', dates.effective],
      ['transacted', dates.transacted],
      ['date', dates.date],
      ['debit', amounts.debit],
      ['credit', amounts.credit],
      ['amount', amounts.amount],
      ['balance', amounts.balance],
      ['type', details.type],
      ['status', details.status],
      ['details', words.details],
      ['account', words.account],
      ['currency', words.currency],
    ] satisfies readonly (readonly [FeedRole, readonly string[]])[]
  ).flatMap(([role, phrases]) => phrases.map((phrase): [string, FeedRole] => [plainPhrase(phrase), role])),
)
const ledgers: ReadonlySet<string> = new Set(words.ledgers.map(plainPhrase))

/** Roles of dates: the day of posting is what a statement is ordered by. */
export const dateRoles = ['posted', 'date', 'transacted', 'effective'] as const satisfies readonly FeedRole[]
const isDate = (role: FeedRole): boolean => (dateRoles as readonly FeedRole[]).includes(role)

/**
 * The columns under a header, or of records without one (null); null where they are no list of transactions. What stands below must be what the
 * header says: dates in a column of dates, amounts in one of amounts.
 */
export function columnsOf(header: readonly string[] | null, below: readonly CsvRecord[]): readonly FeedColumn[] | null {
  const columns = header === null ? byContent(below) : byHeader(header, below)
  const has = (test: (role: FeedRole) => boolean): boolean => columns.some(({ role }) => test(role))
  const isList = has(isDate) && has(role => ['amount', 'debit', 'credit'].includes(role))
  return isList ? columns : null
}

function byHeader(header: readonly string[], below: readonly CsvRecord[]): readonly FeedColumn[] {
  const phrases = header.map(plainPhrase)
  if (phrases.some(phrase => ledgers.has(phrase))) return []
  const sample = below.slice(0, SAMPLE_ROWS)
  const found = phrases.flatMap((phrase, index): readonly FeedColumn[] => {
    const role = phraseRoles.get(phrase)
    return role === undefined ? [] : [{ role, index }]
  })
  // A header of nothing but one date and a title above it is a line of text.
  if (found.length < 2) return []
  return found.filter(({ role, index }) => {
    const cells = sample.map(({ cells }) => cells[index] ?? '').filter(cell => cell !== '')
    if (isDate(role)) return fits(cells, isDateText)
    const isSum = ['amount', 'debit', 'credit', 'balance'].includes(role)
    return !isSum || cells.length === 0 ? true : fits(cells, isAmountText)
  })
}

/** Without headers: one column of dates, one of amounts, and the longest texts. A second column of amounts could be anything. */
function byContent(records: readonly CsvRecord[]): readonly FeedColumn[] {
  if (records.length < MIN_ROWS) return []
  const sample = records.slice(0, SAMPLE_ROWS).map(({ cells }) => cells)
  const width = Math.max(...sample.map(cells => cells.length))
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    cells: sample.map(cells => cells[index] ?? '').filter(cell => cell !== ''),
  })).filter(({ cells }) => cells.length > 0)
  const whole = columns.filter(({ cells }) => cells.length === sample.length)
  const days = whole.filter(({ cells }) => cells.every(isDateText))
  const sums = whole.filter(({ cells }) => cells.every(cell => isAmountText(cell) && /[.,]\d\d\)?$/.test(cell)))
  if (days.length !== 1 || sums.length !== 1) return []
  const rest = columns.filter(one => !days.includes(one) && !sums.includes(one))
  const length = ({ cells }: { readonly cells: readonly string[] }): number => cells.join('').length
  const [text] = rest.toSorted((a, b) => length(b) - length(a))
  return [
    { role: 'date', index: days[0]!.index },
    { role: 'amount', index: sums[0]!.index },
    ...(text === undefined ? [] : [{ role: 'description' as const, index: text.index }]),
  ]
}

const fits = (cells: readonly string[], test: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(test).length >= FITTING * cells.length

const isAmountText = (text: string): boolean => {
  const amount = parseAmount(text) ?? parseAmount(text, { decimal: ',' })
  return amount !== null && !amount.percent
}
