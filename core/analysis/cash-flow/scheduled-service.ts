/** Debt service of a year by the debt schedule. */
import type { Debt } from '../../contract/cash-flow.ts'
import { named } from '../../contract/sentence.ts'
import { missing, toCents, type StatedValue } from './lines.ts'

/** What the balance sheet alone names is no debt of the schedule: its check says so, and nothing states its payment. */
const isOpen = ({ status }: Debt): boolean => status !== 'paid_off' && status !== 'balance_sheet_only'

/** Of every open debt; null where one has no payment, which is named. */
export function scheduledService(debts: readonly Debt[]): StatedValue {
  const open = debts.flatMap((debt, index) => (isOpen(debt) ? [{ debt, index }] : []))
  const unknown = open.filter(({ debt }) => debt.annual_debt_service === null)
  if (unknown.length > 0)
    return missing(`The payment is not stated of: ${unknown.map(({ debt }) => named(debt.lender)).join(', ')}.`)
  return {
    value: open.reduce((sum, { debt }) => sum + toCents(debt.annual_debt_service!), 0),
    from: open.map(({ index }) => `/debts/${index}/annual_debt_service`),
    reason: null,
  }
}

/** Of the debts that a proposed loan pays off; null: none. */
export function paidOffService(debts: readonly Debt[] | null, paidOff: readonly string[]): StatedValue {
  const found = (debts ?? []).flatMap((debt, index) =>
    isOpen(debt) && paidOff.includes(debt.id) ? [{ debt, index }] : [],
  )
  if (found.length === 0) return missing('The proposed loan pays no scheduled debt off.')
  return {
    value: found.reduce((sum, { debt }) => sum + toCents(debt.annual_debt_service ?? 0), 0),
    from: found.map(({ index }) => `/debts/${index}/annual_debt_service`),
    reason: null,
  }
}
