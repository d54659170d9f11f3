/**
 * Reconciles one account: chooses its balances and totals, its period, which rows are transactions, and their sides: among the assignments near
 * the printed marks, the one that makes the printed totals close.
 */
import { dayAfter, nextDay } from '../../document/days.ts'
import type { DateOrder } from '../values/dates/date-tokens.ts'
import { chooseTotals, type RowSums, type SideSums, type Totals } from './account-totals.ts'
import { bankConfidence, cents, equal, evidenceOf, signedValue } from './amounts.ts'
import type {
  AmountToken,
  DayFrame,
  ListMark,
  ListRow,
  PrintedAccount,
  StatementFacts,
  StatementPeriod,
} from './printed.ts'
import { markOf, onlyCorrection, reconcileRows, type ReconciledRows, type SignedRow } from './reconcile-rows.ts'
import { reconcileDays } from './reconcile-days.ts'
import { withoutSpuriousRows } from './spurious-rows.ts'
import { dayOfLabel, openedDay } from './statement-period.ts'
import { dateOf } from './transaction-dates.ts'

/** The period of an account and where it is printed; null for one that nothing states. */
type Span = DayFrame & { readonly evidence: StatementPeriod | null }

export type ReconciledAccount = ReturnType<typeof reconcileAccount>

/** The rows of an account with their sums, the totals they agree with as far as they do, and the period that completes their dates. */
export function reconcileAccount(printed: PrintedAccount, facts: StatementFacts) {
  const { owed } = printed
  const trial = chooseTotals(printed, null)
  const span = periodOf(printed, trial, facts)
  const frame = frameOf(printed.rows, span, facts)
  const order = orderOf(printed.rows, frame, facts.order)
  const known = { closing: trial.closing?.value ?? null, owed, order, frame }
  const days = printed.balances.flatMap(({ date: printedDay, amount }) => {
    const date = dateOf(printedDay, order, frame)
    return date === null ? [] : [{ date, balance: signedValue(amount), printed: evidenceOf(amount) }]
  })
  const reconcile = (rows: readonly ListRow[], totals: Totals): ReconciledRows => {
    const opening = totals.opening?.value ?? null
    const found = reconcileRows(rows, { ...known, opening })
    const byDays =
      opening === null || found.passed > 0 ? found.rows : reconcileDays(found.rows, days, { opening, owed })
    const sums = printedTotals(totals, owed)
    const { rows: sided } = chooseSidesByTotals({ ...found, rows: byDays }, sums)
    return { ...found, rows: correctByTotals(sided, printed.marks, sums).filter(({ amount }) => amount !== 0) }
  }
  let rows = printed.rows
  let reconciled = reconcile(rows, trial)
  const { flow } = printedTotals(trial, owed)
  if (flow !== null) {
    const signed = new Map(reconciled.rows.map(({ row, amount }) => [row, amount]))
    rows = withoutSpuriousRows(rows, signed, flow)
    if (rows !== printed.rows) reconciled = reconcile(rows, trial)
  }
  const sums: RowSums | null = rows.length === 0 ? null : { ...sumsOf(reconciled.rows), last: reconciled.last }
  const totals = chooseTotals(printed, sums)
  if (totals.opening?.value !== trial.opening?.value || totals.closes !== trial.closes)
    reconciled = reconcile(rows, totals)
  return { printed, reconciled, totals, ...sumsOf(reconciled.rows), span, days }
}

/** Totals of one side only where balances and totals close together. */
const printedTotals = ({ opening, closing, credits, debits, closes }: Totals, owed: boolean): PrintedTotals => ({
  credits: closes ? (credits?.value ?? null) : null,
  debits: closes ? (debits?.value ?? null) : null,
  flow: opening === null || closing === null ? null : (closing.value - opening.value) * (owed ? -1 : 1),
})

/** The rows with the one amount of each list that its printed total demands, and then of each side, where both sides close with that. */
function correctByTotals(
  rows: readonly SignedRow[],
  marks: readonly ListMark[],
  printed: PrintedTotals,
): readonly SignedRow[] {
  const byLists = marks.reduce((all, { kind, list, line, cells: { amount } }) => {
    const own = all.filter(({ row }) => row.list === list && row.line < line)
    const [sign, ...others] = new Set(own.flatMap(one => (one.amount === 0 ? [] : Math.sign(one.amount))))
    const isTotal = kind === 'total' && amount !== null && sign !== undefined && others.length === 0
    return isTotal ? corrected(all, own, amount.value * sign) : all
  }, rows)
  const sides = [[printed.credits, 1] as const, [printed.debits, -1] as const]
  const bySides = sides.reduce(
    (all, [total, sign]) =>
      total === null
        ? all
        : corrected(
            all,
            all.filter(({ amount }) => amount * sign >= 0),
            total * sign,
          ),
    byLists,
  )
  return closes(sumsOf(bySides), printed) ? bySides : byLists
}

/** All rows, with the only amount among some of them that OCR misread if they make a sum. */
function corrected(all: readonly SignedRow[], some: readonly SignedRow[], sum: number): readonly SignedRow[] {
  const gap = cents(sum - some.reduce((total, { amount }) => total + amount, 0))
  const doubtful = gap === 0 ? [] : some.filter(({ proven, row }) => !proven && row.amount.ocr)
  const found = onlyCorrection(doubtful, gap)
  if (found === null) return all
  const { one, amount } = found
  return all.with(all.indexOf(one), { ...one, amount, chosen: one.row.amount.text, confidence: bankConfidence.guessed })
}

/** The dates that complete dates without a year: the period, else the latest date with a year, else the only year printed. */
function frameOf(rows: readonly ListRow[], span: Span, { order, year }: StatementFacts): DayFrame {
  const dated = rows.flatMap(({ date }) => (date === null || date.year === null ? [] : (dateOf(date, order) ?? [])))
  const end = span.end ?? dated.toSorted().at(-1) ?? null
  if (span.start !== null || end !== null || year === null) return { start: span.start, end }
  return { start: `${year}-01-01`, end: `${year}-12-31` }
}

/** The order of the document's dates, or the other where that puts more days of the rows into the period. */
function orderOf(rows: readonly ListRow[], frame: DayFrame, order: DateOrder): DateOrder {
  const { start, end } = frame
  if (start === null || end === null) return order
  const inside = (tried: DateOrder): number =>
    rows.filter(({ date }) => {
      const iso = date === null || date.numbers === null ? null : dateOf(date, tried, frame)
      return iso !== null && iso >= start && iso <= end
    }).length
  const other = order === 'day-first' ? 'month-first' : 'day-first'
  return inside(other) > inside(order) ? other : order
}

/** The label or the row of a balance. */
type Part = Pick<StatementPeriod, 'text' | 'line'>

/** The period as printed, else the dates of the opening and closing balance, else the date of the statement. */
function periodOf(
  { entries, marks }: PrintedAccount,
  totals: Totals,
  { period, statementDate, days, order }: StatementFacts,
): Span {
  if (period !== null) return { start: period.start, end: period.end, evidence: period }
  const datesIn = (kind: 'opening' | 'closing', end: string | null): readonly (Part & { date: string })[] => {
    const own = marks.filter(mark => mark.kind === kind)
    // "Balance on May 15" above "Balance owed" is the balance before.
    const chosen = totals[kind]
    const isOther = ({ value }: AmountToken): boolean => chosen !== null && !equal(value, Math.abs(chosen.value))
    const alike = entries.filter(({ label, amount }) => label === kind && !isOther(amount))
    const labels = [...(chosen?.parts ?? []), ...alike, ...own]
    // The row of the balance has a date of its own.
    const rows = (kind === 'opening' ? own : own.toReversed()).filter(({ cells }) => cells.date !== null)
    return [
      ...labels.map(({ text, line }) => ({ text, line, date: dayOfLabel(text, order, end) })),
      ...rows.map(({ text, line, cells }) => ({ text, line, date: dateOf(cells.date!, order, { start: null, end }) })),
    ].flatMap(({ text, line, date }) => (date === null ? [] : [{ text, line, date }]))
  }
  const [closing] = datesIn('closing', statementDate?.end ?? null)
  const end = closing?.date ?? statementDate?.end ?? null
  const [opening] = datesIn('opening', end)
  const evidence = closing ?? opening
  const counted = days === null || end === null ? null : dayAfter(end, 1 - days)
  if (evidence === undefined) return { start: counted, end, evidence: statementDate }
  // "Balance on April 30", "Balance on May 31": the balance of a month's end opens the next month.
  const opens = opening === undefined ? null : openedDay(opening.date, opening.text)
  const begins = opens === null || (end !== null && opens >= end) ? null : opens
  const start =
    begins !== null && end !== null && endsMonth(begins) && endsMonth(end) ? nextDay(begins) : (begins ?? counted)
  return { start, end, evidence: { start, end, line: evidence.line, text: evidence.text } }
}

const endsMonth = (date: string): boolean => nextDay(date).endsWith('-01')

/** The printed totals of each side, or their difference (`flow`: closing less opening balance, credits positive); null where not printed. */
type PrintedTotals = Readonly<Record<'credits' | 'debits' | 'flow', number | null>>

/**
 * How far sides are searched.
 * - `groups`: Groups of equally marked rows are tried in all combinations up to this many.
 * - `flips`: More flips of single rows close by chance: with 40 rows there are 9,880 triples.
 * - `unmarked`: Most rows without a mark of their side whose sides are searched one by one.
 */
const limits = { groups: 6, flips: 2, unmarked: 60 } as const

/** Positive sums of both sides. */
const sumsOf = (rows: readonly SignedRow[]): SideSums => ({
  credits: cents(rows.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0)),
  debits: cents(rows.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0)),
})

/** Whether sums of both sides agree with what is printed. */
const closes = (sums: SideSums, { credits, debits, flow }: PrintedTotals): boolean =>
  credits !== null && debits !== null
    ? equal(sums.credits, credits) && equal(sums.debits, debits)
    : flow !== null && equal(sums.credits - sums.debits, flow)

/**
 * The rows with the sides that make the printed totals close: first whole groups of rows with the same mark, then single rows without a
 * mark. Unchanged when the totals close already, when nothing closes them, and when several assignments do. Rows that running balances
 * prove keep their side.
 */
function chooseSidesByTotals(reconciled: ReconciledRows, printed: PrintedTotals): ReconciledRows {
  const { rows } = reconciled
  if (rows.length === 0 || closes(sumsOf(rows), printed)) return reconciled
  const open = rows.filter(({ proven }) => !proven)
  const groups = [...Map.groupBy(open, markOf).values()]
  // Of a group the rows of one side by now change it together.
  const alike = groups.flatMap(group => [...Map.groupBy(group, ({ amount }) => Math.sign(amount)).values()])
  const unmarked = open.filter(({ firm }) => !firm).map(row => [row])
  const flipped =
    (groups.length > limits.groups ? null : onlyClosing(rows, alike, limits.groups, printed)) ??
    (unmarked.length > limits.unmarked ? null : onlyClosing(rows, unmarked, limits.flips, printed))
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
