/** Financial statement analyses as the service offers them: submitted, awaited, watched, canceled, corrected, downloaded. */
import type { Readable } from 'node:stream'
import type { FinancialStatementMetadata, FinancialStatementResult } from '../contract/financial-statement.ts'
import type { AnalysisProgress } from '../contract/service.ts'
import type { Tier } from '../store/api-keys.ts'
import type { Correction } from '../store/analyses.ts'

/** A file as it arrived. Exactly one of `bytes` (held in memory) and `storedId` (sealed in the vault while streaming) is set. */
export interface IncomingFile {
  /** Safe base name. */
  readonly fileName: string
  readonly size: number
  /** SHA-256, hex. */
  readonly sha256: string
  readonly bytes: Uint8Array | null
  readonly storedId: string | null
}

export interface StatementRequest {
  /** Files with their entries, in the order of the request. */
  readonly files: readonly { readonly file: IncomingFile; readonly entry: FinancialStatementMetadata }[]
  /** `id` as it is written to usage and analyses; the tier decides whether the quota counts. */
  readonly caller: { readonly id: string; readonly tier: Tier }
}

/** A file behind a signed link. */
export interface Download {
  readonly fileName: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly content: Readable
}

export interface StatementAnalyses {
  /** Where files go that are too large to hold while they stream; what a refused request stored there is removed by the caller. */
  readonly uploads: {
    store(source: AsyncIterable<Uint8Array>): Promise<string>
    remove(id: string): Promise<void>
  }
  /**
   * Accepts a request and queues its analysis; the analysis id is known at once and survives a crash.
   * Throws Refusal NOT_A_PDF, QUOTA_USED_UP, BUSY; then nothing is kept but what `uploads` holds.
   */
  submit(request: StatementRequest): Promise<string>
  /** Ends when the analysis ends. Throws the Refusal it failed with, CANCELED, or an Error for a defect. Whoever hangs up cancels nothing. */
  settled(analysisId: string): Promise<FinancialStatementResult>
  /** null: no such analysis. */
  progress(analysisId: string): AnalysisProgress | null
  /** Calls back at every step until the end, and at once with the state as it is; returns how to stop. */
  watch(analysisId: string, listener: (progress: AnalysisProgress) => void): () => void
  /** False when there is none, or it was over. */
  cancel(analysisId: string): boolean
  /** The newest result with a fresh reportUrl; null: none yet, or no such analysis. */
  result(analysisId: string): FinancialStatementResult | null
  /** Adds a correction and recomputes everything. Throws Refusal NOT_FOUND, CONFLICT (no result yet), BAD_VALUE (no such figure). */
  correct(analysisId: string, correction: Pick<Correction, 'path' | 'value' | 'note' | 'author'>): Correction
  /** The file of a link, after `links.verify`; a workbook is written at its first download. Throws Refusal NOT_FOUND. */
  download(fileId: string): Promise<Download>
  /** Waiting and running, for /health. */
  load(): { readonly waiting: number; readonly running: number }
}
