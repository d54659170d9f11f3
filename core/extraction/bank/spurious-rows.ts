/** Removes rows that are no further transactions: printed twice, or shown by the balances to be something else. */
import sides from '../../vocabulary/bank-sides.json' with { type: 'json' }
import { phraseSource } from '../../vocabulary/phrase-pattern.ts'
import { cents, equal } from './amounts.ts'
import type { ListRow } from './printed.ts'

/**
 * What makes rows no further transactions.
 * - `minShared`, `minRows`: Share of the rows of a list, and how many, that must also stand in the other list of which it is a repetition.
 * - `checkDigits`: Numbers of checks of fewer digits meet by chance.
 * - `minKept`: What is left must be most of what was read: anything adds up to something.
 * - `minSummed`: Two amounts may add up to a third by chance.
 */
const limits = { minShared: 0.75, minRows: 3, checkDigits: 3, minKept: 0.5, minSummed: 3 } as const

/** The date in whatever manner it is printed: "07/03", "Jul 3". */
const dateKey = ({ date }: ListRow): string =>
  date === null ? '' : (date.numbers ?? [date.day!, date.month!]).toSorted((a, b) => a - b).join('-')
const keyOf = (row: ListRow): string => `${dateKey(row)}|${row.amount.value.toFixed(2)}`

const numbered = new RegExp(`${phraseSource(sides.checks)}\\D{0,8}?(\\d{3,10})\\b`, 'iu')

/** The number of a check, in a column of its own or in words. */
const checkOf = ({ check, description }: ListRow): string | null =>
  (check ?? numbered.exec(description)?.[1] ?? null)?.replace(/^0+/, '') ?? null

/**
 * Rows without those that repeat others. A list with running balances is one printing; the lists by kind together are the other.
 * The printing with running balances is kept, because each of its rows can be proven.
 */
export function withoutRepeatedRows(all: readonly ListRow[]): readonly ListRow[] {
  const rows = withoutSecondPrintings(all)
  const runs = new Set(rows.filter(row => row.balance !== null).map(row => row.list))
  const main = rows.filter(row => runs.has(row.list))
  const rest = rows.filter(row => !runs.has(row.list))
  if (main.length < limits.minRows) return rows
  const keys = new Set(main.map(keyOf))
  const shared = (members: readonly ListRow[]): number => members.filter(row => keys.has(keyOf(row))).length
  // Lists that only belong to the second printing stay out with it, even where OCR lost a row of the first.
  if (shared(rest) >= Math.max(limits.minRows, limits.minShared * rest.length)) return main
  const repeated = [...Map.groupBy(rest, row => row.list).values()].filter(
    members => members.length > 1 && shared(members) >= limits.minShared * members.length,
  )
  return rows.filter(row => !repeated.some(members => members.includes(row)))
}

/** A list of checks whose numbers and amounts stand in a list above: captions of their pictures, a summary in the order of numbers. */
function withoutSecondPrintings(rows: readonly ListRow[]): readonly ListRow[] {
  const seen = new Set<string>()
  const repeated = new Set<number>()
  for (const [list, members] of Map.groupBy(rows, row => row.list)) {
    const keys = members.flatMap(row => {
      const check = checkOf(row)
      return check !== null && check.length >= limits.checkDigits ? [`${check} ${row.amount.value.toFixed(2)}`] : []
    })
    const again = keys.filter(key => seen.has(key)).length
    if (again > 0 && again >= limits.minShared * members.length) repeated.add(list)
    else for (const key of keys) seen.add(key)
  }
  return repeated.size === 0 ? rows : rows.filter(row => !repeated.has(row.list))
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
  for (const candidate of candidates(rows)) {
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
function* candidates(rows: readonly ListRow[]): Generator<readonly ListRow[]> {
  yield rows.filter((_, at) => isSubtotal(rows, at))
  for (const kindOf of kinds) yield* Map.groupBy(rows, kindOf).values()
  // A second copy over several pages is all lists from one on.
  const lists = [...Map.groupBy(rows, ({ list }) => list).values()]
  for (const at of lists.keys()) yield lists.slice(at).flat()
  // Pictures of checks, other tables: what follows the last transaction. One row alone would fit too often.
  for (let at = rows.length - 2; at > 0; at--) yield rows.slice(at)
}

/** "Subtotal carried to next page": a row that the rows of its list right above add up to. */
function isSubtotal(rows: readonly ListRow[], at: number): boolean {
  const { amount, list } = rows[at]!
  let sum = 0
  for (let above = at - 1; above >= 0 && rows[above]!.list === list && sum < amount.value; above--) {
    sum = cents(sum + rows[above]!.amount.value)
    if (at - above >= limits.minSummed && equal(sum, amount.value)) return true
  }
  return false
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
