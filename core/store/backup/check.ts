/** Reads everything in a closed data folder: each page of the database, what refers to what, each sealed file to its end. */
import { join } from 'node:path'
import { Refusal } from '../../errors.ts'
import { refuseLostDatabase } from '../damage.ts'
import { connected, openingRefusal, type Database } from '../database.ts'
import { openVault, type Vault } from '../vault.ts'

export interface CheckReport {
  /** A sentence for everything that is lost; empty: the folder is sound. */
  readonly faults: readonly string[]
  /** Pages of the database. */
  readonly pages: number
  /** Stored results that could be read. */
  readonly answers: number
  /** Sealed files that were opened to their end. */
  readonly files: number
}

/** What the rows of a table are to whoever reads the report; others are named as they are. */
const contentOf: Readonly<Record<string, string>> = {
  revisions: 'results of analyses',
  application_revisions: 'payloads of applications',
  uploads: 'what was read of documents',
  pages: 'the words of documents for search',
  corrections: 'corrections',
  analyses: 'the list of analyses',
  applications: 'the list of applications',
  jobs: 'the queue',
  settings: 'settings',
  api_keys: 'API keys',
  events: 'webhook events',
  request_log: 'the request log',
}
/** Of what is lost so many are named. */
const MAX_NAMED = 20

/** Opens the database of a closed folder as it is. Throws Refusal: BAD_SETTING for a folder in use or a wrong key, DAMAGED. */
export function openAsItIs(dataDir: string, key: Uint8Array): Database {
  refuseLostDatabase(dataDir)
  try {
    return connected(join(dataDir, 'desk.db'), key, 'wal')
  } catch (error) {
    throw openingRefusal(error, dataDir, key) ?? error
  }
}

/** Throws Refusal BAD_SETTING for a folder in use or a wrong key. */
export async function checkFolder(dataDir: string, key: Uint8Array): Promise<CheckReport> {
  const vault = openVault(dataDir, key)
  let database: Database
  try {
    database = openAsItIs(dataDir, key)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'DAMAGED') throw error
    const { faults, files } = await checkFiles(vault, await vault.list(), new Map())
    const all = `The database does not open: all results, settings and keys in it are lost unless a backup is restored; ${files} sealed files still open.`
    return { faults: [all, ...faults], pages: 0, answers: 0, files }
  }
  try {
    const faults = [...pageFaults(database), ...referenceFaults(database)]
    const { answers, lost } = readAnswers(database)
    const expected = expectedFiles(database)
    const kept = await checkFiles(vault, await vault.list(), expected)
    const pages = database.pragma('page_count', { simple: true }) as number
    return { faults: [...faults, ...lost, ...kept.faults], pages, answers, files: kept.files }
  } finally {
    database.close()
  }
}

/** `work`, or null where it meets damage. */
function readable<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (/^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '')) return null
    throw error
  }
}

function pageFaults(database: Database): readonly string[] {
  const found = readable(() => database.pragma('integrity_check') as { integrity_check: string }[])
  if (found?.length === 1 && found[0]!.integrity_check === 'ok') return []
  const names = readable(() =>
    database
      .prepare<[], string>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
      )
      .pluck()
      .all(),
  )
  const lost = (names ?? []).filter(name => readable(() => readThrough(database, name)) === null)
  const parts = lost.map(name => contentOf[name] ?? name).join(', ')
  const where = parts === '' ? 'indexes, which hold nothing of their own' : parts
  return [
    `The database is damaged; rows cannot be read of: ${where}. What is named here is lost unless a backup is restored.`,
  ]
}

/** Every byte of every row, in the order of the table itself. */
function readThrough(database: Database, table: string): true {
  for (const row of database.prepare(`SELECT * FROM "${table}" NOT INDEXED`).raw().iterate()) void row
  return true
}

function referenceFaults(database: Database): readonly string[] {
  const rows = readable(() => database.pragma('foreign_key_check') as { table: string; parent: string }[]) ?? []
  const kinds = new Set(rows.map(({ table, parent }) => `${table} without their ${parent}`))
  return [...kinds].map(kind => `The database has rows of ${kind}: restore a backup.`)
}

function readAnswers(database: Database): { answers: number; lost: readonly string[] } {
  let answers = 0
  const lost: string[] = []
  const read = (id: string, revisions: string, name: string): void => {
    const found = readable(() => database.prepare<[string], unknown>(revisions).all(id))
    if (found === null) lost.push(name)
    else answers += found.length
  }
  const analyses = readable(() =>
    database.prepare<[], { id: string; company_name: string | null }>('SELECT id, company_name FROM analyses').all(),
  )
  for (const { id, company_name: company } of analyses ?? [])
    read(id, 'SELECT result FROM revisions WHERE analysis_id = ?', `${id}${company === null ? '' : ` (${company})`}`)
  const applications = readable(() => database.prepare<[], string>('SELECT app_id FROM applications').pluck().all())
  for (const id of applications ?? [])
    read(id, 'SELECT payload FROM application_revisions WHERE app_id = ?', `application ${id}`)
  if (lost.length === 0) return { answers, lost }
  const named = lost.slice(0, MAX_NAMED).join(', ') + (lost.length > MAX_NAMED ? ', …' : '')
  return {
    answers,
    lost: [`${lost.length} results cannot be read: ${named}. Restore a backup, or delete and submit them again.`],
  }
}

interface ExpectedFile {
  readonly fileName: string
  readonly analysisId: string
  readonly sha256: string
}

/** The documents that should be in the vault, by id; those whose rows cannot be read are not known. */
function expectedFiles(database: Database): ReadonlyMap<string, ExpectedFile> {
  const rows = readable(() =>
    database
      .prepare<[], ExpectedFile & { id: string }>(
        'SELECT id, file_name AS fileName, analysis_id AS analysisId, sha256 FROM uploads WHERE deleted_at IS NULL',
      )
      .all(),
  )
  return new Map((rows ?? []).map(row => [row.id, row]))
}

async function checkFiles(
  vault: Pick<Vault, 'verify'>,
  present: readonly string[],
  expected: ReadonlyMap<string, ExpectedFile>,
): Promise<{ faults: readonly string[]; files: number }> {
  const faults: string[] = []
  let files = 0
  for (const id of new Set([...expected.keys(), ...present])) {
    const document = expected.get(id)
    const opened = await vault.verify(id).catch((error: unknown) => {
      if (error instanceof Refusal) return 'damaged' as const
      throw error
    })
    const isSound =
      opened !== null && opened !== 'damaged' && (document === undefined || document.sha256 === opened.sha256)
    if (isSound) {
      files += 1
      continue
    }
    const state = opened === null ? 'missing' : 'damaged'
    faults.push(
      document === undefined
        ? `The sealed file ${id} is ${state}; a workbook is written again when it is asked for.`
        : `The document ${document.fileName} of analysis ${document.analysisId} is ${state}; its results remain. Restore a backup, or submit it again.`,
    )
  }
  return { faults, files }
}
