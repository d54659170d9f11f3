/** Every byte of a data folder as whoever has its key can have it: the database without its encryption, sealed files opened. */
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { readSealed } from '../../core/store/sealed-file.ts'

/** Of the write-ahead log: its header, and each page with the header before it. */
const LOG_HEADER_BYTES = 32
const FRAME_BYTES = 24 + 4096
/** Of a long log so many places at most, spread over it. */
const MAX_CUTS = 8

/** The file of the database, page by page as it is, in plain bytes. */
function plainDatabase(folder: string, key: Uint8Array): Buffer {
  const path = join(folder, 'desk.db')
  const database = new Sqlite(path)
  database.pragma(`cipher = 'chacha20'`)
  database.pragma(`key = 'raw:${Buffer.from(key).toString('hex')}'`)
  database.pragma('journal_mode = delete')
  database.pragma(`rekey = ''`)
  database.close()
  const bytes = readFileSync(path)
  if (!bytes.subarray(0, 15).equals(Buffer.from('SQLite format 3'))) throw new Error('the database is still encrypted')
  return bytes
}

/** The database as it opens with its log, and with the log cut off after some of its pages, as a power cut may leave it. */
function states(folder: string, key: Uint8Array): readonly Buffer[] {
  const log = join(folder, 'desk.db-wal')
  const size = readdirSync(folder).includes('desk.db-wal') ? statSync(log).size : 0
  const frames = Math.max(0, Math.floor((size - LOG_HEADER_BYTES) / FRAME_BYTES))
  const cuts = Math.min(frames, MAX_CUTS)
  return Array.from({ length: cuts + 1 }, (_, index) => {
    const kept = cuts === 0 ? 0 : Math.round((index * frames) / cuts)
    const copy = mkdtempSync(join(tmpdir(), 'desk-state-'))
    try {
      copyFileSync(join(folder, 'desk.db'), join(copy, 'desk.db'))
      if (size > 0) {
        copyFileSync(log, join(copy, 'desk.db-wal'))
        truncateSync(join(copy, 'desk.db-wal'), kept === 0 ? 0 : LOG_HEADER_BYTES + kept * FRAME_BYTES)
      }
      return plainDatabase(copy, key)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })
}

/** Which of `words`, or of other bytes, stand anywhere in the folder, in upper or lower case. The folder may be in use. */
export function wordsIn<Word extends string | Uint8Array>(
  dataDir: string,
  key: Uint8Array,
  words: readonly Word[],
): readonly Word[] {
  const folder = mkdtempSync(join(tmpdir(), 'desk-bytes-'))
  try {
    cpSync(dataDir, folder, { recursive: true })
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    const files = names.flatMap(entry => {
      if (entry.name.startsWith('desk.db')) return []
      const path = join(entry.parentPath, entry.name)
      const isSealed = entry.parentPath === join(folder, 'vault')
      return [Buffer.from(isSealed ? readSealed({ path, id: entry.name, key }) : readFileSync(path))]
    })
    const texts = [...states(folder, key), ...files].map(bytes => bytes.toString('latin1').toLowerCase())
    return words.filter(word => {
      const bytes = Buffer.from(word).toString('latin1').toLowerCase()
      return texts.some(text => text.includes(bytes)) || names.some(({ name }) => name.toLowerCase().includes(bytes))
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
