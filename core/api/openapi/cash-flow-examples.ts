/** Examples of the cash flow desk, computed by the product itself from an invented company's year. */
import { buildCashFlow } from '../../analysis/cash-flow/build-cash-flow.ts'
import { enteredDebts } from '../../analysis/cash-flow/stated-debts.ts'
import { debtSchedule } from '../../analysis/cash-flow/debts.ts'
import { periodsOf } from '../../analysis/cash-flow/periods.ts'
import { policyOf } from '../../analysis/cash-flow/policy.ts'
import type { CashFlowChoices, CashFlowReply } from '../../contract/cash-flow.ts'
import { buildStatement, type FieldPath } from '../../contract/statement-figures.ts'

const periodEnd = '2025-12-31'
const income: Partial<Record<FieldPath<'incomeStatement'>, number>> = {
  'ordinaryIncomeExpense.income.revenue': 1_000_000,
  'ordinaryIncomeExpense.income.costOfGoodsSold': 600_000,
  'ordinaryIncomeExpense.expenses.depreciation': 45_000,
  'ordinaryIncomeExpense.operatingIncome': 140_000,
  'ordinaryIncomeExpense.interestExpense': 20_000,
  'ordinaryIncomeExpense.incomeTax': 30_000,
  netIncome: 90_000,
}

/** What a caller chooses: a loan, a debt schedule, an add-back of their own. */
export const choicesExample: CashFlowChoices = {
  preset: 'conventional',
  proposed_loan: { amount: 250_000, rate_percent: 9, term_months: 60 },
  debt_schedule: [
    { lender: 'Harbor Trust Bank', balance: 80_000, rate_percent: 8, payment: 2_450, frequency: 'monthly' },
  ],
  add_backs: [
    {
      id: 'rent',
      approved: true,
      period: `${periodEnd}/12`,
      amount: 18_000,
      kind: 'rent_to_owner',
      reason: 'Rent above market',
    },
  ],
}

/** Computed when the document is asked for. */
export function cashFlowExample(): CashFlowReply {
  const statement = {
    periodEnd,
    months: 12,
    figures: buildStatement('incomeStatement', path => income[path] ?? null),
    pointer: '',
  }
  const empty = { cashFlowStatement: null, balanceSheet: null, opening: null }
  const periods = periodsOf([{ periodEnd, months: 12, incomeStatement: statement, ...empty }])
  const { debts } = debtSchedule({
    lists: enteredDebts(choicesExample.debt_schedule),
    bank: [],
    hasBank: false,
    balanceSheetDebt: null,
    balanceSheetFrom: [],
    impliedByInterest: null,
    asOf: periodEnd,
  })
  const cashFlow = buildCashFlow({
    currency: 'USD',
    periods,
    lines: [],
    debts,
    policy: policyOf(choicesExample)!,
    choices: choicesExample,
  })
  return {
    analysisId: '0d9cbe0c-6f0e-4f2b-9d0e-1d6a3c1f7b52',
    revision: 2,
    cash_flow: cashFlow!,
    debts: debts === null ? null : [...debts],
    global_cash_flow: null,
    workbook_url:
      'http://127.0.0.1:4780/files/0d9cbe0c-6f0e-4f2b-9d0e-1d6a3c1f7b52-r2?expires=1798761600&signature=9f2c',
  }
}
