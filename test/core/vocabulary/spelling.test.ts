import { test as property } from '@fast-check/vitest'
import fc from 'fast-check'
import { distance } from 'fuzzball'
import { describe, expect, it } from 'vitest'
import {
  isSameWord,
  isWithinOneEdit,
  mayBeMisreadAmount,
  misprintTolerance,
  ocrDistance,
  ocrShape,
  ocrTolerance,
  spellingCorrector,
  withDigits,
} from '../../../core/vocabulary/spelling.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcelmnorst01'), maxLength: 12 })

describe('edits', () => {
  property.prop([word, word])('one edit as Levenshtein counts it', (a, b) => {
    expect(isWithinOneEdit(a, b)).toBe(distance(a, b) <= 1)
    expect(isWithinOneEdit(b, a)).toBe(isWithinOneEdit(a, b))
  })

  property.prop([word, word])('the OCR distance is symmetric, 0 for equal words, never below Levenshtein', (a, b) => {
    const max = 30
    expect(ocrDistance(a, b, max)).toBe(ocrDistance(b, a, max))
    expect(ocrDistance(a, a, max)).toBe(0)
    expect(ocrDistance(a, b, max)).toBeGreaterThanOrEqual(distance(a, b))
  })

  it('takes linear time on long texts', () => {
    const long = 'a'.repeat(1_000_000)
    expect(isWithinOneEdit(long, `${long}b`)).toBe(true)
    expect(ocrDistance(long, `${long}bcd`, 2)).toBe(3)
  })
})

describe('what OCR confuses', () => {
  it.each([
    ['arnount', 'amount'],
    ['1nv0ice', 'lnvolce'],
  ])('%s and %s have one shape', (a, b) => {
    expect(ocrShape(a)).toBe(ocrShape(b))
  })

  it('letters in place of digits', () => {
    expect(withDigits('lO,5B§.ZZ')).toBe('10,585.22')
  })
})

describe('one word', () => {
  it.each([
    ['invoice', 'invoice', misprintTolerance, true],
    ['invoce', 'invoice', misprintTolerance, true],
    ['due', 'dve', misprintTolerance, false],
    ['tota1', 'total', misprintTolerance, false],
    ['tota1', 'total', ocrTolerance, true],
    ['tctal', 'total', ocrTolerance, true],
    ['d0e', 'doe', ocrTolerance, true],
    ['rate', 'date', ocrTolerance, false],
    ['hector', 'sector', { minLength: 6, minLengthOfWrongFirst: 8 }, false],
    ['amounts', 'amount', { minLength: 5, sameLength: true }, false],
  ])('%s for %s within %o: %s', (printed, expected, tolerance, same) => {
    expect(isSameWord(printed, expected, tolerance)).toBe(same)
  })

  it('is spelled as the known word, and left alone when it is none', () => {
    const spell = spellingCorrector(['certificate', 'balance', 'void', 'state'], { minLength: 5 })
    expect(['certlficate', 'certificatte', 'cetificate', 'balauce'].map(spell)).toEqual([
      'certificate',
      'certificate',
      'certificate',
      'balance',
    ])
    expect(['vold', 'house', 'balcony', 'void'].map(spell)).toEqual(['vold', 'house', 'balcony', 'void'])
  })
})

describe('amounts that may be misread', () => {
  it.each([
    ['46.5055', 46.5, true],
    ['1,250.00', 1259, true],
    ['625000', 625000, true],
    ['625.00', 1200, false],
    ['7', 4, false],
  ])('%s and %d: %s', (printed, value, expected) => {
    expect(mayBeMisreadAmount(printed, value)).toBe(expected)
  })
})
