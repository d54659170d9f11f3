/**
 * The only members of an event that are written to the log, and the form each must have. A value of another form is written as `[redacted]`: what is
 * thrown and passed around in a service that reads documents may quote them, so the log takes nothing on trust.
 */
import { isDeepStrictEqual } from 'node:util'
import { refusalCodes } from '../errors.ts'
import { replacementReasons, type DeskEvent } from '../events.ts'

type Allowed = (value: unknown) => boolean
/** For each event every member of it; a new member does not compile until its form is stated here. */
type AllowedMembers = {
  readonly [Name in DeskEvent['event']]: {
    readonly [Member in Exclude<keyof Extract<DeskEvent, { event: Name }>, 'event'>]: Allowed
  }
}

const matching =
  (pattern: RegExp): Allowed =>
  value =>
    typeof value === 'string' && pattern.test(value)
const oneOf =
  (...words: readonly unknown[]): Allowed =>
  value =>
    words.some(word => isDeepStrictEqual(word, value))
const orNull =
  (allowed: Allowed): Allowed =>
  value =>
    value === null || allowed(value)
const count: Allowed = value => typeof value === 'number' && Number.isFinite(value)
const flag: Allowed = value => typeof value === 'boolean'
const id = matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
const kind = oneOf('financial-statements', 'invoices', 'application')
const refusalCode = oneOf(...refusalCodes)
const version = matching(/^v?\d+\.\d+\.\d+[\w.-]{0,20}$/)
/** A frame as `defectFacts` writes it. */
export const framePattern =
  /^[\w$.<> ]{0,80}(?:\bnode:|\bcore\/|\belectron\/|\bnode_modules\/)[\w@$./+-]{1,160}:\d+:\d+$/

export const allowedMembers: AllowedMembers = {
  started: {
    version,
    node: version,
    platform: matching(/^[a-z0-9]{2,10}$/),
    port: count,
    tls: flag,
    threads: count,
  },
  stopped: { uptimeSeconds: count },
  request: {
    requestId: id,
    method: matching(/^[A-Z-]{1,20}$/),
    route: orNull(matching(/^\/[\w:*./-]{0,100}$/)),
    status: count,
    durationMs: count,
    errorCode: orNull(oneOf('INTERNAL', ...refusalCodes)),
    keyId: orNull(id),
    analysisId: orNull(id),
  },
  files_read: { analysisId: id, kind, files: count, pages: count, recognizedPages: count, durationMs: count },
  job_ended: {
    jobId: id,
    analysisId: id,
    kind: orNull(kind),
    state: oneOf('done', 'failed', 'canceled'),
    errorCode: orNull(refusalCode),
    attempts: count,
    waitMs: orNull(count),
    durationMs: orNull(count),
  },
  worker_replaced: { thread: orNull(count), reason: oneOf(...replacementReasons) },
  delivery_attempt: {
    deliveryId: id,
    endpointId: id,
    status: orNull(count),
    state: oneOf('delivered', 'waiting', 'dead'),
    durationMs: count,
  },
  setting_changed: { setting: matching(/^[a-zA-Z]{1,40}$/) },
  deleted: { analyses: count, files: count },
  retention: { files: count, bodies: count, answers: count },
  defect: {
    name: matching(/^[A-Z][A-Za-z]{0,60}$/),
    code: orNull(matching(/^[A-Z][A-Z0-9_]{0,60}$/)),
    frames: value => Array.isArray(value) && value.every(matching(framePattern)),
    requestId: orNull(id),
    jobId: orNull(id),
  },
}

export const REDACTED = '[redacted]'

/** What is written of an event: its allowed members, those of another form than stated as `[redacted]`. */
export function redacted(event: DeskEvent): Readonly<Record<string, unknown>> {
  const given = event as unknown as Readonly<Record<string, unknown>>
  const members = Object.entries<Allowed>(allowedMembers[event.event])
  return {
    event: event.event,
    ...Object.fromEntries(members.map(([name, allowed]) => [name, allowed(given[name]) ? given[name] : REDACTED])),
  }
}
