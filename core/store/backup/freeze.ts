/** The file of an open database held still while it is copied; and what its answers are, so that a copy can be compared with them. */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { Refusal } from '../../errors.ts'
import type { Database } from '../database.ts'

/** A stored result: of an analysis, or the payload of an application. */
export interface StoredAnswer {
  readonly kind: 'analysis' | 'application'
  readonly id: string
  readonly revision: number
  /** Of its bytes, hex. */
  readonly sha256: string
}

export interface Freeze {
  /** False once it ended otherwise than by `release`: what was copied is not one state of the database. */
  readonly isIntact: boolean
  /** Every answer of the state that is held, read in slices between which others have their turn. */
  answers(): Promise<readonly StoredAnswer[]>
  release(): void
}

export interface Freezes {
  /** Throws Refusal BUSY while there is one. */
  begin(): Freeze
  /** Ends the present one, if there is one: it is not intact. */
  end(): void
}

/** SQLite's own default, in pages. */
const AUTO_CHECKPOINT_PAGES = 1000
/** Of hashing answers at a time. */
const SLICE_MS = 8

export function createFreezes(database: Database): Freezes {
  let present: { intact: boolean } | null = null
  const letGo = (): void => {
    if (present === null) return
    present = null
    if (database.open) database.pragma(`wal_autocheckpoint = ${AUTO_CHECKPOINT_PAGES}`)
  }
  return {
    begin() {
      if (present !== null) throw new Refusal('BUSY', 'Another backup is under way; try again when it is done.')
      const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }]
      if (busy !== 0) throw new Refusal('BUSY', 'The database is being read; try again.')
      // From here on nothing is written to the file itself, until the log is put into it again.
      database.pragma('wal_autocheckpoint = 0')
      const state = { intact: true }
      present = state
      const keys = answerKeys(database)
      return {
        get isIntact() {
          return state.intact
        },
        answers: () => digested(database, keys),
        release() {
          if (present === state) letGo()
        },
      }
    },
    end() {
      if (present !== null) present.intact = false
      letGo()
    },
  }
}

type AnswerKey = Omit<StoredAnswer, 'sha256'>

const tables = {
  analysis: { table: 'revisions', id: 'analysis_id', body: 'result' },
  application: { table: 'application_revisions', id: 'app_id', body: 'payload' },
} as const

function answerKeys(database: Database): readonly AnswerKey[] {
  return (Object.keys(tables) as (keyof typeof tables)[]).flatMap(kind => {
    const { table, id } = tables[kind]
    return database
      .prepare<[], { id: string; revision: number }>(
        `SELECT ${id} AS id, revision FROM ${table} ORDER BY ${id}, revision`,
      )
      .all()
      .map(row => ({ kind, ...row }))
  })
}

/** Answers are never changed: those of the keys are what they were, or are gone, and the freeze with them. */
async function digested(database: Database, keys: readonly AnswerKey[]): Promise<readonly StoredAnswer[]> {
  const select = {
    analysis: bodyOf(database, 'analysis'),
    application: bodyOf(database, 'application'),
  }
  const answers: StoredAnswer[] = []
  let began = performance.now()
  for (const key of keys) {
    const body = select[key.kind].get(key.id, key.revision)
    if (body !== undefined) answers.push({ ...key, sha256: createHash('sha256').update(body).digest('hex') })
    if (performance.now() - began < SLICE_MS) continue
    await setImmediate()
    if (!database.open) return answers
    began = performance.now()
  }
  return answers
}

const bodyOf = (database: Database, kind: keyof typeof tables) => {
  const { table, id, body } = tables[kind]
  return database
    .prepare<[string, number], string | Buffer>(`SELECT ${body} FROM ${table} WHERE ${id} = ? AND revision = ?`)
    .pluck()
}

/** Every answer of a database that nobody writes to. */
export const answersOf = (database: Database): Promise<readonly StoredAnswer[]> =>
  digested(database, answerKeys(database))
