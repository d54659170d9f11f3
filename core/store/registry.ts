/** Business registries of states, each in an SQLite file of its own: public records, found by the words of their names. */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Refusal } from '../errors.ts'
import { diskRefusal, type Database } from './database.ts'

/** A record as it is kept; null: the state's file does not say. */
export interface RegistryRecord {
  /** As the state writes it. */
  readonly name: string
  readonly type: string | null
  /** Of the contract's vocabulary. */
  readonly status: string
  readonly address: string | null
  readonly agentName: string | null
  readonly stateType: string
  readonly fileNumber: string | null
  /** ISO. */
  readonly filingDate: string | null
}

/** What a name is found by. */
export interface NameKeys {
  /** Lower-case words of ASCII letters and digits, separated by single spaces. */
  readonly words: string
  /** Equal for names that are the same whatever their spaces; an integer. */
  readonly key: number
}

export interface RegistryState {
  /** Two letters. */
  readonly state: string
  readonly records: number
  /** Rows of the file that could not be read. */
  readonly skipped: number
  readonly fileName: string
  /** Epoch ms. */
  readonly importedAt: number
  /** Of the file it lies in. */
  readonly bytes: number
}

/** A registry being written beside the one in force. */
export interface RegistryDraft {
  add(record: RegistryRecord, name: NameKeys): void
  /** Builds the indexes and puts the draft in the place of the state's registry, all of it or nothing. Takes up to a minute for millions of records. */
  publish(facts: Pick<RegistryState, 'skipped' | 'fileName' | 'importedAt'>): RegistryState
  discard(): void
}

/** An open registry. */
export interface RegistryReader {
  readonly records: number
  byKey(key: number, limit: number): readonly RegistryRecord[]
  /** Records whose names have one word of each group, in no order. */
  byWords(groups: readonly (readonly string[])[], limit: number): readonly RegistryRecord[]
  /** In how many names a word stands. */
  countOf(word: string): number
  /** Words that share most of their letters in order with one of at least four letters; among them all that differ in one letter. */
  wordsLike(word: string): readonly string[]
  close(): void
}

export interface Registry {
  /** By state. */
  list(): readonly RegistryState[]
  /** Starts a new registry of a state; one that was left unfinished before is thrown away. Refusal BUSY: disk full. */
  draft(state: string): RegistryDraft
  /** null: no registry of this state was imported. Throws when another version of this program wrote it. */
  open(state: string): RegistryReader | null
  /** False when there is none. */
  remove(state: string): boolean
}

const schema = `
  CREATE TABLE facts (records INTEGER NOT NULL, skipped INTEGER NOT NULL, file_name TEXT NOT NULL, imported_at INTEGER NOT NULL) STRICT;
  CREATE TABLE records (
    id INTEGER PRIMARY KEY, key INTEGER NOT NULL, name TEXT NOT NULL, type TEXT, status TEXT NOT NULL, address TEXT,
    agent_name TEXT, state_type TEXT NOT NULL, file_number TEXT, filing_date TEXT
  ) STRICT;
  CREATE VIRTUAL TABLE names USING fts5 (words, content = '', columnsize = 0, detail = none, tokenize = 'ascii');
  CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL, names INTEGER NOT NULL) STRICT;
  CREATE VIRTUAL TABLE word_parts USING fts5 (
    word, content = 'words', content_rowid = 'id', columnsize = 0, detail = none, tokenize = 'trigram'
  );
`
/** Written after the load: millions of rows sort faster than they insert. */
const indexes = `
  CREATE INDEX records_by_key ON records (key);
  CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab (main, names, row);
  INSERT INTO words (word, names) SELECT term, doc FROM temp.vocabulary;
  CREATE INDEX words_by_word ON words (word);
  INSERT INTO word_parts (word_parts) VALUES ('rebuild');
  DROP TABLE temp.vocabulary;
`
/** Raised with every change of the schema: an older file is to be imported again. */
const version = 1
/** Rows between two commits of a draft. */
const rowsPerCommit = 20_000
/** 64 MB of pages: what importing holds of the file, whatever its size. */
const pageCacheKib = 65_536
/** Candidates for a misspelt word; a distance is computed for each. */
const maxWordsLike = 4000

/**
 * The registries in `dataDir`/registry. Not in the database of the desk: that one is locked while the service runs, so that the command line
 * could import nothing; and a state is replaced, or removed, at once by its file. Not encrypted: whoever has them published them.
 */
export function openRegistry(dataDir: string): Registry {
  const folder = join(dataDir, 'registry')
  const pathOf = (state: string): string => {
    if (!/^[A-Z]{2}$/.test(state)) throw new Refusal('BAD_VALUE', `${state} is not a state: two letters such as CA.`)
    return join(folder, `${state}.db`)
  }
  return {
    list() {
      if (!existsSync(folder)) return []
      return readdirSync(folder)
        .filter(name => /^[A-Z]{2}\.db$/.test(name))
        .sort()
        .map(name => stateOf(name.slice(0, 2), join(folder, name)))
    },
    draft(state) {
      const path = pathOf(state)
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      return createDraft(state, path)
    },
    open: state => openReader(pathOf(state)),
    remove(state) {
      const path = pathOf(state)
      const found = existsSync(path)
      rmSync(path, { force: true })
      return found
    },
  }
}

function stateOf(state: string, path: string): RegistryState {
  const database = readOnly(path)
  try {
    const facts = database
      .prepare<[], { records: number; skipped: number; file_name: string; imported_at: number }>('SELECT * FROM facts')
      .get()!
    return {
      state,
      records: facts.records,
      skipped: facts.skipped,
      fileName: facts.file_name,
      importedAt: facts.imported_at,
      bytes: statSync(path).size,
    }
  } finally {
    database.close()
  }
}

function readOnly(path: string): Database {
  const database = new Sqlite(path, { readonly: true })
  const written = database.pragma('user_version', { simple: true })
  if (written === version) return database
  database.close()
  throw new Error(`${path} was written by another version of this program: import the registry again`)
}

function createDraft(state: string, path: string): RegistryDraft {
  const part = `${path}.part`
  for (const left of [part, `${part}-journal`]) rmSync(left, { force: true })
  const database = new Sqlite(part)
  chmodSync(part, 0o600)
  // A draft that is interrupted is thrown away: it needs no journal.
  database.pragma('journal_mode = off')
  database.pragma('synchronous = off')
  database.pragma(`cache_size = -${pageCacheKib}`)
  database.pragma('locking_mode = exclusive')
  database.exec(schema)
  const insert = database.prepare(
    `INSERT INTO records (id, key, name, type, status, address, agent_name, state_type, file_number, filing_date)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const index = database.prepare('INSERT INTO names (rowid, words) VALUES (?, ?)')
  let records = 0
  const discard = (): void => {
    if (!database.open) return
    database.close()
    rmSync(part, { force: true })
  }
  const write = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      discard()
      throw diskRefusal(error) ?? error
    }
  }
  return {
    add(record, { words, key }) {
      write(() => {
        if (records % rowsPerCommit === 0) {
          if (database.inTransaction) database.exec('COMMIT')
          database.exec('BEGIN')
        }
        const { name, type, status, address, agentName, stateType, fileNumber, filingDate } = record
        insert.run(++records, key, name, type, status, address, agentName, stateType, fileNumber, filingDate)
        index.run(records, words)
      })
    },
    publish({ skipped, fileName, importedAt }) {
      write(() => {
        if (database.inTransaction) database.exec('COMMIT')
        database.exec(indexes)
        database.prepare('INSERT INTO facts VALUES (?, ?, ?, ?)').run(records, skipped, fileName, importedAt)
        database.pragma(`user_version = ${version}`)
      })
      database.close()
      writeThrough(part)
      renameSync(part, path)
      return stateOf(state, path)
    },
    discard,
  }
}

/** To the disk itself, before the file takes the other's place. */
function writeThrough(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}

interface Row {
  name: string
  type: string | null
  status: string
  address: string | null
  agent_name: string | null
  state_type: string
  file_number: string | null
  filing_date: string | null
}

const recordOf = (row: Row): RegistryRecord => ({
  name: row.name,
  type: row.type,
  status: row.status,
  address: row.address,
  agentName: row.agent_name,
  stateType: row.state_type,
  fileNumber: row.file_number,
  filingDate: row.filing_date,
})

function openReader(path: string): RegistryReader | null {
  if (!existsSync(path)) return null
  const database = readOnly(path)
  const columns = 'name, type, status, address, agent_name, state_type, file_number, filing_date'
  const byKey = database.prepare<[number, number], Row>(`SELECT ${columns} FROM records WHERE key = ? LIMIT ?`)
  const byWords = database.prepare<[string, number], Row>(
    `SELECT ${columns} FROM records WHERE id IN (SELECT rowid FROM names WHERE names MATCH ? LIMIT ?)`,
  )
  const countOf = database.prepare<[string], number>('SELECT names FROM words WHERE word = ?').pluck()
  const wordsLike = database
    .prepare<[string, number], string>(
      'SELECT word FROM words WHERE id IN (SELECT rowid FROM word_parts WHERE word_parts MATCH ? LIMIT ?)',
    )
    .pluck()
  return {
    records: database.prepare<[], number>('SELECT records FROM facts').pluck().get()!,
    byKey: (key, limit) => byKey.all(key, limit).map(recordOf),
    byWords(groups, limit) {
      const query = groups.map(words => `(${words.map(quoted).join(' OR ')})`).join(' AND ')
      return query === '' ? [] : byWords.all(query, limit).map(recordOf)
    },
    countOf: word => countOf.get(word) ?? 0,
    wordsLike: word => (word.length < 4 ? [] : wordsLike.all(partsQuery(word), maxWordsLike)),
    close: () => void database.close(),
  }
}

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`

/**
 * One wrong letter leaves the first half, the second half, or both ends of a word as they are: each of the three is asked for by all the
 * threes of letters in it.
 */
function partsQuery(word: string): string {
  const half = Math.ceil(word.length / 2)
  const threes = (text: string): string[] =>
    Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => quoted(text.slice(at, at + 3)))
  const ends = [quoted(word.slice(0, 3)), quoted(word.slice(-3))]
  if (word.length < 6) return ends.join(' OR ')
  const halves = [word.slice(0, half), word.slice(word.length - half)]
  return [...halves.map(threes), ends].map(all => `(${all.join(' AND ')})`).join(' OR ')
}
