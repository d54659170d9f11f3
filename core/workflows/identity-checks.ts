/** Whether the selected balance sheet balances. */
import { exactAmount } from '../analysis/wording.ts'
import type { Check } from '../contract/financial-statement.ts'
import { valueOf, type CombinedPeriod, type CombinedStatement, type Selection } from './combined-statement.ts'

/** Total assets against total liabilities and equity; three totals, each rounded on its own. */
export function balanceCheck(sheet: CombinedStatement): Check {
  const assets = valueOf(sheet, 'assets.totalAssets')
  const liabilities = valueOf(sheet, 'liabilitiesAndEquity.totalLiabilities')
  const equity = valueOf(sheet, 'liabilitiesAndEquity.equity.totalEquity')
  const id = `balanceSheet.balances.${sheet.periodEnd}`
  if (assets === null || liabilities === null || equity === null)
    return { id, passed: null, expected: null, actual: assets, difference: null, severity: 'info', message: 'Not decided: a total of the balance sheet is not stated.' }
  const difference = assets - liabilities - equity
  const passed = Math.abs(difference) <= sheet.step * 1.5 + 1e-6
  const sum = `total liabilities ${exactAmount(liabilities)} + equity ${exactAmount(equity)}`
  const message = passed ? `Total assets ${exactAmount(assets)} = ${sum}.` : `Total assets are ${exactAmount(assets)}; ${sum} is ${exactAmount(liabilities + equity)}, a difference of ${exactAmount(Math.abs(difference))}.`
  return { id, passed, expected: liabilities + equity, actual: assets, difference, severity: passed ? 'info' : 'high', message }
}

/** The checks of the selected balance sheet, and those of other periods that fail. */
export const identityChecks = (selection: Selection, periods: readonly CombinedPeriod[]): Check[] => {
  const { balanceSheet } = selection
  const others = periods.flatMap(p => (p.statements.balanceSheet && p.statements.balanceSheet !== balanceSheet ? [balanceCheck(p.statements.balanceSheet)] : []))
  return [...(balanceSheet ? [balanceCheck(balanceSheet)] : []), ...others.filter(c => c.passed === false)]
}

/** Whether a balance sheet balances; null without one or when a total is missing. */
export const balances = (sheet: CombinedStatement | null): boolean | null => sheet && balanceCheck(sheet).passed
