/** What a document, or a range of its pages, is. Types only. */
import type { DocumentType } from '../../contract/full-analysis.ts'

/** Pages that belong together, and what they are taken for. */
export interface DocumentPart {
  readonly docType: DocumentType
  /** 0 to 1; "other" with low confidence when nothing speaks for anything. */
  readonly confidence: number
  /** Why, in words a reviewer can check: the phrases and shapes that were found, each with its page. */
  readonly evidence: readonly string[]
  /** 1-based, ascending, without gaps. */
  readonly pages: readonly number[]
}
