/** The same debt of several lists is one debt. */
import { describe, expect, it } from 'vitest'
import { debtSchedule } from '../../../../core/analysis/cash-flow/debts.ts'
import { enteredDebts, statedDebts, type StatedList } from '../../../../core/analysis/cash-flow/stated-debts.ts'
import type { ScheduledDebt } from '../../../../core/contract/cash-flow.ts'

const list = (kind: StatedList['kind'], asOf: string | null, ...debts: readonly ScheduledDebt[]): StatedList => ({
  kind,
  detail: kind,
  asOf,
  lines: debts.map((debt, index) => ({ debt, from: [`/${kind}/${index}`] })),
})
const harbor = { lender: 'Harbor Trust Bank', original_amount: 100_000, balance: 80_000, payment: 2_450 }
const shown = (...lists: readonly StatedList[]) =>
  statedDebts(lists).map(({ line, sources }) => [line.lender, ...sources.map(({ kind, balance }) => [kind, balance])])

describe('debts of several lists', () => {
  it('are one where name and amounts agree; each member is of the first list that states it', () => {
    const application = { lender: 'Harbor Trust', balance: 80_000, collateral: 'Truck', payment: 2_400 }
    const [debt, ...others] = statedDebts([list('schedule', null, harbor), list('loan_application', null, application)])
    expect(others).toEqual([])
    expect(debt).toMatchObject({ line: { ...harbor, collateral: 'Truck' }, isScheduled: true })
    expect(debt!.sources.map(({ from }) => from)).toEqual([['/schedule/0'], ['/loan_application/0']])
  })
  it('stay apart where what they began with differs, and within one list', () => {
    const second = { ...harbor, original_amount: 42_000, balance: 30_000, payment: 900 }
    expect(shown(list('schedule', null, harbor, second), list('loan_application', null, second, harbor))).toEqual([
      ['Harbor Trust Bank', ['schedule', 80_000], ['loan_application', 80_000]],
      ['Harbor Trust Bank', ['schedule', 30_000], ['loan_application', 30_000]],
    ])
    const smaller = { lender: 'Harbor Trust Bank', balance: 21_000 }
    expect(shown(list('schedule', null, harbor), list('balance_sheet', null, smaller))).toHaveLength(2)
  })
})

describe('balances of one debt', () => {
  const checksOf = (asOf: readonly (string | null)[]) =>
    debtSchedule({
      lists: [list('schedule', asOf[0]!, harbor), list('balance_sheet', asOf[1]!, { ...harbor, balance: 78_500 })],
      bank: [],
      hasBank: false,
      balanceSheetDebt: null,
      balanceSheetFrom: [],
      impliedByInterest: null,
      asOf: null,
    }).checks.filter(({ id }) => id.startsWith('debts.balance.'))

  it('that disagree are a failed check with both; of different days they are shown', () => {
    expect(checksOf(['2025-12-31', '2025-12-31'])).toMatchObject([
      { passed: false, expected: 80_000, actual: 78_500, difference: -1_500, figures: ['/schedule/0', '/balance_sheet/0', '/debts/0/balance'] }, // prettier-ignore
    ])
    expect(checksOf(['2025-12-31', '2025-06-30'])).toMatchObject([{ passed: null, difference: -1_500 }])
  })
})

it('a lender that only the balance sheet names is a debt of its own, and missing on the schedule', () => {
  const named = list('balance_sheet', '2025-12-31', { lender: 'Elm Street Bank', balance: 50_000 })
  const facts = { bank: [], hasBank: true, balanceSheetDebt: null, balanceSheetFrom: [], impliedByInterest: null, asOf: null } // prettier-ignore
  const alone = debtSchedule({ lists: [named], ...facts })
  expect(alone.debts).toMatchObject([{ id: 'balance-sheet-1', status: 'balance_sheet_only', balance: 50_000 }])
  expect(alone.checks).toEqual([])
  const beside = debtSchedule({ lists: [...enteredDebts([harbor]), named], ...facts })
  expect(beside.debts!.map(({ status }) => status)).toEqual(['schedule_only', 'balance_sheet_only'])
  expect(beside.checks.map(({ id }) => id)).toContain('debts.not_on_schedule.balance-sheet-2')
})
