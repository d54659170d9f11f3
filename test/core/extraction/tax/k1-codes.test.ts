/** Codes of a recognized Schedule K-1 by its share of Schedule K. */
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../../core/document/field.ts'
import { withCodes } from '../../../../core/extraction/tax/k1-codes.ts'
import type { TaxK1Reading } from '../../../../core/extraction/tax/tax-return.ts'

const field = (value: number, method: Field['method'] = 'ocr'): Field => ({
  value,
  confidence: 0.9,
  method,
  evidence: [],
  label: null,
  scale: 1,
})
const fields = (values: Record<string, number>, method?: Field['method']) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, field(value, method)]))
const k1 = (lines: Record<string, number>, method?: Field['method']): TaxK1Reading => ({
  name: null,
  id: null,
  sharePercent: field(34),
  amended: false,
  final: false,
  lines: fields(lines, method),
})
const whole = {
  form: '1120-S',
  year: 2023,
  lines: fields({ 'K.16c': 54_823, 'K.16d': 136_036, 'K.16e': 247_695 }),
}
const valuesOf = ({ lines }: TaxK1Reading) =>
  Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, value]))

describe('codes of a recognized K-1', () => {
  it('that were lost are those of the lines of Schedule K that its amounts are the share of', () => {
    expect(valuesOf(withCodes(k1({ '16?0': 18_639, '16?1': 46_252, '16?2': 84_216 }), whole))).toEqual({
      '16C': 18_639,
      '16D': 46_252,
      '16E': 84_216,
    })
  })

  it('that were misread are corrected', () => {
    expect(valuesOf(withCodes(k1({ '16C': 46_252 }), whole))).toEqual({ '16D': 46_252 })
  })

  it('leave out an amount that is the share of no line', () => {
    expect(valuesOf(withCodes(k1({ '16?0': 999 }), whole))).toEqual({})
  })

  it('stay as printed in a text layer', () => {
    expect(valuesOf(withCodes(k1({ '16C': 46_252 }, 'text'), whole))).toEqual({ '16C': 46_252 })
  })
})
