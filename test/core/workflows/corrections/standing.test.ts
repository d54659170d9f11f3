/** Corrections that were taken back change nothing any more; anything else stays applied. */
import { expect, test } from 'vitest'
import { standingCorrections, type RecordedCorrection } from '../../../../core/workflows/corrections/standing.ts'

const cash = '/cash'
const of = (path: string, old: RecordedCorrection['value'], value: RecordedCorrection['value']) => ({
  path,
  old,
  value,
})

test('a value that is set back stands as it was read', () => {
  expect(standingCorrections([of(cash, 10, 12), of(cash, 12, 10)])).toEqual([])
  expect(standingCorrections([of(cash, 10, 12), of(cash, 12, null), of(cash, null, 10)])).toEqual([])
  expect(standingCorrections([of(cash, null, 12), of(cash, 12, null)])).toEqual([])
})

test('what was corrected after that, and beside it, holds', () => {
  const [other, later] = [of('/debt', 1, 2), of(cash, 10, 11)]
  expect(standingCorrections([of(cash, 10, 12), other, of(cash, 12, 10), later])).toEqual([other, later])
})

test.each([
  ['only confirmed', [of(cash, 10, 10)]],
  ['set to something else twice', [of(cash, 10, 12), of(cash, 12, 13)]],
  ['changed by something else in between', [of(cash, 10, 12), of(cash, 14, 10)]],
  ['of a version that kept no old values', [{ path: cash, value: 12 }, of(cash, 12, 10)]],
])('a value %s stays corrected', (_, corrections) => {
  expect(standingCorrections<RecordedCorrection>(corrections)).toEqual(corrections)
})
