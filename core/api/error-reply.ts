/** What went wrong → status, headers and the one-member body; the only place where a refusal meets HTTP. */
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Wording } from '../contract/error.ts'
import { Refusal } from '../errors.ts'
import type { RefusalCode } from '../errors.ts'
import { damageRefusal } from '../store/damage.ts'
import { diskRefusal } from '../store/database.ts'

/** Total: a new refusal without a status does not compile. */
export const statusOf: Readonly<Record<RefusalCode, number>> = {
  MISSING_FIELDS: 400,
  BAD_VALUE: 400,
  BAD_SETTING: 400,
  NO_KEY: 401,
  UNKNOWN_KEY: 401,
  INSUFFICIENT_SCOPE: 403,
  FOREIGN_HOST: 403,
  LINK_EXPIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  CANCELED: 409,
  GONE: 410,
  FILE_TOO_LARGE: 413,
  REQUEST_TOO_LARGE: 413,
  TOO_MANY_FILES: 413,
  NOT_A_PDF: 415,
  WRONG_MEDIA_TYPE: 415,
  ENCRYPTED: 422,
  WRONG_PASSWORD: 422,
  NO_PAGES: 422,
  TOO_MANY_PAGES: 422,
  UNREADABLE: 422,
  NOT_FINANCIAL: 422,
  QUOTA_USED_UP: 429,
  RATE_LIMITED: 429,
  DAMAGED: 500,
  BUSY: 503,
  API_OFF: 503,
}

/** `X-Error-Code` of an answer that is nobody's refusal. */
export const defectCode = 'INTERNAL'
export const defectMessage = 'Internal error'

/** Fastify's and its multipart plugin's own errors are the caller's mistakes too: by their code. */
const frameworkRefusals: Readonly<Record<string, readonly [RefusalCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['WRONG_MEDIA_TYPE', 'The Content-Type of the body is not supported here'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_VALUE', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BAD_VALUE', 'Content-Length does not match the body'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['REQUEST_TOO_LARGE', 'The body is too large'],
  FST_ERR_BAD_URL: ['BAD_VALUE', 'The address is malformed'],
  // No identifier is so long.
  FST_ERR_MAX_PARAM_LENGTH: ['NOT_FOUND', 'No such address'],
  FST_ERR_ASYNC_CONSTRAINT: ['BAD_VALUE', 'The request is malformed'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['WRONG_MEDIA_TYPE', 'The body must be multipart/form-data'],
}

/** The refusal behind an error; null for a defect of ours. */
export function refusalBehind(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  const known = typeof code === 'string' ? frameworkRefusals[code] : undefined
  if (known) return new Refusal(known[0], known[1], { cause: error })
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Refusal('BAD_VALUE', 'The request is malformed', { cause: error })
  return diskRefusal(error) ?? damageRefusal(error)
}

const closed = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

/** The endpoint's own sentence first, then what is particular; never the same sentence twice. */
export function worded(refusal: Refusal, wording: Wording = {}): string {
  const sentence = wording[refusal.code]
  if (sentence === undefined || refusal.message.startsWith(sentence)) return closed(refusal.message)
  return refusal.message === '' ? closed(sentence) : `${sentence}. ${closed(refusal.message)}`
}

/** A bug, and the request it was met in. */
class RequestDefect extends Error {
  readonly requestId: string
  constructor({ id, method, routeOptions }: FastifyRequest, cause: unknown) {
    super(`${method} ${routeOptions.url ?? 'unknown'} failed (request ${id})`, { cause })
    this.name = 'RequestDefect'
    this.requestId = id
  }
}

/** Answers a failed request. */
export type ReplyWithError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** `onDefect` hears of what is our fault; the caller hears of it only that it happened. */
export const createErrorReply =
  (onDefect: (error: unknown) => void): ReplyWithError =>
  (error, request, reply) => {
    // What the framework refuses before any hook has no name yet.
    reply.header('x-request-id', request.id)
    const refusal = refusalBehind(error)
    if (refusal === null) {
      onDefect(new RequestDefect(request, error))
      return reply.code(500).header('x-error-code', defectCode).send({ message: defectMessage })
    }
    // Nobody's request is the reason: whoever runs the service should hear of it too.
    if (refusal.code === 'DAMAGED') onDefect(refusal)
    const status = statusOf[refusal.code]
    if (status === 401) reply.header('www-authenticate', 'Bearer realm="Underwriter Desk"')
    if (status === 503) reply.header('retry-after', '5')
    reply.header('x-error-code', refusal.code)
    return reply.code(status).send({ message: worded(refusal, request.routeOptions.config?.wording) })
  }

/** Answers what is not HTTP, where there is no request yet to reply to. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  const body = JSON.stringify({ message: 'The request is malformed.' })
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'X-Error-Code: BAD_VALUE',
    'Connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}
