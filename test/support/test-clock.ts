/** A clock that stands still until it is moved, and identifiers that can be foretold. */
import type { Clock } from '../../core/clock.ts'

export interface TestClock extends Clock {
  advance(ms: number): void
}

export const second = 1000
export const day = 24 * 60 * 60 * second

export function testClock(start = '2026-03-14T15:09:26.535Z'): TestClock {
  let time = Date.parse(start)
  let ids = 0
  return { now: () => time, id: () => `id-${++ids}`, advance: ms => void (time += ms) }
}
