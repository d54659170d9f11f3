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

describe('an amount that was read less than surely', () => {
  const kept = (confidence: number, balance: number) =>
    'M-2.5.a' in
    withoutDoubts({
      form: '1120-S',
      year: 2021,
      lines: { ...lines({ ...field(300), confidence }), 'M-2.6.a': field(balance) },
      k1s: [],
    }).lines

  it('is left out where arithmetic fails with it and none holds', () => {
    expect(kept(0.85, 1100)).toBe(false)
  })

  it('stays where arithmetic holds; so does one that was read surely', () => {
    expect(kept(0.85, 1200)).toBe(true)
    expect(kept(0.93, 1100)).toBe(true)
  })

  it('stays where a sum over Schedules K-1 fails because the box of another one was lost', () => {
    const k1 = (box: Readonly<Record<string, DoubtedField>>) => ({
      name: null,
      id: null,
      sharePercent: field(50),
      amended: null,
      final: null,
      lines: box,
    })
    const income = { ...field(600), confidence: 0.85 }
    const boxes = (other: Readonly<Record<string, DoubtedField>>) =>
      withoutDoubts({
        form: '1120-S',
        year: 2021,
        lines: { 'K.1': field(1000) },
        k1s: [k1({ '1': income }), k1(other)],
      }).k1s[0]!.lines
    expect(boxes({})).toHaveProperty('1')
    expect(boxes({ '1': field(500) })).not.toHaveProperty('1')
  })
})
