/** Fees for unpaid and overdrawn items. */
import { describe, expect, it } from 'vitest'
import { returnedFeeOf } from '../../../../core/analysis/bank/returned-fees.ts'

describe('fees for unpaid and overdrawn items', () => {
  const cases: readonly (readonly [string, number, ReturnType<typeof returnedFeeOf>])[] = [
    ['NSF FEE', -36, 'returned'],
    ['RETURNED ITEM FEE FOR ACTIVITY OF 05-07', -35, 'returned'],
    ['Insufficient Funds Fee For', -34, 'returned'],
    ['OVERDRAFT ITEM FEE FOR $87.85 ITEM 07/08', -36, 'overdraft'],
    ['OD CHARGE FOR $20,905.98 ITEM 09/02', -28, 'overdraft'],
    ['Courtesy Pay Fee', -30, 'overdraft'],
    ['OVERDRAFT FEE REFUND', 34, 'refund'],
    ['RETURNED ITEM SYSCO CORP PAYMENT', 1529.08, null],
    ['RETURNED ITEM SYSCO CORP PAYMENT', -1529.08, null],
    ['OVERDRAFT PROTECTION TRANSFER FROM SAVINGS FEE', -10, null],
    ['Overdraft interest', -0.93, null],
    ['MONTHLY MAINTENANCE FEE', -16, null],
  ]
  for (const [text, amount, expected] of cases)
    it(`takes "${text}" of ${amount} for ${expected ?? 'none'}`, () =>
      expect(returnedFeeOf(text, amount)).toBe(expected))
})

it('fees for what was returned are named in either order, and by what came back', () => {
  for (const words of [
    'CHEQUE RETURN CHARGES',
    'CHQ RETURN CHARGES INCL GST',
    'RETURNED D/D CHARGE',
    'ECS RETURN CHGS',
  ])
    expect(returnedFeeOf(words, -25), words).toBe('returned')
  expect(returnedFeeOf('CHEQUE RETURN SYSCO', -480)).toBeNull()
})
