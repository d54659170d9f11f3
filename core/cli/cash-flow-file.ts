/** `--cash-flow FILE`: a proposed loan and the other choices of the cash flow desk, as the body of POST /analyses/{id}/cash-flow. */
import { readFileSync } from 'node:fs'
import { policyOf } from '../analysis/cash-flow/policy.ts'
import { CashFlowChoices } from '../contract/cash-flow.ts'
import type { Refusal } from '../errors.ts'

/** null: no file was given. Throws what `usageError` makes for a file that cannot be read, is no JSON, or states something else. */
export function cashFlowChoices(
  path: string | undefined,
  usageError: (message: string) => Refusal,
): CashFlowChoices | null {
  if (path === undefined) return null
  const parsed = CashFlowChoices.strict().safeParse(jsonOf(path, usageError))
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path: at, message }) => `${at.join('.')}${at.length > 0 ? ': ' : ''}${message}`,
    )
    throw usageError(`--cash-flow: ${path}: ${faults.join(' ')}`)
  }
  if (policyOf(parsed.data) === null)
    throw usageError(`--cash-flow: ${path}: there is no preset "${parsed.data.preset}".`)
  return parsed.data
}

function jsonOf(path: string, usageError: (message: string) => Refusal): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw usageError(`--cash-flow: ${path}: ${(error as Error).message}`)
  }
}
