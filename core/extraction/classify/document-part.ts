/** A document within a file, or a range of its pages, with its type. Types only. */
import type { DocumentType } from '../../contract/full-analysis.ts'

/** Pages that belong together, and their classification. */
export interface DocumentPart {
  readonly docType: DocumentType
  /** 0 to 1; type "other" with low confidence when nothing was recognized as typical. */
  readonly confidence: number
  /** The reasons in words a reviewer can check: the phrases and shapes that were found, each with its page. */
  readonly evidence: readonly string[]
  /** 1-based, ascending, without gaps. */
  readonly pages: readonly number[]
}
