/** When inspections that follow the answer begin. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Inspections, type InspectionServices } from '../../../../core/workflows/integrity/inspections.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Inspections that find nothing waiting, and how often they looked. */
function idle(isReading: () => boolean) {
  const next = vi.fn(() => null)
  const services = { store: { inspections: { next, ended: () => null } }, isReading, onDefect: expect.unreachable }
  return { inspections: new Inspections(services as unknown as InspectionServices), next }
}

test('begin in a pause, not between documents that are sent one after the other', async () => {
  const { inspections, next } = idle(() => false)
  for (let document = 0; document < 5; document++) {
    inspections.wake()
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(next).toHaveBeenCalledOnce()
})

test('wait for the end of what is read, but not for ever', async () => {
  let isReading = true
  const { inspections, next } = idle(() => isReading)
  inspections.wake()
  await vi.advanceTimersByTimeAsync(5000)
  expect(next).not.toHaveBeenCalled()
  isReading = false
  inspections.wake()
  await vi.advanceTimersByTimeAsync(300)
  expect(next).toHaveBeenCalledOnce()
  isReading = true
  inspections.wake()
  await vi.advanceTimersByTimeAsync(10_100)
  expect(next).toHaveBeenCalledTimes(2)
})
