/** What one kind of analysis adds to what all kinds share: how its files are read, assembled, corrected, shown and written as a workbook. */
import type { AnalysisKindName, AnalysisResult } from '../contract/service.ts'
import type { Analysis, Correction, Headline } from '../store/analyses.ts'
import type { InspectedUpload } from '../store/inspections.ts'
import type { ReadApplicationFile } from './applications/analyze.ts'
import type { UploadedFile } from './intake/uploaded-file.ts'
import type { ReadOptions } from './intake/read-files.ts'

/** A corrected value and its path. */
export type Corrected = Pick<Correction, 'path' | 'value'>
export type NewCorrection = Pick<Correction, 'path' | 'value' | 'note' | 'author'>

/** A correction under the path it is stored with; `analysisId`: of the analysis that stores it. */
export type StableCorrection = Corrected & { readonly analysisId: string }

/** A signed address of a workbook. */
export interface Download {
  readonly url: string
  /** ISO 8601 in UTC. */
  readonly expiresAt: string
}
/** Signs the address of the workbook of a revision for so long. */
export type SignDownload = (lifetimeMs: number) => Download

export interface AssembleContext<Payload> {
  readonly analysis: Analysis
  readonly download: SignDownload
  /** Assembles and stores the next revision of the application the analysis belongs to; null: there is none. */
  readonly commitApplication: () => Payload | null
}

/** How results of a kind become workbooks. */
export interface ReportWriter<Result> {
  /** The bytes of the workbook. */
  workbook(result: Result): Promise<Uint8Array>
  workbookName(result: Result): string
  /** Whether its bytes are kept after the first download; else it is written at each, of what there is then. */
  readonly isKept: boolean
}

export interface AnalysisKind<Read, Prepared, Result extends AnalysisResult> {
  readonly name: AnalysisKindName
  /** Whether a success counts against the monthly quota (specification 8: of financial statements only). */
  readonly counted: boolean
  /** Whether its files are submitted to an application, which is opened for them. */
  readonly isSubmission: boolean
  /** Reads every file; what it returns is plain data, one entry per file, stored for corrections. Throws the refusals of all files as one. */
  read(analysis: Analysis, files: readonly UploadedFile[], options: ReadOptions): Promise<readonly Read[]>
  /** What an application counts as submitted with this analysis before its job has ended; undefined: nothing. */
  submitted(read: readonly Read[]): readonly ReadApplicationFile[] | undefined
  /** The slow work before the result is assembled. Throws Refusal BAD_VALUE for a correction of something that is not there. */
  prepare(read: readonly Read[], corrections: readonly Corrected[]): Promise<Prepared>
  /** Runs in the transaction that stores the result. null: there is nothing to assemble any more. Throws Refusal as `prepare`. */
  assemble(prepared: Prepared, context: AssembleContext<Result>): Result | null
  headline(result: Result): Headline
  /** A stored result with links that are valid from now. */
  withFreshLinks(result: Result, download: SignDownload): Result
  /** A result with what the inspection of its files found; `files` in the order of the request. */
  withIntegrity(result: Result, files: readonly InspectedUpload[]): Result
  readonly corrections: KindCorrections
  /** null: the kind has no workbook. */
  readonly report: ReportWriter<Result> | null
}

/** What a kind contributes to the correction engine besides `prepare`, which validates and applies. */
export interface KindCorrections {
  /** How a correction is stored. Throws Refusal BAD_VALUE when there is nothing to correct, or the value is not of its type. */
  toStable(analysis: Analysis, given: Corrected): StableCorrection
  /** The value at a stored path now. */
  valueAt(analysis: Analysis, path: string): unknown
  /** Whether a correction changes the application directly, and not only through the result of the analysis. */
  readonly changesApplication: boolean
}

/** A kind as seen by code that treats all alike: what it read is given back to no other kind. */
export type AnyAnalysisKind = AnalysisKind<unknown, unknown, AnalysisResult>
export type AnalysisKinds = { readonly [Name in AnalysisKindName]: AnyAnalysisKind }
