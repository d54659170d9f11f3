/** What does not hold or is below policy, and what stands against it. */
import { isFailed } from '../../contract/failed-check.ts'
import type { Check } from '../../contract/evidence.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import { dateText, present, sentence, type Fact, type Facts } from './facts.ts'
import type { MemoSentence, MemoSource } from './memo.ts'

/** Documents that a check without pointers compares, by the start of its id. */
const compared: readonly (readonly [string, readonly DocumentType[]])[] = [
  ['application.statements', ['bankstatement', 'bank_feed']],
  ['application.account', ['bankstatement', 'bank_feed']],
  ['application.signed', ['loan_application']],
  ['balanceSheet.', ['balance_sheet', 'financial_statement']],
  ['incomeStatement.', ['income_statement', 'financial_statement']],
  ['cashFlowStatement.', ['cash_flow_statement', 'financial_statement']],
]

/** Failed checks with what they compare, and coverage below the floors of the policy. */
export const exceptionSentences = (facts: Facts): readonly MemoSentence[] =>
  present([
    ...facts.status.checks
      .filter(isFailed)
      .toSorted((a, b) => Number(b.severity === 'high') - Number(a.severity === 'high'))
      .map(check => ({ text: check.message, sources: sourcesOfCheck(facts, check) })),
    ...coverage(facts)
      .filter(({ isBelow }) => isBelow)
      .map(({ made }) => made),
  ])

export const mitigantSentences = (facts: Facts): readonly MemoSentence[] =>
  present([
    ...coverage(facts)
      .filter(({ isBelow }) => !isBelow)
      .map(({ made }) => made),
    ...approvedAddBacks(facts),
    ...reconciled(facts),
    confirmation(facts),
  ])

/** The values it compares; else the documents it names; else those of the kinds it is about; else all. */
function sourcesOfCheck(facts: Facts, { id, figures = [], message }: Check): readonly MemoSource[] {
  const placed = facts.computed(message, figures)?.sources ?? []
  if (placed.length > 0) return placed
  const named = facts.filesOf((_type, name) => message.includes(name) || id.includes(name))
  if (named.length > 0) return named
  const types = compared.find(([start]) => id.startsWith(start))?.[1]
  const ofKind = types === undefined ? [] : facts.filesOf(type => types.includes(type))
  return ofKind.length > 0 ? ofKind : facts.filesOf(() => true)
}

interface Coverage {
  readonly isBelow: boolean
  readonly made: MemoSentence | null
}

/** DSCR and FCCR of the newest period that has them, with the proposed loan where there is one, against the policy. */
function coverage(facts: Facts): readonly Coverage[] {
  const { cash_flow: cashFlow } = facts.payload
  if (!cashFlow) return []
  const { policy, sensitivity } = cashFlow
  const floors = [
    ['DSCR', 'dscr', sensitivity?.floor ?? policy.dscr_floor],
    ['FCCR', 'fccr', policy.fccr_floor],
  ] as const
  return floors.flatMap(([label, name, floor]) => {
    const measures = [`pro_forma_${name}`, name]
    for (const measure of measures) {
      const index = cashFlow.periods.findIndex(
        ({ kind, lines }) => (kind === 'fye' || kind === 'ttm') && typeof lines[measure]?.value === 'number',
      )
      const period = cashFlow.periods[index]
      const value = period?.lines[measure]?.value
      if (period === undefined || typeof value !== 'number' || floor === null) continue
      const isBelow = value < floor
      const at = `/cash_flow/periods/${index}/lines/${measure}`
      const stated: Fact | null = facts.computed(
        `${measure === name ? '' : 'Pro-forma '}${label} of ${value.toFixed(2)}x for the period ended ${dateText(period.period_end)}`,
        [at, `/cash_flow/policy/${name}_floor`],
      )
      const made = sentence`${stated} ${isBelow ? 'is below' : 'reaches'} the floor of ${floor.toFixed(2)}x of the policy “${policy.name}”.`
      return [{ isBelow, made }]
    }
    return []
  })
}

/** What a person approved. */
const approvedAddBacks = (facts: Facts): readonly (MemoSentence | null)[] =>
  (facts.payload.cash_flow?.add_backs ?? []).map(({ approved, reason, by }, index) =>
    approved !== true
      ? null
      : sentence`An add-back of ${facts.amount(`/cash_flow/add_backs/${index}/amount`)} is approved${by === null ? '' : ` by ${by}`}: ${reason}.`,
  )

/** Statements whose rows lead from the opening to the closing balance. */
const reconciled = (facts: Facts): readonly (MemoSentence | null)[] =>
  (facts.payload.bankstatements_data?.accounts_summaries ?? []).map(({ checks, end_date: end }, index) => {
    const at = `/bankstatements_data/accounts_summaries/${index}`
    const isReconciled = checks.some(({ id, passed }) => id === 'rows_reconcile' && passed === true)
    if (!isReconciled || end === null) return null
    return sentence`The rows of the statement to ${dateText(end)} lead from its opening balance of ${facts.amount(`${at}/starting_balance`)} to its closing balance of ${facts.amount(`${at}/ending_balance`)}.`
  })

/** A reviewer's confirmation in their own words. */
function confirmation({ status: { confirmed } }: Facts): MemoSentence | null {
  if (confirmed === null || confirmed.note === null) return null
  const by = confirmed.by ?? 'a reviewer'
  return {
    text: `The exceptions were confirmed: “${confirmed.note}”.`,
    sources: [{ document: `Confirmed by ${by} on ${confirmed.at.slice(0, 10)}`, pages: [], printed: [] }],
  }
}
