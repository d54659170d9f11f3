/** What a lender requires: the presets that the product comes with, and how a person changes them. */
import type { CashFlowChoices, CreditPolicy } from '../../contract/cash-flow.ts'
import presets from './presets.json' with { type: 'json' }

/** Dated data, to be replaced by a lender's own policy; members under `verify` were not checked against their source. A test holds it to the contract. */
export const creditPresets = presets as readonly CreditPolicy[]
export const defaultPreset = 'conventional'

/** The policy of the choices: a floor of DSCR that a person states is that of small loans too, unless they state another for these. null: no such preset. */
export function policyOf({ preset = defaultPreset, policy }: CashFlowChoices): CreditPolicy | null {
  const found = creditPresets.find(({ id }) => id === preset)
  if (found === undefined) return null
  const changed = Object.fromEntries(Object.entries(policy ?? {}).filter(([, value]) => value !== undefined))
  const forSmall = 'dscr_floor' in changed ? { small_loan_dscr_floor: null } : {}
  return { ...found, ...forSmall, ...changed, verify: found.verify.filter(name => !(name in changed)) }
}

/** The floor of DSCR that a loan of this amount has to reach; null: the policy has none. */
export function dscrFloor(policy: CreditPolicy, loanAmount: number | null): number | null {
  const { small_loan_amount: limit, small_loan_dscr_floor: small, dscr_floor: usual } = policy
  return small !== null && limit !== null && loanAmount !== null && loanAmount <= limit ? small : usual
}
