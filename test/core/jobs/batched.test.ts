/** Calls at about the same time become one. */
import { expect, test } from 'vitest'
import { batched } from '../../../core/jobs/batched.ts'

test('goes in groups of a size, each caller with its own answer', async () => {
  const groups: number[][] = []
  const double = batched<number, number>(
    items => {
      groups.push([...items])
      return Promise.resolve(items.map(item => item * 2))
    },
    { maxCount: 3, waitMs: () => 0 },
  )
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(groups).toEqual([[1, 2, 3], [4]])
  // The same is asked again.
  expect(await double(1)).toBe(2)
  expect(groups).toHaveLength(3)
})

test('waits for others where it may', async () => {
  const groups: number[] = []
  const count = batched<number, number>(
    items => {
      groups.push(items.length)
      return Promise.resolve([...items])
    },
    { maxCount: 10, waitMs: () => 30 },
  )
  const first = count(1)
  await new Promise(resolve => setTimeout(resolve, 5))
  await Promise.all([first, count(2)])
  expect(groups).toEqual([2])
})

test('when it fails, it fails for every call of the group', async () => {
  const fail = batched<number, number>(() => Promise.reject(new Error('away')), { maxCount: 10, waitMs: () => 0 })
  const ends = await Promise.allSettled([fail(1), fail(2)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
