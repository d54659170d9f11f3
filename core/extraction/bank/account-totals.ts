/** Balances and totals of one account: the printed candidates that the identities of an account support. */
import { bankIdentities } from '../../checks/bank-identities.ts'
import balances from '../../vocabulary/bank-balances.json' with { type: 'json' }
import type { Candidate, Features } from '../solve/candidate.ts'
import type { Problem } from '../solve/problem.ts'
import { recordSolution } from '../solve/record-choice.ts'
import { solve } from '../solve/solve.ts'
import { datesIn } from '../values/dates/date-tokens.ts'
import { balanceLabelOf, isTotal, labelPattern } from './balance-summary.ts'
import { balanceOfMark, cent, cents, equal, evidenceOf } from './amounts.ts'
import type { AmountToken, ListMark, PrintedAccount, SectionKind, SummaryEntry } from './printed.ts'

/** An amount with its label. */
type Part = Pick<SummaryEntry, 'amount' | 'line' | 'text'>

/** A value with the amounts it is made of. */
export interface TotalCandidate {
  readonly value: number
  readonly parts: readonly Part[]
  /** A count printed with it. */
  readonly count: number | null
}

/** The chosen balances and totals, null where none is sure; `closes`: opening, sums and closing were all printed and agree. */
export type Totals = Readonly<Record<'opening' | 'closing' | 'credits' | 'debits', TotalCandidate | null>> & {
  readonly closes: boolean
  /** The total of a side that would be sure but for the rows, which lead from balance to balance and are other; null: there is none. */
  readonly refused: Readonly<Record<Side, TotalCandidate | null>>
}

/** What rows add up to on both sides, positive. */
export type SideSums = Readonly<Record<Side, number>>

/** What the rows of the list add up to, and the balance after the last of them; null without running balances. */
export type RowSums = SideSums & { readonly last: number | null }

/**
 * What speaks in the choice. By their weights a closing identity outweighs any label, and rows, which may be incomplete, only decide between
 * labels.
 */
const identities = bankIdentities.filter(({ use }) => use !== 'check')
const weights: Features = { label: 1, order: -0.02 }
/**
 * How candidates of a total compare.
 * - `total`, `other`: What a label of a total is worth, and one of anything else that may be a total: ten places in the order do not make up for
 *   the difference.
 * - `maxOrder`: Later candidates of one label are worth less, down to this many.
 * - `minMargin`: A total that no identity supports must be ahead of the next candidate by more than the order of two.
 */
const labelScores = { total: 0.8, other: 0.5, maxOrder: 10, minMargin: 0.05 } as const
/**
 * What candidates of a total are left out.
 * - `minShareOfRows`: A total below this share of the listed rows lost digits in OCR.
 * - `blockMargin`: How far beyond the balances a component of the summary may stand, in lines.
 */
const limits = { minShareOfRows: 0.98, blockMargin: 12 } as const

const strongClosing = labelPattern(balances.strongClosing)
const payment = labelPattern(balances.payment)
const interest = labelPattern(balances.interest)

export type Side = 'credits' | 'debits'

/** Balances owed are printed positive; a minus or CR on them is money of the customer's. */
const balanceOf = ({ value, sign, entry }: AmountToken, owed: boolean): number =>
  (owed && entry !== null ? entry === 'CR' : sign === -1) ? -value : value

const single = ({ amount, line, text }: Part, count: number | null = null): TotalCandidate => ({
  value: amount.value,
  parts: [{ amount, line, text }],
  count,
})

function sumOf(candidates: readonly TotalCandidate[]): TotalCandidate[] {
  if (candidates.length === 0) return []
  const counts = candidates.map(({ count }) => count)
  return [
    {
      value: cents(candidates.reduce((sum, { value }) => sum + value, 0)),
      parts: candidates.flatMap(({ parts }) => parts),
      count: counts.every(count => count !== null) ? counts.reduce((a, b) => a + b, 0) : null,
    },
  ]
}

export type Candidates = readonly TotalCandidate[]

/** Candidates of both balances, the likeliest first. */
export function balanceCandidates({
  entries,
  marks,
  owed,
}: PrintedAccount): Record<'openings' | 'closings', Candidates> {
  const balance = (part: Part): TotalCandidate => ({ ...single(part), value: balanceOf(part.amount, owed) })
  const ofEntries = (label: SummaryEntry['label'], fits: (text: string) => boolean): TotalCandidate[] =>
    entries.filter(entry => entry.label === label && fits(entry.text)).map(balance)
  const ofMark = (mark: ListMark | undefined): TotalCandidate[] => {
    const amount = mark === undefined ? null : balanceOfMark(mark)
    return amount === null ? [] : [balance({ ...mark!, amount })]
  }
  const openings = [...ofEntries('opening', () => true), ...ofMark(marks.find(({ kind }) => kind === 'opening'))]
  const closings = [
    ...ofEntries('closing', text => strongClosing.test(text)),
    ...ofMark(marks.findLast(({ kind }) => kind === 'closing')),
    ...ofEntries('closing', text => !strongClosing.test(text)),
  ]
  // "Balance on 1 January", "Balance on 31 January": of identical labels the earliest is of the opening balance; what names no day is of now.
  const dayOf = ({ text }: Part): string => datesIn(text, 'month-first')[0]?.iso ?? (/\d/.test(text) ? '' : 'now')
  const before = [
    ...ofEntries('closing', () => true),
    ...marks.filter(({ kind }) => kind === 'closing').flatMap(ofMark),
  ]
    .flatMap(one => one.parts.map(part => ({ one, day: dayOf(part), line: part.line })))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.line - b.line)
    .slice(0, -1)
    .map(({ one }) => one)
  return { openings: openings.length > 0 ? openings : before, closings }
}

/** The side a labeled total or list belongs to: what is paid on a card is a credit, and its interest a debit. */
export function labeledSide(
  {
    label,
    text,
    byBalance,
  }: Pick<SummaryEntry, 'text' | 'byBalance'> & { readonly label: SummaryEntry['label'] | SectionKind | null },
  owed: boolean,
): Side | null {
  if (label !== 'credits' && label !== 'debits') return null
  if (owed && byBalance) return label === 'credits' ? 'debits' : 'credits'
  if (owed && label === 'debits' && payment.test(text)) return 'credits'
  return owed && interest.test(text) ? 'debits' : label
}

/**
 * Everything printed as a total of one side: labeled amounts, totals of columns, totals of the lists of that side, and what stands below a list of
 * both sides with a label of that side (`feet`): a witness against the rows, but no candidate, for such a list may be one of several.
 */
export function statedTotals(side: Side, { entries, marks, rows, owed }: PrintedAccount) {
  const columns = marks.flatMap(mark => {
    const amount = side === 'credits' ? mark.cells.credit : mark.cells.debit
    return amount === null || mark.kind === 'opening' ? [] : [single({ ...mark, amount })]
  })
  const totals = marks.flatMap(mark => (mark.kind === 'total' ? ofAmount(mark) : []))
  const isOfBoth = ({ section }: ListMark): boolean => section === null || section.kind === 'all'
  const isOwn = ({ section }: ListMark): boolean =>
    section !== null && (labeledSide({ label: section.kind, text: section.title }, owed) ?? 'debits') === side
  const isFoot = ({ text, list, line }: ListMark): boolean =>
    labeledSide({ label: balanceLabelOf(text), text }, owed) === side &&
    rows.some(row => row.list === list && row.line < line)
  const labeled = entries.filter(entry => labeledSide(entry, owed) === side).map(entry => single(entry, entry.count))
  return {
    labeled,
    columns,
    sections: totals.filter(mark => !isOfBoth(mark) && isOwn(mark)).map(mark => single(mark)),
    feet: totals.filter(mark => isOfBoth(mark) && isFoot(mark)).map(mark => single(mark)),
  }
}

/** A mark with what stands in its column of amounts. */
const ofAmount = (mark: ListMark): readonly (ListMark & Part)[] =>
  mark.cells.amount === null ? [] : [{ ...mark, amount: mark.cells.amount }]

/** Candidates of one total: those stated, and sums of the components around the balances. */
function totalCandidates(side: Side, printed: PrintedAccount) {
  const { labeled, columns, sections } = statedTotals(side, printed)
  const anchors = printed.entries.filter(({ label }) => label === 'opening' || label === 'closing')
  const [from, to] = [Math.min(...anchors.map(one => one.line)), Math.max(...anchors.map(one => one.line))]
  const around = [0, limits.blockMargin].map(margin =>
    labeled.filter(({ parts }) =>
      parts.every(({ line, text }) => !isTotal(text) && line >= from - margin && line <= to + margin),
    ),
  )
  // "Interest Earned" and "Interest Paid" are the same money.
  const once = around.map(parts => parts.filter(({ value }, at) => parts.findIndex(one => one.value === value) === at))
  return [[...labeled, ...columns, ...sumOf(sections)], [...around, ...once].flatMap(sumOf)] as const
}

/** Candidates for the solver. `supported` need an identity that closes over them: a sum of several amounts has no label of its own. */
function candidatesOf(field: string, stated: Candidates, supported: Candidates): readonly Candidate<TotalCandidate>[] {
  return [...stated, ...supported]
    .filter((one, at, all) => all.findIndex(other => equal(other.value, one.value)) === at)
    .map((source, at) => ({
      field,
      value: source.value,
      evidence: source.parts.map(({ amount }) => evidenceOf(amount)),
      features: {
        label: field.startsWith('total') && isTotal(source.parts[0]!.text) ? labelScores.total : labelScores.other,
        order: Math.min(at, labelScores.maxOrder),
      },
      ...(supported.includes(source) && {
        needs: ['statement_reconciles', `${field.replace('total_', '')}_equal_transactions`],
      }),
      source,
    }))
}

/** Chooses among everything printed. `sums`: what the rows of the list add up to; null without a list. */
export function chooseTotals(printed: PrintedAccount, sums: RowSums | null): Totals {
  const { openings, closings } = balanceCandidates(printed)
  const ofSide = (side: Side): readonly Candidate<TotalCandidate>[] =>
    candidatesOf(`total_${side}`, ...totalCandidates(side, printed))
  const known = Object.entries({ listed_credits: sums?.credits, listed_debits: sums?.debits, last_balance: sums?.last })
  const problem: Problem<TotalCandidate> = {
    candidates: [
      ...candidatesOf('starting_balance', openings, []),
      ...candidatesOf('ending_balance', closings, []),
      ...ofSide('credits'),
      ...ofSide('debits'),
    ],
    identities,
    weights,
    step: cent,
    known: Object.fromEntries(
      known.flatMap(([name, value]) => (typeof value === 'number' ? [[name, { value, parts: 1 }]] : [])),
    ),
    conditions: new Set([printed.owed ? 'owed' : 'deposit']),
  }
  const solution = solve(problem)
  recordSolution('bank account totals', problem, solution)
  const chosen = (field: string): TotalCandidate | null => solution.chosen.get(field)?.candidate.source ?? null
  const totals = [chosen('total_credits'), chosen('total_debits')].filter(total => total !== null)
  // Two equal balances and two zeros close as well, and show nothing while rows are listed.
  const shown = sums === null || (sums.credits === 0 && sums.debits === 0) || totals.some(({ value }) => value !== 0)
  const closes =
    totals.length > 0 &&
    shown &&
    solution.outcomes.some(({ identity, verdict }) => identity.id === 'statement_reconciles' && verdict === 'pass')
  const [opening, closing] = [chosen('starting_balance'), chosen('ending_balance')]
  const flow = sums === null ? 0 : (sums.credits - sums.debits) * (printed.owed ? -1 : 1)
  const rowsClose = sums !== null && opening !== null && closing !== null && equal(opening.value + flow, closing.value)
  const sureTotal = (side: Side): TotalCandidate | null => {
    const total = chosen(`total_${side}`)
    if (closes || solution.evidence.has(`${side}_equal_transactions`)) return total
    const short = total !== null && sums !== null && total.value < limits.minShareOfRows * sums[side]
    return short || solution.margin(`total_${side}`) <= labelScores.minMargin ? null : total
  }
  const sure = { credits: sureTotal('credits'), debits: sureTotal('debits') }
  // Rows that lead from balance to balance leave nothing for what is no sum of theirs.
  const isRefused = (side: Side): boolean =>
    rowsClose && !closes && sure[side] !== null && !equal(sure[side].value, sums[side])
  const kept = (side: Side): TotalCandidate | null => (isRefused(side) ? null : sure[side])
  const refused = (side: Side): TotalCandidate | null => (isRefused(side) ? sure[side] : null)
  return {
    opening,
    closing,
    credits: kept('credits'),
    debits: kept('debits'),
    refused: { credits: refused('credits'), debits: refused('debits') },
    closes,
  }
}
