/** Interest-bearing debt of the latest balance sheet, to hold a debt schedule against. */
import type { DebtSources } from '../../analysis/cash-flow/debt-checks.ts'
import { fromCents } from '../../analysis/cash-flow/lines.ts'
import type { PeriodValues } from '../../analysis/cash-flow/periods.ts'

const parts = ['short_term_debt', 'current_maturities', 'long_term_debt'] as const

export type BalanceSheetDebt = Pick<DebtSources, 'balanceSheetDebt' | 'balanceSheetFrom' | 'impliedByInterest' | 'asOf'>

/** Of periods newest first. Interest ÷ the mean of opening and closing debt of the newest year, in percent. */
export function balanceSheetDebt(periods: readonly PeriodValues[]): BalanceSheetDebt {
  const latest = periods.find(({ balances }) => debtIn(balances, '') !== null)
  const year = periods.find(({ kind }) => kind === 'fye')
  const owed = latest === undefined ? null : debtIn(latest.balances, '')
  return {
    balanceSheetDebt: owed === null ? null : fromCents(owed),
    balanceSheetFrom: latest === undefined ? [] : parts.flatMap(name => latest.balances[name]?.from ?? []),
    impliedByInterest: year === undefined ? null : impliedRate(year),
    asOf: latest?.periodEnd ?? null,
  }
}

function impliedRate({ flows, balances, opening }: PeriodValues): number | null {
  const interest = flows['interest']?.value ?? null
  const [closing, before] = [debtIn(balances, ''), opening === null ? null : debtIn(opening, '_0')]
  if (interest === null || closing === null || before === null || closing + before <= 0) return null
  return Math.round((interest / ((closing + before) / 2)) * 10_000) / 100
}

/** In cents; null when none of its parts is stated. */
function debtIn(balances: PeriodValues['balances'], suffix: '' | '_0'): number | null {
  const stated = parts.flatMap(name => balances[name + suffix]?.value ?? [])
  return stated.length === 0 ? null : stated.reduce((sum, value) => sum + value, 0)
}
