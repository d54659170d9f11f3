/** Printed, every line of a statement names the place of its values. */
import { expect, test } from 'vitest'
import type { Provenance } from '../../../../core/contract/evidence.ts'
import { printedPlaces } from '../../../../renderer/features/statements/printed-statement.ts'
import type { SpreadField } from '../../../../renderer/features/statements/statement-spread.ts'

type Method = Provenance['method']
const field = (fileName: string | null, page = 1, method: Method = 'text', value: number | null = 7): SpreadField => ({
  pointer: '/x',
  name: 'Cash',
  periodEnd: '2025-12-31',
  value,
  provenance:
    fileName === null ? null : { fileName, page, bbox: [0, 0, 1, 1], text: '7', label: 'Cash', scale: 1, method },
  confidence: 1,
  derived: method === 'derived',
  failed: [],
  doubt: null,
})

test('one file: the pages of a line, each once', () => {
  const line = [field('a.pdf', 3), field('a.pdf', 2), field('a.pdf', 3)]
  const { sources, placeOf } = printedPlaces([...line, field('a.pdf', 9)])
  expect(sources).toEqual(['a.pdf, pages 2, 3, 9'])
  expect([placeOf(line), placeOf(line.slice(0, 1))]).toEqual(['pages 2, 3', 'page 3'])
})

test('several files have numbers', () => {
  const line = [field('a.pdf', 2), field('b.pdf', 4)]
  const { sources, placeOf } = printedPlaces(line)
  expect(sources).toEqual(['[1] a.pdf, page 2', '[2] b.pdf, page 4'])
  expect(placeOf(line)).toBe('[1] page 2, [2] page 4')
})

test('what stands on no page says how it came about, and what is not stated says nothing', () => {
  const line = [field('a.pdf', 2), field('a.pdf', 2, 'derived'), field('', 0, 'manual'), field(null, 1, 'text', null)]
  const { sources, placeOf } = printedPlaces(line)
  expect(sources).toEqual(['a.pdf, page 2'])
  expect(placeOf(line)).toBe('page 2, computed, set manually')
  expect(placeOf([field('', 0, 'metadata')])).toBe('sent along')
  expect(placeOf([field(null, 1, 'text', null)])).toBe('')
})
