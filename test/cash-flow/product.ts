/** What the product computes for one year of a company. */
import { buildStatement } from '../../core/contract/statement-figures.ts'
import type { CashFlow } from '../../core/contract/cash-flow.ts'
import type { Period } from '../../core/contract/financial-statement.ts'
import { statementCashFlow } from '../../core/workflows/cash-flow/statement-cash-flow.ts'
import type { StatedYear } from './statement-books.ts'

export const periodEnd = '2024-12-31'
const openingEnd = '2023-12-31'

/** Throws where there is no cash flow: the year has no income statement. */
export function cashFlowOfYear({ income, flows, close, open }: StatedYear): CashFlow {
  const period = (end: string, more: Partial<Period>): Period => ({
    periodEnd: end,
    months: 12,
    balanceSheet: null,
    incomeStatement: null,
    cashFlowStatement: null,
    ...more,
  })
  const { cash_flow: cashFlow } = statementCashFlow(
    {
      currency: 'USD',
      provenance: {},
      periods: [
        period(periodEnd, { incomeStatement: income, cashFlowStatement: flows, balanceSheet: close }),
        ...(open === null ? [] : [period(openingEnd, { balanceSheet: open })]),
      ],
    },
    [],
    {},
  )
  if (cashFlow === null) throw new Error('There is no cash flow.')
  return cashFlow
}

/** An empty statement with what a truth states of it; null: nothing of it. */
export function statementFrom<K extends 'balanceSheet' | 'incomeStatement' | 'cashFlowStatement'>(
  kind: K,
  truth: unknown,
) {
  if (truth === undefined || truth === null) return null
  return buildStatement(kind, path => {
    const value = path
      .split('.')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], truth)
    return typeof value === 'number' ? value : null
  })
}
