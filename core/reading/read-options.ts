/** Options for reading a document. Types only. */
import type { Page } from '../document/model.ts'

export interface ReadingLimits {
  readonly maxPages: number
  /** Maximum number of characters read from one page. */
  readonly maxGlyphsPerPage: number
}

export interface ReadOptions {
  readonly fileName: string
  readonly password?: string
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** `find`: pages of a long scan are previewed for those to recognize. */
  readonly onProgress?: (progress: {
    readonly page: number
    readonly pages: number
    readonly step: 'text' | 'ocr' | 'find'
  }) => void
  /**
   * 0 to 1: how likely the page contains what the caller wants; chooses which pages of a long scan are recognized. Of a
   * long file the caller gets the text of the pages from 0.6 on, and of pages from 0.2 on that follow one; of other
   * pages only when there is none.
   */
  readonly relevance?: (page: Page) => number
  readonly limits?: Partial<ReadingLimits>
}
