/** The files of the log: turned over by day and size, bounded in size and age, readable by their owner only. */
import { mkdirSync, readdirSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { createStream, type RotatingFileStream } from 'rotating-file-stream'

export interface LogFilesOptions {
  readonly clock: Pick<Clock, 'now'>
  /** Created when it is not there. */
  readonly folder: string
  /** Of all files together. */
  readonly maxBytes: number
  readonly retentionDays: number
  /** The log cannot be written; called once each time it stops. */
  readonly onFailure: (error: Error) => void
}

export interface LogFiles {
  /** Appends a line that ends in a line break. Never throws and never waits: what the disk does not take is dropped. */
  write(line: string): void
  /** Lines that were dropped so far. */
  dropped(): number
  /** Writes what is waiting. */
  close(): Promise<void>
}

/** The file that is written to. */
export const logFileName = 'desk.log'
const olderFile = /^desk-\d{8}-\d{2,3}\.log$/
/** Files of full size that fit into the bound, beside the one that is written to. */
const SHARES = 10
/** What may wait for the disk, in bytes; a disk that is slower than this loses lines, the service no memory. */
const MAX_WAITING_BYTES = 1024 * 1024
/** After a failure. */
const REOPEN_AFTER_MS = 60_000
const SWEEP_EVERY_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

export function openLogFiles(options: LogFilesOptions): LogFiles {
  const { clock, onFailure } = options
  let stream: RotatingFileStream | null = null
  let reopenAt = 0
  let dropped = 0

  function open(): RotatingFileStream | null {
    if (stream !== null || clock.now() < reopenAt) return stream
    try {
      mkdirSync(options.folder, { recursive: true, mode: 0o700 })
      stream = openStream(options)
      stream.on('error', fail)
    } catch (error) {
      fail(error as Error)
    }
    return stream
  }
  function fail(error: Error): void {
    // A stream that failed is of no use any more, and may say so more than once.
    if (stream === null && reopenAt > clock.now()) return
    stream = null
    reopenAt = clock.now() + REOPEN_AFTER_MS
    onFailure(error)
  }

  removeOlder(options)
  const sweep = setInterval(() => removeOlder(options), SWEEP_EVERY_MS)
  sweep.unref()
  return {
    write(line) {
      const target = open()
      if (target === null || target.writableLength > MAX_WAITING_BYTES) dropped += 1
      else target.write(line)
    },
    dropped: () => dropped,
    async close() {
      clearInterval(sweep)
      const closing = stream
      if (closing === null) return
      await new Promise<void>(done => {
        closing.once('error', () => done())
        closing.end(done)
      })
    },
  }
}

function openStream({ folder, maxBytes, retentionDays }: LogFilesOptions): RotatingFileStream {
  const share = Math.floor(maxBytes / (SHARES + 1))
  const name = (time: Date | number | null, index = 1): string => {
    if (!(time instanceof Date)) return logFileName
    const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(part => `${part}`.padStart(2, '0'))
    return `desk-${day.join('')}-${`${index}`.padStart(2, '0')}.log`
  }
  return createStream(name, {
    path: folder,
    size: `${share}B`,
    maxSize: `${share * SHARES}B`,
    maxFiles: retentionDays + SHARES,
    // The day of a quiet service: what is in a file is as old as its name says.
    interval: '1d',
    intervalBoundary: true,
    initialRotation: true,
    mode: 0o600,
    history: 'files.txt',
  })
}

/** Files whose last line is older than the retention; those that cannot be removed are tried again. */
function removeOlder({ clock, folder, retentionDays }: LogFilesOptions): void {
  const before = clock.now() - retentionDays * DAY_MS
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (olderFile.test(name) && statSync(path).mtimeMs < before) unlinkSync(path)
    }
  } catch (error) {
    // No folder yet, or a file that another program holds open.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
  }
}
