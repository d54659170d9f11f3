/** Arithmetic that fails beside another sign. */
import { expect, test } from 'vitest'
import { failedSums, joined } from '../../../core/integrity/arithmetic.ts'
import type { Finding } from '../../../core/integrity/finding.ts'

const sign = (signal: Finding['signal'], bbox: Finding['bbox']): Finding => ({
  signal,
  severity: 'review',
  page: 1,
  bbox,
  before: null,
  after: null,
  explanation: '',
})
const sums = failedSums([
  { message: 'Parts and total disagree.', total: '1,204.50', places: [{ page: 1, bbox: [400, 100, 450, 110] }] },
])
const severities = (found: readonly Finding[]) => joined(found, sums).map(({ signal, severity }) => [signal, severity])

test('at the same figure both are high', () => {
  expect(severities([sign('font-mismatch', [398, 99, 452, 111])])).toEqual([
    ['font-mismatch', 'high'],
    ['sum-mismatch', 'high'],
  ])
})

test('elsewhere on the page, or on a page that was made apart, neither is', () => {
  for (const found of [sign('font-mismatch', [398, 300, 452, 311]), sign('foreign-page', [0, 0, 612, 792])])
    expect(severities([found])).toEqual([
      [found.signal, 'review'],
      ['sum-mismatch', 'review'],
    ])
})
