/** Industries found by words and by codes. */
import { expect, test } from 'vitest'
import { findIndustries } from '../../../core/analysis/industry/find-industries.ts'

const codes = (text: string) => findIndustries(text, 4).map(({ naics }) => naics)

test.each([
  ['trucking', '484110'],
  ['machine shop', '332710'],
  ['steel fabrication', '332312'],
  ['dentist', '621210'],
])('%s is found first as %s', (text, naics) => {
  expect(codes(text)[0]).toBe(naics)
})

test('a code is found by its beginning, the shortest first, with the industry of its benchmarks', () => {
  expect(findIndustries('4841', 2)).toEqual([
    { naics: '4841', title: 'General Freight Trucking', benchmark: 'major: Truck Transportation' },
    { naics: '48411', title: 'General Freight Trucking, Local', benchmark: 'major: Truck Transportation' },
  ])
  expect(codes('99999')).toEqual([])
})

test('a word that is only begun finds those it may become; all words count before some', () => {
  expect(codes('kitchen cabin')).toContain('337110')
  expect(codes('zzz')).toEqual([])
  expect(codes('')).toEqual([])
})
