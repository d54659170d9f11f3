import { expect, test } from 'vitest'
import { joinedWithNext, pageNumbers, splitBefore } from '../../../../renderer/features/review/page-numbers.ts'

test('pages are written as runs', () => {
  expect(pageNumbers([1, 2, 3, 5])).toBe('1–3, 5')
  expect(pageNumbers([4])).toBe('4')
  expect(pageNumbers([])).toBe('')
})

test('a document is split before a page, and joined with the one after it, whose pages may lie between', () => {
  const whole = [{ pages: [1, 2, 4], docType: 'tax_return' as const }]
  const split = splitBefore(whole, 0, 4)
  expect(split).toEqual([
    { pages: [1, 2], docType: 'tax_return' },
    { pages: [4], docType: null },
  ])
  expect(joinedWithNext(split, 0)).toEqual(whole)
  const between = [...whole, { pages: [3], docType: 'invoice' as const }]
  expect(joinedWithNext(between, 0)).toEqual([{ pages: [1, 2, 3, 4], docType: 'tax_return' }])
})
