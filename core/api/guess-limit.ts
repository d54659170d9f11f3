/** Wrong keys from one address: a few are mistakes, many are guesses, and guesses are refused unread. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'

/** Wrong keys at once, and how soon another one may follow. */
const BURST = 20
const REFILL_MS = 6_000
/** Addresses and keys that are remembered at most. */
const MAX_KEPT = 10_000

export class GuessLimit {
  /** When (epoch ms) the address will have made up for all its wrong keys. */
  readonly #clearAt = new Map<string, number>()
  /** Hashes of keys that were right: who has one is not kept waiting by others on the same machine. */
  readonly #right = new Set<string>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Throws Refusal RATE_LIMITED for a key that is not known to be right while the address has guessed too often. */
  admit(address: string, token: string, reply: FastifyReply): void {
    const waitMs = (this.#clearAt.get(address) ?? 0) - this.#clock.now() - (BURST - 1) * REFILL_MS
    if (waitMs <= 0 || this.#right.has(hashOf(token))) return
    reply.header('retry-after', Math.ceil(waitMs / 1000))
    throw new Refusal('RATE_LIMITED', 'Too many wrong keys came from this address; try again later')
  }

  right(token: string): void {
    if (this.#right.size >= MAX_KEPT) this.#right.clear()
    this.#right.add(hashOf(token))
  }

  wrong(address: string): void {
    const now = this.#clock.now()
    if (this.#clearAt.size >= MAX_KEPT)
      for (const [other, clearAt] of this.#clearAt) if (clearAt <= now) this.#clearAt.delete(other)
    // Still full: all are guessing, and who guesses longest is let go first.
    if (this.#clearAt.size >= MAX_KEPT) this.#clearAt.delete(this.#clearAt.keys().next().value!)
    this.#clearAt.set(address, Math.max(now, this.#clearAt.get(address) ?? 0) + REFILL_MS)
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64')
