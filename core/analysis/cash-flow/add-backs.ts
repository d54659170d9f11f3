/** The add-back ledger: proposals from evidence, and what a person decided. Nothing counts without a decision. */
import vocabulary from '../../vocabulary/add-backs.json' with { type: 'json' }
import type { AddBack, AddBackDecision } from '../../contract/cash-flow.ts'
import { exactAmount } from '../wording.ts'
import { quoted } from '../../contract/sentence.ts'
import { fromCents, toCents } from './lines.ts'

/** A printed line of a period that may be an adjustment. */
export interface LedgerLine {
  readonly period: string
  readonly label: string
  /** As it enters income: income positive, expense negative; full units. */
  readonly effect: number
  /** JSON pointers of its evidence. */
  readonly from: readonly string[]
  /** 1-based; null: not known. */
  readonly page: number | null
  /** Where the document itself says what it is (a line of a tax form); null: by its words. */
  readonly kind?: AddBack['kind']
}

const rules = vocabulary.lines.map(({ kind, effect, words }) => ({
  kind: kind as AddBack['kind'],
  effect,
  test: new RegExp(words.join('|'), 'i'),
}))

/** Lines whose words are known as adjustments, each once; `amount` takes their effect out of earnings. */
export function proposals(lines: readonly LedgerLine[]): readonly AddBack[] {
  const seen = new Set<string>()
  return lines.flatMap(({ period, label, effect, from, page, kind }) => {
    const rule = rules.find(
      ({ effect: side, test }) => test.test(label) && (side === 'either' || (side === 'income') === effect > 0),
    )
    const found = kind ?? rule?.kind
    const key = `${period} ${label.toLowerCase()} ${effect}`
    if (found === undefined || effect === 0 || seen.has(key)) return []
    seen.add(key)
    const at = page === null ? '' : ` on page ${page}`
    return [
      {
        id: `${period}:${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}:${toCents(effect)}`,
        period,
        amount: fromCents(0 - toCents(effect)),
        kind: found,
        reason: `${effect > 0 ? 'Income' : 'Expense'} ${quoted(label)} of ${exactAmount(Math.abs(effect))}${at}.`,
        from: [...from],
        by: null,
        approved: null,
      },
    ]
  })
}

/** The proposals with what was decided, then a person's own entries. Entries of periods that are not there any more are left out. */
export function ledger(
  proposed: readonly AddBack[],
  decisions: readonly AddBackDecision[],
  periods: ReadonlySet<string>,
): readonly AddBack[] {
  const decided = new Map(decisions.map(decision => [decision.id, decision]))
  const known = new Set(proposed.map(({ id }) => id))
  return [
    ...proposed.map(proposal => {
      const decision = decided.get(proposal.id)
      if (decision === undefined) return proposal
      const { approved, amount = proposal.amount, kind = proposal.kind, reason = proposal.reason, by = null } = decision
      return { ...proposal, approved, amount, kind, reason, by }
    }),
    ...decisions.flatMap(({ id, approved, period, amount, kind = 'other', reason = '', by = null }) =>
      known.has(id) || period === undefined || amount === undefined || !periods.has(period)
        ? []
        : [{ id, period, amount, kind, reason, from: [], by, approved }],
    ),
  ]
}

/** Sum of the approved entries of a period, in cents; null: none is approved. */
export function approvedSum(entries: readonly AddBack[], period: string): number | null {
  const approved = entries.filter(entry => entry.period === period && entry.approved === true)
  return approved.length === 0 ? null : approved.reduce((sum, { amount }) => sum + toCents(amount), 0)
}
