/** One POST of a webhook: no redirects, 20 seconds, never to a network it was not meant for. */
import { lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { isLoopbackHost, reachOf } from '../network-reach.ts'
import { reasonOf } from './no-answer.ts'

/** What came back; `status` null: no answer, with the reason in `error`. */
export interface Answer {
  readonly status: number | null
  readonly error: string | null
  readonly retryAfter: string | null
  /** Beginning of the body. */
  readonly response: string | null
}

const TIME_LIMIT_MS = 20_000
const KEPT_OF_ANSWER = 1000
/** Characters of the status line and what may stand before it. */
const KEPT_OF_HEAD = 4000
/** The body is kept for the log only: no receiver is waited for longer once its status is there. */
const BODY_PATIENCE_MS = 2000

export interface SendOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly allowPrivate: boolean
  readonly signal?: AbortSignal
  readonly timeLimitMs?: number
}

/** Never throws for what the receiver or the network does; the signal's end counts as no answer. */
export function send(address: string, options: SendOptions): Promise<Answer> {
  const url = new URL(address)
  const timeLimitMs = options.timeLimitMs ?? TIME_LIMIT_MS
  const limit = AbortSignal.timeout(timeLimitMs)
  const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal])
  const isAllowed = allowance(url.hostname, options.allowPrivate)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A numeric host is not looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve(noAnswer(innerNetwork(url.hostname)))
  return new Promise(done => {
    let arrived: Reply | null = null
    let accepted: () => number | null = () => null
    const cutOff = (error: Error): void => {
      const status = accepted()
      // Any 2xx counts once its status line is there, whatever becomes of the rest.
      if (arrived !== null) arrived.finish()
      else if (status !== null) done({ status, error: null, retryAfter: null, response: null })
      else done(noAnswer(limit.aborted ? `no answer within ${timeLimitMs / 1000} s` : reasonOf(error)))
    }
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest
    const headers = { ...options.headers, 'content-length': String(options.body.byteLength) }
    const lookUp = guardedLookup(url.hostname, isAllowed)
    const request = open(url, { method: 'POST', headers, signal, agent: false, lookup: lookUp }, answer => {
      arrived = replyOf(answer, done)
    })
    request.on('socket', socket => (accepted = statusLineOf(socket)))
    request.on('error', cutOff)
    request.end(options.body)
  })
}

const noAnswer = (error: string): Answer => ({ status: null, error, retryAfter: null, response: null })

/** An answer whose status has come. */
interface Reply {
  /** Takes it as it is. */
  finish(): void
}

/** Reads the beginning of the body, for a while. */
function replyOf(answer: IncomingMessage, done: (answer: Answer) => void): Reply {
  let text = ''
  const patience = setTimeout(() => finish(), BODY_PATIENCE_MS)
  const finish = (): void => {
    clearTimeout(patience)
    const status = answer.statusCode ?? 0
    const location = status >= 300 && status < 400 ? ' (redirects are not followed)' : ''
    const error = status >= 200 && status < 300 ? null : `answered ${status}${location}`
    const retryAfter = answer.headers['retry-after'] ?? null
    done({ status, error, retryAfter, response: text === '' ? null : text.slice(0, KEPT_OF_ANSWER) })
    answer.destroy()
  }
  answer.setEncoding('utf8')
  answer.on('data', (chunk: string) => {
    text += chunk
    if (text.length >= KEPT_OF_ANSWER) finish()
  })
  answer.on('end', finish)
  // The status stands even when the connection is cut while the body comes.
  answer.on('error', finish)
  answer.on('aborted', finish)
  return { finish }
}

/** Watches what comes in: the status of a line that says 2xx, headers or not, after interim answers (1xx); null until there is one. */
function statusLineOf(socket: Socket): () => number | null {
  let head = ''
  const take = (bytes: Buffer): void => {
    head += bytes.toString('latin1')
    if (head.length >= KEPT_OF_HEAD) socket.off('data', take)
  }
  socket.on('data', take)
  return () => {
    const status = /^(?:HTTP\/1\.[01] 1\d\d[^\n]*\n(?:[^\r\n]+\r?\n)*\r?\n)*HTTP\/1\.[01] (2\d\d)\b[^\n]*\n/.exec(
      head,
    )?.[1]
    return status === undefined ? null : Number(status)
  }
}

const innerNetwork = (host: string): string => `${host} leads into a private network, which the settings do not allow`

/** Whether an address that a host leads to may be sent to. */
const allowance =
  (host: string, allowPrivate: boolean) =>
  (address: string): boolean => {
    const reach = reachOf(address)
    return reach === 'public' || (reach === 'loopback' && isLoopbackHost(host)) || (reach === 'private' && allowPrivate)
  }

/** Looks a name up and refuses it when it leads into the local network: a public name may point anywhere, and change its mind. */
function guardedLookup(host: string, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, settings, callback) => {
    lookup(name, { ...settings, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, [])
      const allowed = addresses.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (first === undefined) return callback(new Error(innerNetwork(host)), [])
      if (settings.all === true) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}
