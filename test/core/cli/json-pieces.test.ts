/** Pieces of JSON together are the JSON. */
import { expect, test } from 'vitest'
import { jsonPieces } from '../../../core/cli/json-pieces.ts'

const nested = {
  name: 'a "quoted"\nname',
  left: undefined,
  empty: {},
  none: null,
  list: [1, undefined, [], [{ deep: { deeper: { deepest: [1, 2] } } }], 'é\u2028'],
  only: { left: undefined },
}

test.each([[nested], [[]], [{}], [null], ['text'], [[nested, [nested]]]])('of %j', value => {
  expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value, null, 2))
})

test('of a long value none is long', () => {
  const value = { rows: Array.from({ length: 20_000 }, (_, row) => ({ row, text: 'x'.repeat(40) })) }
  const pieces = [...jsonPieces(value)]
  expect(pieces.join('')).toBe(JSON.stringify(value, null, 2))
  expect(Math.max(...pieces.map(piece => piece.length))).toBeLessThan(100_000)
})
