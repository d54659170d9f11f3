import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { assign } from '../../../../core/extraction/solve/assignment.ts'

const total = (costs: readonly (readonly number[])[], unassigned: number, chosen: readonly (number | null)[]): number =>
  chosen.reduce<number>((sum, column, row) => sum + (column === null ? unassigned : costs[row]![column]!), 0)

function min(
  costs: readonly (readonly number[])[],
  unassigned: number,
  row = 0,
  taken: readonly number[] = [],
): number {
  if (row === costs.length) return 0
  return Math.min(
    unassigned + min(costs, unassigned, row + 1, taken),
    ...costs[row]!.flatMap((cost, column) =>
      taken.includes(column) ? [] : [cost + min(costs, unassigned, row + 1, [...taken, column])],
    ),
  )
}

const matrices = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 5 })).chain(([rows, columns]) =>
  fc.array(fc.array(fc.oneof(fc.nat(20), fc.constant(Infinity)), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
)

test.prop([matrices, fc.nat(20)])('costs no more than any other assignment', (costs, unassigned) => {
  const chosen = assign(costs, unassigned)
  const columns = chosen.filter(column => column !== null)
  expect(new Set(columns).size).toBe(columns.length)
  expect(total(costs, unassigned, chosen)).toBe(min(costs, unassigned))
})

it('leaves a row alone rather than paying too much or what is forbidden', () => {
  expect(
    assign(
      [
        [9, 1],
        [Infinity, 1],
      ],
      4,
    ),
  ).toEqual([null, 1])
  expect(
    assign(
      [
        [3, 1],
        [Infinity, 1],
      ],
      4,
    ),
  ).toEqual([0, 1])
  expect(assign([], 4)).toEqual([])
})
