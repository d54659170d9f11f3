/** Rows under balances printed day by day in a table of their own: the rows of a day must lead from the balance before to the balance of the day. */
import { bankConfidence, cents, equal } from './amounts.ts'
import { correctedBy, type SignedRow } from './reconcile-rows.ts'

/** The balance at the end of an ISO date; an opening balance has none, and stands before all days. */
export type DayBalance = Readonly<{ date: string; balance: number }>

/** Rows of a day whose sides are searched, at most. */
const maxOpen = 8

/**
 * The rows in their order. Where more days close than do not, those of a day that closes are proven, and a day that misses is closed by the
 * least change that do: sides of rows that print none, and one amount that OCR misread.
 */
export function reconcileDays(
  rows: readonly SignedRow[],
  days: readonly DayBalance[],
  { opening, owed }: { readonly opening: number; readonly owed: boolean },
): readonly SignedRow[] {
  const ordered = days.toSorted((a, b) => a.date.localeCompare(b.date))
  const groups = ordered.map(({ date, balance }, at) => {
    const before = ordered[at - 1]
    const own = rows.filter(row => row.date !== null && row.date <= date && row.date > (before?.date ?? ''))
    return { own, flow: cents((balance - (before?.balance ?? opening)) * (owed ? -1 : 1)) }
  })
  const sumOf = (own: readonly SignedRow[]): number => own.reduce((sum, { amount }) => sum + amount, 0)
  const closing = groups.filter(({ own, flow }) => own.length > 0 && equal(sumOf(own), flow))
  if (closing.length * 2 <= groups.length) return rows
  const reconciled = new Map(
    groups.flatMap(({ own, flow }) => {
      const found = equal(sumOf(own), flow) ? own : onlyChange(own, flow)
      return found.map((row, at) => [own[at]!, { ...row, proven: true }] as const)
    }),
  )
  return rows.map(row => reconciled.get(row) ?? row)
}

/** The rows with the least change that make their sum the flow of the day; empty where nothing does, or several changes. */
function onlyChange(own: readonly SignedRow[], flow: number): readonly SignedRow[] {
  const open = own.filter(({ firm }) => !firm)
  if (open.length > maxOpen) return []
  const ways = [...Array(2 ** open.length).keys()].flatMap(way => {
    const isFlipped = (row: SignedRow): boolean => open.includes(row) && ((way >> open.indexOf(row)) & 1) === 1
    const turned = own.map(row =>
      isFlipped(row) ? { ...row, amount: -row.amount, confidence: bankConfidence.implied } : row,
    )
    const flips = turned.filter((row, at) => row !== own[at]).length
    const gap = cents(flow - turned.reduce((sum, { amount }) => sum + amount, 0))
    if (equal(gap, 0)) return [{ changes: flips, rows: turned }]
    return turned.flatMap((row, at) => {
      const amount = row.row.amount.ocr ? correctedBy(row, gap) : null
      const corrected = { ...row, amount: amount ?? 0, chosen: row.row.amount.text, confidence: bankConfidence.guessed }
      return amount === null ? [] : [{ changes: flips + 1, rows: turned.with(at, corrected) }]
    })
  })
  const minChanges = Math.min(...ways.map(({ changes }) => changes))
  const [only, ...others] = ways.filter(({ changes }) => changes === minChanges)
  return only === undefined || others.length > 0 ? [] : only.rows
}
