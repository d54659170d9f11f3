/** Analyses, the revisions of their results, and the corrections people made. */
import type { Clock } from '../clock.ts'
import type { AnalysisKindName, AnalysisResult } from '../contract/service.ts'
import { written, type Database } from './database.ts'
import type { JobState } from './jobs.ts'
import { like } from './library.ts'
import { pageOf, pageParameters, type Page, type PageQuery, type PlacedRow } from './page.ts'

export interface NewAnalysis {
  readonly id: string
  readonly kind: AnalysisKindName
  readonly appId: string | null
  /** null: asked for by the window. */
  readonly keyId: string | null
}

/** What a list shows of a result: the company and the end of the period, or the sender and the date of an invoice (ISO). */
export interface Headline {
  readonly companyName: string | null
  readonly periodEnd: string | null
  /** Checks that failed, those that only inform left out. */
  readonly failedChecks: number
}

export interface Analysis extends NewAnalysis, Headline {
  /** Of the newest result; 0 while there is none. */
  readonly revision: number
  /** Epoch ms. */
  readonly createdAt: number
  readonly finishedAt: number | null
}

/** A value a person set. */
export interface Correction {
  readonly id: string
  /** JSON pointer into the result, such as `/balanceSheet/assets/currentAssets/cash`. */
  readonly path: string
  /** Amounts in full units; null: not stated in the document. */
  readonly value: number | string | boolean | null
  /** What stood there before; undefined: made by a version that did not keep it. */
  readonly old?: Correction['value']
  readonly note: string | null
  readonly author: string | null
  /** Epoch ms. */
  readonly createdAt: number
}

export interface AnalysisQuery extends PageQuery {
  readonly appId?: string
  readonly kind?: AnalysisKindName
  readonly state?: JobState
  /** Part of the name of the company or of a file, or of the appId. */
  readonly text?: string
}

export interface Analyses {
  add(analysis: NewAnalysis): void
  find(id: string): Analysis | null
  /** Newest first. */
  list(query: AnalysisQuery): Page<Analysis>
  /** Keeps a result as the next revision and returns its number. */
  addRevision(id: string, result: AnalysisResult, headline: Headline): number
  /** The newest result without `revision`; null when there is none. Its download link is as old as the revision. */
  result(id: string, revision?: number): AnalysisResult | null
  revisions(id: string): readonly { readonly revision: number; readonly createdAt: number }[]
  addCorrection(id: string, correction: Omit<Correction, 'id' | 'createdAt'>): Correction
  /** Oldest first: a later one about the same path wins. */
  corrections(id: string): readonly Correction[]
  /** Puts a correction under another analysis and path; when it was made stays. */
  moveCorrection(id: string, to: { readonly analysisId: string; readonly path: string }): void
  /** Removes the analysis with everything that belongs to it. */
  remove(id: string): boolean
}

interface Row {
  id: string
  kind: AnalysisKindName
  app_id: string | null
  key_id: string | null
  company_name: string | null
  period_end: string | null
  failed_checks: number
  revision: number
  created_at: number
  finished_at: number | null
}
interface CorrectionRow {
  id: string
  path: string
  value: string
  old: string | null
  note: string | null
  author: string | null
  created_at: number
}

const analysisOf = (row: Row): Analysis => ({
  id: row.id,
  kind: row.kind,
  appId: row.app_id,
  keyId: row.key_id,
  companyName: row.company_name,
  periodEnd: row.period_end,
  failedChecks: row.failed_checks,
  revision: row.revision,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})
const correctionOf = (row: CorrectionRow): Correction => ({
  id: row.id,
  path: row.path,
  value: JSON.parse(row.value) as Correction['value'],
  ...(row.old !== null && { old: JSON.parse(row.old) as Correction['value'] }),
  note: row.note,
  author: row.author,
  createdAt: row.created_at,
})

type ListParameters = ReturnType<typeof pageParameters> &
  Readonly<Record<'app' | 'kind' | 'state' | 'text', string | null>>

export function createAnalyses(database: Database, clock: Clock): Analyses {
  const add = database.prepare('INSERT INTO analyses (id, kind, app_id, key_id, created_at) VALUES (?, ?, ?, ?, ?)')
  const find = database.prepare<[string], Row>('SELECT * FROM analyses WHERE id = ?')
  // The job of an old analysis may be gone; its result is not.
  const list = database.prepare<ListParameters, Row & PlacedRow>(
    `SELECT a.*, a.created_at AS page_at, a.rowid AS page_row FROM analyses a LEFT JOIN jobs j ON j.analysis_id = a.id
     WHERE (a.created_at, a.rowid) < (:page_at, :page_row) AND a.created_at >= :from AND a.created_at < :until
       AND (:app IS NULL OR a.app_id = :app) AND (:kind IS NULL OR a.kind = :kind)
       AND (:state IS NULL OR coalesce(j.state, 'done') = :state)
       AND (:text IS NULL OR a.company_name LIKE :text ESCAPE '\\' OR a.app_id LIKE :text ESCAPE '\\'
         OR a.id IN (SELECT analysis_id FROM uploads WHERE file_name LIKE :text ESCAPE '\\'))
     ORDER BY a.created_at DESC, a.rowid DESC LIMIT :limit`,
  )
  const advance = database
    .prepare<[Headline & Pick<Row, 'id'> & { now: number }], number>(
      `UPDATE analyses SET revision = revision + 1, company_name = :companyName, period_end = :periodEnd,
       failed_checks = :failedChecks, finished_at = :now WHERE id = :id RETURNING revision`,
    )
    .pluck()
  const addRevision = database.prepare(
    'INSERT INTO revisions (analysis_id, revision, result, created_at) VALUES (?, ?, ?, ?)',
  )
  const result = database
    .prepare<{ id: string; revision: number | null }, string>(
      `SELECT result FROM revisions WHERE analysis_id = :id
       AND revision = coalesce(:revision, (SELECT max(revision) FROM revisions WHERE analysis_id = :id))`,
    )
    .pluck()
  const revisions = database.prepare<[string], { revision: number; created_at: number }>(
    'SELECT revision, created_at FROM revisions WHERE analysis_id = ? ORDER BY revision',
  )
  const addCorrection = database.prepare<
    [string, string, string, string, string | null, string | null, string | null, number],
    CorrectionRow
  >(
    `INSERT INTO corrections (id, analysis_id, path, value, old, note, author, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     RETURNING id, path, value, old, note, author, created_at`,
  )
  const corrections = database.prepare<[string], CorrectionRow>(
    'SELECT id, path, value, old, note, author, created_at FROM corrections WHERE analysis_id = ? ORDER BY created_at, rowid',
  )
  const moveCorrection = database.prepare('UPDATE corrections SET analysis_id = ?, path = ? WHERE id = ?')
  const remove = database.prepare('DELETE FROM analyses WHERE id = ?')
  return {
    add: ({ id, kind, appId, keyId }) => void add.run(id, kind, appId, keyId, clock.now()),
    find(id) {
      const row = find.get(id)
      return row === undefined ? null : analysisOf(row)
    },
    list(query) {
      const rows = list.all({
        ...pageParameters(query),
        app: query.appId ?? null,
        kind: query.kind ?? null,
        state: query.state ?? null,
        text: query.text === undefined ? null : like(query.text),
      })
      return pageOf(rows, query.limit, analysisOf)
    },
    addRevision: database.transaction((id: string, body: AnalysisResult, headline: Headline): number => {
      const revision = written(advance, { ...headline, now: clock.now(), id })
      if (revision === undefined) throw new Error(`no analysis ${id} to add a result to`)
      addRevision.run(id, revision, JSON.stringify(body), clock.now())
      return revision
    }),
    result(id, revision) {
      const body = result.get({ id, revision: revision ?? null })
      return body === undefined ? null : (JSON.parse(body) as AnalysisResult)
    },
    revisions: id => revisions.all(id).map(row => ({ revision: row.revision, createdAt: row.created_at })),
    addCorrection(id, { path, value, old, note, author }) {
      const before = old === undefined ? null : JSON.stringify(old)
      return correctionOf(
        written(addCorrection, clock.id(), id, path, JSON.stringify(value), before, note, author, clock.now())!,
      )
    },
    corrections: id => corrections.all(id).map(correctionOf),
    moveCorrection: (id, { analysisId, path }) => void moveCorrection.run(analysisId, path, id),
    remove: id => remove.run(id).changes > 0,
  }
}
