/** `cash_flow` and `debts` of a statement analysis. */
import { buildCashFlow } from '../../analysis/cash-flow/build-cash-flow.ts'
import { debtSchedule } from '../../analysis/cash-flow/debts.ts'
import { periodsOf } from '../../analysis/cash-flow/periods.ts'
import { policyOf } from '../../analysis/cash-flow/policy.ts'
import type { CashFlow, CashFlowChoices, Debt } from '../../contract/cash-flow.ts'
import type { StatementColumn } from '../../extraction/statements/statement.ts'
import { hasSchedule } from '../../analysis/cash-flow/debt-checks.ts'
import { enteredDebts } from '../../analysis/cash-flow/stated-debts.ts'
import { balanceSheetDebt } from './balance-sheet-debt.ts'
import { balanceSheetLines } from './balance-sheet-lines.ts'
import { incomeLines, statementPeriods, type StatementResult } from './statement-periods.ts'

export interface StatementCashFlow {
  readonly cash_flow: CashFlow | null
  readonly debts: Debt[] | null
}

/** Both null without an income statement; debts null without a debt schedule among the choices, or a lender on the balance sheet. */
export function statementCashFlow(
  result: StatementResult,
  columns: readonly StatementColumn[],
  choices: CashFlowChoices,
): StatementCashFlow {
  const periods = periodsOf(statementPeriods(result))
  const named = balanceSheetLines(result, columns)
  const lists = [...enteredDebts(choices.debt_schedule), ...(named === null ? [] : [named])]
  const { debts, checks } = debtSchedule({
    lists,
    bank: [],
    hasBank: false,
    ...balanceSheetDebt(periods),
  })
  const built = buildCashFlow({
    currency: result.currency,
    periods,
    lines: incomeLines(columns, periods),
    debts: hasSchedule(lists) ? debts : null,
    policy: policyOf(choices)!,
    choices,
  })
  return {
    cash_flow: built === null ? null : { ...built, checks: [...built.checks, ...checks] },
    debts: built === null || debts === null ? null : [...debts],
  }
}
