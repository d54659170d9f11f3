/** Removes rows printed twice, by date and by section, so that each transaction counts once. */
import sides from '../../vocabulary/bank-sides.json' with { type: 'json' }
import { phraseSource } from '../../vocabulary/phrase-pattern.ts'
import type { ListRow } from './list-row.ts'

/**
 * What makes a list a repetition of another.
 * - `minShared`, `minRows`: Share of rows that must also stand in the other list.
 * - `checkDigits`: Numbers of fewer digits meet by chance.
 */
const limits = { minShared: 0.75, minRows: 3, checkDigits: 3 } as const

/** The date in whatever manner it is printed: "07/03", "Jul 3". */
const dateKey = ({ date }: ListRow): string =>
  date === null ? '' : [date.first, date.second].toSorted((a, b) => a - b).join('-')
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
