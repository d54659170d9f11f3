/** The documents of every first-sight batch, by its name. */
import type { Drawn } from './2026-11-22/press/document.ts'
import { documents as first } from './2026-11-22/documents.ts'
import { documents as second } from './2026-11-23/documents.ts'
import { documents as third } from './2026-11-23-b/documents.ts'
import { documents as fourth } from './2026-11-23-c/documents.ts'
import { documents as fifth } from './2026-11-23-d/documents.ts'
import { documents as sixth } from './2026-11-23-e/documents.ts'
import { documents as seventh } from './2026-11-23-f/documents.ts'
import { documents as eighth } from './2026-11-23-g/documents.ts'
import { documents as ninth } from './2026-11-23-h/documents.ts'
import { documents as tenth } from './2026-11-23-i/documents.ts'
import { documents as eleventh } from './2026-11-23-j/documents.ts'
import { documents as twelfth } from './2026-11-23-k/documents.ts'
import { documents as thirteenth } from './2026-11-23-l/documents.ts'
import { documents as fourteenth } from './2026-11-23-m/documents.ts'
import { documents as fifteenth } from './2026-11-23-n/documents.ts'
import { documents as sixteenth } from './2026-11-23-o/documents.ts'
import { documents as seventeenth } from './2026-11-28-p/documents.ts'
import { documents as eighteenth } from './2026-11-28-q/documents.ts'
import { documents as nineteenth } from './2026-11-28-r/documents.ts'
import { documents as twentieth } from './2026-11-28-s/documents.ts'
import { documents as twentyFirst } from './2026-11-28-t/documents.ts'
import { documents as twentySecond } from './2026-11-28-u/documents.ts'
import { documents as twentyThird } from './2026-11-28-v/documents.ts'
import { documents as twentyFourth } from './2026-11-28-w/documents.ts'
import { documents as twentyFifth } from './2026-11-28-x/documents.ts'
import { documents as twentySixth } from './2026-11-28-y/documents.ts'
import { documents as twentySeventh } from './2026-11-28-z1/documents.ts'
import { documents as twentyEighth } from './2026-11-28-z2/documents.ts'
import { documents as twentyNinth } from './2026-11-28-z3/documents.ts'
import { documents as thirtieth } from './2026-11-29-a/documents.ts'
import { documents as thirtyFirst } from './2026-11-29-b/documents.ts'
import { documents as thirtySecond } from './2026-11-29-c/documents.ts'
import { documents as thirtyThird } from './2026-11-29-d/documents.ts'
import { documents as thirtyFourth } from './2026-11-29-e/documents.ts'
import { documents as thirtyFifth } from './2026-11-29-f/documents.ts'
import { documents as thirtySixth } from './2026-11-29-g/documents.ts'
import { documents as thirtySeventh } from './2026-11-29-h/documents.ts'
import { documents as thirtyEighth } from './2026-11-29-i/documents.ts'
import { documents as thirtyNinth } from './2026-11-30-a/documents.ts'
import { documents as fortieth } from './2026-11-30-b/documents.ts'
import { documents as fortyFirst } from './2026-11-30-c/documents.ts'
import { documents as fortySecond } from './2026-11-30-d/documents.ts'
import { documents as fortyThird } from './2026-11-30-e/documents.ts'
import { documents as fortyFourth } from './2026-11-30-f/documents.ts'
import { documents as fortyFifth } from './2026-11-30-g/documents.ts'
import { documents as fortySixth } from './2026-11-30-h/documents.ts'
import { documents as fortySeventh } from './2026-11-30-i/documents.ts'
import { documents as fortyEighth } from './2026-12-01-a/documents.ts'
import { documents as fortyNinth } from './2026-12-01-b/documents.ts'
import { documents as fiftieth } from './2026-12-01-c/documents.ts'
import { documents as fiftyFirst } from './2026-12-01-d/documents.ts'
import { documents as fiftySecond } from './2026-12-01-e/documents.ts'

export const batches: Readonly<Record<string, readonly Drawn[]>> = {
  '2026-11-22': first,
  '2026-11-23': second,
  '2026-11-23-b': third,
  '2026-11-23-c': fourth,
  '2026-11-23-d': fifth,
  '2026-11-23-e': sixth,
  '2026-11-23-f': seventh,
  '2026-11-23-g': eighth,
  '2026-11-23-h': ninth,
  '2026-11-23-i': tenth,
  '2026-11-23-j': eleventh,
  '2026-11-23-k': twelfth,
  '2026-11-23-l': thirteenth,
  '2026-11-23-m': fourteenth,
  '2026-11-23-n': fifteenth,
  '2026-11-23-o': sixteenth,
  '2026-11-28-p': seventeenth,
  '2026-11-28-q': eighteenth,
  '2026-11-28-r': nineteenth,
  '2026-11-28-s': twentieth,
  '2026-11-28-t': twentyFirst,
  '2026-11-28-u': twentySecond,
  '2026-11-28-v': twentyThird,
  '2026-11-28-w': twentyFourth,
  '2026-11-28-x': twentyFifth,
  '2026-11-28-y': twentySixth,
  '2026-11-28-z1': twentySeventh,
  '2026-11-28-z2': twentyEighth,
  '2026-11-28-z3': twentyNinth,
  '2026-11-29-a': thirtieth,
  '2026-11-29-b': thirtyFirst,
  '2026-11-29-c': thirtySecond,
  '2026-11-29-d': thirtyThird,
  '2026-11-29-e': thirtyFourth,
  '2026-11-29-f': thirtyFifth,
  '2026-11-29-g': thirtySixth,
  '2026-11-29-h': thirtySeventh,
  '2026-11-29-i': thirtyEighth,
  '2026-11-30-a': thirtyNinth,
  '2026-11-30-b': fortieth,
  '2026-11-30-c': fortyFirst,
  '2026-11-30-d': fortySecond,
  '2026-11-30-e': fortyThird,
  '2026-11-30-f': fortyFourth,
  '2026-11-30-g': fortyFifth,
  '2026-11-30-h': fortySixth,
  '2026-11-30-i': fortySeventh,
  '2026-12-01-a': fortyEighth,
  '2026-12-01-b': fortyNinth,
  '2026-12-01-c': fiftieth,
  '2026-12-01-d': fiftyFirst,
  '2026-12-01-e': fiftySecond,
}
