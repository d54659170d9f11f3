/** Chooses the sides of rows by the printed totals: among the assignments near the printed marks, the one that closes the identities. */
import { cents, equal } from './cents.ts'
import { type ReconciledRows, type SignedRow } from './reconcile-rows.ts'

/** The printed totals of each side, or their difference; null where not printed. */
export interface PrintedTotals {
  readonly credits: number | null
  readonly debits: number | null
  /** Closing less opening balance, credits positive. */
  readonly flow: number | null
}

/** Groups of equally marked rows are flipped in all combinations up to this many: 2^8 sums. */
const maxGroups = 8
/** More flips of single rows close by chance: with 40 rows there are 9,880 triples. */
const maxFlips = 2
/** Most rows without a mark of their side whose sides are searched one by one. */
const maxUnmarked = 60
/** A side that both printed totals demand is as sure as a column; one that only the balances demand is less so. */
const confidenceByTotals = 0.95
const confidenceByFlow = 0.85

export const creditsOf = (rows: readonly SignedRow[]): number =>
  cents(rows.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0))
export const debitsOf = (rows: readonly SignedRow[]): number =>
  cents(rows.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0))

function closes(rows: readonly SignedRow[], { credits, debits, flow }: PrintedTotals): boolean {
  const [inward, outward] = [creditsOf(rows), debitsOf(rows)]
  if (credits !== null && debits !== null) return equal(inward, credits) && equal(outward, debits)
  return flow !== null && equal(inward - outward, flow)
}

/** Rows printed alike: one list, one column, one sign. What one of them means, the others mean too. */
const markOf = ({ row }: SignedRow): string =>
  [row.list, row.column, row.section?.title ?? '', row.amount.sign, row.amount.entry ?? ''].join('|')

/**
 * The rows with the sides that make the printed totals close: first whole groups of rows with the same mark, then single rows without a
 * mark. Unchanged when the totals close already, when nothing closes them, and when several assignments do. Rows that running balances
 * prove keep their side.
 */
export function chooseSidesByTotals(reconciled: ReconciledRows, printed: PrintedTotals): ReconciledRows {
  const { rows } = reconciled
  if (rows.length === 0 || closes(rows, printed)) return reconciled
  const open = rows.filter(({ proven }) => !proven)
  const groups = [...Map.groupBy(open, markOf).values()]
  const unmarked = open.filter(({ firm }) => !firm).map(row => [row])
  const flipped =
    (groups.length <= maxGroups ? onlyClosing(rows, groups, groups.length, printed) : null) ??
    (unmarked.length <= maxUnmarked ? onlyClosing(rows, unmarked, maxFlips, printed) : null)
  if (flipped === null) return reconciled
  const sure = printed.credits !== null && printed.debits !== null ? confidenceByTotals : confidenceByFlow
  return {
    ...reconciled,
    rows: rows.map(row => (flipped.has(row) ? { ...row, amount: -row.amount, confidence: sure } : row)),
  }
}

/** The rows to flip in the only combination of fewest groups that closes; null without one. */
function onlyClosing(
  rows: readonly SignedRow[],
  groups: readonly (readonly SignedRow[])[],
  maxCount: number,
  printed: PrintedTotals,
): ReadonlySet<SignedRow> | null {
  for (let count = 1; count <= Math.min(maxCount, groups.length); count++) {
    const found = combinations(groups, count)
      .map(chosen => new Set(chosen.flat()))
      .filter(flipped =>
        closes(
          rows.map(row => (flipped.has(row) ? { ...row, amount: -row.amount } : row)),
          printed,
        ),
      )
    if (found.length > 0) return found.length === 1 ? found[0]! : null
  }
  return null
}

const combinations = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => combinations(items.slice(at + 1), count - 1).map(rest => [item, ...rest]))
