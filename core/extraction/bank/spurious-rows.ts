/** Removes rows that are no further transactions: printed twice, or shown by the balances to be something else. */
import { equal, signedValue } from './amounts.ts'
import type { ListRow } from './printed.ts'

/**
 * What makes rows no further transactions.
 * - `minShared`, `minRows`: Share of the rows of a list, and how many, that must also stand in the lists of which it is a repetition.
 * - `minKept`: What is left must be most of what was read: anything adds up to something.
 */
const limits = { minShared: 0.9, minRows: 3, minKept: 0.5 } as const

/**
 * Rows without the lists that only print others a second time, by check number or by kind ("these items are also in the history above"): none of
 * their rows has a balance, and their days, sides and amounts stand among the rows of lists that print their balances. A transfer between two
 * accounts stands in both as well, on other sides: a row whose side nothing shows repeats none.
 */
export function withoutRepeatedLists(rows: readonly ListRow[]): readonly ListRow[] {
  const lists = [...Map.groupBy(rows, ({ list }) => list).values()]
  const histories = lists.filter(own => own.some(({ balance }) => balance !== null))
  const printed = histories.flatMap(own =>
    own.map((row, at) => keyOf(row, sideByBalance(row, own[at - 1]) ?? sideOf(row))),
  )
  const repeated = lists.filter(own => {
    const left = [...printed]
    const shared = own.filter(row => {
      const key = keyOf(row, sideOf(row))
      const at = key === null ? -1 : left.indexOf(key)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    return !histories.includes(own) && own.length >= limits.minRows && shared.length >= limits.minShared * own.length
  })
  return rows.filter(row => !repeated.some(own => own.includes(row)))
}

type RowSide = 'credit' | 'debit'

/** The side a row shows by itself: by its column, its heading or its sign; null where nothing does. */
function sideOf({ column, section, amount: { sign } }: ListRow): RowSide | null {
  if (column !== 'amount') return column
  if (sign !== 0) return sign > 0 ? 'credit' : 'debit'
  if (section?.kind === 'credits') return 'credit'
  return section !== null && ['debits', 'checks', 'fees'].includes(section.kind) ? 'debit' : null
}

/** The side by which a row leads from the balance above to its own; null where it leads there by neither. */
function sideByBalance({ balance, amount }: ListRow, above: ListRow | undefined): RowSide | null {
  const [before, after] = [above?.balance ?? null, balance].map(token => (token === null ? null : signedValue(token)))
  if (before === null || after === null) return null
  if (equal(before! + amount.value, after!)) return 'credit'
  return equal(before! - amount.value, after!) ? 'debit' : null
}

/** What two prints of one row share: day and month, in any order for the lists may write them differently, side and amount; null where nothing shows the side. */
function keyOf({ date, amount }: ListRow, side: RowSide | null): string | null {
  const day = date === null ? [] : (date.numbers ?? [date.month, date.day])
  return side === null ? null : `${[...day].sort().join('-')} ${side} ${amount.value}`
}

/**
 * Rows without those whose removal makes the balances close exactly, where all rows together do not: a list, lists under one heading, rows
 * of one shape, or everything from a row on. `signed`: the amounts of rows, credits positive; `flow`: closing less opening
 * balance.
 * Unchanged when nothing closes, or more than half of the rows would go.
 */
export function withoutSpuriousRows(
  rows: readonly ListRow[],
  signed: ReadonlyMap<ListRow, number>,
  flow: number,
): readonly ListRow[] {
  const sumOf = (some: readonly ListRow[]): number => some.reduce((sum, row) => sum + (signed.get(row) ?? 0), 0)
  const closes = (some: readonly ListRow[]): boolean => equal(sumOf(some), flow)
  if (rows.length < 2 || closes(rows)) return rows
  for (const candidate of candidates(rows, sumOf)) {
    const spurious = new Set(candidate)
    const kept = rows.filter(row => !spurious.has(row))
    if (kept.length >= limits.minKept * rows.length && kept.length < rows.length && closes(kept)) return kept
  }
  return rows
}

/** Rows of one list, under one heading, of one shape: what is no transaction is none of its kind. */
const kinds: readonly ((row: ListRow) => string)[] = [
  ({ list }) => `${list}`,
  ({ section }) => section?.title ?? '',
  row => shapeOf(row),
  row => `${row.list} ${shapeOf(row)}`,
  ({ list, amount }) => `${list} ${amount.page}`,
]

/** Rows that may together be something else than transactions, the likeliest first. */
function* candidates(
  rows: readonly ListRow[],
  sumOf: (some: readonly ListRow[]) => number,
): Generator<readonly ListRow[]> {
  for (const kindOf of kinds) yield* Map.groupBy(rows, kindOf).values()
  // "Net  $4,204.96" and "17 checks  16,746.85" repeat the sum of the rows above them.
  const sums = [...Map.groupBy(rows, ({ list }) => list).values()].map(own =>
    own.filter((row, at) => at > 1 && equal(row.amount.value, Math.abs(sumOf(own.slice(0, at))))),
  )
  yield* [sums.flat(), ...sums]
  // Pictures of checks, other tables: what follows the last transaction. One row alone would fit too often.
  for (let at = rows.length - 2; at > 0; at--) yield rows.slice(at)
}

/** What a row has: rows of one table have the same. */
const shapeOf = ({ check, date, description, section, column, details }: ListRow): string =>
  [
    check !== null,
    date === null ? null : date.numbers === null,
    date?.year !== null,
    description === '' || section?.title.startsWith(description) === true,
    column,
    details !== '',
    section?.title,
  ].join('|')
