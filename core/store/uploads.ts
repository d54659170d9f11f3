/** Uploaded files: what is known of each; the bytes lie in the vault under the same id. */
import type { Clock } from '../clock.ts'
import type { ApplicationMetadata } from '../contract/application.ts'
import type { StatedDocument } from '../contract/desk.ts'
import type { FinancialStatementMetadata } from '../contract/financial-statement.ts'
import type { InvoiceMetadata } from '../contract/invoice.ts'
import type { Database } from './database.ts'

/** What the uploader stated about a file, without its content and its password; which of them, goes by the kind of the analysis. */
export type UploadMetadata = StatementUpload | InvoiceUpload | ApplicationUpload
export type StatementUpload = Omit<FinancialStatementMetadata, 'fileContent' | 'password'>
export type InvoiceUpload = Omit<InvoiceMetadata, 'fileContent' | 'password'>
export type ApplicationUpload = Omit<ApplicationMetadata, 'fileContent' | 'password'> & {
  /** Which pages of the file are which document, as a person stated it in the window; absent: as they are recognized. */
  readonly documents?: readonly StatedDocument[]
}

export interface NewUpload {
  /** Also the id of its blob in the vault. */
  readonly id: string
  readonly analysisId: string
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly sha256: string
  readonly metadata: UploadMetadata
  /** Kept only until the file has been read. */
  readonly password: string | null
  /** Epoch ms; absent: now. Of a copy that of its file: retention removes both at once. */
  readonly receivedAt?: number
}

export interface Upload extends NewUpload {
  /** Epoch ms. */
  readonly receivedAt: number
  /** Epoch ms at which retention removed the blob; null while it is there. */
  readonly deletedAt: number | null
}

export interface Uploads {
  /** Adds the files of one analysis, in the order of the request. */
  add(uploads: readonly NewUpload[]): void
  find(id: string): Upload | null
  /** In the order of the request. */
  ofAnalysis(analysisId: string): readonly Upload[]
  /** Replaces what is stated about a file, and its name where one is given. */
  restate(id: string, metadata: UploadMetadata, fileName?: string): void
  /** Puts a file into another analysis, after those it has. */
  move(id: string, analysisId: string): void
  /** Forgets a file; its blob is removed apart. */
  remove(id: string): void
  /** Keeps what reading found (JSON), and forgets the password. */
  saveExtraction(id: string, extraction: unknown): void
  /** What `saveExtraction` kept, in the order of the request; null for a file not read yet. */
  extractions(analysisId: string): readonly unknown[]
  forgetPasswords(analysisId: string): void
  /** Uploads received before `before` (epoch ms) whose blob is still there, oldest first. */
  receivedBefore(before: number): readonly Upload[]
  /** The blob is gone. */
  markDeleted(id: string): void
  /** Ids of every blob that should be in the vault. */
  idsWithBlob(): readonly string[]
}

interface Row {
  id: string
  analysis_id: string
  file_name: string
  size: number
  sha256: string
  metadata: string
  password: string | null
  received_at: number
  deleted_at: number | null
}

const uploadOf = (row: Row): Upload => ({
  id: row.id,
  analysisId: row.analysis_id,
  fileName: row.file_name,
  size: row.size,
  sha256: row.sha256,
  metadata: JSON.parse(row.metadata) as UploadMetadata,
  password: row.password,
  receivedAt: row.received_at,
  deletedAt: row.deleted_at,
})

export function createUploads(database: Database, clock: Clock): Uploads {
  const nextPlace = '(SELECT coalesce(max(position) + 1, 0) FROM uploads WHERE analysis_id = :analysisId)'
  const add = database.prepare(
    `INSERT INTO uploads (id, analysis_id, position, file_name, size, sha256, metadata, password, received_at)
     VALUES (:id, :analysisId, ${nextPlace}, :fileName, :size, :sha256, :metadata, :password, :receivedAt)`,
  )
  const columns = 'id, analysis_id, file_name, size, sha256, metadata, password, received_at, deleted_at'
  const ofAnalysis = database.prepare<[string], Row>(
    `SELECT ${columns} FROM uploads WHERE analysis_id = ? ORDER BY position`,
  )
  const find = database.prepare<[string], Row>(`SELECT ${columns} FROM uploads WHERE id = ?`)
  const saveExtraction = database.prepare('UPDATE uploads SET extraction = ?, password = NULL WHERE id = ?')
  const extractions = database
    .prepare<[string], string | null>('SELECT extraction FROM uploads WHERE analysis_id = ? ORDER BY position')
    .pluck()
  const restate = database.prepare('UPDATE uploads SET metadata = ?, file_name = coalesce(?, file_name) WHERE id = ?')
  const move = database.prepare(`UPDATE uploads SET position = ${nextPlace}, analysis_id = :analysisId WHERE id = :id`)
  const remove = database.prepare('DELETE FROM uploads WHERE id = ?')
  const forgetPasswords = database.prepare('UPDATE uploads SET password = NULL WHERE analysis_id = ?')
  const receivedBefore = database.prepare<[number], Row>(
    `SELECT ${columns} FROM uploads WHERE received_at < ? AND deleted_at IS NULL ORDER BY received_at`,
  )
  const markDeleted = database.prepare('UPDATE uploads SET deleted_at = ?, password = NULL WHERE id = ?')
  const idsWithBlob = database.prepare<[], string>('SELECT id FROM uploads WHERE deleted_at IS NULL').pluck()
  return {
    add(uploads) {
      for (const { metadata, receivedAt = clock.now(), ...upload } of uploads) {
        const { id, analysisId, fileName, size, sha256, password } = upload
        add.run({ id, analysisId, fileName, size, sha256, password, receivedAt, metadata: JSON.stringify(metadata) })
      }
    },
    find(id) {
      const row = find.get(id)
      return row === undefined ? null : uploadOf(row)
    },
    ofAnalysis: analysisId => ofAnalysis.all(analysisId).map(uploadOf),
    restate: (id, metadata, fileName) => void restate.run(JSON.stringify(metadata), fileName ?? null, id),
    move: (id, analysisId) => void move.run({ analysisId, id }),
    remove: id => void remove.run(id),
    saveExtraction: (id, extraction) => void saveExtraction.run(JSON.stringify(extraction), id),
    extractions: analysisId =>
      extractions.all(analysisId).map(body => (body === null ? null : (JSON.parse(body) as unknown))),
    forgetPasswords: analysisId => void forgetPasswords.run(analysisId),
    receivedBefore: before => receivedBefore.all(before).map(uploadOf),
    markDeleted: id => void markDeleted.run(clock.now(), id),
    idsWithBlob: () => idsWithBlob.all(),
  }
}
