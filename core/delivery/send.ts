/** One POST of a webhook: no redirects, 20 seconds, never to a network it was not meant for. */
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isLoopbackHost, reachOf } from '../network-reach.ts'

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
  const limit = AbortSignal.timeout(options.timeLimitMs ?? TIME_LIMIT_MS)
  const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal])
  return new Promise(done => {
    const nothing = (error: Error): void => {
      const reason = limit.aborted
        ? `no answer within ${(options.timeLimitMs ?? TIME_LIMIT_MS) / 1000} s`
        : error.message
      done({ status: null, error: reason, retryAfter: null, response: null })
    }
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = open(
      url,
      {
        method: 'POST',
        headers: { ...options.headers, 'content-length': String(options.body.byteLength) },
        signal,
        agent: false,
        lookup: guardedLookup(url.hostname, options.allowPrivate),
      },
      answer => {
        let text = ''
        answer.setEncoding('utf8')
        const finish = (): void => {
          const status = answer.statusCode ?? 0
          const location = status >= 300 && status < 400 ? ' (redirects are not followed)' : ''
          const error = status >= 200 && status < 300 ? null : `answered ${status}${location}`
          const retryAfter = answer.headers['retry-after'] ?? null
          done({ status, error, retryAfter, response: text === '' ? null : text.slice(0, KEPT_OF_ANSWER) })
          answer.destroy()
        }
        answer.on('data', (chunk: string) => {
          text += chunk
          if (text.length >= KEPT_OF_ANSWER) finish()
        })
        answer.on('end', finish)
        // The status stands even when the connection is cut while the body comes.
        answer.on('error', finish)
        answer.on('aborted', finish)
      },
    )
    request.on('error', nothing)
    request.end(options.body)
  })
}

/** Looks a name up and refuses it when it leads into the local network: a public name may point anywhere, and change its mind. */
function guardedLookup(host: string, allowPrivate: boolean): LookupFunction {
  return (name, settings, callback) => {
    lookup(name, { ...settings, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, [])
      const allowed = addresses.filter(({ address }) => {
        const reach = reachOf(address)
        return (
          reach === 'public' || (reach === 'loopback' && isLoopbackHost(host)) || (reach === 'private' && allowPrivate)
        )
      })
      const [first] = allowed
      if (first === undefined) {
        const reason = new Error(`${host} leads into a private network, which the settings do not allow`)
        return callback(reason, [])
      }
      if (settings.all === true) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}
