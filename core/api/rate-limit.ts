/** A token bucket per key: so many requests a second, a few more at once, reported in the headers of every response. */
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'

/** `perSecond` tokens flow in, `burst` fit in. */
export interface RateLimit {
  readonly perSecond: number
  readonly burst: number
}

interface Bucket {
  tokens: number
  /** Epoch ms at which `tokens` was true. */
  at: number
}

/** Buckets nobody drew from for so long that they are full again are forgotten once there are more than this many. */
const keptBuckets = 1000

export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #clock: Clock
  readonly #limit: RateLimit

  constructor(limit: RateLimit, clock: Clock) {
    this.#limit = limit
    this.#clock = clock
  }

  /** Takes one token of the key's bucket and writes the headers; throws Refusal RATE_LIMITED when there is none. */
  take(keyId: string, reply: FastifyReply): void {
    const { perSecond, burst } = this.#limit
    const now = this.#clock.now()
    const bucket = this.#buckets.get(keyId)
    // A clock set back must not freeze a key out, hence the floor of 0.
    const tokens = bucket ? Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond) : burst
    const admitted = tokens >= 1
    const left = admitted ? tokens - 1 : tokens
    this.#buckets.set(keyId, { tokens: left, at: now })
    if (this.#buckets.size > keptBuckets) this.#forgetFull(now)

    const remaining = Math.floor(left)
    const secondsToFull = Math.ceil((burst - left) / perSecond)
    reply.header('ratelimit-policy', `"default";q=${burst};w=${Math.ceil(burst / perSecond)}`)
    reply.header('ratelimit', `"default";r=${remaining};t=${secondsToFull}`)
    reply.header('x-ratelimit-limit', burst)
    reply.header('x-ratelimit-remaining', remaining)
    reply.header('x-ratelimit-reset', secondsToFull)
    if (admitted) return
    reply.header('retry-after', Math.max(1, Math.ceil((1 - left) / perSecond)))
    throw new Refusal('RATE_LIMITED', `Rate limit exceeded: ${perSecond} requests a second, ${burst} at once`)
  }

  #forgetFull(now: number): void {
    const { perSecond, burst } = this.#limit
    for (const [keyId, bucket] of this.#buckets)
      if (bucket.tokens + ((now - bucket.at) / 1000) * perSecond >= burst) this.#buckets.delete(keyId)
  }
}
