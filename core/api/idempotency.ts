/** One answer per Idempotency-Key: the first request does the work, its repetitions get the same bytes. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import type { Claim, Idempotency, StoredAnswer } from '../store/idempotency.ts'

/** What a handler answers. `body` is turned into JSON once and kept as those bytes; undefined: there is none. */
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
  /** What a replay says instead of `body`: for secrets that are shown once. */
  readonly replayBody?: unknown
}

/** Longest Idempotency-Key accepted: what the draft standard's own example needs several times over. */
const longestKey = 255

/** A request that is answered once. */
export interface IdempotentWork {
  /** What the request asks for besides its address. */
  readonly fingerprint: string
  /** `claim`: its reserved key, which an analysis is queued with; null without the header. */
  readonly work: (claim: Claim | null) => Answer | Promise<Answer>
  /** Answers for the analysis that was accepted under the key before the process ended. */
  readonly resume?: (analysisId: string) => Promise<Answer>
  /** Called when `work` is not run. */
  readonly unused?: () => Promise<void>
}

interface FirstRequest {
  readonly claim: Claim
  readonly work: () => Answer | Promise<Answer>
  /** Of caller and key. */
  readonly location: string
}

/** SHA-256 of a JSON body, hex. */
export const fingerprintOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

const jsonBytes = (body: unknown): Buffer => Buffer.from(body === undefined ? '' : JSON.stringify(body))

export class IdempotentAnswers {
  readonly #store: Idempotency
  /** Requests under way by caller and key; resolved (never rejected) when their answer is stored or the key is given back. */
  readonly #running = new Map<string, Promise<void>>()

  constructor(store: Idempotency) {
    this.#store = store
  }

  /**
   * Runs `work` and sends its answer, once per Idempotency-Key and fingerprint; without the header, simply so.
   * `unused` is called when `work` is not run. Throws Refusal CONFLICT for the same key with other content.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { fingerprint, work, resume, unused }: IdempotentWork,
  ): Promise<FastifyReply> {
    const key = request.headers['idempotency-key']
    if (key === undefined) return send(reply, await work(null))
    let taken = false
    try {
      if (typeof key !== 'string' || key === '' || key.length > longestKey)
        throw new Refusal('BAD_VALUE', `Idempotency-Key must have 1 to ${longestKey} characters`)
      const keyId = request.caller?.id ?? ''
      const content = `${request.method} ${request.url} ${fingerprint}`
      const location = JSON.stringify([keyId, key])
      for (;;) {
        const claim = { keyId, key }
        const reservation = this.#store.reserve(keyId, key, content)
        if (reservation.state === 'conflict')
          throw new Refusal('CONFLICT', 'This Idempotency-Key was used for a request with other content')
        if (reservation.state === 'replay') {
          await unused?.()
          return sendStored(reply.header('idempotency-replayed', 'true'), reservation.answer)
        }
        if (reservation.state === 'new') {
          taken = true
          return await this.#first(request, reply, { claim, location, work: () => work(claim) })
        }
        const running = this.#running.get(location)
        if (running === undefined && reservation.state === 'accepted' && resume !== undefined) {
          const { analysisId } = reservation
          await unused?.()
          reply.header('idempotency-replayed', 'true')
          return await this.#first(request, reply, { claim, location, work: () => resume(analysisId) })
        }
        if (running === undefined)
          throw new Refusal('CONFLICT', 'The first request under this Idempotency-Key is still being answered')
        await running
      }
    } catch (error) {
      if (!taken) await unused?.()
      throw error
    }
  }

  async #first(
    request: FastifyRequest,
    reply: FastifyReply,
    { claim: { keyId, key }, location, work }: FirstRequest,
  ): Promise<FastifyReply> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#running.set(location, promise)
    try {
      const answer = await work()
      const stored = {
        status: answer.status,
        headers: headersOf(answer),
        body: jsonBytes(answer.replayBody ?? answer.body),
      }
      this.#store.answer(keyId, key, stored, request.notes)
      return answer.replayBody === undefined ? sendStored(reply, stored) : send(reply, answer)
    } catch (error) {
      // Busy is who stops, or whose disk is full: what was accepted goes on by itself, and the key stands for it.
      this.#store.release(keyId, key, error instanceof Refusal && error.code === 'BUSY')
      throw error
    } finally {
      this.#running.delete(location)
      resolve()
    }
  }
}

const headersOf = ({ headers, body }: Answer) => ({
  ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
  ...headers,
})

const send = (reply: FastifyReply, answer: Answer): FastifyReply =>
  reply
    .code(answer.status)
    .headers(headersOf(answer))
    .send(answer.body === undefined ? undefined : JSON.stringify(answer.body))

const sendStored = (reply: FastifyReply, answer: StoredAnswer): FastifyReply =>
  reply
    .code(answer.status)
    .headers(answer.headers)
    .send(answer.body.length === 0 ? undefined : Buffer.from(answer.body))
