/** Amounts in short: one unit, one precision. */
import { describe, expect, test } from 'vitest'
import { compactAmounts } from '../../../renderer/formats/compact-amounts.ts'

const short = (...values: number[]): readonly string[] => values.map(compactAmounts(values))

describe('amounts of one chart', () => {
  test('share their unit and their decimals', () => {
    expect(short(2_200_000, 1_980_000, 950_400)).toEqual(['2.20M', '1.98M', '0.95M'])
    expect(short(274_515_000_000, 365_817_000_000)).toEqual(['275B', '366B'])
    expect(short(57_400_000_000, -94_700_000_000)).toEqual(['57.4B', '-94.7B'])
  })
  test('are whole below a thousand, and zero is zero', () => {
    expect(short(512, 0, 7)).toEqual(['512', '0', '7'])
    expect(short(0, 0)).toEqual(['0', '0'])
    expect(compactAmounts([])(12)).toBe('12')
  })
})
