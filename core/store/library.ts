/** All documents as the library shows them: listed, filtered, sorted, their words kept for search; and what was reviewed. */
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { DocumentType } from '../contract/full-analysis.ts'
import type { AnalysisKindName } from '../contract/service.ts'
import type { Database } from './database.ts'
import type { JobState } from './jobs.ts'

export const librarySorts = ['received', 'name', 'company', 'period', 'size'] as const
export type LibrarySort = (typeof librarySorts)[number]

/** A document with what is known of its analysis. Times are epoch ms. */
export interface LibraryDocument {
  readonly id: string
  readonly analysisId: string
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly sha256: string
  readonly receivedAt: number
  /** null while the file is there. */
  readonly deletedAt: number | null
  readonly kind: AnalysisKindName
  readonly appId: string | null
  readonly companyName: string | null
  /** What it was classified as; empty: not known, or not read yet. */
  readonly documentTypes: readonly DocumentType[]
  /** The last day it speaks of, else that of its analysis (ISO date). */
  readonly periodEnd: string | null
  readonly state: JobState
  readonly reviewed: boolean
  /** How many documents have the same content, this one included. */
  readonly copies: number
  /** How many documents its analysis was made of, this one included. */
  readonly together: number
  /** Corrections of its analysis. */
  readonly corrections: number
}

export interface LibraryQuery {
  /** Part of a name of file or company, or of the id of the application; null: all. */
  readonly text?: string | null
  readonly kind?: AnalysisKindName | null
  readonly state?: JobState | null
  readonly analysisId?: string | null
  /** When it came in: from this moment on, and before that one (epoch ms); null: no bound. */
  readonly since?: number | null
  readonly until?: number | null
  readonly sort?: LibrarySort
  readonly descending?: boolean
  readonly offset?: number
  readonly limit: number
}

export interface Review {
  readonly reviewed: boolean
  /** JSON pointers a person has reviewed and left as they are. */
  readonly accepted: readonly string[]
}

export interface Library {
  list(query: LibraryQuery): { readonly documents: readonly LibraryDocument[]; readonly total: number }
  find(id: string): LibraryDocument | null
  /** Documents with this content (SHA-256, hex), newest first. */
  withContent(sha256: string): readonly LibraryDocument[]
  /** Keeps what a document was classified as, and the last day it speaks of (ISO date; null: none is known). */
  identify(
    id: string,
    what: { readonly documentTypes: readonly DocumentType[]; readonly periodEnd: string | null },
  ): void
  /** Replaces the words of a document; `texts` by page number (1-based). */
  savePages(id: string, texts: readonly { readonly page: number; readonly text: string }[]): void
  /** Gives a copy of a document the words of these pages. */
  copyPages(id: string, copyId: string, pages: readonly number[]): void
  /** Removes words of these documents, of so many pages at most. False when none are left. */
  removePages(uploadIds: readonly string[], atMost: number): boolean
  review(analysisId: string): Review
  saveReview(analysisId: string, review: Review): void
  /** Analyses by kind and state. */
  counts(): readonly { readonly kind: AnalysisKindName; readonly state: JobState; readonly count: number }[]
}

interface Row {
  id: string
  analysis_id: string
  file_name: string
  size: number
  sha256: string
  received_at: number
  deleted_at: number | null
  kind: AnalysisKindName
  app_id: string | null
  company_name: string | null
  document_types: string | null
  period_end: string | null
  state: JobState | null
  reviewed: number | null
  copies: number
  together: number
  corrections: number
}

const documentOf = (row: Row): LibraryDocument => ({
  id: row.id,
  analysisId: row.analysis_id,
  fileName: row.file_name,
  size: row.size,
  sha256: row.sha256,
  receivedAt: row.received_at,
  deletedAt: row.deleted_at,
  kind: row.kind,
  appId: row.app_id,
  companyName: row.company_name,
  documentTypes: row.document_types === null ? [] : (JSON.parse(row.document_types) as DocumentType[]),
  periodEnd: row.period_end,
  // The job of an old analysis may be gone; its result is not.
  state: row.state ?? 'done',
  reviewed: row.reviewed === 1,
  copies: row.copies,
  together: row.together,
  corrections: row.corrections,
})

const orders: Readonly<Record<LibrarySort, string>> = {
  received: 'u.received_at',
  name: 'u.file_name COLLATE NOCASE',
  company: 'a.company_name COLLATE NOCASE',
  period: 'coalesce(u.period_end, a.period_end)',
  size: 'u.size',
}

/** The pattern of texts that hold this one; `%` and `_` mean themselves in what people type. */
export const like = (text: string): string => `%${text.replace(/[\\%_]/g, mark => `\\${mark}`)}%`

const columns = `u.id, u.analysis_id, u.file_name, u.size, u.sha256, u.received_at, u.deleted_at, a.kind, a.app_id,
  a.company_name, u.document_types, coalesce(u.period_end, a.period_end) AS period_end, j.state, r.reviewed,
  (SELECT count(*) FROM uploads other WHERE other.sha256 = u.sha256) AS copies,
  (SELECT count(*) FROM uploads other WHERE other.analysis_id = a.id) AS together,
  (SELECT count(*) FROM corrections c WHERE c.analysis_id = a.id) AS corrections`
const from = 'FROM uploads u JOIN analyses a ON a.id = u.analysis_id LEFT JOIN jobs j ON j.analysis_id = a.id'
const where = `WHERE (:text IS NULL OR u.file_name LIKE :text ESCAPE '\\' OR a.company_name LIKE :text ESCAPE '\\'
    OR a.app_id LIKE :text ESCAPE '\\')
  AND (:kind IS NULL OR a.kind = :kind) AND (:state IS NULL OR j.state = :state)
  AND (:analysis IS NULL OR u.analysis_id = :analysis)
  AND (:since IS NULL OR u.received_at >= :since) AND (:until IS NULL OR u.received_at < :until)`
type Filter = Record<'text' | 'kind' | 'state' | 'analysis', string | null> & Record<'since' | 'until', number | null>

/** Prepares a statement for each order the library is asked for, once. */
function listing(database: Database): Library['list'] {
  const pages = new Map<string, ReturnType<typeof prepareList>>()
  // Sorted and cut first, described afterwards: the columns of a page of documents are worth computing, those of all are not.
  const prepareList = (sort: LibrarySort, direction: 'ASC' | 'DESC') =>
    database.prepare<[Filter & { limit: number; offset: number }], Row>(
      `WITH page AS MATERIALIZED (
         SELECT number, row_number() OVER () AS place FROM (
           SELECT u.rowid AS number ${from} ${where} ORDER BY ${orders[sort]} ${direction}, u.rowid ${direction}
           LIMIT :limit OFFSET :offset
         )
       )
       SELECT ${columns} FROM page JOIN uploads u ON u.rowid = page.number JOIN analyses a ON a.id = u.analysis_id
         LEFT JOIN jobs j ON j.analysis_id = a.id LEFT JOIN reviews r ON r.analysis_id = a.id
       ORDER BY page.place`,
    )
  const count = database.prepare<[Filter], number>(`SELECT count(*) ${from} ${where}`).pluck()
  return ({
    text = null,
    kind = null,
    state = null,
    analysisId = null,
    since = null,
    until = null,
    sort = 'received',
    descending = true,
    offset = 0,
    limit,
  }) => {
    const direction = descending ? 'DESC' : 'ASC'
    const key = `${sort} ${direction}`
    const page = pages.get(key) ?? prepareList(sort, direction)
    pages.set(key, page)
    const words = text === null || text === '' ? null : like(text)
    const filter = { text: words, kind, state, analysis: analysisId, since, until }
    return { documents: page.all({ ...filter, limit, offset }).map(documentOf), total: count.get(filter) ?? 0 }
  }
}

function prepareReads(database: Database) {
  const find = database.prepare<[string], Row>(
    `SELECT ${columns} ${from} LEFT JOIN reviews r ON r.analysis_id = a.id WHERE u.id = ?`,
  )
  const withContent = database.prepare<[string], Row>(
    `SELECT ${columns} ${from} LEFT JOIN reviews r ON r.analysis_id = a.id WHERE u.sha256 = ?
     ORDER BY u.received_at DESC LIMIT 20`,
  )
  const review = database.prepare<[string], { reviewed: number; accepted: string }>(
    'SELECT reviewed, accepted FROM reviews WHERE analysis_id = ?',
  )
  const counts = database.prepare<[], { kind: AnalysisKindName; state: JobState | null; count: number }>(
    `SELECT a.kind, j.state, count(*) AS count FROM analyses a LEFT JOIN jobs j ON j.analysis_id = a.id GROUP BY a.kind, j.state`,
  )
  return { find, withContent, review, counts }
}

function prepareWrites(database: Database) {
  const identify = database.prepare('UPDATE uploads SET document_types = ?, period_end = ? WHERE id = ?')
  const removePages = database.prepare('DELETE FROM pages WHERE upload_id = ?')
  const removeSomePages = database.prepare<[string, number]>(
    `DELETE FROM pages WHERE id IN (
       SELECT id FROM pages WHERE upload_id IN (SELECT value FROM json_each(?)) LIMIT ?)`,
  )
  const addPage = database.prepare('INSERT INTO pages (upload_id, page, text) VALUES (?, ?, ?)')
  const copyPages = database.prepare(
    `INSERT INTO pages (upload_id, page, text)
     SELECT ?, page, text FROM pages WHERE upload_id = ? AND page IN (SELECT value FROM json_each(?))`,
  )
  const saveReview = database.prepare(
    `INSERT INTO reviews (analysis_id, reviewed, accepted, updated_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (analysis_id) DO UPDATE SET reviewed = excluded.reviewed, accepted = excluded.accepted, updated_at = excluded.updated_at`,
  )
  return { identify, removePages, removeSomePages, addPage, copyPages, saveReview }
}

/** The words of a page leave the index in some 40 ms: other requests are served in between. */
const PAGES_AT_A_TIME = 2

/** Takes the words of documents out of the index, a few pages at a time. */
export async function removeWords(
  library: Pick<Library, 'removePages'>,
  documents: readonly { readonly id: string }[],
): Promise<void> {
  const ids = documents.map(({ id }) => id)
  while (library.removePages(ids, PAGES_AT_A_TIME)) await setImmediate()
}

export function createLibrary(database: Database, clock: Clock): Library {
  const { find, withContent, review, counts } = prepareReads(database)
  const { identify, removePages, removeSomePages, addPage, copyPages, saveReview } = prepareWrites(database)
  return {
    list: listing(database),
    find(id) {
      const row = find.get(id)
      return row === undefined ? null : documentOf(row)
    },
    withContent: sha256 => withContent.all(sha256).map(documentOf),
    identify: (id, { documentTypes, periodEnd }) => void identify.run(JSON.stringify(documentTypes), periodEnd, id),
    savePages: database.transaction((id: string, texts: readonly { page: number; text: string }[]) => {
      removePages.run(id)
      for (const { page, text } of texts) if (text !== '') addPage.run(id, page, text)
    }),
    copyPages: (id, copyId, pages) => void copyPages.run(copyId, id, JSON.stringify(pages)),
    removePages: (uploadIds, atMost) => removeSomePages.run(JSON.stringify(uploadIds), atMost).changes > 0,
    review(analysisId) {
      const row = review.get(analysisId)
      return row === undefined
        ? { reviewed: false, accepted: [] }
        : { reviewed: row.reviewed === 1, accepted: JSON.parse(row.accepted) as string[] }
    },
    saveReview: (analysisId, { reviewed, accepted }) =>
      void saveReview.run(analysisId, reviewed ? 1 : 0, JSON.stringify(accepted), clock.now()),
    counts: () => counts.all().map(({ kind, state, count }) => ({ kind, state: state ?? 'done', count })),
  }
}
