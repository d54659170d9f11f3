/** Debt service of a person by the list of debts on a personal financial statement. */
import { partyKey } from '../../analysis/cash-flow/global.ts'
import { missing, toCents, type StatedValue } from '../../analysis/cash-flow/lines.ts'
import { paymentsPerYear } from '../../analysis/cash-flow/loan.ts'
import type { DebtList } from '../../contract/debt-list.ts'
import { named } from '../../contract/sentence.ts'

export interface PersonalDebts extends Pick<DebtList, 'company' | 'lines'> {
  /** JSON pointer. */
  readonly at: string
}

/** Of a year, in cents; null: no list is the person's. One that names nobody is the person's where there is no other. */
export function personalDebtService(
  name: string,
  lists: readonly PersonalDebts[],
  isOnlyPerson: boolean,
): StatedValue | null {
  const own = lists.filter(({ company }) => (company === null ? isOnlyPerson : partyKey(company) === partyKey(name)))
  if (own.length === 0) return null
  const open = own.flatMap(({ lines, at }) =>
    lines.flatMap((line, index) => (line.balance === 0 ? [] : [{ ...line, from: `${at}/lines/${index}/payment` }])),
  )
  const unknown = open.filter(({ payment, frequency }) => payment === null || frequency === null)
  if (unknown.length > 0)
    return missing(`The payment is not stated of: ${unknown.map(({ lender }) => named(lender)).join(', ')}.`)
  return {
    value: open.reduce((sum, { payment, frequency }) => sum + toCents(payment!) * paymentsPerYear[frequency!], 0),
    from: open.map(({ from }) => from),
    reason: null,
  }
}
