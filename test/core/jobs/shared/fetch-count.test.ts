/** How many orders a reader takes at a time. */
import { expect, test } from 'vitest'
import { FetchCount } from '../../../../core/jobs/shared/fetch-count.ts'

test('one until it is known that documents are quick, then several', () => {
  const fetched = new FetchCount()
  fetched.add(15, 15 * 10)
  expect(fetched.count).toBe(1)
  fetched.add(1, 10)
  expect(fetched.count).toBe(8)
})

test('the slowest of the last sixteen decides', () => {
  const fetched = new FetchCount()
  fetched.add(16, 16 * 10)
  fetched.add(1, 1500)
  expect(fetched.count).toBe(1)
  fetched.add(15, 15 * 50)
  expect(fetched.count).toBe(1)
  fetched.add(1, 50)
  expect(fetched.count).toBe(4)
})
