/** The identifier of an application for which the caller gives none. */
import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'

/** Crockford's base 32: no letter that is mistaken for a digit or another letter when it is typed. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 40 bits: of a thousand applications a day two meet once in several thousand years. */
const length = 8

/** "A-261129-7K3F9QXM": people read it in lists, name it in letters and type it. The day is that of UTC. */
export function newAppId(clock: Clock): string {
  const day = new Date(clock.now()).toISOString().slice(2, 10).replaceAll('-', '')
  const bytes = createHash('sha256').update(clock.id()).digest()
  return `A-${day}-${Array.from(bytes.subarray(0, length), byte => digits[byte % digits.length]).join('')}`
}
