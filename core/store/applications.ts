/** Applications: what belongs together under one appId, the revisions of their payload, and how far they are. */
import type { Clock } from '../clock.ts'
import type { Applicant, ApplicationState } from '../contract/application.ts'
import type { AnalysisKindName } from '../contract/service.ts'
import { written, type Database } from './database.ts'
import type { JobState } from './jobs.ts'
import { like } from './library.ts'
import { pageOf, pageParameters, type Page, type PageQuery, type PlacedRow } from './page.ts'

export type FinalState = 'needs_review' | 'complete'

export interface Application {
  readonly appId: string
  readonly applicant: Applicant
  readonly companyName: string | null
  /** Of the newest payload; 0 while there is none. */
  readonly revision: number
  /** null while there is no payload. */
  readonly state: FinalState | null
  /** How it stands: while a document is being read, that is what it says, whatever `state` was before. */
  readonly status: ApplicationState
  /** webhook-id of its first event; null until that is emitted. */
  readonly eventId: string | null
  readonly canceled: boolean
  /** Reasons for a review that a reviewer has confirmed. */
  readonly accepted: readonly string[]
  /** Whose checklist its documents are held against; null: nobody chose one. */
  readonly product: string | null
  /** Times are epoch ms. */
  readonly confirmed: { readonly at: number; readonly by: string | null; readonly note: string | null } | null
  readonly createdAt: number
  readonly updatedAt: number
}

/** An analysis under the appId, of any kind, and how its job stands. */
export interface Workflow {
  readonly analysisId: string
  readonly kind: AnalysisKindName
  readonly state: JobState
  /** Why it failed; null otherwise. */
  readonly refusal: string | null
}

export interface NewRevision {
  readonly state: FinalState
  readonly companyName: string | null
  readonly payload: Uint8Array
  readonly details: unknown
}

export interface ApplicationQuery extends PageQuery {
  readonly status?: ApplicationState
  /** Part of the name of the applicant or of a file, or of the appId. */
  readonly text?: string
}

export interface Applications {
  /** Makes it, or takes it up again with what else is known of the applicant; a later fact stands for an earlier one. */
  open(appId: string, applicant: Applicant): void
  find(appId: string): Application | null
  /** Newest first. */
  list(query: ApplicationQuery): Page<Application>
  /** Analyses of every kind under the appId, oldest first. */
  workflows(appId: string): readonly Workflow[]
  /** Keeps a payload as the next revision and returns its number. */
  addRevision(appId: string, revision: NewRevision): number
  /** Removes every revision but the newest: they tell of a document that was deleted. */
  removeEarlier(appId: string): void
  /** Of the newest revision; null when there is none. */
  payload(appId: string): Uint8Array | null
  details(appId: string): unknown
  setEvent(appId: string, eventId: string): void
  setCanceled(appId: string): void
  confirm(appId: string, confirmation: { accepted: readonly string[]; by: string | null; note: string | null }): void
  /** null: nobody's choice. */
  setProduct(appId: string, product: string | null): void
  /** Removes it with its revisions; its analyses are removed apart. */
  remove(appId: string): boolean
}

interface Row {
  app_id: string
  applicant: string
  company_name: string | null
  revision: number
  state: FinalState | null
  status: ApplicationState
  event_id: string | null
  canceled: number
  accepted: string
  product: string | null
  confirmed_at: number | null
  confirmed_by: string | null
  confirm_note: string | null
  created_at: number
  updated_at: number
}

const applicationOf = (row: Row): Application => ({
  appId: row.app_id,
  applicant: JSON.parse(row.applicant) as Applicant,
  companyName: row.company_name,
  revision: row.revision,
  state: row.state,
  status: row.status,
  eventId: row.event_id,
  canceled: row.canceled === 1,
  accepted: JSON.parse(row.accepted) as string[],
  product: row.product,
  confirmed: row.confirmed_at === null ? null : { at: row.confirmed_at, by: row.confirmed_by, note: row.confirm_note },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

type ListParameters = ReturnType<typeof pageParameters> & Readonly<Record<'status' | 'text', string | null>>

const jobs = 'FROM analyses a JOIN jobs j ON j.analysis_id = a.id WHERE a.app_id = p.app_id'
/** SQL of the status of the application `p`. */
const status = `(CASE
  WHEN EXISTS (SELECT 1 ${jobs} AND j.state IN ('waiting', 'running')) THEN
    CASE WHEN p.revision > 0 OR EXISTS (SELECT 1 ${jobs} AND j.state <> 'waiting') THEN 'processing' ELSE 'started' END
  WHEN p.canceled = 1 AND p.event_id IS NULL THEN 'canceled'
  WHEN p.state IS NOT NULL THEN p.state
  WHEN (SELECT j.state ${jobs} ORDER BY a.created_at DESC, a.rowid DESC LIMIT 1) = 'failed' THEN 'failed'
  ELSE 'canceled' END)`

export function createApplications(database: Database, clock: Clock): Applications {
  const open = database.prepare<{ id: string; applicant: string; now: number }>(
    `INSERT INTO applications (app_id, applicant, created_at, updated_at) VALUES (:id, :applicant, :now, :now)
     ON CONFLICT (app_id) DO UPDATE SET applicant = json_patch(applicant, excluded.applicant), canceled = 0, updated_at = :now`,
  )
  const find = database.prepare<[string], Row>(`SELECT p.*, ${status} AS status FROM applications p WHERE app_id = ?`)
  const list = database.prepare<ListParameters, Row & PlacedRow>(
    `SELECT p.*, ${status} AS status, p.created_at AS page_at, p.rowid AS page_row FROM applications p
     WHERE (p.created_at, p.rowid) < (:page_at, :page_row) AND p.created_at >= :from AND p.created_at < :until
       AND (:status IS NULL OR ${status} = :status)
       AND (:text IS NULL OR p.company_name LIKE :text ESCAPE '\\' OR p.app_id LIKE :text ESCAPE '\\'
         OR p.app_id IN (SELECT a.app_id FROM uploads u JOIN analyses a ON a.id = u.analysis_id
           WHERE u.file_name LIKE :text ESCAPE '\\'))
     ORDER BY p.created_at DESC, p.rowid DESC LIMIT :limit`,
  )
  const workflows = database.prepare<[string], Workflow>(
    `SELECT a.id AS analysisId, a.kind, j.state, j.refusal_message AS refusal FROM analyses a
     JOIN jobs j ON j.analysis_id = a.id WHERE a.app_id = ? ORDER BY a.created_at, a.rowid`,
  )
  const advance = database
    .prepare<[FinalState, string | null, number, string], number>(
      `UPDATE applications SET revision = revision + 1, state = ?, company_name = ?, updated_at = ? WHERE app_id = ?
       RETURNING revision`,
    )
    .pluck()
  const addRevision = database.prepare(
    'INSERT INTO application_revisions (app_id, revision, payload, details, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  const removeEarlier = database.prepare(
    `DELETE FROM application_revisions WHERE app_id = :id
     AND revision < (SELECT max(revision) FROM application_revisions WHERE app_id = :id)`,
  )
  const newest = 'FROM application_revisions WHERE app_id = ? ORDER BY revision DESC LIMIT 1'
  const payload = database.prepare<[string], Buffer>(`SELECT payload ${newest}`).pluck()
  const details = database.prepare<[string], string>(`SELECT details ${newest}`).pluck()
  const setEvent = database.prepare('UPDATE applications SET event_id = ? WHERE app_id = ?')
  const setCanceled = database.prepare('UPDATE applications SET canceled = 1, updated_at = ? WHERE app_id = ?')
  const confirm = database.prepare(
    `UPDATE applications SET state = 'complete', accepted = ?, confirmed_at = ?, confirmed_by = ?, confirm_note = ?,
     updated_at = ? WHERE app_id = ?`,
  )
  const setProduct = database.prepare('UPDATE applications SET product = ? WHERE app_id = ?')
  const remove = database.prepare('DELETE FROM applications WHERE app_id = ?')
  return {
    open: (id, applicant) => void open.run({ id, applicant: JSON.stringify(applicant), now: clock.now() }),
    find(appId) {
      const row = find.get(appId)
      return row === undefined ? null : applicationOf(row)
    },
    list(query) {
      const text = query.text === undefined ? null : like(query.text)
      const rows = list.all({ ...pageParameters(query), status: query.status ?? null, text })
      return pageOf(rows, query.limit, applicationOf)
    },
    workflows: appId => workflows.all(appId),
    addRevision: database.transaction((appId: string, revision: NewRevision): number => {
      const number = written(advance, revision.state, revision.companyName, clock.now(), appId)
      if (number === undefined) throw new Error(`no application ${appId} to add a payload to`)
      addRevision.run(appId, number, revision.payload, JSON.stringify(revision.details), clock.now())
      return number
    }),
    removeEarlier: id => void removeEarlier.run({ id }),
    payload: appId => payload.get(appId) ?? null,
    details(appId) {
      const text = details.get(appId)
      return text === undefined ? null : (JSON.parse(text) as unknown)
    },
    setEvent: (appId, eventId) => void setEvent.run(eventId, appId),
    setCanceled: appId => void setCanceled.run(clock.now(), appId),
    confirm: (appId, { accepted, by, note }) =>
      void confirm.run(JSON.stringify(accepted), clock.now(), by, note, clock.now(), appId),
    setProduct: (appId, product) => void setProduct.run(product, appId),
    remove: appId => remove.run(appId).changes > 0,
  }
}
