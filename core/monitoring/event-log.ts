/** The operational log: one JSON line for each event, of allowed members only. */
import { pino } from 'pino'
import type { DeskEvent, LogLevel, Observe } from '../events.ts'
import { redacted } from './allowed-members.ts'
import { openLogFiles, type LogFiles, type LogFilesOptions } from './log-files.ts'

export interface EventLogOptions extends LogFilesOptions {
  /** Events of this level and above are written. */
  readonly level: LogLevel
}

export interface EventLog extends Pick<LogFiles, 'dropped' | 'close'> {
  readonly observe: Observe
}

/** What the window asks for all the time, programs that watch the service, and its own files. */
const frequentRoutes = /^\/(?:health|metrics|ui|docs|app\/overview)(?:\/|$)/
const SERVER_ERROR = 500

/** A log of level `off` opens no file. */
export function openEventLog({ level: minLevel, ...options }: EventLogOptions): EventLog {
  if (minLevel === 'off') return { observe: () => undefined, dropped: () => 0, close: () => Promise.resolve() }
  const files = openLogFiles(options)
  const logger = pino(
    {
      level: minLevel,
      base: null,
      timestamp: () => `,"time":"${new Date(options.clock.now()).toISOString()}"`,
      formatters: { level: name => ({ level: name }) },
    },
    files,
  )
  return {
    observe(event) {
      const level = levelOf(event)
      if (logger.isLevelEnabled(level)) logger[level](redacted(event))
    },
    dropped: () => files.dropped(),
    close: () => files.close(),
  }
}

function levelOf(event: DeskEvent): Exclude<LogLevel, 'off'> {
  switch (event.event) {
    case 'defect':
      return 'error'
    case 'worker_replaced':
      return 'warn'
    case 'job_ended':
      return event.state === 'failed' ? 'warn' : 'info'
    case 'delivery_attempt':
      return event.state === 'delivered' ? 'info' : 'warn'
    case 'request':
      if (event.status >= SERVER_ERROR) return 'error'
      return event.route !== null && frequentRoutes.test(event.route) ? 'debug' : 'info'
    default:
      return 'info'
  }
}
