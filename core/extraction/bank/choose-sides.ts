/** Chooses the sides of rows by the printed totals: among the assignments near the printed marks, the one that closes the identities. */
import { bankConfidence, cents, equal } from './amounts.ts'
import { correctedBy, markOf, type ReconciledRows, type SignedRow } from './reconcile-rows.ts'

/** The printed totals of each side, or their difference; null where not printed. */
export interface PrintedTotals {
  readonly credits: number | null
  readonly debits: number | null
  /** Closing less opening balance, credits positive. */
  readonly flow: number | null
}

/**
 * How far sides are searched.
 * - `groups`: Groups of equally marked rows are tried in all combinations up to this many.
 * - `flips`: More flips of single rows close by chance: with 40 rows there are 9,880 triples.
 * - `unmarked`: Most rows without a mark of their side whose sides are searched one by one.
 */
const limits = { groups: 6, flips: 2, unmarked: 60 } as const

/** Positive sums of both sides. */
export interface SideSums {
  readonly credits: number
  readonly debits: number
}

export const sumsOf = (rows: readonly SignedRow[]): SideSums => ({
  credits: cents(rows.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0)),
  debits: cents(rows.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0)),
})

/** Whether sums of both sides agree with what is printed. */
const closes = (sums: SideSums, { credits, debits, flow }: PrintedTotals): boolean =>
  credits !== null && debits !== null
    ? equal(sums.credits, credits) && equal(sums.debits, debits)
    : flow !== null && equal(sums.credits - sums.debits, flow)

/**
 * The rows with the one amount corrected that OCR misread and that makes the printed totals close; unchanged when no or several amounts
 * could. For lists without running balances.
 */
export function correctAmountByTotals(reconciled: ReconciledRows, printed: PrintedTotals): ReconciledRows {
  const { rows } = reconciled
  const { credits, debits } = sumsOf(rows)
  const gap = (printed.flow ?? 0) - credits + debits
  const options = rows.flatMap((signed, at) => {
    const amount = signed.row.amount.ocr && !signed.proven ? correctedBy(signed, gap) : null
    if (amount === null) return []
    const confidence = bankConfidence.guessed * signed.confidence
    const corrected = rows.with(at, { ...signed, amount, chosen: signed.row.amount.text, confidence })
    return closes(sumsOf(corrected), printed) ? [corrected] : []
  })
  const [only] = options
  return only === undefined || options.length > 1 || equal(gap, 0) ? reconciled : { ...reconciled, rows: only }
}

/**
 * The rows with the sides that make the printed totals close: first whole groups of rows with the same mark, then single rows without a
 * mark. Unchanged when the totals close already, when nothing closes them, and when several assignments do. Rows that running balances
 * prove keep their side.
 */
export function chooseSidesByTotals(reconciled: ReconciledRows, printed: PrintedTotals): ReconciledRows {
  const { rows } = reconciled
  if (rows.length === 0 || closes(sumsOf(rows), printed)) return reconciled
  const open = rows.filter(({ proven }) => !proven)
  const groups = [...Map.groupBy(open, markOf).values()]
  const unmarked = open.filter(({ firm }) => !firm)
  // Of a group the rows of one side by now change it together.
  const alike = groups.flatMap(group => [...Map.groupBy(group, ({ amount }) => Math.sign(amount)).values()])
  const flipped =
    (groups.length > limits.groups ? null : onlyClosing(rows, alike, limits.groups, printed)) ??
    (unmarked.length > limits.unmarked
      ? null
      : onlyClosing(
          rows,
          unmarked.map(row => [row]),
          limits.flips,
          printed,
        ))
  if (flipped === null) return reconciled
  // A side that both printed totals demand is as sure as a column; one that only the balances demand is less so.
  const byTotals = printed.credits !== null && printed.debits !== null
  const confidence = byTotals ? bankConfidence.implied : bankConfidence.unconfirmed
  return {
    ...reconciled,
    rows: rows.map(row => (flipped.includes(row) ? { ...row, amount: -row.amount, confidence } : row)),
  }
}

/** The rows that change sides in the only combination of fewest changes that closes; null without one. */
function onlyClosing(
  rows: readonly SignedRow[],
  changes: readonly (readonly SignedRow[])[],
  maxCount: number,
  printed: PrintedTotals,
): readonly SignedRow[] | null {
  const { credits, debits } = sumsOf(rows)
  for (let count = 1; count <= Math.min(maxCount, changes.length); count++) {
    const found = combinations(changes, count).filter(chosen => {
      const moved = chosen.flat().reduce((sum, { amount }) => sum - amount, 0)
      return closes({ credits: credits + moved, debits: debits - moved }, printed)
    })
    if (found.length > 0) return found.length === 1 ? found[0]!.flat() : null
  }
  return null
}

const combinations = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => combinations(items.slice(at + 1), count - 1).map(rest => [item, ...rest]))
