/**
 * What happens while the service runs, as its log and its metrics are given it. Members are ids, closed words, counts and times; never what a document,
 * a name, an address or a caller says. `core/monitoring/allowed-members.ts` holds every one of them to that.
 */
import type { RefusalCode } from './errors.ts'

export type DeskEvent =
  | {
      readonly event: 'started'
      readonly version: string
      readonly node: string
      readonly platform: NodeJS.Platform
      readonly port: number
      readonly tls: boolean
      readonly threads: number
    }
  | { readonly event: 'stopped'; readonly uptimeSeconds: number }
  | {
      readonly event: 'request'
      /** As in the X-Request-Id header. */
      readonly requestId: string
      readonly method: string
      /** The pattern of the route, such as `/analyses/:id`; null: an address nobody serves. */
      readonly route: string | null
      /** 499: the client left before its answer. */
      readonly status: number
      readonly durationMs: number
      /** As in the X-Error-Code header; null: the request was not refused. */
      readonly errorCode: string | null
      /** null: no stored key. */
      readonly keyId: string | null
      readonly analysisId: string | null
    }
  | {
      /** The files of an analysis were read. */
      readonly event: 'files_read'
      readonly analysisId: string
      readonly kind: string
      readonly files: number
      readonly pages: number
      /** Pages without a sound text layer, recognized from their image. */
      readonly recognizedPages: number
      readonly durationMs: number
    }
  | {
      readonly event: 'job_ended'
      readonly jobId: string
      readonly analysisId: string
      /** null: the analysis was deleted meanwhile. */
      readonly kind: string | null
      readonly state: 'done' | 'failed' | 'canceled'
      /** Why it failed; null: it did not, or by a defect. */
      readonly errorCode: RefusalCode | null
      readonly attempts: number
      /** From submission to the first start; null: it never started. */
      readonly waitMs: number | null
      /** From the first start to the end; null: it never started. */
      readonly durationMs: number | null
    }
  | {
      readonly event: 'worker_replaced'
      readonly thread: number | null
      readonly reason: ReplacementReason
    }
  | {
      readonly event: 'delivery_attempt'
      readonly deliveryId: string
      readonly endpointId: string
      /** HTTP status; null: there was no answer. */
      readonly status: number | null
      readonly state: 'delivered' | 'waiting' | 'dead'
      readonly durationMs: number
    }
  | { readonly event: 'setting_changed'; readonly setting: string }
  | { readonly event: 'deleted'; readonly analyses: number; readonly files: number }
  | { readonly event: 'retention'; readonly files: number; readonly bodies: number; readonly answers: number }
  | ({ readonly event: 'defect' } & DefectFacts)

/**
 * `death`: its document ended it; `memory`, `page time`, `document time`: the document used up its budget; `evicted`: the document goes on later, so
 * that others do not wait; `recycled`: it held much memory, or a long document, when it was done; `lost`: it ended before it began.
 */
export const replacementReasons = [
  'death',
  'memory',
  'page time',
  'document time',
  'evicted',
  'recycled',
  'lost',
] as const
export type ReplacementReason = (typeof replacementReasons)[number]

/** What may be kept of an error that is a bug: where it was thrown, not its message, which may quote a document. */
export interface DefectFacts {
  readonly name: string
  /** The code of an error of Node or SQLite; null: it has none. */
  readonly code: string | null
  /** `function core/api/server.ts:12:3`, innermost first; of the causes too. */
  readonly frames: readonly string[]
  readonly requestId: string | null
  readonly jobId: string | null
}

export type Observe = (event: DeskEvent) => void

/** Of the log: events of the level and of those before it are written. */
export const logLevels = ['off', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]
