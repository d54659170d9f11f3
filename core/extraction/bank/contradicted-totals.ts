/** Balances and totals that the rows contradict: everything printed is a witness, not only what was chosen. */
import { isRunOf } from '../../checks/run-sums.ts'
import { mayBeMisreadAmount } from '../../vocabulary/spelling.ts'
import { balanceCandidates, statedTotals, type Candidates, type Side, type TotalCandidate } from './account-totals.ts'
import { equal, signedValue } from './amounts.ts'
import type { ContradictedFigure } from './bank-statement.ts'
import { isOtherBalance, isTotal } from './balance-summary.ts'
import type { PrintedAccount, TextLine } from './printed.ts'
import type { ReconciledAccount } from './reconcile-account.ts'

/** A printed figure, the member it is printed for, and what the rows make of that. */
export type ContradictedTotal = Omit<ContradictedFigure, 'printed'> & { readonly total: TotalCandidate }

/**
 * Where the parts of a total are looked for.
 * - `around`: Lines around a summary in which its further parts (fees, interest, transfers listed apart) may stand.
 * - `amounts`, `parts`: Amounts that are tried as parts, and how many of them together; among more some make any sum.
 */
const limits = { around: 12, amounts: 16, parts: 4 } as const

const isSamePrint = (one: TotalCandidate, other: TotalCandidate): boolean =>
  one.parts[0]!.amount === other.parts[0]!.amount

const inCents = (value: number): number => Math.round(value * 100)

/** Whether some of the amounts, at most `count`, add up to a sum. */
const isSumOfSome = (amounts: readonly number[], wanted: number, count: number = limits.parts): boolean =>
  wanted === 0 ||
  (count > 0 && amounts.some((amount, at) => isSumOfSome(amounts.slice(at + 1), wanted - inCents(amount), count - 1)))

/** Whether the rows that have a word of a label add up to its amount: "Service and account fees" of three fees on different days. */
function isSumOfKind(own: ReconciledAccount['reconciled']['rows'], { value, parts }: TotalCandidate): boolean {
  const words = parts[0]!.text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return words.some(word => {
    const alike = own.filter(({ row }) => row.description.toLowerCase().includes(word.replace(/s$/, '')))
    return inCents(alike.reduce((sum, { amount }) => sum + Math.abs(amount), 0)) === inCents(value)
  })
}

/** Also where only the end of the number was recognized. */
const mayBeMisread = (printed: string, expected: number): boolean =>
  mayBeMisreadAmount(printed, Math.abs(expected)) ||
  `${Math.abs(inCents(expected))}`.endsWith(printed.replace(/\D/g, ''))

/**
 * The lines from an opening to a closing balance: an equation of its own. Where some of its amounts lead from one balance to the other, whatever
 * else stands in it is of another time or kind.
 */
interface Block {
  readonly from: number
  readonly to: number
  /** So with its own balances. */
  readonly closes: boolean
  /** So with those chosen for the account, which may be printed elsewhere. */
  readonly explains: boolean
}

const isNear = ({ from, to }: Pick<Block, 'from' | 'to'>, line: number, margin = 0): boolean =>
  line >= from - margin && line <= to + margin

function blocksOf(account: ReconciledAccount, stated: Stated, lines: readonly TextLine[]): readonly Block[] {
  const { entries, owed } = account.printed
  const { opening, closing } = account.totals
  const anchors = entries.filter(({ label }) => label === 'opening' || label === 'closing')
  return anchors.flatMap((anchor, at): readonly Block[] => {
    const next = anchors[at + 1]
    const isBlock = anchor.label === 'opening' && next?.label === 'closing'
    if (!isBlock || lines[anchor.line]!.page !== lines[next.line]!.page) return []
    const span = { from: anchor.line, to: next.line }
    const valuesIn = (side: Side): readonly number[] =>
      stated[side].filter(({ parts: [part] }) => isNear(span, part!.line)).map(({ value }) => value)
    const signed = [...valuesIn('credits'), ...valuesIn('debits').map(value => -value)]
    const others = unlabeledNear([span], entries, lines, 0).flatMap(value => [value, -value])
    const amounts = [...signed, ...others].slice(0, limits.amounts)
    const leads = (from: number, to: number): boolean =>
      isSumOfSome(amounts, inCents(to - from) * (owed ? -1 : 1), 2 * limits.parts)
    const [own, end] = [signedValue(anchor.amount), signedValue(next.amount)]
    return [{ ...span, closes: leads(own, end), explains: leads(opening?.value ?? own, closing?.value ?? end) }]
  })
}

/** Amounts near the blocks that no label names. */
const unlabeledNear = (
  blocks: readonly Pick<Block, 'from' | 'to'>[],
  entries: PrintedAccount['entries'],
  lines: readonly TextLine[],
  margin: number = limits.around,
): readonly number[] =>
  lines.flatMap(({ listed, amounts }, line) =>
    listed || !blocks.some(block => isNear(block, line, margin))
      ? []
      : amounts
          .filter(token => token.cents && token.value > 0 && entries.every(({ amount }) => amount !== token))
          .map(token => token.value),
  )

/**
 * The lines of totals and closing balances right below rows of their list; what follows them, or a heading ("Total year-to-date"), is of something
 * else.
 */
function feetOf({ rows, marks }: PrintedAccount, lines: readonly TextLine[]): ReadonlySet<number> {
  const ends = marks.flatMap(({ kind, list, line }) => {
    const above = Math.max(-1, ...rows.filter(row => row.list === list && row.line < line).map(row => row.line))
    const isFirst = marks.every(other => other.kind === 'closing' || other.line <= above || other.line >= line)
    const isOther = lines.slice(above + 1, line).some(({ text }) => isOtherBalance(text))
    return (kind === 'total' || kind === 'closing') && above >= 0 && isFirst && !isOther ? [line] : []
  })
  return new Set(ends)
}

type Stated = Readonly<Record<Side, readonly TotalCandidate[]>>

/**
 * The balances and totals that neither rows nor further parts explain. `reconciles`: the rows lead from balance to balance, so that they are
 * what is sure; otherwise only totals of a side of which none could be chosen.
 */
export function contradictedTotals(
  account: ReconciledAccount,
  lines: readonly TextLine[],
  reconciles: boolean,
): readonly ContradictedTotal[] {
  const { printed, reconciled, totals, credits, debits } = account
  if (reconciled.rows.length === 0) return []
  const statedOf = (side: Side): Candidates => Object.values(statedTotals(side, printed)).flat()
  const stated = { credits: statedOf('credits'), debits: statedOf('debits') }
  const blocks = blocksOf(account, stated, lines)
  const feet = feetOf(printed, lines)
  const unlabeled = unlabeledNear(blocks, printed.entries, lines)
  const isOpen = ({ parts: [part] }: TotalCandidate, ofTotals = true): boolean =>
    blocks.some(block => !block.closes && !(ofTotals && block.explains) && isNear(block, part!.line))
  const isFoot = ({ parts: [part] }: TotalCandidate): boolean => feet.has(part!.line)
  const rows = reconciled.rows.toSorted((a, b) => a.row.line - b.row.line).map(({ amount }) => amount)
  const isMisread = ({ parts: [part] }: TotalCandidate, expected: number): boolean =>
    part!.amount.ocr && mayBeMisread(part!.amount.text, expected)
  const ofSide = (side: Side): readonly ContradictedTotal[] => {
    if (!reconciles && totals[side] !== null) return []
    const expected = side === 'credits' ? credits : debits
    const ofOwn = reconciled.rows.filter(({ amount }) => amount > 0 === (side === 'credits'))
    const own = rows.filter(amount => amount > 0 === (side === 'credits'))
    // Totals may contain a balance, or both sides.
    const wholes = [
      credits,
      debits,
      credits + debits,
      ...[totals.opening, totals.closing].map(one => expected + (one?.value ?? 0)),
    ]
    const isExplained = (total: TotalCandidate): boolean => {
      const value = inCents(total.value)
      const others = stated[side]
        .filter(other => !isSamePrint(other, total) && other.value > 0)
        .map(other => other.value)
      const parts = [...others, ...unlabeled].slice(0, limits.amounts)
      return (
        total.value === totals[side]?.value ||
        wholes.some(whole => inCents(whole) === value) ||
        isRunOf(own, value) ||
        isRunOf(rows, value) ||
        isSumOfKind(ofOwn, total) ||
        isSumOfSome(parts, value) ||
        isSumOfSome(parts, inCents(expected) - value)
      )
    }
    const refused = totals.refused[side]
    const others = stated[side]
      .filter(total => refused === null || !isSamePrint(total, refused))
      .filter(total => isFoot(total) || (reconciles ? isOpen(total) : isTotal(total.parts[0]!.text)))
    return [...(refused === null ? [] : [refused]), ...others]
      .filter(({ parts: [part] }) => part!.amount.cents && part!.amount.value > 0)
      .filter(total => !isExplained(total) && !isMisread(total, expected))
      .map(total => ({ total, member: `total_${side}` as const, expected }))
  }
  const balances = (): readonly ContradictedTotal[] => {
    const { openings, closings } = balanceCandidates(printed)
    let balance = totals.opening?.value ?? reconciled.first ?? 0
    const path = new Set([balance, ...rows.map(amount => (balance += printed.owed ? -amount : amount))].map(inCents))
    const ofEnd = (all: Candidates, chosen: TotalCandidate | null, member: ContradictedTotal['member']) =>
      all.flatMap((total): readonly ContradictedTotal[] => {
        const expected = chosen?.value ?? total.value
        const isOff =
          (isFoot(total) || isOpen(total, false)) && !path.has(inCents(total.value)) && !isMisread(total, expected)
        return isOff && !equal(total.value, expected) ? [{ total, member, expected }] : []
      })
    return [
      ...ofEnd(openings, totals.opening, 'starting_balance'),
      ...ofEnd(closings, totals.closing, 'ending_balance'),
    ]
  }
  return [...(reconciles ? balances() : []), ...ofSide('credits'), ...ofSide('debits')]
}
