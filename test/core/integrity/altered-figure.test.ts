/** Of the figures of a sum that fails, those that one other digit would make hold. */
import { expect, test } from 'vitest'
import { alteredFigures, suspicionOf } from '../../../core/integrity/altered-figure.ts'

const sum = (texts: readonly string[], confirmed: readonly string[] = []) =>
  texts.map(text => ({ text, isConfirmed: confirmed.includes(text) }))

test('the only part that may have been altered', () => {
  // 312,500 + 6,850 + 9,403 + 1,250 are 330,003.
  const figures = sum(['330,000.00', '312,500.00', '6,850.00', '9,403.00', '1,250.00'], ['330,000.00'])
  expect(alteredFigures(figures, -3)).toEqual([3])
  expect(suspicionOf(figures, [3])).toBe(' Another digit in 9,403.00 would make it hold.')
})

test('several parts, of which nothing says which', () => {
  const figures = sum(['330,000.00', '312,500.00', '6,850.00', '9,800.00', '1,250.00'], ['330,000.00'])
  expect(alteredFigures(figures, -400)).toEqual([1, 2, 3])
  expect(suspicionOf(figures, [1, 2, 3])).toContain(' in 312,500.00, 6,850.00 or 9,800.00 would')
})

test('the total, where it may be that, or where no part is', () => {
  expect(alteredFigures(sum(['330,000.00', '312,500.00', '9,800.00', '8,100.00']), -400)).toEqual([0])
  expect(alteredFigures(sum(['100.00', '40.00', '17.13']), 42.87)).toEqual([0])
})

test('amounts that are printed in thousands', () => {
  expect(alteredFigures(sum(['1,200', '700', '800'], ['1,200', '700']), -300_000)).toEqual([2])
  // Half of the last printed digit is rounding.
  expect(alteredFigures(sum(['1,200', '700', '500'], ['1,200']), 0.5)).toEqual([0])
})
