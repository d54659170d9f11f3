/** Chooses the sides of rows by the printed totals: among the assignments near the printed marks, the one that closes the identities. */
import { mayBeMisreadAmount } from '../../vocabulary/spelling.ts'
import { bankConfidence, cents, equal } from './amounts.ts'
import { type ReconciledRows, type SignedRow } from './reconcile-rows.ts'

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

export const creditsOf = (rows: readonly SignedRow[]): number =>
  cents(rows.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0))
export const debitsOf = (rows: readonly SignedRow[]): number =>
  cents(rows.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0))

/**
 * The rows with the one amount corrected that OCR misread and that makes the printed totals close; unchanged when no or several amounts
 * could. For lists without running balances.
 */
export function correctAmountByTotals(reconciled: ReconciledRows, printed: PrintedTotals): ReconciledRows {
  const { rows } = reconciled
  const gap = (printed.flow ?? 0) - creditsOf(rows) + debitsOf(rows)
  const options = rows.flatMap((signed, at) => {
    const { amount: read, ocr } = signed.row
    const amount = cents(signed.amount + gap)
    if (!ocr || signed.proven || Math.sign(amount) !== Math.sign(signed.amount)) return []
    const confidence = bankConfidence.guessed * signed.confidence
    const corrected = rows.with(at, { ...signed, amount, chosen: read.text, confidence })
    const fits = mayBeMisreadAmount(read.text, Math.abs(amount))
    return fits && closes(creditsOf(corrected), debitsOf(corrected), printed) ? [corrected] : []
  })
  const [only] = options
  return only === undefined || options.length > 1 || equal(gap, 0) ? reconciled : { ...reconciled, rows: only }
}

/** Whether sums of both sides agree with what is printed. */
const closes = (inward: number, outward: number, { credits, debits, flow }: PrintedTotals): boolean =>
  credits !== null && debits !== null
    ? equal(inward, credits) && equal(outward, debits)
    : flow !== null && equal(inward - outward, flow)

/** Rows printed alike, in one column with one sign under headings of one title: what one of them means, the others mean too. */
const markOf = ({ row }: SignedRow): string =>
  [row.column, row.section?.title ?? '', row.amount.sign, row.amount.entry ?? ''].join('|')

/** Rows that change to one side together; `moved` is what that adds to it and takes from the other. */
interface Change {
  readonly rows: readonly SignedRow[]
  readonly sign: 1 | -1
  readonly moved: number
}

function changesOf(group: readonly SignedRow[]): readonly Change[] {
  return ([1, -1] as const).flatMap(sign => {
    const rows = group.filter(({ amount }) => Math.sign(amount) === -sign)
    const moved = rows.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
    return rows.length === 0 ? [] : [{ rows, sign, moved }]
  })
}

/**
 * The rows with the sides that make the printed totals close: first whole groups of rows with the same mark, then single rows without a
 * mark. Unchanged when the totals close already, when nothing closes them, and when several assignments do. Rows that running balances
 * prove keep their side.
 */
export function chooseSidesByTotals(reconciled: ReconciledRows, printed: PrintedTotals): ReconciledRows {
  const { rows } = reconciled
  if (rows.length === 0 || closes(creditsOf(rows), debitsOf(rows), printed)) return reconciled
  const open = rows.filter(({ proven }) => !proven)
  const alike = [...Map.groupBy(open, markOf).values()]
  const unmarked = open.filter(({ firm }) => !firm).map(row => [row])
  const tiers = [
    { groups: alike, max: limits.groups, changes: limits.groups },
    { groups: unmarked, max: limits.unmarked, changes: limits.flips },
  ]
  const flipped = tiers
    .filter(({ groups, max }) => groups.length <= max)
    .map(({ groups, changes }) => onlyClosing(rows, groups.flatMap(changesOf), changes, printed))
    .find(found => found !== null)
  if (flipped === undefined) return reconciled
  // A side that both printed totals demand is as sure as a column; one that only the balances demand is less so.
  const byTotals = printed.credits !== null && printed.debits !== null
  const confidence = byTotals ? bankConfidence.implied : bankConfidence.unconfirmed
  return {
    ...reconciled,
    rows: rows.map(row => (flipped.has(row) ? { ...row, amount: -row.amount, confidence } : row)),
  }
}

/** The rows that change sides in the only combination of fewest changes that closes; null without one. */
function onlyClosing(
  rows: readonly SignedRow[],
  changes: readonly Change[],
  maxCount: number,
  printed: PrintedTotals,
): ReadonlySet<SignedRow> | null {
  const [inward, outward] = [creditsOf(rows), debitsOf(rows)]
  for (let count = 1; count <= Math.min(maxCount, changes.length); count++) {
    const found = combinations(changes, count).filter(chosen => {
      const moved = chosen.reduce((sum, change) => sum + change.sign * change.moved, 0)
      return closes(inward + moved, outward - moved, printed)
    })
    if (found.length > 0) return found.length === 1 ? new Set(found[0]!.flatMap(change => change.rows)) : null
  }
  return null
}

const combinations = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => combinations(items.slice(at + 1), count - 1).map(rest => [item, ...rest]))
