/** The documents of an analysis: which pages of which file each of them is, and what may be done with them. */
import { z } from 'zod'
import { AppId } from './app-id.ts'
import { documentTypes } from './full-analysis.ts'

const pages = z.array(z.number().int().min(1)).min(1).max(2000)

/** Pages of a file that are one document. */
export const PageGroup = z.object({ pages })
/** Which documents of a file are read, each by itself; pages that no group names are not read. */
export const PageGroups = z.array(PageGroup).min(1).max(500)

export const AnalysisDocument = z.object({
  /** 1-based. */
  pages: z.array(z.number().int().min(1)),
  doc_type: z.enum(documentTypes),
  /** The vendor of an invoice, the company of statements; null: not stated. */
  name: z.string().nullable(),
  /** Number of an invoice. */
  reference: z.string().nullable(),
  /** The latest period end of statements, the date of an invoice. */
  period_end: z.iso.date().nullable(),
  /** False: statements of another company, which the result leaves out. */
  included: z.boolean(),
})

export const AnalysisFile = z.object({
  id: z.string(),
  file_name: z.string(),
  /** Of the whole file. */
  page_count: z.number().int().min(0),
  /** The documents as somebody stated them; null: as they are recognized. */
  arrangement: PageGroups.nullable(),
  documents: z.array(AnalysisDocument),
})
export const AnalysisFiles = z.object({ analysis_id: z.string(), files: z.array(AnalysisFile) })

export const ArrangementRequest = z.object({ documents: PageGroups.nullable() })
/** Exactly one target: another analysis of the same kind, an application, or, without either, a new analysis. */
export const MoveRequest = z.object({
  analysisId: z.string().min(1).max(200).nullish(),
  appId: AppId.nullish(),
  /** The document that moves; null: the whole file. */
  pages: pages.nullish(),
})
export const MovedTo = z.object({
  analysis_id: z.string(),
  document_id: z.string(),
  /** True: nothing was left in the analysis it came from, which was removed. */
  source_removed: z.boolean(),
})
export const Separated = z.object({ analysis_ids: z.array(z.string()) })

export type PageGroup = z.infer<typeof PageGroup>
export type AnalysisDocument = z.infer<typeof AnalysisDocument>
export type AnalysisFile = z.infer<typeof AnalysisFile>
export type AnalysisFiles = z.infer<typeof AnalysisFiles>
export type MoveRequest = z.infer<typeof MoveRequest>
export type MovedTo = z.infer<typeof MovedTo>
export type Separated = z.infer<typeof Separated>
