/** The amounts of an exported list, credits positive: by their signs, two columns, a column that names the side, or running balances. */
import words from '../../vocabulary/feed-columns.json' with { type: 'json' }
import { Refusal } from '../../errors.ts'
import { quoted } from '../../contract/sentence.ts'
import { decimalMark, type DecimalMark } from '../values/amounts/digits.ts'
import { parseAmount, type Amount } from '../values/amounts/parse-amount.ts'
import { plainPhrase, type FeedColumn, type FeedRole } from './csv-columns.ts'
import type { CsvRecord } from './csv-records.ts'

/** An amount with its side, as written. */
export interface CsvAmount {
  readonly value: number
  readonly text: string
}

export interface CsvSums {
  /** In the order of the records. */
  readonly amounts: readonly CsvAmount[]
  /** null: not stated. */
  readonly balances: readonly (number | null)[]
}

const debits: ReadonlySet<string> = new Set(words.debits)
const credits: ReadonlySet<string> = new Set(words.credits)

/** Whether a text is nothing but the side of an amount: "DEBIT", "CR". */
export const isSide = (text: string): boolean => debits.has(plainPhrase(text)) || credits.has(plainPhrase(text))

/** Half a cent. */
const CENT = 0.005

/** Throws Refusal UNREADABLE for an amount that cannot be read, and where nothing says which amounts are debits. */
export function readSums(records: readonly CsvRecord[], columns: readonly FeedColumn[]): CsvSums {
  const cellsOf = (...roles: readonly FeedRole[]): readonly string[] =>
    columns
      .filter(({ role }) => roles.includes(role))
      .flatMap(({ index }) => records.map(one => one.cells[index] ?? ''))
  const decimal = decimalMark(cellsOf('amount', 'debit', 'credit', 'balance').filter(text => text !== ''))
  const column = (role: FeedRole): number | null => columns.find(one => one.role === role)?.index ?? null
  const balanceAt = column('balance')
  const balances = records.map(({ cells }) =>
    balanceAt === null ? null : (parsed(cells[balanceAt] ?? '', decimal)?.value ?? null),
  )
  const [debit, credit, amount] = [column('debit'), column('credit'), column('amount')]
  const read = { records, decimal }
  if (debit !== null || credit !== null) return { amounts: twoColumns(read, { debit, credit, amount }), balances }
  return { amounts: withSides(read, amount!, { columns, balances }), balances }
}

interface Read {
  readonly records: readonly CsvRecord[]
  readonly decimal: DecimalMark
}

const parsed = (text: string, decimal: DecimalMark): Amount | null => {
  const amount = text === '' ? null : parseAmount(text, { decimal })
  return amount === null || amount.percent || amount.dash ? null : amount
}

const unreadable = (line: number, text: string): Refusal =>
  new Refusal(
    'UNREADABLE',
    text === ''
      ? `Line ${line} of the bank feed: the transaction has no amount.`
      : `Line ${line} of the bank feed: the amount ${quoted(text)} cannot be read.`,
  )

/** A debit may be written with its sign or without; one against the sign of all others is a reversal. */
function twoColumns(
  { records, decimal }: Read,
  { debit, credit, amount }: Readonly<Record<'debit' | 'credit' | 'amount', number | null>>,
): readonly CsvAmount[] {
  const at = ({ cells }: CsvRecord, index: number | null): string => (index === null ? '' : (cells[index] ?? ''))
  const negatives = records.filter(record => (parsed(at(record, debit), decimal)?.value ?? 0) < 0).length
  const written = records.filter(record => parsed(at(record, debit), decimal) !== null).length
  const sign = negatives * 2 > written ? 1 : -1
  return records.map(record => {
    const [out, into] = [at(record, debit), at(record, credit)]
    const [paid, received] = [parsed(out, decimal), parsed(into, decimal)]
    if (paid !== null && paid.value !== 0 && (received === null || received.value === 0))
      return { value: sign * paid.value, text: out }
    if (received !== null && (paid === null || paid.value === 0)) return { value: received.value, text: into }
    if (paid !== null && received === null) return { value: sign * paid.value, text: out }
    const text = out || into || at(record, amount)
    throw unreadable(record.line, text)
  })
}

interface Around {
  readonly columns: readonly FeedColumn[]
  readonly balances: readonly (number | null)[]
}

function withSides({ records, decimal }: Read, index: number, { columns, balances }: Around): readonly CsvAmount[] {
  const read = records.map(record => {
    const text = record.cells[index] ?? ''
    const amount = parsed(text, decimal) ?? (/^[-–]$/.test(text) ? null : parseAmount(text, { decimal }))
    if (amount === null) throw unreadable(record.line, text)
    return { amount, text }
  })
  const signed = read.some(({ amount }) => amount.value < 0)
  if (signed) return read.map(({ amount, text }) => ({ value: amount.value, text }))
  if (read.every(({ amount }) => amount.side !== null))
    return read.map(({ amount, text }) => ({ value: amount.side === 'DR' ? -amount.value : amount.value, text }))
  const sides =
    sidesOf(records, columns, index) ??
    sidesByBalance(
      read.map(({ amount }) => amount.value),
      balances,
    )
  if (sides === null)
    throw new Refusal(
      'UNREADABLE',
      'The amounts of the bank feed have no signs, and no column says which of them are debits.',
    )
  return read.map(({ amount, text }, at) => ({ value: sides[at]! * amount.value, text }))
}

/** The column whose every cell names a side; null: there is none. */
function sidesOf(
  records: readonly CsvRecord[],
  columns: readonly FeedColumn[],
  amount: number,
): readonly (1 | -1)[] | null {
  const width = Math.max(...records.map(({ cells }) => cells.length))
  const known = columns.filter(({ role }) => role === 'type').map(({ index }) => index)
  const candidates = [...known, ...Array.from({ length: width }, (_, index) => index)].filter(one => one !== amount)
  for (const index of candidates) {
    const cells = records.map(({ cells }) => cells[index] ?? '')
    if (!cells.every(isSide)) continue
    return cells.map(cell => (debits.has(plainPhrase(cell)) ? -1 : 1))
  }
  return null
}

/** Running balances, newest or oldest first, decide the side of every amount; null where one does not follow. */
function sidesByBalance(amounts: readonly number[], balances: readonly (number | null)[]): readonly (1 | -1)[] | null {
  if (amounts.length < 2 || balances.includes(null)) return null
  const known = balances as readonly number[]
  for (const order of [1, -1] as const) {
    const steps = amounts.map((amount, at): 1 | -1 | 0 => {
      const before = known[at - order]
      if (before === undefined) return 0
      const step = known[at]! - before
      return Math.abs(Math.abs(step) - amount) > CENT ? 0 : step < 0 ? -1 : 1
    })
    // The first row in time has no balance before it: its side stays open.
    if (steps.filter(step => step === 0).length === 0) return steps as readonly (1 | -1)[]
  }
  return null
}
