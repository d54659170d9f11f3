/** Time and identifiers behind an interface, so that tests own both. */
import { randomUUID } from 'node:crypto'

/** The only source of the current time and of new identifiers. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** A new unique identifier. */
  id(): string
}

export const systemClock: Clock = { now: () => Date.now(), id: () => randomUUID() }
