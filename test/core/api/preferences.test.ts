import { expect, test } from 'vitest'
import { readPreferences } from '../../../core/api/preferences.ts'

test.each([
  [undefined, false, null],
  ['respond-async', true, null],
  ['Respond-Async, wait=10', true, 10],
  ['wait = "5"; x=1, handling=lenient', false, 5],
  [['respond-async', 'wait=3'], true, 3],
  ['wait=soon', false, null],
  ['not-respond-async', false, null],
])('Prefer: %j', (header, respondAsync, waitSeconds) => {
  expect(readPreferences(header)).toEqual({ respondAsync, waitSeconds })
})
