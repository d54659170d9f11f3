/** What was done with each analysis and application, and by whom: a chain of hashes per subject, in which a changed or removed entry shows. */
import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { HistoryAction } from '../contract/history.ts'
import type { Database } from './database.ts'

/** Whose chain it is: that of an application, or of an analysis that is no submission to one. */
export type HistorySubject =
  { readonly analysisId: string; readonly appId: null } | { readonly analysisId: null; readonly appId: string }

export interface NewHistoryEntry {
  readonly subject: HistorySubject
  readonly action: HistoryAction
  /** Name of the person or of the key; null: the service by itself. */
  readonly author: string | null
  /** JSON; what is in it is deleted with the document it is about. */
  readonly details: object
  /** The analysis of that document, where the subject is an application. */
  readonly sourceId?: string | null
}

export interface HistoryEntry {
  /** From 1. */
  readonly seq: number
  /** Epoch ms. */
  readonly at: number
  readonly author: string | null
  readonly action: HistoryAction
  /** null: deleted with the document they were about. */
  readonly details: object | null
  /** SHA-256, hex, over the hash of the entry before and everything of this one. */
  readonly hash: string
}

export interface HistoryChain {
  readonly entries: readonly HistoryEntry[]
  /** Place of the first entry that is missing or changed; null: the chain is whole. */
  readonly brokenAt: number | null
}

export interface History {
  /** In the transaction of what it records. */
  add(entry: NewHistoryEntry): void
  /** Oldest first. */
  of(subject: HistorySubject): HistoryChain
  /** Removes what entries of applications hold of these analyses; the entries stay. */
  forget(analysisIds: readonly string[]): void
}

interface Row {
  seq: number
  at: number
  author: string | null
  action: HistoryAction
  details: string | null
  salt: string | null
  details_hash: string
  hash: string
}

const sha256 = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
const hashOf = (before: string, subject: HistorySubject, row: Omit<Row, 'hash' | 'details' | 'salt'>): string =>
  sha256(before, subject.analysisId, subject.appId, row.seq, row.at, row.author, row.action, row.details_hash)
/** Salted: a short text could be guessed from its hash after it was deleted. */
const detailsHash = (details: string, salt: string): string => sha256(salt, details)

/** As it is bound to a statement. */
interface Bound {
  readonly analysisId: string | null
  readonly appId: string | null
}

const of = '(analysis_id IS :analysisId AND app_id IS :appId)'

export function createHistory(database: Database, clock: Clock): History {
  type End = { seq: number; hash: string }
  const findEnd = database.prepare<Bound, End>(`SELECT seq, hash FROM history_ends WHERE ${of}`)
  const removeEnd = database.prepare<Bound>(`DELETE FROM history_ends WHERE ${of}`)
  const addEnd = database.prepare<Bound & End>(
    'INSERT INTO history_ends (analysis_id, app_id, seq, hash) VALUES (:analysisId, :appId, :seq, :hash)',
  )
  const add = database.prepare<Row & Bound & { source: string | null }>(
    `INSERT INTO history (analysis_id, app_id, seq, at, author, action, details, salt, details_hash, hash, source_id)
     VALUES (:analysisId, :appId, :seq, :at, :author, :action, :details, :salt, :details_hash, :hash, :source)`,
  )
  const list = database.prepare<Bound, Row>(
    `SELECT seq, at, author, action, details, salt, details_hash, hash FROM history WHERE ${of} ORDER BY seq`,
  )
  const forget = database.prepare('UPDATE history SET details = NULL, salt = NULL WHERE source_id = ?')
  return {
    add: database.transaction(({ subject, action, author, details, sourceId = null }: NewHistoryEntry) => {
      const end = findEnd.get(subject) ?? { seq: 0, hash: '' }
      const [text, salt] = [JSON.stringify(details), clock.id()]
      const entry = { seq: end.seq + 1, at: clock.now(), author, action, details_hash: detailsHash(text, salt) }
      const hash = hashOf(end.hash, subject, entry)
      add.run({ ...entry, ...subject, details: text, salt, hash, source: sourceId })
      removeEnd.run(subject)
      addEnd.run({ ...subject, seq: entry.seq, hash })
    }),
    of(subject) {
      const rows = list.all(subject)
      const end = findEnd.get(subject) ?? { seq: 0, hash: '' }
      return {
        entries: rows.map(({ seq, at, author, action, details, hash }) => {
          return { seq, at, author, action, hash, details: details === null ? null : (JSON.parse(details) as object) }
        }),
        brokenAt: firstBroken(rows, subject, end),
      }
    },
    forget: analysisIds => analysisIds.forEach(id => forget.run(id)),
  }
}

function firstBroken(
  rows: readonly Row[],
  subject: HistorySubject,
  end: { readonly seq: number; readonly hash: string },
): number | null {
  let before = ''
  for (const [index, row] of rows.entries()) {
    const isWhole =
      row.seq === index + 1 &&
      row.hash === hashOf(before, subject, row) &&
      (row.details === null || row.salt === null || row.details_hash === detailsHash(row.details, row.salt))
    if (!isWhole) return index + 1
    before = row.hash
  }
  return end.seq === rows.length && end.hash === before ? null : rows.length + 1
}
