/** What a person chose for the cash flow desk: kept as a correction of one path, so that every change is a revision with its history. */
import { CashFlowChoices, type CashFlow } from '../../contract/cash-flow.ts'
import { policyOf } from '../../analysis/cash-flow/policy.ts'
import { Refusal } from '../../errors.ts'
import type { Corrected } from '../analysis-kind.ts'

/** Of the correction; its value is the choices as JSON text. */
export const choicesPath = '/cash_flow/choices'

const isChoices = ({ path }: Corrected): boolean => path === choicesPath

/** Corrections of values, without the choices. */
export const valueCorrections = <C extends Corrected>(corrections: readonly C[]): readonly C[] =>
  corrections.filter(correction => !isChoices(correction))

/** The choices of the last such correction; none: empty. Throws Refusal BAD_VALUE when they are malformed, or name no preset. */
export function choicesOf(corrections: readonly Corrected[]): CashFlowChoices {
  const last = corrections.findLast(isChoices)
  return last === undefined ? {} : parsedChoices(last.value)
}

function parsedChoices(value: Corrected['value']): CashFlowChoices {
  let json: unknown
  try {
    json = JSON.parse(String(value))
  } catch {
    throw new Refusal('BAD_VALUE', `The choices at ${choicesPath} must be JSON text.`)
  }
  const parsed = CashFlowChoices.safeParse(json)
  if (!parsed.success)
    throw new Refusal(
      'BAD_VALUE',
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' '),
    )
  if (policyOf(parsed.data) === null) throw new Refusal('BAD_VALUE', `There is no preset "${parsed.data.preset}".`)
  return parsed.data
}

/** The choices as they were with what is new; decisions on add-backs are merged by their id and bear the author's name. */
export function mergedChoices(current: CashFlow, given: CashFlowChoices, author: string | null): CashFlowChoices {
  const decisions = new Map((current.choices.add_backs ?? []).map(decision => [decision.id, decision]))
  const known = new Set(current.add_backs.map(({ id }) => id))
  for (const decision of given.add_backs ?? []) {
    const isOwn = decision.period !== undefined && decision.amount !== undefined
    if (!known.has(decision.id) && !isOwn)
      throw new Refusal(
        'BAD_VALUE',
        `There is no add-back "${decision.id}"; an entry of your own needs period and amount.`,
      )
    if (isOwn && !current.periods.some(({ id }) => id === decision.period))
      throw new Refusal('BAD_VALUE', `There is no period "${decision.period}".`)
    decisions.set(decision.id, { ...decisions.get(decision.id), ...decision, by: author })
  }
  const merged = { ...current.choices, ...given, ...(decisions.size > 0 && { add_backs: [...decisions.values()] }) }
  if (policyOf(merged) === null) throw new Refusal('BAD_VALUE', `There is no preset "${merged.preset}".`)
  return merged
}
