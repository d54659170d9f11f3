/** Options for reading a document. */
import type { Document, Page, RecognitionAreas } from '../document/model.ts'
import type { TextResult } from './text-pages.ts'

export interface ReadingLimits {
  readonly maxPages: number
  /** Maximum number of characters read from one page. */
  readonly maxGlyphsPerPage: number
}

export const DEFAULT_LIMITS: ReadingLimits = { maxPages: 2000, maxGlyphsPerPage: 100_000 }

/** A page at which an earlier attempt to read the file ended. */
export interface LostPage {
  /** 1-based. */
  readonly page: number
  /** Of the problem that reports it. */
  readonly code: 'PAGE_TIME_LIMIT' | 'PAGE_MEMORY_LIMIT' | 'PAGE_UNREADABLE'
  /** "takes longer than 30 s" */
  readonly reason: string
}

/** What a file may take, and what is known of earlier attempts to read it. */
export interface ReadingBudget {
  /** Pages beyond are not read. */
  readonly maxPages: number
  /** They are not touched again. */
  readonly lost: readonly LostPage[]
  /** 1-based: from this page on nothing is read; null: no such page. */
  readonly stopAt: number | null
  /** Seconds the whole document may take, for the sentence that reports it. */
  readonly seconds: number
  /** Whether the time for reading is used up. */
  isSpent(): boolean
  /** Is called before a page (1-based) is touched; with 0 when no page is. */
  begin(page: number): void
  /** A page as an earlier attempt recognized it; undefined: it did not. */
  recognized(page: number): Page | undefined
  /** Keeps a recognized page for a later attempt. */
  keep(page: Page): void
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
  /** Whether a long file is, by its opening pages, one that `relevance` does not hold for: it is read whole. */
  readonly isReadWhole?: (opening: readonly Page[]) => Promise<boolean>
  /** What of a recognized page is recognized again, by those who know what the page is; null: nothing. */
  readonly recognitionAreas?: (page: Page) => RecognitionAreas | null
  /** The same file as it was read with `relevance`: only the pages that were skipped then are read. */
  readonly earlier?: Document
  readonly limits?: Partial<ReadingLimits>
  /**
   * Reads the text of the pages from index `from` on elsewhere, while the pages before are read here; `isWhole`: of all of them, whatever their
   * relevance. Rejects where it cannot; they are read here then.
   */
  readonly readRest?: (from: number, isWhole: boolean) => Promise<TextResult>
  /** Absent: only `limits` apply. */
  readonly budget?: ReadingBudget
}
