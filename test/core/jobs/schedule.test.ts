/** Turns: as many tasks as threads, short ones beside long ones, one request after the other. */
import { expect, test, vi, beforeEach, afterEach } from 'vitest'
import { Schedule, type Turn, type TurnRequest } from '../../../core/jobs/schedule.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LONG_MS = 1000

function open(threads: number, spare = 2) {
  const schedule = new Schedule({ threads, spare, longAfterMs: LONG_MS })
  const admitted: string[] = []
  const turns = new Map<string, Turn>()
  const ask = (name: string, request: Partial<TurnRequest> = {}): void => {
    schedule
      .enter({ group: name, after: 'arrival', ...request })
      .then(turn => {
        admitted.push(name)
        turns.set(name, turn)
      })
      .catch(() => undefined)
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { ask, pass, admitted, leave: (name: string) => turns.get(name)!.leave(), turns }
}

test('as many run as there are threads', async () => {
  const { ask, pass, admitted, leave } = open(2)
  for (const name of ['a', 'b', 'c']) ask(name)
  await pass(0)
  expect(admitted).toEqual(['a', 'b'])
  leave('a')
  await pass(0)
  expect(admitted).toEqual(['a', 'b', 'c'])
})

test('where there are no places beside the threads, a short task waits for a long one', async () => {
  const { ask, pass, admitted, turns, leave } = open(1, 0)
  ask('long')
  await pass(LONG_MS + 1)
  ask('short')
  await pass(10 * LONG_MS)
  expect(admitted).toEqual(['long'])
  expect(turns.get('long')!.evicted.aborted).toBe(false)
  leave('long')
  await pass(0)
  expect(admitted).toEqual(['long', 'short'])
})

test('short tasks run beside long ones, as many as there are threads', async () => {
  const { ask, pass, admitted, leave } = open(2)
  ask('long 1')
  ask('long 2')
  await pass(LONG_MS + 1)
  for (const name of ['short 1', 'short 2', 'short 3']) ask(name)
  await pass(0)
  expect(admitted).toEqual(['long 1', 'long 2', 'short 1', 'short 2'])
  leave('short 1')
  await pass(0)
  expect(admitted.at(-1)).toBe('short 3')
})

test('where long tasks hold every place, the last one gives its own to what waits, and goes on when there is room', async () => {
  const { ask, pass, admitted, turns, leave } = open(1)
  for (const name of ['1', '2', '3']) {
    ask(name)
    await pass(LONG_MS + 1)
  }
  expect(admitted).toEqual(['1', '2', '3'])
  expect(turns.get('3')!.evicted.aborted).toBe(false)
  ask('short')
  await pass(0)
  expect([...turns].map(([name, { evicted }]) => [name, evicted.aborted])).toEqual([
    ['1', false],
    ['2', false],
    ['3', true],
  ])
  leave('3')
  ask('3', { after: 'delayed' })
  await pass(0)
  expect(admitted).toEqual(['1', '2', '3', 'short'])
  for (const name of ['short', '1', '2']) leave(name)
  await pass(0)
  expect(admitted.at(-1)).toBe('3')
})

test('files of one request take turns with those of another', async () => {
  const { ask, pass, admitted, leave } = open(1)
  for (const name of ['a1', 'a2', 'a3']) ask(name, { group: 'a' })
  await pass(0)
  ask('b1', { group: 'b' })
  for (const name of ['a1', 'b1', 'a2']) {
    leave(name)
    await pass(0)
  }
  expect(admitted).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('tasks of one request make no room for each other, but for those of another', async () => {
  const { ask, pass, admitted, turns, leave } = open(2)
  for (const name of ['1', '2', '3', '4', '5']) ask(name, { group: 'stack' })
  await pass(LONG_MS + 1)
  expect(admitted).toEqual(['1', '2'])
  ask('other')
  await pass(0)
  expect(admitted).toEqual(['1', '2', 'other'])
  leave('1')
  leave('other')
  await pass(LONG_MS + 1)
  expect(admitted).toEqual(['1', '2', 'other', '3'])
  expect([...turns.values()].some(({ evicted }) => evicted.aborted)).toBe(false)
})

test('one that takes much memory begins when no other long task runs, and none begins beside it', async () => {
  const { ask, pass, admitted, leave } = open(2)
  ask('long')
  await pass(LONG_MS + 1)
  ask('large', { after: 'alone' })
  await pass(0)
  expect(admitted).toEqual(['long'])
  leave('long')
  await pass(0)
  ask('delayed', { after: 'delayed' })
  ask('short')
  await pass(0)
  expect(admitted).toEqual(['long', 'large', 'short'])
})

test('who gives up waiting takes nobody’s place', async () => {
  const { ask, pass, admitted, leave } = open(1)
  const abort = new AbortController()
  ask('a')
  ask('b', { signal: abort.signal })
  ask('c')
  abort.abort()
  await pass(0)
  leave('a')
  await pass(0)
  expect(admitted).toEqual(['a', 'c'])
})

test('one that was sent back does not wait for ever, however much arrives', async () => {
  const { ask, pass, admitted } = open(2)
  ask('long 1')
  ask('long 2')
  await pass(LONG_MS + 1)
  ask('large', { after: 'alone' })
  await pass(3900)
  expect(admitted).toEqual(['long 1', 'long 2'])
  await pass(200)
  expect(admitted).toEqual(['long 1', 'long 2', 'large'])
})
