/** Reconciliation of bank accounts. */
import { describe, expect, it } from 'vitest'
import { checkAccount } from '../../../core/checks/check-account.ts'

const amounts = {
  starting_balance: 100,
  ending_balance: 130,
  total_credits: 50,
  total_debits: 20,
  listed_credits: 50,
  listed_debits: 20,
}
const passed = (account: Parameters<typeof checkAccount>[0], id: string): boolean | null | undefined =>
  checkAccount(account).find(check => check.id === id)?.passed

describe('checks of a bank account', () => {
  it('holds when balances and sums agree', () => {
    expect(checkAccount({ amounts, owed: false, brokenBalances: 0 }).every(check => check.passed === true)).toBe(true)
  })
  it('says by how much it does not reconcile', () => {
    const [check] = checkAccount({ amounts: { ...amounts, ending_balance: 131.5 }, owed: false, brokenBalances: 0 })
    expect(check).toMatchObject({
      id: 'statement_reconciles',
      passed: false,
      expected: 130,
      actual: 131.5,
      difference: 1.5,
      severity: 'high',
    })
  })
  it('adds debits to what is owed', () => {
    const card = { ...amounts, ending_balance: 70 }
    expect(passed({ amounts: card, owed: true, brokenBalances: 0 }, 'statement_reconciles')).toBe(true)
    expect(passed({ amounts: card, owed: false, brokenBalances: 0 }, 'statement_reconciles')).toBe(false)
  })
  it('decides nothing without a figure', () => {
    expect(
      passed(
        { amounts: { ...amounts, starting_balance: null }, owed: false, brokenBalances: 0 },
        'statement_reconciles',
      ),
    ).toBeNull()
    expect(passed({ amounts: {}, owed: false, brokenBalances: 0 }, 'statement_reconciles')).toBeUndefined()
  })
  it('tells running balances that do not follow', () => {
    expect(passed({ amounts, owed: false, brokenBalances: 2 }, 'running_balances_follow')).toBe(false)
  })
})
