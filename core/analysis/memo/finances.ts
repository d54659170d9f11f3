/** Financial condition and cash flow, period by period, from the lines of the cash flow desk. */
import type { CashFlowPeriod } from '../../contract/cash-flow.ts'
import { numberText } from '../../contract/sentence.ts'
import { dateText, present, sentence, type Fact, type Facts } from './facts.ts'
import type { MemoSentence } from './memo.ts'

/** Years that a memo compares; the desk shows all. */
const MAX_PERIODS = 3

/** A period with the pointer of its lines. */
interface PlacedPeriod {
  readonly period: CashFlowPeriod
  readonly at: string
}

/** Newest first; periods whose flows were scaled to a year are left to the desk. */
const periodsOf = ({ payload }: Facts): readonly PlacedPeriod[] =>
  (payload.cash_flow?.periods ?? [])
    .map((period, index) => ({ period, at: `/cash_flow/periods/${index}/lines` }))
    .filter(({ period: { kind } }) => kind !== 'interim_annualized')
    .slice(0, MAX_PERIODS)

/** "the fiscal year ended December 31, 2025". */
function periodName({ kind, months, period_end: end, source }: CashFlowPeriod): string {
  const length =
    kind === 'fye' ? 'fiscal year' : kind === 'ttm' ? 'twelve months' : months === null ? 'period' : `${months} months`
  return `the ${length} ended ${dateText(end)}${source === 'tax_return' ? ', by the tax return,' : ''}`
}

export function conditionSentences(facts: Facts): readonly MemoSentence[] {
  const periods = periodsOf(facts)
  const made = periods.flatMap(({ period, at }, index) => {
    const line = (name: string): Fact | null => amountOf(facts, `${at}/${name}`)
    const before = periods.find(
      (other, place) => place > index && other.period.kind === period.kind && other.period.source === period.source,
    )
    return present([
      sentence`In ${periodName(period)} sales were ${line('sales')}.`,
      before === undefined ? null : changeOf(facts, { at, before }),
      sentence`In ${periodName(period)} net income was ${line('net_income')}.`,
      sentence`On ${dateText(period.period_end)} working capital was ${line('working_capital')}: current assets of ${line('current_assets')} less current liabilities of ${line('current_liabilities')}.`,
      sentence`On ${dateText(period.period_end)} tangible net worth was ${line('tangible_net_worth')}.`,
      sentence`On ${dateText(period.period_end)} interest-bearing debt was ${line('total_debt')}, ${ratioOf(facts, `${at}/debt_to_ebitda`)} adjusted EBITDA.`,
      sentence`Receivables stood for ${daysOf(facts, `${at}/dso`)} days of sales, inventory for ${daysOf(facts, `${at}/dio`)} and payables for ${daysOf(facts, `${at}/dpo`)} days of cost of goods sold.`,
    ])
  })
  return made.length === 0 ? made : [...present([companySentence(facts, periods)]), ...made]
}

/** Whose figures these are: the statements among the documents need not be the applicant's. */
function companySentence(facts: Facts, periods: readonly PlacedPeriod[]): MemoSentence | null {
  const places = periods.flatMap(({ at }) => [`${at}/net_income`, `${at}/sales`])
  return sentence`The statements and returns are those of ${facts.computed(facts.payload.cash_flow?.company ?? null, places)}.`
}

/** The change of sales against the period before; null where either is not stated, or was not positive. */
function changeOf(
  facts: Facts,
  { at, before }: { readonly at: string; readonly before: PlacedPeriod },
): MemoSentence | null {
  const [now, then] = [lineOf(facts, `${at}/sales`)?.value, before.period.lines['sales']?.value]
  if (typeof now !== 'number' || typeof then !== 'number' || then <= 0) return null
  const percent = numberText((100 * Math.abs(now - then)) / then, 1)
  const text = now === then ? 'were unchanged' : `${now > then ? 'rose' : 'fell'} by ${percent} %`
  const change = facts.computed(text, [`${at}/sales`, `${before.at}/sales`])
  return sentence`Sales ${change} from ${amountOf(facts, `${before.at}/sales`)} in ${periodName(before.period)}.`
}

export function cashFlowSentences(facts: Facts): readonly MemoSentence[] {
  const periods = periodsOf(facts).flatMap(({ period, at }) => {
    const line = (name: string): Fact | null => amountOf(facts, `${at}/${name}`)
    return present([
      sentence`In ${periodName(period)} EBITDA was ${line('ebitda')}.`,
      sentence`Approved add-backs of ${line('add_backs')} make adjusted EBITDA ${line('adjusted_ebitda')}.`,
      sentence`Adjusted EBITDA of ${line('adjusted_ebitda')} over debt service of ${line('debt_service')} is a DSCR of ${ratioOf(facts, `${at}/dscr`)}.`,
      sentence`After unfunded capital expenditures, cash taxes and distributions FCCR is ${ratioOf(facts, `${at}/fccr`)}.`,
      sentence`With the proposed loan debt service is ${line('pro_forma_service')} and DSCR ${ratioOf(facts, `${at}/pro_forma_dscr`)}.`,
    ])
  })
  return [...periods, ...present([breakEven(facts), ...debtSentences(facts), globalSentence(facts)])]
}

/** How much revenue may be lost until the floor of the policy is reached. */
function breakEven(facts: Facts): MemoSentence | null {
  const { sensitivity, periods } = facts.payload.cash_flow ?? {}
  const index = periods?.findIndex(({ id }) => id === sensitivity?.period) ?? -1
  if (!sensitivity || index === -1 || sensitivity.break_even_decline === null) return null
  const at = `/cash_flow/periods/${index}/lines`
  const pointers = [`${at}/adjusted_ebitda`, `${at}/debt_service`, `${at}/sales`, '/cash_flow/policy/dscr_floor']
  const decline = facts.computed(numberText(sensitivity.break_even_decline, 1), pointers)
  return sensitivity.break_even_decline === 0
    ? null
    : sentence`DSCR reaches the floor of ${sensitivity.floor.toFixed(2)}x when revenue declines by ${decline} %.`
}

const debtSentences = (facts: Facts): readonly (MemoSentence | null)[] =>
  (facts.payload.debts ?? []).flatMap(({ lender, status, frequency, payment, balance, sources }) => {
    const pointers = sources.flatMap(({ from }) => from)
    const named = facts.computed(lender, pointers)
    const member = (value: number | null): Fact | null =>
      value === null ? null : facts.computed(numberText(value), pointers)
    const rhythm = frequency === null ? '' : `, ${frequency.replaceAll('_', ' ')}`
    return [
      status === 'paid_off' ? sentence`The debt to ${named} is paid off.` : null,
      sentence`${named} is paid ${member(payment)}${rhythm} (${statusWords[status]}).`,
      sentence`The balance owed to ${named} is ${member(balance)}.`,
    ]
  })

const statusWords = {
  confirmed: 'on the debt schedule and in the bank',
  schedule_only: 'on the debt schedule; no bank statement shows a payment',
  undisclosed: 'in the bank and not on the debt schedule',
  bank_only: 'in the bank; no debt schedule was given',
  balance_sheet_only: 'on the balance sheet alone',
  paid_off: 'paid off',
} as const

/** null where the cash flow of a member is not stated. */
function globalSentence(facts: Facts): MemoSentence | null {
  const global = facts.payload.global_cash_flow
  if (!global || global.dscr === null || global.cash_available === null || global.total_debt_service === null)
    return null
  const pointers = [...global.bridge, ...global.debt_service].flatMap(({ from }) => from)
  const text = `cash available of ${numberText(global.cash_available)} over debt service of ${numberText(global.total_debt_service)} is a global DSCR of ${global.dscr.toFixed(2)}x`
  return sentence`Over all entities and owners, ${facts.computed(text, pointers)}.`
}

type Line = CashFlowPeriod['lines'][string]

/** The line at a pointer such as `/cash_flow/periods/0/lines/sales`. */
function lineOf({ payload }: Facts, pointer: string): Line | null {
  const [, , , index, , name] = pointer.split('/')
  return payload.cash_flow?.periods[Number(index)]?.lines[name ?? ''] ?? null
}

function amountOf(facts: Facts, pointer: string): Fact | null {
  const value = lineOf(facts, pointer)?.value ?? null
  const fact = value === null ? null : facts.computed(numberText(value), [pointer])
  // What is printed is quoted; of what is computed the place alone.
  return fact && lineOf(facts, pointer)?.formula === 'stated' ? { ...fact, sources: facts.sourcesOf(pointer) } : fact
}

const ratioOf = (facts: Facts, pointer: string): Fact | null => {
  const value = lineOf(facts, pointer)?.value ?? null
  return value === null ? null : facts.computed(`${value.toFixed(2)}x`, [pointer])
}
const daysOf = (facts: Facts, pointer: string): Fact | null => {
  const value = lineOf(facts, pointer)?.value ?? null
  return value === null ? null : facts.computed(numberText(value, 0), [pointer])
}
