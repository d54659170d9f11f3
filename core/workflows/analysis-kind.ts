/** What one kind of analysis adds to what all kinds share: how its files are read, assembled, shown and written as a workbook. */
import type { AnalysisResult, ReportKindName } from '../contract/service.ts'
import type { Analysis, Correction, Headline } from '../store/analyses.ts'
import type { Upload } from '../store/uploads.ts'
import type { FileInput } from './intake/read-file.ts'
import type { ReadOptions } from './intake/read-files.ts'

/** What is to stand where. */
export type Corrected = Pick<Correction, 'path' | 'value'>

/** A signed address of a workbook. */
export interface Download {
  readonly url: string
  /** ISO 8601 in UTC. */
  readonly expiresAt: string
}

/** An upload with the place of its bytes, or what was read of them a moment ago. */
export interface UploadedFile extends Upload {
  readonly source: FileInput['source']
}

export interface AnalysisKind<Read, Prepared, Result extends AnalysisResult> {
  readonly name: ReportKindName
  /** A success counts against the monthly quota. */
  readonly counted: boolean
  /** Of the signed link to its workbook. */
  readonly linkLifetimeMs: number
  /** Reads every file; what it returns is plain data, one entry per file, kept for corrections. Throws the refusals of all files as one. */
  read(files: readonly UploadedFile[], options: ReadOptions): Promise<readonly Read[]>
  /** What takes time, before the result is assembled. Throws Refusal BAD_VALUE for a correction of something that is not there. */
  prepare(read: readonly Read[], corrections: readonly Corrected[]): Promise<Prepared>
  /** Runs in the transaction that keeps the result. Throws Refusal as `prepare`. */
  assemble(prepared: Prepared, about: { readonly analysis: Analysis; readonly download: Download }): Result
  headline(result: Result): Headline
  /** A stored result under a fresh link. */
  withDownload(result: Result, download: Download): Result
  /** The bytes of the workbook. */
  workbook(result: Result): Promise<Uint8Array>
  workbookName(result: Result): string
}

/** A kind as those see it who treat all alike: what it read is given back to no other kind. */
export type AnyAnalysisKind = AnalysisKind<unknown, unknown, AnalysisResult>
export type AnalysisKinds = { readonly [Name in ReportKindName]: AnyAnalysisKind }
