/** Analyses as the window lists them: one row for each, with the documents it was made of. */
import type { AnalysisKindName } from '../contract/service.ts'
import type { Database } from './database.ts'
import type { JobState } from './jobs.ts'
import { like } from './library.ts'

export const analysisSorts = ['received', 'company', 'period'] as const
export type AnalysisSort = (typeof analysisSorts)[number]

/** An analysis with its documents in the order they came in. Times are epoch ms. */
export interface ListedAnalysis {
  readonly id: string
  readonly kind: AnalysisKindName
  readonly appId: string | null
  readonly companyName: string | null
  readonly periodEnd: string | null
  readonly createdAt: number
  readonly state: JobState
  readonly reviewed: boolean
  readonly corrections: number
  /** See `Headline`. */
  readonly failedChecks: number
  readonly documents: readonly ListedDocument[]
}
export interface ListedDocument {
  readonly id: string
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly receivedAt: number
  /** null while the file is there. */
  readonly deletedAt: number | null
}

export interface AnalysisListQuery {
  /** Part of the name of the company or of a file, or of the id of the application; null: all. */
  readonly text?: string | null
  readonly kind?: AnalysisKindName | null
  readonly state?: JobState | null
  /** First and last day of the period end (ISO dates, both included); null: no bound. What has no period end lies within neither. */
  readonly since?: string | null
  readonly until?: string | null
  readonly sort?: AnalysisSort
  readonly descending?: boolean
  readonly offset?: number
  readonly limit: number
}

export interface AnalysisListing {
  list(query: AnalysisListQuery): { readonly analyses: readonly ListedAnalysis[]; readonly total: number }
}

interface Row {
  id: string
  kind: AnalysisKindName
  app_id: string | null
  company_name: string | null
  period_end: string | null
  created_at: number
  state: JobState | null
  reviewed: number | null
  corrections: number
  failed_checks: number
}
interface DocumentRow {
  analysis_id: string
  id: string
  file_name: string
  size: number
  received_at: number
  deleted_at: number | null
}
interface Filter {
  text: string | null
  kind: string | null
  state: string | null
  since: string | null
  until: string | null
}

/** What has no name or no period stands last whichever way the rest is sorted; equals stand newest first. */
const orders: Readonly<Record<AnalysisSort, (direction: string) => string>> = {
  received: direction => `a.created_at ${direction}, a.rowid ${direction}`,
  company: direction => `a.company_name IS NULL, a.company_name COLLATE NOCASE ${direction}, a.period_end DESC`,
  period: direction => `a.period_end IS NULL, a.period_end ${direction}, a.created_at DESC`,
}

export function createAnalysisListing(database: Database): AnalysisListing {
  const from = 'FROM analyses a LEFT JOIN jobs j ON j.analysis_id = a.id'
  // Names of files are looked through by the index of the library: their rows carry what was read, which is large.
  const where = `WHERE (:text IS NULL OR a.company_name LIKE :text ESCAPE '\\' OR a.app_id LIKE :text ESCAPE '\\'
      OR a.id IN (SELECT analysis_id FROM uploads WHERE file_name LIKE :text ESCAPE '\\'))
    AND (:kind IS NULL OR a.kind = :kind) AND (:state IS NULL OR j.state = :state)
    AND (:since IS NULL OR a.period_end >= :since) AND (:until IS NULL OR a.period_end <= :until)`
  const pages = new Map<string, ReturnType<typeof prepareList>>()
  // Sorted and cut first, described afterwards: the columns of a row are worth computing for one page, not for all.
  const prepareList = (sort: AnalysisSort, direction: 'ASC' | 'DESC') =>
    database.prepare<[Filter & { limit: number; offset: number }], Row>(
      `WITH page AS MATERIALIZED (
         SELECT number, row_number() OVER () AS place FROM (
           SELECT a.rowid AS number ${from} ${where} ORDER BY ${orders[sort](direction)} LIMIT :limit OFFSET :offset
         )
       )
       SELECT a.id, a.kind, a.app_id, a.company_name, a.period_end, a.created_at, a.failed_checks, j.state, r.reviewed,
         (SELECT count(*) FROM corrections c WHERE c.analysis_id = a.id) AS corrections
       FROM page JOIN analyses a ON a.rowid = page.number LEFT JOIN jobs j ON j.analysis_id = a.id
         LEFT JOIN reviews r ON r.analysis_id = a.id
       ORDER BY page.place`,
    )
  const count = database.prepare<[Filter], number>(`SELECT count(*) ${from} ${where}`).pluck()
  const documentsOf = database.prepare<[string], DocumentRow>(
    `SELECT analysis_id, id, file_name, size, received_at, deleted_at FROM uploads
     WHERE analysis_id IN (SELECT value FROM json_each(?)) ORDER BY position`,
  )
  return {
    list({
      text = null,
      kind = null,
      state = null,
      since = null,
      until = null,
      sort = 'received',
      descending = true,
      offset = 0,
      limit,
    }) {
      const direction = descending ? 'DESC' : 'ASC'
      const key = `${sort} ${direction}`
      const page = pages.get(key) ?? prepareList(sort, direction)
      pages.set(key, page)
      const filter = { text: text === null || text === '' ? null : like(text), kind, state, since, until }
      const rows = page.all({ ...filter, limit, offset })
      const documents = Map.groupBy(
        documentsOf.all(JSON.stringify(rows.map(({ id }) => id))),
        ({ analysis_id }) => analysis_id,
      )
      return {
        analyses: rows.map(row => analysisOf(row, documents.get(row.id) ?? [])),
        total: count.get(filter) ?? 0,
      }
    },
  }
}

const analysisOf = (row: Row, documents: readonly DocumentRow[]): ListedAnalysis => ({
  id: row.id,
  kind: row.kind,
  appId: row.app_id,
  companyName: row.company_name,
  periodEnd: row.period_end,
  createdAt: row.created_at,
  // The job of an old analysis may be gone; its result is not.
  state: row.state ?? 'done',
  reviewed: row.reviewed === 1,
  corrections: row.corrections,
  failedChecks: row.failed_checks,
  documents: documents.map(document => ({
    id: document.id,
    fileName: document.file_name,
    size: document.size,
    receivedAt: document.received_at,
    deletedAt: document.deleted_at,
  })),
})
