import { expect, test } from 'vitest'
import { findCombFields } from '../../../core/document/comb-fields.ts'
import type { Box } from '../../../core/document/model.ts'

const side = (x: number, top = 100, bottom = 115): Box => ({ left: x - 0.3, right: x + 0.3, top, bottom })
const level = (y: number, left: number, right: number): Box => ({ left, right, top: y - 0.3, bottom: y + 0.3 })
const sides = (from: number, count: number, pitch: number): Box[] =>
  Array.from({ length: count }, (_, index) => side(from + index * pitch))

test('boxes that share their sides are one row', () => {
  const rows = findCombFields(sides(50, 9, 12), [level(100, 50, 146), level(115, 50, 146)])
  expect(rows.map(({ cells }) => cells.length)).toEqual([8])
  expect(rows[0]!.box.left).toBeCloseTo(50.3)
  expect(rows[0]!.box.right).toBeCloseTo(145.7)
})

test('boxes that stand apart are one row too', () => {
  const down = [0, 1, 2, 3].flatMap(at => [side(50 + at * 13), side(61 + at * 13)])
  expect(findCombFields(down, []).map(({ cells }) => cells.length)).toEqual([4])
})

test('the gap between two rows is no box, though as wide as one: nothing is ruled below it', () => {
  const across = [level(100, 50, 98), level(115, 50, 98), level(100, 110, 146), level(115, 110, 146)]
  const rows = findCombFields(sides(50, 9, 12), across)
  expect(rows.map(({ cells }) => cells.length)).toEqual([4, 3])
})

test('wide columns and uneven ones are no row', () => {
  expect(findCombFields(sides(50, 5, 60), [])).toEqual([])
  expect(findCombFields([side(50), side(60), side(84), side(95), side(118)], [])).toEqual([])
})

test('two boxes are a row only beside a longer one of their kind', () => {
  expect(findCombFields(sides(50, 3, 12), [])).toEqual([])
  const rows = findCombFields([...sides(50, 3, 12), ...sides(90, 5, 12)], [])
  expect(rows.map(({ cells }) => cells.length)).toEqual([2, 4])
})

test('sides that run through several rows are cut where level lines cross them', () => {
  const down = [50, 62, 74, 86].map(x => side(x, 100, 145))
  const across = [100, 115, 130, 145].map(y => level(y, 50, 86))
  expect(findCombFields(down, across)).toHaveLength(3)
})

test('pixels are measured by how many make a point', () => {
  const down = sides(50, 6, 12).map(({ left, right, top, bottom }) => ({ left: left * 4, right: right * 4, top: top * 4, bottom: bottom * 4 })) // prettier-ignore
  expect(findCombFields(down, [], 4).map(({ cells }) => cells.length)).toEqual([5])
})
