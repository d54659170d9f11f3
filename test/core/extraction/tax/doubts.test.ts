/** Amounts that were read in several ways, decided by the arithmetic of the return. */
import { describe, expect, it } from 'vitest'
import { withoutDoubts } from '../../../../core/extraction/tax/doubts.ts'
import type { DoubtedField } from '../../../../core/extraction/tax/fields.ts'

const field = (value: number, readings?: readonly number[], isUnclear = false): DoubtedField => ({
  value,
  confidence: 0.9,
  method: 'ocr',
  evidence: [],
  label: null,
  scale: 1,
  ...(readings !== undefined && { readings }),
  ...(isUnclear && { isUnclear }),
})
/** Column (a) of Schedule M-2: 1 + 2 + 3 − 5 = 6. */
const lines = (reductions: DoubtedField) => ({
  'M-2.1.a': field(1000),
  'M-2.2.a': field(500),
  'M-2.5.a': reductions,
  'M-2.6.a': field(1200),
})
const decided = (reductions: DoubtedField) =>
  withoutDoubts({ form: '1120-S', year: 2021, lines: lines(reductions), k1s: [] }).lines['M-2.5.a']

describe('an amount in doubt', () => {
  it('is the reading with which the arithmetic holds', () => {
    expect(decided(field(800, [800, 300], true))).toMatchObject({ value: 300 })
    expect(decided(field(800, [800, 300]))).toMatchObject({ value: 300 })
  })

  it('is left out where no reading was clear and none holds', () => {
    expect(decided(field(800, [800, 900], true))).toBeUndefined()
  })

  it('stays as it was read clearly where none holds: the return itself may be wrong', () => {
    expect(decided(field(800, [800, 900]))).toMatchObject({ value: 800 })
  })

  it('leaves nothing behind that says how it was read', () => {
    expect(decided(field(300, [300, 800]))).not.toHaveProperty('readings')
  })
})
