/** The operational log: what is written of an event, how its files are bounded, and that a disk that fails costs lines only. */
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DeskEvent, LogLevel } from '../../../core/events.ts'
import { openEventLog, type EventLog } from '../../../core/monitoring/event-log.ts'
import { logFileName } from '../../../core/monitoring/log-files.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { day, second, testClock } from '../../support/test-clock.ts'

const id = '7b0c1f0e-1b5d-4b3c-9d2a-0123456789ab'
const request: DeskEvent = {
  event: 'request',
  requestId: id,
  method: 'GET',
  route: '/analyses/:id',
  status: 200,
  durationMs: 12.5,
  errorCode: null,
  keyId: null,
  analysisId: id,
}
const defect: DeskEvent = { event: 'defect', name: 'TypeError', code: null, frames: [], requestId: null, jobId: null }

interface Opened {
  readonly log: EventLog
  readonly folder: string
  readonly clock: ReturnType<typeof testClock>
  readonly failures: string[]
}

interface Given {
  readonly level?: LogLevel
  readonly maxBytes?: number
  readonly folder?: string
}
function open({ level = 'info', maxBytes = 1_000_000, folder = join(temporaryFolder(), 'logs') }: Given = {}): Opened {
  const failures: string[] = []
  const clock = testClock()
  const onFailure = ({ message }: Error): void => void failures.push(message)
  return {
    log: openEventLog({ level, maxBytes, folder, retentionDays: 30, clock, onFailure }),
    folder,
    clock,
    failures,
  }
}
const linesIn = (folder: string): readonly Record<string, unknown>[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.log'))
    .flatMap(name => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Record<string, unknown>)

describe('an event', () => {
  test('is a line of JSON with its level, its time and its members', async () => {
    const { log, folder } = open()
    log.observe(request)
    await log.close()
    expect(linesIn(folder)).toEqual([{ level: 'info', time: '2026-03-14T15:09:26.535Z', ...request }])
  })

  test('loses what is not allowed, and what has another form than it should', async () => {
    const { log, folder } = open()
    const smuggled = {
      ...request,
      route: '/application/data/Wilhelmina Quartz',
      method: 'Quartz',
      requestId: 'Wilhelmina Quartz',
      status: 'Quartz',
      fileName: 'Quartz.pdf',
      errorCode: 'QUARTZ',
    } as unknown as DeskEvent
    log.observe(smuggled)
    log.observe({ ...defect, frames: ['Quartz core/a.ts:1:1 and more'] })
    await log.close()
    expect(linesIn(folder)[0]).toMatchObject({
      route: '[redacted]',
      method: '[redacted]',
      requestId: '[redacted]',
      status: '[redacted]',
      errorCode: '[redacted]',
      analysisId: id,
    })
    expect(JSON.stringify(linesIn(folder))).not.toContain('uartz')
  })

  test('is written from its level upwards; what asks all the time is of level debug', async () => {
    const frequent: DeskEvent = { ...request, route: '/health' }
    const failed: DeskEvent = { ...request, route: '/health', status: 500 }
    const written = async (level: LogLevel): Promise<readonly unknown[]> => {
      const { log, folder } = open({ level })
      for (const event of [request, frequent, failed, defect]) log.observe(event)
      await log.close()
      return linesIn(folder).map(line => line['level'])
    }
    expect(await written('debug')).toEqual(['info', 'debug', 'error', 'error'])
    expect(await written('info')).toEqual(['info', 'error', 'error'])
    expect(await written('error')).toEqual(['error', 'error'])
  })

  test('is written nowhere when the log is off', async () => {
    const { log, folder } = open({ level: 'off' })
    log.observe(defect)
    await log.close()
    expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined()
  })
})

describe('the files', () => {
  test('turn over by size, stay within the bound, and keep the newest lines', async () => {
    const { log, folder, failures } = open({ maxBytes: 40_000 })
    for (let index = 0; index < 1000; index++) {
      log.observe({ ...request, durationMs: index })
      if (index % 50 === 0) await new Promise(setImmediate)
    }
    await log.close()
    const names = readdirSync(folder)
    const sizes = names.map(name => statSync(join(folder, name)).size)
    expect(names.length).toBeGreaterThan(5)
    expect(names.length).toBeLessThan(15)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(41_000)
    const kept = linesIn(folder).map(line => line['durationMs'] as number)
    expect(Math.max(...kept)).toBe(999)
    expect(Math.min(...kept)).toBeGreaterThan(700)
    expect(new Set(kept).size).toBe(1000 - Math.min(...kept))
    expect(failures).toEqual([])
  })

  test.skipIf(process.platform === 'win32')('can be read by their owner only', async () => {
    const { log, folder } = open()
    log.observe(request)
    await log.close()
    expect([folder, join(folder, logFileName)].map(path => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
  })

  test('of another day are put aside, and older ones than the retention removed', async () => {
    const { log, folder, clock } = open()
    log.observe(request)
    await log.close()
    const seconds = clock.now() / second
    for (const [name, age] of [
      ['desk-20260101-01.log', 31],
      ['desk-20260301-01.log', 29],
      ['another program.log', 31],
    ] as const) {
      writeFileSync(join(folder, name), '')
      utimesSync(join(folder, name), seconds, seconds - (age * day) / second)
    }
    utimesSync(join(folder, logFileName), seconds, Date.parse('2026-03-10T12:00:00Z') / second)
    const again = open({ folder })
    again.log.observe(defect)
    await again.log.close()
    const names = readdirSync(folder).filter(name => name.endsWith('.log'))
    expect(names.toSorted()).toEqual([
      'another program.log',
      'desk-20260301-01.log',
      'desk-20260310-01.log',
      logFileName,
    ])
  })

  test('that cannot be written cost their lines and nothing else; later they are opened again', async () => {
    const folder = join(temporaryFolder(), 'logs')
    writeFileSync(folder, 'no folder')
    const { log, clock, failures } = open({ folder })
    for (let index = 0; index < 3; index++) log.observe(request)
    expect(failures).toHaveLength(1)
    expect(log.dropped()).toBe(3)
    rmSync(folder)
    log.observe(request)
    expect(log.dropped()).toBe(4)
    clock.advance(61 * second)
    log.observe(request)
    await log.close()
    expect(linesIn(folder)).toHaveLength(1)
  })
})
