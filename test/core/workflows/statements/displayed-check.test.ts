/** A failed check leads to its place on the page as a viewer displays it. */
import { expect, test } from 'vitest'
import type { Check } from '../../../../core/contract/evidence.ts'
import { displayedCheck } from '../../../../core/workflows/statements/provenance.ts'

const check: Check = {
  id: 'one_total',
  passed: false,
  expected: null,
  actual: null,
  difference: null,
  severity: 'high',
  message: '',
  place: { fileName: 'a.pdf', page: 1, bbox: [100, 200, 150, 210], text: '12.00' },
}

test('on a page that was turned upright for reading', () => {
  const turned = displayedCheck(check, () => ({ width: 792, height: 612, rotation: 90 }))
  const [left, top, right, bottom] = turned.place!.bbox!
  expect([right - left, bottom - top]).toEqual([10, 50])
  expect(turned.place).toMatchObject({ fileName: 'a.pdf', page: 1, text: '12.00' })
})

test('on a page read as displayed, or without a place, it stays as it is', () => {
  expect(displayedCheck(check, () => undefined)).toBe(check)
  const { place, ...elsewhere } = check
  expect(place).toBeDefined()
  expect(displayedCheck(elsewhere, () => ({ width: 792, height: 612, rotation: 90 }))).toBe(elsewhere)
})
