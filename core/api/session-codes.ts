/** One-time codes: what the browser is opened with, for every user of the machine may read a process's arguments. */
import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'

const CODE_BYTES = 16
/** A browser that starts cold takes seconds. */
const LIFETIME_MS = 60_000

export class SessionCodes {
  /** Until when (epoch ms), by hash. */
  readonly #codes = new Map<string, number>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  issue(): string {
    const code = randomBytes(CODE_BYTES).toString('hex')
    this.#codes.set(hashOf(code), this.#clock.now() + LIFETIME_MS)
    return code
  }

  /** Whether it is one of these; it is none from then on. */
  redeem(code: string): boolean {
    const until = this.#codes.get(hashOf(code))
    this.#codes.delete(hashOf(code))
    return until !== undefined && until > this.#clock.now()
  }
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex')
